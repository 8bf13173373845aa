"""New access to a seat whose link or token leaked: all of before ends, and one link for its player is made."""

from msgspec import Struct

from theomachy.server.live.table_grants import Standing
from theomachy.server.store.port import Invite
from theomachy.server.tables.messages.invites import DEVICE, HOST_DEVICE
from theomachy.server.tables.refusal import RequestRefused


class NewAccess(Struct, frozen=True):
    """What ends, and what the new link is for."""

    role: str
    """Of the invite: the host's player stays the host."""
    seats: tuple[int, ...]
    """All seats that the player has at the same device."""
    tokens: list[bytes]
    invites: list[bytes]


def new_access(standing: Standing, seat: int, unused: list[Invite]) -> NewAccess:
    """How the access to a seat is renewed; `unused` are the invites of the table that nobody has used."""
    table = standing.table
    if seat >= len(table.seats):
        raise RequestRefused("no-seat", f"there is no seat {seat}; the seats are 0 to {len(table.seats) - 1}")
    if table.seats[seat].free():
        raise RequestRefused("no-seat", f"nobody sits at seat {seat}, so there is no access to renew")
    if not table.seats[seat].person():
        raise RequestRefused("no-seat", f"a bot sits at seat {seat}, so there is no access to renew")
    # Also what has ended says which seats the player had, for a player whose tokens were all ended before.
    own = [
        one
        for one in standing.grants.given()
        if seat in one.seats and one.epoch is not None and table.held_since(one.seats, one.epoch)
    ]
    return NewAccess(
        role=HOST_DEVICE if any(one.role == "host" for one in own) else DEVICE,
        seats=tuple(sorted({seat}.union(*[one.seats for one in own]))),
        tokens=[one.token for one in standing.grants.given() if seat in one.seats and not one.revoked],
        invites=[one.hash for one in unused if one.role in (DEVICE, HOST_DEVICE) and seat in one.seats],
    )
