## Plansza

PAN-BOARD-01 = Plansza składa się z heksów; dwa heksy sąsiadują ze sobą, gdy mają wspólny bok.
PAN-BOARD-02 = Każdy heks to ląd albo woda. Teren nigdy nie zmienia kosztu i nigdy nie przeszkadza w postawieniu stopy.
PAN-BOARD-03 = Stopa może stanąć na każdym heksie bez rysunku kolumny.
PAN-BOARD-04 = Kolumna może stanąć tylko na heksie z rysunkiem kolumny.
PAN-BOARD-05 = Na heksie mieszczą się najwyżej dwa pionki (stopy lub kolumny) i muszą one należeć do różnych graczy.
PAN-BOARD-06 = Każde państwo ma jeden heks startowy i pięć heksów łupu: trzy bez numeru, jeden z numerem 3 i jeden z numerem 4.
PAN-BOARD-07 = Heksy startowe, heksy łupu i heksy z rysunkiem kolumny nigdy się nie pokrywają.
PAN-BOARD-08 = Heksy startowe i heksy łupu państw innych niż aktywne są zwykłymi heksami.
PAN-BOARD-09 = Na heksie, na którym stoi świątynia, nie wolno stawiać pionków.
PAN-BOARD-10 = Postawiona kolumna zostaje na swoim heksie do końca gry.

## Przygotowanie do gry

PAN-SETUP-01 = Gra jest dla 2–4 graczy; każdy ma swój kolor i stałe miejsce, a kolejność biegnie zgodnie z ruchem wskazówek zegara.
PAN-SETUP-02 = W każdym kolorze jest 12 kolumn i 12 stóp.
PAN-SETUP-03 = Każdy gracz zaczyna z 3 kolumnami i 4 stopami w osobistej rezerwie. Pozostałe 9 kolumn i 8 stóp jego koloru leży w ogólnej rezerwie.
PAN-SETUP-04 = Wszyscy zaczynają z 0 PZ; żetony 50/100 tylko pomagają w liczeniu.
PAN-SETUP-05 = 40 żetonów łupów trafia do woreczka, z którego się je losuje.
PAN-SETUP-06 = 40 potasowanych żetonów bogów tworzy zakryty stos.
PAN-SETUP-07 = Potasowani półbogowie o wartościach 4–6 tworzą dolną część stosu półbogów.
PAN-SETUP-08 = Potasowani półbogowie o wartościach 1–3 leżą na wierzchu stosu półbogów.
PAN-SETUP-09 = 8 kart państw tasuje się i układa zakryte; w grze zostanie użytych 6 z nich.
PAN-SETUP-10 = 32 żetony ofiar leżą odkryte: w każdym z czterech rodzajów (dary, pokłony, tancerki, świątynie) cztery żetony o poziomach I/II i cztery o poziomach III/IV.
PAN-SETUP-11 = 7 specjalnych kart pieniędzy układa się w stos od najniższej na wierzchu: 2, 2, 3, 3, 4, 4, 5.
PAN-SETUP-12 = Talię tworzy 75 potasowanych kart akcji: 16 kart ruchu, 44 karty ofiar i 15 kart z jedną monetą.
PAN-SETUP-13 = Wśród 44 kart ofiar jest po 11 kart każdego rodzaju.
PAN-SETUP-14 = Zanim gracze dostaną karty, odkrywa się 4 wierzchnie karty talii.
PAN-SETUP-15 = Każdy gracz dostaje z talii 5 kart.
PAN-SETUP-16 = Z 6 potasowanych żetonów bonusów każdy gracz dostaje losowo jeden; reszta trafia do pudełka.
PAN-SETUP-17 = Żetony bonusów rozpatruje się od razu w czasie przygotowania gry, po kolei od pierwszego miejsca przy stole; tylko bonus kolumny czeka.
PAN-SETUP-18 = Żeton bogów zdobyty z bonusu liczy się jak w epoce 1, daje więc 1 PZ.
PAN-SETUP-19 = Jeśli po rozpatrzeniu bonusów tylko jeden gracz ma półboga (jednego lub więcej), to on jest pierwszym graczem rozpoczynającym.
PAN-SETUP-20 = Jeśli półboga nie ma nikt albo ma go więcej niż jeden gracz, pierwszego gracza rozpoczynającego wybiera los.
PAN-SETUP-21 = Gracz rozpoczynający trzyma świątynię, dopóki nie stanie ona na planszy.
PAN-SETUP-22 = O wszystkich losowaniach w grze decyduje wyłącznie przypadek. Nikt nie może poznać kolejności zakrytych kart i żetonów, zanim zostaną odkryte.
PAN-SETUP-23 = W wariancie z wyborem bonusów nikt nie dostaje bonusu podczas przygotowania; zamiast tego wszystkie 6 żetonów leży odkrytych.
PAN-SETUP-24 = W wariancie z wyborem bonusów gracze biorą po jednym żetonie po fazie przygotowań epoki 1, od ostatniego w kolejności, przeciwnie do ruchu wskazówek zegara, aż do rozpoczynającego. Niewybrane żetony trafiają do pudełka.
PAN-SETUP-25 = W wariancie z wyborem bonusów każdy żeton, także kolumnę, rozpatruje się w całości zaraz po wybraniu.
PAN-SETUP-26 = W wariancie z wyborem bonusów pierwszego gracza rozpoczynającego wybiera los.
PAN-SETUP-27 = W wariancie z większą rezerwą startową osobista rezerwa liczy na początku 6 stóp i 5 kolumn przy 2 graczach, 5 stóp i 4 kolumny przy 3, a 4 stopy i 3 kolumny przy 4.
PAN-SETUP-28 = Karty na ręku i wartości posiadanych półbogów są tajne. Wszystko inne jest jawne, także liczba kart i liczba półbogów.

## Epoki: przygotowania

PAN-EPOCH-01 = Gra trwa dokładnie 6 epok, a każda składa się kolejno z fazy przygotowań, fazy akcji i fazy końca epoki.
PAN-EPOCH-02 = Przygotowania, krok 1: odkrywa się wierzchnią kartę państwa. To państwo jest aktywne przez całą epokę, a jego żeton kładzie się na następnym wolnym polu toru epok.
PAN-EPOCH-03 = Przygotowania, krok 2: ze stosu odkrywa się na planszę o jeden żeton bogów więcej, niż jest graczy.
PAN-EPOCH-04 = Za każdy żeton Plaesiris odkryty w kroku 2 przygotowań odkrywa się ze stosu na planszę dwóch półbogów.
PAN-EPOCH-05 = Przygotowania, krok 3: z woreczka losuje się o jeden żeton łupu więcej, niż jest graczy, i rozkłada się je losowo, po jednym, na używanych heksach łupu aktywnego państwa.
PAN-EPOCH-06 = Przy 2 graczach nie używa się heksów łupu z numerami 3 i 4.
PAN-EPOCH-07 = Przy 3 graczach nie używa się heksu łupu z numerem 4.
PAN-EPOCH-08 = Przy 4 graczach używa się wszystkich pięciu heksów łupu.
PAN-EPOCH-09 = Za każdy położony w przygotowaniach łup z półbogiem odkrywa się ze stosu na planszę jednego półboga.
PAN-EPOCH-10 = Odkryci półbogowie leżą w rzędzie, a nowych dokłada się na koniec. Pierwszy do wzięcia jest ten, który leży najdłużej.
PAN-EPOCH-11 = Przygotowania, krok 4: rozpatruje się cechę specjalną aktywnego państwa.
PAN-EPOCH-12 = Przygotowania, krok 5: świątynię stawia się na heksie startowym aktywnego państwa.
PAN-EPOCH-13 = Przygotowania, krok 6: właściciele Depraccusa dobierają swoje karty, po kolei od gracza rozpoczynającego.
PAN-EPOCH-14 = Przygotowania, krok 7, tylko w epoce 1: stawia się kolumnę z bonusu albo gracze wybierają bonusy. Dzieje się to także wtedy, gdy faza akcji skończyła się już w Kartaginie.

## Epoki: tury

PAN-EPOCH-15 = Fazę akcji otwiera tura gracza rozpoczynającego, a następne biegną zgodnie z ruchem wskazówek zegara.
PAN-EPOCH-16 = W swojej turze gracz musi wykonać dokładnie jedną z akcji: ruch, kupno, składanie ofiary albo dobieranie kart. Więcej daje tylko Traitera.
PAN-EPOCH-17 = Ruch i kupno można wybrać tylko wtedy, gdy stawia się choć jeden pionek lub kupuje choć jedną rzecz, a składanie ofiary – gdy bierze się żeton bogów. Pusta akcja jest niedozwolona.
PAN-EPOCH-18 = Jeśli żadna akcja nie jest możliwa i nie ma skąd dobrać karty, tura przepada.

## Epoki: koniec fazy akcji

PAN-EPOCH-19 = Faza akcji kończy się, gdy z planszy zniknie ostatni żeton łupu albo ostatni odkryty żeton bogów, zależnie od tego, co nastąpi wcześniej.
PAN-EPOCH-20 = O końcu fazy akcji decydują tylko żetony bogów odkryte na planszy; bogowie brani ze stosu (bonus, łup, Surparit, Galia) się nie liczą.
PAN-EPOCH-21 = Akcję, która zakończyła fazę akcji, wykonuje się normalnie do końca, wraz ze wszystkimi graczami dołączającymi do ruchu.
PAN-EPOCH-22 = Aktywny gracz kończy swoją turę jak zwykle, więc po akcji kończącej fazę akcji może jeszcze użyć Traitery, chyba że przed grą ustalono inaczej.
PAN-EPOCH-23 = Na koniec fazy akcji aktywny gracz dostaje 3 PZ, nawet jeśli ostatni łup zebrał ktoś, kto dołączył do jego ruchu.
PAN-EPOCH-24 = Za zakończenie fazy akcji 3 PZ przyznaje się raz na epokę, nawet jeśli łupy i bogowie skończą się naraz.
PAN-EPOCH-25 = Po fazie akcji aktywny gracz oddaje świątynię sąsiadowi po lewej, który rozpocznie następną epokę.
PAN-EPOCH-26 = Jeśli ostatni łup zostanie zebrany już w przygotowaniach (w Kartaginie), przygotowania doprowadza się do końca, w epoce 1 łącznie z bonusem kolumny lub wyborem bonusów, a tur się nie rozgrywa. Kto zebrał ten łup, ten dostaje 3 PZ i oddaje świątynię sąsiadowi po lewej.

## Epoki: faza końca epoki

PAN-EPOCH-27 = Na koniec epoki wszystkie stopy z planszy wracają do osobistych rezerw swoich właścicieli.
PAN-EPOCH-28 = Na koniec epoki wszystkie kolumny zostają na planszy.
PAN-EPOCH-29 = Na koniec epoki niewzięte żetony bogów, żetony łupów i odkryci półbogowie trafiają do pudełka.
PAN-EPOCH-30 = Na koniec epoki karty na ręku, żetony ofiar, trwali bogowie, żetony kroków i zdobyci półbogowie zostają u graczy.
PAN-EPOCH-31 = Po epokach 3 i 6 liczy się punkty; po pozostałych zaczyna się następna epoka.
PAN-EPOCH-32 = Faza akcji trwa najwyżej 60 tur na gracza (limit można zmienić lub wyłączyć); liczą się też tury, które przepadły, a dodatkowe akcje Traitery należą do swojej tury. Po osiągnięciu limitu bieżącą turę kończy się normalnie, świątynia przechodzi dalej, ale 3 PZ nikt nie dostaje, chyba że w tej samej turze faza skończyła się także zwyczajnie.

## Ruch

PAN-MOVE-01 = W akcji ruchu aktywny gracz bierze dużą stopę, która daje mu 1 krok.
PAN-MOVE-02 = Każda zagrana karta ruchu daje 2 kroki.
PAN-MOVE-03 = Można zagrać dowolnie wiele kart ruchu, także żadnej, i dokładać je aż do zakończenia ruchu.
PAN-MOVE-04 = Każdy własny Vinthrad daje 1 krok w każdym ruchu właściciela.
PAN-MOVE-05 = Każdy własny żeton kroków daje w każdym ruchu właściciela tyle kroków, ile na nim pokazano.
PAN-MOVE-06 = Gracze dołączający do ruchu mają te same źródła kroków co aktywny gracz oprócz dużej stopy.
PAN-MOVE-07 = Kroki ze wszystkich źródeł się sumują. Ruszyć się można nawet bez karty ruchu, jeśli ma się choć jeden krok.
PAN-MOVE-08 = Za krok stawia się jeden pionek z osobistej rezerwy; pionków z ogólnej rezerwy stawiać nie można.
PAN-MOVE-09 = Jeśli na heksie stoi już pionek innego gracza, postawienie swojego kosztuje 2 kroki zamiast 1.
PAN-MOVE-10 = Nie wolno stawiać pionka na heksie, na którym stoi już własny.
PAN-MOVE-11 = Heks z dwoma pionkami jest zamknięty dla wszystkich.
PAN-MOVE-12 = Sieć gracza zaczyna się od heksu ze świątynią i od stóp postawionych w tej epoce skokiem; należy do niej każdy własny pionek, który sąsiaduje z czymś z tej sieci, a więc także wszystko, co dobudowano od stopy po skoku.
PAN-MOVE-13 = Stopę wolno postawić tylko obok własnej sieci, do której należy też świątynia, chyba że stawia się ją skokiem.
PAN-MOVE-14 = Kolumnę wolno postawić tylko na heksie z rysunkiem kolumny, obok własnej stopy należącej do sieci. Sama świątynia lub inna kolumna nie wystarczy.
PAN-MOVE-15 = Ścieżkę można ciągnąć od stóp i od kolumn: nowa stopa może stanąć obok własnej połączonej kolumny.
PAN-MOVE-16 = Własna kolumna z wcześniejszej epoki wchodzi do sieci bez kosztu, gdy tylko sąsiaduje ze świątynią lub z innym elementem sieci.
PAN-MOVE-17 = Kolumna niepołączona w tej epoce nie pozwala stawiać obok ani stóp, ani kolumn, ale nadal daje punkty.
PAN-MOVE-18 = Ścieżki mogą się rozgałęziać w każdym miejscu.
PAN-MOVE-19 = Pionki stawia się jeden po drugim i każdy ocenia się według sytuacji po poprzednich.
PAN-MOVE-20 = Stopa postawiona na heksie z żetonem łupu zabiera go; nie można z tego zrezygnować.
PAN-MOVE-21 = Kroki niewykorzystane w ruchu przepadają.
PAN-MOVE-22 = Gdy gracz postawi w ruchu ostatni pionek, zagrane karty ruchu idą na stos kart odrzuconych.
PAN-MOVE-23 = Dopiero po odłożeniu zagranych kart ruchu gracz rozpatruje żetony łupów zebrane w tym ruchu.
PAN-MOVE-24 = Jeśli w jednym ruchu zebrano kilka łupów, gracz sam wybiera kolejność ich rozpatrywania.
PAN-MOVE-25 = Tego, co przyniósł łup (pionków, kroków, bogów, kart), nie można użyć w ruchu, w którym go zebrano.
PAN-MOVE-26 = Gdy aktywny gracz skończy ruch i rozpatrzy łupy, do ruchu dołączają pozostali, po kolei zgodnie z ruchem wskazówek zegara, od gracza po jego lewej.
PAN-MOVE-27 = Gracz dołączający do ruchu albo sam wykonuje ruch, albo dobiera jedną kartę z talii.
PAN-MOVE-28 = Kto ma dołączyć do ruchu, ale nie może lub nie chce postawić choć jednego pionka, dobiera kartę, zawsze z talii, nigdy spośród odkrytych.
PAN-MOVE-29 = Karta zamiast ruchu przysługuje tylko graczom dołączającym do ruchu; aktywny gracz nie ma do niej prawa.
PAN-MOVE-30 = Gdy skończą wszyscy dołączający do ruchu, duża stopa wraca na swoje miejsce i akcja się kończy.
PAN-MOVE-31 = Dołączający do ruchu mają swój ruch lub kartę także wtedy, gdy ostatni łup zebrano wcześniej w tej samej akcji.

## Kupno

PAN-BUY-01 = W akcji kupna aktywny gracz zagrywa dowolnie wiele kart monet, zwykłych i specjalnych; monety tworzą wspólną sumę na tę akcję. Karty można dokładać aż do zakończenia kupna.
PAN-BUY-02 = W akcji kupna każdy własny Stonkus dokłada do sumy do 2 monet.
PAN-BUY-03 = Kupować można bez kart monet, jeśli monet dostarcza Stonkus.
PAN-BUY-04 = W jednej akcji kupna wolno kupić dowolnie wiele rzeczy każdego rodzaju, w dowolnej kolejności, póki starcza monet.
PAN-BUY-05 = Monety niewydane w kupnie przepadają; nikt nie wydaje reszty.
PAN-BUY-06 = Kupno nowego żetonu ofiary: musi być rodzaju, którego gracz jeszcze nie ma; można go kupić od razu na dowolnym poziomie I–IV, za cenę tego poziomu.
PAN-BUY-07 = Ceny żetonów ofiar: poziom I – 1 moneta, II – 3, III – 6, IV – 10 monet.
PAN-BUY-08 = Gracz nigdy nie ma więcej niż jednego żetonu ofiary każdego rodzaju.
PAN-BUY-09 = Kupno wyższego poziomu: własny żeton ofiary podnosi się na dowolny wyższy poziom za różnicę obu cen.
PAN-BUY-10 = Żetonu ofiary na poziomie IV nie da się podnieść.
PAN-BUY-11 = Żeton ofiary oddany przy przejściu z poziomu I lub II na III lub IV odpada z gry. Żetonów ofiar nigdy nie zabraknie.
PAN-BUY-12 = Kupno pionka: za 1 monetę bierze się jedną stopę lub kolumnę swojego koloru z ogólnej do osobistej rezerwy.
PAN-BUY-13 = Nie można kupić pionków, których nie ma w ogólnej rezerwie.
PAN-BUY-14 = Stawianie w akcji kupna: pionek z osobistej rezerwy, także świeżo kupiony, stawia się na planszy za 1 monetę albo za 2, jeśli stoi tam pionek innego gracza.
PAN-BUY-15 = Gdy stawia się pionki za monety, obowiązują te same zasady stawiania co w ruchu.
PAN-BUY-16 = Duża stopa nie bierze udziału w kupnie.
PAN-BUY-17 = Do kupna nikt nie dołącza.
PAN-BUY-18 = Karty ruchu, Vinthrad i żetony kroków nic w kupnie nie dają.
PAN-BUY-19 = W kupnie nie można skakać dzięki Gaivilesowi.
PAN-BUY-20 = Na koniec akcji kupna zagrane karty monet idą na stos kart odrzuconych, a potem rozpatruje się zebrane łupy, tak jak po ruchu.
PAN-BUY-21 = Wydane specjalne karty pieniędzy idą na zwykły stos kart odrzuconych, nigdy z powrotem na swój stos. Z innymi odrzuconymi kartami wtasowuje się je potem do talii.

## Składanie ofiary

PAN-SAC-01 = W akcji składania ofiary aktywny gracz bierze jeden z odkrytych na planszy żetonów bogów, opłacając jego koszt.
PAN-SAC-02 = Koszt żetonu bogów to od jednej do czterech liczb; za każdą z nich trzeba złożyć co najmniej tyle ofiar jednego rodzaju.
PAN-SAC-03 = Różne liczby kosztu tego samego żetonu bogów trzeba opłacić różnymi rodzajami ofiar.
PAN-SAC-04 = Gracz sam wybiera, którym rodzajem ofiar opłaca którą liczbę kosztu.
PAN-SAC-05 = Karta ofiary liczy się jako 1 ofiara swojego rodzaju.
PAN-SAC-06 = Własny żeton ofiary liczy się jako tyle ofiar swojego rodzaju, ile wynosi jego poziom.
PAN-SAC-07 = Na jedną liczbę kosztu można łączyć karty ofiar i żeton ofiary tego samego rodzaju.
PAN-SAC-08 = Żeton ofiary może dać więcej, niż trzeba; nadwyżka przepada.
PAN-SAC-09 = Na żadną liczbę kosztu nie wolno zagrać więcej kart ofiar, niż brakuje po uwzględnieniu wybranego żetonu ofiary.
PAN-SAC-10 = Żetonu ofiary nie trzeba używać, nawet jeśli się go ma.
PAN-SAC-11 = Zagrane karty ofiar idą na stos kart odrzuconych, zanim zadziała efekt boga.
PAN-SAC-12 = Żetony ofiar zostają u gracza i można ich używać w każdej następnej akcji.
PAN-SAC-13 = W jednej akcji składania ofiary bierze się dokładnie jeden żeton bogów.
PAN-SAC-14 = Za Pietalte płaci się tylko kartami ofiar, nigdy żetonami.
PAN-SAC-15 = Koszty bogów: Surparit 2/2/2/1, Plaesiris 3/3, Taksator 3/1, Depraccus 4/1, Vinthrad 3/2, Gaiviles 2/2, Stonkus 4/2, Gadicea 5, Pietalte 3/2/1, Traitera 2/2/1.

## Dobieranie i obieg kart

PAN-DRAW-01 = W akcji dobierania kart aktywny gracz bierze trzy karty, jedną po drugiej.
PAN-DRAW-02 = W akcji dobierania kart gracz przy każdej karcie wybiera na nowo: jedną z odkrytych kart albo wierzchnią kartę talii.
PAN-DRAW-03 = W akcji dobierania kart w miejsce wziętej odkrytej karty od razu, przed wyborem następnej, kładzie się kartę z talii, o ile istnieje talia lub stos kart odrzuconych. Luki, których wcześniej nie dało się wypełnić, czekają do końca akcji.
PAN-DRAW-04 = Każda własna Gadicea pozwala w akcji dobierania kart wziąć o jedną kartę więcej.
PAN-DRAW-05 = W akcji dobierania kart trzeba wziąć trzy karty, a kart z Gadicei nie. Jeśli kolejna karta z Gadicei nie jest możliwa, akcja sama się kończy.
PAN-DRAW-06 = Liczba kart na ręku nie jest ograniczona.
PAN-DRAW-07 = Gdy zasady każą dobrać karty poza akcją dobierania kart, bierze się je tylko z talii.
PAN-DRAW-08 = Gdy tylko zniknie ostatnia karta talii, tasuje się stos kart odrzuconych i staje się on nową talią.
PAN-DRAW-09 = Jeśli w chwili wyczerpania talii stos kart odrzuconych też jest pusty, talia pozostaje pusta, dopóki nie będzie potrzebna karta. Wtedy tasuje się karty odrzucone, o ile już jakieś są.
PAN-DRAW-10 = Jeśli gracz musi dobrać z talii, a nie ma ani talii, ani kart odrzuconych, wszyscy odrzucają wszystkie karty z ręki. Po potasowaniu tworzą one nową talię i dobiera się dalej.
PAN-DRAW-11 = Gdy wszyscy odrzucają karty z ręki, robi to także gracz, który właśnie dobiera, łącznie z kartami dobranymi wcześniej w tej samej akcji. Potem dobiera tylko te karty, których mu jeszcze brakuje.
PAN-DRAW-12 = Odkryte karty zostają na swoich miejscach, gdy wszyscy odrzucają karty z ręki.
PAN-DRAW-13 = Miejsce odkrytej karty, którego nie ma czym wypełnić, zostaje puste i nie zmusza nikogo do odrzucenia ręki. Uzupełnia się je, gdy znów istnieje talia i trwające dobieranie dobiegło końca.
PAN-DRAW-14 = Kart zagranych w trwającej jeszcze akcji nie ma na stosie kart odrzuconych.
PAN-DRAW-15 = Gdy w akcji dobierania kart brakuje i talii, i kart odrzuconych, trzeba brać karty odkryte, dopóki jakieś są.
PAN-DRAW-16 = Karty odrzucone tasuje się dopiero, gdy ktoś dobiera z talii albo trzeba zastąpić świeżo wziętą odkrytą kartę; sama luka nie wystarcza. Luki uzupełnia się zaraz po dobieraniu jako całości, czyli po całej akcji dobierania, po każdym żetonie łupu z osobna albo po wszystkich Depraccusach jednego gracza.
PAN-DRAW-17 = Dobrowolne karty z Gadicei nigdy nie zmuszają graczy do odrzucenia rąk: gdy brakuje talii i kart odrzuconych, można za nie wziąć tylko karty odkryte, a jeśli ich nie ma, akcja się kończy.

## Bogowie: zasady ogólne

PAN-GOD-01 = Żeton bogów zdobywa się na pięć sposobów: z planszy przez złożenie ofiary, a ze stosu dzięki bonusowi, łupowi, Surparit lub Galii.
PAN-GOD-02 = Kto zdobywa żeton bogów, od razu dostaje tyle PZ, ile wynosi numer bieżącej epoki.
PAN-GOD-03 = PZ za zdobyty żeton bogów przyznaje się nawet wtedy, gdy efektu boga nie da się wykorzystać; innej rekompensaty nie ma.
PAN-GOD-04 = Żeton bogów ze stosu nic nie kosztuje; wyjątkiem jest Galia.
PAN-GOD-05 = Bogowie natychmiastowi (Surparit, Plaesiris, Taksator) działają raz, przy zdobyciu, po czym trafiają do pudełka.
PAN-GOD-06 = Trwali bogowie (Depraccus, Vinthrad, Gaiviles, Stonkus, Gadicea, Pietalte) leżą odkryci przed właścicielem do końca gry.
PAN-GOD-07 = Kilka żetonów tego samego trwałego boga działa równolegle.
PAN-GOD-08 = Gdy potrzebny jest żeton bogów, a stos jest pusty, tasuje się żetony bogów z pudełka i tworzą one nowy stos. Nie ma wśród nich żetonu, którego efekt właśnie trwa.
PAN-GOD-09 = Jeśli żetonów bogów nie ma ani w stosie, ani w pudełku, niczego się nie odkrywa i nie zdobywa.
PAN-GOD-10 = W trakcie epoki nie dokłada się na planszę nowych żetonów bogów.

## Bogowie natychmiastowi

PAN-GOD-11 = Surparit: właściciel od razu zdobywa także wierzchni żeton bogów ze stosu, wraz z jego PZ i efektem.
PAN-GOD-12 = Jeśli dzięki Surparit trafi się kolejna Surparit, dostaje się za nią PZ, ale następnego żetonu już nie.
PAN-GOD-13 = Plaesiris z ofiary: właściciel bierze dwóch pierwszych w kolejności odkrytych półbogów z planszy.
PAN-GOD-14 = Plaesiris z bonusu, z łupu lub dzięki Surparit: właściciel bierze dwóch wierzchnich półbogów z zakrytego stosu.
PAN-GOD-15 = Plaesiris z Galii: właściciel bierze dwóch wierzchnich półbogów z zakrytego stosu, a nie tych z planszy.
PAN-GOD-16 = Jeśli jest mniej półbogów do wzięcia, niż należy się graczowi, bierze się tylko tych, którzy są.
PAN-GOD-17 = Taksator: właściciel bierze na rękę wierzchnią specjalną kartę pieniędzy.
PAN-GOD-18 = Jeśli stos specjalnych kart pieniędzy jest pusty, Taksator daje tylko PZ.

## Bogowie trwali

PAN-GOD-19 = Depraccus: w każdych przygotowaniach, po ustawieniu świątyni, właściciel dobiera 2 karty.
PAN-GOD-20 = Depraccus zdobyty przed ustawieniem świątyni (z bonusu przy przygotowaniu gry, w Galii, z łupu w Kartaginie) działa już w tych przygotowaniach; zdobyty później – od następnych.
PAN-GOD-21 = Vinthrad: 1 dodatkowy krok w każdym ruchu właściciela, także gdy dołącza do cudzego. Nie wymaga kart ruchu, a w kupnie nie działa.
PAN-GOD-22 = Gaiviles: każdy taki żeton pozwala właścicielowi na jeden skok w każdym jego ruchu, także gdy dołącza do cudzego. Skok zużywa się nawet wtedy, gdy na dany heks dałoby się wejść zwyczajnie.
PAN-GOD-23 = Skokiem stawia się stopę na heksie odległym dokładnie o 2 od elementu własnej sieci (świątyni, stopy lub kolumny), ponad heksem sąsiadującym z obydwoma. Wolno tak skoczyć także na heks dostępny bez skoku.
PAN-GOD-24 = Stopa postawiona skokiem należy do sieci gracza do końca epoki, nawet jeśli nic nie łączy jej ze świątynią.
PAN-GOD-25 = Na heksie przeskakiwanym dzięki Gaivilesowi musi stać co najmniej jeden pionek innego gracza; pustego heksu ani heksu tylko z własnym pionkiem nie można przeskoczyć.
PAN-GOD-26 = Na przeskakiwanym heksie mogą stać dwa pionki; może to być heks z rysunkiem kolumny albo woda.
PAN-GOD-27 = Heks docelowy skoku musi być dozwolony dla stopy: zwykle kosztuje 1 krok, a jeśli stoi tam jeden pionek innego gracza – 2. Za sam skok się nie płaci.
PAN-GOD-28 = Skokiem nie można postawić kolumny.
PAN-GOD-29 = Kilku Gaivilesów daje w jednym ruchu kilka skoków, ale nigdy skok przez dwa heksy naraz.
PAN-GOD-30 = Skokiem nie można tylko przyłączyć dawnej kolumny; trzeba postawić stopę.
PAN-GOD-31 = Stonkus: każdy żeton daje właścicielowi 1 lub 2 dodatkowe monety w każdej jego akcji kupna; w ruchu nie można zamienić ich na kroki.
PAN-GOD-32 = Gadicea: każdy żeton daje właścicielowi 1 dodatkową kartę w każdej jego akcji dobierania kart i w żadnym innym dobieraniu.
PAN-GOD-33 = Pietalte: przy każdym liczeniu punktów każdy żeton daje tyle PZ, ile wynosi poziom jednego własnego żetonu ofiary.
PAN-GOD-34 = Kilka Pietalte może liczyć ten sam żeton ofiary; zawsze przyjmuje się najlepszy.
PAN-GOD-35 = Kto nie ma żadnego żetonu ofiary, nie dostaje za Pietalte nic.

## Traitera

PAN-GOD-36 = Traitera leży odkryta przed właścicielem; można jej użyć raz w grze, po czym trafia do pudełka.
PAN-GOD-37 = Traitery używa się we własnej turze po zakończonej akcji, by od razu wykonać jeszcze jedną, taką samą lub inną.
PAN-GOD-38 = W danej turze można użyć tylko Traitery, którą gracz miał już na jej początku.
PAN-GOD-39 = Jeśli gracz miał na początku tury kilka Traiter, może ich użyć kolejno, po jednej po każdej zakończonej akcji.
PAN-GOD-40 = W dodatkowej akcji od Traitery można znów użyć wszystkich żetonów ofiar, bogów, bonusów i kroków, także zdobytych wcześniej w tej turze.
PAN-GOD-41 = Dodatkowy ruch od Traitery jest pełną akcją ruchu: z dużą stopą, z dołączającymi graczami i kartami dla nich.
PAN-GOD-42 = Użyta Traitera, która z pudełka wróci do stosu i zostanie ponownie zdobyta, jest nowym żetonem i znów można jej użyć.

## Żetony łupów i bonusów

PAN-LOOT-01 = Łupy i bonusy z tym samym symbolem działają tak samo.
PAN-LOOT-02 = Żeton rezerwy: właściciel przenosi z ogólnej do osobistej rezerwy pokazane kolumny i stopy swojego koloru.
PAN-LOOT-03 = Żeton rezerwy do wyboru: albo dwie kolumny, albo dwie stopy, nigdy po jednej. Wolno wybrać także to, czego w ogólnej rezerwie już nie ma.
PAN-LOOT-04 = Jeśli w ogólnej rezerwie jest mniej pionków, niż pokazano na żetonie, bierze się tylko te, które są, choćby żadnego.
PAN-LOOT-05 = Półbóg z łupu: właściciel bierze pierwszego w kolejności odkrytego półboga z planszy.
PAN-LOOT-06 = Półbóg z bonusu: właściciel bierze wierzchniego półboga z zakrytego stosu.
PAN-LOOT-07 = Zdobytych półbogów trzyma się zakrytych; właściciel może ich obejrzeć w każdej chwili.
PAN-LOOT-08 = Jeśli nie ma skąd wziąć półboga, żeton łupu lub bonusu z półbogiem nic nie daje.
PAN-LOOT-09 = Bóg z łupu lub bonusu: właściciel zdobywa bez ofiary wierzchni żeton bogów ze stosu, wraz z PZ i efektem.
PAN-LOOT-10 = Żeton ofiary: za każdy pokazany poziom właściciel podnosi własny żeton ofiary o jeden poziom albo bierze nowy żeton poziomu I rodzaju, którego nie ma. Wszystkie podniesienia mogą dotyczyć jednego żetonu albo kilku, ale trzeba wykonać każde możliwe.
PAN-LOOT-11 = Jeśli wszystkie cztery żetony ofiar są już na poziomie IV, kolejne podniesienia poziomu przepadają.
PAN-LOOT-12 = Kolumna (tylko bonus): po przygotowaniach epoki 1 właściciel stawia jedną kolumnę z osobistej rezerwy na dowolnym heksie z rysunkiem kolumny, bez kosztu i bez połączenia.
PAN-LOOT-13 = Także przy bonusie kolumny na heksie mieszczą się najwyżej dwa pionki różnych graczy; zajęty heks nie kosztuje jednak nic więcej.
PAN-LOOT-14 = Kolumna z bonusu liczy się jak każda inna.
PAN-LOOT-15 = Karty z łupu lub bonusu: właściciel dobiera z talii pokazaną liczbę kart.
PAN-LOOT-16 = Pieniądze z łupu: właściciel bierze wierzchnią specjalną kartę pieniędzy; jeśli już ich nie ma, nic nie dostaje.
PAN-LOOT-17 = Żeton kroków zostaje przed właścicielem i do końca gry daje swoje kroki w każdym jego ruchu. Żetony kroków się sumują i działają bez kart ruchu, ale nigdy w kupnie.
PAN-LOOT-18 = Żetony łupów i bonusów po rozpatrzeniu trafiają do pudełka; wyjątkiem są żetony kroków.
PAN-LOOT-19 = Łupy: półbóg (12), bóg (2), jeden poziom ofiary (5), dwa poziomy ofiary (2), dwie karty (5), trzy karty (2), pieniądze (5), krok (3), rezerwa do wyboru (2), kolumna ze stopą (2). Bonusy, po jednym: półbóg, bóg, kolumna, krok, dwa poziomy ofiary, trzy karty.
PAN-LOOT-20 = Kolumnę z bonusu trzeba postawić. Jeśli właściciel nie ma wtedy kolumny w osobistej rezerwie, bo wymienił wszystkie w Egipcie, bonus przepada.

## Państwa

PAN-NATION-01 = Cechę specjalną państwa rozpatruje się raz, w kroku 4 przygotowań; gracze robią to po kolei od rozpoczynającego, a w Persji raz za wszystkich.
PAN-NATION-02 = Każdy gracz najpierw w całości kończy cechę specjalną państwa, łącznie ze wszystkim, co przyniosła, i dopiero wtedy zaczyna następny.
PAN-NATION-03 = Galia: każdy gracz musi wybrać: dobiera 2 karty albo odkrywa wierzchni żeton bogów ze stosu.
PAN-NATION-04 = Galia: o tym, czy zdobyć odkryty żeton, gracz decyduje, gdy już go zobaczy.
PAN-NATION-05 = Galia: za odkryty żeton bogów płaci się tylko pierwszą liczbę kosztu, tę u góry żetonu, jednym rodzajem ofiar, kartami lub żetonem ofiary, na zwykłych zasadach składania ofiary.
PAN-NATION-06 = Galia: Gadicea ma w koszcie tylko liczbę 5, więc wymaga pięciu ofiar jednego rodzaju.
PAN-NATION-07 = Galia: Pietalte kosztuje trzy karty ofiar jednego rodzaju; żetonów ofiar nie wolno użyć.
PAN-NATION-08 = Galia: zdobyty żeton jak zwykle daje PZ i swój efekt.
PAN-NATION-09 = Galia: odkryty żeton, którego gracz nie zdobył, trafia do pudełka.
PAN-NATION-10 = Germania i Grecja: kto ma na ręku mniej niż 7 kart, dobiera dokładnie do 7.
PAN-NATION-11 = Germania i Grecja: kto ma na ręku więcej niż 7 kart, odrzuca wybrane, aż zostanie mu dokładnie 7. Specjalne karty pieniędzy też się liczą, a odrzucone idą na zwykły stos kart odrzuconych.
PAN-NATION-12 = Egipt: każdy gracz może wymienić dowolną liczbę stóp ze swojej osobistej rezerwy na kolumny z ogólnej i odwrotnie, jeden za jeden, w swoim kolorze.
PAN-NATION-13 = Egipt: nie wymienia się pionków stojących na planszy, a otrzymać można tylko te, które są w ogólnej rezerwie.
PAN-NATION-14 = Persja: specjalne karty pieniędzy układa się od najwyższej na wierzchu.
PAN-NATION-15 = Persja: nowy porządek obowiązuje do końca gry i dotyczy tylko kart, które są jeszcze w stosie.
PAN-NATION-16 = Kartagina: każdy gracz może od razu wydać 2 monety na wszystko, co można kupić.
PAN-NATION-17 = Kartagina: do tych 2 monet nie można nic dołożyć ani kartami monet, ani Stonkusem, ani innym bogiem; niewydane przepadają.
PAN-NATION-18 = Kartagina: przy stawianiu pionków za monety heks startowy Kartaginy liczy się jako heks świątyni, choć ta jeszcze na nim nie stoi.
PAN-NATION-19 = Kartagina: zebrane łupy gracz rozpatruje, gdy skończy wydawać swoje monety.
PAN-NATION-20 = Iberia: każdy gracz może wziąć nowy żeton ofiary poziomu I rodzaju, którego nie ma, albo podnieść jeden własny o jeden poziom.
PAN-NATION-21 = Rzym: każdy gracz dobiera z talii 2 karty.
PAN-NATION-22 = Germania i Grecja: jeśli w trakcie dobierania wszyscy muszą odrzucić ręce, dobierający bierze potem pełne 7 kart. Gracze, którzy już skończyli, nie dobierają ponownie.

## Liczenie punktów

PAN-SCORE-01 = Punkty liczy się według tych samych zasad dwa razy: po fazie końca epoki 3 i epoki 6.
PAN-SCORE-02 = Liczenie punktów za półbogów: każdy gracz dostaje tyle PZ, ile wynosi suma wartości jego półbogów.
PAN-SCORE-03 = Po pierwszym liczeniu punktów półbogowie zostają u graczy i w drugim punktują jeszcze raz.
PAN-SCORE-04 = Kto ma na planszy 1–3 kolumny, dostaje przy liczeniu punktów po 1 PZ za każdą.
PAN-SCORE-05 = Kto ma na planszy 4–7 kolumn, dostaje przy liczeniu punktów po 2 PZ za każdą.
PAN-SCORE-06 = Kto ma na planszy 8–11 kolumn, dostaje przy liczeniu punktów po 3 PZ za każdą.
PAN-SCORE-07 = Kto ma na planszy wszystkie 12 kolumn, dostaje przy liczeniu punktów po 4 PZ za każdą, razem 48.
PAN-SCORE-08 = Przy liczeniu punktów bierze się pod uwagę wszystkie własne kolumny na planszy, bez względu na epokę, w której stanęły, i na to, czy są połączone.
PAN-SCORE-09 = Każda Pietalte daje przy liczeniu punktów tyle PZ, ile wynosi poziom najlepszego własnego żetonu ofiary.
PAN-SCORE-10 = Kolumny w rezerwie, stopy, karty, monety i żetony ofiar same w sobie nie dają PZ.

## Koniec gry

PAN-END-01 = Gra kończy się po drugim liczeniu punktów.
PAN-END-02 = Wygrywa gracz, który ma najwięcej PZ.
PAN-END-03 = Przy remisie wygrywa ten z remisujących, kto ma więcej półbogów; ich wartości nie mają znaczenia.
PAN-END-04 = Jeśli także liczba półbogów nie rozstrzyga remisu, remisujący dzielą się zwycięstwem.
