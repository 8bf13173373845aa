"""HTTP to addresses that a stranger may have chosen: nobody can make the server speak to its own network.

The name is resolved once, every address of it is checked, and the connection is made to a checked address, so that
a name that changes between the check and the use gains nothing. Redirects are not followed, and neither a slow nor
a large answer costs more than the limits below.
"""

import asyncio
import socket
import ssl
from http.client import HTTPException, parse_headers
from io import BytesIO
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import structlog

from theomachy.server.notices.retries import Sent, by_status

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.notices")
SECONDS: Final = 15.0
"""For everything: the name, the connection, the answer."""
MOST_BYTES: Final = 16_384
"""Of an answer; the rest is not read."""
NAT64: Final = 0x64FF9B << 96
"""The network 64:ff9b::/96, whose last 32 bits are an IPv4 address."""


class Unsafe(Exception):
    """Raised for a URL that the server does not speak to; the text says why."""


def check_url(url: str, private: bool) -> SplitResult:
    """The parts of a URL that may be used; `private`: also those of the host's own network, without TLS."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Unsafe("this is no URL") from error
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Unsafe("the URL must begin with https://")
    if not parts.hostname or parts.username or parts.password or parts.fragment:
        raise Unsafe("the URL must have a host, and neither a password nor a fragment")
    if not url.isascii() or any(letter <= " " or letter == "\x7f" for letter in url):
        raise Unsafe("the URL must have ASCII letters without spaces")
    if port is not None and not private and port not in (443, 8443):
        raise Unsafe("the URL must use port 443 or 8443")
    return parts


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, not to this machine or its network."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and int(found) >> 32 << 32 == NAT64:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            found = inner
    return found.is_global and not found.is_multicast and not found.is_reserved


async def checked_addresses(host: str, port: int, private: bool) -> list[str]:
    """The addresses of a host; Unsafe if one of them is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Unsafe("the URL leads into a private network")
    return addresses


async def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> Sent:
    """Send a request, and say what became of it."""
    try:
        parts = check_url(url, private)
        async with asyncio.timeout(SECONDS):
            status, retry_after = await exchange(parts, body, headers, private)
    except Unsafe as error:
        log.info("a URL is not used", problem=str(error))
        return Sent("never", "unsafe")
    except TimeoutError:
        return Sent("later", "late")
    except ssl.SSLCertVerificationError:
        return Sent("later", "certificate")
    except (OSError, EOFError, HTTPException, ValueError, asyncio.LimitOverrunError) as error:  # also of the name
        log.info("a receiver cannot be reached", error=type(error).__name__)
        return Sent("later", "unreachable")
    return by_status(status, retry_after)


async def exchange(parts: SplitResult, body: bytes, headers: dict[str, str], private: bool) -> tuple[int, str]:
    """Status and Retry-After of the answer to a POST."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = (await checked_addresses(host, port, private))[0]
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if secure else None, limit=MOST_BYTES
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
        lines += [f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        await writer.drain()
        return read_head(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()  # nothing more is read, however much there is


def read_head(head: bytes) -> tuple[int, str]:
    """Status and Retry-After in the first lines of an answer."""
    first, _, rest = head.partition(b"\r\n")
    version, _, status = first.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not status[:3].isdigit():
        raise ValueError("this is not HTTP")
    return int(status[:3]), parse_headers(BytesIO(rest)).get("Retry-After", "")
