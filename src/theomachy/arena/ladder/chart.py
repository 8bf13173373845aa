"""A ladder as a picture: each level's wins at each table, with their interval. Drawn by ourselves, as SVG."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from theomachy.arena.ladder.report import Ladder, seated
from theomachy.arena.ladder.standing import Standing

COLOURS: Final = ("#999999", "#22628f", "#3f8f5b", "#b8651b", "#8f2f4f", "#5b4b8a")
INK: Final = "#333333"
GRID: Final = "#e6e6e6"
FAINT: Final = "#777777"
LEFT: Final = 300
WIDTH: Final = 480
RIGHT: Final = 90
TOP: Final = 58
ROW: Final = 24
BOTTOM: Final = 58
FONT: Final = "font-family='DejaVu Sans, Verdana, sans-serif'"


def across(share: float) -> float:
    """Where a share stands on the axis."""
    return round(LEFT + WIDTH * share, 1)


def drawn(ladder: Ladder) -> str:
    """The picture."""
    plan = ladder.plan
    height = TOP + ROW * len(ladder.standings) + BOTTOM
    foot = TOP + ROW * len(ladder.standings)
    width = LEFT + WIDTH + RIGHT
    title = f"{plan.game.title()}, {plan.players} players: games won, with 95% intervals"
    caption = f"{ladder.games:,} games, seed {plan.seed}; " + ", ".join(
        [f"{name} {value}" for name, value in ladder.versions().items() if value is not None]
    )
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' "
        f"viewBox='0 0 {width} {height}' role='img' {FONT}>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{width}' height='{height}' fill='white'/>",
        text(width / 2, 26, title, 15, INK, "middle"),
    ]
    for tenths in range(0, 11, 2):
        x = across(tenths / 10)
        parts.append(line(x, TOP - 8, x, foot, GRID, 1))
        parts.append(text(x, foot + 18, f"{10 * tenths} %", 11, INK, "middle"))
    for row, standing in enumerate(ladder.standings):
        colour = COLOURS[plan.names.index(standing.level) % len(COLOURS)]
        parts += figure(standing, TOP + ROW * row + ROW / 2, colour)
    parts += [text(width / 2, height - 12, caption, 10, FAINT, "middle"), "</svg>", ""]
    return "\n".join(parts)


def figure(standing: Standing, y: float, colour: str) -> Sequence[str]:
    """One level at one table: its interval as a bar, its share as a dot, what chance would give as a tick."""
    low, high = standing.interval()
    alike = across(standing.expected())
    return [
        text(LEFT - 12, y + 4, f"{standing.level} in {seated(standing.table)}", 12, INK, "end"),
        line(alike, y - 8, alike, y + 8, "#999999", 1),
        line(across(low), y, across(high), y, colour, 5),
        f"<circle cx='{across(standing.rate())}' cy='{y}' r='5' fill='{colour}'/>",
        text(LEFT + WIDTH + 12, y + 4, f"{standing.rate():.1%}", 12, INK, "start"),
    ]


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int) -> str:
    """A straight line."""
    return f"<line x1='{x1}' y1='{y1}' x2='{x2}' y2='{y2}' stroke='{colour}' stroke-width='{width}'/>"


def text(x: float, y: float, words: str, size: int, colour: str, anchor: str) -> str:
    """Words at a place."""
    return (
        f"<text x='{x}' y='{y}' font-size='{size}' fill='{colour}' text-anchor='{anchor}'>{escape(words)}</text>"
    )
