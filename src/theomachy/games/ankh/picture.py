"""A picture of Ankh's table: Egypt with everything on it, the sides, the tracks, and the open question."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from theomachy.engine.bits import members
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    EVENT_TRACK,
    EVENTS,
    FACINGS,
    GOD,
    GODS,
    KINDS,
    POWERS,
    WARRIOR,
    advances_to_event,
)
from theomachy.games.ankh.rules.egypt import DESERT, EGYPT, FERTILE, LAND, SPACE_NAMES, WATER, data_file
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.words.sentences import SENTENCES
from theomachy.pictures.curves import joined, smooth, waters
from theomachy.pictures.geometry import (
    Point,
    corners,
    flat_centre,
    mean,
    middle,
    nearest,
    outline,
    shared_edge,
    written,
)
from theomachy.pictures.svg import (
    BONE,
    GOLD,
    INK,
    PAPYRUS,
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

SEATS: Final = Seats(
    ("#1f6fb2", "#ffffff"),
    ("#b3400f", "#ffffff"),
    ("#3fb58f", INK),
    ("#5a2a68", "#ffffff"),
    ("#e8b93a", INK),
)
CENTRES: Final = [flat_centre(*map(int, name.split(","))) for name in SPACE_NAMES]
EDGE: Final = Point(66, 68)
"""Where the first space of the map lies in the picture."""
MAP_WIDTH: Final = 882
HEIGHT: Final = 904
PANEL_WIDTH: Final = 392
CARD_WIDTH: Final = 366
BANK: Final = "#f2dfae"
LAPIS: Final = "#23578c"
LAPIS_LIGHT: Final = "#4d8fc0"
TOKEN: Final = "M-19 -15L0 -25L19 -15L19 16L0 25L-19 16Z"
TOKEN_RIM: Final = "M-15 -12L0 -20L15 -12L15 13L0 20L-15 13Z"
SUN_RAYS: Final = "M0 -12L2.5 -7H-2.5ZM0 12L2.5 7H-2.5ZM-12 0L-7 2.5V-2.5ZM12 0L7 2.5V-2.5Z"
ANKH_SIGN: Final = "M0 0q-5 -3.5 -3 -6.5q3 -2.8 6 0q2 3 -3 6.5m0 -0.5v7m-4 -4.5h8"
EVENT_SIGNS: Final = {
    "control-monument": "M12 3l7 15H5zM3 21h18M12 9v5M10 11.5h4",
    "camel-caravan": "M3 12q1-2 3-1 1-4 3-4t3 3q2-4 4-3t2 4q2-1 2-4l1-3h2M5 12v7M8 13v6M14 13v6M17 12v7M5 13h12",
    "conflict": "M4 4l12 12M20 4L8 16M14 18l4-4M6 14l4 4M18 20l2-2M4 18l2 2",
}


@lru_cache(maxsize=1)
def drawings() -> Drawings:
    """Our drawings of gods, figures and Monuments."""
    return read_drawings(data_file("art.json"))


def draw_picture(s: AnkhState, words: Texts, status: str) -> str:
    """The picture. Nothing on this table is secret but answers not yet revealed, and they are not drawn."""
    return document(
        words.text("ankh-game"),
        status,
        MAP_WIDTH + PANEL_WIDTH,
        HEIGHT,
        element("rect", width="100%", height="100%", rx=18, fill=PAPYRUS),
        group(
            terrain(), gates(s), caravans(s), tokens(s), pieces(s, words), names(), transform=moved(EDGE.x, EDGE.y)
        ),
        group(
            heading(s, words), sides(s, words), tracks(s, words), asked(status), transform=moved(MAP_WIDTH + 6, 0)
        ),
    )


# -- what never changes


@lru_cache(maxsize=1)
def terrain() -> str:
    """Land, lakes, sea and the Nile. Banks and beaches lie under the water, so that the river has no seam."""
    water = [CENTRES[space] for space in members(WATER)]
    sea = waters(water, [CENTRES[space] for space in members(LAND)], False)
    coast = "".join(sea.coasts)
    river = "".join(
        smooth(line) for line in joined([shared_edge(CENTRES[a], CENTRES[b]) for a, b in EGYPT.rivers])
    )
    return group(
        ground(FERTILE, "#9fb35d", "#6f8a3c", tufts),
        ground(DESERT, "#e8c98d", "#c9a05f", dunes),
        path("".join(outline(corners(at, False)) for at in water), fill="#e8c98d"),
        path(coast, stroke=BANK, stroke_width=11),
        path(river, stroke=BANK, stroke_width=22),
        path(river, stroke=LAPIS, stroke_width=14),
        path(sea.shape, fill=LAPIS, fill_rule="evenodd"),
        path(river, stroke=LAPIS_LIGHT, stroke_width=3, stroke_dasharray="22 30", stroke_opacity=0.7),
        path("".join(outline(corners(at, False)) for at in water), stroke="#ffffff", stroke_opacity=0.08),
        path("".join(map(ripples, water)), stroke=LAPIS_LIGHT, stroke_width=1.6, stroke_opacity=0.55),
        fill="none",
    )


def ground(spaces: int, colour: str, shade: str, texture: Callable[[Point], str]) -> str:
    """The spaces of one terrain."""
    centres = [CENTRES[space] for space in members(spaces)]
    hexes = "".join(outline(corners(at, False)) for at in centres)
    return path(hexes, fill=colour, stroke="#3c2a10", stroke_width=1.2, stroke_opacity=0.22) + path(
        "".join(map(texture, centres)), stroke=shade, stroke_width=1.6, stroke_opacity=0.55
    )


def shift(at: Point) -> float:
    """Moves the texture of a space, so that no two neighbours look alike."""
    return (at.x * 7 + at.y * 13) % 17 - 8


def tufts(at: Point) -> str:
    """Grass on Fertile land."""
    by = shift(at)
    places = ((by - 20, 16), (16 + by / 2, -12), (12 - by, 30))
    return "".join(
        f"M{at.x + x:.1f} {at.y + y:.1f}q-3 -8 -6 -10m6 10q0 -9 0 -13m0 13q3 -8 6 -10" for x, y in places
    )


def dunes(at: Point) -> str:
    """Dunes of the Desert."""
    by = shift(at)
    places = ((by - 10, -14, 15), (12 - by, 6, 18), (-8, 27, 13))
    return "".join(f"M{at.x + x - wide:.1f} {at.y + y:.1f}q{wide} -9 {wide * 2} 0" for x, y, wide in places)


def ripples(at: Point) -> str:
    """Ripples of the Water."""
    by = shift(at)
    places = ((by - 8, -14), (6 - by, 8), (-10, 26))
    return "".join(f"M{at.x + x - 14:.1f} {at.y + y:.1f}q7 -6 14 0q7 6 14 0" for x, y in places)


@lru_cache(maxsize=1)
def names() -> str:
    """The names of the land spaces, as answers name them."""
    said = [text(SPACE_NAMES[n], CENTRES[n].x, CENTRES[n].y + 40, 11) for n in members(LAND)]
    return haloed(*said, fill="#3c2a10", stroke=BONE, stroke_width=2.5, stroke_opacity=0.55)


# -- what stands on the map


def gates(s: AnkhState) -> str:
    """The Underworld tokens."""
    drawn = drawings().drawn("ground", "gate")
    return "".join(
        group(drawn, transform=moved(CENTRES[n].x - 36, CENTRES[n].y - 30, 0.72)) for n in members(s.gates)
    )


def caravans(s: AnkhState) -> str:
    """Camels one behind the other along their edges, on a path."""
    lines = joined([shared_edge(*(CENTRES[space] for space in EGYPT.sides[side])) for side in s.camels()])
    camel = drawings().drawn("ground", "camel")
    trodden = "".join(f"M{'L'.join(map(written, line))}" for line in lines)
    found = [path(trodden, fill="none", stroke="#6b3f16", stroke_width=5, stroke_dasharray="1 8")] if lines else []
    for line in lines:
        for one, other in pairwise(line):
            at = middle(one, other)
            turn = -0.36 if one.x > other.x + 1 else 0.36
            place = f"translate({at.x:.1f} {at.y - 4:.1f}) scale({turn} 0.36) translate(-50 -50)"
            found.append(group(camel, transform=place))
    return "".join(found)


def tokens(s: AnkhState) -> str:
    """The number of each region, on the space nearest to its middle, an empty one if there is one."""
    found: list[str] = []
    for number, region in enumerate(s.regions, 1):
        if region:
            spaces = members(region & s.empty() & ~s.gates) or members(region)
            at = nearest([CENTRES[n] for n in spaces], mean([CENTRES[n] for n in members(region)]))
            found.append(
                group(
                    path(TOKEN, fill="#281804", fill_opacity=0.35, transform="translate(1.5 3)"),
                    path(TOKEN, fill="#efe0b8", stroke=GOLD, stroke_width=2),
                    path(TOKEN_RIM, fill="none", stroke=GOLD),
                    text(str(number), 0, 8, 24, font_weight="bold", fill="#5a3a10", font_family=SERIF),
                    transform=moved(at.x, at.y),
                )
            )
    return group(*found, text_anchor="middle")


def pieces(s: AnkhState, words: Texts) -> str:
    """Figures and Monuments, the nearer ones over the farther ones."""
    taken = sorted(members(s.all_figures() | s.monuments()), key=lambda space: CENTRES[space].y)
    figures = s.all_figures()
    return "".join(
        group(
            title(described(s, space, words)),
            figure(s, space) if figures >> space & 1 else monument(s, space),
            transform=moved(CENTRES[space].x, CENTRES[space].y),
        )
        for space in taken
    )


def described(s: AnkhState, space: int, words: Texts) -> str:
    """A piece in words."""
    kind = words.text(f"ankh-kind-{KINDS[s.kind_at(space)]}")
    owner = s.owner_at(space)
    name = "" if owner == NOBODY else f"{SENTENCES.side(s, owner, words)}: "
    return f"{name}{kind}, {SPACE_NAMES[space]}"


def figure(s: AnkhState, space: int) -> str:
    """A god, Warrior or Guardian on the foot of its side's colour."""
    kind, owner = s.kind_at(space), s.owner_at(space)
    god = GODS[s.lineup.gods[owner]]
    scale = 0.66 if kind == GOD else 0.5 if kind == WARRIOR else 0.58
    own = SEATS.of(owner)
    drawn = drawings().drawn("gods", god, own) if kind == GOD else drawings().drawn("figures", KINDS[kind], own)
    wide = 28 if kind == GOD else 24
    found = [
        element("ellipse", cx=2, cy=28, rx=28, ry=11, fill="#1e1202", fill_opacity=0.38),
        element("ellipse", cx=0, cy=25, rx=wide, ry=11, fill=own, stroke=BONE, stroke_width=1.8),
        group(drawn, transform=moved(-50 * scale, 24 - 100 * scale, scale)),
    ]
    if s.suns >> space & 1:
        sun = path(SUN_RAYS) + element("circle", r=7, stroke_width=2)
        found.append(group(sun, fill="#ffd34d", stroke="#a86a00", transform=moved(22, -22)))
    for aim in s.aims:
        if aim // len(FACINGS) == space:
            turns = (-90 + 60 * (aim % len(FACINGS)), -30 + 60 * (aim % len(FACINGS)))
            pincers = [path("M33 -7L45 0L33 7L36 0Z", transform=f"rotate({turn})") for turn in turns]
            found.append(group(*pincers, fill="#ffd34d", stroke="#4a3208", stroke_width=2))
    return "".join(found)


def monument(s: AnkhState, space: int) -> str:
    """An Obelisk, Temple or Pyramid, with the sign of its owner."""
    owner = s.owner_at(space)
    found = [
        element("ellipse", cx=3, cy=26, rx=28, ry=9, fill="#1e1202", fill_opacity=0.38),
        group(drawings().drawn("monuments", KINDS[s.kind_at(space)]), transform=moved(-29, -31, 0.58)),
    ]
    if owner != NOBODY:
        sign = path(ANKH_SIGN, fill="none", stroke=SEATS.letters(owner), stroke_width=2)
        badge = element("circle", r=12, fill=SEATS.of(owner), stroke=BONE, stroke_width=1.8)
        found.append(group(badge, sign, transform=moved(22, 17)))
    return "".join(found)


# -- beside the map


def heading(s: AnkhState, words: Texts) -> str:
    """The game and its edition."""
    return fitted(
        words.text("ankh-game"), 0, 52, 29, CARD_WIDTH, font_weight="bold", fill="#7a4a10", font_family=SERIF
    ) + text(words.text(f"ankh-edition-{s.edition.name}"), 0, 76, 16, fill=SOFT_INK)


def sides(s: AnkhState, words: Texts) -> str:
    """The sides, the most Devotion first."""
    waiting = [s.side_of[seat] for seat in s.waiting()]
    return "".join(
        group(side_card(s, side, side in waiting, words), transform=moved(0, 96 + 96 * place))
        for place, side in enumerate(reversed(s.ladder))
    )


def side_card(s: AnkhState, side: int, waiting: bool, words: Texts) -> str:
    """A side: its god, Devotion, Followers and Warriors, and a sign for each Ankh power."""
    powers = [words.text(f"ankh-power-{POWERS[power]}") for power in members(s.powers[side])]
    said = [
        f"{words.text('terminal-followers')} {s.followers[side]}",
        f"{words.text('terminal-warriors')} {s.warriors(side)}",
        *([f"{words.text('terminal-captives')} {s.captives[side]}"] if s.captives[side] else []),
    ]
    name = SENTENCES.side(s, side, words)
    face = drawings().drawn("gods", GODS[s.lineup.gods[side]], SEATS.of(side))
    signs = [path(ANKH_SIGN, transform=moved(6 + 17 * place, 0, 1.1)) for place in range(len(powers))]
    return group(
        title(f"{name}. {', '.join(powers)}"),
        card(CARD_WIDTH, 86, waiting),
        element("circle", cx=44, cy=43, r=34, fill=PAPYRUS, stroke=SEATS.of(side), stroke_width=4),
        group(face, transform=moved(18, 14, 0.54)),
        fitted(name, 90, 30, 21, 210, font_weight="bold", fill=INK, font_family=SERIF),
        fitted(" · ".join(said), 90, 51, 15, CARD_WIDTH - 100, fill=SOFT_INK),
        group(*signs, fill="none", stroke=GOLD, stroke_width=2, transform=moved(90, 70)),
        text(str(s.devotion[side]), CARD_WIDTH - 18, 34, 30, text_anchor="end", font_weight="bold", fill=INK),
        text(words.text("terminal-devotion"), CARD_WIDTH - 18, 74, 13, text_anchor="end", fill=SOFT_INK),
    )


def tracks(s: AnkhState, words: Texts) -> str:
    """How far the action markers are from an event, and the Event track."""
    found = [card(CARD_WIDTH, 200, False)]
    for action, name in enumerate(ACTIONS):
        y = 30 + 27 * action
        found.append(fitted(words.text(f"ankh-action-{name}"), 16, y, 16, CARD_WIDTH - 172, fill=INK))
        for place in range(advances_to_event(s.players, action)):
            fill = GOLD if place < s.advances[action] else PAPYRUS
            x = CARD_WIDTH - 32 - 22 * (advances_to_event(s.players, action) - 1 - place)
            found.append(element("circle", cx=x, cy=y - 5, r=8, fill=fill, stroke=GOLD, stroke_width=1.5))
    for place, event in enumerate(EVENT_TRACK):
        done, coming = place < s.event, place == s.event
        sign = group(
            title(words.text(f"ankh-track-{EVENTS[event]}")),
            element(
                "rect",
                x=-2,
                y=-2,
                width=28,
                height=28,
                rx=6,
                fill=BONE if coming else "#000000",
                stroke=GOLD,
                fill_opacity=1 if coming else 0,
                stroke_width=2 if coming else 0,
            ),
            path(
                EVENT_SIGNS[EVENTS[event]],
                fill="none",
                stroke=INK,
                stroke_width=1.8,
                stroke_opacity=0.3 if done else 1,
            ),
            transform=moved(18 + (CARD_WIDTH - 28) / 9 * (place % 9), 132 + 32 * (place // 9)),
        )
        found.append(sign)
    return group(*found, transform=moved(0, HEIGHT - 314))


def asked(status: str) -> str:
    """The open question, or how the game ended."""
    return group(
        element("rect", width=CARD_WIDTH, height=80, rx=12, fill="#33230f"),
        paragraph(status, 18, 32, 18, CARD_WIDTH - 36, 62, fill="#f6e9cd"),
        transform=moved(0, HEIGHT - 100),
    )
