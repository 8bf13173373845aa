"""Keeps the memories of the seats of one game, for whoever runs it.

The game is followed on a copy, answer by answer, and only when somebody asks for a memory. Answers that were taken
back are forgotten: the game is then followed from its beginning again. Each memory hears of an event only what its
seat may know.
"""

import json
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from theomachy.bots.memory import Memory
from theomachy.bots.minds import NoMind, mind_of
from theomachy.engine.datafile import Node
from theomachy.engine.decision import State
from theomachy.engine.game import Game, Json

S = TypeVar("S", bound=State)


def known_to(game: Game[S], s: S, seat: int) -> Node:
    """The position as the seat knows it, as it is written."""
    return Node(json.loads(json.dumps(game.document(s, seat))), "document")


class Notes(Generic[S]):
    """What each seat has noted since a position."""

    def __init__(self, game: Game[S], begin: S) -> None:
        self.game: Final = game
        self.begin: Final = begin.copy()
        self.s = begin
        self.followed: list[tuple[int, int]] = []
        self.memories: list[Memory] = []
        self.restart()

    def restart(self) -> None:
        """Forget everything since the beginning."""
        self.s = self.begin.copy()
        self.s.listen()
        self.followed = []
        self.memories = []
        try:
            mind = mind_of(self.game.name)
        except NoMind:
            return
        for seat in range(len(self.game.seat_names(self.s))):
            memory = mind.noticing(known_to(self.game, self.s, seat), seat)
            if memory is not None:
                self.memories.append(memory)

    def follow(self, answers: Sequence[tuple[int, int]]) -> None:
        """These are all answers since the beginning."""
        if not self.memories:
            return
        if list(answers[: len(self.followed)]) != self.followed:
            self.restart()
        for seat, option in answers[len(self.followed) :]:
            self.s.apply(seat, option)
            self.followed.append((seat, option))
            for event in self.s.heard():
                for owner, memory in enumerate(self.memories):
                    memory.note(event.seen_by(owner))

    def of(self, seat: int) -> Json:
        """What the seat remembers, as JSON values; None if there is nothing to remember in this game."""
        return self.memories[seat].document() if self.memories else None
