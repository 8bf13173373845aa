pantheon-example-first-move = Jedna karta ruchu, trzy kroki
pantheon-example-first-move-text = Właśnie odkryto Galię, a świątynia stoi na jej heksie startowym. Czerwony nie ma jeszcze pionków na planszy i trzyma jedną kartę ruchu.
pantheon-example-first-move-after = Duża stopa daje 1 krok, a karta ruchu 2, więc Czerwony stawia trzy pionki: stopę obok świątyni, drugą stopę obok pierwszej i kolumnę na heksie Mediolanum, który sąsiaduje z obiema stopami.

pantheon-example-following = Dołączanie i dwa pionki na jednym heksie
pantheon-example-following-text = Czerwony wybiera ruch z jedną kartą ruchu, a Zielony dołącza z jedną. Potem Żółty dołącza z trzema. Dołączający nie ma dużej stopy, więc Żółty ma 6 kroków.
pantheon-example-following-after = Stopy kosztują po 1 kroku. Kolumna na heksie Mediolanum kosztuje 2, bo stoi tam kolumna Czerwonego. Ostatnia stopa zabiera żeton łupu. To razem 5 z 6 kroków, szósty przepada. Najpierw odrzuca się karty, potem rozpatruje łup: żeton kroku, który Żółty zatrzymuje.

pantheon-example-closed-hexes = Gdzie Żółty nie może stanąć
pantheon-example-closed-hexes-text = Żółty wybiera ruch i ma 3 kroki. Na heksie Mediolanum stoją dwie kolumny, na wschód od świątyni stoi stopa Żółtego, a Salona jest daleko.
pantheon-example-closed-hexes-after = Mediolanum jest zamknięte dla wszystkich, bo stoją tam dwa pionki. Na heksie z własną stopą drugi pionek Żółtego się nie mieści. Salona to heks z rysunkiem kolumny, a obok niego nie ma żadnej stopy Żółtego.

pantheon-example-old-column = Dawna kolumna wchodzi do sieci
pantheon-example-old-column-text = W jednej z wcześniejszych epok Żółty postawił kolumnę na heksie Ancyra. Teraz aktywna jest Persja, a jej świątynia stoi daleko. Żółty ma 5 kroków.
pantheon-example-old-column-after = Dwie stopy docierają do heksu Ancyra i od tej chwili dawna kolumna bez kosztu należy do sieci. Żółty ciągnie od niej ścieżkę dwiema stopami i stawia kolumnę na heksie Byzantium. Wcześniej stopa obok Ancyra byłaby niedozwolona.

pantheon-example-jump = Skok od świątyni
pantheon-example-jump-text = Aktywny jest Rzym. Żółty ma Gaivilesa i żadnego pionka na planszy; obok świątyni stoi stopa Zielonego.
pantheon-example-jump-after = Żółty skacze od świątyni ponad stopą Zielonego i za 1 krok ląduje dwa heksy dalej. Stopa po skoku należy do sieci do końca epoki, więc Żółty stawia obok niej kolumnę i ciągnie ścieżkę od tej kolumny.

pantheon-example-two-jumps = Dwa żetony, dwa skoki
pantheon-example-two-jumps-text = Zielony ma dwa żetony Gaiviles. Między świątynią a łupem stoją dwie stopy Żółtego.
pantheon-example-two-jumps-after = Jednym skokiem nigdy nie przeskakuje się dwóch heksów. Zielony skacze więc dwa razy: ponad pierwszą stopą, potem ponad drugą, po 1 kroku, i zabiera żeton łupu.

pantheon-example-shopping = Osiem dobrze wydanych monet
pantheon-example-shopping-text = Zielony zagrywa cztery karty monet o wartościach 3, 2, 2 i 1: razem 8 monet. Nie ma żadnych żetonów ofiar, a jego stopa stoi obok heksu Mediolanum z kolumną Żółtego.
pantheon-example-shopping-after = Tancerki I kosztują 1, a pokłony II – 3. Stopa i kolumna z ogólnej rezerwy kosztują po 1. Postawienie tej kolumny na heksie Mediolanum kosztuje 2, bo stoi tam kolumna Żółtego. 1 + 3 + 2 + 2 = 8; cztery karty idą na stos kart odrzuconych.

pantheon-example-raising-a-token = Podniesienie żetonu
pantheon-example-raising-a-token-text = Czerwony ma żeton świątynie I, a chce mieć świątynie III. Zagrywa kartę z 5 monetami.
pantheon-example-raising-a-token-after = Świątynie III kosztują 6, świątynie I – 1. Czerwony płaci tylko różnicę, czyli 5 monet, i wymienia żeton; dawny odpada z gry.

pantheon-example-five-cards = Ofiara z kart
pantheon-example-five-cards-text = Depraccus kosztuje 4/1: cztery ofiary jednego rodzaju i jedną innego. Czerwony ma cztery karty tancerek i jedną kartę świątyń.
pantheon-example-five-cards-after = Cztery tancerki opłacają liczbę 4, jedna karta świątyń liczbę 1. Karty idą na stos kart odrzuconych, a Czerwony bierze żeton. Trwa epoka 1, więc żeton od razu daje 1 PZ.

pantheon-example-tokens-alone = Ofiara z samych żetonów
pantheon-example-tokens-alone-text = Ten sam bóg w epoce 2. Czerwony nie ma kart, ale ma żetony tancerki IV i świątynie II.
pantheon-example-tokens-alone-after = Tancerki IV opłacają liczbę 4. Świątynie II opłacają liczbę 1, a druga ofiara przepada. Nie zagrywa się żadnej karty i oba żetony zostają u Czerwonego. W epoce 2 bóg daje 2 PZ.

pantheon-example-four-kinds = Cztery rodzaje dla Surparit
pantheon-example-four-kinds-text = Surparit kosztuje 2/2/2/1. Zielony ma żetony tancerki II i świątynie I oraz dwie karty pokłonów, jedną świątyń i jedną darów. Trwa epoka 3.
pantheon-example-four-kinds-after = Pokłony: dwie karty. Tancerki: żeton. Świątynie: żeton i jedna karta razem. Dary: jedna karta. Surparit daje też wierzchni żeton bogów ze stosu, tutaj Stonkusa. Każdy żeton daje 3 PZ; Surparit trafia do pudełka, Stonkus zostaje.

pantheon-example-drawing = Trzy karty, każda z osobna
pantheon-example-drawing-text = Leżą cztery odkryte karty: ruch, dary, tancerki i moneta. Czerwony wybiera dobieranie kart.
pantheon-example-drawing-after = Czerwony bierze kartę ruchu. Od razu zastępuje ją karta pokłonów i Czerwony bierze także ją. Trzecią kartę woli wziąć z talii i dostaje monetę.

pantheon-example-last-loot = Ostatni żeton łupu
pantheon-example-last-loot-text = Został jeden żeton łupu. Czerwony wybiera ruch i ma 1 krok z dużej stopy.
pantheon-example-last-loot-after = Czerwony bierze żeton. Akcję i tak wykonuje się do końca: Zielony może dołączyć, ale zamiast tego dobiera kartę. Potem faza akcji się kończy. Czerwony dostaje 3 PZ i oddaje świątynię Zielonemu, wszystkie stopy wracają do rezerw, a kolumna zostaje.

pantheon-example-first-scoring = Pierwsze liczenie punktów
pantheon-example-first-scoring-text = Ostatni żeton łupu epoki 3. Czerwony ma 11 PZ, pięć kolumn i półbogów o wartościach 3 i 2. Zielony ma 9 PZ, trzy kolumny, półboga o wartości 4, dwie Pietalte i żeton dary IV.
pantheon-example-first-scoring-after = Czerwony dostaje 3 za zakończenie epoki, 3 + 2 za półbogów i 5 × 2 za kolumny: razem 29. Zielony dostaje 4 za półboga, 3 × 1 za kolumny i 4 + 4 za obie Pietalte, które mogą liczyć ten sam żeton: razem 24.

pantheon-example-extra-action = Dodatkowa akcja
pantheon-example-extra-action-text = Czerwony nie ma monet, ale ma Stonkusa, a od początku tury także Traiterę.
pantheon-example-extra-action-after = Sam Stonkus dostarcza 2 monety na kupno. Potem Czerwony używa Traitery i kupuje jeszcze raz, a Stonkus znów daje 2 monety. Traitera trafia do pudełka.
