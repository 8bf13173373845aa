# What the page says itself.

web-title = Theomachy
web-motto = Games of gods, on your table
web-play-now = Play now against bots
web-your-name = Your name
web-players = Players
web-map = The map
web-event-track = Event track
web-steps-left = { $amount ->
        [one] { $amount } step to the next event
       *[other] { $amount } steps to the next event
    }
web-waiting-for = Waiting for { $who } …
web-choose-on-board = Choose on the map.
web-undo = Take back
web-game-over = The game is over.
web-connection-lost = The connection is lost; trying again …
web-unofficial = Unofficial: not affiliated with the publishers of these games.
web-language = Language
web-log = What happened
web-say = Say something
web-epochs = Epochs
web-on-offer = On offer
web-points = Points
web-cards = Cards in hand
web-rules = Rules
web-search = Search
web-make-table = Make a table
web-somebody = Somebody
web-game = Game
web-edition = Edition
web-scenario = Scenario
web-seats = Seats
web-seat = Seat { $amount }
web-god = God of seat { $amount }
web-random-god = any god
web-seat-me = me
web-seat-friend = a friend I invite
web-seat-hotseat = somebody at this device
web-seat-bot = a bot
web-who-may-come = Who may come
web-visibility-private = only by my invites
web-visibility-link = whoever has the link
web-visibility-public = everybody
web-free-seat = free
web-bot = bot ({ $text })
web-here = is here
web-fill = give it to a bot
web-free = free the seat
web-invite = Invite
web-invite-hint = Send the link, let a friend scan the picture, or read the code out.
web-invite-private = The link seats one person. Make a new one for the next.
web-copied = Copied
web-copy-link = Copy the link
web-start = Start the game
web-seats-free = Some seats are still free
web-waiting-for-host = The host starts the game.
web-join = Join a table
web-code = Code of the table
web-sit-down = Sit down
web-watch = Watch
web-hand-over = Hand the device to { $who }.
web-ready = I am ready
web-rematch = Play again
web-won = Victory: { $who }

## Home and table

web-table = Table
web-home = To the start page
web-back = Back
web-menu = Menu
web-bots = Bots
web-level-random = plays at random
web-level-novice = novice
web-level-adept = adept
web-level-master = master
web-level-of = Level of the bot at seat { $amount }
web-name-of = Name of the player at seat { $amount }
web-about-ankh = The gods of Egypt fight for the last devotion of the people. One of them will stay.
web-about-pantheon = Ancient nations rise and fall. Spread across the Mediterranean and win the favour of the gods.
web-my-games = My games
web-continue = Continue
web-public-tables = Tables for everybody
web-phase-waiting = waiting for players
web-phase-playing = in play
web-phase-finished = over
web-phase-frozen = cannot be played on
web-opening = Opening the table …
web-not-here = is not here
web-you = you
web-you-watch = You watch.
web-watchers = { $amount ->
        [one] { $amount } spectator
       *[other] { $amount } spectators
    }
web-absent = { $who } is not here.
web-vote = let a bot play
web-vote-count = let a bot play ({ $amount }/{ $needed })
web-undo-asked = You asked to take back. Still to agree: { $who }.
web-undo-wish = { $who } wants to take an answer back.
web-agree = I agree
web-disagree = No
web-withdraw = Never mind
web-away = A bot plays for you at the moment.
web-return = Take my seat back
web-confirm = Is this what you want?
web-yes = Yes
web-no = No

## Make a table, waiting room

web-open-table = Open the table
web-guardians = Guardians
web-guardian-level = Level { $amount }
web-random-guardian = drawn
web-pace = Pace
web-pace-none = no clock
web-pace-quick = Fast: 15 minutes per player, plus 15 seconds per turn
web-pace-steady = Steady: 45 minutes per player, plus 30 seconds per turn
web-pace-days = Slow: three days per move
web-variants = Variants
web-variant-bonus-draft = bonus tiles are drafted
web-variant-bsw-start-material = larger reserves at the start
web-variant-no-traitera-after-trigger = no further action by Traitera once the phase ends
web-scenario-picture = Start of { $what } with { $amount } players
web-god-twice = Every god can sit at one seat only.
web-make-invite = Make a link for seat { $amount }
web-qr = QR code of { $text }
web-close-table = Call the table off
web-closed = The table was called off before the game began.
web-leave = Leave the table

## Settings

web-settings = Settings
web-theme = Look
web-theme-hint = “As the system”: dark when your device is dark.
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-hint = Whether pieces move to their places or are simply there.
web-motion-system = as the system
web-motion-full = moving
web-motion-none = still
web-sound = Sound
web-sound-hint = Small tones when it is your turn, when a Battle begins and when the game ends.
web-confirming = Confirmations
web-confirming-hint = Every answer waits until you have confirmed it.
web-switch-on = on
web-switch-off = off

## Learn and rules

web-learn = Learn
web-learn-game = The game in three minutes
web-rulebook = Rulebook
web-contents = Chapters
web-nothing-found = No rule has these words.
web-lesson-ankh-1-title = You are a god
web-lesson-ankh-1 = Egypt forgets its gods. Whoever reaches the top of the Devotion track wins at once; whoever lags behind in the red part when the fourth Conflict is over is forgotten.
web-lesson-ankh-2-title = Two actions a turn
web-lesson-ankh-2 = Move your figures, summon one, gain followers or unlock a power. The second action has to stand below the first. Every action pushes its marker one step on.
web-lesson-ankh-3-title = Markers trigger events
web-lesson-ankh-3 = When a marker reaches the end of its track, an event happens and your turn is over: you take control of a monument, or draw a border of camels that splits a region, or a Conflict breaks out.
web-lesson-ankh-4-title = Conflict
web-lesson-ankh-4 = Region by region, in the order of the numbers: whoever is there alone dominates; where several are, a Battle is fought. Everybody plays a card in secret. One strength comes from each figure, the rest from cards and powers.
web-lesson-ankh-5-title = Devotion
web-lesson-ankh-5 = In every region where you have a figure, you gain 1 Devotion for each type of Monument you control the most of. The winner of a Battle gains more. Unlocked powers shape your strategy.
web-lesson-ankh-6-title = Two become one
web-lesson-ankh-6 = With three or more players, the two gods with the least Devotion merge after the third Conflict and play on as a team. So never write anyone off.
web-lesson-pantheon-1-title = Six epochs
web-lesson-pantheon-1 = In every epoch a nation rises with its own gift. It ends when all loot has been picked up or all gods have been taken. After the third and the sixth epoch points are scored.
web-lesson-pantheon-2-title = One action a turn
web-lesson-pantheon-2 = Move across the map, buy pieces, sacrifice for a god, or draw cards. Exactly one of them, then the next player is on.
web-lesson-pantheon-3-title = Feet and columns
web-lesson-pantheon-3 = Movement cards give steps. With them you lay feet from the nation's start across the map, pick up loot on the way and build columns where a foot of yours stands beside a site.
web-lesson-pantheon-4-title = The favour of gods
web-lesson-pantheon-4 = Each god costs offerings of one or several kinds. Some gods help once, others in every turn to come. Sacrifice tokens make later gods cheaper.
web-lesson-pantheon-5-title = Points
web-lesson-pantheon-5 = Columns are worth more the more you have, demigods give their value, and some gods add points of their own.
web-lesson-pantheon-6-title = Victory
web-lesson-pantheon-6 = After the second scoring the player with the most points wins; in a tie the one with more demigods.

## Replay and the end

web-replay = Replay
web-replay-of = Replay: { $what }
web-to-table = To the table
web-decision = Decision { $amount } of { $total }
web-beginning = The beginning.
web-place = Place in the game
web-play = Play
web-pause = Pause
web-previous-turn = Turn before
web-next-turn = Next turn
web-previous-decision = Decision before
web-next-decision = Next decision
web-previous-event = Event before
web-next-event = Next event
web-event = event
web-battles = Battles …
web-scorings = Scorings …
web-eyes = Whose eyes
web-eyes-of = as { $who } saw it
web-play-on = Play on from here
web-result = Show the result
web-to-rematch = To the next game
web-save-record = Save the record
web-see-board = See the board
web-devotion-chart = The course of Devotion
web-points-chart = The course of the points
web-turning-points = Turning points
web-turning-lead = { $who } takes the lead with { $amount }.
web-turning-leap = { $who } gains { $amount } at once.
web-out = (out of the game)

## Why the server said no

web-refusal-malformed = The page sent something the server does not understand. Please load it again.
web-refusal-unknown = There is no such table, or it is not for you.
web-refusal-forbidden = You may not do that here.
web-refusal-stale = The question has changed meanwhile. Please look again.
web-refusal-illegal = The rules do not allow that.
web-refusal-not-your-turn = It is not your turn.
web-refusal-wrong-phase = That is not possible at this time.
web-refusal-id-reused = Something went wrong on the way. Please try again.
web-refusal-too-fast = That was a little fast. Please wait a moment.
web-refusal-too-large = That is too much at once.
web-refusal-too-many = There are too many already. Please try again later.
web-refusal-not-saved = The server could not save that. Nothing was changed; please try again.
web-refusal-frozen = This table cannot be played on.
web-refusal-full = All seats are taken.
web-refusal-taken = That is taken already.
web-refusal-setup = The game cannot be set up like this.
web-refusal-data = That cannot be read as a game.
web-refusal-nothing-to-undo = There is nothing to take back.
web-refusal-already-asked = Somebody is asking already.
web-refusal-nobody-asks = Nobody asks for that any more.
web-refusal-present = That player is here.
web-refusal-not-away = No bot plays at this seat.
web-refusal-not-partner = Only the partner may suggest something.
web-refusal-no-seat = There is no such seat.
web-refusal-running = That stays secret until the game is over.
web-refusal-no-record = There is no record of this game.
web-refusal-no-advice = There is no advice here: other people play at this table, or it took too long.
web-refusal-name = Please choose another name.
web-refusal-password = The name or the password is wrong.
web-refusal-stopping = The server is about to restart. Please wait a moment.
