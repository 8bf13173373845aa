"""The PettingZoo environments pass PettingZoo's own tests."""

import sys
from itertools import count
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from theomachy.rl import IllegalAction, SetupError, ankh_preview_v1, ankh_v1, pantheon_v1
from theomachy.rl.pettingzoo_env import Table

ENVIRONMENTS = pytest.mark.parametrize(
    "module", [ankh_v1, ankh_preview_v1, pantheon_v1], ids=lambda each: each.NAME
)
COUNTS = pytest.mark.parametrize(
    ("module", "players"), [(ankh_v1, 2), (ankh_v1, 5), (ankh_preview_v1, 3), (pantheon_v1, 4)]
)
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # a dict, as masks need


@COUNTS
def test_the_interface(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=400)


@ENVIRONMENTS
def test_a_seed_gives_the_same_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=60)


@pytest.mark.parametrize("module", [ankh_v1, pantheon_v1], ids=lambda each: each.NAME)
def test_rendering(module: ModuleType) -> None:
    def strict(render_mode: str | None = None) -> Table:
        env: Table = module.raw_env(render_mode=render_mode, max_cycles=5)
        return env

    render_test(strict)


@ENVIRONMENTS
def test_the_benchmark_runs(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's own benchmark plays for five seconds; here its clock is wound forward."""
    clock = count()
    faster = SimpleNamespace(time=lambda: next(clock) / 100)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", faster)
    performance_benchmark(module.env())


@ENVIRONMENTS
def test_an_episode_is_cut_off(module: ModuleType) -> None:
    """`max_cycles_test` of PettingZoo is for parallel environments, which turn-based games are not."""
    env = module.env(max_cycles=25)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            assert cut_off
            assert not over
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        steps += 1
    assert steps == 25
    assert not env.metadata["is_parallelizable"]


@COUNTS
def test_a_whole_game(module: ModuleType, players: int) -> None:
    env = module.env(players=players)
    env.reset(seed=3)
    total = np.zeros(players)
    names = set()
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        names.add(info["name"])
        if over:
            total[int(agent[-1])] += reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(seen["action_mask"].argmax()))
    assert total.sum() == pytest.approx(0)
    assert len(names) == players


def test_who_is_not_asked_has_nothing_open() -> None:
    env = ankh_v1.raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 6}, "players: got 6; allowed: 2, 3, 4, 5"),
        ({"gods": ["amun", "thoth"]}, "thoth"),
        ({"gods": ["amun"]}, "gods: got \\['amun'\\]; allowed: 2 of them"),
        ({"scenario": "atlantis"}, "atlantis"),
        ({"gods": 7}, "gods: got 7; allowed"),
        ({"speed": "high"}, "speed: got 'high'; allowed"),
        ({"render_mode": "hologram"}, "render_mode 'hologram' is none of ansi, rgb_array, human"),
        ({"max_cycles": 0}, "max_cycles 0 is below 1"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ankh_v1.env(**arguments)


def test_unknown_games_are_refused() -> None:
    from theomachy.rl import Batch

    with pytest.raises(SetupError, match="senet"):
        Batch("senet", 2)


def test_steps_out_of_order_are_refused() -> None:
    env = ankh_v1.raw_env()
    with pytest.raises(RuntimeError, match=r"reset\(\) comes first"):
        env.observe("player_0")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="needs an action"):
        env.step(None)
    with pytest.raises(IllegalAction, match="action 453 is not open"):
        env.step(453)


def test_human_rendering_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = ankh_v1.raw_env(render_mode="human")
    env.reset(seed=1)
    env.step(env.episode.open[0])
    assert "Devotion" in capsys.readouterr().out
