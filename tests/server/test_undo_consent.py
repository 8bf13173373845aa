"""Whose consent an undo needs: everybody's whom it could harm, also if a bot plays for them."""

import pytest

from tests.server.log import ID, Log, opened, playing
from theomachy.server.protocol import Agree, Leave, Pace, Return, Start, Undo, Vote
from theomachy.server.tables.clocks import absence_grace
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import SeatPlan
from theomachy.server.views.table_view import undoable
from theomachy.server.views.viewer import Viewer


def play(log: Log, answers: int) -> None:
    """People and bots answer, the first option each time."""
    for _ in range(answers):
        seat = log.match().waiting()[0]
        log.append(Answered(seat, log.match().options(seat)[0]))


def first_of(log: Log, seat: int) -> int:
    """The first answer of a seat."""
    return next(given.seq for given in log.match().given if given.seat == seat)


def until_asked(log: Log, seat: int) -> None:
    """Play until this seat is asked."""
    while log.match().waiting() != [seat]:
        play(log, 1)


def hand_over(log: Log, seat: int, why: str) -> None:
    """A bot takes over from the person at this seat."""
    if why == "left":
        log.ask(Leave(id=ID), (seat,))
        return
    until_asked(log, seat)
    if why == "clock":
        log.now += 86_400_000
        log.ask(Leave(id=ID), (1 - seat,))
        log.ask(Return(id=ID, seat=1 - seat), (1 - seat,))
    else:
        log.now += absence_grace(log.table.opened.pace)
        log.ask(Vote(id=ID, seat=1 - seat, absent=seat), (1 - seat,))
    assert log.table.seats[seat].away


@pytest.mark.parametrize("why", ["vote", "clock", "left"])
def test_nobody_takes_a_game_back_from_a_person_a_bot_plays_for(why: str) -> None:
    log = playing("ankh", 2, Pace(kind="clock", seconds=3_600) if why == "clock" else Pace())
    play(log, 70)
    hand_over(log, 1, why)
    given = len(log.match().given)
    log.ask(Undo(id=ID, seat=0, to=first_of(log, 0)), (0,))
    assert log.table.missing_consent() == [1]
    assert len(log.match().given) == given >= 70
    log.ask(Agree(id=ID, seat=1, agree=False), (1,))  # without returning
    assert log.table.undo is None
    play(log, 1)
    first = first_of(log, 0)
    log.ask(Undo(id=ID, seat=0, to=first), (0,))
    log.ask(Agree(id=ID, seat=1, agree=True), (1,))
    assert log.match().place_of(first) is None


def test_no_means_no_until_the_game_goes_on() -> None:
    log = playing("ankh", 2)
    play(log, 30)
    answers = [given.seq for given in log.match().given if given.seat == 0]
    log.ask(Undo(id=ID, seat=0, to=answers[2]), (0,))
    log.ask(Agree(id=ID, seat=1, agree=False), (1,))
    for to in answers[:3]:
        with pytest.raises(RequestRefused, match="was refused"):
            log.ask(Undo(id=ID, seat=0, to=to), (0,))
    log.ask(Undo(id=ID, seat=0, to=answers[3]), (0,))  # asking for less is another wish
    log.ask(Agree(id=ID, seat=0, agree=False), (0,))
    with pytest.raises(RequestRefused, match="withdrawn"):
        log.ask(Undo(id=ID, seat=0, to=answers[3]), (0,))
    play(log, 1)
    log.ask(Undo(id=ID, seat=0, to=answers[0]), (0,))
    assert log.table.missing_consent() == [1]


def test_consent_that_was_asked_for_is_not_given_by_being_voted_away() -> None:
    log = playing("ankh", 2)
    play(log, 20)
    until_asked(log, 1)
    given = len(log.match().given)
    log.ask(Undo(id=ID, seat=0, to=first_of(log, 0)), (0,))
    log.now += absence_grace(Pace())
    log.ask(Vote(id=ID, seat=0, absent=1), (0,))
    assert log.table.seats[1].away
    assert log.table.missing_consent() == [1]
    assert len(log.match().given) == given


def test_who_plays_against_a_stand_in_alone_cannot_try_its_answers_one_by_one() -> None:
    log = playing("ankh", 2)
    hand_over(log, 1, "left")
    until_asked(log, 0)
    own = log.answer(0, log.match().options(0)[0])
    until_asked(log, 1)
    play(log, 1)
    given = len(log.match().given)
    log.ask(Undo(id=ID, seat=0, to=own), (0,))
    assert log.table.missing_consent() == [1]
    assert len(log.match().given) == given


def test_those_who_play_on_agree_among_themselves_since_the_hand_over() -> None:
    log = playing("ankh", 3)
    play(log, 20)
    log.ask(Leave(id=ID), (2,))
    before = first_of(log, 0)
    until_asked(log, 0)
    since = log.answer(0, log.match().options(0)[0])
    while log.match().waiting()[0] == 0 or all(
        given.seat != 1 for given in log.match().given if given.seq > since
    ):
        play(log, 1)
    log.ask(Undo(id=ID, seat=0, to=before), (0,))
    assert log.table.missing_consent() == [1, 2]
    log.ask(Agree(id=ID, seat=0, agree=False), (0,))
    log.ask(Undo(id=ID, seat=0, to=since), (0,))
    assert log.table.missing_consent() == [1]
    log.ask(Agree(id=ID, seat=1, agree=True), (1,))
    assert log.match().place_of(since) is None


def test_bots_from_the_start_and_seats_of_the_same_person_are_not_asked() -> None:
    plans = [SeatPlan(name="Ada"), SeatPlan(name="Ada's guest"), SeatPlan(level="random")]
    made = opened("ankh", 3)
    log = Log(type(made)(**{**{name: getattr(made, name) for name in made.__struct_fields__}, "seats": plans}))
    log.ask(Start(id=ID))
    play(log, 30)
    log.ask(Undo(id=ID, seat=0, to=first_of(log, 0)), (0, 1))
    assert log.table.undo is None
    assert len(log.match().given) < 30


def test_what_a_bot_answered_for_a_person_is_no_free_advice() -> None:
    log = playing("ankh", 2)
    seat = log.match().waiting()[0]
    log.ask(Leave(id=ID), (seat,))
    log.append(Answered(seat, log.match().options(seat)[-1]))
    bots = log.match().given[-1].seq
    with pytest.raises(RequestRefused, match="return first"):  # else the game could be held up for ever
        log.ask(Undo(id=ID, seat=seat, to=bots), (seat,))
    assert undoable(log.table, log.match(), Viewer("seat", (seat,))) == []
    log.ask(Return(id=ID, seat=seat), (seat,))
    assert log.match().waiting() == [seat]
    assert [one.free for one in undoable(log.table, log.match(), Viewer("seat", (seat,)))] == [False]
    log.ask(Undo(id=ID, seat=seat, to=bots), (seat,))
    assert log.table.missing_consent() == [1 - seat]
    own = log.answer(seat, log.match().options(seat)[0])
    if log.match().waiting() == [seat]:
        log.ask(Undo(id=ID, seat=seat, to=own), (seat,))
        assert log.match().place_of(own) is None


def own_question_after(log: Log, seat: int) -> int:
    """Play until this seat is asked after another seat has answered; its last answer, which needs consent."""
    until_asked(log, seat)
    until_asked(log, 1 - seat)
    until_asked(log, seat)
    return max(given.seq for given in log.match().given if given.seat == seat)


def test_nobody_is_worn_down_by_answers_that_are_taken_back() -> None:
    log = playing("ankh", 2)
    to = own_question_after(log, 0)
    log.ask(Undo(id=ID, seat=0, to=to), (0,))
    log.ask(Agree(id=ID, seat=1, agree=False), (1,))
    for cycle in range(5):  # an answer that stands allows it once; taken back and given again, it allows nothing
        own = log.answer(0, log.match().options(0)[0])
        if cycle == 0:
            log.ask(Undo(id=ID, seat=0, to=to), (0,))
            log.ask(Agree(id=ID, seat=1, agree=False), (1,))
        for _ in range(2):
            with pytest.raises(RequestRefused, match="was refused"):
                log.ask(Undo(id=ID, seat=0, to=to), (0,))
            if log.match().place_of(own) is not None:
                log.ask(Undo(id=ID, seat=0, to=own), (0,))
        assert log.match().place_of(own) is None


def test_a_request_that_its_own_answer_ends_counts_as_withdrawn() -> None:
    log = playing("ankh", 2)
    to = own_question_after(log, 0)
    log.ask(Undo(id=ID, seat=0, to=to), (0,))
    own = log.answer(0, log.match().options(0)[0])
    assert log.table.undo is None
    log.ask(Undo(id=ID, seat=0, to=own), (0,))
    with pytest.raises(RequestRefused, match="withdrawn"):
        log.ask(Undo(id=ID, seat=0, to=to), (0,))


def test_after_an_undo_all_agreed_to_the_next_answer_is_a_new_one() -> None:
    log = playing("ankh", 2)
    play(log, 40)
    answers = [given.seq for given in log.match().given if given.seat == 0]
    log.ask(Undo(id=ID, seat=0, to=answers[0]), (0,))
    log.ask(Agree(id=ID, seat=1, agree=False), (1,))
    log.ask(Undo(id=ID, seat=0, to=answers[4]), (0,))
    log.ask(Agree(id=ID, seat=1, agree=True), (1,))
    assert log.match().place_of(answers[4]) is None
    with pytest.raises(RequestRefused, match="was refused"):
        log.ask(Undo(id=ID, seat=0, to=answers[0]), (0,))
    play(log, 1)
    log.ask(Undo(id=ID, seat=0, to=answers[0]), (0,))
