# Names, questions and events of Ankh.
# Variables of events and questions: $who and $whom name sides (nominative), $what names a piece, card, power, action
# or event ($what_acc and $what_gen in other cases), $origin and $where name spaces, $amount is a number.

## The game

ankh-game = Ankh: Gods of Egypt
ankh-edition-final = final edition
ankh-edition-preview = preview edition
ankh-scenario-middle-kingdom = Middle Kingdom
ankh-scenario-old-kingdom = Old Kingdom

## Gods

ankh-god-amun = Amun
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Ra

## Pieces

ankh-kind-god = God
ankh-kind-warrior = Warrior
ankh-kind-cat-mummy = Cat-Mummy
ankh-kind-satet = Satet
ankh-kind-mummy = Mummy
ankh-kind-apep = Apep
ankh-kind-giant-scorpion = Giant Scorpion
ankh-kind-androsphinx = Androsphinx
ankh-kind-obelisk = Obelisk
ankh-kind-temple = Temple
ankh-kind-pyramid = Pyramid

## Battle cards

ankh-card-flood = Flood
ankh-card-build = Build Monument
ankh-card-plague = Plague of Locusts
ankh-card-chariots = Chariots
ankh-card-drought = Drought
ankh-card-miracle = Miracle
ankh-card-cycle = Cycle of Ma'at

## Ankh powers

ankh-power-commanding = Commanding
ankh-power-inspiring = Inspiring
ankh-power-omnipresent = Omnipresent
ankh-power-revered = Revered
ankh-power-resplendent = Resplendent
ankh-power-obelisk-attuned = Obelisk Attuned
ankh-power-temple-attuned = Temple Attuned
ankh-power-pyramid-attuned = Pyramid Attuned
ankh-power-glorious = Glorious
ankh-power-magnanimous = Magnanimous
ankh-power-bountiful = Bountiful
ankh-power-worshipful = Worshipful
ankh-power-mighty = Mighty
ankh-power-splendiferous = Splendiferous

## Actions, events, endings

ankh-action-move = Move Figures
ankh-action-summon = Summon Figure
ankh-action-gain = Gain Followers
ankh-action-unlock = Unlock Ankh Power
ankh-track-control-monument = Control Monument
ankh-track-camel-caravan = Camel Caravan
ankh-track-conflict = Conflict
ankh-ending-running = The game goes on.
ankh-ending-top-of-track = { $who } reaches the top of the Devotion track and wins.
ankh-ending-only-god = { $who } is the only god left in Egypt and wins.
ankh-ending-atheist = Every god is forgotten. Egypt turns atheist and nobody wins.
ankh-ending-last-event = { $who } has the most Devotion after the last event and wins.

## Options

ankh-option-pass = Done
ankh-option-yes = Yes
ankh-option-captive = a trapped Warrior
ankh-option-gate = the summon onto an Underworld token
ankh-option-regular = the regular summon
ankh-option-token = Conflict Order token { $amount }

## Facings of pincers

ankh-facing-n-ne = north and north-east
ankh-facing-ne-se = north-east and south-east
ankh-facing-se-s = south-east and south
ankh-facing-s-sw = south and south-west
ankh-facing-sw-nw = south-west and north-west
ankh-facing-nw-n = north-west and north

## Questions

ankh-question-choose-action = Choose an action.
ankh-question-move-which = Choose a figure to move, up to 3 spaces.
ankh-question-move-to = Choose the space where the figure ends its move.
ankh-question-summon-what = Choose a figure to summon.
ankh-question-summon-where = Choose a space for the summoned figure.
ankh-question-summon-by = Choose which summon to use for this space.
ankh-question-gain-followers = Take your { $amount ->
        [one] Follower
       *[other] { $amount } Followers
    }? You take all of them or none.
ankh-question-unlock-power = Choose a power to unlock. It costs as many Followers as its level. Unlocking ends your turn.
ankh-question-reward-first = Two powers give you Devotion now. Choose which comes first.
ankh-question-take-monument = Choose a Monument to take control of.
ankh-question-lay-camel = Place the next Camel. The line must split a region into two parts of at least 6 land spaces each. Camels left: { $amount }.
ankh-question-keep-token = Choose the new region that keeps Conflict Order token { $what }. The other one gets a new token.
ankh-question-exchange-token = You may swap the token of a new region with any other; lower numbers fight first. Choose the region.
ankh-question-exchange-with = Choose the token to swap with number { $what }.
ankh-question-choose-cards = Choose { $amount ->
        [one] a Battle card
       *[other] { $amount } Battle cards
    }. All cards are revealed together.
ankh-question-card-first = Choose which of your two cards is resolved first.
ankh-question-break-tie = You are tied for the highest strength. Use the Tiebreaker to win? It works once per Conflict.
ankh-question-obelisk-which = Before the Battle you may move figures next to your Obelisks in the region. Choose a figure.
ankh-question-obelisk-to = Choose a space next to one of your Obelisks.
ankh-question-worship = Sacrifice 2 Followers to gain 1 Devotion?
ankh-question-build-what = Choose a Monument to build.
ankh-question-build-where = Choose a space in the region to build on.
ankh-question-plague-bid = Plague of Locusts: how many Followers do you bid? You have { $amount }. All bids are sacrificed; only the highest bidder's figures survive.
ankh-question-announce-two-cards = Play two cards in this Battle? You can do this once per Conflict, and everyone will know.
ankh-question-take-captive = Choose whose Warrior to trap. Each trapped Warrior gives your God +1 strength.
ankh-question-protect-figure = Choose a Protected figure to keep alive.
ankh-question-gate-from = You lost the Battle and may place an Underworld token: take one from your pool, or choose one on the map to move.
ankh-question-gate-to = Choose an empty land space in the region for the Underworld token.
ankh-question-give-sun = Put a Sun token on this figure? A Radiant figure brings you 1 more Devotion when you win in its region.
ankh-question-push-to = Choose where to push the figure.
ankh-question-mummy-to = Choose a space next to your God for the returning Mummy.
ankh-question-aim-pincers = Choose where the pincers point. Monuments there are destroyed when the next Conflict begins.
ankh-question-take-guardian = Choose a Guardian of the lower-merging god to take over.
ankh-question-give-up-guardian = You have no free base of this size. Choose one of your Guardians to remove from the game.

## Events: turns and actions

ankh-event-turn-begins = { $who } begins a turn.
ankh-event-action-chosen = { $who }: { $what }.
ankh-event-marker-returned = The { $what } marker returns to its start space.
ankh-event-figure-moved = { $who } moves the { $what_acc } from { $origin } to { $where }.
ankh-event-figure-pushed = { $who } pushes the { $what_acc } of { $whom } from { $origin } to { $where }.
ankh-event-pincers-aimed = { $who } aims the pincers of the Giant Scorpion on { $where }: { $what }.
ankh-event-figure-summoned = { $who } summons a figure onto { $where }: { $what_acc }.
ankh-event-captive-freed = { $who } frees a trapped Warrior and pays { $whom } { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-sun-given = { $who } makes the figure on { $where } Radiant.
ankh-event-followers-bonus = An ability of { $who } adds { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-followers-gained = { $who } gains { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-followers-sacrificed = { $who } sacrifices { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-power-unlocked = { $who } unlocks the power { $what }.
ankh-event-guardian-gained = { $who } takes a Guardian into the pool: { $what_acc }.
ankh-event-guardian-missed = { $who } uncovers a Guardian symbol but cannot take the Guardian: { $what_acc }.

## Events: the event track

ankh-event-event-triggered = { $who } triggers event { $amount }: { $what }.
ankh-event-event-lost = { $who } cannot use the event; it is lost.
ankh-event-monument-taken = { $who } takes control of the { $what_acc } on { $where }.
ankh-event-camel-laid = { $who } places a Camel between { $origin } and { $where }.
ankh-event-caravan-declined = { $who } places no Camels.
ankh-event-region-split = { $who } splits region { $amount }; the new region gets Conflict Order token { $what }.
ankh-event-token-kept = { $who } leaves Conflict Order token { $what } in the region of { $where }.
ankh-event-tokens-exchanged = { $who } swaps Conflict Order tokens { $what } and { $amount }.

## Events: Conflicts

ankh-event-tiebreaker-taken = { $who } takes the Tiebreaker.
ankh-event-monument-destroyed = The { $what } on { $where } is destroyed.
ankh-event-monument-abandoned = The { $what } on { $where } becomes neutral.
ankh-event-region-skipped = Region { $what }: nobody is there.
ankh-event-domination = Region { $what }: { $who } dominates.
ankh-event-battle-begins = Region { $what }: a Battle of { $amount } sides begins.
ankh-event-battle-ends = Region { $what }: the Battle is over.
ankh-event-conflict-ends = Conflict { $amount } is over.
ankh-event-two-cards-announced = { $who } announces two Battle cards.
ankh-event-card-revealed = { $who } reveals { $what }.
ankh-event-card-returned = { $who } takes { $what } back into the hand.
ankh-event-cost-changed = { $who }: the price of the Monument changes by { $amount }.
ankh-event-monument-built = { $who } builds a Monument on { $where }: { $what_acc }.
ankh-event-bid-revealed = { $who } bids { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-plague-spares = The Plague spares only { $who }.
ankh-event-figure-protected = The { $what } of { $who } on { $where } is protected and stays alive.
ankh-event-figure-killed = The { $what } of { $who } on { $where } is killed.
ankh-event-captive-taken = { $who } traps a Warrior of { $whom }.
ankh-event-mummy-stays = The Mummy of { $who } finds no space and stays in the pool.
ankh-event-figure-subdued = The { $what } of { $who } on { $where } adds no strength.
ankh-event-figures-doubled = { $who }: { $amount ->
        [one] { $amount } figure counts twice.
       *[other] { $amount } figures count twice.
    }
ankh-event-strength-bonus = { $who }: strength +{ $amount }.
ankh-event-strength = { $who } has strength { $amount }.
ankh-event-battle-won = { $who } wins the Battle with a margin of { $amount }.
ankh-event-nobody-wins = Nobody wins the Battle.
ankh-event-reward-bonus = { $who }: the reward grows by { $amount } Devotion.
ankh-event-gate-placed = { $who } places an Underworld token on { $where }.

## Events: Devotion, merging, forgetting, the end

ankh-event-devotion-bonus = An ability of { $who } adds { $amount } Devotion.
ankh-event-devotion-gained = { $who } gains { $amount } Devotion and is now on space { $what }.
ankh-event-devotion-lost = { $who } loses { $amount } Devotion and is now on space { $what }.
ankh-event-gods-merge = { $who } and { $whom } merge; { $who } is the higher-merging god.
ankh-event-figure-removed = The { $what } of { $who } on { $where } leaves the game.
ankh-event-guardian-taken-over = { $who } takes over the { $what_acc } of { $whom }.
ankh-event-guardian-removed = The { $what } of { $who } leaves the game.
ankh-event-gods-merged = { $who } and { $whom } are now one god on Devotion space { $what }.
ankh-event-god-forgotten = { $who } is still in the red section (space { $what }) and is forgotten.
ankh-event-game-over = The game is over.
