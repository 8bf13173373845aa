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
ankh-ending-only-god = { $who } is the only god left in Egypt.
ankh-ending-atheist = Every god is forgotten; Egypt is atheist and nobody wins.
ankh-ending-last-event = After the last event { $who } has the most Devotion and wins.

## Options

ankh-option-pass = done, or no
ankh-option-yes = yes
ankh-option-captive = a captive Warrior
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

ankh-question-choose-action = Which action?
ankh-question-move-which = Which figure moves next? Pass when you are done.
ankh-question-move-to = Where does it end its move?
ankh-question-summon-what = Which figure do you summon? Pass when you are done.
ankh-question-summon-where = Onto which space?
ankh-question-summon-by = Several summons reach this space: which one do you use?
ankh-question-gain-followers = Take the Followers, or forgo them all?
ankh-question-unlock-power = Which power do you unlock? Pass to unlock none.
ankh-question-reward-first = Which power brings its Devotion first?
ankh-question-take-monument = Of which Monument do you take control?
ankh-question-lay-camel = On which side does the next camel stand?
ankh-question-keep-token = Which of the two new regions keeps the old Conflict Order token?
ankh-question-exchange-token = Which new region's token do you exchange? Pass to exchange none.
ankh-question-exchange-with = With which token on the map?
ankh-question-choose-cards = Which Battle card do you play? All are revealed together.
ankh-question-card-first = Which of your cards is resolved first?
ankh-question-break-tie = Turn the Tiebreaker down and win the Battle?
ankh-question-obelisk-which = Which figure comes to one of your Obelisks? Pass to bring no more.
ankh-question-obelisk-to = Onto which space next to an Obelisk?
ankh-question-worship = Sacrifice 2 Followers for 1 Devotion?
ankh-question-build-what = Which Monument do you build? Pass to build none.
ankh-question-build-where = On which space of the region?
ankh-question-plague-bid = How many Followers do you bid? All bids are lost.
ankh-question-announce-two-cards = Announce that you play two cards in this Battle?
ankh-question-take-captive = Whose Warrior becomes your captive? Pass to take none.
ankh-question-protect-figure = Which Protected figure stays alive? Pass to let the others die.
ankh-question-gate-from = Which Underworld token do you place? Yes takes one from the pool, pass none.
ankh-question-gate-to = Onto which empty land space of the region?
ankh-question-give-sun = Put a Sun token on the figure just summoned?
ankh-question-push-to = Where is the figure pushed?
ankh-question-mummy-to = Onto which space next to its God does the Mummy return?
ankh-question-aim-pincers = Which way do the pincers point?
ankh-question-take-guardian = Which Guardian of the lower god do you take over? Pass to leave the rest.
ankh-question-give-up-guardian = No base is free: which of your Guardians leaves the game?

## Events: turns and actions

ankh-event-turn-begins = { $who } begins a turn.
ankh-event-action-chosen = { $who } takes the action { $what }.
ankh-event-marker-returned = The marker of { $what } returns to its start.
ankh-event-figure-moved = { $who } moves { $what_acc } from { $origin } to { $where }.
ankh-event-figure-pushed = { $who } pushes a figure of { $whom } ({ $what }) from { $origin } to { $where }.
ankh-event-pincers-aimed = { $who } aims the pincers of the Scorpion on { $where }: { $what }.
ankh-event-figure-summoned = { $who } summons { $what_acc } onto { $where }.
ankh-event-captive-freed = { $who } pays { $amount } to { $whom } and frees a captive Warrior.
ankh-event-sun-given = { $who } makes the figure on { $where } Radiant.
ankh-event-followers-bonus = { $who }: { $amount } more from an ability.
ankh-event-followers-gained = { $who } gains { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-followers-sacrificed = { $who } sacrifices { $amount ->
        [one] { $amount } Follower
       *[other] { $amount } Followers
    }.
ankh-event-power-unlocked = { $who } unlocks the power { $what }.
ankh-event-guardian-gained = { $who } takes { $what_acc } into the pool.
ankh-event-guardian-missed = { $who } uncovers a Guardian symbol but cannot take { $what_acc }.

## Events: the event track

ankh-event-event-triggered = { $who } triggers event { $amount }: { $what }.
ankh-event-event-lost = { $who } cannot use the event; it is lost.
ankh-event-monument-taken = { $who } takes control of { $what_acc } on { $where }.
ankh-event-camel-laid = { $who } lays a camel between { $origin } and { $where }.
ankh-event-caravan-declined = { $who } places no camels.
ankh-event-region-split = { $who } splits region { $amount }; the new region gets token { $what }.
ankh-event-token-kept = { $who } leaves token { $what } in the region of { $where }.
ankh-event-tokens-exchanged = { $who } exchanges tokens { $what } and { $amount }.

## Events: Conflicts

ankh-event-tiebreaker-taken = { $who } takes the Tiebreaker.
ankh-event-monument-destroyed = { $what } on { $where } is destroyed.
ankh-event-monument-abandoned = { $what } on { $where } becomes neutral.
ankh-event-region-skipped = Region { $what }: nobody is there.
ankh-event-domination = Region { $what }: { $who } dominates.
ankh-event-battle-begins = Region { $what }: a Battle of { $amount } sides begins.
ankh-event-battle-ends = Region { $what }: the Battle is over.
ankh-event-conflict-ends = Conflict { $amount } is over.
ankh-event-two-cards-announced = { $who } announces two cards.
ankh-event-card-revealed = { $who } reveals { $what }.
ankh-event-card-returned = { $who } takes { $what } back.
ankh-event-cost-changed = { $who }: the price changes by { $amount }.
ankh-event-monument-built = { $who } builds { $what_acc } on { $where }.
ankh-event-bid-revealed = { $who } bid { $amount }.
ankh-event-plague-spares = { $who } alone is spared by the Plague.
ankh-event-figure-protected = { $what } of { $who } on { $where } is protected.
ankh-event-figure-killed = { $what } of { $who } on { $where } is killed.
ankh-event-captive-taken = { $who } takes a Warrior of { $whom } captive.
ankh-event-mummy-stays = The Mummy of { $who } finds no space and stays in the pool.
ankh-event-figure-subdued = { $what } of { $who } on { $where } contributes no strength.
ankh-event-figures-doubled = { $who }: { $amount ->
        [one] { $amount } figure counts twice.
       *[other] { $amount } figures count twice.
    }
ankh-event-strength-bonus = { $who }: strength +{ $amount }.
ankh-event-strength = { $who } has strength { $amount }.
ankh-event-battle-won = { $who } wins the Battle by { $amount }.
ankh-event-nobody-wins = Nobody wins the Battle.
ankh-event-reward-bonus = { $who }: { $amount } more in the reward.
ankh-event-gate-placed = { $who } places an Underworld token on { $where }.

## Events: Devotion, merging, forgetting, the end

ankh-event-devotion-bonus = { $who }: { $amount } more Devotion.
ankh-event-devotion-gained = { $who } gains { $amount } Devotion and stands on { $what }.
ankh-event-devotion-lost = { $who } loses { $amount } Devotion and stands on { $what }.
ankh-event-gods-merge = { $who } and { $whom } merge; { $who } is the higher god.
ankh-event-figure-removed = { $what } of { $who } on { $where } leaves the game.
ankh-event-guardian-taken-over = { $who } takes over { $what_acc } of { $whom }.
ankh-event-guardian-removed = { $what } of { $who } leaves the game.
ankh-event-gods-merged = { $who } and { $whom } are one god on Devotion space { $what }.
ankh-event-god-forgotten = { $who } stands on { $what }, in the red, and is forgotten.
ankh-event-game-over = The game is over.
