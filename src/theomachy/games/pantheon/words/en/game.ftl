# Names, questions and events of Pantheon.
# Variables: $who names a seat (nominative), $what names a card, tile, god or kind, or is a demigod's value,
# $where names a hex, $amount is a number. A text ending in -secret is for those who may not know $what.

## The game

pantheon-game = Pantheon
pantheon-ending-running = The game goes on.
pantheon-ending-second-scoring = Winner after the second scoring: { $who }.
pantheon-legend = Hexes: . land, ~ water, o column site, x loot hex without a tile, * loot tile (listed below), T temple. Pieces by colour: lower-case letters r g y b are feet, capitals R G Y B are columns, ^ is a foot that jumped. Each row begins with its r; the number in a hex is its q.

## Seats

pantheon-seat-red = Red
pantheon-seat-green = Green
pantheon-seat-yellow = Yellow
pantheon-seat-blue = Blue

## Gods

pantheon-god-surparit = Surparit
pantheon-god-plaesiris = Plaesiris
pantheon-god-taksator = Taksator
pantheon-god-depraccus = Depraccus
pantheon-god-vinthrad = Vinthrad
pantheon-god-gaiviles = Gaiviles
pantheon-god-stonkus = Stonkus
pantheon-god-gadicea = Gadicea
pantheon-god-pietalte = Pietalte
pantheon-god-traitera = Traitera

## Nations

pantheon-nation-gallia = Gallia
pantheon-nation-germania = Germania
pantheon-nation-graecia = Graecia
pantheon-nation-aegyptus = Aegyptus
pantheon-nation-persia = Persia
pantheon-nation-cartago = Cartago
pantheon-nation-iberia = Iberia
pantheon-nation-roma = Roma

## Loot tiles

pantheon-loot-demigod = demigod
pantheon-loot-god = god tile
pantheon-loot-levels-1 = raise a sacrifice token once
pantheon-loot-levels-2 = raise sacrifice tokens twice
pantheon-loot-cards-2 = 2 cards
pantheon-loot-cards-3 = 3 cards
pantheon-loot-money = special money card
pantheon-loot-steps-1 = 1 step in every move
pantheon-loot-reserve-either = reserve: 2 columns or 2 feet
pantheon-loot-reserve-both = reserve: 1 column and 1 foot

## Bonus tiles

pantheon-bonus-demigod = demigod
pantheon-bonus-god = god tile
pantheon-bonus-column = column on any column site
pantheon-bonus-steps-1 = 1 step in every move
pantheon-bonus-levels-2 = raise sacrifice tokens twice
pantheon-bonus-cards-3 = 3 cards

## Offerings

pantheon-offering-gift = gifts
pantheon-offering-priest = priests
pantheon-offering-dancer = dancers
pantheon-offering-temple = temples

## Cards

pantheon-card-move = movement
pantheon-card-gift = gifts
pantheon-card-priest = priests
pantheon-card-dancer = dancers
pantheon-card-temple = temples
pantheon-card-coin-1 = 1 coin
pantheon-card-coin-2 = 2 coins
pantheon-card-coin-3 = 3 coins
pantheon-card-coin-4 = 4 coins
pantheon-card-coin-5 = 5 coins

## Actions

pantheon-action-move = Move
pantheon-action-buy = Buy
pantheon-action-sacrifice = Sacrifice
pantheon-action-draw = Draw cards

## Options

pantheon-option-pass = Done
pantheon-option-draw-instead = Draw a card instead
pantheon-option-deck = from the draw deck
pantheon-option-reveal = reveal the top god tile
pantheon-option-foot = foot
pantheon-option-column = column
pantheon-option-site = column on { $where }
pantheon-option-jump = jump to { $where }
pantheon-option-card = card: { $what }
pantheon-option-open = open card: { $what }
pantheon-option-cards = { $what }: cards only
pantheon-option-token = { $what }: token, then cards
pantheon-option-level = { $what }: token of level { $amount }
pantheon-option-demigod = demigod of value { $amount }

## The table

pantheon-table-epoch = Epoch { $amount } of 6: { $what }
pantheon-table-table = Table
pantheon-table-set-up = Setup
pantheon-table-points = points
pantheon-table-reserve = reserve
pantheon-table-hand = hand
pantheon-table-demigods = demigods
pantheon-table-gods = gods
pantheon-table-tiles = tiles
pantheon-table-tokens = sacrifice tokens
pantheon-table-display = God display
pantheon-table-demigod-display = Demigod display
pantheon-table-loot = Loot
pantheon-table-picked = Loot to resolve
pantheon-table-open = Open cards
pantheon-table-deck = Draw deck
pantheon-table-discard = Discard pile
pantheon-table-money = Special money
pantheon-table-bonus = Bonus tiles on offer

## Questions

pantheon-question-draw-start-player = Who begins?
pantheon-question-deal-bonus = Which bonus tile is dealt?
pantheon-question-draft-bonus = Choose a bonus tile.
pantheon-question-reveal-nation = Which nation rises?
pantheon-question-loot-to-hex = Which tile comes out of the bag?
pantheon-question-choose-action = Choose an action.
pantheon-question-further-action = You may use Traitera to take an extra action; it then goes to the box.
pantheon-question-moving = Place a foot or a column, or play a movement card for 2 more steps. Steps left: { $amount }.
pantheon-question-buying = Buy something or play another coin card. Coins left: { $amount }; what you do not spend is lost.
pantheon-question-spending = Spend the coins from Cartago. Coins left: { $amount }; what you do not spend is lost.
pantheon-question-choose-god = Choose a god to sacrifice to. You pay its cost next.
pantheon-question-offering = { $what }: choose the kind of offering to pay { $amount } with.
pantheon-question-gain-revealed = { $what } is revealed. To gain it, choose the kind of offering to pay { $amount } with.
pantheon-question-card-to-hand = Which card does the player draw?
pantheon-question-turn-up = Which card is laid open?
pantheon-question-take-card = Take an open card or one from the draw deck. Cards left to take: { $amount }.
pantheon-question-god-to-player = Which god does the player gain?
pantheon-question-god-to-display = Which god is laid out?
pantheon-question-demigod-to-display = Which demigod is laid out?
pantheon-question-demigod-to-player = Which demigod does the player take?
pantheon-question-loot-order = You picked up several loot tiles. Choose the one to resolve next.
pantheon-question-raise-token = Raise one of your sacrifice tokens or take a new one.
pantheon-question-may-raise = You may raise one of your sacrifice tokens or take a new one.
pantheon-question-columns-or-feet = Take { $amount } columns or { $amount } feet into your reserve.
pantheon-question-place-free-column = Choose a column site for your free column.
pantheon-question-cards-or-god = Draw 2 cards, or reveal the top god tile and perhaps gain it?
pantheon-question-reveal-god = Which god is revealed?
pantheon-question-discard-card = You have more than 7 cards. Choose one to discard.
pantheon-question-exchange = You may exchange pieces of your reserve one for one. Choose a piece to receive.

## Events: setup and epochs

pantheon-event-start-player = { $who } is the start player.
pantheon-event-bonus-dealt = { $who } receives a bonus tile: { $what }.
pantheon-event-bonus-drafted = { $who } chooses a bonus tile: { $what }.
pantheon-event-nation-revealed = Epoch { $amount } begins: { $what }.
pantheon-event-god-displayed = { $what } joins the god display.
pantheon-event-demigod-displayed = A demigod of value { $what } joins the demigod display.
pantheon-event-loot-placed = Loot on { $where }: { $what }.
pantheon-event-money-sorted = The highest special money card is now on top of its stack.
pantheon-event-temple-placed = The temple is placed on { $where }.
pantheon-event-god-revealed = { $who } reveals a god: { $what }.
pantheon-event-god-declined = { $who } does not take { $what }; it goes to the box.
pantheon-event-temple-passed = { $who } receives the temple and will be the next start player.
pantheon-event-board-cleared = The epoch ends: feet return to their owners; gods and loot that nobody took go to the box.
pantheon-event-phase-stalled = The action phase ends at the turn limit, after { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }.

## Events: turns

pantheon-event-turn-begins = { $who } begins a turn.
pantheon-event-turn-passed = { $who } cannot take any action and loses the turn.
pantheon-event-action-chosen = { $who }: { $what }.
pantheon-event-further-action = { $who } uses { $what } to take an extra action.
pantheon-event-foot-placed = { $who } places a foot on { $where }.
pantheon-event-foot-jumped = { $who } jumps and places a foot on { $where }.
pantheon-event-column-placed = { $who } places a column on { $where }.
pantheon-event-loot-picked-up = { $who } picks up loot on { $where }: { $what }.
pantheon-event-loot-carried-out = { $who } resolves a loot tile: { $what }.
pantheon-event-big-foot-returned = { $who } returns the big foot.

## Events: cards and pieces

pantheon-event-card-played = { $who } plays a card: { $what }.
pantheon-event-cards-discarded = { $who } discards: { $what } × { $amount }.
pantheon-event-cards-discarded-played = To the discard pile: { $what } × { $amount }.
pantheon-event-card-drawn = { $who } draws a card: { $what }.
pantheon-event-card-drawn-secret = { $who } draws a card from the draw deck.
pantheon-event-open-card-turned = A new open card is revealed: { $what }.
pantheon-event-open-card-taken = { $who } takes an open card: { $what }.
pantheon-event-deck-renewed = The discard pile becomes the new draw deck: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
pantheon-event-hand-discarded = { $who } discards the whole hand: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
pantheon-event-money-taken = { $who } takes a special money card: { $what }.
pantheon-event-feet-taken = { $who } takes { $amount ->
        [one] { $amount } foot
       *[other] { $amount } feet
    } into the reserve.
pantheon-event-columns-taken = { $who } takes { $amount ->
        [one] { $amount } column
       *[other] { $amount } columns
    } into the reserve.
pantheon-event-token-level = { $who } now has a level { $amount } sacrifice token: { $what }.
pantheon-event-token-used = { $who } uses a level { $amount } sacrifice token: { $what }.

## Events: gods, points, the end

pantheon-event-god-gained = { $who } gains the god { $what }.
pantheon-event-gods-renewed = The god tiles from the box become the new god stack: { $amount ->
        [one] { $amount } tile
       *[other] { $amount } tiles
    }.
pantheon-event-demigod-taken = { $who } takes a demigod of value { $what }.
pantheon-event-demigod-taken-secret = { $who } takes a demigod from the stack.
pantheon-event-points-scored = { $who } scores { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }.
pantheon-event-game-won = { $who } wins the game.
