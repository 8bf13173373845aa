"""Notices: where a person is told that it is their turn, and what became of the last messages."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import whole
from theomachy.server.protocol.http import Body

NoticeKind: TypeAlias = Literal["turn", "started", "over", "rematch"]
ChannelKind: TypeAlias = Literal["push", "email", "discord", "slack", "ntfy"]
NoticeAbout: TypeAlias = Literal["notice", "test", "confirm"]
NoticeState: TypeAlias = Literal["waiting", "sent", "dead"]
ChannelId = Annotated[str, Meta(pattern=whole("[0-9a-f]{30}"))]
NoticeToken = Annotated[str, Meta(pattern=whole("[0-9a-f]{62}"))]
Minutes = Annotated[int, Meta(ge=0, lt=24 * 60)]
Url = Annotated[str, Meta(min_length=8, max_length=1_000)]


class ChannelAvailable(Struct, frozen=True):
    """Whether this server can use a kind of channel."""

    kind: ChannelKind
    missing: str
    """What the host of the server has to add; empty if it can be used."""
    account: bool
    """Whether it needs an account."""


class ChannelShown(Struct, frozen=True, kw_only=True):
    """One of your channels."""

    id: str
    """Of a browser: the first 30 hexadecimal digits of the SHA-256 of its endpoint."""
    kind: ChannelKind
    label: str
    """Where it goes, as far as that is no secret."""
    enabled: bool
    confirmed: bool
    problem: str
    """Why the server switched it off: a word, perhaps with the receiver's number, as `gone 404`."""
    created: int


class DeliveryShown(Struct, frozen=True, kw_only=True):
    """A message to one of your channels."""

    channel: str
    about: NoticeAbout
    created: int
    state: NoticeState
    tries: int
    next: int
    """When it is tried next, while it waits."""
    problem: str
    """What went wrong at the last try: a word, perhaps with the receiver's number, as `status 503`."""


class NoticesShown(Struct, frozen=True, kw_only=True):
    """GET /api/notices: your channels, your settings, and the last messages."""

    available: list[ChannelAvailable]
    push_key: str
    """The public key that a browser subscribes with; empty where push is not available."""
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    channels: list[ChannelShown]
    deliveries: list[DeliveryShown]


class NoticeWish(Body, frozen=True, kw_only=True):
    """POST /api/notices: your language, your time zone, and the hours in which nothing is sent."""

    language: Annotated[str, Meta(max_length=10)]
    zone: Annotated[str, Meta(max_length=64)]
    quiet_from: Minutes | None = None
    """Minutes after midnight in your time zone; both or none."""
    quiet_to: Minutes | None = None


class PushWish(Body, frozen=True, kw_only=True):
    """POST /api/notices/push: the subscription of a browser, as its PushManager gives it."""

    endpoint: Url
    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=whole("[A-Za-z0-9_=-]+"))]
    auth: Annotated[str, Meta(min_length=16, max_length=32, pattern=whole("[A-Za-z0-9_=-]+"))]


class EmailWish(Body, frozen=True, kw_only=True):
    """POST /api/notices/email: an address; nothing but a link to confirm it is sent there before that is used."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class WebhookWish(Body, frozen=True, kw_only=True):
    """POST /api/notices/webhook: the address of a Discord or Slack webhook, or of a topic of ntfy."""

    kind: Literal["discord", "slack", "ntfy"]
    url: Url


class ChannelAct(Body, frozen=True, kw_only=True):
    """POST /api/notices/channel: switch one of your channels on or off, remove it, or send a test message."""

    id: ChannelId
    act: Literal["on", "off", "remove", "test", "confirm"]
    """`confirm`: send the link to an address again."""


class NoticeLink(Body, frozen=True, kw_only=True):
    """POST /api/notices/confirm and POST /api/notices/stop: the token of a link in a mail."""

    token: NoticeToken
