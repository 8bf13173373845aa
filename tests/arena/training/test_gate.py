"""The gate: who passes, by which games, and that it goes on where it was."""

import json
from pathlib import Path
from time import monotonic
from typing import Self

import pytest

from tests.bots.test_network import document
from theomachy.arena.ladder.plan import Deal
from theomachy.arena.ladder.play import Outcome
from theomachy.arena.training import gate as module
from theomachy.arena.training.gate import Gate, Verdict, gate_plan, wins_of
from theomachy.arena.training.rivals import CHALLENGER, CHAMPION, PLACES, SETTING, Challenger, Champion
from theomachy.bots.ask import ask_bot
from theomachy.bots.levels.adept import Adept
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import SetupError
from theomachy.games import registry

FOREVER = 1e9


def test_only_a_clear_win_in_enough_games_passes() -> None:
    assert Verdict([2.0, 1.0] * 100, 2, 0.5).passed()
    assert not Verdict([2.0, 1.0] * 90, 2, 0.5).passed()  # too few
    assert not Verdict([1.0, 1.1] * 100, 2, 0.5).passed()  # too close
    verdict = Verdict([2.0, 0.0, 1.0, 1.0], 2, 0.5)
    assert verdict.rate() == 0.5
    assert verdict.by_deals().low == pytest.approx(0.5 - 1.96 * (1 / 6) ** 0.5 / 2, abs=1e-3)
    assert "4 of 8 games won: 50.0%" in verdict.told()
    assert "not passed" in verdict.told()


def network_file(folder: Path) -> Path:
    """A network of random numbers for two players of Pantheon."""
    file = folder / "network.json"
    file.write_text(json.dumps(document(registry.mind("pantheon").known())), encoding="utf-8")
    return file


def test_a_gate_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    class Here:
        """A pool that plays nothing."""

        def __init__(self, jobs: int) -> None:
            assert jobs == 1

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None:
            return None

        def map(self, _: object, deals: list[Deal]) -> list[float]:
            played.extend([deal.number for deal in deals])
            return [2.0 if deal.number % 2 else 1.0 for deal in deals]

    monkeypatch.setattr(module, "ProcessPoolExecutor", Here)
    for name in (SETTING, CHALLENGER, CHAMPION):
        monkeypatch.setenv(name, "")
    network = network_file(tmp_path)
    plan = gate_plan("pantheon", 2, None, 8, 3)
    file = tmp_path / "gate.txt"
    assert len(list(Gate(plan, "2", network, None, file).go_on(monotonic() - 1, 1))) == 1
    last = list(Gate(plan, "2", network, None, file).go_on(FOREVER, 1))[-1]
    assert played == [0, 1, 2, 3]
    assert last.wins == [1.0, 2.0, 1.0, 2.0]
    assert Gate(plan, "2", network, None, file).verdict() == last
    with pytest.raises(SetupError):
        Gate(gate_plan("pantheon", 2, None, 8, 4), "2", network, None, file)


def test_rivals_judge_by_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "2")
    monkeypatch.setenv(CHALLENGER, str(network_file(tmp_path)))
    monkeypatch.setenv(CHAMPION, "")
    game = registry.package("pantheon").game
    s = game.start(2, 1)
    registry.mind("pantheon").play_on(s, Dice(1))
    seat = s.waiting()[0]
    written = [ask_bot(Champion(), game, s, seat, Dice(seed)) for seed in range(3)]
    assert written != [ask_bot(Challenger(), game, s, seat, Dice(seed)) for seed in range(3)]
    if not registry.mind("pantheon").networks:
        assert written == [ask_bot(Adept(), game, s, seat, Dice(seed)) for seed in range(3)]


def test_wins_are_the_challengers(monkeypatch: pytest.MonkeyPatch) -> None:
    champion, challenger = PLACES
    outcomes = [
        module_outcome((champion, challenger), (1,)),
        module_outcome((challenger, champion), (1,)),
        module_outcome((challenger, champion), (0, 1)),
        module_outcome((challenger, champion), ()),
    ]
    monkeypatch.setattr(module, "play", lambda deal: outcomes)
    plan = gate_plan("pantheon", 2, None, 2, 1)
    assert wins_of(plan.deals()[0]) == 1.5


def module_outcome(seats: tuple[str, str], winners: tuple[int, ...]) -> Outcome:
    """A game that was played."""
    return Outcome(0, 0, 0, seats, winners, 1, {})
