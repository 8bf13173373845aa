# Названия, вопросы и события игры «Пантеон».
# Переменные: $who — игрок (именительный падеж), $what — карта, жетон, бог, вид или значение полубога,
# $where — гекс, $amount — число. Тексты на -secret — для тех, кому $what знать нельзя.

## Игра

pantheon-game = Пантеон
pantheon-ending-running = Игра продолжается.
pantheon-ending-second-scoring = Победа после второго подсчёта очков: { $who }.
pantheon-legend = Гексы: . суша, ~ вода, o место для колонны, x гекс добычи без жетона, * жетон добычи (список ниже), T храм. Фишки по цветам: строчные буквы r g y b — стопы, прописные R G Y B — колонны, ^ — стопа после прыжка. Строка начинается с r, число в гексе — это q.

## Игроки

pantheon-seat-red = Красный
pantheon-seat-green = Зелёный
pantheon-seat-yellow = Жёлтый
pantheon-seat-blue = Синий

## Боги

pantheon-god-surparit = Сурпарит
pantheon-god-plaesiris = Плезирис
pantheon-god-taksator = Таксатор
pantheon-god-depraccus = Депраккус
pantheon-god-vinthrad = Винтрад
pantheon-god-gaiviles = Гайвилес
pantheon-god-stonkus = Стонкус
pantheon-god-gadicea = Гадицея
pantheon-god-pietalte = Пьетальте
pantheon-god-traitera = Трайтера

## Народы

pantheon-nation-gallia = Галлия
pantheon-nation-germania = Германия
pantheon-nation-graecia = Греция
pantheon-nation-aegyptus = Египет
pantheon-nation-persia = Персия
pantheon-nation-cartago = Карфаген
pantheon-nation-iberia = Иберия
pantheon-nation-roma = Рим

## Жетоны добычи

pantheon-loot-demigod = полубог
pantheon-loot-god = плитка бога
pantheon-loot-levels-1 = повышение жетона жертвы: 1 уровень
pantheon-loot-levels-2 = повышение жетона жертвы: 2 уровня
pantheon-loot-cards-2 = 2 карты
pantheon-loot-cards-3 = 3 карты
pantheon-loot-money = особая карта денег
pantheon-loot-steps-1 = 1 шаг в каждом движении
pantheon-loot-reserve-either = запас: 2 колонны или 2 стопы
pantheon-loot-reserve-both = запас: 1 колонна и 1 стопа

## Бонусные жетоны

pantheon-bonus-demigod = полубог
pantheon-bonus-god = плитка бога
pantheon-bonus-column = колонна на любое место для колонны
pantheon-bonus-steps-1 = 1 шаг в каждом движении
pantheon-bonus-levels-2 = повышение жетона жертвы: 2 уровня
pantheon-bonus-cards-3 = 3 карты

## Жертвы

pantheon-offering-gift = дары
pantheon-offering-priest = жрецы
pantheon-offering-dancer = танцовщицы
pantheon-offering-temple = храмы

## Карты

pantheon-card-move = движение
pantheon-card-gift = дары
pantheon-card-priest = жрецы
pantheon-card-dancer = танцовщицы
pantheon-card-temple = храмы
pantheon-card-coin-1 = 1 монета
pantheon-card-coin-2 = 2 монеты
pantheon-card-coin-3 = 3 монеты
pantheon-card-coin-4 = 4 монеты
pantheon-card-coin-5 = 5 монет

## Действия

pantheon-action-move = Движение
pantheon-action-buy = Покупка
pantheon-action-sacrifice = Жертвоприношение
pantheon-action-draw = Взять карты

## Варианты ответа

pantheon-option-pass = Готово
pantheon-option-draw-instead = Вместо этого взять карту
pantheon-option-deck = из колоды
pantheon-option-reveal = открыть верхнюю плитку бога
pantheon-option-foot = стопа
pantheon-option-column = колонна
pantheon-option-site = колонна на гекс { $where }
pantheon-option-jump = прыжок на гекс { $where }
pantheon-option-card = карта: { $what }
pantheon-option-open = открытая карта: { $what }
pantheon-option-cards = { $what }: только карты
pantheon-option-token = { $what }: жетон, затем карты
pantheon-option-level = { $what }: жетон, уровень { $amount }
pantheon-option-demigod = полубог со значением { $amount }

## Стол

pantheon-table-epoch = Эпоха { $amount } из 6: { $what }
pantheon-table-table = Стол
pantheon-table-set-up = Подготовка к игре
pantheon-table-points = очки
pantheon-table-reserve = запас
pantheon-table-hand = карты на руке
pantheon-table-demigods = полубоги
pantheon-table-gods = боги
pantheon-table-tiles = жетоны
pantheon-table-tokens = жетоны жертв
pantheon-table-display = Выложенные боги
pantheon-table-demigod-display = Выложенные полубоги
pantheon-table-loot = Добыча
pantheon-table-picked = Добыча к розыгрышу
pantheon-table-open = Открытые карты
pantheon-table-deck = Колода
pantheon-table-discard = Сброс
pantheon-table-money = Особые карты денег
pantheon-table-bonus = Бонусные жетоны на выбор

## Вопросы

pantheon-question-draw-start-player = Кто начинает?
pantheon-question-deal-bonus = Какой бонусный жетон достаётся игроку?
pantheon-question-draft-bonus = Выберите бонусный жетон.
pantheon-question-reveal-nation = Какой народ возвышается?
pantheon-question-loot-to-hex = Какой жетон появляется из мешка?
pantheon-question-choose-action = Выберите действие.
pantheon-question-further-action = Можно применить Трайтеру и выполнить дополнительное действие; затем она уйдёт в коробку.
pantheon-question-moving = Поставьте стопу или колонну либо сыграйте карту движения — ещё 2 шага. Осталось шагов: { $amount }.
pantheon-question-buying = Выберите покупку или сыграйте ещё карту монет. Осталось монет: { $amount }; непотраченные пропадут.
pantheon-question-spending = Потратьте монеты Карфагена. Осталось монет: { $amount }; непотраченные пропадут.
pantheon-question-choose-god = Выберите бога, которому принесёте жертву. Затем вы оплатите его стоимость.
pantheon-question-offering = { $what }: выберите вид жертв (нужно: { $amount }).
pantheon-question-gain-revealed = Открыт бог: { $what }. Чтобы взять плитку, выберите вид жертв (нужно: { $amount }).
pantheon-question-card-to-hand = Какую карту берёт игрок?
pantheon-question-turn-up = Какая карта открывается?
pantheon-question-take-card = Возьмите открытую карту или карту из колоды. Осталось взять: { $amount }.
pantheon-question-god-to-player = Какого бога получает игрок?
pantheon-question-god-to-display = Какой бог выкладывается?
pantheon-question-demigod-to-display = Какой полубог выкладывается?
pantheon-question-demigod-to-player = Какого полубога берёт игрок?
pantheon-question-loot-order = У вас несколько жетонов добычи. Выберите, какой разыграть следующим.
pantheon-question-raise-token = Повысьте свой жетон жертвы или возьмите новый.
pantheon-question-may-raise = Можно повысить свой жетон жертвы или взять новый.
pantheon-question-columns-or-feet = Возьмите в личный запас колонны или стопы (штук: { $amount }).
pantheon-question-place-free-column = Выберите место для бесплатной колонны.
pantheon-question-cards-or-god = Взять 2 карты или открыть верхнюю плитку бога и, возможно, получить её?
pantheon-question-reveal-god = Какой бог открывается?
pantheon-question-discard-card = У вас больше 7 карт. Выберите карту для сброса.
pantheon-question-exchange = Можно обменять фишки запаса одну на одну. Выберите фишку, которую получите.

## События: подготовка и эпохи

pantheon-event-start-player = { $who } — первый игрок.
pantheon-event-bonus-dealt = { $who } получает бонусный жетон: { $what }.
pantheon-event-bonus-drafted = { $who } выбирает бонусный жетон: { $what }.
pantheon-event-nation-revealed = Начинается эпоха { $amount }: { $what }.
pantheon-event-god-displayed = Выложена плитка бога: { $what }.
pantheon-event-demigod-displayed = Выложен полубог со значением { $what }.
pantheon-event-loot-placed = Добыча на гексе { $where }: { $what }.
pantheon-event-money-sorted = В стопке особых карт денег сверху теперь лежит самая дорогая.
pantheon-event-temple-placed = Храм поставлен на гекс { $where }.
pantheon-event-god-revealed = { $who } открывает плитку бога: { $what }.
pantheon-event-god-declined = { $who } не берёт плитку ({ $what }); она уходит в коробку.
pantheon-event-temple-passed = { $who } получает храм и будет первым игроком следующей эпохи.
pantheon-event-board-cleared = Эпоха окончена: стопы возвращаются к владельцам, невзятые боги и добыча уходят в коробку.
pantheon-event-phase-stalled = Фаза действий заканчивается: достигнут предел, { $amount ->
        [one] { $amount } ход
        [few] { $amount } хода
        [many] { $amount } ходов
       *[other] { $amount } хода
    }.

## События: ходы

pantheon-event-turn-begins = { $who } начинает ход.
pantheon-event-turn-passed = { $who } не может выполнить ни одного действия; ход пропадает.
pantheon-event-action-chosen = { $who } выбирает действие: { $what }.
pantheon-event-further-action = { $who } применяет плитку ({ $what }) и выполняет дополнительное действие.
pantheon-event-foot-placed = { $who } ставит стопу на гекс { $where }.
pantheon-event-foot-jumped = { $who } прыгает и ставит стопу на гекс { $where }.
pantheon-event-column-placed = { $who } ставит колонну на гекс { $where }.
pantheon-event-loot-picked-up = { $who } забирает добычу с гекса { $where }: { $what }.
pantheon-event-loot-carried-out = { $who } разыгрывает жетон добычи: { $what }.
pantheon-event-big-foot-returned = { $who } возвращает большую стопу.

## События: карты и фишки

pantheon-event-card-played = { $who } играет карту: { $what }.
pantheon-event-cards-discarded = { $who } сбрасывает: { $what } × { $amount }.
pantheon-event-cards-discarded-played = В сброс: { $what } × { $amount }.
pantheon-event-card-drawn = { $who } берёт карту: { $what }.
pantheon-event-card-drawn-secret = { $who } берёт карту из колоды.
pantheon-event-open-card-turned = Открывается карта: { $what }.
pantheon-event-open-card-taken = { $who } берёт открытую карту: { $what }.
pantheon-event-deck-renewed = Сброс становится новой колодой: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карты
    }.
pantheon-event-hand-discarded = { $who } сбрасывает все карты с руки: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карты
    }.
pantheon-event-money-taken = { $who } берёт особую карту денег: { $what }.
pantheon-event-feet-taken = { $who } берёт в личный запас { $amount ->
        [one] { $amount } стопу
        [few] { $amount } стопы
        [many] { $amount } стоп
       *[other] { $amount } стопы
    }.
pantheon-event-columns-taken = { $who } берёт в личный запас { $amount ->
        [one] { $amount } колонну
        [few] { $amount } колонны
        [many] { $amount } колонн
       *[other] { $amount } колонны
    }.
pantheon-event-token-level = { $who }: теперь есть жетон жертвы ({ $what }), уровень { $amount }.
pantheon-event-token-used = { $who } использует жетон жертвы: { $what }, уровень { $amount }.

## События: боги, очки, конец игры

pantheon-event-god-gained = { $who } получает бога: { $what }.
pantheon-event-gods-renewed = Плитки богов из коробки становятся новой стопкой: { $amount ->
        [one] { $amount } плитка
        [few] { $amount } плитки
        [many] { $amount } плиток
       *[other] { $amount } плитки
    }.
pantheon-event-demigod-taken = { $who } берёт полубога со значением { $what }.
pantheon-event-demigod-taken-secret = { $who } берёт полубога из стопки.
pantheon-event-points-scored = { $who } получает { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
        [many] { $amount } очков
       *[other] { $amount } очка
    }.
pantheon-event-game-won = { $who } выигрывает партию.
