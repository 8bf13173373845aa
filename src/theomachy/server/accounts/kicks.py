"""Whom the host removed from a seat: only an invite that the host made afterwards lets them in again.

They are recognised by the accounts and devices that they are or were known by. Somebody without any of these (a
script without account, a browser that dropped its cookies) looks like a newcomer.
"""

from collections.abc import Collection

from theomachy.server.live.table_grants import Standing
from theomachy.server.store.port import Grant, Invite
from theomachy.server.tables.messages.invites import DEVICE, HOST_DEVICE
from theomachy.server.tables.messages.seats import Kicked, Left
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import FoldedEntry, Table


def check_not_kicked(standing: Standing, known_as: Collection[str], invite: Invite | None = None) -> None:
    """Refuse somebody whom the host removed, unless the host made the invite after that."""
    theirs = [grant for grant in standing.grants.given() if grant.account in known_as]
    for kick in kicks(standing.table, theirs):
        if invite is None or invite.maker not in ("host", "") or made_before(invite, kick):
            raise RequestRefused(
                "forbidden", "the host removed you; only a new invite from the host lets you in again"
            )


def kicks(table: Table, grants: list[Grant]) -> list[FoldedEntry]:
    """The entries by which the host took a seat from the holder of one of these tokens."""
    if not grants:
        return []
    vacated = [entry for entry in table.log if isinstance(entry.body, Left | Kicked)]
    ends = [ended_by(grant, vacated) for grant in grants]
    return [entry for entry in ends if entry is not None and isinstance(entry.body, Kicked)]


def ended_by(grant: Grant, vacated: list[FoldedEntry]) -> FoldedEntry | None:
    """The first entry after a token was given that made a seat of it free."""
    for entry in vacated:
        later = entry.at > grant.created if grant.epoch is None else entry.seq > grant.epoch
        if later and isinstance(entry.body, Left | Kicked) and entry.body.seat in grant.seats:
            return entry
    return None


def made_before(invite: Invite, entry: FoldedEntry) -> bool:
    """Whether an invite was made before an entry of the log."""
    return invite.created <= entry.at if invite.epoch is None else invite.epoch < entry.seq


def invite_counts(invite: Invite, table: Table) -> bool:
    """Whether the player who made an invite still has the seats from which it was made; the host always has."""
    if invite.epoch is None:
        seats = [table.seats[seat] for seat in invite.seats if invite.role in (DEVICE, HOST_DEVICE)]
        return all(seat.person() and seat.since < invite.created for seat in seats)
    if invite.role in (DEVICE, HOST_DEVICE) and not table.held_since(invite.seats, invite.epoch):
        return False
    return not invite.maker.isdecimal() or table.held_since((int(invite.maker),), invite.epoch)
