"""A batch on several cores: each process steps some of the games and writes into memory that all of them share."""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Final, NamedTuple, Self

import numpy as np

from theomachy.engine.episode import IllegalAction
from theomachy.rl.batch import Actions, Arrays, Batch, arrays_in, as_list, bytes_needed
from theomachy.rl.setting import setting


class Order(NamedTuple):
    """What a process is to play."""

    memory: str
    """The name of the shared memory."""
    game: str
    games: int
    """All games of the batch."""
    begin: int
    end: int
    """The games of this process."""
    players: int
    seed: int
    edition: str | None
    setup: dict[str, object]


def _play(order: Order, line: Connection) -> None:
    """Step games until told to stop: the work of a process."""
    memory = SharedMemory(order.memory)
    arrays = arrays_of(memory, order).rows(order.begin, order.end)
    games = order.end - order.begin
    batch = Batch(order.game, games, order.players, order.seed, order.edition, arrays, **order.setup)
    line.send(True)
    while (actions := line.recv()) is not None:
        batch.step(actions)
        line.send(True)
    del arrays, batch  # they hold the memory
    memory.close()


def arrays_of(memory: SharedMemory, order: Order) -> Arrays:
    """The arrays of all games in the shared memory."""
    encoding = setting(order.game, order.players, order.edition, order.setup).encoding
    if memory.buf is None:
        raise ValueError("the shared memory was given back already")
    return arrays_in(memory.buf, order.games, encoding, order.players)


class ProcessBatch:
    """As `Batch`, with the games spread over processes. Use it with `with`, or close it."""

    def __init__(
        self,
        game: str,
        games: int,
        processes: int,
        players: int = 2,
        seed: int = 0,
        edition: str | None = None,
        **setup: object,
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError(f"{games} games cannot be spread over {processes} processes")
        self.encoding: Final = setting(game, players, edition, setup).encoding
        self.games: Final = games
        self._memory: Final = SharedMemory(create=True, size=bytes_needed(games, self.encoding, players))
        ends = [games * (number + 1) // processes for number in range(processes)]
        self._spans: Final = list(zip([0, *ends[:-1]], ends, strict=True))
        orders = [
            Order(self._memory.name, game, games, begin, end, players, seed * processes + number, edition, setup)
            for number, (begin, end) in enumerate(self._spans)
        ]
        arrays = arrays_of(self._memory, orders[0])
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.rewards = arrays.rewards
        self.seats = arrays.seats
        self.done = arrays.done
        self._lines: list[Connection] = []
        context = multiprocessing.get_context("spawn")
        for order in orders:
            ours, theirs = context.Pipe()
            context.Process(target=_play, args=(order, theirs), daemon=True).start()
            self._lines.append(ours)
        self._wait()

    def step(self, actions: Actions) -> None:
        """Take an action in every game; IllegalAction names the first that is not open, and then none is taken."""
        chosen = as_list(actions, self.games)
        numbers = np.asarray(chosen)
        known = (numbers >= 0) & (numbers < self.encoding.actions)
        wrong = np.flatnonzero(~known | (self.masks[np.arange(self.games), numbers * known] == 0))
        if wrong.size:
            raise IllegalAction(f"game {wrong[0]}: action {chosen[wrong[0]]} is not open")
        for line, (begin, end) in zip(self._lines, self._spans, strict=True):
            line.send(chosen[begin:end])
        self._wait()

    def _wait(self) -> None:
        for line in self._lines:
            line.recv()

    def close(self) -> None:
        """End the processes and give the memory back; the arrays cannot be read any more."""
        for line in self._lines:
            line.send(None)
            line.close()
        self._lines = []
        empty = np.zeros((0, 0), np.uint8)
        self.observations, self.masks = empty, empty.view(np.int8)
        self.rewards, self.seats, self.done = (
            np.zeros((0, 0), np.float32),
            np.zeros(0, np.int16),
            np.zeros(0, np.bool_),
        )
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
