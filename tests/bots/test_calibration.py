"""Chances as they are shown: moved by a temperature, and read from a file."""

import pytest

from theomachy.bots.calibration import UNCHANGED, Calibration, calibrations_of, read_calibrations, warmed
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import DataError
from theomachy.games import registry


def test_a_temperature_moves_chances_to_the_middle_or_away() -> None:
    assert warmed(0.8, 2, 2.0) == pytest.approx(2 / 3)
    assert warmed(0.8, 2, 0.5) == pytest.approx(16 / 17)
    assert warmed(0.25, 4, 3.0) == pytest.approx(0.25)  # even stays even
    assert warmed(0.4, 4, 2.0) < 0.4
    assert [warmed(sure, 2, 2.0) for sure in (0.0, 1.0)] == [0.0, 1.0]
    assert warmed(0.3, 1, 2.0) == 0.3
    assert warmed(0.7, 2, 1.7) + warmed(0.3, 2, 1.7) == pytest.approx(1.0)


def test_the_temperature_changes_in_proportion() -> None:
    calibration = Calibration(2.0, 1.0)
    assert calibration.at(0.5) == 1.5
    assert calibration.shown(0.9, 2, 0.0) < calibration.shown(0.9, 2, 1.0) == pytest.approx(0.9)
    assert UNCHANGED.shown(0.9, 2, 0.3) == pytest.approx(0.9)


def test_a_file_has_a_pair_for_each_setting() -> None:
    read = read_calibrations("[temperatures]\n2 = [1.5, 1]\n", "test")
    assert (read["2"].early, read["2"].late) == (1.5, 1.0)
    assert calibrations_of("theomachy.words") == {}  # no file there


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[temperatures", "test"),
        ("other = 1", "needs a table"),
        ("[temperatures]\n2 = 1.5", "test.2: needs two"),
        ("[temperatures]\n2 = [1.5]", "test.2: needs two"),
        ("[temperatures]\n2 = ['hot', 1.0]", "test.2: needs two"),
        ("[temperatures]\n2 = [0.0, 1.0]", "above 0"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        read_calibrations(text, "test")


def test_a_mind_shows_chances_by_the_setting() -> None:
    for package in registry.packages():
        mind = package.mind().again()
        s = mind.game.start(2, 1)
        mind.play_on(s, Dice(1))
        mind.calibrations = {mind.setting(s): Calibration(2.0, 2.0)}
        assert mind.shown(s, 0.8) == pytest.approx(2 / 3)
        assert mind.shown(mind.game.start(3, 1), 0.8) == 0.8  # nothing is known about three
        mind.calibrations = {}
        assert mind.shown(s, 0.8) == 0.8
