"""Being away: how long before the others may vote, what counts as being here, and what ends a vote."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.log import ID, Log, opened, playing
from tests.server.running import HandClock, Running, at, code_of, send, started, told, two_seats
from theomachy.client import Api, new_id
from theomachy.server.live.signs_of_life import KEPT, SignsOfLife
from theomachy.server.protocol import (
    AbsentShown,
    Done,
    Entered,
    Join,
    Leave,
    OpenTable,
    Pace,
    Refused,
    Say,
    SeatWish,
    Setup,
    Start,
    Vote,
)
from theomachy.server.tables.clocks import MINUTE, absence_grace
from theomachy.server.tables.messages.absence import Resumed
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.views.table_view import absent_shown
from theomachy.server.views.viewer import LiveState

GRACE = absence_grace(Pace())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("absence"), ports=HandClock()) as running:
        yield running


def on(server: Running, milliseconds: int) -> None:
    """Move the server's time on."""
    assert isinstance(server.ports, HandClock)
    server.ports.ahead += milliseconds


async def asked_and_other(api: Api) -> tuple[Entered, Entered]:
    """Two people in a game: the one who is asked, and the other one."""
    people = await started(api, two_seats())
    update = await api.table(people[0].table, people[0].token)
    assert update.game is not None
    asked = people[update.game.waiting[0]]
    return asked, people[1 - asked.seats[0]]


def vote_about(absent: Entered, by: Entered) -> Vote:
    """A vote of one about the other."""
    return Vote(id=new_id(), seat=by.seats[0], absent=absent.seats[0])


def test_the_time_to_be_away_depends_on_the_pace() -> None:
    assert absence_grace(Pace()) == 5 * MINUTE
    assert absence_grace(Pace(kind="clock", seconds=60)) == MINUTE
    assert absence_grace(Pace(kind="clock", seconds=1_800)) == 3 * MINUTE
    assert absence_grace(Pace(kind="clock", seconds=86_400)) == 5 * MINUTE
    assert absence_grace(Pace(kind="days", days=3)) == 36 * 60 * MINUTE
    assert absence_grace(Pace(kind="days", days=30)) < KEPT


def test_a_player_whose_connection_broke_for_a_moment_is_not_voted_away(server: Running) -> None:
    async def story(api: Api) -> None:
        asked, other = await asked_and_other(api)
        async with at(api, other) as waiting:
            async with at(api, asked):
                await waiting.until(lambda: len(waiting.shown().present) == 2)
                assert waiting.shown().absent == []
            await waiting.until(lambda: len(waiting.shown().present) == 1)
            (absent,) = waiting.shown().absent
            assert absent.seat == asked.seats[0]
            assert absent.vote_from == absent.since + GRACE
            reply = await waiting.request(vote_about(asked, other))
            assert code_of(reply) == "present"
            assert isinstance(reply, Refused)
            assert 0 < reply.retry <= GRACE
            on(server, absent.vote_from - server.ports.now())
            assert isinstance(await waiting.request(vote_about(asked, other)), Done)
            await waiting.until(lambda: waiting.shown().seats[asked.seats[0]].away)

    told(server, story)


def test_a_player_without_a_socket_is_here_as_long_as_requests_come(server: Running) -> None:
    async def story(api: Api) -> None:
        asked, other = await asked_and_other(api)
        async with at(api, other) as waiting:
            for _ in range(3):
                on(server, GRACE - 10_000)
                await api.table(asked.table, asked.token)
                assert code_of(await waiting.request(vote_about(asked, other))) == "present"
            on(server, GRACE - 10_000)
            assert isinstance(await send(api, asked, Say(id=new_id(), text="thinking")), Done)
            on(server, GRACE - 10_000)
            assert code_of(await waiting.request(vote_about(asked, other))) == "present"
            on(server, 10_001)
            assert isinstance(await waiting.request(vote_about(asked, other)), Done)

    told(server, story)


def test_a_player_who_waits_for_news_without_a_socket_is_present(server: Running) -> None:
    async def story(api: Api) -> None:
        asked, other = await asked_and_other(api)
        async with at(api, other) as waiting:
            path = f"/api/tables/{asked.table}?after={waiting.seq}&wait=25"
            poll = asyncio.create_task(api.call("GET", path, b"", asked.token))
            await waiting.until(lambda: len(waiting.shown().present) == 2)
            on(server, 2 * GRACE)
            assert code_of(await waiting.request(vote_about(asked, other))) == "present"
            assert isinstance(await waiting.request(Say(id=new_id(), text="hello?")), Done)
            assert (await poll)[0] == 200
            await waiting.until(lambda: len(waiting.shown().present) == 1)
            assert code_of(await waiting.request(vote_about(asked, other))) == "present"

    told(server, story)


def test_who_is_not_waited_for_is_not_voted_about(server: Running) -> None:
    async def story(api: Api) -> None:
        asked, other = await asked_and_other(api)
        on(server, 2 * GRACE)
        async with at(api, asked) as player:
            assert player.shown().absent == []
            assert code_of(await player.request(vote_about(other, asked))) == "nobody-asks"

    told(server, story)


def three_waiting() -> tuple[Log, int, int, int]:
    """A game of three people, the one who is asked, and the others."""
    log = playing("ankh", 3)
    absent = log.match().waiting()[0]
    one, two = (seat for seat in range(3) if seat != absent)
    return log, absent, one, two


def test_a_vote_ends_when_the_player_is_back_before_the_others_have_voted() -> None:
    log, absent, one, two = three_waiting()
    log.now += GRACE
    log.ask(Vote(id=ID, seat=one, absent=absent), (one,))
    assert list(log.table.votes[absent]) == [one]
    log.now += 1_000
    log.seen = {absent: log.now}
    log.ask(Say(id=ID, text="back"), (absent,))
    assert log.table.votes == {}
    assert log.table.log[-1].body.kind == "vote-ended"
    with pytest.raises(RequestRefused, match="present"):
        log.ask(Vote(id=ID, seat=two, absent=absent), (two,))
    log.ask(Leave(id=ID), (two,))  # one vote would be enough now
    assert not log.table.seats[absent].away


def test_a_vote_ends_when_the_question_is_answered_or_taken_back() -> None:
    log, absent, one, _ = three_waiting()
    log.now += GRACE
    log.ask(Vote(id=ID, seat=one, absent=absent), (one,))
    log.answer(absent, log.match().options(absent)[0])
    assert log.table.votes == {}


def test_a_vote_does_not_outlive_a_restart() -> None:
    log, absent, one, _ = three_waiting()
    log.now += GRACE
    log.ask(Vote(id=ID, seat=one, absent=absent), (one,))
    log.append(Resumed(5_000))
    assert log.table.votes == {}


def test_a_socket_that_comes_back_ends_the_vote_for_all_to_see(server: Running) -> None:
    async def story(api: Api) -> None:
        seats = [SeatWish(kind="me"), SeatWish(kind="friend"), SeatWish(kind="friend")]
        ada = await api.open_table(
            OpenTable(name="Ada", setup=Setup(game="ankh", players=3), seats=seats, bearer=True)
        )
        friends = [Join(name="Friend", invite=one.invite, bearer=True) for one in ada.invites]
        people = [ada, *[await api.join(friend) for friend in friends]]
        await send(api, ada, Start(id=new_id()))
        update = await api.table(ada.table, ada.token)
        assert update.game is not None
        absent = people[update.game.waiting[0]]
        voter = people[(absent.seats[0] + 1) % 3]
        on(server, GRACE)
        async with at(api, voter) as waiting:
            assert isinstance(await waiting.request(vote_about(absent, voter)), Done)
            await waiting.until(lambda: bool(waiting.shown().votes))
            async with at(api, absent):
                await waiting.until(lambda: waiting.entries[-1].kind == "vote-ended")
            assert waiting.shown().votes == []

    told(server, story)


def test_a_restart_and_an_unloaded_table_count_from_the_right_moment() -> None:
    signs = SignsOfLife(start=1_000)
    assert signs.last("t", 2) == {0: 1_000, 1: 1_000}
    signs.heard("t", (1,), 5_000)
    signs.heard("u", (0,), 6_000)
    signs.heard("w", (), 6_000)
    assert signs.last("t", 2) == {0: 1_000, 1: 5_000}
    signs.forget_old(5_000 + KEPT + 1)
    assert signs.last("t", 2)[1] == 1_000
    assert signs.last("u", 1)[0] == 6_000


def test_a_view_names_who_is_waited_for_and_away_and_nobody_else() -> None:
    log, absent, one, _ = three_waiting()
    asked_at = log.table.log[-1].at
    assert absent_shown(log.table, LiveState([one], 0, 0)) == [
        AbsentShown(seat=absent, since=asked_at, vote_from=asked_at + GRACE)
    ]
    later = asked_at + 7_000
    assert absent_shown(log.table, LiveState([], 0, 0, seen={absent: later}))[0].since == later
    assert absent_shown(log.table, LiveState([absent], 0, 0)) == []
    assert absent_shown(log.table, LiveState([], 0, 0, "frozen")) == []


def test_several_seats_at_one_device_have_one_voice() -> None:
    made = msgspec.structs.replace(opened("ankh", 4), host_seats=[0, 1])
    log = Log(made)
    log.ask(Start(id=ID))
    while (absent := log.match().waiting()[0]) not in (2, 3):
        log.answer(absent, log.match().options(absent)[0])
    other = 5 - absent
    assert log.table.votes_needed(absent) == 2
    log.now += GRACE
    log.ask(Vote(id=ID, seat=0, absent=absent), (0, 1))
    log.ask(Vote(id=ID, seat=1, absent=absent), (0, 1))
    assert not log.table.seats[absent].away
    log.ask(Vote(id=ID, seat=other, absent=absent), (other,))
    assert log.table.seats[absent].away
    assert log.table.voters(0) == [other]
    assert log.table.votes_needed(0) == 1
