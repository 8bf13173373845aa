"""What a client sends to a table. What each request means is declared in `server/tables/messages/`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import (
    MOST_SEATS,
    CharacterName,
    LessonName,
    Level,
    OptionCode,
    OptionText,
    RequestId,
    SeatNumber,
    Sequence,
)


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A request to a table. Requests are idempotent: the same id gets the same reply."""

    id: RequestId


class SeatRequest(Request, frozen=True, kw_only=True):
    """A request that speaks for one seat; the token must hold that seat."""

    seat: SeatNumber


class Answer(SeatRequest, tag="answer", frozen=True, kw_only=True):
    """Answer a question with an option, given by its code or as text."""

    asked: Sequence
    """The number of the question; if the question has changed since, the answer is stale."""
    option: OptionCode | OptionText


class Suggest(SeatRequest, tag="suggest", frozen=True, kw_only=True):
    """Suggest an option to the partner who answers for the same side. `seat` is the one that suggests."""

    asked: Sequence
    option: OptionCode | OptionText


class Undo(SeatRequest, tag="undo", frozen=True, kw_only=True):
    """Undo the answer of entry `to` and everything since: at once where that is free, otherwise by consent."""

    to: Sequence


class Agree(SeatRequest, tag="agree", frozen=True, kw_only=True):
    """Agree to the open undo, or refuse it; the seat that asked for it withdraws it with `false`."""

    agree: bool


class Vote(SeatRequest, tag="vote", frozen=True, kw_only=True):
    """Vote for a bot to take the place of a player who is waited for and away, until the player returns."""

    absent: SeatNumber


class Return(SeatRequest, tag="return", frozen=True, kw_only=True):
    """Take the seat back from the bot."""


class Leave(Request, tag="leave", frozen=True, kw_only=True):
    """Leave the table: before the start the seat becomes free, afterwards a bot plays on."""


class Concede(SeatRequest, tag="concede", frozen=True, kw_only=True):
    """Give the game up, which ends it: where only two sides play, or nobody but bots plays against the seat."""


class Kick(Request, tag="kick", frozen=True, kw_only=True):
    """Remove a player before the start; the player's tokens end."""

    seat: SeatNumber


class Fill(Request, tag="fill", frozen=True, kw_only=True):
    """Fill this free seat, or all free seats, with bots."""

    level: Level = "random"
    """With a style as in `adept/warlord`, else every bot has the style of its character."""
    seat: SeatNumber | None = None
    bot: CharacterName = ""
    """The character of the bot of one seat; chosen by the server if left out."""


class Free(Request, tag="free", frozen=True, kw_only=True):
    """Take a bot off its seat before the start, so that a player may join."""

    seat: SeatNumber


class Start(Request, tag="start", frozen=True, kw_only=True):
    """Start the game; every seat must be taken, and every player must have come to a rematch."""


class Close(Request, tag="close", frozen=True, kw_only=True):
    """Close the table before the start."""


class Say(Request, tag="say", frozen=True, kw_only=True):
    """Send a chat message to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Invite(Request, tag="invite", frozen=True, kw_only=True):
    """Make an invite: the host for free seats or spectators, a player for another device of the same seats."""

    role: Literal["seat", "spectator"] = "seat"
    seats: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = []


class Rematch(Request, tag="rematch", frozen=True, kw_only=True):
    """After the end: make a table for the same people, or name the one that was made already and not given up."""


class LessonNext(Request, tag="lesson-next", frozen=True, kw_only=True):
    """Go on after a step that is only to be read."""


class LessonShow(Request, tag="lesson-show", frozen=True, kw_only=True):
    """Play the next answer that the open step of a lesson asks for."""


class LessonChoose(Request, tag="lesson-choose", frozen=True, kw_only=True):
    """Answer the question of a lesson. A wrong choice is refused with code `lesson`."""

    choice: LessonName


class LessonAgain(Request, tag="lesson-again", frozen=True, kw_only=True):
    """Begin the open step of a lesson anew, or the whole lesson."""

    whole: bool = False


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Check the connection, and say whether anybody can see the page; sockets only."""

    n: Sequence = 0
    hidden: bool = False
    """Nobody looks at the page now: whoever has asked for it is told elsewhere when it is their turn."""
