"""Small types that all messages share."""

from typing import Annotated, Final, Literal

from msgspec import Meta

PROTOCOL: Final = 2
"""The version of the protocol: goes up when an older client no longer understands the server."""
PROTOCOL_HEADER: Final = "Theomachy-Protocol"
"""The HTTP header by which a client may say which version it speaks; sockets say it as `?protocol=2`."""


def whole(pattern: str) -> str:
    """A pattern for a whole text. To Python, `$` alone is also the place before a line break at the end."""
    return f"^{pattern}(?!\\n)$"


RequestId = Annotated[str, Meta(pattern=whole("[0-9a-f]{32}"), description="128 random bits, as hex")]
TableId = Annotated[str, Meta(pattern=whole("[0-9a-z]{20}"))]
MOST_SEATS: Final = 16
"""The most seats of any table. Each game has its own numbers of players; this only bounds numbers in messages."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionCode = Annotated[int, Meta(ge=0, le=65_535)]
OptionText = Annotated[str, Meta(min_length=1, max_length=40)]
NameText = Annotated[str, Meta(min_length=1, max_length=128)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
CharacterName = Annotated[str, Meta(max_length=20)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=whole("[A-Za-z0-9_-]+"))]

GameName = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9-]{0,39}"))]
LessonName = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9-]{0,59}"))]
Role = Literal["host", "seat", "spectator", "outsider"]
Phase = Literal["waiting", "playing", "finished", "frozen"]
Visibility = Literal["private", "link", "public"]
Code = Literal[
    "malformed", "unknown", "forbidden", "stale", "illegal", "not-your-turn", "wrong-phase",
    "id-reused", "too-fast", "too-large", "too-many", "not-saved", "frozen", "full", "taken", "setup", "data",
    "nothing-to-undo", "already-asked", "nobody-asks", "present", "not-away", "not-partner", "no-seat", "running",
    "no-record", "no-advice", "name", "password", "protocol", "stopping", "in-doubt", "banned",
    "not-come", "revealed", "lesson", "no-channel", "rated", "account",
]  # fmt: skip
"""Why a request was refused. What does not exist and what you may not know of are both `unknown`.

With `lesson`, `detail` is the key of the text that tells the learner why the answer was not played."""
