# Что говорит советник. $line — цепочка ответов, $chance и $worth — проценты, $what называет признак, $before и $after — количества, $who называет игрока.

hint-best = Лучше всего: { $line }. Вероятность победы: { $chance } %.
hint-ends = На этом игра закончится.
hint-gain = Выгода: { $what }, { $before } → { $after } (вероятность победы { $worth } %).
hint-denial = Теряет { $who }: { $what }, { $before } → { $after } (вероятность победы { $worth } %).
hint-risk = Цена: { $what }, { $before } → { $after } (вероятность победы { $worth } %).
hint-risk-of = Получает { $who }: { $what }, { $before } → { $after } (вероятность победы { $worth } %).
hint-alternative = Или: { $line }. Вероятность победы: { $chance } %.
hint-none = Выбор только один: { $line }.
hint-battle = Сражение в регионе { $region }: { $who } — { $others }.
hint-battle-none = { $who }: сражений не предвидится.
hint-battle-cards = Ваша карта
hint-battle-won = победа
hint-battle-lost = поражение
hint-battle-draw = никто не побеждает
hint-battle-bids-none = без ставок
hint-battle-bids-mine = ваша ставка выше
hint-battle-bids-theirs = ставка других выше
hint-battle-bids-equal = равные ставки
hint-battle-key = В каждой ячейке: кто побеждает, а для вас — поклонение D, потерянные фигурки †, верующие F.
