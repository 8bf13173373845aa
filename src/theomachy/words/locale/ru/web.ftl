# What the page says itself.

web-title = Theomachy
web-motto = Игры о богах на вашем столе
web-your-name = Ваше имя
web-players = Игроки
web-map = Игровое поле
web-event-track = Шкала событий
web-steps-left = { $amount ->
        [one] { $amount } шаг до следующего события
        [few] { $amount } шага до следующего события
        [many] { $amount } шагов до следующего события
       *[other] { $amount } шага до следующего события
    }
web-waiting-for = Ход за: { $who }…
web-choose-on-board = Выберите на поле.
web-undo = Отменить
web-game-over = Игра окончена.
web-connection-lost = Связь потеряна. Подключаемся снова…
web-unofficial = Неофициальный проект, не связан с издателями этих игр.
web-language = Язык
web-log = Журнал
web-say = Напишите сообщение
web-epochs = Эпохи
web-on-offer = На выбор
web-points = Очки
web-cards = Карты на руке
web-rules = Правила
web-search = Поиск
web-make-table = Создать стол
web-somebody = Гость
web-game = Игра
web-edition = Издание
web-scenario = Сценарий
web-seats = Места
web-seat = Место { $amount }
web-god = Бог для места { $amount }
web-random-god = случайный бог
web-seat-me = я
web-seat-friend = друг по приглашению
web-seat-hotseat = другой игрок за этим устройством
web-seat-bot = бот
web-who-may-come = Кто может присоединиться
web-visibility-private = только приглашённые
web-visibility-link = все, у кого есть ссылка
web-visibility-public = все
web-free-seat = свободно
web-bot = бот ({ $text })
web-here = за столом
web-fill = Отдать боту
web-free = Освободить место
web-invite = Приглашение
web-invite-hint = Отправьте ссылку, дайте отсканировать QR-код или продиктуйте код.
web-invite-private = Ссылка действует для одного человека. Для следующего создайте новую.
web-copied = Скопировано
web-copy-link = Скопировать ссылку
web-start = Начать игру
web-seats-free = Ещё есть свободные места
web-not-come = Ждём: { $who }
web-waiting-for-host = Ждём, когда хозяин стола начнёт игру.
web-join = Присоединиться к столу
web-code = Код стола
web-sit-down = Сесть за стол
web-watch = Смотреть
web-hand-over = Передайте устройство: { $who }.
web-ready = Можно продолжать
web-rematch = Сыграть ещё раз
web-won = Победа: { $who }

## Home and table

web-table = Стол
web-home = На главную
web-back = Назад
web-menu = Меню
web-bots = Боты
web-level-random = играет наугад
web-level-novice = новичок
web-level-adept = знаток
web-level-master = мастер
web-level-grandmaster = гроссмейстер
web-level-of = Уровень бота на месте { $amount }
web-name-of = Имя игрока на месте { $amount }
web-about-ankh = Боги Египта борются за поклонение своего народа. Останется только один.
web-about-pantheon = Древние народы возвышаются и падают. Расселитесь по Средиземноморью и заслужите милость богов.
web-my-games = Мои партии
web-continue = Продолжить
web-public-tables = Открытые столы
web-phase-waiting = ждёт игроков
web-phase-playing = идёт игра
web-phase-finished = окончена
web-phase-frozen = продолжить нельзя
web-opening = Открываем стол…
web-not-here = не за столом
web-you = это вы
web-you-watch = Вы наблюдаете.
web-watchers = { $amount ->
        [one] { $amount } зритель
        [few] { $amount } зрителя
        [many] { $amount } зрителей
       *[other] { $amount } зрителя
    }
web-absent = Не за столом: { $who }.
web-vote = Пусть играет бот
web-vote-count = Пусть играет бот ({ $amount }/{ $needed })
web-vote-wait = Голосовать можно будет через { $time }.
web-undo-asked = Вы попросили отменить ход. Ещё не согласились: { $who }.
web-undo-away = Играет бот, но нужно и согласие: { $who }.
web-undo-wish = { $who } просит отменить ход.
web-agree = Согласиться
web-disagree = Отказать
web-withdraw = Отозвать просьбу
web-played-below =
    Бот уровня «{ $level }» на этот раз отвечает на уровне «{ $by }»: { $how ->
        [late] он думал слишком долго
        [busy] одновременно думает слишком много ботов
       *[other] произошла ошибка
    }.
web-away = Сейчас за вас играет бот.
web-return = Вернуться на своё место
web-confirm = Подтвердить выбор?
web-yes = Да
web-no = Нет

## Make a table, waiting room

web-open-table = Создать стол
web-guardians = Стражи
web-guardian-level = Уровень { $amount }
web-random-guardian = случайный
web-pace = Темп
web-pace-none = без часов
web-pace-quick = быстро: 15 минут на игрока и ещё 15 секунд за каждый ход
web-pace-steady = спокойно: 45 минут на игрока и ещё 30 секунд за каждый ход
web-pace-days = без спешки: три дня на ход
web-variants = Варианты
web-variant-bonus-draft = бонусные жетоны выбирают
web-variant-bsw-start-material = увеличенный личный запас в начале
web-variant-no-traitera-after-trigger = без дополнительного действия Трайтеры после конца фазы
web-scenario-picture = Начальная расстановка: { $what }, игроков: { $amount }
web-god-twice = Каждого бога можно выбрать только один раз.
web-make-invite = Создать ссылку для места { $amount }
web-qr = QR-код: { $text }
web-close-table = Отменить стол
web-closed = Хозяин отменил этот стол до начала игры.
web-leave = Покинуть стол

## Settings

web-settings = Настройки
web-theme = Тема
web-theme-hint = «Как в системе» — светлая или тёмная, как на вашем устройстве.
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-motion = Анимация
web-motion-hint = Показывать, как фигурки перемещаются по полю.
web-motion-system = как в системе
web-motion-full = включена
web-motion-none = выключена
web-sound = Звук
web-sound-hint = Короткий сигнал, когда ваш ход, когда начинается сражение и когда игра окончена.
web-confirming = Подтверждения
web-confirming-hint = Просить подтверждения перед каждым выбором.
web-switch-on = включено
web-switch-off = выключено

## Learn and rules

web-learn = Научиться играть
web-rulebook = Свод правил
web-contents = Главы
web-nothing-found = Ничего не найдено.

## Replay and the end

web-replay = Повтор
web-replay-of = Повтор: { $what }
web-to-table = Вернуться к столу
web-decision = Решение { $amount } из { $total }
web-beginning = Начало игры.
web-place = Момент партии
web-play = Воспроизвести
web-pause = Остановить
web-previous-turn = Предыдущий ход
web-next-turn = Следующий ход
web-previous-decision = Предыдущее решение
web-next-decision = Следующее решение
web-previous-event = Предыдущее событие
web-next-event = Следующее событие
web-event = событие
web-battles = Сражения…
web-scorings = Подсчёты…
web-eyes = Точка зрения
web-eyes-of = видит { $who }
web-play-on = Продолжить отсюда
web-result = Показать итог
web-to-rematch = К следующей игре
web-save-record = Сохранить запись партии
web-see-board = Посмотреть поле
web-devotion-chart = Поклонение по ходу партии
web-points-chart = Очки по ходу партии
web-turning-points = Переломные моменты
web-turning-lead = { $who } выходит вперёд: { $amount }.
web-turning-leap = { $who } вырывается вперёд на { $amount }.
web-out = (вне игры)

## Why the server said no

web-refusal-malformed = Страница отправила то, чего сервер не понял. Перезагрузите её.
web-refusal-protocol = Эта страница старше сервера. Перезагрузите её, чтобы играть дальше.
web-reload = Перезагрузить страницу
web-refusal-unknown = Такого стола нет или он вам недоступен.
web-refusal-forbidden = Здесь это делать нельзя.
web-refusal-stale = Положение изменилось. Выберите ещё раз.
web-refusal-illegal = Правила этого не позволяют.
web-refusal-not-your-turn = Сейчас не ваш ход.
web-refusal-wrong-phase = Сейчас это невозможно.
web-refusal-id-reused = По пути что-то пошло не так. Попробуйте ещё раз.
web-refusal-too-fast = Слишком быстро. Подождите немного.
web-refusal-too-large = Слишком много данных.
web-refusal-too-many = Достигнут предел. Попробуйте позже.
web-refusal-not-saved = Сервер не смог это сохранить. Ничего не изменилось. Попробуйте снова.
web-refusal-in-doubt = Сервер пока не знает, сохранилось ли это. Попробуйте снова.
web-refusal-frozen = Эту партию нельзя продолжить.
web-refusal-full = Все места заняты.
web-refusal-taken = Это уже занято.
web-refusal-setup = Так подготовить игру нельзя.
web-refusal-data = Не удалось прочитать партию.
web-refusal-nothing-to-undo = Отменять нечего.
web-refusal-already-asked = Об этом уже попросили.
web-refusal-nobody-asks = Этот запрос уже снят.
web-refusal-present = Этот игрок за столом или только что был здесь.
web-refusal-not-away = На этом месте бот не играет.
web-refusal-not-come = Кто-то из игроков ещё не пришёл за стол.
web-refusal-not-partner = Предлагать может только напарник.
web-refusal-no-seat = Такого места нет.
web-refusal-running = Это остаётся тайной до конца игры.
web-refusal-lesson = Этот шаг урока о другом.
web-refusal-revealed = С тех пор открылось что-то скрытое. Это остаётся; дальше назад ходят только тренировочные столы.
web-refusal-no-record = Записи этой партии нет.
web-refusal-no-advice = Подсказки нет: подсказки даются только в играх с ботами, или эта заняла слишком много времени.
web-refusal-no-channel = Хозяин этого сервера это не настроил.
web-refusal-rated = В рейтинговой игре нельзя: в неё играют с начала, с часами, каждый со своей учётной записью, без подсказок, и всё определяет жребий.
web-refusal-account = Для этого нужна учётная запись. Войдите и попробуйте ещё раз.
web-refusal-name = Выберите другое имя.
web-refusal-password = Имя или пароль неверны.
web-refusal-stopping = Сервер сейчас перезапустится. Подождите немного.
web-refusal-banned = Доступ к этому серверу для вас закрыт.
web-almanac = Альманах
web-in-almanac = В альманахе
web-quiz = Викторина
