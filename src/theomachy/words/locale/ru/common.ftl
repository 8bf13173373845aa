# Words that the terminal and the page share.
terminal-devotion = Поклонение
terminal-followers = Верующие
terminal-chance = Случай
