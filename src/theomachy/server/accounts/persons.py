"""People behind accounts: the name under which rated games know them, what they chose, and whom they keep away."""

from typing import Final

import msgspec

from theomachy.server.accounts.credentials import account_keys
from theomachy.server.live.services import Services
from theomachy.server.live.table_grants import Standing
from theomachy.server.store.people_rows import NamedPlayer, PeopleRows, Person, ShownTo
from theomachy.server.store.port import Account, Batch
from theomachy.server.tables.identifiers import new_table_id
from theomachy.server.tables.refusal import RequestRefused

USUALLY_SHOWN_TO: Final[ShownTo] = "everyone"
"""Who may see the profile of somebody who never chose."""


async def known_person(services: Services, account: str) -> Person:
    """The person behind an account; made when it is first needed."""
    found = await services.store.person(account)
    if found is not None:
        return found
    new = Person(account, new_table_id(services.ports.entropy), USUALLY_SHOWN_TO)
    await services.store.write(Batch(people=PeopleRows(people=[new])))
    made = await services.store.person(account)  # two requests at the same time make one
    assert made is not None
    return made


async def named_player(services: Services, account: str) -> NamedPlayer:
    """The person behind an account, as a player of rated games."""
    person = await known_person(services, account)
    kept = await services.store.account(account)
    if kept is None or not kept.password:
        raise RequestRefused("account", "rated games are for people with an account; log in first")
    return NamedPlayer(person.player, person.account, kept.shown, person.shown_to)


async def choose(services: Services, account: str, **changes: str) -> Person:
    """Change what an account chose for itself."""
    person = msgspec.structs.replace(await known_person(services, account), **changes)
    await services.store.write(Batch(people=PeopleRows(people=[person])))
    return person


async def account_named(services: Services, name: str) -> Account | None:
    """The account with a password of this name, however it is written."""
    for key in account_keys(name):
        found = await services.store.account(key)
        if found is not None and found.password:
            return found
    return None


async def check_not_blocked(services: Services, standing: Standing, known_as: tuple[str, ...]) -> None:
    """Refuse somebody whom a host of the table has blocked; not even told by whom."""
    hosts = {one.account for one in standing.grants.given() if one.role == "host" and one.account is not None}
    for host in hosts - set(known_as):
        for other in known_as:
            if "block" in await services.store.tied(host, other):
                raise RequestRefused("forbidden", "you cannot join this table")
