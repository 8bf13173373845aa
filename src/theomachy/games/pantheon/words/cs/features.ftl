# Na co hledí hráč Pantheonu.

pantheon-feature-points = vítězné body
pantheon-feature-demigods = body za polobohy v příštích bodováních
pantheon-feature-columns = body za sloupy v příštích bodováních
pantheon-feature-bands = postup k další hranici sloupů
pantheon-feature-pietalte = body za Pietalte v příštích bodováních
pantheon-feature-column-reserve = sloupy v zásobě
pantheon-feature-feet = šlápoty
pantheon-feature-feet-ready = šlápoty připravené k postavení
pantheon-feature-loot-picked = sebraná kořist
pantheon-feature-loot-1 = kořist na jeden krok
pantheon-feature-loot-2 = kořist na dva kroky
pantheon-feature-loot-3 = kořist na tři kroky
pantheon-feature-loot-4 = kořist na čtyři kroky
pantheon-feature-sites-1 = pole pro sloupy na jeden krok
pantheon-feature-sites-2 = pole pro sloupy na dva kroky
pantheon-feature-sites-3 = pole pro sloupy na tři kroky
pantheon-feature-sites-4 = pole pro sloupy na čtyři kroky
pantheon-feature-god-ready = bůh, kterého lze zaplatit
pantheon-feature-god-1-short = bůh, k němuž chybí jedna obětina
pantheon-feature-god-2-short = bůh, k němuž chybějí dvě obětiny
pantheon-feature-god-3-short = bůh, k němuž chybějí tři obětiny
pantheon-feature-levels = stupně žetonů obětin
pantheon-feature-kinds = druhy žetonů obětin
pantheon-feature-movement = karty pohybu
pantheon-feature-offerings = karty obětin
pantheon-feature-coins = peníze v ruce
pantheon-feature-steps = kroky v každém pohybu
pantheon-feature-jumps = skoky v každém pohybu
pantheon-feature-market = peníze při každém nákupu
pantheon-feature-draws = karty navíc při dobírání
pantheon-feature-preparation = karty v každé přípravě
pantheon-feature-further = další akce
pantheon-feature-turn = tah
pantheon-feature-end-at-hand = může ukončit epochu
pantheon-feature-steps-left = kroky zbývající v tomto pohybu
pantheon-feature-coins-left = peníze zbývající v tomto nákupu
pantheon-feature-to-follow = může se také pohnout, nebo si dobrat kartu

# Styly botů: co mají rádi.
pantheon-bot-style-warlord = Chodí daleko a bere kořist.
pantheon-bot-style-builder = Staví sloupy a hledá pro ně místo.
pantheon-bot-style-collector = Sbírá obětiny pro bohy a polobohy.
pantheon-bot-style-schemer = Hledí na peníze a karty a pak ukončí epochu.
