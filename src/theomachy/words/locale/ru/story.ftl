# Подсказки, рассказ о ходах, журнал и наставник на странице. $who — игрок, $what — предмет или предложение.

story-suggestion = Подсказка
story-play-it = Сыграть так
story-another = Показать другую
story-hide = Скрыть
story-hint-worse =
    { $worse ->
        [little] почти так же хороша
        [some] немного слабее
       *[much] заметно слабее
    }

## Since your last turn

story-since = С вашего прошлого хода
story-before = До первого хода
story-turn = Ход { $amount }
story-turn-of = Ход { $amount } · { $who }
story-older =
    { $amount ->
        [one] { $amount } более ранний ход:
        [few] { $amount } более ранних хода:
       *[many] { $amount } более ранних ходов:
    }
story-for-you = Для вас
story-of = { $who }: { $what }
story-replay = Показать снова
story-always-skip = Всегда пропускать
story-my-turn = Мой ход

## The log

story-tab-turns = Ходы
story-tab-battles = Сражения
story-tab-chat = Чат
story-no-chat = Пока никто ничего не написал.
story-rule = Правило: { $what }
story-rule-open = Показать правило

## The coach

story-coach = Наставник
story-understood = Понятно
story-coach-off = Отключить наставника
story-do-it = Всё равно
story-think-again = Выбрать заново
story-coach-refused-title = Сейчас так нельзя
story-coach-refused = Игра не даст случайно нарушить правила. Причина написана над вариантами, ссылка открывает правило.

## Settings

web-speed = Скорость ботов и движения
web-speed-hint = Как долго показывается каждое решение бота. Клавиша S переносит к вашему ходу.
story-speed-slow = Медленно
story-speed-normal = Обычно
story-speed-fast = Быстро
story-skip = К моему ходу
web-recap = Рассказ о чужих ходах
web-recap-hint = Открывается сам, когда наступает ваш ход. Клавиша R открывает его в любое время.
web-coach = Наставник
web-coach-hint = Объясняет то, что происходит впервые, и предупреждает перед невыгодным выбором.
story-coach-auto = Первые три игры
story-coach-on = Всегда
story-coach-never = Выключен
