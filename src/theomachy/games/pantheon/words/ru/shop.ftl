# Панели страницы для покупок, оплаты и небольших решений.

## Покупка

pantheon-shop-asks = Выберите покупки на панели и на поле, затем подтвердите всё разом.
pantheon-shop-buy-lead = За одно действие можно купить сколько угодно. Лишние монеты сыгранной карты пропадают.
pantheon-shop-spend-lead = Народ даёт вам эти монеты, чтобы потратить их сразу. Остаток пропадает.
pantheon-shop-coins-to-spend = { $amount ->
        [one] монета для покупок
        [few] монеты для покупок
        [many] монет для покупок
       *[other] монеты для покупок
    }
pantheon-shop-parts = Что продаётся
pantheon-shop-tab-tokens = Жертвы
pantheon-shop-tab-pieces = Фишки
pantheon-shop-tab-map = Поле
pantheon-shop-tokens = Жетоны жертв
pantheon-shop-tokens-use = столько жертв в каждом жертвоприношении
pantheon-shop-yours = ваш
pantheon-shop-owns = у вас уровень { $amount }: доплатите разницу
pantheon-shop-owns-none = у вас нет
pantheon-shop-useful = хватит на бога
pantheon-shop-then-pay = тогда вы сможете оплатить: { $what }
pantheon-shop-pieces = Фишки в личный запас
pantheon-shop-pieces-use = ставить можно только то, что в запасе
pantheon-shop-reserve = личный запас { $amount }, общий { $more }
pantheon-shop-supply-empty = в общем запасе нет
pantheon-shop-none-chosen = ничего не выбрано
pantheon-shop-one-more = ещё одна: { $what }
pantheon-shop-one-less = на одну меньше: { $what }
pantheon-shop-on-map = На поле
pantheon-shop-on-map-price = 1 монета или 2, если там стоит чужая фишка
pantheon-shop-on-map-how = Выберите подсвеченный гекс, чтобы поставить фишку из запаса. К покупке никто не присоединяется.
pantheon-shop-on-map-more = Выберите ещё один подсвеченный гекс или этот же, чтобы убрать фишку.
pantheon-shop-foot-on = стопа на поле
pantheon-shop-take-out = убрать из покупки
pantheon-shop-no-foot = { $where }: в личном запасе нет стоп. Сначала купите стопу.
pantheon-shop-no-column = { $where }: в личном запасе нет колонн. Сначала купите колонну.
pantheon-shop-place-short = { $where }: не хватает { $amount ->
        [one] { $amount } монеты.
        [few] { $amount } монет.
        [many] { $amount } монет.
       *[other] { $amount } монеты.
    }
pantheon-shop-short = не хватает { $amount }
pantheon-shop-coins-short = Не хватает { $amount ->
        [one] { $amount } монеты
        [few] { $amount } монет
        [many] { $amount } монет
       *[other] { $amount } монеты
    }

## Касса

pantheon-shop-purchase = Ваша покупка
pantheon-shop-of-coins = монет: { $amount } из { $of }
pantheon-shop-empty = Пока ничего не выбрано.
pantheon-shop-remove = Убрать: { $what }
pantheon-shop-token-use = { $amount ->
        [one] { $amount } жертва в каждом жертвоприношении
        [few] { $amount } жертвы в каждом жертвоприношении
        [many] { $amount } жертв в каждом жертвоприношении
       *[other] { $amount } жертвы в каждом жертвоприношении
    }
pantheon-shop-foot-count = { $amount ->
        [one] { $amount } стопа
        [few] { $amount } стопы
        [many] { $amount } стоп
       *[other] { $amount } стопы
    }
pantheon-shop-column-count = { $amount ->
        [one] { $amount } колонна
        [few] { $amount } колонны
        [many] { $amount } колонн
       *[other] { $amount } колонны
    }
pantheon-shop-to-reserve = в личный запас
pantheon-shop-column-points = колонна { $amount }: подсчёт очков { $before } → { $after }
pantheon-shop-payment = Оплата
pantheon-shop-payment-how = нажмите на карту, чтобы изменить
pantheon-shop-pays = платит
pantheon-shop-stays = остаётся
pantheon-shop-laid = на столе
pantheon-shop-exact = Ничего не пропадает.
pantheon-shop-lost = { $amount ->
        [one] Пропадает { $amount } монета.
        [few] Пропадают { $amount } монеты.
        [many] Пропадают { $amount } монет.
       *[other] Пропадают { $amount } монеты.
    }
pantheon-shop-buy-things = { $amount ->
        [one] Купить { $amount } товар за
        [few] Купить { $amount } товара за
        [many] Купить { $amount } товаров за
       *[other] Купить { $amount } товара за
    }
pantheon-shop-choose-something = Сначала выберите что-нибудь
pantheon-shop-kept = Принято не всё. Остальное по-прежнему в покупке.
pantheon-shop-back = Назад к четырём действиям
pantheon-shop-stop = Закончить покупки
pantheon-shop-spend-nothing = Больше не тратить

## Жертвоприношение

pantheon-shop-sacrifice-lead = Выберите бога. Каждое число его цены оплачивается другим видом жертв.
pantheon-shop-points = { $amount ->
        [one] { $amount } очко за бога
        [few] { $amount } очка за бога
        [many] { $amount } очков за бога
       *[other] { $amount } очка за бога
    }
pantheon-shop-payable = Можно оплатить
pantheon-shop-missing = { $amount ->
        [one] Не хватает { $amount } жертвы
        [few] Не хватает { $amount } жертв
        [many] Не хватает { $amount } жертв
       *[other] Не хватает { $amount } жертвы
    }
pantheon-shop-choose-god = Сначала выберите бога
pantheon-shop-not-payable = На этого бога жертв не хватает
pantheon-shop-pay-god = Принести жертву: { $what }
pantheon-shop-payment-kinds = нажмите на вид жертв, чтобы изменить
pantheon-shop-of-one-kind = одного вида: { $amount }
pantheon-shop-token = жетон { $amount }
pantheon-shop-you-have = у вас { $amount }
pantheon-shop-kind-used = уже использован
pantheon-shop-kind-needed = нужен для другого
pantheon-shop-cards-only = Платить только картами
pantheon-shop-use-token = Использовать жетон
pantheon-shop-revealed = Открыт бог: { $what }
pantheon-shop-revealed-lead = Вы можете получить этого бога за первое число цены, оплатив его одним видом жертв.
pantheon-shop-revealed-short = Первое число цены вам не оплатить, поэтому плитка уходит в коробку.
pantheon-shop-leave-god = Не брать
pantheon-shop-continue = Продолжить

## Обмен

pantheon-shop-exchange-lead = Обменяйте фишки личного запаса одну на одну, сколько хотите.
pantheon-shop-receive-foot = Колонны на стопы
pantheon-shop-receive-column = Стопы на колонны
pantheon-shop-up-to = не больше { $amount }
pantheon-shop-cannot-exchange = сейчас нельзя
pantheon-shop-exchange-foot = { $amount ->
        [one] Получить { $amount } стопу
        [few] Получить { $amount } стопы
        [many] Получить { $amount } стоп
       *[other] Получить { $amount } стопы
    }
pantheon-shop-exchange-column = { $amount ->
        [one] Получить { $amount } колонну
        [few] Получить { $amount } колонны
        [many] Получить { $amount } колонн
       *[other] Получить { $amount } колонны
    }
pantheon-shop-exchange-nothing = Ничего не менять

## Небольшие решения

pantheon-shop-choose-more = { $amount ->
        [one] Выберите одно
        [few] Выберите ещё { $amount }
        [many] Выберите ещё { $amount }
       *[other] Выберите ещё { $amount }
    }
pantheon-shop-draw-cards = { $amount ->
        [one] Взять { $amount } карту
        [few] Взять { $amount } карты
        [many] Взять { $amount } карт
       *[other] Взять { $amount } карты
    }
pantheon-shop-deck-text = Из колоды, вслепую. { $amount ->
        [one] Осталась { $amount } карта.
        [few] Осталось { $amount } карты.
        [many] Осталось { $amount } карт.
       *[other] Осталось { $amount } карты.
    }
pantheon-shop-reveal = Открыть бога
pantheon-shop-reveal-text = Переверните верхнюю плитку бога. Затем её можно получить за первое число цены.
pantheon-shop-raise-from = повышение с уровня { $amount }
pantheon-shop-raise-new = новый жетон
pantheon-shop-title-take-card = Взять карты
pantheon-shop-lead-take-card = { $amount ->
        [one] Ещё { $amount } карта: открытая или верхняя из колоды.
        [few] Ещё { $amount } карты: открытая или верхняя из колоды.
        [many] Ещё { $amount } карт: открытая или верхняя из колоды.
       *[other] Ещё { $amount } карты: открытая или верхняя из колоды.
    }
pantheon-shop-act-take-card = Взять: { $what }
pantheon-shop-decline-take-card = Больше не брать
pantheon-shop-title-draft-bonus = Бонусные жетоны
pantheon-shop-lead-draft-bonus = Выберите один жетон. Он действует сразу.
pantheon-shop-act-draft-bonus = Взять: { $what }
pantheon-shop-title-loot-order = Ваша добыча
pantheon-shop-lead-loot-order = Выберите, какой жетон добычи разыграть следующим.
pantheon-shop-act-loot-order = Разыграть: { $what }
pantheon-shop-title-columns-or-feet = В личный запас
pantheon-shop-lead-columns-or-feet = Колонны или стопы? Они берутся из общего запаса вашего цвета.
pantheon-shop-act-columns-or-feet = Взять: { $what }
pantheon-shop-title-discard-card = Слишком много карт
pantheon-shop-lead-discard-card = { $amount ->
        [one] Выберите { $amount } карту для сброса.
        [few] Выберите { $amount } карты для сброса.
        [many] Выберите { $amount } карт для сброса.
       *[other] Выберите { $amount } карты для сброса.
    }
pantheon-shop-act-discard-card = Сбросить: { $what }
pantheon-shop-title-cards-or-god = Галлия
pantheon-shop-lead-cards-or-god = Возьмите карты или испытайте удачу с богом.
pantheon-shop-act-cards-or-god = { $what }
pantheon-shop-title-raise-token = Повысьте жетон жертвы
pantheon-shop-lead-raise-token = Повысьте один из своих жетонов на уровень или возьмите новый.
pantheon-shop-act-raise-token = Взять: { $what }
pantheon-shop-title-may-raise = Иберия
pantheon-shop-lead-may-raise = Можно повысить один из своих жетонов на уровень или взять новый.
pantheon-shop-act-may-raise = Взять: { $what }
pantheon-shop-decline-may-raise = Ничего не повышать
