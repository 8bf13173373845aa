"""A picture of Pantheon's table: the Mediterranean with everything on it, the players, and the open question."""

from functools import lru_cache
from typing import Final

from theomachy.engine.bits import members
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.board import BOARD, SPACE_NAMES, SPACES, WATER, data_file
from theomachy.games.pantheon.rules.components import COLOURS, LOOT, NATION_CARDS
from theomachy.games.pantheon.rules.piles import size
from theomachy.games.pantheon.rules.state import NOTHING, NOWHERE, PantheonState
from theomachy.games.pantheon.words.sentences import SENTENCES
from theomachy.pictures.curves import waters
from theomachy.pictures.geometry import Point, corners, outline, pointed_centre
from theomachy.pictures.svg import (
    BONE,
    INK,
    SERIF,
    SOFT_INK,
    Drawings,
    Seats,
    card,
    document,
    element,
    fitted,
    group,
    haloed,
    moved,
    paragraph,
    path,
    read_drawings,
    text,
    title,
)
from theomachy.words.texts import Texts

SEAT_COLOURS: Final = Seats(("#a32a1c", "#ffffff"), ("#4dbb8a", INK), ("#eebf2e", INK), ("#234f9e", "#ffffff"))
CENTRES: Final = [pointed_centre(*map(int, name.split(","))) for name in SPACE_NAMES]
EDGE: Final = Point(66, 66)
"""Where the hex 0,0 lies in the picture."""
WIDTH: Final = 1552
MAP_HEIGHT: Final = 886
HEIGHT: Final = 1036
CARD: Final = Point(286, 130)
"""Width and height of a player's card."""
MARBLE: Final = "#ece6da"
CLAY_LINE: Final = "#8a4b26"
TILE_SHADE: Final = "M12 20Q12 12 20 12L84 12Q92 12 92 20L92 86Q92 94 84 94L20 94Q12 94 12 86Z"
TILE: Final = "M8 16Q8 8 16 8L84 8Q92 8 92 16L92 84Q92 92 84 92L16 92Q8 92 8 84Z"


@lru_cache(maxsize=1)
def drawings() -> Drawings:
    """Our drawings of pieces, nations and tiles."""
    return read_drawings(data_file("art.json"))


def name_of(kind: str, number: int, words: Texts) -> str:
    """A player, nation or tile by its name."""
    return SENTENCES.name(kind, PANTHEON.named(kind, number), words)


def draw_picture(s: PantheonState, words: Texts, status: str) -> str:
    """The picture. It shows what is public: of hands and demigods, how many there are."""
    return document(
        words.text("pantheon-game"),
        status,
        WIDTH,
        HEIGHT,
        element("rect", width="100%", height="100%", rx=18, fill=MARBLE),
        group(
            terrain(),
            homes(s, words),
            sites(),
            names(),
            loot(s, words),
            temple(s),
            pieces(s, words),
            transform=moved(EDGE.x, EDGE.y),
        ),
        group(*players(s, words), asked(s, words, status), transform=moved(0, MAP_HEIGHT)),
    )


# -- what never changes


@lru_cache(maxsize=1)
def terrain() -> str:
    """Land, sea and coast."""
    water = [CENTRES[space] for space in members(WATER)]
    land = [CENTRES[space] for space in range(SPACES) if not WATER >> space & 1]
    sea = waters(water, land, True)
    coast = "".join(sea.coasts)
    hexes = "".join(outline(corners(at, True)) for at in land)
    nets = "".join(outline(corners(at, True)) for at in water)
    return group(
        path(hexes + nets, fill="#e0b98d"),
        path("".join(map(hills, land)), stroke=CLAY_LINE, stroke_width=1.4, stroke_opacity=0.28),
        path(coast, stroke=CLAY_LINE, stroke_width=7),
        path(sea.shape, fill="#4b97a8", fill_rule="evenodd"),
        path(coast, stroke="#79bcc4", stroke_width=7, stroke_opacity=0.5),
        path(hexes, stroke="#603010", stroke_width=1.2, stroke_opacity=0.2),
        path(nets, stroke="#ffffff", stroke_opacity=0.13),
        path("".join(map(waves, water)), stroke="#bfe0e0", stroke_width=1.6, stroke_opacity=0.5),
        fill="none",
    )


def hills(at: Point) -> str:
    """Hills of a land hex."""
    return f"M{at.x - 22 + (at.x + at.y) % 13:.1f} {at.y + 24:.1f}q7 -9 14 0m6 -6q6 -8 12 0"


def waves(at: Point) -> str:
    """Waves of a sea hex."""
    return f"M{at.x - 16:.1f} {at.y + (at.x * 3 + at.y) % 19 - 9:.1f}q5 -5 10 0t10 0t10 0"


@lru_cache(maxsize=1)
def sites() -> str:
    """The plinths for columns, with the names of the places."""
    plinth = drawings().drawn("pieces", "plinth")
    found = [
        group(plinth, transform=moved(CENTRES[n].x - 24, CENTRES[n].y - 28, 0.48))
        + text(name, CENTRES[n].x, CENTRES[n].y + 31, 12.5, font_style="italic", font_weight="bold")
        for n, name in BOARD.site_names.items()
    ]
    return haloed(*found, fill="#4a2812", stroke="#f0d7b4", stroke_width=3, font_family=SERIF)


@lru_cache(maxsize=1)
def names() -> str:
    """The names of the hexes, as answers name them."""
    said = [text(SPACE_NAMES[n], at.x, at.y - 31, 10.5) for n, at in enumerate(CENTRES)]
    return haloed(*said, fill="#3c2010", stroke=BONE, stroke_width=2, stroke_opacity=0.4)


# -- what lies and stands on the map


def homes(s: PantheonState, words: Texts) -> str:
    """The emblem on the home hex of each nation; the one whose epoch it is has a golden rim."""
    found: list[str] = []
    for nation, printed in enumerate(NATION_CARDS):
        now = bool(s.track) and s.track[-1] == nation
        at = CENTRES[printed.start]
        found.append(
            group(
                title(name_of("nation", nation, words)),
                element(
                    "circle",
                    r=27,
                    fill=BONE if now else "#f3e6cf",
                    stroke="#c8941f" if now else "#a8552c",
                    stroke_width=5 if now else 2,
                ),
                group(drawings().drawn("nations", printed.name), transform=moved(-19, -19, 0.38)),
                transform=moved(at.x, at.y),
            )
        )
    return "".join(found)


def loot(s: PantheonState, words: Texts) -> str:
    """The loot tiles of the nation."""
    found: list[str] = []
    for place, kind in enumerate(s.loot):
        if kind != NOTHING:
            space = s.nation().loot[place]
            what, _, amount = LOOT[kind].rpartition("-")
            drawn = what if amount.isdecimal() else LOOT[kind]
            number = text(amount, 76, 84, 30, font_weight="bold", fill="#6b2f12") if amount.isdecimal() else ""
            found.append(
                group(
                    title(f"{name_of('loot', kind, words)}, {SENTENCES.place(SPACE_NAMES[space])}"),
                    path(TILE_SHADE, fill="#3c1804", fill_opacity=0.35),
                    path(TILE, fill="#f7efdd", stroke="#a8552c", stroke_width=4),
                    drawings().drawn("loot", drawn),
                    number,
                    transform=moved(CENTRES[space].x - 27, CENTRES[space].y - 25, 0.54),
                )
            )
    return group(*found, text_anchor="middle", font_family=SERIF)


def temple(s: PantheonState) -> str:
    """The temple."""
    if s.temple == NOWHERE:
        return ""
    at = CENTRES[s.temple]
    return group(drawings().drawn("pieces", "temple"), transform=moved(at.x - 28, at.y - 34, 0.56))


def pieces(s: PantheonState, words: Texts) -> str:
    """The feet and columns, side by side where they share a hex."""
    standing: dict[int, list[tuple[int, str]]] = {}
    for seat in range(s.players):
        for kind, spaces in (("column", s.columns[seat]), ("foot", s.feet[seat])):
            for space in members(spaces):
                standing.setdefault(space, []).append((seat, kind))
    found: list[str] = []
    for space in sorted(standing, key=lambda each: CENTRES[each].y):
        for place, (seat, kind) in enumerate(standing[space]):
            aside = (place - (len(standing[space]) - 1) / 2) * 30
            piece = words.text(f"pantheon-option-{kind}")
            jumped = kind == "foot" and bool(s.jumped[seat] >> space & 1)
            found.append(
                group(
                    title(f"{name_of('seat', seat, words)}: {piece}, {SENTENCES.place(SPACE_NAMES[space])}"),
                    drawn_piece(seat, kind, jumped),
                    transform=moved(CENTRES[space].x + aside, CENTRES[space].y - 6),
                )
            )
    return "".join(found)


def drawn_piece(seat: int, kind: str, jumped: bool) -> str:
    """A foot or a column in the colour of its player, with the player's emblem; an arrow if it jumped."""
    where = moved(-21, -26, 0.46) if kind == "column" else moved(-20, -21, 0.42)
    leap = "M-20 12Q-16 -24 14 -20M7 -25L15 -20L8 -14" if jumped else ""
    return "".join(
        [
            element("ellipse", cx=1, cy=20, rx=17, ry=6, fill="#1e1202", fill_opacity=0.38),
            group(drawings().drawn("pieces", kind, SEAT_COLOURS.of(seat)), transform=where),
            group(emblem(seat), transform=moved(12, 17, 0.9)),
            path(leap, fill="none", stroke=BONE, stroke_width=3) if leap else "",
        ]
    )


def emblem(seat: int, size: float = 10) -> str:
    """The round sign of a player."""
    return element("circle", r=size, fill=SEAT_COLOURS.of(seat), stroke=BONE, stroke_width=0.18 * size) + group(
        drawings().drawn("emblems", COLOURS[seat]), transform=moved(-0.62 * size, -0.62 * size, 0.0124 * size)
    )


# -- below the map


def players(s: PantheonState, words: Texts) -> list[str]:
    """The cards of the players."""
    waiting = s.waiting()
    return [
        group(player(s, seat, seat in waiting, words), transform=moved(14 + (CARD.x + 12) * seat, 4))
        for seat in range(s.players)
    ]


def player(s: PantheonState, seat: int, waiting: bool, words: Texts) -> str:
    """A player: points, and how many pieces, cards, gods and demigods there are."""
    amounts = {"hand": s.hands[seat], "gods": s.gods[seat], "demigods": s.demigods[seat]}
    held = [f"{words.text(f'pantheon-table-{name}')} {size(pile)}" for name, pile in amounts.items()]
    reserve = [
        f"{words.text('pantheon-option-foot')} {s.feet_left[seat]}",
        f"{words.text('pantheon-option-column')} {s.columns_left[seat]}",
    ]
    return "".join(
        [
            card(CARD.x, CARD.y, waiting),
            group(emblem(seat, 28), transform=moved(44, 44)),
            text(name_of("seat", seat, words), 86, 40, 24, font_weight="bold", fill=INK, font_family=SERIF),
            text(words.text("pantheon-table-points"), 86, 62, 15, fill=SOFT_INK),
            text(str(s.score[seat]), CARD.x - 20, 54, 40, text_anchor="end", font_weight="bold", fill=INK),
            fitted(" · ".join(held), 18, 94, 16, CARD.x - 36, fill=SOFT_INK),
            fitted(" · ".join(reserve), 18, 116, 16, CARD.x - 36, fill=SOFT_INK),
        ]
    )


def asked(s: PantheonState, words: Texts, status: str) -> str:
    """The epoch, and the open question or how the game ended."""
    left = 14 + (CARD.x + 12) * s.players
    epoch = words.text("pantheon-table-set-up")
    if s.track:
        nation = name_of("nation", s.track[-1], words)
        epoch = words.text("pantheon-table-epoch", amount=len(s.track), what=nation)
    return group(
        element("rect", width=WIDTH - 14 - left, height=CARD.y, rx=12, fill="#33230f"),
        fitted(epoch, 20, 34, 20, WIDTH - 54 - left, fill="#e7c25b", font_weight="bold", font_family=SERIF),
        paragraph(status, 20, 64, 19, WIDTH - 54 - left, 76, fill="#f6e9cd"),
        transform=moved(left, 4),
    )
