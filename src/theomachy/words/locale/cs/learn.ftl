# Výuka hry: seznam lekcí, lekce u stolu, první hra a varování trenéra.

## Seznam lekcí

learn-motto = Krátké lekce u skutečného stolu. Nic se nemůže pokazit: každý tah lze vzít zpět.
learn-lessons = Lekce
learn-progress = { $amount ->
        [0] Zatím žádná dokončená lekce
        [one] Dokončeno { $amount } z { $of } lekcí
        [few] Dokončeno { $amount } z { $of } lekcí
        [many] Dokončeno { $amount } z { $of } lekcí
       *[other] Dokončeno { $amount } z { $of } lekcí
    }
learn-all-done = Všechny lekce jsou dokončené. Hru už znáte!
learn-number = Lekce { $amount }
learn-minutes = { $amount ->
        [one] { $amount } minuta
        [few] { $amount } minuty
        [many] { $amount } minuty
       *[other] { $amount } minut
    }
learn-start = Začít
learn-continue = Pokračovat
learn-again = Zahrát znovu
learn-begin = Začít lekci { $amount }
learn-go-on = Pokračovat v lekci { $amount }
learn-finished = Dokončeno
learn-preview = Předběžné vydání
learn-preview-hint = Jen pokud hrajete podle předběžných pravidel: v čem se liší.
learn-then = A potom
learn-quiz = Kvíz
learn-quiz-hint = Co se tu stane? Smí se to? Pokaždé nové pozice.
learn-almanac = Almanach
learn-almanac-hint = Každá karta, bůh i figura: co dělá a příklad.
learn-rulebook = Kniha pravidel
learn-rulebook-hint = Celá hra v jedné čtivé knize, také k vytištění.
learn-first-game = První hra
learn-first-game-hint = Celá hra proti dvěma mírným botům. Trenér vysvětlí vše nové a varuje vás před drahou chybou.
learn-first-game-play = Zahrát první hru
learn-first-lesson = Začít lekcí
learn-short-lessons = Krátké lekce u skutečného stolu
learn-done-so-far = { $amount ->
        [one] Dokončena { $amount } lekce
        [few] Dokončeny { $amount } lekce
        [many] Dokončeno { $amount } lekce
       *[other] Dokončeno { $amount } lekcí
    }
learn-while-waiting = Než hra začne, naučte se ji
learn-in-minutes = { $amount ->
        [one] { $amount } lekce, { $minutes } minut
        [few] { $amount } lekce, { $minutes } minut
        [many] { $amount } lekce, { $minutes } minut
       *[other] { $amount } lekcí, { $minutes } minut
    }

## Lekce u stolu

lesson-title = Lekce { $amount } z { $of }
lesson-panel = Lekce
lesson-step = Krok { $amount } z { $of }
lesson-goal = Cíl
lesson-steps = Kroky
lesson-step-done = hotovo
lesson-next = Dále
lesson-show = Ukázat
lesson-back = Vzít zpět
lesson-close = Opustit lekci
lesson-fold = Sbalit lekci
lesson-unfold = Zobrazit lekci
lesson-find = Najděte cestu sami. Může jich být více.
lesson-note-other = To smíte, ale tento krok je o něčem jiném
lesson-not-yet = Ještě ne
lesson-once-more = Ještě jednou
lesson-watch-first = Nejdřív to dosledujte do konce, pak lekce pokračuje.
lesson-got-it = Rozumím
lesson-done = Výborně!
lesson-learned = Co už umíte
lesson-rules = Pravidla, která za tím stojí
lesson-next-lesson = Další lekce
lesson-all = Všechny lekce
lesson-all-learned = To byla poslední lekce. Teď si zahrajte!

## Varování trenéra

coach-slip-rather = Silný hráč by raději zvolil toto:
coach-slip-yours = S vaší volbou:
coach-on = Trenér zapnutý
coach-off = Trenér vypnutý
