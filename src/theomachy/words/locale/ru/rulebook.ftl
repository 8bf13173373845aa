book-title = Книга правил
book-contents = Содержание
book-search = Поиск по книге правил
book-found = { $amount ->
    [one] { $amount } место
    [few] { $amount } места
    [many] { $amount } мест
   *[other] { $amount } места
}
book-nothing = Ничего не найдено. Попробуйте другое слово.
book-none = Эта книга правил ещё не написана.
book-previous = Предыдущая глава
book-next = Следующая глава
book-pdf = PDF
book-chapter = Глава { $number }
book-in-book = В книге правил:
book-law = Правила по номерам
book-example = Пример
book-example-play = Сыграть
book-example-pause = Пауза
book-example-again = Сначала
book-example-previous = На один выбор назад
book-example-next = Следующий выбор
book-example-count = { $done } из { $of }
book-example-answered = Выбор сделан.
book-example-things = О чём речь
