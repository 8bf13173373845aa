"""Friends, and people whom somebody blocks or mutes."""

from typing import Final, Literal

from theomachy.server.live.services import Services
from theomachy.server.protocol import PeopleShown
from theomachy.server.store.people_rows import PeopleRows, Tie, TieKind
from theomachy.server.store.port import Account, Batch, Conflict
from theomachy.server.tables.refusal import RequestRefused

FRIENDS: Final = "friends"


async def friendship(services: Services, account: str, other: str) -> Literal["", "asked", "asks", "friends"]:
    """What there is between two accounts, as the first one sees it."""
    mine = "friend" in await services.store.tied(account, other)
    theirs = "friend" in await services.store.tied(other, account)
    return "friends" if mine and theirs else "asked" if mine else "asks" if theirs else ""


async def set_tie(services: Services, account: str, other: str, kind: TieKind, on: bool) -> None:
    """Say something about somebody, or take it back; saying it again changes nothing.

    A friend who is not one any more is asked for by neither side, and nobody is a friend whom one blocks.
    """
    if account == other:
        raise RequestRefused("data", "that is you")
    store = services.store
    mine, theirs = await store.tied(account, other), await store.tied(other, account)
    now = services.ports.now()
    rows = PeopleRows()
    if on and kind not in mine:
        if len(await store.ties_of(account)) >= services.limits.ties:
            raise RequestRefused("too-many", f"you have said something about {services.limits.ties} people")
        rows.ties = [Tie(account, other, kind, now)]
    if not on and kind in mine:
        rows.untied.append(Tie(account, other, kind, now))
    ends = (kind == "block") if on else (kind == "friend")
    if ends and "friend" in theirs:
        rows.untied.append(Tie(other, account, "friend", now))
    if on and kind == "block" and "friend" in mine:
        rows.untied.append(Tie(account, other, "friend", now))
    try:
        await store.write(Batch(people=rows))
    except Conflict as error:  # somebody took it back at the same moment
        raise RequestRefused("stale", "this has just changed; look again") from error


async def people_of(services: Services, account: str) -> PeopleShown:
    """Somebody's friends, requests, and the people they keep away; by name."""
    store = services.store
    mine = await store.ties_of(account)
    asking = {tie.account for tie in await store.ties_to(account, "friend")}
    asked = {tie.other for tie in mine if tie.kind == "friend"}
    blocked = {tie.other for tie in mine if tie.kind == "block"}

    async def names(accounts: set[str]) -> list[str]:
        found = [await store.account(name) for name in accounts]
        return sorted(one.shown for one in found if isinstance(one, Account) and one.password)

    return PeopleShown(
        friends=await names(asked & asking),
        asked=await names(asked - asking),
        asking=await names(asking - asked),
        blocked=await names(blocked),
        muted=await names({tie.other for tie in mine if tie.kind == "mute"}),
    )
