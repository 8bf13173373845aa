# What the two tables of the page say: panels, prompts, life at the table.

## The board

table-nearer = Przybliż
table-whole-map = Pokaż całą planszę
table-camel-sides = Boki, na których może stanąć Wielbłąd
table-cut = dzieli region na części (liczba pól: { $less } i { $more })
table-fertile = pole Zalewowe
table-desert = pole Pustyni
table-water = pole Wody
table-region = region { $amount }
table-gate = żeton Zaświatów
table-sea = woda
table-land = ląd
table-site = heks z rysunkiem kolumny
table-temple = świątynia
table-devotion-track = Tor Uwielbienia
table-red = Czerwona część: kto w niej zostanie, odejdzie w zapomnienie

## Panels

table-panels = Plansze i dziennik
table-own = Mój Bóg
table-own-hand = Moje karty
table-others = Inni
table-close = Zamknij
table-fold = Zwiń
table-unfold = Rozwiń
table-nothing-yet = Jeszcze nic.
table-actions = Tory Akcji
table-pool = pula
table-ankhs = żetony Ankh w puli
table-captives = uwięzieni Wojownicy
table-tiebreaker = ma żeton Przechylenia Szali
table-tiebreaker-down = ma odwrócony żeton Przechylenia Szali
table-battle-cards = Karty Bitwy
table-price = { $amount ->
        [one] kosztuje { $amount } Wyznawcę
        [few] kosztuje { $amount } Wyznawców
        [many] kosztuje { $amount } Wyznawców
       *[other] kosztuje { $amount } Wyznawcy
    }
table-unlocked = odblokowano { $amount } z 2
table-scoring = Po tej epoce liczenie punktów
table-payable = Możesz zapłacić:
table-token = żeton
table-stack = { $amount ->
        [one] { $amount } żeton bogów w stosie
        [few] { $amount } żetony bogów w stosie
        [many] { $amount } żetonów bogów w stosie
       *[other] { $amount } żetonu bogów w stosie
    }
table-feet-reserve = Stopy w osobistej rezerwie: { $amount }, w ogólnej: { $more }
table-columns-reserve = Kolumny w osobistej rezerwie: { $amount }, w ogólnej: { $more }
table-columns-standing = Kolumny na planszy: { $amount }

## The question

table-question = Pytanie
table-done = Gotowe
table-yes = Tak
table-no = Nie
table-no-answer = Tego nie można tu wybrać.
table-triggers = wywołuje wydarzenie: { $what }
table-steps-to = { $amount ->
        [one] { $amount } pole do wydarzenia
        [few] { $amount } pola do wydarzenia
        [many] { $amount } pól do wydarzenia
       *[other] { $amount } pola do wydarzenia
    }
table-steps-cost = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroku
    }, zostanie: { $left }
table-coins-cost = { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }, zostanie: { $left }
table-cards = { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
        [many] { $amount } kart
       *[other] { $amount } karty
    }
table-coins = { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
table-steps = { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
        [many] { $amount } kroków
       *[other] { $amount } kroku
    }
table-pay = Zapłać tak
table-or-change = albo wybierz pierwszą część samodzielnie:
table-pass-ankh-gain-followers = Zrezygnuj
table-yes-ankh-gain-followers = Weź Wyznawców
table-pass-ankh-unlock-power = Nie odblokowuj
table-pass-ankh-lay-camel = Nie stawiaj Wielbłądów
table-pass-ankh-exchange-token = Zostaw żetony
table-pass-ankh-take-monument = Nie przejmuj
table-yes-ankh-break-tie = Wygraj dzięki żetonowi
table-pass-ankh-break-tie = Niech nikt nie wygra
table-pass-ankh-build-what = Nie buduj
table-pass-ankh-take-captive = Nie więź nikogo
table-pass-ankh-protect-figure = Nie ocalaj więcej
table-yes-ankh-gate-from = Żeton z puli
table-pass-ankh-gate-from = Nie kładź żetonu
table-pass-ankh-take-guardian = Zostaw pozostałych
table-pass-pantheon-further-action = Zakończ turę
table-pass-pantheon-gain-revealed = Zrezygnuj
table-pass-pantheon-take-card = Wystarczy
table-pass-pantheon-may-raise = Zostaw bez zmian

## Life at the table

table-bot = gra bot
table-here = przy stole
table-absent = poza stołem
table-frozen = Przy tym stole nie można grać dalej.
table-watching = Oglądasz grę.
table-suggest = Decyduje partner; możesz coś zaproponować.
table-suggested = Partner proponuje to, co oznaczono gwiazdką.
table-ask-back = Poproś o cofnięcie

## Battles

table-battle = Bitwa w regionie { $amount }
table-battles = Dotychczasowe Bitwy
table-choosing = wybiera kartę
table-chosen = karta wybrana
table-no-card = jeszcze bez karty
table-figures = od jednostek
table-strength = siła { $amount }: skąd się bierze
table-strength-now = siła w tej chwili
table-bid = oferta { $amount }
table-killed = zabici: { $amount }

## Advice

table-hint = Podpowiedź
table-thinking = Myślę…
table-foreseen = { $card }: wygrywa w { $won } z { $amount } przypadków, Uwielbienie od { $least } do { $most }, zabici: najwyżej { $killed }
