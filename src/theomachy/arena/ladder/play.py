"""Playing a deal: each bot is given what its seat knows and may answer, and nothing else of the position."""

from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

from theomachy.arena.ladder.plan import Deal, rounds_of
from theomachy.bots.base import Bot, Seen
from theomachy.bots.bot_name import in_style, read_bot
from theomachy.bots.levels.names import LEVELS, NoBot, maker
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.refusal import Refusal
from theomachy.games import registry
from theomachy.play.games import driven_game


class Thought(NamedTuple):
    """What the bots of one level did in a game."""

    decisions: int
    seconds: float


class Outcome(NamedTuple):
    """A game that was played: which, by whom, and who won it."""

    table: int
    deal: int
    number: int
    seats: tuple[str, ...]
    """The level at each seat."""
    winners: tuple[int, ...]
    answers: int
    thoughts: dict[str, Thought]


class Fault(Exception):
    """A level that could not play: a ladder without it would be about something else."""

    def __init__(self, level: str, problem: str) -> None:
        super().__init__(level, problem)  # both, so that it comes whole out of another process
        self.level: Final = level
        self.problem: Final = problem


Watcher = Callable[[State, list[Event]], None]
Listener = Callable[[tuple[str, ...]], Watcher]
"""For a game with these levels at its seats, what watches it."""


def play(deal: Deal, listener: Listener | None = None) -> list[Outcome]:
    """Every game of the deal; a listener watches them."""
    plan = deal.plan
    dice = deal.dice()
    levels = plan.tables[deal.table]
    order = dice.shuffled(list(range(plan.players)))
    headers = plan.rotated(plan.header(dice.roll()))
    luck = dice.roll() << 32 | dice.roll()
    makers = {name: made_by(name, plan.places[name]) for name in levels}
    found: list[Outcome] = []
    for header in headers:
        for turn in range(plan.players):
            seats = tuple([levels[order[(seat + turn) % plan.players]] for seat in range(plan.players)])
            bots = Seated(seats, makers, Dice(luck ^ len(found) + 1))
            try:
                watch = listener(seats) if listener else None
                ended = driven_game(registry.package(plan.game).game, header, Dice(luck), bots.choose, watch)
            except Refusal as error:
                raise Fault(bots.asked, f"gave an illegal answer: {error}") from error
            winners = tuple(ended.result.winners)
            found.append(
                Outcome(deal.table, deal.number, len(found), seats, winners, ended.answers, bots.thoughts)
            )
    return found


def made_by(name: str, place: str) -> Callable[[], Bot]:
    """What makes the bots of a level, by the clock or by rounds, in their style; Fault if nothing does."""
    if ":" in name:
        return loaded(name, place)
    wanted, rounds = read_bot(name), rounds_of(name)
    by_rounds = LEVELS[wanted.level].with_rounds if rounds else None
    make = loaded(name, place) if by_rounds is None else partial(by_rounds, rounds)
    return lambda: in_style(make(), wanted.style)


def loaded(name: str, place: str) -> Callable[[], Bot]:
    """What makes bots at a place; Fault if nothing does."""
    try:
        return maker(place)
    except NoBot as error:
        raise Fault(name, str(error)) from error


class Seated:
    """The bots of one game; each question gets a bot and dice of its own."""

    def __init__(self, seats: tuple[str, ...], makers: Mapping[str, Callable[[], Bot]], thinking: Dice) -> None:
        self.seats: Final = seats
        self.makers: Final = makers
        self.thinking: Final = thinking
        self.thoughts: Final = dict.fromkeys(seats, Thought(0, 0.0))
        self.asked = ""
        """The level that was asked last."""

    def choose(self, seen: Seen, options: list[int]) -> int:
        """What the bot at the seat answers."""
        level = self.asked = self.seats[seen.seat]
        dice = Dice(self.thinking.roll())
        begun = perf_counter()
        try:
            option = self.makers[level]().choose(seen, options, dice)
        except Exception as error:
            raise Fault(level, f"failed: {error!r}") from error
        before = self.thoughts[level]
        self.thoughts[level] = Thought(before.decisions + 1, before.seconds + perf_counter() - begun)
        return option
