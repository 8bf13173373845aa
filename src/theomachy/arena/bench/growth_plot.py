"""Plots the curves of growth. Needs matplotlib: the extra `plot`."""

from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from theomachy.arena.bench.growth import Growth, Point

COLOURS: Final = ("#b8651b", "#22628f", "#3f7d3a", "#8a3f6b", "#6b6b6b")
"""Of the games in turn."""
COLUMNS: Final = 2
INK: Final = "#333333"


class Axis(Protocol):
    """What we ask of one of matplotlib's panels."""

    def fill_between(
        self, x: list[float], y1: list[float], y2: list[float], *, color: str, alpha: float, linewidth: float
    ) -> None:
        """Fill a band."""

    def plot(self, x: list[float], y: list[float], **looks: str | float) -> None:
        """Draw a line."""


def draw(growth: Growth, caption: str, stem: Path) -> list[Path]:
    """Write stem.png and stem.svg; ImportError without matplotlib."""
    matplotlib = import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot = import_module("matplotlib.pyplot")
    settings = {
        "font.size": 10,
        "axes.edgecolor": "#999999",
        "axes.labelcolor": INK,
        "text.color": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "svg.fonttype": "none",
        "svg.hashsalt": "theomachy",
    }
    with matplotlib.rc_context(settings):
        measures = growth.measures()
        rows = -(-len(measures) // COLUMNS)
        figure, axes = pyplot.subplots(
            rows, COLUMNS, figsize=(10, 3.5 * rows), sharey=True, squeeze=False, layout="constrained"
        )
        for axis in axes.flat[len(measures) :]:
            axis.set_visible(False)
        for axis, measure in zip(axes.flat, measures, strict=False):
            for number, game in enumerate(growth.decisions):
                draw_curve(axis, game.title(), COLOURS[number % len(COLOURS)], growth.curve(game, measure))
            axis.set_xlabel(measure)
            axis.xaxis.set_major_locator(import_module("matplotlib.ticker").MaxNLocator(integer=True))
            axis.spines[["top", "right"]].set_visible(False)
            axis.grid(axis="y", color="#e6e6e6", linewidth=0.8)
            axis.set_axisbelow(True)
        axes[0, 0].set_ylim(0, highest(growth) * 1.08)
        for axis in axes[:, 0]:
            axis.set_ylabel("µs per decision")
        axes[0, 0].legend(frameon=False, loc="upper right")
        figure.suptitle(
            "Time per decision: median (line), mean (dotted), four of five decisions (band)", fontsize=12
        )
        figure.supxlabel(caption, fontsize=8, color="#777777")
        written = [stem.with_suffix(ending) for ending in (".png", ".svg")]
        stem.parent.mkdir(parents=True, exist_ok=True)
        for path in written:
            figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else {})
        pyplot.close(figure)
    return written


def highest(growth: Growth) -> float:
    """The top of the highest band, in microseconds."""
    curves = [growth.curve(game, measure) for game in growth.decisions for measure in growth.measures()]
    return max(point.ninetieth for curve in curves for point in curve) * 1e6


def draw_curve(axis: Axis, label: str, colour: str, curve: list[Point]) -> None:
    """One game in one panel; nothing if it has only one size."""
    if len(curve) < 2:
        return
    sizes = [point.size for point in curve]
    low = [point.tenth * 1e6 for point in curve]
    high = [point.ninetieth * 1e6 for point in curve]
    axis.fill_between(sizes, low, high, color=colour, alpha=0.15, linewidth=0)
    axis.plot(sizes, [point.mean * 1e6 for point in curve], color=colour, linestyle=":", linewidth=1.3)
    axis.plot(
        sizes,
        [point.median * 1e6 for point in curve],
        color=colour,
        linewidth=2,
        marker="o",
        markersize=4,
        label=label,
    )
