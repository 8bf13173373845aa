"""The entries of a log as a viewer may see them."""

import msgspec

from theomachy.engine.decision import State
from theomachy.engine.event import NONE
from theomachy.engine.event import Event as Told
from theomachy.engine.game import Game
from theomachy.server.protocol import Event, Moment
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
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.table import Noted
from theomachy.server.views.viewer import Shared, Viewer


def event_shown(event: Told, game: Game[State]) -> Event:
    """An event, with its things by name; arguments that do not apply are left out."""
    return msgspec.convert({"kind": event.kind, "rule": event.rule, **game.told(event)}, Event)


def moment(noted: Noted, match: AnyMatch | None, viewer: Viewer, shared: Shared) -> Moment:
    """An entry as the viewer may see it: who did what at the table, and the events of the game."""
    if noted.seq not in shared.moments:
        shared.moments[noted.seq] = _public(noted)
    public = shared.moments[noted.seq]
    if not noted.events or match is None:
        return public
    events = {name: _events(noted, match.game, seat, shared) for name, seat in viewer.looking().items()}
    return msgspec.structs.replace(public, events=events)


def _public(noted: Noted) -> Moment:
    """What everybody may know of an entry."""
    body = noted.body
    return Moment(
        seq=noted.seq,
        at=noted.at,
        kind=NAMES[type(body)],
        seat=_seat(body),
        name=_name(body),
        text=_text(body),
        other=_other(body),
        agree=body.agree if isinstance(body, UndoAgreed) else msgspec.UNSET,
    )


def _events(noted: Noted, game: Game[State], seat: int, shared: Shared) -> list[Event]:
    """The events of an entry as a seat may know them; made once where none of them holds a secret."""
    if any(event.only != NONE for event in noted.events):
        return [event_shown(event.seen_by(seat), game) for event in noted.events]
    if noted.seq not in shared.events:
        shared.events[noted.seq] = [event_shown(event, game) for event in noted.events]
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
