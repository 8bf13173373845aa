"""Rate limits: one token bucket for each purpose and client, in bounded memory.

A bucket is forgotten only once it is full again, which changes nothing for its client: nobody gets a fresh burst
by flooding the memory with other names. While all places are taken by buckets in use, newcomers share a few common
ones; whoever has a bucket keeps it.
"""

import asyncio
import secrets
from collections import OrderedDict
from hashlib import blake2b
from itertools import islice
from typing import Final, TypeAlias

from theomachy.server.tables.limits import Rate
from theomachy.server.tables.refusal import RequestRefused

COMMON: Final = 256
"""Shared buckets for each purpose. Who shares which cannot be foreseen from outside."""
Buckets: TypeAlias = OrderedDict[str, tuple[float, float]]
"""By client, the tokens left and since when; the longest unseen first."""


class RateLimiter:
    """Remembers so many clients for each purpose."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._purposes: Final[dict[str, Buckets]] = {}
        self._salt: Final = secrets.token_bytes(16)

    def wait(self, purpose: str, who: str, rate: Rate, now: float) -> int:
        """Take a token; 0 if there was one, otherwise the milliseconds until there will be."""
        buckets = self._purposes.setdefault(purpose, OrderedDict())
        name = self._place(buckets, who, rate, now)
        level = filled(*buckets.pop(name, (rate.burst, now)), rate, now)
        enough = level >= 1
        buckets[name] = (level - 1 if enough else level, now)
        return 0 if enough else max(1, int((1 - level) / rate.per_second * 1000))

    def charge(self, purpose: str, who: str, rate: Rate, now: float, amount: float) -> None:
        """Take so many tokens for something that is done already; the client may owe some then."""
        buckets = self._purposes.setdefault(purpose, OrderedDict())
        name = self._place(buckets, who, rate, now)
        buckets[name] = (filled(*buckets.pop(name, (rate.burst, now)), rate, now) - amount, now)

    def left(self, purpose: str, who: str, rate: Rate, now: float) -> bool:
        """Whether there is a token, without taking it."""
        buckets = self._purposes.setdefault(purpose, OrderedDict())
        return filled(*buckets.get(self._place(buckets, who, rate, now), (rate.burst, now)), rate, now) >= 1

    def give_back(self, purpose: str, who: str, rate: Rate, now: float) -> None:
        """Put a token back that was taken for something that does not count after all."""
        buckets = self._purposes.setdefault(purpose, OrderedDict())
        name = self._place(buckets, who, rate, now)
        buckets[name] = (min(rate.burst, filled(*buckets.pop(name, (rate.burst, now)), rate, now) + 1), now)

    def remembered(self, purpose: str) -> int:
        """How many buckets a purpose has."""
        return len(self._purposes.get(purpose, ()))

    def check(self, purpose: str, who: str, rate: Rate) -> None:
        """Refuse a client that sends too fast."""
        wait = self.wait(purpose, who, rate, asyncio.get_running_loop().time())
        if wait:
            raise too_fast("requests", wait)

    def _place(self, buckets: Buckets, who: str, rate: Rate, now: float) -> str:
        """The client's own bucket, or a shared one while there is no room for more."""
        own = f"={who}"
        if own in buckets or len(buckets) < self._most:
            return own
        for name in list(islice(buckets, 2)):  # full ones are found faster than new ones come
            if filled(*buckets[name], rate, now) >= rate.burst:
                del buckets[name]
        if len(buckets) < self._most:
            return own
        digest = blake2b(who.encode("utf-8", "replace"), digest_size=8, key=self._salt).digest()
        return f"common {int.from_bytes(digest, 'big') % COMMON}"


def too_fast(what: str, retry: int) -> RequestRefused:
    """The refusal of somebody who sends too many of something, with the milliseconds to wait."""
    return RequestRefused("too-fast", f"too many {what}; slow down", retry=retry)


def filled(level: float, since: float, rate: Rate, now: float) -> float:
    """The tokens of a bucket by now."""
    return min(rate.burst, level + max(0.0, now - since) * rate.per_second)
