# Что говорит сам терминал.

terminal-help =
    Введите номер, название ответа или начало названия. Команды:
    map — показать стол; legend — знаки на карте
    ? — объяснить вопрос и каждый ответ; ? 2 — один ответ; ? НАЗВАНИЕ — любую карту, свойство, бога или жетон
    list — все ответы словами; why ОТВЕТ — почему так нельзя
    hint — подсказка; do — сыграть по подсказке; battle — исход по картам
    log — всё, что произошло, с правилами
    undo — отменить последний ответ; save ФАЙЛ — сохранить игру; quit — выйти
    Enter без текста показывает вопрос снова, в том числе после изменения размера окна.
terminal-legend = Фигурки и монументы: ☥ бог, w воин, c мумия кошки, s Сатис, m мумия, a Апоп, x скорпион, p андросфинкс, O обелиск, T храм, P пирамида, далее начало имени бога или --, если монумент нейтральный. Суша: " плодородная, . пустынная, (3) номер региона. ~ вода, / \ _ река, ∩ верблюд. * сияющая фигурка, # жетон загробного мира.
terminal-legal = Это разрешено.
terminal-unknown = «{ $text }» нет в списке. Введите номер от 1 до { $amount } или название.
terminal-not-now = Нельзя:
terminal-undone = Ход отменён.
terminal-nothing-to-undo = Отменять нечего.
terminal-saved = Сохранено: { $text }.
terminal-goodbye = До свидания.
terminal-warriors = Воины
terminal-guardians = Стражи
terminal-captives = Пленники
terminal-tiebreaker = жетон определителя ничьей
terminal-powers = Свойства
terminal-played = Разыграно
terminal-event = Событие
terminal-next = Далее
terminal-tracks = Шкалы
terminal-guardian-cards = Карты стражей
terminal-pincers = Клешни
terminal-no-rule = По запросу «{ $text }» правил не найдено.
terminal-hand-over = Передайте клавиатуру: { $who }. Затем нажмите Enter.
terminal-welcome = Введите номер или название ответа. ? объясняет, hint подсказывает, help — список команд.
terminal-page = -- Enter: читать дальше --
terminal-thinking = { $who }: бот думает...
terminal-cost = (цена: { $amount })
terminal-on-map = { $numbers }: номера на карте (list: все ответы словами)
terminal-no-such-thing = Здесь нет ничего с названием «{ $text }».
terminal-more-help = ? 2 объясняет один ответ, ? НАЗВАНИЕ — любую карту, свойство, бога или жетон; help — список команд.
terminal-do = Введите do, чтобы сыграть по подсказке.
terminal-no-hint = Нет подсказки, по которой можно сыграть. Сначала введите hint.
terminal-not-saved = Не удалось записать файл { $text }: { $reason }.
terminal-revealed = Последний ответ что-то открыл, поэтому отменить его нельзя.
terminal-total = Всего
