# Między grami: strona startowa, poczekalnia, listy gier, zaproszenia, odejście od stołu.

## Strona startowa

home-your-turn = Twoja kolej
home-waiting-for = Czekamy: { $who }
home-other-games = Inne gry
home-all-games = Wszystkie gry
home-latest = Ostatnie wydarzenia
home-welcome = Twoja pierwsza gra
home-welcome-hint = Zagraj z dwoma łagodnymi botami. Bez rejestracji, a każdy ruch można cofnąć.
home-play-friends = Graj ze znajomymi
home-play-friends-hint = Utwórz stół i wyślij link. Nikt nie musi się rejestrować, a wolne miejsca mogą zająć boty.
home-again-with = Zagraj znowu
home-join = Dołącz
home-learn-hint = W pierwszych grach trener raz wyjaśnia każdą nową rzecz.
home-play-bots = Graj z botami
home-play-with = Graj: { $who }
home-free-seats = { $amount ->
        [one] { $amount } wolne miejsce
        [few] { $amount } wolne miejsca
        [many] { $amount } wolnych miejsc
       *[other] { $amount } wolnego miejsca
    }
home-all-here = Wszyscy są na miejscu

## Rozegrane gry

games-won = Wygrana
games-place = Miejsce { $amount }
games-winner = Wygrywa: { $who }
games-no-winner = Bez zwycięzcy
games-all = Wszystkie
games-running = W toku
games-over = Zakończone
games-which = Które gry
games-none = Nie ma tu jeszcze żadnych gier.
games-more = Pokaż starsze gry
games-rated = rankingowa
games-mine = Moja kolej
games-any-rated = Rankingowe i nie
games-with = Z kim

## Poczekalnia i zaproszenia

room-host = Gospodarz
room-gods = Bogowie
room-drawn = losowani na początku
room-drawn-one = losowany na początku
room-practice = Trening
room-practice-on = Stół treningowy: możesz cofnąć nawet to, co zostało ujawnione. Los i tajne wybory botów są wtedy losowane od nowa.
room-practice-off = Tego, co zostało ujawnione, nie można cofnąć.
room-rated = Rankingowa
room-rated-on = Gra rankingowa: wynik liczy się do rankingów. Bez podpowiedzi; każdy gra z kontem.
room-rated-off = Wynik nie liczy się do niczyjego rankingu.
room-pace-clock = { $minutes } min na gracza i { $seconds } s na turę
room-pace-days = { $amount ->
        [one] { $amount } dzień na ruch
        [few] { $amount } dni na ruch
        [many] { $amount } dni na ruch
       *[other] { $amount } dnia na ruch
    }
room-next = Co dalej
room-next-invite = Wyślij link znajomym. Możesz zacząć grę, gdy tylko wszystkie miejsca będą zajęte.
room-next-start = Wszystkie miejsca są zajęte. Możesz zacząć grę.
room-next-wait = Gospodarz zaczyna grę, gdy wszystkie miejsca są zajęte. Ta strona sama pokaże wtedy stół.
room-next-come = Gra może się zacząć, gdy wszyscy przyjdą. Brakuje jeszcze: { $who }.
room-chat = Czat
room-send = Wyślij
room-chat-empty = Nikt jeszcze nic nie napisał.
chat-mute = Wycisz
chat-unmute = Cofnij wyciszenie
chat-muted = { $who }: wyciszono.
join-invites = { $who } zaprasza do gry { $game }
join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
join-begun = Gra się zaczęła. Możesz oglądać.
join-over = Ta gra się skończyła. Możesz obejrzeć planszę.
join-log-in = Zaloguj się
home-people = Ludzie

## Gdy przychodzi twoja kolej

notify-body = { $game }: twoja kolej.
notify-ask = Powiadomić, gdy przyjdzie twoja kolej, nawet jeśli ta strona jest w tle?
notify-yes = Tak, powiadamiaj
notify-no = Nie, dziękuję
web-notify = Powiadomienia
web-notify-hint = Pokazuj powiadomienie, gdy jest twoja kolej, a strona jest w tle.
notify-blocked = Przeglądarka blokuje powiadomienia tej strony. Możesz je włączyć w ustawieniach przeglądarki.
notices-title = Gdy przychodzi twoja kolej
notices-link = Push, e-mail, webhooki
notices-link-hint = Dowiedz się, że przyszła twoja kolej, nawet gdy ta strona jest zamknięta.

## Cofanie i koniec przed czasem

web-conceded = { $who } poddaje grę.
undo-stands = Od tego czasu coś ukrytego zostało ujawnione, więc nie można tego cofnąć.
undo-anew = Trening: los i tajne wybory botów zostaną wylosowane od nowa.
undo-anew-short = los może się zmienić
log-anew = Los i tajne wybory botów są losowane od nowa.
