"""Bans: who is shut out. They are kept in memory, because every request asks."""

from collections.abc import Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from theomachy.server.accounts.credentials import DEVICE, account_key
from theomachy.server.live.open_sockets import OpenSockets
from theomachy.server.live.services import Services
from theomachy.server.operators.audit import Action, AuditLog, Note
from theomachy.server.protocol import BanShown, BanWish
from theomachy.server.store.operator_rows import Ban, BanKind, OperatorRows
from theomachy.server.tables.identifiers import new_code
from theomachy.server.tables.refusal import RequestRefused

DAY: Final = 86_400_000
ACTIONS: Final[dict[BanKind, Action]] = {
    "account": "ban-account",
    "device": "ban-device",
    "address": "ban-address",
}
WIDEST: Final = {4: 8, 6: 19}
"""The shortest prefix that may be banned: a typing error must not shut out the world."""


class Bans:
    """All bans, and who they shut out."""

    def __init__(self, services: Services, audit: AuditLog, sockets: OpenSockets) -> None:
        self._services: Final = services
        self._audit: Final = audit
        self._sockets: Final = sockets
        self._bans: list[Ban] = []
        self._networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self._owners: dict[str, Ban] = {}

    async def load(self) -> None:
        """Read all bans again."""
        self._bans = await self._services.store.bans()
        self._networks = [(ip_network(one.subject), one) for one in self._bans if one.kind == "address"]
        self._owners = {one.subject: one for one in self._bans if one.kind != "address"}

    def check_address(self, address: str) -> None:
        """Refuse an address that is banned."""
        if self._networks:
            self._refuse(self._of_address(address))

    def check_owners(self, owners: Iterable[str | None]) -> None:
        """Refuse an account or a device that is banned."""
        for owner in owners if self._owners else ():
            self._refuse(self._in_force(self._owners.get(owner or "")))

    def listed(self) -> list[BanShown]:
        """Bans in force, oldest first."""
        return [shown(one) for one in self._bans if self._in_force(one)]

    def of_owner(self, owner: str) -> BanShown | None:
        """The ban of an account or a device, if it has one."""
        found = self._in_force(self._owners.get(owner))
        return None if found is None else shown(found)

    async def ban(self, who: str, wish: BanWish) -> BanShown:
        """Shut somebody out: their sockets close, their tokens are refused until the ban ends."""
        now = self._services.ports.now()
        subject = await self._subject(wish)
        expires = None if wish.days is None else now + wish.days * DAY
        ban = Ban(new_code(self._services.ports.entropy), wish.kind, subject, wish.why, now, expires)
        note = Note(
            who, ACTIONS[wish.kind], subject, wish.why, {"until": "for good" if not expires else day(expires)}
        )
        await self._audit.write(note, OperatorRows(bans=[ban]))
        await self.load()
        detail = explained(ban)
        if wish.kind == "address":
            self._sockets.dismiss(lambda one: self._of_address(one.address) is not None, "banned", detail)
        else:
            self._sockets.dismiss(lambda one: one.owner == subject, "banned", detail)
        return shown(ban)

    async def lift(self, who: str, ban: str, why: str) -> None:
        """End a ban."""
        found = next((one for one in self._bans if one.id == ban), None)
        if found is None:
            raise RequestRefused("unknown", "no such ban")
        await self._audit.write(Note(who, "lift-ban", found.subject, why), OperatorRows(lifted_bans=[ban]))
        await self.load()

    async def _subject(self, wish: BanWish) -> str:
        if wish.kind == "address":
            return network(wish.subject)
        name = wish.subject if wish.kind == "device" else account_key(wish.subject)
        if (wish.kind == "device") != name.startswith(DEVICE) or await self._services.store.account(name) is None:
            raise RequestRefused("unknown", f"no such {wish.kind}")
        if await self._services.store.is_operator(name):
            raise RequestRefused("forbidden", "an operator cannot be banned; take the role away first")
        if name in self._owners and self._in_force(self._owners[name]):
            raise RequestRefused("taken", "already banned; lift that ban first")
        return name

    def _of_address(self, address: str) -> Ban | None:
        try:
            found = ip_address(address)
        except ValueError:
            return None  # a Unix socket, or a test
        mapped = getattr(found, "ipv4_mapped", None)
        found = found if mapped is None else mapped
        return next((ban for block, ban in self._networks if found in block and self._in_force(ban)), None)

    def _in_force(self, ban: Ban | None) -> Ban | None:
        ended = ban is None or (ban.expires is not None and ban.expires <= self._services.ports.now())
        return None if ended else ban

    def _refuse(self, ban: Ban | None) -> None:
        if ban is not None:
            raise RequestRefused("banned", explained(ban))


def network(text: str) -> str:
    """A block of addresses as it is stored: one address, or a network; a single IPv6 address means its /64."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise RequestRefused("data", f"not an address or a block such as 192.0.2.0/24: {error}") from error
    if isinstance(found, IPv6Network) and "/" not in text:
        found = found.supernet(new_prefix=64)
    if found.prefixlen < WIDEST[found.version]:
        raise RequestRefused("data", f"a block must have a prefix of at least {WIDEST[found.version]} bits")
    return str(found)


def explained(ban: Ban) -> str:
    """What somebody who is shut out is told."""
    until = "" if ban.expires is None else f" until {day(ban.expires)}"
    return f"an operator of this server shut you out{until}: {ban.reason}"


def day(at: int) -> str:
    """A moment as people read it."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def shown(ban: Ban) -> BanShown:
    """A ban as operators see it."""
    return BanShown(ban.id, ban.kind, ban.subject, ban.reason, ban.created, ban.expires)
