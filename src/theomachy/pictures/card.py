"""The picture of a game that draws none itself: a card with its name, its players and the open question."""

from collections.abc import Sequence
from typing import Final

from theomachy.pictures.svg import (
    INK,
    PAPYRUS,
    SERIF,
    SOFT_INK,
    card,
    document,
    element,
    group,
    moved,
    paragraph,
    text,
)

WIDTH: Final = 640


def draw_card(name: str, players: Sequence[str], status: str) -> str:
    """The card."""
    height = 190 + 26 * len(players)
    rows = [text(player, 32, 104 + 26 * n, 18, fill=SOFT_INK) for n, player in enumerate(players)]
    return document(
        name,
        status,
        WIDTH,
        height,
        element("rect", width="100%", height="100%", rx=18, fill=PAPYRUS),
        group(card(WIDTH - 24, height - 24, False), transform=moved(12, 12)),
        text(name, 32, 62, 32, font_weight="bold", fill=INK, font_family=SERIF),
        *rows,
        paragraph(status, 32, height - 66, 20, WIDTH - 64, 56, fill=INK, font_weight="bold"),
    )
