# Что делают в «Пантеоне» и почему: для советов и рассказа о ходе. $mode — do (совет) или did (рассказ); $what — предмет, $where — место, $who — игрок.

## Deeds

pantheon-deed-action =
    { $mode ->
        [did] Выбирает: { $what }
       *[do] { $what }
    }
pantheon-deed-feet =
    { $mode ->
        [did] Выставляет
       *[do] Выставьте
    } { $amount ->
        [one] { $amount } стопу
        [few] { $amount } стопы
       *[many] { $amount } стоп
    }
pantheon-deed-column =
    { $mode ->
        [did] Ставит колонну: { $where }
       *[do] Поставьте колонну: { $where }
    }
pantheon-deed-loot =
    { $mode ->
        [did] Подбирает добычу: { $what }
       *[do] Подберите добычу: { $what }
    }
pantheon-deed-card =
    { $mode ->
        [did] Играет карту: { $what }
       *[do] Сыграйте карту: { $what }
    }
pantheon-deed-open =
    { $mode ->
        [did] Берёт открытую карту: { $what }
       *[do] Возьмите открытую карту: { $what }
    }
pantheon-deed-money =
    { $mode ->
        [did] Берёт особую карту денег: { $what }
       *[do] Возьмите особую карту денег: { $what }
    }
pantheon-deed-take-feet =
    { $mode ->
        [did] Берёт
       *[do] Возьмите
    } { $amount ->
        [one] { $amount } стопу
        [few] { $amount } стопы
       *[many] { $amount } стоп
    }
pantheon-deed-take-columns =
    { $mode ->
        [did] Берёт
       *[do] Возьмите
    } { $amount ->
        [one] { $amount } колонну
        [few] { $amount } колонны
       *[many] { $amount } колонн
    }
pantheon-deed-token =
    { $mode ->
        [did] Повышает жетон жертвы: { $what }, уровень { $amount }
       *[do] Повысьте жетон жертвы: { $what }, уровень { $amount }
    }
pantheon-deed-god =
    { $mode ->
        [did] Получает бога: { $what }
       *[do] Получите бога: { $what }
    }
pantheon-deed-demigod =
    { $mode ->
        [did] Берёт { $value ->
        [none] полубога
       *[some] полубога (значение { $value })
    }
       *[do] Возьмите { $value ->
        [none] полубога
       *[some] полубога (значение { $value })
    }
    }
pantheon-deed-bonus =
    { $mode ->
        [did] Выбирает бонусный жетон: { $what }
       *[do] Выберите бонусный жетон: { $what }
    }

## Reasons

pantheon-why-points =
    { $case ->
        [gain] Вы получите очки.
        [cost] Это будет стоить вам очков.
        [denial] { $who } получит меньше очков.
       *[gift] { $who } получит больше очков.
    }
pantheon-why-demigods =
    { $case ->
        [gain] Ваши полубоги принесут больше очков при подсчётах.
       *[cost] Ваши полубоги принесут меньше очков при подсчётах.
    }
pantheon-why-columns =
    { $case ->
        [gain] Ваши колонны принесут больше очков при подсчётах.
        [cost] Ваши колонны принесут меньше очков при подсчётах.
        [denial] { $who }: колонны принесут меньше очков при подсчётах.
       *[gift] { $who }: колонны принесут больше очков при подсчётах.
    }
pantheon-why-column-reserve =
    { $case ->
        [gain] У вас будет больше колонн в запасе.
       *[cost] У вас останется меньше колонн в запасе.
    }
pantheon-why-feet =
    { $case ->
        [gain] У вас будет больше стоп для движения.
       *[cost] У вас будет меньше стоп для движения.
    }
pantheon-why-loot-picked =
    { $case ->
        [gain] Вы подберёте добычу по пути.
       *[cost] Вы подберёте меньше добычи.
    }
pantheon-why-loot =
    { $case ->
        [gain] Добыча окажется рядом с вами.
        [cost] Добыча окажется дальше от вас.
        [denial] { $who }: добыча окажется дальше.
       *[gift] { $who }: добыча окажется рядом.
    }
pantheon-why-sites =
    { $case ->
        [gain] Место для колонны окажется рядом с вами.
       *[cost] Места для колонн окажутся дальше от вас.
    }
pantheon-why-god-ready =
    { $case ->
        [gain] На следующем ходу вы сможете оплатить бога.
        [cost] На следующем ходу вы уже не сможете оплатить бога.
        [denial] { $who } уже не сможет оплатить бога на следующем ходу.
       *[gift] { $who } сможет оплатить бога на следующем ходу.
    }
pantheon-why-god-short =
    { $case ->
        [gain] Вам останется меньше до оплаты бога.
       *[cost] Вам останется больше до оплаты бога.
    }
pantheon-why-levels =
    { $case ->
        [gain] Ваши жетоны жертв оплатят большую часть цены богов.
       *[cost] Ваши жетоны жертв оплатят меньшую часть цены богов.
    }
pantheon-why-movement =
    { $case ->
        [gain] У вас будет больше карт движения.
       *[cost] Вы потратите карты движения.
    }
pantheon-why-offerings =
    { $case ->
        [gain] У вас будет больше карт жертв.
       *[cost] Вы потратите карты жертв.
    }
pantheon-why-coins =
    { $case ->
        [gain] У вас на руке будет больше монет.
       *[cost] Вы потратите монеты.
    }
pantheon-why-steps =
    { $case ->
        [gain] У вас будет больше шагов в каждом движении.
       *[cost] У вас будет меньше шагов в движениях.
    }
pantheon-why-draws =
    { $case ->
        [gain] Вы будете брать больше карт.
       *[cost] Вы будете брать меньше карт.
    }
pantheon-why-end =
    { $case ->
        [gain] На следующем ходу вы сможете завершить эпоху и получить очки.
        [cost] На следующем ходу вы уже не сможете завершить эпоху.
        [denial] { $who } уже не сможет завершить эпоху на следующем ходу.
       *[gift] { $who } сможет завершить эпоху на следующем ходу.
    }

## The story of a turn

pantheon-story-draws =
    { $amount ->
        [one] Берёт { $amount } карту
        [few] Берёт { $amount } карты
       *[many] Берёт { $amount } карт
    }
pantheon-story-points =
    { $amount ->
        [one] { $who } получает { $amount } очко
        [few] { $who } получает { $amount } очка
       *[many] { $who } получает { $amount } очков
    }

## What it means for you

pantheon-for-you-loot =
    { $amount ->
        [one] Остался { $amount } жетон добычи: эпоха может скоро закончиться (3 очка тому, кто её завершит).
        [few] Осталось { $amount } жетона добычи: эпоха может скоро закончиться (3 очка тому, кто её завершит).
       *[many] Осталось { $amount } жетонов добычи: эпоха может скоро закончиться (3 очка тому, кто её завершит).
    }

## The coach

pantheon-coach-first-action-title = Одно действие за ход
pantheon-coach-first-action = «Движение» — за добычей и колоннами, «Покупка» — фишки и жетоны за монеты, «Жертвоприношение» — получить бога, «Взять карты» — чтобы хватило на всё это.
pantheon-coach-moving-title = Движение
pantheon-coach-moving = Большая стопа даёт 1 шаг, каждая карта движения — ещё 2. Каждый шаг — это стопа или, на месте для колонны, колонна. Неиспользованные шаги сгорают.
pantheon-coach-buying-title = Покупка
pantheon-coach-buying = Все сыгранные монеты складываются, и на них можно купить сразу несколько вещей. Остаток сгорает.
pantheon-coach-sacrifice-title = Жертвоприношение
pantheon-coach-sacrifice = Цена бога — от одного до четырёх чисел. Каждое оплачивают картами одного вида, для каждого числа нужен другой вид. Жетоны жертв платят и остаются у вас.
pantheon-coach-loot-title = Добыча
pantheon-coach-loot = Стопа на гексе с добычей подбирает её. Добычу разыгрывают после движения. Когда исчезнет последняя добыча, эпоха закончится.
pantheon-coach-follow-title = Следуйте за движением
pantheon-coach-follow = Кто-то выбрал «Движение», поэтому двигаться можете и вы. Если ничего не выставите, возьмёте карту.
pantheon-coach-god-title = Бог ваш
pantheon-coach-god = Действие написано на его плитке. Одни боги помогают сразу, другие — до конца игры.
pantheon-coach-epoch-title = Новая эпоха
pantheon-coach-epoch = Активный игрок получил 3 очка за завершение прошлой. Стопы возвращаются, колонны остаются. Новый народ приносит новую добычу, богов и храм, с которого вы начинаете.
pantheon-coach-scoring-title = Подсчёт очков
pantheon-coach-scoring = Полубоги приносят свои значения, а каждая колонна — тем больше, чем больше у вас колонн. Подсчётов два: после эпохи 3 и после эпохи 6.

## Warnings before a costly answer

pantheon-warn-steps =
    { $amount ->
        [one] Вы теряете { $amount } шаг.
        [few] Вы теряете { $amount } шага.
       *[many] Вы теряете { $amount } шагов.
    }
pantheon-warn-coins =
    { $amount ->
        [one] Вы теряете { $amount } монету.
        [few] Вы теряете { $amount } монеты.
       *[many] Вы теряете { $amount } монет.
    }
