# The almanac: its groups, and examples of printed things.

ankh-almanac-gods = Bohové
ankh-almanac-cards = Bojové karty
ankh-almanac-powers = Schopnosti Ankh
ankh-almanac-guardians = Strážci
ankh-almanac-pieces = Figury a monumenty
ankh-almanac-actions = Akce
ankh-almanac-events = Události

## Examples

ankh-example-thing-commanding = Tři stoupenci za vítězství
ankh-example-thing-commanding-text = Isis má schopnost Velící a 1 stoupence. V boji v oblasti 2 hraje Vozataje proti Záplavě.
ankh-example-thing-commanding-after = Isis vyhraje silou 6 proti 2. Kromě zbožnosti za vítězství jí schopnost dá 3 stoupence. Za dominanci by nedostala žádného.
ankh-example-thing-inspiring = Monument zadarmo
ankh-example-thing-inspiring-text = Isis nemá žádné stoupence, ale má schopnost Inspirující. Hraje kartu Stavba monumentu.
ankh-example-thing-inspiring-after = Stavba obvykle stojí 3 stoupence; s touto schopností nestojí nic. Isis postaví obelisk a hned má v oblasti převahu obelisků: 1 bod zbožnosti, i když boj vyhraje Ra.
ankh-example-thing-omnipresent = Stoupenec za každou oblast
ankh-example-thing-omnipresent-text = Isis má schopnost Všudypřítomný, žádné stoupence a figury ve dvou oblastech. Odemknutí schopnosti Ankh spustí Konflikt.
ankh-example-thing-omnipresent-after = Než se vyhodnotí první oblast, získá Isis 1 stoupence za každou oblast, kde má figuru: celkem 2.
ankh-example-thing-obelisk-attuned = K obelisku
ankh-example-thing-obelisk-attuned-text = V oblasti 2, kde Isis ovládá obelisk, začíná boj. Isis má schopnost Zaměřený na obelisky a válečníka daleko na druhé straně mapy.
ankh-example-thing-obelisk-attuned-after = Před výběrem karet Isis přesune válečníka na prázdné pole země sousedící s jejím obeliskem. V tomto boji se už počítá.
ankh-example-thing-pyramid-attuned = O jedno vyvolání víc
ankh-example-thing-pyramid-attuned-text = Isis ovládá pyramidu a má schopnost Zaměřený na pyramidy. Zvolí Vyvolání figury.
ankh-example-thing-pyramid-attuned-after = Obvyklé vyvolání postaví válečníka na pole sousedící s jejími figurami. Pyramida pak dá ještě jedno, na prázdné pole země, které s ní sousedí. Každá pyramida dá v akci jedno vyvolání.
ankh-example-thing-worshipful = Zbožnost za stoupence
ankh-example-thing-worshipful-text = Isis má schopnost Ctihodný a 3 stoupence. Vyhraje boj v oblasti 2.
ankh-example-thing-worshipful-after = Po boji Isis obětuje 2 stoupence a získá 1 bod zbožnosti. Po prohře by mohla udělat totéž.
