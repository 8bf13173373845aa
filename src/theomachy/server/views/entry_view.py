"""The entries of a log as a viewer may see them."""

import msgspec

from theomachy.engine.decision import State
from theomachy.engine.event import NONE
from theomachy.engine.event import Event as Told
from theomachy.engine.game import Game
from theomachy.server.protocol import Event, LogEntry
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.table import FoldedEntry
from theomachy.server.views.viewer import RenderCache, Viewer


def event_shown(event: Told, game: Game[State]) -> Event:
    """An event, with its things by name; arguments that do not apply are left out."""
    return msgspec.convert({"kind": event.kind, "rule": event.rule, **game.told(event)}, Event)


def entry_shown(entry: FoldedEntry, match: AnyMatch | None, viewer: Viewer, cache: RenderCache) -> LogEntry:
    """An entry as the viewer may see it: who did what at the table, and the events of the game."""
    if entry.seq not in cache.entries:
        cache.entries[entry.seq] = _public(entry)
    public = cache.entries[entry.seq]
    if not entry.events or match is None:
        return public
    events = {name: _events(entry, match.game, seat, cache) for name, seat in viewer.looking().items()}
    return msgspec.structs.replace(public, events=events)


def _public(entry: FoldedEntry) -> LogEntry:
    """What every viewer may know of an entry: what its declaration says, and nothing else."""
    known = entry.body.public()
    return LogEntry(
        seq=entry.seq,
        at=entry.at,
        kind=entry.body.kind,
        seat=known.seat,
        name=known.name,
        text=known.text,
        other=known.other,
        agree=known.agree,
        how=known.how,
    )


def _events(entry: FoldedEntry, game: Game[State], seat: int, cache: RenderCache) -> list[Event]:
    """The events of an entry as a seat may know them; made once where none of them holds a secret."""
    if any(event.only != NONE for event in entry.events):
        return [event_shown(event.seen_by(seat), game) for event in entry.events]
    if entry.seq not in cache.events:
        cache.events[entry.seq] = [event_shown(event, game) for event in entry.events]
    return cache.events[entry.seq]
