# What the page says at a table of Pantheon: actions, gods, planned moves and the forecast of a scoring.

## The four actions

pantheon-actions = Your actions
pantheon-action-of = Action { $amount } of { $of }
pantheon-act-first = Tap an action to read it, then again to choose it.
pantheon-act-again = Tap again to choose it.
pantheon-does-move = Place feet and columns, collect loot. The others may follow.
pantheon-does-buy = Sacrifice tokens, pieces, or places on the map, for coins.
pantheon-does-sacrifice = Pay each number with any one kind of offering: { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } and its power.
pantheon-does-draw = Take cards one by one: open ones or from the deck.
pantheon-now-move = { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    }, { $cards ->
        [one] with { $cards } movement card
       *[other] with { $cards } movement cards
    }
pantheon-now-move-alone = { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    }; you hold no movement card
pantheon-not-move = You cannot reach any free hex
pantheon-not-move-feet = No feet left in your reserve
pantheon-now-buy = You have { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
pantheon-not-buy = You hold no coins; lying open: { $amount }
pantheon-now-sacrifice = You can pay { $what }
pantheon-not-sacrifice = No god is on offer
pantheon-now-draw = { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of your choice; { $deck } in the deck
pantheon-now-draw-opens = Lying open: { $card }. Then you can pay { $what }
pantheon-not-draw = No card is left to draw

## Gods and demigods

pantheon-gods-on-offer = Gods on offer
pantheon-gods-points = each brings { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } now
pantheon-no-gods = All gods of this epoch are taken.
pantheon-god-at-once = at once
pantheon-god-kept = keep
pantheon-god-single = keep, use once
pantheon-cost = Cost
pantheon-can-pay = You can pay
pantheon-missing = Missing, for example: { $what }
pantheon-or = or
pantheon-count-gift = { $amount ->
        [one] { $amount } gift
       *[other] { $amount } gifts
    }
pantheon-count-priest = { $amount ->
        [one] { $amount } priest
       *[other] { $amount } priests
    }
pantheon-count-dancer = { $amount ->
        [one] { $amount } dancer
       *[other] { $amount } dancers
    }
pantheon-count-temple = { $amount ->
        [one] { $amount } temple
       *[other] { $amount } temples
    }
pantheon-sacrifice-to = Sacrifice to { $what }
pantheon-demigods-order = Demigods on display. The left one is taken first.

## Cards and holdings

pantheon-card-market = Cards to draw
pantheon-deck = Deck
pantheon-money = Money
pantheon-use-move = +2 steps in a Move
pantheon-use-gift = 1 offering to a god
pantheon-use-priest = 1 offering to a god
pantheon-use-dancer = 1 offering to a god
pantheon-use-temple = 1 offering to a god
pantheon-use-coins = coins for a Buy
pantheon-no-cards = You hold no cards.
pantheon-kept = Gods and tiles
pantheon-feet-reserve = { $amount ->
        [one] foot
       *[other] feet
    }
pantheon-columns-reserve = { $amount ->
        [one] column
       *[other] columns
    }
pantheon-demigod-tiles = Demigods, face down: { $amount }
pantheon-opponents = Opponents

## Planned moves

pantheon-move-steps = { $amount ->
        [one] { $amount } step left
       *[other] { $amount } steps left
    }
pantheon-play-move = Play a movement card
pantheon-play-move-note = +{ $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    }; you hold { $cards }
pantheon-plan-loot = Loot: { $what }
pantheon-plan-steps = { $amount } of { $of ->
        [one] { $of } step
       *[other] { $of } steps
    }
pantheon-plan-feet = { $amount } of { $of ->
        [one] { $of } foot
       *[other] { $of } feet
    }
pantheon-plan-columns = { $amount ->
        [one] { $amount } column
       *[other] { $amount } columns
    }
pantheon-plan-cards = Plays { $amount ->
        [one] { $amount } movement card
       *[other] { $amount } movement cards
    }.
pantheon-plan-short-steps = Not enough steps.
pantheon-plan-short-feet = Not enough feet in your reserve.
pantheon-plan-short-columns = No column in your reserve.
pantheon-plan-again = Tap again to go there.

## Nations and scoring

pantheon-epoch-left = Left: { $loot } loot, { $gods ->
        [one] { $gods } god
       *[other] { $gods } gods
    }
pantheon-epoch-end = The epoch ends with the last loot tile (left: { $loot }) or the last god on offer (left: { $gods }).
pantheon-columns-here = Columns in its land: { $what }.
pantheon-tint = The tint on the map shows the land of this nation. It only tells you where the epoch takes place; no rule depends on it.
pantheon-scoring = Scoring
pantheon-scoring-when = Both scorings, after epochs 3 and 6, count the same things for every player.
pantheon-scoring-columns = Columns on the board, wherever they stand: { $what }.
pantheon-column-points = { $range }: { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } each
pantheon-scoring-demigods = The values of your demigods. You keep them, so they count in both scorings.
pantheon-scoring-tokens = Each Pietalte: the level of your best sacrifice token.
pantheon-forecast = If scored now
pantheon-forecast-line = { $who }: columns { $columns } × { $each } = { $points }; demigods: { $demigods }; Pietalte: { $tokens }.
pantheon-hidden-demigods = ? (face down: { $amount })
pantheon-threshold = { $amount ->
        [one] { $amount } more column
       *[other] { $amount } more columns
    }: { $now } → { $later } points
pantheon-missing-any = Missing: { $amount } of any one kind
pantheon-gods-price = Pay each number with one kind of offering, whichever you like; each number with another kind.
pantheon-epoch-begins = Epoch { $epoch }: { $nation } rises
pantheon-asks-place = Place a foot or a column. Steps left: { $amount }.
pantheon-asks-move-over = You can place nothing more. End the move.
pantheon-asks-follow = { $who } chose Move, so you may follow: place a foot or a column, or draw a card instead. Steps left: { $amount }.
pantheon-asks-follow-cards = { $who } chose Move, so you may follow: play a movement card for 2 steps, or draw a card instead.
