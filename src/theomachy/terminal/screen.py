"""What is shown on a terminal, one page at a time, or line after line where there is nobody to turn pages."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from theomachy.terminal.layout import wrapped

LONGEST: Final = 100
"""Sentences on longer lines are hard to read."""


class Screen:
    """A terminal of any size; the size is asked for anew for everything shown, so that it may change."""

    def __init__(self, console: Console, read: Callable[[str], str], paged: bool, turn_page: str) -> None:
        self.console: Final = console
        self.paged: Final = paged
        """Whether a person sees one page at a time; otherwise nothing waits for anybody."""
        self._read: Final = read
        self._turn_page: Final = turn_page
        self._used = 0  # lines on this page
        self._noted = 0  # columns of the note

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self.console.width

    @property
    def rows(self) -> int:
        """Lines that are seen together above the one where one types."""
        return max(2, self.console.height - 1)

    def ask(self, prompt: str) -> str:
        """What somebody types; a new page begins with it."""
        self._erase()
        self._used = 0
        return self._read(prompt)

    def gap(self) -> list[Text]:
        """An empty line, unless a page begins here."""
        return [Text()] if self._used else []

    def show(self, lines: list[Text]) -> None:
        """Lines that belong together: on one page if they fit, cut where the terminal is too narrow for them."""
        if self.paged and self._used and self._used + len(lines) > self.rows:
            self._pause()
        self._erase()
        for line in lines:
            if self.paged and self._used >= self.rows:
                self._pause()
            shown = line.copy()
            shown.truncate(self.width, overflow="ellipsis")
            self.console.print(shown, highlight=False, soft_wrap=True)
            self._used += 1

    def say(self, text: Text | str, style: str = "", indent: int = 0) -> None:
        """A sentence, broken between words."""
        told = Text(text, style) if isinstance(text, str) else text
        self.show(wrapped(told, min(self.width, LONGEST), indent))

    def show_grid(self, grid: Grid) -> None:
        """A table with lines around it."""
        options = self.console.options.update(width=self.width)
        for line in self.console.render_lines(grid, options, pad=False):
            self.show([Text.assemble(*[(part.text, part.style or "") for part in line])])

    def note(self, text: str) -> None:
        """On a paged screen: something that is seen until anything else is shown."""
        if self.paged:
            self._erase()
            shown = Text(text, "dim")
            shown.truncate(self.width - 1)
            self.console.print(shown, end="\r", highlight=False, soft_wrap=True)
            self._noted = len(shown)

    def _erase(self) -> None:
        """Take the note away."""
        if self._noted:
            self.console.print(" " * self._noted, end="\r", soft_wrap=True)
            self._noted = 0

    def clear(self) -> None:
        """Take everything off the screen."""
        self.console.clear()
        self._used = 0

    def _pause(self) -> None:
        """Let the reader finish a page."""
        self._erase()
        self._read(self._turn_page)
        self._used = 0
