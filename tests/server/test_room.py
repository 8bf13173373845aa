"""The log of a table has room for the game to the end, whatever people do beside it."""

import msgspec
import pytest

from tests.server.log import ID, Log, playing
from theomachy.server.protocol import Leave, Return, Say, Undo
from theomachy.server.tables.limits import LIMITS
from theomachy.server.tables.log import folded
from theomachy.server.tables.refusal import RequestRefused


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
