# What every printed thing of Pantheon does: its whole effect, and its gist in at most 45 characters.
# `effects.py` lists the rules each effect sums up. Texts of a whole kind have its numbers as variables:
# $value of a demigod, $level and $price of a sacrifice token.

## Bogowie

pantheon-effect-god-surparit = Od razu zdobywasz także wierzchni żeton bogów ze stosu, wraz z jego PZ i efektem. Druga Surparit zdobyta w ten sposób daje PZ, ale nie kolejny żeton. Potem Surparit trafia do pudełka.
pantheon-effect-god-plaesiris = Od razu bierzesz dwóch pierwszych półbogów: odkrytych na planszy, jeśli żeton Plaesiris pochodzi ze składania ofiary, a w innym razie wierzchnich ze stosu. Potem żeton trafia do pudełka.
pantheon-effect-god-taksator = Od razu bierzesz na rękę wierzchnią specjalną kartę pieniędzy. Potem Taksator trafia do pudełka.
pantheon-effect-god-depraccus = Trwały. W przygotowaniach każdej epoki, po ustawieniu świątyni, dobierasz 2 karty.
pantheon-effect-god-vinthrad = Trwały. W każdym swoim ruchu masz o 1 krok więcej, także gdy dołączasz do cudzego. W kupnie nie działa.
pantheon-effect-god-gaiviles = Trwały. Raz w każdym swoim ruchu, także gdy dołączasz do cudzego, możesz skoczyć: stawiasz stopę dwa heksy od swojej sieci, ponad heksem z pionkiem innego gracza. Za heks docelowy płacisz jak zwykle.
pantheon-effect-god-stonkus = Trwały. W każdym swoim kupnie masz do 2 monet więcej. W ruchu nie można zamienić ich na kroki.
pantheon-effect-god-gadicea = Trwała. W każdej swojej akcji dobierania kart możesz wziąć o 1 kartę więcej. W innym dobieraniu nie działa.
pantheon-effect-god-pietalte = Trwała. Przy każdym liczeniu punktów daje tyle PZ, ile wynosi poziom twojego najlepszego żetonu ofiary. Płaci się za nią tylko kartami ofiar.
pantheon-effect-god-traitera = Raz, po zakończonej akcji we własnej turze, wykonujesz jeszcze jedną, taką samą lub inną; potem Traitera trafia do pudełka. Trzeba ją mieć już na początku tury.

## Państwa

pantheon-effect-nation-gallia = Każdy gracz dobiera 2 karty albo odkrywa wierzchni żeton bogów ze stosu. Odkrytego boga można zdobyć, z PZ i efektem, płacąc tylko górną liczbę kosztu; w innym razie trafia do pudełka. Za Pietalte także tu płaci się tylko kartami.
pantheon-effect-nation-germania = Każdy gracz dobiera karty do 7 albo odrzuca nadmiar, tak by mieć na ręku dokładnie 7. Specjalne karty pieniędzy też się liczą.
pantheon-effect-nation-graecia = Każdy gracz dobiera karty do 7 albo odrzuca nadmiar, tak by mieć na ręku dokładnie 7. Specjalne karty pieniędzy też się liczą.
pantheon-effect-nation-aegyptus = Każdy gracz może dowolnie wiele razy wymienić stopę z osobistej rezerwy na kolumnę z ogólnej albo kolumnę na stopę, jeden za jeden. Pionków stojących na planszy się nie wymienia.
pantheon-effect-nation-persia = Specjalne karty pieniędzy zostają ułożone: odtąd na wierzchu leży zawsze najwyższa.
pantheon-effect-nation-cartago = Każdy gracz może od razu wydać 2 monety na wszystko, co można kupić. Nic nie można do nich dołożyć, a niewydane przepadają. Heks startowy liczy się już jako świątynia; łupy rozpatruje się na końcu.
pantheon-effect-nation-iberia = Każdy gracz może wziąć nowy żeton ofiary poziomu I rodzaju, którego nie ma, albo podnieść jeden własny o poziom.
pantheon-effect-nation-roma = Każdy gracz dobiera z talii 2 karty.

## Łupy i żetony bonusu

pantheon-effect-loot-demigod = Bierzesz pierwszego w kolejności odkrytego półboga z planszy. Daje swoją wartość przy obu liczeniach punktów, a zdobyty później – przy drugim.
pantheon-effect-loot-god = Zdobywasz bez ofiary wierzchni żeton bogów ze stosu, wraz z PZ i efektem.
pantheon-effect-loot-levels-1 = Podnieś jeden swój żeton ofiary o poziom albo weź nowy żeton poziomu I rodzaju, którego nie masz.
pantheon-effect-loot-levels-2 = Dwa razy: podnieś jeden swój żeton ofiary o poziom albo weź nowy żeton poziomu I rodzaju, którego nie masz.
pantheon-effect-loot-cards-2 = Dobierz z talii 2 karty.
pantheon-effect-loot-cards-3 = Dobierz z talii 3 karty.
pantheon-effect-loot-money = Weź na rękę wierzchnią specjalną kartę pieniędzy. Jeśli już ich nie ma, nic nie dostajesz.
pantheon-effect-loot-steps-1 = Zatrzymaj ten żeton: do końca gry daje ci 1 krok więcej w każdym twoim ruchu, także gdy dołączasz do cudzego. W kupnie nie działa.
pantheon-effect-loot-reserve-either = Weź z ogólnej do osobistej rezerwy 2 kolumny albo 2 stopy swojego koloru.
pantheon-effect-loot-reserve-both = Weź z ogólnej do osobistej rezerwy 1 kolumnę i 1 stopę swojego koloru.
pantheon-effect-bonus-demigod = Bierzesz wierzchniego półboga ze stosu. Daje swoją wartość przy obu liczeniach punktów.
pantheon-effect-bonus-god = Zdobywasz bez ofiary wierzchni żeton bogów ze stosu, wraz z PZ i efektem.
pantheon-effect-bonus-column = Po przygotowaniach epoki 1 stawiasz jedną kolumnę z osobistej rezerwy na dowolnym heksie z rysunkiem kolumny, bez kosztu i bez połączenia z siecią. Nie można zrezygnować.
pantheon-effect-bonus-steps-1 = Zatrzymaj ten żeton: do końca gry daje ci 1 krok więcej w każdym twoim ruchu, także gdy dołączasz do cudzego. W kupnie nie działa.
pantheon-effect-bonus-levels-2 = Dwa razy: podnieś jeden swój żeton ofiary o poziom albo weź nowy żeton poziomu I rodzaju, którego nie masz.
pantheon-effect-bonus-cards-3 = Dobierz z talii 3 karty.

## Karty, żetony, pionki

pantheon-effect-card-move = Zagraj w ruchu, własnym lub dołączając do cudzego: daje 2 kroki. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-gift = Liczy się jako 1 dar, gdy płacisz za boga. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-priest = Liczy się jako 1 pokłon, gdy płacisz za boga. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-dancer = Liczy się jako 1 tancerka, gdy płacisz za boga. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-temple = Liczy się jako 1 świątynia, gdy płacisz za boga. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-coin-1 = Zagraj w kupnie: daje 1 monetę. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-coin-2 = Specjalna karta pieniędzy. Zagraj w kupnie: daje 2 monety. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-coin-3 = Specjalna karta pieniędzy. Zagraj w kupnie: daje 3 monety. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-coin-4 = Specjalna karta pieniędzy. Zagraj w kupnie: daje 4 monety. Potem trafia na stos kart odrzuconych.
pantheon-effect-card-coin-5 = Specjalna karta pieniędzy. Zagraj w kupnie: daje 5 monet. Potem trafia na stos kart odrzuconych.
pantheon-effect-demigod = Daje { $value } PZ przy każdym liczeniu punktów, po epokach 3 i 6. Trzymasz go zakrytego.
pantheon-effect-offering = Jeden z czterech rodzajów ofiar. Każdą liczbę kosztu boga opłaca się innym rodzajem: karta liczy się jako 1, twój żeton – tyle, ile wynosi jego poziom.
pantheon-effect-token = Liczy się jako { $level ->
        [one] { $level } ofiara
        [few] { $level } ofiary
        [many] { $level } ofiar
       *[other] { $level } ofiary
    } swojego rodzaju, ilekroć płacisz za boga, i zostaje u ciebie. Nowy kosztuje { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }; mając niższy poziom, płacisz tylko różnicę.
pantheon-effect-piece-foot = Stawia się ją przy swojej sieci, na dowolnym heksie bez rysunku kolumny; zbiera tam łup. Na koniec epoki wszystkie stopy wracają do właścicieli.
pantheon-effect-piece-column = Stawia się ją na heksie z rysunkiem kolumny przy swojej stopie z sieci i zostaje tam do końca gry. Przy każdym liczeniu punktów 1–3 kolumny dają po 1 PZ, 4–7 po 2, 8–11 po 3, a wszystkie 12 po 4.

## Akcje

pantheon-effect-action-move = Weź dużą stopę (1 krok) i zagrywaj karty ruchu (po 2 kroki). Za krok stawiasz stopę lub kolumnę; na heksie z pionkiem innego gracza kosztuje to 2 kroki. Potem pozostali mogą dołączyć z własnym ruchem albo dobrać po karcie.
pantheon-effect-action-buy = Zagrywaj karty monet i kupuj, póki ich starcza: żetony ofiar (I – 1, II – 3, III – 6, IV – 10, podniesienie za różnicę), pionki do osobistej rezerwy (po 1) i stawianie pionków na planszy (1, a na heksie z pionkiem innego gracza 2). Niewydane monety przepadają.
pantheon-effect-action-sacrifice = Zdobądź jeden z odkrytych żetonów bogów. Każdą liczbę jego kosztu opłać innym rodzajem ofiar: karta liczy się jako 1, a żeton, który zostaje u ciebie – tyle, ile wynosi jego poziom. Dostajesz tyle PZ, ile wynosi numer epoki.
pantheon-effect-action-draw = Weź trzy karty, jedną po drugiej, każdą spośród odkrytych albo z talii.

## W skrócie

pantheon-gist-god-surparit = Od razu: jeszcze jeden bóg ze stosu
pantheon-gist-god-plaesiris = Od razu: dwóch półbogów
pantheon-gist-god-taksator = Od razu: specjalna karta pieniędzy
pantheon-gist-god-depraccus = 2 karty na początku każdej epoki
pantheon-gist-god-vinthrad = 1 krok więcej w każdym ruchu
pantheon-gist-god-gaiviles = Skok nad cudzym pionkiem w każdym ruchu
pantheon-gist-god-stonkus = Do 2 monet więcej w każdym kupnie
pantheon-gist-god-gadicea = 1 karta więcej w dobieraniu kart
pantheon-gist-god-pietalte = PZ za poziom najlepszego żetonu ofiary
pantheon-gist-god-traitera = Raz jedna dodatkowa akcja
pantheon-gist-nation-gallia = 2 karty albo bóg za górną liczbę
pantheon-gist-nation-germania = Każdy ma dokładnie 7 kart
pantheon-gist-nation-graecia = Każdy ma dokładnie 7 kart
pantheon-gist-nation-aegyptus = Wymiana stóp i kolumn w rezerwie
pantheon-gist-nation-persia = Najwyższe specjalne pieniądze na wierzchu
pantheon-gist-nation-cartago = 2 monety do wydania od razu
pantheon-gist-nation-iberia = Podnieś żeton ofiary o poziom
pantheon-gist-nation-roma = Dobierz 2 karty
pantheon-gist-card-move = 2 kroki w ruchu
pantheon-gist-card-gift = 1 dar dla boga
pantheon-gist-card-priest = 1 pokłon dla boga
pantheon-gist-card-dancer = 1 tancerka dla boga
pantheon-gist-card-temple = 1 świątynia dla boga
pantheon-gist-card-coin-1 = 1 moneta w kupnie
pantheon-gist-card-coin-2 = 2 monety w kupnie
pantheon-gist-card-coin-3 = 3 monety w kupnie
pantheon-gist-card-coin-4 = 4 monety w kupnie
pantheon-gist-card-coin-5 = 5 monet w kupnie
pantheon-gist-action-move = Stawiaj stopy i kolumny, zbieraj łupy
pantheon-gist-action-buy = Wydaj monety na żetony i pionki
pantheon-gist-action-sacrifice = Zdobądź boga za ofiary
pantheon-gist-action-draw = Weź trzy karty
