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
web-make-table = Založit stůl
web-somebody = Někdo
web-game = Hra
web-edition = Edice
web-scenario = Scénář
web-seats = Místa
web-seat = Místo { $amount }
web-god = Bůh místa { $amount }
web-random-god = kterýkoli bůh
web-seat-me = já
web-seat-friend = pozvaný přítel
web-seat-hotseat = někdo u tohoto zařízení
web-seat-bot = bot
web-who-may-come = Kdo smí přijít
web-visibility-private = jen s mou pozvánkou
web-visibility-link = kdokoli s odkazem
web-visibility-public = všichni
web-free-seat = volné
web-bot = bot ({ $text })
web-here = je u stolu
web-fill = dát botovi
web-free = uvolnit místo
web-invite = Pozvánka
web-copied = Zkopírováno
web-copy-link = Kopírovat odkaz
web-start = Začít hru
web-seats-free = Některá místa jsou ještě volná
web-waiting-for-host = Hru zahájí hostitel.
web-join = Přidat se ke stolu
web-code = Kód stolu
web-sit-down = Posadit se
web-watch = Sledovat
web-hand-over = Předejte zařízení: { $who }.
web-ready = Jsem připraven nebo připravena
web-rematch = Hrát znovu
web-won = Vítězství: { $who }
