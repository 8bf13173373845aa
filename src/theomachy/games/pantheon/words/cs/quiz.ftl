# The quiz.

pantheon-quiz-kind-score = Kolik je to bodů?
pantheon-quiz-scoring = Nyní proběhne bodování. Kolik vítězných bodů v něm získá { $who }?
pantheon-quiz-total = { $who } má { $amount } vítězných bodů a nyní proběhne bodování. Kolik jich bude mít po něm?
pantheon-quiz-points = Vítězné body: { $amount }
pantheon-quiz-demigods = Hodnoty polobohů: { $list }
