"""Plots of a report, as SVG that follows the colours of its page; every mark says its numbers when pointed at."""

from collections.abc import Sequence
from html import escape
from typing import Final

from theomachy.lab.findings import Pair, percent
from theomachy.lab.strengths import Strength

LEFT: Final = 150
WIDTH: Final = 520
ROW: Final = 30
TOP: Final = 30


def strengths_plot(items: Sequence[Strength], players: int) -> str:
    """A dot with its interval for every item, and a line where all would be even."""
    even = 1 / players
    most = max([each.high for each in items] + [even]) * 1.08
    height = TOP + ROW * len(items) + 26

    def x(share: float) -> float:
        return LEFT + WIDTH * share / most

    parts = [f'<svg viewBox="0 0 {LEFT + WIDTH + 70} {height}" role="img" class="plot">']
    step = 0.1 if most > 0.35 else 0.05
    marks = [n * step for n in range(int(most / step) + 1)]
    for mark in marks:
        parts.append(f'<line class="grid" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{height - 24}"/>')
        parts.append(f'<text class="axis" x="{x(mark):.1f}" y="{height - 8}">{percent(mark)}</text>')
    parts.append(f'<line class="even" x1="{x(even):.1f}" x2="{x(even):.1f}" y1="{TOP - 8}" y2="{height - 24}"/>')
    parts.append(f'<text class="axis" x="{x(even):.1f}" y="{TOP - 12}">even</text>')
    for number, each in enumerate(items):
        y = TOP + ROW * number + ROW / 2
        kind = "strong" if each.low > even else "weak" if each.high < even else "open"
        told = (
            f"{each.item}: {percent(each.chance)} ({100 * each.low:.1f} to {100 * each.high:.1f} %), "
            f"{each.wins:g} wins in {each.games} games"
        )
        parts.append(f'<g class="{kind}"><title>{escape(told)}</title>')
        parts.append(f'<rect class="hit" x="0" y="{y - ROW / 2:.1f}" width="{LEFT + WIDTH + 70}" height="{ROW}"/>')
        parts.append(f'<text class="name" x="{LEFT - 12}" y="{y + 5:.1f}">{escape(each.item)}</text>')
        parts.append(f'<line class="reach" x1="{x(each.low):.1f}" x2="{x(each.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(each.chance):.1f}" cy="{y}" r="6"/>')
        parts.append(
            f'<text class="value" x="{x(each.high) + 8:.1f}" y="{y + 5:.1f}">{percent(each.chance)}</text></g>'
        )
    return "".join([*parts, "</svg>"])


def pairs_plot(pairs: Sequence[Pair]) -> str:
    """A square for every two items: how often the one in the row finishes before the one in the column."""
    names = sorted({pair.item for pair in pairs})
    cell = 62
    width = LEFT + cell * len(names) + 10
    height = 40 + cell * len(names)
    parts = [f'<svg viewBox="0 0 {width} {height}" role="img" class="plot pairs">']
    for column, name in enumerate(names):
        parts.append(f'<text class="axis" x="{LEFT + cell * column + cell / 2}" y="28">{escape(name)}</text>')
        parts.append(
            f'<text class="name" x="{LEFT - 12}" y="{40 + cell * column + cell / 2 + 5}">{escape(name)}</text>'
        )
    for pair in pairs:
        x = LEFT + cell * names.index(pair.other)
        y = 40 + cell * names.index(pair.item)
        kind = "strong" if pair.interval.low > 0.5 else "weak" if pair.interval.high < 0.5 else "open"
        shade = min(1.0, abs(pair.ahead - 0.5) * 4)
        told = (
            f"{pair.item} before {pair.other}: {percent(pair.ahead)} "
            f"({100 * pair.interval.low:.1f} to {100 * pair.interval.high:.1f} %) of {pair.games} games"
        )
        parts.append(f'<g class="{kind}"><title>{escape(told)}</title>')
        parts.append(
            f'<rect class="tile" x="{x + 2}" y="{y + 2}" width="{cell - 4}" height="{cell - 4}" rx="6" '
            f'style="fill-opacity:{shade:.2f}"/>'
        )
        parts.append(
            f'<text class="axis" x="{x + cell / 2}" y="{y + cell / 2 + 5}">{percent(pair.ahead)}</text></g>'
        )
    return "".join([*parts, "</svg>"])
