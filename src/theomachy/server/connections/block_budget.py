"""What all connections of one address block have left together.

Each of them may keep to its own limit, and their sum can still be a flood.
"""

from typing import Final, Literal, TypeAlias

from theomachy.server.connections.budget import OverBudget
from theomachy.server.connections.limits import ConnectionLimits
from theomachy.server.live.rate_limit import RateLimiter
from theomachy.server.tables.limits import Rate

Kind: TypeAlias = Literal["requests", "frames", "reads"]


class BlockBudget:
    """The common buckets; nobody pays for a block that is not known, as a proxy's own."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self._rates: Final[dict[Kind, Rate]] = {
            "requests": limits.block_requests,
            "frames": limits.block_frames,
            "reads": limits.block_reads,
        }
        self._buckets: Final = RateLimiter(limits.blocks)

    def take(self, kind: Kind, block: str, now: float) -> None:
        """Pay for one; OverBudget if there is none left. What is refused costs the neighbours nothing."""
        if block and self._buckets.wait(kind, block, self._rates[kind], now):
            raise OverBudget(kind)

    def charge(self, kind: Kind, block: str, now: float, amount: float) -> None:
        """Pay for what has been done already, even if that leaves a debt."""
        if block:
            self._buckets.charge(kind, block, self._rates[kind], now, amount)
