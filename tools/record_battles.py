"""Record real Battles of Ankh for the tests of the page.

`python tools/record_battles.py > web/tests/recorded_battles.json`

Games are played at random, and of their Battles as few are kept as tell every kind of event that Battles told. A
Battle is kept with the position in which it began, everything that was told until the Conflict was over, and the
view of that moment.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.games.ankh.game import ANKH

GAMES: Final = [(edition, players) for edition in ("final", "preview") for players in (2, 3, 5)]
SEEDS: Final = 12
KEPT: Final = ("edition", "gods", "figures", "monuments", "gates", "regions", "sides")
Told = dict[str, object]


class Recorded(NamedTuple):
    """A Battle."""

    start: Mapping[str, object]
    events: list[Told]
    view: Mapping[str, object]

    def tells(self, edition: str) -> set[tuple[str, str, str]]:
        """What can be learned from it."""
        ends = [event["kind"] for event in self.events].index("battle-ends") if self.over else len(self.events)
        return {(edition, str(event["kind"]), str(event["rule"])) for event in self.events[: ends + 1]}

    @property
    def over(self) -> bool:
        """Whether it came to its end before the game did."""
        return any(event["kind"] == "battle-ends" for event in self.events)


def fought(edition: str, players: int, seed: int) -> Iterator[Recorded]:
    """The Battles of a game played at random, each as soon as its Conflict is over."""
    game = ANKH
    s = game.new(players, seed=seed, edition=edition)
    s.listen()
    dice = Dice(seed)
    unfinished: list[tuple[Mapping[str, object], list[Told]]] = []
    while not s.over:
        frame = s.stack[-1]
        seat = frame.first_waiting()
        s.take(seat, random_option(s, seat, frame.options(s, seat), dice))
        events: list[Told] = [{"kind": e.kind, "rule": e.rule, **game.told(e)} for e in s.heard()]
        for _, told in unfinished:
            told.extend(events)
        view = game.view(s, -1)
        # Nothing moves between the beginning of a Battle and its first question.
        begun = [n for n, event in enumerate(events) if event["kind"] == "battle-begins"]
        unfinished += [(view, events[n:]) for n in begun]
        if any(event["kind"] in ("conflict-ends", "game-over") for event in events):
            for start, told in unfinished:
                yield Recorded(start, told, view)
            unfinished = []


def kept(view: Mapping[str, object]) -> dict[str, object]:
    """What the tests need of a view."""
    return {name: view[name] for name in KEPT}


def main() -> None:
    """Print the chosen Battles as JSON."""
    found: list[tuple[set[tuple[str, str, str]], Recorded]] = []
    for edition, players in GAMES:
        for seed in range(SEEDS):
            found += [(battle.tells(edition), battle) for battle in fought(edition, players, seed)]
    missing = set[tuple[str, str, str]]().union(*(tells for tells, _ in found))
    chosen: list[dict[str, object]] = []
    while missing:
        tells, battle = max(found, key=lambda one: (len(one[0] & missing), -len(one[1].events)))
        missing -= tells
        chosen.append({"start": kept(battle.start), "events": battle.events, "view": kept(battle.view)})
    print(json.dumps(chosen, separators=(",", ":")))


if __name__ == "__main__":
    main()
