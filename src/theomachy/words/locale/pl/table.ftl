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
table-price = { $amount ->
        [one] kosztuje { $amount } Wyznawcę
        [few] kosztuje { $amount } Wyznawców
        [many] kosztuje { $amount } Wyznawców
       *[other] kosztuje { $amount } Wyznawcy
    }
table-unlocked = odblokowano { $amount } z 2
table-scoring = Po tej epoce liczenie punktów
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

table-battles = Dotychczasowe Bitwy
table-choosing = wybiera kartę
table-chosen = karta wybrana
table-bid = oferta { $amount }
table-killed = zabici: { $amount }

## Advice

table-hint = Podpowiedź
table-thinking = Myślę…
