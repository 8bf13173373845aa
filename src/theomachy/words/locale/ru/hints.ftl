# Что говорит советник. $line — цепочка ответов, $chance и $worth — проценты, $what называет признак, $before и $after — количества, $who называет игрока.

hint-best = Лучше всего: { $line }. Вероятность победы: { $chance } %.
hint-ends = На этом игра закончится.
hint-gain = Выгода: { $what }, с { $before } до { $after }; { $worth } %.
hint-denial = Теряет { $who }: { $what }, с { $before } до { $after }; { $worth } %.
hint-risk = Цена: { $what }, с { $before } до { $after }; { $worth } %.
hint-risk-of = Получает { $who }: { $what }, с { $before } до { $after }; { $worth } %.
hint-alternative = Или: { $line }. Вероятность победы: { $chance } %.
hint-none = Возможен только один ответ: { $line }.
hint-battle = Сражение в регионе { $region }: { $who } против: { $others }.
hint-battle-none = Не предвидится сражения, где есть фигурки: { $who }.
hint-battle-cards = Моя карта
hint-battle-won = победа
hint-battle-lost = поражение
hint-battle-draw = никто не побеждает
hint-battle-bids-none = без ставок
hint-battle-bids-mine = моя ставка выше
hint-battle-bids-theirs = ставка других выше
hint-battle-bids-equal = равные ставки
hint-battle-key = В каждой клетке: кто побеждает, а для меня поклонение D, потерянные фигурки †, верующие F.
