# What the two tables of the page say: panels, prompts, life at the table.

## The board

table-nearer = Zoom in
table-whole-map = Show the whole map
table-camel-sides = Sides where a camel can stand
table-cut = cuts the region into { $less } and { $more } spaces
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
table-red = The red part: whoever is left in it is forgotten

## Panels

table-panels = Boards and log
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
table-captives = captives
table-tiebreaker = holds the Tiebreaker
table-tiebreaker-down = holds the Tiebreaker, turned down
table-battle-cards = Battle cards
table-price = { $amount ->
        [one] costs { $amount } Follower
       *[other] costs { $amount } Followers
    }
table-unlocked = { $amount } of 2 unlocked
table-scoring = Scoring after this epoch
table-payable = You can pay:
table-token = token
table-stack = { $amount ->
        [one] { $amount } god tile in the stack
       *[other] { $amount } god tiles in the stack
    }
table-feet-reserve = Feet in reserve: { $amount }, in the general reserve: { $more }
table-columns-reserve = Columns in reserve: { $amount }, in the general reserve: { $more }
table-columns-standing = Columns on the map: { $amount }

## The question

table-question = The question
table-done = Done
table-yes = Yes
table-no = No
table-no-answer = That is no answer to this question.
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
table-pay = Pay like this
table-or-change = or choose the first part yourself:
table-pass-ankh-gain-followers = Forgo them
table-yes-ankh-gain-followers = Take the Followers
table-pass-ankh-unlock-power = Unlock none
table-pass-ankh-lay-camel = Lay no camels
table-pass-ankh-exchange-token = Leave the tokens
table-pass-ankh-take-monument = Take none
table-yes-ankh-break-tie = Win by the Tiebreaker
table-pass-ankh-break-tie = Let nobody win
table-pass-ankh-build-what = Build none
table-pass-ankh-take-captive = Take none
table-pass-ankh-protect-figure = Protect no more
table-yes-ankh-gate-from = One from the pool
table-pass-ankh-gate-from = Place none
table-pass-ankh-take-guardian = Leave the rest
table-pass-pantheon-further-action = End the turn
table-pass-pantheon-gain-revealed = Decline
table-pass-pantheon-take-card = Enough
table-pass-pantheon-may-raise = Leave them

## Life at the table

table-bot = a bot plays
table-here = is here
table-absent = is not here
table-frozen = This table cannot be played on.
table-watching = You are watching.
table-suggest = Your partner decides; you may suggest.
table-suggested = Your partner suggests what is marked with a star.
table-ask-back = Ask to take back

## Battles

table-battle = Battle in region { $amount }
table-battles = Battles so far
table-choosing = is choosing a card
table-chosen = has chosen
table-no-card = no card yet
table-figures = from figures
table-strength = strength { $amount }: where it comes from
table-strength-now = strength as things stand
table-bid = bid { $amount }
table-killed = killed: { $amount }

## Advice

table-hint = Hint
table-thinking = Thinking …
table-foreseen = { $card }: wins { $won } of { $amount } cases, Devotion { $least } to { $most }, at most { $killed } killed
