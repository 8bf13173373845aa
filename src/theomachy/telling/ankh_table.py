"""The table of Ankh as coloured text: the map, the sides, the tracks."""

from rich.text import Text

from theomachy.ankh.components import ACTIONS, CARDS, EVENT_TRACK, GODS, POWERS
from theomachy.ankh.egypt import DESERT, SIDE_NAMES, SPACE_NAMES, WATER
from theomachy.ankh.state import NOBODY, AnkhState
from theomachy.engine.bits import members
from theomachy.telling.ankh import side_name
from theomachy.texts import Texts

LETTERS = "GwcsmaxpOTP"  # of the kinds of pieces, in their order
COLOURS = {
    "amun": "bold green",
    "anubis": "bold magenta",
    "isis": "bold cyan",
    "osiris": "bold red",
    "ra": "bold yellow",
}
CELL = 5


def cell(s: AnkhState, space: int) -> Text:
    """What is on a space, in four letters; an empty one shows its terrain and its region's number."""
    kind = s.kind_at(space)
    if kind < 0:
        if WATER >> space & 1:
            return Text(" ~~ ", "blue")
        terrain, style = ("d", "dim yellow") if DESERT >> space & 1 else ("f", "dim green")
        gate = "#" if s.gates >> space & 1 else " "
        return Text(f" {terrain}{s.region_at(space) + 1}{gate}", style)
    owner = s.owner_at(space)
    if owner == NOBODY:
        return Text(f"{LETTERS[kind]}-- ")
    god = GODS[s.lineup.gods[owner]]
    mark = "*" if s.suns >> space & 1 else "#" if s.gates >> space & 1 else " "
    return Text(f"{LETTERS[kind]}{god[:2].capitalize()}{mark}", COLOURS[god])


def draw_map(s: AnkhState) -> list[Text]:
    """The map: odd columns stand half a space lower."""
    cells = {name: cell(s, space) for space, name in enumerate(SPACE_NAMES)}
    columns = range(11)
    lines = [Text("      " + "".join(f"{col:^{CELL}}" for col in columns))]
    for half in range(20):
        row, odd = divmod(half, 2)
        line = Text(f"{row:>3}   " if odd == 0 else "      ")
        for col in columns:
            shown = cells.get(f"{row},{col}") if col % 2 == odd else None
            line.append_text(shown if shown is not None else Text(" " * (CELL - 1)))
            line.append(" ")
        line.rstrip()
        lines.append(line)
    return lines


def listed(kind: str, names: tuple[str, ...], bits: int, words: Texts) -> str:
    """The named members of a set, in words."""
    return ", ".join(words.text(f"ankh-{kind}-{names[n]}") for n in members(bits)) or words.text("terminal-none")


def draw_table(s: AnkhState, words: Texts) -> list[Text]:
    """The map, the sides from most to least Devotion, and the tracks."""
    lines = draw_map(s)
    lines.append(Text())
    for side in reversed(s.ladder):
        line = Text(f"{side_name(s, side, words):<16}", COLOURS[GODS[s.lineup.gods[side]]])
        line.append(
            f"{words.text('terminal-devotion')} {s.devotion[side]:>2}  "
            f"{words.text('terminal-followers')} {s.followers[side]:>2}  "
            f"{words.text('terminal-warriors')} {s.warriors(side)}  "
            f"{words.text('terminal-powers')}: {listed('power', POWERS, s.powers[side], words)}  "
            f"{words.text('terminal-played')}: {listed('card', CARDS, s.played(side), words)}",
            "default not bold",
        )
        lines.append(line)
    markers = "  ".join(f"{words.text(f'ankh-action-{name}')} {s.advances[n]}" for n, name in enumerate(ACTIONS))
    lines.append(
        Text(
            f"{words.text('terminal-event')} {s.event}/{len(EVENT_TRACK)}   "
            f"{words.text('terminal-markers')}: {markers}"
        )
    )
    if s.camels():
        camels = " ".join(SIDE_NAMES[side] for side in s.camels())
        lines.append(Text(f"{words.text('terminal-camels')}: {camels}"))
    return lines
