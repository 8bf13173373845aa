"""Invites: single-use tokens for another person, another device or a spectator. They leave no log entry."""

from hashlib import sha256
from typing import Final

from theomachy.server.protocol import Invite, Invited
from theomachy.server.store.port import Batch
from theomachy.server.store.port import Invite as StoredInvite
from theomachy.server.tables import randomness
from theomachy.server.tables.identifiers import token_text
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.messages.declaration import Context, Decision, message
from theomachy.server.tables.permissions import UNFINISHED
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import Table

DAY: Final = 86_400_000
SEAT: Final = "seat"
DEVICE: Final = "device"
"""The role of an invite for another device of a player who already sits there."""
HOST_DEVICE: Final = "host"
"""The same for the player who is the host; only operators make it."""
SPECTATOR: Final = "spectator"


def invite_row(
    token: bytes,
    table: str,
    role: str,
    seats: tuple[int, ...],
    now: int,
    limits: Limits,
    maker: str,
    epoch: int,
) -> StoredInvite:
    """What is stored of an invite: its digest, never the token itself."""
    return StoredInvite(
        hash=sha256(token).digest(),
        table=table,
        role=role,
        seats=seats,
        created=now,
        expires=now + limits.invite_days * DAY,
        epoch=epoch,
        maker=maker,
    )


def check_repeated(before: StoredInvite, now: StoredInvite) -> None:
    """Refuse an invite whose id was used for another one; the token comes from the id and its maker alone."""
    if (before.role, before.seats) != (now.role, now.seats):
        raise RequestRefused("id-reused", "this id was used for another invite")


def check_open_invites(count: int, limits: Limits) -> None:
    """Refuse a maker who has too many invites that nobody has used."""
    if count >= limits.open_invites:
        raise RequestRefused("too-many", f"{count} of your invites to this table have not been used yet")


@message(Invite, host=UNFINISHED, seat=UNFINISHED, rates=("table_requests", "invites"), repeatable=True)
def invite(table: Table, request: Invite, context: Context) -> Decision:
    """Make an invite. The same request gives the same token, which is derived from the table's secret."""
    actor = context.actor
    role, seats = invited(table, request, context)
    token = randomness.token(context.secret, f"invite {request.id} {actor.role} {actor.seats}")
    maker = "host" if actor.role == "host" else str(actor.speaker())
    row = invite_row(token, table.id, role, seats, context.now, context.limits, maker, table.seq)
    return Decision(
        batch=Batch(invites=[row]),
        reply=lambda seq: Invited(
            id=request.id, seq=seq, invite=token_text(token), role=request.role, seats=list(seats)
        ),
    )


def invited(table: Table, request: Invite, context: Context) -> tuple[str, tuple[int, ...]]:
    """The role and the seats of an invite; refuses seats that are not the actor's to give."""
    actor = context.actor
    seats = tuple(sorted(set(request.seats)))
    if request.role == SPECTATOR:
        if actor.role != "host" and table.opened.visibility == "private":
            raise RequestRefused("forbidden", "only the host invites spectators to a private table")
        return SPECTATOR, ()
    if not seats or seats[-1] >= len(table.seats):
        raise RequestRefused("no-seat", "name the seats to invite for")
    if set(seats) <= set(actor.seats):
        return DEVICE, seats
    if actor.role != "host" or not all(table.seats[seat].free() for seat in seats):
        raise RequestRefused("no-seat", "these seats are not free, or not yours to give")
    return SEAT, seats
