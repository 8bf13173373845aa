# What the page says itself.

web-title = Theomachy
web-motto = Hry o bozích na vašem stole
web-play-now = Hrát hned proti botům
web-your-name = Vaše jméno
web-players = Hráči
web-map = Mapa
web-event-track = Stupnice událostí
web-devotion-track = Stupnice oddanosti
web-steps-left = { $amount ->
        [one] { $amount } krok do další události
        [few] { $amount } kroky do další události
        [many] { $amount } kroku do další události
       *[other] { $amount } kroků do další události
    }
web-battle = Bitva v regionu { $amount }
web-waiting-for = Na řadě: { $who } …
web-choose-on-board = Vyberte na mapě.
web-undo = Vzít zpět
web-game-over = Hra skončila.
web-connection-lost = Spojení je přerušeno; zkouším znovu …
web-unofficial = Neoficiální projekt, bez spojení s vydavateli těchto her.
web-language = Jazyk
web-log = Co se stalo
web-say = Napište něco
web-refused = Odmítnuto: { $text }.
web-epochs = Epochy
web-on-offer = V nabídce
web-points = Body
web-cards = Karty v ruce
web-rules = Pravidla
web-search = Hledat
