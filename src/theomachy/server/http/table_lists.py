"""Lists of tables, made from their summaries."""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from theomachy.server.live.services import Services
from theomachy.server.protocol import Pace, Phase, SeatShown, TableList, TableListed, Visibility
from theomachy.server.store.port import Grant, Summary
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import SCRIPTED

PHASES: Final[dict[str, Phase]] = {"waiting": "waiting", "playing": "playing", "finished": "finished"}
VISIBILITIES: Final[dict[str, Visibility]] = {"private": "private", "link": "link", "public": "public"}
BEFORE: Final = re.compile(r"([0-9]{1,15})-([0-9a-z]{20})")
SEATS: Final = msgspec.json.Decoder(list[SeatShown])


class SetupFacts(msgspec.Struct, frozen=True):
    """What a list shows of a setup."""

    edition: str | None = None


class TableFacts(msgspec.Struct, frozen=True):
    """What a list shows of the first entry of a log."""

    pace: Pace = Pace()
    rated: bool = False
    setup: SetupFacts = SetupFacts()


NO_FACTS: Final = TableFacts()
FACTS: Final = msgspec.json.Decoder(TableFacts)


async def facts_of(services: Services, tables: Sequence[str]) -> dict[str, TableFacts]:
    """How tables were made, by the first entries of their logs."""
    found: dict[str, TableFacts] = {}
    for one in await services.store.first_entries(tables):
        with suppress(msgspec.DecodeError):  # of another version; the table is frozen
            found[one.table] = FACTS.decode(one.body)
    return found


def listed(
    summary: Summary,
    knows_code: bool = True,
    mine: list[int] | None = None,
    facts: TableFacts = NO_FACTS,
) -> TableListed:
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
        rated=facts.rated,
        pace=facts.pace,
        players=len(seats),
        edition=facts.setup.edition or "",
    )


async def public_tables(services: Services, game: str | None, phase: str | None, before: str | None) -> TableList:
    """A page of the public tables."""
    limit = services.limits.page
    found = await services.store.summaries(
        visibility="public", phase=phase, game=game, before=place(before), limit=limit
    )
    facts = await facts_of(services, [one.table for one in found])
    return TableList([listed(one, facts=facts.get(one.table, NO_FACTS)) for one in found], after(found, limit))


async def own_tables(
    services: Services, owners: list[str], game: str | None, phase: str | None, before: str | None
) -> TableList:
    """A page of the tables that the caller's account and device hold tokens of.

    The code lets people in, so whoever only watches is shown it only where everybody is.
    """
    limit = services.limits.own_page
    found = await services.store.summaries(
        owners=owners, game=game, phase=phase, before=place(before), limit=limit
    )
    ids = [one.table for one in found]
    held = await services.store.grants_among(owners, ids)
    facts = await facts_of(services, ids)
    knows_code = {grant.table for grant in held if grant.role != "spectator"}
    knows_code |= {summary.table for summary in found if summary.visibility == "public"}
    tables = [
        listed(one, one.table in knows_code, seats_of(one.table, held), facts.get(one.table, NO_FACTS))
        for one in found
    ]
    return TableList(tables, after(found, limit))


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


def after(found: list[Summary], limit: int) -> str:
    """Where the next page begins; empty behind the last one."""
    return f"{found[-1].updated}-{found[-1].table}" if len(found) == limit else ""
