# The frame of a table: seats in the top bar, the menu, what opens above the table.

frame-table-menu = Nabídka stolu
frame-you = vy
frame-bot = { $who } · bot
frame-bot-level = { $who } · { $level }
frame-your-turn = jste na tahu
frame-their-turn = na tahu
frame-title-turn = Jste na tahu
frame-home-keep = Domů: hra zůstane otevřená
frame-leave-warning = Bot hraje dál místo vás. Kdykoli se můžete vrátit na své místo.
frame-concede = Vzdát se
frame-concede-warning = Vzdáváte se a hra okamžitě končí. Nelze to vzít zpět.
frame-stay = Zůstat u stolu
frame-score = Skóre
frame-points = Body
frame-only-answer = Předchozí otázka měla jen jednu odpověď, proto byla zvolena za vás.
frame-unread = { $amount ->
        [one] { $amount } nová zpráva
        [few] { $amount } nové zprávy
       *[other] { $amount } nových zpráv
    }
web-skipping = Samozřejmé odpovědi
web-skipping-hint = Otázka s jedinou možnou odpovědí, která nic neprozrazuje, se neklade.
frame-nothing-to-undo = Teraz není co vrátit zpět.
