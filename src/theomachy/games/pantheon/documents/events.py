"""Every kind of event that the rules of Pantheon tell, and what its arguments are."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.things import EventKind

EVENT_KINDS: Final[Mapping[str, EventKind]] = {
    event.kind: event
    for event in (
        # Set-up and epochs.
        EventKind("start-player", who="seat"),
        EventKind("bonus-dealt", who="seat", what="bonus"),
        EventKind("bonus-drafted", who="seat", what="bonus"),
        EventKind("nation-revealed", what="nation", amount="number"),
        EventKind("god-displayed", what="god"),
        EventKind("demigod-displayed", what="number"),
        EventKind("loot-placed", what="loot", where="space"),
        EventKind("money-sorted"),
        EventKind("temple-placed", where="space"),
        EventKind("god-revealed", who="seat", what="god"),
        EventKind("god-declined", who="seat", what="god"),
        EventKind("temple-passed", who="seat"),
        EventKind("board-cleared"),
        EventKind("phase-stalled", amount="number"),
        # Turns.
        EventKind("turn-begins", who="seat"),
        EventKind("turn-passed", who="seat"),
        EventKind("action-chosen", who="seat", what="action"),
        EventKind("further-action", who="seat", what="god"),
        EventKind("foot-placed", who="seat", where="space"),
        EventKind("foot-jumped", who="seat", where="space"),
        EventKind("column-placed", who="seat", where="space"),
        EventKind("loot-picked-up", who="seat", what="loot", where="space"),
        EventKind("loot-carried-out", who="seat", what="loot"),
        EventKind("big-foot-returned", who="seat"),
        # Cards and pieces.
        EventKind("card-played", who="seat", what="card"),
        EventKind("cards-discarded", who="seat", what="card", amount="number"),
        EventKind("card-drawn", who="seat", what="card"),
        EventKind("open-card-turned", what="card"),
        EventKind("open-card-taken", who="seat", what="card"),
        EventKind("deck-renewed", amount="number"),
        EventKind("hand-discarded", who="seat", amount="number"),
        EventKind("money-taken", who="seat", what="card"),
        EventKind("feet-taken", who="seat", amount="number"),
        EventKind("columns-taken", who="seat", amount="number"),
        EventKind("token-level", who="seat", what="offering", amount="numeral"),
        EventKind("token-used", who="seat", what="offering", amount="numeral"),
        # Gods, points, the end.
        EventKind("god-gained", who="seat", what="god"),
        EventKind("gods-renewed", amount="number"),
        EventKind("demigod-taken", who="seat", what="number"),
        EventKind("points-scored", who="seat", amount="number"),
        EventKind("game-won", who="seat"),
    )
}
