"""Who sits at a table: coming, going, being sent away, taking back, being absent, playing again."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.running import (
    HandClock,
    Running,
    at,
    code_of,
    play_on,
    send,
    started,
    told,
    two_people,
    two_seats,
)
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.engine.chance import Dice
from theomachy.server.protocol import (
    Agree,
    Close,
    Done,
    Enter,
    Entered,
    Fill,
    Goodbye,
    Invite,
    Invited,
    Join,
    Kick,
    Leave,
    OpenTable,
    Pace,
    Rematch,
    Rematched,
    Return,
    Say,
    SeatWish,
    ServerMessage,
    Setup,
    Start,
    Undo,
    Vote,
)
from theomachy.server.tables.clocks import absence_grace


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("seats"), ports=HandClock()) as running:
        yield running


def test_join_leave_kick_fill_start(server: Running) -> None:
    async def story(api: Api) -> None:
        wish = OpenTable(
            name="Ada",
            setup=Setup(game="ankh", players=4),
            seats=[SeatWish(kind="me"), SeatWish(kind="friend"), SeatWish(kind="friend"), SeatWish(kind="friend")],
            visibility="link",
            bearer=True,
        )
        ada = await api.open_table(wish)
        assert [invite.seat for invite in ada.invites] == [1, 2, 3]
        bob = await api.join(Join(name="Bob", code=ada.code.lower(), bearer=True))
        assert bob.seats == [1]
        with pytest.raises(RefusedByServer, match="taken"):
            await api.join(Join(name="Bo", invite=ada.invites[0].invite, bearer=True))
        with pytest.raises(RefusedByServer, match="taken"):
            await api.join(Join(name="Bo", code=ada.code, seat=1, bearer=True))
        cid = await api.join(Join(name="Cid", code=ada.code, seat=3, bearer=True))
        assert code_of(await send(api, ada, Start(id=new_id()))) == "no-seat"
        async with at(api, cid) as player:
            farewell: list[ServerMessage] = []
            player.heard = farewell.append
            assert isinstance(await send(api, ada, Kick(id=new_id(), seat=3)), Done)
            await asyncio.sleep(0.3)
            assert any(isinstance(message, Goodbye) for message in farewell)
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.table(cid.table, cid.token)
        assert isinstance(await send(api, bob, Leave(id=new_id())), Done)
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.table(bob.table, bob.token)
        ben = await api.join(Join(name="Ben", invite=ada.invites[1].invite, bearer=True))
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.join(Join(name="Ben", invite=ada.invites[1].invite, bearer=True))
        assert ben.seats == [2]
        assert isinstance(await send(api, ada, Fill(id=new_id())), Done)
        with pytest.raises(RefusedByServer, match="full"):
            await api.join(Join(name="Eve", code=ada.code, bearer=True))
        assert isinstance(await send(api, ada, Start(id=new_id())), Done)
        shown = (await api.table(ada.table, ada.token)).table
        assert [(seat.kind, seat.name) for seat in shown.seats] == [
            ("person", "Ada"),
            ("bot", ""),
            ("person", "Ben"),
            ("bot", ""),
        ]

    told(server, story)


def test_nobody_keeps_a_seat_that_somebody_else_has_taken(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await two_people(api, two_seats(visibility="link"))
        invite = await send(api, ada, Invite(id=new_id(), seats=[0]))
        assert isinstance(invite, Invited)
        phone = await api.join(Join(name="Ada's phone", invite=invite.invite, bearer=True))
        for device in (ada, phone):  # a host's seat would be free, but the host's token would still hold it
            assert code_of(await send(api, device, Leave(id=new_id()))) == "no-seat"
        old = await send(api, bob, Invite(id=new_id(), seats=[1]))
        assert isinstance(old, Invited)
        assert isinstance(await send(api, bob, Leave(id=new_id())), Done)
        await asyncio.sleep(0.01)
        cid = await api.join(Join(name="Cid", code=ada.code, bearer=True))
        assert cid.seats == [1]
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.join(Join(name="Bob", invite=old.invite, bearer=True))
        assert code_of(await send(api, ada, Kick(id=new_id(), seat=0))) == "no-seat"

    told(server, story)


def test_a_seat_of_a_rematch_that_was_freed_is_not_followed_to(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats(visibility="link"))
        for who in (ada, bob):
            await send(api, who, Leave(id=new_id()))
        async with at(api, ada) as one:
            await one.until(one.over)
        reply = await send(api, ada, Rematch(id=new_id()))
        assert isinstance(reply, Rematched)
        path = f"/api/tables/{ada.table}/follow"
        host = await api.post(path, Enter(bearer=True), Entered, ada.token)
        assert host.role == "host"
        assert isinstance(server.ports, HandClock)
        server.ports.ahead += absence_grace(Pace())
        assert isinstance(await send(api, host, Kick(id=new_id(), seat=1)), Done)
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.post(path, Enter(bearer=True), Entered, bob.token)
        cid = await api.join(Join(name="Cid", code=host.code, bearer=True))
        assert cid.seats == [1]
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.post(path, Enter(bearer=True), Entered, bob.token)

    told(server, story)


def test_bots_that_do_not_exist_are_refused(server: Running) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats())
        assert code_of(await send(api, ada, Fill(id=new_id(), level="oracle"))) == "setup"
        wish = OpenTable(
            name="Ada",
            setup=Setup(game="ankh", players=2),
            seats=[SeatWish(kind="me"), SeatWish(kind="bot", level="oracle")],
        )
        with pytest.raises(RefusedByServer, match="setup"):
            await api.open_table(wish)

    told(server, story)


def test_a_closed_table_takes_nobody(server: Running) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats(visibility="link"))
        assert isinstance(await send(api, ada, Close(id=new_id())), Done)
        with pytest.raises(RefusedByServer, match="full"):
            await api.join(Join(name="Bob", code=ada.code, bearer=True))
        shown = (await api.table(ada.table, ada.token)).table
        assert shown.phase == "finished"
        assert shown.result is not None
        assert shown.result.ending == "closed"
        assert code_of(await send(api, ada, Rematch(id=new_id()))) == "wrong-phase"

    told(server, story)


def test_undo_at_the_table_free_and_by_consent(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats())
        async with at(api, ada) as one, at(api, bob) as two:
            players = {0: one, 1: two}
            seat = next(number for number, player in players.items() if player.mine())
            mover, other = players[seat], players[1 - seat]
            question = mover.mine()[0]
            gain = next(option for option in question.options if option.text == "gain")
            done = await mover.answer(question, gain.code)
            assert isinstance(done, Done)
            await mover.until(lambda: mover.seq >= done.seq)
            assert mover.latest is not None
            assert mover.latest.game is not None
            offer = mover.latest.game.undoable
            assert [(one.seat, one.to, one.free) for one in offer] == [(seat, done.seq, True)]
            undone = await mover.request(Undo(id=new_id(), seat=seat, to=done.seq))
            assert isinstance(undone, Done)
            await other.until(lambda: other.seq >= undone.seq)
            assert [m.kind for m in other.entries[-2:]] == ["answered", "undone"]
            await mover.until(lambda: bool(mover.mine()))
            mine = 0
            while mover.mine():
                question = mover.mine()[0]
                reply = await mover.answer(question, question.options[0].code)
                assert isinstance(reply, Done)
                await mover.until(lambda seq=reply.seq: mover.seq >= seq)  # type: ignore[misc]
                mine = reply.seq
            await other.until(lambda: bool(other.mine()))
            reply = await other.answer(other.mine()[0], other.mine()[0].options[0].code)
            assert isinstance(reply, Done)
            asked = await mover.request(Undo(id=new_id(), seat=seat, to=mine))
            assert isinstance(asked, Done)
            await other.until(lambda: other.seq >= asked.seq)
            assert other.shown().undo is not None
            agreed = await other.request(Agree(id=new_id(), seat=1 - seat, agree=True))
            assert isinstance(agreed, Done)
            await mover.until(lambda: mover.seq > agreed.seq)
            assert mover.shown().undo is None
            await mover.until(lambda: bool(mover.mine()))

    told(server, story)


def test_votes_and_returns(server: Running) -> None:
    async def story(api: Api) -> None:
        people = await started(api, two_seats())
        update = await api.table(people[0].table, people[0].token)
        assert update.game is not None
        bob = people[update.game.waiting[0]]
        ada = people[1 - bob.seats[0]]
        vote = Vote(id=new_id(), seat=ada.seats[0], absent=bob.seats[0])
        assert isinstance(server.ports, HandClock)
        async with at(api, ada) as one:
            async with at(api, bob):
                await one.until(lambda: len(one.shown().present) == 2)
                assert code_of(await one.request(vote)) == "present"
            await one.until(lambda: one.shown().present == [ada.seats[0]])
            server.ports.ahead += absence_grace(Pace())
            assert isinstance(await one.request(vote), Done)
            await one.until(lambda: one.shown().seats[bob.seats[0]].away)
            await play_on(one, Dice(1), 3)
            async with at(api, bob) as two:
                assert isinstance(await two.request(Return(id=new_id(), seat=bob.seats[0])), Done)
                await one.until(lambda: not one.shown().seats[bob.seats[0]].away)
            assert [m.kind for m in one.entries].count("handed-over") == 1

    told(server, story)


def test_a_clock_that_runs_out_brings_a_bot_without_anybody_asking(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, _ = await started(api, two_seats(pace=Pace(kind="clock", seconds=10, increment=1)))
        async with at(api, ada) as one:
            clocks = one.shown().clocks
            assert [clock.running for clock in clocks].count(True) == 1
            assert all(clock.left is not None and clock.left <= 10_000 for clock in clocks)
            assert isinstance(server.ports, HandClock)
            server.ports.ahead += 11_000
            assert isinstance(await one.request(Say(id=new_id(), text="time!")), Done)
            await one.until(lambda: any(seat.away for seat in one.shown().seats))
            handed = [m for m in one.entries if m.kind == "handed-over"]
            assert [m.text for m in handed] == ["clock"]

    told(server, story)


def test_bots_play_and_a_rematch_brings_everybody_along(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats("ankh", visibility="link"))
        eve = await api.join(Join(name="Eve", code=ada.code, watch=True, bearer=True))
        assert isinstance(await send(api, ada, Leave(id=new_id())), Done)
        assert isinstance(await send(api, bob, Leave(id=new_id())), Done)
        async with at(api, eve) as watcher:
            await watcher.until(watcher.over)
            result = watcher.shown().result
            assert result is not None
            assert result.winners or result.ending == "atheist"
        reply = await send(api, bob, Rematch(id=new_id()))
        assert isinstance(reply, Rematched)
        again = await send(api, ada, Rematch(id=new_id()))
        assert isinstance(again, Rematched)
        assert again.table == reply.table
        entered = {}
        for name, who in (("ada", ada), ("bob", bob), ("eve", eve)):
            path = f"/api/tables/{who.table}/follow"
            entered[name] = await api.post(path, Enter(bearer=True), Entered, who.token)
        assert [entered[name].role for name in ("ada", "bob", "eve")] == ["seat", "host", "spectator"]
        assert isinstance(await send(api, entered["bob"], Start(id=new_id())), Done)
        shown = (await api.table(reply.table, entered["eve"].token)).table
        assert [seat.name for seat in shown.seats] == ["Ada", "Bob"]
        assert (await api.table(ada.table, ada.token)).table.rematch == reply.table

    told(server, story)
