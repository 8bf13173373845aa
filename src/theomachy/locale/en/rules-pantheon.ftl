## Board

PAN-BOARD-01 = The board is made of hexes; two hexes are adjacent when they share a side.
PAN-BOARD-02 = Each hex is land or water, but this never changes a cost and never keeps a foot out.
PAN-BOARD-03 = You may put a foot on any hex except a column site.
PAN-BOARD-04 = Columns go only on column sites.
PAN-BOARD-05 = Two pieces fill a hex, and they may not be of the same player.
PAN-BOARD-06 = Every nation owns a start hex and five loot hexes, of which one bears a 3, one a 4 and the rest no number.
PAN-BOARD-07 = No hex is more than one of these: start hex, loot hex, column site.
PAN-BOARD-08 = Start and loot hexes of nations that are not in play are ordinary hexes.
PAN-BOARD-09 = You may not place a piece on the hex where the temple stands.
PAN-BOARD-10 = A column on the board stays where it is until the end of the game.

## Setup

PAN-SETUP-01 = Two to four players each take a colour and a seat; play goes clockwise.
PAN-SETUP-02 = You have 12 columns and 12 feet of your colour in all.
PAN-SETUP-03 = You start with 3 columns and 4 feet in your personal reserve. Your other 9 columns and 8 feet are in the general reserve.
PAN-SETUP-04 = Everyone starts with 0 VP; the 50/100 markers only help to keep count.
PAN-SETUP-05 = The 40 loot tiles are drawn at random from a bag.
PAN-SETUP-06 = All 40 god tiles, well shuffled, make up the god stack.
PAN-SETUP-07 = The bottom of the demigod stack holds the values 4 to 6 in random order.
PAN-SETUP-08 = The top of the demigod stack holds the values 1 to 3 in random order, so these appear first.
PAN-SETUP-09 = The 8 nation cards are shuffled face down; only 6 of them come into play.
PAN-SETUP-10 = Sacrifice tokens come in four kinds: gifts, priests, dancers and temples. Of the 32, which lie face up, every kind has four with levels I/II and four with III/IV.
PAN-SETUP-11 = The 7 special money cards lie in order with the lowest on top: 2, 2, 3, 3, 4, 4, 5.
PAN-SETUP-12 = The draw deck consists of 75 shuffled action cards: 16 movement cards, 44 sacrifice cards and 15 one-coin cards.
PAN-SETUP-13 = There are 11 sacrifice cards of each kind.
PAN-SETUP-14 = Before hands are dealt, 4 cards from the draw deck are laid out as open cards.
PAN-SETUP-15 = Your first hand is 5 cards from the draw deck.
PAN-SETUP-16 = Each player gets one of the 6 bonus tiles at random; the others go to the box.
PAN-SETUP-17 = During setup the bonus tiles take effect immediately, beginning with the first seat and going round the table. Only the column bonus waits.
PAN-SETUP-18 = If your bonus tile brings a god tile, you score 1 VP for it, as in epoch 1.
PAN-SETUP-19 = If after the bonus tiles only one player owns any demigods, one or two, that player is the first start player.
PAN-SETUP-20 = If no player owns a demigod, or several do, chance decides who is the first start player.
PAN-SETUP-21 = Until the temple goes onto the board, the start player looks after it.
PAN-SETUP-22 = Chance alone decides every shuffle and draw. Nobody can know the order of hidden cards and tiles before they are turned over.
PAN-SETUP-23 = In the bonus draft variant nobody is dealt a bonus tile in setup; all 6 lie face up instead.
PAN-SETUP-24 = In the bonus draft variant you each choose one tile after the preparation of epoch 1, from the last player in turn order counter-clockwise to the start player. Tiles left over go to the box.
PAN-SETUP-25 = In the bonus draft variant each tile, even the column bonus, is carried out in full as soon as it is chosen.
PAN-SETUP-26 = In the bonus draft variant the first start player is drawn at random.
PAN-SETUP-27 = In the larger reserve variant personal reserves start with 6 feet and 5 columns for two players, 5 and 4 for three, and 4 and 3 for four.
PAN-SETUP-28 = Hand cards and the values of owned demigods are secret. All else you own is public, including how many cards and demigods you have.

## Epochs: preparation

PAN-EPOCH-01 = You play 6 epochs, and every epoch goes through preparation, action phase and end phase.
PAN-EPOCH-02 = First, turn over the top nation card: that nation rules this epoch. Its marker takes the next free space on the epoch track.
PAN-EPOCH-03 = Second, god tiles are revealed from the god stack: one more than there are players.
PAN-EPOCH-04 = For each Plaesiris revealed in preparation, two demigods from the stack are added to the display.
PAN-EPOCH-05 = Third, loot tiles are drawn from the bag, one more than there are players, and placed at random, one on each of the nation's loot hexes that are in use.
PAN-EPOCH-06 = With two players the loot hexes numbered 3 and 4 stay empty.
PAN-EPOCH-07 = With three players the loot hex numbered 4 stays empty.
PAN-EPOCH-08 = Four players use all five loot hexes.
PAN-EPOCH-09 = For each demigod loot tile placed, one demigod from the stack is added to the display.
PAN-EPOCH-10 = The demigods on display form a row in order of arrival. The top one is the one that has been there longest.
PAN-EPOCH-11 = Fourth, the special ability of the nation is carried out.
PAN-EPOCH-12 = Fifth, the nation's start hex receives the temple.
PAN-EPOCH-13 = Sixth, each player with Depraccus draws cards for it, in turn order.
PAN-EPOCH-14 = In epoch 1 only, preparation ends with placing the column bonus or with the bonus draft.

## Epochs: turns

PAN-EPOCH-15 = The start player takes the first turn of the action phase, and play goes on clockwise.
PAN-EPOCH-16 = In your turn you must take exactly one action: Move, Buy, Sacrifice or Draw cards. Only Traitera gives you more.
PAN-EPOCH-17 = You may choose Move only if you place at least one piece, Buy only if you buy something, and Sacrifice only if you take a god tile.
PAN-EPOCH-18 = You pass your turn only if no action at all is possible for you, not even drawing a card.

## Epochs: end of the action phase

PAN-EPOCH-19 = As soon as no loot tile is left on the board or no god tile is left on display, the action phase comes to its end.
PAN-EPOCH-20 = For the end of the action phase only gods on display count; gods gained from the stack make no difference.
PAN-EPOCH-21 = The action that ends the phase is completed as usual, including everyone who follows a Move.
PAN-EPOCH-22 = You finish your turn normally even after the end has been triggered, so you may still use Traitera unless agreed otherwise before the game.
PAN-EPOCH-23 = The active player scores 3 VP when the phase ends, even if another player following the Move took the last loot tile.
PAN-EPOCH-24 = Nobody scores the 3 VP twice in an epoch, even if loot and gods run out together.
PAN-EPOCH-25 = The next epoch's start player sits to the left of the active player, who hands over the temple.
PAN-EPOCH-26 = If Cartago lets a player pick up the last loot tile during preparation, preparation is completed, with column bonus or draft in epoch 1, and no turn is played. That player scores the 3 VP and passes the temple on.

## Epochs: end phase

PAN-EPOCH-27 = All feet on the board return to their owners' personal reserves.
PAN-EPOCH-28 = Unlike feet, columns are never taken back from the board.
PAN-EPOCH-29 = God tiles, loot tiles and displayed demigods that nobody took go to the box.
PAN-EPOCH-30 = You keep your hand cards, sacrifice tokens, permanent gods, step tiles and demigods.
PAN-EPOCH-31 = A scoring follows epochs 3 and 6; after any other epoch the next one begins.
PAN-EPOCH-32 = An action phase lasts at most 60 turns per player unless another limit is agreed; passed turns count, extra actions by Traitera do not. The running turn is completed and the temple moves on, but nobody scores the 3 VP unless the phase also ends regularly in that turn.

## Move

PAN-MOVE-01 = If you choose Move you take the big foot, which gives you 1 step.
PAN-MOVE-02 = You get 2 steps for every movement card you play.
PAN-MOVE-03 = You may play any number of movement cards, even none, and may add more until your move is finished.
PAN-MOVE-04 = Each Vinthrad you own gives 1 step in every move you make.
PAN-MOVE-05 = Each step tile you own gives its steps in every move you make.
PAN-MOVE-06 = When you follow another player's Move, you have all the same sources of steps except the big foot.
PAN-MOVE-07 = Steps from all sources add up. You need no movement card as long as you have at least one step.
PAN-MOVE-08 = For each step you place one piece. It must come from your personal reserve, not from the general one.
PAN-MOVE-09 = A piece costs 2 steps instead of 1 on a hex that holds another player's piece.
PAN-MOVE-10 = You may never have two pieces of your own on the same hex.
PAN-MOVE-11 = Nobody may enter a hex that already has two pieces.
PAN-MOVE-12 = Your network is the temple hex, every foot you placed by a jump this epoch, and all your pieces linked to these through adjacent hexes.
PAN-MOVE-13 = A foot must go on a hex adjacent to your network, which includes the temple, unless it jumps.
PAN-MOVE-14 = A column must go on a column site adjacent to one of your feet in the network. Being next to the temple or another column is not enough.
PAN-MOVE-15 = You may build on from feet and columns alike: a foot may go next to one of your connected columns.
PAN-MOVE-16 = Your column from an earlier epoch joins the network for free as soon as it is adjacent to the temple hex or to any part of the network.
PAN-MOVE-17 = A column not connected this epoch does not help you place anything, but it still counts in scorings.
PAN-MOVE-18 = Your paths may branch anywhere.
PAN-MOVE-19 = You place pieces one by one; each must be legal in the situation the earlier ones have created.
PAN-MOVE-20 = A foot placed on a hex with a loot tile must pick that tile up.
PAN-MOVE-21 = Unused steps are lost.
PAN-MOVE-22 = After your last placement the movement cards you played go to the discard pile.
PAN-MOVE-23 = Loot tiles picked up in a move take effect only after the movement cards have been discarded.
PAN-MOVE-24 = If you picked up several loot tiles in one move, you choose the order in which they take effect.
PAN-MOVE-25 = Pieces, steps, gods and cards from loot come too late for the move in which you picked it up.
PAN-MOVE-26 = After the active player's move and loot the other players follow in turn, clockwise, starting with the left-hand neighbour.
PAN-MOVE-27 = When you follow a Move, you either make a move of your own or draw one card from the draw deck.
PAN-MOVE-28 = To follow with a move you must place at least one piece. If you cannot or do not want to, you draw a card instead, from the draw deck and not from the open cards.
PAN-MOVE-29 = The active player does not get the card that is offered to followers.
PAN-MOVE-30 = When everyone has followed, the big foot goes back to its place and the action is over.
PAN-MOVE-31 = Even when the last loot tile is already gone, players still to follow in this action get their move or card.

## Buy

PAN-BUY-01 = Play any number of coin cards, adding more until you have finished; all their coins form one sum for this action.
PAN-BUY-02 = Each Stonkus you own adds up to 2 coins.
PAN-BUY-03 = You may buy without playing a coin card if Stonkus provides the coins.
PAN-BUY-04 = In one action you may make as many purchases of any sort, in any order, as your coins allow.
PAN-BUY-05 = You get no change: unspent coins are lost.
PAN-BUY-06 = You may buy a sacrifice token of a kind you do not own yet, directly at any level from I to IV, for the price of that level.
PAN-BUY-07 = A sacrifice token costs 1 coin at level I, 3 at II, 6 at III and 10 at IV.
PAN-BUY-08 = You can never own more than one sacrifice token of a kind.
PAN-BUY-09 = You may raise your token to any higher level for the difference between the two prices.
PAN-BUY-10 = A token at level IV cannot be raised further.
PAN-BUY-11 = Raising a token from I or II to III or IV swaps it for another tile, and the old one leaves the game. There are always enough tokens for everyone.
PAN-BUY-12 = For 1 coin you may move one foot or column of your colour from the general reserve to your personal reserve.
PAN-BUY-13 = You cannot buy a piece that the general reserve no longer holds.
PAN-BUY-14 = For 1 coin, or 2 if another player's piece stands there, you may place a piece from your personal reserve on the board. It may be one you have just bought.
PAN-BUY-15 = Paid placements follow all the usual rules of placing: hex limits, extra price, connection to your network and loot that must be picked up.
PAN-BUY-16 = The big foot has no part in a Buy.
PAN-BUY-17 = Other players have no part in your Buy: only a Move can be followed.
PAN-BUY-18 = Only coins count in a Buy, so movement cards, Vinthrad and step tiles are of no use there.
PAN-BUY-19 = You cannot jump with Gaiviles in a Buy.
PAN-BUY-20 = At the end of the action your coin cards are discarded; then loot picked up by paid placements takes effect.
PAN-BUY-21 = Special money cards you spend go to the ordinary discard pile and are later shuffled into the draw deck. They never return to the special money stack.

## Sacrifice

PAN-SAC-01 = Take one god tile from the display by paying its cost.
PAN-SAC-02 = Each god costs one to four numbers. Pay every number with that many offerings, or more, all of one kind.
PAN-SAC-03 = Each number of a cost must be met with a different kind.
PAN-SAC-04 = You choose which kind meets which number.
PAN-SAC-05 = Each sacrifice card you play is worth 1 offering of its kind.
PAN-SAC-06 = The level of your sacrifice token tells how many offerings of its kind it is worth.
PAN-SAC-07 = You may add cards and your token of the same kind together for one number.
PAN-SAC-08 = A token may be worth more than you need; the surplus is lost.
PAN-SAC-09 = You may not play more cards for a number than are still needed after the token you use.
PAN-SAC-10 = You need not use your token of a kind.
PAN-SAC-11 = Played sacrifice cards are discarded before the god takes effect.
PAN-SAC-12 = You keep your tokens and may use them again in every later action.
PAN-SAC-13 = Each Sacrifice action takes exactly one god tile.
PAN-SAC-14 = Tokens do not help you with Pietalte; it takes sacrifice cards alone.
PAN-SAC-15 = Each god costs what its tile shows, for example 5 for Gadicea and 3/2/1 for Pietalte.

## Drawing and the flow of cards

PAN-DRAW-01 = In a Draw cards action you take three cards one after another.
PAN-DRAW-02 = For each card you choose afresh between the open cards and the top card of the draw deck.
PAN-DRAW-03 = An open card you take is replaced at once, before your next choice, if there is a draw deck or discard pile. Places that could not be filled earlier wait until the action ends.
PAN-DRAW-04 = Each Gadicea you own lets you take one more card in your Draw cards action.
PAN-DRAW-05 = You must take the three cards; those of Gadicea are optional. The action ends by itself if no further Gadicea card is possible.
PAN-DRAW-06 = You may hold any number of cards.
PAN-DRAW-07 = Anywhere else, drawing cards means drawing from the draw deck only.
PAN-DRAW-08 = As soon as the last card of the draw deck is used, the discard pile is shuffled into a new draw deck.
PAN-DRAW-09 = If there are no discards at that moment, the draw deck stays empty until a card is needed; then any discards there are by now are shuffled.
PAN-DRAW-10 = If you have to draw from the draw deck and both it and the discard pile are empty, all players discard their whole hands. These cards are shuffled as the new draw deck, and you go on drawing.
PAN-DRAW-11 = When all hands are discarded, the player who is drawing discards too, even cards just drawn, and then draws only the cards still missing.
PAN-DRAW-12 = The open cards stay when all hands are discarded.
PAN-DRAW-13 = An open place that cannot be refilled stays empty and never makes players discard their hands. It is filled once a draw deck exists again and the current draw is complete.
PAN-DRAW-14 = Cards played in an action are not in the discard pile before that action discards them.
PAN-DRAW-15 = While draw deck and discard pile are both empty, you must choose open cards in a Draw cards action as long as there are any.
PAN-DRAW-16 = Discards are reshuffled when someone draws from an empty draw deck or a just-taken open card must be replaced; a place already empty is no reason. Empty places are refilled after a whole Draw cards action, after a single loot tile or other effect, or after all of one player's Depraccus.
PAN-DRAW-17 = The optional cards of Gadicea never make players discard their hands. While draw deck and discard pile are both empty, they can only be open cards.

## Gods: general rules

PAN-GOD-01 = You gain god tiles from the display by Sacrifice, or from the stack by a bonus tile, a loot tile, Surparit or Gallia.
PAN-GOD-02 = Each god tile you gain scores VP immediately: 1 in epoch 1, 2 in epoch 2, and so on up to 6.
PAN-GOD-03 = You score these VP even if you cannot use the god's effect, but you get nothing else in return.
PAN-GOD-04 = God tiles from the stack are free, except in Gallia.
PAN-GOD-05 = Surparit, Plaesiris and Taksator are immediate gods: they take effect once when gained and then go to the box.
PAN-GOD-06 = Depraccus, Vinthrad, Gaiviles, Stonkus, Gadicea and Pietalte are permanent gods and lie face up in front of you for the rest of the game.
PAN-GOD-07 = If you own several copies of a permanent god, each of them works.
PAN-GOD-08 = When the god stack has run out and a tile is needed, shuffle the god tiles from the box as a new stack. A tile still taking effect is not yet in the box.
PAN-GOD-09 = If neither stack nor box holds a god tile, none is revealed or gained.
PAN-GOD-10 = New gods are laid out only in preparation; a tile taken from the display is not replaced.

## Immediate gods

PAN-GOD-11 = Surparit: the top tile of the god stack is yours too, at once, with its VP and effect.
PAN-GOD-12 = If Surparit brings you another Surparit, you score its VP but draw no further tile.
PAN-GOD-13 = Plaesiris: if you took it by Sacrifice, you get the two top demigods on display.
PAN-GOD-14 = Plaesiris: if it came from a bonus tile, a loot tile or Surparit, you get the two top demigods of the stack.
PAN-GOD-15 = Plaesiris: if you gained it in Gallia, you get the two top demigods of the stack, not those on display.
PAN-GOD-16 = If fewer demigods than you should get are there, you take only those.
PAN-GOD-17 = Taksator: take the top special money card into your hand.
PAN-GOD-18 = If no special money card is left, Taksator brings you only its VP.

## Permanent gods

PAN-GOD-19 = Depraccus: in each preparation, after the temple has been placed, draw 2 cards.
PAN-GOD-20 = A Depraccus gained before the temple is placed, by a dealt bonus tile, Gallia or loot in Cartago, already works in that preparation. One gained later starts with the next preparation.
PAN-GOD-21 = Vinthrad: you have 1 more step in each of your moves, active or following, even without movement cards. It does not work in a Buy.
PAN-GOD-22 = Gaiviles: each copy lets you jump once in each of your moves, active or following. You may jump even where you could go without it, but that uses up the jump.
PAN-GOD-23 = In a jump you place a foot exactly two hexes away from the temple or from a foot or column of your network. It passes over a hex adjacent to both.
PAN-GOD-24 = After a jump the foot belongs to your network until the epoch ends, even if nothing links it to the temple.
PAN-GOD-25 = The hex you jump over must hold another player's piece. You cannot jump over an empty hex or one with only your own piece.
PAN-GOD-26 = The hex you jump over may hold two pieces, be a column site or be water.
PAN-GOD-27 = The hex you land on must be legal for a foot and costs the usual 1 step, or 2 if another player's piece stands there. Jumping itself is free.
PAN-GOD-28 = You cannot place a column by a jump.
PAN-GOD-29 = Several copies of Gaiviles allow several jumps in one move, but no jump ever crosses two hexes at once.
PAN-GOD-30 = A jump must place a foot; you cannot use it just to connect an old column.
PAN-GOD-31 = Stonkus: each copy gives you 1 or 2 extra coins in each of your Buys. They never pay for steps in a Move.
PAN-GOD-32 = Gadicea: each copy gives you 1 more card in each of your Draw cards actions, but in no other drawing.
PAN-GOD-33 = Pietalte: at each scoring every copy is worth as many VP as the level of one sacrifice token you own.
PAN-GOD-34 = Several copies of Pietalte may count the same token, so each always scores your best one.
PAN-GOD-35 = Pietalte is worth nothing to you while you own no sacrifice token.

## Traitera

PAN-GOD-36 = Traitera lies face up in front of you until you use it once; then it goes to the box.
PAN-GOD-37 = Use Traitera in your own turn after a completed action to take another action at once, of the same or a different sort.
PAN-GOD-38 = You may use only a Traitera you already owned when your turn began.
PAN-GOD-39 = If you have several such Traiteras, you may use one after each completed action of the turn.
PAN-GOD-40 = In the extra action all your sacrifice tokens, gods, bonus tiles and step tiles work again, including those gained earlier in the turn.
PAN-GOD-41 = An extra Move is a complete Move action with the big foot, followers and their cards.
PAN-GOD-42 = A used Traitera that is shuffled back in and gained again counts as new and may be used again.

## Loot and bonus tiles

PAN-LOOT-01 = A symbol means the same on loot tiles and on bonus tiles.
PAN-LOOT-02 = Reserve: move the columns and feet shown, in your colour, from the general reserve to your personal reserve.
PAN-LOOT-03 = Reserve with a choice: take either two columns or two feet, not one of each. You may choose either, even one of which nothing is left.
PAN-LOOT-04 = If the general reserve holds fewer pieces than shown, you take only those.
PAN-LOOT-05 = Demigod as loot: take the top demigod of the display.
PAN-LOOT-06 = Demigod as bonus: take the top demigod of the stack.
PAN-LOOT-07 = Keep your demigods face down; you may look at them at any time.
PAN-LOOT-08 = If there is no demigod to take, you get nothing.
PAN-LOOT-09 = God: gain the top tile of the god stack without a sacrifice, with its VP and effect.
PAN-LOOT-10 = Sacrifice token: for each level shown you must, if possible, raise one of your tokens by a level or take a new level I token of a kind you lack. You may spend the levels on one token or several.
PAN-LOOT-11 = A level you cannot use because all four of your tokens are at IV is lost.
PAN-LOOT-12 = Column, only as a bonus: after the preparation of epoch 1 place one column from your personal reserve on any column site, free and without connection.
PAN-LOOT-13 = The column bonus must respect the limit of two pieces of different players per hex. A site already occupied costs nothing extra.
PAN-LOOT-14 = A column placed by the column bonus counts like any other.
PAN-LOOT-15 = Cards: draw the number of cards shown from the draw deck.
PAN-LOOT-16 = Money: take the top special money card; if none is left you get nothing.
PAN-LOOT-17 = Steps: keep the tile; it gives its steps in every move you make for the rest of the game, even without movement cards. Step tiles add up, but never work in a Buy.
PAN-LOOT-18 = Apart from step tiles, loot and bonus tiles go to the box after taking effect.
PAN-LOOT-19 = The 40 loot tiles are 12 demigods, 2 gods, 7 sacrifice tokens, 7 cards, 5 money, 3 steps and 4 reserve. The 6 bonus tiles are a demigod, a god, a column, 1 step, two token levels and three cards.
PAN-LOOT-20 = You must place the column bonus. If you then have no column in your personal reserve, the bonus is lost.

## Nations

PAN-NATION-01 = The nation's ability is carried out once, after loot is placed and before the temple, by all players in turn order from the start player. Persia's works once for all.
PAN-NATION-02 = The next player starts with the ability only when you have finished yours with all that it brings.
PAN-NATION-03 = Gallia: either draw 2 cards or reveal the top tile of the god stack; you cannot decline both.
PAN-NATION-04 = Gallia: you see the revealed tile before you decide whether to gain it.
PAN-NATION-05 = Gallia: the revealed god costs only the top number of its cost, in one kind, paid with cards, your token or both.
PAN-NATION-06 = Gallia: Gadicea, with 5 as its only number, costs five offerings of one kind.
PAN-NATION-07 = Gallia: to gain Pietalte, play three sacrifice cards of the same kind, since tokens do not count for it here either.
PAN-NATION-08 = Gallia: you score VP for a god tile gained here and use its effect as usual.
PAN-NATION-09 = Gallia: if you leave the revealed tile, it goes to the box.
PAN-NATION-10 = Germania and Graecia: if you have fewer than 7 hand cards, draw until you have exactly 7.
PAN-NATION-11 = Germania and Graecia: if you hold more than 7 cards, choose which to discard until 7 remain. Special money counts as well and goes to the ordinary discard pile.
PAN-NATION-12 = Aegyptus: you may exchange any number of feet in your personal reserve for columns of your colour in the general reserve, or the reverse, one for one.
PAN-NATION-13 = Aegyptus: you cannot exchange pieces on the board, and you receive only pieces the general reserve holds.
PAN-NATION-14 = Persia: from now on the special money stack starts with its most valuable card.
PAN-NATION-15 = Persia: the order of the special money stack does not change back. Cards already taken from it are not affected.
PAN-NATION-16 = Cartago: you have 2 coins to spend at once on whatever can be bought.
PAN-NATION-17 = Cartago: neither coin cards nor Stonkus nor any other god can add to the 2 coins, and unspent coins are lost.
PAN-NATION-18 = Cartago: the temple is not on the board yet, so paid placements start from the hex of Cartago where it will stand.
PAN-NATION-19 = Cartago: loot you pick up takes effect when you have finished spending.
PAN-NATION-20 = Iberia: you may take a new level I sacrifice token of a kind you lack or raise one of yours by one level.
PAN-NATION-21 = Roma: draw 2 cards from the draw deck.
PAN-NATION-22 = Germania and Graecia: if all hands are discarded because no cards are left, the player who is drawing draws a full 7. Players who have had their turn do not draw again.

## Scoring

PAN-SCORE-01 = There are two scorings with the same rules: one when epoch 3 is over and one when epoch 6 is.
PAN-SCORE-02 = You score the total value of all your demigods.
PAN-SCORE-03 = You keep your demigods after the first scoring, and they score again in the second.
PAN-SCORE-04 = With 1 to 3 columns on the board you score 1 VP for each.
PAN-SCORE-05 = With 4 to 7 columns on the board you score 2 VP for each.
PAN-SCORE-06 = With 8 to 11 columns on the board you score 3 VP for each.
PAN-SCORE-07 = With all 12 columns on the board you score 4 VP for each, 48 in all.
PAN-SCORE-08 = All your columns on the board count, whichever epoch they come from and whether connected or not.
PAN-SCORE-09 = Each Pietalte scores the level of your best sacrifice token.
PAN-SCORE-10 = You get no VP for columns in reserve, feet, cards or coins, nor for sacrifice tokens as such.

## End of the game

PAN-END-01 = After the second scoring the game is over.
PAN-END-02 = You win if you have the most VP.
PAN-END-03 = In a tie, whoever of the tied players has more demigods wins; their values do not matter.
PAN-END-04 = If players are still tied, they share the victory.
