"""Questions: what they mean, and what is said about those that cannot be asked."""

import pytest

from theomachy.engine.datafile import Node
from theomachy.engine.refusal import DataError, SetupError
from theomachy.lab.question import Question, read_question


def test_cells_are_all_combinations() -> None:
    asked = Question("ankh", [2, 3], ["random"], editions=["final", "preview"])
    assert [(cell.players, cell.edition) for cell in asked.cells()] == [
        (2, "final"), (2, "preview"), (3, "final"), (3, "preview"),
    ]  # fmt: skip
    assert asked.cells()[1].name() == "2 players, preview, random"


def test_a_question_is_read_back_as_it_was() -> None:
    asked = Question(
        "ankh", [2], ["novice"], "Who?", ["preview"], ["old-kingdom"], None, ["isis", "ra"], None, 7, 0.05, 9
    )
    again = read_question(Node(asked.document(), "again"))
    assert again.document() == asked.document()
    assert again.precision == 0.05


def test_whatever_is_not_said_is_usual() -> None:
    asked = read_question(Node({"game": "pantheon"}, "q"))
    assert asked.players == [2, 3, 4]
    assert asked.levels == ["novice"]


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({"game": "chess"}, "'chess' is none of"),
        ({"game": "ankh", "gods": ["isis", "zeus"]}, "zeus"),
        ({"game": "ankh", "scenarios": ["new-kingdom"]}, "new-kingdom"),
        ({"game": "ankh", "editions": ["last"]}, "last"),
        ({"game": "ankh", "players": [6]}, "2, 3, 4, 5"),
        ({"game": "ankh", "players": []}, "at least one"),
        ({"game": "ankh", "levels": ["wizard"]}, "wizard"),
        ({"game": "ankh", "games": 0}, "games"),
        ({"game": "ankh", "precision": "much"}, "needs a number"),
        ({"game": "ankh", "precision": 2}, "precision"),
        ({"game": "ankh", "god": ["isis"]}, "unknown entry"),
        ({"game": "pantheon", "variants": [["flying"]]}, "flying"),
        (["ankh"], "needs an object"),
    ],
)
def test_what_cannot_be_asked_is_named(said: object, problem: str) -> None:
    with pytest.raises((DataError, SetupError), match=problem):
        read_question(Node(said, "question.yaml"))
