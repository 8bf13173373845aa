"""The quiz in a terminal: questions about real positions, one after the other."""

from typing import Annotated

import typer

from theomachy.cli.output import check_language, out
from theomachy.engine.decision import State
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.learn.quiz.make import MOST_SEED, Made, make_quiz
from theomachy.learn.quiz.told import LETTERS, told_answer, told_question
from theomachy.words.texts import Texts, texts

Game = Annotated[str, typer.Argument(help="A game.")]
Language = Annotated[str, typer.Option("--lang", "--language", help="The language: en, pl, cs or ru.")]


def quiz(
    game: Game,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The first question; then they count up.")] = 1,
    kind: Annotated[str, typer.Option(help="A kind of question.", show_default="all kinds")] = "",
    edition: Annotated[str, typer.Option(help="A rule set.", show_default="the usual one")] = "",
    language: Language = "en",
) -> None:
    """Answer questions about positions: who wins, what is legal, what it scores."""
    check_language(language)
    words = texts(language)
    package = registry.package(game)
    right = asked = 0
    while True:
        made = make_quiz(package, kind, seed + asked, edition)
        show(package, made, words)
        letter = (
            typer.prompt(words.text("quiz-type-letter"), default="", show_default=False, prompt_suffix=" ")
            .strip()
            .upper()
        )
        if len(letter) != 1 or letter not in LETTERS[: len(made.quiz.choices)]:
            break
        asked += 1
        good = LETTERS.index(letter) == made.quiz.right
        right += good
        say(words.text("quiz-right" if good else "quiz-wrong"))
        for line in told_answer(package, made, words):
            say(line)
        say(words.text("quiz-score", right=right, of=asked))
        say("")


def show(package: GamePackage[State], made: Made[State], words: Texts) -> None:
    """The position, and what is asked about it."""
    for line in package.draw(made.quiz.s, words, made.quiz.seat):
        out.print(line)
    for text in told_question(package, made, words):
        say(text)


def say(line: str) -> None:
    """A line as it is."""
    out.print(line, markup=False, highlight=False, soft_wrap=True)
