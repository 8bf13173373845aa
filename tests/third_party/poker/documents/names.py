"""Everything that can be named, the options, the frames and the kinds of events: each declared once."""

from collections.abc import Mapping
from typing import Final

from poker.rules import round as poker_round
from poker.rules.cards import CARDS, HANDS
from poker.rules.round import BET, CARD, FOLD
from poker.rules.state import SEATS, PokerState
from theomachy.engine.decision import PASS
from theomachy.engine.frames import Frames, Sort
from theomachy.engine.options import Options, Range
from theomachy.engine.things import EventKind, Family

FAMILIES: Final[Mapping[str, Family]] = {
    family.kind: family
    for family in (
        Family("card", CARDS),
        Family("hand", HANDS, "poker-hand-{name}"),
        Family("stake", ["fold", "bet"], "poker-option-{name}"),
        Family("seat", SEATS, "poker-seat-{name}"),
    )
}
OPTIONS: Final[Options[PokerState]] = Options(
    [
        Range(PASS, Family("pass", ["pass"], "poker-option-{name}"), lit=False),
        Range(FOLD, FAMILIES["stake"]),
        Range(CARD, FAMILIES["card"]),
    ]
)
SORTS: Final[Mapping[str, Sort[PokerState]]] = {
    "seat": Sort("seat", lambda s: range(s.players), "seat", lambda s, seat: [SEATS[seat]]),
    "flag": Sort("flag", lambda s: range(2)),
    "stake": Sort("stake", lambda s: range(BET + 1)),
}
FRAMES: Final[Frames[PokerState]] = Frames(SORTS, [poker_round])
EVENT_KINDS: Final[Mapping[str, EventKind]] = {
    event.kind: event
    for event in (
        EventKind("ante-paid", who="seat", amount="number"),
        EventKind("card-dealt", who="seat", what="card"),
        EventKind("bet", who="seat", amount="number"),
        EventKind("folded", who="seat"),
        EventKind("hand-kept", who="seat"),
        EventKind("card-exchanged", who="seat", what="card"),
        EventKind("card-shown", who="seat", what="card"),
        EventKind("hand-shown", who="seat", what="hand"),
        EventKind("pot-won", who="seat", amount="number"),
        EventKind("pot-left", amount="number"),
        EventKind("game-over"),
    )
}
