"""The sorts of numbers that frames of Pantheon are made of, and every kind of frame that may lie on the stack."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.bits import members
from theomachy.engine.decision import PASS
from theomachy.engine.frames import Frames, Sort
from theomachy.games.pantheon.rules import carry, ending, epoch, setup, tiles
from theomachy.games.pantheon.rules.abilities import bonus, loot, nations
from theomachy.games.pantheon.rules.abilities.hooks import BY_GOD, BY_SACRIFICE, FROM_STACK
from theomachy.games.pantheon.rules.actions import buy, draw, move, sacrifice, turn
from theomachy.games.pantheon.rules.codes import COLUMN, FOOT
from theomachy.games.pantheon.rules.components import COLOURS, GODS, LOOT_PLACES, OFFERINGS
from theomachy.games.pantheon.rules.state import PantheonState


def _offering_names(s: PantheonState, kinds: int) -> list[str]:
    return [OFFERINGS[kind] for kind in members(kinds)]


def _received_name(s: PantheonState, option: int) -> list[str]:
    return [] if option == PASS else ["foot" if option == FOOT else "column"]


SORTS: Final[Mapping[str, Sort[PantheonState]]] = {
    "seat": Sort("seat", lambda s: range(s.players), "seat", lambda s, seat: [COLOURS[seat]]),
    "amount": Sort("amount", lambda s: range(1000)),
    "flag": Sort("flag", lambda s: range(2)),
    "place": Sort("place for loot", lambda s: range(LOOT_PLACES + 1)),
    "god": Sort("god", lambda s: range(len(GODS)), "god", lambda s, god: [GODS[god]]),
    "offerings": Sort("set of offerings", lambda s: range(1 << len(OFFERINGS)), "offering", _offering_names),
    "source": Sort("source of a god", lambda s: (BY_SACRIFICE, FROM_STACK, BY_GOD)),
    "received": Sort("option of a piece", lambda s: (PASS, FOOT, COLUMN), "piece", _received_name),
}
FRAMES: Final[Frames[PantheonState]] = Frames(
    SORTS,
    [
        *[setup, bonus, epoch, turn, move, buy, sacrifice, draw],
        *[tiles, carry, loot, nations, ending],
    ],
)
