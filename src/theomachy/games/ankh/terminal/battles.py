"""The table of a Battle in words: my cards down the side, theirs along the top."""

from typing import Final

from rich.table import Table as Grid

from theomachy.engine.bits import members
from theomachy.games.ankh.bot.battles import NO_PLAGUE, BattleTable, Cell
from theomachy.games.ankh.rules.components import CARDS
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.words.sentences import SENTENCES
from theomachy.words.texts import Texts

ACROSS: Final = 3
"""Choices of the opponent in one table, so that it fits 80 columns."""


def drawn_battle(s: AnkhState, table: BattleTable, words: Texts) -> list[Grid]:
    """One Battle, in as many tables as it takes to fit a terminal; against several opponents how often each card
    wins, and what it brings."""
    others = [other for other in s.present(table.region) if other != table.side]
    title = words.text(
        "hint-battle",
        region=table.region + 1,
        who=SENTENCES.side(s, table.side, words),
        others=", ".join([SENTENCES.side(s, other, words) for other in others]),
    )
    rows: dict[int, list[Cell]] = {}
    for cell in table.cells:
        rows.setdefault(cell.mine, []).append(cell)
    if len(others) > 1:
        grid = empty_grid(title, words)
        add_sums(grid, rows, table.side, words)
        return [grid]
    columns = list(dict.fromkeys(cell.theirs[others[0]] for cells in rows.values() for cell in cells))
    grids: list[Grid] = []
    for first in range(0, len(columns), ACROSS):
        grid = empty_grid(title, words)
        add_cells(grid, rows, others[0], columns[first : first + ACROSS], table.side, words)
        grids.append(grid)
    return grids


def empty_grid(title: str, words: Texts) -> Grid:
    """A table with a column for the own cards."""
    grid = Grid(title=title, caption=words.text("hint-battle-key"))
    grid.add_column(words.text("hint-battle-cards"))
    return grid


def add_cells(
    grid: Grid, rows: dict[int, list[Cell]], other: int, columns: list[int], side: int, words: Texts
) -> None:
    """A column for each of these choices of the one opponent."""
    for theirs in columns:
        grid.add_column(cards_named(theirs, words))
    for mine, cells in rows.items():
        written = [
            "\n".join([told(c, side, words) for c in cells if c.theirs[other] == theirs]) for theirs in columns
        ]
        grid.add_row(cards_named(mine, words), *written)


def add_sums(grid: Grid, rows: dict[int, list[Cell]], side: int, words: Texts) -> None:
    """How many choices of the opponents are won, lost or undecided, and the Devotion they bring."""
    for message in ("hint-battle-won", "hint-battle-lost", "hint-battle-draw"):
        grid.add_column(words.text(message))
    grid.add_column("D")
    for mine, cells in rows.items():
        ends = [ending(cell, side) for cell in cells]
        gains = [cell.outcome.devotion[side] for cell in cells]
        counts = [str(ends.count(end)) for end in ("won", "lost", "draw")]
        grid.add_row(cards_named(mine, words), *counts, f"{min(gains):+d} .. {max(gains):+d}")


def ending(cell: Cell, side: int) -> str:
    """How the Battle ends for the side."""
    if cell.outcome.victor == NOBODY:
        return "draw"
    return "won" if cell.outcome.victor == side else "lost"


def told(cell: Cell, side: int, words: Texts) -> str:
    """One cell in words."""
    end = words.text(f"hint-battle-{ending(cell, side)}")
    came = cell.outcome
    text = f"{end} {came.devotion[side]:+d}D {came.killed[side]}† {came.followers[side]:+d}F"
    return text if cell.bids == NO_PLAGUE else f"{words.text(f'hint-battle-bids-{cell.bids}')}: {text}"


def cards_named(cards: int, words: Texts) -> str:
    """Cards in words."""
    return " + ".join([words.text(f"ankh-card-{CARDS[card]}") for card in members(cards)])
