# Обучение: список уроков, урок за столом, первая игра и предупреждения наставника.

## Список уроков

learn-motto = Короткие уроки за настоящим столом. Ничего не испортите: любой ход можно отменить.
learn-lessons = Уроки
learn-progress = { $amount ->
        [0] Пока не пройдено ни одного урока
        [one] Пройден { $amount } урок из { $of }
        [few] Пройдено { $amount } урока из { $of }
        [many] Пройдено { $amount } уроков из { $of }
       *[other] Пройдено { $amount } урока из { $of }
    }
learn-all-done = Все уроки пройдены. Вы знаете эту игру!
learn-number = Урок { $amount }
learn-minutes = { $amount ->
        [one] { $amount } минута
        [few] { $amount } минуты
        [many] { $amount } минут
       *[other] { $amount } минуты
    }
learn-start = Начать
learn-continue = Продолжить
learn-again = Пройти ещё раз
learn-begin = Начать урок { $amount }
learn-go-on = Продолжить урок { $amount }
learn-finished = Пройден
learn-preview = Предварительная версия
learn-preview-hint = Только если вы играете по предварительным правилам: чем они отличаются.
learn-then = А потом
learn-quiz = Викторина
learn-quiz-hint = Что здесь произойдёт? Можно ли так? Каждый раз новые позиции.
learn-almanac = Справочник
learn-almanac-hint = Каждая карта, каждый бог и каждая фигурка: что делает и пример.
learn-rulebook = Книга правил
learn-rulebook-hint = Вся игра в одной понятной книге, её можно и напечатать.
learn-first-game = Первая игра
learn-first-game-hint = Целая игра с двумя слабыми ботами. Наставник объясняет новое и предупреждает перед дорогой ошибкой.
learn-first-game-play = Сыграть первую игру
learn-first-lesson = Начать с урока
learn-short-lessons = Короткие уроки за настоящим столом
learn-done-so-far = { $amount ->
        [one] Пройден { $amount } урок
        [few] Пройдено { $amount } урока
        [many] Пройдено { $amount } уроков
       *[other] Пройдено { $amount } урока
    }
learn-while-waiting = Научиться играть, пока ждёте
learn-in-minutes = { $amount ->
        [one] { $amount } урок, { $minutes } мин
        [few] { $amount } урока, { $minutes } мин
        [many] { $amount } уроков, { $minutes } мин
       *[other] { $amount } урока, { $minutes } мин
    }

## Урок за столом

lesson-title = Урок { $amount } из { $of }
lesson-panel = Урок
lesson-step = Шаг { $amount } из { $of }
lesson-goal = Цель
lesson-steps = Шаги
lesson-step-done = сделано
lesson-next = Дальше
lesson-show = Показать
lesson-back = Отменить
lesson-close = Выйти из урока
lesson-fold = Свернуть урок
lesson-unfold = Показать урок
lesson-find = Найдите способ сами. Их может быть несколько.
lesson-note-other = Так можно, но этот шаг о другом
lesson-not-yet = Пока нет
lesson-once-more = Ещё раз
lesson-watch-first = Сначала досмотрите до конца, потом урок продолжится.
lesson-got-it = Понятно
lesson-done = Отлично!
lesson-learned = Что вы теперь умеете
lesson-rules = Правила, на которых это основано
lesson-next-lesson = Следующий урок
lesson-all = Все уроки
lesson-all-learned = Это был последний урок. Теперь играйте!

## Предупреждения наставника

coach-slip-rather = Сильный игрок скорее выбрал бы это:
coach-slip-yours = При вашем выборе:
coach-on = Наставник включён
coach-off = Наставник выключен
