"""The Markdown of rulebooks: the few forms they use, read into blocks and spans. What is none of them is an error.

A chapter begins with `# Title`. Then come headings (`##`, `###`), paragraphs, lists (`-`, `1.`), tables (`|`),
remarks (`>`), a board `{{example: name}}`, and all printed things of a kind `{{table: kind}}`. In a line there are
`**strong**`, `*emphasis*`, a rule `[TOY-01]`, a thing `[[kind:name]]` or `[[kind:name|as it is called here]]`, and
another chapter `[text](#chapter)`.
"""

import re
from typing import Final, Literal, NamedTuple, TypeAlias

from theomachy.engine.refusal import DataError

SpanKind: TypeAlias = Literal["text", "strong", "emphasis", "rule", "thing", "chapter"]
BlockKind: TypeAlias = Literal["heading", "text", "list", "steps", "table", "remark", "example", "things"]


class Span(NamedTuple):
    """A piece of a line."""

    kind: SpanKind
    text: str = ""
    name: str = ""
    """The rule, the chapter, or the name of the thing."""
    of: str = ""
    """The kind of the thing."""


class Block(NamedTuple):
    """A piece of a chapter."""

    kind: BlockKind
    spans: tuple[Span, ...] = ()
    rows: tuple[tuple[tuple[Span, ...], ...], ...] = ()
    """Items of a list, each a row of one cell; rows of a table, its head first."""
    name: str = ""
    level: int = 0


class Line(NamedTuple):
    """A line of a file that is not empty, with its number."""

    number: int
    text: str


INLINE: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*"
    r"|\*(?P<emphasis>[^*]+)\*"
    r"|\[\[(?P<of>[a-z-]+):(?P<name>[^\]|]+)(?:\|(?P<called>[^\]]+))?\]\]"
    r"|\[(?P<rule>[A-Z]+(?:-[A-Z]+)?-\d+)\](?!\()"
    r"|\[(?P<text>[^\]]+)\]\(#(?P<chapter>[a-z0-9-]+)\)"
)
LEFT_OVER: Final = re.compile(r"[*\[\]{}`<]")
COMMAND: Final = re.compile(r"\{\{(example|table): ([a-z0-9-]+)\}\}")
HEADING: Final = re.compile(r"(#{2,3}) (.+)")
ITEM: Final = re.compile(r"- (.+)")
STEP: Final = re.compile(r"\d+\. (.+)")
RULED: Final = re.compile(r"\|(?: ?:?-+:? ?\|)+")


class Chapter:
    """A chapter of a rulebook in one language."""

    def __init__(self, name: str, source: str, place: str) -> None:
        self.name: Final = name
        self._place: Final = place
        first, *rest = source.splitlines() or [""]
        if not first.startswith("# "):
            raise DataError(f"{place}:1", "a chapter begins with '# ' and its title")
        self.title: Final = first[2:].strip()
        self._headings = 0
        groups: list[list[Line]] = [[]]
        for number, text in enumerate(rest, 2):
            if text.strip():
                groups[-1].append(Line(number, text))
            elif groups[-1]:
                groups.append([])
        self.blocks: Final = [block for group in groups if group for block in self._blocks(group)]

    def spans(self) -> list[Span]:
        """Every span of the chapter."""
        found = [span for block in self.blocks for span in block.spans]
        return found + [span for block in self.blocks for row in block.rows for cell in row for span in cell]

    def cited(self) -> list[str]:
        """The rules it names, each once, in their order."""
        return list(dict.fromkeys(span.name for span in self.spans() if span.kind == "rule"))

    def examples(self) -> list[str]:
        """The examples it shows."""
        return [block.name for block in self.blocks if block.kind == "example"]

    def _blocks(self, lines: list[Line]) -> list[Block]:
        """The blocks of lines that no empty line parts; a heading may be followed by its text at once."""
        first = lines[0]
        heading = HEADING.fullmatch(first.text)
        if heading:
            self._headings += 1
            name = f"{self.name}-{self._headings}"
            block = Block("heading", self._read(heading[2], first), name=name, level=len(heading[1]))
            return [block, *(self._blocks(lines[1:]) if lines[1:] else [])]
        command = COMMAND.fullmatch(first.text.strip())
        if command:
            block = Block("example" if command[1] == "example" else "things", name=command[2])
            return [block, *(self._blocks(lines[1:]) if lines[1:] else [])]
        if first.text.startswith("|"):
            return [self._table(lines)]
        if ITEM.match(first.text):
            return [Block("list", rows=self._items(lines, ITEM))]
        if STEP.match(first.text):
            return [Block("steps", rows=self._items(lines, STEP))]
        if first.text.startswith(">"):
            joined = " ".join(line.text.removeprefix(">").strip() for line in lines)
            return [Block("remark", self._read(joined, first))]
        return [Block("text", self._read(" ".join(line.text.strip() for line in lines), first))]

    def _items(self, lines: list[Line], begins: re.Pattern[str]) -> tuple[tuple[tuple[Span, ...], ...], ...]:
        items: list[tuple[str, Line]] = []
        for line in lines:
            begun = begins.fullmatch(line.text)
            if begun:
                items.append((begun[1], line))
            elif line.text.startswith("  "):
                text, at = items.pop()
                items.append((f"{text} {line.text.strip()}", at))
            else:
                raise DataError(f"{self._place}:{line.number}", "a list goes on with an item, or with two spaces")
        return tuple((self._read(text, at),) for text, at in items)

    def _table(self, lines: list[Line]) -> Block:
        if len(lines) < 3 or not RULED.fullmatch(lines[1].text.strip()):
            raise DataError(f"{self._place}:{lines[0].number}", "a table has a head, a line | --- | and rows")
        rows = []
        for line in (lines[0], *lines[2:]):
            text = line.text.strip()
            if not text.endswith("|"):
                raise DataError(f"{self._place}:{line.number}", "a row of a table ends with |")
            # a bar in a thing's own words is no border
            cells = re.split(r"\|(?![^\[]*\]\])", text[1:-1])
            rows.append(tuple(self._read(cell.strip(), line) for cell in cells))
        if len({len(row) for row in rows}) > 1:
            raise DataError(f"{self._place}:{lines[0].number}", "the rows of a table differ in length")
        return Block("table", rows=tuple(rows))

    def _read(self, text: str, line: Line) -> tuple[Span, ...]:
        """The spans of a text."""
        found: list[Span] = []
        end = 0
        for match in INLINE.finditer(text):
            found += self._plain(text[end : match.start()], line)
            found.append(span_of(match))
            end = match.end()
        return tuple(found + self._plain(text[end:], line))

    def _plain(self, text: str, line: Line) -> list[Span]:
        strange = LEFT_OVER.search(text)
        if strange:
            raise DataError(f"{self._place}:{line.number}", f"{strange[0]!r} begins nothing that a rulebook knows")
        return [Span("text", text)] if text else []


def span_of(match: re.Match[str]) -> Span:
    """What one of the forms means."""
    part = match.groupdict()
    if part["strong"]:
        return Span("strong", part["strong"])
    if part["emphasis"]:
        return Span("emphasis", part["emphasis"])
    if part["rule"]:
        return Span("rule", part["rule"], part["rule"])
    if part["chapter"]:
        return Span("chapter", part["text"], part["chapter"])
    return Span("thing", part["called"] or "", part["name"], part["of"])
