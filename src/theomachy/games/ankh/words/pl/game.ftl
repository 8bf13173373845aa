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

ankh-option-pass = Gotowe
ankh-option-yes = Tak
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

ankh-question-choose-action = Wybierz akcję.
ankh-question-move-which = Wybierz jednostkę do przesunięcia o najwyżej 3 pola.
ankh-question-move-to = Wybierz pole, na którym jednostka zakończy ruch.
ankh-question-summon-what = Wybierz jednostkę do przyzwania.
ankh-question-summon-where = Wybierz pole dla przyzwanej jednostki.
ankh-question-summon-by = Wybierz, z którego przyzwania skorzystać na tym polu.
ankh-question-gain-followers = Wziąć { $amount ->
        [one] { $amount } Wyznawcę
        [few] { $amount } Wyznawców
        [many] { $amount } Wyznawców
       *[other] { $amount } Wyznawcy
    }? Bierzesz wszystkich albo żadnego.
ankh-question-unlock-power = Wybierz moc do odblokowania. Kosztuje tylu Wyznawców, ile wynosi jej poziom. Odblokowanie kończy turę.
ankh-question-reward-first = Dwie moce dają ci teraz Uwielbienie. Wybierz, która pierwsza.
ankh-question-take-monument = Wybierz Monument, nad którym przejmiesz kontrolę.
ankh-question-lay-camel = Postaw następnego Wielbłąda. Linia musi podzielić region na dwie części, każdą z co najmniej 6 polami lądowymi. Pozostałe Wielbłądy: { $amount }.
ankh-question-keep-token = Wybierz nowy region, który zatrzyma żeton Kolejności Konfliktu nr { $what }. Drugi dostanie nowy żeton.
ankh-question-exchange-token = Możesz zamienić żeton nowego regionu z dowolnym innym; niższe numery rozpatruje się wcześniej. Wybierz region.
ankh-question-exchange-with = Wybierz żeton, z którym zamienisz numer { $what }.
ankh-question-choose-cards = { $amount ->
        [one] Wybierz kartę Bitwy
        [few] Wybierz { $amount } karty Bitwy
        [many] Wybierz { $amount } kart Bitwy
       *[other] Wybierz { $amount } karty Bitwy
    }. Wszystkie karty odkrywa się naraz.
ankh-question-card-first = Wybierz, którą z dwóch swoich kart rozpatrzysz najpierw.
ankh-question-break-tie = Masz najwyższą siłę na równi z innymi. Użyć żetonu Przechylenia Szali i wygrać? Działa raz na Konflikt.
ankh-question-obelisk-which = Przed Bitwą możesz przenieść jednostki na pola sąsiadujące z twoimi Obeliskami w regionie. Wybierz jednostkę.
ankh-question-obelisk-to = Wybierz pole sąsiadujące z twoim Obeliskiem.
ankh-question-worship = Poświęcić 2 Wyznawców za 1 punkt Uwielbienia?
ankh-question-build-what = Wybierz Monument do zbudowania.
ankh-question-build-where = Wybierz pole regionu, na którym go zbudujesz.
ankh-question-plague-bid = Plaga Szarańczy: ilu Wyznawców oferujesz? Liczba twoich Wyznawców: { $amount }. Wszystkie oferty się poświęca; przeżyją tylko jednostki strony z najwyższą ofertą.
ankh-question-announce-two-cards = Zagrać w tej Bitwie dwie karty? Możesz to ogłosić raz na Konflikt i wszyscy się o tym dowiedzą.
ankh-question-take-captive = Wybierz, czyjego Wojownika uwięzisz. Każdy uwięziony daje twojemu Bogu +1 do siły.
ankh-question-protect-figure = Wybierz Chronioną jednostkę, którą ocalisz.
ankh-question-gate-from = Bitwa przegrana: możesz położyć żeton Zaświatów. Weź go z puli albo wybierz na Mapie ten, który przeniesiesz.
ankh-question-gate-to = Wybierz puste pole lądowe regionu na żeton Zaświatów.
ankh-question-give-sun = Położyć żeton Słońca na tej jednostce? Opromieniona jednostka daje o 1 punkt Uwielbienia więcej za wygraną w jej regionie.
ankh-question-push-to = Wybierz, dokąd wypchnąć jednostkę.
ankh-question-mummy-to = Wybierz pole sąsiadujące z twoim Bogiem, na które wróci Mumia.
ankh-question-aim-pincers = Wybierz, dokąd skierować szczypce. Na początku następnego Konfliktu Monumenty na tych polach zostaną zniszczone.
ankh-question-take-guardian = Wybierz Strażnika pomniejszego Boga, którego przejmiesz.
ankh-question-give-up-guardian = Brak wolnej podstawki. Wybierz swojego Strażnika, którego usuniesz z gry.

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
