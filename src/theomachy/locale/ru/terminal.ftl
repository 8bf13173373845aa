# Что говорит сам терминал.

terminal-help = Отвечайте номером или названием. map показывает стол, ? поясняет вопрос, why ОТВЕТ говорит, что этому мешает, undo отменяет ход, save ФАЙЛ сохраняет запись, quit завершает игру.
terminal-legend = Фигурки: G бог, w воин, c мумия кошки, s Сатис, m мумия, a Апоп, x скорпион, p андросфинкс; O T P монументы, -- нейтральные; f плодородная, d пустынная с номером региона; ~~ вода; # жетон загробного мира; * сияющая.
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
terminal-powers = Свойства
terminal-played = Сыграно
terminal-none = нет
terminal-event = Событие
terminal-markers = Фишки
terminal-no-rule = Запросу { $text } не отвечает ни одно правило.
terminal-camels = Верблюды
terminal-chance = Случай
terminal-hand-over = За клавиатурой теперь { $who }. Нажмите Enter.
