# Words that the terminal and the page share.
terminal-devotion = Zbožnost
terminal-followers = Stoupenci
terminal-chance = Náhoda
