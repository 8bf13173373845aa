# The bots: their names, and a line about each character. It says nothing about how well the bot plays.

bot-name-milo = Milo
bot-about-milo = A baker who hums while he thinks.
bot-name-tessa = Tessa
bot-about-tessa = Draws maps and still takes the scenic route.
bot-name-dorion = Dorion
bot-about-dorion = A ferryman. He has never been in a hurry.
bot-name-nefra = Nefra
bot-about-nefra = A scribe who writes down every defeat, yours too.
bot-name-kallia = Kallia
bot-about-kallia = A potter with a weakness for round numbers.
bot-name-hapu = Hapu
bot-about-hapu = A builder. Measures twice, sighs once.
bot-name-selka = Selka
bot-about-selka = Keeps bees and small secrets.
bot-name-ruben = Ruben
bot-about-ruben = A merchant who calls every move a bargain.
bot-name-ilka = Ilka
bot-about-ilka = Watches the stars and forgets the time.
bot-name-bassa = Bassa
bot-about-bassa = Has nine cats. They advise her.
bot-name-timon = Timon
bot-about-timon = A retired general with one long story.
bot-name-zora = Zora
bot-about-zora = An early riser, cheerful before everyone else.
bot-name-olin = Olin
bot-about-olin = Grows olives and talks to the trees.
bot-name-marit = Marit
bot-about-marit = Sails by night and sleeps by day.
bot-name-pavo = Pavo
bot-about-pavo = Dresses for every game as for a feast.
bot-name-vesna = Vesna
bot-about-vesna = Plants a tree after every game she loses.

bot-level-random = Random
bot-level-novice = Gentle
bot-level-adept = Fair
bot-level-master = Strong
bot-level-grandmaster = Very strong
bot-level-script = Plays this lesson

# How bots of a style play; each game says what that means in it.
bot-style-warlord = Warlord
bot-style-builder = Builder
bot-style-collector = Collector
bot-style-schemer = Schemer
bot-anyone = Anyone of this level
bot-of-seat = Bot at seat { $amount }
bot-change = Choose another opponent instead of { $who }
