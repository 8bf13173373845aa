"""Questions of the quiz: valid, deterministic, checked again by other means, and in every language."""

import re

import pytest
from typer.testing import CliRunner

from theomachy.cli.main import app
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import Game
from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.learn.quiz.legal import coordinates, legal_maker, legal_question
from theomachy.learn.quiz.make import MOST_SEED, Made, kinds_of, make_quiz
from theomachy.learn.quiz.numbers import number_choices
from theomachy.learn.quiz.question import Choice, Quiz
from theomachy.learn.quiz.told import told_answer, told_question
from theomachy.words.texts import LANGUAGES, texts

SEEDS = 500
ASKED = [
    (package.game.name, edition, kind)
    for package in registry.packages()
    for edition in package.editions or ("",)
    for kind in kinds_of(package)
]


def made_of(game: str, edition: str, kind: str, seeds: range) -> list[Made[State]]:
    return [make_quiz(registry.package(game), kind, seed, edition) for seed in seeds]


@pytest.mark.parametrize(("game", "edition", "kind"), ASKED)
def test_every_seed_gives_a_valid_question(game: str, edition: str, kind: str) -> None:
    package = registry.package(game)
    rules = set(package.game.rules())
    places = [0] * 4
    for made in made_of(game, edition, kind, range(SEEDS)):
        quiz = made.quiz
        assert (made.kind, made.edition) == (kind, edition)
        assert 3 <= len(quiz.choices) <= 4
        assert 0 <= quiz.right < len(quiz.choices)
        said = {str((choice.words, choice.text)) for choice in quiz.choices}
        assert len(said) == len(quiz.choices)
        assert quiz.why
        assert {line.rule for line in quiz.why} <= rules
        assert package.game.faults(quiz.s) == []
        assert not quiz.s.over
        places[quiz.right] += 1
    assert min(places[:3]) > SEEDS / 20  # the right one is not always in the same place


@pytest.mark.parametrize(("game", "edition", "kind"), ASKED)
def test_a_question_can_be_had_again(game: str, edition: str, kind: str) -> None:
    for one, other in zip(*(made_of(game, edition, kind, range(20)) for _ in range(2)), strict=True):
        assert one.quiz.s == other.quiz.s
        assert (one.quiz.ask, one.quiz.choices, one.quiz.right) == (
            other.quiz.ask,
            other.quiz.choices,
            other.quiz.right,
        )
    first = [made.quiz.s.digest() for made in made_of(game, edition, kind, range(20))]
    assert len(set(first)) > 15


@pytest.mark.parametrize(("game", "edition", "kind"), ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_told_in_every_language(game: str, edition: str, kind: str, language: str) -> None:
    package, words = registry.package(game), texts(language)
    for made in made_of(game, edition, kind, range(40)):
        for line in told_question(package, made, words) + told_answer(package, made, words):
            assert line.strip()
            assert not re.search(rf"{game}-quiz-|quiz-|\{{", line), line


def legal_cases() -> list[tuple[str, str]]:
    return [(game, edition) for game, edition, kind in ASKED if kind == "legal"]


@pytest.mark.parametrize(("game", "edition"), legal_cases())
def test_what_is_called_legal_can_be_played_and_what_is_forbidden_cannot(game: str, edition: str) -> None:
    package = registry.package(game)
    forbidden = 0
    for made in made_of(game, edition, "legal", range(SEEDS)):
        quiz = made.quiz
        seat = quiz.seat
        assert seat is not None
        playable = [played(package, quiz, choice, seat) for choice in quiz.choices]
        wanted = quiz.ask.key == "quiz-legal"
        assert playable == [wanted == (number == quiz.right) for number in range(len(playable))]
        explained = {line.choice for line in quiz.why}
        assert explained == {number for number, legal in enumerate(playable) if not legal}
        forbidden += not wanted
    assert SEEDS / 10 < forbidden < SEEDS * 9 / 10


def played(package: GamePackage[State], quiz: Quiz[State], choice: Choice, seat: int) -> bool:
    """Whether the answer is taken by the engine, tried at a copy of the position."""
    twin = quiz.s.copy()
    try:
        twin.apply(seat, package.game.code(twin, choice.text))
    except ValueError:
        return False
    return True


def test_kinds_editions_and_seeds_that_do_not_exist_are_refused() -> None:
    package = registry.package(ASKED[0][0])
    for kind, seed, edition in (("wrong", 1, ""), ("", -1, ""), ("", MOST_SEED + 1, ""), ("", 1, "wrong")):
        with pytest.raises(DataError):
            make_quiz(package, kind, seed, edition)


def test_without_a_kind_the_seed_chooses_one() -> None:
    for package in registry.packages():
        assert {make_quiz(package, "", seed).kind for seed in range(40)} == set(kinds_of(package))


def test_amounts_differ_and_are_never_below_zero() -> None:
    for seed in range(50):
        choices, right = number_choices("quiz-any", seed % 3, [7, 0, -1, seed % 3], Dice(seed))
        amounts = [int(str(choice.words.values["amount"])) for choice in choices]
        assert amounts == sorted(set(amounts))
        assert amounts[right] == seed % 3
        assert min(amounts) >= 0
        assert 7 in amounts or right == 3
        assert len(amounts) == 4


def test_a_question_needs_three_or_four_choices() -> None:
    made = make_quiz(registry.packages()[0], "legal", 1)
    with pytest.raises(ValueError, match="choices"):
        Quiz(made.quiz.s, made.quiz.ask, made.quiz.choices[:2], 0, made.quiz.why)


def test_where_nothing_is_forbidden_nothing_is_asked() -> None:
    """A question whose answers are all legal, or of which only one can be named, makes no quiz."""
    for package in registry.packages():
        s = package.game.start(package.game.players[0], 1)
        dice = Dice(1)
        none = 0
        for _ in range(200):
            if s.over:
                break
            seat = s.stack[-1].first_waiting()
            if seat != CHANCE:
                none += legal_question(package.game, s.copy(), dice) is None
            s.take(seat, s.stack[-1].options(s, seat)[-1])
        assert none > 0


def test_a_game_that_ends_too_soon_makes_no_question() -> None:
    for package in registry.packages():
        game: Game[State] = package.game
        s = game.start(game.players[0], 1)
        s.over = True
        assert legal_maker(game)(s, Dice(1)) is None
        assert all(maker(s, Dice(1)) is None for maker in package.quiz_kinds().values())


def test_places_are_read_from_the_notation() -> None:
    assert coordinates("-1,9") == (-1, 9)
    assert coordinates("move") is None


@pytest.mark.parametrize("game", [package.game.name for package in registry.packages()])
def test_the_quiz_is_played_in_a_terminal(game: str) -> None:
    run = CliRunner().invoke(app, ["quiz", game, "--seed", "3", "--language", "pl"], input="A\nB\n\n")
    assert run.exit_code == 0, run.output
    assert "Prawidłowa odpowiedź" in run.output
    assert re.search(r"Dobre odpowiedzi: \d z 2", run.output)
    assert CliRunner().invoke(app, ["quiz", game, "--kind", "legal", "--lang", "en"], input="\n").exit_code == 0
