## Terms

ANKH-DEF-01 = A side is one player or, after gods have merged, both players of the merged god together. Owner, opponent, participant, pool and Devotion always refer to a side.
ANKH-DEF-02 = Gods, Warriors and Guardians are figures. Camels are not figures, and nobody owns them.
ANKH-DEF-03 = Enemy figures are those of another side; your own figures are those of your side.
ANKH-DEF-04 = Land means Fertile and Desert spaces; Water is not land.
ANKH-DEF-05 = A space is empty when neither a figure nor a Monument is on it. Underworld tokens and Conflict Order tokens do not occupy a space.
ANKH-DEF-06 = Ascending order, also called reverse Devotion order, runs from the side with the least Devotion to the side with the most.
ANKH-DEF-07 = Killing, removing from the game and destroying are different things: only figures are killed, and only Monuments are destroyed. Cat-Mummy, Mummy, Anubis, Miracle and the return of a Sun token react only when a figure is killed.
ANKH-DEF-08 = You take part in a Battle if you had a figure in the region when cards were chosen, and so played a card. You stay a participant even if you then lose every figure there.
ANKH-DEF-09 = To sacrifice Followers, return them from your pool to the general supply. If you have fewer than required, you cannot sacrifice.

## Components and supplies

ANKH-COMP-01 = The five gods are Amun, Anubis, Isis, Osiris and Ra. Each has a God figure, 6 Warriors, 7 Battle cards, a God dashboard and a Joined God dashboard.
ANKH-COMP-02 = Each god has 15 cardboard Ankh tokens and one plastic Ankh token, which is only the Devotion marker.
ANKH-COMP-03 = At the start, 6 of your 15 cardboard Ankh tokens lie on your God dashboard and the other 9 are in your pool.
ANKH-COMP-04 = Each god has 2 small and 2 large bases in its colour for Guardians.
ANKH-COMP-05 = All players share one supply of 10 Obelisks, 10 Temples and 10 Pyramids.
ANKH-COMP-06 = The game has 30 Camels, 8 Conflict Order tokens numbered 1 to 8 and one Battle Tiebreaker token.
ANKH-COMP-07 = Followers never run out; the 70 tokens in the box are not a limit.
ANKH-COMP-08 = The Guardians are Cat-Mummy (3 figures) and Satet (3) at Level 1, Mummy (3) and Apep (2) at Level 2, Giant Scorpion (2) and Androsphinx (2) at Level 3.
ANKH-COMP-09 = Guardians with three figures use small bases and those with two figures use large bases. The Mummy therefore needs a small base.
ANKH-COMP-10 = Ra has 3 Sun tokens, Osiris 3 Underworld tokens and Amun 1 Amun token; the dashboard of Anubis has 3 slots for trapped Warriors.
ANKH-COMP-11 = The two City tokens in the box have no function in these rules or in the Middle Kingdom and Old Kingdom scenarios.

## Map, regions and adjacency

ANKH-MAP-01 = The map has 101 hexagonal spaces: 43 Fertile, 39 Desert and 19 Water.
ANKH-MAP-02 = The River runs along 31 sides of spaces and divides the land into three base regions: West Egypt with 32 land spaces, East Egypt with 28 and the Nile Delta with 22.
ANKH-MAP-03 = Every land space is in exactly one region: all the land you can reach from it across sides without River or Camel. Water never links land.
ANKH-MAP-04 = A Water space is part of every region that has a land space sharing a side with it. This may change with every caravan.
ANKH-MAP-05 = A space can hold one figure or one Monument, never more.
ANKH-MAP-06 = Water cannot be occupied, except by a Guardian whose own text allows it: Apep.
ANKH-MAP-07 = A figure on Water is in every region of its space at the same time: it counts there for Domination, Battles, kills and every other effect.
ANKH-MAP-08 = Monuments stand only on land, so each Monument is in a single region.
ANKH-MAP-09 = Every region has exactly one Conflict Order token. It belongs to the region as a whole, wherever in it the token lies.
ANKH-ADJ-01 = Two land spaces are adjacent only if they share a side with neither River nor Camel on it; adjacent land is therefore always in one region.
ANKH-ADJ-02 = A Water space is adjacent to every space that shares a side with it, whatever region that space is in.
ANKH-ADJ-03 = Two Water spaces that share a side are adjacent.
ANKH-ADJ-04 = Adjacent means the same in every rule, card and power. Moving does not need adjacency.
ANKH-ADJ-05 = The River never runs along a Water space. Of all Water spaces one touches both West and East Egypt and one both the Nile Delta and East Egypt; every other touches a single base region.

## Figures and Monuments

ANKH-FIG-01 = Each figure has a base strength of 1.
ANKH-FIG-02 = Gods are never killed. An effect that kills all figures does not affect Gods.
ANKH-FIG-03 = Your killed Warriors and Guardians return to your pool and may be summoned again, except trapped Warriors and returning Mummies. A Guardian keeps your base.
ANKH-FIG-04 = Your God stays on the map from setup until your side is removed, so you always have a figure on the map.
ANKH-MON-01 = You control a Monument while your Ankh token lies on it. A Monument without a token is neutral. A Monument never has two controllers.
ANKH-MON-02 = Moving figures never changes control of a Monument. Control changes only through the Control Monument event, building, destruction, merging and forgetting.
ANKH-MON-03 = A destroyed Monument returns to the general supply and can be built again. Its Ankh token returns to its owner's pool, unless that owner is being forgotten or is the lower-merging god.

## Devotion

ANKH-DEV-01 = The Devotion track has 32 spaces, from 0 at the bottom to 31 at the top; 0 to 20 are red and 21 to 31 are blue.
ANKH-DEV-02 = Every side begins on space 0 of the Devotion track.
ANKH-DEV-03 = A Devotion marker that enters a space from above or below always goes on top of the stack there.
ANKH-DEV-04 = When a marker leaves a stack, the others keep their order.
ANKH-DEV-05 = A higher space means more Devotion, and on the same space the marker nearer the top has more. Two sides are never equal.
ANKH-DEV-06 = When several sides gain or lose Devotion at the same time, they do so one by one in ascending order.
ANKH-DEV-07 = The order in which sides gain or lose Devotion at the same time is set once, when the effect begins.
ANKH-DEV-08 = One gain moves your marker once, straight to its new space and never past 31. The spaces in between are not entered.
ANKH-DEV-09 = You win the moment your marker reaches space 31. Nothing more is resolved, not even the rest of the same effect, and everything on the table stays as it is.
ANKH-DEV-10 = Your marker cannot drop below space 0. A marker already there does not move and keeps its place in the stack.
ANKH-DEV-11 = Gaining 0 Devotion is not a gain: your marker does not move and Bountiful adds nothing.
ANKH-DEV-12 = If you fall back to a red space, you are in the red section again for every rule.

## Setup

ANKH-SETUP-01 = Two to five players each take a different god and 1 Follower.
ANKH-SETUP-02 = Put 6 Ankh tokens on the spaces below the power columns of your God dashboard, two per column, and keep 9 in your pool.
ANKH-SETUP-03 = You start with all 7 Battle cards in hand.
ANKH-SETUP-04 = The first player is chosen at random, and turns go clockwise.
ANKH-SETUP-05 = Devotion markers are stacked on space 0 with the first player on top and the last player at the bottom. The first player thus starts with the most Devotion.
ANKH-SETUP-06 = Each Action marker starts on the space for the number of players. The Event marker starts on the first space of its track, which has no event.
ANKH-SETUP-07 = A scenario for your number of players shows Camels, Conflict Order tokens, neutral and controlled Monuments, and each player's starting figures. Player 1 is the first player and the others follow clockwise.
ANKH-SETUP-08 = In the Middle Kingdom and Old Kingdom scenarios you start with your God, one Warrior and one controlled Monument on the map. That leaves 5 Warriors and 8 Ankh tokens in your pool.
ANKH-SETUP-09 = One Guardian card of each level is chosen at random or by agreement. Two players use 1 figure of each, three players 2, and four or five players all of them.
ANKH-SETUP-10 = The general supply consists of all Monuments, tokens and Camels left over after setup.
ANKH-SETUP-11 = A scenario may use a line of more than six Camels. The limit of six applies only to the Camel Caravan event.
ANKH-SETUP-12 = Set up in this order: gods, Followers, Ankh tokens, first player, Devotion stack, Action markers, Event marker, scenario, pieces on the map, figures with their Ankh tokens, Guardians, scenario rules. Only one thing matters: the first player must be known before the Devotion stack and the figures are placed.

## Turns and actions

ANKH-TURN-01 = Turns go clockwise. A turn has one or two actions and never more than one event.
ANKH-TURN-02 = From top to bottom the actions are Move Figures, Summon Figure, Gain Followers and Unlock Ankh Power, each with its own marker.
ANKH-TURN-03 = To take an action, first advance its marker one space; then carry out the whole action.
ANKH-TURN-04 = You may choose an action even if it would have no effect.
ANKH-TURN-05 = In a game that began with n players, Unlock Ankh Power triggers an event on every nth advance of its marker, each other track on every (n+1)th.
ANKH-TURN-06 = When an Action marker reaches its last space, finish the action, then advance the Event marker and resolve that event. After the event the Action marker returns to its start space.
ANKH-TURN-07 = The start space of the Action markers depends on the number of players who began the game, however many are left.
ANKH-TURN-08 = If your first action triggers an event, you have no second action: the event is resolved and your turn ends.
ANKH-TURN-09 = If your first action triggers no event, you must take a second action from a track below the first. You can never take the same action twice in a turn.
ANKH-TURN-10 = If your first action is Unlock Ankh Power, you have no second action, because no track lies below it.
ANKH-TURN-11 = You must advance the marker of your second action even if you cannot or do not want to carry the action out.
ANKH-TURN-12 = You may forgo all or part of the effect of either action: you need not move, summon or unlock anything.
ANKH-TURN-13 = Gain Followers is all or nothing: take every Follower it gives you, or none.
ANKH-TURN-14 = If your second action triggers an event, resolve the event after the action in the usual way; then your turn ends.
ANKH-TURN-15 = A player of a merged god takes only one action per turn, but may choose any of the four.
ANKH-TURN-16 = Once your god is forgotten you have no more turns.

## Move Figures

ANKH-MOVE-01 = You may move each of your figures on the map up to 3 spaces, or leave it where it is.
ANKH-MOVE-02 = A step goes to any space of the map that shares a side. Rivers and Camels do not stop a figure.
ANKH-MOVE-03 = A moving figure may pass over figures, Monuments, tokens and Water.
ANKH-MOVE-04 = A figure must end its move on an empty land space; only Satet may end on an enemy figure's space by pushing it.
ANKH-MOVE-05 = Move your figures one at a time in any order, each at most once per action. A space that a figure left earlier in the action counts as empty.
ANKH-MOVE-06 = A figure may end on the space it started from and still counts as moved; this matters for the Giant Scorpion.
ANKH-MOVE-07 = Only figures of Osiris' side may end their move on an Underworld token.
ANKH-MOVE-08 = Apep may move off Water and across it but, like every other figure, cannot end a move on Water.

## Summon Figure

ANKH-SUM-01 = Place one Warrior or Guardian from your pool on an empty land space adjacent to one of your figures or to a Monument you control.
ANKH-SUM-02 = You cannot summon across a River or a Camel. A figure of yours on Water lets you summon on all the land around it.
ANKH-SUM-03 = If your pool has no figure or there is no legal space, you summon nothing.
ANKH-SUM-04 = Only Monuments you control let you summon next to them; neutral Monuments and those of other sides do not.
ANKH-SUM-05 = Additional summons from Pyramid Attuned or Osiris are optional parts of the same action. You may make them before or after the regular one, in any order. Figures already placed in this action count for the later summons.
ANKH-SUM-06 = You may skip the regular summon and still use additional ones.
ANKH-SUM-07 = Only Osiris' side may put a figure on an Underworld token. Every other side may not summon, return a Mummy, make an Obelisk move or push a figure there.
ANKH-SUM-08 = Whenever you summon a Warrior in a Summon Figure action, it may be one of your Warriors trapped by Anubis instead of one from your pool. You pay 1 Follower to Anubis for it.

## Gain Followers

ANKH-GAIN-01 = Gain 1 Follower for each neutral Monument and each Monument you control that has at least one of your figures adjacent. Each Monument counts once.
ANKH-GAIN-02 = Monuments of other sides give you no Followers.
ANKH-GAIN-03 = Your own Monument gives you no Follower unless one of your figures is adjacent to it.
ANKH-GAIN-04 = Revered adds 1 Follower to a Gain Followers action, even if it would otherwise give none.

## Unlock Ankh Power

ANKH-UNL-01 = Move the leftmost Ankh token of the bottom row to a power not yet unlocked in the same column. You therefore unlock two powers of Level 1, then two of Level 2, then two of Level 3.
ANKH-UNL-02 = Unlocking a power costs Followers equal to its level: 1, 2 or 3.
ANKH-UNL-03 = If you have too few Followers or have already used all six tokens, the marker still advances but you pay nothing and gain nothing.
ANKH-UNL-04 = A power works only once it is unlocked, but then at once, even in an event triggered by the same action.
ANKH-UNL-05 = You may unlock at most two of the four powers of each level.
ANKH-UNL-06 = Your 2nd, 4th and 5th unlock uncover the Guardian symbols of Level 1, 2 and 3.
ANKH-UNL-07 = When you uncover a Guardian symbol, take one figure from the Guardian card of that level into your pool, on one of your bases of the right size.
ANKH-UNL-08 = If the Guardian card of that level has no figure left, you get none, now or later.
ANKH-UNL-09 = Without a free base of the right size you cannot take the Guardian.
ANKH-UNL-10 = A new Guardian goes to your pool, not onto the map; you have to summon it.

## Events

ANKH-EVT-01 = The 18 events are: three Control Monument and a Conflict; then, three times over, Camel Caravan, two Control Monument and a Conflict; finally Control Monument and a Conflict. Gods merge after the third Conflict, may be forgotten after the fourth, and the game ends after the fifth.
ANKH-EVT-02 = Control Monument and Camel Caravan concern only the player who triggered them; a Conflict concerns every side.
ANKH-EVT-03 = An event you cannot use is lost; the Event marker has advanced anyway.

## Control Monument

ANKH-CTRL-01 = When you trigger Control Monument, take control of one neutral Monument adjacent to one of your figures by putting an Ankh token from your pool on it.
ANKH-CTRL-02 = Only if there is no neutral Monument on the whole map, you take control of another side's Monument adjacent to one of your figures instead. The replaced token returns to its owner's pool.
ANKH-CTRL-03 = As long as there is a neutral Monument on the map, you cannot take enemy Monuments. If no neutral Monument is adjacent to one of your figures, the event does nothing.
ANKH-CTRL-04 = If your pool has no Ankh token, you cannot take control of a Monument.
ANKH-CTRL-05 = In a Control Monument event you must take control of a Monument if there is a legal one; you choose which.
ANKH-CTRL-06 = You cannot choose a Monument you already control.

## Camel Caravan

ANKH-CAMEL-01 = When you trigger Camel Caravan, you may place a line of Camels or decline.
ANKH-CAMEL-02 = You may split any region of the map, even one without figures of yours.
ANKH-CAMEL-03 = A caravan is one line of 1 to 6 Camels, but never more than the supply holds.
ANKH-CAMEL-04 = Each Camel goes on a side between two land spaces of the chosen region. River sides, sides of Water, the Map Edge and sides with a Camel are not allowed.
ANKH-CAMEL-05 = The Camels form one line without branches that never touches itself. Each end must touch a River, a Water space, an earlier Camel or the Map Edge.
ANKH-CAMEL-06 = A line ends at the first River, Water space, earlier Camel or Map Edge it meets; it cannot continue beyond.
ANKH-CAMEL-07 = The caravan must split the region into exactly two regions.
ANKH-CAMEL-08 = Each of the two new regions needs at least 6 land spaces. Occupied spaces count, Water does not.
ANKH-CAMEL-09 = In short, a caravan must split the land of a region into two connected parts of at least 6 spaces each. A Camel stands on every open side between them, and there are at most 6 such sides.
ANKH-CAMEL-10 = If no region allows a legal line of Camels, the Camel Caravan event does nothing.
ANKH-CAMEL-11 = After splitting a region, you decide which of the two new regions keeps the old Conflict Order token.
ANKH-CAMEL-12 = After a split, the other new region gets the Conflict Order token with the lowest number in the supply.
ANKH-CAMEL-13 = After splitting a region, you may swap the Conflict Order token of either new region with any other on the map, including that of the other new region.
ANKH-CAMEL-14 = If the supply has no Conflict Order token left, no caravan can be placed.
ANKH-CAMEL-15 = Camels on the map are never moved or removed in these scenarios, and at most 28 are ever needed.
ANKH-CAMEL-16 = A caravan may pass between figures and Monuments; they stay where they are.
ANKH-CAMEL-17 = Both ends of a line of Camels may touch the same kind of border or even the same one, as long as it makes two regions of at least 6 land spaces each.

## Conflict

ANKH-CON-01 = The player who triggers a Conflict takes the Battle Tiebreaker token, face up.
ANKH-CON-02 = Before any region is resolved, every side with Omnipresent gains its Followers; then all Giant Scorpions destroy Monuments, all at the same time.
ANKH-CON-03 = Regions are resolved one after another from the lowest Conflict Order number to the highest.
ANKH-CON-04 = When a region's turn comes, check which sides have figures there. No side: the region is skipped. One side: Domination. Two or more sides: Battle.
ANKH-CON-05 = When all regions are resolved, the Battle Tiebreaker token returns to the supply and Amun turns his token face up.
ANKH-CON-06 = After the 3rd Conflict gods merge, after the 4th gods are forgotten, and after the 5th the game ends.
ANKH-CON-07 = Your figure on Water counts in all regions of its space, so it can fight more than once in a Conflict while it survives.
ANKH-CON-08 = Only caravans change regions and Conflict Order tokens, so both stay fixed during a Conflict.

## Domination

ANKH-DOM-01 = If you are the only side in a region, you first gain 1 Devotion for each type of Monument of which you hold the majority there, all as one gain.
ANKH-DOM-02 = As a separate gain after the majorities, Domination brings you 1 Devotion, or 2 if you have a Radiant figure there.
ANKH-DOM-03 = You hold the majority of a type if you control more Monuments of that type in the region than any other single side, whether that side has figures there or not. Neutral Monuments count for nobody.
ANKH-DOM-04 = Without a figure in the region you gain nothing there, even for Monuments you control.
ANKH-DOM-05 = Domination is not a Battle: no cards are played, nobody is killed, and Obelisk Attuned, Commanding, Glorious, Worshipful and the Battle Tiebreaker do not apply.

## Battle

ANKH-BAT-01 = A Battle runs in this order: start effects, Card Selection, Build Monument, Plague, Monument Majority, Battle Resolution, effects after it.
ANKH-BAT-02 = At the start of a Battle, Obelisk Attuned is used. It does not change who takes part.
ANKH-BAT-03 = After Obelisk Attuned and before anyone chooses cards, Amun may announce that he will play two.
ANKH-BAT-04 = Each side with a figure in the region secretly chooses one card from its hand; Amun chooses two if he announced it. All cards are revealed together.
ANKH-BAT-05 = You always have a card for a Battle: Cycle of Ma'at is either in your hand or, once played, brings all your cards back before the next Battle.
ANKH-BAT-06 = Played cards lie face up, visible to all players, until their owner takes them back.
ANKH-BAT-07 = Flood gives its Followers as soon as it is revealed, so you can already spend them on Build Monument.
ANKH-BAT-08 = Revealed Build Monument cards are resolved in ascending order.
ANKH-BAT-09 = Each revealed Plague of Locusts is resolved separately, with its own bid, in ascending order.
ANKH-BAT-10 = In Monument Majority each side that still has a figure in the region gains 1 Devotion per majority, as one gain. Sides go in ascending order.
ANKH-BAT-11 = You compare strength only if you have a figure in the region. Otherwise your strength is 0, no bonus applies, and you cannot win.
ANKH-BAT-12 = Your strength is the sum of the strengths of your figures in the region, the strength of your revealed cards and 2 for each Temple counted by Temple Attuned.
ANKH-BAT-13 = The side with the highest strength wins the Battle.
ANKH-BAT-14 = If only one side has figures left in the region, it wins, even with strength 0.
ANKH-BAT-15 = If no side has figures left in the region, every participant loses and the Battle Tiebreaker cannot be used.
ANKH-BAT-16 = If you tie for the highest strength and hold the Battle Tiebreaker face up, you may turn it face down to win. You can do this once per Conflict.
ANKH-BAT-17 = You cannot use the Battle Tiebreaker unless you are among the sides tied for the highest strength.
ANKH-BAT-18 = If a tie for the highest strength is not broken, every participant loses, including the weaker ones.
ANKH-BAT-19 = Battle Resolution has this order: strengths and numbers of figures are fixed, Tiebreaker, winner's reward, Magnanimous in ascending order, kills, Cat-Mummy losses. The effects after the Battle follow.
ANKH-BAT-20 = The winner gains 1 Devotion (3 with Glorious), plus Drought and 1 for Radiance, as one gain; then Commanding gives 3 Followers, unless the game has already been won.
ANKH-BAT-21 = The winner kills all enemy Warriors and Guardians in the region; without a winner all Warriors and Guardians there die. Gods, figures protected by Flood and Protected figures that Isis chooses to save survive.
ANKH-BAT-22 = After Battle Resolution come Miracle and then Worshipful, each in ascending order, then Osiris' Underworld token and finally Cycle of Ma'at.
ANKH-BAT-23 = Every participant that does not win has lost, even if it has no figures left.
ANKH-BAT-24 = Reaching space 31 ends a Battle at once: if the winner's reward reaches it, nobody is killed any more.

## Figures killed together

ANKH-KILL-01 = All figures killed by one Plague or one Battle Resolution die at the same time. Protection depends on where the figures stood before.
ANKH-KILL-02 = The killed figures leave the map together, and their Sun tokens return to Ra.
ANKH-KILL-03 = After figures are killed, Anubis may trap one of the killed enemy Warriors if he has a free slot; the others return to their owners' pools.
ANKH-KILL-04 = After Anubis has chosen, killed Mummies return. Their owners act in ascending order as Devotion stands at that moment. Spaces just vacated by killed figures may be used.
ANKH-KILL-05 = Cat-Mummy losses come after every killed Mummy has returned, both after a Plague and in Battle Resolution.
ANKH-KILL-06 = Anubis may trap one Warrior for each Plague card and one for each Battle Resolution.

## Ankh powers

ANKH-POW-01 = Commanding (Level 1): when you win a Battle, gain 3 Followers. Domination does not count.
ANKH-POW-02 = Inspiring (Level 1): your Build Monument card costs no Followers.
ANKH-POW-03 = Omnipresent (Level 1): at the start of each Conflict, gain 1 Follower for each region where you have a figure. A figure on Water counts for all its regions.
ANKH-POW-04 = Revered (Level 1): each of your Gain Followers actions gives 1 more Follower.
ANKH-POW-05 = Resplendent (Level 2): your God has base strength 3 instead of 1 while you control at least 3 Monuments of one type anywhere on the map. This is checked at Battle Resolution.
ANKH-POW-06 = Obelisk Attuned (Level 2): at the start of a Battle in a region where you have a figure, you may move your figures from anywhere to empty land spaces adjacent to Obelisks you control in that region. Each figure may move once per Battle this way.
ANKH-POW-07 = Obelisk Attuned may also move Gods and figures that are already in the region.
ANKH-POW-08 = If several sides have Obelisk Attuned, they take turns in ascending order, moving one figure at a time, until all have stopped. No figure moves twice.
ANKH-POW-09 = If you cannot or do not want to move a figure when your turn for Obelisk Attuned comes, you move no more figures with it in this Battle.
ANKH-POW-10 = An Obelisk move counts as moving: other sides' figures cannot end on Underworld tokens and a Giant Scorpion aims again. It is not the Move Figures action, so Satet cannot push.
ANKH-POW-11 = Temple Attuned (Level 2): each Temple you control in the Battle's region with one of your figures adjacent gives +2 strength, however many figures are there. A figure neutralised by an Androsphinx is enough.
ANKH-POW-12 = Pyramid Attuned (Level 2): in a Summon Figure action you may make one additional summon for each Pyramid you control, onto an empty land space adjacent to it (Apep also onto adjacent Water). Use each Pyramid once.
ANKH-POW-13 = If a space is adjacent to two of your Pyramids, a summon there uses only one of them; you choose which.
ANKH-POW-14 = Glorious (Level 3): if you win with at least 3 strength more than the strongest other participant, your basic reward is 3 instead of 1. Participants with no figures when Resolution begins count as 0; a win by the Tiebreaker has a margin of 0.
ANKH-POW-15 = Magnanimous (Level 3): if you lose a Battle but had at least 2 figures in the region when Resolution began, gain 2 Devotion after the winner's reward. Whether they survive does not matter.
ANKH-POW-16 = For Magnanimous it is enough that your figures were present; they need not be killed. Gods and figures on Water count.
ANKH-POW-17 = Bountiful (Level 3): whenever you gain Devotion while in the red section, gain 1 more. Your space before the gain decides, so it still applies on space 20.
ANKH-POW-18 = Bountiful adds 1 Devotion per gain. All majorities of a region are one gain; Domination, the whole reward for a Battle, Magnanimous, Miracle and Worshipful are each a gain of their own.
ANKH-POW-19 = Majorities and the win or Domination of the same region are two gains. If the first takes you out of the red section, Bountiful adds nothing to the second.
ANKH-POW-20 = Worshipful (Level 3): after each Battle in which you played a card, you may once sacrifice 2 Followers to gain 1 Devotion, even if you have no figures left there.
ANKH-POW-21 = A merged god uses each power once, not once for each of its players.

## Battle cards

ANKH-CARD-01 = Chariots adds 3 strength, Plague of Locusts and Drought 1 each; Flood, Build Monument, Miracle and Cycle of Ma'at add none.
ANKH-CARD-02 = If you have no figure left in the region at Battle Resolution, the strength of your card does not count.
ANKH-CARD-03 = Flood: when revealed, gain 1 Follower for each of your figures on a Fertile space of the region, your God included.
ANKH-CARD-04 = The figures counted by Flood cannot be killed in this Battle's Resolution, but a Plague can still kill them.
ANKH-CARD-05 = Flood protects only the figures counted when it was revealed. A Mummy that a Plague killed and that came back is not among them.
ANKH-CARD-06 = Build Monument: you may sacrifice 3 Followers (none with Inspiring) to put a Monument from the supply on an empty land space of the region without an Underworld token. Put an Ankh token from your pool on it.
ANKH-CARD-07 = If there is no free space, Monument of the wanted type, Ankh token or enough Followers, you build nothing and pay nothing.
ANKH-CARD-08 = Nobody may build on an Underworld token, not even Osiris.
ANKH-CARD-09 = A new Monument counts at once, both for powers and for Monument Majority in the same Battle.
ANKH-CARD-10 = Plague of Locusts: every side with a figure in the region secretly bids any number of Followers, even 0. After the reveal all bids are sacrificed, the losing ones too.
ANKH-CARD-11 = In a Plague a single highest bid saves all figures of that side, while every other Warrior and Guardian in the region dies. If the highest bid is tied, even at 0, nobody is spared.
ANKH-CARD-12 = Only sides that still have figures bid on a second Plague; a lone bidder is spared with any bid, even 0. If no side can bid, that Plague kills nobody.
ANKH-CARD-13 = A Plague kills figures even if Flood or Isis would protect them in Battle Resolution.
ANKH-CARD-14 = If a Plague kills all your figures, you can still use Worshipful, Miracle and Cycle of Ma'at. You gain no majority, have strength 0 and cannot win.
ANKH-CARD-15 = Chariots: +3 strength and no other effect.
ANKH-CARD-16 = Drought: if you win, your reward grows by 1 Devotion for each of your figures on a Desert space of the region. Your God and neutralised figures count.
ANKH-CARD-17 = Miracle: after Battle Resolution gain, as one gain, 1 Devotion for each of your figures killed in this Battle, by a Plague or in Resolution, even if trapped by Anubis.
ANKH-CARD-18 = Every kill counts for Miracle, even if the same Mummy dies twice in one Battle.
ANKH-CARD-19 = Cycle of Ma'at: at the end of the Battle take back all your played cards, including this one and Amun's other card.
ANKH-CARD-20 = A figure on an Underworld token or on Water counts as standing on neither a Fertile nor a Desert space.

## Gods

ANKH-GOD-01 = Amun, Mysterious Forms: in one Battle per Conflict, before anyone has chosen, Amun may announce that he will play two cards. He must then play exactly two, adds both strengths and resolves both effects.
ANKH-GOD-02 = When Amun announces two cards, his token is turned face down; it is turned face up again at the end of the Conflict.
ANKH-GOD-03 = Amun can announce two cards only with at least two cards in hand.
ANKH-GOD-04 = Amun's announcement is public and binding; the other sides choose their cards knowing it.
ANKH-GOD-05 = Amun's two cards each work in their own step, so Followers from Flood can pay for Build Monument in the same Battle.
ANKH-GOD-06 = Anubis, Judge of the Dead: whenever enemy Warriors are killed, anywhere, Anubis may trap one of them in a free slot.
ANKH-GOD-07 = Anubis has three slots; when they are full, he can neither trap another Warrior nor exchange one. He never traps his own Warriors or any Guardian.
ANKH-GOD-08 = If the Anubis God figure is in the region, it has +1 strength per trapped Warrior in Battle Resolution. An adjacent enemy Androsphinx cancels this bonus as well.
ANKH-GOD-09 = You may summon your own trapped Warrior in place of one from your pool by paying 1 Follower to Anubis. This also works with no Warrior in your pool and for additional summons.
ANKH-GOD-10 = Freeing a trapped Warrior always costs 1 Follower and needs no permission from Anubis. Without a Follower you cannot do it.
ANKH-GOD-11 = If a god is forgotten or merges as the lower-merging god, its trapped Warriors leave their slots and the game.
ANKH-GOD-12 = If Anubis is the lower-merging god, trapped Warriors of the higher-merging god return to that god's pool. Those of other sides stay trapped with the merged god.
ANKH-GOD-13 = If Anubis' side is forgotten, all trapped Warriors return to their owners' pools.
ANKH-GOD-14 = Isis, Protectress: figures of Isis are Protected while adjacent to an enemy figure. Isis may save any Protected figure that would die in Battle Resolution, deciding for each one.
ANKH-GOD-15 = Protection is judged before any figure dies, so it holds even if the adjacent enemy is killed at the same moment.
ANKH-GOD-16 = A figure of Isis on Water is Protected in every region of its space if an enemy is adjacent to it, in whatever region. An enemy on adjacent Water also makes a figure on land Protected.
ANKH-GOD-17 = The enemy that makes a figure Protected may be a God and, across Water, need not take part in the Battle.
ANKH-GOD-18 = Osiris, Gateway to the Underworld: after losing a Battle, Osiris' side may place one Underworld token on an empty land space in that region, from the pool or by moving one already on the map.
ANKH-GOD-19 = Osiris may choose any of his Underworld tokens, even one on the map while others are still in his pool.
ANKH-GOD-20 = An Underworld token must go to a space without one; putting it back where it was is not allowed. A figure on the old space stays there.
ANKH-GOD-21 = In a Summon Figure action Osiris may make one additional summon, from the pool or by freeing a trapped Warrior, onto any Underworld token without a figure. No adjacency is needed, and the regular figure may then be placed next to it.
ANKH-GOD-22 = Figures of Osiris' side may stop on, be summoned onto and be pushed onto Underworld tokens; figures of other sides may not.
ANKH-GOD-23 = Ra, Radiance: when Ra's side summons a Warrior or Guardian in any way, including a returning Mummy, it may put a free Sun token on it, at most one per figure. Figures placed in setup get none.
ANKH-GOD-24 = With at least one Radiant figure in the region, Ra gains 1 more Devotion for Domination or for winning the Battle there. Further Radiant figures add nothing. The extra Devotion is part of the same gain, so Bountiful does not apply to it again.
ANKH-GOD-25 = A Radiant figure counts only if it is still alive in the region when the reward is gained, so not if a Plague has killed it.
ANKH-GOD-26 = A killed Radiant figure returns its Sun token before Mummies come back, so a returning Mummy can receive it again.
ANKH-GOD-27 = Your God ability works from the start of the game; you need not unlock it.

## Guardians

ANKH-GUARD-01 = Cat-Mummy: each time one is killed, every other side in the game loses 1 Devotion, wherever its figures are.
ANKH-GUARD-02 = Cat-Mummy losses come at once in a Plague. In Battle Resolution they come after the winner's reward and Magnanimous but before Miracle and everything later.
ANKH-GUARD-03 = If several Cat-Mummies die together, their losses are resolved one after another, owners in ascending order. Within each loss the other sides also lose in ascending order.
ANKH-GUARD-04 = The owner of a Cat-Mummy never loses Devotion because of it, and a merged side loses only once.
ANKH-GUARD-05 = A Cat-Mummy removed by merging or forgetting is not killed and costs nobody Devotion.
ANKH-GUARD-06 = Satet: in a Move Figures action, Satet may end on the land space of an enemy figure, even of a God, and push that figure one space away.
ANKH-GUARD-07 = Satet's player chooses where the pushed figure goes: any empty land space sharing a side with the space Satet enters.
ANKH-GUARD-08 = A push works like a step of a move and may cross Rivers and Camels.
ANKH-GUARD-09 = A figure may be pushed to the space Satet has just left if it shares a side. Only figures of Osiris' side may be pushed onto an Underworld token.
ANKH-GUARD-10 = Satet cannot end on a figure that has nowhere to be pushed, and cannot push its own side's figures or a Monument. A push never causes another, and each move of Satet allows only one.
ANKH-GUARD-11 = Satet can never end on Water, even to push a figure there, nor on another side's Underworld token.
ANKH-GUARD-12 = Apep: you may summon it onto any empty Water space, however far away, or onto land like any other figure.
ANKH-GUARD-13 = With a Pyramid summon, Apep may go only onto Water adjacent to that Pyramid; for other Water, use the regular summon. Osiris' additional summon never goes onto Water.
ANKH-GUARD-14 = Mummy: when killed it must at once be summoned again, if possible, onto an empty land space adjacent to its owner's God. The owner chooses the space.
ANKH-GUARD-15 = If no empty land is adjacent to the God, the killed Mummy goes to its owner's pool.
ANKH-GUARD-16 = The Mummy's return is a summon, so the Mummy can become Radiant. It is not a Summon Figure action, so it gives no additional summons from Pyramids or Osiris.
ANKH-GUARD-17 = A returned Mummy takes part in everything that follows: in the rest of this Battle if it returned to the same region, and in the regions still to come.
ANKH-GUARD-18 = Giant Scorpion: whenever it is summoned or moved, by anyone, its owner must aim its pincers at two spaces next to it that also touch each other. Its pincers destroy Monuments at the start of a Conflict.
ANKH-GUARD-19 = Pincers may point at Water or across Rivers and Camels but do nothing there. Both must point at spaces of the map, never off it.
ANKH-GUARD-20 = At the start of a Conflict a Giant Scorpion destroys every adjacent Monument its pincers point at: enemy, neutral and its owner's own. There is no choice.
ANKH-GUARD-21 = Ankh tokens on Monuments destroyed by a Giant Scorpion return to their owners' pools.
ANKH-GUARD-22 = Androsphinx: enemy figures adjacent to it add no strength in Battles, not even the 3 of Resplendent or the bonus of Anubis' trapped Warriors.
ANKH-GUARD-23 = If an enemy Androsphinx is adjacent to your figure on Water, that figure adds no strength in any region, not even where the Androsphinx is absent.
ANKH-GUARD-24 = When two enemy Androsphinxes are adjacent, neither adds strength, but both abilities still work.
ANKH-GUARD-25 = An adjacent enemy Androsphinx takes away a figure's strength and nothing else. The figure still counts for presence, Temple Attuned, Magnanimous, Drought, Flood and the like.

## Who decides

ANKH-DEC-01 = In an action or an individual event, the player whose turn it is makes the choices.
ANKH-DEC-02 = During a Conflict, each side decides about its own cards, powers and figures.
ANKH-DEC-03 = In Battles both players of a merged god decide together; if they disagree, the player of the higher-merging god has the final say.
ANKH-DEC-04 = Outside Battles the partners of a merged god need not agree: in actions and individual events the one whose turn it is decides.
ANKH-DEC-05 = When a Giant Scorpion is moved, its owner aims the pincers at once, even in another player's turn.
ANKH-DEC-06 = Only cards and bids not yet revealed are secret, and during a bid also what remains in the pool. Played cards, and therefore hands, as well as Followers, pools, trapped Warriors and powers are open to all.

## Merging Gods

ANKH-MERGE-01 = Gods merge once, after the 3rd Conflict is fully resolved and before the turn ends. This never happens in a two-player game.
ANKH-MERGE-02 = The side with the least Devotion is the lower-merging god and the one just above it is the higher-merging god.
ANKH-MERGE-03 = All Monuments of the lower-merging god are destroyed and return to the general supply.
ANKH-MERGE-04 = The lower-merging god's God figure, all its Warriors including trapped ones, its Battle cards, and its Ankh tokens in the pool and on Monuments leave the game.
ANKH-MERGE-05 = The higher-merging god receives all the lower-merging god's Followers.
ANKH-MERGE-06 = The higher-merging god may take over any of the lower-merging god's Guardians, even of a type it already owns or has not unlocked. Guardians not taken over leave the game.
ANKH-MERGE-07 = The merged god may have only 2 small and 2 large Guardians, on the higher-merging god's bases. If there are too many of a size, that god chooses which stay. It may give up its own Guardians only to free bases for those taken over.
ANKH-MERGE-08 = Guardians taken over stay where they are, on the map or in the pool, and only change bases.
ANKH-MERGE-09 = Nothing removed by merging counts as killed.
ANKH-MERGE-10 = The higher-merging god's Devotion marker goes onto the lower-merging god's, and the two move as one from then on. The pair lies at the bottom of its stack, even if other markers are there.
ANKH-MERGE-11 = Moving the marker down for merging is not a loss of Devotion.
ANKH-MERGE-12 = A large base of the lower-merging god goes under the higher-merging god's God figure, only as a sign. It takes no base away from Guardians.
ANKH-MERGE-13 = The lower-merging god's dashboard is changed to the powers of the higher-merging god, adding or removing powers. This brings no Guardian.
ANKH-MERGE-14 = The merged god has the abilities of both gods.
ANKH-MERGE-15 = After merging, both players share the higher-merging god's Warriors, Guardians, Followers, Ankh tokens and Battle cards.
ANKH-MERGE-16 = Both players of a merged god keep their places in turn order. Each takes one action per turn, any of the four, even the one the partner has just taken.
ANKH-MERGE-17 = If either partner unlocks a power, both dashboards change, but the power is paid for once from the shared pool and works once. A Guardian gained gets a base of the higher-merging god.
ANKH-MERGE-18 = If either partner triggers a Conflict, the merged side holds the Battle Tiebreaker.
ANKH-MERGE-19 = Abilities that name the God figure, such as Anubis' bonus, the Mummy and Resplendent, apply to the merged God figure.
ANKH-MERGE-20 = If Osiris is the lower-merging god, his Underworld tokens stay on the map and work for the merged side. Only forgetting removes them.
ANKH-MERGE-21 = If Ra is the lower-merging god, Sun tokens of removed Warriors return to the merged side, and those on Guardians taken over stay. A Sun token on a removed Guardian always returns.
ANKH-MERGE-22 = If Amun is the lower-merging god, his token is face up and works for the merged side with the higher-merging god's cards.
ANKH-MERGE-23 = If Isis is the lower-merging god, every figure of the merged side can be Protected.
ANKH-MERGE-24 = Both players of a merged god win or lose together.
ANKH-MERGE-25 = In a three-player game only two sides remain after merging: the merged pair and the third player.
ANKH-MERGE-26 = Two players never double an effect: Omnipresent, Cat-Mummy losses, Bountiful, bids and everything else count once for the merged side.
ANKH-MERGE-27 = Merging goes in this order: determine the two gods; Monuments, removals, Followers and Guardians; Devotion marker; base; powers; abilities; shared pools.

## Forgotten Gods

ANKH-FORG-01 = After the 4th Conflict every side still on a red space, 0 to 20, is forgotten, all at the same time. A merged pair counts as one side.
ANKH-FORG-02 = All figures of a forgotten side leave the game: from the map, from the pool and trapped ones. Its Guardians do not return to the Guardian cards.
ANKH-FORG-03 = A forgotten side's Monuments are destroyed and its Followers go to the supply. Its Ankh tokens, Devotion marker, cards and Amun token leave the game.
ANKH-FORG-04 = If Osiris is forgotten, all Underworld tokens leave the game. If Ra is forgotten, all Sun tokens leave the game. If Anubis is forgotten, trapped Warriors return to their owners' pools.
ANKH-FORG-05 = Nothing removed by forgetting counts as killed.
ANKH-FORG-06 = If two or more sides remain, play goes on. A single remaining side wins at once; if none remains, nobody wins.

## End of the game

ANKH-END-01 = You win immediately when your Devotion marker reaches space 31.
ANKH-END-02 = You win at once if yours is the only side left after the 4th Conflict.
ANKH-END-03 = If no side is left after the 4th Conflict, Egypt turns atheist and nobody wins.
ANKH-END-04 = After the last event, the 5th Conflict, the side with the most Devotion wins. On a shared space the higher marker in the stack decides, so there are no ties.
ANKH-END-05 = The game ends as soon as the last event is resolved; nobody takes another turn.
ANKH-END-06 = Reaching space 31 wins the game with any gain, at any time.
ANKH-END-07 = Only Devotion decides who wins; Followers, Monuments and figures do not count.

## What always holds

ANKH-INV-01 = No space ever holds two pieces, and only Apep can be on Water. No Monument stands on Water or, after setup, on an Underworld token.
ANKH-INV-02 = Map and supply together always hold 10 Monuments of each type, 30 Camels and 8 Conflict Order tokens. Each region has exactly one of the Conflict Order tokens on the map.
ANKH-INV-03 = As long as a god has lost nothing for good, its Warriors on the map, in the pool and trapped are 6 in total, and its Ankh tokens on the dashboard, in the pool and on Monuments are 15.
ANKH-INV-04 = Followers never fall below zero, Devotion stays between 0 and 31, and each side has its own distinct place in the Devotion order.
ANKH-INV-05 = Your hand and your played cards together are always 7 different cards, and you hold Cycle of Ma'at whenever a Battle starts.
ANKH-INV-06 = No region is ever smaller than 6 land spaces, and the land on either side of a River or a Camel is always in different regions.
ANKH-INV-07 = You have at most two unlocked powers per level; the next level opens only when you have two of the level before.
ANKH-INV-08 = A side never has more than 2 Guardians on small bases and 2 on large bases.
