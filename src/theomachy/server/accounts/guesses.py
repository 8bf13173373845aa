"""Limits on guessing passwords, under which nobody can lock the owner of an account out.

Guesses are counted by address block, and by name and address block. A name that many guessed wrong from
everywhere is not closed: strangers then wait for each other there, one guess after a pause, in turns between
address blocks. A guess counts as wrong from its beginning, so that many at once are slowed down too; a right one
is taken off the count again. A device that was logged in to the account before is counted by itself and waits for
none of them.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from theomachy.server.live.fair_turns import Asker, Crowded, FairTurns
from theomachy.server.live.services import Services
from theomachy.server.tables.refusal import RequestRefused

WAITING: Final = 8
"""Strangers who wait to guess at one name."""


class Guesses:
    """Everybody's guesses."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self._lines: Final[dict[str, FairTurns]] = {}
        """By name, the strangers who wait for each other."""

    async def known(self, login: bytes, guess: Callable[[], Awaitable[bool]]) -> bool:
        """A guess from a device that was logged in to the account before."""
        self._services.rates.check("known-password", login.hex(), self._services.limits.passwords)
        return await guess()

    async def stranger(self, name: str, block: str, guess: Callable[[], Awaitable[bool]]) -> bool:
        """A guess from anywhere else; `name` is the key of the account, whether it exists or not."""
        limits, rates = self._services.limits, self._services.rates
        rates.check("block-password", block, limits.block_passwords)
        rates.check("password", f"{block} {name}", limits.passwords)
        loop = asyncio.get_running_loop()
        if rates.wait("wrong-password", name, limits.wrong_passwords, loop.time()):
            return await self._slowly(name, block, guess)
        try:
            right = await guess()
        except Crowded:  # it was not checked at all
            rates.give_back("wrong-password", name, limits.wrong_passwords, loop.time())
            raise
        if right:
            rates.give_back("wrong-password", name, limits.wrong_passwords, loop.time())
        return right

    async def _slowly(self, name: str, block: str, guess: Callable[[], Awaitable[bool]]) -> bool:
        pause = self._services.limits.guess_pause
        line = self._lines.setdefault(name, FairTurns(1, WAITING, 1))
        try:
            async with line.turn(Asker(block)):
                await asyncio.sleep(pause)
                return await guess()
        except Crowded as error:
            raise RequestRefused(
                "too-fast", "many people are logging in under this name; try again", retry=int(pause * 1000) + 1
            ) from error
        finally:
            if line.idle():
                self._lines.pop(name, None)
