# Что говорит сам терминал.

terminal-help = Введите номер или название. Команды: map — показать стол, ? — справка, why ОТВЕТ — почему так нельзя, hint — подсказка, battle — исход по картам, undo — отменить ход, save ФАЙЛ — сохранить запись, quit — выйти.
terminal-legend = Фигурки и монументы: ☥ бог, w воин, c мумия кошки, s Сатис, m мумия, a Апоп, x скорпион, p андросфинкс, O обелиск, T храм, P пирамида, далее начало имени бога или --, если монумент нейтральный. Суша: " плодородная, . пустынная, (3) номер региона. ~ вода, / \ _ река, ∩ верблюд. * сияющая фигурка, # жетон загробного мира.
terminal-legal = Это разрешено.
terminal-unknown = «{ $text }» нет в списке. Введите номер от 1 до { $amount } или название.
terminal-not-now = Нельзя:
terminal-undone = Ход отменён.
terminal-nothing-to-undo = Отменять нечего.
terminal-saved = Сохранено: { $text }.
terminal-goodbye = До свидания.
terminal-devotion = Поклонение
terminal-followers = Верующие
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
terminal-chance = Случай
terminal-hand-over = Передайте клавиатуру: { $who }. Затем нажмите Enter.
