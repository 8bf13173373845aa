"""Where the victory points of every player came from."""

from collections.abc import Iterable
from typing import Final

from theomachy.engine.event import Event
from theomachy.engine.score_sheet import ScoreRow, ScoreTally, placed
from theomachy.games.pantheon.rules.piles import size
from theomachy.games.pantheon.rules.state import PantheonState

ALWAYS: Final = {"PAN-GOD-02": "gods", "PAN-EPOCH-23": "epochs"}
"""Sources of points outside the scorings, by the rule that gives them."""
SCORED: Final = {"PAN-SCORE-02": "demigods", "PAN-SCORE-08": "columns", "PAN-SCORE-09": "pietalte"}
"""Sources of points in a scoring, by the rule that gives them; each stands on the sheet once for each scoring."""
SOURCES: Final = (*ALWAYS.values(), *[f"{source}-{number}" for number in (1, 2) for source in SCORED.values()])
"""The columns of the sheet, in their order."""


FIRST_SCORING: Final = 3
"""The epoch after which the first scoring takes place (PAN-SCORE-01)."""


def _scoring_after(epoch: int) -> int:
    """The scoring that an epoch comes before."""
    return 1 if epoch <= FIRST_SCORING else 2


def score_sheet(begin: PantheonState, s: PantheonState, events: Iterable[Event]) -> list[ScoreRow]:
    """One row a player, the winner first; of equals the one with more demigods (PAN-END-02 .. -04)."""
    tally = ScoreTally(list(begin.score))
    scoring = _scoring_after(begin.epoch())
    for event in events:
        if event.kind == "nation-revealed":
            scoring = _scoring_after(event.amount)
        elif event.kind == "points-scored":
            source = ALWAYS.get(event.rule) or f"{SCORED[event.rule]}-{scoring}"
            tally.add(event.who, source, event.rule, event.amount)
    places = placed([(tally.total(seat), size(s.demigods[seat])) for seat in range(s.players)])
    rows = [
        ScoreRow((seat,), places[seat], tally.total(seat), False, tally.parts(seat)) for seat in range(s.players)
    ]
    return sorted(rows, key=lambda row: (row.place, row.seats))
