"""Training: slopes are right, what can be learned is learned, a stopped run ends as one that was not."""

import json
from pathlib import Path
from time import monotonic

import pytest

pytest.importorskip("numpy", reason="the extra train")

import numpy as np
from typer.testing import CliRunner

from theomachy.arena.training import fit, run, selfplay
from theomachy.arena.training.examples import Course, Moment, moment_of
from theomachy.arena.training.file import network_text
from theomachy.bots.network import read_network
from theomachy.bots.planning import Care
from theomachy.cli.main import app
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import SetupError
from theomachy.games import registry

FOREVER = 1e9


@pytest.fixture
def careless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans that take no time, and little learning."""
    monkeypatch.setattr(selfplay, "CARE", Care(1, 1, 2, 1))
    monkeypatch.setattr(selfplay, "TRIED", 1)
    monkeypatch.setattr(run, "PASSES", 2)
    monkeypatch.setattr(run, "KEPT_ASIDE", 3)


def courses(number: int, seed: int) -> list[Course]:
    """Games the written score says nothing about: who has more of the product of two inputs wins."""
    dice = Dice(seed)
    found = []
    for _ in range(number):
        rows = [[int(dice.below(3)) - 1.0, int(dice.below(3)) - 1.0, 1.0] for _ in range(2)]
        worth = [row[0] * row[1] for row in rows]
        if worth[0] != worth[1]:
            result = [1.0, 0.0] if worth[0] > worth[1] else [0.0, 1.0]
            found.append(Course([Moment(rows, [0.5], [0.0, 0.0], [0, 1])], result))
    return found


def test_what_no_sum_can_say_is_learned_and_holds_in_other_games() -> None:
    seen, unseen = courses(1500, 1), courses(500, 2)
    batch, other = fit.batch_of(seen), fit.batch_of(unseen)
    learner = fit.Learner(3, 1, fit.scale_of(batch), 1)
    wanted = fit.targets_of(seen, fit.linear_chances(batch), 1.0)
    results = fit.targets_of(unseen, fit.linear_chances(other), 1.0)
    before = fit.loss_of(learner.forward(other).chances, results)
    assert before == pytest.approx(np.log(2))  # a new network changes nothing
    dice = np.random.default_rng(1)
    for _ in range(60):
        order = dice.permutation(len(wanted))
        for at in range(0, len(order), fit.BATCH):
            learner.step(batch.some(order[at : at + fit.BATCH]), wanted[order[at : at + fit.BATCH]])
    assert fit.loss_of(learner.forward(other).chances, results) < before / 2


def test_slopes_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each weight moved a little changes the loss as its slope says; seats that are out count for nothing."""
    dice = np.random.default_rng(3)
    rows = dice.normal(size=(7, 3, 4))
    playing = np.ones((7, 3))
    playing[2, 1] = playing[5, 0] = 0.0
    batch = fit.Batch(rows, dice.normal(size=(7, 2)), dice.normal(size=(7, 3)) * playing, playing)
    wanted = playing / playing.sum(axis=1, keepdims=True)
    learner = fit.Learner(4, 2, np.ones(4), 5)
    learner.weights["last"] = dice.normal(size=fit.MIDDLE)
    found: dict[str, fit.Numbers] = {}
    monkeypatch.setattr(learner, "descend", found.update)
    monkeypatch.setattr(fit, "MODESTY", 0.0)
    learner.step(batch, wanted)
    for name in fit.WEIGHTS:
        flat = learner.weights[name].ravel()
        for place in range(0, flat.size, 5):
            kept = flat[place]
            losses = []
            for moved in (kept + 1e-6, kept - 1e-6):
                flat[place] = moved
                losses.append(fit.loss_of(learner.forward(batch).chances, wanted))
            flat[place] = kept
            assert found[name].ravel()[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-6)


@pytest.mark.parametrize("name", registry.names())
def test_a_network_judges_in_play_as_in_training(name: str) -> None:
    mind = registry.mind(name).again()
    mind.networks = {}
    known = mind.known()
    seat = len(known.features) + len(known.inputs)
    learner = fit.Learner(seat, len(known.shared) + 1, np.full(seat, 2.0), 3)
    learner.weights["last"] = np.random.default_rng(2).normal(size=fit.MIDDLE)
    text = network_text(mind, learner, {}, "none", {})
    assert len(text) < 60_000
    network = read_network(text, "test", known)
    setting = run.Plan(name, 2, None, 1, 1, 1.0).setting()
    s = mind.game.start(2, 1)
    dice = Dice(1)
    for _ in range(60):
        mind.step(s, dice)
    course = Course([moment_of(mind, s)], [1.0, 0.0])
    judged = learner.forward(fit.batch_of([course])).chances[0]
    mind.networks = {setting: network}
    assert mind.standings(s) == pytest.approx(list(judged), abs=0.01)  # four digits of a weight
    assert mind.standings(s) != pytest.approx(mind.evaluation.chances([1.0, 1.0], 0.5), abs=0.001)


PLAN = run.Plan("ankh", 2, None, 4, 3, 0.9)


def files(folder: Path) -> dict[str, bytes]:
    """Everything a run wrote but its learners, whose archives hold the time."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.suffix != ".npz"}


@pytest.mark.usefixtures("careless")
def test_a_run_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path) -> None:
    whole = run.Training(PLAN, tmp_path / "whole")
    entries = list(whole.go_on(2, FOREVER, 1))
    assert [entry["generation"] for entry in entries] == [0, 1] == [entry["generation"] for entry in whole.log()]
    stopped = tmp_path / "stopped"
    assert list(run.Training(PLAN, stopped).go_on(2, monotonic() - 1, 1)) == []
    assert (stopped / "games-000.jsonl").read_text(encoding="utf-8").count("\n") == 1
    assert len(list(run.Training(PLAN, stopped).go_on(1, FOREVER, 1))) == 1
    assert list(run.Training(PLAN, stopped).go_on(2, monotonic() - 1, 1)) == []
    assert len(list(run.Training(PLAN, stopped).go_on(2, FOREVER, 1))) == 1
    assert files(stopped) == files(tmp_path / "whole")
    with np.load(stopped / "learner-001.npz") as one, np.load(tmp_path / "whole" / "learner-001.npz") as other:
        assert all(np.array_equal(one[name], other[name]) for name in other)
    made = json.loads((stopped / "network-001.json").read_text(encoding="utf-8"))["made"]
    assert made["command"] == PLAN.command(2)
    with pytest.raises(SetupError):
        run.Training(PLAN._replace(seed=5), stopped)


@pytest.mark.usefixtures("careless")
def test_the_command_trains_and_draws(tmp_path: Path) -> None:
    arguments = ["dev", "train", "pantheon", "--games", "20", "--generations", "1", "--jobs", "1"]
    paths = ["--save", str(tmp_path / "run"), "--curve", str(tmp_path / "curve.svg")]
    done = CliRunner().invoke(app, [*arguments, *paths])
    assert done.exit_code == 0, done.output
    assert "generation 0: 20 games, loss in games kept aside" in done.output
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").count("<polyline") == 2
