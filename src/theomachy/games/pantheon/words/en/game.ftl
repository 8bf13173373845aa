# Names, questions and events of Pantheon.
# Variables: $who names a seat (nominative), $what names a card, tile, god or kind, or is a demigod's value,
# $where names a hex, $amount is a number. A text ending in -secret is for those who may not know $what.

## The game

pantheon-game = Pantheon
pantheon-ending-running = The game goes on.
pantheon-ending-second-scoring = After the second scoring the victory goes to: { $who }.
pantheon-legend = Hexes: . land, ~ water, o column site, x loot hex without a tile, * loot tile (listed below), T temple. Pieces by colour: small letters r g y b are feet, capitals R G Y B are columns, ^ is a foot that jumped. A row begins with its r, the number in a hex is its q.

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
pantheon-bonus-column = column on any site
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

pantheon-option-pass = done, or no
pantheon-option-draw-instead = Draw a card instead
pantheon-option-deck = from the draw deck
pantheon-option-reveal = reveal the top god tile
pantheon-option-foot = foot
pantheon-option-column = column
pantheon-option-site = column in { $where }
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
pantheon-table-set-up = Set-up
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
pantheon-table-picked = Loot to carry out
pantheon-table-open = Open cards
pantheon-table-deck = Draw deck
pantheon-table-discard = Discard pile
pantheon-table-money = Special money
pantheon-table-bonus = Bonus tiles on offer

## Questions

pantheon-question-draw-start-player = Who begins?
pantheon-question-deal-bonus = Which bonus tile is dealt?
pantheon-question-draft-bonus = Which bonus tile do you take?
pantheon-question-reveal-nation = Which nation rises?
pantheon-question-loot-to-hex = Which tile comes out of the bag?
pantheon-question-choose-action = Which action?
pantheon-question-further-action = Give up a god for a further action? Pass to end the turn.
pantheon-question-moving = Where do you place a piece? You may also play a movement card. Pass to end the move. Steps left: { $amount }.
pantheon-question-buying = What do you buy? You may also add a coin card. Pass to end the purchases. Coins left: { $amount }.
pantheon-question-spending = On what do you spend the coins of the nation? Pass to let the rest go. Coins left: { $amount }.
pantheon-question-choose-god = To which god do you sacrifice?
pantheon-question-offering = { $what }: with which kind do you meet the number { $amount }?
pantheon-question-gain-revealed = { $what } is revealed: with which kind do you pay the number { $amount }? Pass to decline.
pantheon-question-card-to-hand = Which card does the player draw?
pantheon-question-turn-up = Which card is laid open?
pantheon-question-take-card = Which open card do you take? You may also take one from the draw deck.
pantheon-question-god-to-player = Which god does the player gain?
pantheon-question-god-to-display = Which god is laid out?
pantheon-question-demigod-to-display = Which demigod is laid out?
pantheon-question-demigod-to-player = Which demigod does the player take?
pantheon-question-loot-order = Which loot tile do you carry out next?
pantheon-question-raise-token = Which sacrifice token do you raise, or take anew?
pantheon-question-may-raise = Which sacrifice token do you raise, or take anew? Pass to leave them as they are.
pantheon-question-columns-or-feet = Columns or feet for your reserve? Number of pieces: { $amount }.
pantheon-question-place-free-column = On which site do you place the free column?
pantheon-question-cards-or-god = Draw cards, or reveal a god?
pantheon-question-reveal-god = Which god is revealed?
pantheon-question-discard-card = Which card do you discard?
pantheon-question-exchange = Which piece do you receive in exchange? Pass to end the exchange.

## Events: set-up and epochs

pantheon-event-start-player = { $who } is the start player.
pantheon-event-bonus-dealt = { $who } receives a bonus tile: { $what }.
pantheon-event-bonus-drafted = { $who } chooses a bonus tile: { $what }.
pantheon-event-nation-revealed = Epoch { $amount } begins: { $what }.
pantheon-event-god-displayed = { $what } joins the display of gods.
pantheon-event-demigod-displayed = A demigod of value { $what } joins the display.
pantheon-event-loot-placed = Loot on { $where }: { $what }.
pantheon-event-money-sorted = The highest card now lies on top of the special money.
pantheon-event-temple-placed = The temple stands on { $where }.
pantheon-event-god-revealed = { $who } reveals a god: { $what }.
pantheon-event-god-declined = { $who } declines the god; into the box goes: { $what }.
pantheon-event-temple-passed = { $who } receives the temple and will begin next.
pantheon-event-board-cleared = The nation falls: feet go home, gods and loot that are left go to the box.
pantheon-event-phase-stalled = The phase ends by the turn limit, after { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }.

## Events: turns

pantheon-event-turn-begins = { $who } begins a turn.
pantheon-event-turn-passed = { $who } can do nothing; the turn is lost.
pantheon-event-action-chosen = { $who } takes the action { $what }.
pantheon-event-further-action = { $who } gives up { $what } for a further action.
pantheon-event-foot-placed = { $who } places a foot on { $where }.
pantheon-event-foot-jumped = { $who } jumps and places a foot on { $where }.
pantheon-event-column-placed = { $who } places a column on { $where }.
pantheon-event-loot-picked-up = { $who } picks up loot on { $where }: { $what }.
pantheon-event-loot-carried-out = { $who } carries out a loot tile: { $what }.
pantheon-event-big-foot-returned = { $who } returns the big foot.

## Events: cards and pieces

pantheon-event-card-played = { $who } plays a card: { $what }.
pantheon-event-cards-discarded = { $who } discards: { $what } × { $amount }.
pantheon-event-cards-discarded-played = To the discard pile: { $what } × { $amount }.
pantheon-event-card-drawn = { $who } draws a card: { $what }.
pantheon-event-card-drawn-secret = { $who } draws a card from the deck.
pantheon-event-open-card-turned = A card is laid open: { $what }.
pantheon-event-open-card-taken = { $who } takes an open card: { $what }.
pantheon-event-deck-renewed = The discard pile is the new draw deck: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
pantheon-event-hand-discarded = { $who } discards the whole hand: { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
pantheon-event-money-taken = { $who } takes special money: { $what }.
pantheon-event-feet-taken = { $who } takes { $amount ->
        [one] { $amount } foot
       *[other] { $amount } feet
    } into the reserve.
pantheon-event-columns-taken = { $who } takes { $amount ->
        [one] { $amount } column
       *[other] { $amount } columns
    } into the reserve.
pantheon-event-token-level = { $who } has a sacrifice token: { $what }, level { $amount }.
pantheon-event-token-used = { $who } uses a sacrifice token: { $what }, level { $amount }.

## Events: gods, points, the end

pantheon-event-god-gained = { $who } gains the god { $what }.
pantheon-event-gods-renewed = The god tiles of the box are the new stack: { $amount ->
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
