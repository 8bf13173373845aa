# Words that the terminal and the page share.
terminal-devotion = Devotion
terminal-followers = Followers
terminal-chance = Chance
