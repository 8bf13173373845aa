"""Many games in step, each begun anew when it is over; what is seen and what is open goes straight into arrays."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.episode import Episode, IllegalAction

S = TypeVar("S", bound=State)


class Episodes(Generic[S]):
    """So many games. Row n of each array is that of game n."""

    def __init__(
        self,
        begin: Callable[[int], Episode[S]],
        games: int,
        seed: int,
        observations: memoryview,
        masks: memoryview,
    ) -> None:
        """`begin` makes the game of a seed. The arrays are flat and of bytes."""
        self.begin: Final = begin
        self.dice: Final = Dice(seed)
        self.games: Final = [begin(self.dice.roll()) for _ in range(games)]
        self.observations: Final = observations
        self.masks: Final = masks
        self.ended: list[tuple[int, list[float]]] = []
        """The games that ended by the last step, and what each seat got."""
        for place, game in enumerate(self.games):
            self._write(place, game)

    def check(self, actions: list[int]) -> None:
        """IllegalAction names the first game in which the action is not open."""
        for place, game in enumerate(self.games):
            if actions[place] not in game.open:
                raise IllegalAction(f"game {place}: {game.against(actions[place])}")

    def step(self, actions: list[int]) -> None:
        """Take an action in each game; if one is not open, IllegalAction says so and none is taken."""
        self.check(actions)
        ended: list[tuple[int, list[float]]] = []
        for place, action in enumerate(actions):
            game = self.games[place]
            game.step(action)
            if game.s.over:
                ended.append((place, game.returns()))
                game = self.begin(self.dice.roll())
                self.games[place] = game
            self._write(place, game)
        self.ended = ended

    def seats(self) -> list[int]:
        """Who is asked in each game."""
        return [game.seat for game in self.games]

    def random_actions(self, dice: Dice) -> list[int]:
        """An open action for each game, all equally likely."""
        return [game.open[dice.below(len(game.open))] for game in self.games]

    def _write(self, place: int, game: Episode[S]) -> None:
        """What is seen and open in a game, into its rows."""
        seen = game.seen(game.seat)
        at = place * len(seen)
        self.observations[at : at + len(seen)] = seen
        mask = game.mask()
        at = place * len(mask)
        self.masks[at : at + len(mask)] = mask
