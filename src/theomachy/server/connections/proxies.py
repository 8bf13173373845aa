"""Whose connections carry other people's requests."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final


class Proxies:
    """The trusted proxies, as addresses and networks."""

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
