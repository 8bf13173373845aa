"""What one seat may see. Built up from what is public; a seat's own hand and demigods are added (PAN-SETUP-28).

Secret are the deck, the stacks and the bag but for their sizes, other hands but for their sizes, and the
demigods of others but for their number. No frame on the stack holds a secret, so the stack can be shown.
"""

from theomachy.engine.bits import members
from theomachy.engine.game import Json
from theomachy.pantheon.board import SPACE_NAMES
from theomachy.pantheon.components import (
    BONUS,
    CARDS,
    COLOURS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)
from theomachy.pantheon.ending import winners
from theomachy.pantheon.piles import count, kinds_in, size
from theomachy.pantheon.state import NOBODY, NOTHING, NOWHERE, PantheonState


def view_of(s: PantheonState, seat: int) -> dict[str, Json]:
    """The table as this seat (or a SPECTATOR) sees it."""
    return {
        "game": "pantheon",
        "options": {
            "bonusDraft": s.lineup.bonus_draft,
            "bswStartMaterial": s.lineup.bsw_start_material,
            "traiteraAfterTrigger": s.lineup.traitera_after_trigger,
            "stallTurns": s.lineup.stall_turns,
        },
        "epoch": len(s.track),
        "nations": [NATIONS[nation] for nation in s.track],
        "temple": None if s.temple == NOWHERE else SPACE_NAMES[s.temple],
        "startPlayer": _seat(s.start),
        "active": _seat(s.active),
        "bigFoot": _seat(s.big_foot),
        "turns": s.turns,
        "phaseEnding": s.ended,
        "openCards": _counted(s.open, list(CARDS)),
        "played": _counted(s.played, list(CARDS)),
        "discard": _counted(s.discard, list(CARDS)),
        "deckSize": size(s.deck),
        "specialMoney": _counted(s.money, list(CARDS)),
        "highestMoneyFirst": s.highest_first,
        "godDisplay": _counted(s.god_display, GODS),
        "godAside": _counted(s.god_aside, GODS),
        "godBox": _counted(s.god_box, GODS),
        "godStackSize": size(s.god_stack),
        "demigodDisplay": list(s.demigod_display),
        "demigodStackSize": size(s.demigod_stack),
        "loot": _loot(s),
        "lootPicked": _counted(s.picked, LOOT),
        "bagSize": size(s.bag),
        "bonusOffer": [BONUS[tile] for tile in members(s.bonus_offer)],
        "tokenStock": {name: token_pairs(s, kind) for kind, name in enumerate(OFFERINGS)},
        "players": [_player(s, owner, owner == seat) for owner in range(s.players)],
        "waiting": s.waiting(),
        "pending": [{"name": type(frame).__name__, "facts": frame.facts} for frame in s.stack],
        "over": s.over,
        "winners": winners(s) if s.over else [],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def token_pairs(s: PantheonState, kind: int) -> list[int]:
    """How many tokens of the kind are left: those with faces I and II, those with III and IV."""
    return [count(s.token_stock, 2 * kind), count(s.token_stock, 2 * kind + 1)]


def _counted(pile: int, names: list[str]) -> dict[str, Json]:
    return {names[kind]: count(pile, kind) for kind in kinds_in(pile)}


def _spaces(spaces: int) -> list[str]:
    return [SPACE_NAMES[space] for space in members(spaces)]


def _loot(s: PantheonState) -> dict[str, Json]:
    """The tiles on the loot hexes of the nation."""
    found: dict[str, Json] = {}
    for place, kind in enumerate(s.loot):
        if kind != NOTHING:
            found[SPACE_NAMES[s.nation().loot[place]]] = LOOT[kind]
    return found


def _player(s: PantheonState, seat: int, own: bool) -> dict[str, Json]:
    """What lies before a player; hand and demigods only for the owner."""
    tokens = {OFFERINGS[kind]: NUMERALS[s.level(seat, kind) - 1] for kind in kinds_in(s.tokens[seat])}
    shown: dict[str, Json] = {
        "colour": COLOURS[seat],
        "score": s.score[seat],
        "handSize": size(s.hands[seat]),
        "demigodCount": size(s.demigods[seat]),
        "gods": _counted(s.gods[seat], GODS),
        "tiles": _counted(s.kept[seat], LOOT),
        "bonus": None if s.bonus[seat] == NOTHING else BONUS[s.bonus[seat]],
        "tokens": tokens,
        "feet": _spaces(s.feet[seat]),
        "jumpedFeet": _spaces(s.jumped[seat]),
        "columns": _spaces(s.columns[seat]),
        "feetInReserve": s.feet_left[seat],
        "columnsInReserve": s.columns_left[seat],
        "feetInGeneral": s.feet_in_general(seat),
        "columnsInGeneral": s.columns_in_general(seat),
    }
    if own:
        shown["hand"] = _counted(s.hands[seat], list(CARDS))
        values = [str(place + 1) for place in range(DEMIGOD_VALUES)]
        shown["demigods"] = _counted(s.demigods[seat], values)
    return shown
