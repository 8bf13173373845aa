# What every printed thing of Ankh does: its whole effect, and its gist in at most 45 characters.
# `effects.py` lists the rules each effect sums up. Where the preview edition differs, its text has `-preview-`.

## Gods

ankh-effect-god-amun = Mysterious Forms. Once per Conflict, before anyone chooses a card for a Battle, you may announce that you will play two. You must then play exactly two: add both strengths and resolve both effects.
ankh-effect-god-anubis = Judge of the Dead. Whenever enemy Warriors are killed, anywhere, you may trap one of them in one of your 3 slots. In Battle Resolution your God has +1 strength for each trapped Warrior. The owner may summon a trapped Warrior by paying you 1 Follower.
ankh-effect-god-isis = Protectress. Your figures adjacent to an enemy figure are Protected: whenever one would be killed in Battle Resolution, you may keep it alive. A Plague of Locusts still kills them.
ankh-effect-god-osiris = Gateway to the Underworld. After you lose a Battle, you may put one of your 3 Underworld tokens, from your pool or from the map, on an empty land space in that region. In a Summon Figure action you may also summon one more figure onto any Underworld token without a figure. Only your figures may stop there, and nobody may build there.
ankh-effect-god-ra = Radiance. Whenever you summon a figure, you may put one of your 3 Sun tokens on it: it becomes Radiant. With a Radiant figure in a region, you gain 1 more Devotion for Domination or for winning the Battle there. If the figure is killed, the token comes back to you.
ankh-effect-preview-god-anubis = Judge of the Dead. Whenever Warriors are killed, anywhere, even your own, you may trap one of them in one of your 3 slots. In Battle Resolution your God has +1 strength for each trapped Warrior. Other sides may summon their trapped Warriors by paying you 1 Follower; your own can never be freed.
ankh-effect-preview-god-isis = Protectress. Your figures adjacent to an enemy figure are Protected: they cannot be killed at all, not even by a Plague of Locusts.
ankh-effect-preview-god-osiris = Gateway to the Underworld. After you lose a Battle, you may put one of your 3 Underworld tokens, from your pool or from the map, on an empty land space in that region. In a Summon Figure action you may also summon one more figure onto any Underworld token with neither a figure nor a Monument. Only your figures may stop there, and only you may build there.
ankh-effect-preview-god-ra = Radiance. Whenever you summon a figure, you may put one of your 3 Sun tokens on it: it becomes Radiant. With a Radiant figure in a region, you gain 1 more Devotion for winning the Battle there, but not for Domination. If the figure is killed, the token comes back to you.

## Battle cards

ankh-effect-card-flood = +0 strength. When revealed, gain 1 Follower for each of your figures on a Fertile space in the region. These figures cannot be killed in Battle Resolution; a Plague of Locusts can still kill them.
ankh-effect-card-build = +0 strength. You may sacrifice 3 Followers to place an Obelisk, Temple or Pyramid from the supply on an empty land space in the region. Put one of your Ankh tokens on it: you control it at once.
ankh-effect-card-plague = +1 strength. Every side with a figure in the region secretly bids Followers, and all bids are sacrificed. Then all Warriors and Guardians in the region are killed, except those of the highest bidder. If the highest bid is tied, nobody is spared.
ankh-effect-card-chariots = +3 strength. No other effect.
ankh-effect-card-drought = +1 strength. If you win the Battle, gain 1 more Devotion for each of your figures on a Desert space in the region.
ankh-effect-card-miracle = +0 strength. After Battle Resolution, gain 1 Devotion for each of your figures killed in this Battle, whether by a Plague of Locusts or in Battle Resolution.
ankh-effect-card-cycle = +0 strength. At the end of the Battle, take all your played Battle cards back into your hand, including this one.
ankh-effect-preview-card-flood = +0 strength. After the Plague of Locusts, gain 1 Follower for each of your figures on a Fertile space in the region. It does not protect them.
ankh-effect-preview-card-build = +0 strength. You may place a Monument from the supply on an empty land space in the region and take control of it. It costs 2 Followers, plus 2 for each Monument of that type you already control anywhere.
ankh-effect-preview-card-plague = +1 strength. Before all other cards, every side with a figure in the region secretly bids Followers, and all bids are sacrificed. Then all Warriors and Guardians in the region are killed, except those of the highest bidder. If the highest bid is tied, nobody is spared. Several Plague cards bring only one Plague.
ankh-effect-preview-card-drought = +2 strength. In Battle Resolution the strength of each of your figures on a Desert space in the region is doubled.

## Ankh powers

ankh-effect-power-commanding = When you win a Battle, gain 3 Followers. Domination does not count.
ankh-effect-power-inspiring = Your Build Monument card costs you no Followers.
ankh-effect-power-omnipresent = At the start of each Conflict, gain 1 Follower for each region where you have a figure.
ankh-effect-power-revered = Each of your Gain Followers actions gives you 1 more Follower.
ankh-effect-power-resplendent = While you control at least 3 Monuments of one type anywhere on the map, your God has 3 strength instead of 1.
ankh-effect-power-obelisk-attuned = At the start of a Battle in a region where you have a figure, you may move any of your figures, from anywhere, to empty land spaces adjacent to Obelisks you control there. Each figure may move once per Battle this way.
ankh-effect-power-temple-attuned = +2 strength for each Temple you control in the Battle's region that has at least one of your figures adjacent.
ankh-effect-power-pyramid-attuned = In a Summon Figure action you may make one additional summon for each Pyramid you control, onto an empty land space adjacent to it. Apep may also go onto adjacent Water.
ankh-effect-power-glorious = If you win a Battle with at least 3 strength more than every other participant, your basic reward is 3 Devotion instead of 1. A win by the Tiebreaker does not count.
ankh-effect-power-magnanimous = If you lose a Battle but had at least 2 figures in the region when Battle Resolution began, gain 2 Devotion. Your figures may die or survive.
ankh-effect-power-bountiful = Whenever you gain Devotion while you are in the red section (spaces 0 to 20), gain 1 more.
ankh-effect-power-worshipful = After each Battle in which you played a card, you may sacrifice 2 Followers to gain 1 Devotion, even if you have no figures left there.
ankh-effect-power-mighty = If you win a Battle with at least 2 strength more than every other participant, gain 1 more Devotion, and every other participant loses 1.
ankh-effect-power-splendiferous = When the actions of your turn are over, gain 1 Devotion if you have at least 10 Followers.
ankh-effect-preview-power-inspiring = Building a Monument never costs you more than 3 Followers: 2 for the first of a type, 3 for any further one.
ankh-effect-preview-power-resplendent = With a figure in the Battle's region you have +1 strength for each Monument you control there.
ankh-effect-preview-power-obelisk-attuned = At the start of any Battle, you may move any of your figures, from anywhere, to empty land spaces adjacent to Obelisks you control in its region. If you had no figure there, you now take part and must play a card.
ankh-effect-preview-power-temple-attuned = Your God has +1 strength for each Temple you control anywhere on the map.
ankh-effect-preview-power-pyramid-attuned = Whenever you summon, by action or by a returning Mummy, you may make one additional summon for each Pyramid you control, onto a space adjacent to it. Additional summons bring no further ones.
ankh-effect-preview-power-glorious = If you win a Battle with at least 2 strength more than every other participant, gain 1 more Devotion.
ankh-effect-preview-power-bountiful = Your Flood card brings double the Followers.
ankh-effect-preview-power-worshipful = When the actions of your turn are over, gain 1 Devotion if you control at least 5 Monuments.

## Figures and Monuments

ankh-effect-kind-god = 1 strength. A God is never killed and stays on the map. It moves, fights, takes control of Monuments and lets you summon beside it like any other figure.
ankh-effect-kind-warrior = 1 strength. You have 6 Warriors. A killed Warrior returns to your pool, and you can summon it again.
ankh-effect-kind-cat-mummy = 1 strength. Each time a Cat-Mummy is killed, every other side loses 1 Devotion.
ankh-effect-kind-satet = 1 strength. In a Move Figures action Satet may end on the land space of an enemy figure, even a God, and push that figure one space, to an empty land space you choose.
ankh-effect-kind-mummy = 1 strength. When a Mummy is killed, you summon it again at once, onto an empty land space adjacent to your God. If there is none, it goes to your pool.
ankh-effect-kind-apep = 1 strength. You may summon Apep onto any empty Water space; there it belongs to every region around that space. It cannot end a move on Water.
ankh-effect-kind-giant-scorpion = 1 strength. Whenever it is summoned or moved, you aim its pincers at two spaces next to it that touch each other. At the start of each Conflict, Monuments on these spaces are destroyed if they are adjacent to it, even your own.
ankh-effect-kind-androsphinx = 1 strength. Enemy figures adjacent to it add no strength in Battles.
ankh-effect-kind-obelisk = With your figure adjacent, it gives you 1 Follower in Gain Followers if it is yours or neutral. In a Conflict you gain 1 Devotion in each region where you have a figure and control the most Obelisks. Also counts for Obelisk Attuned.
ankh-effect-kind-temple = With your figure adjacent, it gives you 1 Follower in Gain Followers if it is yours or neutral. In a Conflict you gain 1 Devotion in each region where you have a figure and control the most Temples. Also counts for Temple Attuned.
ankh-effect-kind-pyramid = With your figure adjacent, it gives you 1 Follower in Gain Followers if it is yours or neutral. In a Conflict you gain 1 Devotion in each region where you have a figure and control the most Pyramids. Also counts for Pyramid Attuned.
ankh-effect-preview-kind-obelisk = With your figure adjacent, it gives you 1 Follower in Gain Followers if it is yours or neutral. In a Conflict, in each region where you have a figure and control the most Obelisks, you gain 1 Devotion for each of your Obelisks. Also counts for Obelisk Attuned.
ankh-effect-preview-kind-temple = With your figure adjacent, it gives you 1 Follower in Gain Followers if it is yours or neutral. In a Conflict, in each region where you have a figure and control the most Temples, you gain 1 Devotion for each of your Temples. Also counts for Temple Attuned.
ankh-effect-preview-kind-pyramid = With your figure adjacent, it gives you 1 Follower in Gain Followers if it is yours or neutral. In a Conflict, in each region where you have a figure and control the most Pyramids, you gain 1 Devotion for each of your Pyramids. Also counts for Pyramid Attuned.

## Actions and events

ankh-effect-action-move = Move each of your figures up to 3 spaces, one after another. They may cross Rivers, Camels, Water and other pieces, but must end on an empty land space.
ankh-effect-action-summon = Place one Warrior or Guardian from your pool on an empty land space adjacent to one of your figures or to a Monument you control. A Warrior of yours trapped by Anubis may be summoned instead; it costs 1 Follower.
ankh-effect-action-gain = Gain 1 Follower for each neutral Monument and each Monument you control that has one of your figures adjacent. Take all of them or none.
ankh-effect-action-unlock = Sacrifice Followers equal to the level (1, 2 or 3) to unlock a power of that level: two per level, from left to right. Your 2nd, 4th and 5th power each bring you a Guardian. Chosen as your first action, it ends your turn.
ankh-effect-event-control-monument = Take control of a neutral Monument adjacent to one of your figures. If the map has no neutral Monument at all, take another side's Monument adjacent to one of your figures instead. Only the player who triggers the event benefits.
ankh-effect-event-camel-caravan = You may place a line of up to 6 Camels that splits a region into two, each with at least 6 land spaces. Choose which part keeps its Conflict Order token; the other gets the lowest one from the supply. Then you may swap the token of either part with any other on the map. Only the player who triggers the event benefits.
ankh-effect-event-conflict = Regions are resolved in the order of their numbers: a side alone in a region dominates it, two or more sides fight a Battle. The player who triggers the Conflict holds the Tiebreaker. Gods merge after the 3rd Conflict and may be forgotten after the 4th; the game ends after the 5th.
ankh-effect-preview-event-control-monument = You may take control of a neutral Monument adjacent to one of your figures. If the map has no neutral Monument at all, you may take another side's Monument adjacent to one of your figures instead. Only the player who triggers the event benefits.
ankh-effect-preview-event-camel-caravan = You may place a line of up to 6 Camels that splits a region into two, each with at least 6 land spaces. Choose which part keeps its Conflict Order token; the other gets the lowest one from the supply. Then you may swap that new token with any other on the map. Only the player who triggers the event benefits.

## Gists

ankh-gist-god-amun = Play two cards in one Battle per Conflict
ankh-gist-god-anubis = Traps killed Warriors; +1 strength for each
ankh-gist-god-isis = May save figures next to enemies in Battle
ankh-gist-god-osiris = Lost Battles open gates for extra summons
ankh-gist-god-ra = Radiant figures: +1 Devotion for a victory
ankh-gist-preview-god-isis = Figures next to enemies cannot be killed
ankh-gist-card-flood = Followers on Fertile land; they survive
ankh-gist-card-build = Build a Monument for 3 Followers
ankh-gist-card-plague = Highest bid spares its side; the rest die
ankh-gist-card-chariots = The strongest card, nothing else
ankh-gist-card-drought = If you win: Devotion for Desert figures
ankh-gist-card-miracle = 1 Devotion for each of your killed figures
ankh-gist-card-cycle = Take all your played cards back
ankh-gist-preview-card-flood = Followers for figures on Fertile land
ankh-gist-preview-card-build = Build a Monument for 2 Followers or more
ankh-gist-preview-card-drought = Figures on Desert count double
ankh-gist-power-commanding = Win a Battle: +3 Followers
ankh-gist-power-inspiring = Build Monument is free
ankh-gist-power-omnipresent = Conflict: 1 Follower per region you are in
ankh-gist-power-revered = Gain Followers: +1 Follower
ankh-gist-power-resplendent = 3 Monuments of a type: your God has 3
ankh-gist-power-obelisk-attuned = Before a Battle, move to your Obelisks
ankh-gist-power-temple-attuned = +2 strength for each of your Temples there
ankh-gist-power-pyramid-attuned = Extra summon next to each of your Pyramids
ankh-gist-power-glorious = Win by 3 or more: 3 Devotion instead of 1
ankh-gist-power-magnanimous = Lose with 2 or more figures: +2 Devotion
ankh-gist-power-bountiful = In the red: +1 Devotion with every gain
ankh-gist-power-worshipful = After a Battle: 2 Followers for 1 Devotion
ankh-gist-power-mighty = Win by 2 or more: +1, all others lose 1
ankh-gist-power-splendiferous = 10 Followers at turn's end: +1 Devotion
ankh-gist-preview-power-inspiring = Building costs at most 3 Followers
ankh-gist-preview-power-resplendent = +1 strength for each Monument you have there
ankh-gist-preview-power-obelisk-attuned = Join any Battle at your Obelisks
ankh-gist-preview-power-temple-attuned = God: +1 strength for each of your Temples
ankh-gist-preview-power-pyramid-attuned = Extra summon next to each of your Pyramids
ankh-gist-preview-power-glorious = Win by 2 or more: +1 Devotion
ankh-gist-preview-power-bountiful = Flood brings double the Followers
ankh-gist-preview-power-worshipful = 5 Monuments at turn's end: +1 Devotion
ankh-gist-kind-cat-mummy = Killed: every other side loses 1 Devotion
ankh-gist-kind-satet = Pushes an enemy figure out of its space
ankh-gist-kind-mummy = Killed: returns next to your God
ankh-gist-kind-apep = Summoned onto Water, in all regions around
ankh-gist-kind-giant-scorpion = Destroys Monuments at a Conflict's start
ankh-gist-kind-androsphinx = Enemies next to it add no strength
ankh-gist-action-move = Move all your figures up to 3 spaces
ankh-gist-action-summon = Place one figure from your pool
ankh-gist-action-gain = 1 Follower per Monument with a figure
ankh-gist-action-unlock = Pay Followers for a power
ankh-gist-event-control-monument = Take a Monument next to your figure
ankh-gist-event-camel-caravan = Split a region with up to 6 Camels
ankh-gist-event-conflict = Every region is dominated or fought over
