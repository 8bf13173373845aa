# Co mówi doradca. $line to ciąg odpowiedzi, $chance i $worth to procenty, $what nazywa cechę, $before i $after to ilości, $who nazywa gracza.

hint-best = Najlepiej: { $line }. Szansa na zwycięstwo: { $chance }%.
hint-ends = To kończy grę.
hint-gain = Zysk: { $what }, z { $before } na { $after }; { $worth }%.
hint-denial = { $who } traci: { $what }, z { $before } na { $after }; { $worth }%.
hint-risk = Koszt: { $what }, z { $before } na { $after }; { $worth }%.
hint-risk-of = { $who } zyskuje: { $what }, z { $before } na { $after }; { $worth }%.
hint-alternative = Albo: { $line }. Szansa na zwycięstwo: { $chance }%.
hint-none = Możliwa jest tylko jedna decyzja: { $line }.
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
