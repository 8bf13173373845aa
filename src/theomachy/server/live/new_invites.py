"""Which of the invites that a request asks for are made: none twice, and not too many."""

from theomachy.server.live.services import Services
from theomachy.server.store.port import Invite
from theomachy.server.tables.messages.invites import check_open_invites, check_repeated


async def new_invites(services: Services, table: str, asked: list[Invite]) -> list[Invite]:
    """Leave out invites that were made before by the same request; refuse too many."""
    new = []
    for one in asked:
        before = await services.store.invite(one.hash)
        if before is not None:
            check_repeated(before, one)
            continue
        open_now = await services.store.open_invites(table, one.maker, services.ports.now())
        check_open_invites(open_now, services.limits)
        new.append(one)
    return new
