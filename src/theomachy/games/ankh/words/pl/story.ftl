# Co się dzieje w Ankh i dlaczego: do podpowiedzi i do opowieści o turze. $mode to do (podpowiedź) albo did (opowieść); $what to jednostka lub rzecz, $where miejsce, $who Bóg.

## Places

ankh-near-obelisk =
    { $whose ->
        [neutral] sąsiadujące z neutralnym Obeliskiem
        [own] sąsiadujące z twoim Obeliskiem
       *[other] sąsiadujące z Obeliskiem ({ $who })
    }
ankh-near-temple =
    { $whose ->
        [neutral] sąsiadujące z neutralną Świątynią
        [own] sąsiadujące z twoją Świątynią
       *[other] sąsiadujące z Świątynią ({ $who })
    }
ankh-near-pyramid =
    { $whose ->
        [neutral] sąsiadujące z neutralną Piramidą
        [own] sąsiadujące z twoją Piramidą
       *[other] sąsiadujące z Piramidą ({ $who })
    }
ankh-in-region = w regionie { $amount }
ankh-on-water = na Wodzie

## Deeds

ankh-deed-action =
    { $mode ->
        [did] Wybiera: { $what }
       *[do] { $what }
    }
ankh-deed-move =
    { $mode ->
        [did] Przesuwa { $what } na pole { $where }
       *[do] Przesuń { $what } na pole { $where }
    }
ankh-deed-push =
    { $mode ->
        [did] Wypycha { $what } na pole { $where }
       *[do] Wypchnij { $what } na pole { $where }
    }
ankh-deed-summon =
    { $mode ->
        [did] Przyzywa { $what } na pole { $where }
       *[do] Przyzwij { $what } na pole { $where }
    }
ankh-deed-build =
    { $mode ->
        [did] Buduje { $what } (pole { $where })
       *[do] Zbuduj { $what } (pole { $where })
    }
ankh-deed-take =
    { $mode ->
        [did] Przejmuje { $what }
       *[do] Przejmij { $what }
    }
ankh-deed-followers =
    { $mode ->
        [did] Pozyskuje
       *[do] Pozyskaj
    } { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
       *[many] { $amount } Wyznawców
    }
ankh-deed-unlock =
    { $mode ->
        [did] Odblokowuje moc: { $what }
       *[do] Odblokuj moc: { $what }
    }
ankh-deed-trigger =
    { $mode ->
        [did] Wywołuje wydarzenie: { $what }
       *[do] To wywołuje wydarzenie: { $what }
    }
ankh-deed-camels =
    { $mode ->
        [did] Kładzie
       *[do] Połóż
    } { $amount ->
        [one] { $amount } Wielbłąda
        [few] { $amount } Wielbłądy
       *[many] { $amount } Wielbłądów
    }
ankh-deed-exchange =
    { $mode ->
        [did] Zamienia żetony regionów { $one } i { $other }
       *[do] Zamień żetony regionów { $one } i { $other }
    }
ankh-deed-sun =
    { $mode ->
        [did] Jednostka zostaje Opromieniona
       *[do] Uczyń tę jednostkę Opromienioną
    }
ankh-deed-gate =
    { $mode ->
        [did] Kładzie żeton Zaświatów na pole { $where }
       *[do] Połóż żeton Zaświatów na pole { $where }
    }

## Reasons

ankh-why-devotion =
    { $case ->
        [gain] Zyskujesz Uwielbienie.
        [cost] Kosztuje cię to Uwielbienie.
        [denial] { $who } zyska mniej Uwielbienia.
       *[gift] { $who } zyska więcej Uwielbienia.
    }
ankh-why-above =
    { $case ->
        [gain] Wyprzedzasz innego Boga na torze Uwielbienia.
       *[cost] Inny Bóg wyprzedzi cię na torze Uwielbienia.
    }
ankh-why-red =
    { $case ->
        [gain] Zbliżasz się do wyjścia z czerwonej części na czas.
       *[cost] Ryzykujesz, że za długo zostaniesz w czerwonej części.
    }
ankh-why-merging =
    { $case ->
        [gain] Połączenie Bogów mniej by ci zaszkodziło.
       *[cost] Połączenie Bogów bardziej by ci zaszkodziło.
    }
ankh-why-dominations =
    { $case ->
        [gain] W następnym Konflikcie zdominujesz { $region ->
        [none] jeszcze jeden region
       *[some] region { $region }
    }.
        [cost] W następnym Konflikcie nie zdominujesz { $region ->
        [none] jednego regionu
       *[some] regionu { $region }
    }.
        [denial] { $who } nie zdominuje { $region ->
        [none] jednego regionu
       *[some] regionu { $region }
    } w następnym Konflikcie.
       *[gift] { $who } zdominuje { $region ->
        [none] jeden region
       *[some] region { $region }
    } w następnym Konflikcie.
    }
ankh-why-majorities =
    { $case ->
        [gain] Zdobędziesz większość Monumentów { $region ->
        [none] w jeszcze jednym regionie
       *[some] w regionie { $region }
    }.
        [cost] Zdobędziesz mniej większości Monumentów { $region ->
        [none] w następnym Konflikcie
       *[some] w regionie { $region }
    }.
        [denial] { $who } zdobędzie mniej większości Monumentów { $region ->
        [none] w następnym Konflikcie
       *[some] w regionie { $region }
    }.
       *[gift] { $who } zdobędzie więcej większości Monumentów { $region ->
        [none] w następnym Konflikcie
       *[some] w regionie { $region }
    }.
    }
ankh-why-victories =
    { $case ->
        [gain] Twoja siła wzrośnie { $region ->
        [none] w następnych Bitwach
       *[some] w Bitwie o region { $region }
    }.
        [cost] Twoja siła spadnie { $region ->
        [none] w następnych Bitwach
       *[some] w Bitwie o region { $region }
    }.
        [denial] { $who }: mniejsza siła { $region ->
        [none] w następnych Bitwach
       *[some] w Bitwie o region { $region }
    }.
       *[gift] { $who }: większa siła { $region ->
        [none] w następnych Bitwach
       *[some] w Bitwie o region { $region }
    }.
    }
ankh-why-casualties =
    { $case ->
        [gain] Mniej twoich jednostek jest zagrożonych { $region ->
        [none] w Bitwach
       *[some] w Bitwie o region { $region }
    }.
       *[cost] Więcej twoich jednostek jest zagrożonych { $region ->
        [none] w Bitwach
       *[some] w Bitwie o region { $region }
    }.
    }
ankh-why-warriors =
    { $case ->
        [gain] Masz więcej Wojowników na Mapie.
       *[cost] Masz mniej Wojowników na Mapie.
    }
ankh-why-guardians =
    { $case ->
        [gain] Masz więcej Strażników na Mapie.
       *[cost] Masz mniej Strażników na Mapie.
    }
ankh-why-reserves =
    { $case ->
        [gain] Masz Strażnika gotowego do przyzwania.
       *[cost] Zostaje ci mniej Strażników do przyzwania.
    }
ankh-why-monuments =
    { $case ->
        [gain] Kontrolujesz więcej Monumentów.
        [cost] Kontrolujesz mniej Monumentów.
        [denial] { $who } kontroluje mniej Monumentów.
       *[gift] { $who } kontroluje więcej Monumentów.
    }
ankh-why-targets =
    { $case ->
        [gain] Staniesz przy Monumencie ({ $what ->
        [obelisk] Obelisk
        [temple] Świątynia
        [pyramid] Piramida
       *[none] neutralny
    }) i przejmiesz go przy najbliższej Kontroli Monumentu.
        [cost] Przy najbliższej Kontroli Monumentu nie przejmiesz już: { $what ->
        [obelisk] Obelisk
        [temple] Świątynia
        [pyramid] Piramida
       *[none] Monument
    }.
        [denial] { $who } przy najbliższej Kontroli Monumentu nie przejmie już: { $what ->
        [obelisk] Obelisk
        [temple] Świątynia
        [pyramid] Piramida
       *[none] Monument
    }.
       *[gift] { $who } przy najbliższej Kontroli Monumentu może przejąć: { $what ->
        [obelisk] Obelisk
        [temple] Świątynia
        [pyramid] Piramida
       *[none] Monument
    }.
    }
ankh-why-gain =
    { $case ->
        [gain] Następne Pozyskanie Wyznawców da ci więcej.
       *[cost] Następne Pozyskanie Wyznawców da ci mniej.
    }
ankh-why-followers =
    { $case ->
        [gain] Masz więcej Wyznawców do poświęcenia.
       *[cost] Masz mniej Wyznawców do poświęcenia.
    }
ankh-why-affordable =
    { $case ->
        [gain] Stać cię na następną moc.
       *[cost] Nie stać cię już na następną moc.
    }
ankh-why-rewards =
    { $case ->
        [gain] Zyskujesz Uwielbienie na koniec każdej tury.
       *[cost] Zyskujesz mniej Uwielbienia na koniec swoich tur.
    }
ankh-why-powers =
    { $case ->
        [gain] Zyskujesz nową moc do końca gry.
       *[cost] Zyskujesz mniej mocy.
    }

## The story of a turn

ankh-story-moves =
    { $amount ->
        [one] Przesuwa { $amount } jednostkę
        [few] Przesuwa { $amount } jednostki
       *[many] Przesuwa { $amount } jednostek
    }
ankh-story-domination = Region { $region }: dominuje { $who }
ankh-story-won = Region { $region }: Bitwę wygrywa { $who }
ankh-story-nobody = Region { $region }: nikt nie wygrywa Bitwy
ankh-story-devotion = { $who }: Uwielbienie { $change }, teraz { $total }
ankh-story-lost =
    { $amount ->
        [one] { $who } traci { $amount } jednostkę
        [few] { $who } traci { $amount } jednostki
       *[many] { $who } traci { $amount } jednostek
    }

## What it means for you

ankh-for-you-lost =
    { $amount ->
        [one] Tracisz { $amount } jednostkę. Wraca do twojej puli.
        [few] Tracisz { $amount } jednostki. Wracają do twojej puli.
       *[many] Tracisz { $amount } jednostek. Wracają do twojej puli.
    }
ankh-for-you-taken = { $who } przejmuje twój Monument: { $what }.
ankh-for-you-contested =
    { $amount ->
        [one] Region { $region } jest teraz sporny.
        [few] O region { $region } walczą teraz { $amount } strony: w następnym Konflikcie będzie tam Bitwa.
       *[many] O region { $region } walczy teraz { $amount } stron: w następnym Konflikcie będzie tam Bitwa.
    }

## The coach

ankh-coach-first-action-title = Twoja tura to dwie akcje
ankh-coach-first-action = Każda akcja przesuwa swój znacznik o jedno pole. Druga akcja musi leżeć niżej na liście. Znacznik, który dojdzie do końca toru, wywołuje następne wydarzenie i to ty je rozgrywasz.
ankh-coach-second-action-title = Została jedna akcja
ankh-coach-second-action = Wybierz spośród akcji leżących niżej niż pierwsza. Po niej twoja tura się kończy.
ankh-coach-control-monument-title = Wydarzenie: Kontrola Monumentu
ankh-coach-control-monument = Gracz, który je wywołał, przejmuje neutralny Monument sąsiadujący z jego jednostką. Monumenty dają Wyznawców, a w Konflikcie Uwielbienie za większość.
ankh-coach-camel-caravan-title = Wydarzenie: Karawana Wielbłądów
ankh-coach-camel-caravan = Gracz, który je wywołał, może podzielić region na dwa linią najwyżej sześciu Wielbłądów. Mniejsze regiony to inni rywale w następnym Konflikcie.
ankh-coach-conflict-title = Wydarzenie: Konflikt
ankh-coach-conflict = Regiony rozstrzyga się w kolejności ich numerów. Kto jest w regionie sam, dominuje. Dwie lub więcej stron toczą Bitwę. Tu zdobywa się Uwielbienie, które decyduje o grze.
ankh-coach-battle-title = Bitwa
ankh-coach-battle = Każda strona potajemnie zagrywa jedną kartę. Twoja siła to jednostki w regionie, karta i moce. Najsilniejsza strona zyskuje 1 Uwielbienie i zabija wrogich Wojowników i Strażników; Bogowie zostają.
ankh-coach-plague-title = Licytacja przeciw Pladze
ankh-coach-plague = Wszyscy potajemnie licytują Wyznawców i wszystkie oferty przepadają. Jedna najwyższa oferta ratuje swoją stronę; pozostali Wojownicy i Strażnicy w regionie giną.
ankh-coach-domination-title = Dominacja
ankh-coach-domination = Strona, która jest w regionie sama, zyskuje 1 Uwielbienie bez walki i 1 za każdy typ Monumentów, w którym ma większość.
ankh-coach-merge-title = Dwoje Bogów się połączyło
ankh-coach-merge = Po trzecim Konflikcie dwoje najniższych Bogów tworzy jedną stronę. Zachowują obie zdolności i razem wygrywają lub przegrywają.
ankh-coach-forgotten-title = Bóg zapomniany
ankh-coach-forgotten = Po czwartym Konflikcie każda strona, która nadal jest w czerwonej części, odpada z gry.
ankh-coach-guardian-title = Dołącza do ciebie Strażnik
ankh-coach-guardian = Czeka w twojej puli. Wprowadź go na Mapę akcją Przyzwanie Jednostki.

## Warnings before a costly answer

ankh-warn-unlock = Odblokowanie kończy turę: rezygnujesz z drugiej akcji.
ankh-warn-followers =
    { $amount ->
        [one] Rezygnujesz z { $amount } Wyznawcy.
        [few] Rezygnujesz z { $amount } Wyznawców.
       *[many] Rezygnujesz z { $amount } Wyznawców.
    }
ankh-warn-move = Żadna jednostka się nie ruszyła: akcja tylko przesunie swój znacznik.
ankh-warn-summon = Nie przyzywasz żadnej jednostki: akcja tylko przesunie swój znacznik.
ankh-warn-power = Niczego nie odblokowujesz, choć stać cię na moc.
