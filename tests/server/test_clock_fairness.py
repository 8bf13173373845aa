"""Nobody gains time by leaving, returning or taking back."""

import pytest

from tests.server.log import ID, Log, picture, playing
from tests.server.test_table import until_secret
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Agree, Leave, Pace, Return, Say, Undo, Vote
from theomachy.server.tables.clocks import DAY, absence_grace
from theomachy.server.tables.log import folded
from theomachy.server.tables.messages.absence import Resumed
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.refusal import RequestRefused

CLOCK = Pace(kind="clock", seconds=600, increment=30)


def left(log: Log, seat: int) -> int:
    """What the seat has left now."""
    found = log.table.clocks.shown(seat, log.now)
    assert found is not None
    return found


def test_leaving_and_returning_at_once_gives_no_time() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    log.now += 595_000
    log.ask(Leave(id=ID), (seat,))
    log.ask(Return(id=ID, seat=seat), (seat,))
    assert left(log, seat) == 5_000


def secret_choice(pace: Pace) -> tuple[Log, int]:
    """A game in which one of several seats has answered in secret, and that seat."""
    for seed in range(40):
        log = playing("ankh", 2, pace)
        try:
            waiting = until_secret(log, Dice(seed))
        except AssertionError:
            continue
        return log, waiting[0]
    raise AssertionError("no secret choice met")


def test_taking_a_secret_answer_back_again_and_again_gives_no_time() -> None:
    log, seat = secret_choice(CLOCK)
    before = left(log, seat)
    for _ in range(10):
        log.now += 1_000
        seq = log.answer(seat, log.match().options(seat)[0])
        assert seat not in log.match().waiting()
        log.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
        assert seat in log.match().waiting()
    assert left(log, seat) == before - 10_000


def test_taking_back_starts_no_new_days() -> None:
    log, seat = secret_choice(Pace(kind="days", days=1))
    log.now += DAY // 2
    seq = log.answer(seat, log.match().options(seat)[0])
    log.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
    assert left(log, seat) <= DAY // 2
    other = playing("ankh", 2, Pace(kind="days", days=1))
    seat = other.match().waiting()[0]
    other.now += DAY // 2
    seq = other.answer(seat, other.match().options(seat)[0])
    assert other.match().waiting() == [seat]
    assert left(other, seat) == DAY
    other.now += DAY // 4
    other.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
    assert left(other, seat) == DAY // 4  # the question was open all the time
    second = other.answer(seat, other.match().options(seat)[0])
    other.now += DAY // 2
    with pytest.raises(RequestRefused, match="have not the time"):
        other.ask(Undo(id=ID, seat=seat, to=second), (seat,))


def end_turn(log: Log, seat: int) -> int:
    """The seat answers until the turn is over, by an action that shows nothing hidden; its first answer."""
    first = 0
    while log.match().waiting() == [seat]:
        options = log.match().options(seat)
        gain = [option for option in options if log.match().text(option) == "gain"]
        seq = log.answer(seat, (gain or options[-1:])[0])
        first = first or seq
    assert log.match().waiting() == [1 - seat]
    return first


def stand_in_answers(log: Log, seat: int) -> None:
    """The bot answers once for the person."""
    log.append(Answered(seat, log.match().options(seat)[0]))


def test_who_takes_a_turn_back_pays_for_the_time_of_the_others() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    for cycle in range(1, 21):
        first = end_turn(log, seat)
        log.now += 2_000
        assert left(log, 1 - seat) == 598_000
        log.ask(Undo(id=ID, seat=seat, to=first), (seat,))
        assert log.match().waiting() == [seat]
        assert (left(log, seat), left(log, 1 - seat)) == (600_000 - cycle * 2_000, 600_000)
    assert picture(folded(log.entries)) == picture(log.table)


def test_taking_back_in_two_steps_costs_the_same() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    first = log.answer(seat, log.match().options(seat)[-1])
    log.now += 1_000
    second = end_turn(log, seat)
    log.now += 3_000
    log.ask(Undo(id=ID, seat=seat, to=second), (seat,))
    log.now += 5_000
    log.ask(Undo(id=ID, seat=seat, to=first), (seat,))
    assert (left(log, seat), left(log, 1 - seat)) == (591_000, 600_000)


def test_nobody_takes_back_by_an_undo_that_would_use_up_the_own_clock() -> None:
    log = playing("ankh", 2, Pace(kind="clock", seconds=60, increment=30))
    seat = log.match().waiting()[0]
    log.now += 30_000
    first = end_turn(log, seat)
    log.now += 30_000
    with pytest.raises(RequestRefused, match="have not the time"):
        log.ask(Undo(id=ID, seat=seat, to=first), (seat,))
    assert not log.table.seats[seat].away


def test_an_undo_is_not_charged_for_a_time_in_which_nobody_could_play() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    first = end_turn(log, seat)
    log.now += 3_600_000
    log.append(Resumed(3_595_000))
    log.ask(Undo(id=ID, seat=seat, to=first), (seat,))
    assert (left(log, seat), left(log, 1 - seat)) == (595_000, 600_000)


def test_who_owes_a_secret_answer_all_the_time_gets_nothing_by_the_undo_of_another() -> None:
    log, seat = secret_choice(CLOCK)
    other = log.match().waiting()[-1]
    assert other != seat
    before, own = left(log, other), left(log, seat)
    seq = log.answer(seat, log.match().options(seat)[0])
    log.now += 7_000
    log.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
    assert (left(log, seat), left(log, other)) == (own - 7_000, before - 7_000)


def test_a_run_that_an_undo_cuts_off_earns_no_increment() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    for _ in range(3):
        log.ask(Undo(id=ID, seat=seat, to=end_turn(log, seat)), (seat,))
    assert (left(log, seat), left(log, 1 - seat)) == (600_000, 600_000)
    first = end_turn(log, seat)  # and by consent, behind the turn of another
    log.now += 10_000
    end_turn(log, 1 - seat)
    log.now += 4_000
    assert (left(log, seat), left(log, 1 - seat)) == (626_000, 620_000)
    log.ask(Undo(id=ID, seat=seat, to=first), (seat,))
    log.ask(Agree(id=ID, seat=1 - seat, agree=True), (1 - seat,))
    assert log.match().waiting() == [seat]
    assert (left(log, seat), left(log, 1 - seat)) == (596_000, 600_000)


def test_the_clock_of_who_leaves_runs_until_the_bot_has_answered() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    for _ in range(10):
        log.ask(Leave(id=ID), (seat,))
        log.now += 800
        log.ask(Return(id=ID, seat=seat), (seat,))
    assert left(log, seat) == 592_000
    log.ask(Leave(id=ID), (seat,))
    log.now += 2_000
    stand_in_answers(log, seat)
    log.now += 60_000
    assert left(log, seat) == 590_000
    assert picture(folded(log.entries)) == picture(log.table)


def test_who_leaves_out_of_turn_is_charged_for_the_question_that_comes() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    log.ask(Leave(id=ID), (1 - seat,))
    log.now += 50_000
    end_turn(log, seat)
    log.now += 3_000
    log.ask(Return(id=ID, seat=1 - seat), (1 - seat,))
    assert left(log, 1 - seat) == 597_000


def test_the_time_of_who_left_may_run_out_and_nobody_acts_on_it() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    log.ask(Leave(id=ID), (seat,))
    log.now += 600_000
    assert log.table.deadline() is None
    entries = len(log.entries)
    log.ask(Say(id=ID, text="gone?"), (1 - seat,))
    assert len(log.entries) == entries + 1
    with pytest.raises(RequestRefused, match="after the bot has answered"):
        log.ask(Return(id=ID, seat=seat), (seat,))


def test_leaving_starts_no_new_days() -> None:
    log = playing("ankh", 2, Pace(kind="days", days=1))
    seat = log.match().waiting()[0]
    log.now += DAY // 2
    log.ask(Leave(id=ID), (seat,))
    log.now += DAY // 4
    log.ask(Return(id=ID, seat=seat), (seat,))
    assert left(log, seat) == DAY // 4


def test_being_voted_away_starts_no_new_days() -> None:
    log = playing("ankh", 2, Pace(kind="days", days=1))
    seat = log.match().waiting()[0]
    log.now += absence_grace(log.table.opened.pace)
    log.ask(Vote(id=ID, seat=1 - seat, absent=seat), (1 - seat,))
    assert log.table.seats[seat].away
    log.ask(Return(id=ID, seat=seat), (seat,))
    assert left(log, seat) == DAY // 2


def test_returning_after_leaving_gives_no_more_than_was_left() -> None:
    log = playing("ankh", 2, CLOCK)
    seat = log.match().waiting()[0]
    log.now += 599_300
    log.ask(Leave(id=ID), (seat,))
    log.now += 100
    stand_in_answers(log, seat)
    assert log.match().waiting() == [seat]
    log.ask(Return(id=ID, seat=seat), (seat,))
    assert left(log, seat) == 600


@pytest.mark.parametrize(("seconds", "minimum"), [(10, 5_000), (120, 12_000), (3_600, 30_000)])
def test_whose_time_ran_out_gets_the_minimum_once_for_each_answer_of_the_bot(seconds: int, minimum: int) -> None:
    log = playing("ankh", 2, Pace(kind="clock", seconds=seconds, increment=0))
    seat = log.match().waiting()[0]
    passed = seconds * 1000
    for _ in range(2):
        log.now += passed
        log.ask(Say(id=ID, text="?"), (1 - seat,))
        assert log.table.seats[seat].away
        with pytest.raises(RequestRefused, match="after the bot has answered"):
            log.ask(Return(id=ID, seat=seat), (seat,))
        stand_in_answers(log, seat)
        log.ask(Return(id=ID, seat=seat), (seat,))
        while log.match().waiting() != [seat]:
            stand_in_answers(log, 1 - seat)
        assert left(log, seat) == minimum
        log.ask(Leave(id=ID), (seat,))
        log.ask(Return(id=ID, seat=seat), (seat,))
        assert left(log, seat) == minimum
        passed = minimum
