"""The table of Pantheon as coloured text: the map, the players, the displays. Only the own hand is shown."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from theomachy.engine.bits import members
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.board import SITES, SPACE_NAMES, WATER
from theomachy.games.pantheon.rules.components import COLOURS, FIRST_COIN, NUMERALS
from theomachy.games.pantheon.rules.piles import count, frequencies, kinds_in, size
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState
from theomachy.games.pantheon.words.sentences import SENTENCES
from theomachy.terminal.layout import MARK, WIDTH, Canvas, beside, labelled
from theomachy.words.texts import Texts

STYLES: Final = {
    "red": "bold #ff7b6b",
    "green": "bold #7dff7d",
    "yellow": "bold #ffe14d",
    "blue": "bold #6fc8ff",
}
CELL: Final = 4
"""Two feet that jumped are the widest thing on a hex."""
MARGIN: Final = 3
PLACES: Final = [(int(name.split(",")[0]), int(name.split(",")[1])) for name in SPACE_NAMES]
"""q and r of each hex."""


def name_of(kind: str, number: int, words: Texts) -> str:
    """A seat, card, tile, god, nation or offering by its name."""
    return SENTENCES.name(kind, PANTHEON.named(kind, number), words)


def draw_map(s: PantheonState, marks: Mapping[str, str]) -> list[Text]:
    """The rows of hexes, each half a hex further to the right, with its r before it; some hexes have marks."""
    last = max(2 * q + r for q, r in PLACES)
    rows = max(r for _, r in PLACES) + 1
    canvas = Canvas(rows, MARGIN + last * CELL // 2 + CELL)
    for r in range(rows):
        canvas.write(r, 0, f"{r:>2}", "dim")
    for space, (q, r) in enumerate(PLACES):
        column = MARGIN + (2 * q + r) * CELL // 2
        draw_hex(canvas, s, space, r, column)
        if SPACE_NAMES[space] in marks:
            canvas.write(r, column, f"{marks[SPACE_NAMES[space]]:^{CELL}}", MARK)
    return canvas.lines()


def draw_hex(canvas: Canvas, s: PantheonState, space: int, row: int, column: int) -> None:
    """The pieces on a hex; an empty one shows what is there and its q."""
    sign, style = ground(s, space)
    background = "on #12304f" if WATER >> space & 1 else "on #1e3a20"
    canvas.write(row, column, " " * CELL, background)
    shown = pieces(s, space) or [(sign + str(PLACES[space][0]), style)]
    place = column + (1 if sum(len(text) for text, _ in shown) < CELL else 0)
    for text, colour in shown:
        canvas.write(row, place, text, f"{colour} {background}")
        place += len(text)


def pieces(s: PantheonState, space: int) -> list[tuple[str, str]]:
    """The feet and columns on a hex, each with its colour."""
    found: list[tuple[str, str]] = []
    for seat, colour in enumerate(COLOURS[: s.players]):
        if s.feet[seat] >> space & 1:
            found.append((colour[0] + ("^" if s.jumped[seat] >> space & 1 else ""), STYLES[colour]))
        if s.columns[seat] >> space & 1:
            found.append((colour[0].upper(), STYLES[colour]))
    return found


def ground(s: PantheonState, space: int) -> tuple[str, str]:
    """The sign of a hex without pieces, and its style."""
    if space == s.temple:
        return "T", "bold bright_white"
    places = s.nation().loot if s.track else []
    if space in places:
        return ("*", "bold bright_magenta") if s.loot[places.index(space)] != NOTHING else ("x", "magenta")
    if SITES >> space & 1:
        return "o", "bold white"
    return ("~", "#5f87af") if WATER >> space & 1 else (".", "#6fa05a")


def draw_table(s: PantheonState, words: Texts, seat: int | None) -> list[Text]:
    """The map, the players, and what lies on the table; for None with every hand."""
    return [*draw_map(s, {}), Text(), *draw_boards(s, words, seat, WIDTH)]


def draw_boards(s: PantheonState, words: Texts, seat: int | None, width: int) -> list[Text]:
    """The players, and what lies on the table."""
    lines: list[Text] = []
    names = [name_of("seat", owner, words) for owner in range(s.players)]
    table = words.text("pantheon-table-table")
    indent = max(len(name) for name in [*names, table]) + 2
    for owner, name in enumerate(names):
        said = player(s, owner, seat in (None, owner), words)
        lines += beside(Text(name, STYLES[COLOURS[owner]]), said, indent, width)
    return lines + beside(Text(table, "bold"), displays(s, words), indent, width)


def player(s: PantheonState, seat: int, own: bool, words: Texts) -> list[Text]:
    """What lies before a player; hand and demigods in full only for the owner (PAN-SETUP-28)."""
    values = [str(place + 1) for place in spread(s.demigods[seat])]
    tiles = [name_of("loot", kind, words) for kind in spread(s.kept[seat])]
    if s.bonus[seat] != NOTHING:
        tiles.append(name_of("bonus", s.bonus[seat], words))
    tokens = [
        f"{name_of('offering', kind, words)} {NUMERALS[s.level(seat, kind) - 1]}"
        for kind in kinds_in(s.tokens[seat])
    ]
    reserve = (
        f"{words.text('pantheon-option-foot')} {s.feet_left[seat]}, "
        f"{words.text('pantheon-option-column')} {s.columns_left[seat]}"
    )
    return [
        *part("points", str(s.score[seat]), words),
        *part("reserve", reserve, words),
        *part("hand", counted("card", s.hands[seat], words) if own else str(size(s.hands[seat])), words),
        *part("demigods", " ".join(values) if own else str(len(values)), words),
        *part("gods", counted("god", s.gods[seat], words), words),
        *part("tiles", ", ".join(tiles), words),
        *part("tokens", ", ".join(tokens), words),
    ]


def displays(s: PantheonState, words: Texts) -> list[Text]:
    """The epoch, the gods, loot and cards everybody can see, and how many cards are left."""
    gods = [
        f"{name_of('god', god, words)} {'+'.join([str(number) for number in s.edition.gods[god].cost])}"
        for god in spread(s.god_display)
    ]
    loot = [
        f"{SENTENCES.place(SPACE_NAMES[s.nation().loot[place]])} {name_of('loot', kind, words)}"
        for place, kind in enumerate(s.loot)
        if kind != NOTHING
    ]
    coins = [card for card in spread(s.money) if card >= FIRST_COIN]
    money = [times(name_of("card", card, words), coins.count(card)) for card in dict.fromkeys(coins)]
    return [
        epoch(s, words),
        *part("display", ", ".join(gods), words),
        *part("demigod-display", " ".join([str(value) for value in s.demigod_display]), words),
        *part("loot", "; ".join(loot), words),
        *part("picked", counted("loot", s.picked, words), words),
        *part("bonus", ", ".join([name_of("bonus", tile, words) for tile in members(s.bonus_offer)]), words),
        *part("open", counted("card", s.open, words), words),
        *part("deck", str(size(s.deck)), words),
        *part("discard", str(size(s.discard)), words),
        *part("money", ", ".join(money[::-1] if s.highest_first else money), words),
    ]


def epoch(s: PantheonState, words: Texts) -> Text:
    """Which epoch it is, and whose."""
    if not s.track:
        return Text(words.text("pantheon-table-set-up"), "bold")
    nation = name_of("nation", s.track[-1], words)
    return Text(words.text("pantheon-table-epoch", amount=len(s.track), what=nation), "bold")


def part(label: str, text: str, words: Texts) -> list[Text]:
    """Something with its label, if there is any of it."""
    return labelled(words.text(f"pantheon-table-{label}"), text)


def counted(family: str, pile: int, words: Texts) -> str:
    """Things by name, with how many there are of each."""
    found = [
        times(name_of(family, kind, words), amount)
        for kind, amount in zip(kinds_in(pile), frequencies(pile), strict=True)
    ]
    return ", ".join(found)


def times(name: str, amount: int) -> str:
    """A name, with how many there are of it if there are several."""
    return f"{name} \N{MULTIPLICATION SIGN}{amount}" if amount > 1 else name


def spread(pile: int) -> list[int]:
    """Every single thing of the pile, by kind."""
    return [kind for kind in kinds_in(pile) for _ in range(count(pile, kind))]
