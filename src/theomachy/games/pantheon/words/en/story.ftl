# What is done in Pantheon and why, for suggestions and for the story of a turn. $mode is do (a suggestion) or did (the story); $what names a thing, $where a site, $who a player.

## Deeds

pantheon-deed-action =
    { $mode ->
        [did] Chose { $what }
       *[do] { $what }
    }
pantheon-deed-feet =
    { $mode ->
        [did] Placed
       *[do] Place
    } { $amount ->
        [one] a foot
       *[other] { $amount } feet
    }
pantheon-deed-column =
    { $mode ->
        [did] Placed a column on { $where }
       *[do] Place a column on { $where }
    }
pantheon-deed-loot =
    { $mode ->
        [did] Picked up loot: { $what }
       *[do] Pick up loot: { $what }
    }
pantheon-deed-card =
    { $mode ->
        [did] Played a card: { $what }
       *[do] Play a card: { $what }
    }
pantheon-deed-open =
    { $mode ->
        [did] Took an open card: { $what }
       *[do] Take the open card: { $what }
    }
pantheon-deed-money =
    { $mode ->
        [did] Took a special money card: { $what }
       *[do] Take a special money card: { $what }
    }
pantheon-deed-take-feet =
    { $mode ->
        [did] Took
       *[do] Take
    } { $amount ->
        [one] a foot
       *[other] { $amount } feet
    }
pantheon-deed-take-columns =
    { $mode ->
        [did] Took
       *[do] Take
    } { $amount ->
        [one] a column
       *[other] { $amount } columns
    }
pantheon-deed-token =
    { $mode ->
        [did] Raised a sacrifice token: { $what }, level { $amount }
       *[do] Raise a sacrifice token: { $what }, level { $amount }
    }
pantheon-deed-god =
    { $mode ->
        [did] Gained the god { $what }
       *[do] Gain the god { $what }
    }
pantheon-deed-demigod =
    { $mode ->
        [did] Took { $value ->
        [none] a demigod
       *[some] a demigod of value { $value }
    }
       *[do] Take { $value ->
        [none] a demigod
       *[some] a demigod of value { $value }
    }
    }
pantheon-deed-bonus =
    { $mode ->
        [did] Chose the bonus tile { $what }
       *[do] Choose the bonus tile { $what }
    }

## Reasons

pantheon-why-points =
    { $case ->
        [gain] You score points.
        [cost] It costs you points.
        [denial] { $who } scores fewer points.
       *[gift] { $who } scores more points.
    }
pantheon-why-demigods =
    { $case ->
        [gain] Your demigods bring more at the scorings.
       *[cost] Your demigods bring less at the scorings.
    }
pantheon-why-columns =
    { $case ->
        [gain] Your columns bring more at the scorings.
        [cost] Your columns bring less at the scorings.
        [denial] The columns of { $who } bring less at the scorings.
       *[gift] The columns of { $who } bring more at the scorings.
    }
pantheon-why-column-reserve =
    { $case ->
        [gain] You have more columns ready to place.
       *[cost] You have fewer columns left to place.
    }
pantheon-why-feet =
    { $case ->
        [gain] You have more feet for your moves.
       *[cost] You have fewer feet for your moves.
    }
pantheon-why-loot-picked =
    { $case ->
        [gain] You carry out the loot on your way.
       *[cost] You carry out less loot.
    }
pantheon-why-loot =
    { $case ->
        [gain] Loot comes within your reach.
        [cost] Loot is farther away from you.
        [denial] Loot is farther away from { $who }.
       *[gift] Loot comes within reach of { $who }.
    }
pantheon-why-sites =
    { $case ->
        [gain] A column site comes within your reach.
       *[cost] Column sites are farther away from you.
    }
pantheon-why-god-ready =
    { $case ->
        [gain] You can pay for a god on your next turn.
        [cost] You can no longer pay for a god on your next turn.
        [denial] { $who } can no longer pay for a god on the next turn.
       *[gift] { $who } can pay for a god on the next turn.
    }
pantheon-why-god-short =
    { $case ->
        [gain] You come closer to paying for a god.
       *[cost] You are farther from paying for a god.
    }
pantheon-why-levels =
    { $case ->
        [gain] Your sacrifice tokens pay more for gods.
       *[cost] Your sacrifice tokens pay less for gods.
    }
pantheon-why-movement =
    { $case ->
        [gain] You have more movement cards.
       *[cost] You use up movement cards.
    }
pantheon-why-offerings =
    { $case ->
        [gain] You have more sacrifice cards.
       *[cost] You use up sacrifice cards.
    }
pantheon-why-coins =
    { $case ->
        [gain] You have more coins in hand.
       *[cost] You spend coins.
    }
pantheon-why-steps =
    { $case ->
        [gain] You get more steps in every move.
       *[cost] You get fewer steps in your moves.
    }
pantheon-why-draws =
    { $case ->
        [gain] You draw more cards with every Draw cards action.
       *[cost] You draw fewer cards with Draw cards.
    }
pantheon-why-end =
    { $case ->
        [gain] You could end the epoch on your next turn, for extra points.
        [cost] You could no longer end the epoch on your next turn.
        [denial] { $who } could no longer end the epoch on the next turn.
       *[gift] { $who } could end the epoch on the next turn.
    }

## The story of a turn

pantheon-story-draws =
    { $amount ->
        [one] Drew { $amount } card
       *[other] Drew { $amount } cards
    }
pantheon-story-points =
    { $amount ->
        [one] { $who } scored { $amount } point
       *[other] { $who } scored { $amount } points
    }

## What it means for you

pantheon-for-you-loot =
    { $amount ->
        [one] Only { $amount } loot tile is left: the epoch may end soon (3 points for whoever ends it).
       *[other] Only { $amount } loot tiles are left: the epoch may end soon (3 points for whoever ends it).
    }

## The coach

pantheon-coach-first-action-title = One action a turn
pantheon-coach-first-action = Move to pick up loot and place columns, Buy pieces and tokens with coins, Sacrifice to gain a god, or Draw cards for all of it.
pantheon-coach-moving-title = A move
pantheon-coach-moving = The big foot gives 1 step, each movement card 2 more. Each step places a foot or, on a column site, a column. Steps that are left are lost.
pantheon-coach-buying-title = Buying
pantheon-coach-buying = All coins you play form one sum, and you may buy several things with it. Coins that are left are lost.
pantheon-coach-sacrifice-title = A sacrifice
pantheon-coach-sacrifice = A god costs one to four numbers. Pay each with cards of one kind; every number needs another kind. Sacrifice tokens pay without being used up.
pantheon-coach-loot-title = Loot
pantheon-coach-loot = A foot on a hex with loot picks it up. Loot is resolved after the move. When the last loot tile is gone, the epoch ends.
pantheon-coach-follow-title = Follow the Move
pantheon-coach-follow = Somebody chose Move, so you may move too. If you place nothing, you draw a card instead.
pantheon-coach-god-title = A god is yours
pantheon-coach-god = Its effect stands on its tile. Some gods help at once, others for the rest of the game.
pantheon-coach-epoch-title = A new epoch
pantheon-coach-epoch = The active player scored 3 points for ending the last one. Feet go back, columns stay. A new nation brings new loot, gods and a temple to start from.
pantheon-coach-scoring-title = A scoring
pantheon-coach-scoring = Demigods bring their values; columns bring more each the more of them you have. There are two scorings: after epoch 3 and after epoch 6.

## Warnings before a costly answer

pantheon-warn-steps =
    { $amount ->
        [one] You give up { $amount } step.
       *[other] You give up { $amount } steps.
    }
pantheon-warn-coins =
    { $amount ->
        [one] You give up { $amount } coin.
       *[other] You give up { $amount } coins.
    }
