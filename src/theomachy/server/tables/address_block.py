"""The part of an address that one subscriber holds: limits count by it, never by a single IPv6 address."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

SUBSCRIBER: Final = 64
"""The bits of an IPv6 prefix that providers give to one subscriber at least."""


def address_block(address: str) -> str:
    """The IPv4 address, or the /64 of an IPv6 address; what is no address (a Unix socket) stays as it is."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((IPv6Address(int(found)), SUBSCRIBER), strict=False))
