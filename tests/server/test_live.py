"""Live play on real sockets: views, questions, refusals, coming back, several devices."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.campaigns.wire import handshake
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
from theomachy.client import Api, new_id
from theomachy.engine.chance import Dice
from theomachy.server.live import socket_session
from theomachy.server.protocol import (
    Answer,
    Done,
    Invite,
    Invited,
    Join,
    Kick,
    Ping,
    Pong,
    Presence,
    Refused,
    Rematch,
    Say,
    ServerMessage,
    Start,
    Thing,
    Update,
    Words,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("live"), ports=HandClock()) as running:
        yield running


def test_a_seat_sees_its_view_its_question_and_what_each_option_names(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats())
        async with at(api, ada) as one, at(api, bob) as two:
            assert one.welcome is not None
            assert (one.welcome.role, one.welcome.seats) == ("host", [0])
            assert two.welcome is not None
            assert (two.welcome.role, two.welcome.seats) == ("seat", [1])
            asked = [player for player in (one, two) if player.mine()]
            assert len(asked) == 1
            question = asked[0].mine()[0]
            assert (question.kind, question.gesture) == ("choose-action", "action")
            assert question.rule.startswith("ANKH-")
            assert question.options[0].things == [Thing("action", "move")]
            assert question.options[0].words == Words("ankh-action-move", {})
            assert question.options[0].text == "move"
            other = one if asked[0] is two else two
            assert other.questions == []
            assert one.latest is not None
            assert one.latest.game is not None
            assert one.latest.game.sides == [[0], [1]]
            assert set(one.latest.game.views) == {"0"}
            view = json.loads(bytes(one.latest.game.views["0"]))
            assert view["game"] == "ankh"
            assert [seat.called for seat in one.shown().seats] == view["gods"]
            assert one.shown().header["game"] == "ankh"

    told(server, story)


def test_pantheon_hands_are_seen_by_their_owners_only_and_by_no_spectator(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats("pantheon", visibility="link"))
        eve = await api.join(Join(name="Eve", code=ada.code, watch=True, bearer=True))
        assert (eve.role, eve.seats, eve.code) == ("spectator", [], "")
        for who, key, own in ((ada, "0", 0), (bob, "1", 1), (eve, "spectator", None)):
            update = await api.table(who.table, who.token)
            assert update.game is not None
            assert set(update.game.views) == {key}
            players = json.loads(bytes(update.game.views[key]))["players"]
            assert [("hand" in player) for player in players] == [seat == own for seat in (0, 1)]
            if own is None:
                assert update.game.questions == []
                assert update.table.code == ""
            drawn = [
                event
                for entry in update.entries
                for event in entry.events.get(key, [])
                if event.kind == "card-drawn" and event.who is not msgspec.UNSET
            ]
            for event in drawn:
                if event.who != own and event.rule == "PAN-SETUP-15":
                    assert event.what is msgspec.UNSET

    told(server, story)


def test_duplicates_get_the_same_reply_and_the_same_id_means_the_same_request(server: Running) -> None:
    async def story(api: Api) -> None:
        entered = await api.open_table(two_seats(other="hotseat"))
        assert entered.seats == [0, 1]
        start = Start(id=new_id())
        first = await send(api, entered, start)
        assert await send(api, entered, start) == first
        update = await api.table(entered.table, entered.token)
        assert update.game is not None
        question = update.game.questions[0]
        answer = Answer(id=new_id(), seat=question.seat, asked=question.asked, option=question.options[0].code)
        done = await send(api, entered, answer)
        assert isinstance(done, Done)
        assert await send(api, entered, answer) == done
        changed = Answer(id=answer.id, seat=answer.seat, asked=answer.asked, option=question.options[-1].code)
        assert code_of(await send(api, entered, changed)) == "id-reused"
        reused = Say(id=answer.id, text="hello")
        assert code_of(await send(api, entered, reused)) == "id-reused"
        say = Say(id=new_id(), text="hello")
        said = await send(api, entered, say)
        assert await send(api, entered, say) == said
        server.inside(forget(server, entered.table))  # also when nothing is in memory any more
        assert await send(api, entered, answer) == done
        assert await send(api, entered, say) == said
        assert await send(api, entered, start) == first
        after = await api.table(entered.table, entered.token)
        assert [entry.kind for entry in after.entries].count("said") == 1

    told(server, story)


async def forget(server: Running, table: str) -> None:
    """Put a table away, as if nobody had used it for long."""
    host = server.app.hosts.loaded.pop(table)
    await host.finish()


def test_refusals_are_typed_and_name_rules(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats())
        update = await api.table(ada.table, ada.token)
        assert update.game is not None
        seat = update.game.waiting[0]
        asked, waits = (ada, bob) if seat == 0 else (bob, ada)
        mine = await api.table(asked.table, asked.token)
        assert mine.game is not None
        question = mine.game.questions[0]
        other = 1 - seat

        def answer(of: int, number: int, option: int | str) -> Answer:
            return Answer(id=new_id(), seat=of, asked=number, option=option)

        reply = await send(api, waits, answer(other, question.asked, 2))
        assert code_of(reply) == "not-your-turn"
        assert isinstance(reply, Refused)
        assert reply.reasons[0].rule.startswith("ANKH")
        reply = await send(api, asked, answer(seat, question.asked, 300))
        assert code_of(reply) == "illegal"
        assert isinstance(reply, Refused)
        assert reply.reasons
        assert code_of(await send(api, asked, answer(seat, question.asked, "dance"))) == "illegal"
        assert code_of(await send(api, asked, answer(seat, question.asked + 1, 2))) == "stale"
        assert code_of(await send(api, waits, answer(seat, question.asked, 2))) == "forbidden"
        assert code_of(await send(api, bob, Kick(id=new_id(), seat=0))) == "forbidden"
        assert code_of(await send(api, ada, Kick(id=new_id(), seat=1))) == "wrong-phase"
        assert code_of(await send(api, ada, Rematch(id=new_id()))) == "wrong-phase"
        assert isinstance(await send(api, asked, answer(seat, question.asked, question.options[0].text)), Done)

    told(server, story)


def test_coming_back_from_any_number_tells_exactly_what_was_missed(server: Running) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats("pantheon", other="hotseat"))
        async with at(api, ada) as one:
            await one.request(Start(id=new_id()))
            await play_on(one, Dice(5), 12)
            everything = {entry.seq: entry for entry in one.entries}
            last = one.seq
        assert sorted(everything) == list(range(1, last + 1))
        for after in (0, 1, 5, last - 1, last):
            update = await api.table(ada.table, ada.token, after)
            assert update.seq == last
            assert [entry.seq for entry in update.entries] == list(range(after + 1, last + 1))
            assert all(entry == everything[entry.seq] for entry in update.entries)
            assert (update.game is None) == (after == last)
        strange = await api.table(ada.table, ada.token, last + 1_000)
        assert strange.skipped
        assert strange.game is not None

    told(server, story)


def test_several_devices_of_a_seat_are_told_the_same_and_presence_counts_seats(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats())
        reply = await send(api, bob, Invite(id=new_id(), seats=[1]))
        assert isinstance(reply, Invited)
        phone = await api.join(Join(name="Bob's phone", invite=reply.invite, bearer=True))
        assert (phone.role, phone.seats) == ("seat", [1])
        async with at(api, ada) as one:
            heard: list[ServerMessage] = []
            one.heard = heard.append
            async with at(api, bob) as two, at(api, phone) as three:
                await one.until(lambda: any(isinstance(m, Presence) and m.present == [0, 1] for m in heard))
                asked = [player for player in (one, two, three) if player.mine()]
                answered = await asked[-1].answer(asked[-1].mine()[0], asked[-1].mine()[0].options[0].code)
                assert isinstance(answered, Done)
                for player in (one, two, three):
                    await player.until(lambda player=player: player.seq >= answered.seq)  # type: ignore[misc]
                assert two.latest is not None
                assert three.latest is not None
                assert two.latest.entries == three.latest.entries
                assert two.latest.game == three.latest.game
                two.cut()
                await asyncio.sleep(0.1)
            await one.until(lambda: any(isinstance(m, Presence) and m.present == [0] for m in heard))
        assert [m.kind for m in one.entries].count("seated") == 1

    told(server, story)


def test_a_long_poll_waits_for_what_comes(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await two_people(api, two_seats())
        seq = (await api.table(ada.table, ada.token)).seq
        path = f"/api/tables/{ada.table}?after={seq}&wait=20"
        waiting = asyncio.create_task(api.get(path, Update, ada.token))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        await send(api, bob, Say(id=new_id(), text="  hi\u202e there "))
        update = await asyncio.wait_for(waiting, 5)
        assert [(m.kind, m.seat, m.name, m.text) for m in update.entries] == [("said", 1, "Bob", "hi there")]
        quick = await api.get(f"/api/tables/{ada.table}?after={update.seq}&wait=1", Update, ada.token)
        assert quick.entries == []

    told(server, story)


async def nonsense(socket: ClientConnection) -> AsyncIterator[str]:
    """Send nonsense until the server has had enough; the kinds of its replies."""
    with suppress(ConnectionClosed):
        while True:
            await socket.send("nonsense")
            yield json.loads(await socket.recv())["type"]


def test_ping_and_malformed_messages_on_a_socket(server: Running) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats())
        url = f"ws://127.0.0.1:{server.port}/api/tables/{ada.table}/socket?protocol=2"
        headers = {"Authorization": f"Bearer {ada.token}"}
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
            assert json.loads(await socket.recv())["type"] == "update"
            await socket.send(msgspec.json.encode(Ping(7)), text=True)
            assert msgspec.json.decode(await socket.recv(), type=Pong).n == 7
            for bad in (
                "",
                "{",
                "[]",
                "{}",
                '{"type":"dance"}',
                '{"type":"say","id":"x"}',
                '{"type":"start","id":"' + "0" * 32 + '","more":1}',
                '{"type":"answer","id":"' + "0" * 32 + '","seat":-1,"asked":0,"option":1}',
                "[" * 2_000,
            ):
                await socket.send(bad)
                reply = json.loads(await socket.recv())
                assert (reply["type"], reply["code"]) == ("refused", "malformed"), bad
                assert reply["detail"]
            await socket.send(b"\xff\xfe")
            assert json.loads(await socket.recv())["code"] == "malformed"
            await socket.send(msgspec.json.encode(Ping(1)))  # bytes are as good as text
            assert json.loads(await socket.recv())["n"] == 1
            kinds = [kind async for kind in nonsense(socket)]
            assert kinds[:-1] == ["refused"] * 20
            assert kinds[-1] == "goodbye"

    told(server, story)


def test_a_device_that_reads_nothing_is_given_up_and_others_miss_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_session, "SLOWEST", 0.2)
    server.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)  # so that little is under way unread

    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats())
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            deaf.connect(("127.0.0.1", server.port))
            path = f"/api/tables/{bob.table}/socket?protocol=2"
            deaf.sendall(handshake("127.0.0.1", path, {"Authorization": f"Bearer {bob.token}"}))
            async with at(api, ada) as player:
                await player.until(lambda: player.shown().present == [0, 1])
                for number in range(1_000):
                    said = await player.request(Say(id=new_id(), text="\U0001f5fa" * 490 + str(number)))
                    assert isinstance(said, Done)
                    if player.shown().present == [0]:
                        break
                    await asyncio.sleep(0.01)
                assert player.shown().present == [0]
                assert player.connects == 1

    told(server, story)
