# Lekcje gry Ankh: teksty plików z `games/ankh/lessons`. `-goal` mówi, co będzie się umieć, `-end` kończy lekcję; każdy krok ma
# tekst i `-title`, a gdzie trzeba także `-point` (przy podświetlonej rzeczy), `-other` i `-says-` (o dozwolonej decyzji,
# której krok nie przyjmuje), `-again` (cel nieosiągnięty), `-choice-`, `-right` i `-wrong`.

## Lekcja 1: twój Bóg i Mapa

ankh-lesson-your-god = Twój Bóg i Mapa
ankh-lesson-your-god-goal = Rozpoznać swoje jednostki, regiony i Monumenty i rozegrać całą turę.
ankh-lesson-your-god-end = Znasz już Mapę i masz za sobą całą turę. W następnej lekcji: jak jednostki poruszają się po Mapie i skąd przybywają nowe.
ankh-lesson-your-god-god = Grasz Izydą, a ta duża figurka to twój Bóg. Nic nie może go zabić. Bogowie walczą o Uwielbienie: kto ma go na końcu najwięcej, wygrywa. Każdy Bóg ma też własną zdolność; twoja jest opisana na twojej planszy.
ankh-lesson-your-god-god-title = Twój Bóg
ankh-lesson-your-god-god-point = To ty
ankh-lesson-your-god-warriors = To jeden z twoich sześciu Wojowników. Pozostałych pięciu czeka w puli. Każda jednostka, czy to Bóg, czy Wojownik, ma siłę 1. Zabity Wojownik wraca do puli i może przybyć znowu.
ankh-lesson-your-god-warriors-title = Twoi Wojownicy
ankh-lesson-your-god-warriors-point = Twój Wojownik
ankh-lesson-your-god-regions = Rzeka dzieli Egipt na trzy regiony z numerami: ty stoisz na Zachodzie (1), Ra na Wschodzie (2), a Delta Nilu (3) jest pusta. Pola sąsiadują tylko wtedy, gdy stykają się w jednym regionie. Przez Rzekę nic nie sąsiaduje.
ankh-lesson-your-god-regions-title = Trzy regiony
ankh-lesson-your-god-regions-point = Twój region: Zachód
ankh-lesson-your-god-monuments = Obeliski, Świątynie i Piramidy to Monumenty. Świątynia z twoim znakiem jest twoja, a Obelisk przy Ra należy do Ra. Pozostałe trzy nie mają znaku: są neutralne.
ankh-lesson-your-god-monuments-title = Monumenty
ankh-lesson-your-god-turn = W turze masz zwykle dwie akcje. Druga musi stać na tej liście niżej niż pierwsza: Ruch, Przyzwanie, Pozyskanie, Odblokowanie. Nigdy więc dwa razy to samo i nigdy w górę.
ankh-lesson-your-god-turn-title = Dwie akcje w turze
ankh-lesson-your-god-walk = Wybierz Ruch Jednostek. Poprowadź swojego Boga o dwa pola, na podświetlone pole przy neutralnej Piramidzie. Potem zakończ ruch; Wojownik zostaje na miejscu.
ankh-lesson-your-god-walk-title = Do Piramidy
ankh-lesson-your-god-walk-point = Idź tutaj
ankh-lesson-your-god-walk-other = W prawdziwej grze tak można. Tutaj wybierz Ruch Jednostek, poprowadź Boga na podświetlone pole przy Piramidzie i zakończ ruch.
ankh-lesson-your-god-followers = Teraz Pozyskanie Wyznawców. Dostajesz 1 Wyznawcę za każdy Monument, własny lub neutralny, z którym sąsiaduje twoja jednostka: za Piramidę przy Bogu i za Świątynię przy Wojowniku. Razem 2.
ankh-lesson-your-god-followers-title = Pozyskaj Wyznawców
ankh-lesson-your-god-followers-other = Przyzwanie i Odblokowanie poznasz w następnych lekcjach. Wybierz Pozyskanie Wyznawców i weź ich.
ankh-lesson-your-god-check = Ra ma turę za sobą i znowu twoja kolej. Spójrz na swojego Wojownika i na neutralną Świątynię na drugim brzegu. Ilu Wyznawców da ci teraz Pozyskanie Wyznawców?
ankh-lesson-your-god-check-title = Krótkie sprawdzenie
ankh-lesson-your-god-check-choice-three = 3: Piramida, twoja Świątynia i Świątynia na drugim brzegu
ankh-lesson-your-god-check-choice-two = 2: Piramida i twoja Świątynia
ankh-lesson-your-god-check-choice-none = Żadnego: Monument płaci tylko raz
ankh-lesson-your-god-check-right = Dobrze. Między Wojownikiem a trzecim Monumentem płynie Rzeka, więc nie sąsiadują.
ankh-lesson-your-god-check-wrong = Monumenty płacą za każdym razem, ale tylko wtedy, gdy sąsiaduje z nimi twoja jednostka. Czy przez Rzekę coś sąsiaduje?

## Lekcja 2: ruch i przyzwanie

ankh-lesson-move-and-summon = Ruch i przyzwanie
ankh-lesson-move-and-summon-goal = Przekroczyć Rzekę, przyzwać Wojownika i w jednej turze zebrać 3 Wyznawców.
ankh-lesson-move-and-summon-end = Twoje jednostki idą, dokąd chcesz, a nowe przybywają tam, gdzie są potrzebne. W następnej lekcji: co kupuje się za Wyznawców.
ankh-lesson-move-and-summon-three = W akcji Ruch Jednostek każda twoja jednostka może iść o najwyżej 3 pola, jedna po drugiej. Rzeki, Wielbłądy, Woda i inne figurki nie zatrzymują jej po drodze. Liczy się tylko ostatnie pole: musi to być pusty ląd.
ankh-lesson-move-and-summon-three-title = Najwyżej trzy pola
ankh-lesson-move-and-summon-over = Wybierz Ruch Jednostek i Wojownika. Spróbuj stanąć na Świątyni za Rzeką: to niemożliwe, bo pole jest zajęte. Potem przeskocz nad Świątynią na podświetlone pole za nią.
ankh-lesson-move-and-summon-over-title = Nad Rzeką i Świątynią
ankh-lesson-move-and-summon-over-point = Przeskocz tutaj
ankh-lesson-move-and-summon-over-other = Tutaj Wojownik jest potrzebny na podświetlonym polu za Świątynią.
ankh-lesson-move-and-summon-god = Teraz twój Bóg: trzy pola, przez Rzekę, na podświetlone pole przy tej samej Świątyni. Każda jednostka rusza się w akcji raz, więc Wojownik już nie może.
ankh-lesson-move-and-summon-god-title = Bóg rusza za nim
ankh-lesson-move-and-summon-god-point = Tu idzie Bóg
ankh-lesson-move-and-summon-god-other = Tutaj Bóg jest potrzebny na podświetlonym polu przy Świątyni.
ankh-lesson-move-and-summon-second = Ruch Jednostek stoi na samej górze listy, więc drugą akcją może być każda z trzech pozostałych. Gdyby pierwsze było Przyzwanie, Ruch byłby już zamknięty: druga akcja zawsze stoi niżej.
ankh-lesson-move-and-summon-second-title = Druga akcja
ankh-lesson-move-and-summon-summon = Wybierz Przyzwanie Jednostki i Wojownika. Staje on na pustym lądzie sąsiadującym z twoją jednostką albo z Monumentem, który kontrolujesz. Twoja Świątynia na Zachodzie jest sama: postaw go przy niej, na podświetlonym polu.
ankh-lesson-move-and-summon-summon-title = Przyzwij Wojownika
ankh-lesson-move-and-summon-summon-point = Przy twojej Świątyni
ankh-lesson-move-and-summon-summon-other = Wybierz Przyzwanie Jednostki, potem Wojownika, a potem podświetlone pole przy twojej Świątyni na Zachodzie.
ankh-lesson-move-and-summon-summon-says-delta = W Delcie sąsiaduje z tym polem twoja jednostka, więc Wojownik może tam stanąć. Ale przy Świątyni na Zachodzie nie ma nikogo: wybierz podświetlone pole przy niej.
ankh-lesson-move-and-summon-check = Ra też przyzywa Wojownika. Twoja tura: zbierz 3 Wyznawców. Mogą ci zapłacić trzy Monumenty: twoja Świątynia na Zachodzie, neutralna Świątynia przy Bogu i neutralny Obelisk na wschodnim krańcu Delty. Tylko przy Obelisku brakuje twojej jednostki.
ankh-lesson-move-and-summon-check-title = Zbierz 3 Wyznawców
ankh-lesson-move-and-summon-check-again = Tym razem nie ma 3 Wyznawców. Najpierw przesuń Wojownika w Delcie na pole sąsiadujące z Obeliskiem, resztę zostaw na miejscu, a potem wybierz Pozyskanie Wyznawców.

## Lekcja 3: Wyznawcy i moce

ankh-lesson-followers-and-powers = Wyznawcy i moce
ankh-lesson-followers-and-powers-goal = Odblokować moce Ankh za Wyznawców i zdobyć pierwszego Strażnika.
ankh-lesson-followers-and-powers-end = Dwie moce i Strażnik w dwie tury: dobrze wydani Wyznawcy. W następnej lekcji: wydarzenia, na które wszyscy czekają.
ankh-lesson-followers-and-powers-purse = Wyznawcami się płaci. Masz 1. Przy twoich jednostkach stoją trzy Monumenty: twoja Świątynia, neutralna Piramida i Obelisk Ra. Monumenty innych Bogów nic ci nie płacą.
ankh-lesson-followers-and-powers-purse-title = Po co są Wyznawcy
ankh-lesson-followers-and-powers-gain = Wybierz Pozyskanie Wyznawców i weź 2: jednego za Świątynię, jednego za Piramidę. Będziesz ich mieć 3.
ankh-lesson-followers-and-powers-gain-title = Pozyskaj dwóch
ankh-lesson-followers-and-powers-gain-other = Najpierw zbierz środki: wybierz Pozyskanie Wyznawców i weź obu.
ankh-lesson-followers-and-powers-power = Pod Pozyskaniem stoi już tylko Odblokowanie Mocy Ankh, więc to twoja druga akcja. Moc poziomu 1 kosztuje 1 Wyznawcę. Odblokuj moc Wielbiony: odtąd każde Pozyskanie Wyznawców daje o 1 więcej.
ankh-lesson-followers-and-powers-power-title = Moc Wielbiony
ankh-lesson-followers-and-powers-power-other = W grze to dobry wybór. Tutaj odblokuj moc Wielbiony: liczą na nią następne kroki.
ankh-lesson-followers-and-powers-levels = Odblokowujesz dwie moce poziomu 1, potem dwie poziomu 2, na końcu dwie poziomu 3. Moc kosztuje tylu Wyznawców, ile wynosi jej poziom: 1, 2 lub 3. Na każdym poziomie są cztery, więc nigdy nie masz wszystkich.
ankh-lesson-followers-and-powers-levels-title = Trzy poziomy
ankh-lesson-followers-and-powers-kinds = Poziom 1 to Wyznawcy: Majestatyczny daje 3 za każdą wygraną Bitwę, Wszechobecny po 1 za każdy twój region w Konflikcie, Natchniony pozwala budować za darmo. Poziom 2 wzmacnia Boga i Monumenty, a poziom 3 daje Uwielbienie.
ankh-lesson-followers-and-powers-kinds-title = Co dają moce
ankh-lesson-followers-and-powers-guardians = Druga, czwarta i piąta moc dają po Strażniku do puli: w tej grze Satet, Mumię i Androsfinksa. Strażnik to jednostka o sile 1 z własnym talentem. Przyzywa się go tak jak Wojownika.
ankh-lesson-followers-and-powers-guardians-title = Strażnicy
ankh-lesson-followers-and-powers-guardian = Zdobądź w tej turze Satet do puli i miej na końcu jeszcze 4 Wyznawców. Teraz masz 2. Uważaj na kolejność: pod Odblokowaniem nie ma już nic, więc jako pierwsza akcja kończy ono turę.
ankh-lesson-followers-and-powers-guardian-title = Zdobądź Satet
ankh-lesson-followers-and-powers-guardian-again = Najpierw Pozyskanie: 2 za Monumenty i 1 dzięki mocy Wielbiony, razem masz 5. Potem za 1 Wyznawcę odblokuj dowolną drugą moc poziomu 1.
ankh-lesson-followers-and-powers-check = Masz już dwie moce poziomu 1. Ilu Wyznawców kosztuje trzecia moc?
ankh-lesson-followers-and-powers-check-title = Krótkie sprawdzenie
ankh-lesson-followers-and-powers-check-choice-one = 1
ankh-lesson-followers-and-powers-check-choice-two = 2
ankh-lesson-followers-and-powers-check-choice-three = 3, bo jest trzecia
ankh-lesson-followers-and-powers-check-right = Dobrze. Poziom 1 jest pełny, więc trzecia moc ma poziom 2 i kosztuje 2.
ankh-lesson-followers-and-powers-check-wrong = Ceną jest poziom. Więcej niż dwóch mocy poziomu 1 mieć nie można: jaki poziom jest następny?

## Lekcja 4: wydarzenia

ankh-lesson-events = Wydarzenia
ankh-lesson-events-goal = Przewidzieć wydarzenie, wywołać je i przejąć Świątynię w Delcie.
ankh-lesson-events-end = Umiesz już decydować, kto wywoła następne wydarzenie. W następnej lekcji: ile Monumenty są warte w Konflikcie.
ankh-lesson-events-markers = Każda akcja ma znacznik. Wybór akcji przesuwa go o jedno pole. Przy dwóch graczach trzecie przesunięcie (przy Odblokowaniu już drugie) sięga ostatniego pola i wywołuje wydarzenie. Im więcej graczy, tym dłuższa droga.
ankh-lesson-events-markers-title = Znaczniki Akcji
ankh-lesson-events-track = Tor Wydarzeń ma 18 wydarzeń w stałej kolejności. Następna jest Kontrola Monumentu. Wywołuje ją gracz, którego akcja doprowadza znacznik na ostatnie pole; potem ten znacznik wraca na początek.
ankh-lesson-events-track-title = Tor Wydarzeń
ankh-lesson-events-track-point = Następne wydarzenie
ankh-lesson-events-trigger = Pozyskaniu Wyznawców brakuje jednego pola do wydarzenia. Wybierz tę akcję. Najpierw bierzesz 3 Wyznawców, potem następuje wydarzenie.
ankh-lesson-events-trigger-title = Wywołaj wydarzenie
ankh-lesson-events-trigger-other = To nie wywoła wydarzenia. Wybierz Pozyskanie Wyznawców i weź wszystkich 3.
ankh-lesson-events-take = Przejmij kontrolę nad jednym neutralnym Monumentem sąsiadującym z twoją jednostką. Świątynia za Rzeką z tobą nie sąsiaduje, więc jeszcze nie możesz jej wziąć. Weź Piramidę albo Obelisk.
ankh-lesson-events-take-title = Przejmij Monument
ankh-lesson-events-take-other = Weź Piramidę albo Obelisk.
ankh-lesson-events-kinds = Twoja tura skończyła się od razu: po wydarzeniu nie ma drugiej akcji. Są trzy rodzaje wydarzeń: Kontrola Monumentu daje Monument, Karawana Wielbłądów dzieli region, a Konflikt rozstrzyga wszystkie regiony. Tylko Konflikt dotyczy wszystkich.
ankh-lesson-events-kinds-title = Trzy rodzaje wydarzeń
ankh-lesson-events-delta = Przejmij w tej turze neutralną Świątynię w Delcie. Następna jest znowu Kontrola Monumentu; Przyzwaniu brakuje do niej jednego pola, Ruchowi dwóch. Druga akcja też może wywołać wydarzenie.
ankh-lesson-events-delta-title = Świątynia w Delcie
ankh-lesson-events-delta-point = Weź tę Świątynię
ankh-lesson-events-delta-again = Gdy nadejdzie wydarzenie, z tą Świątynią musi sąsiadować twoja jednostka. Najpierw przesuń jedną przez Rzekę, a potem przyzwij inną: to wywoła wydarzenie.
ankh-lesson-events-check = Ra wywołuje następną Kontrolę Monumentu. Kto może przejąć Monument?
ankh-lesson-events-check-title = Krótkie sprawdzenie
ankh-lesson-events-check-choice-everyone = Wszyscy po kolei
ankh-lesson-events-check-choice-trigger = Tylko Ra
ankh-lesson-events-check-choice-lowest = Bóg z najmniejszym Uwielbieniem
ankh-lesson-events-check-right = Dobrze. Z Kontroli Monumentu i z Karawany Wielbłądów korzysta tylko gracz, który je wywołuje.
ankh-lesson-events-check-wrong = Przypomnij sobie swoje wydarzenie: kto wtedy przejął Monument?

## Lekcja 5: Monumenty i kontrola

ankh-lesson-monuments = Monumenty i kontrola
ankh-lesson-monuments-goal = Zdobyć większość Świątyń na Zachodzie i zamienić ją na Uwielbienie.
ankh-lesson-monuments-end = Monumenty i jednostka w ich regionie: tak rośnie Uwielbienie. W następnej lekcji: jak zmienić granice regionów.
ankh-lesson-monuments-sign = Znak pokazuje, kto kontroluje Monument, nawet gdy nie ma przy nim jednostek. Na Zachodzie ty kontrolujesz Świątynię i Piramidę, a Ra Świątynię i Obelisk. Jeszcze jedna Świątynia i jeszcze jeden Obelisk są neutralne.
ankh-lesson-monuments-sign-title = Czyj to Monument?
ankh-lesson-monuments-most = W Konflikcie zyskujesz 1 punkt Uwielbienia za każdy rodzaj Monumentów, których kontrolujesz najwięcej w regionie ze swoją jednostką. Świątynie na Zachodzie: 1 do 1, a remis nie płaci nikomu. Jedyna Piramida jest twoja.
ankh-lesson-monuments-most-title = Większości
ankh-lesson-monuments-walk = Twój najbliższy Ruch Jednostek wywoła Kontrolę Monumentu. Poślij Wojownika dwa pola na południe, nad Świątynią Ra, na podświetlone pole. Potem zakończ ruch.
ankh-lesson-monuments-walk-title = Marsz na południe
ankh-lesson-monuments-walk-point = Stań tutaj
ankh-lesson-monuments-walk-other = Tutaj wybierz Ruch Jednostek, poślij Wojownika na podświetlone pole na południe od Świątyni Ra i zakończ ruch.
ankh-lesson-monuments-take = Spróbuj przejąć Świątynię Ra: nie wolno. Dopóki na Mapie jest choć jeden neutralny Monument, przejmuje się tylko neutralne. Weź neutralną Świątynię, a będzie 2 do 1 dla ciebie.
ankh-lesson-monuments-take-title = Przejmij Świątynię
ankh-lesson-monuments-take-other = Z Obeliskiem byłby z Ra tylko remis, 1 do 1, a remis nie płaci nikomu. Weź neutralną Świątynię.
ankh-lesson-monuments-forecast = Następny jest Konflikt. Na Zachodzie nie ma nikogo poza tobą, więc tam dominujesz: za to 1 punkt Uwielbienia i po 1 za każdy rodzaj, w którym masz większość. Ile punktów da ci Zachód?
ankh-lesson-monuments-forecast-title = Policz z góry
ankh-lesson-monuments-forecast-choice-one = 1
ankh-lesson-monuments-forecast-choice-two = 2
ankh-lesson-monuments-forecast-choice-three = 3
ankh-lesson-monuments-forecast-right = Dobrze: 1 za Świątynie (2 do 1), 1 za Piramidy (1 do 0) i 1 za Dominację.
ankh-lesson-monuments-forecast-wrong = Policz jeszcze raz: Świątynie 2 do 1, Piramidy 1 do 0, Obeliski 0 do 1. I do tego dominujesz.
ankh-lesson-monuments-conflict = Pozyskaniu Wyznawców brakuje jednego pola do Konfliktu. Weź Wyznawców i zobacz, co się stanie.
ankh-lesson-monuments-conflict-title = Wywołaj Konflikt
ankh-lesson-monuments-conflict-other = Wybierz Pozyskanie Wyznawców i weź ich: to wywoła Konflikt.
ankh-lesson-monuments-after = Zachód daje ci 2 punkty za większości i 1 za Dominację: razem 3. Na Wschodzie jest tylko Ra: 1 za tamtejszą Piramidę i 1 za Dominację. W Delcie nie stoi nikt, więc nikt tam nic nie zyskuje.
ankh-lesson-monuments-after-title = Co to dało
ankh-lesson-monuments-check = Kontrolujesz jedyny Monument w Delcie, Obelisk. Dlaczego nie przynosi ci Uwielbienia?
ankh-lesson-monuments-check-title = Krótkie sprawdzenie
ankh-lesson-monuments-check-choice-figure = Nie mam jednostki w Delcie
ankh-lesson-monuments-check-choice-most = Jeden Monument to nie większość
ankh-lesson-monuments-check-choice-obelisk = Obeliski nie dają Uwielbienia
ankh-lesson-monuments-check-right = Dobrze. Bez jednostki w regionie nic się tam nie zyskuje.
ankh-lesson-monuments-check-wrong = Twoja jedyna Piramida na Zachodzie zapłaciła. Co masz tam, a czego nie masz w Delcie?

## Lekcja 6: karawany

ankh-lesson-caravans = Karawany Wielbłądów
ankh-lesson-caravans-goal = Podzielić Zachód na dwa regiony, odciąć armię Ra od swojego Boga i ustalić kolejność regionów.
ankh-lesson-caravans-end = Kilka Wielbłądów i z przegranej Bitwy robi się bezpieczny region. Kolejność też jest ważna: karty zagranej w jednym regionie brakuje w następnym. W następnej lekcji: prawdziwa Bitwa.
ankh-lesson-caravans-danger = Zachód to jeden region. Twój Bóg i Wojownik dzielą go z trzema Wojownikami Ra: w Konflikcie oznacza to Bitwę dwóch jednostek z trzema. Ale następna jest Karawana Wielbłądów.
ankh-lesson-caravans-danger-title = Dwie przeciw trzem
ankh-lesson-caravans-how = Gracz, który wywoła Karawanę, może ustawić na bokach pól linię od 1 do 6 Wielbłądów. Biegnie ona od przeszkody do przeszkody (Rzeka, Woda, krawędź Mapy, wcześniejsze Wielbłądy) i dzieli region na dwa, każdy z co najmniej 6 polami lądowymi.
ankh-lesson-caravans-how-title = Jak biegnie karawana
ankh-lesson-caravans-trigger = Pozyskaniu Wyznawców brakuje jednego pola do wydarzenia. Wybierz tę akcję i weź Wyznawcę.
ankh-lesson-caravans-trigger-title = Wywołaj Karawanę
ankh-lesson-caravans-trigger-other = Wybierz Pozyskanie Wyznawców: to wywoła Karawanę Wielbłądów.
ankh-lesson-caravans-line = Ustaw po kolei trzy Wielbłądy na podświetlonych bokach. Zacznij od zachodniej krawędzi Mapy, obejdź róg pola przy twoim Bogu i skończ przy Wodzie. Wojownicy Ra zostaną na południe od linii.
ankh-lesson-caravans-line-title = Ustaw trzy Wielbłądy
ankh-lesson-caravans-line-point = Zacznij od krawędzi
ankh-lesson-caravans-line-other = W innej grze to może być dobra linia. Tutaj trzymaj się trzech podświetlonych boków, zaczynając od zachodniej krawędzi Mapy.
ankh-lesson-caravans-order = Wybierasz, który z nowych regionów zachowa numer 1; drugi dostaje najniższy wolny, 4. Potem możesz zamienić numer nowego regionu z dowolnym innym. W Konflikcie niskie numery są pierwsze. Niech twój region ma numer 1, a Wschód 4.
ankh-lesson-caravans-order-title = Ustal kolejność
ankh-lesson-caravans-order-again = Najpierw zostaw numer 1 swojemu regionowi, północnemu. Potem wybierz numer 4 i zamień go z numerem 2, czyli ze Wschodem.
ankh-lesson-caravans-walls = Wielbłądy działają jak Rzeka. Jednostki przechodzą przez nie swobodnie, ale nic przez nie nie sąsiaduje: z drugiej strony ani się nie przyzywa, ani nie bierze Wyznawców.
ankh-lesson-caravans-walls-title = Co robią Wielbłądy
ankh-lesson-caravans-check = Wojownik Ra wciąż stoi tuż za Wielbłądami, naprzeciw twojego Boga. Co stanie się w twoim regionie w następnym Konflikcie, jeśli nikt się nie ruszy?
ankh-lesson-caravans-check-title = Krótkie sprawdzenie
ankh-lesson-caravans-check-choice-battle = Bitwa dwóch jednostek z trzema
ankh-lesson-caravans-check-choice-alone = Jestem tam tylko ja, więc dominuję
ankh-lesson-caravans-check-choice-skipped = Nic, nowy region się pomija
ankh-lesson-caravans-check-right = Dobrze. Wojownicy Ra stoją w innym regionie i tam dominuje Ra.
ankh-lesson-caravans-check-wrong = Prześledź linię Wielbłądów: w którym regionie są teraz Wojownicy Ra?

## Lekcja 7: Bitwa

ankh-lesson-battle = Bitwa
ankh-lesson-battle-goal = Policzyć siłę, zagrać właściwą kartę i wygrać Bitwę w Delcie.
ankh-lesson-battle-end = Dwie Bitwy wygrane w jednym Konflikcie. W następnej lekcji: co potrafią pozostałe karty.
ankh-lesson-battle-order = Następny jest Konflikt. Regiony rozpatruje się wtedy według numerów: Zachód, Wschód, Delta. Nie ma jednostek: region się pomija. Jest jedna strona: dominuje. Są dwie lub więcej: toczą Bitwę.
ankh-lesson-battle-order-title = Region po regionie
ankh-lesson-battle-trigger = Pozyskaniu Wyznawców brakuje jednego pola do Konfliktu. Weź Wyznawcę. Konflikt wywołujesz ty, więc dostaniesz żeton Przechylenia Szali; o nim za chwilę.
ankh-lesson-battle-trigger-title = Wywołaj Konflikt
ankh-lesson-battle-trigger-other = Wybierz Pozyskanie Wyznawców i weź Wyznawcę: to wywoła Konflikt.
ankh-lesson-battle-strength = Na Zachodzie twój Bóg i Wojownik stoją naprzeciw dwóch Wojowników Ra. Każda jednostka ma siłę 1, więc jest 2 do 2. Teraz każda strona potajemnie wybiera kartę Bitwy i wszystkie odkrywa się razem.
ankh-lesson-battle-strength-title = Policz jednostki
ankh-lesson-battle-chariots = Każda karta ma swoją siłę. Najwięcej, bo 3, mają Rydwany. Zagraj je.
ankh-lesson-battle-chariots-title = Zagraj Rydwany
ankh-lesson-battle-chariots-point = Siła 3
ankh-lesson-battle-chariots-other = Tę kartę zachowaj na później. Tutaj zagraj Rydwany.
ankh-lesson-battle-won = Obejrzyj Bitwę przyciskiem pod nią. Masz 2 + 3 = 5, a Ra 2 + 1 = 3. Twoja Świątynia, jedyna tutaj, daje najpierw 1 punkt Uwielbienia, zwycięstwo drugi. Dwaj zabici Wojownicy wracają do puli Ra. Rydwany zostają na stole jako zagrane.
ankh-lesson-battle-won-title = Skąd zwycięstwo
ankh-lesson-battle-tie = Na Wschodzie dominuje Ra i zyskuje 2. Teraz Delta. Przy remisie nikt nie wygrywa i giną wszyscy Wojownicy i Strażnicy w regionie. Ale to ty wywołujesz Konflikt, więc masz żeton Przechylenia Szali: raz w Konflikcie zmienisz nim swój remis w zwycięstwo.
ankh-lesson-battle-tie-title = Przechylenie Szali
ankh-lesson-battle-delta = Wygraj Bitwę w Delcie: dwaj twoi Wojownicy przeciw Bogu Ra i dwóm Wojownikom, 2 do 3. Ra chce odzyskać Suszę, a karta, która to robi, nie ma siły. Pamiętaj o tym, wybierając swoją.
ankh-lesson-battle-delta-title = Wygraj w Delcie
ankh-lesson-battle-delta-again = Masz 2, a Ra 3. Zagraj kartę, która dodaje 1, na przykład Suszę: będzie remis. Wtedy użyj żetonu Przechylenia Szali.
ankh-lesson-battle-check = Inna Bitwa kończy się remisem i nikt nie może użyć żetonu Przechylenia Szali. Co się dzieje?
ankh-lesson-battle-check-title = Krótkie sprawdzenie
ankh-lesson-battle-check-choice-more = Wygrywa strona z większą liczbą jednostek
ankh-lesson-battle-check-choice-nobody = Nikt nie wygrywa i giną wszyscy tamtejsi Wojownicy i Strażnicy
ankh-lesson-battle-check-choice-gods = Nikt nie wygrywa i giną nawet Bogowie
ankh-lesson-battle-check-right = Dobrze. Wszystkie strony tracą tam Wojowników i Strażników, a Bogowie zawsze przeżywają.
ankh-lesson-battle-check-wrong = Bez żetonu Przechylenia Szali remisu nikt nie wygrywa. A która jednostka nigdy nie ginie?

## Lekcja 8: karty Bitwy i Plaga

ankh-lesson-battle-cards = Karty Bitwy i Plaga
ankh-lesson-battle-cards-goal = Użyć kart Bitwy we właściwej chwili i zyskać 4 punkty Uwielbienia na pustyni.
ankh-lesson-battle-cards-end = Znasz wszystkie siedem kart, a więc i karty rywali. W następnej lekcji: Połączenie Bogów i koniec gry.
ankh-lesson-battle-cards-hand = Każdy Bóg ma takie same siedem kart. Zagrana karta zostaje odkryta na stole, poza twoją ręką. Rydwany mają siłę 3, Plaga Szarańczy i Susza po 1, pozostałe żadnej. Otwórz kartę, by ją przeczytać.
ankh-lesson-battle-cards-hand-title = Siedem kart
ankh-lesson-battle-cards-trigger = Pozyskaniu Wyznawców brakuje jednego pola do Konfliktu. Weź Wyznawcę, by mieć ich 4; potem zaczną się Bitwy.
ankh-lesson-battle-cards-trigger-title = Wywołaj Konflikt
ankh-lesson-battle-cards-trigger-other = Wybierz Pozyskanie Wyznawców i weź Wyznawcę: to wywoła Konflikt.
ankh-lesson-battle-cards-flood = Pierwsza jest Delta: twój Bóg i jeden Wojownik przeciw trzem Wojownikom Ra. Trudno tu wygrać, więc zagraj Wylew Nilu: 1 Wyznawca za każdą twoją jednostkę na polu Zalewowym, a w Rozstrzygnięciu Bitwy jednostki te nie mogą zginąć.
ankh-lesson-battle-cards-flood-title = Zagraj Wylew Nilu
ankh-lesson-battle-cards-flood-other = Z inną kartą Wojownik może tu zginąć. Zagraj Wylew Nilu.
ankh-lesson-battle-cards-saved = Obejrzyj Bitwę przyciskiem pod nią. Ra wygrywa Rydwanami: 3 + 3 = 6 przeciw twoim 2. Ale Wylew Nilu przynosi 2 Wyznawców, więc masz ich 6, a twój Wojownik żyje. Przegrana Bitwa też może się opłacić.
ankh-lesson-battle-cards-saved-title = Przegrana, ale bez strat
ankh-lesson-battle-cards-build = Zachód: po dwóch Wojowników. Zagraj Budowę Monumentu: za 3 Wyznawców stawiasz Monument dowolnego rodzaju na pustym lądzie w regionie i od razu go kontrolujesz. Wybierz rodzaj i pole.
ankh-lesson-battle-cards-build-title = Zbuduj Monument
ankh-lesson-battle-cards-build-other = Zagraj Budowę Monumentu, potem wybierz rodzaj i puste pole. Kosztuje to 3 z twoich 6 Wyznawców.
ankh-lesson-battle-cards-bid = Ra gra Plagę Szarańczy. Wszystkie strony w regionie potajemnie licytują Wyznawców i każda oferta przepada. Ocaleją tylko jednostki strony z jedyną najwyższą ofertą; inni Wojownicy i Strażnicy tutaj giną. Przy remisie o najwyższą ofertę nie ocaleje nikt. Masz 3 Wyznawców, Ra 2: daj więcej.
ankh-lesson-battle-cards-bid-title = Oferta dla szarańczy
ankh-lesson-battle-cards-bid-other = Ra może zaoferować 2. Na pewno wyższa jest tylko oferta 3.
ankh-lesson-battle-cards-bid-says-tie = Jeśli Ra też zaoferuje 2, będzie remis o najwyższą ofertę i nikt nie ocaleje. Na pewno wyższa jest tylko oferta 3.
ankh-lesson-battle-cards-spared = Obejrzyj Bitwę do końca. Twoja oferta 3 przebija 2: Wojownicy Ra giną i w regionie zostajesz tylko ty. Nowy Monument daje 1 punkt Uwielbienia, zwycięstwo drugi. Z kartą Cud Ra zyskałby po 1 punkcie za każdego zabitego Wojownika.
ankh-lesson-battle-cards-spared-title = Ocalenie
ankh-lesson-battle-cards-desert = Wschód: trzej twoi Wojownicy, wszyscy na Pustyni, przeciw Bogu Ra i jednemu Wojownikowi, 3 do 2. Rydwany Ra są już zagrane. Zyskaj w tej Bitwie 4 punkty Uwielbienia. Przeczytaj swoje karty: jedna płaci za jednostki na Pustyni.
ankh-lesson-battle-cards-desert-title = 4 punkty na pustyni
ankh-lesson-battle-cards-desert-again = Samo zwycięstwo daje 1 punkt. Zagraj Suszę: jeśli z nią wygrasz, zyskasz jeszcze po 1 za każdego z trzech Wojowników na Pustyni.
ankh-lesson-battle-cards-check = Twoje zagrane karty leżą na stole. Jak wracają na rękę?
ankh-lesson-battle-cards-check-title = Krótkie sprawdzenie
ankh-lesson-battle-cards-check-choice-wait = Same, po zakończeniu Konfliktu
ankh-lesson-battle-cards-check-choice-cycle = Dzięki zagraniu w Bitwie karty Równowaga Maat
ankh-lesson-battle-cards-check-choice-followers = Za 3 Wyznawców
ankh-lesson-battle-cards-check-right = Dobrze. Równowaga Maat nie ma siły, ale po Bitwie wracają wszystkie twoje zagrane karty, ona także.
ankh-lesson-battle-cards-check-wrong = Otwórz karty na swojej ręce: jedna z nich przynosi z powrotem pozostałe.

## Lekcja 9: Połączenie Bogów i koniec gry

ankh-lesson-merging-and-the-end = Połączenie Bogów i koniec gry
ankh-lesson-merging-and-the-end-goal = Zostać wyższym Bogiem przy Połączeniu i wiedzieć, jak się wygrywa.
ankh-lesson-merging-and-the-end-end = To już cała gra: na pierwszą partię umiesz dość. Miłej zabawy!
ankh-lesson-merging-and-the-end-lowest = Następny jest trzeci Konflikt. W grze trzech lub więcej graczy dwoje Bogów z najmniejszym Uwielbieniem łączy się po nim w jednego. Jednostki i Monumenty ostatniego znikają z gry; przedostatni, czyli wyższy Bóg, zostaje.
ankh-lesson-merging-and-the-end-lowest-title = Dwoje ostatnich
ankh-lesson-merging-and-the-end-stack = Na torze Uwielbienia ten, kto później wchodzi na pole, leży na wierzchu i liczy się jako wyższy. Ty i Ra macie po 9, Ra na wierzchu; Anubis ma 17. Teraz więc ostatnie miejsce jest twoje.
ankh-lesson-merging-and-the-end-stack-title = Kto jest ostatni?
ankh-lesson-merging-and-the-end-rise = Zakończ ten Konflikt wyżej niż Ra. Zachód da ci 2 punkty, Delta da Ra też 2, a Ra wejdzie później: na wierzch. Brakuje ci 1, a Wschód jest pusty. Konflikt wywoła Pozyskanie Wyznawców; przedtem zrób coś pożytecznego.
ankh-lesson-merging-and-the-end-rise-title = Wyżej niż Ra
ankh-lesson-merging-and-the-end-rise-point = Pusto: tu dominuj
ankh-lesson-merging-and-the-end-rise-again = Nawet jedna jednostka dominuje w regionie, jeśli nie ma tam innych. Najpierw przesuń Wojownika znad Rzeki na Wschód, potem wybierz Pozyskanie Wyznawców.
ankh-lesson-merging-and-the-end-merged = Obejrzyj to przyciskiem poniżej. Powstaje Izyda-Ra, a ty jesteś wyższym Bogiem. Jednostki i Obelisk Ra znikają, jego Wyznawcy są twoi, a twój żeton schodzi na pole żetonu Ra. Para ma obie zdolności i razem wygrywa lub przegrywa.
ankh-lesson-merging-and-the-end-merged-title = Dwoje w jednym
ankh-lesson-merging-and-the-end-one = Obaj gracze zachowują swoje tury, ale w każdej jest tylko jedna akcja, dowolna. Partner przyzywa Wojownika, Anubis rusza na północ. Teraz twoja jedyna akcja: Pozyskanie Wyznawców.
ankh-lesson-merging-and-the-end-one-title = Po jednej akcji
ankh-lesson-merging-and-the-end-one-other = Połączony Bóg też tak może. Tutaj wybierz Pozyskanie Wyznawców i zobacz, że drugiej akcji nie ma.
ankh-lesson-merging-and-the-end-forgotten = Po czwartym Konflikcie każdy Bóg, który jest jeszcze w czerwonej części, na polach 0–20, odchodzi w zapomnienie i znika z gry. Jeśli zostaje jedna strona, od razu wygrywa. Jeśli żadna, Egipt porzuca wiarę i nikt nie wygrywa.
ankh-lesson-merging-and-the-end-forgotten-title = Zapomniani Bogowie
ankh-lesson-merging-and-the-end-who = Po czwartym Konflikcie Anubis jest na polu 21, a Izyda-Ra na polu 20. Co się dzieje?
ankh-lesson-merging-and-the-end-who-title = Czerwone czy nie?
ankh-lesson-merging-and-the-end-who-choice-on = Obie strony grają dalej, do piątego Konfliktu
ankh-lesson-merging-and-the-end-who-choice-anubis = Izyda-Ra odchodzi w zapomnienie, a Anubis od razu wygrywa
ankh-lesson-merging-and-the-end-who-choice-nobody = Obie strony odchodzą w zapomnienie i nikt nie wygrywa
ankh-lesson-merging-and-the-end-who-right = Dobrze: 20 jest jeszcze czerwone, 21 już nie, a jedyna pozostała strona od razu wygrywa.
ankh-lesson-merging-and-the-end-who-wrong = Czerwona część kończy się na polu 20. Kto jeszcze w niej jest?
ankh-lesson-merging-and-the-end-victory = Strona, która dotrze na pole 31, od razu wygrywa, w dowolnej chwili. W przeciwnym razie gra kończy się po piątym Konflikcie i wygrywa strona z największym Uwielbieniem. Wyznawcy, Monumenty i jednostki się nie liczą.
ankh-lesson-merging-and-the-end-victory-title = Jak się wygrywa
ankh-lesson-merging-and-the-end-check = Po piątym Konflikcie dwie strony są na polu 27. Kto wygrywa?
ankh-lesson-merging-and-the-end-check-title = Krótkie sprawdzenie
ankh-lesson-merging-and-the-end-check-choice-followers = Strona z większą liczbą Wyznawców
ankh-lesson-merging-and-the-end-check-choice-top = Strona, której żeton leży na wierzchu
ankh-lesson-merging-and-the-end-check-choice-draw = Nikt, jest remis
ankh-lesson-merging-and-the-end-check-right = Dobrze. Strona, która weszła tam później, leży na wierzchu i jest wyżej.
ankh-lesson-merging-and-the-end-check-wrong = Przypomnij sobie Ra i siebie na polu 9: kto był wyżej i dlaczego?

## Lekcja 10: wydanie przedpremierowe

ankh-lesson-preview = Wydanie przedpremierowe
ankh-lesson-preview-goal = Wiedzieć, co jest inaczej w wydaniu przedpremierowym.
ankh-lesson-preview-end = Umiesz już grać w oba wydania. Wszystkie różnice są w instrukcji.
ankh-lesson-preview-hand = Wydanie przedpremierowe to wcześniejsza wersja zasad. Każdy Bóg ma tu sześć kart: nie ma Rydwanów. Susza ma siłę 2 i podwaja siłę twoich jednostek na Pustyni.
ankh-lesson-preview-hand-title = Sześć kart
ankh-lesson-preview-stop = Tutaj druga akcja zależy od ciebie. Wybierz Pozyskanie Wyznawców, a potem zrezygnuj z drugiej akcji: żaden inny znacznik się nie przesuwa i tura się kończy.
ankh-lesson-preview-stop-title = Tylko jedna akcja
ankh-lesson-preview-stop-other = Tutaj pozyskaj Wyznawców, a potem zrezygnuj z drugiej akcji.
ankh-lesson-preview-monuments = Ra wywołuje Konflikt. Dominujesz na Zachodzie: 1 punkt i po 1 za każdy Monument rodzaju, którego masz najwięcej. Dwie Świątynie i Piramida: razem 4 punkty Uwielbienia. W wydaniu finalnym płaci się za rodzaj, razem 3.
ankh-lesson-preview-monuments-title = Każdy Monument płaci
ankh-lesson-preview-drought = Wschód: dwaj twoi Wojownicy na Pustyni przeciw czterem jednostkom Ra. Zagraj Suszę: każdy Wojownik liczy się za 2, karta dodaje 2, razem 6.
ankh-lesson-preview-drought-title = Zagraj Suszę
ankh-lesson-preview-drought-point = Tutaj siła 2
ankh-lesson-preview-drought-other = Sami dwaj Wojownicy są tu za słabi. Zagraj Suszę.
ankh-lesson-preview-cards = Wygrywasz 6 do 4. Zmieniły się też inne karty: Wylew Nilu płaci po Pladze i nikogo nie chroni. Budowa Monumentu kosztuje 2 Wyznawców i jeszcze 2 za każdy Monument tego rodzaju, który już kontrolujesz.
ankh-lesson-preview-cards-title = Wylew Nilu i Budowa
ankh-lesson-preview-gods = Jednostek Izydy sąsiadujących z wrogami w ogóle nie można zabić. Z Kontroli Monumentu można zrezygnować. Gdy Bogowie łączą się lub odchodzą w zapomnienie, ich Monumenty zostają i są neutralne. Niektóre moce są inne: przeczytaj je, zanim zapłacisz.
ankh-lesson-preview-gods-title = Bogowie i wydarzenia
ankh-lesson-preview-check = W wydaniu przedpremierowym masz region tylko dla siebie. Kontrolujesz w nim trzy Obeliski, a Ra dwa. Ile punktów Uwielbienia zyskujesz?
ankh-lesson-preview-check-title = Krótkie sprawdzenie
ankh-lesson-preview-check-choice-two = 2
ankh-lesson-preview-check-choice-three = 3
ankh-lesson-preview-check-choice-four = 4
ankh-lesson-preview-check-right = Dobrze: 1 za Dominację i po 1 za każdy z trzech twoich Obelisków.
ankh-lesson-preview-check-says-two = Tak jest w wydaniu finalnym: 1 za rodzaj i 1 za Dominację. Tutaj płaci każdy Monument z większości.
ankh-lesson-preview-check-wrong = Twoje trzy Obeliski płacą po 1. Co jeszcze płaci, gdy poza tobą nikogo tam nie ma?
