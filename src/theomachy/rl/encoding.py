"""Observations as NumPy arrays: where each block is, how to scale it, and how to read it back."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from theomachy.engine.decision import State
from theomachy.engine.observation import Observer, WrongObservation
from theomachy.engine.values import Row

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Encoding:
    """How a game with so many players looks in arrays. `docs/reference/observations.md` lists every block."""

    def __init__(self, game: str, observer: Observer[State], actions: int) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.version: Final = observer.version
        """Goes up when the layout changes, so that weights and datasets of another one are not misread."""
        self.size: Final = observer.size
        self.actions: Final = actions
        self.places: Final = observer.places()
        """Where each block begins and ends."""

    def require(self, version: int) -> None:
        """WrongObservation unless this is the version that is written here."""
        if version != self.version:
            raise WrongObservation(f"{self.game}: version {version} is not known; this release has {self.version}")

    def block(self, observation: Bytes, name: str) -> Bytes:
        """A named block of an observation, or of many: a row for each of its numbers. No copy is made."""
        if name not in self.places:
            raise WrongObservation(f"{self.game} has no block {name!r}; it has {', '.join(self.places)}")
        begin, end = self.places[name]
        block = next(each for each in self.observer.blocks if each.name == name)
        return observation[..., begin:end].reshape(*observation.shape[:-1], block.count, block.width)

    def decode(self, observation: Bytes, seat: int = 0) -> dict[str, Row]:
        """What an observation shows, by block. With the seat that looked, seats are those of the game.

        Sets are ints with a bit for each member, amounts are whole numbers, nobody is -1.
        """
        return self.observer.read(observation.astype(np.uint8, copy=False).tobytes(), seat)

    def scales(self) -> NDArray[np.float32]:
        """What to divide an observation by, so that usual values lie between 0 and 1."""
        return np.concatenate(
            [np.full(block.size, block.scale, dtype=np.float32) for block in self.observer.blocks]
        )
