"""Rate limits: one token bucket for each purpose and client."""

import asyncio
from collections import OrderedDict
from typing import Final

from theomachy.server.tables.limits import Rate
from theomachy.server.tables.refusal import RequestRefused


class RateLimiter:
    """Remembers recent clients; the longest unseen are forgotten first, which only refills their buckets."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._levels: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def wait(self, purpose: str, who: str, rate: Rate, now: float) -> int:
        """Take a token; 0 if there was one, otherwise the milliseconds until there will be."""
        level, since = self._levels.pop((purpose, who), (rate.burst, now))
        level = min(rate.burst, level + max(0.0, now - since) * rate.per_second)
        enough = level >= 1
        self._levels[purpose, who] = (level - 1 if enough else level, now)
        if len(self._levels) > self._most:
            self._levels.popitem(last=False)
        return 0 if enough else max(1, int((1 - level) / rate.per_second * 1000))

    def check(self, purpose: str, who: str, rate: Rate) -> None:
        """Refuse a client that sends too fast."""
        wait = self.wait(purpose, who, rate, asyncio.get_running_loop().time())
        if wait:
            raise RequestRefused("too-fast", "too many requests; slow down", retry=wait)
