"""Events in general (chapter 7)."""

import pytest

from tests.games.ankh.table import Table, bare, table
from theomachy.engine.refusal import WrongSeat
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, CONFLICT, CONTROL_MONUMENT, EVENTS, UNLOCK
from theomachy.games.ankh.rules.state import ENDINGS

EVENT_NAMES = [
    "control-monument", "control-monument", "control-monument", "conflict",
    "camel-caravan", "control-monument", "control-monument", "conflict",
    "camel-caravan", "control-monument", "control-monument", "conflict",
    "camel-caravan", "control-monument", "control-monument", "conflict",
    "control-monument", "conflict",
]  # fmt: skip


def trigger(t: Table, seat: int) -> Table:
    """The seat advances the Unlock marker to its last space, with nothing to pay for a power."""
    t.followers(*[0] * t.s.players)
    t.s.advances = changed(t.s.advances, UNLOCK, t.s.players - 1)
    return t.turn(seat).answer("unlock")


def apart(players: int = 2) -> Table:
    """The bare map with every God in a region of its own."""
    t = bare(players, last_red=0)
    for side, space in enumerate(["2,0", "7,9", "1,8"][:players]):
        t.figures(side, god=space)
    return t.followers(*[0] * players)


def wrong_seat(t: Table, seat: int, option: int) -> list[str]:
    """The rules by which this seat has no say now."""
    before = t.s.to_bytes()
    with pytest.raises(WrongSeat) as refusal:
        t.s.apply(seat, option)
    assert t.s.to_bytes() == before
    return [reason.rule for reason in refusal.value.reasons]


def test_the_event_track_holds_eighteen_events_in_this_order() -> None:
    """ANKH-EVT-01. Two players who only ever unlock go through the whole game."""
    t = apart()
    happened: list[str] = []
    turns = 0
    while not t.s.over:
        assert t.asked() == "ChooseAction"
        t.answer("unlock")
        turns += 1
        if t.asked() == "LayCamel":
            t.answer("pass")
        happened += [EVENTS[event.what] for event in t.heard("event-triggered")]
        assert len(happened) == turns // 2 == t.s.event
    assert happened == EVENT_NAMES
    assert ENDINGS[t.s.ending] == "last-event"


def test_the_conflicts_of_the_track_are_numbered_one_to_five() -> None:
    """ANKH-EVT-01, ANKH-CON-06. They stand on spaces 4, 8, 12, 16 and 18."""
    t = apart()
    spaces: list[tuple[int, int]] = []
    while not t.s.over:
        t.answer("pass" if t.asked() == "LayCamel" else "unlock")
        spaces += [(t.s.event, event.amount) for event in t.heard("conflict-ends")]
    assert spaces == [(4, 1), (8, 2), (12, 3), (16, 4), (18, 5)]


def test_only_the_player_who_triggered_control_monument_takes_one() -> None:
    """ANKH-EVT-02, ANKH-CTRL-01."""
    t = apart().monuments(temple="3,0 8,8").figures(0, warriors="8,9").event_comes(CONTROL_MONUMENT)
    trigger(t, 1)
    assert t.asked() == "TakeMonument"
    assert t.s.waiting() == [1]
    assert t.options() == ["8,8"]
    assert wrong_seat(t, 0, t.s.options(1)[0]) == ["ANKH-EVT-02"]
    t.answer("8,8")
    assert [t.at("8,8"), t.at("3,0")] == ["temple 1", "temple"]
    assert t.asked() == "ChooseAction"
    assert t.s.waiting() == [0]


def test_only_the_player_who_triggered_a_caravan_decides_about_it() -> None:
    """ANKH-EVT-02, ANKH-CAMEL-01, ANKH-CAMEL-11, ANKH-CAMEL-13. Every one of the four questions is his."""
    t = apart(3).event_comes(CAMEL_CARAVAN)
    trigger(t, 2)
    asked: list[str] = []
    for answer in ["5,0|6,0", "5,0|5,1", "4,1|5,1", "5,1", "token-4", "token-2"]:
        asked.append(t.asked())
        assert t.s.waiting() == [2]
        for other in (0, 1):
            assert wrong_seat(t, other, t.s.options(2)[0]) == ["ANKH-EVT-02"]
        t.answer(answer)
    assert asked == ["LayCamel", "LayCamel", "LayCamel", "KeepToken", "ExchangeToken", "ExchangeWith"]
    assert t.s.waiting() == [0]
    assert t.asked() == "ChooseAction"


def test_a_conflict_concerns_all_sides() -> None:
    """ANKH-EVT-02, ANKH-CON-04. Only seat 0 triggers; all three gain, two of them fight without seat 0."""
    t = apart(3).figures(1, warriors="1,6").event_comes(CONFLICT)
    trigger(t, 0)
    assert t.asked() == "ChooseCards"
    assert t.s.waiting() == [1, 2]
    assert t.s.devotion == (1, 1, 0)
    t.cards(s1="chariots", s2="drought")
    assert t.s.devotion == (1, 2, 0)
    assert t.asked() == "ChooseAction"
    assert t.s.waiting() == [1]


def test_a_lost_control_monument_still_moves_the_event_marker() -> None:
    """ANKH-EVT-03, ANKH-CTRL-03, EX-06. Nothing else changes, and the event is not made up for later."""
    t = table(2).figures(1, warriors="6,0").event_comes(CONTROL_MONUMENT)
    owned = list(t.s.controls)
    trigger(t, 1)
    assert [event.rule for event in t.heard("event-lost")] == ["ANKH-EVT-03"]
    assert t.s.event == 1
    assert list(t.s.controls) == owned
    assert t.s.advances[UNLOCK] == 0
    assert t.s.waiting() == [0]
    trigger(t, 1)
    assert t.s.event == 2


def test_a_lost_caravan_still_moves_the_event_marker() -> None:
    """ANKH-EVT-03, ANKH-CAMEL-01. A declined caravan is gone; the next event is the next on the track."""
    t = apart().event_comes(CAMEL_CARAVAN)
    assert t.s.event == 4
    trigger(t, 0).answer("pass")
    assert t.s.event == 5
    t.heard()
    trigger(t, 1)
    assert [EVENTS[event.what] for event in t.heard("event-triggered")] == ["control-monument"]
    assert t.s.event == 6
