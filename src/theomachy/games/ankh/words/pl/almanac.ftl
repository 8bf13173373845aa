# The almanac: its groups, and examples of printed things.

ankh-almanac-gods = Bogowie
ankh-almanac-cards = Karty Bitwy
ankh-almanac-powers = Moce Ankh
ankh-almanac-guardians = Strażnicy
ankh-almanac-pieces = Jednostki i Monumenty
ankh-almanac-actions = Akcje
ankh-almanac-events = Wydarzenia

## Examples

ankh-example-thing-commanding = Trzech Wyznawców za zwycięstwo
ankh-example-thing-commanding-text = Izyda ma moc Majestatyczny i 1 Wyznawcę. W Bitwie w regionie 2 zagrywa Rydwany przeciw karcie Wylew Nilu.
ankh-example-thing-commanding-after = Izyda wygrywa siłą 6 do 2. Oprócz Uwielbienia za zwycięstwo moc daje jej 3 Wyznawców. Za Dominację nie dostałaby żadnego.
ankh-example-thing-inspiring = Monument za darmo
ankh-example-thing-inspiring-text = Izyda nie ma Wyznawców, ale ma moc Natchniony. Zagrywa kartę Budowa Monumentu.
ankh-example-thing-inspiring-after = Budowa kosztuje zwykle 3 Wyznawców; z tą mocą nie kosztuje nic. Izyda stawia Obelisk i od razu ma w regionie większość Obelisków: 1 punkt Uwielbienia, choć Bitwę wygrywa Ra.
ankh-example-thing-omnipresent = Wyznawca za każdy region
ankh-example-thing-omnipresent-text = Izyda ma moc Wszechobecny, nie ma Wyznawców, a jej jednostki stoją w dwóch regionach. Odblokowanie Mocy Ankh wywołuje Konflikt.
ankh-example-thing-omnipresent-after = Zanim rozpatrzy się pierwszy region, Izyda zyskuje po 1 Wyznawcy za każdy region ze swoją jednostką: razem 2.
ankh-example-thing-obelisk-attuned = Do Obelisku
ankh-example-thing-obelisk-attuned-text = W regionie 2, w którym Izyda kontroluje Obelisk, zaczyna się Bitwa. Izyda ma moc Żądny Obelisków i Wojownika daleko, po drugiej stronie Mapy.
ankh-example-thing-obelisk-attuned-after = Przed wyborem kart Izyda przenosi Wojownika na puste pole lądowe sąsiadujące z jej Obeliskiem. Liczy się on już w tej Bitwie.
ankh-example-thing-pyramid-attuned = Jeszcze jedno przyzwanie przy Piramidzie
ankh-example-thing-pyramid-attuned-text = Izyda kontroluje Piramidę i ma moc Żądny Piramid. Wybiera Przyzwanie Jednostki.
ankh-example-thing-pyramid-attuned-after = Zwykłe przyzwanie stawia Wojownika na polu sąsiadującym z jej jednostkami. Piramida daje jeszcze jedno: na puste pole lądowe, które z nią sąsiaduje. Każda Piramida daje w akcji jedno przyzwanie.
ankh-example-thing-worshipful = Uwielbienie za Wyznawców
ankh-example-thing-worshipful-text = Izyda ma moc Czczony i 3 Wyznawców. Wygrywa Bitwę w regionie 2.
ankh-example-thing-worshipful-after = Po Bitwie Izyda poświęca 2 Wyznawców i zyskuje 1 punkt Uwielbienia. Po przegranej mogłaby zrobić to samo.
