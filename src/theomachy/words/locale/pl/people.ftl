# Ludzie: profile, rankingi, listy najlepszych, znajomi i własne ustawienia.

people-title = Ludzie
people-what = Co to jest?

## Profil

people-since = Tutaj od { $date }
people-unknown = Nie ma nikogo o tej nazwie albo nie pokazuje ci swojego profilu.
people-own-hint = Tak widzisz siebie. Inni widzą tylko stoły publiczne i gry rankingowe.
people-ratings = Rankingi
people-rating = { $rating }, plus minus { $spread }
people-provisional = tymczasowy
people-pool = { $game }, { $amount ->
        [one] { $amount } gracz
        [few] { $amount } graczy
        [many] { $amount } graczy
       *[other] { $amount } graczy
    }
people-pool-edition = { $game } ({ $edition }), { $amount ->
        [one] { $amount } gracz
        [few] { $amount } graczy
        [many] { $amount } graczy
       *[other] { $amount } graczy
    }
people-games-won = { $played ->
        [one] { $played } gra
        [few] { $played } gry
        [many] { $played } gier
       *[other] { $played } gier
    }, wygrane: { $won }
people-no-ratings = Jeszcze żadnych gier rankingowych.
people-rating-what = Ranking mówi, jak silnie ktoś gra w porównaniu ze wszystkimi, którzy grają w tę samą grę przy tej samej liczbie graczy. Każdy zaczyna od 1500. Bot „wprawny” ma zawsze 1500, więc liczby za rok będą znaczyć to samo. „Plus minus 60” znaczy: w dziewiętnastu przypadkach na dwadzieścia prawdziwa siła jest oddalona najwyżej o 60 punktów. Im więcej gier, tym mniejsza ta liczba. Ranking jest tymczasowy, dopóki liczba gier, które się liczą, nie dojdzie do { $games } i dopóki jest mniej pewny niż plus minus { $sure }.
people-counts-what = Gra liczy się, jeśli stół otwarto jako rankingowy: z zegarem, bez podpowiedzi i bez treningu, a każdy gra z kontem. Kto odejdzie i nie wróci, przegrywa, cokolwiek osiągnie bot na jego miejscu. Najwięcej gier tych samych dwóch graczy, które liczą się jednego dnia: { $pair }. Gra zakończona przez administratorów serwera nie liczy się nikomu.
people-history = Ranking po każdej grze, która się liczyła, od { $low } do { $high }
people-results = Wyniki
people-results-what = Gry rozegrane do końca: według gry, a potem według Boga lub koloru. Liczy się ostatnie 1000 gier. Inni widzą tylko gry przy stołach publicznych. Bez lekcji i bez gier, w których jedna osoba zajmowała kilka miejsc.
people-results-none = Jeszcze żadnych ukończonych gier.
people-results-none-public = Jeszcze żadnych ukończonych gier przy stołach publicznych.
people-in-all = Razem
people-opponents = Najczęściej przy tym samym stole
people-opponents-what = Ludzie spotykani przy stołach najczęściej i to, ile razy osoba z tego profilu była przed nimi.
people-ahead = przed nimi { $ahead } z { $played }
people-recent = Ostatnie gry

## Znajomi i ludzie trzymani z dala

people-friends = Znajomi
people-friends-none = Jeszcze nie masz znajomych. Znajdź kogoś po nazwie i zapytaj.
people-asking = Pytają o znajomość
people-asked = Czekają na odpowiedź
people-blocked = Zablokowani
people-muted = Wyciszeni
people-ask = Zapytaj o znajomość
people-accept = Przyjmij
people-decline = Odrzuć
people-withdraw = Wycofaj pytanie
people-unfriend = Usuń ze znajomych
people-block = Zablokuj
people-unblock = Odblokuj
people-mute = Wycisz
people-unmute = Cofnij wyciszenie
people-ties-what = Znajomi widzą twój profil, jeśli pokazujesz go znajomym. Kogo zablokujesz, ten nie dołączy do stołów, które otwierasz, nie zobaczy twojego profilu, a ty nie zobaczysz, co pisze. Kogo wyciszysz, ten zamilknie tylko dla ciebie. Nikt się o tym nie dowie.
people-find = Znajdź kogoś po nazwie
people-look = Szukaj
people-log-in = Zaloguj się, aby mieć znajomych, rankingi i własny profil.
people-my-profile = Mój profil

## Listy najlepszych

people-leaders = Listy najlepszych
people-leaders-none = Nikt tu jeszcze nie rozegrał dość gier rankingowych.
people-leaders-what = Wszyscy, których ranking nie jest tymczasowy i którzy pokazują profil każdemu, od najwyższego. Boty stoją wśród nich dla porównania: ich rankingi zmierzono w tysiącach gier między nimi i nie zmieniają się.
people-bot = bot
people-place = Miejsce
people-name = Nazwa
people-rating-head = Ranking
people-games-head = Gry

## Własne ustawienia

people-choices = Profil, język i czas
people-shown-to = Kto widzi mój profil i rankingi
people-shown-everyone = Każdy
people-shown-friends = Moi znajomi
people-shown-nobody = Tylko ja
people-shown-hint = Na listach najlepszych są tylko ludzie, których profil może zobaczyć każdy. Stoły, które nie są publiczne, nie pojawiają się na stronie nikogo innego.
people-language = Mój język
people-zone = Moja strefa czasowa
people-device = jak na tym urządzeniu
people-save = Zapisz
people-saved = Zapisano.
