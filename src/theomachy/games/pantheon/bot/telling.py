"""What a hint says about Pantheon: the deeds of a line, and the reasons for them."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from theomachy.bots.deeds import Deed
from theomachy.engine.event import NONE, Event
from theomachy.engine.things import Value, Words
from theomachy.games.pantheon.documents.options import FAMILIES
from theomachy.games.pantheon.rules.board import BOARD

Teller: TypeAlias = Callable[[Event], Deed]


def deed_of(event: Event) -> Deed | None:
    """What the player does by an event, or None."""
    teller = TELLERS.get(event.kind)
    return None if teller is None else teller(event)


def told(name: str, values: dict[str, Value]) -> Words:
    """A deed that is suggested; the same messages tell what was done (`mode` did)."""
    return Words(f"pantheon-deed-{name}", {"mode": "do", **values})


def space_name(space: int) -> str:
    """A hex as it is written."""
    return FAMILIES["space"].names[space]


def foot(event: Event) -> Deed:
    """One more foot of a way."""
    return Deed(told("feet", {"amount": 1}), [space_name(event.where)], "way", part="joins")


def column(event: Event) -> Deed:
    """A column on a site, which has a name."""
    return Deed(told("column", {"where": BOARD.site_names[event.where]}), [space_name(event.where)])


def loot(event: Event) -> Deed:
    """Loot is picked up."""
    what = FAMILIES["loot"].words(FAMILIES["loot"].names[event.what])
    return Deed(told("loot", {"what": what}), [space_name(event.where)])


def thing(name: str, kind: str) -> Teller:
    """Something is taken or played that has a name."""

    def tell(event: Event) -> Deed:
        return Deed(told(name, {"what": FAMILIES[kind].words(FAMILIES[kind].names[event.what])}), [])

    return tell


def number(name: str) -> Teller:
    """So many things are taken."""

    def tell(event: Event) -> Deed:
        return Deed(told(name, {"amount": event.amount}), [], part="joins")

    return tell


def token(event: Event) -> Deed:
    """A sacrifice token is taken or raised."""
    what = FAMILIES["offering"].words(FAMILIES["offering"].names[event.what])
    return Deed(told("token", {"what": what, "amount": event.amount}), [])


def demigod(event: Event) -> Deed:
    """A demigod is taken; its value may be a secret."""
    return Deed(told("demigod", {"value": "none" if event.what == NONE else str(event.what)}), [])


def chosen(event: Event) -> Deed:
    """An action is chosen."""
    what = FAMILIES["action"].words(FAMILIES["action"].names[event.what])
    return Deed(told("action", {"what": what}), [], part="heads")


TELLERS: Final[Mapping[str, Teller]] = {
    "action-chosen": chosen,
    "foot-placed": foot,
    "foot-jumped": foot,
    "column-placed": column,
    "loot-picked-up": loot,
    "card-played": thing("card", "card"),
    "open-card-taken": thing("open", "card"),
    "money-taken": thing("money", "card"),
    "feet-taken": number("take-feet"),
    "columns-taken": number("take-columns"),
    "token-level": token,
    "god-gained": thing("god", "god"),
    "demigod-taken": demigod,
    "bonus-drafted": thing("bonus", "bonus"),
}

SAID: Final[Mapping[str, str]] = {
    "points": "points", "demigods": "demigods", "columns": "columns", "bands": "columns",
    "column-reserve": "column-reserve", "feet": "feet", "feet-ready": "feet",
    "loot-picked": "loot-picked", "loot-1": "loot", "loot-2": "loot", "loot-3": "loot", "loot-4": "loot",
    "sites-1": "sites", "sites-2": "sites", "sites-3": "sites", "sites-4": "sites",
    "god-ready": "god-ready", "god-1-short": "god-short", "god-2-short": "god-short", "god-3-short": "god-short",
    "levels": "levels", "kinds": "levels", "movement": "movement", "offerings": "offerings", "coins": "coins",
    "steps": "steps", "draws": "draws", "end-at-hand": "end",
}  # fmt: skip
"""Features with a sentence of their own, and what its message is called."""
OF_OTHERS: Final = frozenset(("points", "columns", "loot-1", "loot-2", "god-ready", "end-at-hand"))
"""Features of other players that are worth a sentence."""

STAGES: Final = frozenset(("loot", "sites", "god-short"))
"""What comes nearer leaves the farther stage: only coming nearer is told."""


def reason_words(feature: str, case: str, who: Value) -> Words | None:
    """A sentence for a feature that a line changes; None if it is not worth one."""
    name = SAID.get(feature)
    if name is None or (name in STAGES and case in ("cost", "denial")):
        return None
    return Words(f"pantheon-why-{name}", {"case": case, "who": who})
