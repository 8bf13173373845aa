## Board

PAN-BOARD-01 = The board is made of hexes; two hexes are adjacent when they share a side.
PAN-BOARD-02 = Each hex is land or water. This never changes a cost and never forbids a foot.
PAN-BOARD-03 = You may place a foot on any hex except a column site.
PAN-BOARD-04 = You may place a column only on a column site.
PAN-BOARD-05 = A hex holds at most two pieces, and they must belong to different players.
PAN-BOARD-06 = Every nation has a start hex and five loot hexes: three without a number, one numbered 3 and one numbered 4.
PAN-BOARD-07 = A hex is never more than one of these: start hex, loot hex, column site.
PAN-BOARD-08 = Start and loot hexes of nations that are not in play are ordinary hexes.
PAN-BOARD-09 = You may not place a piece on the hex where the temple stands.
PAN-BOARD-10 = A column on the board stays on its hex until the end of the game.

## Setup

PAN-SETUP-01 = Two to four players each take a colour and a seat; play goes clockwise.
PAN-SETUP-02 = Each player has 12 columns and 12 feet of their colour.
PAN-SETUP-03 = You start with 3 columns and 4 feet in your personal reserve. Your other 9 columns and 8 feet are in the general reserve.
PAN-SETUP-04 = All players start with 0 VP; the 50/100 markers only help to keep count.
PAN-SETUP-05 = The 40 loot tiles are drawn at random from a bag.
PAN-SETUP-06 = The 40 god tiles are shuffled to form the god stack.
PAN-SETUP-07 = The demigods of values 4 to 6 are shuffled and form the lower part of the demigod stack.
PAN-SETUP-08 = The demigods of values 1 to 3 are shuffled and lie on top of the demigod stack, so they appear first.
PAN-SETUP-09 = The 8 nation cards are shuffled face down; only 6 of them come into play.
PAN-SETUP-10 = The 32 sacrifice tokens lie face up. Each of the four kinds (gifts, priests, dancers, temples) has four tokens with levels I/II and four with levels III/IV.
PAN-SETUP-11 = The 7 special money cards lie in order with the lowest on top: 2, 2, 3, 3, 4, 4, 5.
PAN-SETUP-12 = The draw deck consists of 75 shuffled action cards: 16 movement cards, 44 sacrifice cards and 15 one-coin cards.
PAN-SETUP-13 = There are 11 sacrifice cards of each kind.
PAN-SETUP-14 = Before hands are dealt, 4 cards from the draw deck are laid out as open cards.
PAN-SETUP-15 = Your first hand is 5 cards from the draw deck.
PAN-SETUP-16 = Each player gets one of the 6 bonus tiles at random; the rest go to the box.
PAN-SETUP-17 = During setup the bonus tiles are resolved at once, in seating order from the first seat. Only the column bonus waits.
PAN-SETUP-18 = If your bonus tile brings a god tile, you score 1 VP for it, as in epoch 1.
PAN-SETUP-19 = If exactly one player owns demigods after the bonus tiles, that player is the first start player, however many they own.
PAN-SETUP-20 = If no player owns a demigod, or several do, chance decides who is the first start player.
PAN-SETUP-21 = The start player keeps the temple until it is placed on the board.
PAN-SETUP-22 = Every shuffle and draw is random. Nobody can know the order of hidden cards and tiles before they are revealed.
PAN-SETUP-23 = In the bonus draft variant no bonus tile is dealt in setup; all 6 lie face up instead.
PAN-SETUP-24 = In the bonus draft variant each player chooses one tile after the preparation of epoch 1, from the last player in turn order counter-clockwise to the start player. Tiles left over go to the box.
PAN-SETUP-25 = In the bonus draft variant each tile, even the column bonus, is resolved in full as soon as it is chosen.
PAN-SETUP-26 = In the bonus draft variant the first start player is chosen at random.
PAN-SETUP-27 = In the larger reserve variant personal reserves start with 6 feet and 5 columns for two players, 5 and 4 for three, and 4 and 3 for four.
PAN-SETUP-28 = Hand cards and the values of your demigods are secret. Everything else you own is public, including how many cards and demigods you have.

## Epochs: preparation

PAN-EPOCH-01 = The game has 6 epochs. Every epoch has a preparation, an action phase and an end phase.
PAN-EPOCH-02 = Preparation, step 1: the top nation card is revealed; it is the nation of this epoch. Its marker goes on the next free space of the epoch track.
PAN-EPOCH-03 = Preparation, step 2: god tiles from the god stack are revealed in the god display, one more than there are players.
PAN-EPOCH-04 = For each Plaesiris revealed in preparation, two demigods from the demigod stack are added to the demigod display.
PAN-EPOCH-05 = Preparation, step 3: loot tiles are drawn from the bag, one more than there are players, and placed at random, one on each of the nation's loot hexes that are in use.
PAN-EPOCH-06 = With two players, the loot hexes numbered 3 and 4 are not used.
PAN-EPOCH-07 = With three players, the loot hex numbered 4 is not used.
PAN-EPOCH-08 = With four players, all five loot hexes are used.
PAN-EPOCH-09 = For each demigod loot tile placed in preparation, one demigod from the demigod stack is added to the demigod display.
PAN-EPOCH-10 = The demigods on display form a row; new ones are added at the end. The top demigod is the one that has been there longest.
PAN-EPOCH-11 = Preparation, step 4: the special ability of the nation is resolved.
PAN-EPOCH-12 = Preparation, step 5: the temple is placed on the nation's start hex.
PAN-EPOCH-13 = Preparation, step 6: each player with Depraccus draws cards for it, in turn order.
PAN-EPOCH-14 = Preparation, step 7, in epoch 1 only: the column of the column bonus is placed, or the bonus draft takes place.

## Epochs: turns

PAN-EPOCH-15 = The start player takes the first turn of the action phase, and play goes on clockwise.
PAN-EPOCH-16 = In your turn you must take exactly one action: Move, Buy, Sacrifice or Draw cards. Only Traitera gives you extra actions.
PAN-EPOCH-17 = You may choose Move only if you place at least one piece, Buy only if you buy something, and Sacrifice only if you gain a god tile.
PAN-EPOCH-18 = You lose your turn only if you cannot take any action, not even draw a card.

## Epochs: end of the action phase

PAN-EPOCH-19 = The action phase ends when the last loot tile on the board has been picked up or the last tile of the god display has been taken, whichever comes first.
PAN-EPOCH-20 = For the end of the action phase only the god display counts; gods gained from the stack do not.
PAN-EPOCH-21 = The action that ends the phase is completed as usual, including the moves of all players who follow a Move.
PAN-EPOCH-22 = You finish your turn normally even after the end of the phase has been triggered, so you may still use Traitera, unless the variant in play forbids it.
PAN-EPOCH-23 = The active player scores 3 VP when the action phase ends, even if another player following the Move took the last loot tile.
PAN-EPOCH-24 = The 3 VP for ending the action phase are scored once per epoch, even if loot and gods both run out.
PAN-EPOCH-25 = When the action phase ends, the active player hands the temple to the neighbour on the left, who is the start player of the next epoch.
PAN-EPOCH-26 = If a player picks up the last loot tile during preparation (Cartago), preparation is completed, with the column bonus or draft in epoch 1, and no turn is played. That player scores the 3 VP and hands on the temple.

## Epochs: end phase

PAN-EPOCH-27 = At the end of an epoch, all feet on the board return to their owners' personal reserves.
PAN-EPOCH-28 = Columns stay on the board at the end of an epoch.
PAN-EPOCH-29 = At the end of an epoch, god tiles, loot tiles and displayed demigods that nobody took go to the box.
PAN-EPOCH-30 = At the end of an epoch you keep your hand cards, sacrifice tokens, permanent gods, step tiles and demigods.
PAN-EPOCH-31 = A scoring follows epochs 3 and 6; after any other epoch the next one begins.
PAN-EPOCH-32 = An action phase lasts at most 60 turns per player unless another limit is agreed; lost turns count, extra actions by Traitera do not. The current turn is completed and the temple is handed on, but nobody scores the 3 VP unless the phase also ends regularly in that turn.

## Move

PAN-MOVE-01 = If you choose Move, take the big foot; it gives you 1 step.
PAN-MOVE-02 = Each movement card you play gives you 2 steps.
PAN-MOVE-03 = You may play any number of movement cards, even none, and may add more until your move ends.
PAN-MOVE-04 = Each Vinthrad you own gives 1 step in every move you make.
PAN-MOVE-05 = Each step tile you own gives its steps in every move you make.
PAN-MOVE-06 = When you follow another player's Move, you have all the same sources of steps except the big foot.
PAN-MOVE-07 = Steps from all sources add up. You need no movement card as long as you have at least one step.
PAN-MOVE-08 = Each step places one piece from your personal reserve. You cannot place pieces from the general reserve.
PAN-MOVE-09 = A piece costs 2 steps instead of 1 on a hex that holds another player's piece.
PAN-MOVE-10 = You may never have two pieces of your own on the same hex.
PAN-MOVE-11 = A hex with two pieces is closed to all players.
PAN-MOVE-12 = Your network is the temple hex, every foot you placed by a jump this epoch, and all your pieces linked to these through adjacent hexes.
PAN-MOVE-13 = A foot must go on a hex adjacent to your network, which includes the temple, unless it jumps.
PAN-MOVE-14 = A column must go on a column site adjacent to one of your feet in the network. Being next to the temple or another column is not enough.
PAN-MOVE-15 = You may build on from feet and columns alike: a foot may go next to one of your connected columns.
PAN-MOVE-16 = Your column from an earlier epoch joins the network for free as soon as it is adjacent to the temple hex or to any part of the network.
PAN-MOVE-17 = A column that is not part of your network this epoch does not help you place anything, but it still counts in scorings.
PAN-MOVE-18 = Your paths may branch anywhere.
PAN-MOVE-19 = You place pieces one by one; each must be legal after the earlier ones.
PAN-MOVE-20 = A foot placed on a hex with a loot tile picks up that tile; you cannot decline.
PAN-MOVE-21 = Steps you do not use in a move are lost.
PAN-MOVE-22 = After your last placement the movement cards you played go to the discard pile.
PAN-MOVE-23 = Loot tiles picked up in a move are resolved after the movement cards have been discarded.
PAN-MOVE-24 = If you picked up several loot tiles in one move, you choose the order in which they are resolved.
PAN-MOVE-25 = Pieces, steps, gods and cards from loot cannot be used in the move in which you picked up the loot.
PAN-MOVE-26 = After the active player's move and loot, the other players follow one by one, clockwise from the active player's left.
PAN-MOVE-27 = When you follow a Move, you either make a move of your own or draw one card from the draw deck.
PAN-MOVE-28 = To follow with a move you must place at least one piece. If you cannot or do not want to, you draw a card instead, from the draw deck and not from the open cards.
PAN-MOVE-29 = The active player has no right to the card offered to players who follow.
PAN-MOVE-30 = When all players have followed, the big foot returns to its place and the Move action ends.
PAN-MOVE-31 = Players still to follow get their move or card even if the last loot tile has already been picked up in this action.

## Buy

PAN-BUY-01 = In a Buy, play any number of coin cards, adding more until you have finished; all their coins form one sum for this action.
PAN-BUY-02 = Each Stonkus you own adds up to 2 coins to the sum of a Buy.
PAN-BUY-03 = You may buy without playing a coin card if Stonkus provides the coins.
PAN-BUY-04 = In one action you may make as many purchases of any sort, in any order, as your coins allow.
PAN-BUY-05 = Coins left over at the end of a Buy are lost; there is no change.
PAN-BUY-06 = You may buy a sacrifice token of a kind you do not own yet, directly at any level from I to IV, for the price of that level.
PAN-BUY-07 = A sacrifice token costs 1 coin at level I, 3 at II, 6 at III and 10 at IV.
PAN-BUY-08 = You can never own more than one sacrifice token of a kind.
PAN-BUY-09 = In a Buy you may raise your sacrifice token to any higher level for the difference between the two prices.
PAN-BUY-10 = A sacrifice token of level IV cannot be raised.
PAN-BUY-11 = Raising a sacrifice token from level I or II to III or IV swaps it for another token, and the old one leaves the game. There are always enough tokens for all players.
PAN-BUY-12 = In a Buy, 1 coin moves one foot or column of your colour from the general reserve to your personal reserve.
PAN-BUY-13 = You cannot buy a piece that the general reserve no longer holds.
PAN-BUY-14 = In a Buy, for 1 coin, or 2 if another player's piece stands there, you may place a piece from your personal reserve on the board. It may be one you have just bought.
PAN-BUY-15 = Paid placements follow all the usual rules of placing: hex limits, extra price, connection to your network and loot that must be picked up.
PAN-BUY-16 = The big foot is not used in a Buy.
PAN-BUY-17 = Other players cannot follow a Buy: only a Move can be followed.
PAN-BUY-18 = Only coins count in a Buy; movement cards, Vinthrad and step tiles give nothing there.
PAN-BUY-19 = You cannot jump with Gaiviles in a Buy.
PAN-BUY-20 = At the end of a Buy your coin cards are discarded; then loot picked up by paid placements is resolved.
PAN-BUY-21 = Special money cards you spend go to the ordinary discard pile and are later shuffled into the draw deck. They never return to the special money stack.

## Sacrifice

PAN-SAC-01 = In a Sacrifice action, gain one god tile from the god display by paying its cost.
PAN-SAC-02 = A god's cost is one to four numbers. For each number, offer at least that many offerings of one kind.
PAN-SAC-03 = Each number of a god's cost must be paid with a different kind of offering.
PAN-SAC-04 = You choose which kind of offering pays which number of a god's cost.
PAN-SAC-05 = Each sacrifice card you play is worth 1 offering of its kind.
PAN-SAC-06 = The level of your sacrifice token tells how many offerings of its kind it is worth.
PAN-SAC-07 = You may add cards and your sacrifice token of the same kind together for one number.
PAN-SAC-08 = A sacrifice token may be worth more than you need; the surplus is lost.
PAN-SAC-09 = You may not play more sacrifice cards for a number than are still needed after the token you use.
PAN-SAC-10 = You may pay a god's cost without using your sacrifice token of a kind.
PAN-SAC-11 = Played sacrifice cards are discarded before the god takes effect.
PAN-SAC-12 = You keep your sacrifice tokens and may use them again in every later action.
PAN-SAC-13 = Each Sacrifice action takes exactly one god tile.
PAN-SAC-14 = Pietalte can be paid for only with sacrifice cards, never with sacrifice tokens.
PAN-SAC-15 = Each god costs what its tile shows, for example 5 for Gadicea and 3/2/1 for Pietalte.

## Drawing and the flow of cards

PAN-DRAW-01 = In a Draw cards action you take three cards one after another.
PAN-DRAW-02 = For each card of a Draw cards action you choose between the open cards and the top card of the draw deck.
PAN-DRAW-03 = An open card you take is replaced at once, before your next choice, if there is a draw deck or discard pile. Places that could not be filled earlier wait until the action ends.
PAN-DRAW-04 = Each Gadicea you own lets you take one more card in your Draw cards action.
PAN-DRAW-05 = In a Draw cards action you must take the three cards; those from Gadicea are optional. The action ends by itself if no further Gadicea card is possible.
PAN-DRAW-06 = There is no limit to the number of cards in your hand.
PAN-DRAW-07 = Outside the Draw cards action, drawing cards means drawing from the draw deck only.
PAN-DRAW-08 = As soon as the last card of the draw deck is used, the discard pile is shuffled into a new draw deck.
PAN-DRAW-09 = If the discard pile is empty when the draw deck runs out, the draw deck stays empty until a card is needed; then any discarded cards are shuffled.
PAN-DRAW-10 = If you have to draw from the draw deck and both it and the discard pile are empty, all players discard their whole hands. These cards are shuffled as the new draw deck, and you go on drawing.
PAN-DRAW-11 = When all hands are discarded, the player who is drawing discards too, even cards just drawn, and then draws only the cards still missing.
PAN-DRAW-12 = The open cards stay when all hands are discarded.
PAN-DRAW-13 = An open place that cannot be refilled stays empty and never makes players discard their hands. It is filled when there is a draw deck again and the current draw is complete.
PAN-DRAW-14 = Cards played in an action are not in the discard pile until that action discards them.
PAN-DRAW-15 = While draw deck and discard pile are both empty, you must choose open cards in a Draw cards action as long as there are any.
PAN-DRAW-16 = The discard pile is reshuffled when a player draws from an empty draw deck or when an open card just taken must be replaced; a place already empty is not a reason. Empty places are refilled after a whole Draw cards action, after a single loot tile or other effect, or after all of one player's Depraccus.
PAN-DRAW-17 = The optional cards of Gadicea never make players discard their hands. While draw deck and discard pile are both empty, they can only be open cards.

## Gods: general rules

PAN-GOD-01 = You gain god tiles from the god display by Sacrifice, or from the god stack by a bonus tile, a loot tile, Surparit or Gallia.
PAN-GOD-02 = Each god tile you gain scores at once as many VP as the number of the epoch: 1 in epoch 1, 2 in epoch 2, and so on up to 6.
PAN-GOD-03 = You score the VP for a god tile even if you cannot use its effect, but you get nothing else instead.
PAN-GOD-04 = God tiles gained from the stack cost nothing, except in Gallia.
PAN-GOD-05 = Surparit, Plaesiris and Taksator are immediate gods: they take effect once when gained and then go to the box.
PAN-GOD-06 = Depraccus, Vinthrad, Gaiviles, Stonkus, Gadicea and Pietalte are permanent gods and lie face up in front of you for the rest of the game.
PAN-GOD-07 = If you own several copies of a permanent god, each of them works.
PAN-GOD-08 = If a god tile is needed and the god stack is empty, the god tiles in the box are shuffled into a new stack. A tile still taking effect is not yet in the box.
PAN-GOD-09 = If neither the god stack nor the box holds a god tile, none is revealed or gained.
PAN-GOD-10 = New gods are added to the god display only in preparation; a tile taken from it is not replaced.

## Immediate gods

PAN-GOD-11 = Surparit: at once you also gain the top tile of the god stack, with its VP and effect.
PAN-GOD-12 = If Surparit brings you another Surparit, you score its VP but draw no further tile.
PAN-GOD-13 = Plaesiris: if you gained it by Sacrifice, take the two top demigods of the display.
PAN-GOD-14 = Plaesiris: if you gained it from a bonus tile, a loot tile or Surparit, take the two top demigods of the stack.
PAN-GOD-15 = Plaesiris: if you gained it in Gallia, take the two top demigods of the stack, not those on display.
PAN-GOD-16 = If there are fewer demigods than you should take, you take only those.
PAN-GOD-17 = Taksator: take the top special money card into your hand.
PAN-GOD-18 = If no special money card is left, Taksator gives you only its VP.

## Permanent gods

PAN-GOD-19 = Depraccus: in each preparation, after the temple has been placed, draw 2 cards.
PAN-GOD-20 = A Depraccus gained before the temple is placed (by a dealt bonus tile, in Gallia or by loot in Cartago) already works in that preparation. One gained later starts with the next preparation.
PAN-GOD-21 = Vinthrad: you have 1 more step in each of your moves, active or following, even without movement cards. It does not work in a Buy.
PAN-GOD-22 = Gaiviles: each copy lets you jump once in each of your moves, active or following. You may jump even where you could go without it, but that uses up the jump.
PAN-GOD-23 = In a jump you place a foot exactly two hexes away from the temple or from a foot or column of your network. It passes over a hex adjacent to both.
PAN-GOD-24 = A foot placed by a jump belongs to your network until the epoch ends, even if nothing links it to the temple.
PAN-GOD-25 = The hex you jump over must hold another player's piece. You cannot jump over an empty hex or one with only your own piece.
PAN-GOD-26 = The hex you jump over may hold two pieces, be a column site or be water.
PAN-GOD-27 = The hex you land on must be legal for a foot and costs the usual 1 step, or 2 if another player's piece stands there. Jumping itself is free.
PAN-GOD-28 = You cannot place a column by a jump.
PAN-GOD-29 = Several copies of Gaiviles allow several jumps in one move, but no jump ever crosses two hexes at once.
PAN-GOD-30 = A jump must place a foot; you cannot use it just to connect an old column.
PAN-GOD-31 = Stonkus: each copy gives you 1 or 2 extra coins in each of your Buys. They never pay for steps in a Move.
PAN-GOD-32 = Gadicea: each copy gives you 1 more card in each of your Draw cards actions, but in no other drawing.
PAN-GOD-33 = Pietalte: at each scoring every copy is worth as many VP as the level of one sacrifice token you own.
PAN-GOD-34 = Several copies of Pietalte may count the same sacrifice token; the best one is chosen automatically.
PAN-GOD-35 = Pietalte is worth nothing to you while you own no sacrifice token.

## Traitera

PAN-GOD-36 = Traitera lies face up in front of you until you use it once; then it goes to the box.
PAN-GOD-37 = Use Traitera in your own turn after a completed action: take an extra action at once, the same one or another.
PAN-GOD-38 = You may use only a Traitera you already owned when your turn began.
PAN-GOD-39 = If you have several such Traiteras, you may use one after each completed action of the turn.
PAN-GOD-40 = In the extra action all your sacrifice tokens, gods, bonus tiles and step tiles work again, including those gained earlier in the turn.
PAN-GOD-41 = An extra Move is a complete Move action with the big foot, followers and their cards.
PAN-GOD-42 = A used Traitera that is shuffled back in and gained again counts as new and may be used again.

## Loot and bonus tiles

PAN-LOOT-01 = A symbol means the same on loot tiles and on bonus tiles.
PAN-LOOT-02 = Reserve: move the columns and feet shown, in your colour, from the general reserve to your personal reserve.
PAN-LOOT-03 = Reserve with a choice: take either two columns or two feet, not one of each. You may choose either, even one that has run out.
PAN-LOOT-04 = If the general reserve holds fewer pieces than a tile shows, you take only those.
PAN-LOOT-05 = Demigod as loot: take the top demigod of the display.
PAN-LOOT-06 = Demigod as bonus: take the top demigod of the stack.
PAN-LOOT-07 = Keep your demigods face down; you may look at them at any time.
PAN-LOOT-08 = If there is no demigod to take, you get nothing.
PAN-LOOT-09 = God: gain the top tile of the god stack without a sacrifice, with its VP and effect.
PAN-LOOT-10 = Sacrifice token: for each level shown you must, if possible, raise one of your tokens by a level or take a new level I token of a kind you lack. You may spend the levels on one token or several.
PAN-LOOT-11 = A level you cannot use because all four of your tokens are at IV is lost.
PAN-LOOT-12 = Column (bonus only): after the preparation of epoch 1 place one column from your personal reserve on any column site, free of charge and without connection to your network.
PAN-LOOT-13 = The column bonus must respect the limit of two pieces of different players per hex. A site already occupied costs nothing extra.
PAN-LOOT-14 = A column placed by the column bonus counts like any other.
PAN-LOOT-15 = Cards: draw the number of cards shown from the draw deck.
PAN-LOOT-16 = Money: take the top special money card; if none is left you get nothing.
PAN-LOOT-17 = Steps: keep the tile; it gives its steps in every move you make for the rest of the game, even without movement cards. Step tiles add up, but never work in a Buy.
PAN-LOOT-18 = Apart from step tiles, loot and bonus tiles go to the box when they have been resolved.
PAN-LOOT-19 = The 40 loot tiles are 12 demigods, 2 gods, 7 sacrifice tokens, 7 cards, 5 money, 3 steps and 4 reserve. The 6 bonus tiles are a demigod, a god, a column, 1 step, two token levels and three cards.
PAN-LOOT-20 = You must place the column bonus. If you then have no column in your personal reserve, the bonus is lost.

## Nations

PAN-NATION-01 = The nation's ability is resolved once, after loot is placed and before the temple, by all players in turn order from the start player. Persia's ability is resolved once for all.
PAN-NATION-02 = Each player finishes the ability, with everything it brings, before the next player starts.
PAN-NATION-03 = Gallia: either draw 2 cards or reveal the top tile of the god stack; you cannot decline both.
PAN-NATION-04 = Gallia: you see the revealed tile before you decide whether to gain it.
PAN-NATION-05 = Gallia: the revealed god costs only the top number of its cost, in one kind, paid with sacrifice cards, your sacrifice token or both.
PAN-NATION-06 = Gallia: Gadicea, with 5 as its only number, costs five offerings of one kind.
PAN-NATION-07 = Gallia: Pietalte costs three sacrifice cards of one kind; sacrifice tokens do not count for it here either.
PAN-NATION-08 = Gallia: you score VP for a god tile gained here and use its effect as usual.
PAN-NATION-09 = Gallia: if you do not gain the revealed tile, it goes to the box.
PAN-NATION-10 = Germania and Graecia: if you have fewer than 7 hand cards, draw until you have exactly 7.
PAN-NATION-11 = Germania and Graecia: if you have more than 7 hand cards, choose which to discard until 7 remain. Special money cards count too and go to the ordinary discard pile.
PAN-NATION-12 = Aegyptus: you may exchange any number of feet in your personal reserve for columns of your colour in the general reserve, or the reverse, one for one.
PAN-NATION-13 = Aegyptus: you cannot exchange pieces on the board, and you receive only pieces the general reserve holds.
PAN-NATION-14 = Persia: the special money stack is sorted so that its highest card is on top.
PAN-NATION-15 = Persia: the new order of the special money stack lasts until the end of the game. Cards already taken from it are not affected.
PAN-NATION-16 = Cartago: you have 2 coins to spend at once on any purchases.
PAN-NATION-17 = Cartago: coin cards, Stonkus and other gods cannot add to the 2 coins, and unspent coins are lost.
PAN-NATION-18 = Cartago: the temple is not on the board yet, so for paid placements the start hex of Cartago counts as the temple hex.
PAN-NATION-19 = Cartago: loot you pick up is resolved when you have finished spending.
PAN-NATION-20 = Iberia: you may take a new level I sacrifice token of a kind you lack or raise one of yours by one level.
PAN-NATION-21 = Roma: draw 2 cards from the draw deck.
PAN-NATION-22 = Germania and Graecia: if all hands are discarded because no cards are left, the player who is drawing draws a full 7. Players who have already used the ability do not draw again.

## Scoring

PAN-SCORE-01 = There are two scorings with the same rules: one after epoch 3 and one after epoch 6.
PAN-SCORE-02 = In a scoring you score the sum of the values of all your demigods.
PAN-SCORE-03 = You keep your demigods after the first scoring, and they score again in the second.
PAN-SCORE-04 = With 1 to 3 columns on the board you score 1 VP for each.
PAN-SCORE-05 = With 4 to 7 columns on the board you score 2 VP for each.
PAN-SCORE-06 = With 8 to 11 columns on the board you score 3 VP for each.
PAN-SCORE-07 = With all 12 columns on the board you score 4 VP for each, 48 in all.
PAN-SCORE-08 = All your columns on the board count, whichever epoch they come from and whether connected to your network or not.
PAN-SCORE-09 = Each Pietalte scores the level of your best sacrifice token.
PAN-SCORE-10 = Columns in reserve, feet, cards, coins and sacrifice tokens score nothing by themselves.

## End of the game

PAN-END-01 = The game ends after the second scoring.
PAN-END-02 = The player with the most VP wins.
PAN-END-03 = If players are tied, the tied player with more demigods wins; their values do not matter.
PAN-END-04 = If players are still tied, they share the victory.
