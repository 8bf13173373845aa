# The quiz.

pantheon-quiz-kind-score = Сколько это очков?
pantheon-quiz-scoring = Сейчас подсчёт очков. Сколько победных очков получит в нём { $who }?
pantheon-quiz-total = { $who }: победных очков сейчас { $amount }, и начинается подсчёт. Сколько их будет после него?
pantheon-quiz-points = Победные очки: { $amount }
pantheon-quiz-demigods = Значения полубогов: { $list }
