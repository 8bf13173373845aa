"""Every kind of forgery in what carries authority: the server does not believe it, and `verify` names it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from tests.server.making import KEY, answered, grant, invite, opened, token
from theomachy.server.live.metrics import Metrics
from theomachy.server.store import audit_chain, chain
from theomachy.server.store.authority_key import AuthorityKey
from theomachy.server.store.backup import verify_url
from theomachy.server.store.driver import Row
from theomachy.server.store.layout import COLUMNS, KEYS, SEALED
from theomachy.server.store.opening import driver_for, open_store
from theomachy.server.store.operator_reads import OperatedStore
from theomachy.server.store.operator_rows import OperatorRows
from theomachy.server.store.port import Account, Batch, Broken, CannotOpen, Entry, Login, Summary
from theomachy.server.store.sealing import added_columns, changed_key
from theomachy.server.store.sql import SqlStore
from theomachy.server.store.statements import HEAD, ORDER, SUMMARY

Check = Callable[[SqlStore], Awaitable[bool]]


async def fill(store: SqlStore) -> None:
    """Two tables with a log, and some of everything that carries authority; part of it already ended."""
    for name in ("t", "u"):
        batch, last = opened(name)
        await store.write(batch)
        for number in range(4):
            batch, last = answered(last, number)
            await store.write(batch)
    await store.write(
        Batch(
            accounts=[Account("ann", "Ann", "argon ann", 3), Account("bob", "Bob", "argon bob", 3)],
            grants=[grant("live", "t", "ann"), grant("ended", "t", "ann"), grant("other", "u", "bob")],
            invites=[invite("open", "t"), invite("used", "t")],
            logins=[Login(token("in"), "ann", 4), Login(token("out"), "ann", 4)],
        )
    )
    await store.write(Batch(revoked=[token("ended")], used_invites=[token("used")], logged_out=[token("out")]))
    await store.write(Batch(passwords=[("bob", "argon new")]))


def changed(url: str, *statements: tuple[str, Row]) -> None:
    """Change a database behind the server's back."""
    connection = driver_for(url).writer()
    connection.begin()
    for sql, values in statements:
        connection.add(sql, [values])
    connection.commit()
    connection.close()


def rows(url: str, sql: str, values: Row = ()) -> list[Row]:
    """What is stored."""
    connection = driver_for(url).reader()
    found = connection.rows(sql, values)
    connection.close()
    return found


def filled(url: str) -> None:
    """A database with all of it, in which nothing is wrong."""
    with_store(url, fill)
    report = verify_url(url, KEY)
    assert report.problems == []
    assert report.sealed > 20


def with_store(url: str, work: Callable[[OperatedStore], Awaitable[None]], metrics: Metrics | None = None) -> None:
    """Open the store, do something with it, close it."""

    async def whole() -> None:
        store = open_store(url, metrics, key=KEY)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def hexed(name: str) -> str:
    """How a problem calls a token."""
    return token(name).hex()[:16]


GRANT: Final = (
    "INSERT INTO grants (token, table_id, role, seats, account, created, revoked, seal) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
UPDATES: Final[dict[str, tuple[str, Row, str]]] = {
    "a grant is made": (GRANT, (token("new"), "t", "host", "0", "bob", 5, 0, b"x" * 16), f"grants {hexed('new')}"),
    "a grant without a seal": (
        GRANT,
        (token("new"), "t", "host", "0", "bob", 5, 0, None),
        f"grants {hexed('new')}",
    ),
    "a role": ("UPDATE grants SET role = 'host' WHERE token = ?", (token("live"),), f"grants {hexed('live')}"),
    "seats": ("UPDATE grants SET seats = '0 1 2' WHERE token = ?", (token("live"),), f"grants {hexed('live')}"),
    "the holder": (
        "UPDATE grants SET account = 'bob' WHERE token = ?",
        (token("live"),),
        f"grants {hexed('live')}",
    ),
    "the table": ("UPDATE grants SET table_id = 'u' WHERE token = ?", (token("live"),), f"grants {hexed('live')}"),
    "the epoch": ("UPDATE grants SET epoch = 99 WHERE token = ?", (token("live"),), f"grants {hexed('live')}"),
    "un-revoked": ("UPDATE grants SET revoked = 0 WHERE token = ?", (token("ended"),), f"grants {hexed('ended')}"),
    "a grant is removed": (
        "DELETE FROM grants WHERE token = ?",
        (token("ended"),),
        "grants: 2 rows are stored and 3",
    ),
    "an invite is made": (
        "INSERT INTO invites (hash, table_id, role, seats, created, used) VALUES (?, ?, ?, ?, ?, ?)",
        (token("mine"), "t", "seat", "0", 5, 0),
        f"invites {hexed('mine')}",
    ),
    "an invite unused": (
        "UPDATE invites SET used = 0 WHERE hash = ?",
        (token("used"),),
        f"invites {hexed('used')}",
    ),
    "a later end": (
        "UPDATE invites SET expires = 99 WHERE hash = ?",
        (token("open"),),
        f"invites {hexed('open')}",
    ),
    "an invite is removed": (
        "DELETE FROM invites WHERE hash = ?",
        (token("open"),),
        "invites: 1 rows are stored and 2",
    ),
    "a password": ("UPDATE accounts SET password = 'argon ann' WHERE name = 'bob'", (), "accounts bob"),
    "an account is made": ("INSERT INTO accounts VALUES ('eve', 'Eve', 'argon', 1, NULL)", (), "accounts eve"),
    "a login is made": (
        "INSERT INTO logins (token, account, created, revoked) VALUES (?, 'ann', 4, 0)",
        (token("eve"),),
        f"logins {hexed('eve')}",
    ),
    "logged in again": (
        "UPDATE logins SET revoked = 0 WHERE token = ?",
        (token("out"),),
        f"logins {hexed('out')}",
    ),
    "a login is removed": (
        "DELETE FROM logins WHERE token = ?",
        (token("out"),),
        "logins: 1 rows are stored and 2",
    ),
    "a secret": ("UPDATE secrets SET secret = ? WHERE table_id = 't'", (bytes(32),), "secrets t"),
    "a secret is removed": ("DELETE FROM secrets WHERE table_id = 't'", (), "secrets: 1 rows are stored and 2"),
    "a reply": ("UPDATE replies SET reply = ? WHERE table_id = 't'", (b"other",), "replies t"),
    "the request of a reply": ("UPDATE replies SET digest = ? WHERE table_id = 't'", (bytes(32),), "replies t"),
    "a reply is made": (
        "INSERT INTO replies (table_id, move, digest, reply) VALUES ('t', ?, ?, ?)",
        (b"m", b"d", b"r"),
        "replies t",
    ),
    "a reply is removed": (
        "DELETE FROM replies WHERE table_id = 't' AND move = ?",
        ((2).to_bytes(16, "big"),),
        "table t, entry 4: the reply to it is missing",
    ),
    "a phase": ("UPDATE tables SET phase = 'finished' WHERE id = 't'", (), "summaries t"),
    "a code": ("UPDATE tables SET code = 'mine' WHERE id = 't'", (), "summaries t"),
    "the visibility": ("UPDATE tables SET visibility = 'private' WHERE id = 't'", (), "summaries t"),
    "a deadline": ("UPDATE tables SET deadline = 1 WHERE id = 't'", (), "summaries t"),
    "the head": ("UPDATE tables SET head = ? WHERE id = 't'", (bytes(32),), "heads t"),
    "the last number": ("UPDATE tables SET last = 4 WHERE id = 't'", (), "heads t"),
    "an entry is removed": ("DELETE FROM entries WHERE table_id = 't' AND seq = 5", (), "table t, entry 4"),
    "an entry": ("UPDATE entries SET body = ? WHERE table_id = 't' AND seq = 3", (b"{}",), "table t, entry 3"),
    "the totals are cut": ("DELETE FROM commits", (), "the sealed totals are missing"),
    "the totals are changed": (
        "UPDATE commits SET totals = ?",
        (b"\x90",),
        "another key, or its totals were changed",
    ),
}


@pytest.mark.parametrize("name", UPDATES)
def test_verify_names_the_forgery(database_url: str, name: str) -> None:
    filled(database_url)
    sql, values, problem = UPDATES[name]
    changed(database_url, (sql, values))
    problems = verify_url(database_url, KEY).problems
    assert any(problem in one for one in problems), problems


@pytest.mark.parametrize(
    ("kind", "key", "undone"),
    [
        ("grants", "live", Batch(revoked=[token("live")])),
        ("invites", "open", Batch(used_invites=[token("open")])),
        ("logins", "in", Batch(logged_out=[token("in")])),
        ("accounts", "ann", Batch(passwords=[("ann", "argon newest")])),
    ],
)
def test_a_row_that_is_set_back_to_a_genuine_earlier_state_is_missed_by_verify(
    database_url: str, kind: str, key: str, undone: Batch
) -> None:
    """Its old seal was kept together with it, so that only the totals can tell."""
    filled(database_url)
    (column,) = KEYS[kind]
    wanted: Row = (key if kind == "accounts" else token(key),)
    columns = (*COLUMNS[kind], "seal")
    (before,) = rows(database_url, f"SELECT {', '.join(columns)} FROM {kind} WHERE {column} = ?", wanted)

    async def end(store: SqlStore) -> None:
        await store.write(undone)

    with_store(database_url, end)
    assert verify_url(database_url, KEY).problems == []
    sets = ", ".join(f"{name} = ?" for name in columns)
    changed(database_url, (f"UPDATE {kind} SET {sets} WHERE {column} = ?", (*before, *wanted)))
    (problem,) = verify_url(database_url, KEY).problems
    assert problem.startswith(f"{kind}: ")


def test_a_whole_log_that_is_set_back_or_written_anew_is_noticed(database_url: str) -> None:
    filled(database_url)
    (head,) = rows(database_url, "SELECT last, head, head_seal FROM tables WHERE id = 't'")

    async def go_on(store: SqlStore) -> None:
        log = await store.entries("t")
        await store.write(answered(log[-1], 77)[0])

    with_store(database_url, go_on)
    changed(
        database_url,
        ("DELETE FROM entries WHERE table_id = 't' AND seq = 6", ()),
        ("DELETE FROM replies WHERE table_id = 't' AND move = ?", ((77).to_bytes(16, "big"),)),
        ("UPDATE tables SET last = ?, head = ?, head_seal = ? WHERE id = 't'", head),
    )
    assert [one.split(":")[0] for one in verify_url(database_url, KEY).problems] == ["replies", "heads"]
    last = chain.linked("t", None, "opened", b'{"other":1}', None, 1, 1)
    changed(
        database_url,
        ("DELETE FROM entries WHERE table_id = 't'", ()),
        (
            "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (last.table, last.seq, last.kind, last.body, last.move, last.at, last.rules, last.prev, last.hash),
        ),
        ("UPDATE tables SET last = 1, head = ? WHERE id = 't'", (last.hash,)),
    )
    assert any(one.startswith("heads t") for one in verify_url(database_url, KEY).problems)

    async def read(store: SqlStore) -> None:
        with pytest.raises(Broken, match="not by this server"):
            await store.entries("t")

    with_store(database_url, read)


async def note(store: OperatedStore, text: bytes) -> None:
    """Write a line of the audit log."""
    row = audit_chain.next_row(*await store.audit_head(), "ban-account", text, 1)
    await store.write(Batch(operator=OperatorRows(audit=[row])))


def rewritten(*texts: bytes) -> list[tuple[str, Row]]:
    """Statements that replace the audit log by another, whose chain and end are as they should be."""
    last, head = 0, chain.START
    statements: list[tuple[str, Row]] = [("DELETE FROM audit", ())]
    for text in texts:
        line = audit_chain.next_row(last, head, "ban-account", text, 1)
        values = (line.seq, line.kind, line.body, line.at, line.prev, line.hash)
        statements.append(
            ("INSERT INTO audit (seq, kind, body, at, prev, hash) VALUES (?, ?, ?, ?, ?, ?)", values)
        )
        last, head = line.seq, line.hash
    return [*statements, ("UPDATE audit_head SET last = ?, head = ?", (last, head))]


def test_an_audit_log_that_was_written_anew_is_noticed_and_stays_noticed(database_url: str) -> None:
    async def two(store: OperatedStore) -> None:
        await note(store, b"one")
        await asyncio.gather(note(store, b"two"), store.write(opened("t")[0]))

    with_store(database_url, two)
    assert verify_url(database_url, KEY).problems == []
    changed(database_url, *rewritten(b"one", b"nothing happened"))
    assert verify_url(database_url).problems == [], "without the key the forged chain is as good as a genuine one"
    assert "audit_head 1: not what the server wrote" in verify_url(database_url, KEY).problems
    metrics = Metrics()
    with_store(database_url, lambda store: note(store, b"three"), metrics)
    assert metrics.registry.get_sample_value("theomachy_forged_rows_total", {"kind": "audit_head"}) == 1
    (problem,) = verify_url(database_url, KEY).problems
    assert problem.startswith("audit_head: 1 rows are stored and 1 were written")


def test_an_audit_log_that_was_cut_with_an_earlier_genuine_end_is_noticed(database_url: str) -> None:
    with_store(database_url, lambda store: note(store, b"one"))
    (before,) = rows(database_url, "SELECT last, head, seal FROM audit_head")
    with_store(database_url, lambda store: note(store, b"two"))
    changed(
        database_url,
        ("DELETE FROM audit WHERE seq = 2", ()),
        ("UPDATE audit_head SET last = ?, head = ?, seal = ?", before),
    )
    (problem,) = verify_url(database_url, KEY).problems
    assert problem.startswith("audit_head: ")
    changed(database_url, ("DELETE FROM audit", ()), ("DELETE FROM audit_head", ()))
    (problem,) = verify_url(database_url, KEY).problems
    assert problem.startswith("audit_head: 0 rows are stored and 1 were written")


def test_the_server_does_not_believe_a_forged_row(database_url: str) -> None:
    filled(database_url)
    for name in ("a grant is made", "un-revoked", "an invite unused", "a password", "a login is made", "a secret"):
        changed(database_url, UPDATES[name][:2])
    for name in ("a reply", "a code"):
        changed(database_url, UPDATES[name][:2])
    metrics = Metrics()

    async def read(store: SqlStore) -> None:
        assert await store.grant(token("new")) is None
        assert await store.grant(token("ended")) is None
        assert [one.token for one in await store.grants_at("t")] == [token("live")]
        assert [one.table for one in await store.grants_of("bob")] == ["u"]
        assert [one.table for one in await store.summaries(owners=["bob"])] == ["u"]
        assert await store.held("bob") == 1
        assert await store.invite(token("used")) is None
        assert await store.account("bob") is None
        assert await store.account("ann") is not None
        assert await store.login(token("eve")) is None
        assert await store.secret("t") is None
        assert await store.secret("u") is not None
        assert await store.reply("t", (1).to_bytes(16, "big")) is None
        assert await store.by_code("mine") is None
        assert await store.summary("t") is None

    with_store(database_url, read, metrics)
    forged = metrics.registry.get_sample_value
    assert forged("theomachy_forged_rows_total", {"kind": "grants"}) == 6
    assert forged("theomachy_forged_rows_total", {"kind": "secrets"}) == 1


def test_a_database_whose_totals_were_changed_is_not_opened(database_url: str) -> None:
    filled(database_url)
    changed(database_url, UPDATES["the totals are changed"][:2])
    with pytest.raises(CannotOpen, match="another key, or its totals were changed"):
        open_store(database_url, key=KEY)
    changed(database_url, ("DELETE FROM commits", ()))
    with pytest.raises(CannotOpen, match="its seals were removed"):
        open_store(database_url, key=KEY)


def test_another_key_opens_nothing(database_url: str) -> None:
    filled(database_url)
    other = AuthorityKey(bytes(32), new=True)
    with pytest.raises(CannotOpen, match="another key"):
        open_store(database_url, key=other)
    assert any("another key" in one for one in verify_url(database_url, other).problems)


def test_what_is_changed_and_ended_in_one_commit_keeps_the_totals_right(database_url: str) -> None:
    async def work(store: SqlStore) -> None:
        await store.write(opened("t")[0])
        await store.write(
            Batch(
                accounts=[Account("ann", "Ann", "argon", 3)],
                passwords=[("ann", "newer")],
                grants=[grant("g", "t", "ann")],
                revoked=[token("g"), token("g")],
            )
        )
        await asyncio.gather(*[store.write(opened(f"t{number}")[0]) for number in range(20)])

    with_store(database_url, work)
    assert verify_url(database_url, KEY).problems == []


def test_verify_compares_summaries_with_the_log_they_follow_from(database_url: str) -> None:
    """A summary of an earlier moment has a genuine seal; what the log says is another thing."""
    filled(database_url)

    def fold(log: list[Entry], hidden: frozenset[str]) -> Summary | None:
        stored = Summary("t", "ankh", "finished", "public", f"code-{log[0].table}", "Friday", b"[]", 1, 1, 1, 5)
        return stored if log[0].table == "t" else None

    (problem,) = verify_url(database_url, KEY, fold).problems
    assert problem == "table t: its phase is 'waiting', not what follows from its log"


def test_every_statement_that_touches_sealed_rows_is_understood() -> None:
    """A new statement must be an INSERT with the key in it, or name the key in its WHERE."""
    for statement in ORDER:
        touched = [kind for kind in (*SEALED, "tables") if f" {kind} " in statement.sql]
        for kind in touched:
            assert added_columns(statement, kind) is not None or changed_key(statement, kind) is not None
    assert {SUMMARY, HEAD} <= set(ORDER)
