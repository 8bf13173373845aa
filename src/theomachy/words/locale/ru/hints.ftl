# Что говорит советник. $line — предлагаемые действия, $what называет признак, $who называет игрока.

hint-best = Совет: { $line }.
hint-only = Выбор только один: { $line }.
hint-ends = На этом игра закончится.
hint-reason =
    { $case ->
        [gain] Лучше для вас: { $what }.
        [cost] Хуже для вас: { $what }.
        [denial] Хуже для соперника ({ $who }): { $what }.
       *[gift] Лучше для соперника ({ $who }): { $what }.
    }
hint-alternative =
    { $worse ->
        [little] Почти так же хорошо: { $line }.
        [some] Немного слабее: { $line }.
       *[much] Заметно слабее: { $line }.
    }
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
hint-but = С другой стороны
