"""What a client sends at a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import Level, OptionCode, OptionText, RequestId, SeatNumber, Sequence


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something a client asks for. The same id again gets the same reply, and nothing happens twice."""

    id: RequestId


class Answer(Request, tag="answer", frozen=True, kw_only=True):
    """Answer a question: an option by its code, or as a person writes it."""

    seat: SeatNumber
    asked: Sequence
    """The question's own number; if the question has changed since, the answer is stale."""
    option: OptionCode | OptionText


class Suggest(Request, tag="suggest", frozen=True, kw_only=True):
    """Show an option to the partner who answers for a merged god. `seat` is the one that suggests."""

    seat: SeatNumber
    asked: Sequence
    option: OptionCode | OptionText


class Undo(Request, tag="undo", frozen=True, kw_only=True):
    """Take back one's own answer `to` and all that followed: at once where that is free, else by consent."""

    seat: SeatNumber
    to: Sequence


class Agree(Request, tag="agree", frozen=True, kw_only=True):
    """Agree to the undo that somebody asks for, or do not."""

    seat: SeatNumber
    agree: bool


class Vote(Request, tag="vote", frozen=True, kw_only=True):
    """Vote for a bot to take the place of an absent player until the player returns."""

    seat: SeatNumber
    absent: SeatNumber


class Return(Request, tag="return", frozen=True, kw_only=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Leave(Request, tag="leave", frozen=True, kw_only=True):
    """Leave the table: before the start the seat is free again, afterwards a bot plays on."""


class Kick(Request, tag="kick", frozen=True, kw_only=True):
    """The host frees a seat before the start; the player's tokens end."""

    seat: SeatNumber


class Fill(Request, tag="fill", frozen=True, kw_only=True):
    """The host gives free seats to bots: this one, or all."""

    level: Level = "random"
    seat: SeatNumber | None = None


class Free(Request, tag="free", frozen=True, kw_only=True):
    """The host takes a bot off its seat before the start, so that a person may join."""

    seat: SeatNumber


class Start(Request, tag="start", frozen=True, kw_only=True):
    """The host starts the game; every seat is taken."""


class Close(Request, tag="close", frozen=True, kw_only=True):
    """The host gives the table up before the start."""


class Say(Request, tag="say", frozen=True, kw_only=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Invite(Request, tag="invite", frozen=True, kw_only=True):
    """Make an invite: the host for free seats or spectators, a player for another device of one's own."""

    role: Literal["seat", "spectator"] = "seat"
    seats: Annotated[list[SeatNumber], Meta(max_length=5)] = []


class Rematch(Request, tag="rematch", frozen=True, kw_only=True):
    """After the end: a new table with the same people, or the one somebody made already."""


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Is anybody there? Sockets only."""

    n: Sequence = 0


TableRequest: TypeAlias = (
    Answer | Suggest | Undo | Agree | Vote | Return | Leave | Kick | Fill | Free | Start | Close | Say | Invite
    | Rematch
)  # fmt: skip
SocketRequest: TypeAlias = TableRequest | Ping
