# What the two tables of the page say: panels, prompts, life at the table.

## The board

table-nearer = Zoom in
table-whole-map = Show the whole map
table-camel-sides = Sides where a Camel can stand
table-cut = splits the region into { $less } and { $more } spaces
table-fertile = Fertile
table-desert = Desert
table-water = Water
table-region = region { $amount }
table-gate = Underworld token
table-sea = sea
table-land = land
table-site = column site
table-temple = temple
table-devotion-track = Devotion track
table-red = Red section: gods still here after the 4th Conflict are forgotten

## Panels

table-panels = Players and log
table-own = My god
table-own-hand = My hand
table-others = Others
table-close = Close
table-fold = Fold up
table-unfold = Unfold
table-nothing-yet = Nothing yet.
table-actions = Action tracks
table-pool = pool
table-ankhs = Ankh tokens in the pool
table-captives = trapped Warriors
table-tiebreaker = Tiebreaker
table-tiebreaker-down = Tiebreaker (used)
table-price = { $amount ->
        [one] costs { $amount } Follower
       *[other] costs { $amount } Followers
    }
table-unlocked = { $amount } of 2 unlocked
table-scoring = Scoring after this epoch
table-feet-reserve = Feet in the personal reserve: { $amount }, in the general reserve: { $more }
table-columns-reserve = Columns in the personal reserve: { $amount }, in the general reserve: { $more }
table-columns-standing = Columns on the board: { $amount }

## The question

table-question = Your decision
table-done = Done
table-yes = Yes
table-no = No
table-no-answer = You cannot choose that now.
table-triggers = triggers: { $what }
table-steps-to = { $amount ->
        [one] { $amount } step to the next event
       *[other] { $amount } steps to the next event
    }
table-steps-cost = { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    }, { $left } left
table-coins-cost = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }, { $left } left
table-cards = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
table-coins = { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
table-steps = { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    }

## Life at the table

table-bot = a bot plays
table-here = is here
table-absent = is not here
table-frozen = This game cannot be continued.
table-watching = You are watching.
table-suggest = Your partner decides; you may suggest.
table-suggested = A star marks your partner's suggestion.
table-ask-back = Ask to undo

## Battles

table-battles = Battles so far
table-choosing = is choosing a card
table-chosen = has chosen
table-bid = bid { $amount }
table-killed = killed: { $amount }

## Advice

table-hint = Hint
table-thinking = Thinking…
