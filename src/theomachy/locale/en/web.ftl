# What the page says itself.

web-title = Theomachy
web-motto = Games of gods, on your table
web-play-now = Play now against bots
web-your-name = Your name
web-players = Players
web-map = The map
web-event-track = Event track
web-devotion-track = Devotion track
web-steps-left = { $amount ->
        [one] { $amount } step to the next event
       *[other] { $amount } steps to the next event
    }
web-battle = Battle in region { $amount }
web-waiting-for = Waiting for { $who } …
web-choose-on-board = Choose on the map.
web-undo = Take back
web-game-over = The game is over.
web-connection-lost = The connection is lost; trying again …
web-unofficial = Unofficial: not affiliated with the publishers of these games.
web-language = Language
web-log = What happened
web-say = Say something
web-refused = That was refused: { $text }.
web-epochs = Epochs
web-on-offer = On offer
web-points = Points
web-cards = Cards in hand
web-rules = Rules
web-search = Search
