# Why an answer was refused, said to the player whom it stopped: what was wrong, in a few words. The rule itself is a link.
# $way: a way from one place to another was meant; $many: an amount is missing; $thing: something was named.

not-ANKH-TURN-02 = Choose one of the four actions first.
not-ANKH-TURN-09 = Your second action must stand below the first one in the list.
not-ANKH-TURN-11 = Choose your second action first.
not-ANKH-TURN-13 = Take all the Followers or none.
not-ANKH-MOVE-01 = { $way ->
    [yes] That is too far: a figure moves up to 3 spaces.
   *[no] Choose one of your own figures.
}
not-ANKH-MOVE-04 = { $way ->
    [yes] A figure must stop on an empty land space.
   *[no] That figure has nowhere to go.
}
not-ANKH-MOVE-05 = That figure has already moved in this action.
not-ANKH-MOVE-07 = Only Osiris’ side may stop on an Underworld token.
not-ANKH-SUM-01 = Choose one of the figures or spaces that are offered.
not-ANKH-SUM-02 = That space is adjacent to none of your figures and Monuments.
not-ANKH-SUM-03 = You have no such figure left, or no space for it.
not-ANKH-SUM-04 = The Monument there is not yours.
not-ANKH-SUM-07 = An Underworld token lies there: only Osiris’ side may use it.
not-ANKH-SUM-08 = None of your Warriors is trapped.
not-ANKH-GOD-10 = You need 1 Follower to free a Warrior.
not-ANKH-MAP-05 = That space is already taken.
not-ANKH-MAP-06 = That is water: figures stand on land.
not-ANKH-MAP-08 = That is water: Monuments stand on land.
not-ANKH-UNL-01 = Choose a power that you do not have yet.
not-ANKH-UNL-05 = Your next power must be of level { $amount }.
not-ANKH-CAMEL-03 = The line of Camels stays in one region.
not-ANKH-CAMEL-04 = A Camel stands between two land spaces of one region.
not-ANKH-CAMEL-05 = The line must reach a River, Water, another Camel or the Map Edge at both ends, without branches.
not-ANKH-CAMEL-07 = That line would leave one part too small.
not-ANKH-CAMEL-11 = Choose one of the two new regions.
not-ANKH-CAMEL-13 = Choose a Conflict Order token on the map.
not-ANKH-BAT-04 = Choose a Battle card from your hand.
not-ANKH-BAT-06 = You have already played that card: it lies face up before you.
not-ANKH-CTRL-01 = There is no Monument on that space.
not-ANKH-CTRL-02 = Neutral Monuments are left, so you cannot take another side’s.
not-ANKH-CTRL-03 = None of your figures is adjacent to it.
not-ANKH-CTRL-05 = Choose a Monument adjacent to one of your figures.
not-ANKH-CTRL-06 = That Monument is already yours.
not-ANKH-CARD-06 = { $many ->
    [yes] You lack Followers to build: { $amount }.
   *[no] Build inside the region of the Battle.
}
not-ANKH-CARD-07 = That Monument cannot be built: none is left, or you have no Ankh token for it.
not-ANKH-CARD-08 = Nobody may build on an Underworld token.
not-ANKH-CARD-10 = Choose how many Followers to bid.
not-ANKH-DEF-09 = You have too few Followers: { $amount } are missing.
not-ANKH-GUARD-07 = A pushed figure goes to an empty land space adjacent to where it stood.
not-ANKH-GUARD-10 = The figure there cannot be pushed.
not-ANKH-GUARD-14 = The Mummy returns adjacent to your God.
not-ANKH-GUARD-19 = Aim both pincers at spaces of the map.
not-ANKH-GOD-07 = You cannot trap your own Warrior.
not-ANKH-GOD-14 = That figure is not Protected.
not-ANKH-GOD-18 = An Underworld token goes on an empty land space of that region.
not-ANKH-DEF-05 = That space is already taken.
not-ANKH-GOD-20 = An Underworld token already lies there.
not-ANKH-POW-06 = Choose a figure, then an empty land space adjacent to one of your Obelisks in this region.
not-ANKH-POW-10 = An Underworld token lies there: only Osiris’ side may use it.
not-ANKH-GOD-06 = Choose a side whose Warrior was killed.
