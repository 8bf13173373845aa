"""A rematch is played only by people who came to it, and one that was given up can be asked for again."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.running import HandClock, Running, code_of, send, started, told, two_seats
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.server.live.table_grants import Standing
from theomachy.server.protocol import (
    Close,
    Done,
    Enter,
    Entered,
    Join,
    Kick,
    Pace,
    Refused,
    Rematch,
    Rematched,
    Start,
)
from theomachy.server.tables.clocks import absence_grace
from theomachy.server.tables.limits import LIMITS
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.messages.starting import Closed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("rematch"), ports=HandClock()) as running:
        yield running


async def finished(server: Running, api: Api, pace: Pace | None = None) -> tuple[Entered, Entered]:
    """Ada and Bob at the table of a game that is over."""
    ada, bob = await started(api, two_seats(visibility="link", pace=pace or Pace()))
    await end(server, ada.table)
    return ada, bob


async def end(server: Running, table: str) -> None:
    """End a game that has begun."""

    async def plan(standing: Standing) -> Decision:
        return Decision(Closed("the evening is over"))

    await asyncio.to_thread(server.inside, server.app.hosts.host(table).transact(plan))


async def follow(api: Api, who: Entered) -> Entered:
    """Go to the rematch."""
    return await api.post(f"/api/tables/{who.table}/follow", Enter(bearer=True), Entered, who.token)


async def rematch(api: Api, who: Entered) -> str:
    """Ask for a rematch; its table."""
    reply = await send(api, who, Rematch(id=new_id()))
    assert isinstance(reply, Rematched)
    return reply.table


def test_a_rematch_waits_for_everybody_and_says_for_whom(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await finished(server, api, Pace(kind="clock", seconds=10, increment=0))
        await rematch(api, bob)
        host = await follow(api, bob)
        refused = await send(api, host, Start(id=new_id()))
        assert isinstance(refused, Refused)
        assert refused.code == "not-come"
        assert "Ada" in refused.detail
        shown = await api.table(host.table, host.token)
        assert [seat.awaited for seat in shown.table.seats] == [True, False]
        guest = await follow(api, ada)
        again = await follow(api, ada)
        assert guest.seats == again.seats == [0]
        shown = await api.table(host.table, guest.token)
        assert [seat.awaited for seat in shown.table.seats] == [False, False]
        assert [(entry.kind, entry.seat) for entry in shown.entries[1:]] == [("came", 0)]
        assert isinstance(await send(api, host, Start(id=new_id())), Done)

    told(server, story)


def test_a_rematch_that_was_closed_can_be_asked_for_again_by_the_other(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await finished(server, api)
        first = await rematch(api, bob)
        host = await follow(api, bob)
        assert await rematch(api, ada) == first
        assert isinstance(await send(api, host, Close(id=new_id())), Done)
        second = await rematch(api, ada)
        assert second != first
        assert await rematch(api, bob) == second
        hers, his = await follow(api, ada), await follow(api, bob)
        assert (hers.role, his.role) == ("host", "seat")
        assert isinstance(await send(api, hers, Start(id=new_id())), Done)
        await end(server, second)
        assert await rematch(api, bob) == second  # it was played

    told(server, story)


def test_nobody_can_use_up_the_rematches_of_another(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await finished(server, api)
        for _ in range(LIMITS.rematches):
            await rematch(api, bob)
            assert isinstance(await send(api, await follow(api, bob), Close(id=new_id())), Done)
        assert code_of(await send(api, bob, Rematch(id=new_id()))) == "too-many"
        await rematch(api, ada)
        assert (await follow(api, bob)).role == "seat"

    told(server, story)


def test_who_does_not_come_is_sent_away_after_a_while_only_and_the_seat_is_free(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await finished(server, api)
        await rematch(api, bob)
        host = await follow(api, bob)
        refused = await send(api, host, Kick(id=new_id(), seat=0))
        assert isinstance(refused, Refused)
        assert refused.code == "not-come"
        assert refused.retry
        assert isinstance(server.ports, HandClock)
        server.ports.ahead += absence_grace(Pace())
        assert isinstance(await send(api, host, Kick(id=new_id(), seat=0)), Done)
        shown = await api.table(host.table, host.token)
        assert [(seat.kind, seat.awaited) for seat in shown.table.seats] == [("free", False), ("person", False)]
        with pytest.raises(RefusedByServer, match="unknown"):
            await follow(api, ada)
        cid = await api.join(Join(name="Cid", code=host.code, bearer=True))
        assert cid.seats == [0]
        assert isinstance(await send(api, host, Start(id=new_id())), Done)

    told(server, story)
