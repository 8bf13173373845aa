# The quiz.

pantheon-quiz-kind-score = Ile to daje punktów?
pantheon-quiz-scoring = Teraz następuje liczenie punktów. Ile punktów zwycięstwa zdobywa w nim { $who }?
pantheon-quiz-total = { $who } ma { $amount } PZ, a teraz następuje liczenie punktów. Ile PZ będzie po nim?
pantheon-quiz-points = { $amount } PZ
pantheon-quiz-demigods = Wartości półbogów: { $list }
