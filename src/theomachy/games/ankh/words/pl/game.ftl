# Nazwy, pytania i zdarzenia gry Ankh.
# Zmienne zdarzeń i pytań: $who i $whom to strony (mianownik), $what to element, karta, moc, akcja lub wydarzenie
# ($what_acc – biernik, $what_gen – dopełniacz), $origin i $where to pola, $amount to liczba.

## Gra

ankh-game = Ankh: Bogowie Egiptu
ankh-edition-final = wydanie finalne
ankh-edition-preview = wydanie przedpremierowe
ankh-scenario-middle-kingdom = Średnie Państwo
ankh-scenario-old-kingdom = Stare Państwo

## Bogowie

ankh-god-amun = Amon
ankh-god-anubis = Anubis
ankh-god-isis = Izyda
ankh-god-osiris = Ozyrys
ankh-god-ra = Ra

## Jednostki i Monumenty

ankh-kind-god = Bóg
    .acc = Boga
    .gen = Boga
ankh-kind-warrior = Wojownik
    .acc = Wojownika
    .gen = Wojownika
ankh-kind-cat-mummy = Kocie Mumie
    .acc = Kocie Mumie
    .gen = Kocich Mumii
ankh-kind-satet = Satet
    .acc = Satet
    .gen = Satet
ankh-kind-mummy = Mumia
    .acc = Mumię
    .gen = Mumii
ankh-kind-apep = Apep
    .acc = Apepa
    .gen = Apepa
ankh-kind-giant-scorpion = Olbrzymi Skorpion
    .acc = Olbrzymiego Skorpiona
    .gen = Olbrzymiego Skorpiona
ankh-kind-androsphinx = Androsfinks
    .acc = Androsfinksa
    .gen = Androsfinksa
ankh-kind-obelisk = Obelisk
    .acc = Obelisk
    .gen = Obelisku
ankh-kind-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
ankh-kind-pyramid = Piramida
    .acc = Piramidę
    .gen = Piramidy

## Karty Bitwy

ankh-card-flood = Wylew Nilu
ankh-card-build = Budowa Monumentu
ankh-card-plague = Plaga Szarańczy
ankh-card-chariots = Rydwany
ankh-card-drought = Susza
ankh-card-miracle = Cud
ankh-card-cycle = Równowaga Maat

## Moce Ankh

ankh-power-commanding = Majestatyczny
ankh-power-inspiring = Natchniony
ankh-power-omnipresent = Wszechobecny
ankh-power-revered = Wielbiony
ankh-power-resplendent = Olśniewający
ankh-power-obelisk-attuned = Żądny Obelisków
ankh-power-temple-attuned = Żądny Świątyń
ankh-power-pyramid-attuned = Żądny Piramid
ankh-power-glorious = Chwalebny
ankh-power-magnanimous = Wspaniałomyślny
ankh-power-bountiful = Łaskawy
ankh-power-worshipful = Czczony
ankh-power-mighty = Potężny
ankh-power-splendiferous = Prześwietny

## Akcje, wydarzenia, zakończenia

ankh-action-move = Ruch Jednostek
ankh-action-summon = Przyzwanie Jednostki
ankh-action-gain = Pozyskanie Wyznawców
ankh-action-unlock = Odblokowanie Mocy Ankh
ankh-track-control-monument = Kontrola Monumentu
ankh-track-camel-caravan = Karawana Wielbłądów
ankh-track-conflict = Konflikt
ankh-ending-running = Gra trwa.
ankh-ending-top-of-track = { $who } dociera na szczyt toru Uwielbienia i wygrywa.
ankh-ending-only-god = W Egipcie zostaje tylko jeden Bóg: { $who }.
ankh-ending-atheist = Wszyscy Bogowie odchodzą w zapomnienie; Egipt porzuca wiarę i nikt nie wygrywa.
ankh-ending-last-event = Po ostatnim wydarzeniu { $who } ma najwięcej Uwielbienia i wygrywa.

## Odpowiedzi

ankh-option-pass = pas (koniec lub nie)
ankh-option-yes = tak
ankh-option-captive = uwięziony Wojownik
ankh-option-gate = przyzwanie na żeton Zaświatów
ankh-option-regular = zwykłe przyzwanie
ankh-option-token = żeton Kolejności Konfliktu nr { $amount }

## Kierunki szczypiec

ankh-facing-n-ne = północ i północny wschód
ankh-facing-ne-se = północny wschód i południowy wschód
ankh-facing-se-s = południowy wschód i południe
ankh-facing-s-sw = południe i południowy zachód
ankh-facing-sw-nw = południowy zachód i północny zachód
ankh-facing-nw-n = północny zachód i północ

## Pytania

ankh-question-choose-action = Którą akcję wybierasz?
ankh-question-move-which = Którą jednostkę teraz przesuwasz? Spasuj, gdy skończysz.
ankh-question-move-to = Na którym polu kończy ruch?
ankh-question-summon-what = Jaką jednostkę przyzywasz? Spasuj, gdy skończysz.
ankh-question-summon-where = Na które pole?
ankh-question-summon-by = To pole jest w zasięgu kilku przyzwań: z którego korzystasz?
ankh-question-gain-followers = Bierzesz Wyznawców czy rezygnujesz ze wszystkich?
ankh-question-unlock-power = Którą moc odblokowujesz? Spasuj, by nie odblokować żadnej.
ankh-question-reward-first = Która moc pierwsza przynosi Uwielbienie?
ankh-question-take-monument = Nad którym Monumentem przejmujesz kontrolę?
ankh-question-lay-camel = Na którym boku staje następny Wielbłąd?
ankh-question-keep-token = Który z dwóch nowych regionów zatrzymuje dotychczasowy żeton Kolejności Konfliktu?
ankh-question-exchange-token = Żeton którego nowego regionu zamieniasz z innym? Spasuj, by nic nie zmieniać.
ankh-question-exchange-with = Z którym żetonem na Mapie?
ankh-question-choose-cards = Którą kartę Bitwy zagrywasz? Wszystkie odkrywa się naraz.
ankh-question-card-first = Którą ze swoich kart rozpatrujesz najpierw?
ankh-question-break-tie = Odwracasz żeton Przechylenia Szali, by wygrać Bitwę?
ankh-question-obelisk-which = Którą jednostkę przenosisz do jednego ze swoich Obelisków? Spasuj, by nie przenosić kolejnych.
ankh-question-obelisk-to = Na które pole sąsiadujące z Obeliskiem?
ankh-question-worship = Poświęcasz 2 Wyznawców za 1 punkt Uwielbienia?
ankh-question-build-what = Jaki Monument budujesz? Spasuj, by nie budować żadnego.
ankh-question-build-where = Na którym polu regionu?
ankh-question-plague-bid = Ilu Wyznawców oferujesz? Wszystkie oferty przepadają.
ankh-question-announce-two-cards = Ogłaszasz, że w tej Bitwie zagrasz dwie karty?
ankh-question-take-captive = Czyjego Wojownika więzisz? Spasuj, by nie więzić żadnego.
ankh-question-protect-figure = Którą Chronioną jednostkę ocalasz? Jeśli spasujesz, pozostałe zginą.
ankh-question-gate-from = Który żeton Zaświatów kładziesz? „Tak” oznacza żeton z puli, pas – żaden.
ankh-question-gate-to = Na którym pustym polu lądowym regionu?
ankh-question-give-sun = Kładziesz żeton Słońca na przyzwanej właśnie jednostce?
ankh-question-push-to = Dokąd wypychasz jednostkę?
ankh-question-mummy-to = Na które pole sąsiadujące ze swoim Bogiem wraca Mumia?
ankh-question-aim-pincers = W którą stronę kierujesz szczypce?
ankh-question-take-guardian = Którego Strażnika pomniejszego Boga przejmujesz? Spasuj, by nie brać pozostałych.
ankh-question-give-up-guardian = Brak wolnej podstawki: który z twoich Strażników odpada z gry?

## Zdarzenia: tury i akcje

ankh-event-turn-begins = { $who } zaczyna turę.
ankh-event-action-chosen = { $who } wybiera akcję { $what }.
ankh-event-marker-returned = Znacznik Akcji { $what } wraca na pole startowe.
ankh-event-figure-moved = { $who } przesuwa { $what_acc } z pola { $origin } na pole { $where }.
ankh-event-figure-pushed = { $who } wypycha jednostkę ({ $whom }: { $what }) z pola { $origin } na pole { $where }.
ankh-event-pincers-aimed = { $who } ustawia szczypce Skorpiona (pole { $where }); kierunek: { $what }.
ankh-event-figure-summoned = { $who } przyzywa { $what_acc } na pole { $where }.
ankh-event-captive-freed = { $who } uwalnia uwięzionego Wojownika; { $whom } dostaje za to { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
        [many] { $amount } Wyznawców
       *[other] { $amount } Wyznawcy
    }.
ankh-event-sun-given = { $who } daje żeton Słońca: jednostka na polu { $where } jest Opromieniona.
ankh-event-followers-bonus = { $who }: z mocy lub zdolności o { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
        [many] { $amount } Wyznawców
       *[other] { $amount } Wyznawcy
    } więcej.
ankh-event-followers-gained = { $who } zyskuje { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
        [many] { $amount } Wyznawców
       *[other] { $amount } Wyznawcy
    }.
ankh-event-followers-sacrificed = { $who } poświęca { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
        [many] { $amount } Wyznawców
       *[other] { $amount } Wyznawcy
    }.
ankh-event-power-unlocked = { $who } odblokowuje moc { $what }.
ankh-event-guardian-gained = { $who } bierze do puli { $what_acc }.
ankh-event-guardian-missed = { $who } odsłania symbol Strażnika, ale nie może wziąć { $what_gen }.

## Zdarzenia: tor Wydarzeń

ankh-event-event-triggered = { $who } wywołuje wydarzenie nr { $amount }: { $what }.
ankh-event-event-lost = { $who } nie może wykorzystać wydarzenia, więc ono przepada.
ankh-event-monument-taken = { $who } przejmuje { $what_acc } na polu { $where }.
ankh-event-camel-laid = { $who } stawia Wielbłąda między polami { $origin } i { $where }.
ankh-event-caravan-declined = { $who } nie ustawia Wielbłądów.
ankh-event-region-split = { $who } dzieli region { $amount }; nowy region dostaje żeton { $what }.
ankh-event-token-kept = { $who } zostawia żeton { $what } w regionie z polem { $where }.
ankh-event-tokens-exchanged = { $who } zamienia miejscami żetony { $what } i { $amount }.

## Zdarzenia: Konflikty

ankh-event-tiebreaker-taken = { $who } bierze żeton Przechylenia Szali.
ankh-event-monument-destroyed = { $what } na polu { $where } ulega zniszczeniu.
ankh-event-monument-abandoned = Monument na polu { $where } ({ $what }) staje się neutralny.
ankh-event-region-skipped = Region { $what }: nikogo tu nie ma.
ankh-event-domination = Region { $what }: { $who } dominuje.
ankh-event-battle-begins = Region { $what }: zaczyna się Bitwa { $amount ->
        [one] { $amount } strony
        [few] { $amount } stron
        [many] { $amount } stron
       *[other] { $amount } strony
    }.
ankh-event-battle-ends = Region { $what }: koniec Bitwy.
ankh-event-conflict-ends = Koniec Konfliktu nr { $amount }.
ankh-event-two-cards-announced = { $who } ogłasza zagranie dwóch kart.
ankh-event-card-revealed = { $who } odkrywa kartę { $what }.
ankh-event-card-returned = { $who } odzyskuje kartę { $what }.
ankh-event-cost-changed = { $who }: cena zmienia się o { $amount }.
ankh-event-monument-built = { $who } buduje { $what_acc } na polu { $where }.
ankh-event-bid-revealed = { $who } oferuje { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
        [many] { $amount } Wyznawców
       *[other] { $amount } Wyznawcy
    }.
ankh-event-plague-spares = Plaga oszczędza tylko jedną stronę: { $who }.
ankh-event-figure-protected = Ochrona ratuje jednostkę na polu { $where } ({ $who }: { $what }).
ankh-event-figure-killed = Na polu { $where } ginie jednostka ({ $who }: { $what }).
ankh-event-captive-taken = { $who } więzi zabitego Wojownika (strona: { $whom }).
ankh-event-mummy-stays = { $who }: dla Mumii nie ma wolnego pola, więc zostaje ona w puli.
ankh-event-figure-subdued = Jednostka na polu { $where } ({ $who }: { $what }) nie wnosi siły.
ankh-event-figures-doubled = { $who }: { $amount ->
        [one] { $amount } jednostka liczy się podwójnie.
        [few] { $amount } jednostki liczą się podwójnie.
        [many] { $amount } jednostek liczy się podwójnie.
       *[other] { $amount } jednostki liczy się podwójnie.
    }
ankh-event-strength-bonus = { $who }: siła +{ $amount }.
ankh-event-strength = { $who } ma siłę { $amount }.
ankh-event-battle-won = { $who } wygrywa Bitwę (przewaga siły: { $amount }).
ankh-event-nobody-wins = Nikt nie wygrywa Bitwy.
ankh-event-reward-bonus = { $who }: nagroda większa o { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }.
ankh-event-gate-placed = { $who } kładzie żeton Zaświatów na polu { $where }.

## Zdarzenia: Uwielbienie, Połączenie Bogów, zapomnienie, koniec gry

ankh-event-devotion-bonus = { $who }: o { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    } Uwielbienia więcej.
ankh-event-devotion-gained = { $who } zyskuje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    } Uwielbienia i jest na polu { $what }.
ankh-event-devotion-lost = { $who } traci { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    } Uwielbienia i jest na polu { $what }.
ankh-event-gods-merge = { $who } i { $whom } łączą się; wyższy Bóg: { $who }.
ankh-event-figure-removed = Z gry odpada jednostka z pola { $where } ({ $who }: { $what }).
ankh-event-guardian-taken-over = { $who } przejmuje Strażnika ({ $whom }: { $what }).
ankh-event-guardian-removed = Z gry odpada Strażnik ({ $who }: { $what }).
ankh-event-gods-merged = { $who } i { $whom } to odtąd jeden Bóg na polu { $what } toru Uwielbienia.
ankh-event-god-forgotten = { $who } jest na czerwonym polu { $what } i odchodzi w zapomnienie.
ankh-event-game-over = Koniec gry.
