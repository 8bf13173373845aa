"""The end of a game: one's place, and where everybody's points came from."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from theomachy.engine.decision import State
from theomachy.engine.score_sheet import BEFORE, ScoreRow
from theomachy.games.package import GamePackage
from theomachy.play.table import Played
from theomachy.terminal.layout import GAP, wrapped
from theomachy.words.texts import Texts

NARROWEST: Final = 4
"""The narrowest column of the sheet."""
LAST_PLACE: Final = 5
"""The last place that has a name."""


def told_place(table: Played[State], rows: Sequence[ScoreRow], seat: int) -> list[str]:
    """How the game ended for a seat, in words."""
    words = table.words
    own = next((row for row in rows if seat in row.seats), None)
    if own is None:
        return []
    winners = table.result().winners
    if seat in winners:
        sides = len([row for row in rows if set(row.seats) & set(winners)])
        return [words.text("end-you-win" if sides == 1 else "end-shared")]
    who = table.package.winners(table.s, words)
    if own.out:
        return [words.text("end-out", who=who)]
    if not winners:
        return [words.text("end-nobody-below")]
    told = [words.text(f"end-place-{own.place}")] if 1 < own.place <= LAST_PLACE else []
    lead = rows[0].score - own.score
    told.append(words.text("end-behind", amount=lead, who=who) if lead else words.text("end-tied", who=who))
    return told


def drawn_sheet(table: Played[State], rows: Sequence[ScoreRow], width: int) -> list[Text]:
    """Where the points came from: a line for each source, a column for each side, the winner first."""
    package, words = table.package, table.words
    groups = grouped_sources(package, words, rows)
    total = words.text("terminal-total")
    first = max(len(label) for label in [total, *[label for _, named in groups for _, label in named]])
    room = max(NARROWEST, (width - first) // len(rows) - GAP)
    styles = [package.seat_style(table.s, row.seats[0]) for row in rows]
    heads = [
        wrapped(Text(package.sentences.side(table.s, row.seats[0], words), style), room)
        for row, style in zip(rows, styles, strict=True)
    ]
    wide = [max(NARROWEST, *(len(line) for line in head)) for head in heads]
    lines = [Text(words.text(f"{package.game.name}-sheet"), "bold")]
    for row in range(max(len(head) for head in heads)):
        lines.append(line_of("", [head[row] if row < len(head) else Text() for head in heads], first, wide))
    for title, named in groups:
        lines += [Text(title, "dim")] if title else []
        for source, label in named:
            lines.append(line_of(label, amounts_of(rows, source), first, wide))
    scores = [Text(str(row.score), style) for row, style in zip(rows, styles, strict=True)]
    return [*lines, line_of(total, scores, first, wide)]


def grouped_sources(
    package: GamePackage[State], words: Texts, rows: Sequence[ScoreRow]
) -> list[tuple[str, list[tuple[str, str]]]]:
    """The sources that somebody gained from, with their names, in groups under headings."""
    used = {part.source for row in rows for part in row.parts}
    groups = [
        (title, [(source, package.source_name(source, words)) for source in sources if source in used])
        for title, sources in package.sheet_groups(words)
    ]
    before = [("", [(BEFORE, words.text("end-before"))])] if BEFORE in used else []
    return before + [(title, named) for title, named in groups if named]


def amounts_of(rows: Sequence[ScoreRow], source: str) -> list[Text]:
    """What each side gained from one source; the most is bold."""
    amounts = [amount_of(row, source) for row in rows]
    best = max(amounts)
    return [Text(str(n) if n else "-", "bold" if n == best > 0 else "" if n else "dim") for n in amounts]


def amount_of(row: ScoreRow, source: str) -> int:
    """What a side gained from one source."""
    return sum(part.amount for part in row.parts if part.source == source)


def line_of(label: str, cells: Sequence[Text], first: int, wide: Sequence[int]) -> Text:
    """One line of the sheet, its cells aligned on the right."""
    line = Text(f"{label:<{first}}")
    for cell, room in zip(cells, wide, strict=True):
        line.append(" " * (GAP + room - len(cell))).append_text(cell)
    return line
