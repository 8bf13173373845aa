"""An evening at the club: Ada and Bob, and Bob's browser, which is told when it is his turn."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.server.notices.club import Club, Person, run, settings
from tests.server.notices.receivers import Browser, Receiver


class Evening:
    """Who is there, and what Bob's browser was told."""

    def __init__(self, club: Club, service: Receiver, ada: Person, bob: Person, browser: Browser) -> None:
        self.club: Final = club
        self.service: Final = service
        self.ada: Final = ada
        self.bob: Final = bob
        self.browser: Final = browser

    def told(self) -> list[dict[str, str]]:
        """Every push message, decrypted."""
        return self.browser.shown(self.club.push_key)

    async def bobs_turn(self, title: str = "") -> str:
        """A new table at which it is Bob's turn."""
        table = await self.club.table(self.ada, self.bob, title=title)
        await self.club.play_until_asked(table, (self.ada, self.bob), self.bob)
        return table


Story = Callable[[Evening], Awaitable[None]]


def spend(story: Story, url: str, folder: Path, **fields: str | int | bool) -> None:
    """Run a story of such an evening."""

    async def within(club: Club) -> None:
        service = Receiver()
        await service.open()
        try:
            ada, bob = await club.register("Ada"), await club.register("Bob")
            browser = Browser(service, "bob")
            await club.change(bob, "/push", browser.subscription())
            await story(Evening(club, service, ada, bob, browser))
        finally:
            await service.close()

    run(within, url, settings(folder, **fields))
