"""Whose connections carry other people's requests."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final


class Proxies:
    """The trusted proxies, as addresses and networks."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks: Final = [ip_network(text) for text in trusted]

    def forwarded(self, header: str) -> str:
        """Who asked, by X-Forwarded-For: the last address that is no proxy's; nothing if there is none."""
        for entry in reversed(header.split(",")):
            address = _without_port(entry.strip())
            try:
                if not self.includes(address):
                    return address
            except ValueError:  # no address: what comes before it was not written by a proxy either
                return ""
        return ""

    def includes(self, address: str) -> bool:
        """Whether the address is a proxy's; a connection without one (a Unix socket) is not."""
        if not address:
            return False
        found = ip_address(address.partition("%")[0])
        mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
        return any((mapped or found) in network for network in self._networks)


def _without_port(entry: str) -> str:
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
