"""How fast learners can play: `python -m theomachy.rl.bench` (`make bench-rl`), everything in one run.

Each way of playing takes random open actions, and gets what a learner gets after each of them: an observation, a
mask, a reward and whose turn it is. Times are processor time of this process, so that other work on the machine
counts little; the figures of several processes are of the clock on the wall.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Final

import numpy as np
from pettingzoo import AECEnv

from theomachy import BUILD
from theomachy.rl import ankh_preview_v1, ankh_v1, pantheon_v1
from theomachy.rl.batch import Batch
from theomachy.rl.process_batch import ProcessBatch

GAMES: Final = 128
ROUNDS: Final = 60
SHORT: Final = 0.02
"""A round takes at least so many seconds: short, so that some are not disturbed by other work on the machine."""
LINE: Final = "| {:<44} | {:>9} | {:>9} |"


def batch_steps(batch: Batch, steps: int) -> int:
    """Step a batch, each game so often; how many steps that were."""
    for _ in range(steps):
        batch.step(batch.random_actions())
    return steps * batch.games


def process_steps(batch: ProcessBatch, rng: np.random.Generator, steps: int) -> int:
    """Step the games of several processes; actions are drawn here, for all of them."""
    for _ in range(steps):
        masks = batch.masks
        batch.step((rng.random(masks.shape, np.float32) * masks).argmax(axis=1))
    return steps * batch.games


def turn_steps(env: AECEnv, rng: np.random.Generator, steps: int) -> int:
    """Step one PettingZoo environment as its guide shows it."""
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, _, over, cut_off, _ = env.last()
        action = None if over or cut_off else rng.choice(np.flatnonzero(seen["action_mask"]))
        env.step(action)
    return steps


def measured(play: Callable[[int], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second in the fastest of many short rounds; the first ones find out how long a round is."""
    steps = 1
    best = 0.0
    for _ in range(ROUNDS):
        begin = clock()
        done = play(steps)
        took = clock() - begin
        if took < SHORT:
            steps *= 2
        else:
            best = max(best, done / took)
    return best


def batches() -> dict[str, float]:
    """Batches of every game on one core."""
    found: dict[str, float] = {}
    for name, game, players, edition in (
        ("Batch, Ankh, 2 players", "ankh", 2, "final"),
        ("Batch, Ankh, 5 players", "ankh", 5, "final"),
        ("Batch, Ankh preview, 2 players", "ankh", 2, "preview"),
        ("Batch, Pantheon, 2 players", "pantheon", 2, None),
    ):
        batch = Batch(game, GAMES, players=players, edition=edition)
        batch_steps(batch, 200)  # so that games are at all stages
        found[name] = measured(partial(batch_steps, batch))
    return found


def singles() -> dict[str, float]:
    """The same as PettingZoo environments, and PettingZoo's chess if it is installed."""
    makers = {
        "PettingZoo, ankh_v1, 2 players": ankh_v1.env,
        "PettingZoo, ankh_preview_v1, 2 players": ankh_preview_v1.env,
        "PettingZoo, pantheon_v1, 2 players": pantheon_v1.env,
    }
    if find_spec("chess") and find_spec("pygame"):
        from pettingzoo.classic import chess_v6  # noqa: PLC0415  # only to compare with

        makers["PettingZoo, chess_v6"] = chess_v6.env
    rng = np.random.default_rng(1)
    found: dict[str, float] = {}
    for name, make in makers.items():
        env = make()
        env.reset(seed=1)
        found[name] = measured(partial(turn_steps, env, rng))
    return found


def on_cores(processes: int) -> dict[str, float]:
    """Several processes, by the clock on the wall."""
    with ProcessBatch("ankh", GAMES * processes, processes) as batch:
        found = measured(partial(process_steps, batch, np.random.default_rng(1)), time.perf_counter)
    return {f"ProcessBatch, Ankh, 2 players, {processes} processes": found}


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(prog="theomachy.rl.bench", description="How fast learners can play.")
    parser.add_argument("--processes", type=int, default=2, help="processes of ProcessBatch")
    wanted = parser.parse_args()
    found = {**batches(), **singles(), **on_cores(wanted.processes)}
    first = next(iter(found.values()))
    print(f"rules {BUILD}; {GAMES} games in a batch; the fastest of {ROUNDS} rounds of {SHORT} s or more\n")
    print(LINE.format("way of playing", "steps/s", "Batch is"))
    print(LINE.format("---", "---:", "---:"))
    for name, rate in found.items():
        print(LINE.format(name, f"{rate:,.0f}", f"{first / rate:.1f} x"))


if __name__ == "__main__":
    main()
