# What is done in Ankh and why, for suggestions and for the story of a turn. $mode is do (a suggestion) or did (the story); $what names a piece or a thing, $where a place, $who a god.

## Places

ankh-near-obelisk =
    { $whose ->
        [neutral] next to the neutral Obelisk
        [own] next to your Obelisk
       *[other] next to the Obelisk of { $who }
    }
ankh-near-temple =
    { $whose ->
        [neutral] next to the neutral Temple
        [own] next to your Temple
       *[other] next to the Temple of { $who }
    }
ankh-near-pyramid =
    { $whose ->
        [neutral] next to the neutral Pyramid
        [own] next to your Pyramid
       *[other] next to the Pyramid of { $who }
    }
ankh-in-region = in region { $amount }
ankh-on-water = on the water

## Deeds

ankh-deed-action =
    { $mode ->
        [did] Chose { $what }
       *[do] { $what }
    }
ankh-deed-move =
    { $mode ->
        [did] Moved the { $what } to a space { $where }
       *[do] Move your { $what } to a space { $where }
    }
ankh-deed-push =
    { $mode ->
        [did] Pushed the { $what } to a space { $where }
       *[do] Push the { $what } to a space { $where }
    }
ankh-deed-summon =
    { $mode ->
        [did] Summoned the { $what } onto a space { $where }
       *[do] Summon the { $what } onto a space { $where }
    }
ankh-deed-build =
    { $mode ->
        [did] Built the { $what } on a space { $where }
       *[do] Build the { $what } on a space { $where }
    }
ankh-deed-take =
    { $mode ->
        [did] Took control of the { $what }
       *[do] Take control of the { $what }
    }
ankh-deed-followers =
    { $mode ->
        [did] Gained
       *[do] Gain
    } { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }
ankh-deed-unlock =
    { $mode ->
        [did] Unlocked { $what }
       *[do] Unlock { $what }
    }
ankh-deed-trigger =
    { $mode ->
        [did] Triggered the event { $what }
       *[do] That triggers the event { $what }
    }
ankh-deed-camels =
    { $mode ->
        [did] Placed
       *[do] Place
    } { $amount ->
        [one] a Camel
       *[other] { $amount } Camels
    }
ankh-deed-exchange =
    { $mode ->
        [did] Swapped the tokens of regions { $one } and { $other }
       *[do] Swap the tokens of regions { $one } and { $other }
    }
ankh-deed-sun =
    { $mode ->
        [did] Made a figure Radiant
       *[do] Make this figure Radiant
    }
ankh-deed-gate =
    { $mode ->
        [did] Placed an Underworld token on a space { $where }
       *[do] Place an Underworld token on a space { $where }
    }

## Reasons

ankh-why-devotion =
    { $case ->
        [gain] You gain Devotion.
        [cost] It costs you Devotion.
        [denial] { $who } gains less Devotion.
       *[gift] { $who } gains more Devotion.
    }
ankh-why-above =
    { $case ->
        [gain] You move ahead of another god on the Devotion track.
       *[cost] Another god moves ahead of you on the Devotion track.
    }
ankh-why-red =
    { $case ->
        [gain] You come closer to leaving the red section in time.
       *[cost] You risk staying in the red section too long.
    }
ankh-why-merging =
    { $case ->
        [gain] Merging would hurt you less.
       *[cost] Merging would hurt you more.
    }
ankh-why-dominations =
    { $case ->
        [gain] You would dominate { $region ->
        [none] one more region
       *[some] region { $region }
    } in the next Conflict.
        [cost] You would no longer dominate { $region ->
        [none] a region
       *[some] region { $region }
    } in the next Conflict.
        [denial] { $who } would no longer dominate { $region ->
        [none] a region
       *[some] region { $region }
    } in the next Conflict.
       *[gift] { $who } would dominate { $region ->
        [none] a region
       *[some] region { $region }
    } in the next Conflict.
    }
ankh-why-majorities =
    { $case ->
        [gain] You would score a Monument majority { $region ->
        [none] in one more region
       *[some] in region { $region }
    }.
        [cost] You would score fewer Monument majorities { $region ->
        [none] in the next Conflict
       *[some] in region { $region }
    }.
        [denial] { $who } would score fewer Monument majorities { $region ->
        [none] in the next Conflict
       *[some] in region { $region }
    }.
       *[gift] { $who } would score more Monument majorities { $region ->
        [none] in the next Conflict
       *[some] in region { $region }
    }.
    }
ankh-why-victories =
    { $case ->
        [gain] You would be stronger { $region ->
        [none] in the next Battles
       *[some] in the Battle for region { $region }
    }.
        [cost] You would be weaker { $region ->
        [none] in the next Battles
       *[some] in the Battle for region { $region }
    }.
        [denial] { $who } would be weaker { $region ->
        [none] in the next Battles
       *[some] in the Battle for region { $region }
    }.
       *[gift] { $who } would be stronger { $region ->
        [none] in the next Battles
       *[some] in the Battle for region { $region }
    }.
    }
ankh-why-casualties =
    { $case ->
        [gain] Fewer of your figures are at risk { $region ->
        [none] in Battles
       *[some] in the Battle for region { $region }
    }.
       *[cost] More of your figures are at risk { $region ->
        [none] in Battles
       *[some] in the Battle for region { $region }
    }.
    }
ankh-why-warriors =
    { $case ->
        [gain] You have more Warriors on the map.
       *[cost] You have fewer Warriors on the map.
    }
ankh-why-guardians =
    { $case ->
        [gain] You have one more Guardian on the map.
       *[cost] You have fewer Guardians on the map.
    }
ankh-why-reserves =
    { $case ->
        [gain] You have a Guardian ready to be summoned.
       *[cost] You have fewer Guardians left to summon.
    }
ankh-why-monuments =
    { $case ->
        [gain] You control one more Monument.
        [cost] You control fewer Monuments.
        [denial] { $who } controls fewer Monuments.
       *[gift] { $who } controls more Monuments.
    }
ankh-why-targets =
    { $case ->
        [gain] Standing next to { $what ->
        [obelisk] the Obelisk
        [temple] the Temple
        [pyramid] the Pyramid
       *[none] a Monument
    } lets you take it in the coming Control Monument event.
        [cost] You could no longer take { $what ->
        [obelisk] the Obelisk
        [temple] the Temple
        [pyramid] the Pyramid
       *[none] a Monument
    } in the coming Control Monument event.
        [denial] { $who } could no longer take { $what ->
        [obelisk] the Obelisk
        [temple] the Temple
        [pyramid] the Pyramid
       *[none] a Monument
    } in the coming Control Monument event.
       *[gift] { $who } could take { $what ->
        [obelisk] the Obelisk
        [temple] the Temple
        [pyramid] the Pyramid
       *[none] a Monument
    } in the coming Control Monument event.
    }
ankh-why-gain =
    { $case ->
        [gain] Your next Gain Followers action brings more.
       *[cost] Your next Gain Followers action brings less.
    }
ankh-why-followers =
    { $case ->
        [gain] You have more Followers to spend.
       *[cost] You have fewer Followers to spend.
    }
ankh-why-affordable =
    { $case ->
        [gain] You can afford your next power.
       *[cost] You can no longer afford your next power.
    }
ankh-why-rewards =
    { $case ->
        [gain] You gain Devotion at the end of every turn.
       *[cost] You gain less Devotion at the end of your turns.
    }
ankh-why-powers =
    { $case ->
        [gain] You get a new power for the rest of the game.
       *[cost] You get fewer powers.
    }

## The story of a turn

ankh-story-moves =
    { $amount ->
        [one] Moved { $amount } figure
       *[other] Moved { $amount } figures
    }
ankh-story-domination = Region { $region }: { $who } dominates
ankh-story-won = Region { $region }: { $who } wins the Battle
ankh-story-nobody = Region { $region }: nobody wins the Battle
ankh-story-devotion = { $who }: { $change } Devotion, now { $total }
ankh-story-lost =
    { $amount ->
        [one] { $who } lost { $amount } figure
       *[other] { $who } lost { $amount } figures
    }

## What it means for you

ankh-for-you-lost =
    { $amount ->
        [one] You lost { $amount } figure. It is back in your pool.
       *[other] You lost { $amount } figures. They are back in your pool.
    }
ankh-for-you-taken = { $who } took one of your Monuments: { $what }.
ankh-for-you-contested =
    { $amount ->
        [one] Region { $region } is contested now.
       *[other] Region { $region } is contested by { $amount } sides now: the next Conflict brings a Battle there.
    }

## The coach

ankh-coach-first-action-title = Your turn has two actions
ankh-coach-first-action = Each action moves its marker one space. The second action must stand lower in the list, and the marker that reaches the end of its track triggers the next event: then it is your event.
ankh-coach-second-action-title = One action is left
ankh-coach-second-action = Choose from the actions below the first one. Your turn ends after it.
ankh-coach-control-monument-title = Event: Control Monument
ankh-coach-control-monument = The player who triggered it takes control of a neutral Monument next to an own figure. Monuments bring Followers and, in a Conflict, Devotion for majorities.
ankh-coach-camel-caravan-title = Event: Camel Caravan
ankh-coach-camel-caravan = The player who triggered it may split a region in two with a line of up to six Camels. Smaller regions mean other rivals in the next Conflict.
ankh-coach-conflict-title = Event: Conflict
ankh-coach-conflict = Every region is resolved in the order of its number. One side alone in a region dominates it. Two or more sides fight a Battle there. Devotion is won here: it decides the game.
ankh-coach-battle-title = A Battle
ankh-coach-battle = Every side secretly plays one card. Your strength is your figures here, your card and your powers. The strongest side wins 1 Devotion and kills the enemy Warriors and Guardians; Gods stay.
ankh-coach-plague-title = A bid against the Plague
ankh-coach-plague = Everybody bids Followers in secret, and all bids are lost. A single highest bid saves its side; every other Warrior and Guardian in the region dies.
ankh-coach-domination-title = Domination
ankh-coach-domination = A side that is alone in a region gains 1 Devotion without a fight, and 1 for each type of Monument it has the majority of.
ankh-coach-merge-title = Two gods merged
ankh-coach-merge = After the third Conflict the two lowest gods become one side. They keep both abilities and win or lose together.
ankh-coach-forgotten-title = A god is forgotten
ankh-coach-forgotten = After the fourth Conflict every side that is still in the red section leaves the game.
ankh-coach-guardian-title = A Guardian joins you
ankh-coach-guardian = It waits in your pool. Bring it onto the map with Summon Figure.

## Warnings before a costly answer

ankh-warn-unlock = Unlocking ends your turn: you give up your second action.
ankh-warn-followers =
    { $amount ->
        [one] You forgo { $amount } Follower.
       *[other] You forgo { $amount } Followers.
    }
ankh-warn-move = You have not moved any figure: the action would only advance its marker.
ankh-warn-summon = You summon no figure: the action would only advance its marker.
ankh-warn-power = You unlock nothing although you can pay for a power.
