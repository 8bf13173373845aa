# The lessons of Pantheon. Keys: pantheon-lesson-NAME (title), -goal, -end, and for each step -STEP and its other texts.
# Every number is true in the position of the lesson; places are named, never given by coordinates.

## 1: the turn and the four actions

pantheon-lesson-four-actions = The turn and the four actions
pantheon-lesson-four-actions-goal = Win your first god
pantheon-lesson-four-actions-end = You have used all four actions, each one preparing the next. Now let your feet learn to walk.
pantheon-lesson-four-actions-map = This is the world around the Mediterranean Sea. You are Red, Green is your rival. In each of six epochs another nation rises; now it is Roma, where the temple stands. After the sixth epoch the player with the most points wins.
pantheon-lesson-four-actions-map-title = The board
pantheon-lesson-four-actions-map-point = The temple, in Roma
pantheon-lesson-four-actions-turn = In your turn you take exactly one of four actions: Move, Buy, Sacrifice or Draw cards. Then it is Green’s turn. You will now use all four, one in each turn, to win the god Gaiviles.
pantheon-lesson-four-actions-turn-title = Four actions
pantheon-lesson-four-actions-draw = You hold no movement card, but one lies open beside the draw deck. Choose Draw cards: you take three. Take the movement card first, then any two others.
pantheon-lesson-four-actions-draw-title = Draw three cards
pantheon-lesson-four-actions-draw-point = You need this one
pantheon-lesson-four-actions-draw-other = Choose Draw cards and take the open movement card first. You need it for the next turn.
pantheon-lesson-four-actions-move = Green paid a coin and placed a foot. Now choose Move. The action itself gives 1 step, and your movement card gives 2 more: play it, and you have 3 steps.
pantheon-lesson-four-actions-move-title = Move: three steps
pantheon-lesson-four-actions-move-other = Choose Move and play your movement card. Without it you have only 1 step.
pantheon-lesson-four-actions-walk = Each step places one piece. Put a foot on the sea beside the temple, another on the loot tile further west, and a column on Caralis next to them. Then end the move.
pantheon-lesson-four-actions-walk-title = Two feet and a column
pantheon-lesson-four-actions-walk-other = Stay on the lit hexes: two feet on the sea, the second one on the loot tile, and a column on Caralis. Then end the move.
pantheon-lesson-four-actions-buy = The loot tile brought you a card of 2 coins; Green followed and built on Salona. With your other coin you have 3 coins. Choose Buy and take the sacrifice token priests II: it costs exactly 3.
pantheon-lesson-four-actions-buy-title = Buy a token
pantheon-lesson-four-actions-buy-other = Choose Buy and spend both coin cards on priests II. The gods want two kinds of offerings, and gifts you hold already.
pantheon-lesson-four-actions-sacrifice = Green has just won a god. Your turn: Gaiviles costs 2 / 2, two offerings of one kind and two of another. Choose Sacrifice and pay with two gifts cards and your priests token.
pantheon-lesson-four-actions-sacrifice-title = Sacrifice: a god
pantheon-lesson-four-actions-sacrifice-point = 2 / 2
pantheon-lesson-four-actions-sacrifice-other = Choose Sacrifice, then Gaiviles. Two gifts cards pay one 2, the token priests II pays the other.
pantheon-lesson-four-actions-check = Your first god, and your first point! A question before you go: in your next turn you buy a token. May you sacrifice with it in that same turn?
pantheon-lesson-four-actions-check-title = A short check
pantheon-lesson-four-actions-check-choice-both = Yes, as long as I can pay
pantheon-lesson-four-actions-check-choice-next = No, that is a second action: next turn
pantheon-lesson-four-actions-check-choice-cards = Yes, if I use sacrifice cards only
pantheon-lesson-four-actions-check-right = Right. One action a turn: every turn prepares the next.
pantheon-lesson-four-actions-check-wrong = Not quite. How many actions does one turn have?

## 2: feet and the temple

pantheon-lesson-feet-and-temple = Feet and the temple
pantheon-lesson-feet-and-temple-goal = Build columns on Londinium and Narbo
pantheon-lesson-feet-and-temple-end = From the temple, hex by hex: that is how feet travel. And loot is waiting on the way.
pantheon-lesson-feet-and-temple-temple = In every epoch your way begins at the temple. A foot goes on a hex beside the temple, or beside a piece of yours that is connected with it. Land and sea cost the same. You want to reach Londinium.
pantheon-lesson-feet-and-temple-temple-title = All ways begin here
pantheon-lesson-feet-and-temple-temple-point = Feet start here
pantheon-lesson-feet-and-temple-steps = Choose Move. Whoever chooses it takes the big foot, a marker worth 1 step; each movement card gives 2. Play one of your two cards: 3 steps are enough for Londinium.
pantheon-lesson-feet-and-temple-steps-title = Three steps
pantheon-lesson-feet-and-temple-steps-other = Choose Move and play one movement card.
pantheon-lesson-feet-and-temple-first-foot = A column needs one of your feet on a neighbouring hex, so Londinium has to wait. Place your first foot on the lit hex beside the temple. A free hex costs 1 step.
pantheon-lesson-feet-and-temple-first-foot-title = Beside the temple
pantheon-lesson-feet-and-temple-first-foot-point = First foot here
pantheon-lesson-feet-and-temple-first-foot-other = Place a foot on the lit hex: from there it is not far to Londinium.
pantheon-lesson-feet-and-temple-first-foot-says-card = Three steps are enough. Keep the second card, you will need it soon.
pantheon-lesson-feet-and-temple-second-foot = Your foot touches the temple, so it is connected. The next foot may touch either of them. Place it on a lit hex next to Londinium; one is land, the other sea.
pantheon-lesson-feet-and-temple-second-foot-title = Next to Londinium
pantheon-lesson-feet-and-temple-second-foot-point = Land or sea
pantheon-lesson-feet-and-temple-second-foot-other = Choose one of the lit hexes: beside your first foot and beside Londinium.
pantheon-lesson-feet-and-temple-second-foot-says-card = Two steps are left, and that is enough. Keep the second card.
pantheon-lesson-feet-and-temple-column = Now one of your feet is next to Londinium. Build a column there with your last step, then end the move. A column stays until the end of the game.
pantheon-lesson-feet-and-temple-column-title = The column
pantheon-lesson-feet-and-temple-column-point = Build here
pantheon-lesson-feet-and-temple-column-other = Build the column on Londinium, then end the move.
pantheon-lesson-feet-and-temple-column-says-card = Keep the second card, you will need it in a moment.
pantheon-lesson-feet-and-temple-follow = Green followed your move, then chose Move and built on Mediolanum. Now you may follow. The big foot is with Green, so only your cards give steps: play yours.
pantheon-lesson-feet-and-temple-follow-title = Follow a Move
pantheon-lesson-feet-and-temple-follow-other = Instead of moving you could draw one card. This time follow: play the movement card.
pantheon-lesson-feet-and-temple-narbo = You have 2 steps. A hex where a rival’s piece stands costs 2, a free hex 1, and a hex with two pieces is closed. Find the way to Narbo and build a column there.
pantheon-lesson-feet-and-temple-narbo-title = Narbo with 2 steps
pantheon-lesson-feet-and-temple-narbo-point = Build here
pantheon-lesson-feet-and-temple-narbo-again = That was not the way. Look at the free hex that touches both your first foot and Narbo.
pantheon-lesson-feet-and-temple-check = Two columns! Now count: you want a foot on a hex beside the temple where one of Green’s feet stands, and a column on a free site next to it. How many steps is that?
pantheon-lesson-feet-and-temple-check-title = A short check
pantheon-lesson-feet-and-temple-check-choice-two = 2 steps
pantheon-lesson-feet-and-temple-check-choice-three = 3 steps
pantheon-lesson-feet-and-temple-check-choice-never = It is not possible: the hex is taken
pantheon-lesson-feet-and-temple-check-right = Right: 2 for the hex with Green’s foot, 1 for the column.
pantheon-lesson-feet-and-temple-check-wrong = Not quite. A hex with one rival piece costs 2 steps, a free one 1.

## 3: loot

pantheon-lesson-loot = Loot
pantheon-lesson-loot-goal = Bring home two loot tiles
pantheon-lesson-loot-end = A tile for every move and a demigod for both scorings: a good haul. Next come the coins.
pantheon-lesson-loot-tiles = Every epoch begins with loot on the board: one tile more than there are players, so three for two. Everybody can see what a tile brings. A foot placed on it picks it up.
pantheon-lesson-loot-tiles-title = Three tiles
pantheon-lesson-loot-steps = Two hexes from the temple lies a tile that gives 1 more step in every move. Choose Move and play your movement card: 3 steps.
pantheon-lesson-loot-steps-title = Set out
pantheon-lesson-loot-steps-other = Choose Move and play your movement card.
pantheon-lesson-loot-pick-up = Place a foot on the lit hex beside the temple, then one on the tile. The foot picks it up; you cannot leave it lying.
pantheon-lesson-loot-pick-up-title = Pick it up
pantheon-lesson-loot-pick-up-point = First foot here
pantheon-lesson-loot-pick-up-other = Go over the lit hex to the tile with the step.
pantheon-lesson-loot-after = 1 step is left. Loot is resolved only when the move is over, so the step on your new tile does not count yet. Place a foot towards the next tile and end the move.
pantheon-lesson-loot-after-title = After the move
pantheon-lesson-loot-after-other = Place your last foot on the lit hex, then end the move.
pantheon-lesson-loot-kept = Green followed you and is heading north for a tile. Yours now lies before you for the rest of the game: 1 more step in each of your moves, with or without cards.
pantheon-lesson-loot-kept-title = A tile that stays
pantheon-lesson-loot-kinds = All other tiles are used up when they are resolved. They bring cards, money, token levels, pieces for your reserve, a demigod or even a god. After picking up several in one move, you choose their order.
pantheon-lesson-loot-kinds-title = What tiles bring
pantheon-lesson-loot-demigod = You have no movement card, but the big foot and your tile give 2 steps. Fetch the demigod tile and end the move: you will take the top demigod of the display, the one of value 3.
pantheon-lesson-loot-demigod-title = The demigod
pantheon-lesson-loot-demigod-point = Demigod, value 3
pantheon-lesson-loot-demigod-again = The demigod tile lies beside your last foot. Choose Move, step onto it and end the move.
pantheon-lesson-loot-check = Your demigod lies face down; its value counts in both scorings. A question: in a move you pick up a tile with two feet, and a step is left. May you place one of these feet with it?
pantheon-lesson-loot-check-title = A short check
pantheon-lesson-loot-check-choice-now = Yes, the feet are mine at once
pantheon-lesson-loot-check-choice-later = No, loot is resolved after the move
pantheon-lesson-loot-check-choice-buy = Yes, but it costs a coin
pantheon-lesson-loot-check-right = Right: nothing from loot helps in the move that brought it.
pantheon-lesson-loot-check-wrong = Not quite. When did your step tile begin to count?

## 4: buying

pantheon-lesson-buying = Buying and columns
pantheon-lesson-buying-goal = Spend 6 coins to the last one
pantheon-lesson-buying-end = Nothing wasted! Tokens and columns stay with you until the end. Next: what the tokens are for.
pantheon-lesson-buying-coins = You hold five coin cards: 3, 3, 2, 2 and 1. In one Buy you may pay for as many things as you like, but there is no change: coins left over from a played card are lost.
pantheon-lesson-buying-coins-title = Coins
pantheon-lesson-buying-shop = Choose Buy. Sacrifice tokens cost 1, 3, 6 or 10 coins for the levels I, II, III and IV, and you may have one of each kind.
pantheon-lesson-buying-shop-title = The prices
pantheon-lesson-buying-shop-other = Choose Buy.
pantheon-lesson-buying-token = A token helps in every sacrifice and is never used up: level II counts as two offerings. Buy priests II with one of the cards of 3 coins.
pantheon-lesson-buying-token-title = A token
pantheon-lesson-buying-token-other = Buy only priests II this time, with a card of 3 coins.
pantheon-lesson-buying-token-says-card = Buy only priests II: one card of 3 coins pays for it exactly.
pantheon-lesson-buying-pieces = Green has won a god. You look at Narbo: your foot is beside it, but no column is left in your reserve. A new piece for the reserve costs 1 coin, placing it on the board 1 more. Nobody follows a Buy.
pantheon-lesson-buying-pieces-title = Pieces and places
pantheon-lesson-buying-column = Choose Buy, take one column and place it on Narbo. Together that is 2 coins: pay with a card of 2.
pantheon-lesson-buying-column-title = A column on Narbo
pantheon-lesson-buying-column-other = One column and its place on Narbo, paid with a card of 2 coins.
pantheon-lesson-buying-raise = Raising a token costs the difference: from II to III it is 6 minus 3, so 3 coins. And where a rival’s column stands, your place costs 2 coins instead of 1. Green stands on Mediolanum.
pantheon-lesson-buying-raise-title = Raising and sharing
pantheon-lesson-buying-raise-point = Green’s column: 2 coins
pantheon-lesson-buying-check = Your last three cards make 6 coins. In a single Buy, raise priests to level III and build a column on Mediolanum. Remember that your reserve is empty of columns.
pantheon-lesson-buying-check-title = Six coins, one Buy
pantheon-lesson-buying-check-again = It works out in one Buy: priests III for 3, a column for 1, its place on Mediolanum for 2.

## 5: gods and sacrifice

pantheon-lesson-gods = Gods and sacrifice
pantheon-lesson-gods-goal = Win two gods with one token
pantheon-lesson-gods-end = Two gods and two demigods: the heavens smile on you. Next: where good cards come from.
pantheon-lesson-gods-price = Plaesiris costs 3 / 3. Every number is paid with offerings of one kind, and each number with a different kind. A card is worth 1 offering, a token as many as its level.
pantheon-lesson-gods-price-title = The price of a god
pantheon-lesson-gods-price-point = Cost: 3 / 3
pantheon-lesson-gods-pay = Your token priests II and your priests card together make three; three dancers cards pay the other 3. Choose Sacrifice, then Plaesiris, and pay.
pantheon-lesson-gods-pay-title = Cards and a token
pantheon-lesson-gods-pay-other = Choose Sacrifice, then Plaesiris: priests with the token, dancers with cards.
pantheon-lesson-gods-pay-says-later = First Plaesiris. Keep your gifts for Gaiviles.
pantheon-lesson-gods-demigods = This is epoch 2, so each god scores 2 points. Plaesiris works at once: the two demigods on display, 3 and 2, are yours, and the tile leaves the game. Demigods lie face down and count in both scorings.
pantheon-lesson-gods-demigods-title = Gods that work at once
pantheon-lesson-gods-token = The cards are spent, but the token stays and pays again. Gaiviles costs 2 / 2: two gifts cards, and priests II once more.
pantheon-lesson-gods-token-title = The token pays again
pantheon-lesson-gods-token-other = Choose Sacrifice, then Gaiviles: gifts with cards, priests with the token.
pantheon-lesson-gods-kept = Gaiviles stays with you: in each of your moves one foot may jump over a hex with a rival’s piece. Six of the ten gods are kept like this. They help with steps, coins, cards or points.
pantheon-lesson-gods-kept-title = Gods you keep
pantheon-lesson-gods-once = Traitera is kept too, but works only once: after an action of your turn she gives you an extra one. New gods come only with a new epoch. When the last one is taken, the epoch ends.
pantheon-lesson-gods-once-title = A god for one use
pantheon-lesson-gods-check = Gaiviles costs 2 / 2. Suppose you own the token dancers III, one gifts card and one priests card. Can you pay?
pantheon-lesson-gods-check-title = A short check
pantheon-lesson-gods-check-choice-token = Yes: the token has one to spare for the second 2
pantheon-lesson-gods-check-choice-mixed = Yes: the gift and the priest make the second 2
pantheon-lesson-gods-check-choice-no = No: the second 2 needs two of one other kind
pantheon-lesson-gods-check-right = Right. Kinds are never mixed, and what a token has to spare is lost.
pantheon-lesson-gods-check-wrong = Not quite. Each number needs a kind of its own, and enough of it.

## 6: drawing cards

pantheon-lesson-draw = Drawing cards
pantheon-lesson-draw-goal = Collect five temples cards for Gadicea
pantheon-lesson-draw-end = Five of a kind: next turn Gadicea could be yours. Now see how an epoch ends.
pantheon-lesson-draw-market = Four cards lie open beside the draw deck. In a Draw cards action you take three, one after another: each time an open card or the hidden top card of the deck.
pantheon-lesson-draw-market-title = Open or hidden
pantheon-lesson-draw-open = Choose Draw cards and take the open coin card. Then look at its place: a new card is turned up before you choose again.
pantheon-lesson-draw-open-title = An open card
pantheon-lesson-draw-open-other = Choose Draw cards and take the open card of 1 coin.
pantheon-lesson-draw-replaced = A temples card was turned up, and temples are what you collect. Take it.
pantheon-lesson-draw-replaced-title = A lucky card
pantheon-lesson-draw-replaced-point = Just turned up
pantheon-lesson-draw-replaced-other = Take the open temples card.
pantheon-lesson-draw-deck = Another temples card! Leave it for later and take your third card from the draw deck: your rivals will not see what it is.
pantheon-lesson-draw-deck-title = From the deck
pantheon-lesson-draw-deck-other = Take the third card from the draw deck.
pantheon-lesson-draw-instead = Green chose Move and fetched a loot tile. When another player moves, you either follow or draw one card from the deck. You are in no hurry: draw the card.
pantheon-lesson-draw-instead-title = A card instead
pantheon-lesson-draw-instead-other = Keep your movement card. Do not follow this time, but draw the card.
pantheon-lesson-draw-hand = Your hand is secret and has no limit. Played cards go to the discard pile; when the deck runs out, they are shuffled into a new one. Gadicea gives her owner one more card in every Draw cards action.
pantheon-lesson-draw-hand-title = Your hand
pantheon-lesson-draw-check = Gadicea costs 5 offerings of one kind. You hold three temples cards, and one lies open. Take cards so that you hold five.
pantheon-lesson-draw-check-title = Five temples cards
pantheon-lesson-draw-check-again = Take the open temples card first, and see what is turned up in its place.

## 7: epochs

pantheon-lesson-epochs = The end of an epoch
pantheon-lesson-epochs-goal = End one epoch and begin the next
pantheon-lesson-epochs-end = Nations rise and fall; you stay. One thing is left: how points are counted.
pantheon-lesson-epochs-last = An epoch ends when the last loot tile or the last god on display is taken, whichever comes first. Here one tile and two gods are left, and the tile is two hexes from your foot.
pantheon-lesson-epochs-last-title = Two ways to the end
pantheon-lesson-epochs-last-point = The last loot tile
pantheon-lesson-epochs-take = Choose Move, play your card, walk to the last tile and end the move.
pantheon-lesson-epochs-take-title = The last tile
pantheon-lesson-epochs-take-other = Choose Move, play your card, go over the lit hexes to the tile, and end the move.
pantheon-lesson-epochs-ability = The epoch of Roma is over, and Iberia rises. First everyone uses the ability of the new nation: take a new token of level I, or raise one. Green took gifts. Now you: take any token, free of charge.
pantheon-lesson-epochs-ability-title = A free token
pantheon-lesson-epochs-ability-other = It is free: take a token of level I.
pantheon-lesson-epochs-points = What happened? An action is always finished, so Green could still follow you and built on Syracusae. You held the big foot, so the end of the epoch gave you 3 points. Green, on your left, began the new one.
pantheon-lesson-epochs-points-title = 3 points for you
pantheon-lesson-epochs-cleared = All feet went back to their owners. The columns stayed, yours on Mediolanum and Green’s on Syracusae. Gods and loot that nobody took left the game. You keep your cards, tokens, gods and demigods.
pantheon-lesson-epochs-cleared-title = What stays
pantheon-lesson-epochs-nations = Three new gods and three new loot tiles lie ready, and the temple stands in Iberia. Each nation has its own ability: Roma gives cards, Cartago 2 coins to spend, Aegyptus exchanges pieces. Six of the eight nations take part.
pantheon-lesson-epochs-nations-title = A new nation
pantheon-lesson-epochs-nations-point = The temple, in Iberia
pantheon-lesson-epochs-check = One question: you choose Move. Green follows and picks up the last loot tile. Who scores the 3 points for the end of the epoch?
pantheon-lesson-epochs-check-title = A short check
pantheon-lesson-epochs-check-choice-you = I do: I have the big foot
pantheon-lesson-epochs-check-choice-green = Green, who took the tile
pantheon-lesson-epochs-check-choice-nobody = Nobody: the epoch goes on
pantheon-lesson-epochs-check-right = Right. It is your action, so the points are yours.
pantheon-lesson-epochs-check-wrong = Not quite. What counts is whose action it is, that is, who has the big foot.

## 8: the scorings

pantheon-lesson-scoring = The scorings
pantheon-lesson-scoring-goal = Overtake Green in the first scoring
pantheon-lesson-scoring-end = That is the whole game. Time for your first one: the novices are waiting!
pantheon-lesson-scoring-when = Gods and ended epochs bring points at once. The rest comes in two scorings, after epochs 3 and 6. Epoch 3 is nearly over: one loot tile is left. You have 9 points, Green has 14.
pantheon-lesson-scoring-when-title = Two scorings
pantheon-lesson-scoring-when-point = The last loot tile
pantheon-lesson-scoring-columns = With 1 to 3 columns on the board each scores 1 point, with 4 to 7 each scores 2, with 8 to 11 each 3, and with all 12 each 4. You have three: a fourth turns 3 points into 8!
pantheon-lesson-scoring-columns-title = Columns
pantheon-lesson-scoring-fourth = The big foot, your movement card and your god Vinthrad make 1 + 2 + 1 = 4 steps. Choose Move, play the card, place a foot on the lit hex beside the temple and build on Noviomagus.
pantheon-lesson-scoring-fourth-title = The fourth column
pantheon-lesson-scoring-fourth-other = Choose Move, play the card, place a foot on the lit hex, then a column on Noviomagus.
pantheon-lesson-scoring-end-epoch = Two steps are left, just enough for the last loot tile: a demigod, the one of value 2. Take it and end the move, and with it the epoch.
pantheon-lesson-scoring-end-epoch-title = End the epoch
pantheon-lesson-scoring-end-epoch-other = Go over the lit hexes to the tile, then end the move.
pantheon-lesson-scoring-sum = 3 points for ending the epoch, then the scoring: 8 for four columns, 3 + 2 = 5 for your demigods, and 2 for Pietalte, the level of your best token. From 9 you have risen to 27; Green has 19.
pantheon-lesson-scoring-sum-title = 27 points
pantheon-lesson-scoring-nothing = Every column on the board counts, wherever it stands. Feet, cards, coins, tokens and pieces in the reserve score nothing by themselves. You keep your demigods: they score again after epoch 6.
pantheon-lesson-scoring-nothing-title = What scores, what does not
pantheon-lesson-scoring-winner = After the second scoring the game is over, and the player with the most points wins. If there is a tie, the number of demigods decides, not their values.
pantheon-lesson-scoring-winner-title = The winner
pantheon-lesson-scoring-check = The last scoring: you have 8 columns on the board, demigods of 4 and 2, and Pietalte with a token of level III. How many points does it bring?
pantheon-lesson-scoring-check-title = A short check
pantheon-lesson-scoring-check-choice-two-each = 25 points
pantheon-lesson-scoring-check-choice-three-each = 33 points
pantheon-lesson-scoring-check-choice-no-token = 30 points
pantheon-lesson-scoring-check-right = Right: 8 × 3 = 24 for the columns, 6 for the demigods, 3 for Pietalte.
pantheon-lesson-scoring-check-wrong = Not quite. Add columns, demigods and Pietalte once more.
pantheon-lesson-scoring-check-says-two-each = Almost: from 8 columns on, each scores 3 points, not 2.
pantheon-lesson-scoring-check-says-no-token = Almost: Pietalte adds the level of your best token.
