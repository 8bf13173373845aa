"""Nobody gains time by leaving, returning or taking back."""

from tests.server.log import ID, Log, playing
from tests.server.test_table import until_secret
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Leave, Pace, Return, Undo
from theomachy.server.tables.clocks import DAY

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
    other.now += DAY // 2
    other.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
    assert left(other, seat) == DAY // 2
