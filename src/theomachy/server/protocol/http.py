"""Bodies and replies of HTTP endpoints: joining, accounts, lists, replays, documents."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import (
    MOST_SEATS,
    CharacterName,
    GameName,
    LessonName,
    Level,
    NameText,
    Phase,
    RequestId,
    Role,
    SeatNumber,
    Sequence,
    TableId,
    Token,
    Visibility,
)
from theomachy.server.protocol.games import GameShown, LogEntry
from theomachy.server.protocol.tables import LessonStep, Pace, SeatShown, Setup


class Body(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of a POST."""


class SeatWish(Body, frozen=True, kw_only=True):
    """A seat of a new table: for me, for a friend I invite, for another person at my device, or for a bot."""

    kind: Literal["me", "friend", "hotseat", "bot"]
    name: NameText | None = None
    level: Level = "random"
    """Of a bot; with a style as in `adept/warlord`, else the bot has the style of its character."""
    bot: CharacterName = ""
    """The character of a bot, one of `characters` of GET /api/games; chosen by the server if left out."""


class PlayOn(Body, frozen=True, kw_only=True):
    """The position after this many answers of a finished table."""

    table: TableId
    answers: Sequence


class OpenTable(Body, frozen=True, kw_only=True):
    """POST /api/tables: make a table. It starts from `setup`, a record, a position or another table's past."""

    name: NameText
    """Yours."""
    setup: Setup | None = None
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=MOST_SEATS)]
    title: Annotated[str, Meta(max_length=240)] = ""
    pace: Pace = Pace()
    visibility: Visibility = "private"
    record: str | None = None
    answers: Sequence | None = None
    """How many answers of the record; all if left out."""
    position: str | None = None
    play_on: PlayOn | None = None
    bearer: bool = False
    """Reply with the token instead of setting a cookie; for scripts."""
    practice: bool | None = None
    """Whether what was revealed may be taken back; only for one person alone against bots, and usual there."""
    rated: bool = False
    """Whether the result counts for ratings; everybody then plays with an account and under its name."""
    id: RequestId | None = None
    """Keep it secret: sent again with the same contents, it gets the same table and the same token."""


class OpenLesson(Body, frozen=True, kw_only=True):
    """POST /api/lessons: make a practice table for one lesson; the game has started there."""

    game: GameName
    lesson: LessonName
    language: Annotated[str, Meta(max_length=10)] = "en"
    """Of the learner's name, where none is given."""
    name: NameText | None = None
    """Yours."""
    bearer: bool = False
    """Reply with the token instead of setting a cookie; for scripts."""
    id: RequestId | None = None
    """Keep it secret: sent again with the same contents, it gets the same table and the same token."""


class LessonListed(Struct, frozen=True, kw_only=True):
    """A lesson that can be played; its title is the text `<game>-lesson-<name>`."""

    game: str
    name: str
    number: int
    """Its place among the lessons of the game, from 1 ..."""
    of: int
    """... and how many there are."""
    minutes: int
    edition: str
    """Empty where it is the usual one."""
    rules: list[str]
    steps: list[LessonStep]


class LessonList(Struct, frozen=True):
    """GET /api/lessons."""

    lessons: list[LessonListed]


class Progress(Body, frozen=True, kw_only=True):
    """GET and POST /api/account/progress: the lessons you have finished, by game. What is sent is added."""

    lessons: dict[str, list[LessonName]]


class SeatInvite(Struct, frozen=True):
    """The invite of one seat."""

    seat: int
    invite: str


class Entered(Struct, frozen=True, kw_only=True):
    """You are at the table. `token` is empty unless `bearer` was asked for."""

    table: str
    role: Role
    seats: list[int]
    code: str
    invites: list[SeatInvite]
    token: str


class Join(Body, frozen=True, kw_only=True):
    """POST /api/join: by an invite, or by the short code of a table that lets people in by it."""

    name: NameText
    invite: Token | None = None
    code: Annotated[str, Meta(min_length=1, max_length=16)] | None = None
    seat: SeatNumber | None = None
    """Which free seat; the first one if left out."""
    watch: bool = False
    bearer: bool = False
    id: RequestId | None = None
    """Keep it secret: sent again with the same contents, it gets the same seat and the same token."""


class Invitation(Body, frozen=True, kw_only=True):
    """POST /api/invitation: what an invite or a code leads to; nothing is used up by asking."""

    invite: Token | None = None
    code: Annotated[str, Meta(min_length=1, max_length=16)] | None = None


class InvitationShown(Struct, frozen=True, kw_only=True):
    """Who invites to what."""

    host: str
    title: str
    phase: Phase
    setup: Setup
    pace: Pace
    seats: list[SeatShown]
    role: Role
    """What joining makes of you: `seat`, or `spectator` where only watching is possible."""
    rated: bool = False
    """The result counts for ratings; to sit down you need an account."""


class Enter(Body, frozen=True, kw_only=True):
    """POST /api/tables/{table}/enter: get a token for seats you hold by your account, or by the table before."""

    bearer: bool = False
    id: RequestId | None = None
    """Sent again with the same contents, it gets the same token."""


class Credentials(Body, frozen=True, kw_only=True):
    """POST /api/accounts and POST /api/login."""

    name: NameText
    password: Annotated[str, Meta(min_length=1, max_length=256)]
    bearer: bool = False


class LoggedIn(Struct, frozen=True):
    """You are logged in. `token` is empty unless `bearer` was asked for."""

    name: str
    token: str


class Me(Struct, frozen=True, omit_defaults=True):
    """The account you are logged in to; the name is empty without one."""

    name: str
    operator: bool = False


class TableListed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    phase: Phase
    visibility: Visibility
    code: str
    seats: list[SeatShown]
    created: int
    updated: int
    """The time of the last entry, to within a minute."""
    mine: list[int] = []
    """The caller's own seats; only in the list of the caller's tables."""
    lesson: bool = False
    """It is a lesson."""
    rated: bool = False
    """The result counts for ratings."""
    pace: Pace = Pace()
    players: int = 0
    edition: str = ""
    """The one that was chosen; empty for the usual one."""


class TableList(Struct, frozen=True):
    """Tables, newest first; `next` is where the next page begins, empty on the last one."""

    tables: list[TableListed]
    next: str


class ReplayShown(Struct, frozen=True, kw_only=True):
    """A past position: the game after this many answers, as the viewer could see it."""

    answers: int
    total: int
    entries: list[LogEntry]
    """The entry that led there; none at the start."""
    game: GameShown


class LogShown(Struct, frozen=True, kw_only=True):
    """One page of the log; there are more entries while the last number is below `seq`."""

    seq: int
    entries: list[LogEntry]


class Exported(Struct, frozen=True, kw_only=True):
    """A position or a record as text."""

    text: str


class RuleShown(Struct, frozen=True):
    """A rule of the catalogue."""

    id: str
    group: str
    text: str
    links: list[str]


class RuleList(Struct, frozen=True):
    """GET /api/rules/{language}."""

    rules: list[RuleShown]


class Version(Struct, frozen=True):
    """GET /version."""

    version: str
    protocol: int
    rules: dict[str, int]
    """The version of the rules of each game."""
