"""Batches: many games in step, on one core and on several."""

import numpy as np
import pytest
from numpy.typing import NDArray

from theomachy.rl import Batch, IllegalAction, ProcessBatch, WrongObservation, setting

GAMES = 6


def sampled(masks: NDArray[np.int8], rng: np.random.Generator) -> list[int]:
    return [int(action) for action in (rng.random(masks.shape) * masks).argmax(axis=1)]


@pytest.mark.parametrize(("game", "players"), [("ankh", 2), ("ankh", 4), ("pantheon", 3)])
def test_arrays_show_what_each_game_shows(game: str, players: int) -> None:
    batch = Batch(game, GAMES, players=players, seed=5)
    rng = np.random.default_rng(1)
    observations = batch.observations
    ended = 0
    for _ in range(250):
        before = list(batch.episodes.games)
        batch.step(sampled(batch.masks, rng))
        for place, episode in enumerate(before):
            assert batch.done[place] == episode.s.over
            assert batch.rewards[place].tolist() == pytest.approx(episode.returns())
        ended += int(batch.done.sum())
    for place, episode in enumerate(batch.episodes.games):
        assert batch.seats[place] == episode.seat
        assert batch.observations[place].tobytes() == episode.seen(episode.seat)
        assert np.flatnonzero(batch.masks[place]).tolist() == episode.open
    assert batch.observations is observations
    assert ended > 0 or game == "pantheon"


def test_a_seed_gives_the_same_games() -> None:
    batches = [Batch("ankh", 3, seed=seed) for seed in (1, 1, 2)]
    for _ in range(30):
        for batch in batches:
            batch.step(batch.masks.argmax(axis=1))
    assert (batches[0].observations == batches[1].observations).all()
    assert (batches[0].observations != batches[2].observations).any()


def test_random_actions_are_open() -> None:
    batch = Batch("ankh", GAMES)
    for _ in range(20):
        actions = batch.random_actions()
        assert batch.masks[np.arange(GAMES), actions].all()
        batch.step(actions)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Batch("ankh", 0)
    batch = Batch("ankh", 2)
    with pytest.raises(ValueError, match="2 games need as many actions, not 1"):
        batch.step([0])
    before = batch.observations.copy()
    with pytest.raises(IllegalAction, match="game 1: action 999 is not open"):
        batch.step([int(batch.masks[0].argmax()), 999])
    assert (batch.observations == before).all()


def test_processes_play_the_same_game() -> None:
    rng = np.random.default_rng(1)
    with ProcessBatch("ankh", 5, processes=2, seed=3) as batch:
        alone = [Batch("ankh", 2, seed=6), Batch("ankh", 3, seed=7)]
        for _ in range(200):
            actions = sampled(batch.masks, rng)
            batch.step(actions)
            alone[0].step(actions[:2])
            alone[1].step(actions[2:])
            for name in ("observations", "masks", "rewards", "seats", "done"):
                expected = np.concatenate([getattr(each, name) for each in alone])
                assert (getattr(batch, name) == expected).all()
        with pytest.raises(IllegalAction, match="game 4: action 5000 is not open"):
            batch.step([*batch.masks[:4].argmax(axis=1), 5000])
    with pytest.raises(ValueError, match="2 games cannot be spread over 3 processes"):
        ProcessBatch("ankh", 2, processes=3)


def test_blocks_are_found_by_name_and_read_back() -> None:
    batch = Batch("ankh", GAMES, players=3, seed=2, gods=["amun", "ra", "isis"])
    for _ in range(40):
        batch.step(batch.random_actions())
    encoding = batch.encoding
    followers = encoding.block(batch.observations, "followers")
    assert followers.shape == (GAMES, 3, 2)
    for place, episode in enumerate(batch.episodes.games):
        seen = encoding.decode(batch.observations[place], seat=episode.seat)
        assert seen["followers"] == episode.s.followers  # type: ignore[attr-defined]  # a position of Ankh
        assert seen["gods"] == (0, 4, 2)
        relative = encoding.decode(batch.observations[place])
        assert relative["followers"][0] == seen["followers"][episode.seat]
    assert encoding.scales().shape == (encoding.size,)
    assert (encoding.scales() >= 1).all()


def test_another_layout_is_refused() -> None:
    encoding = setting("pantheon", 2).encoding
    encoding.require(1)
    with pytest.raises(WrongObservation, match="pantheon: version 2 is not known; this release has 1"):
        encoding.require(2)
    with pytest.raises(WrongObservation, match="no block 'feathers'"):
        encoding.block(np.zeros(encoding.size, np.uint8), "feathers")
    with pytest.raises(WrongObservation, match="10 bytes"):
        encoding.decode(np.zeros(10, np.uint8))


def test_actions_have_codes_texts_and_words() -> None:
    made = setting("ankh", 2)
    episode = made.begin(1)
    codes = [made.code(episode, action) for action in episode.open]
    assert codes == episode.s.options(episode.seat)
    assert [made.text(episode, action) for action in episode.open] == [
        made.package.game.text(episode.s, code) for code in codes
    ]
    assert made.words(episode, episode.open[0])
    greater = made.actions.greater + 1
    assert made.code(episode, greater) == made.actions.first + 64
    assert made.words(episode, greater) == "64-127"
