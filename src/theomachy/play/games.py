"""Whole games without people: played at random, or by a function that answers for each seat."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from theomachy.bots.ask import seen_by
from theomachy.bots.base import Seen
from theomachy.bots.notes import Notes
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import Game, Result, play_randomly, random_option

S = TypeVar("S", bound=State)


class Ended(Generic[S]):
    """A finished game: its seats as records name them, its length, its result, and its last position."""

    def __init__(self, seats: list[str], answers: int, result: Result, state: S) -> None:
        self.seats: Final = seats
        self.answers: Final = answers
        self.result: Final = result
        self.state: Final = state


def random_game(game: Game[S], header: dict[str, str], dice: Dice) -> Ended[S]:
    """A game of random answers, without a record."""
    s = game.opened(header)
    answers = play_randomly(s, dice)
    return Ended(game.seat_names(s), answers, game.result(s), s)


def driven_game(
    game: Game[S],
    header: dict[str, str],
    luck: Dice,
    choose: Callable[[Seen, list[int]], int],
    watch: Callable[[S, list[Event]], None] | None = None,
) -> Ended[S]:
    """A game in which a function chooses for each seat, from what it knows and remembers; chance uses the dice.

    Another function may watch: it is given the position and what happened, after each answer.
    """
    s = game.opened(header)
    notes = Notes(game, s)
    if watch is not None:
        s.listen()
    answers: list[tuple[int, int]] = []
    while not s.over:
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            option = random_option(s, seat, options, luck)
        else:
            notes.follow(answers)
            option = choose(seen_by(game, s, seat, notes.of(seat)), options)
        s.apply(seat, option)
        answers.append((seat, option))
        if watch is not None:
            watch(s, s.heard())
    return Ended(game.seat_names(s), len(answers), game.result(s), s)
