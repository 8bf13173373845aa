"""The network that corrects an evaluation: its sums against slow ones, its file, and what it does to a mind."""

import json
import os
import subprocess
import sys
from math import exp
from pathlib import Path

import pytest

from theomachy import BUILD
from theomachy.arena.parity import BUILDS
from theomachy.bots.mind import Mind
from theomachy.bots.network import FORMAT, Known, Network, lead_of, networks_of, read_network
from theomachy.compiled import SWITCH
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.refusal import DataError
from theomachy.games import registry

KNOWN = Known(("points", "cards"), ("hand",), ("round",))
ROOT = Path(__file__).parent.parent.parent
UNITS = 6
MIDDLE = 3


def drawn(dice: Dice) -> float:
    """A number between -1 and 1."""
    return int(dice.below(2001)) / 1000 - 1


def table(dice: Dice, rows: int, columns: int) -> list[list[float]]:
    """Rows of such numbers."""
    return [[drawn(dice) for _ in range(columns)] for _ in range(rows)]


def document(known: Known = KNOWN, seed: int = 1) -> dict[str, object]:
    """The file of a network of random numbers."""
    dice = Dice(seed)
    seat = len(known.features) + len(known.inputs)
    return {
        "network": FORMAT,
        "features": list(known.features),
        "inputs": list(known.inputs),
        "shared": list(known.shared),
        "own": table(dice, UNITS, seat),
        "others": table(dice, UNITS, seat),
        "common": table(dice, UNITS, len(known.shared) + 2),
        "bias": table(dice, 1, UNITS)[0],
        "middle": table(dice, MIDDLE, UNITS),
        "middleBias": table(dice, 1, MIDDLE)[0],
        "last": table(dice, 1, MIDDLE)[0],
    }


def network(seed: int = 1) -> Network:
    """A network of random numbers."""
    return read_network(json.dumps(document(seed=seed)), "test", KNOWN)


def slow(seed: int, rows: list[list[float]], facts: list[float], scores: list[float]) -> list[float]:
    """The same, written as it is explained: every sum in full, others averaged before anything else."""
    found = []
    net = network(seed)
    whole = document(seed=seed)
    own_weights = whole["own"]
    other_weights = whole["others"]
    assert isinstance(own_weights, list)
    assert isinstance(other_weights, list)
    for seat, own in enumerate(rows):
        others = [row for other, row in enumerate(rows) if other != seat]
        mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
        lead = max(-6.0, min(6.0, scores[seat] - max(s for other, s in enumerate(scores) if other != seat)))
        first = []
        for unit in range(UNITS):
            total = net.shared.bias[unit]
            total += sum(w * x for w, x in zip(own_weights[unit], own, strict=True))
            total += sum(w * x for w, x in zip(other_weights[unit], mean, strict=True))
            total += sum(w * x for w, x in zip(net.shared.weights[unit], [*facts, lead], strict=True))
            first.append(max(0.0, total))
        second = [
            max(
                0.0,
                net.middle.bias[unit] + sum(w * x for w, x in zip(net.middle.weights[unit], first, strict=True)),
            )
            for unit in range(MIDDLE)
        ]
        found.append(sum(w * x for w, x in zip(net.last, second, strict=True)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sums_are_those_of_the_slow_way(seats: int) -> None:
    dice = Dice(seats)
    changed = 0
    for seed in range(20):
        net = network(seed)
        rows = [[float(dice.below(3)), drawn(dice)] for _ in range(seats)]
        inputs = [[drawn(dice)] for _ in range(seats)]
        scores = [5 * drawn(dice) for _ in range(seats)]
        found = net.corrections(rows, inputs, [0.5], 0.25, scores)
        whole = [row + more for row, more in zip(rows, inputs, strict=True)]
        assert found == pytest.approx(slow(seed, whole, [0.5, 0.25], scores))
        changed += any(found)
    assert changed > 10


def test_seats_that_change_places_change_their_corrections() -> None:
    net = network()
    rows, inputs, scores = [[1.0, 2.0], [0.0, 3.0], [4.0, 1.0]], [[1.0], [0.0], [2.0]], [1.0, 0.5, -0.5]
    found = net.corrections(rows, inputs, [1.0], 0.5, scores)
    turned = net.corrections(rows[1:] + rows[:1], inputs[1:] + inputs[:1], [1.0], 0.5, scores[1:] + scores[:1])
    assert turned == pytest.approx(found[1:] + found[:1])


def test_a_lead_is_over_the_best_other_and_has_limits() -> None:
    assert lead_of([3.0, 1.0, 2.0], 0) == 1.0
    assert lead_of([3.0, 1.0, 2.0], 1) == -2.0
    assert lead_of([-3.0, -1.0], 0) == -2.0
    assert lead_of([90.0, 1.0], 0) == 6.0
    assert lead_of([3.0], 0) == 0.0


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("network", 2, "network: needs format 1, not 2"),
        ("features", ["points"], "features: was trained on other names"),
        ("inputs", [], "inputs: was trained on other names"),
        ("shared", ["luck"], "shared: was trained on other names"),
        ("own", [[1.0]], "own.0.: needs 3 numbers, not 1"),
        ("others", [[1.0, 1.0, 1.0]], "others: needs 6 rows, not 1"),
        ("last", [1.0, 2.0], "last: needs 3 numbers, not 2"),
        ("bias", [], "bias: needs"),
        ("bias", ["much"], "bias.0.: needs a number, not 'much'"),
        ("middle", 3, "middle: needs a list"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(name: str, value: object, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        read_network(json.dumps({**document(), name: value}), "test", KNOWN)


def test_a_file_that_is_no_json_or_lacks_an_entry_is_refused() -> None:
    with pytest.raises(DataError, match="test"):
        read_network("{", "test", KNOWN)
    with pytest.raises(DataError, match="last"):
        read_network(
            json.dumps({name: value for name, value in document().items() if name != "last"}), "test", KNOWN
        )


def minds() -> list[Mind[State]]:
    """The mind of every game of ours, with a network of random numbers for two."""
    found = []
    for package in registry.packages():
        mind = package.mind().again()
        setting = mind.setting(mind.game.start(2, 1))
        mind.networks = {setting: read_network(json.dumps(document(mind.known())), "test", mind.known())}
        found.append(mind)
    return found


def judged() -> list[str]:
    """What these minds think of some positions, to the last digit."""
    told: list[str] = []
    for mind in minds():
        s = mind.game.start(2, 3)
        dice = Dice(3)
        while not s.over and len(told) % 40 != 39:
            told.append(f"{mind.game.name} {mind.standings(s)!r}")
            mind.step(s, dice)
        told.append(repr(mind.standings_of([s, s])))
    return told


def test_a_mind_adds_what_the_network_says() -> None:
    for mind in minds():
        s = mind.game.start(2, 1)
        mind.play_on(s, Dice(1))
        sight = mind.sight(s)
        assert sight.network is not None
        spread = mind.evaluation.spread_at(sight.stage)
        scores = [mind.evaluation.score(row, sight.stage) / spread for row in sight.rows]
        more = sight.network.corrections(sight.rows, sight.inputs, sight.shared, sight.stage, scores)
        assert any(more)
        odds = [exp(score + each) for score, each in zip(scores, more, strict=True)]
        assert mind.standings(s) == pytest.approx([each / sum(odds) for each in odds])
        plain = mind.again()
        plain.networks = {}
        assert plain.standings(s) == mind.evaluation.chances([score * spread for score in scores], sight.stage)
        other = mind.game.start(3, 1)
        mind.play_on(other, Dice(1))
        assert mind.sight(other).network is None  # it was trained for two


def test_what_a_network_is_told_has_the_names_it_is_told_by() -> None:
    for mind in minds():
        for players in mind.game.players:
            s = mind.game.start(players, players)
            dice = Dice(players)
            while not s.over:
                rows = mind.features(s)
                inputs = mind.inputs(s, rows)
                assert [bool(row) for row in inputs] == [bool(row) for row in rows]
                assert all(len(row) in (0, len(mind.inputs_named)) for row in inputs)
                assert len(mind.shared(s)) == len(mind.shared_named)
                for _ in range(17):
                    if not s.over:
                        mind.step(s, dice)


@pytest.mark.skipif(BUILD != "compiled", reason="needs both builds")
def test_both_builds_judge_alike() -> None:
    code = "from tests.bots.test_network import judged; print('\\n'.join(judged()))"
    told: list[str] = []
    for build in BUILDS.values():
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, SWITCH: build},
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert len(told[0].splitlines()) > 40


def test_every_network_that_is_shipped_fits_its_game_and_says_what_made_it() -> None:
    for package in registry.packages():
        mind = package.mind()
        folder = f"{package.folder}.bot"
        assert set(networks_of(folder, mind.known())) == set(mind.networks)
        place = Path(sys.modules[folder].__path__[0]) / "networks"
        for file in place.glob("*.json"):
            assert file.stat().st_size < 60_000
            made = json.loads(file.read_text(encoding="utf-8"))["made"]
            assert {"command", "plan", "learned", "theomachy", "rules", "numpy", "date"} <= set(made)
