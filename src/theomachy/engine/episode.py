"""One game as a learner plays it: few actions, nature answered by dice, what a seat sees as bytes.

Actions are option codes, but for the numbers of a bid: where a range of codes would be too long, a number is said
in two digits, each an action of its own (the greater one first, and only where there is a choice). So every game
has fewer than a thousand actions.
"""

from typing import Final, Generic, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import Game, random_option
from theomachy.engine.observation import DIGIT, Observer, Sight

S = TypeVar("S", bound=State)
SHORT: Final = 200
"""A range of numbers that is longer than this is said in digits."""
NO_DIGIT: Final = -1
NOBODY: Final = -2
"""Whose turn it is when the game is over."""


class IllegalAction(ValueError):
    """An action that is not open now; nothing was changed."""


class Actions(Generic[S]):
    """The actions of a game: how many there are, and what each stands for."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game
        last = game.ranges().ranges[-1]
        self.digits: Final = last.kind == "number" and last.count > SHORT
        """Whether numbers are said in digits."""
        self.first: Final = last.first if self.digits else game.codes
        """Options below are actions; from here on they are numbers, said in digits."""
        self.greater: Final = self.first + DIGIT
        """From here on actions are the greater digits of numbers."""
        self.count: Final = self.greater + DIGIT if self.digits else game.codes

    def offered(self, options: list[int], digit: int) -> list[int]:
        """The actions for these options, ascending; after the greater digit of a number, its smaller ones."""
        if options[-1] < self.first:
            return options
        if digit == NO_DIGIT and options[-1] - self.first < DIGIT:
            return options
        found: list[int] = []
        for option in options:
            number = option - self.first
            if digit == NO_DIGIT:
                action = option if number < 0 else self.greater + number // DIGIT
                if not found or found[-1] != action:
                    found.append(action)
            elif number >= 0 and number // DIGIT == digit:
                found.append(self.first + number % DIGIT)
        return found

    def said(self, option: int, offered: list[int]) -> list[int]:
        """The actions that say an option where these are open: one, or two for a number of two digits."""
        if option in offered and not self.is_digit(option):
            return [option]
        number = option - self.first
        return [self.greater + number // DIGIT, self.first + number % DIGIT]

    def is_digit(self, action: int) -> bool:
        """Whether the action is the greater digit of a number, and the smaller one is still to be said."""
        return self.digits and action >= self.greater

    def option(self, action: int, digit: int) -> int:
        """The option an action completes."""
        return action if digit == NO_DIGIT else action + digit * DIGIT

    def text(self, s: S, action: int, digit: int = NO_DIGIT) -> str:
        """How a person writes what an action says."""
        if self.is_digit(action):
            least = (action - self.greater) * DIGIT
            return f"{least}-{least + DIGIT - 1}"
        return self.game.text(s, self.option(action, digit))


class Episode(Generic[S]):
    """A game from some position on. Seats that answer in secret at the same time are asked one after another."""

    def __init__(
        self, actions: Actions[S], observer: Observer[S], s: S, dice: Dice | None, digit: int = NO_DIGIT
    ) -> None:
        self.actions: Final = actions
        self.observer: Final = observer
        self.s: Final = s
        self.dice: Final = dice
        """They answer for nature; without them, nature is asked like a seat."""
        self.seat = NOBODY
        self.digit = digit
        """The greater digit of the number that is being said."""
        self.open: list[int] = []
        """The actions that are open, ascending; none when the game is over."""
        self._sights: Final[list[Sight[S] | None]] = [None] * observer.players
        self._go_on()

    def copy(self) -> "Episode[S]":
        """An independent episode; it shares the dice."""
        return Episode(self.actions, self.observer, self.s.copy(), self.dice, self.digit)

    def _go_on(self) -> None:
        """Look who is asked next; let the dice answer for nature."""
        s = self.s
        dice = self.dice
        while not s.over:
            frame = s.stack[-1]
            seat = frame.first_waiting()
            options = frame.options(s, seat)
            if seat != CHANCE or dice is None:
                self.seat = seat
                self.open = options if seat == CHANCE else self.actions.offered(options, self.digit)
                return
            s.take(seat, random_option(s, seat, options, dice))
        self.seat = NOBODY
        self.open = []

    def step(self, action: int) -> None:
        """Take an action of the seat that is asked; IllegalAction if it is not open."""
        if action not in self.open:
            raise IllegalAction(self.against(action))
        if self.seat != CHANCE and self.actions.is_digit(action):
            self.digit = action - self.actions.greater
        else:
            option = self.actions.option(action, self.digit)
            self.digit = NO_DIGIT
            self.s.take(self.seat, option)
        self._go_on()

    def against(self, action: int) -> str:
        """Why an action that is not open cannot be taken."""
        return f"action {action} is not open; open are {self.open}" if self.open else "the game is over"

    def seen(self, seat: int) -> bytes:
        """What the seat may know."""
        sight = self._sights[seat]
        if sight is None:
            sight = Sight(self.observer, seat)
            self._sights[seat] = sight
        return sight.seen(self.s, self.digit if seat == self.seat else NO_DIGIT)

    def mask(self) -> bytearray:
        """A byte for each action: 1 if it is open, else 0. None is open to anybody while nature is asked."""
        found = bytearray(self.actions.count)
        if self.seat != CHANCE:
            for action in self.open:
                found[action] = 1
        return found

    def returns(self) -> list[float]:
        """The winners share 1 and the others share -1; all have 0 before the end, and if all or none have won."""
        players = self.observer.players
        winners = self.actions.game.result(self.s).winners if self.s.over else []
        if not winners or len(winners) == players:
            return [0.0] * players
        won = 1 / len(winners)
        lost = -1 / (players - len(winners))
        return [won if seat in winners else lost for seat in range(players)]
