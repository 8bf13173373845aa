"""SVG documents as text: elements, drawings from data files, seats, and the frame of a picture.

Colours are attributes of the elements, and there are no ids and no style sheets: in a notebook, several pictures
stand in one page and share it with everything else.
"""

from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import Final

from theomachy.engine.datafile import Node, read_json
from theomachy.engine.refusal import DataError

INK: Final = "#2b2118"
SOFT_INK: Final = "#6b5532"
PAPYRUS: Final = "#f4e8cd"
PANEL: Final = "#fbf4e3"
GOLD: Final = "#b8892b"
BONE: Final = "#fff6dc"
SERIF: Final = "Georgia, 'Times New Roman', serif"
SANS: Final = "'Alegreya Sans', 'Segoe UI', Helvetica, Arial, sans-serif"
LETTER: Final = 0.61
"""Width of a letter as a part of its size, a little more than the average."""
LEADING: Final = 1.3
"""Distance between lines as a part of the size of letters."""
Numbers = int | float | str


def element(name: str, *inside: str, **attributes: Numbers) -> str:
    """An element with its attributes and what is inside it; `stroke_width` stands for stroke-width."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value if isinstance(value, str) else f"{value:.4g}")}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def group(*inside: str, **attributes: Numbers) -> str:
    """Elements with common attributes."""
    return element("g", *inside, **attributes)


def path(d: str, **attributes: Numbers) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def title(text: str) -> str:
    """What a screen reader says of an element, and a browser shows beside the pointer."""
    return element("title", escape(text, quote=False))


def text(said: str, x: float, y: float, size: float, **attributes: Numbers) -> str:
    """A line of text."""
    return element("text", escape(said, quote=False), x=x, y=y, font_size=size, **attributes)


def fitted(said: str, x: float, y: float, size: float, width: float, **attributes: Numbers) -> str:
    """A line of text in smaller letters if it would be wider than this."""
    return text(said, x, y, min(size, width / (LETTER * max(1, len(said)))), **attributes)


def paragraph(
    said: str, x: float, y: float, size: float, width: float, height: float, **attributes: Numbers
) -> str:
    """Text in lines of about this width, in smaller letters if it would be higher than this."""
    lines = wrap(said, int(width / (LETTER * size)))
    while len(lines) * LEADING * size > height:
        size *= 0.9
        lines = wrap(said, int(width / (LETTER * size)))
    return "".join(text(line, x, y + LEADING * size * n, size, **attributes) for n, line in enumerate(lines))


def card(width: float, height: float, marked: bool) -> str:
    """The ground of a card; a marked one has a thick golden edge."""
    edge = 3.5 if marked else 1
    return element("rect", width=width, height=height, rx=12, fill=PANEL, stroke=GOLD, stroke_width=edge)


def haloed(*lines: str, **attributes: Numbers) -> str:
    """Centred lines of text with an edge of another colour, so that they are legible on any ground."""
    return group(*lines, text_anchor="middle", paint_order="stroke", **attributes)


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """A transform that moves and scales."""
    return f"translate({x:.1f} {y:.1f})" + (f" scale({scale:.3g})" if scale != 1 else "")


def document(name: str, about: str, width: float, height: float, *inside: str) -> str:
    """A whole picture, with what a screen reader says of it."""
    said = [title(name), element("desc", escape(about, quote=False))]
    return element(
        "svg",
        *said,
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        aria_label=f"{name}. {about}",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=f"{width * 0.75:.0f}",
        style="max-width:100%;height:auto",
        font_family=SANS,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


class Seats:
    """The colours of the seats: of their pieces, and of letters upon them."""

    def __init__(self, *colours: tuple[str, str]) -> None:
        self.colours: Final = colours

    def of(self, seat: int) -> str:
        """The colour of a seat's pieces."""
        return self.colours[seat][0]

    def letters(self, seat: int) -> str:
        """The colour of letters on that colour."""
        return self.colours[seat][1]


OWN: Final = "own"
"""Stands for the colour of the owner in PAINTS."""
PAINTS: Final[dict[str, tuple[str, str, float]]] = {
    "body": (OWN, "#1d1408", 3),
    "shield": (OWN, "#fff2cc", 2.6),
    "gilt": ("#e9c45f", "#4a3208", 2.4),
    "pale": ("#f6efdc", "#4a3a1c", 2.4),
    "skin": ("#b97a46", "#3c2210", 2.2),
    "stone": ("#e9d6a6", "#5e4519", 2.4),
    "stone-dark": ("#c9ab6c", "#5e4519", 2.4),
    "dark": ("#3b2a10", "none", 0),
    "gate-rim": ("#3a2a5c", "#b79be8", 4),
    "gate-deep": ("#150c28", "none", 0),
    "camel": ("#8a5220", "#3d230c", 4),
    "line": ("none", "#f6d987", 2.6),
    "line-on-pale": ("none", "#8a6d3a", 2.6),
    "line-on-stone": ("none", "#7b5d28", 2.6),
    "thick": ("none", "#6b4a14", 4.4),
    "heavy": ("none", OWN, 9),
    "coil": ("none", "#1d1408", 17),
    "coil-light": ("none", OWN, 12),
    "emblem": ("#a8552c", "#6b2f12", 3),
    "clay": ("#e3a36f", "#6b2f12", 3.6),
    "mark": ("#fff6dc", "none", 0),
}
"""Fill, stroke and width of each paint of a drawing."""
HOLED: Final = ("emblem", "clay")
"""Paints whose inner shapes are holes."""
NO_OWNER: Final = "#3a3f52"


class Drawings:
    """The drawings of a data file, by group and name, each in a box of 100 by 100."""

    def __init__(self, root: Node) -> None:
        self.shapes: Final[dict[tuple[str, str], list[tuple[str, str]]]] = {}
        for family in root.names():
            if family != "about":
                for name in root.key(family).names():
                    rows = root.key(family).key(name).items()
                    self.shapes[family, name] = [self._shape(row.items()) for row in rows]

    @staticmethod
    def _shape(row: Sequence[Node]) -> tuple[str, str]:
        paint, d = row
        if paint.text() not in PAINTS:
            raise DataError(paint.place, f"unknown paint {paint.text()!r}")
        return paint.text(), d.text()

    def drawn(self, family: str, name: str, own: str = NO_OWNER) -> str:
        """A drawing in the colour of its owner."""
        found: list[str] = []
        for paint, d in self.shapes[family, name]:
            fill, stroke, width = [own if each == OWN else each for each in PAINTS[paint]]
            rule = "evenodd" if paint in HOLED else "nonzero"
            found.append(path(d, fill=fill, stroke=stroke, stroke_width=width, fill_rule=rule))
        return "".join(found)


def read_drawings(data: str) -> Drawings:
    """The drawings in the text of a data file."""
    return Drawings(read_json(data, "art.json"))
