"""The contract: what is true of every position of every game, on random play from many set-ups."""

import json
import re
from collections.abc import Callable
from inspect import signature
from typing import Final, Generic, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet
from poker.package import PACKAGE as POKER
from poker.rules.state import PokerState

from tests.games.ankh.redeal import redealt as ankh_redealt
from tests.games.pantheon.redeal import redealt as pantheon_redealt
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, Frame, State, Step
from theomachy.engine.game import SPECTATOR, random_option
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import DataError, GameOver, IllegalOption, WrongSeat
from theomachy.engine.things import NOT_ASKED
from theomachy.games import registry
from theomachy.games.ankh.package import PACKAGE as ANKH
from theomachy.games.package import GamePackage
from theomachy.games.pantheon.package import PACKAGE as PANTHEON

S = TypeVar("S", bound=State)


class Entry(Generic[S]):
    """A game under contract, and how to change what a seat cannot know."""

    def __init__(self, package: GamePackage[S], redealt: Callable[[S, int, Dice], S | None]) -> None:
        self.game: Final = package.game
        self.folder: Final = package.folder
        self.redealt: Final = redealt

    def cases(self) -> list[ParameterSet]:
        """With every number of players."""
        return [pytest.param(self, players, id=f"{self.game.name}-{players}") for players in self.game.players]


def poker_redealt(s: PokerState, seat: int, dice: Dice) -> PokerState:
    """A position that looks the same to the seat."""
    document = json.loads(json.dumps(POKER.game.document(s, seat)))
    return POKER.mind().imagining(Node(document, "document"), seat).position(dice)


ANKH_ENTRY = Entry(ANKH, ankh_redealt)
PANTHEON_ENTRY = Entry(PANTHEON, pantheon_redealt)
POKER_ENTRY = Entry(POKER, poker_redealt)
ENTRIES = [pytest.param(each, id=each.game.name) for each in (ANKH_ENTRY, PANTHEON_ENTRY, POKER_ENTRY)]
SIMULTANEOUS = [*ANKH_ENTRY.cases(), *POKER_ENTRY.cases()]
CASES = [*SIMULTANEOUS, *PANTHEON_ENTRY.cases()]
SEEDS = range(3)
COMMON = {"AnkhQuestion", "AnkhSecret", "Offer", "PantheonQuestion", "Nature", "Hidden", "Shopping"}
"""What kinds of frames have in common, and never lies on a stack itself."""


def test_every_game_of_ours_is_under_contract() -> None:
    assert {entry.game.name for entry in (ANKH_ENTRY, PANTHEON_ENTRY)} == set(registry.BUILT_IN)


def walk(entry: Entry[S], players: int, seed: int, look: Callable[[S, Dice], None]) -> S:
    """Play a random game, looking at every position."""
    dice = Dice(seed)
    s = entry.game.start(players, seed)
    while s.waiting():
        look(s, dice)
        seats = s.waiting()
        seat = seats[dice.below(len(seats))]
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    look(s, dice)
    return s


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_options_are_ascending_unique_in_range_and_never_empty(entry: Entry[S], players: int) -> None:
    def look(s: S, dice: Dice) -> None:
        for seat in s.waiting():
            options = s.options(seat)
            assert options
            assert options == sorted(set(options))
            assert 0 <= options[0] <= options[-1] < entry.game.codes

    for seed in SEEDS:
        walk(entry, players, seed, look)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_views_made_together_are_those_made_alone(entry: Entry[S], players: int) -> None:
    seats = [*range(players), SPECTATOR]

    def look(s: S, dice: Dice) -> None:
        assert list(entry.game.views(s, seats)) == [entry.game.view(s, seat) for seat in seats]

    walk(entry, players, 1, look)


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_kind_of_frame_says_what_each_of_its_numbers_stands_for(entry: Entry[S]) -> None:
    kinds = entry.game.frames().kinds
    rules = f"{entry.folder}."
    assert set(kinds) == {frame.__name__ for frame in below(Frame) if frame.__module__.startswith(rules)} - COMMON
    for kind in kinds.values():
        parameters = list(signature(kind.frame).parameters.values())
        alone = [each.name for each in parameters if each.kind is not each.VAR_POSITIONAL]
        assert kind.names[: len(kind.sorts)] == alone, kind.frame
        many = [each.name for each in parameters if each.kind is each.VAR_POSITIONAL]
        assert many == (["memory"] if kind.by_seat else kind.names[len(alone) :]), kind.frame


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_the_numbers_a_frame_declares_are_its_facts_and_its_attributes(entry: Entry[S], players: int) -> None:
    frames = entry.game.frames()

    def look(s: S, dice: Dice) -> None:
        for frame in s.stack:
            kind = frames.kind_of(frame)
            declared: list[int] = []
            for place, name in enumerate(kind.names):
                value = getattr(frame, name)
                declared += value if isinstance(value, tuple) else [int(value)]
                if place < len(kind.sorts):
                    assert kind.values(frame, name, 0) == [value]
            assert tuple(declared) == tuple(frame.facts)

    walk(entry, players, 2, look)


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_question_declares_what_it_asks(entry: Entry[S]) -> None:
    asked: list[str] = []
    for kind in entry.game.frames().kinds.values():
        asks = kind.frame.asks
        if issubclass(kind.frame, Step):
            assert asks is NOT_ASKED
            continue
        asked.append(asks.kind)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", asks.kind)
        for name in (asks.subject, asks.chosen):
            assert not name or kind.sort_of(name).kind, kind.frame
        if asks.amount and asks.amount not in kind.names:
            assert kind.frame.counted is not Frame.counted, kind.frame
    assert len(set(asked)) == len(asked)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_an_open_question_is_described_by_name(entry: Entry[S], players: int) -> None:
    known = set(entry.game.rules())
    families = entry.game.families()

    def look(s: S, dice: Dice) -> None:
        for seat in s.waiting():
            asked = entry.game.asked(s, seat)
            assert asked.rule in known
            assert (asked.gesture == "chance") == (seat == CHANCE)
            assert asked.amount is None or asked.amount >= 0
            for thing in [*asked.chosen, *([asked.subject] if asked.subject else [])]:
                assert thing.name in families[thing.kind].names

    walk(entry, players, 4, look)


def below(base: type[Frame[S]]) -> list[type[Frame[S]]]:
    """Every class of frames that is made of this one."""
    return [each for frame in base.__subclasses__() for each in (frame, *below(frame))]


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_every_code_is_an_option_or_has_reasons_with_known_rules(entry: Entry[S], players: int) -> None:
    known = set(entry.game.rules())

    def look(s: S, dice: Dice) -> None:
        for seat in s.waiting():
            options = set(s.options(seat))
            for option in [*range(-2, min(entry.game.codes, 420)), entry.game.codes - 1]:
                reasons = s.reasons(seat, option)
                assert (not reasons) == (option in options), (seat, option, reasons)
                assert {reason.rule for reason in reasons} <= known, reasons

    walk(entry, players, 11, look)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_every_other_answer_is_refused_and_changes_nothing(entry: Entry[S], players: int) -> None:
    known = set(entry.game.rules())

    def look(s: S, dice: Dice) -> None:
        before = s.to_bytes()
        waiting = s.waiting()
        for seat in range(CHANCE, players + 1):
            option = dice.below(entry.game.codes)
            if seat in waiting and option in s.options(seat):
                continue
            expected = GameOver if not waiting else IllegalOption if seat in waiting else WrongSeat
            with pytest.raises(expected) as refusal:
                s.apply(seat, option)
            assert {reason.rule for reason in refusal.value.reasons} <= known
            assert refusal.value.reasons
        assert s.to_bytes() == before

    for seed in SEEDS:
        walk(entry, players, seed, look)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_a_copy_is_independent(entry: Entry[S], players: int) -> None:
    def look(s: S, dice: Dice) -> None:
        before = s.to_bytes()
        twin = s.copy()
        assert twin == s
        for _ in range(3):
            seats = twin.waiting()
            if seats:
                options = twin.options(seats[0])
                twin.apply(seats[0], options[dice.below(len(options))])
        assert s.to_bytes() == before
        assert twin.waiting() or twin.over

    for seed in SEEDS:
        walk(entry, players, seed, look)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_texts_of_options_are_distinct_and_read_back(entry: Entry[S], players: int) -> None:
    def look(s: S, dice: Dice) -> None:
        for seat in s.waiting():
            options = s.options(seat)
            texts = [entry.game.text(s, option) for option in options]
            assert len(set(texts)) == len(texts)
            assert [entry.game.code(s, text) for text in texts] == options

    last = walk(entry, players, 5, look)
    with pytest.raises(UnknownText):
        entry.game.code(last, "no such option")
    with pytest.raises(UnknownText):
        entry.game.text(last, entry.game.codes)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_replaying_the_answers_gives_the_same_positions_and_events(entry: Entry[S], players: int) -> None:
    for seed in SEEDS:
        dice = Dice(seed)
        first = entry.game.start(players, seed)
        second = entry.game.start(players, seed)
        first.listen()
        second.listen()
        while first.waiting():
            seat = first.waiting()[-1]
            option = random_option(first, seat, first.options(seat), dice)
            first.apply(seat, option)
            second.apply(seat, option)
            assert first.digest() == second.digest()
            assert [repr(event) for event in first.heard()] == [repr(event) for event in second.heard()]


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_events_name_known_rules(entry: Entry[S], players: int) -> None:
    known = set(entry.game.rules())
    for seed in SEEDS:
        dice = Dice(seed)
        s = entry.game.start(players, seed)
        s.listen()
        told = 0
        while s.waiting():
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            events = s.heard()
            told += len(events)
            assert {event.rule for event in events} <= known
        assert told > 50


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_components_are_conserved_and_the_game_ends_in_time(entry: Entry[S], players: int) -> None:
    for seed in SEEDS:
        answers: list[int] = []

        def look(s: S, dice: Dice, answers: list[int] = answers) -> None:
            answers.append(1)
            assert entry.game.faults(s) == []

        last = walk(entry, players, seed, look)
        assert len(answers) <= entry.game.longest(players)
        assert entry.game.result(last).ending != "running"


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_written_positions_are_read_back(entry: Entry[S], players: int) -> None:
    def look(s: S, dice: Dice) -> None:
        data = s.to_bytes()
        again = entry.game.read(data)
        assert again == s
        assert again.waiting() == s.waiting()
        for seat in s.waiting():
            assert again.options(seat) == s.options(seat)

    last = walk(entry, players, 3, look)
    data = last.to_bytes()
    for broken in (b"", b"\xff", data[: len(data) // 2], data + b";Nothing:1", data.replace(b",", b", ", 1)):
        with pytest.raises(DataError):
            entry.game.read(broken)


@pytest.mark.parametrize(("entry", "players"), CASES)
def test_views_do_not_depend_on_what_a_seat_cannot_know(entry: Entry[S], players: int) -> None:
    changed: list[bool] = []

    def look(s: S, dice: Dice) -> None:
        if dice.below(4):
            return  # six games have positions enough
        for seat in [*range(players), SPECTATOR]:
            view = entry.game.view(s, seat)
            assert json.loads(json.dumps(view)) is not None
            other = entry.redealt(s, seat, dice)
            if other is not None:
                changed.append(other != s)
                assert entry.game.view(other, seat) == view
                assert other.options(seat) == s.options(seat)

    for seed in range(6):
        walk(entry, players, seed, look)
    assert any(changed)


@pytest.mark.parametrize(("entry", "players"), SIMULTANEOUS)
def test_answers_given_at_the_same_time_commute(entry: Entry[S], players: int) -> None:
    pairs: list[int] = []

    def look(s: S, dice: Dice) -> None:
        seats = s.waiting()
        if len(seats) < 2:
            return
        answers = [(seat, random_option(s, seat, s.options(seat), dice)) for seat in seats]
        forwards = s.copy()
        backwards = s.copy()
        for seat, option in answers:
            forwards.apply(seat, option)
        for seat, option in answers[::-1]:
            backwards.apply(seat, option)
        assert forwards == backwards
        pairs.append(1)

    for seed in SEEDS:
        walk(entry, players, seed, look)
    assert pairs
