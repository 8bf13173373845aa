# The quiz: questions about real positions.

quiz-title = Quiz
quiz-legal = Co z tego jest dozwolone?
quiz-refused = Co z tego jest niedozwolone?
quiz-right-is = Prawidłowa odpowiedź: { $letter }
quiz-right = Dobrze!
quiz-wrong = Niestety nie.
quiz-why = Dlaczego
quiz-next = Następne pytanie
quiz-share = Skopiuj odnośnik do tego pytania
quiz-copied = Odnośnik skopiowany.
quiz-score = Dobre odpowiedzi: { $right } z { $of }
quiz-streak = Z rzędu: { $amount }
quiz-any = Wszystkie rodzaje
quiz-kind-legal = Co wolno?
quiz-kinds = Rodzaj pytań
quiz-choices = Odpowiedzi do wyboru
quiz-given = Dane
quiz-position = Pozycja
quiz-none = Nie ma tu pytania. Spróbuj następnego.
quiz-seen-by = Widziane oczami: { $who }
quiz-type-letter = Twoja odpowiedź, litera (Enter kończy quiz):
quiz-about = Pozycje z prawdziwych partii. Odpowiadają klawisze od 1 do 4, dalej prowadzi Enter.
