# Что говорит сам терминал.

terminal-help = Отвечайте номером или названием. map показывает стол, ? поясняет вопрос, why ОТВЕТ говорит, что этому мешает, hint даёт совет, battle показывает, что дадут карты, undo отменяет ход, save ФАЙЛ сохраняет запись, quit завершает игру.
terminal-legend = Фигурки и монументы: ☥ бог, w воин, c мумия кошки, s Сатис, m мумия, a Апоп, x скорпион, p андросфинкс, O обелиск, T храм, P пирамида, далее начало имени бога или --, если монумент нейтральный. Суша: " плодородная, . пустынная, (3) номер региона. ~ вода, / \ _ река, ∩ верблюд. * сияющая фигурка, # жетон загробного мира.
terminal-legal = Это разрешено.
terminal-unknown = { $text } — не ответ; введите номер от 1 до { $amount } или название из списка.
terminal-not-now = Сейчас нельзя:
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
terminal-played = Сыграно
terminal-event = Событие
terminal-next = Далее
terminal-tracks = Шкалы
terminal-guardian-cards = Карты стражей
terminal-pincers = Клешни
terminal-no-rule = Запросу { $text } не отвечает ни одно правило.
terminal-chance = Случай
terminal-hand-over = За клавиатурой теперь { $who }. Нажмите Enter.
