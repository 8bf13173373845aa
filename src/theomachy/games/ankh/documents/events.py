"""Every kind of event that the rules of Ankh tell, and what its arguments are."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.things import EventKind

EVENT_KINDS: Final[Mapping[str, EventKind]] = {
    event.kind: event
    for event in (
        # Turns and actions.
        EventKind("turn-begins", who="seat"),
        EventKind("action-chosen", who="seat", what="action", amount="number"),
        EventKind("marker-returned", what="action"),
        EventKind("figure-moved", who="side", what="kind", origin="space", where="space"),
        EventKind("figure-pushed", who="side", whom="side", what="kind", origin="space", where="space"),
        EventKind("pincers-aimed", who="side", what="facing", where="space"),
        EventKind("figure-summoned", who="side", what="kind", where="space"),
        EventKind("captive-freed", who="side", whom="side", amount="number"),
        EventKind("sun-given", who="side", where="space"),
        EventKind("followers-bonus", who="side", amount="number"),
        EventKind("followers-gained", who="side", amount="number"),
        EventKind("followers-sacrificed", who="side", amount="number"),
        EventKind("power-unlocked", who="side", what="power"),
        EventKind("guardian-gained", who="side", what="kind"),
        EventKind("guardian-missed", who="side", what="kind"),
        # The event track.
        EventKind("event-triggered", who="seat", what="event", amount="number"),
        EventKind("event-lost", who="side"),
        EventKind("monument-taken", who="side", whom="side", what="kind", where="space"),
        EventKind("camel-laid", who="side", what="edge", origin="space", where="space"),
        EventKind("caravan-declined", who="side"),
        EventKind("region-split", who="side", what="token", amount="number"),
        EventKind("token-kept", who="side", what="token", where="space"),
        EventKind("tokens-exchanged", who="side", what="token", amount="number"),
        # Conflicts.
        EventKind("tiebreaker-taken", who="side"),
        EventKind("monument-destroyed", who="side", what="kind", where="space"),
        EventKind("monument-abandoned", who="side", what="kind", where="space"),
        EventKind("region-skipped", what="token"),
        EventKind("domination", who="side", what="token"),
        EventKind("battle-begins", what="token", amount="number"),
        EventKind("battle-ends", what="token"),
        EventKind("conflict-ends", amount="number"),
        EventKind("two-cards-announced", who="side"),
        EventKind("card-revealed", who="side", what="card"),
        EventKind("card-returned", who="side", what="card"),
        EventKind("cost-changed", who="side", amount="number"),
        EventKind("monument-built", who="side", what="kind", where="space"),
        EventKind("bid-revealed", who="side", amount="number"),
        EventKind("plague-spares", who="side"),
        EventKind("figure-protected", who="side", what="kind", where="space"),
        EventKind("figure-killed", who="side", what="kind", where="space"),
        EventKind("captive-taken", who="side", whom="side"),
        EventKind("mummy-stays", who="side"),
        EventKind("figure-subdued", who="side", what="kind", where="space"),
        EventKind("figures-doubled", who="side", amount="number"),
        EventKind("strength-bonus", who="side", what="kind", amount="number"),
        EventKind("strength", who="side", amount="number"),
        EventKind("battle-won", who="side", amount="number"),
        EventKind("nobody-wins"),
        EventKind("reward-bonus", who="side", amount="number"),
        EventKind("gate-placed", who="side", origin="space", where="space"),
        # Devotion, merging, forgetting, the end.
        EventKind("devotion-bonus", who="side", amount="number"),
        EventKind("devotion-gained", who="side", what="number", amount="number"),
        EventKind("devotion-lost", who="side", what="number", amount="number"),
        EventKind("gods-merge", who="seat", whom="seat"),
        EventKind("figure-removed", who="side", what="kind", where="space"),
        EventKind("guardian-taken-over", who="side", whom="side", what="kind", where="space"),
        EventKind("guardian-removed", who="side", what="kind", where="space"),
        EventKind("gods-merged", who="seat", whom="seat", what="number"),
        EventKind("god-forgotten", who="side", what="number"),
        EventKind("game-over", who="side", what="ending"),
    )
}
