"""What the summary of a table must say by its log, for `theomachy verify`."""

from theomachy.server.live.log_reader import Unreadable, replayed
from theomachy.server.store.port import Entry, Summary


def folded_summary(entries: list[Entry], hidden: frozenset[str] = frozenset()) -> Summary | None:
    """The summary that follows from a log; None if this version cannot replay all of it."""
    try:
        table, obstacle = replayed(entries, hidden)
    except Unreadable:
        return None
    return None if obstacle else table.summary()
