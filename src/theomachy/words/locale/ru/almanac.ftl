# The almanac: every printed thing, with search.

almanac-title = Альманах
almanac-search = Искать названия и свойства
almanac-list = Вернуться к списку
almanac-about = Всё, что напечатано в игре: полное действие, правила, на которых оно стоит, и что с чем связано. Выберите что-нибудь из списка или начните поиск клавишей /.
almanac-unknown = Такой статьи в альманахе нет. Выберите другую из списка.
almanac-both-editions = Одинаково в обоих изданиях
almanac-only-in = Только: { $edition }
almanac-detail = Правила подробно
almanac-another-example = Другой пример ({ $done } из { $of })
almanac-related = Связанное
almanac-figures = Цифры
almanac-turn = Листать
almanac-previous = Предыдущая статья:
almanac-next = Следующая статья:
almanac-quiz = Проверьте себя: викторина
almanac-figures-from = { $amount ->
    [one] Подсчитано по { $amount } партии между ботами.
    [few] Подсчитано по { $amount } партиям между ботами.
   *[many] Подсчитано по { $amount } партиям между ботами.
}
