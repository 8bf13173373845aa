"""Endpoints for operators of the server. To everybody else they look as if they did not exist."""

import re
from collections.abc import Awaitable, Callable
from typing import Final, Literal

import msgspec
from msgspec import Struct
from starlette.responses import Response

from theomachy.games import registry
from theomachy.server.http.call import Call, json
from theomachy.server.http.endpoint import BEFORE, PHASE, Handler, Query, endpoint
from theomachy.server.http.table_lists import PHASES, VISIBILITIES, place
from theomachy.server.operators.audit import Note
from theomachy.server.operators.table_care import DAY, TableCare
from theomachy.server.protocol import (
    Act,
    AuditList,
    BanList,
    BanShown,
    BanWish,
    Done,
    Lift,
    Me,
    OwnerAct,
    OwnerDetails,
    OwnersListed,
    Prune,
    Pruned,
    RatingsRecomputed,
    RecomputeRatings,
    ResetLink,
    RoleWish,
    Rotate,
    Rotated,
    TableDetails,
    TablesCared,
)
from theomachy.server.store.operator_rows import OperatorRows
from theomachy.server.store.port import TableFilter
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.refusal import RequestRefused

TEXT: Final = Query("text", pattern="^[^\\x00-\\x1f]{1,80}$")
YES: Final = ("yes", "no")
OWNER_PAGE: Final = re.compile(r"([0-9]{1,15})-([^\x00-\x1f]{1,200})")
Path = Literal["close", "delete", "restore", "purge"]


def for_operators(
    name: str,
    method: Literal["GET", "POST"],
    path: str,
    about: str,
    *,
    body: type[Struct] | tuple[type[Struct], ...] = (),
    reply: type[Struct] | tuple[type[Struct], ...] = (),
    query: tuple[Query, ...] = (),
) -> Callable[[Handler], Handler]:
    """Declare an endpoint for operators."""
    return endpoint(name, method, f"/api/admin{path}", about, body=body, reply=reply, query=query, operator=True)


def text_of(call: Call, name: str = "text", most: int = 80) -> str | None:
    """A text of the query, if it is there."""
    found = call.request.query_params.get(name)
    if found is not None and (not 1 <= len(found) <= most or not found.isprintable()):
        raise RequestRefused("malformed", f"{name} must be a text of at most {most} letters")
    return found


def reason(call: Call, text: str) -> str:
    """A reason as plain text: players may be shown it."""
    try:
        limits = call.services.limits
        return plain(text, limits.chat_letters, limits.chat_bytes, "reason")
    except NotPlain as error:
        raise RequestRefused("name", str(error)) from error


@for_operators("admin-me", "GET", "/me", "Who you are as an operator.", reply=Me)
async def me(call: Call) -> Response:
    return json(Me(call.operator, operator=True))


# -- tables


@for_operators(
    "admin-tables",
    "GET",
    "/tables",
    "Tables, the one that changed last first; `idle` in days, `entries` at least, `person` holds a token.",
    reply=TablesCared,
    query=(
        Query("game", pattern="^[a-z][a-z0-9-]{0,39}$"),
        PHASE,
        Query("visibility", words=tuple(VISIBILITIES)),
        Query("deleted", words=YES),
        TEXT,
        Query("person", pattern="^[^\\x00-\\x1f]{1,200}$"),
        Query("idle", 0, 36_500),
        Query("entries", 0, 1_000_000),
        BEFORE,
    ),
)
async def tables(call: Call) -> Response:
    idle = call.number("idle", 0, 36_500)
    wanted = TableFilter(
        game=call.word("game", tuple(registry.names())),
        phase=call.word("phase", PHASES),
        visibility=call.word("visibility", VISIBILITIES),
        text=text_of(call),
        person=text_of(call, "person", 200),
        updated_before=None if idle is None else call.services.ports.now() - idle * DAY,
        entries=call.number("entries", 0, 1_000_000) or 0,
        hidden=call.word("deleted", YES) == "yes",
    )
    before = place(call.request.query_params.get("before"))
    return json(await call.server.operating.tables.find(wanted, before))


@for_operators(
    "admin-table",
    "GET",
    "/tables/{table}",
    "Who is at a table and what was said; never the game.",
    reply=TableDetails,
)
async def table(call: Call) -> Response:
    return json(await call.server.operating.tables.show(call.request.path_params["table"]))


def on_table(path: Path, about: str, act: Callable[[TableCare, str, str, str], Awaitable[None]]) -> None:
    """Declare the endpoint of something that is done to a table."""

    @for_operators(f"admin-{path}", "POST", "/tables/{table}/" + path, about, body=Act, reply=Done)
    async def handle(call: Call) -> Response:
        why = reason(call, call.read(Act).why)
        await act(call.server.operating.tables, call.operator, call.request.path_params["table"], why)
        return json(Done(seq=0))


on_table("close", "End the game for everybody; players see the reason.", TableCare.close)
on_table("delete", "Hide a table from everybody; it can be restored.", TableCare.delete)
on_table("restore", "Undo a deletion.", TableCare.restore)
on_table("purge", "Remove a deleted table for good.", TableCare.purge)


@for_operators(
    "admin-rotate",
    "POST",
    "/tables/{table}/rotate",
    "New access to a seat: what its player had ends, and one link for the player is made.",
    body=Rotate,
    reply=Rotated,
)
async def rotate(call: Call) -> Response:
    wish = call.read(Rotate)
    care, table = call.server.operating.tables, call.request.path_params["table"]
    return json(await care.rotate(call.operator, table, wish.seat, reason(call, wish.why)))


# -- people


@for_operators(
    "admin-accounts",
    "GET",
    "/accounts",
    "Accounts, or guests (devices without an account), newest first.",
    reply=OwnersListed,
    query=(TEXT, Query("guests", words=YES), Query("before", pattern="^[0-9]{1,15}-[^\\x00-\\x1f]{1,200}$")),
)
async def accounts(call: Call) -> Response:
    before = text_of(call, "before", 216)
    match = None if before is None else OWNER_PAGE.fullmatch(before)
    if before is not None and match is None:
        raise RequestRefused("malformed", "`before` must be the `next` value of the previous page")
    start = None if match is None else (int(match[1]), match[2])
    guests = call.word("guests", YES) == "yes"
    return json(await call.server.operating.people.find(text_of(call) or "", guests, start))


@for_operators(
    "admin-account",
    "GET",
    "/account",
    "One account or device.",
    reply=OwnerDetails,
    query=(Query("name", pattern="^[^\\x00-\\x1f]{1,200}$"),),
)
async def account(call: Call) -> Response:
    return json(await call.server.operating.people.show(text_of(call, "name", 200) or ""))


@for_operators("admin-revoke", "POST", "/revoke", "End all tokens of a person.", body=OwnerAct, reply=Done)
async def revoke(call: Call) -> Response:
    wish = call.read(OwnerAct)
    await call.server.operating.people.revoke(call.operator, wish.name, reason(call, wish.why))
    return json(Done(seq=0))


@for_operators("admin-role", "POST", "/role", "Make somebody an operator, or not.", body=RoleWish, reply=Done)
async def role(call: Call) -> Response:
    wish = call.read(RoleWish)
    people = call.server.operating.people
    await people.set_role(call.operator, wish.name, wish.operator, reason(call, wish.why))
    return json(Done(seq=0))


@for_operators("admin-reset", "POST", "/reset", "A link for a new password.", body=OwnerAct, reply=ResetLink)
async def reset(call: Call) -> Response:
    wish = call.read(OwnerAct)
    return json(await call.server.operating.people.make_reset(call.operator, wish.name, reason(call, wish.why)))


@for_operators("admin-erase", "POST", "/erase", "Delete a person's data.", body=OwnerAct, reply=Done)
async def erase(call: Call) -> Response:
    wish = call.read(OwnerAct)
    operating = call.server.operating
    found = await operating.people.account(wish.name)
    await operating.personal.erase(call.operator, found, reason(call, wish.why))
    return json(Done(seq=0))


# -- bans, retention, the audit log


@for_operators("admin-bans", "GET", "/bans", "Bans in force.", reply=BanList)
async def bans(call: Call) -> Response:
    return json(BanList(call.server.operating.bans.listed()))


@for_operators(
    "admin-ban", "POST", "/bans", "Shut out an account, a device or addresses.", body=BanWish, reply=BanShown
)
async def ban(call: Call) -> Response:
    wish = call.read(BanWish)
    wish = msgspec.structs.replace(wish, why=reason(call, wish.why))
    return json(await call.server.operating.bans.ban(call.operator, wish))


@for_operators("admin-lift", "POST", "/bans/lift", "End a ban.", body=Lift, reply=Done)
async def lift(call: Call) -> Response:
    wish = call.read(Lift)
    await call.server.operating.bans.lift(call.operator, wish.ban, reason(call, wish.why))
    return json(Done(seq=0))


@for_operators(
    "admin-prune", "POST", "/prune", "Remove what the retention settings name.", body=Prune, reply=Pruned
)
async def prune(call: Call) -> Response:
    wish = call.read(Prune)
    retention = call.server.operating.retention
    if not wish.dry_run:
        await retention.note(call.operator, reason(call, wish.why))
    return json(Pruned(await retention.prune(call.operator, wish.dry_run)))


@for_operators(
    "admin-ratings",
    "POST",
    "/ratings",
    "Rate all rated games anew from their logs; `check` only compares.",
    body=RecomputeRatings,
    reply=RatingsRecomputed,
)
async def ratings(call: Call) -> Response:
    wish = call.read(RecomputeRatings)
    found = call.server.ratings
    if not wish.check:
        note = Note(call.operator, "recompute-ratings", "", reason(call, wish.why))
        await call.server.operating.audit.write(note, OperatorRows())
        await found.rate_due()
    return json(await found.recompute(write=not wish.check))


@for_operators(
    "admin-audit",
    "GET",
    "/audit",
    "What operators did, newest first.",
    reply=AuditList,
    query=(Query("before", 1, 2**53 - 1),),
)
async def audit(call: Call) -> Response:
    return json(await call.server.operating.audit.page(call.number("before", 1, 2**53 - 1)))
