# The quiz: questions about real positions.

quiz-title = Quiz
quiz-legal = Which of these is legal?
quiz-refused = Which of these is not allowed?
quiz-right-is = Right answer: { $letter }
quiz-right = Right!
quiz-wrong = Not quite.
quiz-why = Why
quiz-next = Next question
quiz-share = Copy the link to this question
quiz-copied = The link is copied.
quiz-score = Right answers: { $right } of { $of }
quiz-streak = In a row: { $amount }
quiz-any = All kinds
quiz-kind-legal = What is legal?
quiz-kinds = Kind of question
quiz-choices = Choices
quiz-given = Given
quiz-position = The position
quiz-none = There is no question here. Try the next one.
quiz-seen-by = Seen by: { $who }
quiz-type-letter = Your answer, a letter (Enter ends the quiz):
quiz-about = Positions from real games. The keys 1 to 4 answer, Enter goes on.
