"""A lesson: a position, whose eyes see it, and steps. One TOML file each, in the folder `lessons` of its game.

docs/reference/lessons.md describes the format. Reading a lesson plays nothing: `run.py` plays it.
"""

import re
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final

from theomachy.engine.datafile import Node
from theomachy.engine.decision import State
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.learn.facts import Fact, read_facts
from theomachy.play.reading import described
from theomachy.words.texts import texts

READ: Final = "read"
PLAY: Final = "play"
GOAL: Final = "goal"
CHOICE: Final = "choice"
KINDS: Final = (READ, PLAY, GOAL, CHOICE)
ENTRIES: Final = ("minutes", "seat", "edition", "rules", "position", "step")
FIELDS: Final = {
    READ: ("name", "kind", "lights", "others"),
    PLAY: ("name", "kind", "lights", "others", "do", "accept", "says"),
    GOAL: ("name", "kind", "lights", "others", "do", "until"),
    CHOICE: ("name", "kind", "lights", "others", "choices", "right"),
}
"""What a step of each kind may have."""
FILE: Final = re.compile(r"(\d\d)-([a-z][a-z0-9-]*)\.toml")
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


class ScriptedAnswer:
    """What another seat, or chance, answers: the seat as records name it, and the answer in notation."""

    def __init__(self, seat: str, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text


class Step:
    """One step of a lesson: something to read, to play, to find out or to answer."""

    def __init__(self, lesson: str, node: Node) -> None:
        self.place: Final = node.place
        self.kind: Final = KINDS[node.key("kind").one_of(KINDS)]
        node.only(FIELDS[self.kind])
        self.name: Final = name_in(node.key("name"))
        self.key: Final = f"{lesson}-{self.name}"
        """The text of the step; its other texts begin with it."""
        self.lights: Final = things_in(node.key("lights")) if node.has("lights") else []
        self.others: Final = script_in(node.key("others")) if node.has("others") else []
        self.do: Final = answers_in(node.key("do")) if self.kind in (PLAY, GOAL) else []
        self.accept: Final = accepted_in(node, self.do)
        """For each answer of `do`, the patterns of all answers that count."""
        self.says: Final = said_in(node.key("says")) if node.has("says") else {}
        """By pattern, what is said about an answer that does not count; the others get `-other`."""
        self.until: Final[list[Fact]] = read_facts(node.key("until")) if self.kind == GOAL else []
        self.choices: Final = (
            [name_in(item) for item in node.key("choices").items()] if self.kind == CHOICE else []
        )
        self.right: Final = self.choices[node.key("right").one_of(self.choices)] if self.kind == CHOICE else ""
        if self.kind == GOAL and not self.until:
            raise DataError(f"{node.place}.until", "needs at least one fact")
        if self.kind == CHOICE and not 2 <= len(set(self.choices)) == len(self.choices):
            raise DataError(f"{node.place}.choices", "needs at least two different choices")

    def counts(self, place: int, text: str) -> bool:
        """Whether an answer counts as the one at this place of `do`."""
        return place < len(self.accept) and any(fnmatchcase(text, pattern) for pattern in self.accept[place])

    def said_about(self, text: str) -> str:
        """The key of what is said about an answer that does not count."""
        for pattern, name in self.says.items():
            if fnmatchcase(text, pattern):
                return f"{self.key}-says-{name}"
        return f"{self.key}-other"

    def texts(self) -> tuple[list[str], list[str]]:
        """The keys of its texts: those it needs, and those it may have."""
        needed = [self.key, f"{self.key}-title"]
        allowed = [f"{self.key}-point"]
        if self.kind == PLAY:
            needed += [f"{self.key}-other", *(f"{self.key}-says-{name}" for name in self.says.values())]
        elif self.kind == GOAL:
            needed.append(f"{self.key}-again")
        elif self.kind == CHOICE:
            needed += [f"{self.key}-right", f"{self.key}-wrong"]
            needed += [f"{self.key}-choice-{choice}" for choice in self.choices]
            allowed += [f"{self.key}-says-{choice}" for choice in self.choices if choice != self.right]
        return needed, allowed


class Lesson:
    """One lesson, as its file has it."""

    def __init__(self, game: str, number: int, name: str, node: Node) -> None:
        node.only(ENTRIES)
        self.game: Final = game
        self.number: Final = number
        """Its place among the lessons of the game, from 1."""
        self.name: Final = name
        self.place: Final = node.place
        self.key: Final = f"{game}-lesson-{name}"
        """The title; all its texts begin with it."""
        self.minutes: Final = node.key("minutes").amount()
        self.seat: Final = node.key("seat").amount() if node.has("seat") else 0
        self.edition: Final = node.key("edition").text() if node.has("edition") else ""
        self.rules: Final = node.key("rules").texts()
        self.position: Final = _with_edition(node.key("position"), self.edition)
        self.steps: Final = [Step(self.key, item) for item in node.key("step").items()]
        if not self.rules:
            raise DataError(f"{node.place}.rules", "needs at least one rule")
        if not self.steps or self.steps[-1].kind not in (GOAL, CHOICE):
            raise DataError(f"{node.place}.step", f"a lesson ends with a check: a step of kind {GOAL} or {CHOICE}")
        names = [step.name for step in self.steps]
        for step in self.steps:
            if names.count(step.name) > 1:
                raise DataError(f"{step.place}.name", f"there are several steps {step.name!r}")

    def begin(self) -> State:
        """The position in which it begins."""
        table = described(self.position, self.position.place, texts("en"))
        if table.game.name != self.game:
            raise DataError(f"{self.position.place}.game", f"must be {self.game!r}, by the folder")
        if self.seat >= len(table.game.seat_names(table.s)):
            raise DataError(f"{self.place}.seat", f"there is no seat {self.seat}")
        return table.s

    def texts(self) -> tuple[list[str], list[str]]:
        """The keys of its texts: those it needs, and those it may have."""
        needed = [self.key, f"{self.key}-goal", f"{self.key}-end"]
        allowed: list[str] = []
        for step in self.steps:
            needed += step.texts()[0]
            allowed += step.texts()[1]
        return needed, allowed


def read_lesson(game: str, path: Traversable) -> Lesson:
    """The lesson in a file; DataError with file, step and field if it is none."""
    place = f"{game}/lessons/{path.name}"
    named = FILE.fullmatch(path.name)
    if named is None:
        raise DataError(place, "the file must be called NN-name.toml, with two digits and a name in small letters")
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(place, f"not TOML: {error}") from error
    return Lesson(game, int(named[1]), named[2], Node(values, place))


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in their order; SetupError if there is no such game."""
    found = [read_lesson(game, path) for path in registry.package(game).lesson_files()]
    for place, lesson in enumerate(found, 1):
        if lesson.number != place:
            raise DataError(lesson.place, f"is number {place} of its game, so its name must begin with {place:02}")
        if sum(other.name == lesson.name for other in found) > 1:
            raise DataError(lesson.place, f"there are several lessons {lesson.name!r}")
    return {lesson.name: lesson for lesson in found}


def lesson_named(game: str, name: str) -> Lesson:
    """A lesson by the name of its game and its own; SetupError if there is none."""
    known = lessons(game)
    if name not in known:
        raise SetupError("lesson", repr(name), ", ".join(known) or f"{game} has no lessons")
    return known[name]


# -- values of a file


def name_in(node: Node) -> str:
    """A name in small letters, which becomes part of the keys of texts."""
    if not NAME.fullmatch(node.text()):
        raise DataError(node.place, f"needs a name of small letters, digits and hyphens, not {node.text()!r}")
    return node.text()


def things_in(node: Node) -> list[Thing]:
    """Things, each written as `kind:name`."""
    found: list[Thing] = []
    for item in node.items():
        kind, colon, name = item.text().partition(":")
        if not (kind and colon and name):
            raise DataError(item.place, f"needs a thing such as 'space:5,4', not {item.text()!r}")
        found.append(Thing(kind, name))
    return found


def answers_in(node: Node) -> list[str]:
    """The learner's answers, one after the other."""
    found = [answer for text in node.texts() for answer in text.split()]
    if not found:
        raise DataError(node.place, "needs at least one answer")
    return found


def accepted_in(node: Node, do: list[str]) -> list[list[str]]:
    """For each answer, the patterns of what counts: what is written under `accept`, else the answer itself."""
    if not node.has("accept"):
        return [[answer] for answer in do]
    accept = node.key("accept")
    if len(accept.items()) != len(do):
        raise DataError(accept.place, f"needs a list of patterns for each of the {len(do)} answers of 'do'")
    found = [[*item.texts()] or [do[place]] for place, item in enumerate(accept.items())]
    for place, patterns in enumerate(found):
        if not any(fnmatchcase(do[place], pattern) for pattern in patterns):
            raise DataError(f"{accept.place}[{place}]", f"does not accept {do[place]!r} itself")
    return found


def said_in(node: Node) -> dict[str, str]:
    """By pattern of an answer, the name of what is said about it."""
    return {pattern.text(): name_in(name) for pattern, name in node.entries()}


def script_in(node: Node) -> list[ScriptedAnswer]:
    """What the others answer: lines `seat: answer answer`."""
    found: list[ScriptedAnswer] = []
    for item in node.items():
        seat, colon, rest = item.text().partition(":")
        if not colon or not seat.strip() or not rest.split():
            raise DataError(item.place, f"needs a line such as 'green: draw', not {item.text()!r}")
        found += [ScriptedAnswer(seat.strip(), answer) for answer in rest.split()]
    return found


def _with_edition(position: Node, edition: str) -> Node:
    values = {name: position.key(name).value for name in position.names()}
    if edition:
        values.setdefault("edition", edition)
    return Node(values, position.place)
