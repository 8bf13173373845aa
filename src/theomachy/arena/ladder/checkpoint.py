"""A ladder under way, in a file: every deal as soon as it is played, so that a long run can go on another day.

The first line says what is played and by which sources; each line after it is a deal. A line that was cut off by a
crash is left out, and its deal is played again.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import theomachy
from theomachy.arena.ladder.plan import Deal, Plan
from theomachy.arena.ladder.play import Outcome, Thought
from theomachy.arena.ladder.report import planned
from theomachy.compiled import fingerprint
from theomachy.engine.datafile import Node
from theomachy.engine.refusal import DataError

SUFFIX: Final = ".progress"


class Checkpoint:
    """The file of one ladder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.head: Final = json.dumps({"plan": planned(plan), "sources": sources()})

    def begin(self) -> None:
        """Start anew; DataError if that would throw games away."""
        if self.path.exists():
            raise DataError(str(self.path), "there are games of an earlier run: resume it, or delete the file")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.head + "\n", encoding="utf-8")

    def resume(self) -> dict[tuple[int, int], list[Outcome]]:
        """The deals that were played, by table and number; DataError if they are of another ladder."""
        if not self.path.exists():
            self.begin()
            return {}
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if head != self.head:
            raise DataError(str(self.path), "these games are of another plan, or of other rules or bots")
        whole = lines[:-1]  # a line is whole once the next one has begun
        self.path.write_text("\n".join([head, *whole, ""]), encoding="utf-8")
        found = [read_deal(Node(json.loads(line), str(self.path))) for line in whole]
        return {(outcomes[0].table, outcomes[0].deal): outcomes for outcomes in found}

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """One more deal was played."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([outcome._asdict() for outcome in outcomes]) + "\n")

    def end(self) -> None:
        """All is played and saved elsewhere."""
        self.path.unlink()


def sources() -> str:
    """What the games depend on besides the plan: rules and bots, letter by letter."""
    return fingerprint(Path(theomachy.__file__).parent)


def left(plan: Plan, done: dict[tuple[int, int], list[Outcome]]) -> list[Deal]:
    """The deals that are still to be played."""
    return [deal for deal in plan.deals() if (deal.table, deal.number) not in done]


def read_deal(node: Node) -> list[Outcome]:
    """The games of a deal as they were written."""
    return [read_outcome(each) for each in node.items()]


def read_outcome(node: Node) -> Outcome:
    """One game."""
    thoughts: dict[str, Thought] = {}
    for level, thought in node.key("thoughts").entries():
        decisions, seconds = thought.items()
        thoughts[level.text()] = Thought(decisions.number(), float(str(seconds.value)))
    return Outcome(
        node.key("table").number(),
        node.key("deal").number(),
        node.key("number").number(),
        tuple(node.key("seats").texts()),
        tuple([winner.number() for winner in node.key("winners").items()]),
        node.key("answers").number(),
        thoughts,
    )
