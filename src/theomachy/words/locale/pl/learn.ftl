# Nauka gry: lista lekcji, lekcja przy stole, pierwsza gra i ostrzeżenia trenera.

## Lista lekcji

learn-motto = Krótkie lekcje przy prawdziwym stole. Nic złego się nie stanie: każdy ruch możesz cofnąć.
learn-lessons = Lekcje
learn-progress = { $amount ->
        [0] Nie masz jeszcze ukończonej lekcji
        [one] Ukończono { $amount } z { $of } lekcji
        [few] Ukończono { $amount } z { $of } lekcji
        [many] Ukończono { $amount } z { $of } lekcji
       *[other] Ukończono { $amount } z { $of } lekcji
    }
learn-all-done = Wszystkie lekcje ukończone. Znasz tę grę!
learn-number = Lekcja { $amount }
learn-minutes = { $amount ->
        [one] { $amount } minuta
        [few] { $amount } minuty
        [many] { $amount } minut
       *[other] { $amount } minuty
    }
learn-start = Zacznij
learn-continue = Kontynuuj
learn-again = Zagraj ponownie
learn-begin = Zacznij lekcję { $amount }
learn-go-on = Kontynuuj lekcję { $amount }
learn-finished = Ukończona
learn-preview = Wydanie przedpremierowe
learn-preview-hint = Tylko jeśli grasz według zasad przedpremierowych: czym się różnią.
learn-then = A potem
learn-quiz = Quiz
learn-quiz-hint = Co się tu stanie? Czy tak wolno? Za każdym razem nowe pozycje.
learn-almanac = Almanach
learn-almanac-hint = Każda karta, każdy bóg i każdy element: co robi i przykład.
learn-rulebook = Instrukcja
learn-rulebook-hint = Cała gra w jednej czytelnej książce, także do druku.
learn-first-game = Pierwsza gra
learn-first-game-hint = Cała gra z dwoma łagodnymi botami. Trener wyjaśnia to, co nowe, i ostrzega przed kosztownym błędem.
learn-first-game-play = Zagraj pierwszą grę
learn-first-lesson = Zacznij od lekcji
learn-short-lessons = Krótkie lekcje przy prawdziwym stole
learn-done-so-far = { $amount ->
        [one] Ukończono { $amount } lekcję
        [few] Ukończono { $amount } lekcje
        [many] Ukończono { $amount } lekcji
       *[other] Ukończono { $amount } lekcji
    }
learn-while-waiting = Poznaj grę, zanim się zacznie
learn-in-minutes = { $amount ->
        [one] { $amount } lekcja, { $minutes } min
        [few] { $amount } lekcje, { $minutes } min
        [many] { $amount } lekcji, { $minutes } min
       *[other] { $amount } lekcji, { $minutes } min
    }

## Lekcja przy stole

lesson-title = Lekcja { $amount } z { $of }
lesson-panel = Lekcja
lesson-step = Krok { $amount } z { $of }
lesson-goal = Cel
lesson-steps = Kroki
lesson-step-done = zrobione
lesson-next = Dalej
lesson-show = Pokaż mi
lesson-back = Cofnij
lesson-close = Opuść lekcję
lesson-fold = Zwiń lekcję
lesson-unfold = Pokaż lekcję
lesson-find = Znajdź sposób samodzielnie. Może być ich więcej.
lesson-note-other = Wolno, ale w tym kroku chodzi o coś innego
lesson-not-yet = Jeszcze nie
lesson-once-more = Jeszcze raz
lesson-watch-first = Najpierw obejrzyj to do końca, potem lekcja pójdzie dalej.
lesson-got-it = Jasne
lesson-done = Świetnie!
lesson-learned = Co już potrafisz
lesson-rules = Zasady, które za tym stoją
lesson-next-lesson = Następna lekcja
lesson-all = Wszystkie lekcje
lesson-all-learned = To była ostatnia lekcja. Teraz graj!

## Ostrzeżenia trenera

coach-slip-rather = Silny gracz wybrałby raczej to:
coach-slip-yours = Przy twoim wyborze:
coach-on = Trener włączony
coach-off = Trener wyłączony
