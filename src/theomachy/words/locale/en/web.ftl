# What the page says itself.

web-title = Theomachy
web-motto = Games of gods, on your table
web-your-name = Your name
web-players = Players
web-map = The map
web-event-track = Event track
web-steps-left = { $amount ->
        [one] { $amount } step to the next event
       *[other] { $amount } steps to the next event
    }
web-waiting-for = Waiting for { $who }…
web-choose-on-board = Choose on the map.
web-undo = Undo
web-game-over = The game is over.
web-connection-lost = Connection lost. Reconnecting…
web-unofficial = Unofficial: not affiliated with the publishers of these games.
web-language = Language
web-log = Game log
web-say = Write a message
web-epochs = Epochs
web-on-offer = On offer
web-points = Points
web-cards = Cards in hand
web-rules = Rules
web-search = Search
web-make-table = Create a table
web-somebody = Guest
web-game = Game
web-edition = Edition
web-scenario = Scenario
web-seats = Seats
web-seat = Seat { $amount }
web-god = God for seat { $amount }
web-random-god = Random god
web-seat-me = Me
web-seat-friend = Invited friend
web-seat-hotseat = Another player on this device
web-seat-bot = Bot
web-who-may-come = Who can join
web-visibility-private = Only people I invite
web-visibility-link = Anyone with the link
web-visibility-public = Anyone
web-free-seat = free
web-bot = Bot ({ $text })
web-here = is here
web-fill = Give to a bot
web-free = Free the seat
web-invite = Invite
web-invite-hint = Send the link, let a friend scan the QR code, or read out the code.
web-invite-private = The link is for one person. Create a new link for the next.
web-copied = Copied
web-copy-link = Copy the link
web-start = Start the game
web-seats-free = Some seats are still free
web-not-come = Waiting for { $who }
web-waiting-for-host = Waiting for the host to start the game.
web-join = Join a table
web-code = Table code
web-sit-down = Sit down
web-watch = Watch
web-hand-over = Pass the device to { $who }.
web-ready = I am ready
web-rematch = Play again
web-won = Winner: { $who }

## Home and table

web-table = Table
web-home = To the start page
web-back = Back
web-menu = Menu
web-bots = Bots
web-level-random = Plays at random
web-level-novice = Novice
web-level-adept = Adept
web-level-master = Master
web-level-grandmaster = Grandmaster
web-level-of = Level of the bot at seat { $amount }
web-name-of = Name of the player at seat { $amount }
web-about-ankh = The gods of Egypt compete for the devotion of their people. Only one will remain.
web-about-pantheon = Ancient nations rise and fall. Spread across the Mediterranean and win the favour of the gods.
web-my-games = My games
web-continue = Continue
web-public-tables = Public tables
web-phase-waiting = waiting for players
web-phase-playing = in play
web-phase-finished = over
web-phase-frozen = cannot be continued
web-opening = Opening the table…
web-not-here = is not here
web-you = you
web-you-watch = You are watching.
web-watchers = { $amount ->
        [one] { $amount } spectator
       *[other] { $amount } spectators
    }
web-absent = { $who } is not here.
web-vote = Let a bot play
web-vote-count = Let a bot play ({ $amount }/{ $needed })
web-vote-wait = A vote is possible in { $time }.
web-undo-asked = You asked to undo. Waiting for { $who }.
web-undo-away = A bot is playing, but these players must agree too: { $who }.
web-undo-wish = { $who } asks to undo a move.
web-agree = I agree
web-disagree = No
web-withdraw = Cancel request
web-played-below =
    The “{ $level }” bot answers at the level “{ $by }” this time: { $how ->
        [late] it thought for too long
        [busy] too many bots are thinking
       *[other] it failed
    }.
web-away = A bot is playing for you.
web-return = Take my seat back
web-confirm = Confirm this choice?
web-yes = Yes
web-no = No

## Make a table, waiting room

web-open-table = Create table
web-guardians = Guardians
web-guardian-level = Level { $amount }
web-random-guardian = Random
web-pace = Pace
web-pace-none = No clock
web-pace-quick = Fast: 15 minutes per player, plus 15 seconds per turn
web-pace-steady = Steady: 45 minutes per player, plus 30 seconds per turn
web-pace-days = Slow: three days per move
web-variants = Variants
web-variant-bonus-draft = Draft the bonus tiles
web-variant-bsw-start-material = Larger reserves at the start
web-variant-no-traitera-after-trigger = No extra action by Traitera once the phase ends
web-scenario-picture = Setup of { $what } with { $amount } players
web-god-twice = Each god can be chosen only once.
web-make-invite = Create a link for seat { $amount }
web-qr = QR code of { $text }
web-close-table = Cancel the table
web-closed = The host cancelled this table before the game began.
web-leave = Leave the table

## Settings

web-settings = Settings
web-theme = Theme
web-theme-hint = “System” follows the light or dark setting of your device.
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-hint = Show pieces moving from space to space.
web-motion-system = System
web-motion-full = On
web-motion-none = Off
web-sound = Sound
web-sound-hint = Play a short sound when it is your turn, when a Battle begins and when the game ends.
web-confirming = Confirmations
web-confirming-hint = Ask for confirmation before every choice.
web-switch-on = On
web-switch-off = Off

## Learn and rules

web-learn = Learn
web-rulebook = Rulebook
web-contents = Chapters
web-nothing-found = No rule matches your search.

## Replay and the end

web-replay = Replay
web-replay-of = Replay: { $what }
web-to-table = Back to the table
web-decision = Decision { $amount } of { $total }
web-beginning = Start of the game.
web-place = Position in the game
web-play = Play
web-pause = Pause
web-previous-turn = Previous turn
web-next-turn = Next turn
web-previous-decision = Previous decision
web-next-decision = Next decision
web-previous-event = Previous event
web-next-event = Next event
web-event = event
web-battles = Battles…
web-scorings = Scorings…
web-eyes = Point of view
web-eyes-of = as seen by { $who }
web-play-on = Continue from here
web-result = Show the result
web-to-rematch = To the next game
web-save-record = Save the game record
web-see-board = See the board
web-devotion-chart = Devotion over time
web-points-chart = Points over time
web-turning-points = Turning points
web-turning-lead = { $who } takes the lead with { $amount }.
web-turning-leap = { $who } jumps ahead by { $amount }.
web-out = (out of the game)

## Why the server said no

web-refusal-malformed = The page sent something the server could not understand. Please reload it.
web-refusal-protocol = This page is older than the server. Reload it to go on playing.
web-reload = Reload the page
web-refusal-unknown = This table does not exist or is not open to you.
web-refusal-forbidden = You may not do that here.
web-refusal-stale = The situation has changed. Please choose again.
web-refusal-illegal = The rules do not allow that.
web-refusal-not-your-turn = It is not your turn.
web-refusal-wrong-phase = That is not possible now.
web-refusal-id-reused = Something went wrong on the way. Please try again.
web-refusal-too-fast = Too fast. Please wait a moment.
web-refusal-too-large = That is too long.
web-refusal-too-many = The limit has been reached. Please try again later.
web-refusal-not-saved = The server could not save that. Nothing was changed; please try again.
web-refusal-in-doubt = The server does not know yet whether that was saved. Please try again.
web-refusal-frozen = This game cannot be continued.
web-refusal-full = All seats are taken.
web-refusal-taken = That is already taken.
web-refusal-setup = The game cannot be set up like this.
web-refusal-data = This could not be read as a game.
web-refusal-nothing-to-undo = There is nothing to undo.
web-refusal-already-asked = That has already been requested.
web-refusal-nobody-asks = This request is no longer open.
web-refusal-present = That player is here, or was a moment ago.
web-refusal-not-away = No bot plays at this seat.
web-refusal-not-come = A player has not come to this table yet.
web-refusal-not-partner = Only the partner can make a suggestion.
web-refusal-no-seat = There is no such seat.
web-refusal-running = That stays secret until the game is over.
web-refusal-lesson = That is not what this step of the lesson is about.
web-refusal-revealed = Something hidden has been revealed since. It stands; only practice tables go back further.
web-refusal-no-record = There is no record of this game.
web-refusal-no-advice = No hint: hints are only for games against bots, or this one took too long.
web-refusal-no-channel = The host of this server has not set this up.
web-refusal-rated = Not in a rated game: a rated game is played from the beginning, with clocks, by people with accounts of their own, without hints and with everything drawn by lot.
web-refusal-account = For this you need an account. Log in and try again.
web-refusal-name = Please choose another name.
web-refusal-password = The name or the password is wrong.
web-refusal-stopping = The server is about to restart. Please wait a moment.
web-refusal-banned = You are locked out of this server.
web-almanac = Almanac
web-in-almanac = In the almanac
web-quiz = Quiz
