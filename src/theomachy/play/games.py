"""Whole games without people: played at random, or by a function that answers for each seat."""

from collections.abc import Callable
from typing import Final, TypeVar

from theomachy.bots.ask import seen_by
from theomachy.bots.base import Seen
from theomachy.bots.notes import Notes
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import Game, Result, play_randomly, random_option

S = TypeVar("S", bound=State)


class Ended:
    """A finished game: its seats as records name them, its length, its result."""

    def __init__(self, seats: list[str], answers: int, result: Result) -> None:
        self.seats: Final = seats
        self.answers: Final = answers
        self.result: Final = result


def random_game(game: Game[S], header: dict[str, str], dice: Dice) -> Ended:
    """A game of random answers, without a record."""
    s = game.opened(header)
    answers = play_randomly(s, dice)
    return Ended(game.seat_names(s), answers, game.result(s))


def driven_game(
    game: Game[S],
    header: dict[str, str],
    luck: Dice,
    choose: Callable[[Seen, list[int]], int],
    hear: Callable[[Event], None] | None = None,
) -> Ended:
    """A game in which a function chooses for each seat, from what it knows and remembers; chance uses the dice.

    Another function may hear everything that happens.
    """
    s = game.opened(header)
    if hear is not None:
        s.listen()
    notes = Notes(game, s)
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
        if hear is not None:
            for event in s.heard():
                hear(event)
    return Ended(game.seat_names(s), len(answers), game.result(s))
