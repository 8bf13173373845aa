"""A table as messages show it, without the game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import MOST_SEATS, GameName, Phase, SeatNumber, Visibility


class Pace(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How long players may think: not limited, days for each move, or a clock with an increment for each turn."""

    kind: Literal["none", "days", "clock"] = "none"
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 1_800
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 30


class Setup(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The setup of a new game; what is left out is drawn, or as printed."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 3
    edition: Annotated[str, Meta(max_length=40)] | None = None
    scenario: Annotated[str, Meta(max_length=40)] | None = None
    gods: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_SEATS)] | None = None
    guardians: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_SEATS)] | None = None
    first: SeatNumber | None = None
    variants: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=10)] = []
    stall_turns: Annotated[int, Meta(ge=0, le=1_000)] | None = None


class SeatShown(Struct, frozen=True, kw_only=True):
    """A seat at the table."""

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    level: str
    """Of the bot that has the seat, or plays for an absent person."""
    away: bool
    """A bot plays for this person until the person returns."""
    called: str
    """The seat's name in records (a god, a colour), once the game has started."""
    awaited: bool = False
    """The player has not come to this rematch yet; the game cannot start before."""
    bot: str = ""
    """The character of the bot, one of `characters` of GET /api/games: the key of a text (`bot-name-<bot>`)."""
    style: str = ""
    """What the bot likes, one of `styles` of GET /api/games; empty if it plays plain."""
    asked: bool = False
    """The game waits for this person."""
    place: int = 0
    """The place at the end of the game, from 1; 0 before the end, or where the game gave none."""
    score: int | None = None
    """The score at the end of the game."""


class ClockShown(Struct, frozen=True, kw_only=True):
    """The clock of a seat at the time `now` of the message."""

    seat: int
    running: bool
    left: int | None
    """Milliseconds; null where the seat has no clock now."""


class AbsentShown(Struct, frozen=True, kw_only=True):
    """A seat that owes an answer while its player is not here."""

    seat: int
    since: int
    """UTC milliseconds: the last sign of life, or the question if that came later."""
    vote_from: int
    """UTC milliseconds: from then on the others may vote for a bot to play."""


class UndoAsked(Struct, frozen=True):
    """A seat asks to undo answers back to entry `to`."""

    seat: int
    to: int
    missing: list[int]
    """Seats that have not agreed yet. A person a bot plays for can be among them, and agrees without returning."""


class Voted(Struct, frozen=True):
    """A vote to let a bot play for an absent seat."""

    absent: int
    votes: list[int]
    """Seats; all seats at the host's device count as one."""
    needed: int


class ScorePart(Struct, frozen=True):
    """Points by one rule: the source it belongs to on the score sheet, and how many. A loss is below zero."""

    source: str
    rule: str
    amount: int


class ScoreRow(Struct, frozen=True):
    """One side at the end of a game. Sides that share a place have the same; `out`: it left before the end."""

    seats: list[int]
    place: int
    score: int
    out: bool
    parts: list[ScorePart]


class Ended(Struct, frozen=True):
    """How a game ended: the name of the ending, the seats that won, and the score sheet, the winner first.

    `closed` if it never began or was ended by an operator, `conceded` if a side gave up, `lesson` if the lesson it
    was is over; then without a sheet.
    """

    ending: str
    winners: list[int]
    sheet: list[ScoreRow]


class LessonStep(Struct, frozen=True):
    """One step of a lesson; its text is `<game>-lesson-<lesson>-<name>`, and `title` the key of its title."""

    name: str
    kind: Literal["read", "play", "goal", "choice"]
    title: str


class LessonShown(Struct, frozen=True, kw_only=True):
    """The lesson that a table is, and how far the learner is in it."""

    game: str
    name: str
    number: int
    """Its place among the lessons of the game, from 1 ..."""
    of: int
    """... and how many there are."""
    edition: str
    """Empty where it is the usual one."""
    seat: int
    """The learner's."""
    step: int
    """The number of the open step, from 0; the number of steps once the lesson is over."""
    steps: list[LessonStep]
    lights: list[str]
    """What is highlighted: things as `kind:name`; the first one has the bubble."""
    again: bool
    """The goal was missed: `lesson-again` begins the step anew."""
    over: bool
    choices: list[str]
    """What can be chosen at a step of kind `choice`."""
    hint: str
    """What `lesson-show` would play, in notation; empty if it can play nothing."""
    said: str
    """The key of what is said about the step before; empty if there is nothing to say."""


class TableShown(Struct, frozen=True, kw_only=True):
    """Everything about a table but the game itself."""

    id: str
    title: str
    phase: Phase
    setup: Setup
    header: dict[str, str]
    """How the game was set up, as a record's header says it; empty before the start."""
    rules_version: int
    pace: Pace
    visibility: Visibility
    code: str
    """The code to join by; empty for viewers who may not know it."""
    created: int
    seats: list[SeatShown]
    present: list[int]
    watching: int
    absent: list[AbsentShown]
    """The seats that are waited for and not here."""
    clocks: list[ClockShown]
    undo: UndoAsked | None
    votes: list[Voted]
    result: Ended | None
    rematch: str | None
    frozen: str
    """Why the table cannot be played on, if it cannot."""
    imported: bool
    """It began from a record or a position."""
    practice: bool
    """One person plays alone against bots and may take back what was revealed; luck is then drawn anew."""
    concede: list[int]
    """The seats whose person may end the game by giving up."""
    host: str
    """Who made the table."""
    lesson: LessonShown | None = None
    """The lesson it is; null at every other table."""
    rated: bool = False
    """The result counts for ratings, and nobody gets advice."""
