# The Battle stage, the choice of a Battle card, and the merging.
# Variables: $who and $whom name sides (nominative), $list is a list of sides with numbers, $amount is a number.

ankh-battle-title = Battle in region { $amount }
ankh-battle-conflict = Conflict { $amount }
ankh-battle-tiebreaker-held = { $who } holds the Tiebreaker.
ankh-battle-tiebreaker-spent = Nobody can break a tie.
ankh-battle-speed = Speed
ankh-battle-speed-step = Step
ankh-battle-speed-normal = Normal
ankh-battle-speed-fast = Fast
ankh-battle-see-map = See the map
ankh-battle-skip = Skip to the result
ankh-battle-watch-again = Watch again
ankh-battle-continue = Continue
ankh-battle-closes = Closes in { $amount } s
ankh-battle-key-space = Space
ankh-battle-you = you
ankh-battle-rail = Steps of the Battle
ankh-battle-map = Region { $amount } of the map

## The steps

ankh-beat-cards = Cards
ankh-beat-build = Build
ankh-beat-plague = Plague
ankh-beat-majorities = Majorities
ankh-beat-strength = Strength
ankh-beat-tiebreak = Tiebreak
ankh-beat-reward = Reward
ankh-beat-losses = Losses
ankh-beat-after = After
ankh-beat-result = Result
ankh-beat-now = now

ankh-outcome-cards = all open
ankh-outcome-build = { $who }: { $what }
ankh-outcome-plague = { $who } bids most
ankh-outcome-plague-tied = nobody spared
ankh-outcome-tiebreak = { $who } turns it
ankh-outcome-nobody = nobody wins
ankh-outcome-losses = { $amount } killed
ankh-outcome-none-killed = nobody killed

## What each step says

ankh-say-choosing = Everybody chooses a card in secret.
ankh-say-waiting = Waiting for { $who }.
ankh-say-cards = The cards are open.
ankh-say-build = { $who } builds: { $what }.
ankh-say-plague = { $who } bids most. The Plague spares only these figures.
ankh-say-plague-tied = The highest bid is tied: the Plague spares nobody.
ankh-say-bids = Bids: { $list }.
ankh-say-killed = Killed: { $list }.
ankh-say-majorities = Devotion for the most Monuments of a type.
ankh-say-strength = { $who } is strongest with { $amount }.
ankh-say-strength-nobody = No figure is left to fight.
ankh-say-margin = The lead over the next side is { $amount }.
ankh-say-tie = A tie: { $list } reach { $amount }.
ankh-say-tie-held = { $who } holds the Tiebreaker and may turn it to win.
ankh-say-tie-lost = Nobody among them holds the Tiebreaker, so nobody wins.
ankh-say-tiebreak = { $who } turns the Tiebreaker and wins.
ankh-say-tiebreak-kept = The tie stays: nobody wins.
ankh-say-reward = Devotion: { $list }.
ankh-say-losses = { $amount ->
    [one] { $amount } figure is killed.
   *[other] { $amount } figures are killed.
}
ankh-say-none-killed = Every figure in danger survives.
ankh-say-after = After the Battle

## What counts

ankh-term-figures = figures
ankh-term-captives = captives
ankh-term-cancelled = stopped by { $who }
ankh-term-tied = tied
ankh-term-tiebreaker = Tiebreaker
ankh-strength-read = { $who }, strength { $amount }: { $list }

## The result

ankh-result-you-win = You win region { $amount }
ankh-result-wins = { $who } wins region { $amount }
ankh-result-nobody = Nobody wins region { $amount }
ankh-result-by-strength = { $mine } against { $theirs }.
ankh-result-by-tiebreaker = { $mine } against { $theirs }: the Tiebreaker decides.
ankh-result-alone = No other figure is left.
ankh-result-tie = A tie at { $amount }.
ankh-result-all-die = Without a winner all Warriors and Guardians in the region are killed.
ankh-result-your-devotion = your Devotion
ankh-result-strength = Strength
ankh-result-no-devotion = no Devotion
ankh-result-devotion = Devotion { $from }, now { $to }
ankh-cause-majority = most Monuments of a type
ankh-cause-won = Battle won
ankh-cause-other = other effects
ankh-loss-plague = to the Plague
ankh-loss-defeat = to the defeat
ankh-loss-captured = kept as captive by { $who }
ankh-loss-none = no losses
ankh-built = built: { $what }
ankh-gate-opened = opened a gate to the Underworld
ankh-cards-back = { $amount ->
    [one] { $amount } card back in hand
   *[other] { $amount } cards back in hand
}
ankh-next-decision = Your decision waits.

## Choosing a card

ankh-choice-hint = Tap a card to read it, tap again to play it.
ankh-choice-secret = All cards are revealed together. Played cards stay on the table.
ankh-choice-play = Play { $what } face down
ankh-choice-played = Already played. It comes back with { $what }.
ankh-choice-chosen = chosen
ankh-choice-sum = strength with it
ankh-choice-ahead-always = Ahead of every card they hold.
ankh-choice-ahead-unless = Ahead, unless { $list }.
ankh-choice-unless-one = { $who } plays { $what }
ankh-choice-wins = Wins against { $won } of their { $amount } choices.
ankh-choice-never = Wins against none of their choices.
ankh-choice-plague-decides = With a Plague the bids decide.
ankh-choice-devotion = Devotion { $least } to { $most }.
ankh-choice-devotion-sure = Devotion { $amount }.
ankh-side-now = strength now
ankh-side-up-to = up to { $amount }
ankh-side-may-play = { $amount ->
    [one] may play { $amount } card
   *[other] may play one of { $amount } cards
}
ankh-side-plays-two = plays two cards
ankh-side-you-hold = you hold { $amount }
ankh-side-followers = Followers: { $amount }
ankh-stake = At stake
ankh-stake-win = Winning: { $amount } Devotion
ankh-stake-majority = { $what }: { $who } +{ $amount }

## Merging

ankh-merge-title = The gods merge
ankh-merge-when = After the third Conflict the two lowest gods become one side. It happens once in the game.
ankh-merge-beat-who = Who
ankh-merge-beat-leaves = What leaves
ankh-merge-beat-over = What goes over
ankh-merge-beat-devotion = Devotion
ankh-merge-beat-shared = Shared from now
ankh-merge-two-lowest = the two lowest
ankh-merge-joins = { $who } joins { $whom }
ankh-merge-together = From now on both win or lose together, each with one action a turn.
ankh-merge-leaves = What leaves
ankh-merge-lowest = { $who } stood lowest.
ankh-merge-god-figure = The God figure of { $who }
ankh-merge-leaves-game = leaves the game
ankh-merge-warriors = All Warriors
ankh-merge-warriors-from = from map, pool and captivity
ankh-merge-monuments = { $amount ->
    [one] { $amount } Monument
   *[other] { $amount } Monuments
}
ankh-merge-monuments-lost = no longer controlled
ankh-merge-cards = Battle cards and Ankh tokens
ankh-merge-share = What they share
ankh-merge-stepped = { $who } stands where { $whom } stood: on { $amount }.
ankh-merge-followers = { $amount ->
    [one] { $amount } more Follower
   *[other] { $amount } more Followers
}
ankh-merge-followers-from = taken over from { $who }
ankh-merge-guardian-stays = now belongs to { $who }
ankh-merge-powers = The powers of { $who }
ankh-merge-powers-count = count for both
ankh-merge-hand = Cards and Warriors of { $who }
ankh-merge-hand-one = one hand, one pool
ankh-merge-for-you-rival = For you: { $amount ->
    [one] one rival is left.
   *[other] { $amount } rivals are left.
}
ankh-merge-for-you-partner = For you: { $who } is your partner now.
ankh-merge-next = After the fourth Conflict every side in the red section is forgotten.
ankh-merge-you-stand = You stand on { $amount }.
