# What an adviser says. $line is a line of answers, $chance and $worth are percentages, $what names a feature, $before and $after are amounts, $who names a player.

hint-best = Best: { $line }. Chance of winning: { $chance }%.
hint-ends = That ends the game.
hint-gain = Gains: { $what }, { $before } → { $after } (chance of winning { $worth }%).
hint-denial = Takes from { $who }: { $what }, { $before } → { $after } (chance of winning { $worth }%).
hint-risk = Costs: { $what }, { $before } → { $after } (chance of winning { $worth }%).
hint-risk-of = Gives { $who }: { $what }, { $before } → { $after } (chance of winning { $worth }%).
hint-alternative = Or: { $line }. Chance of winning: { $chance }%.
hint-none = There is only one choice: { $line }.
hint-battle = Battle in region { $region }: { $who } against { $others }.
hint-battle-none = { $who } has no Battle coming up.
hint-battle-cards = Your card
hint-battle-won = won
hint-battle-lost = lost
hint-battle-draw = nobody wins
hint-battle-bids-none = no bids
hint-battle-bids-mine = you bid most
hint-battle-bids-theirs = another side bids most
hint-battle-bids-equal = equal bids
hint-battle-key = Each cell shows who wins, and for you: Devotion D, figures lost †, Followers F.
