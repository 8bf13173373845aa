## Pojęcia

ANKH-DEF-01 = Strona to jeden gracz, a po Połączeniu Bogów – obaj gracze połączonego Boga razem. Właściciel, przeciwnik, uczestnik, pula i Uwielbienie zawsze odnoszą się do strony.
ANKH-DEF-02 = Jednostkami są Bogowie, Wojownicy i Strażnicy. Wielbłądy nimi nie są i do nikogo nie należą.
ANKH-DEF-03 = Wroga jednostka to jednostka innej strony, a własna – jednostka tej samej strony.
ANKH-DEF-04 = Ląd to pola Zalewowe i pola Pustyni; pole Wody nie jest lądem.
ANKH-DEF-05 = Pole jest puste, gdy nie stoi na nim ani jednostka, ani Monument. Żeton Zaświatów lub Kolejności Konfliktu nie zajmuje pola.
ANKH-DEF-06 = Kolejność rosnąca, czyli odwrotna kolejność Uwielbienia, biegnie od strony z najmniejszym Uwielbieniem do strony z największym.
ANKH-DEF-07 = Zabicie, usunięcie z gry i zniszczenie to trzy różne rzeczy: zabić można tylko jednostkę, a Monument da się jedynie zniszczyć. Kocie Mumie, Mumia, Anubis, karta Cud i zwrot żetonu Słońca za śmierć jednostki reagują wyłącznie na zabicie.
ANKH-DEF-08 = Uczestnikiem Bitwy jest strona, która przy wyborze kart miała w regionie choć jedną jednostkę, więc zagrała kartę. Pozostaje nim, nawet jeśli potem straci tam wszystkie jednostki.
ANKH-DEF-09 = Poświęcić Wyznawców znaczy oddać ich ze swojej puli do zasobów ogólnych. Kto ma ich za mało, nie może tego zrobić.

## Elementy gry i zasoby

ANKH-COMP-01 = W grze jest pięcioro Bogów: Amon, Anubis, Izyda, Ozyrys i Ra. Każde z nich ma figurkę Boga, 6 Wojowników, 7 kart Bitwy, planszę Boga i planszę Połączonego Boga.
ANKH-COMP-02 = Każdy Bóg ma 15 tekturowych żetonów Ankh i 1 plastikowy; plastikowy służy tylko jako znacznik na torze Uwielbienia.
ANKH-COMP-03 = Z 15 tekturowych żetonów Ankh 6 leży na początku na planszy Boga, a 9 tworzy pulę.
ANKH-COMP-04 = Każdy Bóg ma w swoim kolorze 2 małe i 2 duże podstawki dla Strażników.
ANKH-COMP-05 = Wszyscy korzystają ze wspólnych zasobów Monumentów: 10 Obelisków, 10 Świątyń i 10 Piramid.
ANKH-COMP-06 = W grze jest 30 Wielbłądów, 8 żetonów Kolejności Konfliktu o numerach 1–8 i jeden żeton Przechylenia Szali.
ANKH-COMP-07 = Wyznawców nigdy nie brakuje; 70 żetonów z pudełka nie jest limitem.
ANKH-COMP-08 = Strażnicy poziomu 1 to Kocie Mumie (3 figurki) i Satet (3), poziomu 2 – Mumia (3) i Apep (2), a poziomu 3 – Olbrzymi Skorpion (2) i Androsfinks (2).
ANKH-COMP-09 = Strażnicy mający po trzy figurki stoją na małych podstawkach, a mający po dwie – na dużych. Mumia zajmuje więc małą podstawkę.
ANKH-COMP-10 = Ra ma 3 żetony Słońca, Ozyrys 3 żetony Zaświatów, Amon 1 żeton Amona, a Anubis 3 miejsca na uwięzionych Wojowników na swojej planszy.
ANKH-COMP-11 = Dwa żetony Miast z pudełka nie mają żadnego zastosowania w zasadach ani w scenariuszach Średnie Państwo i Stare Państwo.

## Mapa, regiony i sąsiadowanie

ANKH-MAP-01 = Mapa liczy 101 sześciokątnych pól: 43 Zalewowe, 39 Pustyni i 19 Wody.
ANKH-MAP-02 = Rzeka biegnie 31 bokami pól i dzieli ląd na trzy regiony podstawowe: Zachodni Egipt (32 pola), Wschodni Egipt (28) i Deltę Nilu (22).
ANKH-MAP-03 = Każde pole lądowe należy do dokładnie jednego regionu: tworzą go wszystkie pola lądowe, między którymi można przejść przez boki bez Rzeki i bez Wielbłąda. Woda nigdy nie łączy lądu.
ANKH-MAP-04 = Pole Wody należy do każdego regionu, którego pole lądowe ma z nim wspólny bok; po każdej Karawanie ustala się to na nowo.
ANKH-MAP-05 = Na jednym polu mieści się najwyżej jedna jednostka albo jeden Monument.
ANKH-MAP-06 = Pola Wody nie można zająć; wyjątkiem jest Strażnik, któremu pozwala na to jego opis, czyli Apep.
ANKH-MAP-07 = Jednostka na Wodzie jest naraz we wszystkich regionach tego pola. W każdym z nich liczy się do obecności, Dominacji, Bitwy, zabijania i efektów.
ANKH-MAP-08 = Monumenty stoją tylko na lądzie, więc każdy z nich leży w jednym regionie.
ANKH-MAP-09 = Każdy region ma dokładnie jeden żeton Kolejności Konfliktu; żeton dotyczy całego regionu, a nie pola, na którym leży.
ANKH-ADJ-01 = Dwa pola lądowe sąsiadują ze sobą tylko wtedy, gdy na ich wspólnym boku nie ma ani Rzeki, ani Wielbłąda; leżą więc zawsze w jednym regionie.
ANKH-ADJ-02 = Pole Wody sąsiaduje z każdym polem, z którym ma wspólny bok, bez względu na region tego pola.
ANKH-ADJ-03 = Dwa pola Wody o wspólnym boku sąsiadują ze sobą.
ANKH-ADJ-04 = Sąsiadowanie znaczy to samo w każdej zasadzie, na każdej karcie i w każdej mocy. Samego ruchu jednostek nie dotyczy.
ANKH-ADJ-05 = Wzdłuż pola Wody nigdy nie biegnie Rzeka. Tylko dwa pola Wody stykają się z dwoma regionami podstawowymi: jedno z Zachodnim i Wschodnim Egiptem, drugie z Deltą Nilu i Wschodnim Egiptem.

## Jednostki i Monumenty

ANKH-FIG-01 = Podstawowa siła każdej jednostki wynosi 1.
ANKH-FIG-02 = Boga nie zabije żaden efekt; nawet gdy giną wszystkie jednostki, Bogowie zostają na Mapie.
ANKH-FIG-03 = Zabici Wojownicy i Strażnicy trafiają do puli właściciela i można ich znów przyzwać; wyjątkiem są Mumia i Wojownicy uwięzieni przez Anubisa. Strażnik zachowuje podstawkę swojego właściciela.
ANKH-FIG-04 = Figurka Boga stoi na Mapie od przygotowania gry aż do usunięcia jej strony, więc każda strona ma zawsze jakąś jednostkę na Mapie.
ANKH-MON-01 = Monument kontroluje strona, której żeton Ankh na nim leży, i zawsze najwyżej jedna. Monument bez żetonu jest neutralny.
ANKH-MON-02 = Kontrolę nad Monumentem zmieniają tylko: wydarzenie Kontrola Monumentu, budowa, zniszczenie, Połączenie Bogów i zapomnienie Boga. Ruch jednostek nigdy jej nie zmienia.
ANKH-MON-03 = Zniszczony Monument wraca do zasobów ogólnych i można go zbudować ponownie. Leżący na nim żeton Ankh wraca do puli właściciela, chyba że ten właśnie zostaje pomniejszym lub zapomnianym Bogiem.

## Uwielbienie

ANKH-DEV-01 = Tor Uwielbienia ma 32 pola, od 0 na dole do 31 na szczycie; pola 0–20 są czerwone, a 21–31 niebieskie.
ANKH-DEV-02 = Wszystkie strony zaczynają na polu 0 toru Uwielbienia.
ANKH-DEV-03 = Żeton, który wchodzi na pole toru Uwielbienia z dołu lub z góry, kładzie się na wierzchu leżących tam żetonów.
ANKH-DEV-04 = Gdy jeden żeton opuszcza stos na torze Uwielbienia, pozostałe zachowują swoją kolejność.
ANKH-DEV-05 = Więcej Uwielbienia ma ten, czyj żeton leży na wyższym polu, a na tym samym polu – wyżej w stosie. Dwie strony nigdy nie mają więc równego Uwielbienia.
ANKH-DEV-06 = Jeśli kilka stron równocześnie zyskuje lub traci Uwielbienie, dzieje się to po kolei, poczynając od strony z najmniejszym Uwielbieniem.
ANKH-DEV-07 = Kolejność równoczesnych zysków lub strat Uwielbienia ustala się na początku i nie zmienia się jej w trakcie.
ANKH-DEV-08 = Jeden zysk Uwielbienia to jedno przesunięcie żetonu prosto na pole docelowe, najwyżej na pole 31; na pola pośrednie żeton nie wchodzi.
ANKH-DEV-09 = Strona, której żeton dotrze na pole 31, wygrywa w tej samej chwili. Niczego się już nie rozpatruje, nawet reszty tego samego efektu, i wszystko zostaje na stole tak, jak leży.
ANKH-DEV-10 = Strata Uwielbienia nie może zepchnąć żetonu poniżej pola 0. Żeton, który już tam leży, nie rusza się i zachowuje miejsce w stosie.
ANKH-DEV-11 = Zysk 0 punktów Uwielbienia to żaden zysk: żeton się nie rusza i moc Łaskawy nie działa.
ANKH-DEV-12 = Strona, która spadnie z powrotem na czerwone pola, znów pod każdym względem jest w czerwonej części toru.

## Przygotowanie do gry

ANKH-SETUP-01 = Gra jest dla 2–5 graczy; każdy wybiera innego Boga i zaczyna z 1 Wyznawcą.
ANKH-SETUP-02 = Każdy gracz kładzie 6 żetonów Ankh na polach pod kolumnami mocy, po dwa pod każdą kolumną, a 9 zostawia w puli.
ANKH-SETUP-03 = Każdy gracz zaczyna ze wszystkimi 7 kartami Bitwy na ręce.
ANKH-SETUP-04 = Pierwszego gracza wybiera los, a tury biegną zgodnie z ruchem wskazówek zegara.
ANKH-SETUP-05 = Żetony układa się na polu 0 toru Uwielbienia w kolejności odwrotnej do kolejności tur. Żeton pierwszego gracza leży na wierzchu, więc pierwszy gracz ma najwięcej Uwielbienia, a ostatni najmniej.
ANKH-SETUP-06 = Znaczniki Akcji stają na polach startowych dla danej liczby graczy, a znacznik Wydarzenia na pierwszym, pustym polu toru Wydarzeń.
ANKH-SETUP-07 = Scenariusz dla danej liczby graczy wyznacza Wielbłądy, żetony Kolejności Konfliktu, neutralne i kontrolowane Monumenty oraz pola startowe jednostek. Gracz 1 to pierwszy gracz, a kolejne numery biegną zgodnie z ruchem wskazówek zegara.
ANKH-SETUP-08 = W scenariuszach Średnie Państwo i Stare Państwo każdy gracz zaczyna na Mapie z Bogiem, jednym Wojownikiem i jednym kontrolowanym Monumentem. Żeton na Monument bierze z puli, więc zostaje mu w niej 8 żetonów Ankh i 5 Wojowników.
ANKH-SETUP-09 = Wybiera się po jednej karcie Strażnika każdego poziomu, losowo lub za zgodą graczy. W grze 2-osobowej używa się po 1 figurce z karty, w 3-osobowej po 2, a w 4- i 5-osobowej wszystkich (3 małych albo 2 dużych).
ANKH-SETUP-10 = Monumenty, żetony i Wielbłądy, których nie rozstawiono, tworzą zasoby ogólne.
ANKH-SETUP-11 = Linia Wielbłądów ze scenariusza może mieć ich więcej niż sześć; limit sześciu dotyczy tylko wydarzenia Karawana Wielbłądów.
ANKH-SETUP-12 = Przygotowanie przebiega kolejno: Bogowie, Wyznawcy, żetony Ankh, pierwszy gracz, stos Uwielbienia, znaczniki Akcji i Wydarzenia, scenariusz, Monumenty, żetony i Wielbłądy, jednostki z żetonami Ankh na Mapie, Strażnicy, dodatkowe zasady scenariusza. Istotne jest tylko to, by pierwszego gracza wyłonić przed ułożeniem stosu i rozstawieniem jednostek.

## Tura i akcje

ANKH-TURN-01 = Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara; w turze jest jedna lub dwie akcje i najwyżej jedno wydarzenie.
ANKH-TURN-02 = Cztery akcje leżą od góry do dołu: Ruch Jednostek, Przyzwanie Jednostki, Pozyskanie Wyznawców, Odblokowanie Mocy Ankh. Każda ma własny znacznik.
ANKH-TURN-03 = Aby podjąć akcję, przesuwa się jej znacznik o jedno pole, a potem wykonuje się ją do końca.
ANKH-TURN-04 = Wolno wybrać także akcję, która nie przyniesie żadnego skutku.
ANKH-TURN-05 = Tory Akcji mają po 7 pól, a tor Odblokowania Mocy Ankh 6. Licząc od pola startowego, Odblokowanie wywołuje wydarzenie po tylu przesunięciach, ilu graczy rozpoczęło grę, a każda inna akcja po jednym przesunięciu więcej.
ANKH-TURN-06 = Gdy znacznik Akcji dotrze na ostatnie pole toru, najpierw kończy się akcję, potem znacznik Wydarzenia idzie o jedno pole dalej i rozpatruje się to wydarzenie. Na końcu znacznik Akcji wraca na pole startowe.
ANKH-TURN-07 = Pole startowe znaczników Akcji zależy od liczby graczy na początku gry i pozostaje takie do jej końca.
ANKH-TURN-08 = Jeśli wydarzenie wywołała pierwsza akcja, drugiej akcji nie ma: po wydarzeniu tura się kończy.
ANKH-TURN-09 = Jeśli pierwsza akcja nie wywołała wydarzenia, trzeba wybrać drugą, której tor leży niżej. Nie można więc dwa razy wybrać tej samej akcji ani wrócić na wyższy tor.
ANKH-TURN-10 = Po Odblokowaniu Mocy Ankh jako pierwszej akcji nie ma już drugiej.
ANKH-TURN-11 = Znacznik drugiej akcji trzeba przesunąć, choćby gracz nie mógł lub nie chciał jej wykonać.
ANKH-TURN-12 = Gracz może zrezygnować ze skutku pierwszej lub drugiej akcji w całości albo w części: niczego nie ruszyć, nie przyzwać, nie odblokować.
ANKH-TURN-13 = Pozyskania Wyznawców nie można przyjąć częściowo: gracz bierze wszystkich należnych Wyznawców albo, jeśli rezygnuje, żadnego.
ANKH-TURN-14 = Wydarzenie wywołane drugą akcją rozpatruje się po tej akcji w zwykły sposób, a potem tura się kończy.
ANKH-TURN-15 = Gracz połączonego Boga wykonuje w turze dokładnie jedną, dowolnie wybraną akcję.
ANKH-TURN-16 = Gracz, którego Bóg został zapomniany, nie rozgrywa już tur.

## Ruch Jednostek

ANKH-MOVE-01 = W akcji Ruch Jednostek każdą własną jednostkę na Mapie można przesunąć o 1, 2 lub 3 pola albo zostawić na miejscu.
ANKH-MOVE-02 = W ruchu jednostka może przejść na dowolne pole Mapy, które ma wspólny bok z jej polem; Rzeki i Wielbłądy jej nie zatrzymują.
ANKH-MOVE-03 = W ruchu jednostka może mijać jednostki wszystkich stron, Monumenty, żetony i pola Wody.
ANKH-MOVE-04 = Ruch jednostki musi się skończyć na pustym polu lądowym; tylko Satet może stanąć na polu wrogiej jednostki, wypychając ją.
ANKH-MOVE-05 = W akcji Ruch Jednostek jednostki porusza się jedną po drugiej w dowolnej kolejności, każdą najwyżej raz. Pola zwolnione wcześniej w tej samej akcji są już puste.
ANKH-MOVE-06 = Jednostka może w jednym ruchu wrócić na pole, z którego wyszła. Liczy się to jako ruch, co ma znaczenie dla Olbrzymiego Skorpiona.
ANKH-MOVE-07 = Tylko jednostki strony Ozyrysa mogą zakończyć ruch na polu z żetonem Zaświatów.
ANKH-MOVE-08 = Apep może ruszyć się z pola Wody, a w ruchu może przechodzić przez pola Wody, ale jak każda jednostka nie może na Wodzie zakończyć ruchu.

## Przyzwanie Jednostki

ANKH-SUM-01 = Gracz bierze z puli jednego Wojownika lub Strażnika i stawia go na pustym polu lądowym sąsiadującym z własną jednostką na Mapie albo z kontrolowanym Monumentem.
ANKH-SUM-02 = Przyzwanie nigdy nie sięga przez Rzekę ani Wielbłąda. Własna jednostka na Wodzie pozwala przyzywać na wszystkie puste pola lądowe wokół siebie.
ANKH-SUM-03 = Jeśli w puli nie ma jednostki albo brakuje dozwolonego pola, akcja Przyzwanie Jednostki nie ma skutku.
ANKH-SUM-04 = Monument neutralny lub kontrolowany przez inną stronę nie daje prawa do przyzwania na sąsiednie pole; potrzebny jest własny Monument albo własna jednostka.
ANKH-SUM-05 = Dodatkowe przyzwania (moc Żądny Piramid, Ozyrys) należą do akcji Przyzwanie Jednostki, są dobrowolne i można je wykonać przed zwykłym lub po nim, w dowolnej kolejności. Jednostka postawiona wcześniej w tej samej akcji liczy się już przy następnych przyzwaniach.
ANKH-SUM-06 = W akcji Przyzwanie Jednostki można zrezygnować ze zwykłego przyzwania, a mimo to skorzystać z dodatkowych.
ANKH-SUM-07 = Na polu z żetonem Zaświatów może stanąć tylko jednostka strony Ozyrysa. Dla innych jest ono zamknięte także przy przyzwaniu, powrocie Mumii, przeniesieniu do Obelisku i wypchnięciu.
ANKH-SUM-08 = W akcji Przyzwanie Jednostki zamiast Wojownika z puli można przyzwać własnego Wojownika uwięzionego przez Anubisa; za każdego płaci się Anubisowi 1 Wyznawcę.

## Pozyskanie Wyznawców

ANKH-GAIN-01 = Gracz zyskuje 1 Wyznawcę za każdy kontrolowany przez siebie lub neutralny Monument, z którym sąsiaduje co najmniej jedna jego jednostka. Każdy Monument liczy się raz.
ANKH-GAIN-02 = Monumenty innych stron nie dają Wyznawców.
ANKH-GAIN-03 = Własny Monument, z którym nie sąsiaduje żadna własna jednostka, nie daje Wyznawcy.
ANKH-GAIN-04 = Moc Wielbiony dodaje 1 Wyznawcę do akcji Pozyskanie Wyznawców, nawet jeśli Monumenty nie dają ani jednego.

## Odblokowanie Mocy Ankh

ANKH-UNL-01 = Aby odblokować moc, żeton Ankh leżący najbardziej na lewo w dolnym rzędzie planszy Boga przekłada się na wybraną, jeszcze zablokowaną moc w tej samej kolumnie. Odblokowuje się więc dwie moce poziomu 1, potem dwie poziomu 2 i dwie poziomu 3.
ANKH-UNL-02 = Odblokowanie mocy kosztuje tylu poświęconych Wyznawców, ile wynosi jej poziom: 1, 2 lub 3.
ANKH-UNL-03 = Gdy brakuje Wyznawców na odblokowanie mocy albo użyto już wszystkich sześciu żetonów, znacznik Akcji i tak się przesuwa, ale gracz nic nie płaci i nic nie zyskuje.
ANKH-UNL-04 = Moc działa dopiero po odblokowaniu, ale za to od razu – także w wydarzeniu wywołanym tą samą akcją.
ANKH-UNL-05 = Na każdym poziomie są cztery moce, ale odblokować można najwyżej dwie.
ANKH-UNL-06 = Drugie, czwarte i piąte odblokowanie odsłania symbol Strażnika, kolejno poziomu 1, 2 i 3.
ANKH-UNL-07 = Po odsłonięciu symbolu Strażnika gracz bierze do puli jedną figurkę z karty Strażnika tego poziomu i daje jej własną podstawkę odpowiedniej wielkości.
ANKH-UNL-08 = Jeśli na karcie Strażnika danego poziomu nie ma już figurek, gracz nie dostaje Strażnika ani teraz, ani później.
ANKH-UNL-09 = Bez wolnej własnej podstawki odpowiedniej wielkości nie można wziąć Strażnika.
ANKH-UNL-10 = Zdobyty Strażnik nie wchodzi od razu na Mapę; trzeba go przyzwać.

## Wydarzenia

ANKH-EVT-01 = Tor Wydarzeń: trzy Kontrole Monumentu i Konflikt; trzykrotnie Karawana Wielbłądów, dwie Kontrole i Konflikt; na koniec Kontrola i Konflikt – razem 18 wydarzeń. Po 3. Konflikcie następuje Połączenie Bogów, po 4. zapomnienie, a po 5. koniec gry.
ANKH-EVT-02 = Kontrola Monumentu i Karawana Wielbłądów dotyczą tylko gracza, który je wywołał; Konflikt dotyczy wszystkich.
ANKH-EVT-03 = Wydarzenie, którego nie da się wykorzystać, przepada; znacznik Wydarzenia zostaje na swoim nowym polu.

## Kontrola Monumentu

ANKH-CTRL-01 = Gracz, który wywołał Kontrolę Monumentu, przejmuje kontrolę nad jednym neutralnym Monumentem, z którym sąsiaduje jego jednostka: kładzie na nim żeton Ankh z puli.
ANKH-CTRL-02 = Tylko gdy na całej Mapie nie ma neutralnego Monumentu, gracz przejmuje zamiast tego Monument innej strony, z którym sąsiaduje jego jednostka. Zdjęty żeton wraca do puli swojego właściciela.
ANKH-CTRL-03 = Dopóki na Mapie jest jakiś neutralny Monument, wrogich nie można przejąć. Jeśli z żadnym neutralnym nie sąsiaduje własna jednostka, wydarzenie Kontrola Monumentu nie ma skutku.
ANKH-CTRL-04 = Gracz bez żetonów Ankh w puli nie przejmuje kontroli nad żadnym Monumentem.
ANKH-CTRL-05 = W wydarzeniu Kontrola Monumentu gracz musi przejąć Monument, jeśli jakiś wolno mu przejąć; wybiera tylko, który.
ANKH-CTRL-06 = W wydarzeniu Kontrola Monumentu nie można wybrać Monumentu, który strona już kontroluje.

## Karawana Wielbłądów

ANKH-CAMEL-01 = Gracz, który wywołał Karawanę Wielbłądów, może ustawić linię Wielbłądów, ale może też zrezygnować.
ANKH-CAMEL-02 = Karawana może podzielić dowolny region Mapy, nawet bez własnych jednostek gracza.
ANKH-CAMEL-03 = Karawana to jedna linia złożona z 1–6 Wielbłądów, ale nie więcej, niż zostało w zasobach.
ANKH-CAMEL-04 = Każdy Wielbłąd Karawany zajmuje jeden bok między dwoma polami lądowymi wybranego regionu. Nie może stanąć na Rzece, przy polu Wody, na krawędzi Mapy ani na boku zajętym przez innego Wielbłąda.
ANKH-CAMEL-05 = Linia Wielbłądów biegnie bokami pól bez rozgałęzień i nie dotyka sama siebie. Każdy z jej dwóch końców musi się stykać z Rzeką, polem Wody, wcześniejszym Wielbłądem albo krawędzią Mapy.
ANKH-CAMEL-06 = Linia Wielbłądów kończy się tam, gdzie pierwszy raz dotknie Rzeki, pola Wody, wcześniejszego Wielbłąda lub krawędzi Mapy; nie może biec dalej.
ANKH-CAMEL-07 = Karawana musi podzielić region na dokładnie dwa regiony.
ANKH-CAMEL-08 = Każdy z dwóch regionów powstałych przez Karawanę musi mieć co najmniej 6 pól lądowych; pola zajęte się liczą, pola Wody nie.
ANKH-CAMEL-09 = Karawana musi więc podzielić ląd regionu na dwie spójne części po co najmniej 6 pól, między którymi jest najwyżej 6 wolnych boków; Wielbłądy stają na wszystkich tych bokach i tylko na nich.
ANKH-CAMEL-10 = Jeśli w żadnym regionie nie da się ułożyć dozwolonej linii Wielbłądów, Karawana Wielbłądów nie ma skutku.
ANKH-CAMEL-11 = Gracz decyduje, który z dwóch regionów powstałych przez Karawanę zatrzyma dotychczasowy żeton Kolejności Konfliktu.
ANKH-CAMEL-12 = Drugi z regionów powstałych przez Karawanę dostaje z zasobów żeton Kolejności Konfliktu o najniższym numerze.
ANKH-CAMEL-13 = Po ustawieniu Karawany gracz może zamienić miejscami żeton jednego z nowych regionów z dowolnym innym żetonem Kolejności Konfliktu na Mapie, także z żetonem drugiego nowego regionu.
ANKH-CAMEL-14 = Gdy w zasobach nie ma żetonu Kolejności Konfliktu, nie wolno ustawić Karawany.
ANKH-CAMEL-15 = W dostępnych scenariuszach Wielbłądów nigdy się nie przestawia ani nie usuwa; na Mapie stanie ich najwyżej 28.
ANKH-CAMEL-16 = Jednostki i Monumenty nie przeszkadzają w ustawianiu linii Wielbłądów i zostają na swoich miejscach.
ANKH-CAMEL-17 = Oba końce linii Wielbłądów mogą się stykać z tym samym rodzajem granicy, a nawet z tą samą granicą, byle powstały dwa regiony po co najmniej 6 pól lądowych.

## Konflikt

ANKH-CON-01 = Gracz, który wywołał Konflikt, bierze odkryty żeton Przechylenia Szali.
ANKH-CON-02 = Na początku Konfliktu, zanim rozpatrzy się jakikolwiek region, najpierw działa moc Wszechobecny wszystkich stron, a potem równocześnie wszystkie Olbrzymie Skorpiony.
ANKH-CON-03 = W Konflikcie regiony rozpatruje się po kolei, od najniższego numeru Kolejności Konfliktu.
ANKH-CON-04 = Obecność sprawdza się dopiero, gdy w Konflikcie przychodzi kolej na region: bez jednostek pomija się go, jednostki jednej strony oznaczają Dominację, a dwóch lub więcej stron – Bitwę.
ANKH-CON-05 = Po ostatnim regionie Konfliktu żeton Przechylenia Szali wraca do zasobów, a żeton Amona znów się odkrywa.
ANKH-CON-06 = Po 3. Konflikcie następuje Połączenie Bogów, po 4. – zapomnienie Bogów, po 5. – koniec gry.
ANKH-CON-07 = Jednostka na Wodzie liczy się w każdym regionie swojego pola i może w jednym Konflikcie walczyć kilka razy, dopóki żyje.
ANKH-CON-08 = Regiony i ich żetony zmienia tylko Karawana, więc w trakcie Konfliktu lista regionów jest stała.

## Dominacja

ANKH-DOM-01 = W Dominacji jedyna strona obecna w regionie zyskuje najpierw 1 punkt Uwielbienia za każdy rodzaj Monumentów, którego ma tam większość; to razem jeden zysk.
ANKH-DOM-02 = Po punktach za większości dominująca strona dostaje 1 punkt Uwielbienia za Dominację, a z Opromienioną jednostką w regionie 2. To drugi, osobny zysk.
ANKH-DOM-03 = Większość ma strona, która kontroluje w regionie więcej Monumentów danego rodzaju niż każda inna strona z osobna, także nieobecna. Neutralne Monumenty nie liczą się nikomu.
ANKH-DOM-04 = Strona bez jednostki w regionie nic w nim nie zyskuje, nawet za kontrolowane tam Monumenty.
ANKH-DOM-05 = Dominacja nie jest Bitwą: nie ma kart, zabijania ani żetonu Przechylenia Szali i nie działają moce Żądny Obelisków, Majestatyczny, Chwalebny i Czczony.

## Bitwa

ANKH-BAT-01 = Bitwa przebiega tak: efekty początku Bitwy, wybór i odkrycie kart, Budowa Monumentu, Plaga, Większość Monumentów, Rozstrzygnięcie Bitwy, efekty po Rozstrzygnięciu.
ANKH-BAT-02 = Na początku Bitwy działa moc Żądny Obelisków; nie zmienia ona tego, kto bierze udział.
ANKH-BAT-03 = Po użyciu mocy Żądny Obelisków, ale zanim ktokolwiek wybierze kartę, Amon może ogłosić, że zagra dwie karty.
ANKH-BAT-04 = Każda strona z jednostką w regionie potajemnie wybiera z ręki jedną kartę, a Amon po swoim ogłoszeniu dwie; wszystkie odkrywa się naraz.
ANKH-BAT-05 = Ręka nigdy nie jest pusta przy wyborze kart Bitwy: Równowaga Maat albo jest jeszcze na ręce, albo po zagraniu wróciła wraz z całą resztą przed kolejną Bitwą.
ANKH-BAT-06 = Zagrane karty Bitwy leżą odkryte i jawne, dopóki właściciel ich nie odzyska.
ANKH-BAT-07 = Wylew Nilu daje Wyznawców zaraz po odkryciu, jeszcze przed Budową Monumentu.
ANKH-BAT-08 = W drugim kroku Bitwy rozpatruje się odkryte karty Budowa Monumentu, poczynając od strony z najmniejszym Uwielbieniem.
ANKH-BAT-09 = W trzecim kroku Bitwy rozpatruje się kolejno każdą odkrytą Plagę Szarańczy, każdą z osobną licytacją, rosnąco według Uwielbienia.
ANKH-BAT-10 = W kroku Większość Monumentów każda strona, która ma teraz w regionie jednostkę, zyskuje 1 punkt Uwielbienia za każdą swoją większość. Wszystkie większości strony to jeden zysk, a strony idą w kolejności rosnącej.
ANKH-BAT-11 = W Rozstrzygnięciu Bitwy siłę liczą tylko strony z jednostką w regionie. Pozostałe mają 0 bez żadnych premii i nie mogą wygrać.
ANKH-BAT-12 = Siła strony w Bitwie to suma sił jej jednostek w regionie, premii z jej odkrytych kart i po 2 za każdą Świątynię działającą z mocą Żądny Świątyń.
ANKH-BAT-13 = Bitwę wygrywa strona o największej sile.
ANKH-BAT-14 = Jeśli w Rozstrzygnięciu Bitwy tylko jedna strona ma jeszcze jednostki w regionie, wygrywa bez względu na siłę, nawet z siłą 0.
ANKH-BAT-15 = Jeśli w Rozstrzygnięciu Bitwy nikt nie ma już jednostek w regionie, nikt nie wygrywa, wszyscy przegrywają i nie można użyć żetonu Przechylenia Szali.
ANKH-BAT-16 = Przy remisie o największą siłę w Bitwie remisująca strona z odkrytym żetonem Przechylenia Szali może go odwrócić i wygrać; wolno to zrobić raz na Konflikt.
ANKH-BAT-17 = Kto ma żeton Przechylenia Szali, ale nie remisuje o największą siłę, nie może go użyć.
ANKH-BAT-18 = Przy remisie bez użycia żetonu Przechylenia Szali przegrywają wszyscy uczestnicy, także słabsi od remisujących.
ANKH-BAT-19 = Rozstrzygnięcie Bitwy przebiega kolejno: ustalenie siły i liczby jednostek, decyzja o żetonie Przechylenia Szali, nagroda zwycięzcy, moc Wspaniałomyślny (rosnąco), zabijanie, straty za Kocie Mumie. Dopiero potem działają efekty po Rozstrzygnięciu.
ANKH-BAT-20 = Nagroda zwycięzcy Bitwy to jeden zysk: 1 punkt Uwielbienia (z mocą Chwalebny 3) plus premia z Suszy i 1 za Opromienioną jednostkę. Dopiero po nim moc Majestatyczny daje 3 Wyznawców, o ile nagroda nie zakończyła już gry.
ANKH-BAT-21 = Zwycięzca Bitwy zabija w regionie wszystkich wrogich Wojowników i Strażników; gdy nie ma zwycięzcy, giną wszyscy. Przeżywają Bogowie, jednostki osłonięte Wylewem Nilu i – jeśli Izyda zechce – Chronione.
ANKH-BAT-22 = Po Rozstrzygnięciu Bitwy rozpatruje się kolejno: Cud (rosnąco), moc Czczony (rosnąco), żeton Zaświatów Ozyrysa i Równowagę Maat.
ANKH-BAT-23 = Uczestnik Bitwy, który nie wygrał, przegrał ją, nawet jeśli nie miał już w regionie jednostek.
ANKH-BAT-24 = Dotarcie na pole 31 toru Uwielbienia natychmiast przerywa Bitwę; jeśli stanie się to przy nagrodzie zwycięzcy, nikt już nie ginie.

## Jednoczesne zabijanie

ANKH-KILL-01 = Jednostki ginące od jednej Plagi albo w jednym Rozstrzygnięciu Bitwy giną jednocześnie. O tym, czy coś je chroni, decyduje ustawienie sprzed ich śmierci.
ANKH-KILL-02 = Zabite jednocześnie jednostki razem schodzą z Mapy, a ich żetony Słońca wracają do Ra.
ANKH-KILL-03 = Z wrogich Wojowników zabitych jednocześnie Anubis może uwięzić jednego na wolnym miejscu swojej planszy; pozostałe jednostki trafiają do pul właścicieli.
ANKH-KILL-04 = Zabite Mumie wracają po decyzji Anubisa, w kolejności rosnącego w tej chwili Uwielbienia właścicieli, a więc już po nagrodzie zwycięzcy i mocy Wspaniałomyślny. Mogą zająć także pola zwolnione przez zabitych.
ANKH-KILL-05 = Straty Uwielbienia za Kocie Mumie następują po powrocie Mumii: po Pladze od razu, a w Rozstrzygnięciu Bitwy jako jego ostatnia część.
ANKH-KILL-06 = Anubis może uwięzić po jednym Wojowniku przy każdej karcie Plagi i przy każdym Rozstrzygnięciu Bitwy osobno.

## Moce Ankh

ANKH-POW-01 = Majestatyczny (poziom 1): zwycięzca Rozstrzygnięcia Bitwy zyskuje 3 Wyznawców. Dominacja się nie liczy.
ANKH-POW-02 = Natchniony (poziom 1): Budowa Monumentu nic nie kosztuje i nie wymaga Wyznawców.
ANKH-POW-03 = Wszechobecny (poziom 1): na początku Konfliktu strona zyskuje 1 Wyznawcę za każdy region z własną jednostką. Jednostka na Wodzie liczy się w każdym regionie swojego pola.
ANKH-POW-04 = Wielbiony (poziom 1): każda akcja Pozyskanie Wyznawców daje o 1 Wyznawcę więcej.
ANKH-POW-05 = Olśniewający (poziom 2): dopóki strona kontroluje gdziekolwiek na Mapie co najmniej 3 Monumenty jednego rodzaju, podstawowa siła jej Boga wynosi 3 zamiast 1. Sprawdza się to w Rozstrzygnięciu Bitwy.
ANKH-POW-06 = Żądny Obelisków (poziom 2): na początku Bitwy w regionie, w którym strona ma jednostkę, może ona przenieść dowolnie wiele swoich jednostek z całej Mapy na puste pola lądowe sąsiadujące z kontrolowanymi przez nią Obeliskami w tym regionie. Każdą jednostkę wolno przenieść raz na Bitwę.
ANKH-POW-07 = Mocą Żądny Obelisków można przenosić także jednostki stojące już w regionie oraz Bogów.
ANKH-POW-08 = Gdy moc Żądny Obelisków ma kilka stron, przenoszą na zmianę po jednej jednostce, poczynając od najmniejszego Uwielbienia, aż wszystkie skończą. Żadna jednostka nie rusza się w jednej Bitwie dwa razy.
ANKH-POW-09 = Strona, która nie może lub nie chce przenieść jednostki, gdy przychodzi jej kolej na moc Żądny Obelisków, nie robi już tego do końca tej Bitwy.
ANKH-POW-10 = Przeniesienie do Obelisku mocą Żądny Obelisków jest ruchem, więc obowiązuje zakaz pól z żetonem Zaświatów, a Skorpion na nowo kieruje szczypce. Nie jest jednak akcją Ruch Jednostek, więc Satet nikogo nie wypycha.
ANKH-POW-11 = Żądny Świątyń (poziom 2): każda własna Świątynia w regionie Bitwy, z którą sąsiaduje własna jednostka, daje +2 do siły. Kolejne jednostki nic nie dodają; wystarczy nawet jednostka zneutralizowana przez Androsfinksa.
ANKH-POW-12 = Żądny Piramid (poziom 2): w akcji Przyzwanie Jednostki za każdą kontrolowaną Piramidę przysługuje jedno dodatkowe przyzwanie na sąsiadujące z nią puste pole lądowe; Apep może trafić także na sąsiadujące z nią pole Wody. Każda Piramida działa raz.
ANKH-POW-13 = Przy mocy Żądny Piramid pole sąsiadujące z dwiema własnymi Piramidami liczy się dla jednej z nich, wybranej przez gracza.
ANKH-POW-14 = Chwalebny (poziom 3): jeśli zwycięzca ma co najmniej o 3 punkty siły więcej niż najsilniejszy z pozostałych uczestników, podstawowa nagroda wynosi 3 zamiast 1. Uczestnik bez jednostek na początku Rozstrzygnięcia liczy się jako 0, a przy wygranej dzięki żetonowi Przechylenia Szali przewaga wynosi 0.
ANKH-POW-15 = Wspaniałomyślny (poziom 3): kto przegrywa Bitwę, a na początku Rozstrzygnięcia miał w regionie co najmniej 2 jednostki, zyskuje po nagrodzie zwycięzcy 2 punkty Uwielbienia. To, czy te jednostki przeżyją, nie ma znaczenia.
ANKH-POW-16 = Przy mocy Wspaniałomyślny liczą się jednostki obecne, a nie stracone; wlicza się też Bogów i jednostki na Wodzie.
ANKH-POW-17 = Łaskawy (poziom 3): strona w czerwonej części toru, która zyskuje Uwielbienie, dostaje 1 punkt więcej. Decyduje miejsce przed zyskiem, więc na polu 20 moc jeszcze działa.
ANKH-POW-18 = Moc Łaskawy dodaje 1 punkt do każdego osobnego zysku. Osobne zyski to: wszystkie większości regionu razem, Dominacja, wygrana Bitwa (wraz z mocą Chwalebny, kartą Susza i Opromienioną jednostką), moc Wspaniałomyślny, karta Cud i moc Czczony.
ANKH-POW-19 = Większości i wygrana lub Dominacja w tym samym regionie to dwa osobne zyski. Jeśli pierwszy wyprowadzi stronę z czerwonych pól, do drugiego moc Łaskawy nic już nie doda.
ANKH-POW-20 = Czczony (poziom 3): po Bitwie, w której strona zagrała kartę, może ona raz poświęcić 2 Wyznawców za 1 punkt Uwielbienia, nawet jeśli żadna jej jednostka nie przeżyła.
ANKH-POW-21 = Moce połączonego Boga działają raz dla całej strony, a nie osobno dla każdego z dwóch graczy.

## Karty Bitwy

ANKH-CARD-01 = Siła kart: Rydwany +3, Plaga Szarańczy +1, Susza +1; Wylew Nilu, Budowa Monumentu, Cud i Równowaga Maat +0.
ANKH-CARD-02 = Siła karty Bitwy liczy się tylko wtedy, gdy jej strona ma w Rozstrzygnięciu jeszcze jakąś jednostkę w regionie.
ANKH-CARD-03 = Wylew Nilu: po odkryciu strona dostaje 1 Wyznawcę za każdą własną jednostkę, także Boga, na polu Zalewowym w tym regionie.
ANKH-CARD-04 = Jednostki, za które Wylew Nilu dał Wyznawców, nie mogą zginąć w Rozstrzygnięciu tej Bitwy, ale może je zabić Plaga.
ANKH-CARD-05 = Jednostki osłonięte Wylewem Nilu ustala się przy odkryciu kart; Mumia, która zginęła od Plagi i wróciła, już do nich nie należy.
ANKH-CARD-06 = Budowa Monumentu: można poświęcić 3 Wyznawców (z mocą Natchniony 0) i postawić Monument dowolnego rodzaju dostępnego w zasobach na pustym polu lądowym regionu bez żetonu Zaświatów. Na Monument kładzie się żeton Ankh z puli.
ANKH-CARD-07 = Jeśli przy Budowie Monumentu brakuje wolnego pola, Monumentu danego rodzaju, żetonu Ankh lub Wyznawców, nic się nie buduje i nic się nie płaci.
ANKH-CARD-08 = Na żetonie Zaświatów nikt nie może budować, nawet Ozyrys.
ANKH-CARD-09 = Monument wzniesiony kartą Budowa Monumentu od razu liczy się do mocy i do Większości Monumentów w tej samej Bitwie.
ANKH-CARD-10 = Plaga Szarańczy: każda strona z jednostką w regionie potajemnie oferuje dowolną liczbę swoich Wyznawców, choćby 0. Oferty ujawnia się razem i wszystkie się poświęca, także przegrane.
ANKH-CARD-11 = Przy Pladze Szarańczy strona z jedyną najwyższą ofertą zachowuje wszystkie jednostki, a reszta Wojowników i Strażników w regionie ginie. Przy remisie o najwyższą ofertę, także 0:0, nikt nie jest oszczędzony.
ANKH-CARD-12 = Przy dwóch Plagach w drugiej licytują tylko strony, które mają jeszcze jednostki, a jedyny licytujący wygrywa każdą ofertą, nawet 0. Plaga, w której nie ma kto licytować, nikogo nie zabija.
ANKH-CARD-13 = Przed Plagą nie chroni ani Wylew Nilu, ani Izyda.
ANKH-CARD-14 = Strona, która przez Plagę straciła wszystkie jednostki, może wciąż użyć mocy Czczony oraz kart Cud i Równowaga Maat. Nie zdobywa jednak większości, ma siłę 0 i nie może wygrać.
ANKH-CARD-15 = Rydwany dają +3 do siły i nic poza tym.
ANKH-CARD-16 = Susza: jeśli ten, kto ją zagrał, wygra, jego nagroda rośnie o 1 punkt Uwielbienia za każdą własną jednostkę na polu Pustyni w regionie, także za Boga i jednostki zneutralizowane przez Androsfinksa.
ANKH-CARD-17 = Cud: po Rozstrzygnięciu Bitwy strona zyskuje 1 punkt Uwielbienia za każdą własną jednostkę zabitą w tej Bitwie, przez Plagę lub w Rozstrzygnięciu, także uwięzioną przez Anubisa. To jeden zysk.
ANKH-CARD-18 = Cud liczy każde zabicie, więc Mumia zabita w jednej Bitwie dwa razy liczy się podwójnie.
ANKH-CARD-19 = Równowaga Maat: na koniec Bitwy wszystkie zagrane karty strony wracają na rękę, łącznie z nią samą i z drugą kartą Amona.
ANKH-CARD-20 = Jednostka na żetonie Zaświatów lub na Wodzie nie stoi ani na polu Zalewowym, ani na polu Pustyni.

## Bogowie

ANKH-GOD-01 = Amon – Niewidzialne Siły: w jednej Bitwie Konfliktu Amon może, zanim ktokolwiek wybierze kartę, ogłosić, że zagra dwie. Zagrywa wtedy dokładnie dwie, dodaje siłę obu i rozpatruje oba efekty.
ANKH-GOD-02 = Ogłoszenie dwóch kart zakrywa żeton Amona; odkrywa się go na koniec Konfliktu.
ANKH-GOD-03 = Amon musi mieć na ręce co najmniej dwie karty, aby ogłosić zagranie dwóch.
ANKH-GOD-04 = Ogłoszenie Amona jest jawne i wiążące; przeciwnicy wybierają karty, już o nim wiedząc.
ANKH-GOD-05 = Każda z dwóch kart Amona działa w swoim kroku, więc na przykład Wyznawcami z Wylewu Nilu można w tej samej Bitwie opłacić Budowę Monumentu.
ANKH-GOD-06 = Anubis – Sędzia Zmarłych: ilekroć gdziekolwiek giną wrodzy Wojownicy, nawet bez udziału Anubisa, może on umieścić jednego z nich na wolnym miejscu swojej planszy.
ANKH-GOD-07 = Anubis ma trzy miejsca na uwięzionych Wojowników; gdy są pełne, nie może nikogo uwięzić ani wymienić. Nigdy nie więzi własnych Wojowników ani żadnych Strażników.
ANKH-GOD-08 = W Rozstrzygnięciu Bitwy figurka Anubisa stojąca w regionie jest silniejsza o 1 za każdego uwięzionego Wojownika. Ta premia jest częścią siły figurki, więc odbiera ją także sąsiadujący wrogi Androsfinks.
ANKH-GOD-09 = Właściciel może przyzwać swojego Wojownika uwięzionego przez Anubisa zamiast Wojownika z puli, płacąc 1 Wyznawcę do puli Anubisa. Wolno to zrobić także bez Wojowników w puli oraz przy dodatkowych przyzwaniach, również na żeton Zaświatów.
ANKH-GOD-10 = Za uwolnienie uwięzionego Wojownika trzeba zapłacić Anubisowi 1 Wyznawcę, ale jego zgoda nie jest potrzebna; bez Wyznawcy nie można uwolnić Wojownika.
ANKH-GOD-11 = Uwięzieni Wojownicy Boga, który odpada jako pomniejszy lub zapomniany, znikają z planszy Anubisa i z gry.
ANKH-GOD-12 = Gdy Anubis jest pomniejszym Bogiem, uwięzieni Wojownicy wyższego Boga wracają do jego puli, a Wojownicy pozostałych stron są nadal uwięzieni u połączonego Boga.
ANKH-GOD-13 = Gdy strona Anubisa zostaje zapomniana, wszyscy uwięzieni Wojownicy wracają do pul właścicieli.
ANKH-GOD-14 = Izyda – Opiekunka: jednostka Izydy, która sąsiaduje z wrogą jednostką, jest Chroniona. Jeśli miałaby zginąć w Rozstrzygnięciu Bitwy, Izyda może ją ocalić; decyduje o każdej z osobna.
ANKH-GOD-15 = O tym, czy jednostka Izydy jest Chroniona, decyduje ustawienie przed zabijaniem, więc śmierć wrogiego sąsiada w tej samej chwili nie odbiera ochrony.
ANKH-GOD-16 = Jednostka Izydy na Wodzie jest Chroniona w każdym z regionów swojego pola dzięki dowolnej sąsiadującej z nią wrogiej jednostce, gdziekolwiek ta stoi. Tak samo jednostkę Izydy na lądzie chroni wroga jednostka na sąsiednim polu Wody.
ANKH-GOD-17 = Wrogą jednostką, dzięki której jednostka Izydy jest Chroniona, może być Bóg, a nawet jednostka strony spoza Bitwy – to ostatnie jest możliwe tylko przez Wodę.
ANKH-GOD-18 = Ozyrys – Brama Zaświatów: po każdej przegranej Bitwie strona Ozyrysa może położyć jeden żeton Zaświatów, z puli lub z dowolnego miejsca Mapy, na pustym polu lądowym tego regionu. Nie można go odłożyć na to samo pole.
ANKH-GOD-19 = Ozyrys może wybrać dowolny ze swoich żetonów Zaświatów; nie musi czekać, aż wszystkie trzy będą na Mapie.
ANKH-GOD-20 = Na polu może leżeć najwyżej jeden żeton Zaświatów, więc nowe pole musi być od nich wolne. Po przeniesieniu żetonu jednostka z dawnego pola zostaje na miejscu.
ANKH-GOD-21 = W akcji Przyzwanie Jednostki Ozyrys może raz dodatkowo przyzwać jednostkę z puli lub uwolnionego Wojownika na dowolny żeton Zaświatów, na którym nikt nie stoi; sąsiadowanie nie jest potrzebne. Zwykłe przyzwanie może potem nastąpić na pole sąsiadujące z tą jednostką.
ANKH-GOD-22 = Na polach z żetonem Zaświatów strona Ozyrysa może kończyć ruch i przyzywać, a jej jednostki można tam wypychać; dla innych stron te pola są zamknięte.
ANKH-GOD-23 = Ra – Opromieniający: przyzywając Wojownika lub Strażnika, także powracającą Mumię, jednostkę dodatkową lub uwolnioną, strona Ra może dać mu wolny żeton Słońca, najwyżej jeden na jednostkę. Jednostki z rozstawienia początkowego go nie dostają.
ANKH-GOD-24 = Jeśli strona Ra ma w regionie Opromienioną jednostkę, jej nagroda za Dominację lub wygraną Bitwę rośnie o 1; kolejne Opromienione jednostki nic nie dodają. Dla mocy Łaskawy nie jest to osobny zysk.
ANKH-GOD-25 = Opromieniona jednostka musi w chwili nagrody żyć w regionie; zabita wcześniej przez Plagę się nie liczy.
ANKH-GOD-26 = Żeton Słońca zabitej jednostki wraca do Ra, zanim wróci Mumia, więc można go na niej położyć ponownie.
ANKH-GOD-27 = Zdolności Bogów działają od początku gry i nie trzeba ich odblokowywać.

## Strażnicy

ANKH-GUARD-01 = Kocie Mumie: za każdą zabitą figurkę Kocich Mumii wszystkie pozostałe strony w grze, gdziekolwiek są, tracą po 1 punkcie Uwielbienia.
ANKH-GUARD-02 = Po Pladze straty za Kocie Mumie następują od razu, a w Rozstrzygnięciu Bitwy po nagrodzie zwycięzcy i mocy Wspaniałomyślny, ale przed Cudem i dalszymi efektami.
ANKH-GUARD-03 = Gdy giną naraz dwie figurki Kocich Mumii lub więcej, straty rozpatruje się jedna po drugiej, według rosnącego Uwielbienia właścicieli; w obrębie każdej pozostałe strony tracą w kolejności rosnącej.
ANKH-GUARD-04 = Właściciel Kocich Mumii nigdy przez nie nie traci, a strona połączonego Boga traci tylko raz.
ANKH-GUARD-05 = Usunięcie Kocich Mumii przy Połączeniu Bogów lub zapomnieniu nie jest zabiciem.
ANKH-GUARD-06 = Satet: w akcji Ruch Jednostek może stanąć na polu lądowym z wrogą jednostką, nawet z Bogiem, i wypchnąć ją o jedno pole.
ANKH-GUARD-07 = Kierunek wypchnięcia wybiera gracz kontrolujący Satet: dowolne puste pole lądowe, które ma wspólny bok z polem, na które Satet wchodzi.
ANKH-GUARD-08 = Wypchnięcie przez Satet działa jak ruch: może przekroczyć Rzekę i Wielbłądy.
ANKH-GUARD-09 = Jednostkę można wypchnąć na pole, które Satet właśnie opuściła, jeśli ma ono wspólny bok z nowym polem Satet. Na żeton Zaświatów da się wypchnąć tylko jednostkę strony Ozyrysa.
ANKH-GUARD-10 = Gdy nie ma dokąd wypchnąć jednostki, Satet nie może stanąć na jej polu. Nie wypycha się własnych jednostek ani Monumentów, nie ma reakcji łańcuchowych, a na jeden ruch Satet przypada jedno wypchnięcie.
ANKH-GUARD-11 = Satet nigdy nie kończy ruchu na Wodzie, nawet jeśli stoi tam jednostka, ani na żetonie Zaświatów innej strony.
ANKH-GUARD-12 = Apep: można go przyzwać na dowolne puste pole Wody na Mapie, bez wymogu sąsiadowania, albo zwyczajnie na ląd.
ANKH-GUARD-13 = Dzięki mocy Żądny Piramid Apepa można przyzwać na Wodę tylko na pole sąsiadujące z użytą Piramidą; na inne pole Wody trafia zwykłym przyzwaniem. Dodatkowe przyzwanie Ozyrysa nigdy nie prowadzi na Wodę.
ANKH-GUARD-14 = Mumia: po zabiciu zostaje od razu ponownie przyzwana na wybrane przez właściciela puste pole lądowe sąsiadujące z jego Bogiem. Jeśli to możliwe, musi wrócić.
ANKH-GUARD-15 = Jeśli z Bogiem właściciela nie sąsiaduje żadne puste pole lądowe, zabita Mumia trafia do puli właściciela.
ANKH-GUARD-16 = Powrót Mumii jest przyzwaniem, więc działa zdolność Opromieniający. Nie jest jednak akcją Przyzwanie Jednostki, więc nie ma dodatkowych przyzwań od Piramid ani Ozyrysa.
ANKH-GUARD-17 = Mumia, która wróciła, bierze udział we wszystkim, co następuje: w reszcie tej samej Bitwy, jeśli stanęła w jej regionie, i w dalszych regionach.
ANKH-GUARD-18 = Olbrzymi Skorpion: po każdym przyzwaniu lub poruszeniu (akcją, do Obelisku, przez wypchnięcie) jego właściciel musi skierować szczypce na dwa pola, które przylegają do Skorpiona i do siebie nawzajem. Możliwych ustawień jest najwyżej sześć.
ANKH-GUARD-19 = Szczypce mogą wskazywać przez Rzekę, przez Wielbłąda lub na Wodę, ale nic tam nie zdziałają. Oba muszą wskazywać pola Mapy, nigdy poza nią.
ANKH-GUARD-20 = Na początku Konfliktu zostaje zniszczony każdy Monument, na który Skorpion kieruje szczypce i z którym sąsiaduje w tym samym regionie – bez wyboru: wrogi, własny czy neutralny.
ANKH-GUARD-21 = Żetony Ankh ze zniszczonych przez Skorpiona Monumentów wracają do pul właścicieli.
ANKH-GUARD-22 = Androsfinks: sąsiadujące z nim wrogie jednostki nie wnoszą do Bitwy żadnej siły, nawet tej z mocy Olśniewający i z premii Anubisa za uwięzionych Wojowników.
ANKH-GUARD-23 = Jednostka na Wodzie, która sąsiaduje z wrogim Androsfinksem, nie wnosi siły w żadnej swojej Bitwie, nawet w regionie, w którym go nie ma.
ANKH-GUARD-24 = Dwa sąsiednie wrogie Androsfinksy odbierają sobie nawzajem siłę, ale nie zdolność.
ANKH-GUARD-25 = Jednostka zneutralizowana przez Androsfinksa traci tylko siłę; nadal liczy się do obecności, do mocy Żądny Świątyń i Wspaniałomyślny oraz do kart Susza i Wylew Nilu.

## Kto decyduje

ANKH-DEC-01 = W akcji i w wydarzeniu indywidualnym decyduje gracz, którego trwa tura.
ANKH-DEC-02 = W Konflikcie decyduje właściciel danej karty, mocy lub jednostki.
ANKH-DEC-03 = W Bitwach połączonego Boga obaj gracze decydują wspólnie, ale ostatnie słowo ma gracz wyższego Boga.
ANKH-DEC-04 = W akcji lub wydarzeniu indywidualnym połączonego Boga decyduje sam gracz, którego trwa tura.
ANKH-DEC-05 = Szczypce poruszonego Skorpiona kieruje od razu jego właściciel, nawet w turze innego gracza.
ANKH-DEC-06 = Tajne są tylko karta wybrana, lecz nieodkryta, oraz nieujawniona oferta wraz z resztą puli w czasie licytacji. Zagrane karty, a przez to i ręce, Wyznawcy, pule, uwięzieni i moce są jawne.

## Połączenie Bogów

ANKH-MERGE-01 = Bogowie łączą się raz, po całkowitym rozpatrzeniu 3. Konfliktu, a przed końcem tury. W grze 2-osobowej nie dzieje się to nigdy.
ANKH-MERGE-02 = Przy Połączeniu Bogów strona z najmniejszym Uwielbieniem zostaje pomniejszym Bogiem, a druga od końca – wyższym.
ANKH-MERGE-03 = Przy Połączeniu Bogów wszystkie Monumenty pomniejszego Boga zostają zniszczone i wracają do zasobów.
ANKH-MERGE-04 = Przy Połączeniu Bogów z gry usuwa się figurkę pomniejszego Boga, jego Wojowników (z Mapy, z puli i uwięzionych), karty Bitwy oraz żetony Ankh z puli i z Monumentów.
ANKH-MERGE-05 = Przy Połączeniu Bogów wszyscy Wyznawcy pomniejszego Boga przechodzą do wyższego Boga.
ANKH-MERGE-06 = Przy Połączeniu Bogów wyższy Bóg przejmuje Strażników pomniejszego, także takich, jakich już ma lub jeszcze nie odblokował. Może dowolnych z nich nie wziąć, a wtedy odpadają z gry; własnych oddaje tylko, jeśli przejmowanym brakuje podstawek.
ANKH-MERGE-07 = Wszyscy Strażnicy połączonego Boga muszą się zmieścić na 2 małych i 2 dużych podstawkach wyższego Boga. Jeśli jest ich za dużo, wybiera on spośród wszystkich Strażników tej wielkości, także własnych (tylko na tyle, na ile potrzeba podstawek), a reszta odpada z gry.
ANKH-MERGE-08 = Strażnicy przejęci przy Połączeniu Bogów zostają tam, gdzie byli, na Mapie lub w puli; zmieniają tylko podstawkę.
ANKH-MERGE-09 = Nic, co dzieje się przy Połączeniu Bogów, nie jest zabiciem.
ANKH-MERGE-10 = Przy Połączeniu Bogów żeton Uwielbienia wyższego Boga kładzie się wprost na żetonie pomniejszego i odtąd oba idą razem. Para leży na samym dole tamtego stosu, pod ewentualnymi żetonami innych stron.
ANKH-MERGE-11 = Przesunięcie żetonu wyższego Boga przy Połączeniu Bogów nie jest stratą Uwielbienia.
ANKH-MERGE-12 = Przy Połączeniu Bogów pod figurkę wyższego Boga wkłada się dużą podstawkę pomniejszego. To tylko oznaczenie; nie zmniejsza limitu podstawek dla Strażników.
ANKH-MERGE-13 = Przy Połączeniu Bogów plansza pomniejszego Boga przejmuje układ mocy z planszy wyższego, zyskując lub tracąc moce. Nie zdobywa się w ten sposób Strażników.
ANKH-MERGE-14 = Połączony Bóg ma zdolności obojga Bogów.
ANKH-MERGE-15 = Gracze połączonego Boga mają wspólnych Wojowników, Strażników i Wyznawców oraz wspólne żetony Ankh i karty Bitwy wyższego Boga.
ANKH-MERGE-16 = Gracze połączonego Boga zachowują swoje miejsca w kolejności tur. Każdy ma w turze jedną dowolną akcję, choćby tę samą, którą przed chwilą wykonał partner.
ANKH-MERGE-17 = Gdy jeden z graczy połączonego Boga odblokuje moc, zmieniają się obie plansze, ale płaci się raz, ze wspólnej puli, i moc działa raz. Zdobyty Strażnik dostaje podstawkę wyższego Boga.
ANKH-MERGE-18 = Gdy Konflikt wywoła którykolwiek z graczy połączonego Boga, żeton Przechylenia Szali bierze cała strona.
ANKH-MERGE-19 = Zdolności, które mówią o figurce Boga (premia Anubisa, Mumia, moc Olśniewający), odnoszą się do figurki połączonego Boga.
ANKH-MERGE-20 = Gdy pomniejszym Bogiem jest Ozyrys, żetony Zaświatów zostają na Mapie i służą całej stronie; usuwa je dopiero zapomnienie.
ANKH-MERGE-21 = Gdy pomniejszym Bogiem jest Ra, żetony Słońca usuniętych Wojowników wracają do strony, a na przejętych Strażnikach zostają. Żeton z usuniętego Strażnika wraca zawsze, bez względu na to, czy Ra jest pomniejszym, czy wyższym Bogiem.
ANKH-MERGE-22 = Gdy pomniejszym Bogiem jest Amon, jego żeton jest odkryty i służy połączonemu Bogu przy kartach wyższego Boga.
ANKH-MERGE-23 = Gdy pomniejszym Bogiem jest Izyda, Chronione mogą być wszystkie jednostki połączonego Boga.
ANKH-MERGE-24 = Obaj gracze połączonego Boga razem wygrywają lub razem przegrywają.
ANKH-MERGE-25 = W grze 3-osobowej po Połączeniu zostają tylko dwie strony: para i trzeci gracz.
ANKH-MERGE-26 = Strona połączonego Boga każdy efekt opłaca i otrzymuje raz, na przykład moce Wszechobecny i Łaskawy, straty za Kocie Mumie czy licytację; to, że graczy jest dwóch, niczego nie podwaja.
ANKH-MERGE-27 = Połączenie Bogów przebiega kolejno: wyłonienie pary; Monumenty, usunięcia, Wyznawcy i Strażnicy; żeton Uwielbienia; podstawka; moce; zdolności; wspólne pule.

## Zapomniani Bogowie

ANKH-FORG-01 = Po 4. Konflikcie zapomniane zostają naraz wszystkie strony, których żeton leży na czerwonym polu (0–20). Połączona para jest jedną stroną.
ANKH-FORG-02 = Wszystkie jednostki zapomnianych stron, z Mapy, z pul i uwięzione, odpadają z gry. Dotyczy to także Strażników; nie wracają oni na karty Strażników.
ANKH-FORG-03 = Monumenty zapomnianych stron zostają zniszczone, a Wyznawcy wracają do zasobów. Z gry znikają żetony Ankh tych stron, także ten z toru Uwielbienia, ich karty i żeton Amona.
ANKH-FORG-04 = Z zapomnianym Ozyrysem odpadają z gry wszystkie żetony Zaświatów, a z Ra – żetony Słońca. Gdy zapomniany jest Anubis, uwięzieni Wojownicy wracają do pul właścicieli.
ANKH-FORG-05 = Zapomnienie nikogo nie zabija.
ANKH-FORG-06 = Jeśli po zapomnieniu Bogów zostały co najmniej dwie strony, gra trwa; jeśli jedna, od razu wygrywa. Gdy nie została żadna, nikt nie wygrywa.

## Koniec gry

ANKH-END-01 = Strona, której żeton dotrze na pole 31 toru Uwielbienia, wygrywa natychmiast.
ANKH-END-02 = Jedyna strona, która zostanie po 4. Konflikcie, wygrywa natychmiast.
ANKH-END-03 = Jeśli po 4. Konflikcie nie zostanie żadna strona, Egipt porzuca wiarę w Bogów i nie ma zwycięzcy.
ANKH-END-04 = Po ostatnim wydarzeniu, czyli 5. Konflikcie, wygrywa strona z największym Uwielbieniem. Na wspólnym polu rozstrzyga miejsce w stosie, więc remisu być nie może.
ANKH-END-05 = Gra kończy się zaraz po rozpatrzeniu ostatniego wydarzenia; nikt nie rozgrywa już tury.
ANKH-END-06 = Dotarcie na pole 31 toru Uwielbienia sprawdza się przy każdym zysku, w każdej chwili gry.
ANKH-END-07 = Wyznawcy, Monumenty i jednostki nie liczą się przy ustalaniu zwycięzcy.

## Co zawsze się zgadza

ANKH-INV-01 = Na żadnym polu nie stoją dwa elementy naraz, na Wodzie może stać tylko Apep, a żaden Monument nie stoi na Wodzie ani na żetonie Zaświatów.
ANKH-INV-02 = Na Mapie i w zasobach jest łącznie po 10 Monumentów każdego rodzaju, 30 Wielbłądów i 8 żetonów Kolejności Konfliktu. Regionów jest zawsze tyle, ile tych żetonów na Mapie, po jednym na region.
ANKH-INV-03 = Póki Bóg ma swój komplet, jego 6 Wojowników jest na Mapie, w puli lub na planszy Anubisa, a 15 żetonów Ankh na planszy Boga, w puli lub na Monumentach.
ANKH-INV-04 = Liczba Wyznawców nigdy nie spada poniżej zera, Uwielbienie mieści się między 0 a 31, a każda strona ma własne, jednoznaczne miejsce w kolejności.
ANKH-INV-05 = Strona ma na ręce i wśród zagranych łącznie 7 różnych kart, a gdy zaczyna się Bitwa, Równowaga Maat jest zawsze na ręce.
ANKH-INV-06 = Każdy region ma co najmniej 6 pól lądowych, a każdy odcinek Rzeki i każdy Wielbłąd rozdziela dwa regiony.
ANKH-INV-07 = Strona ma najwyżej dwie odblokowane moce na poziom, a na następny przechodzi dopiero po odblokowaniu dwóch z poprzedniego.
ANKH-INV-08 = Strona nigdy nie ma więcej niż 2 Strażników na małych i 2 na dużych podstawkach.
