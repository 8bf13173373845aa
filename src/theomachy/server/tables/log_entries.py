"""The kinds of entries of a table's log. A table is the fold of its entries, so what stands here stays."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from theomachy.server.protocol import Pace, Setup

NATURE: Final = -1
Header: TypeAlias = list[tuple[str, str]]
"""Of a record, in its order."""
HOST: Final = -1
"""Who speaks at no seat: a host that does not play."""


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat of a new table: a person by name, a bot by level, or nobody yet."""

    name: str = ""
    level: str = ""


class Opened(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table was made; the first entry of every log."""

    setup: Setup
    seats: list[SeatPlan]
    host: str
    host_seats: list[int]
    title: str
    pace: Pace
    visibility: str
    code: str
    header: Header = []
    """The game is one that began like this ..."""
    answers: list[tuple[int, int]] = []
    """... and went on with these answers of seats, of another table or a record."""
    position: str = ""
    """The game begins from this position, on one line."""
    after: str = ""
    """The table this one is the rematch of."""


class Seated(Struct, frozen=True, forbid_unknown_fields=True):
    """A person took a free seat."""

    seat: int
    name: str


class Left(Struct, frozen=True, forbid_unknown_fields=True):
    """A person left before the start; the seat is free."""

    seat: int


class Kicked(Struct, frozen=True, forbid_unknown_fields=True):
    """The host freed a seat."""

    seat: int


class Filled(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat went to a bot."""

    seat: int
    level: str


class Freed(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot left its seat."""

    seat: int


class Started(Struct, frozen=True, forbid_unknown_fields=True):
    """The game began; the header leaves nothing to chance. It is empty where the game began from a position."""

    header: Header


class Answered(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, or nature, answered."""

    seat: int
    option: int


class Suggested(Struct, frozen=True, forbid_unknown_fields=True):
    """A partner likes an option of the question to a seat."""

    seat: int
    whom: int
    option: int


class UndoAskedFor(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat asks to take back its answer and all that followed; `own` are the seats of the same person."""

    seat: int
    to: int
    own: list[int]


class UndoAgreed(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat agrees, or does not, which ends the matter."""

    seat: int
    agree: bool


class Undone(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers from this entry on stand no longer."""

    seat: int
    to: int


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Chat."""

    seat: int
    name: str
    text: str


class VotedAway(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat votes for a bot to play for an absent person."""

    seat: int
    absent: int


class HandedOver(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot plays for a person until the person returns: the clock ran out, a vote, or the person left."""

    seat: int
    why: str
    level: str


class Returned(Struct, frozen=True, forbid_unknown_fields=True):
    """The person plays again."""

    seat: int


class Closed(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gave the table up before the start."""


class RematchMade(Struct, frozen=True, forbid_unknown_fields=True):
    """The same people go on at another table."""

    seat: int
    table: str


Body: TypeAlias = (
    Opened | Seated | Left | Kicked | Filled | Freed | Started | Answered | Suggested | UndoAskedFor | UndoAgreed
    | Undone | Said | VotedAway | HandedOver | Returned | Closed | RematchMade
)  # fmt: skip

KINDS: Final[dict[str, type[Body]]] = {
    "opened": Opened,
    "seated": Seated,
    "left": Left,
    "kicked": Kicked,
    "filled": Filled,
    "freed": Freed,
    "started": Started,
    "answered": Answered,
    "suggested": Suggested,
    "undo-asked": UndoAskedFor,
    "undo-agreed": UndoAgreed,
    "undone": Undone,
    "said": Said,
    "voted": VotedAway,
    "handed-over": HandedOver,
    "returned": Returned,
    "closed": Closed,
    "rematch": RematchMade,
}
NAMES: Final = {kind: name for name, kind in KINDS.items()}


class UnknownKind(ValueError):
    """An entry that this version of the server does not know."""


_decoders: Final = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}


def encoded(body: Body) -> bytes:
    """The canonical bytes of an entry."""
    return msgspec.json.encode(body, order="sorted")


def decoded(kind: str, body: bytes) -> Body:
    """The entry of this kind; UnknownKind if there is none or it is not of this version."""
    if kind not in _decoders:
        raise UnknownKind(f"no entry kind {kind!r}")
    try:
        made: Body = _decoders[kind].decode(body)
    except msgspec.DecodeError as error:
        raise UnknownKind(f"{kind}: {error}") from error
    return made
