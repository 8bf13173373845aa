"""Composed turns: lines are legal, whole, and the better the longer they are thought about."""

import pytest

from tests.bots.positions import asked, battle, small
from theomachy.bots.planning import Care, Line, Planner, asked_alone
from theomachy.engine.chance import Dice
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState

CARE = Care(width=1, forks=2, picks=8, samples=1)


def lines(s: AnkhState, care: Care = CARE, seat: int = 0) -> list[Line[AnkhState]]:
    """The lines of a seat."""
    return Planner(ANKH_MIND, seat, care, Dice(1)).lines(s, s.options(seat))


def test_every_line_is_a_whole_turn_of_legal_answers() -> None:
    s = small()
    found = lines(s)
    assert {line.path[0] for line in found} == set(s.options(0))
    assert [line.value for line in found] == sorted([line.value for line in found], reverse=True)
    for line in found[:5]:
        twin = s.copy()
        for option in line.path:
            twin.apply(0, option)
        assert twin == line.s
        assert not asked_alone(twin, 0) or ANKH_MIND.between_turns(twin)


def test_a_novice_stops_after_one_action() -> None:
    s = small()
    found = lines(s, Care(width=1, forks=1, picks=8, samples=1))
    second = [line for line in found if asked_alone(line.s, 0)]
    assert second
    assert all(type(line.s.stack[-1]).__name__ == "ChooseAction" and len(line.forks) == 1 for line in second)


def test_a_line_goes_on_only_while_it_gets_better() -> None:
    planner = Planner(ANKH_MIND, 0, CARE, Dice(1))
    s = small()
    s.apply(0, ANKH.code(s, "move"))
    start = Line((), (), s, 2.0)  # better than anything
    kept = planner.better(start, planner.extended(start, s.options(0)))
    assert all(type(line.s.stack[-1]).__name__ != "MoveWhich" for line in kept)


def test_caravans_of_many_camels_are_drawn_by_chance() -> None:
    s = asked(3, "LayCamel")
    seat = s.waiting()[0]
    care = Care(width=1, forks=2, picks=5, samples=1)
    found = lines(s, care, seat)
    assert found
    assert max(len(line.path) for line in found) > 2


def test_a_line_that_others_interrupt_is_played_on() -> None:
    s = battle()
    value = ANKH_MIND.outlook(s, 0, 3, Dice(2))
    assert 0.0 < value < 1.0
    assert value == pytest.approx(ANKH_MIND.outlook(s, 0, 3, Dice(2)))
    assert type(s.stack[-1]).__name__ == "ChooseCards"


def test_care_is_widened_but_never_narrowed() -> None:
    care = Care(width=3, forks=2, picks=9, samples=4)
    wider = care.at_least(5)
    assert (wider.width, wider.forks, wider.picks, wider.samples) == (5, 2, 9, 4)
    assert care.at_least(2).width == 3
