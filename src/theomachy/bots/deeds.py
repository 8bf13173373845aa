"""What a line of answers does, step by step, in words of the game: what a hint says and what a page draws.

A deed is what an answer brings about (a figure moves, a power is unlocked). It comes from the events of the line
as it is played on a copy, so that an answer in several questions (which figure, where to) is one deed.
"""

from typing import Final, Generic, TypeVar

from theomachy.engine.decision import State
from theomachy.engine.game import Game, Json
from theomachy.engine.things import Thing, Value, Words

S = TypeVar("S", bound=State)


class Deed:
    """One thing that is done, and where: along a way, or at places."""

    def __init__(self, words: Words, spaces: list[str], mark: str = "place", part: str = "") -> None:
        self.words: Final = words
        self.spaces: Final = spaces
        self.mark: Final = mark  # "way" or "place"
        self.part: Final = part
        """`joins`: the same deeds one after another are one deed, with their number as $amount. `heads`: it only
        announces the deeds after it, and is not told if there are any. `follows`: it comes of the deed before."""

    def document(self) -> dict[str, Json]:
        """As JSON values."""
        return {"words": words_document(self.words), "spaces": list(self.spaces), "mark": self.mark}


class Step:
    """One answer of a line: the question, the answer as it is written, named and said, and what it does."""

    def __init__(
        self, question: str, option: int, text: str, things: list[Thing], words: Words, deeds: list[Deed]
    ) -> None:
        self.question: Final = question
        self.option: Final = option
        self.text: Final = text
        self.things: Final = things
        self.words: Final = words
        self.deeds: Final = deeds

    def with_deeds(self, deeds: list[Deed]) -> "Step":
        """The same answer, told otherwise."""
        return Step(self.question, self.option, self.text, self.things, self.words, deeds)

    def document(self) -> dict[str, Json]:
        """As JSON values."""
        return {
            "question": self.question,
            "option": self.option,
            "text": self.text,
            "things": [{"kind": thing.kind, "name": thing.name} for thing in self.things],
            "words": words_document(self.words),
            "deeds": [deed.document() for deed in self.deeds],
        }


class Played(Generic[S]):
    """A line of answers as it was played on a copy: its steps, and where it leads."""

    def __init__(self, steps: list[Step], s: S) -> None:
        self.steps: Final = steps
        self.s: Final = s


def words_document(words: Words) -> dict[str, Json]:
    """A message with its arguments as JSON values."""
    values: dict[str, Json] = {}
    for name, value in words.values.items():
        values[name] = value if isinstance(value, (str, int)) else words_document(value)
    return {"key": words.key, "values": values}


def told(steps: list[Step]) -> list[Step]:
    """The steps without announcements of what is told anyway, and with deeds that belong together as one, told by
    the last of their steps."""
    kept: list[tuple[int, Deed]] = []
    flat = [(place, deed) for place, step in enumerate(steps) for deed in step.deeds]
    for n, (place, deed) in enumerate(flat):
        after = flat[n + 1][1].part if n + 1 < len(flat) else "heads"
        if deed.part == "heads" and after not in ("heads", "follows"):
            continue
        if deed.part == "joins" and kept and kept[-1][1].part == "joins" and same(kept[-1][1], deed):
            kept.append((place, together(kept.pop()[1], deed)))
        else:
            kept.append((place, deed))
    return [step.with_deeds([deed for at, deed in kept if at == place]) for place, step in enumerate(steps)]


def same(one: Deed, other: Deed) -> bool:
    """Whether two deeds are told by the same message."""
    return one.words.key == other.words.key


def together(one: Deed, other: Deed) -> Deed:
    """Two deeds that join, as one."""
    values: dict[str, Value] = dict(other.words.values)
    values["amount"] = amount_of(one) + amount_of(other)
    return Deed(Words(other.words.key, values), one.spaces + other.spaces, other.mark, "joins")


def amount_of(deed: Deed) -> int:
    """How many things of its kind a deed that joins stands for."""
    amount = deed.words.values["amount"]
    return amount if isinstance(amount, int) else 0


def asked_and_said(game: Game[S], s: S, seat: int, option: int, deeds: list[Deed]) -> Step:
    """An answer to the open question as a step, with what it will have done."""
    return Step(
        game.asked(s, seat).kind,
        option,
        game.text(s, option),
        game.things(s, option),
        game.words(s, option),
        deeds,
    )
