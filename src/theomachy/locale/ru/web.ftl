# What the page says itself.

web-title = Theomachy
web-motto = Игры о богах на вашем столе
web-play-now = Играть сейчас с ботами
web-your-name = Ваше имя
web-players = Игроки
web-map = Карта
web-event-track = Шкала событий
web-steps-left = { $amount ->
        [one] { $amount } шаг до следующего события
        [few] { $amount } шага до следующего события
        [many] { $amount } шагов до следующего события
       *[other] { $amount } шага до следующего события
    }
web-waiting-for = Решает: { $who } …
web-choose-on-board = Выберите на карте.
web-undo = Отменить
web-game-over = Игра окончена.
web-connection-lost = Связь потеряна; пробую снова …
web-unofficial = Неофициальный проект, не связан с издателями этих игр.
web-language = Язык
web-log = Что произошло
web-say = Напишите что-нибудь
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
web-invite-hint = Отправьте ссылку, дайте отсканировать QR-код или продиктуйте код.
web-invite-private = Ссылка на одного человека. Для следующего создайте новую.
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
web-level-of = Уровень бота на месте { $amount }
web-name-of = Имя игрока на месте { $amount }
web-about-ankh = Боги Египта борются за последнее поклонение народа. Останется только один.
web-about-pantheon = Древние народы возвышаются и падают. Расселитесь по Средиземноморью и заслужите милость богов.
web-my-games = Мои партии
web-continue = Играть дальше
web-public-tables = Столы для всех
web-phase-waiting = ждёт игроков
web-phase-playing = идёт игра
web-phase-finished = окончена
web-phase-frozen = играть дальше нельзя
web-opening = Открываем стол …
web-not-here = отсутствует
web-you = это вы
web-you-watch = Вы наблюдаете.
web-watchers = { $amount ->
        [one] { $amount } зритель
        [few] { $amount } зрителя
        [many] { $amount } зрителей
       *[other] { $amount } зрителя
    }
web-absent = Не за столом: { $who }.
web-vote = пусть играет бот
web-vote-count = пусть играет бот ({ $amount }/{ $needed })
web-undo-asked = Вы просите вернуть ход. Ещё должны согласиться: { $who }.
web-undo-wish = { $who } хочет взять ответ назад.
web-agree = Согласиться
web-disagree = Нет
web-withdraw = Не нужно
web-away = Сейчас за вас играет бот.
web-return = Вернуться на своё место
web-confirm = Вы уверены?
web-yes = Да
web-no = Нет

## Make a table, waiting room

web-open-table = Открыть стол
web-guardians = Стражи
web-guardian-level = Уровень { $amount }
web-random-guardian = по жребию
web-pace = Темп
web-pace-none = без часов
web-pace-quick = быстро: 15 минут на игрока и ещё 15 секунд за каждый ход
web-pace-steady = спокойно: 45 минут на игрока и ещё 30 секунд за каждый ход
web-pace-days = без спешки: три дня на ход
web-variants = Варианты
web-variant-bonus-draft = бонусы выбираются
web-variant-bsw-start-material = увеличенный запас в начале
web-variant-no-traitera-after-trigger = без дополнительного действия Трайтеры после конца фазы
web-scenario-picture = Начало: { $what }, игроков: { $amount }
web-god-twice = Каждый бог может занять только одно место.
web-make-invite = Создать ссылку для места { $amount }
web-qr = QR-код: { $text }
web-close-table = Закрыть стол
web-closed = Стол закрыли до начала игры.
web-leave = Уйти из-за стола

## Settings

web-settings = Настройки
web-theme = Вид
web-theme-hint = «Как в системе»: тёмный, если на устройстве тёмная тема.
web-theme-system = как в системе
web-theme-light = светлый
web-theme-dark = тёмный
web-motion = Движение
web-motion-hint = Перемещаются ли фигурки на место или сразу на нём стоят.
web-motion-system = как в системе
web-motion-full = с движением
web-motion-none = без движения
web-sound = Звук
web-sound-hint = Тихие сигналы, когда ваш ход, когда начинается сражение и когда игра окончена.
web-confirming = Подтверждения
web-confirming-hint = Каждый ответ ждёт, пока вы его не подтвердите.
web-switch-on = включено
web-switch-off = выключено

## Learn and rules

web-learn = Научиться играть
web-learn-game = Игра за три минуты
web-rulebook = Свод правил
web-contents = Главы
web-nothing-found = Таких слов нет ни в одном правиле.
web-lesson-ankh-1-title = Вы — бог
web-lesson-ankh-1 = Египет забывает своих богов. Кто достигнет вершины шкалы поклонения, сразу побеждает; кто после четвёртого конфликта остаётся в красной части, будет предан забвению.
web-lesson-ankh-2-title = Два действия за ход
web-lesson-ankh-2 = Переместите фигурки, призовите фигурку, получите верующих или откройте свойство. Второе действие должно стоять ниже первого. Каждое действие двигает свою фишку на шаг.
web-lesson-ankh-3-title = Фишки вызывают события
web-lesson-ankh-3 = Когда фишка доходит до конца шкалы, происходит событие и ваш ход окончен: вы берёте под контроль монумент, проводите верблюдами границу, делящую регион, или начинается конфликт.
web-lesson-ankh-4-title = Конфликт
web-lesson-ankh-4 = Регион за регионом, по порядку номеров: кто там один, тот доминирует; где богов несколько, идёт сражение. Каждый тайно играет карту. Каждая фигурка даёт единицу силы, остальное — карты и свойства.
web-lesson-ankh-5-title = Поклонение
web-lesson-ankh-5 = В каждом регионе, где есть ваши фигурки, вы получаете по 1 поклонению за каждый тип монументов, большинство которых контролируете, а победитель сражения — ещё больше. Открытые свойства определяют вашу стратегию.
web-lesson-ankh-6-title = Двое становятся одним
web-lesson-ankh-6 = Если игроков трое и больше, два бога с наименьшим поклонением после третьего конфликта сливаются и играют дальше одной командой. Поэтому никого не списывайте со счетов.
web-lesson-pantheon-1-title = Шесть эпох
web-lesson-pantheon-1 = В каждую эпоху возвышается народ со своим свойством. Эпоха кончается, когда собрана вся добыча или взяты все боги. После третьей и шестой эпох подсчитываются очки.
web-lesson-pantheon-2-title = Одно действие за ход
web-lesson-pantheon-2 = Идите по карте, покупайте, приносите жертву богу или берите карты. Ровно что-то одно, потом ходит следующий игрок.
web-lesson-pantheon-3-title = Стопы и колонны
web-lesson-pantheon-3 = Карты движения дают шаги. За шаги вы ставите стопы — от стартового гекса народа всё дальше по полю, — по пути собираете добычу и ставите колонны на места рядом со своими стопами.
web-lesson-pantheon-4-title = Милость богов
web-lesson-pantheon-4 = Каждый бог стоит жертв одного или нескольких видов. Одни боги помогают один раз, другие — в каждый следующий ход. Жетоны жертвы удешевляют следующих богов.
web-lesson-pantheon-5-title = Очки
web-lesson-pantheon-5 = Колонны тем ценнее, чем их больше, полубоги дают своё значение, а некоторые боги добавляют очки сами.
web-lesson-pantheon-6-title = Победа
web-lesson-pantheon-6 = После второго подсчёта побеждает игрок, у которого больше всего очков; при равенстве — тот, у кого больше полубогов.

## Replay and the end

web-replay = Повтор
web-replay-of = Повтор: { $what }
web-to-table = К столу
web-decision = Решение { $amount } из { $total }
web-beginning = Начало игры.
web-place = Место в игре
web-play = Воспроизвести
web-pause = Остановить
web-previous-turn = Предыдущий ход
web-next-turn = Следующий ход
web-previous-decision = Предыдущее решение
web-next-decision = Следующее решение
web-previous-event = Предыдущее событие
web-next-event = Следующее событие
web-event = событие
web-battles = Сражения …
web-scorings = Подсчёты …
web-eyes = Чьими глазами
web-eyes-of = глазами: { $who }
web-play-on = Играть дальше отсюда
web-result = Показать итог
web-to-rematch = К следующей игре
web-save-record = Сохранить запись
web-see-board = Посмотреть поле
web-devotion-chart = Как менялось поклонение
web-points-chart = Как менялись очки
web-turning-points = Переломные моменты
web-turning-lead = { $who } выходит вперёд: { $amount }.
web-turning-leap = { $who } получает сразу { $amount }.
web-out = (вне игры)

## Why the server said no

web-refusal-malformed = Страница отправила то, чего сервер не понимает. Загрузите её снова.
web-refusal-unknown = Такого стола нет, или он не для вас.
web-refusal-forbidden = Здесь это делать нельзя.
web-refusal-stale = Вопрос тем временем изменился. Посмотрите ещё раз.
web-refusal-illegal = Правила этого не позволяют.
web-refusal-not-your-turn = Сейчас не ваш ход.
web-refusal-wrong-phase = Сейчас это невозможно.
web-refusal-id-reused = По пути что-то пошло не так. Попробуйте ещё раз.
web-refusal-too-fast = Слишком быстро. Подождите немного.
web-refusal-too-large = Это слишком много сразу.
web-refusal-too-many = Их уже слишком много. Попробуйте позже.
web-refusal-not-saved = Сервер не смог это сохранить. Ничего не изменилось; попробуйте снова.
web-refusal-frozen = За этим столом играть дальше нельзя.
web-refusal-full = Все места заняты.
web-refusal-taken = Это уже занято.
web-refusal-setup = Так подготовить игру нельзя.
web-refusal-data = Это нельзя прочитать как игру.
web-refusal-nothing-to-undo = Возвращать нечего.
web-refusal-already-asked = Кто-то уже об этом просит.
web-refusal-nobody-asks = Об этом больше никто не просит.
web-refusal-present = Этот игрок здесь.
web-refusal-not-away = На этом месте бот не играет.
web-refusal-not-partner = Предлагать может только партнёр.
web-refusal-no-seat = Такого места нет.
web-refusal-running = Это остаётся тайной до конца игры.
web-refusal-no-record = Записи этой игры нет.
web-refusal-no-advice = Совета здесь нет: за этим столом играют и другие люди, или на него не хватило времени.
web-refusal-name = Выберите другое имя.
web-refusal-password = Имя или пароль неверны.
web-refusal-stopping = Сервер сейчас перезапустится. Подождите немного.
