"""What one seat may see. Built up from what is public; a seat's own hand and demigods are added (PAN-SETUP-28).

Secret are the deck, the stacks and the bag but for their sizes, other hands but for their sizes, and the
demigods of others but for their number.
"""

from collections.abc import Sequence

from theomachy.engine.bits import members
from theomachy.games.pantheon.documents.named import (
    CARD_NAMES,
    VALUES,
    counted,
    levels,
    loot,
    named,
    options,
    token_stock,
)
from theomachy.games.pantheon.documents.view_types import PantheonView, PlayerView
from theomachy.games.pantheon.rules.board import SPACE_NAMES
from theomachy.games.pantheon.rules.components import BONUS, COLOURS, GODS, LOOT, NATIONS
from theomachy.games.pantheon.rules.ending import winners
from theomachy.games.pantheon.rules.piles import size
from theomachy.games.pantheon.rules.state import NOBODY, NOTHING, NOWHERE, PantheonState


def view_of(s: PantheonState, seat: int) -> PantheonView:
    """The table as this seat (or a SPECTATOR) sees it."""
    return _seen_by(s, seat, _public(s))


def views_of(s: PantheonState, seats: Sequence[int]) -> list[PantheonView]:
    """The table as each of these seats sees it."""
    public = _public(s)
    return [_seen_by(s, seat, public) for seat in seats]


def _seen_by(s: PantheonState, seat: int, public: PantheonView) -> PantheonView:
    """What everybody sees, and the seat's own secrets in their place."""
    if not 0 <= seat < s.players:
        return public
    own = public["players"][seat].copy()
    own["hand"] = counted(s.hands[seat], CARD_NAMES)
    own["demigods"] = counted(s.demigods[seat], VALUES)
    players = public["players"].copy()
    players[seat] = own
    seen = public.copy()
    seen["players"] = players
    return seen


def _public(s: PantheonState) -> PantheonView:
    """The table as everybody sees it."""
    return {
        "game": "pantheon",
        "options": options(s),
        "epoch": len(s.track),
        "nations": [NATIONS[nation] for nation in s.track],
        "temple": None if s.temple == NOWHERE else SPACE_NAMES[s.temple],
        "startPlayer": _seat(s.start),
        "active": _seat(s.active),
        "bigFoot": _seat(s.big_foot),
        "turns": s.turns,
        "phaseEnding": s.ended,
        "openCards": counted(s.open, CARD_NAMES),
        "played": counted(s.played, CARD_NAMES),
        "discard": counted(s.discard, CARD_NAMES),
        "deckSize": size(s.deck),
        "specialMoney": counted(s.money, CARD_NAMES),
        "highestMoneyFirst": s.highest_first,
        "godDisplay": counted(s.god_display, GODS),
        "godAside": counted(s.god_aside, GODS),
        "godBox": counted(s.god_box, GODS),
        "godStackSize": size(s.god_stack),
        "demigodDisplay": list(s.demigod_display),
        "demigodStackSize": size(s.demigod_stack),
        "loot": loot(s),
        "lootPicked": counted(s.picked, LOOT),
        "bagSize": size(s.bag),
        "bonusOffer": [BONUS[tile] for tile in members(s.bonus_offer)],
        "tokenStock": token_stock(s),
        "players": [_player(s, owner) for owner in range(s.players)],
        "waiting": s.waiting(),
        "over": s.over,
        "winners": winners(s) if s.over else [],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _player(s: PantheonState, seat: int) -> PlayerView:
    """What lies before a player."""
    return {
        "colour": COLOURS[seat],
        "score": s.score[seat],
        "handSize": size(s.hands[seat]),
        "demigodCount": size(s.demigods[seat]),
        "gods": counted(s.gods[seat], GODS),
        "tiles": counted(s.kept[seat], LOOT),
        "bonus": None if s.bonus[seat] == NOTHING else BONUS[s.bonus[seat]],
        "tokens": levels(s.tokens[seat]),
        "feet": named(s.feet[seat]),
        "jumpedFeet": named(s.jumped[seat]),
        "columns": named(s.columns[seat]),
        "feetInReserve": s.feet_left[seat],
        "columnsInReserve": s.columns_left[seat],
        "feetInGeneral": s.feet_in_general(seat),
        "columnsInGeneral": s.columns_in_general(seat),
    }
