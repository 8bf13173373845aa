"""Replies to requests."""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from theomachy.server.protocol.fields import Code, Role


class Arguments(Struct, frozen=True, omit_defaults=True):
    """What a reason stands on; things are named, and what does not apply is left out."""

    who: int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    origin: str | UnsetType = UNSET
    where: str | UnsetType = UNSET
    amount: int = 0


class Reason(Struct, frozen=True, omit_defaults=True):
    """One rule that forbids an answer, and its arguments."""

    rule: str
    arguments: Arguments = Arguments()


class Reply(Struct, tag_field="type", frozen=True, omit_defaults=True, kw_only=True):
    """The reply to the request with this id; empty where the request had none."""

    id: str = ""


class Done(Reply, tag="done", frozen=True, kw_only=True):
    """The request is durable. `seq` is its entry in the log."""

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
    """The request was refused, and why; nothing was changed. Only with `in-doubt` that is not known."""

    code: Code
    detail: str
    reasons: list[Reason] = []
    retry: int = 0
    """Milliseconds to wait before trying again, where waiting helps."""


TableReply: TypeAlias = Done | Invited | Rematched | Refused
