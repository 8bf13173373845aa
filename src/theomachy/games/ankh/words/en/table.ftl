# Ankh's table on the page: the strip of actions, the events to come, the boards of the gods, who would win.

## The strip of actions

ankh-table-action-of = Your turn: action { $number } of { $of }
ankh-table-only-action = Your turn: your one action
ankh-table-order-first = You may then take a second action from further down the list.
ankh-table-order-second = It must come after “{ $action }” in the list.
ankh-table-order-only = A player of a merged god takes one action.
ankh-table-first = Choose an action first.
ankh-table-short-move = Move
ankh-table-short-summon = Summon
ankh-table-short-gain = Gain
ankh-table-short-unlock = Unlock
ankh-table-move = { $amount ->
        [one] Your figure may go up to 3 spaces.
       *[other] Each of your { $amount } figures may go up to 3 spaces.
    }
ankh-table-move-none = None of your figures can move: only the marker would advance.
ankh-table-summon = { $amount ->
        [one] Place 1 figure from your pool next to your figure or Monument.
       *[other] Place up to { $amount } figures: one next to your figure or Monument, the others as your god or powers say.
    }
ankh-table-summon-none = You cannot place any figure now: only the marker would advance.
ankh-table-gain-now = { $amount ->
        [one] +{ $amount } Follower now
       *[other] +{ $amount } Followers now
    }
ankh-table-gain = for neutral and own Monuments next to your figures, and from your powers.
ankh-table-gain-none = No neutral or own Monument is next to your figures: only the marker would advance.
ankh-table-unlock = { $amount ->
        [one] Pay { $amount } Follower for a power of level { $level }.
       *[other] Pay { $amount } Followers for a power of level { $level }.
    }
ankh-table-unlock-poor = { $amount ->
        [0] You have no Followers: only the marker would advance.
        [one] You have { $amount } Follower: only the marker would advance.
       *[other] You have { $amount } Followers: only the marker would advance.
    }
ankh-table-unlock-all = You have unlocked all you can: only the marker would advance.
ankh-table-left = { $amount ->
        [one] After this, { $amount } step to the event
       *[other] After this, { $amount } steps to the event
    }
ankh-table-left-now = { $amount ->
        [one] { $amount } step to the event
       *[other] { $amount } steps to the event
    }
ankh-table-triggers = Triggers { $event }
ankh-table-then = Then { $actions }
ankh-table-then-ends = Then your turn ends
ankh-table-unlock-ends = Unlocking ends your turn
ankh-table-above = Comes before “{ $action }” in the list
ankh-table-above-short = Not after { $action }
ankh-table-left-short = { $amount } left after this
ankh-table-triggers-short = triggers the event
ankh-table-done = Done this turn
ankh-table-moved = { $amount } of { $of } figures moved
ankh-table-do-move = Choose figures
ankh-table-do-summon = Choose a figure
ankh-table-do-gain = Take Followers
ankh-table-do-unlock = Choose a power
ankh-table-do-marker = Only advance the marker

## Events to come

ankh-table-events = Events
ankh-table-event-of = { $number } of { $of }
ankh-table-conflict = Conflict { $number }
ankh-table-near = { $steps ->
        [one] next: { $steps } step away ({ $action })
       *[other] next: { $steps } steps away ({ $action })
    }
ankh-table-after-that = after that
ankh-table-then-merge = then the two lowest gods merge
ankh-table-then-forget = then gods in the red are forgotten
ankh-table-then-over = then the game ends
ankh-table-would-merge = then { $who } would merge
ankh-table-would-forget = then { $who } would be forgotten
ankh-table-would-forget-nobody = then nobody would be forgotten
ankh-table-would-end = last event: { $who } would win
ankh-table-now = happening now
ankh-table-happening = Now: { $event }.
ankh-table-later = Later events
ankh-table-omen-merge = After Conflict { $number } the two lowest gods merge. Now that would be { $who }.
ankh-table-omen-forget = After Conflict { $number } gods in the red section are forgotten. Now that would be { $who }.
ankh-table-omen-forget-nobody = After Conflict { $number } gods in the red section are forgotten. Now that would be nobody.
ankh-table-omen-end = Conflict { $number } is the last event: after it the highest god wins. Now that would be { $who }.
ankh-table-merge-line = The two gods at the bottom merge after Conflict { $number }.
ankh-table-forget-line = Red section, up to space { $space }: gods still here after Conflict { $number } are forgotten.
ankh-table-top-line = A god who reaches space { $space } wins at once.

## Cards and boards

ankh-table-hand = Your Battle cards
ankh-table-hand-of = Battle cards
ankh-table-hand-count = { $amount } in hand, { $played } played
ankh-table-hand-back = Played cards come back with { $card }.
ankh-table-strength = Strength
ankh-table-in-hand = Battle cards in hand
ankh-table-played = played
ankh-table-may-play = May still play
ankh-table-has-played = Has played
ankh-table-level = Level { $level }
ankh-table-unlocked = { $amount } of { $of }
ankh-table-price = { $amount ->
        [one] price { $amount } Follower
       *[other] price { $amount } Followers
    }
ankh-table-brings = power { $number } brings { $guardian }
ankh-table-brings-next = the next one brings { $guardian }
ankh-table-brought = brought { $guardian }
ankh-table-none-left = no { $guardian } is left
ankh-table-tokens = Ankh tokens left for Monuments
ankh-table-powers = Powers
ankh-table-no-powers = No powers yet
ankh-table-pool = In the pool
ankh-table-your-god = your god
ankh-table-open-board = Open the board of { $who }

## Who would win

ankh-table-who = Who would win?
ankh-table-who-none = nobody is here
ankh-table-who-alone = { $who } would dominate: +{ $amount } Devotion
ankh-table-who-ahead = { $who } is ahead: +{ $amount } Devotion for winning
ankh-table-who-tied = Tied: nobody would win without cards
ankh-table-who-strength = { $who }: strength { $amount }
ankh-table-who-majority = { $what }: { $who }, +{ $amount } Devotion for majorities
ankh-table-who-before-cards = Before Battle cards.
ankh-table-unlock-guardian = It also brings the Guardian { $guardian }.
ankh-table-unlock-no-guardian = It brings no Guardian: no { $guardian } is left.
ankh-table-captive-note = You pay Anubis 1 Follower to free it.
