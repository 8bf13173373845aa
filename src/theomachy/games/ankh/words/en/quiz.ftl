# The quiz.

ankh-quiz-kind-battle = Who wins this Battle?
ankh-quiz-kind-score = How much Devotion?
ankh-quiz-battle = Battle in region { $amount }: the cards are revealed. Who wins?
ankh-quiz-nobody = Nobody wins
ankh-quiz-card = { $who }: { $what }
ankh-quiz-tiebreaker = { $who } holds the Battle Tiebreaker and would use it in a tie.
ankh-quiz-domination = A Conflict reaches region { $amount } now. How much Devotion does { $who } gain there?
ankh-quiz-majority = There is a Battle in region { $amount } now, and nobody dies or builds before the Monument majority. How much Devotion does { $who } gain for it?
ankh-quiz-bid = { $who } bids { $amount ->
    [one] { $amount } Follower
   *[other] { $amount } Followers
}.
ankh-quiz-devotion = { $amount } Devotion
