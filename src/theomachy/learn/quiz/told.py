"""A question in words, for a terminal."""

from theomachy.engine.decision import State
from theomachy.engine.things import Words
from theomachy.games.package import GamePackage
from theomachy.learn.quiz.make import Made
from theomachy.learn.quiz.question import Choice, Why
from theomachy.words.sentences import spoken
from theomachy.words.texts import Texts

LETTERS = "ABCD"


def told_question(package: GamePackage[State], made: Made[State], words: Texts) -> list[str]:
    """What is asked, what is given, and the choices, a line each."""
    quiz = made.quiz
    asked = said(quiz.ask, words)
    if quiz.seat is not None and made.kind == "legal":
        asked = f"{package.seat_name(quiz.s, quiz.seat, words)}: {package.ask(quiz.s, words)} {asked}"
    lines = [asked, *[f"  {said(fact.words, words)}" for fact in quiz.facts]]
    return lines + [f"  {LETTERS[n]}  {told_choice(choice, words)}" for n, choice in enumerate(quiz.choices)]


def told_choice(choice: Choice, words: Texts) -> str:
    """A choice in words, and as it is written where that says more."""
    if not choice.words.key:
        return choice.text
    return said(choice.words, words)


def told_answer(package: GamePackage[State], made: Made[State], words: Texts) -> list[str]:
    """The right choice, and why, a line each."""
    quiz = made.quiz
    right = words.text("quiz-right-is", letter=LETTERS[quiz.right])
    return [right, *[f"  {told_why(package, made, line, words)}" for line in quiz.why]]


def told_why(package: GamePackage[State], made: Made[State], line: Why, words: Texts) -> str:
    """One line of the explanation."""
    letter = f"{LETTERS[line.choice]}: " if line.choice >= 0 else ""
    if line.event is not None:
        return f"{letter}{package.tell(made.quiz.s, line.event, words)} ({line.rule})"
    if line.reason is not None:
        return letter + package.explain(made.quiz.s, line.reason, words)
    return f"{letter}{line.rule}: {words.text(line.rule)}"


def said(message: Words, words: Texts) -> str:
    """A message in words."""
    return spoken(message, words)
