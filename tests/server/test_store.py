"""The store keeps what it promises, on both databases."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import apsw
import pytest
from msgspec.structs import replace

from tests.postgres_server import PostgresServer
from tests.server.making import KEY, answered, grant, invite, move_id, opened, summary, token
from tests.server.old_databases import make_old
from theomachy.server.store import chain
from theomachy.server.store.authority_key import AuthorityKey
from theomachy.server.store.migrations import Migration, all_migrations
from theomachy.server.store.opening import TemporaryStore, driver_for, open_store
from theomachy.server.store.port import (
    Account,
    Batch,
    Broken,
    CannotOpen,
    Conflict,
    Entry,
    Grant,
    Login,
    NotSaved,
    Reply,
)
from theomachy.server.store.sql import SqlStore
from theomachy.server.store.sqlite import SETTINGS, SqliteDriver, check_version

NEWEST = len(all_migrations())
NEXT = Migration(NEWEST + 1, "colours", "ALTER TABLE tables ADD COLUMN colour {int} NOT NULL DEFAULT 7;")


def with_store(url: str, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    """Open a store, do something with it, close it."""

    async def whole() -> None:
        store = open_store(url, key=KEY)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def sql(url: str, statement: str) -> None:
    """Change a database behind the store's back."""
    connection = driver_for(url).writer()
    connection.begin()
    connection.script(statement)
    connection.commit()
    connection.close()


async def a_log(store: SqlStore, table: str, length: int) -> list[Entry]:
    """Open a table and answer until its log has this length."""
    batch, last = opened(table)
    await store.write(batch)
    log = [last]
    while len(log) < length:
        batch, last = answered(last, len(log))
        await store.write(batch)
        log.append(last)
    return log


def test_what_was_written_is_read_also_after_closing(database_url: str) -> None:
    async def write(store: SqlStore) -> None:
        await a_log(store, "t", 4)
        batch = Batch(
            accounts=[Account("ann", "Ann", "argon", 3)],
            grants=[grant("g", "t", "ann"), grant("h", "t")],
            invites=[invite("i", "t")],
            logins=[Login(token("l"), "ann", 4)],
        )
        await store.write(batch)

    async def read(store: SqlStore) -> None:
        log = await store.entries("t")
        assert [entry.seq for entry in log] == [1, 2, 3, 4]
        assert log[3] == answered(log[2], 3)[1]
        assert await store.entries("t", 2, 1) == [log[2]]
        assert await store.entries("t", 4) == []
        assert await store.entries("t", 9) == []
        assert await store.entries("unknown") == []
        assert await store.reply("t", move_id(2)) == answered(log[1], 2)[0].replies[0]
        assert await store.reply("t", move_id(9)) is None
        kept = await store.summary("t")
        assert kept
        assert kept.last == 4
        assert await store.by_code("code-t") == kept
        assert await store.by_code("other") is None
        assert await store.account("ann") == Account("ann", "Ann", "argon", 3)
        assert await store.account("bob") is None
        assert await store.grant(token("g")) == grant("g", "t", "ann")
        assert await store.grant(token("x")) is None
        assert await store.grants_of("ann") == [grant("g", "t", "ann")]
        assert {g.token for g in await store.grants_at("t")} == {token("g"), token("h")}
        assert await store.invite(token("i")) == invite("i", "t")
        assert await store.invite(token("x")) is None
        assert await store.login(token("l")) == Login(token("l"), "ann", 4)
        assert await store.login(token("x")) is None
        assert await store.secret("t") == token("t")
        assert await store.secret("u") is None
        assert await store.count() == 1
        assert store.problem() is None

    with_store(database_url, write)
    with_store(database_url, read)


def test_rights_are_used_once_and_taken_away(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        await a_log(store, "t", 1)
        await store.write(Batch(accounts=[Account("ann", "Ann", "old", 3)], invites=[invite("i", "t")]))
        await store.write(Batch(used_invites=[token("i")], grants=[grant("g", "t", "ann")]))
        with pytest.raises(Conflict, match="invite"):
            await store.write(Batch(used_invites=[token("i")], grants=[grant("h", "t")]))
        assert await store.grant(token("h")) is None
        used = await store.invite(token("i"))
        assert used
        assert used.used
        await store.write(Batch(revoked=[token("g")], logins=[Login(token("l"), "ann", 4)]))
        revoked = await store.grant(token("g"))
        assert revoked
        assert revoked.revoked
        assert await store.grants_of("ann") == []
        await store.write(Batch(logged_out=[token("l")], passwords=[("ann", "new")]))
        gone = await store.login(token("l"))
        assert gone
        assert gone.revoked
        assert await store.account("ann") == Account("ann", "Ann", "new", 3)
        with pytest.raises(Conflict, match="account"):
            await store.write(Batch(accounts=[Account("ann", "Thief", "thief", 3)]))
        with pytest.raises(Conflict, match="account"):
            await store.write(Batch(passwords=[("bob", "x")]))
        with pytest.raises(Conflict, match="token"):
            await store.write(Batch(revoked=[token("unknown")]))

    with_store(database_url, work)


def test_a_conflict_writes_nothing_and_says_what_was_taken(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        log = await a_log(store, "t", 3)
        taken, _ = answered(log[1], 77)  # seq 3 once more
        with pytest.raises(Conflict, match="log"):
            await store.write(taken)
        gap, after = answered(log[2], 78)
        beyond, _ = answered(after, 79)
        with pytest.raises(Conflict, match="log"):
            await store.write(beyond)
        twice, _ = answered(log[2], 2)  # move id 2 once more
        with pytest.raises(Conflict, match="move"):
            await store.write(twice)
        with pytest.raises(Conflict, match="move"):
            await store.write(Batch(replies=[Reply("t", move_id(2), b"", b"")]))
        with pytest.raises(Conflict, match="table"):
            await store.write(opened("u", code="code-t")[0])
        with pytest.raises(Conflict, match="log"):
            await store.write(opened("t", title="mine now")[0])
        with pytest.raises(Conflict, match="secret"):
            await store.write(Batch(secrets=[("t", b"other")]))
        with pytest.raises(Conflict, match="token"):
            await store.write(Batch(grants=[grant("g", "no such table")]))
        kept = await store.summary("t")
        assert kept
        assert kept.title == "Friday"
        assert await store.entries("t") == log
        await store.write(gap)
        assert store.problem() is None

    with_store(database_url, work)


def test_batches_that_wait_share_a_commit_and_only_the_faulty_one_fails(database_url: str) -> None:
    sizes: list[int] = []

    class Watching:
        def committed(self, batches: int, seconds: float) -> None:
            sizes.append(batches)

        def failed(self, batches: int) -> None:
            raise AssertionError

        def doubted(self, verdict: str) -> None:
            raise AssertionError

        def forged(self, kind: str) -> None:
            raise AssertionError

    async def whole() -> None:
        store = open_store(database_url, Watching(), key=KEY)
        first = [opened(f"t{number}") for number in range(60)]
        work = [store.write(batch) for batch, _ in first]
        work.append(store.write(opened("late", code="code-t7")[0]))
        work += [store.write(answered(last, 1)[0]) for _, last in first]
        work.append(store.write(Batch(summaries=[summary("nul", title="\ud800")])))
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 60 + [Conflict] + [type(None)] * 60 + [
            UnicodeEncodeError
        ]
        assert len(await store.entries("t7")) == 2
        assert await store.summary("late") is None
        await store.close()

    asyncio.run(whole())
    assert sum(sizes) == 120
    assert len(sizes) < 60


def test_a_waiter_that_gave_up_does_not_undo_its_write(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        writing = asyncio.ensure_future(store.write(opened("t")[0]))
        await asyncio.sleep(0)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        await store.write(opened("u")[0])
        assert len(await store.entries("t")) == 1

    with_store(database_url, work)


def test_tables_are_found_by_who_holds_a_token_of_them(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        for number in (1, 5, 6):
            await store.write(opened(f"t{number}", updated=number, phase="playing")[0])
        await store.write(
            Batch(
                accounts=[Account("ada", "Ada", "", 1), Account("device:1", "", "", 1)],
                grants=[
                    Grant(token("a"), "t1", "host", (0,), "ada", 1),
                    Grant(token("b"), "t1", "host", (0,), "device:1", 1),
                    Grant(token("c"), "t5", "seat", (1,), "device:1", 1),
                    Grant(token("d"), "t6", "seat", (1,), "ada", 1, revoked=True),
                ],
            )
        )
        owned = await store.summaries(owners=["ada", "device:1"])
        assert [s.table for s in owned] == ["t5", "t1"]
        assert [s.table for s in await store.summaries(owners=["ada"])] == ["t1"]
        assert await store.summaries(owners=[]) == []
        assert [await store.held(owner) for owner in ("ada", "device:1", "nobody")] == [1, 2, 0]
        await store.write(Batch(summaries=[summary("t1", phase="finished", code="c1")]))
        assert [await store.held(owner) for owner in ("ada", "device:1")] == [0, 1]

    with_store(database_url, work)


def test_lists_of_tables_come_in_pages_newest_first(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(7):
            kind = {
                "visibility": "public" if number % 2 else "private",
                "phase": "playing" if number > 3 else "over",
            }
            await store.write(opened(f"t{number}", updated=number // 2 + 1, deadline=100 - number, **kind)[0])
        page = await store.summaries(limit=3)
        assert [s.table for s in page] == ["t6", "t5", "t4"]
        page = await store.summaries(limit=3, before=(page[-1].updated, page[-1].table))
        assert [s.table for s in page] == ["t3", "t2", "t1"]
        assert [s.table for s in await store.summaries(visibility="public", phase="playing")] == ["t5"]
        assert await store.summaries(game="pantheon") == []
        assert [s.table for s in await store.due(96)] == ["t6", "t5", "t4"]
        assert [s.table for s in await store.due(99, 1)] == ["t6"]
        assert await store.next_deadline() == 94
        await store.write(Batch(summaries=[summary("t6", deadline=None, phase="over", code="new")]))
        assert await store.next_deadline() == 95
        assert [s.table for s in await store.due(95)] == ["t5"]
        changed = await store.by_code("new")
        assert changed
        assert changed.last == 1

    with_store(database_url, work)


def test_an_entry_that_does_not_hash_is_not_written(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        batch, entry = opened("t")
        forged = Entry(entry.table, 1, entry.kind, b"forged", None, 1, 1, entry.prev, entry.hash)
        with pytest.raises(Broken):
            await store.write(Batch(entries=[forged], summaries=batch.summaries))
        assert await store.summary("t") is None

    with_store(database_url, work)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET body = prev WHERE seq = 3",
        "UPDATE entries SET at = at + 1 WHERE seq = 3",
        "UPDATE entries SET move = NULL WHERE seq = 3",
        "DELETE FROM entries WHERE seq = 3",
        "UPDATE entries SET seq = seq + 10 WHERE seq > 2",
        "DELETE FROM entries WHERE seq > 3",
        "UPDATE tables SET head = prev FROM entries WHERE seq = 5 AND id = 't'",
    ],
)
def test_a_changed_log_is_noticed(database_url: str, change: str) -> None:
    async def write(store: SqlStore) -> None:
        await a_log(store, "t", 5)
        await a_log(store, "u", 2)

    async def read(store: SqlStore) -> None:
        assert len(await store.entries("u")) == 2
        with pytest.raises(Broken, match="table t, entry"):
            await store.entries("t")
        with pytest.raises(Broken, match="table t, entry"):
            await store.entries("t", 2)

    from theomachy.server.store.backup import verify_url

    with_store(database_url, write)
    assert verify_url(database_url, KEY).problems == []
    sql(database_url, change + (" AND table_id = 't'" if "table_id" not in change else ""))
    with_store(database_url, read)
    report = verify_url(database_url, KEY)
    assert report.problems[0].startswith("table t")
    assert report.tables == 2


def test_every_part_of_an_entry_is_in_its_hash() -> None:
    parts = ("t", 2, "kind", b"body", b"move", 5, 1, bytes(32))
    others = ("u", 3, "kinb", b"bodz", None, 6, 2, bytes(31) + b"1")
    hashes = {chain.digest(*parts)}
    for place, other in enumerate(others):
        changed = [*parts[:place], other, *parts[place + 1 :]]
        hashes.add(chain.digest(*changed))  # type: ignore[arg-type]  # parts in their places
    hashes.add(chain.digest("tk", 2, "ind", b"body", b"move", 5, 1, bytes(32)))
    hashes.add(chain.digest("t", 2, "kind", b"ebody", b"mov", 5, 1, bytes(32)))
    hashes.add(chain.digest("t", 2, "kind", b"body", b"", 5, 1, bytes(32)))
    assert len(hashes) == len(others) + 4


def test_a_second_server_is_refused_and_a_closed_store_lets_go(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("theomachy.server.store.sqlite.BUSY_MS", 50)
    monkeypatch.setattr("theomachy.server.store.postgres.LOCK_SECONDS", 0.1)

    async def work(store: SqlStore) -> None:
        with pytest.raises(CannotOpen, match="in use by another Theomachy server"):
            open_store(database_url, key=KEY)
        await a_log(store, "t", 2)

    with_store(database_url, work)
    with_store(database_url, work_after_close)


async def work_after_close(store: SqlStore) -> None:
    """The earlier server's table is there; a closed store says so."""
    assert await store.count() == 1
    await store.close()
    with pytest.raises(NotSaved, match="closed"):
        await store.write(Batch())


def test_a_newer_schema_is_refused_and_left_alone(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        await a_log(store, "t", 2)

    with_store(database_url, work)
    sql(database_url, "INSERT INTO schema_steps VALUES (99, 'future', 0)")
    with pytest.raises(CannotOpen, match=f"has schema 99; this version of Theomachy knows schemas up to {NEWEST}"):
        open_store(database_url, key=KEY)
    sql(database_url, "DELETE FROM schema_steps WHERE number = 99")
    with_store(database_url, work_read_one)


async def work_read_one(store: SqlStore) -> None:
    """The table of the tests of migration is whole."""
    assert len(await store.entries("t")) == 2


def test_a_migration_keeps_all_and_a_failing_one_changes_nothing(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        await a_log(store, "t", 2)

    with_store(database_url, work)
    faulty = Migration(NEXT.number, "faulty", NEXT.sql + "INSERT INTO nowhere VALUES (1);")
    with pytest.raises(Exception, match="nowhere"):
        open_store(database_url, steps=[*all_migrations(), faulty], key=KEY)
    with_store(database_url, work_read_one)
    migrated = open_store(database_url, steps=[*all_migrations(), NEXT], key=KEY)
    asyncio.run(migrated.close())
    connection = driver_for(database_url).reader()
    assert connection.rows("SELECT colour FROM tables") == [(7,)]
    assert connection.rows("SELECT number, name FROM schema_steps ORDER BY number") == [
        (step.number, step.name) for step in [*all_migrations(), NEXT]
    ]
    connection.close()
    with pytest.raises(CannotOpen, match="newer version"):
        open_store(database_url, key=KEY)


def test_a_database_of_the_first_schema_loses_its_snapshots_and_nothing_else(database_url: str) -> None:
    make_old(database_url, 1)
    sql(database_url, "DELETE FROM snapshots")  # it is there
    with pytest.raises(CannotOpen, match="reseal"):  # a key that was there before is no sign of a first start
        open_store(database_url, key=KEY)
    asyncio.run(open_store(database_url, key=AuthorityKey(KEY.secret, new=True)).close())
    with_store(database_url, work_read_one)
    connection = driver_for(database_url).reader()
    with pytest.raises(Exception, match="snapshots"):
        connection.rows("SELECT 1 FROM snapshots")
    connection.close()


def test_sqlite_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/theomachy.sqlite3"

    async def work(store: SqlStore) -> None:
        await a_log(store, "t", 2)

    with_store(url, work)
    asyncio.run(open_store(url, steps=[*all_migrations(), NEXT], key=KEY).close())
    (copy,) = tmp_path.glob(f"theomachy-schema-{NEWEST}-*.sqlite3")
    with_store(f"sqlite:///{copy}", work_read_one)


def test_sqlite_is_opened_with_every_setting_the_promise_rests_on(tmp_path: Path) -> None:
    driver = SqliteDriver(tmp_path / "new" / "theomachy.sqlite3")
    driver.own()
    writer = driver.writer()
    assert {name: writer.raw.pragma(name) for name in SETTINGS} == SETTINGS
    assert writer.fresh()
    assert driver.path.stat().st_mode & 0o777 == 0o600
    writer.close()
    driver.release()


@pytest.mark.parametrize("version", ["3.40.1", "3.44.5", "3.45.0", "3.50.6", "3.51.0", "3.51.2"])
def test_an_sqlite_that_loses_commits_is_refused(version: str) -> None:
    with pytest.raises(CannotOpen, match="can lose committed data"):
        check_version(version)


@pytest.mark.parametrize("version", ["3.44.6", "3.50.7", "3.51.3", "3.54.1", "4.0.0"])
def test_a_repaired_sqlite_is_accepted(version: str) -> None:
    check_version(version)


def test_files_that_are_not_ours_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a database at all, though long enough to look like one " * 50)
    with pytest.raises(CannotOpen, match="cannot be used"):
        open_store(f"sqlite:///{text}")
    other = tmp_path / "other.sqlite3"
    apsw.Connection(str(other)).execute("CREATE TABLE t (x)")
    with pytest.raises(CannotOpen, match="not one of Theomachy's"):
        open_store(f"sqlite:///{other}")
    for url in ("sqlite:///", "mysql://x", ""):
        with pytest.raises(CannotOpen, match="must start with"):
            open_store(url, key=KEY)
    (tmp_path / "file").touch()
    with pytest.raises(CannotOpen, match="cannot be used"):
        open_store(f"sqlite:///{tmp_path}/file/below")


@pytest.mark.parametrize("setting", ["synchronous_commit=off", "synchronous_commit=local"])
def test_a_postgresql_that_forgets_is_refused(postgres: PostgresServer, setting: str) -> None:
    url = postgres.new_database()
    with pytest.raises(CannotOpen, match="an acknowledged answer would not be safe"):
        open_store(f"{url}%20-c%20{setting.replace('=', '%3D')}", key=KEY)


def test_a_postgresql_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match="cannot be reached") as caught:
        open_store(f"postgresql://me:hunter2@/games?host={tmp_path}", key=KEY)
    assert "hunter2" not in str(caught.value)


def test_the_temporary_store_is_a_real_one_and_leaves_nothing() -> None:
    async def whole() -> Path:
        temporary = TemporaryStore()
        await a_log(temporary.store, "t", 3)
        await temporary.close()
        return Path(temporary._directory.name)

    assert not asyncio.run(whole()).exists()


def test_what_no_database_can_hold_is_an_error_of_its_own(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        with pytest.raises(Exception, match=r"too large|out of range|int"):
            await store.write(Batch(summaries=[summary("t", updated=2**70)]))
        await a_log(store, "t", 2)
        assert store.problem() is None

    with_store(database_url, work)


def test_a_request_gets_one_grant_and_open_invites_are_counted_by_maker(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        await a_log(store, "t", 1)
        first = replace(grant("g", "t"), epoch=7, request=token("request"), contents=token("contents"))
        await store.write(Batch(grants=[first]))
        assert await store.grant_of_request(token("request")) == first
        assert await store.grant_of_request(token("another")) is None
        with pytest.raises(Conflict, match="token"):
            await store.write(Batch(grants=[replace(grant("h", "t"), request=token("request"))]))
        assert await store.grant(token("h")) is None
        made = [replace(invite(name, "t"), maker=maker) for name, maker in (("a", "1"), ("b", "1"), ("c", "host"))]
        await store.write(Batch(invites=made))
        assert [await store.open_invites("t", maker, 9) for maker in ("1", "host", "2")] == [2, 1, 0]
        assert await store.open_invites("t", "1", 10) == 0  # they have expired
        await store.write(Batch(used_invites=[token("a")]))
        assert await store.open_invites("t", "1", 9) == 1

    with_store(database_url, work)


def test_rights_of_before_epochs_are_kept_without_one(database_url: str) -> None:
    make_old(database_url, 2)

    async def work(store: SqlStore) -> None:
        assert await store.grant(token("g")) == grant("g", "t", "ann")
        assert await store.invite(token("i")) == invite("i", "t")
        assert (grant("g", "t").epoch, invite("i", "t").epoch) == (None, None)

    with_store(database_url, work)
