"""Who may have one more place at a table. Places are tokens, sockets and waiting polls.

Quotas belong to the person before they belong to the table: each player has a share that nobody else can use, and
spectators share what is theirs so that no address block can take it all.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from theomachy.server.store.port import Grant
from theomachy.server.tables.limits import Share
from theomachy.server.tables.refusal import RequestRefused


class Holder(Struct, frozen=True):
    """Somebody who has a place at a table, or wants one."""

    person: str
    """The account, else the device, else the address block."""
    block: str
    """The address block; empty where it is not known."""
    seats: tuple[int, ...]
    host: bool

    def plays(self) -> bool:
        """Whether this is a player or the host, not a spectator."""
        return self.host or bool(self.seats)

    def same_player(self, other: "Holder") -> bool:
        """Whether both use the share of the same player: a common seat, or both a host who does not play."""
        if self.seats or other.seats:
            return bool(set(self.seats) & set(other.seats))
        return self.host and other.host


def holder(grant: Grant, block: str) -> Holder:
    """Who holds a token, as seen from an address block."""
    return Holder(grant.account or block, block, grant.seats, grant.role == "host")


def speaker(grant: Grant) -> str:
    """Whose requests are counted together: those of an account or device, else of a seat, else of a token."""
    if grant.account is None and grant.role == "spectator":
        return grant.token.hex()
    return grant.account or f"{grant.table} {grant.role} {grant.seats}"


def check_place(held: Sequence[Holder], new: Holder, share: Share, what: str) -> None:
    """Refuse one more place to whoever has a full share.

    A spectator's address block may have one more only while it has fewer than are free, so one block gets at most
    half of them, and there is always one for a block that has none.
    """
    if new.plays():
        if sum(1 for one in held if one.same_player(new)) >= share.player:
            raise too_many(f"your seat already has {share.player} {what} at this table")
        return
    spectators = [one for one in held if not one.plays()]
    if sum(1 for one in spectators if one.person == new.person) >= share.person:
        raise too_many(f"you already have {share.person} {what} at this table")
    if sum(1 for one in spectators if one.block == new.block) >= share.spectators - len(spectators):
        raise too_many(f"spectators already have too many {what} at this table")


def displaced(held: Sequence[tuple[Holder, bytes]], new: Holder, share: Share, own: int) -> list[bytes]:
    """The tokens that end so that a new one can be given, of all that are held, the oldest first.

    A person who enters again and again replaces the oldest of their own tokens. When spectators have used up
    their share, the address block that has the most of it gives way to one that has clearly less.
    """
    mine = [token for one, token in held if (one.person, one.seats, one.host) == (new.person, new.seats, new.host)]
    most = own if new.plays() else share.person
    ended = mine[: max(0, len(mine) - most + 1)]
    left = [(one, token) for one, token in held if token not in ended]
    if new.plays():
        if sum(1 for one, _ in left if one.same_player(new)) >= share.player:
            raise too_many(f"your seat already has {share.player} tokens of this table")
        return ended
    spectators = [(one.block or one.person, token) for one, token in left if not one.plays()]
    if len(spectators) < share.spectators:
        return ended
    (greediest, count), *_ = Counter(block for block, _ in spectators).most_common(1)
    if count <= 1 + sum(1 for block, _ in spectators if block == (new.block or new.person)):
        raise too_many("no more spectators can join this table")
    return [*ended, next(token for block, token in spectators if block == greediest)]


def too_many(detail: str) -> RequestRefused:
    """The refusal of one place more."""
    return RequestRefused("too-many", detail, retry=1_000)
