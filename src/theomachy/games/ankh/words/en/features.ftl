# What a player of Ankh looks at.

ankh-feature-devotion = Devotion
ankh-feature-above = sides behind you on the Devotion track
ankh-feature-red = Devotion you still need to leave the red section in time
ankh-feature-merging = the cost of merging now
ankh-feature-dominations = regions dominated in the coming Conflict
ankh-feature-majorities = Monument majorities in the coming Conflict
ankh-feature-victories = Battles likely to be won
ankh-feature-casualties = figures likely to be lost in Battle
ankh-feature-warriors = Warriors on the map
ankh-feature-guardians = Guardians on the map
ankh-feature-reserves = Guardians in the pool
ankh-feature-monuments = Monuments controlled
ankh-feature-targets = Monuments you could take control of
ankh-feature-gain = Followers from the next Gain Followers action
ankh-feature-followers = Followers
ankh-feature-affordable = enough Followers for the next power
ankh-feature-powers-1 = Level 1 powers
ankh-feature-powers-2 = Level 2 powers
ankh-feature-powers-3 = Level 3 powers
ankh-feature-rewards = Devotion at the end of each turn
ankh-feature-cards = Battle cards in hand
ankh-feature-cycle = Cycle of Ma'at in hand
ankh-feature-chariots = Chariots in hand
ankh-feature-drought = figures that make Drought worth playing
ankh-feature-miracle = figures that make Miracle worth playing
ankh-feature-flood = figures that make Flood worth playing
ankh-feature-tokens = Radiant figures, Underworld tokens and trapped Warriors
ankh-feature-turn = having the turn
ankh-feature-control-at-hand = a chance to trigger Control Monument
ankh-feature-caravan-at-hand = a chance to trigger Camel Caravan
ankh-feature-conflict-at-hand = a chance to trigger a Conflict

# The styles of bots: what they like.
ankh-bot-style-warlord = Likes Battles more than Monuments.
ankh-bot-style-builder = Likes Monuments more than Battles.
ankh-bot-style-collector = Gathers Followers, powers and Guardians.
ankh-bot-style-schemer = Keeps a full hand and moves the borders.
