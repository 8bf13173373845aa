# What an adviser says. $line is a line of answers, $chance and $worth are percentages, $what names a feature, $before and $after are amounts, $who names a player.

hint-best = Best: { $line }. Chance of winning: { $chance } %.
hint-ends = That ends the game.
hint-gain = Gains: { $what }, from { $before } to { $after }; { $worth } %.
hint-denial = Takes from { $who }: { $what }, from { $before } to { $after }; { $worth } %.
hint-risk = Costs: { $what }, from { $before } to { $after }; { $worth } %.
hint-risk-of = Gives { $who }: { $what }, from { $before } to { $after }; { $worth } %.
hint-alternative = Or: { $line }. Chance of winning: { $chance } %.
hint-none = Only one answer is possible: { $line }.
hint-battle = Battle in region { $region }: { $who } against { $others }.
hint-battle-none = No Battle with figures of { $who } is coming.
hint-battle-cards = My card
hint-battle-won = won
hint-battle-lost = lost
hint-battle-draw = nobody wins
hint-battle-bids-none = no bids
hint-battle-bids-mine = I bid most
hint-battle-bids-theirs = they bid most
hint-battle-bids-equal = equal bids
hint-battle-key = In every cell: who wins, and for me Devotion D, figures lost †, Followers F.
