# What every printed thing of Pantheon does: its whole effect, and its gist in at most 45 characters.
# `effects.py` lists the rules each effect sums up. Texts of a whole kind have its numbers as variables:
# $value of a demigod, $level and $price of a sacrifice token.

## Gods

pantheon-effect-god-surparit = At once, also gain the top tile of the god stack, with its VP and effect. A second Surparit gained this way brings its VP but no further tile. Then Surparit goes to the box.
pantheon-effect-god-plaesiris = At once, take the two top demigods: from the display if you gained Plaesiris by Sacrifice, otherwise from the stack. Then Plaesiris goes to the box.
pantheon-effect-god-taksator = At once, take the top special money card into your hand. Then Taksator goes to the box.
pantheon-effect-god-depraccus = Permanent. In the preparation of each epoch, once the temple has been placed, draw 2 cards.
pantheon-effect-god-vinthrad = Permanent. You have 1 more step in each of your moves, also when you follow another player's Move. It does not work in a Buy.
pantheon-effect-god-gaiviles = Permanent. Once in each of your moves, also when you follow, a foot may jump: place it two hexes from your network, over a hex with another player's piece. You pay for the landing hex as usual.
pantheon-effect-god-stonkus = Permanent. You have up to 2 more coins in each of your Buys. They never pay for steps in a Move.
pantheon-effect-god-gadicea = Permanent. You may take 1 more card in each of your Draw cards actions, but not when you draw otherwise.
pantheon-effect-god-pietalte = Permanent. In each scoring it is worth as many VP as the level of your best sacrifice token. Pietalte can be paid for only with sacrifice cards.
pantheon-effect-god-traitera = Once, after completing an action in your own turn, take an extra action, the same one or another; then Traitera goes to the box. You must have owned it when your turn began.

## Nations

pantheon-effect-nation-gallia = Each player either draws 2 cards or reveals the top tile of the god stack. You may gain the revealed god, with its VP and effect, for the top number of its cost alone; otherwise it goes to the box. Pietalte takes only cards here too.
pantheon-effect-nation-germania = Each player draws up to 7 cards or discards down to 7, and so has exactly 7 cards in hand. Special money cards count too.
pantheon-effect-nation-graecia = Each player draws up to 7 cards or discards down to 7, and so has exactly 7 cards in hand. Special money cards count too.
pantheon-effect-nation-aegyptus = Each player may exchange feet in the personal reserve for columns in the general reserve, or columns for feet, one for one and as often as wanted. Pieces on the board cannot be exchanged.
pantheon-effect-nation-persia = The special money stack is sorted: from now on the highest card is always on top.
pantheon-effect-nation-cartago = Each player has 2 coins to spend at once on any purchases. Nothing can be added, and coins not spent are lost. The start hex already counts as the temple; loot is resolved at the end.
pantheon-effect-nation-iberia = Each player may take a new level I sacrifice token of a kind not yet owned, or raise a token by one level.
pantheon-effect-nation-roma = Each player draws 2 cards from the draw deck.

## Loot and bonus tiles

pantheon-effect-loot-demigod = Take the top demigod of the display. It scores its value in both scorings, or in the second if you get it later.
pantheon-effect-loot-god = Gain the top tile of the god stack without a sacrifice, with its VP and effect.
pantheon-effect-loot-levels-1 = Raise one of your sacrifice tokens by a level, or take a new level I token of a kind you lack.
pantheon-effect-loot-levels-2 = Twice: raise one of your sacrifice tokens by a level, or take a new level I token of a kind you lack.
pantheon-effect-loot-cards-2 = Draw 2 cards from the draw deck.
pantheon-effect-loot-cards-3 = Draw 3 cards from the draw deck.
pantheon-effect-loot-money = Take the top special money card into your hand. If none is left, you get nothing.
pantheon-effect-loot-steps-1 = Keep this tile: it gives you 1 more step in each of your moves until the end of the game, also when you follow. It does not work in a Buy.
pantheon-effect-loot-reserve-either = Take 2 columns or 2 feet of your colour from the general reserve into your personal reserve.
pantheon-effect-loot-reserve-both = Take 1 column and 1 foot of your colour from the general reserve into your personal reserve.
pantheon-effect-bonus-demigod = Take the top demigod of the stack. It scores its value in both scorings.
pantheon-effect-bonus-god = Gain the top tile of the god stack without a sacrifice, with its VP and effect.
pantheon-effect-bonus-column = After the preparation of epoch 1, place a column from your personal reserve on any column site, free of charge and without connection to your network. You must place it.
pantheon-effect-bonus-steps-1 = Keep this tile: it gives you 1 more step in each of your moves until the end of the game, also when you follow. It does not work in a Buy.
pantheon-effect-bonus-levels-2 = Twice: raise one of your sacrifice tokens by a level, or take a new level I token of a kind you lack.
pantheon-effect-bonus-cards-3 = Draw 3 cards from the draw deck.

## Cards, tokens, pieces

pantheon-effect-card-move = Play it in a Move, your own or one you follow: it gives you 2 steps. Then it is discarded.
pantheon-effect-card-gift = Counts as 1 gift when you pay for a god. Then it is discarded.
pantheon-effect-card-priest = Counts as 1 priest when you pay for a god. Then it is discarded.
pantheon-effect-card-dancer = Counts as 1 dancer when you pay for a god. Then it is discarded.
pantheon-effect-card-temple = Counts as 1 temple when you pay for a god. Then it is discarded.
pantheon-effect-card-coin-1 = Play it in a Buy: it gives you 1 coin. Then it is discarded.
pantheon-effect-card-coin-2 = Special money. Play it in a Buy: it gives you 2 coins. Then it is discarded.
pantheon-effect-card-coin-3 = Special money. Play it in a Buy: it gives you 3 coins. Then it is discarded.
pantheon-effect-card-coin-4 = Special money. Play it in a Buy: it gives you 4 coins. Then it is discarded.
pantheon-effect-card-coin-5 = Special money. Play it in a Buy: it gives you 5 coins. Then it is discarded.
pantheon-effect-demigod = Scores { $value } VP in each scoring, after epochs 3 and 6. You keep it face down.
pantheon-effect-offering = One of four kinds of offerings. Each number of a god's cost is paid with a different kind: a card counts 1, your token as much as its level.
pantheon-effect-token = Counts as { $level ->
        [one] { $level } offering
       *[other] { $level } offerings
    } of its kind whenever you pay for a god, and you keep it. A new one costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; if you own a lower level, you pay only the difference.
pantheon-effect-piece-foot = Placed next to your network, on any hex that is not a column site; it picks up loot there. All feet return to their owners when the epoch ends.
pantheon-effect-piece-column = Placed on a column site next to one of your connected feet, and stays there until the end of the game. In each scoring 1 to 3 columns are worth 1 VP each, 4 to 7 columns 2, 8 to 11 columns 3 and all 12 columns 4.

## Actions

pantheon-effect-action-move = Take the big foot for 1 step and play movement cards for 2 steps each. Every step places a foot or column; it costs 2 where another player's piece stands. Afterwards the other players may follow with a move of their own, or each draw a card.
pantheon-effect-action-buy = Play coin cards and buy as much as they pay for: sacrifice tokens (I costs 1, II 3, III 6, IV 10, raising costs the difference), pieces for your reserve (1 each) and placing pieces (1, or 2 on a hex with another player's piece). Coins left over are lost.
pantheon-effect-action-sacrifice = Gain one god tile from the display. Pay each number of its cost with a different kind of offering: cards count 1 each, and your tokens, which you keep, count their level. It scores VP equal to the number of the epoch.
pantheon-effect-action-draw = Take three cards one after another, each from the open cards or from the draw deck.

## Gists

pantheon-gist-god-surparit = At once: one more god from the stack
pantheon-gist-god-plaesiris = At once: two demigods
pantheon-gist-god-taksator = At once: a special money card
pantheon-gist-god-depraccus = 2 cards at the start of each epoch
pantheon-gist-god-vinthrad = 1 more step in each move
pantheon-gist-god-gaiviles = One jump over a rival's piece in each move
pantheon-gist-god-stonkus = Up to 2 more coins in each Buy
pantheon-gist-god-gadicea = 1 more card in each Draw cards
pantheon-gist-god-pietalte = Scores the level of your best token
pantheon-gist-god-traitera = One extra action, once
pantheon-gist-nation-gallia = 2 cards, or a god at its top number
pantheon-gist-nation-germania = Everybody has exactly 7 cards
pantheon-gist-nation-graecia = Everybody has exactly 7 cards
pantheon-gist-nation-aegyptus = Exchange feet and columns in reserve
pantheon-gist-nation-persia = The highest special money comes first
pantheon-gist-nation-cartago = 2 coins to spend at once
pantheon-gist-nation-iberia = Raise a sacrifice token by one level
pantheon-gist-nation-roma = Draw 2 cards
pantheon-gist-card-move = 2 steps in a Move
pantheon-gist-card-gift = 1 gift for a god
pantheon-gist-card-priest = 1 priest for a god
pantheon-gist-card-dancer = 1 dancer for a god
pantheon-gist-card-temple = 1 temple for a god
pantheon-gist-card-coin-1 = 1 coin in a Buy
pantheon-gist-card-coin-2 = 2 coins in a Buy
pantheon-gist-card-coin-3 = 3 coins in a Buy
pantheon-gist-card-coin-4 = 4 coins in a Buy
pantheon-gist-card-coin-5 = 5 coins in a Buy
pantheon-gist-action-move = Place feet and columns, pick up loot
pantheon-gist-action-buy = Spend coins on tokens and pieces
pantheon-gist-action-sacrifice = Gain a god for offerings
pantheon-gist-action-draw = Take three cards
