"""Backup, restore, verify, config show, metrics and logs: what an operator relies on."""

import asyncio
import io
import json
import logging
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
import typer
from typer.testing import CliRunner, Result

from tests.postgres_server import PostgresServer
from tests.server.making import KEY, answered, grant, invite, opened, token
from tests.server.old_databases import make_old
from theomachy.cli import operate
from theomachy.server.http.health import ready
from theomachy.server.live.metrics import Metrics
from theomachy.server.operate import logs
from theomachy.server.operate.config import Config
from theomachy.server.ratings.rating import Pool
from theomachy.server.ratings.results import GameResult, SeatResult
from theomachy.server.store import chain
from theomachy.server.store.audit_chain import next_row
from theomachy.server.store.authority_key import make_key, read_key
from theomachy.server.store.driver import Row
from theomachy.server.store.layout import TABLES
from theomachy.server.store.migrations import Migration, all_migrations
from theomachy.server.store.notice_rows import Channel, Delivery, Notice, NoticePerson, NoticeRows
from theomachy.server.store.opening import driver_for, open_store
from theomachy.server.store.operator_rows import Ban, OperatorRows, Reset
from theomachy.server.store.people_rows import PeopleRows, Person, Tie
from theomachy.server.store.port import Account, Batch, CannotOpen, LessonDone, Login, Uptime
from theomachy.server.store.sql import SqlStore
from theomachy.server.store.sqlite import SqliteDriver


def run(*arguments: str) -> Result:
    """Run a command as the command line would."""
    app = typer.Typer()
    operate.mount(app)
    return CliRunner().invoke(app, list(arguments), env={"THEOMACHY_DATA_DIR": None})


async def fill(store: SqlStore, tables: int = 30, length: int = 40) -> None:
    """Tables with logs, and one of everything else."""

    async def one(name: str) -> None:
        batch, last = opened(name)
        await store.write(batch)
        for number in range(1, length):
            batch, last = answered(last, number, b"%d" % number)
            await store.write(batch)

    await asyncio.gather(*(one(f"t{number}") for number in range(tables)))
    pool = Pool("ankh/final/2")
    players = (SeatResult(0, "p1", 1, "isis", ""), SeatResult(1, "p2", 2, "ra", ""))
    game, seats = pool.rate(GameResult("t1", pool.name, 15, "", players))
    await store.write(
        Batch(
            accounts=[Account("ann", "Ann", "argon", 3), Account("bob", "Bob", "argon", 3)],
            grants=[grant("g", "t1", "ann"), grant("h", "t2")],
            origins=[(token("g"), "192.0.2.1")],
            invites=[invite("i", "t1")],
            logins=[Login(token("l"), "ann", 4)],
            uptimes=[Uptime(1, 2)],
            progress=[LessonDone("ann", "ankh", "walking", 13)],
            people=PeopleRows(
                people=[Person("ann", "p1", "friends", "cs", "Europe/Prague")],
                ties=[Tie("ann", "bob", "mute", 14)],
                games=[game],
                seats=seats,
                ratings=list(pool.ratings.values()),
            ),
            notices=NoticeRows(
                armed=[Notice("ann", "t1", "turn", "0", 1, 16, 17)],
                people=[NoticePerson("ann", "cs", "Europe/Prague")],
                channels=[Channel("c", "ann", "email", "ann@example.org", 1, 18)],
                deliveries=[Delivery("d", "c", "ann", "test", b"[]", 19, 20)],
            ),
            operator=OperatorRows(
                operators=[("ann", 5)],
                bans=[Ban("b", "address", "192.0.2.0/24", "rude", 6)],
                resets=[Reset(token("r"), "ann", 7, 8)],
                hidden_tables=[("t2", 9)],
                hidden_names=[("t1", "Bob", 10)],
                token_uses=[(token("g"), 11)],
                audit=[next_row(0, chain.START, "test", b"{}", 12)],
            ),
        )
    )


def filled(url: str) -> str:
    """A database that was used and closed."""

    async def whole() -> None:
        store = open_store(url)
        await fill(store)
        await store.close()

    asyncio.run(whole())
    return url


def content(url: str) -> dict[str, list[tuple[int | str | bytes | None, ...]]]:
    """Every row of a database."""
    connection = driver_for(url).reader()
    rows = {
        table: connection.rows(f"SELECT {columns} FROM {table} ORDER BY {', '.join(columns.split(', ')[:keys])}")
        for table, columns, keys in TABLES
    }
    connection.close()
    assert all(rows.values()), "a table without rows proves nothing"
    return rows


def test_a_backup_under_load_is_one_moment_and_restores(database_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.backup"

    async def whole() -> int:
        store = open_store(database_url, key=KEY)
        writing = asyncio.create_task(fill(store))
        while await store.count() < 5:
            await asyncio.sleep(0.01)
        result = await asyncio.to_thread(run, "backup", str(target), "--database-url", database_url, "--json")
        assert result.exit_code == 0, result.output
        await writing
        await store.close()
        entries = json.loads(result.stdout)["entries"]
        assert isinstance(entries, int)
        return entries

    entries = asyncio.run(whole())
    assert entries >= 5
    assert target.stat().st_mode & 0o777 == 0o600
    result = run("restore", str(target), "--data-dir", str(tmp_path / "new"))
    assert result.exit_code == 0, result.output
    assert f"{entries:,} entries, all hash chains are intact" in result.stdout
    assert run("verify", "--data-dir", str(tmp_path / "new")).exit_code == 0
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.backup"]


def test_a_backup_moves_a_site_to_the_other_database(tmp_path: Path, postgres: PostgresServer) -> None:
    lite = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    there, back = tmp_path / "there", tmp_path / "back"
    assert run("backup", str(there), "--database-url", lite).exit_code == 0
    grown = postgres.new_database()
    result = run("restore", str(there), "--database-url", grown)
    assert result.exit_code == 0, result.output
    assert content(grown) == content(lite)
    again = run("restore", str(there), "--database-url", grown)
    assert again.exit_code == 2
    assert "holds tables; restore into an empty database" in again.output
    assert run("backup", str(back), "--database-url", grown).exit_code == 0
    assert content(f"sqlite:///{back}") == content(lite)


def test_a_changed_backup_is_not_restored(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    copy = tmp_path / "copy"
    assert run("backup", str(copy), "--database-url", url).exit_code == 0
    connection = SqliteDriver(copy).writer()
    connection.begin()
    connection.script("UPDATE entries SET body = x'00' WHERE table_id = 't3' AND seq = 9")
    connection.commit()
    connection.close()
    result = run("restore", str(copy), "--data-dir", str(tmp_path / "new"))
    assert result.exit_code == 1
    assert "table t3, entry 9: is not what was written" in result.output
    assert not (tmp_path / "new" / "theomachy.sqlite3").exists()
    assert run("verify", str(copy)).exit_code == 1


def test_a_damaged_file_is_noticed(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    path = tmp_path / "theomachy.sqlite3"
    data = bytearray(path.read_bytes())
    for place in range(len(data) // 2, len(data) // 2 + 4096):
        data[place] ^= 0x55
    path.write_bytes(data)
    result = run("verify", "--database-url", url)
    assert result.exit_code in {1, 2}, result.output
    assert result.exit_code != 0


def test_restore_replaces_only_when_told_and_keeps_the_old_file(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    copy = tmp_path / "copy"
    assert run("backup", str(copy), "--database-url", url).exit_code == 0
    refused = run("restore", str(copy), "--database-url", url)
    assert refused.exit_code == 2
    assert "exists; with --replace" in refused.output
    assert run("restore", str(copy), "--database-url", url, "--replace").exit_code == 0
    (kept,) = tmp_path.glob("theomachy-replaced-*.sqlite3")
    assert content(f"sqlite:///{kept}") == content(url)
    overwritten = run("backup", str(copy), "--database-url", url)
    assert overwritten.exit_code == 2
    assert "never overwrites" in overwritten.output


def test_restore_waits_for_no_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theomachy.server.store.sqlite.BUSY_MS", 50)
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    copy = tmp_path / "copy"
    assert run("backup", str(copy), "--database-url", url).exit_code == 0
    store = open_store(url)
    result = run("restore", str(copy), "--database-url", url, "--replace")
    assert result.exit_code == 2
    assert "in use by another Theomachy server" in result.output
    asyncio.run(store.close())


def test_an_older_backup_is_brought_to_the_newest_schema(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    copy = tmp_path / "copy"
    assert run("backup", str(copy), "--database-url", url).exit_code == 0
    before = content(url)
    steps = [*all_migrations(), Migration(len(all_migrations()) + 1, "more", "CREATE TABLE more (x {int});")]
    monkeypatch.setattr("theomachy.server.store.backup.all_migrations", lambda: steps)
    grown = postgres.new_database()
    result = run("restore", str(copy), "--database-url", grown)
    assert result.exit_code == 0, result.output
    assert content(grown) == before


def test_a_restored_backup_is_opened_with_its_own_key_or_sealed_anew(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    new = tmp_path / "new"
    assert run("backup", str(tmp_path / "copy"), "--database-url", url).exit_code == 0
    assert run("restore", str(tmp_path / "copy"), "--data-dir", str(new)).exit_code == 0
    elsewhere = f"sqlite:///{new}/theomachy.sqlite3"
    with pytest.raises(CannotOpen, match="another key"):
        open_store(elsewhere)
    shutil.copyfile(tmp_path / "authority.key", new / "authority.key")
    asyncio.run(open_store(elsewhere).close())
    (new / "authority.key").unlink()
    result = run("reseal", "--data-dir", str(new))  # as if the key were lost
    assert result.exit_code == 0, result.output
    asyncio.run(open_store(elsewhere).close())
    assert "all hash chains and seals are intact" in run("verify", "--data-dir", str(new)).output


def test_a_forged_backup_is_not_restored_where_its_key_is(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    copy = tmp_path / "copy"
    assert run("backup", str(copy), "--database-url", url).exit_code == 0
    connection = SqliteDriver(copy).writer()
    connection.begin()
    connection.script("UPDATE grants SET role = 'host'")
    connection.commit()
    connection.close()
    (tmp_path / "new").mkdir()
    shutil.copyfile(tmp_path / "authority.key", tmp_path / "new" / "authority.key")
    result = run("restore", str(copy), "--data-dir", str(tmp_path / "new"))
    assert result.exit_code == 1
    assert "not what the server wrote" in result.output
    assert not (tmp_path / "new" / "theomachy.sqlite3").exists()


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "below" / "authority.key"
    assert read_key(path) is None
    made = make_key(path)
    again = make_key(path)
    assert made.new
    assert not again.new
    assert made.secret == again.secret
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("not a key")
    with pytest.raises(CannotOpen, match="cannot be read as a key"):
        make_key(path)
    path.write_text("00" * 32 + " " * 10_000_000)  # as good as a device without an end
    with pytest.raises(CannotOpen, match="must hold 32 bytes"):
        make_key(path)


def test_a_database_that_lacks_a_table_is_refused_in_words(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    connection = SqliteDriver(tmp_path / "theomachy.sqlite3").writer()
    connection.begin()
    connection.script("DROP TABLE commits")
    connection.commit()
    connection.close()
    with pytest.raises(CannotOpen, match="does not have the tables that its schema should have"):
        open_store(url)


def test_old_backups_are_removed_once_a_newer_one_is_verified(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    backups = tmp_path / "backups"
    backups.mkdir()
    old = [backups / f"theomachy-202601{day:02}T000000Z.backup" for day in range(1, 6)]
    other = backups / "by-hand.backup"
    for path in (*old, other):
        run("backup", str(path), "--database-url", url)
    arguments = ("backup", "--data-dir", str(tmp_path), "--database-url", url)
    assert run(*arguments).exit_code == 0  # nothing is removed unless it is asked for
    assert all(path.exists() for path in old)
    for path in backups.glob("theomachy-20261*"):
        path.unlink()
    result = run(*arguments, "--keep", "3")
    assert result.exit_code == 0, result.output
    assert [path.exists() for path in old] == [False, False, False, True, True]
    assert other.exists()
    assert run(*arguments, "--keep", "0").exit_code == 2
    assert run("backup", str(tmp_path / "file"), "--keep", "1", "--database-url", url).exit_code == 2
    before = sorted(backups.iterdir())
    changed = SqliteDriver(tmp_path / "theomachy.sqlite3").writer()
    changed.begin()
    changed.script("UPDATE entries SET body = x'00' WHERE table_id = 't3' AND seq = 9")
    changed.commit()
    changed.close()
    for path in backups.glob("theomachy-20261*"):
        path.rename(backups / "theomachy-20260201T000000Z.backup")
    before = sorted(backups.iterdir())
    assert run(*arguments, "--keep", "1").exit_code == 1
    assert set(before) <= set(backups.iterdir()), "a faulty backup took the place of a good one"


def test_the_new_backup_and_the_good_ones_stay_whatever_the_names_say(tmp_path: Path) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    backups = tmp_path / "backups"
    backups.mkdir()
    old = [backups / f"theomachy-202601{day:02}T000000Z.backup" for day in range(1, 7)]
    later = [backups / f"theomachy-209901{day:02}T000000Z.backup" for day in range(1, 5)]
    for path in (*old, *later):
        run("backup", str(path), "--database-url", url)
    old[5].write_text("half")
    result = run("backup", "--data-dir", str(tmp_path), "--database-url", url, "--keep", "3")
    assert result.exit_code == 0, result.output
    assert all(path.exists() for path in later)
    assert "named after a time to come" in result.output
    assert f"{old[5]} is no intact backup" in result.output
    assert [path.exists() for path in old] == [False, False, False, True, True, True]
    (new,) = set(backups.iterdir()) - {*old, *later}
    assert run("verify", str(new), "--data-dir", str(tmp_path)).exit_code == 0
    new.rename(backups / "theomachy-20260201T000000Z.backup")
    for path in old[3:5]:
        path.write_text("half")
    assert run("backup", "--data-dir", str(tmp_path), "--database-url", url, "--keep", "4").exit_code == 0
    assert all(path.exists() for path in old[3:]), "nothing is removed while there are not enough good ones"


@pytest.mark.parametrize(
    "claim", ["DELETE FROM schema_steps WHERE number >= 7", "UPDATE schema_steps SET name = 'x' WHERE number = 7"]
)
def test_a_database_with_a_key_and_without_seals_is_not_believed(tmp_path: Path, claim: str) -> None:
    url = filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    copy = tmp_path / "copy"
    assert run("backup", str(copy), "--database-url", url).exit_code == 0
    for path in (copy, tmp_path / "theomachy.sqlite3"):
        connection = SqliteDriver(path).writer()
        connection.begin()
        connection.script(f"{claim}; UPDATE grants SET role = 'host'")
        connection.commit()
        connection.close()
    assert run("verify", str(copy), "--data-dir", str(tmp_path)).exit_code == 1
    result = run("verify", "--data-dir", str(tmp_path))
    assert result.exit_code == 1
    assert "there is a key, but no seals" in result.output
    result = run("restore", str(copy), "--data-dir", str(tmp_path), "--replace")
    assert result.exit_code == 1, result.output
    assert list(tmp_path.glob("*-replaced-*")) == []


def test_a_backup_from_before_seals_is_restored_only_when_told(tmp_path: Path, postgres: PostgresServer) -> None:
    old, new = tmp_path / "old.sqlite3", tmp_path / "new"
    make_old(f"sqlite:///{old}", 2)
    make_key(new / "authority.key")
    assert run("restore", str(old), "--data-dir", str(new)).exit_code == 1
    assert not (new / "theomachy.sqlite3").exists()
    result = run("restore", str(old), "--unsealed", "--data-dir", str(new))
    assert result.exit_code == 0, result.output
    assert "from before rows were sealed" in result.output
    with pytest.raises(CannotOpen, match="theomachy reseal"):
        open_store(f"sqlite:///{new}/theomachy.sqlite3")
    assert run("reseal", "--data-dir", str(new)).exit_code == 0
    assert run("verify", "--data-dir", str(new)).exit_code == 0
    moved = ("restore", str(old), "--data-dir", str(new), "--database-url", postgres.new_database())
    assert run(*moved).exit_code == 1
    result = run(*moved, "--unsealed")
    assert result.exit_code == 0, result.output


def test_ready_does_not_count_tables(tmp_path: Path) -> None:
    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3")
        asked: list[str] = []
        assert store._reader is not None
        real = store._reader.rows

        def rows(sql: str, row: Row = ()) -> list[Row]:
            asked.append(sql)
            return real(sql, row)

        store._reader.rows = rows  # type: ignore[method-assign]
        assert (await ready(store)).status == 200
        assert asked == ["SELECT last FROM commits"]
        await store.close()

    asyncio.run(whole())


@pytest.mark.parametrize("command", ["verify", "backup"])
def test_what_is_not_there_is_said(tmp_path: Path, command: str) -> None:
    result = run(command, "--data-dir", str(tmp_path / "nowhere"))
    assert result.exit_code == 2
    assert "theomachy: " in result.output
    assert "Traceback" not in result.output
    assert not (tmp_path / "nowhere").exists()
    assert run("restore", str(tmp_path / "nothing"), "--data-dir", str(tmp_path)).exit_code == 2
    faulty = run(command, "--database-url", "mysql://x")
    assert faulty.exit_code == 2
    assert "must start with sqlite" in faulty.output


def test_a_backup_goes_to_the_data_directory_or_any_other(tmp_path: Path) -> None:
    filled(f"sqlite:///{tmp_path}/theomachy.sqlite3")
    assert run("backup", "--data-dir", str(tmp_path)).exit_code == 0
    assert len(list((tmp_path / "backups").glob("theomachy-*.backup"))) == 1
    (tmp_path / "elsewhere").mkdir()
    assert run("backup", str(tmp_path / "elsewhere"), "--data-dir", str(tmp_path)).exit_code == 0
    assert len(list((tmp_path / "elsewhere").iterdir())) == 1


def test_config_show_masks_and_names_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THEOMACHY_TYPO", "1")
    url = "postgresql://me:hunter2@db/games"
    result = run("config", "show", "--data-dir", str(tmp_path), "--database-url", url)
    assert result.exit_code == 0
    assert "hunter2" not in result.output
    assert "postgresql://me:********@db/games" in result.output
    assert "unknown setting THEOMACHY_TYPO ignored" in result.output
    told = json.loads(run("config", "show", "--data-dir", str(tmp_path), "--json").stdout)
    assert told["data_dir"] == {"value": str(tmp_path), "source": "flag"}
    assert told["port"] == {"value": "8000", "source": "default"}
    monkeypatch.setenv("THEOMACHY_PORT", "x")
    assert run("config", "show").exit_code == 2


def test_metrics_count_commits_and_failures(tmp_path: Path) -> None:
    metrics = Metrics()

    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3", metrics)
        await fill(store, 3, 4)
        await store.close()

    asyncio.run(whole())
    metrics.failed(2)
    text = metrics.render().decode()
    assert "theomachy_commit_batches_sum 13.0" in text
    assert "theomachy_not_saved_total 2.0" in text
    assert metrics.content_type.startswith("text/plain")


def test_a_stopping_server_is_not_ready(tmp_path: Path) -> None:
    async def whole() -> None:
        store = open_store(f"sqlite:///{tmp_path}/theomachy.sqlite3")
        assert (await ready(store, draining=True)).status == 503
        assert (await ready(store)).status == 200
        await store.close()

    asyncio.run(whole())


@pytest.fixture
def kept_logging() -> Iterator[None]:
    """Put logging back as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


@pytest.mark.usefixtures("kept_logging")
@pytest.mark.parametrize("style", ["json", "console"])
def test_logs_say_what_happened_and_hide_secrets(style: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logs.configure(Config(log_format="json" if style == "json" else "console"))
    structlog.get_logger("test").info("joined", seat=2, token="abc-very-secret")
    logging.getLogger("uvicorn.error").warning("from a library")
    for line in logs.FALSE_ALARMS:
        logging.getLogger("uvicorn.error").error(line)
    logging.getLogger("uvicorn.access").info("GET /api/tables/123")
    try:
        raise ValueError("inside")
    except ValueError:
        structlog.get_logger("test").exception("failed")
    text = written.getvalue()
    assert "abc-very-secret" not in text
    assert "GET" not in text
    assert "from a library" in text
    assert "handshake" not in text
    assert "inside" in text
    if style == "json":
        first = json.loads(text.splitlines()[0])
        assert (first["event"], first["seat"], first["level"], first["token"]) == ("joined", 2, "info", "hidden")
        assert first["timestamp"].endswith("Z")
