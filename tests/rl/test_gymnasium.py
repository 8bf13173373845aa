"""The Gymnasium environments pass Gymnasium's own checks."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from theomachy.rl import SetupError
from theomachy.rl.gymnasium_env import AgainstBots
from theomachy.rl.registration import ENVIRONMENTS

IDS = [f"theomachy/{name}" for name in ENVIRONMENTS]


def made(name: str, **arguments: Any) -> AgainstBots:
    env = gymnasium.make(name, disable_env_checker=True, **arguments).unwrapped
    assert isinstance(env, AgainstBots)
    return env


@pytest.mark.parametrize("name", IDS)
def test_the_interface(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(name, opponents="random"))


def test_environments_are_found_by_the_name_of_their_module() -> None:
    made = "gymnasium.make('theomachy.rl:theomachy/Ankh-v1', opponents='random')"
    program = f"import gymnasium; print({made}.reset(seed=1)[1]['seat'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


@pytest.mark.parametrize("opponents", ["random", ["novice", "random"]])
def test_a_whole_game_against_bots(opponents: str | list[str]) -> None:
    env = made("theomachy/Ankh-v1", players=3, seat=1, opponents=opponents)
    seen, info = env.reset(seed=2)
    over = False
    reward = 0.0
    while not over:
        assert env.episode.seat == 1
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, cut_off, info = env.step(np.int64(seen["action_mask"].argmax()))
        assert not cut_off
    assert reward == env.episode.returns()[1]
    assert not env.action_masks().any()
    assert info["names"] == env.setting.names(env.episode)


def test_an_action_that_is_not_open_loses() -> None:
    env = made("theomachy/Pantheon-v1", opponents="random")
    env.reset(seed=1)
    closed = int((env.action_masks() == 0).argmax())
    _, reward, over, _, info = env.step(np.int64(closed))
    assert (reward, over, info["illegal_action"]) == (-1.0, True, closed)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seat": 2}, "seat: got 2; allowed: 0 to 1"),
        ({"opponents": "oracle"}, "opponents: got 'oracle'; allowed: one of random, novice"),
        ({"opponents": ["random", "random"]}, "or 1 of them"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        made("theomachy/Ankh-v1", **arguments)
    with pytest.raises(RuntimeError, match=r"reset\(\) comes first"):
        made("theomachy/Ankh-v1").action_masks()
