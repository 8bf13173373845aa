"""Ankh at the terminal: the table as text, numbered options, bots by chance."""

from collections.abc import Callable

from theomachy.ankh.components import ACTIONS, CARDS, GODS, KINDS, POWERS
from theomachy.ankh.egypt import DESERT, SPACE_NAMES, WATER
from theomachy.ankh.game import ANKH
from theomachy.ankh.state import NOBODY, AnkhState
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.game import UnknownText
from theomachy.engine.refusal import Reason

LETTERS = "GwcsmaxpOTP"  # of the kinds of pieces, in their order
CELL = 5


class Quit(Exception):
    """The player has had enough."""


def cell(s: AnkhState, space: int) -> str:
    """What is on a space, in four letters."""
    kind = s.kind_at(space)
    if kind < 0:
        if WATER >> space & 1:
            return " ~~ "
        terrain = "d" if DESERT >> space & 1 else "f"
        return f" {terrain}{s.region_at(space) + 1}" + ("#" if s.gates >> space & 1 else " ")
    owner = s.owner_at(space)
    whose = "--" if owner == NOBODY else GODS[s.lineup.gods[owner]][:2].capitalize()
    return LETTERS[kind] + whose + ("*" if s.suns >> space & 1 else " ")


def draw_map(s: AnkhState) -> list[str]:
    """The map: odd columns stand half a space lower."""
    cells = {name: cell(s, space) for space, name in enumerate(SPACE_NAMES)}
    lines = ["      " + "".join(f"{col:^{CELL}}" for col in range(11))]
    for half in range(20):
        row, odd = divmod(half, 2)
        texts = [cells.get(f"{row},{col}", "") if col % 2 == odd else "" for col in range(11)]
        label = f"{row:>3}   " if odd == 0 else "      "
        lines.append((label + "".join(f"{text:<{CELL}}" for text in texts)).rstrip())
    return lines


def names(table: tuple[str, ...], bits: int) -> str:
    """The named members of a set."""
    return ", ".join(table[number] for number in members(bits)) or "none"


def draw_table(s: AnkhState) -> list[str]:
    """The map, the sides from most to least Devotion, and the tracks."""
    lines = draw_map(s)
    lines.append("")
    for side in reversed(s.ladder):
        gods = "+".join(GODS[s.lineup.gods[seat]] for seat in s.seats(side))
        lines.append(
            f"{gods:<14} devotion {s.devotion[side]:>2}  followers {s.followers[side]:>2}  "
            f"warriors {s.warriors(side)}  powers: {names(POWERS, s.powers[side])}  "
            f"played: {names(CARDS, s.played(side))}"
        )
    markers = "  ".join(f"{name} {s.advances[action]}" for action, name in enumerate(ACTIONS))
    lines.append(f"event {s.event}/18   markers: {markers}")
    return lines


LEGEND = (
    "Pieces: G god, w warrior, c cat-mummy, s satet, m mummy, a apep, x scorpion, p androsphinx; "
    "O T P monuments, -- neutral; f fertile, d desert, with the region's number; ~~ water; # gate; * radiant."
)


def tell_events(s: AnkhState, say: Callable[[str], None]) -> None:
    """What happened, with the rule behind it."""
    for event in s.heard():
        who = GODS[s.lineup.gods[event.who]] if event.who >= 0 else ""
        where = f" {SPACE_NAMES[event.where]}" if event.where >= 0 else ""
        amount = f" {event.amount}" if event.amount else ""
        about = KINDS[event.what] + " " if "figure" in event.kind or "monument" in event.kind else ""
        say(f"  . {who} {about}{event.kind}{where}{amount} [{event.rule}]")


def ask(s: AnkhState, seat: int, read: Callable[[str], str], say: Callable[[str], None]) -> int:
    """A person's answer: a number of the list, or the option's own name."""
    options = s.options(seat)
    god = GODS[s.lineup.gods[seat]]
    say(f"{god}: {type(s.stack[-1]).__name__}")
    for number, option in enumerate(options, 1):
        say(f"  {number:>3}  {ANKH.text(s, option)}")
    while True:
        typed = read(f"{god}> ").strip().lower()
        if typed in ("quit", "exit"):
            raise Quit
        if typed == "map":
            for line in [*draw_table(s), LEGEND]:
                say(line)
        elif typed.isdigit() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        else:
            try:
                option = ANKH.code(s, typed)
            except UnknownText:
                say(f"  {typed!r} is no option; a number from 1 to {len(options)}, a name, map, or quit.")
                continue
            if option in options:
                return option
            say("  not now: " + "; ".join(because(reason) for reason in s.reasons(seat, option)))


def because(reason: Reason) -> str:
    """A reason with its space by name."""
    return f"{reason.rule} ({SPACE_NAMES[reason.where]})" if reason.where >= 0 else reason.rule


def play(s: AnkhState, humans: int, seed: int, read: Callable[[str], str], say: Callable[[str], None]) -> None:
    """A whole game: the first so many seats are people, the others choose by chance."""
    dice = Dice(seed)
    s.listen()
    shown = -1
    while s.waiting():
        seat = s.waiting()[0]
        if seat >= humans:
            options = s.options(seat)
            answer = options[dice.below(len(options))]
        else:
            if shown != s.turn:
                for line in draw_table(s):
                    say(line)
                shown = s.turn
            answer = ask(s, seat, read, say)
        s.apply(seat, answer)
        tell_events(s, say)
    for line in draw_table(s):
        say(line)
    result = ANKH.result(s)
    winners = " and ".join(GODS[s.lineup.gods[seat]] for seat in result.winners)
    say(f"{winners or 'Nobody'} won: {result.ending}")
