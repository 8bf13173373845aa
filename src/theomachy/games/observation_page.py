"""The page about observations, written from the blocks that the games declare."""

from typing import Final

from theomachy.engine.decision import State
from theomachy.engine.episode import Actions
from theomachy.engine.observation import DIGIT, Observer
from theomachy.games import registry

INTRODUCTION: Final = """# Observations and actions

What a learner at a seat gets from [`theomachy.rl`](../how-to/train-an-agent.md): one row of bytes with everything
that the seat may know, in named blocks, and one byte for each action that says whether it is open. This page is
generated from the code (`make generate`); it is right for the version that each game names.

- Seats are counted from the seat that looks: it is 0, the next one clockwise 1. The first numbers of a *by seat*
  block are its own.
- Each block shows *count* numbers of the game, each in *width* bytes. A *set* has a byte for each possible
  member, 0 or 1. *One of* and *seat* are sets of at most one member; none of it means nobody or nothing. An
  *amount* has two bytes, the greater one first. A *pile* has for each kind how many there are of it. Everything
  else is one byte.
- Dividing by *scale* brings usual values between 0 and 1 (`Encoding.scales`).
- Spaces are in the order of their names in the catalogue of the game (`theomachy.new(...)` and the
  [notation](notation.md) use the same names).
- `Encoding.decode` reads an observation back: everything that is public, and what the seat itself holds.
- A layout never changes within a version. `Encoding.require(version)` refuses weights or data of another one.
"""


def observation_page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *[_game(name) for name in registry.BUILT_IN]])


def _game(name: str) -> str:
    """The part about a game."""
    package = registry.package(name)
    counts = package.game.players
    observers = [package.observer(players) for players in counts]
    sizes = ", ".join(
        [f"{observer.size} for {players}" for observer, players in zip(observers, counts, strict=True)]
    )
    lines = [
        f"## {package.game.name.capitalize()}, version {observers[0].version}",
        "",
        f"Bytes by players: {sizes}. Counts and widths below are for {counts[0]} players.",
        "",
        "| begins | block | kind | count | width | by seat | scale | meaning |",
        "| ---: | --- | --- | ---: | ---: | --- | ---: | --- |",
        *_rows(observers[0]),
        "",
        _actions(name),
    ]
    return "\n".join(lines)


def _rows(observer: Observer[State]) -> list[str]:
    """A row of the table for each block."""
    places = observer.places()
    return [
        f"| {places[block.name][0]} | `{block.name}` | {_kind(type(block).__name__)} | {block.count} "
        f"| {block.width} | {'yes' if block.by_seat else ''} | {block.scale} | {block.meaning} |"
        for block in observer.blocks
    ]


def _kind(name: str) -> str:
    """A kind of block in words."""
    return {
        "Sets": "set",
        "OneOf": "one of",
        "Seats": "seat",
        "SeatSets": "set of seats",
        "Amounts": "amount",
        "Piles": "pile",
        "PileSizes": "size of a pile",
    }.get(name, "number")


def _actions(name: str) -> str:
    """How the actions of a game are numbered."""
    actions = Actions(registry.package(name).game)
    ranges = actions.game.ranges().ranges
    plain = ranges[:-1] if actions.digits else ranges
    rows = [f"| {each.first} | {each.count} | {each.kind} |" for each in plain]
    if actions.digits:
        rows.append(f"| {actions.first} | {DIGIT} | number, or its smaller digit |")
        rows.append(f"| {actions.greater} | {DIGIT} | greater digit of a number, in base {DIGIT} |")
    head = [f"{actions.count} actions:", "", "| first | count | names a |", "| ---: | ---: | --- |"]
    return "\n".join([*head, *rows, ""])
