"""Whose connections carry other people's requests."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final


class Proxies:
    """The trusted proxies, as addresses and networks."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks: Final = [ip_network(text) for text in trusted]

    def includes(self, address: str) -> bool:
        """Whether the address is a proxy's; a connection without one (a Unix socket) is not."""
        if not address:
            return False
        found = ip_address(address.partition("%")[0])
        mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
        return any((mapped or found) in network for network in self._networks)
