# What it means to decline (`pass`) or to agree (`yes`), question by question. $amount is that of the question.

ankh-pass-choose-action = Take no second action
ankh-pass-move-which = Finish moving
ankh-pass-summon-what = Finish summoning
ankh-yes-gain-followers = { $amount ->
        [one] Take { $amount } Follower
       *[other] Take { $amount } Followers
    }
ankh-pass-gain-followers = Take none
ankh-pass-unlock-power = Unlock nothing
ankh-pass-take-monument = Take no Monument
ankh-pass-lay-camel = Place no Camels
ankh-pass-exchange-token = Swap nothing
ankh-yes-break-tie = Use the Tiebreaker
ankh-pass-break-tie = Let nobody win
ankh-pass-obelisk-which = Move no more figures
ankh-yes-worship = Sacrifice 2 Followers
ankh-pass-worship = Keep the Followers
ankh-pass-build-what = Build nothing
ankh-yes-announce-two-cards = Announce two cards
ankh-pass-announce-two-cards = Play only one card
ankh-pass-take-captive = Trap nobody
ankh-pass-protect-figure = Save no more figures
ankh-yes-gate-from = Take one from the pool
ankh-pass-gate-from = Place no token
ankh-yes-give-sun = Make it Radiant
ankh-pass-give-sun = Keep the token
ankh-pass-take-guardian = Take no more Guardians
