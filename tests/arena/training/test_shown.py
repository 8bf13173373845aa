"""Calibration: the temperature of made-up chances is found, and real ones are drawn."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from theomachy.arena.training import selfplay
from theomachy.arena.training.calibration import Told, calibrated, error_of, shown_as, tenths
from theomachy.bots.calibration import warmed
from theomachy.bots.planning import Care
from theomachy.bots.secrets import fraction
from theomachy.cli.main import app
from theomachy.engine.chance import Dice


def overconfident(number: int, temperature: float) -> list[Told]:
    """Chances that are too sure by this temperature."""
    dice = Dice(1)
    found = []
    for _ in range(number):
        true = 0.02 + 0.96 * fraction(dice)
        won = 1.0 if fraction(dice) < true else 0.0
        found.append(Told(warmed(true, 2, 1 / temperature), fraction(dice), 2, won))
    return found


@pytest.mark.parametrize("temperature", [0.7, 1.0, 1.8])
def test_the_temperature_is_found(temperature: float) -> None:
    told = overconfident(2000, temperature)
    found = calibrated(told)
    assert found.at(0.5) == pytest.approx(temperature, rel=0.2)
    assert error_of(shown_as(told, found)) < 0.04
    if temperature != 1.0:
        assert error_of(told) > 0.04


def test_chances_are_counted_in_tenths() -> None:
    told = [Told(0.12, 0.0, 2, 1.0), Told(0.18, 0.0, 2, 0.0), Told(1.0, 0.0, 2, 1.0)]
    low, high = tenths(told)
    assert low.told == pytest.approx(0.15)
    assert (low.number, low.rate()) == (2, 0.5)
    assert (high.told, high.number, high.rate()) == (1.0, 1, 1.0)
    assert high.interval().low < 0.5  # one is not many
    assert error_of([]) == 0.0


def test_the_command_says_how_often_chances_come_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "CARE", Care(1, 1, 2, 1))
    monkeypatch.setattr(selfplay, "TRIED", 1)
    curve = tmp_path / "curve.svg"
    done = CliRunner().invoke(
        app, ["dev", "calibrate", "ankh", "--games", "4", "--jobs", "1", "--curve", str(curve)]
    )
    assert done.exit_code == 0, done.output
    assert "temperatures: [" in done.output
    assert "shown chances are wrong by" in done.output
    assert curve.read_text(encoding="utf-8").count("<polyline") == 2
