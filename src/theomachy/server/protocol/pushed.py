"""Messages that the server pushes on a socket."""

from typing import TypeAlias

from msgspec import Struct

from theomachy.server.protocol.fields import Code, Role
from theomachy.server.protocol.games import GameShown, LogEntry
from theomachy.server.protocol.replies import Done, Invited, Refused, Rematched
from theomachy.server.protocol.tables import AbsentShown, TableShown


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True, kw_only=True):
    """The first message on a socket: who you are here."""

    protocol: int
    table: str
    role: Role
    seats: list[int]
    now: int


class Update(Struct, tag_field="type", tag="update", frozen=True, kw_only=True):
    """What happened after the `seq` you had, and the present state; also the reply of GET /api/tables/{table}."""

    seq: int
    now: int
    entries: list[LogEntry]
    skipped: bool
    """There were too many entries: `entries` is empty, but the rest is complete."""
    table: TableShown
    game: GameShown | None
    """Null before the start, and where the game has not changed."""


class Presence(Struct, tag_field="type", tag="presence", frozen=True):
    """The seats that have a device connected or wait for news, the number of spectators, and who is waited for."""

    present: list[int]
    watching: int
    absent: list[AbsentShown]


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """The reply to `ping`."""

    n: int
    now: int


class Goodbye(Struct, tag_field="type", tag="goodbye", frozen=True):
    """The last message before the server closes the socket, and why."""

    code: Code
    detail: str


ServerMessage: TypeAlias = Welcome | Update | Presence | Pong | Goodbye | Done | Invited | Rematched | Refused
