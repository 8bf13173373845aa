# Стол игры «Анх»: полоса действий, ближайшие события, планшеты богов, кто победил бы.

## Полоса действий

ankh-table-action-of = Ваш ход: действие { $number } из { $of }
ankh-table-only-action = Ваш ход: единственное действие
ankh-table-order-first = Затем можно выполнить второе действие, стоящее в списке дальше.
ankh-table-order-second = Оно должно стоять в списке после действия «{ $action }».
ankh-table-order-only = Игрок единого бога выполняет одно действие.
ankh-table-first = Сначала выберите действие.
ankh-table-short-move = Переместить
ankh-table-short-summon = Призвать
ankh-table-short-gain = Верующие
ankh-table-short-unlock = Свойство
ankh-table-move = { $amount ->
        [one] { $amount } ваша фигурка может пройти до 3 клеток.
        [few] { $amount } ваши фигурки могут пройти до 3 клеток каждая.
       *[many] { $amount } ваших фигурок могут пройти до 3 клеток каждая.
    }
ankh-table-move-none = Ни одна ваша фигурка не может переместиться: сдвинется только фишка.
ankh-table-summon = { $amount ->
        [one] Поставьте { $amount } фигурку из запаса рядом со своей фигуркой или монументом.
        [few] Поставьте до { $amount } фигурок: одну рядом со своей фигуркой или монументом, остальные — по способности бога и свойствам.
       *[many] Поставьте до { $amount } фигурок: одну рядом со своей фигуркой или монументом, остальные — по способности бога и свойствам.
    }
ankh-table-summon-none = Сейчас нельзя поставить ни одной фигурки: сдвинется только фишка.
ankh-table-gain-now = { $amount ->
        [one] +{ $amount } верующий сейчас
        [few] +{ $amount } верующих сейчас
       *[many] +{ $amount } верующих сейчас
    }
ankh-table-gain = за ничейные и ваши монументы рядом с вашими фигурками и от свойств анха.
ankh-table-gain-none = Рядом с вашими фигурками нет ничейных или ваших монументов: сдвинется только фишка.
ankh-table-unlock = { $amount ->
        [one] Заплатите { $amount } верующего за свойство { $level }-го уровня.
        [few] Заплатите { $amount } верующих за свойство { $level }-го уровня.
       *[many] Заплатите { $amount } верующих за свойство { $level }-го уровня.
    }
ankh-table-unlock-poor = { $amount ->
        [0] У вас нет верующих: сдвинется только фишка.
        [one] У вас { $amount } верующий: сдвинется только фишка.
        [few] У вас { $amount } верующих: сдвинется только фишка.
       *[many] У вас { $amount } верующих: сдвинется только фишка.
    }
ankh-table-unlock-all = Вы открыли всё, что могли: сдвинется только фишка.
ankh-table-left = { $amount ->
        [one] После этого до события { $amount } шаг
        [few] После этого до события { $amount } шага
       *[many] После этого до события { $amount } шагов
    }
ankh-table-left-now = { $amount ->
        [one] до события { $amount } шаг
        [few] до события { $amount } шага
       *[many] до события { $amount } шагов
    }
ankh-table-triggers = Вызывает событие «{ $event }»
ankh-table-then = Затем: { $actions }
ankh-table-then-ends = Затем ваш ход закончится
ankh-table-unlock-ends = Это действие завершает ваш ход
ankh-table-above = Стоит в списке раньше, чем «{ $action }»
ankh-table-above-short = Нельзя после: { $action }
ankh-table-left-short = потом ещё { $amount }
ankh-table-triggers-short = вызывает событие
ankh-table-done = Выполнено в этом ходу
ankh-table-moved = Перемещено фигурок: { $amount } из { $of }
ankh-table-do-move = Выбрать фигурки
ankh-table-do-summon = Выбрать фигурку
ankh-table-do-gain = Взять верующих
ankh-table-do-unlock = Выбрать свойство
ankh-table-do-marker = Только сдвинуть фишку

## Ближайшие события

ankh-table-events = События
ankh-table-event-of = { $number } из { $of }
ankh-table-conflict = Конфликт { $number }
ankh-table-near = { $steps ->
        [one] следующее: { $steps } шаг ({ $action })
        [few] следующее: { $steps } шага ({ $action })
       *[many] следующее: { $steps } шагов ({ $action })
    }
ankh-table-after-that = после него
ankh-table-then-merge = затем два последних бога сливаются
ankh-table-then-forget = затем боги в красной части забыты
ankh-table-then-over = затем игра закончится
ankh-table-would-merge = затем сольются { $who }
ankh-table-would-forget = затем забвение: { $who }
ankh-table-would-forget-nobody = затем забвение: сейчас никто
ankh-table-would-end = последнее событие: сейчас впереди { $who }
ankh-table-now = идёт сейчас
ankh-table-happening = Сейчас: { $event }.
ankh-table-later = Дальнейшие события
ankh-table-omen-merge = После конфликта { $number } два последних бога сливаются. Сейчас это { $who }.
ankh-table-omen-forget = После конфликта { $number } боги в красной части будут забыты. Сейчас это { $who }.
ankh-table-omen-forget-nobody = После конфликта { $number } боги в красной части будут забыты. Сейчас там никого нет.
ankh-table-omen-end = Конфликт { $number } — последнее событие: после него побеждает тот, кто выше всех. Сейчас это { $who }.
ankh-table-merge-line = Два бога в самом низу сливаются после конфликта { $number }.
ankh-table-forget-line = Красная часть, до деления { $space }: боги, оставшиеся здесь после конфликта { $number }, будут забыты.
ankh-table-top-line = Бог, достигший деления { $space }, побеждает сразу.

## Карты и планшеты

ankh-table-hand = Ваши карты сражений
ankh-table-hand-of = Карты сражений
ankh-table-hand-count = в руке { $amount }, разыграно { $played }
ankh-table-hand-back = Разыгранные карты возвращает «{ $card }».
ankh-table-strength = Сила
ankh-table-in-hand = Карты сражений в руке
ankh-table-played = разыграна
ankh-table-may-play = Ещё может разыграть
ankh-table-has-played = Разыграно
ankh-table-level = Уровень { $level }
ankh-table-unlocked = { $amount } из { $of }
ankh-table-price = { $amount ->
        [one] цена: { $amount } верующий
        [few] цена: { $amount } верующих
       *[many] цена: { $amount } верующих
    }
ankh-table-brings = { $number }-е свойство даёт стража: { $guardian }
ankh-table-brings-next = следующее даёт стража: { $guardian }
ankh-table-brought = получен страж: { $guardian }
ankh-table-none-left = стражей больше нет: { $guardian }
ankh-table-tokens = Жетоны анха для монументов
ankh-table-powers = Свойства
ankh-table-no-powers = Свойств пока нет
ankh-table-pool = В запасе
ankh-table-your-god = ваш бог
ankh-table-open-board = Открыть планшет: { $who }

## Кто победил бы

ankh-table-who = Кто победил бы?
ankh-table-who-none = здесь никого нет
ankh-table-who-alone = { $who }: доминирование, поклонение +{ $amount }
ankh-table-who-ahead = Впереди { $who }: за победу поклонение +{ $amount }
ankh-table-who-tied = Ничья: без карт не победит никто
ankh-table-who-strength = { $who }: сила { $amount }
ankh-table-who-majority = { $what }: { $who }, за большинство поклонение +{ $amount }
ankh-table-who-before-cards = Без учёта карт сражений.
ankh-table-unlock-guardian = Заодно вы получите стража: { $guardian }.
ankh-table-unlock-no-guardian = Стража вы не получите: фигурок не осталось ({ $guardian }).
ankh-table-captive-note = За освобождение вы платите Анубису 1 верующего.
