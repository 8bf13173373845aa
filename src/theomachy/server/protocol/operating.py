"""Bodies and replies of the endpoints for operators, and of those for one's own account."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import Phase, Role, SeatNumber, Token, Visibility
from theomachy.server.protocol.games import LogEntry
from theomachy.server.protocol.http import Body
from theomachy.server.protocol.people import Choices, ExportedTie, RatingShown
from theomachy.server.protocol.tables import SeatShown

Why = Annotated[str, Meta(min_length=1, max_length=200, description="The reason; kept in the audit log")]
OwnerName = Annotated[str, Meta(min_length=1, max_length=200)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]


class Act(Body, frozen=True, kw_only=True):
    """What an operator does to the table in the path, and why. Players are told why a table was closed."""

    why: Why


class Rotate(Body, frozen=True, kw_only=True):
    """End every token and every unused invite of a seat, and make one new invite for its player."""

    seat: SeatNumber
    why: Why


class Rotated(Struct, frozen=True, kw_only=True):
    """The invite for the player of the seat; works once. A page opens `/join#<invite>`."""

    invite: str
    role: Role
    seats: list[int]
    """More than one if several people play at the same device."""
    expires: int


class TableCared(Struct, frozen=True, kw_only=True):
    """A table in an operator's list. It never has the code: an operator does not come in by it."""

    id: str
    game: str
    title: str
    phase: Phase
    visibility: Visibility
    seats: list[SeatShown]
    created: int
    updated: int
    entries: int
    """The length of the log."""
    deleted: int | None
    """When it was deleted, if it was."""


class TablesCared(Struct, frozen=True):
    """Tables, newest first; `next` is where the next page begins, empty on the last one."""

    tables: list[TableCared]
    next: str


class HolderShown(Struct, frozen=True, kw_only=True):
    """Somebody who holds a token of a table."""

    role: Role
    seats: list[int]
    owner: str
    """An account, a device (`device:...`), or empty for a script."""
    since: int
    ended: bool


class TableDetails(Struct, frozen=True, kw_only=True):
    """A table as an operator sees it: who sits there and what was said, never the game."""

    table: TableCared
    holders: list[HolderShown]
    connected: int
    frozen: str
    entries: list[LogEntry]
    """The last entries that are not part of the game."""


class OwnerListed(Struct, frozen=True, kw_only=True):
    """An account, or a device without one."""

    name: str
    shown: str
    guest: bool
    created: int
    operator: bool
    banned: bool


class OwnersListed(Struct, frozen=True):
    """Accounts or devices, newest first; `next` is where the next page begins, empty on the last one."""

    people: list[OwnerListed]
    next: str


class BanShown(Struct, frozen=True):
    """A ban in force; `expires` is null for one without an end."""

    id: str
    kind: Literal["account", "device", "address"]
    subject: str
    reason: str
    created: int
    expires: int | None


class BanList(Struct, frozen=True):
    """Bans in force, oldest first."""

    bans: list[BanShown]


class HeldShown(Struct, frozen=True, kw_only=True):
    """A table that somebody holds a token of."""

    table: str
    role: Role
    seats: list[int]
    since: int
    ended: bool


class OwnerDetails(Struct, frozen=True, kw_only=True):
    """An account or a device as an operator sees it."""

    person: OwnerListed
    ban: BanShown | None
    logins: list[int]
    """When each login that has not ended began."""
    tables: list[HeldShown]


class BanWish(Body, frozen=True, kw_only=True):
    """Shut out an account, a device or a block of addresses; without `days`, until the ban is lifted."""

    kind: Literal["account", "device", "address"]
    subject: OwnerName
    days: Annotated[int, Meta(ge=1, le=3_650)] | None = None
    why: Why


class Lift(Body, frozen=True, kw_only=True):
    """End a ban."""

    ban: Annotated[str, Meta(min_length=1, max_length=20)]
    why: Why


class OwnerAct(Body, frozen=True, kw_only=True):
    """What an operator does to an account or a device, and why."""

    name: OwnerName
    why: Why


class RoleWish(Body, frozen=True, kw_only=True):
    """Give an account the role of operator, or take it away."""

    name: OwnerName
    operator: bool
    why: Why


class ResetLink(Struct, frozen=True):
    """The token of a link for a new password; works once. A page opens `/reset#<token>`."""

    token: str
    expires: int


class AuditLine(Struct, frozen=True):
    """Something that was done: by whom, to whom or what, and why."""

    seq: int
    at: int
    action: str
    who: str
    subject: str
    why: str
    facts: dict[str, str]


class AuditList(Struct, frozen=True):
    """Lines of the audit log, newest first; `next` is 0 on the last page."""

    lines: list[AuditLine]
    next: int


class Prune(Body, frozen=True, kw_only=True):
    """Remove what the retention settings name, and say why; `dry_run` only counts it and needs no reason."""

    dry_run: bool = False
    why: Annotated[str, Meta(max_length=200, description="The reason; kept in the audit log")] = ""


class Pruned(Struct, frozen=True):
    """How much was removed, or would be, by kind."""

    counts: dict[str, int]


class NewPassword(Body, frozen=True, kw_only=True):
    """POST /api/password: a new password for the account you are logged in to; all other logins end."""

    old: Password
    new: Password


class ResetPassword(Body, frozen=True, kw_only=True):
    """POST /api/password/reset: a new password by a link that an operator made; all logins end."""

    token: Token
    new: Password


class DeleteMe(Body, frozen=True, kw_only=True):
    """POST /api/me/delete: delete your account, or this device's if you have none (then without a password)."""

    password: Annotated[str, Meta(max_length=256)] = ""


class ExportedTable(Struct, frozen=True, kw_only=True):
    """A table of your own in an export."""

    id: str
    game: str
    title: str
    role: Role
    seats: list[int]
    phase: Phase
    created: int
    updated: int
    said: list[str]
    """Your own chat messages."""
    record: str
    """The game, once it has finished; otherwise empty."""


class ExportedLesson(Struct, frozen=True):
    """A lesson you have finished, and when for the first time."""

    game: str
    lesson: str
    since: int


class ExportedChannel(Struct, frozen=True):
    """A place where you are told that it is your turn."""

    kind: str
    target: str
    enabled: bool
    created: int
    confirmed: int | None


class ExportedMessage(Struct, frozen=True):
    """A message to one of your channels. Which tables it told of is not kept once it has arrived."""

    created: int
    about: str
    state: str
    tries: int


class ExportedNotices(Struct, frozen=True, kw_only=True):
    """How and where you are told that it is your turn."""

    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    channels: list[ExportedChannel]
    messages: list[ExportedMessage]


class ExportedPerson(Struct, frozen=True, kw_only=True):
    """GET /api/me/export: everything the server keeps about you."""

    name: str
    created: int
    operator: bool
    logins: list[int]
    tables: list[ExportedTable]
    lessons: list[ExportedLesson] = []
    notices: ExportedNotices
    choices: Choices | None = None
    """What you chose for yourself, if you did."""
    people: list[ExportedTie] = []
    ratings: list[RatingShown] = []
