# What the two tables of the page say: panels, prompts, life at the table.

## The board

table-nearer = Приблизить
table-whole-map = Показать всё поле
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
table-red = Красная часть: кто в ней после 4-го конфликта, будет забыт

## Panels

table-panels = Игроки и журнал
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
table-tiebreaker = жетон определителя ничьей
table-tiebreaker-down = жетон определителя ничьей использован
table-price = { $amount ->
        [one] стоит { $amount } верующего
        [few] стоит { $amount } верующих
        [many] стоит { $amount } верующих
       *[other] стоит { $amount } верующего
    }
table-unlocked = открыто { $amount } из 2
table-scoring = После этой эпохи — подсчёт очков
table-feet-reserve = Стопы в личном запасе: { $amount }, в общем запасе: { $more }
table-columns-reserve = Колонны в личном запасе: { $amount }, в общем запасе: { $more }
table-columns-standing = Колонны на поле: { $amount }

## The question

table-question = Ваше решение
table-done = Готово
table-yes = Да
table-no = Нет
table-no-answer = Сейчас это выбрать нельзя.
table-triggers = вызывает событие: { $what }
table-steps-to = { $amount ->
        [one] { $amount } шаг до события
        [few] { $amount } шага до события
        [many] { $amount } шагов до события
       *[other] { $amount } шага до события
    }
table-steps-cost = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }, останется { $left }
table-coins-cost = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }, останется { $left }
table-cards = { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
        [many] { $amount } карт
       *[other] { $amount } карты
    }
table-coins = { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    }
table-steps = { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
        [many] { $amount } шагов
       *[other] { $amount } шага
    }

## Life at the table

table-bot = играет бот
table-here = за столом
table-absent = не за столом
table-frozen = Эту партию нельзя продолжить.
table-watching = Вы наблюдаете.
table-suggest = Решает напарник; вы можете подсказать.
table-suggested = Звёздочкой отмечен выбор, который предлагает напарник.
table-ask-back = Попросить об отмене

## Battles

table-battles = Прошедшие сражения
table-choosing = выбирает карту
table-chosen = выбор сделан
table-bid = ставка { $amount }
table-killed = погибло: { $amount }

## Advice

table-hint = Подсказка
table-thinking = Думаем…
