# What the page says itself.

web-title = Theomachy
web-motto = Gry o bogach na twoim stole
web-play-now = Zagraj teraz z botami
web-your-name = Twoje imię
web-players = Gracze
web-map = Mapa
web-event-track = Tor wydarzeń
web-devotion-track = Tor oddania
web-steps-left = { $amount ->
        [one] { $amount } krok do następnego wydarzenia
        [few] { $amount } kroki do następnego wydarzenia
        [many] { $amount } kroków do następnego wydarzenia
       *[other] { $amount } kroku do następnego wydarzenia
    }
web-battle = Bitwa w regionie { $amount }
web-waiting-for = Teraz decyduje: { $who } …
web-choose-on-board = Wybierz na mapie.
web-undo = Cofnij
web-game-over = Gra skończona.
web-connection-lost = Utracono połączenie; próbuję ponownie …
web-unofficial = Projekt nieoficjalny, niezwiązany z wydawcami tych gier.
web-language = Język
web-log = Co się wydarzyło
web-say = Napisz coś
web-refused = Odmowa: { $text }.
web-epochs = Epoki
web-on-offer = Do wzięcia
web-points = Punkty
web-cards = Karty na ręce
web-rules = Zasady
web-search = Szukaj
web-make-table = Otwórz stół
web-somebody = Ktoś
web-game = Gra
web-edition = Edycja
web-scenario = Scenariusz
web-seats = Miejsca
web-seat = Miejsce { $amount }
web-god = Bóg miejsca { $amount }
web-random-god = dowolny bóg
web-seat-me = ja
web-seat-friend = zaproszona osoba
web-seat-hotseat = ktoś przy tym urządzeniu
web-seat-bot = bot
web-who-may-come = Kto może przyjść
web-visibility-private = tylko z moim zaproszeniem
web-visibility-link = każdy, kto ma odnośnik
web-visibility-public = wszyscy
web-free-seat = wolne
web-bot = bot ({ $text })
web-here = jest przy stole
web-fill = oddaj botowi
web-free = zwolnij miejsce
web-invite = Zaproszenie
web-copied = Skopiowano
web-copy-link = Skopiuj odnośnik
web-start = Rozpocznij grę
web-seats-free = Są jeszcze wolne miejsca
web-waiting-for-host = Grę rozpoczyna gospodarz.
web-join = Dołącz do stołu
web-code = Kod stołu
web-sit-down = Usiądź
web-watch = Oglądaj
web-hand-over = Przekaż urządzenie: { $who }.
web-ready = Jestem gotów lub gotowa
web-rematch = Zagraj jeszcze raz
web-won = Zwycięstwo: { $who }
