"""Lists of tables, from their summaries: no log is opened for a list."""

import re
from typing import Final

import msgspec

from theomachy.server.conduct import Refuse
from theomachy.server.host import World
from theomachy.server.protocol import Phase, SeatShown, TableList, TableListed, Visibility
from theomachy.server.store.port import Summary

PHASES: Final[dict[str, Phase]] = {"waiting": "waiting", "playing": "playing", "finished": "finished"}
VISIBILITIES: Final[dict[str, Visibility]] = {"private": "private", "link": "link", "public": "public"}
BEFORE: Final = re.compile(r"([0-9]{1,15})-([0-9a-z]{20})")
SEATS: Final = msgspec.json.Decoder(list[SeatShown])


def listed(summary: Summary) -> TableListed:
    """A table in a list."""
    return TableListed(
        id=summary.table,
        game=summary.game,
        title=summary.title,
        phase=PHASES.get(summary.phase, "frozen"),
        visibility=VISIBILITIES[summary.visibility],
        code=summary.code,
        seats=SEATS.decode(summary.seats),
        created=summary.created,
        updated=summary.updated,
    )


async def public(world: World, game: str | None, phase: str | None, before: str | None) -> TableList:
    """A page of the tables that everybody may know of."""
    match = BEFORE.fullmatch(before) if before is not None else None
    if before is not None and match is None:
        raise Refuse("malformed", "before is what the last page gave as next")
    found = await world.store.summaries(
        visibility="public",
        phase=phase,
        game=game,
        before=(int(match[1]), match[2]) if match else None,
        limit=world.limits.page,
    )
    last = f"{found[-1].updated}-{found[-1].table}" if len(found) == world.limits.page else ""
    return TableList([listed(summary) for summary in found], last)


async def mine(world: World, owners: list[str]) -> TableList:
    """The tables that the caller's account and device hold tokens of, newest first."""
    tables: dict[str, Summary] = {}
    for owner in owners:
        for grant in await world.store.grants_of(owner):
            if grant.table not in tables and (summary := await world.store.summary(grant.table)) is not None:
                tables[grant.table] = summary
    newest = sorted(tables.values(), key=lambda summary: (summary.updated, summary.table), reverse=True)
    return TableList([listed(summary) for summary in newest[: world.limits.tables_per_owner]], "")
