# The quiz.

ankh-quiz-kind-battle = Kto wygra tę Bitwę?
ankh-quiz-kind-score = Ile Uwielbienia?
ankh-quiz-battle = Bitwa w regionie { $amount }: karty są odkryte. Kto wygra?
ankh-quiz-nobody = Nikt nie wygra
ankh-quiz-card = { $who }: { $what }
ankh-quiz-tiebreaker = { $who }: ma żeton Przechylenia Szali i użyje go w razie remisu.
ankh-quiz-domination = Konflikt dociera teraz do regionu { $amount }. Ile punktów Uwielbienia zyskuje tam { $who }?
ankh-quiz-majority = W regionie { $amount } toczy się teraz Bitwa i przed Większością Monumentów nikt nie ginie ani nie buduje. Ile punktów Uwielbienia daje ta większość: { $who }?
ankh-quiz-bid = { $who }: oferta { $amount } (Wyznawcy).
ankh-quiz-devotion = { $amount ->
    [one] { $amount } punkt Uwielbienia
    [few] { $amount } punkty Uwielbienia
   *[many] { $amount } punktów Uwielbienia
}
