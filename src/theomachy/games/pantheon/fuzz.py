"""What a campaign of random games of Pantheon varies, and what it must see happen."""

from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.components import ACTIONS, BONUS, GODS, LOOT, NATIONS
from theomachy.games.pantheon.rules.state import PantheonState

TOO_FEW_TURNS: Final = 4
"""A stall guard so low that it strikes, in some games."""

NAMED: Final = {
    "action-chosen": ("action", list(ACTIONS)),
    "nation-revealed": ("nation", NATIONS),
    "god-gained": ("god", GODS),
    "loot-carried-out": ("loot", LOOT),
    "bonus-dealt": ("bonus", BONUS),
    "bonus-drafted": ("drafted", BONUS),
}
"""Events that count by what they are about."""

SIGNS: Final = {
    "foot-jumped": "jump",
    "further-action": "further action",
    "token-used": "sacrifice with a token",
    "hand-discarded": "all hands discarded",
    "deck-renewed": "deck renewed",
    "gods-renewed": "god stack renewed",
    "god-declined": "god declined",
    "phase-stalled": "stall guard",
    "money-sorted": "money sorted",
    "game-won": "victory",
}
"""Other events that must happen sooner or later."""

EXPECTED: Final = [
    *[f"{label} {name}" for label, names in NAMED.values() for name in names],
    *SIGNS.values(),
]


def campaign_game(players: int, number: int, dice: Dice) -> PantheonState:
    """The number-th game of a campaign: the options in turn."""
    return PANTHEON.new(
        players,
        bonus_draft=number % 3 == 1,
        bsw_start_material=number % 4 == 2,
        traitera_after_trigger=number % 5 != 3,
        stall_turns=TOO_FEW_TURNS if number % 16 == 7 else 60,
    )


def witnessed(event: Event) -> str:
    """The event as a line of the campaign's table; empty if it is not counted."""
    if event.kind in NAMED:
        label, names = NAMED[event.kind]
        return f"{label} {names[event.what]}"
    return SIGNS.get(event.kind, "")
