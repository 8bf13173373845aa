"""The log of a table has room for the game to the end, whatever people do beside it."""

import msgspec
import pytest

from tests.server.log import ID, Log, opened, playing
from theomachy.server.protocol import Close, Fill, Free, Kick, Leave, Return, Say, Start, Undo
from theomachy.server.tables.limits import LIMITS
from theomachy.server.tables.log import folded
from theomachy.server.tables.messages.seats import Seated
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.room import check_joining


def answer(log: Log) -> tuple[int, int]:
    """Answer the first open question with its first option; the seat and the entry."""
    seat = log.match().waiting()[0]
    return seat, log.answer(seat, log.match().options(seat)[0])


def taken_back(log: Log) -> str:
    """Answer and take it back; empty, or why that was refused."""
    seat, seq = answer(log)
    try:
        log.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
    except RequestRefused as refusal:
        return refusal.code
    return ""


def test_answer_and_undo_cannot_go_on_for_ever_and_refill_with_the_game() -> None:
    log = playing("pantheon", 2)
    log.limits = msgspec.structs.replace(LIMITS, free_undos=20)
    cycles = 0
    while not (code := taken_back(log)):
        cycles += 1
        assert cycles < 100, "answers are taken back for ever"
    assert code == "too-many"
    assert cycles == 20 + 2 * log.table.usage.furthest
    before = log.table.usage.furthest
    while log.table.usage.furthest == before:
        answer(log)  # the game itself goes on
    assert folded(log.entries).usage.taken_back == log.table.usage.taken_back
    assert taken_back(log) == ""


def test_a_whole_run_that_is_taken_back_counts_by_its_answers() -> None:
    log = playing("pantheon", 2)
    seat, first = answer(log)
    while log.match().waiting() == [seat] and len(log.match().given) < 3:
        answer(log)
    run = sum(1 for given in log.match().given if given.seq >= first)
    log.ask(Undo(id=ID, seat=seat, to=first), (seat,))
    assert log.table.usage.taken_back[seat] == run


def test_what_is_left_of_the_log_is_for_answers() -> None:
    log = playing("pantheon", 2)
    log.limits = msgspec.structs.replace(LIMITS, log_entries=200, log_reserve=190)
    while log.table.seq < 10:
        answer(log)
    for request in (Say(id=ID, text="hello"), Leave(id=ID)):
        with pytest.raises(RequestRefused, match="what is left is for answers"):
            log.ask(request, (0,))
    assert taken_back(log) == "too-many"
    for _ in range(50):
        answer(log)


def test_a_seat_uses_up_its_own_share_of_the_log_only() -> None:
    log = playing("pantheon", 2)
    log.limits = msgspec.structs.replace(LIMITS, extra_entries=4)
    for _ in range(4):
        log.ask(Leave(id=ID), (0,))
        log.ask(Return(id=ID, seat=0), (0,))  # whoever left may always come back
    with pytest.raises(RequestRefused, match="beside your answers"):
        log.ask(Leave(id=ID), (0,))
    log.ask(Say(id=ID, text="I am still here"), (1,))
    answer(log)


def full_before_the_start() -> Log:
    """A waiting table whose host put a bot in and took it out until no more was allowed."""
    log = Log(opened("ankh", 3))
    log.limits = msgspec.structs.replace(LIMITS, lobby_entries=20, lobby_share=16)
    log.ask(Kick(id=ID, seat=2), (0,))
    for _ in range(8):
        log.ask(Fill(id=ID, seat=2), (0,))
        log.ask(Free(id=ID, seat=2), (0,))
    with pytest.raises(RequestRefused, match="before the start"):
        log.ask(Fill(id=ID, seat=2), (0,))
    return log


def test_whoever_filled_the_log_before_the_start_keeps_nobody_from_speaking_or_leaving() -> None:
    log = full_before_the_start()
    with pytest.raises(RequestRefused, match="before the start"):
        log.ask(Say(id=ID, text="hello"))  # the host's own share
    log.ask(Say(id=ID, text="hello"), (1,))
    log.ask(Leave(id=ID), (1,))
    assert log.table.seats[1].free()
    assert folded(log.entries).usage.before_start == log.table.usage.before_start


def test_kicking_closing_and_starting_need_no_room() -> None:
    log = full_before_the_start()
    log.ask(Kick(id=ID, seat=1), (0,))
    log.append(Seated(1, "Bob"))
    log.append(Seated(2, "Cid"))
    log.ask(Start(id=ID), (0,))
    assert log.table.phase() == "playing"
    closing = full_before_the_start()
    closing.ask(Close(id=ID), (0,))
    assert closing.table.phase() == "finished"


def test_coming_and_going_without_end_leaves_room_for_those_the_host_invites() -> None:
    log = Log(opened("ankh", 3))
    log.limits = msgspec.structs.replace(LIMITS, lobby_entries=20, log_entries=60, log_reserve=20)
    while log.table.seq < 20:
        check_joining(log.table, by_invite=False, limits=log.limits)
        log.ask(Leave(id=ID), (1,))
        log.append(Seated(1, "Eve"))
    with pytest.raises(RequestRefused, match="only an invite"):
        check_joining(log.table, by_invite=False, limits=log.limits)
    while log.table.seq < 40:
        check_joining(log.table, by_invite=True, limits=log.limits)
        log.ask(Kick(id=ID, seat=1), (0,))
        log.append(Seated(1, "Bob"))
    with pytest.raises(RequestRefused, match="only an invite"):
        check_joining(log.table, by_invite=True, limits=log.limits)
