# Stół gry Ankh: pasek Akcji, najbliższe wydarzenia, plansze Bogów, kto by wygrał.

## Pasek Akcji

ankh-table-action-of = Twoja tura: Akcja { $number } z { $of }
ankh-table-only-action = Twoja tura: jedyna Akcja
ankh-table-order-first = Potem możesz wykonać drugą Akcję, dalszą na liście.
ankh-table-order-second = Musi być dalej na liście niż „{ $action }”.
ankh-table-order-only = Gracz połączonego Boga wykonuje jedną Akcję.
ankh-table-first = Najpierw wybierz Akcję.
ankh-table-short-move = Ruch
ankh-table-short-summon = Przyzwanie
ankh-table-short-gain = Wyznawcy
ankh-table-short-unlock = Moc
ankh-table-move = { $amount ->
        [one] { $amount } twoja jednostka może przejść do 3 pól.
        [few] { $amount } twoje jednostki mogą przejść do 3 pól każda.
       *[many] { $amount } twoich jednostek może przejść do 3 pól każda.
    }
ankh-table-move-none = Żadna twoja jednostka nie może się ruszyć: przesunie się tylko znacznik.
ankh-table-summon = { $amount ->
        [one] Umieść { $amount } jednostkę z puli na polu sąsiadującym z twoją jednostką lub Monumentem.
        [few] Umieść do { $amount } jednostek: jedną na polu sąsiadującym z twoją jednostką lub Monumentem, pozostałe dzięki Bogu i mocom.
       *[many] Umieść do { $amount } jednostek: jedną na polu sąsiadującym z twoją jednostką lub Monumentem, pozostałe dzięki Bogu i mocom.
    }
ankh-table-summon-none = Nie możesz teraz umieścić żadnej jednostki: przesunie się tylko znacznik.
ankh-table-gain-now = { $amount ->
        [one] +{ $amount } Wyznawca teraz
        [few] +{ $amount } Wyznawców teraz
       *[many] +{ $amount } Wyznawców teraz
    }
ankh-table-gain = za neutralne i własne Monumenty sąsiadujące z twoimi jednostkami oraz dzięki mocom.
ankh-table-gain-none = Z twoimi jednostkami nie sąsiaduje neutralny ani własny Monument: przesunie się tylko znacznik.
ankh-table-unlock = { $amount ->
        [one] Zapłać { $amount } Wyznawcę za moc poziomu { $level }.
        [few] Zapłać { $amount } Wyznawców za moc poziomu { $level }.
       *[many] Zapłać { $amount } Wyznawców za moc poziomu { $level }.
    }
ankh-table-unlock-poor = { $amount ->
        [0] Nie masz Wyznawców: przesunie się tylko znacznik.
        [one] Masz { $amount } Wyznawcę: przesunie się tylko znacznik.
        [few] Masz { $amount } Wyznawców: przesunie się tylko znacznik.
       *[many] Masz { $amount } Wyznawców: przesunie się tylko znacznik.
    }
ankh-table-unlock-all = Wszystko, co można, jest odblokowane: przesunie się tylko znacznik.
ankh-table-left = { $amount ->
        [one] Potem { $amount } krok do wydarzenia
        [few] Potem { $amount } kroki do wydarzenia
       *[many] Potem { $amount } kroków do wydarzenia
    }
ankh-table-left-now = { $amount ->
        [one] { $amount } krok do wydarzenia
        [few] { $amount } kroki do wydarzenia
       *[many] { $amount } kroków do wydarzenia
    }
ankh-table-triggers = Wywołuje wydarzenie: { $event }
ankh-table-then = Potem: { $actions }
ankh-table-then-ends = Potem twoja tura się kończy
ankh-table-unlock-ends = Odblokowanie kończy twoją turę
ankh-table-above = Wcześniej na liście niż „{ $action }”
ankh-table-above-short = Nie po: { $action }
ankh-table-left-short = potem jeszcze { $amount }
ankh-table-triggers-short = wywołuje wydarzenie
ankh-table-done = Wykonana w tej turze
ankh-table-moved = Ruszone jednostki: { $amount } z { $of }
ankh-table-do-move = Wybierz jednostki
ankh-table-do-summon = Wybierz jednostkę
ankh-table-do-gain = Weź Wyznawców
ankh-table-do-unlock = Wybierz moc
ankh-table-do-marker = Tylko przesuń znacznik

## Najbliższe wydarzenia

ankh-table-events = Wydarzenia
ankh-table-event-of = { $number } z { $of }
ankh-table-conflict = Konflikt { $number }
ankh-table-near = { $steps ->
        [one] następne: za { $steps } krok ({ $action })
        [few] następne: za { $steps } kroki ({ $action })
       *[many] następne: za { $steps } kroków ({ $action })
    }
ankh-table-after-that = po nim
ankh-table-then-merge = potem dwoje najniższych Bogów się łączy
ankh-table-then-forget = potem Bogowie z czerwonej części odchodzą
ankh-table-then-over = potem koniec gry
ankh-table-would-merge = potem połączą się { $who }
ankh-table-would-forget = potem zapomnienie: { $who }
ankh-table-would-forget-nobody = potem zapomnienie: teraz nikt
ankh-table-would-end = ostatnie wydarzenie: teraz wygrywa { $who }
ankh-table-now = trwa teraz
ankh-table-happening = Teraz: { $event }.
ankh-table-later = Dalsze wydarzenia
ankh-table-omen-merge = Po Konflikcie { $number } dwoje najniższych Bogów się łączy. Teraz: { $who }.
ankh-table-omen-forget = Po Konflikcie { $number } Bogowie w czerwonej części odchodzą w zapomnienie. Teraz: { $who }.
ankh-table-omen-forget-nobody = Po Konflikcie { $number } Bogowie w czerwonej części odchodzą w zapomnienie. Teraz nie ma tam nikogo.
ankh-table-omen-end = Konflikt { $number } to ostatnie wydarzenie: po nim wygrywa najwyższy Bóg. Teraz: { $who }.
ankh-table-merge-line = Dwoje Bogów na samym dole łączy się po Konflikcie { $number }.
ankh-table-forget-line = Czerwona część, do pola { $space }: Bogowie, którzy są tu po Konflikcie { $number }, odchodzą w zapomnienie.
ankh-table-top-line = Bóg, który dotrze na pole { $space }, wygrywa natychmiast.

## Karty i plansze

ankh-table-hand = Twoje karty Bitwy
ankh-table-hand-of = Karty Bitwy
ankh-table-hand-count = na ręce: { $amount }, zagrane: { $played }
ankh-table-hand-back = Zagrane karty przywraca { $card }.
ankh-table-strength = Siła
ankh-table-in-hand = Karty Bitwy na ręce
ankh-table-played = zagrana
ankh-table-may-play = Może jeszcze zagrać
ankh-table-has-played = Zagrane
ankh-table-level = Poziom { $level }
ankh-table-unlocked = { $amount } z { $of }
ankh-table-price = { $amount ->
        [one] cena: { $amount } Wyznawca
        [few] cena: { $amount } Wyznawców
       *[many] cena: { $amount } Wyznawców
    }
ankh-table-brings = moc { $number } daje Strażnika: { $guardian }
ankh-table-brings-next = następna daje Strażnika: { $guardian }
ankh-table-brought = zdobyty Strażnik: { $guardian }
ankh-table-none-left = Strażników już nie ma: { $guardian }
ankh-table-tokens = Żetony Ankh na Monumenty
ankh-table-powers = Moce
ankh-table-no-powers = Jeszcze bez mocy
ankh-table-pool = W puli
ankh-table-your-god = twój Bóg
ankh-table-open-board = Otwórz planszę: { $who }

## Kto by wygrał

ankh-table-who = Kto by wygrał?
ankh-table-who-none = nikogo tu nie ma
ankh-table-who-alone = { $who }: Dominacja, Uwielbienie +{ $amount }
ankh-table-who-ahead = Prowadzi { $who }: za zwycięstwo Uwielbienie +{ $amount }
ankh-table-who-tied = Remis: bez kart nikt nie wygra
ankh-table-who-strength = { $who }: siła { $amount }
ankh-table-who-majority = { $what }: { $who }, za większość Uwielbienie +{ $amount }
ankh-table-who-before-cards = Bez kart Bitwy.
ankh-table-unlock-guardian = Daje też Strażnika: { $guardian }.
ankh-table-unlock-no-guardian = Nie daje Strażnika, bo już ich nie ma: { $guardian }.
ankh-table-captive-note = Za uwolnienie płacisz Anubisowi 1 Wyznawcę.
