"""Coloured text that fits a terminal: a canvas to draw on, and names with what there is to say beside them."""

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

WIDTH: Final = 100
GAP: Final = 3
"""Spaces between one thing said and the next."""


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


def beside(name: Text, said: list[Text], indent: int) -> list[Text]:
    """A name, and what there is to say about it to the right; a thing is broken only if it fills a line."""
    margin = " " * indent
    lines = [Text.assemble(name, " " * (indent - len(name)))]
    for thing in said:
        if len(lines[-1]) > indent and len(lines[-1]) + GAP + len(thing) > WIDTH:
            lines.append(Text(margin))
        for number, word in enumerate(thing.split(" ")):
            if len(lines[-1]) > indent and len(lines[-1]) + 1 + len(word) > WIDTH:
                lines.append(Text(margin))
            if len(lines[-1]) > indent:
                lines[-1].append(" " if number else " " * GAP)
            lines[-1].append_text(word)
    return lines


def labelled(label: str, text: str) -> list[Text]:
    """A dim label and a text, if there is one."""
    return [Text.assemble((f"{label}: ", "dim"), text)] if text else []
