"""How fast learners can play: `python -m theomachy.rl.bench` (`make bench-rl`), everything in one run.

Each way of playing takes random open actions, and gets what a learner gets after each of them: an observation, a
mask, a reward and whose turn it is. Times are processor time of this process, so that other work on the machine
counts little; the figures of several processes are of the clock on the wall.
"""

import argparse
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

import numpy as np
from pettingzoo import AECEnv

from theomachy import BUILD
from theomachy.rl import ankh_preview_v1, ankh_v1, pantheon_v1
from theomachy.rl.batch import Batch
from theomachy.rl.process_batch import ProcessBatch

GAMES: Final = 128
ROUNDS: Final = 3
MARKER: Final = "| {:<44} | {:>9} | {:>9} |"


def batch_steps(batch: Batch, steps: int) -> int:
    """Step a batch, each game so often; how many steps that were."""
    for _ in range(steps):
        batch.step(batch.random_actions())
    return steps * batch.games


def process_steps(batch: ProcessBatch, steps: int, rng: np.random.Generator) -> int:
    """Step the games of several processes; actions are drawn here, for all of them."""
    for _ in range(steps):
        masks = batch.masks
        batch.step((rng.random(masks.shape, np.float32) * masks).argmax(axis=1))
    return steps * batch.games


def turn_steps(env: AECEnv, steps: int, rng: np.random.Generator) -> int:
    """Step one PettingZoo environment as its guide shows it."""
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, _, over, cut_off, _ = env.last()
        action = None if over or cut_off else rng.choice(np.flatnonzero(seen["action_mask"]))
        env.step(action)
    return steps


def measured(play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps per second, the best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        begin = clock()
        done = play()
        best = max(best, done / (clock() - begin))
    return best


def batches(seconds: float) -> dict[str, float]:
    """Batches of every game on one core."""
    found: dict[str, float] = {}
    for name, game, players, edition in (
        ("Batch, Ankh, 2 players", "ankh", 2, "final"),
        ("Batch, Ankh, 5 players", "ankh", 5, "final"),
        ("Batch, Ankh preview, 2 players", "ankh", 2, "preview"),
        ("Batch, Pantheon, 2 players", "pantheon", 2, None),
    ):
        batch = Batch(game, GAMES, players=players, edition=edition)
        steps = int(max(20, seconds * 500))
        batch_steps(batch, steps)  # so that games are at all stages, and sets are known
        found[name] = measured(lambda batch=batch, steps=steps: batch_steps(batch, steps))  # type: ignore[misc]
    return found


def singles(seconds: float) -> dict[str, float]:
    """The same as PettingZoo environments, and PettingZoo's chess if it is installed."""
    rng = np.random.default_rng(1)
    makers = {
        "PettingZoo, ankh_v1, 2 players": ankh_v1.env,
        "PettingZoo, ankh_preview_v1, 2 players": ankh_preview_v1.env,
        "PettingZoo, pantheon_v1, 2 players": pantheon_v1.env,
    }
    if find_spec("chess") and find_spec("pygame"):
        from pettingzoo.classic import chess_v6  # noqa: PLC0415  # only to compare with

        makers["PettingZoo, chess_v6"] = chess_v6.env
    found: dict[str, float] = {}
    for name, make in makers.items():
        env = make()
        env.reset(seed=1)
        steps = int(max(100, seconds * (300 if "chess" in name else 3000)))
        found[name] = measured(lambda env=env, steps=steps: turn_steps(env, steps, rng))  # type: ignore[misc]
    return found


def on_cores(processes: int, seconds: float) -> dict[str, float]:
    """Several processes, by the clock on the wall."""
    rng = np.random.default_rng(1)
    with ProcessBatch("ankh", GAMES * processes, processes) as batch:
        steps = int(max(20, seconds * 300))
        process_steps(batch, steps, rng)
        found = measured(lambda: process_steps(batch, steps, rng), time.perf_counter)
    return {f"ProcessBatch, Ankh, 2 players, {processes} processes": found}


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(prog="theomachy.rl.bench", description="How fast learners can play.")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long each round takes")
    parser.add_argument("--processes", type=int, default=2, help="processes of ProcessBatch")
    wanted = parser.parse_args()
    found = {**batches(wanted.seconds), **singles(wanted.seconds), **on_cores(wanted.processes, wanted.seconds)}
    first = next(iter(found.values()))
    print(f"rules {BUILD}; {GAMES} games in a batch; best of {ROUNDS} rounds\n")
    print(MARKER.format("way of playing", "steps/s", "Batch is"))
    print(MARKER.format("---", "---:", "---:"))
    for name, rate in found.items():
        print(MARKER.format(name, f"{rate:,.0f}", f"{first / rate:.1f} x"))


if __name__ == "__main__":
    main()
