"""One numbered game of a question, and the facts about it that are kept."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

from theomachy.arena.ladder.plan import place_of
from theomachy.arena.ladder.play import Fault, Seated, made_by
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.games.package import GamePackage
from theomachy.lab.question import Cell, Question
from theomachy.play.games import driven_game

STRIDE: Final = 1_000_003
"""More than the deals of any cell, so that no two games have the same dice."""


class Work(NamedTuple):
    """Some games of a cell."""

    question: Question
    cell: Cell
    numbers: range


class GamePlayed(NamedTuple):
    """What is kept of a game."""

    cell: int
    number: int
    header: str
    """The record header as `name: value` lines: with the dice of the question it gives the game back."""
    items: dict[str, list[str]]
    """By factor, what each seat had: its god, its place in the order of turns."""
    winners: list[int]
    places: list[int]
    """By seat, from 1."""
    answers: int
    turns: int
    lead_changes: int
    decided: float
    """The share of the turns after which the winner was never behind again."""
    ending: str
    happened: dict[str, list[int]]
    """By what a campaign of the game counts, how often each seat did it; the last number is nobody's doing."""


class Watcher:
    """Follows a game: who leads at every turn, and what happens."""

    def __init__(self, package: GamePackage[State], edition: str) -> None:
        self.package: Final = package
        self.mind: Final = package.mind()
        profiles = package.fuzz_profiles()
        self.witnessed: Final = next(
            (each.witnessed for each in profiles if edition and each.name.endswith(edition)), profiles[0].witnessed
        )
        self.leaders: Final[list[set[int]]] = []
        self.events: Final[list[Event]] = []
        self.happened: Final[Counter[tuple[str, int]]] = Counter()

    def see(self, s: State, events: Iterable[Event]) -> None:
        """One more answer was taken."""
        for event in events:
            self.events.append(event)
            label = self.witnessed(event)
            if label:
                self.happened[label, event.who] += 1
        if not s.over and self.mind.between_turns(s):
            self.leaders.append(leaders_of(self.mind.features(s)))


def leaders_of(rows: list[list[float]]) -> set[int]:
    """The seats with the most points; points are the first feature of every game."""
    best = max([row[0] for row in rows if row])
    return {seat for seat, row in enumerate(rows) if row and row[0] == best}


def lead_changes(leaders: list[set[int]]) -> int:
    """How often another seat came to lead alone."""
    alone = [next(iter(each)) for each in leaders if len(each) == 1]
    return sum(1 for before, after in pairwise(alone) if before != after)


def decided_after(leaders: list[set[int]], winners: list[int]) -> float:
    """The share of the turns after which a winner always led; 1 if nobody won or it was never so."""
    if not winners or not leaders:
        return 1.0
    behind = [turn for turn, each in enumerate(leaders, 1) if not each & set(winners)]
    return (behind[-1] if behind else 0) / len(leaders)


def played(work: Work) -> list[GamePlayed]:
    """Play these games; DataError for a level that cannot play."""
    try:
        return [play(work.question, work.cell, number) for number in work.numbers]
    except Fault as fault:
        raise DataError(fault.level, fault.problem) from fault


def play(question: Question, cell: Cell, number: int) -> GamePlayed:
    """Play one game. Games of one deal have the same setup, with what belongs to the seats moved on."""
    package = registry.package(question.game)
    plain = package.header(question.wishes(cell), 0)
    ways = len(package.rotations(plain))
    dice = Dice((question.seed * STRIDE + cell.number) * STRIDE + number // ways)
    header = package.rotations(package.header(question.wishes(cell), dice.roll()))[number % ways]
    luck = dice.roll() << 32 | dice.roll()
    bots = Seated(
        (cell.level,) * cell.players, {cell.level: made_by(cell.level, place_of(cell.level))}, Dice(~luck)
    )
    watcher = Watcher(package, cell.edition)
    ended = driven_game(package.game, header, Dice(luck), bots.choose, watcher.see)
    return GamePlayed(
        cell.number,
        number,
        "\n".join([f"{name}: {value}" for name, value in header.items()]),
        package.seat_factors(header, ended.seats),
        list(ended.result.winners),
        places_of(package, header, ended.state, watcher.events, ended.result.winners),
        ended.answers,
        len(watcher.leaders),
        lead_changes(watcher.leaders),
        decided_after(watcher.leaders, ended.result.winners),
        ended.result.ending,
        by_label(watcher.happened, cell.players),
    )


def by_label(happened: Counter[tuple[str, int]], players: int) -> dict[str, list[int]]:
    """The counts of each label by seat, and of nobody last."""
    found: dict[str, list[int]] = {}
    for (label, who), times in sorted(happened.items()):
        found.setdefault(label, [0] * (players + 1))[who if 0 <= who < players else players] += times
    return found


def places_of(
    package: GamePackage[State], header: dict[str, str], s: State, events: list[Event], winners: list[int]
) -> list[int]:
    """The place of every seat: by the score sheet, or, without one, winners first."""
    seats = range(len(package.game.seat_names(s)))
    places = [1 if seat in winners else 2 for seat in seats]
    for row in package.score_sheet(package.game.opened(header), s, events):
        for seat in row.seats:
            places[seat] = row.place
    return places
