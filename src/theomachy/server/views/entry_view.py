"""The entries of a log as a viewer may see them."""

import msgspec

from theomachy.engine.event import NONE
from theomachy.engine.event import Event as Told
from theomachy.server.protocol import Event, LogEntry
from theomachy.server.tables.log_entries import (
    NAMES,
    Answered,
    Body,
    Filled,
    Freed,
    HandedOver,
    Kicked,
    Left,
    Opened,
    RematchMade,
    Returned,
    Said,
    Seated,
    Suggested,
    UndoAgreed,
    UndoAskedFor,
    Undone,
    VotedAway,
)
from theomachy.server.tables.table import Noted
from theomachy.server.views.viewer import Shared, Viewer


def event_shown(event: Told) -> Event:
    """An event; arguments that do not apply are left out."""

    def given(value: int) -> int | msgspec.UnsetType:
        return msgspec.UNSET if value == NONE else value

    return Event(
        event.kind,
        event.rule,
        given(event.who),
        given(event.whom),
        given(event.what),
        given(event.origin),
        given(event.where),
        event.amount,
    )


def entry_shown(noted: Noted, viewer: Viewer, shared: Shared) -> LogEntry:
    """An entry as the viewer may see it: who did what at the table, and the events of the game."""
    if noted.seq not in shared.entries:
        shared.entries[noted.seq] = _public(noted)
    public = shared.entries[noted.seq]
    if not noted.events:
        return public
    events = {name: _events(noted, seat, shared) for name, seat in viewer.looking().items()}
    return msgspec.structs.replace(public, events=events)


def _public(noted: Noted) -> LogEntry:
    """What everybody may know of an entry."""
    body = noted.body
    return LogEntry(
        seq=noted.seq,
        at=noted.at,
        kind=NAMES[type(body)],
        seat=_seat(body),
        name=_name(body),
        text=_text(body),
        other=_other(body),
        agree=body.agree if isinstance(body, UndoAgreed) else msgspec.UNSET,
    )


def _events(noted: Noted, seat: int, shared: Shared) -> list[Event]:
    """The events of an entry as a seat may know them; made once where none of them holds a secret."""
    if any(event.only != NONE for event in noted.events):
        return [event_shown(event.seen_by(seat)) for event in noted.events]
    if noted.seq not in shared.events:
        shared.events[noted.seq] = [event_shown(event) for event in noted.events]
    return shared.events[noted.seq]


def _seat(body: Body) -> int | msgspec.UnsetType:
    if isinstance(
        body,
        Seated | Left | Kicked | Filled | Freed | Answered | Suggested | UndoAskedFor | UndoAgreed | Undone | Said
        | VotedAway | HandedOver | Returned | RematchMade,
    ):  # fmt: skip
        return body.seat
    return msgspec.UNSET


def _name(body: Body) -> str:
    if isinstance(body, Seated | Said):
        return body.name
    return body.host if isinstance(body, Opened) else ""


def _text(body: Body) -> str:
    if isinstance(body, Said):
        return body.text
    if isinstance(body, HandedOver):
        return body.why
    if isinstance(body, Filled):
        return body.level
    return body.table if isinstance(body, RematchMade) else ""


def _other(body: Body) -> int | msgspec.UnsetType:
    if isinstance(body, UndoAskedFor | Undone):
        return body.to
    if isinstance(body, VotedAway):
        return body.absent
    return body.whom if isinstance(body, Suggested) else msgspec.UNSET
