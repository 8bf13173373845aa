# What the page says itself.

web-title = Theomachy
web-motto = Gry o bogach na twoim stole
web-your-name = Twoje imię
web-players = Gracze
web-map = Plansza
web-event-track = Tor Wydarzeń
web-steps-left = { $amount ->
        [one] { $amount } pole do następnego wydarzenia
        [few] { $amount } pola do następnego wydarzenia
        [many] { $amount } pól do następnego wydarzenia
       *[other] { $amount } pola do następnego wydarzenia
    }
web-waiting-for = Teraz decyduje: { $who }…
web-choose-on-board = Wybierz na planszy.
web-undo = Cofnij
web-game-over = Gra skończona.
web-connection-lost = Utracono połączenie; próbuję ponownie…
web-unofficial = Projekt nieoficjalny, niezwiązany z wydawcami tych gier.
web-language = Język
web-log = Dziennik
web-say = Napisz coś
web-epochs = Epoki
web-on-offer = Do wzięcia
web-points = Punkty
web-cards = Karty na ręku
web-rules = Zasady
web-search = Szukaj
web-make-table = Nowy stół
web-somebody = Ktoś
web-game = Gra
web-edition = Wydanie
web-scenario = Scenariusz
web-seats = Miejsca
web-seat = Miejsce { $amount }
web-god = Bóg na miejscu { $amount }
web-random-god = losowy Bóg
web-seat-me = ja
web-seat-friend = zaproszona osoba
web-seat-hotseat = ktoś przy tym urządzeniu
web-seat-bot = bot
web-who-may-come = Kto może dołączyć
web-visibility-private = tylko z moim zaproszeniem
web-visibility-link = każdy, kto ma link
web-visibility-public = wszyscy
web-free-seat = wolne
web-bot = bot ({ $text })
web-here = przy stole
web-fill = oddaj botowi
web-free = zwolnij miejsce
web-invite = Zaproszenie
web-invite-hint = Wyślij link, pokaż kod QR do zeskanowania albo podyktuj kod.
web-invite-private = Link jest dla jednej osoby. Dla następnej utwórz nowy.
web-copied = Skopiowano
web-copy-link = Skopiuj link
web-start = Rozpocznij grę
web-seats-free = Są jeszcze wolne miejsca
web-not-come = Czekamy na: { $who }
web-waiting-for-host = Grę rozpoczyna gospodarz.
web-join = Dołącz do stołu
web-code = Kod stołu
web-sit-down = Usiądź
web-watch = Oglądaj
web-hand-over = Urządzenie przejmuje { $who }.
web-ready = Mam je, gramy dalej
web-rematch = Zagraj jeszcze raz
web-won = Zwycięstwo: { $who }

## Home and table

web-table = Stół
web-home = Na stronę główną
web-back = Wstecz
web-menu = Menu
web-bots = Boty
web-level-random = gra losowo
web-level-novice = początkujący
web-level-adept = wprawny
web-level-master = mistrz
web-level-grandmaster = arcymistrz
web-level-of = Poziom bota na miejscu { $amount }
web-name-of = Imię gracza na miejscu { $amount }
web-about-ankh = Bogowie Egiptu walczą o resztki Uwielbienia ludu. Zostanie tylko jeden.
web-about-pantheon = Starożytne państwa powstają i upadają. Zajmij brzegi Morza Śródziemnego i zdobądź łaskę bogów.
web-my-games = Moje gry
web-continue = Graj dalej
web-public-tables = Stoły dla wszystkich
web-phase-waiting = czeka na graczy
web-phase-playing = w toku
web-phase-finished = zakończona
web-phase-frozen = nie można grać dalej
web-opening = Otwieranie stołu…
web-not-here = poza stołem
web-you = to ty
web-you-watch = Oglądasz grę.
web-watchers = { $amount ->
        [one] { $amount } widz
        [few] { $amount } widzów
        [many] { $amount } widzów
       *[other] { $amount } widza
    }
web-absent = Poza stołem: { $who }.
web-vote = niech zagra bot
web-vote-count = niech zagra bot ({ $amount }/{ $needed })
web-vote-wait = Głosowanie będzie możliwe za { $time }.
web-undo-asked = Prosisz o cofnięcie. Czekamy jeszcze na zgodę: { $who }.
web-undo-away = Choć gra bot, potrzebna jest też zgoda: { $who }.
web-undo-wish = { $who } chce cofnąć decyzję.
web-agree = Zgadzam się
web-disagree = Nie
web-withdraw = Wycofaj prośbę
web-played-below =
    Bot na poziomie „{ $level }” odpowiada tym razem na poziomie „{ $by }”: { $how ->
        [late] myślał zbyt długo
        [busy] zbyt wiele botów myśli naraz
       *[other] wystąpił błąd
    }.
web-away = W tej chwili gra za ciebie bot.
web-return = Wróć na swoje miejsce
web-confirm = Czy na pewno?
web-yes = Tak
web-no = Nie

## Make a table, waiting room

web-open-table = Otwórz stół
web-guardians = Strażnicy
web-guardian-level = Poziom { $amount }
web-random-guardian = wylosowany
web-pace = Tempo
web-pace-none = bez zegara
web-pace-quick = szybko: 15 minut na gracza i 15 sekund na turę
web-pace-steady = spokojnie: 45 minut na gracza i 30 sekund na turę
web-pace-days = trzy dni na decyzję
web-variants = Warianty
web-variant-bonus-draft = gracze wybierają bonusy
web-variant-bsw-start-material = większa rezerwa na początku
web-variant-no-traitera-after-trigger = Traitera nie działa po akcji kończącej fazę
web-scenario-picture = Początek: { $what }, liczba graczy: { $amount }
web-god-twice = Każdy Bóg może zająć tylko jedno miejsce.
web-make-invite = Utwórz link dla miejsca { $amount }
web-qr = Kod QR: { $text }
web-close-table = Zamknij stół
web-closed = Stół zamknięto, zanim gra się zaczęła.
web-leave = Odejdź od stołu

## Settings

web-settings = Ustawienia
web-theme = Wygląd
web-theme-hint = „Jak w systemie”: ciemny, gdy urządzenie jest ciemne.
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-motion = Animacje
web-motion-hint = Elementy przesuwają się na swoje miejsca albo pojawiają się na nich od razu.
web-motion-system = jak w systemie
web-motion-full = włączone
web-motion-none = wyłączone
web-sound = Dźwięk
web-sound-hint = Ciche dźwięki, gdy przychodzi twoja kolej, gdy zaczyna się Bitwa i gdy kończy się gra.
web-confirming = Potwierdzanie
web-confirming-hint = Każda decyzja czeka, aż ją potwierdzisz.
web-switch-on = włączone
web-switch-off = wyłączone

## Learn and rules

web-learn = Nauka gry
web-rulebook = Instrukcja
web-contents = Rozdziały
web-nothing-found = Żadna zasada nie zawiera tych słów.

## Replay and the end

web-replay = Powtórka
web-replay-of = Powtórka: { $what }
web-to-table = Do stołu
web-decision = Decyzja { $amount } z { $total }
web-beginning = Początek gry.
web-place = Moment gry
web-play = Odtwórz
web-pause = Wstrzymaj
web-previous-turn = Poprzednia tura
web-next-turn = Następna tura
web-previous-decision = Poprzednia decyzja
web-next-decision = Następna decyzja
web-previous-event = Poprzednie zdarzenie
web-next-event = Następne zdarzenie
web-event = zdarzenie
web-battles = Bitwy…
web-scorings = Liczenie punktów…
web-eyes = Czyimi oczami
web-eyes-of = oczami: { $who }
web-play-on = Graj stąd dalej
web-result = Pokaż wynik
web-to-rematch = Do następnej gry
web-save-record = Pobierz zapis gry
web-see-board = Zobacz planszę
web-devotion-chart = Uwielbienie w ciągu gry
web-points-chart = Punkty w ciągu gry
web-turning-points = Punkty zwrotne
web-turning-lead = { $who } obejmuje prowadzenie: { $amount }.
web-turning-leap = { $who } zyskuje naraz { $amount }.
web-out = (poza grą)

## Why the server said no

web-refusal-malformed = Strona wysłała coś, czego serwer nie rozumie. Wczytaj ją ponownie.
web-refusal-protocol = Ta strona jest starsza niż serwer. Wczytaj ją ponownie, aby grać dalej.
web-reload = Wczytaj stronę ponownie
web-refusal-unknown = Nie ma takiego stołu albo nie jest on dla ciebie.
web-refusal-forbidden = Tu nie wolno tego robić.
web-refusal-stale = Pytanie zmieniło się w międzyczasie. Spójrz jeszcze raz.
web-refusal-illegal = Zasady na to nie pozwalają.
web-refusal-not-your-turn = To nie twoja kolej.
web-refusal-wrong-phase = Teraz nie jest to możliwe.
web-refusal-id-reused = Coś poszło nie tak po drodze. Spróbuj ponownie.
web-refusal-too-fast = Trochę za szybko. Odczekaj chwilę.
web-refusal-too-large = To za dużo naraz.
web-refusal-too-many = Jest ich już za dużo. Spróbuj później.
web-refusal-not-saved = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
web-refusal-in-doubt = Serwer jeszcze nie wie, czy to zostało zapisane. Spróbuj ponownie.
web-refusal-frozen = Przy tym stole nie można grać dalej.
web-refusal-full = Wszystkie miejsca są zajęte.
web-refusal-taken = To już zajęte.
web-refusal-setup = Tak nie można przygotować gry.
web-refusal-data = Nie da się tego odczytać jako zapisu gry.
web-refusal-nothing-to-undo = Nie ma czego cofać.
web-refusal-already-asked = Ktoś już o to prosi.
web-refusal-nobody-asks = Nikt już o to nie prosi.
web-refusal-present = Ten gracz jest przy stole albo był przed chwilą.
web-refusal-not-away = Na tym miejscu nie gra bot.
web-refusal-not-come = Któryś z graczy jeszcze nie przyszedł do stołu.
web-refusal-not-partner = Tylko partner może coś proponować.
web-refusal-no-seat = Nie ma takiego miejsca.
web-refusal-running = To pozostaje tajne do końca gry.
web-refusal-lesson = Ten krok lekcji dotyczy czegoś innego.
web-refusal-revealed = Od tego czasu coś ukrytego zostało ujawnione. Tak zostaje; dalej cofają się tylko stoły treningowe.
web-refusal-no-record = Nie ma zapisu tej gry.
web-refusal-no-advice = Podpowiedź jest niedostępna: przy tym stole grają inni ludzie albo obliczenia trwały za długo.
web-refusal-no-channel = Gospodarz tego serwera tego nie ustawił.
web-refusal-rated = Nie w grze rankingowej: gra się ją od początku, z zegarem, każdy z własnym kontem, bez podpowiedzi, a wszystko jest losowane.
web-refusal-account = Do tego potrzebne jest konto. Zaloguj się i spróbuj ponownie.
web-refusal-name = Wybierz inne imię.
web-refusal-password = Nieprawidłowe imię lub hasło.
web-refusal-stopping = Serwer zaraz uruchomi się ponownie. Odczekaj chwilę.
web-refusal-banned = Ten serwer jest dla ciebie zablokowany.
web-almanac = Almanach
web-in-almanac = W almanachu
web-quiz = Quiz
