"""Campaigns of random games: every invariant after every answer, and a count of what happened."""

from collections import Counter
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import PASS, State
from theomachy.engine.event import Event
from theomachy.engine.game import Game, random_option
from theomachy.engine.refusal import SetupError
from theomachy.games.ankh.fuzz import FINAL_CAMPAIGN, PREVIEW_CAMPAIGN, AnkhCampaign
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon import fuzz as pantheon
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.state import PantheonState

S = TypeVar("S", bound=State)


class Subject(Generic[S]):
    """A game a campaign can be run on."""

    def __init__(
        self,
        game: Game[S],
        new: Callable[[int, int, Dice], S],
        witnessed: Callable[[Event], str],
        expected: list[str],
    ) -> None:
        self.game: Final = game
        self.new: Final = new
        self.witnessed: Final = witnessed
        self.expected: Final = expected


def of_ankh(edition: AnkhCampaign) -> Subject[AnkhState]:
    """A campaign on an edition of Ankh."""
    return Subject(ANKH, edition.new, edition.witnessed, edition.expected)


ANKH_CAMPAIGN: Final = of_ankh(FINAL_CAMPAIGN)
ANKH_PREVIEW_CAMPAIGN: Final = of_ankh(PREVIEW_CAMPAIGN)
PANTHEON_CAMPAIGN: Final[Subject[PantheonState]] = Subject(
    PANTHEON, pantheon.campaign_game, pantheon.witnessed, pantheon.EXPECTED
)
NAMES: Final = ("ankh", "ankh-preview", "pantheon")


class Tally:
    """What happened in some games of a campaign."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.longest = 0
        self.seen: Counter[str] = Counter()

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.seen.update(other.seen)


class BrokenInvariant(AssertionError):
    """A game of the campaign went wrong; it can be repeated by its seed."""


def play_one(subject: Subject[S], players: int, number: int, seed: int) -> Tally:
    """One game with the invariants checked after every answer."""
    dice = Dice(seed * 1_000_003 + number)
    s = subject.new(players, number, dice)
    eager = dice.below(2) == 1
    s.listen()
    tally = Tally()
    tally.games = 1
    while s.waiting():
        faults = subject.game.faults(s)
        if faults:
            raise BrokenInvariant(f"seed {seed}, players {players}, game {number}: {faults}")
        seats = s.waiting()
        seat = seats[dice.below(len(seats))]
        s.apply(seat, choose(s, seat, eager, dice))
        tally.answers += 1
        for event in s.heard():
            name = subject.witnessed(event)
            if name:
                tally.seen[name] += 1
    faults = subject.game.faults(s)
    if faults or tally.answers > subject.game.longest(players):
        raise BrokenInvariant(f"seed {seed}, players {players}, game {number}: {faults}, {tally.answers} answers")
    tally.longest = tally.answers
    return tally


def choose(s: State, seat: int, eager: bool, dice: Dice) -> int:
    """An option by chance; an eager player hardly ever passes."""
    options = s.options(seat)
    if eager and options[0] == PASS and len(options) > 1 and dice.below(10):
        options = options[1:]
    return random_option(s, seat, options, dice)


def run(subject: Subject[S], players: list[int], numbers: range, seed: int) -> Tally:
    """These games of a campaign, the player counts in turn."""
    tally = Tally()
    for number in numbers:
        count = players[number % len(players)]
        tally.add(play_one(subject, count, number // len(players), seed))
    return tally


class Attempts:
    """What random illegal answers met."""

    def __init__(self) -> None:
        self.refused = 0
        self.rules: Counter[str] = Counter()
        self.unexplained: list[str] = []

    def add(self, other: "Attempts") -> None:
        """Count other attempts in."""
        self.refused += other.refused
        self.rules.update(other.rules)
        self.unexplained += other.unexplained


def attempt(subject: Subject[S], players: int, number: int, seed: int, each: int) -> Attempts:
    """One random game, with so many random illegal answers tried at every question."""
    dice = Dice(seed * 1_000_003 + number)
    s = subject.new(players, number, dice)
    known = set(subject.game.rules())
    met = Attempts()
    while s.waiting():
        waiting = s.waiting()
        for _ in range(each):
            seat = dice.below(players)
            option = dice.below(subject.game.codes) if dice.below(4) == 0 else dice.below(400)
            if seat in waiting and option in s.options(seat):
                continue
            rules = [reason.rule for reason in s.reasons(seat, option)]
            met.refused += 1
            met.rules.update(rules)
            if not rules or not known.issuperset(rules):
                met.unexplained.append(f"game {number}, seat {seat}, option {option}: {rules}")
        seat = waiting[dice.below(len(waiting))]
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    return met


def attempt_many(name: str, players: list[int], attempts: int, seed: int) -> Attempts:
    """Random games of a campaign until so many illegal answers were refused."""
    total = Attempts()
    number = 0
    while total.refused < attempts:
        count = players[number % len(players)]
        if name == "pantheon":
            total.add(attempt(PANTHEON_CAMPAIGN, count, number, seed, 5))
        else:
            subject = ANKH_CAMPAIGN if name == "ankh" else ANKH_PREVIEW_CAMPAIGN
            total.add(attempt(subject, count, number, seed, 5))
        number += 1
    return total


def expected(name: str) -> list[str]:
    """What the campaign of this name must see happen."""
    if name == "pantheon":
        return PANTHEON_CAMPAIGN.expected
    return (ANKH_CAMPAIGN if name == "ankh" else ANKH_PREVIEW_CAMPAIGN).expected


def player_counts(name: str, text: str) -> list[int]:
    """Player counts written as 2,3,5; all of the game's if the text is empty."""
    if name not in NAMES:
        raise SetupError("game", repr(name), ", ".join(NAMES))
    known = PANTHEON.players if name == "pantheon" else ANKH.players
    counts = [int(count) if count.isdecimal() else 0 for count in text.split(",")] if text else list(known)
    if any(count not in known for count in counts):
        raise SetupError("players", repr(text), ", ".join(str(count) for count in known))
    return counts


def portion(work: tuple[str, list[int], range, int]) -> Tally:
    """Some games of a campaign, in a process of their own."""
    name, players, numbers, seed = work
    if name == "pantheon":
        return run(PANTHEON_CAMPAIGN, players, numbers, seed)
    return run(ANKH_CAMPAIGN if name == "ankh" else ANKH_PREVIEW_CAMPAIGN, players, numbers, seed)
