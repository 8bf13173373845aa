# The frame of a table: seats in the top bar, the menu, what opens above the table.

frame-table-menu = Меню стола
frame-you = вы
frame-bot = { $who } · бот
frame-bot-level = { $who } · { $level }
frame-your-turn = ваш ход
frame-their-turn = ходит
frame-title-turn = Ваш ход
frame-home-keep = На главную: партия останется открытой
frame-leave-warning = Бот продолжит игру за вас. Вернуть своё место можно в любой момент.
frame-concede = Сдаться
frame-concede-warning = Вы сдаётесь, и партия сразу заканчивается. Отменить это нельзя.
frame-stay = Остаться за столом
frame-score = Счёт
frame-points = Очки
frame-only-answer = На предыдущий вопрос был только один ответ, и он дан за вас.
frame-unread = { $amount ->
        [one] { $amount } новое сообщение
        [few] { $amount } новых сообщения
       *[many] { $amount } новых сообщений
    }
web-skipping = Очевидные ответы
web-skipping-hint = Вопрос с единственным возможным ответом, который ничего не раскрывает, не задаётся.
frame-nothing-to-undo = Сейчас нечего отменять.
