# The quiz.

pantheon-quiz-kind-score = What does this score?
pantheon-quiz-scoring = A scoring takes place now. How many victory points does { $who } score in it?
pantheon-quiz-total = { $who } has { $amount } VP, and a scoring takes place now. How many VP after it?
pantheon-quiz-points = { $amount } VP
pantheon-quiz-demigods = Values of the demigods: { $list }
