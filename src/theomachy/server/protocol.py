"""Every message of the protocol, both ways. docs/protocol.md explains them; its JSON Schema is made from here.

Messages are ids and numbers, never sentences: each viewer's client has the words. The one exception is `detail`
of a refusal, which is English and meant for whoever writes a client.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
"""Goes up when an old client would no longer understand the server."""

RequestId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 bits the client drew, as hex")]
TableId = Annotated[str, Meta(pattern="^[0-9a-z]{20}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionCode = Annotated[int, Meta(ge=0, le=65_535)]
OptionText = Annotated[str, Meta(min_length=1, max_length=40)]
NameText = Annotated[str, Meta(min_length=1, max_length=128)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

GameName = Literal["ankh", "pantheon"]
Role = Literal["host", "seat", "spectator", "outsider"]
Phase = Literal["waiting", "playing", "finished", "frozen"]
Visibility = Literal["private", "link", "public"]
Code = Literal[
    "malformed", "unknown", "forbidden", "stale", "illegal", "not-your-turn", "wrong-phase",
    "id-reused", "too-fast", "too-large", "too-many", "not-saved", "frozen", "full", "taken", "setup", "data",
    "nothing-to-undo", "already-asked", "nobody-asks", "present", "not-away", "not-partner", "no-seat", "running",
    "no-record", "name", "password", "stopping",
]  # fmt: skip
"""Why something was refused. What does not exist and what you may not know of are both `unknown`."""


# -- what a client sends at a table


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


# -- what the server replies


class Reason(Struct, frozen=True, omit_defaults=True):
    """One rule that stands against an answer, and what it stands on."""

    rule: str
    arguments: dict[str, int] = {}


class Reply(Struct, tag_field="type", frozen=True, omit_defaults=True, kw_only=True):
    """The reply to the request with this id; empty where the request had none."""

    id: str = ""


class Done(Reply, tag="done", frozen=True, kw_only=True):
    """It is durable. `seq` is the entry of the log that it became."""

    seq: int


class Invited(Reply, tag="invited", frozen=True, kw_only=True):
    """An invite to pass on; it works once. A page opens `/join#<invite>`."""

    seq: int
    invite: str
    role: Role
    seats: list[int]


class Rematched(Reply, tag="rematched", frozen=True, kw_only=True):
    """The table to go on at; enter it with the token of this one."""

    seq: int
    table: str


class Refused(Reply, tag="refused", frozen=True, kw_only=True):
    """Nothing happened, and why."""

    code: Code
    detail: str
    reasons: list[Reason] = []
    retry: int = 0
    """Milliseconds to wait before trying again, where waiting helps."""


TableReply: TypeAlias = Done | Invited | Rematched | Refused


# -- what a table looks like


class Pace(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How long players may think: not limited, days for each move, or a clock with an increment for each turn."""

    kind: Literal["none", "days", "clock"] = "none"
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 1_800
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 30


class Setup(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is wished for a new game; what is left out is drawn, or as printed."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    edition: Annotated[str, Meta(max_length=40)] | None = None
    scenario: Annotated[str, Meta(max_length=40)] | None = None
    gods: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=5)] | None = None
    guardians: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=3)] | None = None
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


class ClockShown(Struct, frozen=True, kw_only=True):
    """One seat's clock, at the moment `now` of the message."""

    seat: int
    running: bool
    left: int | None
    """Milliseconds; none where the pace has no clock for this seat now."""


class UndoAsked(Struct, frozen=True):
    """Somebody asks to take answers back."""

    seat: int
    to: int
    missing: list[int]
    """Seats that have not agreed yet."""


class Voted(Struct, frozen=True):
    """A vote to let a bot play for an absent seat."""

    absent: int
    votes: list[int]
    needed: int


class Ended(Struct, frozen=True):
    """How a game ended: the name of the ending, and the seats that won. `closed` if it never began."""

    ending: str
    winners: list[int]


class TableShown(Struct, frozen=True, kw_only=True):
    """Everything about a table but the game itself."""

    id: str
    title: str
    phase: Phase
    setup: Setup
    header: dict[str, str]
    """How the game was set up, as a record's header says it; empty before the start."""
    rules: int
    pace: Pace
    visibility: Visibility
    code: str
    """To join by; empty for whoever may not know it."""
    created: int
    seats: list[SeatShown]
    present: list[int]
    watching: int
    clocks: list[ClockShown]
    undo: UndoAsked | None
    votes: list[Voted]
    result: Ended | None
    rematch: str | None
    frozen: str
    """Why the table cannot be played on, if it cannot."""
    imported: bool
    """It began from a record or a position."""


class Option(Struct, frozen=True):
    """One possible answer: its code, how a person writes it, and the things on the table that stand for it."""

    code: int
    text: str
    lights: list[tuple[str, int]]


class Suggestion(Struct, frozen=True):
    """An option that the partner likes."""

    seat: int
    option: int


class Question(Struct, frozen=True, kw_only=True):
    """A question to one of the viewer's seats, or to the partner of one."""

    seat: int
    asked: int
    name: str
    rule: str
    may: Literal["answer", "suggest"]
    options: list[Option]
    suggestions: list[Suggestion]


class Takeable(Struct, frozen=True):
    """The viewer's last answer at a seat, and whether taking it back is free."""

    seat: int
    to: int
    free: bool


class GameShown(Struct, frozen=True, kw_only=True):
    """The game as the viewer may see it."""

    answers: int
    """How many answers stand."""
    waiting: list[int]
    questions: list[Question]
    takeable: list[Takeable]
    views: dict[str, msgspec.Raw]
    """What each of the viewer's seats sees, by number; `"spectator"` for whoever has none."""


class Event(Struct, frozen=True, omit_defaults=True):
    """What happened by which rule; arguments that do not apply are left out."""

    kind: str
    rule: str
    who: int | UnsetType = UNSET
    whom: int | UnsetType = UNSET
    what: int | UnsetType = UNSET
    origin: int | UnsetType = UNSET
    where: int | UnsetType = UNSET
    amount: int = 0


class Moment(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of the log as the viewer may see it."""

    seq: int
    at: int
    kind: str
    seat: int | UnsetType = UNSET
    """Who did it; -1 is nature."""
    name: str = ""
    text: str = ""
    other: int | UnsetType = UNSET
    """The seat it was done to, or the entry an undo goes back to."""
    agree: bool | UnsetType = UNSET
    events: dict[str, list[Event]] = {}
    """What each of the viewer's seats learned, as in `views`."""


# -- what the server sends by itself


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True, kw_only=True):
    """The first message on a socket: who you are here."""

    protocol: int
    table: str
    role: Role
    seats: list[int]
    now: int


class Update(Struct, tag_field="type", tag="update", frozen=True, kw_only=True):
    """What happened after the `seq` you had, and how things stand now; also what GET /api/tables/{table} gives."""

    seq: int
    now: int
    moments: list[Moment]
    skipped: bool
    """There was too much to tell: `moments` do not begin where you were, but the rest is complete."""
    table: TableShown
    game: GameShown | None
    """None before the start, and where nothing of the game changed."""


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """Which seats have somebody connected, and how many watch."""

    present: list[int]
    watching: int


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """Yes."""

    n: int
    now: int


class Goodbye(Struct, tag_field="type", tag="goodbye", frozen=True):
    """The last message before the server closes the socket, and why."""

    code: Code
    detail: str


ServerMessage: TypeAlias = Welcome | Update | Presence | Pong | Goodbye | Done | Invited | Rematched | Refused


# -- HTTP


class Body(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a client sends as the body of a POST."""


class SeatWish(Body, frozen=True, kw_only=True):
    """Who is to sit at a seat of a new table: me, a friend I invite, somebody at my own device, or a bot."""

    kind: Literal["me", "friend", "hotseat", "bot"]
    name: NameText | None = None
    level: Level = "random"


class PlayOn(Body, frozen=True, kw_only=True):
    """The position after so many answers of a finished table."""

    table: TableId
    answers: Sequence


class OpenTable(Body, frozen=True, kw_only=True):
    """POST /api/tables: make a table. It starts from `setup`, a record, a position or another table's past."""

    name: NameText
    """Yours."""
    setup: Setup | None = None
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
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


class Enter(Body, frozen=True, kw_only=True):
    """POST /api/tables/{table}/enter: get a token for seats you hold by your account, or by the table before."""

    bearer: bool = False


class Credentials(Body, frozen=True, kw_only=True):
    """POST /api/accounts and POST /api/login."""

    name: NameText
    password: Annotated[str, Meta(min_length=1, max_length=256)]
    bearer: bool = False


class LoggedIn(Struct, frozen=True):
    """You are logged in. `token` is empty unless `bearer` was asked for."""

    name: str
    token: str


class Me(Struct, frozen=True):
    """Who the server takes you for; the name is empty without an account."""

    name: str


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


class TableList(Struct, frozen=True):
    """Tables, newest first; `next` is where the next page begins, empty on the last one."""

    tables: list[TableListed]
    next: str


class ReplayShown(Struct, frozen=True, kw_only=True):
    """A moment of the past: the game after so many answers, as the viewer could see it."""

    answers: int
    total: int
    moments: list[Moment]
    """The entry that led there; none at the start."""
    game: GameShown


class LogShown(Struct, frozen=True, kw_only=True):
    """Entries of the log, as many as are told at once; there are more while the last number is below `seq`."""

    seq: int
    moments: list[Moment]


class Exported(Struct, frozen=True, kw_only=True):
    """A position or a record as text."""

    text: str
