"""Coloured text that fits a terminal: a canvas, wrapped sentences, columns, names with things beside them.

A line is broken between words and never within one.
"""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

WIDTH: Final = 80
"""What every drawing fits into, unless it is told how much room there is."""
GAP: Final = 3
"""Spaces between one thing said and the next."""
MARK: Final = "bold black on bright_yellow"
"""The style of the number of an answer on a map."""


class Canvas:
    """Signs in rows and columns, each with its style."""

    def __init__(self, rows: int, columns: int) -> None:
        self.signs: Final = [[" "] * columns for _ in range(rows)]
        self.styles: Final = [[""] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        """Put the text there."""
        for place, sign in enumerate(text, column):
            self.signs[row][place] = sign
            self.styles[row][place] = style

    def lines(self) -> list[Text]:
        """The rows as coloured text, without what is empty on the right."""
        return [self._line(row) for row in range(len(self.signs))]

    def _line(self, row: int) -> Text:
        runs = [
            ("".join([sign for _, sign in run]), style)
            for style, run in groupby(zip(self.styles[row], self.signs[row], strict=True), key=itemgetter(0))
        ]
        return Text.assemble(*(runs if runs[-1][1] else runs[:-1]))


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """The text in lines of at most this width; those after the first are indented so far, or as far as it."""
    lines: list[Text] = []
    for part in text.split("\n"):
        margin = len(part.plain) - len(part.plain.lstrip(" "))
        line = Text(" " * margin)
        empty = True
        for word in part[margin:].split(" "):
            if not empty and line.cell_len + 1 + word.cell_len > width:
                lines.append(line)
                line = Text(" " * max(margin, indent))
                empty = True
            if not empty:
                line.append(" ")
            line.append_text(word)
            empty = False
        lines.append(line)
    return lines


def beside(name: Text, said: list[Text], indent: int, width: int = WIDTH) -> list[Text]:
    """A name, and what there is to say about it to the right; a thing is broken only if it fills a line."""
    margin = " " * indent
    lines = [Text.assemble(name, " " * (indent - len(name)))]
    for thing in said:
        if len(lines[-1]) > indent and len(lines[-1]) + GAP + len(thing) > width:
            lines.append(Text(margin))
        for number, word in enumerate(thing.split(" ")):
            if len(lines[-1]) > indent and len(lines[-1]) + 1 + len(word) > width:
                lines.append(Text(margin))
            if len(lines[-1]) > indent:
                lines[-1].append(" " if number else " " * GAP)
            lines[-1].append_text(word)
    return lines


def side_by_side(left: list[Text], right: list[Text], column: int) -> list[Text]:
    """Two drawings beside each other, the right one from this column on."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.append(" " * (column - len(line)))
            line.append_text(right[number])
        lines.append(line)
    return lines


def in_columns(items: Sequence[Text], width: int) -> list[Text]:
    """Short texts in as many columns as there is room for, read from left to right."""
    longest = max((len(item) for item in items), default=0) + GAP
    across = max(1, (width + GAP) // longest)
    lines: list[Text] = []
    for first in range(0, len(items), across):
        line = Text()
        for place, item in enumerate(items[first : first + across]):
            line.append(" " * (place * longest - len(line)))
            line.append_text(item)
        lines += wrapped(line, width)
    return lines


def labelled(label: str, text: str) -> list[Text]:
    """A dim label and a text, if there is one."""
    return [Text.assemble((f"{label}: ", "dim"), text)] if text else []
