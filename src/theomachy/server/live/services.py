"""Dependencies shared by all parts of the server."""

from collections.abc import Callable
from typing import Final

from theomachy.server.live.interruptions import Interruptions
from theomachy.server.live.metrics import Metrics
from theomachy.server.live.notice_desk import NoticeDesk
from theomachy.server.live.ports import Bots, Ports
from theomachy.server.live.rate_limit import RateLimiter
from theomachy.server.live.signs_of_life import SignsOfLife
from theomachy.server.store.port import InDoubt, Store, StoreError
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.refusal import RequestRefused


class Services:
    """Storage, time and randomness, bots, limits, rates, metrics, signs of life, interruptions and notices."""

    def __init__(self, store: Store, ports: Ports, bots: Bots, limits: Limits, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics
        self.ports: Final = ports
        self.bots: Final = bots
        self.limits: Final = limits
        self.rates: Final = RateLimiter(limits.buckets)
        self.signs: Final = SignsOfLife(ports.now())
        self.interruptions: Final = Interruptions(store, ports.now)
        self.notices: Final = NoticeDesk()
        self.on_finished: Final[list[Callable[[str], None]]] = []
        """Told the id of every rated table whose game has ended, once that is durable."""


class NoSuchTable(Exception):
    """Raised when there is no such table."""


class NotForYou(RequestRefused):
    """Raised when the caller has no token of the table, or none that still counts."""


def no_such_table() -> NotForYou:
    """The refusal for a table that does not exist and for one that the caller may not know of: the same bytes."""
    return NotForYou("unknown", "no such table, or it is not for you")


def not_saved() -> RequestRefused:
    """The refusal of a request that was not saved. The reason may name files, so it is for the log only."""
    return RequestRefused("not-saved", "nothing was changed: the storage takes no writes", retry=1_000)


def storage_failed(error: StoreError, changes: bool = False) -> RequestRefused:
    """The refusal while the database gives no answer.

    Of a request that changes something nothing is known then: an earlier try of it may have been saved.
    """
    if changes or isinstance(error, InDoubt):
        return RequestRefused(
            "in-doubt", "it is not known whether this was saved; send the same request again", retry=1_000
        )
    return RequestRefused("not-saved", "the storage does not answer", retry=1_000)
