"""`theomachy admin`: what operators do, by the running server or on the database while no server runs.

Exit codes: 0 done; 1 refused; 2 bad input, or neither server nor database can be used.
"""

import sys
from datetime import UTC, datetime
from typing import Annotated, Final, TypeVar
from urllib.parse import quote, urlencode

import msgspec
import typer
from msgspec import Struct

from theomachy.cli.operate import AsJson, Database, DataDir, refuse, settings
from theomachy.server.operate.admin_call import call
from theomachy.server.protocol import (
    AuditLine,
    AuditList,
    BanList,
    BanShown,
    Done,
    OwnerDetails,
    OwnerListed,
    OwnersListed,
    Pruned,
    RatingsRecomputed,
    Refused,
    ResetLink,
    Rotated,
    TableCared,
    TableDetails,
    TablesCared,
)
from theomachy.server.store.driver import Failed
from theomachy.server.store.port import CannotOpen

admin_app = typer.Typer(no_args_is_help=True, help="Look after tables, people, bans and old data.")
Why = Annotated[str, typer.Option(help="The reason, for the audit log; players see why a table was closed.")]
BY_HAND: Final = "by the command line"
T = TypeVar("T", bound=Struct)
Name = Annotated[str, typer.Argument(help="An account, or a device as `people --guests` lists it.")]
TableId = Annotated[str, typer.Argument(help="The id of a table.")]


class Asked:
    """Calls of the server with the settings of a command."""

    def __init__(self, data_dir: str | None, database_url: str | None, as_json: bool) -> None:
        self._config: Final = settings(data_dir, database_url).config
        self._as_json: Final = as_json
        self.base_url: Final = self._config.base_url or f"http://{self._config.host}:{self._config.port}"

    def get(self, kind: type[T], path: str, /, **query: str | int | None) -> T:
        """Read something."""
        given = {name: value for name, value in query.items() if value is not None and value != ""}
        told = f"?{urlencode(given, quote_via=quote)}" if given else ""
        return self._answer(kind, "GET", f"/api/admin{path}{told}")

    def post(self, kind: type[T], path: str, /, **body: str | int | bool | None) -> T:
        """Do something."""
        given = {name: value for name, value in body.items() if value is not None}
        return self._answer(kind, "POST", f"/api/admin{path}", given)

    def tell(self, found: Struct, lines: list[str]) -> None:
        """Print it as JSON or as lines."""
        for line in [msgspec.json.encode(found).decode()] if self._as_json else lines:
            typer.echo(line)

    def _answer(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        try:
            answer = call(self._config, method, path, body)
        except (CannotOpen, Failed, OSError) as error:
            refuse(str(error))
        if not answer.done():
            refused = msgspec.json.decode(answer.body, type=Refused)
            if self._as_json:
                typer.echo(answer.body.decode())
            typer.echo(f"theomachy: {refused.detail}", err=True)
            sys.exit(1)
        return msgspec.json.decode(answer.body, type=kind)


def day(at: int | None) -> str:
    """A moment, in UTC."""
    return "-" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def table_line(table: TableCared) -> str:
    """A table on one line."""
    people = ", ".join(seat.name or seat.level or "free" for seat in table.seats)
    gone = "  deleted" if table.deleted else ""
    what = f"{table.phase:8}  {table.visibility:7}  {table.entries:6} entries"
    return f"{table.id}  {table.game:9} {what}  {day(table.updated)}  {people}{gone}"


def person_line(person: OwnerListed) -> str:
    """An account or a device on one line."""
    marks = " ".join(word for word, there in (("operator", person.operator), ("banned", person.banned)) if there)
    return f"{person.name:24} {day(person.created)}  {marks}".rstrip()


@admin_app.command("tables")
def tables(
    text: Annotated[str, typer.Argument(help="Part of the title, or a whole id or code.")] = "",
    game: Annotated[str, typer.Option(help="Only of this game.")] = "",
    phase: Annotated[str, typer.Option(help="waiting, playing or finished.")] = "",
    visibility: Annotated[str, typer.Option(help="private, link or public.")] = "",
    person: Annotated[str, typer.Option(help="An account or device that is there.")] = "",
    idle: Annotated[int | None, typer.Option(help="Unchanged for so many days.")] = None,
    entries: Annotated[int | None, typer.Option(help="With at least so many log entries.")] = None,
    deleted: Annotated[bool, typer.Option("--deleted", help="Only deleted ones.")] = False,
    before: Annotated[str, typer.Option(help="The next page, as the previous one says.")] = "",
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables, the one that changed last first."""
    asked = Asked(data_dir, database_url, as_json)
    wanted = {"text": text, "game": game, "phase": phase, "visibility": visibility, "person": person}
    found = asked.get(
        TablesCared,
        "/tables",
        **wanted,
        idle=idle,
        entries=entries,
        deleted="yes" if deleted else None,
        before=before,
    )
    more = [f"more: --before {found.next}"] if found.next else []
    asked.tell(found, [table_line(table) for table in found.tables] + more)


@admin_app.command("table")
def table(
    table: TableId, data_dir: DataDir = None, database_url: Database = None, as_json: AsJson = False
) -> None:
    """Show who is at a table and what was said; never the game."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.get(TableDetails, f"/tables/{quote(table, safe='')}")
    lines = [table_line(found.table), f"connected: {found.connected}"]
    for one in found.holders:
        ended = "  ended" if one.ended else ""
        lines.append(f"  {one.role:9} {one.seats!s:8} {one.owner or 'a script'}  {day(one.since)}{ended}")
    lines += [f"  {day(e.at)}  {e.kind}: {e.name} {e.text}" for e in found.entries]
    asked.tell(found, lines + ([f"frozen: {found.frozen}"] if found.frozen else []))


def on_table(name: str, about: str) -> None:
    """Add a command that does something to a table."""

    def command(
        table: TableId,
        why: Why = BY_HAND,
        data_dir: DataDir = None,
        database_url: Database = None,
        as_json: AsJson = False,
    ) -> None:
        asked = Asked(data_dir, database_url, as_json)
        asked.tell(asked.post(Done, f"/tables/{quote(table, safe='')}/{name}", why=why), [f"{name}: {table}"])

    command.__doc__ = about
    admin_app.command(name)(command)


on_table("close", "End a game for everybody; players see the reason.")
on_table("delete", "Hide a table from everybody; `restore` undoes it.")
on_table("restore", "Undo the deletion of a table.")
on_table("purge", "Remove a deleted table for good.")


@admin_app.command("rotate")
def rotate(
    table: TableId,
    seat: Annotated[int, typer.Argument(help="The number of the seat, as `table` shows it; the first is 0.")],
    why: Why = BY_HAND,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """End all access to a seat, and make one link for its player."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.post(Rotated, f"/tables/{quote(table, safe='')}/rotate", seat=seat, why=why)
    asked.tell(found, [f"{asked.base_url}/join#{found.invite}", f"once, until {day(found.expires)} UTC"])


@admin_app.command("people")
def people(
    text: Annotated[str, typer.Argument(help="Part of the name.")] = "",
    guests: Annotated[bool, typer.Option("--guests", help="Devices without an account.")] = False,
    before: Annotated[str, typer.Option(help="The next page, as the previous one says.")] = "",
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """List accounts or guests, newest first."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.get(OwnersListed, "/accounts", text=text, guests="yes" if guests else None, before=before)
    more = [f"more: --before '{found.next}'"] if found.next else []
    asked.tell(found, [person_line(person) for person in found.people] + more)


@admin_app.command("person")
def person(name: Name, data_dir: DataDir = None, database_url: Database = None, as_json: AsJson = False) -> None:
    """Show an account or a device: its logins and tables."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.get(OwnerDetails, "/account", name=name)
    lines = [person_line(found.person), f"logins: {', '.join(day(at) for at in found.logins) or 'none'}"]
    lines += [f"  {one.table}  {one.role:9} {one.seats}{'  ended' if one.ended else ''}" for one in found.tables]
    asked.tell(found, lines)


def on_person(name: str, path: str, about: str, said: str, **given: bool) -> None:
    """Add a command that does something to a person."""

    def command(
        account: Name,
        why: Why = BY_HAND,
        data_dir: DataDir = None,
        database_url: Database = None,
        as_json: AsJson = False,
    ) -> None:
        asked = Asked(data_dir, database_url, as_json)
        asked.tell(asked.post(Done, path, name=account, why=why, **given), [f"{account}: {said}"])

    command.__doc__ = about
    admin_app.command(name)(command)


on_person("grant", "/role", "Make an account an operator.", "is an operator now", operator=True)
on_person("take", "/role", "Take the role of operator away.", "is no operator any more", operator=False)
on_person("revoke", "/revoke", "End all logins and table tokens of a person.", "all tokens have ended")
on_person("erase", "/erase", "Delete a person's account and hide their names.", "deleted")


@admin_app.command("reset")
def reset(
    account: Name,
    why: Why = BY_HAND,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Make a link with which somebody sets a new password once."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.post(ResetLink, "/reset", name=account, why=why)
    asked.tell(found, [f"{asked.base_url}/reset#{found.token}", f"until {day(found.expires)} UTC"])


@admin_app.command("ban")
def ban(
    kind: Annotated[str, typer.Argument(help="account, device or address.")],
    subject: Annotated[str, typer.Argument(help="A name, a device, or an address or block: 192.0.2.0/24.")],
    why: Annotated[str, typer.Option(help="The reason; the person is told.")],
    days: Annotated[int | None, typer.Option(help="For so many days.", show_default="until lifted")] = None,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Shut somebody out."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.post(BanShown, "/bans", kind=kind, subject=subject, why=why, days=days)
    asked.tell(found, [f"{found.id}: {found.subject} until {day(found.expires)}"])


@admin_app.command("bans")
def bans(data_dir: DataDir = None, database_url: Database = None, as_json: AsJson = False) -> None:
    """List bans in force."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.get(BanList, "/bans")
    asked.tell(
        found,
        [f"{b.id}  {b.kind:8} {b.subject}  until {day(b.expires)}  {b.reason}" for b in found.bans],
    )


@admin_app.command("unban")
def unban(
    ban: Annotated[str, typer.Argument(help="The id of a ban, as `bans` lists it.")],
    why: Why = BY_HAND,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """End a ban."""
    asked = Asked(data_dir, database_url, as_json)
    asked.tell(asked.post(Done, "/bans/lift", ban=ban, why=why), [f"lifted: {ban}"])


@admin_app.command("prune")
def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    why: Why = BY_HAND,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Remove what is older than the retention settings allow."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.post(Pruned, "/prune", dry_run=dry_run, why=why)
    asked.tell(found, [f"{kind:20} {count}" for kind, count in found.counts.items()] or ["nothing to remove"])


@admin_app.command("ratings")
def ratings(
    check: Annotated[bool, typer.Option("--check", help="Only compare; exit code 1 if rows differ.")] = False,
    why: Why = BY_HAND,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Rate all rated games anew from their logs, which gives the same figures."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.post(RatingsRecomputed, "/ratings", check=check, why=why)
    what = "differ from" if check else "were not"
    asked.tell(
        found,
        [
            f"{found.games} rated games, {found.counted} of them count; {found.ratings} ratings",
            f"{found.kept} games by their stored results, because their logs are gone or of older rules",
            f"{found.changed} rows {what} what follows from the logs",
        ],
    )
    if check and found.changed:
        sys.exit(1)


@admin_app.command("audit")
def audit(
    before: Annotated[int | None, typer.Option(help="Only lines with a lower number.")] = None,
    data_dir: DataDir = None,
    database_url: Database = None,
    as_json: AsJson = False,
) -> None:
    """Show what operators did, newest first."""
    asked = Asked(data_dir, database_url, as_json)
    found = asked.get(AuditList, "/audit", before=before)
    asked.tell(found, [audit_line(line) for line in found.lines])


def audit_line(line: AuditLine) -> str:
    """A line of the audit log."""
    return f"{line.seq:6}  {day(line.at)}  {line.who}  {line.action}  {line.subject}  {line.why}"
