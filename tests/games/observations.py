"""All that is public about a position, put together again from an observation alone. For tests."""

from collections.abc import Mapping

from theomachy.engine.bits import members
from theomachy.engine.values import Row
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon.rules.components import (
    CARDS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    LOOT_PLACES,
    NATION_CARDS,
    OFFERINGS,
)
from theomachy.games.pantheon.rules.piles import counts_of
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState

Facts = list[list[int]]


def ankh_facts(seen: Mapping[str, Row]) -> Facts:
    """Every fact of a position of Ankh: none of them is secret."""
    flags = seen["flags"][0]
    turn, tiebreaker, double, victor, winner = seen["roles"]
    suns, gates, doomed, sheltered = seen["spots"]
    event, top, last_red, margin = seen["course"]
    aims = [6 * space + facing for facing, spaces in enumerate(seen["pincers"]) for space in members(spaces)]
    central = [suns, gates, event, turn, flags >> 1 & 1, tiebreaker, flags >> 2 & 1, seen["ending"][0], winner]
    battle = [seen["battle-region"][0], seen["seats"][1], double, doomed, sheltered, victor, margin]
    names = ("side-of", "followers", "devotion", "ladder", "powers", "hands", "captives", "pool")
    rows = [
        [flags & 1, top, last_red, *seen["guardians"], *seen["gods"]],
        [*central, flags >> 3 & 1],
        *[seen[name] for name in ("regions", "pieces", "figures", "controls")],
        sorted(aims),
        *[seen[name] for name in (*names, "guardian-cards", "advances")],
        battle,
        *[seen[name] for name in ("battle-cards", "killed", "fallen", "fielded", "strength")],
    ]
    return [list(row) for row in rows]


def ankh_public(s: AnkhState, seat: int) -> Facts:
    """The same of the position itself."""
    return [list(row) for row in s.facts()]


def pantheon_facts(seen: Mapping[str, Row]) -> Facts:
    """Every fact of a position of Pantheon that the seat knows; of a pile it does not know, the size."""
    flags = seen["flags"][0]
    deck, god_stack, demigod_stack, bag = seen["stocks"]
    opened, played, discard, money = seen["cards"]
    display, aside, box = seen["god-tiles"]
    lineup = [len(seen["score"]), flags & 1, flags >> 1 & 1, flags >> 2 & 1, seen["course"][1]]
    roles = [*seen["roles"], seen["course"][0]]
    course = [flags >> 3 & 1, seen["bonus-offer"][0], seen["temple"][0], *roles, flags >> 4 & 1, flags >> 5 & 1]
    seat = seen["colour"][0]
    return [
        lineup,
        course,
        [deck],
        *[counts_of(pile, len(CARDS)) for pile in (discard, opened, played, money)],
        [god_stack],
        *[counts_of(pile, len(GODS)) for pile in (display, box, aside)],
        [demigod_stack],
        list(seen["demigod-display"]),
        [bag],
        _loot_places(seen),
        counts_of(seen["picked"][0], len(LOOT)),
        *[list(seen[name]) for name in ("bonus", "feet", "columns", "jumped", "feet-left", "columns-left")],
        counts_of(seen["token-stock"][0], 2 * len(OFFERINGS)),
        list(seen["score"]),
        list(seen["nations"]),
        *_own(seen["hand-sizes"], seat, counts_of(seen["hand"][0], len(CARDS))),
        *[counts_of(pile, len(GODS)) for pile in seen["gods"]],
        *_own(seen["demigod-counts"], seat, counts_of(seen["own-demigods"][0], DEMIGOD_VALUES)),
        *[counts_of(pile, len(LOOT)) for pile in seen["kept"]],
        *[counts_of(pile, len(OFFERINGS)) for pile in seen["tokens"]],
    ]


def _loot_places(seen: Mapping[str, Row]) -> list[int]:
    """The kind of loot tile on each place of the nation."""
    found = [NOTHING] * LOOT_PLACES
    if seen["nations"]:
        for place, space in enumerate(NATION_CARDS[seen["nations"][-1]].loot):
            for kind, spaces in enumerate(seen["loot"]):
                if spaces >> space & 1:
                    found[place] = kind
    return found


def _own(sizes: Row, seat: int, own: list[int]) -> Facts:
    """The seat's own pile, of the others the sizes."""
    return [own if place == seat else [size] for place, size in enumerate(sizes)]


HIDDEN = (2, 7, 11, 13)
"""Deck, god stack, demigod stack and bag among the facts."""
FIRST_HAND = 25


def pantheon_public(s: PantheonState, seat: int) -> Facts:
    """The same of the position itself."""
    groups = [list(group) for group in s.facts()]
    others = [other for other in range(s.players) if other != seat]
    hands = [FIRST_HAND + place + other for place in (0, 2 * s.players) for other in others]
    for place in [*HIDDEN, *hands]:
        groups[place] = [sum(groups[place])]
    return groups
