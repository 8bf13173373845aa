"""Lists of tables, made from their summaries."""

import re
from typing import Final

import msgspec

from theomachy.server.live.services import Services
from theomachy.server.protocol import Phase, SeatShown, TableList, TableListed, Visibility
from theomachy.server.store.port import Grant, Summary
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import SCRIPTED

PHASES: Final[dict[str, Phase]] = {"waiting": "waiting", "playing": "playing", "finished": "finished"}
VISIBILITIES: Final[dict[str, Visibility]] = {"private": "private", "link": "link", "public": "public"}
BEFORE: Final = re.compile(r"([0-9]{1,15})-([0-9a-z]{20})")
SEATS: Final = msgspec.json.Decoder(list[SeatShown])


def listed(summary: Summary, knows_code: bool = True, mine: list[int] | None = None) -> TableListed:
    """A table in a list, with its code for those who may know it."""
    seats = SEATS.decode(summary.seats)
    return TableListed(
        id=summary.table,
        game=summary.game,
        title=summary.title,
        phase=PHASES.get(summary.phase, "frozen"),
        visibility=VISIBILITIES[summary.visibility],
        code=summary.code if knows_code else "",
        seats=seats,
        created=summary.created,
        updated=summary.updated,
        mine=mine or [],
        lesson=any(seat.level == SCRIPTED for seat in seats),
    )


async def public_tables(services: Services, game: str | None, phase: str | None, before: str | None) -> TableList:
    """A page of the public tables."""
    limit = services.limits.page
    found = await services.store.summaries(
        visibility="public", phase=phase, game=game, before=place(before), limit=limit
    )
    return page(found, limit)


async def own_tables(services: Services, owners: list[str], phase: str | None, before: str | None) -> TableList:
    """A page of the tables that the caller's account and device hold tokens of.

    The code lets people in, so whoever only watches is shown it only where everybody is.
    """
    limit = services.limits.own_page
    found = await services.store.summaries(owners=owners, phase=phase, before=place(before), limit=limit)
    held = [grant for owner in owners for grant in await services.store.grants_of(owner)]
    knows_code = {grant.table for grant in held if grant.role != "spectator"}
    knows_code |= {summary.table for summary in found if summary.visibility == "public"}
    shown = page(found, limit)
    seats = {summary.table: seats_of(summary.table, held) for summary in found}
    tables = [listed(one, one.table in knows_code, seats[one.table]) for one in found]
    return TableList(tables, shown.next)


def seats_of(table: str, held: list[Grant]) -> list[int]:
    """The seats of a table that these tokens speak for."""
    return sorted({seat for grant in held if grant.table == table for seat in grant.seats})


def place(before: str | None) -> tuple[int, str] | None:
    """Where a page begins."""
    if before is None:
        return None
    match = BEFORE.fullmatch(before)
    if match is None:
        raise RequestRefused("malformed", "`before` must be the `next` value of the previous page")
    return int(match[1]), match[2]


def page(found: list[Summary], limit: int) -> TableList:
    """Tables, and where the next page begins."""
    last = f"{found[-1].updated}-{found[-1].table}" if len(found) == limit else ""
    return TableList([listed(summary) for summary in found], last)
