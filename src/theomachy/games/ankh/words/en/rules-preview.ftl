## General

ANKHP-GEN-01 = Wherever the preview edition says nothing, the rules of the final edition apply.
ANKHP-GEN-02 = If the preview edition says you may or can do something, it is optional, even where the final edition makes it compulsory.
ANKHP-DATA-01 = The map, the scenarios, the Event, Action and Devotion tracks and the Guardian cards are the same as in the final edition.

## Components and setup

ANKHP-COMP-01 = Each god has six Battle cards, all in hand at the start; there is no Chariots card.
ANKHP-COMP-02 = Each god has 16 cardboard Ankh tokens and no plastic one: 6 on the dashboard, 1 as Devotion marker and 9 in the pool.
ANKHP-COMP-03 = There are no City tokens.
ANKHP-SETUP-01 = Devotion markers are stacked in turn order, so the first player starts with the least Devotion and the last player with the most.
ANKHP-SETUP-02 = Scenarios bring no extra rules of their own.

## Map

ANKHP-MAP-01 = Water normally cannot be occupied. Its regions and adjacency work as in the final edition.

## Devotion

ANKHP-DEV-01 = When several sides gain or lose Devotion at the same time, they do so in ascending order.

## Turns and actions

ANKHP-TURN-01 = If your first action triggers no event, a second action is optional. If you decline it, no second marker moves and your turn ends.
ANKHP-TURN-02 = Nothing obliges you to take a second action; you may always stop after the first.
ANKHP-TURN-03 = A player of a merged god takes one or two actions per turn, like every other player.
ANKHP-TURN-04 = Your Worshipful and Splendiferous are checked when you have taken or declined all actions of your turn, before a triggered event is resolved.
ANKHP-UNL-01 = If you cannot pay for a power or have already unlocked all six, the marker still advances but you pay nothing and gain nothing.
ANKHP-UNL-02 = Different powers with the same condition add up, for example Glorious and Mighty.
ANKHP-UNL-03 = Without a free base of the right size you cannot take a Guardian.
ANKHP-COMP-04 = Followers never run out, however many tokens there are.

## Control Monument and Camel Caravan

ANKHP-CTRL-01 = In a Control Monument event you may decline to take control of a Monument, whether neutral or enemy.
ANKHP-CTRL-02 = If your pool has no Ankh token, you cannot take control of a Monument. A token you replace returns to its owner's pool.
ANKHP-CAMEL-01 = After a caravan you may swap only the Conflict Order token you have just taken from the supply, with any other on the map. The token kept from the old region can change places only with it.
ANKHP-CAMEL-02 = Each new region needs at least 6 land spaces; Water does not count.

## Domination

ANKHP-DOM-01 = For dominating a region you gain 1 Devotion, plus 1 for each Monument you control there of every type of which you hold the majority.
ANKHP-DOM-02 = The Devotion for Domination and for its Monuments is one gain.
ANKHP-DOM-03 = Radiant figures bring no extra Devotion for Domination.

## Battle

ANKHP-BAT-01 = A Battle runs in this order: start effects, Card Selection, Plague, all other cards in ascending order, Monument Majority, Battle Resolution, effects after it. Each side finishes all its cards before the next side begins.
ANKHP-BAT-02 = However many Plague cards are revealed, the Plague is resolved only once, with a single bid.
ANKHP-BAT-03 = When the other cards are resolved, only Flood and Build Monument do anything. Drought works in Battle Resolution, Miracle and Cycle of Ma'at after it.
ANKHP-BAT-04 = If the Plague kills all your figures, you may still pay to build and still use Miracle and Cycle of Ma'at. Your Flood finds no figures, you gain no majority and you cannot win.
ANKHP-BAT-05 = In Monument Majority, each side with figures in the region gains 1 Devotion for each Monument it controls there of every type of which it has the majority. Sides go in ascending order.
ANKHP-BAT-06 = The winner gains 1 Devotion plus Glorious, Mighty and Radiance as one gain. Kills, ties and the Battle Tiebreaker work as in the final edition.
ANKHP-BAT-07 = In Battle Resolution the winner's reward comes first, then the losses from Mighty in ascending order, kills and Cat-Mummy losses. Miracle, Osiris and Cycle of Ma'at follow.
ANKHP-BAT-08 = This edition has no Magnanimous or Omnipresent. Worshipful does nothing after Battles, and Bountiful adds no Devotion.
ANKHP-BAT-09 = Even with six cards your hand is never empty when a Battle begins.

## Battle cards

ANKHP-CARD-01 = Drought adds 2 strength and Plague of Locusts 1; Flood, Build Monument, Miracle and Cycle of Ma'at add none.
ANKHP-CARD-02 = Build Monument costs 2 Followers, plus 2 for each Monument of the chosen type you already control anywhere on the map.
ANKHP-CARD-03 = Building is optional and you know the price of each type before you choose. If you can afford no type, you build nothing.
ANKHP-CARD-04 = The price of a Monument is determined when your card is resolved, after Flood and buildings of the sides before you.
ANKHP-CARD-05 = Drought: in Battle Resolution the strength of each of your figures on a Desert space of the region is doubled, including everything that changes that figure's strength. It gives no Devotion.
ANKHP-CARD-06 = Drought cannot double what an Androsphinx has neutralised: that figure's strength stays 0.
ANKHP-CARD-07 = Flood: after the Plague, gain 1 Follower for each of your figures then on a Fertile space of the region. It does not protect them.
ANKHP-CARD-08 = Plague of Locusts works as in the final edition but comes before all other cards.
ANKHP-CARD-09 = If several sides played Miracle, they gain their Devotion in ascending order.
ANKHP-CARD-10 = Cycle of Ma'at works as in the final edition.
ANKHP-CARD-11 = If both of Amun's cards are resolved after the Plague, he resolves them in any order when his turn comes, before the next side.

## Ankh powers

ANKHP-POW-01 = The Level 1 powers are Commanding, Inspiring, Bountiful and Revered, and Level 2 has Glorious and the three Attuned powers for Obelisk, Temple and Pyramid. Level 3 has Mighty, Worshipful, Resplendent and Splendiferous.
ANKHP-POW-02 = Commanding and Revered work as in the final edition.
ANKHP-POW-03 = Inspiring: building never costs you more than 3 Followers, so the first Monument of a type costs 2 and any further one 3.
ANKHP-POW-04 = Bountiful (Level 1): your Flood brings double the Followers.
ANKHP-POW-05 = Glorious (Level 2): if you win a Battle with at least 2 strength more than any other participant, gain 1 more Devotion.
ANKHP-POW-06 = Mighty (Level 3): if you win a Battle with at least 2 strength more than any other participant, gain 1 more Devotion, and every other participant loses 1.
ANKHP-POW-07 = Participants with no figures left count as strength 0 for the margin, and they too lose Devotion because of Mighty.
ANKHP-POW-08 = Obelisk Attuned works even if you have no figure in the region; your figures go to empty land spaces next to Obelisks you control there. If you bring figures in, you become a participant and must play a card.
ANKHP-POW-09 = Obelisk Attuned works only at the start of a Battle, so at least two sides must already be present. It cannot turn a Domination into a Battle.
ANKHP-POW-10 = If several sides have Obelisk Attuned, they take turns in ascending order, moving one figure at a time, until all have stopped.
ANKHP-POW-11 = Temple Attuned: your God figure has +1 strength for each Temple you control anywhere on the map.
ANKHP-POW-12 = Pyramid Attuned: whenever you summon, by action or by a returning Mummy, you may make one additional summon next to each Pyramid you control; these trigger no more. An action has one such set, even without its regular summon. Summons after a Mummy may free trapped Warriors and come before the next Mummy and Cat-Mummy losses.
ANKHP-POW-13 = Worshipful (Level 3): when your actions of the turn are over, gain 1 Devotion if you control at least 5 Monuments on the map.
ANKHP-POW-14 = Splendiferous (Level 3): when your actions of the turn are over, gain 1 Devotion if you have at least 10 Followers.
ANKHP-POW-15 = With both Worshipful and Splendiferous you make two gains in any order. If one takes you to space 31, you win before the triggered event.
ANKHP-POW-16 = A merged god checks Worshipful and Splendiferous in the turn of each of its two players.
ANKHP-POW-17 = Resplendent (Level 3): with a figure in the Battle's region you have +1 strength for each Monument you control there. It belongs to no figure, so it is neither doubled nor neutralised.

## Gods and Guardians

ANKHP-GOD-01 = Amun works as in the final edition.
ANKHP-GOD-02 = Anubis may also trap his own killed Warriors, but still only one Warrior per Plague or Battle Resolution.
ANKHP-GOD-03 = Anubis can never free Warriors of his own that he has trapped.
ANKHP-GOD-04 = The +1 strength per trapped Warrior belongs to the Anubis God figure.
ANKHP-GOD-05 = While Protected, a figure of Isis cannot be killed at all, even by a Plague; Isis has no choice about it.
ANKHP-GOD-06 = Osiris' Underworld token goes on an empty space of the region, but never on Water.
ANKHP-GOD-07 = Only Osiris may build Monuments on Underworld tokens. If a token is moved, a figure or Monument there stays.
ANKHP-GOD-08 = Osiris' additional summon needs an Underworld token with neither a figure nor a Monument on its space.
ANKHP-GOD-09 = With a Radiant figure in the region, Ra gains 1 more Devotion for winning a Battle there. Domination gives him no such bonus.
ANKHP-GUARD-01 = All Guardians work as in the final edition.

## Merging and forgetting

ANKHP-MERGE-01 = Like its other figures, the lower-merging god's Guardians leave the game; the higher-merging god takes over none.
ANKHP-MERGE-02 = The lower-merging god's Monuments are not destroyed. They lose its Ankh tokens and become neutral.
ANKHP-MERGE-03 = The higher-merging god gets none of the lower-merging god's Followers; they return to the supply.
ANKHP-MERGE-04 = The order of merging, the tokens, the dashboards and the shared pools are as in the final edition.
ANKHP-MERGE-05 = Each player of a merged god takes full turns with up to two actions, so that side has twice as many turns as the others.
ANKHP-MERGE-06 = Trapped Warriors and Underworld, Sun and Amun tokens are treated at merging as in the final edition. Sun tokens on removed Guardians return to the merged side.
ANKHP-FORG-01 = When a god is forgotten, its Monuments stay on the map and become neutral, and its Followers return to the supply.
ANKHP-FORG-02 = Trapped Warriors and Underworld tokens of forgotten gods are treated as in the final edition.
