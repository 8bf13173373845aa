# Между играми: начальная страница, комната ожидания, списки игр, приглашения, уход из-за стола.

## Начальная страница

home-your-turn = Ваш ход
home-waiting-for = Ожидаем: { $who }
home-other-games = Другие игры
home-all-games = Все игры
home-latest = Что произошло в конце
home-welcome = Ваша первая игра
home-welcome-hint = Сыграйте с двумя слабыми ботами. Без регистрации, и любой ход можно вернуть.
home-play-friends = Играть с друзьями
home-play-friends-hint = Создайте стол и отправьте ссылку. Регистрироваться не нужно, а свободные места могут занять боты.
home-again-with = Сыграть снова
home-join = Войти
home-learn-hint = В первых играх тренер один раз объясняет всё новое.
home-play-bots = Играть с ботами
home-play-with = Играть: { $who }
home-free-seats = { $amount ->
        [one] { $amount } свободное место
        [few] { $amount } свободных места
        [many] { $amount } свободных мест
       *[other] { $amount } свободного места
    }
home-all-here = Все на месте

## Сыгранные игры

games-won = Вы победили
games-place = { $amount }-е место
games-winner = Победа: { $who }
games-no-winner = Без победителя
games-all = Все
games-running = Идут
games-over = Завершены
games-which = Какие игры
games-none = Здесь пока нет игр.
games-more = Показать более старые игры
games-rated = рейтинговая
games-mine = Мой ход
games-any-rated = Любые
games-with = С кем

## Комната ожидания и приглашения

room-host = Хозяин стола
room-gods = Боги
room-drawn = по жребию в начале игры
room-drawn-one = по жребию в начале игры
room-practice = Тренировка
room-practice-on = Тренировочный стол: можно вернуть даже то, что уже открыто. Случай и тайный выбор ботов тогда разыгрываются заново.
room-practice-off = То, что уже открыто, вернуть нельзя.
room-rated = Рейтинговая
room-rated-on = Рейтинговая игра: результат идёт в рейтинги. Без подсказок; у каждого есть учётная запись.
room-rated-off = Результат не идёт ни в чей рейтинг.
room-pace-clock = { $minutes } мин на игрока и { $seconds } с на ход
room-pace-days = { $amount ->
        [one] { $amount } день на ход
        [few] { $amount } дня на ход
        [many] { $amount } дней на ход
       *[other] { $amount } дня на ход
    }
room-next = Что дальше
room-next-invite = Отправьте ссылку друзьям. Начать игру можно, как только все места будут заняты.
room-next-start = Все места заняты. Можно начинать игру.
room-next-wait = Хозяин стола начнёт игру, когда все места будут заняты. Стол появится на этой странице сам.
room-next-come = Игра начнётся, когда придут все. Ещё нет: { $who }.
room-chat = Чат
room-send = Отправить
room-chat-empty = Пока никто ничего не написал.
chat-mute = Заглушить
chat-unmute = Вернуть голос
chat-muted = { $who }: голос выключен.
join-invites = { $who } приглашает вас в игру «{ $game }»
join-full = Все места заняты. Можно смотреть.
join-begun = Игра уже началась. Можно смотреть.
join-over = Эта игра закончена. Можно посмотреть на поле.
join-log-in = Войти
home-people = Люди

## Когда ваш ход

notify-body = { $game }: ваш ход.
notify-ask = Сообщать, когда наступит ваш ход, даже если страница свёрнута?
notify-yes = Да, сообщать
notify-no = Нет, спасибо
web-notify = Уведомления
web-notify-hint = Показывать уведомление, когда ваш ход, а страница свёрнута.
notify-blocked = Браузер не разрешает уведомления этой страницы. Их можно включить в настройках браузера.
notices-title = Когда ваш ход
notices-link = Push, почта, вебхуки
notices-link-hint = Узнавайте о своём ходе, даже если страница закрыта.
web-refusal-no-channel = Хозяин этого сервера это не настроил.

## Возврат ходов и досрочный конец

web-conceded = { $who } сдаётся.
undo-stands = С тех пор открылось что-то скрытое, поэтому вернуть это нельзя.
undo-anew = Тренировка: случай и тайный выбор ботов будут разыграны заново.
undo-anew-short = случай может измениться
log-anew = Случай и тайный выбор ботов разыгрываются заново.
