# What the page says itself.

web-title = Theomachy
web-motto = Игры о богах на вашем столе
web-play-now = Играть сейчас с ботами
web-your-name = Ваше имя
web-players = Игроки
web-map = Карта
web-event-track = Шкала событий
web-devotion-track = Шкала преданности
web-steps-left = { $amount ->
        [one] { $amount } шаг до следующего события
        [few] { $amount } шага до следующего события
        [many] { $amount } шагов до следующего события
       *[other] { $amount } шага до следующего события
    }
web-battle = Битва в регионе { $amount }
web-waiting-for = Решает: { $who } …
web-choose-on-board = Выберите на карте.
web-undo = Отменить
web-game-over = Игра окончена.
web-connection-lost = Связь потеряна; пробую снова …
web-unofficial = Неофициальный проект, не связан с издателями этих игр.
web-language = Язык
web-log = Что произошло
web-say = Напишите что-нибудь
web-refused = Отказано: { $text }.
web-epochs = Эпохи
web-on-offer = Доступно
web-points = Очки
web-cards = Карты на руке
web-rules = Правила
web-search = Поиск
web-make-table = Создать стол
web-somebody = Кто-то
web-game = Игра
web-edition = Издание
web-scenario = Сценарий
web-seats = Места
web-seat = Место { $amount }
web-god = Бог места { $amount }
web-random-god = любой бог
web-seat-me = я
web-seat-friend = друг по приглашению
web-seat-hotseat = кто-то за этим устройством
web-seat-bot = бот
web-who-may-come = Кто может прийти
web-visibility-private = только по моему приглашению
web-visibility-link = любой со ссылкой
web-visibility-public = все
web-free-seat = свободно
web-bot = бот ({ $text })
web-here = за столом
web-fill = отдать боту
web-free = освободить место
web-invite = Приглашение
web-copied = Скопировано
web-copy-link = Скопировать ссылку
web-start = Начать игру
web-seats-free = Ещё есть свободные места
web-waiting-for-host = Игру начинает хозяин стола.
web-join = Присоединиться к столу
web-code = Код стола
web-sit-down = Сесть за стол
web-watch = Смотреть
web-hand-over = Передайте устройство: { $who }.
web-ready = Можно продолжать
web-rematch = Сыграть ещё раз
web-won = Победа: { $who }
