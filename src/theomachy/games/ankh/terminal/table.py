"""The table of Ankh as coloured text: the map, the sides, the tracks."""

from rich.text import Text

from theomachy.engine.bits import members
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CARDS,
    EVENT_TRACK,
    EVENTS,
    FACINGS,
    GODS,
    GUARDIAN_LEVELS,
    KINDS,
    POWERS,
    advances_to_event,
)
from theomachy.games.ankh.rules.egypt import SPACE_NAMES
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.ankh.terminal.map import COLOURS, draw_map
from theomachy.games.ankh.words.sentences import SENTENCES
from theomachy.terminal.layout import WIDTH, beside, labelled
from theomachy.words.texts import Texts


def draw_table(s: AnkhState, words: Texts) -> list[Text]:
    """The map, the sides from most to least Devotion, and the tracks."""
    return [*draw_map(s, words, {}), Text(), *draw_boards(s, words, WIDTH)]


def draw_boards(s: AnkhState, words: Texts, width: int) -> list[Text]:
    """The sides from most to least Devotion, and the tracks."""
    lines: list[Text] = []
    names = {side: SENTENCES.side(s, side, words) for side in reversed(s.ladder)}
    tracks = Text(words.text("terminal-tracks"), "bold")
    indent = max(len(name) for name in [*names.values(), tracks.plain]) + 2
    for side, name in names.items():
        lines += beside(
            Text(name, f"bold {COLOURS[GODS[s.lineup.gods[side]]]}"), board(s, side, words), indent, width
        )
    return lines + beside(tracks, central_board(s, words), indent, width)


def board(s: AnkhState, side: int, words: Texts) -> list[Text]:
    """What a side has: Devotion (red where a god is forgotten), Followers, pool, powers, cards."""
    levels = range(1, GUARDIAN_LEVELS + 1)
    pool = {s.guardian_kind(level): s.guardians_in_pool(side, level) for level in levels}
    red = "bold red" if s.devotion[side] <= s.lineup.last_red else "bold"
    captives = str(s.captives[side]) if s.captives[side] else ""
    tiebreaker = s.tiebreaker == side and s.tiebreaker_up
    return [
        Text.assemble((f"{words.text('terminal-devotion')}: ", "dim"), (str(s.devotion[side]), red)),
        *labelled(words.text("terminal-followers"), str(s.followers[side])),
        *labelled(words.text("terminal-warriors"), str(s.warriors(side))),
        *labelled(words.text("terminal-guardians"), counted(pool, words)),
        *labelled(words.text("terminal-captives"), captives),
        *([Text(words.text("terminal-tiebreaker"), "bold")] if tiebreaker else []),
        *labelled(words.text("terminal-powers"), listed("power", POWERS, s.powers[side], words)),
        *labelled(words.text("terminal-played"), listed("card", CARDS, s.played(side), words)),
    ]


def central_board(s: AnkhState, words: Texts) -> list[Text]:
    """How far the action markers and the Event marker are, what comes next, and what lies beside the board."""
    said: list[Text] = []
    for action, name in enumerate(ACTIONS):
        left = advances_to_event(s.players, action) - s.advances[action]
        said += labelled(words.text(f"ankh-action-{name}"), "■" * s.advances[action] + "□" * left)
    coming = words.text(f"ankh-track-{EVENTS[EVENT_TRACK[s.event]]}") if s.event < len(EVENT_TRACK) else ""
    cards = {kind: s.guardian_cards[level] for level, kind in enumerate(s.lineup.guardians)}
    return [
        *said,
        *labelled(words.text("terminal-event"), f"{s.event}/{len(EVENT_TRACK)}"),
        *labelled(words.text("terminal-next"), coming),
        *labelled(words.text("terminal-guardian-cards"), counted(cards, words)),
        *labelled(words.text("terminal-pincers"), ", ".join(pincers(s, words))),
    ]


def pincers(s: AnkhState, words: Texts) -> list[str]:
    """Where each Scorpion stands and points."""
    return [f"{SPACE_NAMES[aim // 6]} {words.text(f'ankh-facing-{FACINGS[aim % 6]}')}" for aim in s.aims]


def listed(kind: str, names: tuple[str, ...], bits: int, words: Texts) -> str:
    """The named members of a set, in words."""
    return ", ".join(words.text(f"ankh-{kind}-{names[n]}") for n in members(bits))


def counted(kinds: dict[int, int], words: Texts) -> str:
    """Kinds of pieces of which there are any, with how many."""
    return ", ".join(
        f"{words.text(f'ankh-kind-{KINDS[kind]}')} \N{MULTIPLICATION SIGN}{amount}"
        for kind, amount in kinds.items()
        if amount
    )
