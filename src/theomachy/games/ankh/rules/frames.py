"""The sorts of numbers that frames of Ankh are made of, and every kind of frame that may lie on the stack."""

from collections.abc import Mapping, Sequence
from typing import Final

from theomachy.engine.bits import members
from theomachy.engine.frames import Frames, Sort
from theomachy.games.ankh.rules import devotion, kills
from theomachy.games.ankh.rules.abilities import cards, gods, guardians, powers
from theomachy.games.ankh.rules.actions import followers, move, summon, turn, unlock
from theomachy.games.ankh.rules.codes import GATE, KIND, MOST_FOLLOWERS, SEAT, SPACE
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, FIRST_MONUMENT, GODS, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, EDGES, SPACE_NAMES, SPACES
from theomachy.games.ankh.rules.events import battle, caravan, conflict, control, event, forget, merge
from theomachy.games.ankh.rules.state import AnkhState


# Not lambdas: a type checker that reads the modules in the compiler's order does not know these names yet.
def _tokens(s: AnkhState) -> Sequence[int]:
    return [token for token, region in enumerate(s.regions) if region]


def _causes_of_devotion(s: AnkhState) -> Sequence[int]:
    return range(len(devotion.CAUSES))


def _causes_of_death(s: AnkhState) -> Sequence[int]:
    return range(len(kills.CAUSES))


def _starters(s: AnkhState) -> Sequence[int]:
    return range(len(s.edition.battle_begins))


def _reactions(s: AnkhState) -> Sequence[int]:
    return range(len(s.edition.kills))


def _effects(s: AnkhState) -> Sequence[int]:
    return range(len(s.edition.aftermath))


def _guardians(s: AnkhState) -> Sequence[int]:
    """On the map as a space, in a pool as a kind."""
    return [option for side in range(s.players) for option in merge.guardian_options(s, side)]


def _guardian_name(s: AnkhState, option: int) -> list[str]:
    return [KINDS[merge.guardian_named(s, option)]]


def _piece_name(s: AnkhState, option: int) -> list[str]:
    """A captive is a Warrior too."""
    return [KINDS[summon.kind_of(option)]]


def _summon_name(s: AnkhState, option: int) -> list[str]:
    """The summon next to a Pyramid has the name of its space."""
    return [SPACE_NAMES[option - SPACE] if option < KIND else "gate" if option == GATE else "regular"]


def _seat_name(s: AnkhState, seat: int) -> list[str]:
    return [GODS[s.lineup.gods[seat]]]


def _space_name(s: AnkhState, space: int) -> list[str]:
    return [SPACE_NAMES[space]] if space >= 0 else []


def _space_names(s: AnkhState, spaces: int) -> list[str]:
    return [SPACE_NAMES[space] for space in members(spaces)]


def _card_names(s: AnkhState, deck: int) -> list[str]:
    return [CARDS[card] for card in members(deck)]


def _action_name(s: AnkhState, action: int) -> list[str]:
    return [ACTIONS[action]] if action >= 0 else []


SORTS: Final[Mapping[str, Sort[AnkhState]]] = {
    "seat": Sort("seat", lambda s: range(s.players), "seat", _seat_name),
    "seats": Sort("set of seats", lambda s: range(1 << s.players)),
    "space": Sort("space", lambda s: range(SPACES), "space", _space_name),
    "figure": Sort("space", lambda s: range(SPACES), "figure", _space_name),
    "figures": Sort("set of spaces", lambda s: range(1 << SPACES), "figure", _space_names),
    "gate": Sort("space, or -1 for the supply,", lambda s: range(-1, SPACES), "gate", _space_name),
    "edge": Sort("edge", lambda s: range(len(EDGES)), "edge", lambda s, edge: [EDGE_NAMES[edge]]),
    "token": Sort("region with token", _tokens, "token", lambda s, token: [str(token + 1)]),
    "action": Sort("action", lambda s: range(len(ACTIONS))),
    "done": Sort("action, or -1 for none,", lambda s: range(-1, len(ACTIONS)), "action", _action_name),
    "flag": Sort("flag", lambda s: range(2)),
    "amount": Sort("amount", lambda s: range(MOST_FOLLOWERS + 1)),
    "cards": Sort("set of Battle cards", lambda s: range(1 << len(CARDS)), "card", _card_names),
    "powers": Sort("set of powers", lambda s: range(1 << len(POWERS))),
    "monument": Sort(
        "kind of Monument", lambda s: range(FIRST_MONUMENT, len(KINDS)), "kind", lambda s, kind: [KINDS[kind]]
    ),
    "piece": Sort("option of a figure", lambda s: range(KIND, GATE), "kind", _piece_name),
    "guardian": Sort("option of a Guardian", _guardians, "kind", _guardian_name),
    "summon": Sort("option of a summon", lambda s: range(SPACE, SEAT), "summon", _summon_name),
    "gain": Sort("cause of Devotion", _causes_of_devotion),
    "death": Sort("cause of death", _causes_of_death),
    "starter": Sort("start-of-battle effect", _starters),
    "reaction": Sort("reaction to kills", _reactions),
    "effect": Sort("after-resolution effect", _effects),
}
FRAMES: Final[Frames[AnkhState]] = Frames(
    SORTS,
    [
        *[turn, move, summon, followers, unlock],
        *[event, control, caravan, conflict, battle, kills, devotion],
        *[powers, cards, gods, guardians, merge, forget],
    ],
)
