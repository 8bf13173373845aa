# Nazwy, pytania i zdarzenia gry Pantheon.
# Zmienne: $who to gracz (mianownik), $what to karta, żeton, bóg lub rodzaj albo wartość półboga,
# $where to heks, $amount to liczba. Teksty z końcówką -secret są dla tych, którzy nie mogą znać $what.

## Gra

pantheon-game = Pantheon
pantheon-ending-running = Gra trwa.
pantheon-ending-second-scoring = Po drugim liczeniu punktów zwycięża: { $who }.
pantheon-legend = Heksy: . ląd, ~ woda, o heks z rysunkiem kolumny, x heks łupu bez żetonu, * żeton łupu (lista poniżej), T świątynia. Pionki według kolorów (r czerwony, g zielony, y żółty, b niebieski): małe litery to stopy, wielkie to kolumny, ^ to stopa po skoku. Wiersz zaczyna się od r, liczba w heksie to q.

## Gracze

pantheon-seat-red = Czerwony
pantheon-seat-green = Zielony
pantheon-seat-yellow = Żółty
pantheon-seat-blue = Niebieski

## Bogowie

pantheon-god-surparit = Surparit
pantheon-god-plaesiris = Plaesiris
pantheon-god-taksator = Taksator
pantheon-god-depraccus = Depraccus
pantheon-god-vinthrad = Vinthrad
pantheon-god-gaiviles = Gaiviles
pantheon-god-stonkus = Stonkus
pantheon-god-gadicea = Gadicea
pantheon-god-pietalte = Pietalte
pantheon-god-traitera = Traitera

## Państwa

pantheon-nation-gallia = Galia
pantheon-nation-germania = Germania
pantheon-nation-graecia = Grecja
pantheon-nation-aegyptus = Egipt
pantheon-nation-persia = Persja
pantheon-nation-cartago = Kartagina
pantheon-nation-iberia = Iberia
pantheon-nation-roma = Rzym

## Żetony łupu

pantheon-loot-demigod = półbóg
pantheon-loot-god = żeton bogów
pantheon-loot-levels-1 = żeton ofiary: 1 poziom
pantheon-loot-levels-2 = żeton ofiary: 2 poziomy
pantheon-loot-cards-2 = 2 karty
pantheon-loot-cards-3 = 3 karty
pantheon-loot-money = specjalna karta pieniędzy
pantheon-loot-steps-1 = 1 krok w każdym ruchu
pantheon-loot-reserve-either = rezerwa: 2 kolumny albo 2 stopy
pantheon-loot-reserve-both = rezerwa: 1 kolumna i 1 stopa

## Żetony bonusu

pantheon-bonus-demigod = półbóg
pantheon-bonus-god = żeton bogów
pantheon-bonus-column = kolumna na dowolnym heksie z rysunkiem kolumny
pantheon-bonus-steps-1 = 1 krok w każdym ruchu
pantheon-bonus-levels-2 = żeton ofiary: 2 poziomy
pantheon-bonus-cards-3 = 3 karty

## Ofiary

pantheon-offering-gift = dary
pantheon-offering-priest = pokłony
pantheon-offering-dancer = tancerki
pantheon-offering-temple = świątynie

## Karty

pantheon-card-move = ruch
pantheon-card-gift = dary
pantheon-card-priest = pokłony
pantheon-card-dancer = tancerki
pantheon-card-temple = świątynie
pantheon-card-coin-1 = 1 moneta
pantheon-card-coin-2 = 2 monety
pantheon-card-coin-3 = 3 monety
pantheon-card-coin-4 = 4 monety
pantheon-card-coin-5 = 5 monet

## Akcje

pantheon-action-move = Ruch
pantheon-action-buy = Kupno
pantheon-action-sacrifice = Składanie ofiary
pantheon-action-draw = Dobieranie kart

## Odpowiedzi

pantheon-option-pass = Gotowe
pantheon-option-draw-instead = Dobierz kartę
pantheon-option-deck = z talii
pantheon-option-reveal = odkryj wierzchni żeton bogów
pantheon-option-foot = stopa
pantheon-option-column = kolumna
pantheon-option-site = kolumna, { $where }
pantheon-option-jump = skok na { $where }
pantheon-option-card = karta: { $what }
pantheon-option-open = odkryta karta: { $what }
pantheon-option-cards = { $what }: tylko karty
pantheon-option-token = { $what }: żeton, potem karty
pantheon-option-level = { $what }: żeton, poziom { $amount }
pantheon-option-demigod = półbóg o wartości { $amount }

## Stół

pantheon-table-epoch = Epoka { $amount } z 6: { $what }
pantheon-table-table = Stół
pantheon-table-set-up = Przygotowanie gry
pantheon-table-points = punkty
pantheon-table-reserve = rezerwa
pantheon-table-hand = karty na ręku
pantheon-table-demigods = półbogowie
pantheon-table-gods = bogowie
pantheon-table-tiles = żetony
pantheon-table-tokens = żetony ofiar
pantheon-table-display = Bogowie na planszy
pantheon-table-demigod-display = Półbogowie na planszy
pantheon-table-loot = Łupy
pantheon-table-picked = Łupy do rozpatrzenia
pantheon-table-open = Odkryte karty
pantheon-table-deck = Talia
pantheon-table-discard = Karty odrzucone
pantheon-table-money = Specjalne karty pieniędzy
pantheon-table-bonus = Bonusy do wyboru

## Pytania

pantheon-question-draw-start-player = Kto rozpoczyna?
pantheon-question-deal-bonus = Jaki żeton bonusu zostaje przydzielony?
pantheon-question-draft-bonus = Wybierz żeton bonusu.
pantheon-question-reveal-nation = Jakie państwo powstaje?
pantheon-question-loot-to-hex = Jaki żeton wychodzi z woreczka?
pantheon-question-choose-action = Wybierz akcję.
pantheon-question-further-action = Możesz użyć Traitery, by wykonać dodatkową akcję; potem trafi do pudełka.
pantheon-question-moving = Postaw stopę lub kolumnę albo zagraj kartę ruchu za 2 kroki. Pozostałe kroki: { $amount }.
pantheon-question-buying = Kup coś albo zagraj kolejną kartę monet. Pozostałe monety: { $amount }; niewydane przepadną.
pantheon-question-spending = Wydaj monety Kartaginy. Pozostałe monety: { $amount }; niewydane przepadną.
pantheon-question-choose-god = Wybierz boga, któremu złożysz ofiarę. Potem opłacisz jego koszt.
pantheon-question-offering = { $what }: wybierz rodzaj ofiar, którym opłacisz liczbę { $amount }.
pantheon-question-gain-revealed = Odkryty bóg: { $what }. Aby go zdobyć, wybierz rodzaj ofiar, którym opłacisz liczbę { $amount }.
pantheon-question-card-to-hand = Jaką kartę dobiera gracz?
pantheon-question-turn-up = Jaka karta zostaje odkryta?
pantheon-question-take-card = Weź odkrytą kartę albo kartę z talii. Karty do wzięcia: { $amount }.
pantheon-question-god-to-player = Jakiego boga zdobywa gracz?
pantheon-question-god-to-display = Jaki bóg trafia na planszę?
pantheon-question-demigod-to-display = Jaki półbóg trafia na planszę?
pantheon-question-demigod-to-player = Jakiego półboga bierze gracz?
pantheon-question-loot-order = Masz kilka żetonów łupu. Wybierz, który rozpatrzyć teraz.
pantheon-question-raise-token = Podnieś jeden ze swoich żetonów ofiar albo weź nowy.
pantheon-question-may-raise = Możesz podnieść jeden ze swoich żetonów ofiar albo wziąć nowy.
pantheon-question-columns-or-feet = Weź do osobistej rezerwy kolumny albo stopy (liczba pionków: { $amount }).
pantheon-question-place-free-column = Wybierz heks z rysunkiem kolumny na darmową kolumnę.
pantheon-question-cards-or-god = Dobrać 2 karty czy odkryć wierzchni żeton bogów i być może go zdobyć?
pantheon-question-reveal-god = Jaki bóg zostaje odkryty?
pantheon-question-discard-card = Masz więcej niż 7 kart. Wybierz kartę do odrzucenia.
pantheon-question-exchange = Możesz wymieniać pionki rezerwy jeden za jeden. Wybierz pionek, który otrzymasz.

## Zdarzenia: przygotowanie gry i epoki

pantheon-event-start-player = { $who } rozpoczyna grę.
pantheon-event-bonus-dealt = { $who } dostaje żeton bonusu: { $what }.
pantheon-event-bonus-drafted = { $who } wybiera żeton bonusu: { $what }.
pantheon-event-nation-revealed = Zaczyna się epoka { $amount }: { $what }.
pantheon-event-god-displayed = Na planszy pojawia się bóg: { $what }.
pantheon-event-demigod-displayed = Na planszy pojawia się półbóg o wartości { $what }.
pantheon-event-loot-placed = Łup na heksie { $where }: { $what }.
pantheon-event-money-sorted = Na wierzchu stosu specjalnych kart pieniędzy leży odtąd najwyższa.
pantheon-event-temple-placed = Świątynia staje na heksie { $where }.
pantheon-event-god-revealed = { $who } odkrywa boga: { $what }.
pantheon-event-god-declined = { $who } rezygnuje z boga; do pudełka trafia: { $what }.
pantheon-event-temple-passed = { $who } dostaje świątynię i rozpocznie następną epokę.
pantheon-event-board-cleared = Państwo upada: stopy wracają do osobistych rezerw, pozostali bogowie i łupy trafiają do pudełka.
pantheon-event-phase-stalled = Faza akcji kończy się z powodu limitu, po { $amount ->
        [one] { $amount } turze
        [few] { $amount } turach
        [many] { $amount } turach
       *[other] { $amount } tury
    }.

## Zdarzenia: tury

pantheon-event-turn-begins = { $who } zaczyna turę.
pantheon-event-turn-passed = { $who } nie może nic zrobić; tura przepada.
pantheon-event-action-chosen = { $who } wybiera akcję: { $what }.
pantheon-event-further-action = { $who } wykonuje dodatkową akcję; do pudełka trafia: { $what }.
pantheon-event-foot-placed = { $who } stawia stopę na heksie { $where }.
pantheon-event-foot-jumped = { $who } wykonuje skok i stawia stopę na heksie { $where }.
pantheon-event-column-placed = { $who } stawia kolumnę na heksie { $where }.
pantheon-event-loot-picked-up = { $who } zabiera łup z heksu { $where }: { $what }.
pantheon-event-loot-carried-out = { $who } rozpatruje żeton łupu: { $what }.
pantheon-event-big-foot-returned = { $who } odkłada dużą stopę.

## Zdarzenia: karty i pionki

pantheon-event-card-played = { $who } zagrywa kartę: { $what }.
pantheon-event-cards-discarded = { $who } odrzuca: { $what } × { $amount }.
pantheon-event-cards-discarded-played = Na stos kart odrzuconych: { $what } × { $amount }.
pantheon-event-card-drawn = { $who } dobiera kartę: { $what }.
pantheon-event-card-drawn-secret = { $who } dobiera kartę z talii.
pantheon-event-open-card-turned = Odkryta zostaje karta: { $what }.
pantheon-event-open-card-taken = { $who } bierze odkrytą kartę: { $what }.
pantheon-event-deck-renewed = Karty odrzucone tworzą nową talię: { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
        [many] { $amount } kart
       *[other] { $amount } karty
    }.
pantheon-event-hand-discarded = { $who } odrzuca wszystkie karty z ręki: { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
        [many] { $amount } kart
       *[other] { $amount } karty
    }.
pantheon-event-money-taken = { $who } bierze specjalną kartę pieniędzy: { $what }.
pantheon-event-feet-taken = { $who } bierze do rezerwy { $amount ->
        [one] { $amount } stopę
        [few] { $amount } stopy
        [many] { $amount } stóp
       *[other] { $amount } stopy
    }.
pantheon-event-columns-taken = { $who } bierze do rezerwy { $amount ->
        [one] { $amount } kolumnę
        [few] { $amount } kolumny
        [many] { $amount } kolumn
       *[other] { $amount } kolumny
    }.
pantheon-event-token-level = { $who } ma żeton ofiary: { $what }, poziom { $amount }.
pantheon-event-token-used = { $who } używa żetonu ofiary: { $what }, poziom { $amount }.

## Zdarzenia: bogowie, punkty, koniec gry

pantheon-event-god-gained = { $who } zdobywa boga: { $what }.
pantheon-event-gods-renewed = Żetony bogów z pudełka tworzą nowy stos: { $amount ->
        [one] { $amount } żeton
        [few] { $amount } żetony
        [many] { $amount } żetonów
       *[other] { $amount } żetonu
    }.
pantheon-event-demigod-taken = { $who } bierze półboga o wartości { $what }.
pantheon-event-demigod-taken-secret = { $who } bierze półboga ze stosu.
pantheon-event-points-scored = { $who } zdobywa { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }.
pantheon-event-game-won = { $who } wygrywa grę.
