"""Tables as folds of their logs: deterministic, undoable, on time."""

import pytest

from tests.server.log import ID, Log, opened, picture, playing
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE
from theomachy.server.protocol import (
    Agree,
    Answer,
    Close,
    Fill,
    Free,
    GameName,
    Kick,
    Leave,
    Pace,
    Request,
    Return,
    Say,
    Setup,
    Start,
    Suggest,
    Undo,
    Vote,
)
from theomachy.server.store.chain import linked
from theomachy.server.tables.clocks import absence_grace
from theomachy.server.tables.log import UnknownEntry, fold, folded, open_table
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.messages.seats import Seated
from theomachy.server.tables.messages.starting import Started
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import Opened, SeatPlan


def refused(log: Log, request: Request, seats: tuple[int, ...] = (), code: str = "") -> RequestRefused:
    """The refusal of a request; nothing has changed by it."""
    before = picture(log.table)
    with pytest.raises(RequestRefused) as caught:
        log.ask(request, seats)
    assert picture(log.table) == before
    assert caught.value.code == code, caught.value
    assert caught.value.detail
    return caught.value


def play_wildly(log: Log, dice: Dice, steps: int) -> None:
    """Answers, undos, chat, votes, absences and time, as they come."""
    players = len(log.table.seats)
    for _ in range(steps):
        log.now += dice.below(20_000) if dice.below(8) else absence_grace(log.table.opened.pace)
        seat = dice.below(players)
        match = log.match()
        if match.over():
            return
        waiting = [one for one in match.waiting() if one != CHANCE]
        kind = dice.below(12)
        request: Request | None = None
        if kind == 0:
            request = Say(id=ID, text="hm")
        elif kind == 1 and (last := match.last_of(seat)) is not None:
            request = Undo(id=ID, seat=seat, to=match.given[last].seq)
        elif kind == 2:
            request = Agree(id=ID, seat=seat, agree=bool(dice.below(4)))
        elif kind == 3:
            request = Vote(id=ID, seat=seat, absent=dice.below(players))
        elif kind == 4:
            request = Return(id=ID, seat=seat)
        if request is not None:
            try:
                log.ask(request, (seat,))
            except RequestRefused:
                continue
        elif waiting:
            asked = waiting[dice.below(len(waiting))]
            options = match.options(asked)
            log.append(Answered(asked, options[dice.below(len(options))]))


@pytest.mark.parametrize("game", ["ankh", "pantheon"])
@pytest.mark.parametrize("pace", [Pace(), Pace(kind="days", days=1), Pace(kind="clock", seconds=120)])
def test_the_same_entries_make_the_same_table_at_every_length(game: GameName, pace: Pace) -> None:
    for seed in range(2):
        log = playing(game, 3, pace)
        play_wildly(log, Dice(seed), 120)
        assert picture(folded(log.entries)) == picture(log.table)
        table = open_table(log.entries[0])
        for length, entry in enumerate(log.entries[1:], 2):
            fold(table, entry)
            if length % 37 == 0:
                assert picture(folded(log.entries[:length])) == picture(table)


@pytest.mark.parametrize("game", ["ankh", "pantheon"])
def test_taking_back_gives_the_very_position_again(game: GameName) -> None:
    log = playing(game, 2)
    dice = Dice(4)
    taken_back = stood = 0
    while not log.match().over() and taken_back < 60:
        match = log.match()
        seat = match.waiting()[0]
        options = match.options(seat)
        before = match.s.to_bytes()
        option = options[dice.below(len(options))]
        seq = log.answer(seat, option)
        after = log.match().s.to_bytes()
        if log.match().over():
            break
        if dice.below(3) == 0:
            if any(given.reveals for given in log.match().given[-2:] if given.seq >= seq):
                refused(log, Undo(id=ID, seat=seat, to=seq), (0, 1), "revealed")
                stood += 1
                continue
            log.ask(Undo(id=ID, seat=seat, to=seq), (0, 1))  # both seats are one person's: consent is implied
            assert log.match().s.to_bytes() == before
            log.answer(seat, option)
            assert log.match().s.to_bytes() == after
            taken_back += 1
    assert taken_back > 20
    assert stood


def test_undo_is_free_in_ones_own_run_and_needs_consent_beyond_it() -> None:
    log = playing("ankh", 3)
    free = asked = 0
    dice = Dice(11)
    for _ in range(150):
        match = log.match()
        if match.over():
            break
        for seat in range(3):
            place = match.last_of(seat)
            if place is None:
                continue
            last = match.given[place]
            assert match.place_of(last.seq) == place
            own = all(given.seat == seat and not given.reveals for given in match.given[place:])
            assert match.free_to(seat, place) == own
            if own:
                log.ask(Undo(id=ID, seat=seat, to=last.seq), (seat,))
                assert not undo_open(log)
                assert seat in log.match().waiting()
                log.answer(seat, last.option)
                free += 1
            elif any(given.reveals for given in match.given[place:]):
                refused(log, Undo(id=ID, seat=seat, to=last.seq), (seat,), "revealed")
            else:
                log.ask(Undo(id=ID, seat=seat, to=last.seq), (seat,))
                assert undo_open(log)
                refused(log, Undo(id=ID, seat=seat, to=last.seq), (seat,), "already-asked")
                log.ask(Agree(id=ID, seat=seat, agree=False), (seat,))  # the one who asked withdraws
                assert not undo_open(log)
                asked += 1
        seat = match.waiting()[0]
        options = match.options(seat)
        log.answer(seat, options[dice.below(len(options))])
    assert free > 10
    assert asked > 10


def undo_open(log: Log) -> bool:
    """Whether somebody asks for an undo."""
    return log.table.undo is not None


def whole_turn(log: Log) -> tuple[int, int]:
    """The seat whose turn it is answers until somebody else is asked; the seat, and its last answer."""
    seat = log.match().waiting()[0]
    seq = log.answer(seat, log.match().options(seat)[0])
    while log.match().waiting() == [seat]:
        seq = log.answer(seat, log.match().options(seat)[0])
    return seat, seq


def test_undo_by_consent_of_all_others_who_play() -> None:
    log = playing("ankh", 3)
    first, seq = whole_turn(log)
    second = log.match().waiting()[0]
    log.answer(second, log.match().options(second)[0])
    log.ask(Undo(id=ID, seat=first, to=seq), (first,))
    others = [seat for seat in range(3) if seat != first]
    assert log.table.missing_consent() == others
    refused(log, Agree(id=ID, seat=first, agree=True), (first,), "nobody-asks")
    log.ask(Agree(id=ID, seat=others[0], agree=True), (others[0],))
    assert log.table.missing_consent() == others[1:]
    refused(log, Agree(id=ID, seat=others[0], agree=True), (others[0],), "nobody-asks")
    log.ask(Agree(id=ID, seat=others[1], agree=True), (others[1],))
    assert not undo_open(log)
    assert log.match().waiting() == [first]
    assert [noted for noted in log.table.log if noted.seq == seq]  # nothing is erased
    refused(log, Agree(id=ID, seat=0, agree=True), (0,), "nobody-asks")


def test_no_consent_no_undo_and_going_on_ends_the_question() -> None:
    log = playing("ankh", 2)
    first, seq = whole_turn(log)
    other = 1 - first
    log.answer(other, log.match().options(other)[0])
    log.ask(Undo(id=ID, seat=first, to=seq), (first,))
    log.ask(Agree(id=ID, seat=other, agree=False), (other,))
    assert not undo_open(log)
    refused(log, Undo(id=ID, seat=first, to=seq), (first,), "already-asked")  # no means no, until the game goes on
    log.answer(other, log.match().options(other)[0])
    log.ask(Undo(id=ID, seat=first, to=seq), (first,))
    log.answer(other, log.match().options(other)[0])
    assert not undo_open(log)
    refused(log, Undo(id=ID, seat=other, to=seq), (other,), "nothing-to-undo")
    refused(log, Undo(id=ID, seat=first, to=10**6), (first,), "nothing-to-undo")


def test_refusals_of_answers_are_typed_and_carry_rules() -> None:
    log = playing("ankh", 3)
    seat = log.match().waiting()[0]
    asked = log.match().asked[seat]
    other = (seat + 1) % 3
    assert refused(log, Answer(id=ID, seat=other, asked=asked, option=2), (other,), "not-your-turn").reasons
    assert refused(log, Answer(id=ID, seat=seat, asked=asked, option=60), (seat,), "illegal").reasons
    refused(log, Answer(id=ID, seat=seat, asked=asked, option="flying"), (seat,), "illegal")
    refused(log, Answer(id=ID, seat=seat, asked=asked + 1, option=2), (seat,), "stale")
    refused(log, Answer(id=ID, seat=seat, asked=asked, option=2), (other,), "forbidden")
    text = log.match().text(log.match().options(seat)[0])
    log.ask(Answer(id=ID, seat=seat, asked=asked, option=text), (seat,))


def test_chat_does_not_make_an_answer_stale() -> None:
    log = playing("ankh", 2)
    seat = log.match().waiting()[0]
    asked = log.match().asked[seat]
    log.ask(Say(id=ID, text="hello"), (seat,))
    log.ask(Answer(id=ID, seat=seat, asked=asked, option=log.match().options(seat)[0]), (seat,))


def until_secret(log: Log, dice: Dice) -> list[int]:
    """Play until several seats are asked at once."""
    while len(log.match().waiting()) < 2:
        assert not log.match().over()
        seat = log.match().waiting()[0]
        options = log.match().options(seat)
        log.answer(seat, options[dice.below(len(options))])
    return log.match().waiting()


def test_a_secret_answer_of_another_seat_leaves_my_question_as_it_is() -> None:
    seen = 0
    for seed in range(30):
        log = playing("ankh", 3)
        try:
            waiting = until_secret(log, Dice(seed))
        except AssertionError:
            continue
        asked = dict(log.match().asked)
        first = waiting[0]
        log.answer(first, log.match().options(first)[0])
        for seat in waiting[1:]:
            if seat in log.match().asked and len(log.match().waiting()) == len(waiting) - 1:
                assert log.match().asked[seat] == asked[seat]
                seen += 1
        if seen > 5:
            return
    raise AssertionError("no secret choice met")


def test_an_unrevealed_secret_answer_may_be_taken_back_freely() -> None:
    for seed in range(30):
        log = playing("ankh", 2)
        try:
            waiting = until_secret(log, Dice(seed))
        except AssertionError:
            continue
        seat = waiting[0]
        before = log.match().s.to_bytes()
        seq = log.answer(seat, log.match().options(seat)[0])
        if seat in log.match().waiting() or len(log.match().waiting()) != 1:
            continue
        log.ask(Undo(id=ID, seat=seat, to=seq), (seat,))
        assert log.match().s.to_bytes() == before
        other = waiting[1]
        log.answer(seat, log.match().options(seat)[0])
        last = log.answer(other, log.match().options(other)[0])
        place = log.match().place_of(last)
        assert place is not None
        assert not log.match().free_to(other, place)  # it revealed
        return
    raise AssertionError("no secret choice met")


def test_partners_of_a_merged_god_suggest_and_only_the_higher_answers() -> None:
    for seed in range(40):
        log = playing("ankh", 3)
        dice = Dice(seed)
        while not log.match().over():
            match = log.match()
            seat = match.waiting()[0]
            partners = match.partners(seat)
            if partners:
                partner = partners[0]
                asked = match.asked[seat]
                option = match.options(seat)[-1]
                log.ask(Suggest(id=ID, seat=partner, asked=asked, option=option), (partner,))
                assert [(one.seat, one.whom, one.option) for one in log.table.suggestions] == [
                    (partner, seat, option)
                ]
                refused(log, Suggest(id=ID, seat=partner, asked=asked + 1, option=option), (partner,), "stale")
                refused(log, Suggest(id=ID, seat=partner, asked=asked, option=60_000), (partner,), "illegal")
                outsider = next(one for one in range(3) if one not in (seat, partner))
                refused(log, Suggest(id=ID, seat=outsider, asked=asked, option=option), (outsider,), "not-partner")
                if partner not in match.waiting():
                    wrong = Answer(id=ID, seat=partner, asked=asked, option=option)
                    refused(log, wrong, (partner,), "not-your-turn")
                log.answer(seat, option)
                assert log.table.suggestions == []
                return
            options = match.options(seat)
            log.answer(seat, options[dice.below(len(options))])
    raise AssertionError("no merged god was asked")


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_until_the_player_returns() -> None:
    log = playing("ankh", 2, Pace(kind="clock", seconds=60, increment=0))
    seat = log.match().waiting()[0]
    log.now += 59_999
    log.ask(Say(id=ID, text="still here"), (seat,))
    assert not log.table.seats[seat].away
    log.now += 1
    log.ask(Say(id=ID, text="oh"), (seat,))
    assert log.table.seats[seat].away
    assert log.table.bots_asked() == [seat]
    assert log.table.deadline() is None  # the bot waits until somebody looks
    asked = log.match().asked[seat]
    refused(log, Answer(id=ID, seat=seat, asked=asked, option=2), (seat,), "not-your-turn")
    refused(log, Return(id=ID, seat=1 - seat), (1 - seat,), "not-away")
    refused(log, Return(id=ID, seat=seat), (seat,), "not-your-turn")  # else time could be had by returning at once
    while log.match().waiting() == [seat]:
        log.append(Answered(seat, log.match().options(seat)[0]))
    log.ask(Return(id=ID, seat=seat), (seat,))
    assert log.table.bots_asked() == []
    assert log.table.clocks.left[seat] == 6_000


def test_a_majority_hands_an_absent_seat_over() -> None:
    log = playing("ankh", 4)
    absent = log.match().waiting()[0]
    one, two, three = (seat for seat in range(4) if seat != absent)
    refused(log, Vote(id=ID, seat=one, absent=one), (one,), "no-seat")
    log.now += absence_grace(Pace())
    with pytest.raises(RequestRefused, match="present"):
        log.ask(Vote(id=ID, seat=one, absent=absent), (one,), frozenset({absent}))
    log.ask(Vote(id=ID, seat=one, absent=absent), (one,))
    refused(log, Vote(id=ID, seat=one, absent=absent), (one,), "already-asked")
    assert log.table.votes_needed(absent) == 2
    log.ask(Vote(id=ID, seat=two, absent=absent), (two,))
    assert log.table.seats[absent].away
    assert log.table.people() == [one, two, three]
    assert log.table.votes == {}
    log.ask(Leave(id=ID), (one, two))
    assert log.table.people() == [three]
    refused(log, Leave(id=ID), (one, two), "not-away")


def test_before_the_start_seats_are_taken_freed_and_filled() -> None:
    log = Log(
        Opened(
            setup=Setup(game="ankh", players=4),
            seats=[SeatPlan(name="Ada"), SeatPlan(), SeatPlan(), SeatPlan(level="random")],
            host="Ada",
            host_seats=[0],
            title="",
            pace=Pace(),
            visibility="link",
            code="ABCD2345",
        )
    )
    refused(log, Start(id=ID), (0,), "no-seat")
    refused(log, Answer(id=ID, seat=0, asked=0, option=1), (0,), "wrong-phase")
    log.append(Seated(1, "Bob"))
    refused(log, Kick(id=ID, seat=0), (0,), "no-seat")
    refused(log, Kick(id=ID, seat=2), (0,), "no-seat")
    log.ask(Kick(id=ID, seat=1), (0,))
    refused(log, Free(id=ID, seat=1), (0,), "no-seat")
    log.ask(Free(id=ID, seat=3), (0,))
    log.ask(Fill(id=ID, seat=2), (0,))
    log.ask(Fill(id=ID), (0,))
    refused(log, Fill(id=ID), (0,), "no-seat")
    assert [seat.level for seat in log.table.seats] == ["", "random", "random", "random"]
    log.ask(Start(id=ID), (0,))
    assert log.table.phase() == "playing"
    refused(log, Close(id=ID), (0,), "wrong-phase")


def test_a_closed_table_is_finished_and_nobody_won() -> None:
    log = Log(opened())
    log.ask(Close(id=ID))
    result = log.table.result()
    assert log.table.phase() == "finished"
    assert result is not None
    assert (result.ending, result.winners) == ("closed", [])


def test_a_finished_game_has_its_result() -> None:
    log = playing("ankh", 2)
    dice = Dice(2)
    while not log.match().over():
        seat = log.match().waiting()[0]
        options = log.match().options(seat)
        log.answer(seat, options[dice.below(len(options))])
    assert log.table.phase() == "finished"
    assert log.table.deadline() is None
    assert log.table.result() is not None
    refused(log, Undo(id=ID, seat=0, to=1), (0,), "wrong-phase")


def test_a_log_this_server_does_not_know_is_not_folded() -> None:
    log = playing()
    last = log.table.last
    for kind, body in [
        ("sung", b"{}"),
        ("answered", b'{"seat":0}'),
        ("answered", b'{"seat":0,"option":1,"more":2}'),
        ("opened", log.table.opened.encoded()),
    ]:
        with pytest.raises(UnknownEntry):
            fold(log.table, linked(last.table, last, kind, body, None, last.at, last.rules))
    with pytest.raises(UnknownEntry):
        open_table(linked("t" * 20, None, "started", Started([]).encoded(), None, 0, 1))


def test_past_positions_are_the_ones_that_were() -> None:
    log = playing("pantheon", 2)
    pictures = [log.match().s.to_bytes()]
    count = len(log.match().given)
    dice = Dice(9)
    for _ in range(80):
        seat = log.match().waiting()[0]
        options = log.match().options(seat)
        log.answer(seat, options[dice.below(len(options))])
        pictures.append(log.match().s.to_bytes())
    given = log.match().given
    assert log.match().past(count).s.to_bytes() == pictures[0]
    assert log.match().past(len(given)).s.to_bytes() == pictures[-1]
    for length in range(0, len(given), 7):
        again = log.match().past(length)
        assert len(again.given) == length
        if length < len(given):
            again.apply(*given[length].pair(), 1)
            assert again.s.to_bytes() == log.match().past(length + 1).s.to_bytes()
