# Lekcje Pantheonu. Klucze: pantheon-lesson-NAZWA (tytuł), -goal, -end, a dla każdego kroku -KROK i jego pozostałe teksty.
# Każda liczba zgadza się z pozycją lekcji; miejsca mają nazwy, nigdy współrzędne.

## 1: tura i cztery akcje

pantheon-lesson-four-actions = Tura i cztery akcje
pantheon-lesson-four-actions-goal = Zdobyć pierwszego boga
pantheon-lesson-four-actions-end = Znasz już wszystkie cztery akcje, a każda przygotowuje następną. Teraz nauczymy twoje stopy chodzić.
pantheon-lesson-four-actions-map = To świat wokół Morza Śródziemnego. Grasz czerwonymi, twoim rywalem jest Zielony. Gra trwa sześć epok i w każdej powstaje inne państwo; teraz to Rzym, tam stoi świątynia. Po szóstej epoce wygrywa ten, kto ma najwięcej punktów.
pantheon-lesson-four-actions-map-title = Plansza
pantheon-lesson-four-actions-map-point = Świątynia stoi w Rzymie
pantheon-lesson-four-actions-turn = W swojej turze wykonujesz dokładnie jedną z czterech akcji: ruch, kupno, składanie ofiary albo dobieranie kart. Potem gra Zielony. Wykonasz teraz wszystkie cztery, po jednej w turze, i zdobędziesz Gaivilesa.
pantheon-lesson-four-actions-turn-title = Cztery akcje
pantheon-lesson-four-actions-draw = Nie masz karty ruchu, ale jedna leży odkryta obok talii. Wybierz dobieranie kart: weźmiesz trzy. Najpierw weź kartę ruchu, potem dwie dowolne.
pantheon-lesson-four-actions-draw-title = Dobierz trzy karty
pantheon-lesson-four-actions-draw-point = Ta się przyda
pantheon-lesson-four-actions-draw-other = Wybierz dobieranie kart i najpierw weź odkrytą kartę ruchu. Przyda się w następnej turze.
pantheon-lesson-four-actions-move = Zielony płaci monetę i stawia stopę. Teraz ty: wybierz ruch. Sama akcja daje 1 krok, a karta ruchu jeszcze 2. Zagraj ją, a będziesz mieć 3 kroki.
pantheon-lesson-four-actions-move-title = Ruch: trzy kroki
pantheon-lesson-four-actions-move-other = Wybierz ruch i zagraj kartę ruchu. Bez niej masz tylko 1 krok.
pantheon-lesson-four-actions-walk = Każdy krok stawia jeden pionek. Postaw stopę na morzu obok świątyni, drugą na żetonie łupu dalej na zachodzie, a kolumnę obok nich, na Caralis. Potem zakończ ruch.
pantheon-lesson-four-actions-walk-title = Dwie stopy i kolumna
pantheon-lesson-four-actions-walk-other = Trzymaj się podświetlonych heksów: dwie stopy na morzu, druga na żetonie łupu, i kolumna na Caralis. Potem zakończ ruch.
pantheon-lesson-four-actions-buy = Łup to karta o wartości 2 monet, a Zielony dołącza i buduje na Salona. Razem z twoją monetą masz 3. Wybierz kupno i weź żeton ofiary „pokłony II”: kosztuje dokładnie 3.
pantheon-lesson-four-actions-buy-title = Kup żeton
pantheon-lesson-four-actions-buy-other = Wybierz kupno i wydaj obie karty monet na „pokłony II”. Bogowie chcą dwóch rodzajów ofiar, a dary już masz.
pantheon-lesson-four-actions-sacrifice = Zielony właśnie zdobywa boga. Teraz ty: Gaiviles kosztuje 2 / 2, czyli dwie ofiary jednego rodzaju i dwie innego. Wybierz składanie ofiary i zapłać dwiema kartami darów i żetonem pokłonów.
pantheon-lesson-four-actions-sacrifice-title = Ofiara dla boga
pantheon-lesson-four-actions-sacrifice-point = 2 / 2
pantheon-lesson-four-actions-sacrifice-other = Wybierz składanie ofiary, potem Gaivilesa. Jedną dwójkę opłacą dwie karty darów, drugą żeton „pokłony II”.
pantheon-lesson-four-actions-check = Pierwszy bóg i pierwszy punkt! Na koniec pytanie: w następnej turze kupujesz żeton. Czy wolno ci w tej samej turze złożyć z nim ofiarę?
pantheon-lesson-four-actions-check-title = Krótki sprawdzian
pantheon-lesson-four-actions-check-choice-both = Tak, jeśli starczy ofiar
pantheon-lesson-four-actions-check-choice-next = Nie, to druga akcja: w następnej turze
pantheon-lesson-four-actions-check-choice-cards = Tak, ale tylko kartami ofiar
pantheon-lesson-four-actions-check-right = Zgadza się. Jedna akcja na turę: każda tura przygotowuje następną.
pantheon-lesson-four-actions-check-wrong = Niezupełnie. Ile akcji ma jedna tura?

## 2: stopy i świątynia

pantheon-lesson-feet-and-temple = Stopy i świątynia
pantheon-lesson-feet-and-temple-goal = Zbudować kolumny na Londinium i na Narbo
pantheon-lesson-feet-and-temple-end = Od świątyni, heks po heksie: tak wędrują stopy. A po drodze czeka łup.
pantheon-lesson-feet-and-temple-temple = W każdej epoce droga zaczyna się przy świątyni. Stopę stawiasz obok świątyni albo obok swojego pionka, który jest z nią połączony. Ląd i morze kosztują tyle samo. Twój cel to Londinium.
pantheon-lesson-feet-and-temple-temple-title = Stąd każda droga
pantheon-lesson-feet-and-temple-temple-point = Stopy zaczynają tutaj
pantheon-lesson-feet-and-temple-steps = Wybierz ruch. Kto go wybiera, bierze dużą stopę: ten znacznik daje 1 krok, a każda karta ruchu 2. Zagraj jedną z dwóch kart: 3 kroki wystarczą do Londinium.
pantheon-lesson-feet-and-temple-steps-title = Trzy kroki
pantheon-lesson-feet-and-temple-steps-other = Wybierz ruch i zagraj jedną kartę ruchu.
pantheon-lesson-feet-and-temple-first-foot = Kolumna potrzebuje twojej stopy na sąsiednim heksie, więc Londinium musi poczekać. Postaw pierwszą stopę na podświetlonym heksie obok świątyni. Wolny heks kosztuje 1 krok.
pantheon-lesson-feet-and-temple-first-foot-title = Obok świątyni
pantheon-lesson-feet-and-temple-first-foot-point = Tu pierwsza stopa
pantheon-lesson-feet-and-temple-first-foot-other = Postaw stopę na podświetlonym heksie: stamtąd do Londinium jest już blisko.
pantheon-lesson-feet-and-temple-first-foot-says-card = Trzy kroki wystarczą. Zachowaj drugą kartę, wkrótce się przyda.
pantheon-lesson-feet-and-temple-second-foot = Twoja stopa stoi obok świątyni, więc jest z nią połączona. Następna może stanąć obok jednej lub drugiej. Postaw ją na podświetlonym heksie przy Londinium; jeden to ląd, drugi morze.
pantheon-lesson-feet-and-temple-second-foot-title = Obok Londinium
pantheon-lesson-feet-and-temple-second-foot-point = Ląd albo morze
pantheon-lesson-feet-and-temple-second-foot-other = Wybierz podświetlony heks: obok pierwszej stopy i obok Londinium.
pantheon-lesson-feet-and-temple-second-foot-says-card = Zostały 2 kroki i to wystarczy. Zachowaj drugą kartę.
pantheon-lesson-feet-and-temple-column = Teraz twoja stopa stoi obok Londinium. Ostatnim krokiem postaw tam kolumnę i zakończ ruch. Kolumna zostaje na planszy do końca gry.
pantheon-lesson-feet-and-temple-column-title = Kolumna
pantheon-lesson-feet-and-temple-column-point = Buduj tutaj
pantheon-lesson-feet-and-temple-column-other = Postaw kolumnę na Londinium, potem zakończ ruch.
pantheon-lesson-feet-and-temple-column-says-card = Zachowaj drugą kartę, za chwilę się przyda.
pantheon-lesson-feet-and-temple-follow = Zielony dołącza do ciebie, potem sam wybiera ruch i buduje na Mediolanum. Teraz ty możesz dołączyć. Dużą stopę ma Zielony, więc kroki dają ci tylko karty: zagraj swoją.
pantheon-lesson-feet-and-temple-follow-title = Dołącz do ruchu
pantheon-lesson-feet-and-temple-follow-other = Zamiast ruchu możesz dobrać jedną kartę. Tym razem dołącz: zagraj kartę ruchu.
pantheon-lesson-feet-and-temple-narbo = Masz 2 kroki. Heks z pionkiem rywala kosztuje 2, wolny 1, a heks z dwoma pionkami jest zamknięty. Znajdź drogę do Narbo i postaw tam kolumnę.
pantheon-lesson-feet-and-temple-narbo-title = Narbo za 2 kroki
pantheon-lesson-feet-and-temple-narbo-point = Buduj tutaj
pantheon-lesson-feet-and-temple-narbo-again = Tędy się nie da. Spójrz na wolny heks, który styka się z twoją pierwszą stopą i z Narbo.
pantheon-lesson-feet-and-temple-check = Dwie kolumny! Teraz policz: chcesz postawić stopę obok świątyni tam, gdzie stoi stopa Zielonego, i kolumnę na wolnym heksie z rysunkiem kolumny obok. Ile to kroków?
pantheon-lesson-feet-and-temple-check-title = Krótki sprawdzian
pantheon-lesson-feet-and-temple-check-choice-two = 2 kroki
pantheon-lesson-feet-and-temple-check-choice-three = 3 kroki
pantheon-lesson-feet-and-temple-check-choice-never = Nie można: heks jest zajęty
pantheon-lesson-feet-and-temple-check-right = Zgadza się: 2 za heks ze stopą Zielonego i 1 za kolumnę.
pantheon-lesson-feet-and-temple-check-wrong = Niezupełnie. Heks z jednym pionkiem rywala kosztuje 2 kroki, wolny 1.

## 3: łup

pantheon-lesson-loot = Łup
pantheon-lesson-loot-goal = Zdobyć dwa żetony łupu
pantheon-lesson-loot-end = Żeton na każdy ruch i półbóg na oba liczenia punktów: udana wyprawa. Teraz czas na monety.
pantheon-lesson-loot-tiles = Każda epoka zaczyna się od łupów na planszy: jest ich o jeden więcej niż graczy, więc dla dwojga trzy. Wszyscy widzą, co daje żeton. Zabiera go stopa postawiona na jego heksie.
pantheon-lesson-loot-tiles-title = Trzy żetony
pantheon-lesson-loot-steps = Dwa heksy od świątyni leży żeton, który daje 1 krok więcej w każdym ruchu. Wybierz ruch i zagraj kartę ruchu: masz 3 kroki.
pantheon-lesson-loot-steps-title = W drogę
pantheon-lesson-loot-steps-other = Wybierz ruch i zagraj kartę ruchu.
pantheon-lesson-loot-pick-up = Postaw stopę na podświetlonym heksie obok świątyni, potem na żetonie. Stopa go zabiera; nie można z tego zrezygnować.
pantheon-lesson-loot-pick-up-title = Weź żeton
pantheon-lesson-loot-pick-up-point = Tu pierwsza stopa
pantheon-lesson-loot-pick-up-other = Idź przez podświetlony heks do żetonu z krokiem.
pantheon-lesson-loot-after = Został 1 krok. Łup rozpatruje się dopiero po ruchu, więc krok z nowego żetonu jeszcze się nie liczy. Postaw stopę w stronę następnego żetonu i zakończ ruch.
pantheon-lesson-loot-after-title = Po ruchu
pantheon-lesson-loot-after-other = Postaw ostatnią stopę na podświetlonym heksie, potem zakończ ruch.
pantheon-lesson-loot-kept = Zielony dołącza i idzie na północ po inny żeton. Twój leży teraz przed tobą do końca gry: 1 krok więcej w każdym twoim ruchu, z kartami albo bez.
pantheon-lesson-loot-kept-title = Żeton, który zostaje
pantheon-lesson-loot-kinds = Pozostałe żetony działają raz. Dają karty, pieniądze, poziomy żetonów ofiar, pionki do rezerwy, półboga, a nawet boga. Gdy w jednym ruchu zbierzesz kilka, kolejność wybierasz ty.
pantheon-lesson-loot-kinds-title = Co dają żetony
pantheon-lesson-loot-demigod = Nie masz karty ruchu, ale duża stopa i twój żeton dają 2 kroki. Weź żeton z półbogiem i zakończ ruch: dostaniesz pierwszego półboga z planszy, tego o wartości 3.
pantheon-lesson-loot-demigod-title = Półbóg
pantheon-lesson-loot-demigod-point = Półbóg o wartości 3
pantheon-lesson-loot-demigod-again = Żeton z półbogiem leży obok twojej ostatniej stopy. Wybierz ruch, wejdź na niego i zakończ ruch.
pantheon-lesson-loot-check = Półbóg leży zakryty, a jego wartość liczy się przy obu liczeniach punktów. Pytanie: w ruchu bierzesz żeton z dwiema stopami i został ci krok. Czy możesz nim postawić jedną z tych stóp?
pantheon-lesson-loot-check-title = Krótki sprawdzian
pantheon-lesson-loot-check-choice-now = Tak, stopy są od razu moje
pantheon-lesson-loot-check-choice-later = Nie, łup rozpatruje się po ruchu
pantheon-lesson-loot-check-choice-buy = Tak, ale za monetę
pantheon-lesson-loot-check-right = Zgadza się: łup nie pomaga w ruchu, w którym go zabrano.
pantheon-lesson-loot-check-wrong = Niezupełnie. Od kiedy liczy się krok z twojego żetonu?

## 4: kupno

pantheon-lesson-buying = Kupno i kolumny
pantheon-lesson-buying-goal = Wydać 6 monet co do jednej
pantheon-lesson-buying-end = Nic się nie zmarnowało! Żetony i kolumny zostają do końca gry. Teraz zobacz, do czego służą żetony.
pantheon-lesson-buying-coins = Masz pięć kart monet: 3, 3, 2, 2 i 1. W jednej akcji kupna możesz zapłacić za tyle rzeczy, ile chcesz, ale reszty nie ma: niewydane monety z zagranej karty przepadają.
pantheon-lesson-buying-coins-title = Monety
pantheon-lesson-buying-shop = Wybierz kupno. Żetony ofiar poziomu I, II, III i IV kosztują 1, 3, 6 i 10 monet. Każdego rodzaju możesz mieć jeden.
pantheon-lesson-buying-shop-title = Ceny
pantheon-lesson-buying-shop-other = Wybierz kupno.
pantheon-lesson-buying-token = Żeton pomaga przy każdym składaniu ofiary i nigdy się nie zużywa: poziom II to dwie ofiary. Kup „pokłony II” za kartę 3 monet.
pantheon-lesson-buying-token-title = Żeton
pantheon-lesson-buying-token-other = Tym razem kup tylko „pokłony II”, za kartę 3 monet.
pantheon-lesson-buying-token-says-card = Kup tylko „pokłony II”: jedna karta 3 monet wystarczy co do monety.
pantheon-lesson-buying-pieces = Zielony zdobywa boga. A ty patrzysz na Narbo: twoja stopa stoi obok, lecz w rezerwie nie ma kolumny. Nowy pionek do rezerwy kosztuje 1 monetę, postawienie go na planszy jeszcze 1. Do kupna nikt nie dołącza.
pantheon-lesson-buying-pieces-title = Pionki i miejsca
pantheon-lesson-buying-column = Wybierz kupno, weź jedną kolumnę i postaw ją na Narbo. Razem to 2 monety: zapłać kartą 2 monet.
pantheon-lesson-buying-column-title = Kolumna na Narbo
pantheon-lesson-buying-column-other = Jedna kolumna i jej miejsce na Narbo, za kartę 2 monet.
pantheon-lesson-buying-raise = Podniesienie żetonu kosztuje różnicę cen: z II na III to 6 minus 3, czyli 3 monety. A tam, gdzie stoi kolumna rywala, miejsce kosztuje 2 monety zamiast 1. Zielony stoi na Mediolanum.
pantheon-lesson-buying-raise-title = Wyższy poziom, wspólny heks
pantheon-lesson-buying-raise-point = Kolumna Zielonego: 2 monety
pantheon-lesson-buying-check = Ostatnie trzy karty to 6 monet. W jednej akcji kupna podnieś pokłony na poziom III i postaw kolumnę na Mediolanum. Pamiętaj: w rezerwie nie masz kolumn.
pantheon-lesson-buying-check-title = Sześć monet, jedno kupno
pantheon-lesson-buying-check-again = Wszystko mieści się w jednym kupnie: „pokłony III” za 3, kolumna za 1, miejsce na Mediolanum za 2.

## 5: bogowie i składanie ofiary

pantheon-lesson-gods = Bogowie i ofiary
pantheon-lesson-gods-goal = Zdobyć dwoje bogów jednym żetonem
pantheon-lesson-gods-end = Dwoje bogów i dwaj półbogowie: niebiosa ci sprzyjają. Teraz zobacz, skąd biorą się dobre karty.
pantheon-lesson-gods-price = Plaesiris kosztuje 3 / 3. Każdą liczbę opłaca się ofiarami jednego rodzaju, a każda liczba wymaga innego. Karta to 1 ofiara, a żeton tyle, ile wynosi jego poziom.
pantheon-lesson-gods-price-title = Cena boga
pantheon-lesson-gods-price-point = Koszt: 3 / 3
pantheon-lesson-gods-pay = Żeton „pokłony II” i karta pokłonów to razem trzy; drugą trójkę opłacą trzy karty tancerek. Wybierz składanie ofiary, potem żeton Plaesiris, i zapłać.
pantheon-lesson-gods-pay-title = Karty i żeton
pantheon-lesson-gods-pay-other = Wybierz składanie ofiary, potem Plaesiris: pokłony z żetonem, tancerki kartami.
pantheon-lesson-gods-pay-says-later = Najpierw Plaesiris. Dary zachowaj dla Gaivilesa.
pantheon-lesson-gods-demigods = Trwa epoka 2, więc każdy bóg daje 2 punkty. Plaesiris działa od razu: dwaj półbogowie z planszy, 3 i 2, są twoi, a jej żeton znika z gry. Półbogowie leżą zakryci i liczą się przy obu liczeniach punktów.
pantheon-lesson-gods-demigods-title = Bogowie działający od razu
pantheon-lesson-gods-token = Karty są wydane, ale żeton zostaje i płaci znowu. Gaiviles kosztuje 2 / 2: dwie karty darów i jeszcze raz „pokłony II”.
pantheon-lesson-gods-token-title = Żeton płaci znowu
pantheon-lesson-gods-token-other = Wybierz składanie ofiary, potem Gaivilesa: dary kartami, pokłony żetonem.
pantheon-lesson-gods-kept = Gaiviles zostaje z tobą: w każdym twoim ruchu jedna stopa może przeskoczyć heks z pionkiem rywala. Tak zostaje sześcioro z dziesięciorga bogów. Pomagają krokami, monetami, kartami albo punktami.
pantheon-lesson-gods-kept-title = Bogowie, którzy zostają
pantheon-lesson-gods-once = Traitera też zostaje, ale działa tylko raz: po akcji w twojej turze daje ci dodatkową. Nowi bogowie pojawiają się dopiero z nową epoką. Gdy ktoś weźmie ostatniego, epoka się kończy.
pantheon-lesson-gods-once-title = Bogini na jeden raz
pantheon-lesson-gods-check = Gaiviles kosztuje 2 / 2. Załóżmy, że masz żeton „tancerki III”, jedną kartę darów i jedną kartę pokłonów. Czy możesz zapłacić?
pantheon-lesson-gods-check-title = Krótki sprawdzian
pantheon-lesson-gods-check-choice-token = Tak: nadmiar z żetonu pójdzie na drugą dwójkę
pantheon-lesson-gods-check-choice-mixed = Tak: dar i pokłon dadzą drugą dwójkę
pantheon-lesson-gods-check-choice-no = Nie: druga dwójka wymaga dwóch ofiar jednego innego rodzaju
pantheon-lesson-gods-check-right = Zgadza się. Rodzajów się nie miesza, a nadmiar z żetonu przepada.
pantheon-lesson-gods-check-wrong = Niezupełnie. Każda liczba potrzebuje własnego rodzaju, i to w dość dużej liczbie.

## 6: dobieranie kart

pantheon-lesson-draw = Dobieranie kart
pantheon-lesson-draw-goal = Zebrać pięć kart świątyń dla Gadicei
pantheon-lesson-draw-end = Pięć jednego rodzaju: w następnej turze Gadicea może być twoja. Teraz zobacz, jak kończy się epoka.
pantheon-lesson-draw-market = Obok talii leżą cztery odkryte karty. Akcja dobierania kart daje trzy, jedną po drugiej: za każdym razem odkrytą albo zakrytą z wierzchu talii.
pantheon-lesson-draw-market-title = Odkryta czy z talii
pantheon-lesson-draw-open = Wybierz dobieranie kart i weź odkrytą monetę. Potem spójrz na jej miejsce: nowa karta odkrywa się, zanim wybierzesz następną.
pantheon-lesson-draw-open-title = Odkryta karta
pantheon-lesson-draw-open-other = Wybierz dobieranie kart i weź odkrytą kartę 1 monety.
pantheon-lesson-draw-replaced = Odkryła się karta świątyń, a właśnie świątynie zbierasz. Weź ją.
pantheon-lesson-draw-replaced-title = Szczęśliwa karta
pantheon-lesson-draw-replaced-point = Właśnie odkryta
pantheon-lesson-draw-replaced-other = Weź odkrytą kartę świątyń.
pantheon-lesson-draw-deck = Kolejne świątynie! Zostaw je na później, a trzecią kartę weź z talii: rywal jej nie zobaczy.
pantheon-lesson-draw-deck-title = Z talii
pantheon-lesson-draw-deck-other = Weź trzecią kartę z talii.
pantheon-lesson-draw-instead = Zielony wybiera ruch i zdobywa żeton łupu. Gdy rusza się ktoś inny, albo dołączasz, albo dobierasz jedną kartę z talii. Nie ma pośpiechu: dobierz kartę.
pantheon-lesson-draw-instead-title = Karta zamiast ruchu
pantheon-lesson-draw-instead-other = Zachowaj kartę ruchu. Tym razem nie dołączaj, tylko dobierz kartę.
pantheon-lesson-draw-hand = Twoich kart nikt nie widzi i nie ma ich limitu. Zagrane trafiają na stos kart odrzuconych; gdy talia się skończy, tasuje się z nich nową. Gadicea daje właścicielowi jedną kartę więcej przy każdym dobieraniu kart.
pantheon-lesson-draw-hand-title = Karty na ręku
pantheon-lesson-draw-check = Gadicea kosztuje 5 ofiar jednego rodzaju. Masz trzy karty świątyń, a jedna leży odkryta. Dobieraj tak, żeby mieć ich pięć.
pantheon-lesson-draw-check-title = Pięć kart świątyń
pantheon-lesson-draw-check-again = Najpierw weź odkrytą kartę świątyń i zobacz, co odkryje się na jej miejscu.

## 7: epoki

pantheon-lesson-epochs = Koniec epoki
pantheon-lesson-epochs-goal = Zakończyć epokę i zacząć następną
pantheon-lesson-epochs-end = Państwa powstają i upadają, a ty trwasz. Została jedna rzecz: liczenie punktów.
pantheon-lesson-epochs-last = Epoka kończy się, gdy ktoś weźmie ostatni żeton łupu albo ostatni żeton bogów z planszy – co nastąpi wcześniej. Tu został jeden żeton łupu i dwoje bogów, a łup leży dwa heksy od twojej stopy.
pantheon-lesson-epochs-last-title = Dwie drogi do końca
pantheon-lesson-epochs-last-point = Ostatni żeton łupu
pantheon-lesson-epochs-take = Wybierz ruch, zagraj kartę, dojdź do ostatniego żetonu i zakończ ruch.
pantheon-lesson-epochs-take-title = Ostatni żeton
pantheon-lesson-epochs-take-other = Wybierz ruch, zagraj kartę, przejdź po podświetlonych heksach do żetonu i zakończ ruch.
pantheon-lesson-epochs-ability = Epoka Rzymu dobiegła końca, powstaje Iberia. Najpierw każdy korzysta z cechy nowego państwa: bierze żeton ofiary poziomu I albo podnosi swój. Zielony bierze dary. Teraz ty: weź za darmo dowolny żeton.
pantheon-lesson-epochs-ability-title = Darmowy żeton
pantheon-lesson-epochs-ability-other = To nic nie kosztuje: weź żeton poziomu I.
pantheon-lesson-epochs-points = Co się stało? Akcję zawsze się kończy, więc Zielony jeszcze dołącza i buduje na Syracusae. Dużą stopę masz ty, dlatego koniec epoki daje ci 3 punkty. Nową epokę zaczyna Zielony, twój sąsiad po lewej.
pantheon-lesson-epochs-points-title = 3 punkty dla ciebie
pantheon-lesson-epochs-cleared = Wszystkie stopy wracają do właścicieli. Kolumny zostają: twoja na Mediolanum i Zielonego na Syracusae. Bogowie i łupy, których nikt nie wziął, znikają z gry. Karty, żetony, bogowie i półbogowie zostają z tobą.
pantheon-lesson-epochs-cleared-title = Co zostaje
pantheon-lesson-epochs-nations = Na planszy jest troje nowych bogów i trzy żetony łupu, a świątynia stoi w Iberii. Każde państwo ma swoją cechę: Rzym daje karty, Kartagina 2 monety do wydania, Egipt wymienia pionki. W grze bierze udział sześć z ośmiu państw.
pantheon-lesson-epochs-nations-title = Nowe państwo
pantheon-lesson-epochs-nations-point = Świątynia stoi w Iberii
pantheon-lesson-epochs-check = Pytanie: wybierasz ruch, a Zielony dołącza i zabiera ostatni żeton łupu. Kto dostaje 3 punkty za koniec epoki?
pantheon-lesson-epochs-check-title = Krótki sprawdzian
pantheon-lesson-epochs-check-choice-you = Ja: mam dużą stopę
pantheon-lesson-epochs-check-choice-green = Zielony: to on bierze żeton
pantheon-lesson-epochs-check-choice-nobody = Nikt: epoka trwa dalej
pantheon-lesson-epochs-check-right = Zgadza się. To twoja akcja, więc i punkty są twoje.
pantheon-lesson-epochs-check-wrong = Niezupełnie. Ważne, czyja to akcja, czyli kto ma dużą stopę.

## 8: liczenie punktów

pantheon-lesson-scoring = Liczenie punktów
pantheon-lesson-scoring-goal = Wyprzedzić Zielonego przy pierwszym liczeniu punktów
pantheon-lesson-scoring-end = To już cała gra. Czas na pierwszą partię: nowicjusze czekają!
pantheon-lesson-scoring-when = Bogowie i koniec epoki dają punkty od razu, reszta przychodzi przy dwóch liczeniach: po epoce 3 i po 6. Epoka 3 prawie się kończy, został jeden żeton łupu. Masz 9 punktów, Zielony 14.
pantheon-lesson-scoring-when-title = Dwa liczenia punktów
pantheon-lesson-scoring-when-point = Ostatni żeton łupu
pantheon-lesson-scoring-columns = Gdy masz na planszy 1–3 kolumny, każda daje 1 punkt; przy 4–7 każda daje 2, przy 8–11 każda 3, a przy wszystkich 12 każda 4. Masz trzy: czwarta zamieni 3 punkty w 8!
pantheon-lesson-scoring-columns-title = Kolumny
pantheon-lesson-scoring-fourth = Duża stopa, karta ruchu i twój bóg Vinthrad to 1 + 2 + 1 = 4 kroki. Wybierz ruch, zagraj kartę, postaw stopę na podświetlonym heksie obok świątyni i kolumnę na Noviomagus.
pantheon-lesson-scoring-fourth-title = Czwarta kolumna
pantheon-lesson-scoring-fourth-other = Wybierz ruch, zagraj kartę, postaw stopę na podświetlonym heksie, potem kolumnę na Noviomagus.
pantheon-lesson-scoring-end-epoch = Zostały 2 kroki, w sam raz do ostatniego żetonu łupu: to półbóg o wartości 2. Weź go i zakończ ruch, a z nim epokę.
pantheon-lesson-scoring-end-epoch-title = Zakończ epokę
pantheon-lesson-scoring-end-epoch-other = Przejdź po podświetlonych heksach do żetonu, potem zakończ ruch.
pantheon-lesson-scoring-sum = 3 punkty za koniec epoki, potem liczenie: 8 za cztery kolumny, 3 + 2 = 5 za półbogów i 2 za Pietalte, czyli poziom twojego najlepszego żetonu. Z 9 robi się 27; Zielony ma 19.
pantheon-lesson-scoring-sum-title = 27 punktów
pantheon-lesson-scoring-nothing = Liczy się każda kolumna na planszy, gdziekolwiek stoi. Stopy, karty, monety, żetony i pionki w rezerwie same nie dają punktów. Półbogowie zostają z tobą i liczą się znowu po epoce 6.
pantheon-lesson-scoring-nothing-title = Co się liczy, a co nie
pantheon-lesson-scoring-winner = Po drugim liczeniu gra się kończy i wygrywa ten, kto ma najwięcej punktów. Przy remisie rozstrzyga liczba półbogów, nie ich wartości.
pantheon-lesson-scoring-winner-title = Kto wygrywa
pantheon-lesson-scoring-check = Ostatnie liczenie: masz na planszy 8 kolumn, półbogów 4 i 2 oraz Pietalte z żetonem poziomu III. Ile to punktów?
pantheon-lesson-scoring-check-title = Krótki sprawdzian
pantheon-lesson-scoring-check-choice-two-each = 25 punktów
pantheon-lesson-scoring-check-choice-three-each = 33 punkty
pantheon-lesson-scoring-check-choice-no-token = 30 punktów
pantheon-lesson-scoring-check-right = Zgadza się: 8 × 3 = 24 za kolumny, 6 za półbogów, 3 za Pietalte.
pantheon-lesson-scoring-check-wrong = Niezupełnie. Dodaj jeszcze raz kolumny, półbogów i Pietalte.
pantheon-lesson-scoring-check-says-two-each = Prawie: od 8 kolumn każda daje 3 punkty, nie 2.
pantheon-lesson-scoring-check-says-no-token = Prawie: Pietalte dodaje poziom twojego najlepszego żetonu.
