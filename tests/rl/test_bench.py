"""The benchmark counts what it plays."""

from itertools import count

import numpy as np

from theomachy.rl import Batch, ankh_v1
from theomachy.rl.bench import batch_steps, measured, turn_steps


def test_a_rate_is_steps_by_time() -> None:
    ticks = count()
    assert measured(lambda steps: 3 * steps, lambda: float(next(ticks))) == 3


def test_steps_are_counted() -> None:
    batch = Batch("ankh", 4)
    before = batch.observations.copy()
    assert batch_steps(batch, 3) == 12
    assert (batch.observations != before).any()


def test_an_environment_is_begun_anew() -> None:
    env = ankh_v1.env(max_cycles=5)
    env.reset(seed=1)
    assert turn_steps(env, np.random.default_rng(1), 20) == 20
