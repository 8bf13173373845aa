"""Who counts as one client before anything is known about them."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

HOME: Final = 64
"""The bits of an IPv6 address that one household has; the rest it may choose as it likes."""


def address_block(address: str) -> str:
    """An IPv4 address itself, the /64 of an IPv6 address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, HOME), strict=False))
    return str(found)


class Proxies:
    """The addresses whose connections carry other people's requests."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._all = False
        self._networks: Final[list[IPv4Network | IPv6Network]] = []
        for text in trusted:
            if text == "*":
                self._all = True
                continue
            try:
                self._networks.append(ip_network(text, strict=False))
            except ValueError:
                continue  # a name: it is compared with nothing, as connections only have addresses

    def includes(self, address: str) -> bool:
        """Whether the address is a proxy's."""
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return self._all
        mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
        return self._all or any((mapped or found) in network for network in self._networks)
