# Arkusz liczenia punktów i punkty zwrotne.
ankh-sheet = Skąd pochodzi Uwielbienie
ankh-sheet-merged = Połączeni Bogowie liczą dalej od pola niższego z nich.
ankh-source-majorities = Przewagi
ankh-source-domination = Dominacja
ankh-source-battles = Wygrane Bitwy
ankh-source-cards = Karty
ankh-source-powers = Moce i Bogowie
ankh-source-lost = Stracone
ankh-moment-where = Konflikt { $conflict }, region { $region }
ankh-moment-after = Po Konflikcie { $conflict }
ankh-moment-battle = Bitwa wygrana różnicą { $margin }: { $who }, Uwielbienie: { $amount }.
ankh-moment-domination = Jedyna strona w regionie: { $who }, Uwielbienie: { $amount }.
ankh-moment-nobody = Nikt nie wygrywa Bitwy. Najwięcej Uwielbienia: { $who }, { $amount }.
ankh-moment-gods-merge = { $who } i { $whom }, dwoje najniższych, łączą się na polu { $amount } i walczą dalej razem.
ankh-moment-god-forgotten = W zapomnienie z Uwielbieniem { $amount } odchodzi: { $who }.
