"""Every open socket and whose it is, so that somebody can be disconnected everywhere at once."""

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

from theomachy.server.protocol import Code


class Dismissable(Protocol):
    """A socket; see socket_session.py."""

    def dismiss(self, code: Code, detail: str) -> None:
        """Send `goodbye` and close."""


class OpenSocket(Struct, frozen=True, eq=False):
    """A socket, where it comes from, and whose token it has."""

    session: Dismissable
    address: str
    owner: str | None
    token: bytes
    login: bytes | None = None
    """The login with which alone the token counts; None if it counts by itself."""


class OpenSockets:
    """All open sockets."""

    def __init__(self) -> None:
        self.open: Final[set[OpenSocket]] = set()

    def dismiss(self, which: Callable[[OpenSocket], bool], code: Code, detail: str) -> int:
        """Close some of them; how many."""
        found = [one for one in self.open if which(one)]
        for one in found:
            one.session.dismiss(code, detail)
        return len(found)
