# Co się dzieje w Pantheonie i dlaczego: do podpowiedzi i do opowieści o turze. $mode to do (podpowiedź) albo did (opowieść); $what to rzecz, $where miejsce, $who gracz.

## Deeds

pantheon-deed-action =
    { $mode ->
        [did] Wybiera: { $what }
       *[do] { $what }
    }
pantheon-deed-feet =
    { $mode ->
        [did] Stawia
       *[do] Postaw
    } { $amount ->
        [one] { $amount } stopę
        [few] { $amount } stopy
       *[many] { $amount } stóp
    }
pantheon-deed-column =
    { $mode ->
        [did] Stawia kolumnę: { $where }
       *[do] Postaw kolumnę: { $where }
    }
pantheon-deed-loot =
    { $mode ->
        [did] Zabiera łup: { $what }
       *[do] Zabierz łup: { $what }
    }
pantheon-deed-card =
    { $mode ->
        [did] Zagrywa kartę: { $what }
       *[do] Zagraj kartę: { $what }
    }
pantheon-deed-open =
    { $mode ->
        [did] Bierze odkrytą kartę: { $what }
       *[do] Weź odkrytą kartę: { $what }
    }
pantheon-deed-money =
    { $mode ->
        [did] Bierze specjalną kartę pieniędzy: { $what }
       *[do] Weź specjalną kartę pieniędzy: { $what }
    }
pantheon-deed-take-feet =
    { $mode ->
        [did] Bierze
       *[do] Weź
    } { $amount ->
        [one] { $amount } stopę
        [few] { $amount } stopy
       *[many] { $amount } stóp
    }
pantheon-deed-take-columns =
    { $mode ->
        [did] Bierze
       *[do] Weź
    } { $amount ->
        [one] { $amount } kolumnę
        [few] { $amount } kolumny
       *[many] { $amount } kolumn
    }
pantheon-deed-token =
    { $mode ->
        [did] Podnosi żeton ofiary: { $what }, poziom { $amount }
       *[do] Podnieś żeton ofiary: { $what }, poziom { $amount }
    }
pantheon-deed-god =
    { $mode ->
        [did] Zdobywa Boga: { $what }
       *[do] Zdobądź Boga: { $what }
    }
pantheon-deed-demigod =
    { $mode ->
        [did] Bierze { $value ->
        [none] półboga
       *[some] półboga o wartości { $value }
    }
       *[do] Weź { $value ->
        [none] półboga
       *[some] półboga o wartości { $value }
    }
    }
pantheon-deed-bonus =
    { $mode ->
        [did] Wybiera żeton bonusu: { $what }
       *[do] Wybierz żeton bonusu: { $what }
    }

## Reasons

pantheon-why-points =
    { $case ->
        [gain] Zdobywasz punkty.
        [cost] Kosztuje cię to punkty.
        [denial] { $who } zdobędzie mniej punktów.
       *[gift] { $who } zdobędzie więcej punktów.
    }
pantheon-why-demigods =
    { $case ->
        [gain] Twoi półbogowie dadzą więcej przy liczeniu punktów.
       *[cost] Twoi półbogowie dadzą mniej przy liczeniu punktów.
    }
pantheon-why-columns =
    { $case ->
        [gain] Twoje kolumny dadzą więcej przy liczeniu punktów.
        [cost] Twoje kolumny dadzą mniej przy liczeniu punktów.
        [denial] { $who }: kolumny dadzą mniej przy liczeniu punktów.
       *[gift] { $who }: kolumny dadzą więcej przy liczeniu punktów.
    }
pantheon-why-column-reserve =
    { $case ->
        [gain] Masz więcej kolumn do postawienia.
       *[cost] Zostaje ci mniej kolumn do postawienia.
    }
pantheon-why-feet =
    { $case ->
        [gain] Masz więcej stóp do ruchu.
       *[cost] Masz mniej stóp do ruchu.
    }
pantheon-why-loot-picked =
    { $case ->
        [gain] Zabierasz łupy po drodze.
       *[cost] Zabierasz mniej łupów.
    }
pantheon-why-loot =
    { $case ->
        [gain] Łup znajdzie się w twoim zasięgu.
        [cost] Łup będzie dalej od ciebie.
        [denial] { $who }: łup będzie dalej.
       *[gift] { $who }: łup znajdzie się w zasięgu.
    }
pantheon-why-sites =
    { $case ->
        [gain] Miejsce na kolumnę znajdzie się w twoim zasięgu.
       *[cost] Miejsca na kolumny będą dalej od ciebie.
    }
pantheon-why-god-ready =
    { $case ->
        [gain] W następnej turze stać cię na Boga.
        [cost] W następnej turze nie stać cię już na Boga.
        [denial] { $who }: w następnej turze nie wystarczy na Boga.
       *[gift] { $who }: w następnej turze wystarczy na Boga.
    }
pantheon-why-god-short =
    { $case ->
        [gain] Zbliżasz się do opłacenia Boga.
       *[cost] Oddalasz się od opłacenia Boga.
    }
pantheon-why-levels =
    { $case ->
        [gain] Twoje żetony ofiar pokrywają większą część ceny Bogów.
       *[cost] Twoje żetony ofiar pokrywają mniejszą część ceny Bogów.
    }
pantheon-why-movement =
    { $case ->
        [gain] Masz więcej kart ruchu.
       *[cost] Zużywasz karty ruchu.
    }
pantheon-why-offerings =
    { $case ->
        [gain] Masz więcej kart ofiar.
       *[cost] Zużywasz karty ofiar.
    }
pantheon-why-coins =
    { $case ->
        [gain] Masz więcej monet w ręce.
       *[cost] Wydajesz monety.
    }
pantheon-why-steps =
    { $case ->
        [gain] Zyskujesz więcej kroków w każdym ruchu.
       *[cost] Masz mniej kroków w ruchach.
    }
pantheon-why-draws =
    { $case ->
        [gain] Przy każdym dobieraniu dostajesz więcej kart.
       *[cost] Przy dobieraniu dostajesz mniej kart.
    }
pantheon-why-end =
    { $case ->
        [gain] W następnej turze możesz zakończyć epokę i zdobyć punkty.
        [cost] W następnej turze nie zakończysz już epoki.
        [denial] { $who } w następnej turze nie zakończy już epoki.
       *[gift] { $who } w następnej turze może zakończyć epokę.
    }

## The story of a turn

pantheon-story-draws =
    { $amount ->
        [one] Dobiera { $amount } kartę
        [few] Dobiera { $amount } karty
       *[many] Dobiera { $amount } kart
    }
pantheon-story-points =
    { $amount ->
        [one] { $who } zdobywa { $amount } punkt
        [few] { $who } zdobywa { $amount } punkty
       *[many] { $who } zdobywa { $amount } punktów
    }

## What it means for you

pantheon-for-you-loot =
    { $amount ->
        [one] Został tylko { $amount } łup: epoka może się wkrótce skończyć (3 punkty dla tego, kto ją zakończy).
        [few] Zostały tylko { $amount } łupy: epoka może się wkrótce skończyć (3 punkty dla tego, kto ją zakończy).
       *[many] Zostało tylko { $amount } łupów: epoka może się wkrótce skończyć (3 punkty dla tego, kto ją zakończy).
    }

## The coach

pantheon-coach-first-action-title = Jedna akcja w turze
pantheon-coach-first-action = Ruch, by zbierać łupy i stawiać kolumny, Zakup pionków i żetonów za monety, Ofiara, by zdobyć Boga, albo dobieranie kart, które na to wszystko pozwalają.
pantheon-coach-moving-title = Ruch
pantheon-coach-moving = Duża stopa daje 1 krok, każda karta ruchu 2 następne. Każdy krok to jedna stopa albo, na miejscu na kolumnę, kolumna. Niewykorzystane kroki przepadają.
pantheon-coach-buying-title = Zakup
pantheon-coach-buying = Wszystkie zagrane monety tworzą jedną sumę i możesz za nią kupić kilka rzeczy. Reszta przepada.
pantheon-coach-sacrifice-title = Ofiara
pantheon-coach-sacrifice = Bóg kosztuje od jednej do czterech liczb. Każdą opłać kartami jednego rodzaju, a dla każdej liczby wybierz inny rodzaj. Żetony ofiar płacą i zostają u ciebie.
pantheon-coach-loot-title = Łup
pantheon-coach-loot = Stopa na heksie z łupem go zabiera. Łupy rozpatruje się po ruchu. Gdy zniknie ostatni łup, epoka się kończy.
pantheon-coach-follow-title = Dołącz do ruchu
pantheon-coach-follow = Ktoś wybrał Ruch, więc ty też możesz się ruszyć. Jeśli niczego nie postawisz, dobierasz kartę.
pantheon-coach-god-title = Bóg jest twój
pantheon-coach-god = Działanie jest opisane na płytce. Niektórzy Bogowie pomagają od razu, inni do końca gry.
pantheon-coach-epoch-title = Nowa epoka
pantheon-coach-epoch = Aktywny gracz dostał 3 punkty za zakończenie poprzedniej. Stopy wracają, kolumny zostają. Nowy naród przynosi nowe łupy, Bogów i świątynię, od której zaczynasz.
pantheon-coach-scoring-title = Liczenie punktów
pantheon-coach-scoring = Półbogowie dają swoje wartości, a każda kolumna tym więcej, im więcej ich masz. Punkty liczy się dwa razy: po epoce 3 i po epoce 6.

## Warnings before a costly answer

pantheon-warn-steps =
    { $amount ->
        [one] Tracisz { $amount } krok.
        [few] Tracisz { $amount } kroki.
       *[many] Tracisz { $amount } kroków.
    }
pantheon-warn-coins =
    { $amount ->
        [one] Tracisz { $amount } monetę.
        [few] Tracisz { $amount } monety.
       *[many] Tracisz { $amount } monet.
    }
