"""Many games at once: `Batch("ankh", 256)` steps them together and writes what is seen into arrays."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from theomachy.engine.chance import Dice
from theomachy.engine.episodes import Episodes
from theomachy.rl.encoding import Bytes, Encoding, Mask
from theomachy.rl.setting import setting

Actions = Sequence[int] | NDArray[np.integer]


class Arrays:
    """What a batch writes, a row for each game. Every step writes the same arrays again."""

    def __init__(
        self,
        observations: Bytes,
        masks: Mask,
        rewards: NDArray[np.float32],
        seats: NDArray[np.int16],
        done: NDArray[np.bool_],
    ) -> None:
        self.observations: Final = observations
        """What the seat that is asked may know."""
        self.masks: Final = masks
        """1 where an action is open to it."""
        self.rewards: Final = rewards
        """Of every seat, for the step that was just taken: other than 0 only where a game has ended."""
        self.seats: Final = seats
        """Who is asked."""
        self.done: Final = done
        """Where a game has ended by this step; what is seen is then the beginning of the next one."""

    def rows(self, begin: int, end: int) -> "Arrays":
        """The arrays of some of the games; they are not copied."""
        return Arrays(
            self.observations[begin:end],
            self.masks[begin:end],
            self.rewards[begin:end],
            self.seats[begin:end],
            self.done[begin:end],
        )


def bytes_needed(games: int, encoding: Encoding, players: int) -> int:
    """How much memory the arrays of so many games take."""
    return games * (4 * players + 2 + encoding.size + encoding.actions + 1)


def arrays_in(memory: bytearray | memoryview, games: int, encoding: Encoding, players: int) -> Arrays:
    """The arrays of so many games, in memory that somebody else has made; the wide numbers first."""
    rewards = np.frombuffer(memory, np.float32, games * players)
    at = rewards.nbytes
    seats = np.frombuffer(memory, np.int16, games, at)
    at += seats.nbytes
    observations = np.frombuffer(memory, np.uint8, games * encoding.size, at)
    at += observations.nbytes
    masks = np.frombuffer(memory, np.int8, games * encoding.actions, at)
    at += masks.nbytes
    done = np.frombuffer(memory, np.bool_, games, at)
    return Arrays(
        observations.reshape(games, -1), masks.reshape(games, -1), rewards.reshape(games, -1), seats, done
    )


def as_list(actions: Actions, games: int) -> list[int]:
    """An action for each game; ValueError if there are not as many."""
    chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
    if len(chosen) != games:
        raise ValueError(f"{games} games need as many actions, not {len(chosen)}")
    return chosen


class Batch:
    """So many games of one setting, in compiled code; each begins anew by itself when it is over."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int = 2,
        seed: int = 0,
        edition: str | None = None,
        arrays: Arrays | None = None,
        **setup: object,
    ) -> None:
        """`arrays` are those to be written, if they exist already."""
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games}")
        self.setting: Final = setting(game, players, edition, setup)
        self.encoding: Final = self.setting.encoding
        self.games: Final = games
        if arrays is None:
            arrays = arrays_in(
                bytearray(bytes_needed(games, self.encoding, players)), games, self.encoding, players
            )
        self.observations: Final = arrays.observations
        self.masks: Final = arrays.masks
        self.rewards: Final = arrays.rewards
        self.seats: Final = arrays.seats
        self.done: Final = arrays.done
        self.episodes: Final = Episodes(
            self.setting.begin,
            games,
            seed,
            self.observations.reshape(-1).data,
            self.masks.view(np.uint8).reshape(-1).data,
        )
        self.seats[:] = self.episodes.seats()
        self._dice: Final = Dice(seed + 1)

    def step(self, actions: Actions) -> None:
        """Take an action in every game; IllegalAction names the first that is not open, and then none is taken."""
        chosen = as_list(actions, self.games)
        self.episodes.step(chosen)
        self.rewards[:] = 0
        self.done[:] = False
        for place, returns in self.episodes.ended:
            self.rewards[place] = returns
            self.done[place] = True
        self.seats[:] = self.episodes.seats()

    def random_actions(self) -> list[int]:
        """An open action for each game, all equally likely."""
        return self.episodes.random_actions(self._dice)
