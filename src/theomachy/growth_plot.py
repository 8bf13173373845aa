"""The curves of growth as a picture. Needs matplotlib: the extra `plot`."""

from importlib import import_module
from pathlib import Path
from typing import Final

from theomachy.growth import MEASURES, Growth

COLOURS: Final = {"ankh": "#b8651b", "pantheon": "#22628f"}
TITLES: Final = {
    "figures": "figures on the map",
    "regions": "regions",
    "players": "players",
    "options": "options to choose from",
}
INK: Final = "#333333"


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
        figure, axes = pyplot.subplots(2, 2, figsize=(10, 7), sharey=True, layout="constrained")
        for axis, measure in zip(axes.flat, MEASURES, strict=True):
            for game, colour in COLOURS.items():
                curve = growth.curve(game, measure)
                if len(curve) > 1:
                    sizes = [point.size for point in curve]
                    axis.fill_between(
                        sizes,
                        [point.tenth * 1e6 for point in curve],
                        [point.ninetieth * 1e6 for point in curve],
                        color=colour,
                        alpha=0.15,
                        linewidth=0,
                    )
                    mark = "o" if len(curve) <= 8 else ""
                    axis.plot(
                        sizes, [p.median * 1e6 for p in curve], color=colour, marker=mark, label=game.title()
                    )
                    axis.plot(sizes, [p.mean * 1e6 for p in curve], color=colour, linestyle=":", linewidth=1.2)
            axis.set_xlabel(TITLES[measure])
            axis.set_ylim(bottom=0)
            axis.spines[["top", "right"]].set_visible(False)
            axis.grid(axis="y", color="#e6e6e6", linewidth=0.8)
            axis.set_axisbelow(True)
        for axis in axes[:, 0]:
            axis.set_ylabel("µs per decision")
        for place in ((0, 1), (1, 0)):
            axes[place].xaxis.set_major_locator(import_module("matplotlib.ticker").MaxNLocator(integer=True))
        axes[0, 0].legend(frameon=False, loc="upper left")
        figure.suptitle("Time per decision: median, middle 80 % (band), mean (dotted)", fontsize=12)
        figure.supxlabel(caption, fontsize=8, color="#777777")
        written = [stem.with_suffix(ending) for ending in (".png", ".svg")]
        stem.parent.mkdir(parents=True, exist_ok=True)
        for path in written:
            figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else {})
        pyplot.close(figure)
    return written
