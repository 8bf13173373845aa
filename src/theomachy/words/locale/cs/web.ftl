# What the page says itself.

web-title = Theomachy
web-motto = Hry o bozích na vašem stole
web-your-name = Vaše jméno
web-players = Hráči
web-map = Mapa
web-event-track = Stupnice událostí
web-steps-left = { $amount ->
        [one] { $amount } pole do další události
        [few] { $amount } pole do další události
        [many] { $amount } pole do další události
       *[other] { $amount } polí do další události
    }
web-waiting-for = Na řadě: { $who }…
web-choose-on-board = Vyberte na mapě.
web-undo = Vzít zpět
web-game-over = Hra skončila.
web-connection-lost = Spojení je přerušeno; zkouším znovu…
web-unofficial = Neoficiální projekt, bez spojení s vydavateli těchto her.
web-language = Jazyk
web-log = Průběh hry
web-say = Napište něco
web-epochs = Epochy
web-on-offer = V nabídce
web-points = Body
web-cards = Karty v ruce
web-rules = Pravidla
web-search = Hledat
web-make-table = Založit stůl
web-somebody = Někdo
web-game = Hra
web-edition = Vydání
web-scenario = Scénář
web-seats = Místa
web-seat = Místo { $amount }
web-god = Bůh na místě { $amount }
web-random-god = náhodný bůh
web-seat-me = já
web-seat-friend = pozvaný přítel
web-seat-hotseat = někdo u tohoto zařízení
web-seat-bot = bot
web-who-may-come = Kdo se může přidat
web-visibility-private = jen s mou pozvánkou
web-visibility-link = kdokoli s odkazem
web-visibility-public = všichni
web-free-seat = volné
web-bot = bot ({ $text })
web-here = je u stolu
web-fill = dát botovi
web-free = uvolnit místo
web-invite = Pozvánka
web-invite-hint = Pošlete odkaz, nechte naskenovat QR kód, nebo nadiktujte kód.
web-invite-private = Odkaz je pro jednu osobu. Pro další vytvořte nový.
web-copied = Zkopírováno
web-copy-link = Kopírovat odkaz
web-start = Začít hru
web-seats-free = Některá místa jsou ještě volná
web-not-come = Čeká se na: { $who }
web-waiting-for-host = Hru zahájí hostitel.
web-join = Přidat se ke stolu
web-code = Kód stolu
web-sit-down = Posadit se
web-watch = Sledovat
web-hand-over = Zařízení přebírá { $who }.
web-ready = Mám ho, hrajeme dál
web-rematch = Hrát znovu
web-won = Vítězství: { $who }

## Home and table

web-table = Stůl
web-home = Na úvodní stránku
web-back = Zpět
web-menu = Nabídka
web-bots = Boti
web-level-random = hraje náhodně
web-level-novice = začátečník
web-level-adept = pokročilý
web-level-master = mistr
web-level-grandmaster = velmistr
web-level-of = Úroveň bota na místě { $amount }
web-name-of = Jméno hráče na místě { $amount }
web-about-ankh = Bohové Egypta bojují o zbytky zbožnosti lidu. Zůstane jen jeden.
web-about-pantheon = Starověké národy přicházejí a zanikají. Šiřte se po Středomoří a získávejte přízeň bohů.
web-my-games = Moje hry
web-continue = Hrát dál
web-public-tables = Stoly pro všechny
web-phase-waiting = čeká na hráče
web-phase-playing = hraje se
web-phase-finished = dohráno
web-phase-frozen = nelze hrát dál
web-opening = Otevírá se stůl…
web-not-here = není u stolu
web-you = to jste vy
web-you-watch = Sledujete hru.
web-watchers = { $amount ->
        [one] { $amount } divák
        [few] { $amount } diváci
        [many] { $amount } diváka
       *[other] { $amount } diváků
    }
web-absent = U stolu není: { $who }.
web-vote = ať hraje bot
web-vote-count = ať hraje bot ({ $amount }/{ $needed })
web-vote-wait = Hlasovat bude možné za { $time }.
web-undo-asked = Žádáte o vrácení. Ještě musí souhlasit: { $who }.
web-undo-away = I když hraje bot, musí souhlasit také: { $who }.
web-undo-wish = { $who } chce vzít rozhodnutí zpět.
web-agree = Souhlasím
web-disagree = Ne
web-withdraw = Vzít žádost zpět
web-played-below =
    Bot úrovně „{ $level }“ tentokrát odpovídá na úrovni „{ $by }“: { $how ->
        [late] přemýšlel příliš dlouho
        [busy] přemýšlí příliš mnoho botů najednou
       *[other] došlo k chybě
    }.
web-away = Právě za vás hraje bot.
web-return = Vrátit se na své místo
web-confirm = Opravdu to chcete?
web-yes = Ano
web-no = Ne

## Make a table, waiting room

web-open-table = Otevřít stůl
web-guardians = Strážci
web-guardian-level = Úroveň { $amount }
web-random-guardian = vylosovaný
web-pace = Tempo
web-pace-none = bez hodin
web-pace-quick = rychle: každý 15 minut a 15 sekund na tah
web-pace-steady = klidně: každý 45 minut a 30 sekund na tah
web-pace-days = tři dny na rozhodnutí
web-variants = Varianty
web-variant-bonus-draft = bonusy se vybírají
web-variant-bsw-start-material = větší výchozí zásoba
web-variant-no-traitera-after-trigger = Traitera nepůsobí po akci, která ukončila fázi
web-scenario-picture = Začátek: { $what }, počet hráčů: { $amount }
web-god-twice = Každý bůh může zabrat jen jedno místo.
web-make-invite = Vytvořit odkaz pro místo { $amount }
web-qr = QR kód: { $text }
web-close-table = Zrušit stůl
web-closed = Stůl byl zrušen dřív, než hra začala.
web-leave = Odejít od stolu

## Settings

web-settings = Nastavení
web-theme = Vzhled
web-theme-hint = „Podle systému“: tmavý tam, kde je tmavé i zařízení.
web-theme-system = podle systému
web-theme-light = světlý
web-theme-dark = tmavý
web-motion = Animace
web-motion-hint = Zda se figury na svá místa přesouvají, nebo se tam rovnou objeví.
web-motion-system = podle systému
web-motion-full = zapnuté
web-motion-none = vypnuté
web-sound = Zvuk
web-sound-hint = Tiché tóny, když jste na tahu, když začíná boj a když hra končí.
web-confirming = Potvrzování
web-confirming-hint = Každé rozhodnutí počká, než je potvrdíte.
web-switch-on = zapnuto
web-switch-off = vypnuto

## Learn and rules

web-learn = Naučit se hrát
web-rulebook = Pravidla hry
web-contents = Kapitoly
web-nothing-found = Žádné pravidlo tato slova neobsahuje.

## Replay and the end

web-replay = Záznam hry
web-replay-of = Záznam hry: { $what }
web-to-table = Ke stolu
web-decision = Rozhodnutí { $amount }/{ $total }
web-beginning = Začátek hry.
web-place = Okamžik hry
web-play = Přehrát
web-pause = Pozastavit
web-previous-turn = Předchozí tah
web-next-turn = Další tah
web-previous-decision = Předchozí rozhodnutí
web-next-decision = Další rozhodnutí
web-previous-event = Předchozí řádek
web-next-event = Další řádek
web-event = řádek
web-battles = Boje…
web-scorings = Bodování…
web-eyes = Čí pohled
web-eyes-of = pohled: { $who }
web-play-on = Hrát dál odtud
web-result = Ukázat výsledek
web-to-rematch = K další hře
web-save-record = Uložit zápis hry
web-see-board = Podívat se na plán
web-devotion-chart = Vývoj zbožnosti
web-points-chart = Vývoj bodů
web-turning-points = Zlomové okamžiky
web-turning-lead = { $who } se ujímá vedení: { $amount }.
web-turning-leap = { $who } získává najednou { $amount }.
web-out = (mimo hru)

## Why the server said no

web-refusal-malformed = Stránka poslala něco, čemu server nerozumí. Načtěte ji prosím znovu.
web-refusal-protocol = Tato stránka je starší než server. Načtěte ji znovu, abyste mohli hrát dál.
web-reload = Načíst stránku znovu
web-refusal-unknown = Takový stůl neexistuje, nebo není pro vás.
web-refusal-forbidden = To zde nesmíte.
web-refusal-stale = Otázka se mezitím změnila. Podívejte se prosím znovu.
web-refusal-illegal = Pravidla to nedovolují.
web-refusal-not-your-turn = Nejste na tahu.
web-refusal-wrong-phase = Teď to není možné.
web-refusal-id-reused = Cestou se něco pokazilo. Zkuste to prosím znovu.
web-refusal-too-fast = To bylo trochu rychlé. Chvilku počkejte.
web-refusal-too-large = To je najednou příliš mnoho.
web-refusal-too-many = Už jich je příliš mnoho. Zkuste to později.
web-refusal-not-saved = Server to nemohl uložit. Nic se nezměnilo; zkuste to znovu.
web-refusal-in-doubt = Server zatím neví, zda se to uložilo. Zkuste to znovu.
web-refusal-frozen = U tohoto stolu nelze hrát dál.
web-refusal-full = Všechna místa jsou obsazena.
web-refusal-taken = To už je zabrané.
web-refusal-setup = Takto hru připravit nelze.
web-refusal-data = To nelze přečíst jako hru.
web-refusal-nothing-to-undo = Není co vrátit.
web-refusal-already-asked = Někdo už o to žádá.
web-refusal-nobody-asks = Nikdo už o to nežádá.
web-refusal-present = Ten hráč je u stolu, nebo tu před chvílí byl.
web-refusal-not-away = Na tomto místě nehraje bot.
web-refusal-not-come = Některý hráč ke stolu ještě nepřišel.
web-refusal-not-partner = Navrhovat smí jen partner.
web-refusal-no-seat = Takové místo neexistuje.
web-refusal-running = To zůstává do konce hry tajné.
web-refusal-lesson = Tento krok lekce je o něčem jiném.
web-refusal-revealed = Od té doby bylo odhaleno něco skrytého. To platí; dál zpět jdou jen tréninkové stoly.
web-refusal-no-record = Zápis této hry neexistuje.
web-refusal-no-advice = Rada není k dispozici: u tohoto stolu hrají i jiní lidé, nebo výpočet trval příliš dlouho.
web-refusal-no-channel = Hostitel tohoto serveru to nenastavil.
web-refusal-rated = V hodnocené hře to nejde: hraje se od začátku, s hodinami, každý s vlastním účtem, bez rad a vše se losuje.
web-refusal-account = K tomu potřebujete účet. Přihlaste se a zkuste to znovu.
web-refusal-name = Zvolte prosím jiné jméno.
web-refusal-password = Jméno nebo heslo není správné.
web-refusal-stopping = Server se za okamžik restartuje. Chvilku počkejte.
web-refusal-banned = Na tento server máte zakázaný přístup.
web-almanac = Almanach
web-in-almanac = V almanachu
web-quiz = Kvíz
