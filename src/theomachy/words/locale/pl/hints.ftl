# Co mówi doradca. $line to proponowane czyny, $what nazywa cechę, $who nazywa gracza.

hint-best = Propozycja: { $line }.
hint-only = Możliwa jest tylko jedna decyzja: { $line }.
hint-ends = To kończy grę.
hint-reason =
    { $case ->
        [gain] Lepiej dla ciebie: { $what }.
        [cost] Gorzej dla ciebie: { $what }.
        [denial] { $who } ma gorzej: { $what }.
       *[gift] { $who } ma lepiej: { $what }.
    }
hint-alternative =
    { $worse ->
        [little] Prawie równie dobrze: { $line }.
        [some] Trochę słabiej: { $line }.
       *[much] Wyraźnie słabiej: { $line }.
    }
hint-battle = Bitwa w regionie { $region }: { $who } kontra { $others }.
hint-battle-none = { $who }: nie zanosi się na Bitwę.
hint-battle-cards = Moja karta
hint-battle-won = wygrana
hint-battle-lost = przegrana
hint-battle-draw = nikt nie wygrywa
hint-battle-bids-none = bez licytacji
hint-battle-bids-mine = moja oferta najwyższa
hint-battle-bids-theirs = oferta innych najwyższa
hint-battle-bids-equal = równe oferty
hint-battle-key = W każdej komórce: kto wygrywa, a dla mnie Uwielbienie D, stracone jednostki †, Wyznawcy F.
hint-but = Z drugiej strony
