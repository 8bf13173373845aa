# What every printed thing of Ankh does: its whole effect, and its gist in at most 45 characters.
# `effects.py` lists the rules each effect sums up. Where the preview edition differs, its text has `-preview-`.

## Bogowie

ankh-effect-god-amun = Niewidzialne Siły. Raz na Konflikt, zanim ktokolwiek wybierze kartę na Bitwę, możesz ogłosić, że zagrasz dwie. Musisz wtedy zagrać dokładnie dwie: dodaj siłę obu i rozpatrz oba efekty.
ankh-effect-god-anubis = Sędzia Zmarłych. Ilekroć gdziekolwiek giną wrodzy Wojownicy, możesz uwięzić jednego z nich (masz 3 miejsca). W Rozstrzygnięciu Bitwy twój Bóg ma +1 do siły za każdego uwięzionego Wojownika. Właściciel może przyzwać uwięzionego Wojownika, płacąc ci 1 Wyznawcę.
ankh-effect-god-isis = Opiekunka. Twoje jednostki sąsiadujące z wrogą jednostką są Chronione: gdy któraś ma zginąć w Rozstrzygnięciu Bitwy, możesz ją ocalić. Plaga Szarańczy nadal je zabija.
ankh-effect-god-osiris = Brama Zaświatów. Po przegranej Bitwie możesz położyć jeden z 3 żetonów Zaświatów, z puli lub z Mapy, na pustym polu lądowym tego regionu. W akcji Przyzwanie Jednostki możesz dodatkowo przyzwać jedną jednostkę na dowolny żeton Zaświatów, na którym nie ma jednostki. Zatrzymać się tam mogą tylko twoje jednostki, a budować nie może nikt.
ankh-effect-god-ra = Opromieniający. Przyzywając jednostkę, możesz położyć na niej jeden z 3 żetonów Słońca: staje się Opromieniona. Mając w regionie Opromienioną jednostkę, zyskujesz o 1 punkt Uwielbienia więcej za Dominację lub wygraną Bitwę. Gdy jednostka ginie, żeton wraca do ciebie.
ankh-effect-preview-god-anubis = Sędzia Zmarłych. Ilekroć gdziekolwiek giną Wojownicy, nawet twoi, możesz uwięzić jednego z nich (masz 3 miejsca). W Rozstrzygnięciu Bitwy twój Bóg ma +1 do siły za każdego uwięzionego Wojownika. Inne strony mogą przyzwać swoich uwięzionych Wojowników, płacąc ci po 1 Wyznawcy; własnych nie możesz uwolnić.
ankh-effect-preview-god-isis = Opiekunka. Twoje jednostki sąsiadujące z wrogą jednostką są Chronione: w ogóle nie można ich zabić, nawet Plagą Szarańczy.
ankh-effect-preview-god-osiris = Brama Zaświatów. Po przegranej Bitwie możesz położyć jeden z 3 żetonów Zaświatów, z puli lub z Mapy, na pustym polu lądowym tego regionu. W akcji Przyzwanie Jednostki możesz dodatkowo przyzwać jedną jednostkę na dowolny żeton Zaświatów, na którym nie ma ani jednostki, ani Monumentu. Zatrzymywać się i budować możesz tam tylko ty.
ankh-effect-preview-god-ra = Opromieniający. Przyzywając jednostkę, możesz położyć na niej jeden z 3 żetonów Słońca: staje się Opromieniona. Mając w regionie Opromienioną jednostkę, zyskujesz o 1 punkt Uwielbienia więcej za wygraną Bitwę, ale nie za Dominację. Gdy jednostka ginie, żeton wraca do ciebie.

## Karty Bitwy

ankh-effect-card-flood = +0 do siły. Po odkryciu zyskujesz 1 Wyznawcę za każdą swoją jednostkę na polu Zalewowym w regionie. Te jednostki nie mogą zginąć w Rozstrzygnięciu Bitwy, ale może je zabić Plaga Szarańczy.
ankh-effect-card-build = +0 do siły. Możesz poświęcić 3 Wyznawców, by postawić Obelisk, Świątynię lub Piramidę z zasobów na pustym polu lądowym w regionie. Połóż na Monumencie swój żeton Ankh: od razu go kontrolujesz.
ankh-effect-card-plague = +1 do siły. Każda strona z jednostką w regionie potajemnie oferuje Wyznawców; wszystkie oferty się poświęca. Potem giną wszyscy Wojownicy i Strażnicy w regionie prócz jednostek strony z najwyższą ofertą. Przy remisie o najwyższą ofertę nikt nie jest oszczędzony.
ankh-effect-card-chariots = +3 do siły. Bez innego efektu.
ankh-effect-card-drought = +1 do siły. Jeśli wygrasz Bitwę, zyskujesz dodatkowo 1 punkt Uwielbienia za każdą swoją jednostkę na polu Pustyni w regionie.
ankh-effect-card-miracle = +0 do siły. Po Rozstrzygnięciu Bitwy zyskujesz 1 punkt Uwielbienia za każdą swoją jednostkę zabitą w tej Bitwie, przez Plagę Szarańczy lub w Rozstrzygnięciu.
ankh-effect-card-cycle = +0 do siły. Na koniec Bitwy weź na rękę wszystkie swoje zagrane karty Bitwy, także tę.
ankh-effect-preview-card-flood = +0 do siły. Po Pladze Szarańczy zyskujesz 1 Wyznawcę za każdą swoją jednostkę na polu Zalewowym w regionie. Karta ich nie chroni.
ankh-effect-preview-card-build = +0 do siły. Możesz postawić Monument z zasobów na pustym polu lądowym w regionie i przejąć nad nim kontrolę. Kosztuje to 2 Wyznawców i jeszcze 2 za każdy Monument tego rodzaju, który już kontrolujesz na Mapie.
ankh-effect-preview-card-plague = +1 do siły. Przed wszystkimi innymi kartami każda strona z jednostką w regionie potajemnie oferuje Wyznawców; wszystkie oferty się poświęca. Potem giną wszyscy Wojownicy i Strażnicy w regionie prócz jednostek strony z najwyższą ofertą. Przy remisie o najwyższą ofertę nikt nie jest oszczędzony. Kilka takich kart wywołuje tylko jedną Plagę.
ankh-effect-preview-card-drought = +2 do siły. W Rozstrzygnięciu Bitwy siła każdej twojej jednostki na polu Pustyni w regionie liczy się podwójnie.

## Moce Ankh

ankh-effect-power-commanding = Gdy wygrywasz Bitwę, zyskujesz 3 Wyznawców. Dominacja się nie liczy.
ankh-effect-power-inspiring = Twoja karta Budowa Monumentu nie kosztuje cię Wyznawców.
ankh-effect-power-omnipresent = Na początku każdego Konfliktu zyskujesz 1 Wyznawcę za każdy region, w którym masz jednostkę.
ankh-effect-power-revered = Każda twoja akcja Pozyskanie Wyznawców daje o 1 Wyznawcę więcej.
ankh-effect-power-resplendent = Dopóki kontrolujesz na Mapie co najmniej 3 Monumenty jednego rodzaju, twój Bóg ma siłę 3 zamiast 1.
ankh-effect-power-obelisk-attuned = Na początku Bitwy w regionie, w którym masz jednostkę, możesz przenieść dowolne swoje jednostki z całej Mapy na puste pola lądowe sąsiadujące z twoimi Obeliskami w tym regionie. Każdą wolno tak przenieść raz na Bitwę.
ankh-effect-power-temple-attuned = +2 do siły za każdą twoją Świątynię w regionie Bitwy, z którą sąsiaduje co najmniej jedna twoja jednostka.
ankh-effect-power-pyramid-attuned = W akcji Przyzwanie Jednostki za każdą swoją Piramidę możesz dodatkowo przyzwać jedną jednostkę na sąsiadujące z nią puste pole lądowe. Apep może trafić także na sąsiadujące pole Wody.
ankh-effect-power-glorious = Jeśli wygrasz Bitwę, mając co najmniej o 3 punkty siły więcej niż każdy inny uczestnik, podstawowa nagroda to 3 punkty Uwielbienia zamiast 1. Wygrana dzięki żetonowi Przechylenia Szali się nie liczy.
ankh-effect-power-magnanimous = Jeśli przegrasz Bitwę, ale na początku jej Rozstrzygnięcia masz w regionie co najmniej 2 jednostki, zyskujesz 2 punkty Uwielbienia. Nie musisz ich stracić.
ankh-effect-power-bountiful = Ilekroć zyskujesz Uwielbienie w czerwonej części toru (pola 0–20), zyskujesz o 1 punkt więcej.
ankh-effect-power-worshipful = Po każdej Bitwie, w której zagrywasz kartę, możesz poświęcić 2 Wyznawców za 1 punkt Uwielbienia, nawet jeśli nie masz tam już jednostek.
ankh-effect-power-mighty = Jeśli wygrasz Bitwę, mając co najmniej o 2 punkty siły więcej niż każdy inny uczestnik, zyskujesz 1 dodatkowy punkt Uwielbienia, a każdy inny uczestnik traci 1.
ankh-effect-power-splendiferous = Po akcjach swojej tury zyskujesz 1 punkt Uwielbienia, jeśli masz co najmniej 10 Wyznawców.
ankh-effect-preview-power-inspiring = Budowa Monumentu nigdy nie kosztuje cię więcej niż 3 Wyznawców: 2 za pierwszy Monument danego rodzaju, 3 za każdy następny.
ankh-effect-preview-power-resplendent = Mając jednostkę w regionie Bitwy, dostajesz +1 do siły za każdy Monument, który tam kontrolujesz.
ankh-effect-preview-power-obelisk-attuned = Na początku dowolnej Bitwy możesz przenieść dowolne swoje jednostki z całej Mapy na puste pola lądowe sąsiadujące z twoimi Obeliskami w jej regionie. Jeśli nie było tam twojej jednostki, stajesz się uczestnikiem i musisz zagrać kartę.
ankh-effect-preview-power-temple-attuned = Twój Bóg ma +1 do siły za każdą Świątynię, którą kontrolujesz na Mapie.
ankh-effect-preview-power-pyramid-attuned = Przy każdym przyzwaniu, akcją lub przez powrót Mumii, za każdą swoją Piramidę możesz dodatkowo przyzwać jedną jednostkę na sąsiadujące z nią pole. Dodatkowe przyzwania nie dają kolejnych.
ankh-effect-preview-power-glorious = Jeśli wygrasz Bitwę, mając co najmniej o 2 punkty siły więcej niż każdy inny uczestnik, zyskujesz 1 dodatkowy punkt Uwielbienia.
ankh-effect-preview-power-bountiful = Twoja karta Wylew Nilu daje dwa razy więcej Wyznawców.
ankh-effect-preview-power-worshipful = Po akcjach swojej tury zyskujesz 1 punkt Uwielbienia, jeśli kontrolujesz co najmniej 5 Monumentów.

## Jednostki i Monumenty

ankh-effect-kind-god = Siła 1. Bóg nigdy nie ginie i zostaje na Mapie. Porusza się, walczy, przejmuje Monumenty i pozwala przyzywać na sąsiednie pola jak każda jednostka.
ankh-effect-kind-warrior = Siła 1. Masz 6 Wojowników. Zabity Wojownik wraca do puli i można go znów przyzwać.
ankh-effect-kind-cat-mummy = Siła 1. Za każdą zabitą figurkę Kocich Mumii wszystkie pozostałe strony tracą po 1 punkcie Uwielbienia.
ankh-effect-kind-satet = Siła 1. W akcji Ruch Jednostek Satet może stanąć na polu lądowym z wrogą jednostką, nawet z Bogiem, i wypchnąć ją na wybrane przez ciebie puste pole lądowe, które ma z nim wspólny bok.
ankh-effect-kind-mummy = Siła 1. Zabitą Mumię od razu przyzywasz na puste pole lądowe sąsiadujące z twoim Bogiem. Jeśli takiego pola nie ma, trafia do puli.
ankh-effect-kind-apep = Siła 1. Apepa można przyzwać na dowolne puste pole Wody: należy tam do wszystkich regionów dookoła. Nie może zakończyć ruchu na Wodzie.
ankh-effect-kind-giant-scorpion = Siła 1. Po każdym przyzwaniu lub poruszeniu kierujesz jego szczypce na dwa pola, które przylegają do niego i do siebie nawzajem. Na początku każdego Konfliktu Monumenty na tych polach, z którymi Skorpion sąsiaduje, zostają zniszczone, nawet twoje.
ankh-effect-kind-androsphinx = Siła 1. Sąsiadujące z nim wrogie jednostki nie wnoszą siły do Bitwy.
ankh-effect-kind-obelisk = Jeśli jest twój lub neutralny i sąsiaduje z nim twoja jednostka, Pozyskanie Wyznawców daje za niego 1 Wyznawcę. W Konflikcie zyskujesz 1 punkt Uwielbienia w każdym regionie, w którym masz jednostkę i większość Obelisków. Liczy się dla mocy Żądny Obelisków.
ankh-effect-kind-temple = Jeśli jest twoja lub neutralna i sąsiaduje z nią twoja jednostka, Pozyskanie Wyznawców daje za nią 1 Wyznawcę. W Konflikcie zyskujesz 1 punkt Uwielbienia w każdym regionie, w którym masz jednostkę i większość Świątyń. Liczy się dla mocy Żądny Świątyń.
ankh-effect-kind-pyramid = Jeśli jest twoja lub neutralna i sąsiaduje z nią twoja jednostka, Pozyskanie Wyznawców daje za nią 1 Wyznawcę. W Konflikcie zyskujesz 1 punkt Uwielbienia w każdym regionie, w którym masz jednostkę i większość Piramid. Liczy się dla mocy Żądny Piramid.
ankh-effect-preview-kind-obelisk = Jeśli jest twój lub neutralny i sąsiaduje z nim twoja jednostka, Pozyskanie Wyznawców daje za niego 1 Wyznawcę. W Konflikcie w każdym regionie, w którym masz jednostkę i większość Obelisków, zyskujesz 1 punkt Uwielbienia za każdy swój Obelisk. Liczy się dla mocy Żądny Obelisków.
ankh-effect-preview-kind-temple = Jeśli jest twoja lub neutralna i sąsiaduje z nią twoja jednostka, Pozyskanie Wyznawców daje za nią 1 Wyznawcę. W Konflikcie w każdym regionie, w którym masz jednostkę i większość Świątyń, zyskujesz 1 punkt Uwielbienia za każdą swoją Świątynię. Liczy się dla mocy Żądny Świątyń.
ankh-effect-preview-kind-pyramid = Jeśli jest twoja lub neutralna i sąsiaduje z nią twoja jednostka, Pozyskanie Wyznawców daje za nią 1 Wyznawcę. W Konflikcie w każdym regionie, w którym masz jednostkę i większość Piramid, zyskujesz 1 punkt Uwielbienia za każdą swoją Piramidę. Liczy się dla mocy Żądny Piramid.

## Akcje i wydarzenia

ankh-effect-action-move = Przesuń każdą swoją jednostkę o najwyżej 3 pola, jedną po drugiej. Mogą mijać Rzeki, Wielbłądy, Wodę i inne jednostki, ale ruch kończą na pustym polu lądowym.
ankh-effect-action-summon = Postaw jednego Wojownika lub Strażnika z puli na pustym polu lądowym sąsiadującym z twoją jednostką albo z Monumentem, który kontrolujesz. Zamiast tego możesz za 1 Wyznawcę przyzwać swojego Wojownika uwięzionego przez Anubisa.
ankh-effect-action-gain = Zyskujesz 1 Wyznawcę za każdy kontrolowany przez ciebie lub neutralny Monument, z którym sąsiaduje twoja jednostka. Bierzesz wszystkich albo żadnego.
ankh-effect-action-unlock = Poświęć tylu Wyznawców, ile wynosi poziom (1, 2 lub 3), by odblokować moc tego poziomu: po dwie na poziom, od lewej do prawej. Druga, czwarta i piąta moc dają po Strażniku. Jako pierwsza akcja kończy turę.
ankh-effect-event-control-monument = Przejmij kontrolę nad neutralnym Monumentem, z którym sąsiaduje twoja jednostka. Jeśli na całej Mapie nie ma neutralnego Monumentu, przejmij zamiast tego Monument innej strony, z którym sąsiaduje twoja jednostka. Korzysta tylko gracz, który wywołuje wydarzenie.
ankh-effect-event-camel-caravan = Możesz ustawić linię do 6 Wielbłądów, która dzieli region na dwa, każdy z co najmniej 6 polami lądowymi. Zdecyduj, który zatrzyma żeton Kolejności Konfliktu; drugi dostaje najniższy z zasobów. Potem możesz zamienić żeton jednego z nich z dowolnym innym na Mapie. Korzysta tylko gracz, który wywołuje wydarzenie.
ankh-effect-event-conflict = Regiony rozpatruje się w kolejności numerów: jedyna strona w regionie w nim dominuje, dwie lub więcej toczą Bitwę. Gracz, który wywołuje Konflikt, bierze żeton Przechylenia Szali. Po trzecim Konflikcie następuje Połączenie Bogów, po czwartym Bogowie mogą odejść w zapomnienie, a po piątym gra się kończy.
ankh-effect-preview-event-control-monument = Możesz przejąć kontrolę nad neutralnym Monumentem, z którym sąsiaduje twoja jednostka. Jeśli na całej Mapie nie ma neutralnego Monumentu, możesz zamiast tego przejąć Monument innej strony, z którym sąsiaduje twoja jednostka. Korzysta tylko gracz, który wywołuje wydarzenie.
ankh-effect-preview-event-camel-caravan = Możesz ustawić linię do 6 Wielbłądów, która dzieli region na dwa, każdy z co najmniej 6 polami lądowymi. Zdecyduj, który zatrzyma żeton Kolejności Konfliktu; drugi dostaje najniższy z zasobów. Potem możesz zamienić ten nowy żeton z dowolnym innym na Mapie. Korzysta tylko gracz, który wywołuje wydarzenie.

## W skrócie

ankh-gist-god-amun = Dwie karty w jednej Bitwie Konfliktu
ankh-gist-god-anubis = Więzi zabitych Wojowników: +1 do siły
ankh-gist-god-isis = Może ocalić jednostki sąsiadujące z wrogiem
ankh-gist-god-osiris = Po przegranej otwiera pole przyzwań
ankh-gist-god-ra = Opromieniona jednostka: +1 Uwielbienia
ankh-gist-preview-god-isis = Jednostki sąsiadujące z wrogiem nie giną
ankh-gist-card-flood = Wyznawcy z pól Zalewowych i ochrona
ankh-gist-card-build = Zbuduj Monument za 3 Wyznawców
ankh-gist-card-plague = Najwyższa oferta ocala, reszta ginie
ankh-gist-card-chariots = Najsilniejsza karta, nic więcej
ankh-gist-card-drought = Wygrana: Uwielbienie za pola Pustyni
ankh-gist-card-miracle = 1 Uwielbienia za każdą zabitą jednostkę
ankh-gist-card-cycle = Weź na rękę wszystkie zagrane karty
ankh-gist-preview-card-flood = Wyznawcy za jednostki na polach Zalewowych
ankh-gist-preview-card-build = Zbuduj Monument za 2 Wyznawców lub więcej
ankh-gist-preview-card-drought = Jednostki na Pustyni liczą się podwójnie
ankh-gist-power-commanding = Wygrana Bitwa: +3 Wyznawców
ankh-gist-power-inspiring = Budowa Monumentu za darmo
ankh-gist-power-omnipresent = Konflikt: 1 Wyznawca za każdy twój region
ankh-gist-power-revered = Pozyskanie Wyznawców: +1 Wyznawca
ankh-gist-power-resplendent = 3 Monumenty jednego rodzaju: Bóg ma siłę 3
ankh-gist-power-obelisk-attuned = Przed Bitwą przenieś się do Obelisków
ankh-gist-power-temple-attuned = +2 do siły za każdą twoją Świątynię tam
ankh-gist-power-pyramid-attuned = Przyzwanie przy każdej twojej Piramidzie
ankh-gist-power-glorious = Przewaga 3: nagroda 3 zamiast 1
ankh-gist-power-magnanimous = Przegrana z 2 jednostkami: +2 Uwielbienia
ankh-gist-power-bountiful = W czerwonej części: +1 do każdego zysku
ankh-gist-power-worshipful = Po Bitwie: 2 Wyznawców za 1 Uwielbienia
ankh-gist-power-mighty = Przewaga 2: +1, pozostali tracą 1
ankh-gist-power-splendiferous = 10 Wyznawców na koniec tury: +1 Uwielbienia
ankh-gist-preview-power-inspiring = Budowa kosztuje najwyżej 3 Wyznawców
ankh-gist-preview-power-resplendent = +1 do siły za każdy twój Monument tam
ankh-gist-preview-power-obelisk-attuned = Dołącz do każdej Bitwy przy Obeliskach
ankh-gist-preview-power-temple-attuned = Bóg: +1 do siły za każdą twoją Świątynię
ankh-gist-preview-power-pyramid-attuned = Przyzwanie przy każdej twojej Piramidzie
ankh-gist-preview-power-glorious = Przewaga 2: +1 Uwielbienia
ankh-gist-preview-power-bountiful = Wylew Nilu daje dwa razy więcej
ankh-gist-preview-power-worshipful = 5 Monumentów na koniec tury: +1
ankh-gist-kind-cat-mummy = Zabita: pozostali tracą 1 Uwielbienia
ankh-gist-kind-satet = Wypycha wrogą jednostkę z jej pola
ankh-gist-kind-mummy = Zabita wraca do twojego Boga
ankh-gist-kind-apep = Na Wodzie należy do regionów dookoła
ankh-gist-kind-giant-scorpion = Niszczy Monumenty na początku Konfliktu
ankh-gist-kind-androsphinx = Sąsiadujący wrogowie nie wnoszą siły
ankh-gist-action-move = Wszystkie twoje jednostki do 3 pól
ankh-gist-action-summon = Postaw jedną jednostkę z puli
ankh-gist-action-gain = 1 Wyznawca za Monument przy jednostce
ankh-gist-action-unlock = Moc za Wyznawców
ankh-gist-event-control-monument = Przejmij Monument przy swojej jednostce
ankh-gist-event-camel-caravan = Podziel region, do 6 Wielbłądów
ankh-gist-event-conflict = Dominacja lub Bitwa w każdym regionie
