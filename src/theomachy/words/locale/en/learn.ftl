# Learning a game: the list of lessons, a lesson at the table, the first game, and what the coach warns of.

## The list of lessons

learn-motto = Short lessons on the real table. Nothing can go wrong: you can take back every move.
learn-lessons = Lessons
learn-progress = { $amount ->
        [0] No lesson finished yet
        [one] { $amount } of { $of } lessons finished
       *[other] { $amount } of { $of } lessons finished
    }
learn-all-done = All lessons finished. You know the game!
learn-number = Lesson { $amount }
learn-minutes = { $amount ->
        [one] { $amount } minute
       *[other] { $amount } minutes
    }
learn-start = Start
learn-continue = Continue
learn-again = Play again
learn-begin = Start lesson { $amount }
learn-go-on = Continue lesson { $amount }
learn-finished = Finished
learn-preview = The preview edition
learn-preview-hint = Only if you play with the preview rules: what is different there.
learn-then = And then
learn-quiz = Quiz
learn-quiz-hint = What happens here? Is this allowed? New positions every time.
learn-almanac = Almanac
learn-almanac-hint = Every card, god and piece: what it does and an example.
learn-rulebook = Rulebook
learn-rulebook-hint = The whole game in one readable book, also to print.
learn-first-game = First game
learn-first-game-hint = A whole game against two gentle bots. The coach explains what is new and warns you before a costly slip.
learn-first-game-play = Play your first game
learn-first-lesson = Start with a lesson
learn-short-lessons = Short lessons on the real table
learn-done-so-far = { $amount ->
        [one] { $amount } lesson finished
       *[other] { $amount } lessons finished
    }
learn-while-waiting = Learn the game while you wait
learn-in-minutes = { $amount ->
        [one] { $amount } lesson, { $minutes } minutes
       *[other] { $amount } lessons, { $minutes } minutes
    }

## A lesson at the table

lesson-title = Lesson { $amount } of { $of }
lesson-panel = Lesson
lesson-step = Step { $amount } of { $of }
lesson-goal = Goal
lesson-steps = Steps
lesson-step-done = done
lesson-next = Next
lesson-show = Show me
lesson-back = Take back
lesson-close = Leave the lesson
lesson-fold = Fold the lesson
lesson-unfold = Show the lesson
lesson-find = Find the way yourself. There may be more than one.
lesson-note-other = Legal, but not what this step is about
lesson-not-yet = Not quite
lesson-once-more = Once more
lesson-watch-first = Watch this to the end first, then the lesson goes on.
lesson-got-it = Got it
lesson-done = Well done!
lesson-learned = What you can do now
lesson-rules = The rules behind it
lesson-next-lesson = Next lesson
lesson-all = All lessons
lesson-all-learned = That was the last lesson. Now play!

## Warnings of the coach

coach-slip-rather = A strong player would rather choose this:
coach-slip-yours = With your choice:
coach-on = Coach on
coach-off = Coach off
