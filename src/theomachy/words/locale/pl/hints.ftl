# Co mówi doradca. $line to ciąg odpowiedzi, $chance i $worth to procenty, $what nazywa cechę, $before i $after to ilości, $who nazywa gracza.

hint-best = Najlepiej: { $line }. Szansa na zwycięstwo: { $chance } %.
hint-ends = To kończy grę.
hint-gain = Zysk: { $what }, z { $before } na { $after }; { $worth } %.
hint-denial = Traci { $who }: { $what }, z { $before } na { $after }; { $worth } %.
hint-risk = Koszt: { $what }, z { $before } na { $after }; { $worth } %.
hint-risk-of = Zyskuje { $who }: { $what }, z { $before } na { $after }; { $worth } %.
hint-alternative = Albo: { $line }. Szansa na zwycięstwo: { $chance } %.
hint-none = Możliwa jest tylko jedna odpowiedź: { $line }.
hint-battle = Bitwa w regionie { $region }: { $who } przeciw: { $others }.
hint-battle-none = Nie zanosi się na Bitwę z udziałem: { $who }.
hint-battle-cards = Moja karta
hint-battle-won = wygrana
hint-battle-lost = przegrana
hint-battle-draw = nikt nie wygrywa
hint-battle-bids-none = bez licytacji
hint-battle-bids-mine = licytuję najwyżej
hint-battle-bids-theirs = inni licytują najwyżej
hint-battle-bids-equal = równe stawki
hint-battle-key = W każdym polu: kto wygrywa, a dla mnie Uwielbienie D, stracone jednostki †, Wyznawcy F.
