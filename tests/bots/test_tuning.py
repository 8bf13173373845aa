"""Weights by self-play: what says who won gains weight, and the numbers can be had again."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from theomachy.bots.evaluation import Evaluation, read_weights
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.bots.minds import NoMind
from theomachy.bots.tuning import Example, Fit, examples_of, fitted, rewritten, some_examples
from theomachy.cli.main import app
from theomachy.engine.chance import Dice
from theomachy.games.ankh.bot.mind import ANKH_MIND

NAMES = ("points", "luck")
EVALUATION = Evaluation(NAMES, {"points": (1.0, 1.0), "luck": (1.0, 1.0), "spread": (4.0, 4.0)})


def examples() -> list[Example]:
    """Who has more points wins; luck says nothing."""
    dice = Dice(1)
    found: list[Example] = []
    for _ in range(200):
        rows = [[float(dice.below(9)), float(dice.below(9))] for _ in range(2)]
        if rows[0][0] != rows[1][0]:
            found.append(Example(rows, 0.5, 0 if rows[0][0] > rows[1][0] else 1))
    return found


def test_what_decides_gains_weight() -> None:
    fit = Fit(EVALUATION)
    before = fit.given(examples())
    for _ in range(100):
        fit.step(examples())
    assert fit.given(examples()) > before + 0.05
    weights = fit.weights()
    assert weights["points"] == (1.0, 1.0)  # the unit
    assert max(weights["luck"]) < 0.5
    assert max(weights["spread"]) < 4.0  # a lead means more than was thought


def test_nothing_is_learned_from_nothing() -> None:
    fit = Fit(EVALUATION)
    fit.step([])
    assert fit.weights() == {"points": (1.0, 1.0), "luck": (1.0, 1.0), "spread": (4.0, 4.0)}
    assert fit.given([]) == 0.0


def test_every_fifth_game_is_kept_aside() -> None:
    games = [[example] for example in examples()]
    found = fitted(EVALUATION, games, 60)
    assert found.examples == len(games) - len(games) // 5
    assert found.now > found.before
    assert found.unseen_now > found.unseen_before
    spoilt = [game if number % 5 else [] for number, game in enumerate(games, 1)]
    assert fitted(EVALUATION, spoilt, 60).weights == found.weights


def test_games_become_examples() -> None:
    found = [len(examples_of(ANKH_MIND, RandomBot(), 3, seed)) for seed in range(4)]
    assert max(found) > 10
    assert 0 in found  # nobody won
    one = some_examples(("ankh", "random", 2, 5))
    assert [example.rows for example in one] == [
        example.rows for example in some_examples(("ankh", "random", 2, 5))
    ]


def test_other_games_are_refused() -> None:
    with pytest.raises(NoMind):
        some_examples(("toy", "random", 2, 5))


def test_a_data_file_keeps_its_words() -> None:
    text = "[weights]\npoints = [1, 2]  # what counts\nluck = [0, 0]\n"
    after = rewritten(text, {"points": (1.5, 2.5)})
    assert "# what counts" in after
    assert read_weights(after, "x")["points"] == (1.5, 2.5)
    assert read_weights(after, "x")["luck"] == (0.0, 0.0)


def test_tuning_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "ankh.toml"
    arguments = ["dev", "tune", "ankh", "--games", "2", "--steps", "2", "--level", "random", "--save", str(file)]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "examples" in done.output
    assert "in games not learned from" in done.output
    assert set(read_weights(file.read_text(), "x")) == {*ANKH_MIND.evaluation.names, "spread"}
    assert CliRunner().invoke(app, ["dev", "tune", "ankh", "--level", "nobody"]).exit_code == 1
