"""Campaigns of random games: every invariant is checked after every answer, and what happened is counted."""

from collections import Counter
from typing import TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import PASS, State
from theomachy.engine.game import random_option
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.games.package import FuzzProfile

S = TypeVar("S", bound=State)


def profile(name: str) -> FuzzProfile[State]:
    """The profile of this name; SetupError if there is none."""
    known = registry.fuzz_profiles()
    if name not in known:
        raise SetupError("game", repr(name), ", ".join(known))
    return known[name]


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


def play_one(campaign: FuzzProfile[S], players: int, number: int, seed: int) -> Tally:
    """One game with the invariants checked after every answer."""
    dice = Dice(seed * 1_000_003 + number)
    s = campaign.new(players, number, dice)
    eager = dice.below(2) == 1
    s.listen()
    tally = Tally()
    tally.games = 1
    while s.waiting():
        faults = campaign.game.faults(s)
        if faults:
            raise BrokenInvariant(f"seed {seed}, players {players}, game {number}: {faults}")
        seats = s.waiting()
        seat = seats[dice.below(len(seats))]
        s.apply(seat, choose(s, seat, eager, dice))
        tally.answers += 1
        for event in s.heard():
            name = campaign.witnessed(event)
            if name:
                tally.seen[name] += 1
    faults = campaign.game.faults(s)
    if faults or tally.answers > campaign.game.longest(players):
        raise BrokenInvariant(f"seed {seed}, players {players}, game {number}: {faults}, {tally.answers} answers")
    tally.longest = tally.answers
    return tally


def choose(s: State, seat: int, eager: bool, dice: Dice) -> int:
    """An option by chance; an eager player hardly ever passes."""
    options = s.options(seat)
    if eager and options[0] == PASS and len(options) > 1 and dice.below(10):
        options = options[1:]
    return random_option(s, seat, options, dice)


def run(campaign: FuzzProfile[S], players: list[int], numbers: range, seed: int) -> Tally:
    """These games of a campaign, the player counts in turn."""
    tally = Tally()
    for number in numbers:
        count = players[number % len(players)]
        tally.add(play_one(campaign, count, number // len(players), seed))
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


def attempt(campaign: FuzzProfile[S], players: int, number: int, seed: int, each: int) -> Attempts:
    """One random game; at every question this many random answers are tried, and the illegal ones counted."""
    dice = Dice(seed * 1_000_003 + number)
    s = campaign.new(players, number, dice)
    known = set(campaign.game.rules())
    met = Attempts()
    while s.waiting():
        waiting = s.waiting()
        for _ in range(each):
            seat = dice.below(players)
            option = dice.below(campaign.game.codes) if dice.below(4) == 0 else dice.below(400)
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
    """Random games of a campaign until this many illegal answers were refused."""
    campaign = profile(name)
    total = Attempts()
    number = 0
    while total.refused < attempts:
        total.add(attempt(campaign, players[number % len(players)], number, seed, 5))
        number += 1
    return total


def player_counts(name: str, text: str) -> list[int]:
    """Player counts written as 2,3,5; all of the game's if the text is empty."""
    known = profile(name).game.players
    counts = [int(count) if count.isdecimal() else 0 for count in text.split(",")] if text else list(known)
    if any(count not in known for count in counts):
        raise SetupError("players", repr(text), ", ".join(str(count) for count in known))
    return counts


def play_portion(work: tuple[str, list[int], range, int]) -> Tally:
    """Some games of a campaign: its name, player counts, numbers of the games, and seed. Runs in any process."""
    name, players, numbers, seed = work
    return run(profile(name), players, numbers, seed)
