# What the page says at a table of Pantheon: actions, gods, planned moves and the forecast of a scoring.

## The four actions

pantheon-actions = Ваши действия
pantheon-action-of = Действие { $amount } из { $of }
pantheon-act-first = Коснитесь действия, чтобы прочитать о нём, и ещё раз, чтобы выбрать.
pantheon-act-again = Коснитесь ещё раз, чтобы выбрать.
pantheon-does-move = Ставьте стопы и колонны, берите добычу. Другие могут присоединиться.
pantheon-does-buy = Жетоны жертв, фишки или места на поле — за монеты.
pantheon-does-sacrifice = Каждое число оплатите любым одним видом жертв: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    } и его сила.
pantheon-does-draw = Берите карты по одной: открытые или из колоды.
pantheon-now-move = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }; карты движения: { $cards }
pantheon-now-move-alone = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }; карт движения нет
pantheon-not-move = Ни один свободный гекс не достижим
pantheon-not-move-feet = В личном запасе нет стоп
pantheon-now-buy = У вас { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
pantheon-not-buy = У вас нет монет; открыто: { $amount }
pantheon-now-sacrifice = Можно заплатить: { $what }
pantheon-not-sacrifice = Выложенных богов нет
pantheon-now-draw = { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    } на выбор; в колоде: { $deck }
pantheon-now-draw-opens = Открыто: { $card }. Хватит, чтобы заплатить: { $what }
pantheon-not-draw = Карт больше нет

## Gods and demigods

pantheon-gods-on-offer = Выложенные боги
pantheon-gods-points = каждый даёт сейчас { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
pantheon-no-gods = Все боги этой эпохи уже взяты.
pantheon-god-at-once = сразу
pantheon-god-kept = остаётся у вас
pantheon-god-single = остаётся, один раз
pantheon-cost = Цена
pantheon-can-pay = Можно заплатить
pantheon-missing = Не хватает, например: { $what }
pantheon-or = или
pantheon-count-gift = { $amount ->
        [one] { $amount } дар
        [few] { $amount } дара
       *[many] { $amount } даров
    }
pantheon-count-priest = { $amount ->
        [one] { $amount } жрец
        [few] { $amount } жреца
       *[many] { $amount } жрецов
    }
pantheon-count-dancer = { $amount ->
        [one] { $amount } танцовщица
        [few] { $amount } танцовщицы
       *[many] { $amount } танцовщиц
    }
pantheon-count-temple = { $amount ->
        [one] { $amount } храм
        [few] { $amount } храма
       *[many] { $amount } храмов
    }
pantheon-sacrifice-to = Принести жертву: { $what }
pantheon-demigods-order = Выложенные полубоги. Первым берут левого.

## Cards and holdings

pantheon-card-market = Карты, которые можно взять
pantheon-deck = Колода
pantheon-money = Деньги
pantheon-use-move = +2 шага в движении
pantheon-use-gift = 1 жертва богу
pantheon-use-priest = 1 жертва богу
pantheon-use-dancer = 1 жертва богу
pantheon-use-temple = 1 жертва богу
pantheon-use-coins = монеты для покупки
pantheon-no-cards = На руке нет карт.
pantheon-kept = Боги и жетоны
pantheon-feet-reserve = { $amount ->
        [one] стопа
        [few] стопы
       *[many] стоп
    }
pantheon-columns-reserve = { $amount ->
        [one] колонна
        [few] колонны
       *[many] колонн
    }
pantheon-demigod-tiles = Закрытые полубоги: { $amount }
pantheon-opponents = Соперники

## Planned moves

pantheon-move-steps = осталось шагов: { $amount }
pantheon-play-move = Сыграть карту движения
pantheon-play-move-note = шаги: +{ $amount }; у вас карт: { $cards }
pantheon-plan-loot = Добыча: { $what }
pantheon-plan-steps = шаги: { $amount } из { $of }
pantheon-plan-feet = стопы: { $amount } из { $of }
pantheon-plan-columns = колонны: { $amount }
pantheon-plan-cards = Будут сыграны карты движения: { $amount }.
pantheon-plan-short-steps = Не хватает шагов.
pantheon-plan-short-feet = В личном запасе не хватает стоп.
pantheon-plan-short-columns = В личном запасе нет колонны.
pantheon-plan-again = Коснитесь ещё раз, чтобы пойти туда.

## Nations and scoring

pantheon-epoch-left = Осталось: добыча { $loot }, боги { $gods }
pantheon-epoch-end = Эпоха закончится с последним жетоном добычи (осталось: { $loot }) или с последним выложенным богом (осталось: { $gods }).
pantheon-columns-here = Колонны на земле народа: { $what }.
pantheon-tint = Цветом на поле отмечена земля народа. Она лишь показывает, где проходит эпоха; ни одно правило от неё не зависит.
pantheon-scoring = Подсчёт
pantheon-scoring-when = В обоих подсчётах очков, после эпох 3 и 6, для каждого игрока учитывается одно и то же.
pantheon-scoring-columns = Колонны на поле, где бы они ни стояли: { $what }.
pantheon-column-points = { $range }: по { $amount ->
        [one] { $amount } очку
        [few] { $amount } очка
       *[many] { $amount } очков
    }
pantheon-scoring-demigods = Значения ваших полубогов. Полубоги остаются у вас и учитываются в обоих подсчётах.
pantheon-scoring-tokens = Каждая Пьетальте: уровень вашего лучшего жетона жертвы.
pantheon-forecast = Если считать сейчас
pantheon-forecast-line = { $who }: колонны { $columns } × { $each } = { $points }; полубоги: { $demigods }; Пьетальте: { $tokens }.
pantheon-hidden-demigods = ? (закрыто: { $amount })
pantheon-threshold = Ещё { $amount ->
        [one] { $amount } колонна
        [few] { $amount } колонны
       *[many] { $amount } колонн
    }: { $now } → { $later } очк.
pantheon-missing-any = Не хватает: { $amount } одного любого вида
pantheon-gods-price = Каждое число оплачивается подношениями одного вида на ваш выбор; каждое — другим видом.
pantheon-epoch-begins = Эпоха { $epoch }: восстаёт { $nation }
pantheon-asks-place = Поставьте стопу или колонну. Осталось шагов: { $amount }.
pantheon-asks-move-over = Больше ничего поставить нельзя. Завершите движение.
pantheon-asks-follow = { $who } выбирает движение, и вы можете последовать: поставьте стопу или колонну либо возьмите карту. Осталось шагов: { $amount }.
pantheon-asks-follow-cards = { $who } выбирает движение, и вы можете последовать: сыграйте карту движения за 2 шага либо возьмите карту.
