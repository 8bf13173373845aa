"""What happened since a person was last asked: one paragraph a turn."""

from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from theomachy.engine.decision import State
from theomachy.engine.event import NONE, Event
from theomachy.play.table import Table


class Heard(NamedTuple):
    """An event, and the seat in whose turn it happened."""

    turn: int
    event: Event


def told_turns(table: Table[State], heard: list[Heard], viewer: int) -> list[Text]:
    """A paragraph for each turn: whose it was, then what was done, as the viewer may know it."""
    return [
        told_turn(table, turn, [each.event.seen_by(viewer) for each in events])
        for turn, events in groupby(heard, key=lambda each: each.turn)
    ]


def told_turn(table: Table[State], turn: int, events: list[Event]) -> Text:
    """One turn. What its own player did is said without the name again."""
    name = table.seat_name(turn)
    told: list[str] = []
    for event in events:
        sentence = table.tell(event).removesuffix(".")
        if event.who == turn and event.whom == NONE:
            sentence = sentence.removeprefix(name).lstrip(": ")
        told.append(sentence)
    runs = [(sentence, len(list(run))) for sentence, run in groupby(told)]
    clauses = [
        sentence if times == 1 else f"{sentence} (\N{MULTIPLICATION SIGN}{times})" for sentence, times in runs
    ]
    return Text.assemble((f"{name}: ", table.package.seat_style(table.s, turn)), "; ".join(clauses), ".")
