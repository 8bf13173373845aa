# Words that the terminal and the page share.
terminal-devotion = Uwielbienie
terminal-followers = Wyznawcy
terminal-chance = Los
