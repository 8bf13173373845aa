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
