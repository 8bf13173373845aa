"""The numbered answers to a question: on the map where they are spaces, else with what they do if it fits."""

from collections import Counter
from typing import Final, NamedTuple

from rich.text import Text

from theomachy.engine.decision import State
from theomachy.engine.things import Thing
from theomachy.play.table import Table
from theomachy.terminal.layout import in_columns, wrapped

NUMBER: Final = "bold bright_yellow"
INDENT: Final = 6
"""Where the text of an answer begins, behind its number."""
FEW: Final = 4
"""So few spaces are rather named in a list than looked for on a map."""
LONG: Final = 10
"""More answers without an effect stand in columns."""


class Answer(NamedTuple):
    """One answer: its number, what it says, costs and does (in short, in full), and its space on the map."""

    number: int
    name: str
    cost: str
    gist: str
    effect: str
    space: str
    sort: str
    """Answers of one sort do the same on different spaces."""

    def heading(self) -> Text:
        """Its number and what it says."""
        told = Text.assemble(
            (f"{self.number:>{INDENT - 2}}  ", NUMBER), (self.name, "bold" if self.effect else "")
        )
        return told.append(f"  {self.cost}", "dim") if self.cost else told

    def in_short(self, width: int) -> list[Text]:
        """With its gist, if it has one."""
        told = self.heading()
        if self.gist:
            told.append("  ").append(self.gist, "dim")
        return wrapped(told, width, INDENT)

    def in_full(self, width: int) -> list[Text]:
        """With everything it does."""
        told = self.heading()
        if self.effect:
            told.append(". ").append(self.effect)
        return wrapped(told, width, INDENT)


def answers_to(table: Table[State], seat: int) -> list[Answer]:
    """The answers that a seat may give now, in their order."""
    return [answer_of(table, number, option) for number, option in enumerate(table.options(seat), 1)]


def answer_of(table: Table[State], number: int, option: int) -> Answer:
    """One answer."""
    s, words, package = table.s, table.words, table.package
    things = table.game.things(s, option)
    cost = table.game.cost(s, option)
    spaces = [thing.name for thing in things if thing.kind == "space"]
    name = package.offer(s, option, words)
    if spaces and name == spaces[0]:
        name = " ".join([name, *filter(None, [package.space_told(s, name, words)])])
    gists = [package.gist(s, thing, words) for thing in things]
    return Answer(
        number=number,
        name=name,
        cost=words.text("terminal-cost", amount=cost) if cost else "",
        gist=next(filter(None, gists), ""),
        effect=table.effect(option),
        space=spaces[0] if spaces else "",
        sort=table.game.text(s, option).partition("@")[0] if "@" in table.game.text(s, option) else "",
    )


def marks_of(answers: list[Answer]) -> dict[str, str]:
    """What to write on the spaces of a map: the number of the answer, with a plus if there are more of them."""
    marks: dict[str, str] = {}
    for answer in answers:
        if answer.space in marks:
            marks[answer.space] = marks[answer.space].strip("[]+") + "+"
        elif answer.space:
            marks[answer.space] = f"[{answer.number}]"
    return marks


def on_the_map(answers: list[Answer]) -> list[Answer]:
    """The answers that need no line of their own: those of the commonest sort, one a space, if there are many."""
    crowded = Counter(answer.space for answer in answers)
    alone = [answer for answer in answers if answer.space and crowded[answer.space] == 1]
    if not alone:
        return []
    sort = Counter(answer.sort for answer in alone).most_common(1)[0][0]
    found = [answer for answer in alone if answer.sort == sort]
    return found if len(found) > FEW else []


def listed(answers: list[Answer], width: int, rows: int) -> list[Text]:
    """The answers in at most so many lines if that is possible: in full, else in short, else in columns."""
    full = [line for answer in answers for line in answer.in_full(width)]
    if len(full) <= rows:
        return full
    if len(answers) > LONG and not any(answer.gist for answer in answers):
        return in_columns([answer.heading() for answer in answers], width)
    return [line for answer in answers for line in answer.in_short(width)]


def ranges(answers: list[Answer]) -> str:
    """The numbers of answers, such as 1-4, 6-9."""
    runs: list[list[int]] = []
    for answer in answers:
        if runs and runs[-1][1] == answer.number - 1:
            runs[-1][1] = answer.number
        else:
            runs.append([answer.number, answer.number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


def named_things(table: Table[State], wanted: str) -> list[tuple[str, str]]:
    """Printed things whose name begins so, each with everything it does."""
    found: dict[str, str] = {}
    for kind, listed_kind in table.package.printed["things"].items():
        for item in listed_kind["items"]:
            key = listed_kind["key"].replace("{name}", item["name"])
            name = table.words.text(key) if key else item["name"]
            if wanted.casefold() not in (name.casefold()[: len(wanted)], item["name"][: len(wanted)]):
                continue
            effect = table.package.effect(table.s, Thing(kind, item["name"]), table.words)
            if effect:
                found.setdefault(name, effect)
    exact = [(name, effect) for name, effect in found.items() if name.casefold() == wanted.casefold()]
    return exact or list(found.items())
