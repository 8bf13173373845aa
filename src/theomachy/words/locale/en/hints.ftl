# What an adviser says. $line is what a suggestion does, $what names a feature, $who names a player.

hint-best = Suggestion: { $line }.
hint-only = There is only one choice: { $line }.
hint-ends = That ends the game.
hint-reason =
    { $case ->
        [gain] Better for you: { $what }.
        [cost] Worse for you: { $what }.
        [denial] Worse for { $who }: { $what }.
       *[gift] Better for { $who }: { $what }.
    }
hint-alternative =
    { $worse ->
        [little] Almost as good: { $line }.
        [some] A little weaker: { $line }.
       *[much] Clearly weaker: { $line }.
    }
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
hint-but = On the other hand
