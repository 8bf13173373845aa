# The frame of a table: seats in the top bar, the menu, what opens above the table.

frame-table-menu = Menu stołu
frame-you = Ty
frame-bot = { $who } · bot
frame-bot-level = { $who } · { $level }
frame-your-turn = Twoja kolej
frame-their-turn = teraz gra
frame-title-turn = Twoja kolej
frame-home-keep = Strona główna: partia pozostaje otwarta
frame-leave-warning = Bot gra dalej w twoim miejscu. W każdej chwili możesz wrócić na swoje miejsce.
frame-concede = Poddaj się
frame-concede-warning = Poddajesz się i partia kończy się od razu. Tego nie można cofnąć.
frame-stay = Zostań przy stole
frame-score = Wynik
frame-points = Punkty
frame-only-answer = Poprzednie pytanie miało tylko jedną odpowiedź, więc wybrano ją za Ciebie.
frame-unread = { $amount ->
        [one] { $amount } nowa wiadomość
        [few] { $amount } nowe wiadomości
       *[many] { $amount } nowych wiadomości
    }
web-skipping = Oczywiste odpowiedzi
web-skipping-hint = Pytanie z jedną możliwą odpowiedzią, która niczego nie zdradza, nie jest zadawane.
frame-nothing-to-undo = Nie ma teraz czego cofnąć.
