# Co říká rádce. $line jsou navržené kroky, $what jmenuje vlastnost, $who jmenuje hráče.

hint-best = Návrh: { $line }.
hint-only = Je jen jedna možnost: { $line }.
hint-ends = Tím hra končí.
hint-reason =
    { $case ->
        [gain] Lepší pro vás: { $what }.
        [cost] Horší pro vás: { $what }.
        [denial] { $who } je na tom hůř: { $what }.
       *[gift] { $who } je na tom lépe: { $what }.
    }
hint-alternative =
    { $worse ->
        [little] Téměř stejně dobré: { $line }.
        [some] O něco slabší: { $line }.
       *[much] Zřetelně slabší: { $line }.
    }
hint-battle = Boj v oblasti { $region }: { $who } proti: { $others }.
hint-battle-none = Neblíží se žádný boj, kterého se účastní { $who }.
hint-battle-cards = Moje karta
hint-battle-won = výhra
hint-battle-lost = prohra
hint-battle-draw = nevyhrává nikdo
hint-battle-bids-none = bez nabídek
hint-battle-bids-mine = moje nabídka nejvyšší
hint-battle-bids-theirs = nabídka jiných nejvyšší
hint-battle-bids-equal = stejné nabídky
hint-battle-key = V každé buňce: kdo vyhrává a co to přinese mně: zbožnost D, ztracené figury †, stoupenci F.
hint-but = Na druhou stranu
