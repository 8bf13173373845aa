"""What was learned, as pictures (SVG): the loss of each generation, and how often chances come true."""

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from theomachy.arena.ladder.chart import COLOURS, FAINT, FONT, GRID, INK, line, text
from theomachy.arena.training.calibration import Tenth

WIDTH: Final = 480
HEIGHT: Final = 300
LEFT: Final = 70
TOP: Final = 50
RIGHT: Final = 30
BOTTOM: Final = 70
TICKS: Final = 5


class Axis(NamedTuple):
    """A span of numbers along a side of a picture."""

    low: float
    high: float

    def part(self, value: float) -> float:
        """Where a value stands, from 0 to 1."""
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class Frame:
    """A picture with two axes, its title above and its source below."""

    def __init__(self, title: str, caption: str, across: Axis, up: Axis) -> None:
        self.across: Final = across
        self.up: Final = up
        width, height = LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM
        self.parts: Final = [
            f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' "
            f"viewBox='0 0 {width} {height}' role='img' {FONT}>",
            f"<title>{escape(title)}</title>",
            f"<rect width='{width}' height='{height}' fill='white'/>",
            text(width / 2, 26, title, 14, INK, "middle"),
            text(width / 2, height - 10, caption, 10, FAINT, "middle"),
        ]

    def x(self, value: float) -> float:
        """Where a value stands from left to right."""
        return round(LEFT + WIDTH * self.across.part(value), 1)

    def y(self, value: float) -> float:
        """Where a value stands from top to bottom."""
        return round(TOP + HEIGHT * (1 - self.up.part(value)), 1)

    def grid(self, across: Sequence[tuple[float, str]], up: Sequence[tuple[float, str]]) -> None:
        """Lines at values, each with its words."""
        for value, words in across:
            self.parts.append(line(self.x(value), TOP, self.x(value), TOP + HEIGHT, GRID, 1))
            self.parts.append(text(self.x(value), TOP + HEIGHT + 18, words, 11, INK, "middle"))
        for value, words in up:
            self.parts.append(line(LEFT, self.y(value), LEFT + WIDTH, self.y(value), GRID, 1))
            self.parts.append(text(LEFT - 8, self.y(value) + 4, words, 11, INK, "end"))

    def curve(self, points: Sequence[tuple[float, float]], colour: str) -> None:
        """A line through points, with a dot at each."""
        places = [(self.x(x), self.y(y)) for x, y in points]
        way = " ".join([f"{x},{y}" for x, y in places])
        self.parts.append(f"<polyline points='{way}' fill='none' stroke='{colour}' stroke-width='2'/>")
        self.parts.extend([f"<circle cx='{x}' cy='{y}' r='3' fill='{colour}'/>" for x, y in places])

    def key(self, words: Sequence[str]) -> None:
        """What each colour stands for, below the axis."""
        for place, each in enumerate(words):
            x = LEFT + place * WIDTH / len(words)
            self.parts.append(line(x, TOP + HEIGHT + 38, x + 18, TOP + HEIGHT + 38, COLOURS[1 + place], 3))
            self.parts.append(text(x + 24, TOP + HEIGHT + 42, each, 11, INK, "start"))

    def drawn(self) -> str:
        """The picture."""
        return "\n".join([*self.parts, "</svg>", ""])


def ticks(axis: Axis, digits: int) -> list[tuple[float, str]]:
    """Evenly spaced values with their words."""
    values = [axis.low + (axis.high - axis.low) * step / TICKS for step in range(TICKS + 1)]
    return [(value, f"{value:.{digits}f}") for value in values]


def learning_curve(title: str, caption: str, log: Sequence[dict[str, float]]) -> str:
    """The loss in games kept aside, generation by generation, beside that of the written weights."""
    network = [(entry["games"], entry["asideLoss"]) for entry in log]
    written = [(entry["games"], entry["asideLinear"]) for entry in log]
    losses = [loss for _, loss in network + written]
    across = Axis(0, max([entry["games"] for entry in log]))
    up = Axis(min(losses) - 0.01, max(losses) + 0.01)
    frame = Frame(title, caption, across, up)
    frame.grid(ticks(across, 0), ticks(up, 3))
    frame.curve(network, COLOURS[1])
    frame.curve(written, COLOURS[2])
    frame.key(["network, games kept aside", "written weights, the same games"])
    return frame.drawn()


def reliability_curve(title: str, caption: str, before: Sequence[Tenth], after: Sequence[Tenth]) -> str:
    """How often chances come true, as they were and as they are shown; intervals of the latter."""
    whole = Axis(0.0, 1.0)
    frame = Frame(title, caption, whole, whole)
    shares = [(step / TICKS, f"{100 * step // TICKS} %") for step in range(TICKS + 1)]
    frame.grid(shares, shares)
    frame.parts.append(line(frame.x(0), frame.y(0), frame.x(1), frame.y(1), FAINT, 1))
    for tenth in after:
        low, high = tenth.interval()
        x = frame.x(tenth.told)
        frame.parts.append(line(x, frame.y(low), x, frame.y(high), COLOURS[1], 2))
    frame.curve([(tenth.told, tenth.rate()) for tenth in after], COLOURS[1])
    frame.curve([(tenth.told, tenth.rate()) for tenth in before], COLOURS[2])
    frame.key(["as shown", "before calibration"])
    return frame.drawn()
