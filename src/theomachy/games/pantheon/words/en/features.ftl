# What a player of Pantheon looks at.

pantheon-feature-points = victory points
pantheon-feature-demigods = points from demigods in the scorings to come
pantheon-feature-columns = points from columns in the scorings to come
pantheon-feature-bands = progress towards more points per column
pantheon-feature-pietalte = points from Pietalte in the scorings to come
pantheon-feature-column-reserve = columns in the personal reserve
pantheon-feature-feet = feet
pantheon-feature-feet-ready = feet ready to be placed
pantheon-feature-loot-picked = loot picked up
pantheon-feature-loot-1 = loot one step away
pantheon-feature-loot-2 = loot two steps away
pantheon-feature-loot-3 = loot three steps away
pantheon-feature-loot-4 = loot four steps away
pantheon-feature-sites-1 = column sites one step away
pantheon-feature-sites-2 = column sites two steps away
pantheon-feature-sites-3 = column sites three steps away
pantheon-feature-sites-4 = column sites four steps away
pantheon-feature-god-ready = a god you can pay for
pantheon-feature-god-1-short = a god one offering short
pantheon-feature-god-2-short = a god two offerings short
pantheon-feature-god-3-short = a god three offerings short
pantheon-feature-levels = levels of sacrifice tokens
pantheon-feature-kinds = kinds of sacrifice tokens
pantheon-feature-movement = movement cards
pantheon-feature-offerings = sacrifice cards
pantheon-feature-coins = coins in hand
pantheon-feature-steps = steps in every move
pantheon-feature-jumps = jumps in every move
pantheon-feature-market = coins in every Buy
pantheon-feature-draws = cards in every Draw cards action
pantheon-feature-preparation = cards in every preparation
pantheon-feature-further = extra actions
pantheon-feature-turn = having the turn
pantheon-feature-end-at-hand = a chance to end the epoch
pantheon-feature-steps-left = steps left in this move
pantheon-feature-coins-left = coins left in this Buy
pantheon-feature-to-follow = a Move to follow or a card to draw

# The styles of bots: what they like.
pantheon-bot-style-warlord = Moves far and carries off loot.
pantheon-bot-style-builder = Builds columns and saves sites for them.
pantheon-bot-style-collector = Gathers offerings for gods and demigods.
pantheon-bot-style-schemer = Works on coins and cards, then ends the epoch.
