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
