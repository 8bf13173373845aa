# The frame of a table: seats in the top bar, the menu, what opens above the table.

frame-table-menu = Table menu
frame-you = you
frame-bot = { $who } · bot
frame-bot-level = { $who } · { $level }
frame-your-turn = your turn
frame-their-turn = to move
frame-title-turn = Your turn
frame-home-keep = Home: the game stays open
frame-leave-warning = A bot plays on in your place. You can take your seat back at any time.
frame-concede = Concede
frame-concede-warning = You give up, and the game ends now. This cannot be taken back.
frame-stay = Stay at the table
frame-score = Score
frame-points = Points
frame-only-answer = The question before had only one answer, so it was given for you.
frame-unread = { $amount ->
        [one] { $amount } new message
       *[other] { $amount } new messages
    }
web-skipping = Obvious answers
web-skipping-hint = A question with a single possible answer that tells nothing is answered for you.
frame-nothing-to-undo = There is nothing of yours to undo now.
