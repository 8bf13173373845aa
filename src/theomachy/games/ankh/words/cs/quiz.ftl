# The quiz.

ankh-quiz-kind-battle = Kdo vyhraje tento boj?
ankh-quiz-kind-score = Kolik zbožnosti?
ankh-quiz-battle = Boj v oblasti { $amount }: karty jsou otočeny. Kdo vyhraje?
ankh-quiz-nobody = Nevyhraje nikdo
ankh-quiz-card = { $who }: { $what }
ankh-quiz-tiebreaker = { $who }: má žeton nerozhodného boje a při shodě ho použije.
ankh-quiz-domination = Konflikt nyní dojde k oblasti { $amount }. Kolik bodů zbožnosti tam získá { $who }?
ankh-quiz-majority = V oblasti { $amount } je nyní boj a před převahou monumentů nikdo nepadne ani nestaví. Kolik bodů zbožnosti za ni získá { $who }?
ankh-quiz-bid = { $who }: nabídka { $amount } (stoupenci).
ankh-quiz-devotion = { $amount ->
    [one] { $amount } bod zbožnosti
    [few] { $amount } body zbožnosti
   *[other] { $amount } bodů zbožnosti
}
