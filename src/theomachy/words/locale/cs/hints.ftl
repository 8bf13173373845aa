# Co říká rádce. $line je řada odpovědí, $chance a $worth jsou procenta, $what jmenuje vlastnost, $before a $after jsou množství, $who jmenuje hráče.

hint-best = Nejlepší je: { $line }. Šance na vítězství: { $chance } %.
hint-ends = Tím hra končí.
hint-gain = Zisk: { $what }, { $before } → { $after }; { $worth } %.
hint-denial = { $who } ztrácí: { $what }, { $before } → { $after }; { $worth } %.
hint-risk = Cena: { $what }, { $before } → { $after }; { $worth } %.
hint-risk-of = { $who } získává: { $what }, { $before } → { $after }; { $worth } %.
hint-alternative = Nebo: { $line }. Šance na vítězství: { $chance } %.
hint-none = Je jen jedna možnost: { $line }.
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
