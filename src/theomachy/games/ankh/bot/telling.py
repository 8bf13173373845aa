"""What a hint says about Ankh: the deeds of a line, the places they happen at, and the reasons for them."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from theomachy.bots.deeds import Deed
from theomachy.engine.bits import minus
from theomachy.engine.event import Event
from theomachy.engine.things import Value, Words
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CONFLICT_TOKENS,
    EVENTS,
    GODS,
    KINDS,
    POWERS,
)
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, SPACE_NAMES
from theomachy.games.ankh.rules.events.battle import strength_of
from theomachy.games.ankh.rules.events.conflict import majorities
from theomachy.games.ankh.rules.events.control import targets
from theomachy.games.ankh.rules.state import AnkhState

Teller: TypeAlias = Callable[[AnkhState, int, Event], Deed]


def deed_of(s: AnkhState, seat: int, event: Event) -> Deed | None:
    """What the seat does by an event, or None."""
    teller = TELLERS.get(event.kind)
    return None if teller is None else teller(s, s.side_of[seat], event)


def told(name: str, values: dict[str, Value]) -> Words:
    """A deed that is suggested; the same messages tell what was done (`mode` did)."""
    return Words(f"ankh-deed-{name}", {"mode": "do", **values})


def kind_words(kind: int) -> Words:
    """A kind of piece as the object of a sentence."""
    return Words(f"ankh-kind-{KINDS[kind]}.acc", {})


def place_words(s: AnkhState, side: int, space: int) -> Words:
    """A space by what stands beside it: a Monument, a neutral one first; else by its region."""
    region = s.region_at(space)
    if region < 0:
        return Words("ankh-on-water", {})
    beside = s.adjacent(space) & s.monuments()
    for whose, found in (
        ("neutral", beside & s.neutral_monuments()),
        ("own", beside & s.controls[side]),
        ("other", beside),
    ):
        if found:
            monument = found.bit_length() - 1
            owner = s.owner_at(monument)
            who: Value = Words(f"ankh-god-{GODS[s.lineup.gods[owner]]}", {}) if owner >= 0 else ""
            return Words(f"ankh-near-{KINDS[s.kind_at(monument)]}", {"whose": whose, "who": who})
    return Words("ankh-in-region", {"amount": region + 1})


def moved(s: AnkhState, side: int, event: Event) -> Deed:
    """A figure walks, or is put on another space."""
    words = told("move", {"what": kind_words(event.what), "where": place_words(s, side, event.where)})
    return Deed(words, [SPACE_NAMES[event.origin], SPACE_NAMES[event.where]], "way")


def pushed(s: AnkhState, side: int, event: Event) -> Deed:
    """A figure of another side is pushed."""
    words = told("push", {"what": kind_words(event.what), "where": place_words(s, side, event.where)})
    return Deed(words, [SPACE_NAMES[event.origin], SPACE_NAMES[event.where]], "way")


def placed(name: str) -> Teller:
    """A figure or a Monument comes onto the map, or a Monument changes hands."""

    def tell(s: AnkhState, side: int, event: Event) -> Deed:
        words = told(name, {"what": kind_words(event.what), "where": place_words(s, side, event.where)})
        return Deed(words, [SPACE_NAMES[event.where]])

    return tell


def taken(s: AnkhState, side: int, event: Event) -> Deed:
    """A Monument changes hands."""
    return Deed(told("take", {"what": kind_words(event.what)}), [SPACE_NAMES[event.where]])


def followers(s: AnkhState, side: int, event: Event) -> Deed:
    """Followers come."""
    return Deed(told("followers", {"amount": event.amount}), [])


def unlocked(s: AnkhState, side: int, event: Event) -> Deed:
    """A power is unlocked."""
    return Deed(told("unlock", {"what": Words(f"ankh-power-{POWERS[event.what]}", {})}), [])


def triggered(s: AnkhState, side: int, event: Event) -> Deed:
    """The last step of an action triggers an event."""
    return Deed(told("trigger", {"what": Words(f"ankh-track-{EVENTS[event.what]}", {})}), [], part="follows")


def camel(s: AnkhState, side: int, event: Event) -> Deed:
    """One more camel of the caravan."""
    return Deed(told("camels", {"amount": 1}), [EDGE_NAMES[event.what]], part="joins")


def exchanged(s: AnkhState, side: int, event: Event) -> Deed:
    """Two regions change their places in the order of the Conflict."""
    return Deed(told("exchange", {"one": event.what + 1, "other": event.amount}), [])


def sun(s: AnkhState, side: int, event: Event) -> Deed:
    """A figure becomes Radiant."""
    return Deed(told("sun", {}), [SPACE_NAMES[event.where]])


def gate(s: AnkhState, side: int, event: Event) -> Deed:
    """An Underworld token comes onto the map."""
    return Deed(told("gate", {"where": place_words(s, side, event.where)}), [SPACE_NAMES[event.where]])


def chosen(s: AnkhState, side: int, event: Event) -> Deed:
    """An action is chosen."""
    return Deed(told("action", {"what": Words(f"ankh-action-{ACTIONS[event.what]}", {})}), [], part="heads")


TELLERS: Final[Mapping[str, Teller]] = {
    "action-chosen": chosen,
    "figure-moved": moved,
    "figure-pushed": pushed,
    "figure-summoned": placed("summon"),
    "monument-built": placed("build"),
    "monument-taken": taken,
    "followers-gained": followers,
    "power-unlocked": unlocked,
    "event-triggered": triggered,
    "camel-laid": camel,
    "tokens-exchanged": exchanged,
    "sun-given": sun,
    "gate-placed": gate,
}

# -- reasons

SAID: Final[Mapping[str, str]] = {
    "devotion": "devotion", "above": "above", "red": "red", "merging": "merging",
    "dominations": "dominations", "majorities": "majorities", "victories": "victories", "casualties": "casualties",
    "warriors": "warriors", "guardians": "guardians", "reserves": "reserves",
    "monuments": "monuments", "targets": "targets", "gain": "gain",
    "followers": "followers", "affordable": "affordable", "rewards": "rewards",
    "powers-1": "powers", "powers-2": "powers", "powers-3": "powers",
}  # fmt: skip
"""Features with a sentence of their own, and what its message is called."""
OF_OTHERS: Final = frozenset(("devotion", "dominations", "majorities", "victories", "monuments", "targets"))
"""Features of other sides that are worth a sentence."""


def reason_words(
    before: AnkhState, after: AnkhState, side: int, feature: str, case: str, who: Value
) -> Words | None:
    """A sentence for a feature of a side that a line changes; None if it has none of its own."""
    name = SAID.get(feature)
    if name is None:
        return None
    values: dict[str, Value] = {"case": case, "who": who}
    if name in ("dominations", "majorities", "victories", "casualties"):
        values["region"] = changed_region(before, after, side, name)
    if name == "targets":
        values["what"] = new_target(before, after, side)
    return Words(f"ankh-why-{name}", values)


def changed_region(before: AnkhState, after: AnkhState, side: int, name: str) -> str:
    """The number of the one region in which the line changes what a feature counts; `none` if it is not one."""
    if after.regions != before.regions:
        return "none"  # a caravan made other regions
    changed = [
        token + 1
        for token in range(CONFLICT_TOKENS)
        if before.regions[token] and counted_in(before, side, token, name) != counted_in(after, side, token, name)
    ]
    return str(changed[0]) if len(changed) == 1 else "none"


def counted_in(s: AnkhState, side: int, token: int, name: str) -> int:
    """What a feature looks at in a region: majorities, presence, or by how much a Battle is led."""
    area = s.area(token)
    present = s.present(token)
    if name == "majorities":
        return majorities(s, side, token) if side in present else 0
    if name == "dominations":
        return 1 if present == [side] else 0
    if side not in present or len(present) == 1:
        return -1
    fought = s.battle.region
    s.battle.region = token  # some abilities ask which region is fought for
    others = [strength_of(s, other, area) for other in present if other != side]
    lead = 100 + strength_of(s, side, area) - max(others)
    s.battle.region = fought
    return lead


def new_target(before: AnkhState, after: AnkhState, side: int) -> str:
    """The type of the one Monument that can be taken, or not any more; `none` if it is not one."""
    now = targets(after, side)
    then = targets(before, side)
    changed = minus(now, then) or minus(then, now)
    return KINDS[after.kind_at(changed.bit_length() - 1)] if changed.bit_count() == 1 else "none"
