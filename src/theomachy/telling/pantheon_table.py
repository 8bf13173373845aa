"""The table of Pantheon as coloured text: the map, the players, the displays. Only the own hand is shown."""

from typing import Final

from rich.text import Text

from theomachy.engine.bits import members
from theomachy.pantheon.board import SITES, SPACE_NAMES, WATER
from theomachy.pantheon.components import COLOURS, FIRST_COIN, NUMERALS
from theomachy.pantheon.piles import count, frequencies, kinds_in, size
from theomachy.pantheon.state import NOTHING, PantheonState
from theomachy.telling.pantheon import name_of, seat_name, space_name
from theomachy.texts import Texts

STYLES: Final = {"red": "bold red", "green": "bold green", "yellow": "bold yellow", "blue": "bold blue"}
CELL: Final = 4


def cell(s: PantheonState, space: int) -> Text:
    """The pieces on a hex; an empty one shows what is there and its q."""
    shown = Text()
    for seat, colour in enumerate(COLOURS[: s.players]):
        if s.feet[seat] >> space & 1:
            shown.append(colour[0] + ("^" if s.jumped[seat] >> space & 1 else ""), STYLES[colour])
        if s.columns[seat] >> space & 1:
            shown.append(colour[0].upper(), STYLES[colour])
    if shown:
        return shown
    sign, style = ground(s, space)
    return Text(sign + SPACE_NAMES[space].partition(",")[0], style)


def ground(s: PantheonState, space: int) -> tuple[str, str]:
    """The sign of a hex without pieces, and its style."""
    if space == s.temple:
        return "T", "bold white on magenta"
    places = s.nation().loot if s.track else []
    if space in places:
        return ("*", "bold magenta") if s.loot[places.index(space)] != NOTHING else ("x", "dim magenta")
    if SITES >> space & 1:
        return "o", "bold"
    return ("~", "dim blue") if WATER >> space & 1 else (".", "dim green")


def draw_map(s: PantheonState) -> list[Text]:
    """The rows of hexes, each half a hex further to the right."""
    lines: dict[int, Text] = {}
    for space, name in enumerate(SPACE_NAMES):
        q, r = [int(number) for number in name.split(",")]
        line = lines.setdefault(r, Text(f"{r:>3}  "))
        line.pad_right(max(0, 5 + (2 * q + r) * CELL // 2 - len(line)))
        line.append_text(cell(s, space))
    return [lines[r] for r in sorted(lines)]


def counted(family: str, pile: int, words: Texts) -> str:
    """Things by name, with how many there are of each."""
    found = [
        name_of(family, kind, words) + (f" \N{MULTIPLICATION SIGN}{amount}" if amount > 1 else "")
        for kind, amount in zip(kinds_in(pile), frequencies(pile), strict=True)
    ]
    return ", ".join(found) or words.text("terminal-none")


def line_of(label: str, text: str, words: Texts) -> Text:
    """A labelled line."""
    return Text(f"{words.text(f'pantheon-table-{label}')}: {text}")


def player(s: PantheonState, seat: int, own: bool, words: Texts) -> Text:
    """What lies before a player; hand and demigods in full only for the owner (PAN-SETUP-28)."""
    hand = counted("card", s.hands[seat], words) if own else str(size(s.hands[seat]))
    values = [str(place + 1) for place in spread(s.demigods[seat])]
    tiles = [name_of("loot", kind, words) for kind in spread(s.kept[seat])]
    if s.bonus[seat] != NOTHING:
        tiles.append(name_of("bonus", s.bonus[seat], words))
    tokens = [
        f"{name_of('offering', kind, words)} {NUMERALS[s.level(seat, kind) - 1]}"
        for kind in kinds_in(s.tokens[seat])
    ]
    none = words.text("terminal-none")
    parts = {
        "reserve": f"{words.text('pantheon-option-foot')} {s.feet_left[seat]}, "
        f"{words.text('pantheon-option-column')} {s.columns_left[seat]}",
        "hand": hand,
        "demigods": (" ".join(values) or none) if own else str(len(values)),
        "gods": counted("god", s.gods[seat], words),
        "tiles": ", ".join(tiles) or none,
        "tokens": ", ".join(tokens) or none,
    }
    line = Text(f"{seat_name(seat, words):<10}", STYLES[COLOURS[seat]])
    told = [f"{words.text('pantheon-table-points')} {s.score[seat]:>3}"]
    told += [f"{words.text(f'pantheon-table-{label}')}: {text}" for label, text in parts.items()]
    return line.append("; ".join(told), "default not bold")


def draw_table(s: PantheonState, words: Texts, seat: int | None) -> list[Text]:
    """The map, the players, and what lies on the table; for None with every hand."""
    lines = draw_map(s)
    lines.append(Text())
    if s.track:
        nation = name_of("nation", s.track[-1], words)
        lines.append(Text(words.text("pantheon-table-epoch", amount=len(s.track), what=nation), "bold"))
    else:
        lines.append(Text(words.text("pantheon-table-set-up"), "bold"))
    lines += [player(s, owner, seat in (None, owner), words) for owner in range(s.players)]
    costs = [f"{name_of('god', god, words)} {s.edition.gods[god].cost}" for god in spread(s.god_display)]
    none = words.text("terminal-none")
    lines.append(line_of("display", ", ".join(costs) or none, words))
    lines.append(line_of("demigod-display", " ".join([str(value) for value in s.demigod_display]) or none, words))
    loot = [
        f"{space_name(s.nation().loot[place])} {name_of('loot', kind, words)}"
        for place, kind in enumerate(s.loot)
        if kind != NOTHING
    ]
    lines.append(line_of("loot", "; ".join(loot) or none, words))
    if s.picked:
        lines.append(line_of("picked", counted("loot", s.picked, words), words))
    if s.bonus_offer:
        tiles = [name_of("bonus", tile, words) for tile in members(s.bonus_offer)]
        lines.append(line_of("bonus", ", ".join(tiles), words))
    lines.append(line_of("open", counted("card", s.open, words), words))
    piles = f"{size(s.deck)}; {words.text('pantheon-table-discard')}: {size(s.discard)}"
    lines.append(line_of("deck", piles, words))
    money = [name_of("card", card, words) for card in spread(s.money) if card >= FIRST_COIN]
    lines.append(line_of("money", ", ".join(money[::-1] if s.highest_first else money) or none, words))
    return lines


def spread(pile: int) -> list[int]:
    """Every single thing of the pile, by kind."""
    return [kind for kind in kinds_in(pile) for _ in range(count(pile, kind))]
