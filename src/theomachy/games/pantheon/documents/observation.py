"""Pantheon as bytes for a learner: what is public, and the seat's own hand and demigods (PAN-SETUP-28)."""

from typing import Final

from theomachy.engine.blocks import Amounts, Block, Numbers, OneOf, Seats, SeatSets, Sets
from theomachy.engine.observation import Observer
from theomachy.engine.open_question import OpenQuestion
from theomachy.engine.values import Row
from theomachy.games.pantheon.rules.board import SPACES
from theomachy.games.pantheon.rules.components import (
    BONUS,
    BOX,
    CARDS,
    COLOURS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    NATION_CARDS,
    NATIONS,
    OFFERINGS,
    TILES,
)
from theomachy.games.pantheon.rules.frames import FRAMES
from theomachy.games.pantheon.rules.piles import counts_of, pile_of, size
from theomachy.games.pantheon.rules.state import NOTHING, PantheonState

PIECES: Final = ("foot", "column")
DEMIGODS_SHOWN: Final = sum([tile.count for tile in TILES.loot if tile.effect == "demigod"])
"""The display grows by one for each demigod loot tile (PAN-EPOCH-09), and there are no more of those."""
NO_LOOT: Final[Row] = (0,) * len(LOOT)


class Piles(Block):
    """Each number is a pile: a byte for each kind, how many there are of it."""

    def drawn(self, row: Row, seat: int) -> bytes:
        return b"".join([bytes(counts_of(pile, self.width)) for pile in self.turned(row, seat)])

    def understood(self, data: bytes, seat: int) -> int:
        return pile_of(list(data))


class PileSizes(Numbers):
    """Each number is a pile, of which only the size is known."""

    def drawn(self, row: Row, seat: int) -> bytes:
        return bytes([size(pile) for pile in self.turned(row, seat)])


def _blocks(players: int, question: OpenQuestion[PantheonState]) -> list[Block]:
    """The blocks for so many players."""
    return [
        *question.blocks(),
        SeatSets("seats", 1, players, "the seats that owe an answer"),
        OneOf("temple", 1, SPACES, "the space of the temple"),
        Sets("feet", players, SPACES, "each player's feet", by_seat=1),
        Sets("columns", players, SPACES, "each player's columns", by_seat=1),
        Sets("jumped", players, SPACES, "feet placed by a jump in this epoch", by_seat=1),
        Sets("loot", len(LOOT), SPACES, "loot tiles on the board by kind: " + ", ".join(LOOT)),
        OneOf("nations", BOX.epochs, len(NATIONS), "the nations of the epochs so far: " + ", ".join(NATIONS),
              padded=True),
        OneOf("bonus", players, len(BONUS), "the bonus tile of each player: " + ", ".join(BONUS), by_seat=1),
        Sets("bonus-offer", 1, len(BONUS), "the bonus tiles on offer"),
        Seats("roles", 3, players, "the start player; whose turn it is; who has the big foot"),
        OneOf("colour", 1, len(COLOURS), "the colour of the seat that looks: " + ", ".join(COLOURS)),
        Sets("flags", 1, 6, "bonus draft, start material of the variant, Traitera after the trigger, highest "
             "money first, the epoch's end is triggered, game over"),
        Amounts("score", players, "points", by_seat=1, scale=100),
        Piles("hand", 1, len(CARDS), "own cards: " + ", ".join(CARDS), scale=4),
        PileSizes("hand-sizes", players, "cards in hand", by_seat=1, scale=10),
        Piles("own-demigods", 1, DEMIGOD_VALUES, "own demigods by value", scale=2),
        PileSizes("demigod-counts", players, "demigods", by_seat=1, scale=6),
        Piles("gods", players, len(GODS), "gods of each player: " + ", ".join(GODS), by_seat=1, scale=2),
        Piles("kept", players, len(LOOT), "loot tiles kept", by_seat=1, scale=2),
        Piles("tokens", players, len(OFFERINGS), "levels of tokens: " + ", ".join(OFFERINGS), by_seat=1, scale=4),
        Numbers("feet-left", players, "feet in the personal reserve", by_seat=1, scale=10),
        Numbers("columns-left", players, "columns in the personal reserve", by_seat=1, scale=10),
        Piles("cards", 4, len(CARDS), "open cards; cards of the action under way; the discard pile; the special "
              "money", scale=8),
        Piles("god-tiles", 3, len(GODS), "gods on display; set aside; out of the game", scale=4),
        Numbers("demigod-display", DEMIGODS_SHOWN, "values on display, the oldest first", padded=True,
                scale=DEMIGOD_VALUES),
        Piles("picked", 1, len(LOOT), "loot picked up in this move", scale=2),
        Piles("token-stock", 1, 2 * len(OFFERINGS), "tokens left: faces I/II and III/IV of each kind", scale=4),
        PileSizes("stocks", 4, "deck, god stack, demigod stack, bag", scale=40),
        Amounts("course", 2, "turns begun in this phase; turns of the stall guard", scale=20),
    ]  # fmt: skip


class PantheonObserver(Observer[PantheonState]):
    """Pantheon as one seat sees it."""

    def __init__(self, players: int) -> None:
        seats = [f"+{place}" for place in range(players)]
        self.question: Final = OpenQuestion(
            FRAMES,
            players,
            [(("god",), GODS), (("seat",), seats)],
            [(("offering",), OFFERINGS), (("piece",), PIECES)],
        )
        super().__init__(players, _blocks(players, self.question))

    def facts(self, s: PantheonState, seat: int) -> list[Row]:
        waiting = s.waiting()
        lineup = s.lineup
        flags = lineup.bonus_draft | lineup.bsw_start_material << 1 | lineup.traitera_after_trigger << 2
        flags |= s.highest_first << 3 | s.ended << 4 | s.over << 5
        found = self.question.rows(s, seat).copy()
        found += (
            (1 << waiting[0] if waiting and waiting[0] >= 0 else 0,),
            (s.temple,),
            s.feet,
            s.columns,
            s.jumped,
            _loot(s),
            s.track,
            s.bonus,
            (s.bonus_offer,),
            (s.start, s.active, s.big_foot),
            (seat,),
            (flags,),
            s.score,
            (s.hands[seat],),
            s.hands,
            (s.demigods[seat],),
            s.demigods,
            s.gods,
            s.kept,
            s.tokens,
            s.feet_left,
            s.columns_left,
            (s.open, s.played, s.discard, s.money),
            (s.god_display, s.god_aside, s.god_box),
            s.demigod_display,
            (s.picked,),
            (s.token_stock,),
            (s.deck, s.god_stack, s.demigod_stack, s.bag),
            (s.turns, lineup.stall_turns),
        )
        return found


def _loot(s: PantheonState) -> Row:
    """The spaces of loot tiles by kind."""
    if not s.track:
        return NO_LOOT
    found = list(NO_LOOT)
    places = NATION_CARDS[s.track[-1]].loot
    for place, kind in enumerate(s.loot):
        if kind != NOTHING:
            found[kind] |= 1 << places[place]
    return tuple(found)
