"""Parts of a position by their names, as documents and views both write them."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.bits import members
from theomachy.engine.game import Json
from theomachy.games.pantheon.documents.view_types import OptionsView
from theomachy.games.pantheon.rules.board import SPACE_NAMES
from theomachy.games.pantheon.rules.components import CARDS, DEMIGOD_VALUES, LOOT, NUMERALS, OFFERINGS
from theomachy.games.pantheon.rules.piles import DIGIT, MOST, count, kinds_in, size
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState

CARD_NAMES: Final = list(CARDS)
VALUES: Final = [str(value) for value in range(1, DEMIGOD_VALUES + 1)]


def options(s: PantheonState) -> OptionsView:
    """The options of the set-up."""
    return {
        "bonusDraft": s.lineup.bonus_draft,
        "bswStartMaterial": s.lineup.bsw_start_material,
        "traiteraAfterTrigger": s.lineup.traitera_after_trigger,
        "stallTurns": s.lineup.stall_turns,
    }


def counted(pile: i64, names: list[str]) -> dict[str, int]:
    """Counts by name."""
    found: dict[str, int] = {}
    kind: i64 = 0
    while pile:
        if pile & MOST:
            found[names[kind]] = pile & MOST
        kind += 1
        pile >>= DIGIT
    return found


def known(pile: i64, names: list[str], shown: bool) -> Json:
    """Counts by name, or their sum alone."""
    return counted(pile, names) if shown else size(pile)


def named(spaces: int) -> list[str]:
    """Hexes by name."""
    return [SPACE_NAMES[space] for space in members(spaces)]


def loot(s: PantheonState) -> dict[str, str]:
    """The tiles on the loot hexes of the nation."""
    placed = [(place, kind) for place, kind in enumerate(s.loot) if kind != NOTHING]
    return {SPACE_NAMES[s.nation().loot[place]]: LOOT[kind] for place, kind in placed}


def levels(tokens: int) -> dict[str, str]:
    """A player's tokens with their levels."""
    return {OFFERINGS[kind]: NUMERALS[count(tokens, kind) - 1] for kind in kinds_in(tokens)}


def token_stock(s: PantheonState) -> dict[str, list[int]]:
    """The tokens nobody has: faces I/II, faces III/IV."""
    return {
        name: [count(s.token_stock, 2 * kind), count(s.token_stock, 2 * kind + 1)]
        for kind, name in enumerate(OFFERINGS)
    }
