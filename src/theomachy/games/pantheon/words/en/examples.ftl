pantheon-example-first-move = One movement card, three steps
pantheon-example-first-move-text = Gallia has just been revealed and the temple stands on its start hex. Red has no pieces on the board yet and holds one movement card.
pantheon-example-first-move-after = The big foot gives 1 step and the movement card 2, so Red places three pieces: a foot beside the temple, a second foot beside the first, and a column on Mediolanum, which touches both feet.

pantheon-example-following = Following, and two pieces on one hex
pantheon-example-following-text = Red chooses Move with one movement card; Green follows with one. Then Yellow follows with three. A follower has no big foot, so Yellow has 6 steps.
pantheon-example-following-after = The feet cost 1 step each. The column on Mediolanum costs 2, because Red's column stands there. The last foot picks up the loot tile. That makes 5 of 6 steps; the sixth is lost. The cards are discarded first, then the loot is resolved: a step tile, which Yellow keeps.

pantheon-example-closed-hexes = Where Yellow may not go
pantheon-example-closed-hexes-text = Yellow chooses Move and has 3 steps. Mediolanum holds two columns, Yellow's own foot stands east of the temple, and Salona is far away.
pantheon-example-closed-hexes-after = Mediolanum is closed to everyone, because two pieces stand there. On the hex with Yellow's own foot no second piece of Yellow fits. Salona is a column site, and no foot of Yellow stands beside it.

pantheon-example-old-column = An old column joins the network
pantheon-example-old-column-text = Yellow built a column at Ancyra in an earlier epoch. Now Persia is in play and its temple is far away. Yellow has 5 steps.
pantheon-example-old-column-after = Two feet reach Ancyra, and from then on the old column belongs to the network at no cost. Yellow goes on from it with two more feet and builds at Byzantium. Before that, a foot beside Ancyra would have been illegal.

pantheon-example-jump = A jump from the temple
pantheon-example-jump-text = Roma is in play. Yellow owns Gaiviles and has no piece on the board; Green's foot stands beside the temple.
pantheon-example-jump-after = Yellow jumps from the temple over Green's foot and lands two hexes away for 1 step. The foot that jumped belongs to the network until the epoch ends, so Yellow builds a column beside it and goes on from that column.

pantheon-example-two-jumps = Two copies, two jumps
pantheon-example-two-jumps-text = Green owns two Gaiviles. Two feet of Yellow stand between the temple and the loot.
pantheon-example-two-jumps-after = One jump never crosses two hexes. Green jumps twice instead: over the first foot, then over the second, for 1 step each, and picks up the loot tile.

pantheon-example-shopping = Eight coins well spent
pantheon-example-shopping-text = Green plays four coin cards worth 3, 2, 2 and 1: together 8 coins. Green owns no tokens and has a foot beside Mediolanum, where Yellow's column stands.
pantheon-example-shopping-after = Dancers I costs 1 and priests II costs 3. A foot and a column from the general reserve cost 1 each. Placing that column on Mediolanum costs 2, because Yellow's column stands there. 1 + 3 + 2 + 2 = 8; the four cards are discarded.

pantheon-example-raising-a-token = Raising a token
pantheon-example-raising-a-token-text = Red owns the token temples I and wants temples III. Red plays the 5-coin card.
pantheon-example-raising-a-token-after = Temples III costs 6 and temples I cost 1. Red pays only the difference of 5 coins and exchanges the token; the old one leaves the game.

pantheon-example-five-cards = A sacrifice with cards
pantheon-example-five-cards-text = Depraccus costs 4/1: four offerings of one kind and one of another. Red holds four dancers cards and one temples card.
pantheon-example-five-cards-after = Four dancers pay the 4, one temples card pays the 1. The cards are discarded and Red takes the tile. It is epoch 1, so the tile scores 1 VP at once.

pantheon-example-tokens-alone = A sacrifice with tokens alone
pantheon-example-tokens-alone-text = The same god in epoch 2. Red holds no cards but owns dancers IV and temples II.
pantheon-example-tokens-alone-after = Dancers IV pay the 4. Temples II pay the 1; the second offering is lost. No card is played and both tokens stay with Red. In epoch 2 a god scores 2 VP.

pantheon-example-four-kinds = Four kinds for Surparit
pantheon-example-four-kinds-text = Surparit costs 2/2/2/1. Green owns dancers II and temples I and holds two priests, one temples and one gifts card. It is epoch 3.
pantheon-example-four-kinds-after = Priests: two cards. Dancers: the token. Temples: the token and one card together. Gifts: one card. Surparit brings the top tile of the god stack as well, here Stonkus. Each tile scores 3 VP; Surparit goes to the box, Stonkus stays.

pantheon-example-drawing = Three cards, chosen one by one
pantheon-example-drawing-text = Four cards lie open: movement, gifts, dancers and a coin. Red chooses Draw cards.
pantheon-example-drawing-after = Red takes the movement card. It is replaced at once by a priests card, and Red takes that too. For the third card Red prefers the draw deck and gets a coin.

pantheon-example-last-loot = The last loot tile
pantheon-example-last-loot-text = One loot tile is left. Red chooses Move and has the 1 step of the big foot.
pantheon-example-last-loot-after = Red takes the tile. The action is completed all the same: Green may follow and draws a card instead. Then the action phase is over. Red scores 3 VP and gives the temple to Green, all feet go home, and the column stays.

pantheon-example-first-scoring = The first scoring
pantheon-example-first-scoring-text = The last loot tile of epoch 3. Red has 11 VP, five columns and demigods worth 3 and 2. Green has 9 VP, three columns, a demigod worth 4, two Pietalte and the token gifts IV.
pantheon-example-first-scoring-after = Red scores 3 for ending the epoch, 3 + 2 for the demigods and 5 × 2 for the columns: 29. Green scores 4 for the demigod, 3 × 1 for the columns and 4 + 4 for both Pietalte, which may use the same token: 24.

pantheon-example-extra-action = An extra action
pantheon-example-extra-action-text = Red holds no coins but owns Stonkus and, since the turn began, Traitera.
pantheon-example-extra-action-after = Stonkus alone supplies 2 coins for a Buy. Then Red uses Traitera and buys again; Stonkus supplies 2 coins again. Traitera goes to the box.
