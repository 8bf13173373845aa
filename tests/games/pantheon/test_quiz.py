"""Pantheon's questions of the quiz, answered again from what the player sees."""

from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.package import PACKAGE
from theomachy.learn.quiz.make import make_quiz

LEVELS = {"I": 1, "II": 2, "III": 3, "IV": 4}


def points_each(columns: int) -> int:
    """What a column is worth (PAN-SCORE-04 .. -07)."""
    return 1 if columns < 4 else 2 if columns < 8 else 3 if columns < 12 else 4


def test_scorings_are_counted_again_from_the_view() -> None:
    with_gods = with_total = 0
    for seed in range(300):
        found = make_quiz(PACKAGE, "score", seed).quiz
        assert found.seat is not None
        players = PANTHEON.view(found.s, found.seat)["players"]
        assert isinstance(players, list)
        own = players[found.seat]
        columns = len(own["columns"])
        demigods = sum(int(value) * number for value, number in own["demigods"].items())
        best = max([LEVELS[level] for level in own["tokens"].values()], default=0)
        gods = best * own["gods"].get("pietalte", 0)
        expected = demigods + columns * points_each(columns) + gods
        if found.ask.key == "pantheon-quiz-total":
            expected += own["score"]
            with_total += 1
        assert found.choices[found.right].words.values["amount"] == expected, seed
        with_gods += gods > 0
        told = [fact.words.values["list"] for fact in found.facts]
        assert sum(sum(map(int, str(line).split(", "))) for line in told) == demigods
    assert with_gods > 5
    assert with_total > 20
