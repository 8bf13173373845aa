# The quiz.

ankh-quiz-kind-battle = Кто победит в сражении?
ankh-quiz-kind-score = Сколько поклонения?
ankh-quiz-battle = Сражение в регионе { $amount }: карты открыты. Кто победит?
ankh-quiz-nobody = Никто
ankh-quiz-card = { $who }: { $what }
ankh-quiz-tiebreaker = { $who }: есть жетон определителя ничьей; при ничьей он будет использован.
ankh-quiz-domination = Конфликт дошёл до региона { $amount }. Сколько поклонения там получит { $who }?
ankh-quiz-majority = В регионе { $amount } идёт сражение, и до подсчёта большинства монументов никто не погибает и не строит. Сколько поклонения получит за него { $who }?
ankh-quiz-bid = { $who }: ставка { $amount } (верующие).
ankh-quiz-devotion = Поклонение: { $amount }
