"""A commit whose reply is lost: nobody is told a guess, nothing is doubled or lost, and play goes on by itself."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.postgres_server import PostgresServer
from tests.server.cut_commits import CommitCutter, Cut
from tests.server.making import KEY, answered, grant, invite, opened, token
from tests.server.running import Running, at, send, started, two_people, two_seats
from theomachy.client import Api, Player, RefusedByServer, new_id
from theomachy.server.http.health import ready
from theomachy.server.live.metrics import Metrics
from theomachy.server.protocol import Credentials, Done, Entered, Join, Kick, LoggedIn, Refused, Say
from theomachy.server.store.backup import verify_url
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import Account, Batch, InDoubt, Login, NotSaved
from theomachy.server.store.sql import SqlStore

ENTRY, ACCOUNT = b"INTO entries", b"INTO accounts"  # other commits go on: the server notes that it is alive
SOON = 0.2  # seconds of patience, where the database stays out of reach


@pytest.fixture
def cutter(postgres: PostgresServer) -> Iterator[CommitCutter]:
    """A database that is reached through a cutter."""
    with CommitCutter(postgres.new_database()) as made:
        yield made


def doubts(metrics: Metrics, verdict: str) -> float:
    """How many commits in doubt ended so."""
    return metrics.registry.get_sample_value("theomachy_commits_in_doubt_total", {"how": verdict}) or 0


def test_a_commit_whose_reply_is_lost_is_looked_up_before_anybody_is_answered(cutter: CommitCutter) -> None:
    async def whole() -> None:
        metrics = Metrics()
        store = open_store(cutter.url, metrics, key=KEY)
        batch, last = opened("t")
        await store.write(batch)
        log = [last]
        for number in range(7):
            cutter.cut("after")
            batch, entry = answered(log[-1], number)
            await store.write(batch)  # it is there, so it is saved
            log.append(entry)
            assert await store.entries("t") == log
            assert store.problem() is None
        assert (cutter.cuts, doubts(metrics, "committed")) == (7, 7)
        await store.close()

    asyncio.run(whole())
    assert verify_url(cutter.url, KEY).problems == []


def test_a_commit_that_never_arrived_is_not_saved_and_can_be_sent_again(cutter: CommitCutter) -> None:
    async def whole() -> None:
        metrics = Metrics()
        store = open_store(cutter.url, metrics, key=KEY)
        batch, first = opened("t")
        await store.write(batch)
        batch, entry = answered(first, 1)
        for _ in range(3):
            cutter.cut("before")
            with pytest.raises(NotSaved):
                await store.write(batch)
            assert await store.entries("t") == [first]
        assert doubts(metrics, "lost") == 3
        await store.write(batch)
        assert await store.entries("t") == [first, entry]
        await store.close()

    asyncio.run(whole())


@pytest.mark.parametrize("where", ["before", "after"])
def test_batches_without_entries_are_looked_up_as_well(cutter: CommitCutter, where: Cut) -> None:
    async def whole() -> None:
        store = open_store(cutter.url, key=KEY)
        await store.write(opened("t")[0])
        everything = Batch(
            accounts=[Account("ann", "Ann", "argon", 3)],
            grants=[grant("g", "t", "ann")],
            invites=[invite("i", "t")],
            logins=[Login(token("l"), "ann", 4)],
        )
        changes = Batch(
            revoked=[token("g")],
            used_invites=[token("i")],
            logged_out=[token("l")],
            passwords=[("ann", "other")],
        )
        for batch in (everything, changes):
            cutter.cut(where)
            if where == "before":
                with pytest.raises(NotSaved):
                    await store.write(batch)
                await store.write(batch)
            else:
                await store.write(batch)
        assert await revoked(store) == (True, True, True, "other")
        await store.close()

    async def revoked(store: SqlStore) -> tuple[bool, bool, bool, str]:
        granted, invited = await store.grant(token("g")), await store.invite(token("i"))
        login, account = await store.login(token("l")), await store.account("ann")
        assert granted
        assert invited
        assert login
        assert account
        return granted.revoked, invited.used, login.revoked, account.password

    asyncio.run(whole())


def test_while_the_database_is_out_of_reach_the_outcome_is_said_to_be_unknown(cutter: CommitCutter) -> None:
    async def whole() -> None:
        metrics = Metrics()
        store = open_store(cutter.url, metrics, patience=SOON, key=KEY)
        batch, first = opened("t")
        await store.write(batch)
        batch, entry = answered(first, 1)
        cutter.cut("after", then_unreachable=True)
        with pytest.raises(InDoubt):
            await store.write(batch)
        assert doubts(metrics, "unknown") == 1
        after, _ = answered(entry, 2)
        with pytest.raises(NotSaved):  # of this one it is known: it never reached the database
            await store.write(after)
        assert (await ready(store)).status == 503
        cutter.reachable = True
        await store.probe()
        assert await store.entries("t") == [first, entry]
        await store.write(after)
        assert (await ready(store)).status == 200
        await store.close()

    asyncio.run(whole())


async def register(api: Api, name: str) -> LoggedIn:
    """Make an account."""
    return await api.post("/api/accounts", Credentials(name=name, password="long enough", bearer=True), LoggedIn)


def said(player: Player) -> Counter[str]:
    """What was said at the table, as this player was told."""
    return Counter(entry.text for entry in player.entries if entry.kind == "said")


async def insist(api: Api, entered: Entered, say: Say) -> Done:
    """Send the same request until it is done, as every client may."""
    while True:
        try:
            reply = await send(api, entered, say)
        except RefusedByServer as refused:
            if refused.refused.code not in ("not-saved", "in-doubt"):
                raise
            await asyncio.sleep(0.05)
            continue
        assert isinstance(reply, Done), reply
        return reply


def test_everybody_at_a_table_is_told_what_became_durable_after_all(tmp_path: Path, cutter: CommitCutter) -> None:
    """Seven commits in doubt while the database is out of reach; the listeners are told without asking."""
    with Running(tmp_path, database=cutter.url, patience=SOON) as server:

        async def story() -> None:
            api = Api(server.address)
            ada, bob = await started(api, two_seats())
            async with at(api, ada) as one, at(api, bob) as two:
                for number in range(7):
                    cutter.cut("after", ENTRY, then_unreachable=True)
                    say = Say(id=new_id(), text=f"word {number}")
                    with pytest.raises(RefusedByServer, match="in-doubt"):
                        await send(api, ada, say)
                    told = two.seq
                    assert f"word {number}" not in said(two)
                    cutter.reachable = True
                    await two.until(lambda told=told: two.seq > told)  # type: ignore[misc]  # nobody asked
                    await one.until(lambda: one.seq == two.seq)
                    assert said(two)[f"word {number}"] == said(one)[f"word {number}"] == 1
                    done = await insist(api, ada, say)
                    assert done.seq == two.seq  # the stored reply, not a second entry
                assert cutter.cuts == 7
                assert one.connects == two.connects == 1
                assert said(one) == said(two) == Counter({f"word {number}": 1 for number in range(7)})

        asyncio.run(asyncio.wait_for(story(), 120))


def test_a_kick_in_doubt_ends_the_socket_of_the_one_who_was_kicked(tmp_path: Path, cutter: CommitCutter) -> None:
    with Running(tmp_path, database=cutter.url, patience=SOON) as server:

        async def story() -> None:
            api = Api(server.address)
            ada, bob = await two_people(api, two_seats())
            async with at(api, bob) as two:
                await two.until(lambda: two.seq > 0)
                cutter.cut("after", ENTRY, then_unreachable=True)
                with pytest.raises(RefusedByServer, match="in-doubt"):
                    await send(api, ada, Kick(id=new_id(), seat=1))
                cutter.reachable = True
                with pytest.raises(Exception, match="your token for this table has ended"):
                    await two.until(lambda: False)

        asyncio.run(asyncio.wait_for(story(), 60))


def test_opening_joining_and_registering_in_doubt_are_answered_from_what_is_stored(
    tmp_path: Path, cutter: CommitCutter
) -> None:
    with Running(tmp_path, database=cutter.url, patience=SOON) as server:

        async def story() -> None:
            api = Api(server.address)
            cutter.cut("after", ENTRY)
            ada = await api.open_table(two_seats())
            cutter.cut("after", ENTRY)
            bob = await api.join(Join(name="Bob", invite=ada.invites[0].invite, bearer=True))
            assert (await api.table(bob.table, bob.token)).table.seats[1].name == "Bob"
            cutter.cut("after", ACCOUNT)
            await register(api, "Cy")
            assert cutter.cuts == 3
            cutter.cut("after", ENTRY, then_unreachable=True)
            wish = replace(two_seats(), id=new_id())
            made = await api.post("/api/tables", wish, Entered)  # in doubt, but it can be read that it is there
            cutter.reachable = True
            again = await api.open_table(wish)
            assert (again.table, again.token) == (made.table, made.token)
            assert server.inside(server.app.services.store.count()) == 2
            assert (await api.table(again.table, again.token)).seq == 1
            cutter.cut("after", ACCOUNT, then_unreachable=True)
            with pytest.raises(RefusedByServer, match="in-doubt"):
                await register(api, "Dee")
            cutter.reachable = True
            with pytest.raises(RefusedByServer, match="taken"):
                await register(api, "Dee")

        asyncio.run(asyncio.wait_for(story(), 60))


def test_play_goes_on_after_seven_restarts_and_seven_killed_sessions(tmp_path: Path) -> None:
    with PostgresServer() as postgres, Running(tmp_path, database=postgres.new_database()) as server:

        async def trouble() -> None:
            for _ in range(7):
                await asyncio.to_thread(postgres.end_sessions)
                await asyncio.sleep(0.2)
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)
                await asyncio.sleep(0.2)

        async def chat(api: Api, entered: Entered, name: str, over: asyncio.Event) -> list[str]:
            words: list[str] = []
            while not over.is_set() or len(words) < 5:
                words.append(f"{name} {len(words)}")
                await insist(api, entered, Say(id=new_id(), text=words[-1]))
            return words

        async def story() -> None:
            api = Api(server.address)
            ada, bob = await started(api, two_seats())
            over = asyncio.Event()
            async with at(api, ada) as one, at(api, bob) as two:
                talk = [asyncio.create_task(chat(api, who, name, over)) for who, name in ((ada, "a"), (bob, "b"))]
                await trouble()
                over.set()
                words = Counter(chain.from_iterable(await asyncio.gather(*talk)))
                last = (await api.table(ada.table, ada.token)).seq
                await one.until(lambda: one.seq == last)
                await two.until(lambda: two.seq == last)
                assert said(one) == said(two) == words
                assert set(words.values()) == {1}

        asyncio.run(asyncio.wait_for(story(), 180))


def test_a_session_that_the_network_forgot_does_not_keep_us_out(postgres: PostgresServer) -> None:
    """The server holds the old session, and with it our lock; the new one ends it."""

    async def whole() -> None:
        store = open_store(postgres.new_database(), patience=10, key=KEY)
        batch, first = opened("t")
        await store.write(batch)
        connection = store._writing._connection
        assert connection
        store._writing._connection = None  # as if our end of it was cut and the other end not
        batch, entry = answered(first, 1)
        await store.write(batch)
        assert await store.entries("t") == [first, entry]
        with pytest.raises(Exception, match="terminat"):
            connection.rows("SELECT 1")
        await store.close()

    asyncio.run(whole())


def test_a_reply_in_doubt_is_never_called_not_saved() -> None:
    """The two refusals say different things, and only one of them says that nothing was changed."""
    assert not issubclass(InDoubt, NotSaved)
    assert "only with `in-doubt`" in (Refused.__doc__ or "").lower()
