"""The kinds of channels: which of them this server can use, and how a message goes out by each."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from theomachy.server.notices.links import Links
from theomachy.server.notices.mail import Mail
from theomachy.server.notices.messages import Message
from theomachy.server.notices.push import Push, Subscription, open_signer
from theomachy.server.notices.retries import Sent
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.notices.webhooks import Webhooks
from theomachy.server.protocol import ChannelAvailable, ChannelKind
from theomachy.server.store.notice_rows import Channel

MINUTE: Final = 60_000
KINDS: Final[dict[str, ChannelKind]] = {
    "push": "push",
    "email": "email",
    "discord": "discord",
    "slack": "slack",
    "ntfy": "ntfy",
}
FOR_GUESTS: Final = "push"
"""The kind that needs no account: it ends with the device."""
SPACING: Final = {"push": 0, "email": 15 * MINUTE, "discord": 2 * MINUTE, "slack": 2 * MINUTE, "ntfy": 2 * MINUTE}
"""Milliseconds between two messages to one channel; what becomes due meanwhile is in the next one."""
NO_LIBRARY: Final = "pip install 'theomachy[notices]'"
NO_MAIL: Final = "smtp_host, mail_from, base_url"


class Channels:
    """Everything that messages go out by."""

    def __init__(self, settings: NoticeSettings) -> None:
        self.settings: Final = settings
        self.links: Final = Links(settings.secret)
        signer = open_signer(Path(settings.push_key_file) if settings.push_key_file else None)
        self.push: Final = None if signer is None else Push(settings, signer)
        has_mail = settings.smtp_host and settings.mail_from and settings.base_url
        self._mail: Final = Mail(settings) if has_mail else None
        self._webhooks: Final = Webhooks(settings)

    def available(self) -> list[ChannelAvailable]:
        """What can be used here, and what the host has to add for the rest."""
        missing = {"push": "" if self.push else NO_LIBRARY, "email": "" if self._mail else NO_MAIL}
        return [ChannelAvailable(kind, missing.get(kind, ""), kind != FOR_GUESTS) for kind in KINDS.values()]

    def missing(self, kind: str) -> str:
        """What the host has to add for a kind; empty if it can be used."""
        return next(one.missing for one in self.available() if one.kind == kind)

    async def send(self, channel: Channel, message: Message, language: str, confirming: bool, now: int) -> Sent:
        """Send a message; what became of it."""
        if channel.kind == "push":
            if self.push is None:
                return Sent("later", "unavailable")
            return await self.push.send(channel.target, message, now)
        if channel.kind == "email":
            if self._mail is None:
                return Sent("later", "unavailable")
            stop = "" if confirming else self.links.token("stop", channel.id)
            return await self._mail.send(channel.target, message, language, stop, now)
        return await self._webhooks.send(channel.kind, channel.target, message)


def label(channel: Channel) -> str:
    """Where a channel goes, without what would let a reader send there."""
    if channel.kind == "email":
        return channel.target
    if channel.kind == "push":
        return urlsplit(msgspec.json.decode(channel.target, type=Subscription).endpoint).hostname or ""
    parts = urlsplit(channel.target)
    return f"{parts.hostname}{parts.path if channel.kind == 'ntfy' else ''}"
