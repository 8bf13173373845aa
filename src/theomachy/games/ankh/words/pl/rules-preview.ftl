## Zasady ogólne

ANKHP-GEN-01 = W sprawach, których wydanie przedpremierowe nie reguluje, obowiązują zasady wydania finalnego.
ANKHP-GEN-02 = Jeśli wydanie przedpremierowe mówi, że gracz „może” coś zrobić, efekt jest dobrowolny, choćby w wydaniu finalnym był obowiązkowy.
ANKHP-DATA-01 = Mapa, scenariusze, tory Wydarzeń, Akcji i Uwielbienia oraz karty Strażników są takie same jak w wydaniu finalnym.

## Elementy gry i przygotowanie

ANKHP-COMP-01 = W wydaniu przedpremierowym każdy Bóg ma sześć kart Bitwy i zaczyna ze wszystkimi na ręce; Rydwanów nie ma.
ANKHP-COMP-02 = W wydaniu przedpremierowym każdy Bóg ma 16 tekturowych żetonów Ankh i żadnego plastikowego: 6 leży na planszy Boga, 1 oznacza Uwielbienie, a 9 jest w puli.
ANKHP-COMP-03 = W wydaniu przedpremierowym nie ma żetonów Miast.
ANKHP-SETUP-01 = Żetony układa się na polu 0 toru Uwielbienia w kolejności tur. Żeton pierwszego gracza leży na spodzie, więc pierwszy gracz ma najmniej Uwielbienia, a ostatni najwięcej.
ANKHP-SETUP-02 = Scenariusze nie mają w wydaniu przedpremierowym dodatkowych zasad.

## Mapa

ANKHP-MAP-01 = Pól Wody zwykle nie można zajmować. Pole Wody należy do każdego regionu, z którego lądem ma wspólny bok, i sąsiaduje ze wszystkimi polami wokół siebie.

## Uwielbienie

ANKHP-DEV-01 = Gdy kilka stron równocześnie zyskuje lub traci Uwielbienie, dzieje się to po kolei, poczynając od strony z najmniejszym Uwielbieniem.

## Tura i akcje

ANKHP-TURN-01 = Jeśli pierwsza akcja nie wywołała wydarzenia, druga jest dobrowolna. Gdy gracz z niej rezygnuje, nie przesuwa drugiego znacznika i kończy turę.
ANKHP-TURN-02 = Drugiej akcji nigdy nie trzeba wykonywać; wolno poprzestać na jednej.
ANKHP-TURN-03 = Gracze połączonego Boga wykonują w turze jedną lub dwie akcje, tak jak wszyscy.
ANKHP-TURN-04 = Gdy gracz wykonał już wszystkie akcje tury, także po rezygnacji z drugiej, sprawdza się jego moce Czczony i Prześwietny. Dzieje się to, zanim rozpatrzy się wywołane wydarzenie.
ANKHP-UNL-01 = Jeśli gracza nie stać na odblokowanie mocy albo odblokował już wszystkie, znacznik Akcji się przesuwa, ale gracz nic nie płaci i nic nie zyskuje.
ANKHP-UNL-02 = Różne moce o tym samym warunku sumują się, na przykład Chwalebny i Potężny.
ANKHP-UNL-03 = Bez wolnej własnej podstawki odpowiedniej wielkości nie można wziąć Strażnika.
ANKHP-COMP-04 = Liczba Wyznawców w grze nie jest ograniczona.

## Kontrola Monumentu i Karawana Wielbłądów

ANKHP-CTRL-01 = W wydarzeniu Kontrola Monumentu przejęcie Monumentu, neutralnego czy wrogiego, jest dobrowolne.
ANKHP-CTRL-02 = Gracz bez żetonów Ankh w puli nie przejmuje kontroli nad żadnym Monumentem, a żeton zdjęty z przejętego Monumentu wraca do puli swojego właściciela.
ANKHP-CAMEL-01 = Po ustawieniu Karawany można zamienić miejscami z innym żetonem na Mapie tylko świeżo dołożony żeton Kolejności Konfliktu. Dotychczasowy żeton podzielonego regionu można zamienić tylko z nim.
ANKHP-CAMEL-02 = Każdy z dwóch regionów powstałych przez Karawanę musi mieć co najmniej 6 pól lądowych; pól Wody się nie liczy.

## Dominacja

ANKHP-DOM-01 = Dominująca strona zyskuje 1 punkt Uwielbienia oraz po 1 za każdy kontrolowany w regionie Monument tych rodzajów, których ma tam większość.
ANKHP-DOM-02 = Punkty za Dominację i za większości to razem jeden zysk.
ANKHP-DOM-03 = Opromieniona jednostka nie zwiększa nagrody za Dominację.

## Bitwa

ANKHP-BAT-01 = Bitwa przebiega tak: efekty początku Bitwy, wybór i odkrycie kart, Plaga, pozostałe karty, Większość Monumentów, Rozstrzygnięcie Bitwy, efekty po Rozstrzygnięciu. Pozostałe karty rozpatruje się rosnąco według Uwielbienia, a każda strona kończy wszystkie swoje, zanim zacznie następna.
ANKHP-BAT-02 = Nawet jeśli odkryto kilka Plag, rozpatruje się je tylko raz, w jednej licytacji.
ANKHP-BAT-03 = Gdy po Pladze rozpatruje się pozostałe karty, działają tylko Wylew Nilu i Budowa Monumentu. Susza działa w Rozstrzygnięciu Bitwy, a Cud i Równowaga Maat po nim.
ANKHP-BAT-04 = Strona, której Plaga zabiła wszystkie jednostki, może jeszcze zbudować Monument, płacąc jego cenę, oraz użyć Cudu i Równowagi Maat. Wylew Nilu nic jej nie da, nie zdobędzie większości i nie może wygrać.
ANKHP-BAT-05 = W kroku Większość Monumentów strona z jednostką w regionie zyskuje po 1 punkcie Uwielbienia za każdy kontrolowany w nim Monument tych rodzajów, których ma tam większość; strony idą w kolejności rosnącej.
ANKHP-BAT-06 = Zwycięzca Bitwy dostaje 1 punkt Uwielbienia oraz premie mocy Chwalebny i Potężny i zdolności Opromieniający; to jeden zysk. Zabijanie, remisy i żeton Przechylenia Szali działają jak w wydaniu finalnym.
ANKHP-BAT-07 = Rozstrzygnięcie Bitwy przebiega kolejno: nagroda zwycięzcy, straty pozostałych z mocy Potężny (rosnąco), zabijanie, straty za Kocie Mumie. Potem działają Cud, żeton Zaświatów Ozyrysa i Równowaga Maat.
ANKHP-BAT-08 = W wydaniu przedpremierowym nie ma mocy Wspaniałomyślny i Wszechobecny, moc Czczony nie działa po Bitwie, a moc Łaskawy nie dodaje Uwielbienia.
ANKHP-BAT-09 = Także przy sześciu kartach ręka nigdy nie jest pusta, bo Równowaga Maat odzyskuje wszystkie karty przed kolejną Bitwą.

## Karty Bitwy

ANKHP-CARD-01 = Siła kart: Susza +2, Plaga Szarańczy +1; Wylew Nilu, Budowa Monumentu, Cud i Równowaga Maat +0.
ANKHP-CARD-02 = Budowa Monumentu kosztuje 2 Wyznawców i jeszcze 2 za każdy Monument wybranego rodzaju, który strona już kontroluje gdziekolwiek na Mapie.
ANKHP-CARD-03 = Budowa Monumentu jest dobrowolna, a rodzaj Monumentu wybiera się, znając cenę. Jeśli strony nie stać na żaden rodzaj, nie buduje.
ANKHP-CARD-04 = Cenę Budowy Monumentu oblicza się dopiero w chwili rozpatrywania karty, a więc po Wylewie Nilu i budowach stron będących wcześniej w kolejności.
ANKHP-CARD-05 = Susza: w Rozstrzygnięciu Bitwy siła każdej własnej jednostki na polu Pustyni w regionie liczy się podwójnie, wraz ze wszystkimi premiami tej jednostki. Dodatkowego Uwielbienia nie daje.
ANKHP-CARD-06 = Jednostka zneutralizowana przez Androsfinksa ma siłę 0 także po podwojeniu przez Suszę.
ANKHP-CARD-07 = Wylew Nilu: po Pladze, w kroku pozostałych kart, strona dostaje 1 Wyznawcę za każdą własną jednostkę, która stoi wtedy na polu Zalewowym w regionie. Karta nikogo nie chroni.
ANKHP-CARD-08 = Plaga Szarańczy przebiega jak w wydaniu finalnym, ale przed wszystkimi innymi kartami: z tajnych ofert jedyna najwyższa ocala jednostki swojej strony, a reszta ginie.
ANKHP-CARD-09 = Jeśli Cud zagrało kilka stron, rozpatrują go rosnąco według Uwielbienia.
ANKHP-CARD-10 = Równowaga Maat jak zwykle na koniec Bitwy przywraca na rękę wszystkie zagrane karty strony, łącznie z nią samą.
ANKHP-CARD-11 = Jeśli Amon zagrał Wylew Nilu i Budowę Monumentu, rozpatruje je po Pladze w wybranej przez siebie kolejności, jedną po drugiej, gdy przyjdzie jego kolej; dopiero potem działa następna strona.

## Moce Ankh

ANKHP-POW-01 = Poziom 1: Majestatyczny, Natchniony, Łaskawy, Wielbiony; poziom 2: Chwalebny, Żądny Obelisków, Żądny Świątyń, Żądny Piramid; poziom 3: Potężny, Czczony, Olśniewający, Prześwietny.
ANKHP-POW-02 = Moce Majestatyczny i Wielbiony działają jak w wydaniu finalnym: 3 Wyznawców za wygraną Bitwę i 1 Wyznawca więcej w każdej akcji Pozyskanie Wyznawców.
ANKHP-POW-03 = Natchniony (poziom 1): Budowa Monumentu nigdy nie kosztuje więcej niż 3 Wyznawców, czyli 2 za pierwszy Monument danego rodzaju, a 3 za każdy następny.
ANKHP-POW-04 = Łaskawy (poziom 1): Wylew Nilu daje dwa razy więcej Wyznawców.
ANKHP-POW-05 = Chwalebny (poziom 2): zwycięzca, który ma co najmniej o 2 punkty siły więcej niż najsilniejszy z pozostałych uczestników, zyskuje 1 dodatkowy punkt Uwielbienia.
ANKHP-POW-06 = Potężny (poziom 3): zwycięzca, który ma co najmniej o 2 punkty siły więcej niż najsilniejszy z pozostałych uczestników, zyskuje 1 dodatkowy punkt Uwielbienia, a każdy inny uczestnik traci 1.
ANKHP-POW-07 = Przy liczeniu przewagi w Bitwie (moce Chwalebny i Potężny) uczestnik bez jednostek ma siłę 0; moc Potężny odbiera punkt także jemu.
ANKHP-POW-08 = Żądny Obelisków: strona nie musi mieć wcześniej jednostki w regionie. Jeśli ściągnie tam jednostki na puste pola lądowe sąsiadujące z jej Obeliskami, staje się uczestnikiem Bitwy i musi zagrać kartę.
ANKHP-POW-09 = Moc Żądny Obelisków działa tylko na początku Bitwy, czyli tam, gdzie są już jednostki co najmniej dwóch stron. Nie może zamienić Dominacji w Bitwę.
ANKHP-POW-10 = Gdy moc Żądny Obelisków ma kilka stron, przenoszą na zmianę po jednej jednostce, poczynając od najmniejszego Uwielbienia, aż wszystkie skończą.
ANKHP-POW-11 = Żądny Świątyń: Bóg ma +1 do siły za każdą Świątynię, którą jego strona kontroluje gdziekolwiek na Mapie. Jest to część siły tej jednostki.
ANKHP-POW-12 = Żądny Piramid: przy każdym przyzwaniu, akcją lub przez powrót Mumii, przysługuje po jednym dodatkowym przyzwaniu na pole sąsiadujące z każdą kontrolowaną Piramidą, ale dodatkowe nie pociągają kolejnych. W akcji jest jeden taki zestaw, nawet bez zwykłego przyzwania; po powrocie Mumii wykonuje się go przed następną Mumią i stratami za Kocie Mumie i można nim uwalniać uwięzionych.
ANKHP-POW-13 = Czczony (poziom 3): po wszystkich akcjach tury strona zyskuje 1 punkt Uwielbienia, jeśli kontroluje na Mapie co najmniej 5 Monumentów.
ANKHP-POW-14 = Prześwietny (poziom 3): po wszystkich akcjach tury strona zyskuje 1 punkt Uwielbienia, jeśli ma co najmniej 10 Wyznawców.
ANKHP-POW-15 = Moce Czczony i Prześwietny to dwa osobne zyski w kolejności wybranej przez gracza. Jeśli żeton dotrze przy tym na pole 31, strona wygrywa jeszcze przed wywołanym wydarzeniem.
ANKHP-POW-16 = U połączonego Boga moce Czczony i Prześwietny sprawdza się w turze każdego z obu graczy.
ANKHP-POW-17 = Olśniewający (poziom 3): strona z jednostką w regionie Bitwy ma +1 do siły za każdy Monument, który tam kontroluje. Nie jest to siła żadnej jednostki, więc nie da się jej podwoić ani zneutralizować.

## Bogowie i Strażnicy

ANKHP-GOD-01 = Amon działa jak w wydaniu finalnym: w jednej Bitwie Konfliktu może ogłosić zagranie dwóch kart.
ANKHP-GOD-02 = Anubis może więzić także własnych zabitych Wojowników, ale wciąż po jednym Wojowniku z każdej grupy ginącej jednocześnie.
ANKHP-GOD-03 = Anubis nigdy nie może uwolnić własnych uwięzionych Wojowników.
ANKHP-GOD-04 = Premia +1 do siły za każdego uwięzionego Wojownika należy do figurki Anubisa.
ANKHP-GOD-05 = Izyda: Chronionych jednostek w ogóle nie można zabić, nawet Plagą, i nie zależy to od jej decyzji.
ANKHP-GOD-06 = Ozyrys kładzie żeton Zaświatów na pustym polu regionu, ale nie na Wodzie.
ANKHP-GOD-07 = Ozyrys, i tylko on, może budować Monumenty na polach z żetonem Zaświatów. Gdy żeton się przenosi, jednostka lub Monument z tego pola zostaje na miejscu.
ANKHP-GOD-08 = Dodatkowe przyzwanie Ozyrysa wymaga pola z żetonem Zaświatów, na którym nie ma ani jednostki, ani Monumentu.
ANKHP-GOD-09 = Ra: Opromieniona jednostka w regionie daje +1 punkt Uwielbienia tylko za wygraną Bitwę, nie za Dominację.
ANKHP-GUARD-01 = Wszyscy Strażnicy działają jak w wydaniu finalnym.

## Połączenie Bogów i zapomnienie

ANKHP-MERGE-01 = Przy Połączeniu Bogów Strażnicy pomniejszego Boga odpadają z gry razem z resztą jego jednostek; wyższy Bóg żadnego nie przejmuje.
ANKHP-MERGE-02 = Przy Połączeniu Bogów nie niszczy się Monumentów pomniejszego Boga: zdejmuje się z nich jego żetony Ankh i stają się neutralne.
ANKHP-MERGE-03 = Wyznawcy pomniejszego Boga wracają do zasobów ogólnych; wyższy Bóg ich nie dostaje.
ANKHP-MERGE-04 = Kolejność Połączenia Bogów, żetony, plansze i wspólne pule są takie jak w wydaniu finalnym.
ANKHP-MERGE-05 = Każdy z graczy połączonego Boga rozgrywa pełne tury, do dwóch akcji; ich strona ma więc dwa razy więcej tur niż inne.
ANKHP-MERGE-06 = Z uwięzionymi Wojownikami oraz żetonami Zaświatów, Słońca i Amona postępuje się przy Połączeniu Bogów jak w wydaniu finalnym; żetony Słońca z usuniętych Strażników wracają do strony.
ANKHP-FORG-01 = Monumenty zapomnianych Bogów nie ulegają zniszczeniu, lecz stają się neutralne, a Wyznawcy tych Bogów wracają do zasobów ogólnych.
ANKHP-FORG-02 = Po zapomnieniu Bogów ich uwięzieni Wojownicy odpadają z gry, Wojownicy uwięzieni przez zapomnianego Anubisa wracają do pul właścicieli, a żetony Zaświatów zapomnianego Ozyrysa znikają.
