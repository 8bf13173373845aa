# What the two tables of the page say: panels, prompts, life at the table.

## The board

table-nearer = Приблизить
table-whole-map = Показать всю карту
table-camel-sides = Границы, где может встать верблюд
table-cut = делит регион на части (клеток: { $less } и { $more })
table-fertile = плодородная клетка
table-desert = пустыня
table-water = вода
table-region = регион { $amount }
table-gate = жетон загробного мира
table-sea = море
table-land = суша
table-site = место для колонны
table-temple = храм
table-devotion-track = Шкала поклонения
table-red = Красная часть: кто останется в ней, будет забыт

## Panels

table-panels = Планшеты и журнал
table-own = Мой бог
table-own-hand = Мои карты
table-others = Другие
table-close = Закрыть
table-fold = Свернуть
table-unfold = Развернуть
table-nothing-yet = Пока ничего.
table-actions = Шкалы действий
table-pool = запас
table-ankhs = жетоны анха в запасе
table-captives = пленные воины
table-tiebreaker = владеет жетоном определителя ничьей
table-tiebreaker-down = владеет перевёрнутым жетоном определителя ничьей
table-battle-cards = Карты сражения
table-price = { $amount ->
        [one] стоит { $amount } верующего
        [few] стоит { $amount } верующих
        [many] стоит { $amount } верующих
       *[other] стоит { $amount } верующего
    }
table-unlocked = открыто { $amount } из 2
table-scoring = После этой эпохи — подсчёт очков
table-payable = Можно заплатить:
table-token = жетон
table-stack = { $amount ->
        [one] { $amount } плитка бога в стопке
        [few] { $amount } плитки богов в стопке
        [many] { $amount } плиток богов в стопке
       *[other] { $amount } плитки богов в стопке
    }
table-feet-reserve = Стопы в запасе: { $amount }, в общем запасе: { $more }
table-columns-reserve = Колонны в запасе: { $amount }, в общем запасе: { $more }
table-columns-standing = Колонны на карте: { $amount }

## The question

table-question = Вопрос
table-done = Готово
table-yes = Да
table-no = Нет
table-no-answer = Это не ответ на этот вопрос.
table-triggers = вызывает событие: { $what }
table-steps-to = { $amount ->
        [one] { $amount } шаг до события
        [few] { $amount } шага до события
        [many] { $amount } шагов до события
       *[other] { $amount } шага до события
    }
table-steps-cost = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }, останется { $left }
table-coins-cost = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }, останется { $left }
table-cards = { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карты
    }
table-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
table-steps = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }
table-pay = Заплатить так
table-or-change = или выберите первую часть сами:
table-pass-ankh-gain-followers = Отказаться от них
table-yes-ankh-gain-followers = Взять верующих
table-pass-ankh-unlock-power = Ничего не открывать
table-pass-ankh-lay-camel = Не ставить верблюдов
table-pass-ankh-exchange-token = Оставить жетоны
table-pass-ankh-take-monument = Не брать
table-yes-ankh-break-tie = Победить с помощью жетона
table-pass-ankh-break-tie = Пусть никто не победит
table-pass-ankh-build-what = Не строить
table-pass-ankh-take-captive = Не брать
table-pass-ankh-protect-figure = Больше не защищать
table-yes-ankh-gate-from = Жетон из запаса
table-pass-ankh-gate-from = Не класть
table-pass-ankh-take-guardian = Оставить остальных
table-pass-pantheon-further-action = Закончить ход
table-pass-pantheon-gain-revealed = Отказаться
table-pass-pantheon-take-card = Достаточно
table-pass-pantheon-may-raise = Оставить как есть

## Life at the table

table-bot = играет бот
table-here = за столом
table-absent = не за столом
table-frozen = За этим столом больше нельзя играть.
table-watching = Вы наблюдаете.
table-suggest = Решает партнёр; вы можете подсказать.
table-suggested = Партнёр предлагает то, что отмечено звёздочкой.
table-ask-back = Попросить вернуть ход

## Battles

table-battle = Сражение в регионе { $amount }
table-battles = Прошедшие сражения
table-choosing = выбирает карту
table-chosen = выбор сделан
table-no-card = карты ещё нет
table-figures = от фигурок
table-strength = сила { $amount }: из чего она складывается
table-strength-now = сила на этот момент
table-bid = ставка { $amount }
table-killed = убито: { $amount }

## Advice

table-hint = Подсказка
table-thinking = Думаю …
table-foreseen = { $card }: побед { $won } из { $amount }, поклонение от { $least } до { $most }, убитых не больше { $killed }
