"""Samples for the shop of the page: positions of real games, and what single answers can buy or pay there.

The page composes a purchase before it sends anything. Its tests compare what it can compose with these samples.
`python -m tests.games.pantheon.shop_samples` writes them anew.
"""

import json
from pathlib import Path
from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.abilities.nations import GainRevealed, Spending
from theomachy.games.pantheon.rules.actions.buy import Buying, Shopping
from theomachy.games.pantheon.rules.actions.sacrifice import ChooseGod, Offering
from theomachy.games.pantheon.rules.state import PantheonState

FILE: Final = Path(__file__).parents[3] / "web" / "tests" / "pantheon_shop.samples.json"
SEEDS: Final = range(1, 9)
FEWEST: Final = 12
"""Fewer outcomes than these say little."""
MOST: Final = 130
"""More would only make the file longer."""
WANTED: Final = {"buying": 10, "stonkus": 3, "spending": 3, "choose-god": 8, "gain-revealed": 2}

Sample = dict[str, object]


def outcome(before: PantheonState, after: PantheonState, seat: int) -> str:
    """What a purchase has changed: tokens, reserve, places and cards, in a fixed order."""
    old, new = PANTHEON.view(before, seat)["players"][seat], PANTHEON.view(after, seat)["players"][seat]
    parts = [
        f"{kind}={level}" for kind, level in sorted(new["tokens"].items()) if level != old["tokens"].get(kind)
    ]
    parts += [f"feet={new['feetInReserve']}", f"columns={new['columnsInReserve']}"]
    stood = {*old["feet"], *old["columns"]}
    parts += sorted(f"@{space}" for space in [*new["feet"], *new["columns"]] if space not in stood)
    spent = {card: count - new["hand"].get(card, 0) for card, count in old["hand"].items()}
    parts += [f"{card}x{count}" for card, count in sorted(spent.items()) if count]
    return " ".join(parts)


def purchases(s: PantheonState, seat: int) -> list[str]:
    """Every outcome of the purchase that begins here; empty if there are more than MOST."""
    found: set[str] = set()
    seen: set[str] = set()
    open_states = [s]
    while open_states:
        now = open_states.pop()
        for option in now.options(seat):
            if PANTHEON.text(now, option) == "pass":
                continue
            after = now.copy()
            after.apply(seat, option)
            told = outcome(s, after, seat)
            frame = after.stack[-1] if after.stack else None
            asked = isinstance(frame, Shopping) and frame.seat == seat
            bought = not isinstance(frame, Buying) or frame.bought > 0
            known = f"{told} {bought}"
            if known in seen:
                continue
            seen.add(known)
            if bought:
                found.add(told)
            if asked:
                open_states.append(after)
            if len(seen) > 3 * MOST:
                return []
    return sorted(found) if FEWEST <= len(found) <= MOST else []


def payments(s: PantheonState, seat: int) -> list[str]:
    """Every row of answers that gains a god from here."""
    found: list[str] = []
    for option in s.options(seat):
        text = PANTHEON.text(s, option)
        if text == "pass":
            continue
        after = s.copy()
        after.apply(seat, option)
        frame = after.stack[-1] if after.stack else None
        more = type(frame) is Offering and frame.seat == seat
        found += [f"{text} {rest}" for rest in payments(after, seat)] if more else [text]
    return found


def sort_of(s: PantheonState) -> str:
    """Which sort of sample the open question would give; empty if none."""
    frame = s.stack[-1]
    if isinstance(frame, Buying) and not s.played and not frame.bought:
        return "stonkus" if frame.coins else "buying"
    if isinstance(frame, Spending | ChooseGod | GainRevealed):
        return frame.asks.kind
    return ""


def sample_of(s: PantheonState, seat: int) -> Sample | None:
    """What the page is shown, and everything that can come of it; None if that is too little or too much."""
    asked = PANTHEON.asked(s, seat)
    shopping = isinstance(s.stack[-1], Shopping)
    outcomes = purchases(s, seat) if shopping else sorted(payments(s, seat))
    if len(outcomes) < 2:
        return None
    return {
        "kind": asked.kind,
        "seat": seat,
        "amount": asked.amount,
        "subject": asked.subject.name if asked.subject else "",
        "view": PANTHEON.view(s, seat),
        "outcomes": outcomes,
    }


def samples() -> list[Sample]:
    """So many of each sort as are wanted, from random games."""
    found: dict[str, list[Sample]] = {sort: [] for sort in WANTED}
    for seed in SEEDS:
        dice = Dice(seed)
        s = PANTHEON.start(2 + seed % 3, seed)
        while not s.over and any(len(found[sort]) < most for sort, most in WANTED.items()):
            seat = s.stack[-1].first_waiting()
            sort = sort_of(s)
            if sort and len(found[sort]) < WANTED[sort]:
                sample = sample_of(s, seat)
                found[sort] += [sample] if sample else []
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
    return [sample for several in found.values() for sample in several]


def written() -> str:
    """The file with the samples, one a line."""
    return "[\n" + ",\n".join(json.dumps(sample, separators=(",", ":")) for sample in samples()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
