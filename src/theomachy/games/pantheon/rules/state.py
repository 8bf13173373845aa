"""PantheonState: every fact of a position, and nothing that follows from another fact.

Decks, stacks, bags and hands are piles: the order of what nobody has seen exists nowhere (PAN-SETUP-22).
General reserves are not stored: a piece that is neither on the board nor in the personal reserve lies there.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Self, cast

from mypy_extensions import i64

from theomachy.engine.decision import State
from theomachy.engine.values import Row, added
from theomachy.games.pantheon.rules.components import (
    BONUS,
    BOX,
    CARDS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    LOOT_PLACES,
    OFFERINGS,
    TILES,
)
from theomachy.games.pantheon.rules.derived import Ground, Means, Tableau
from theomachy.games.pantheon.rules.piles import count, counts_of, kinds_in, one, pile_of

if TYPE_CHECKING:
    from theomachy.games.pantheon.rules.abilities.hooks import Ability, Edition, Nation

FULL_DECK: Final = pile_of(BOX.deck)
ALL_MONEY: Final = pile_of(BOX.special_money)
ALL_GODS: Final = pile_of([tile.copies for tile in TILES.gods])
ALL_DEMIGODS: Final = pile_of(TILES.demigods)
FULL_BAG: Final = pile_of([tile.count for tile in TILES.loot])
ALL_TOKENS: Final = pile_of([BOX.face_pairs] * (2 * len(OFFERINGS)))

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
NO_LOOT: Final[Row] = (NOTHING,) * LOOT_PLACES


class Lineup:
    """How many play by which options: settled before the game, the same to the end."""

    def __init__(
        self,
        edition: "Edition",
        players: int,
        bonus_draft: bool,
        bsw_start_material: bool,
        traitera_after_trigger: bool,
        stall_turns: int,
    ) -> None:
        self.edition: Final = edition
        self.players: Final = players
        self.bonus_draft: Final = bonus_draft  # PAN-SETUP-23
        self.bsw_start_material: Final = bsw_start_material  # PAN-SETUP-27
        self.traitera_after_trigger: Final = traitera_after_trigger  # PAN-EPOCH-22
        reserves = BOX.variant_reserve if bsw_start_material else BOX.printed_reserve
        feet, columns = reserves[players]
        self.none: Final[Row] = (0,) * players
        self.feet: Final[Row] = (feet,) * players
        self.columns: Final[Row] = (columns,) * players
        self.no_bonus: Final[Row] = (NOTHING,) * players
        self.stall_turns: Final = stall_turns  # per player and action phase; 0: no guard (PAN-EPOCH-32)

    def facts(self) -> list[int]:
        """Everything but the edition, in a fixed order."""
        return [
            self.players, int(self.bonus_draft), int(self.bsw_start_material),
            int(self.traitera_after_trigger), self.stall_turns,
        ]  # fmt: skip


class PantheonState(State):
    """A position of Pantheon."""

    over_by = "PAN-END-01"

    def __init__(self, lineup: Lineup) -> None:
        super().__init__()
        players = lineup.players
        none = lineup.none
        self.lineup: Final = lineup
        self.edition: Final = lineup.edition
        self.players: Final = players
        # piles of cards
        self.deck: i64 = FULL_DECK
        self.discard: i64 = 0
        self.open: i64 = 0
        self.played: i64 = 0  # in the action under way, not yet discarded (PAN-DRAW-14)
        self.money: i64 = ALL_MONEY  # the special money stack
        self.highest_first = False  # how it is sorted (PAN-SETUP-11, PAN-NATION-14)
        self.hands: Row = none
        # piles of gods
        self.god_stack: i64 = ALL_GODS
        self.god_display: i64 = 0
        self.god_box: i64 = 0
        self.god_aside: i64 = 0  # revealed or at work: owned by nobody, not yet in the box
        self.gods: Row = none
        # piles of demigods, by value less one
        self.demigod_stack: i64 = ALL_DEMIGODS
        self.demigod_display: Row = ()  # values; the first has lain there longest (PAN-EPOCH-10)
        self.demigods: Row = none
        # piles of loot, and bonus tiles
        self.bag: i64 = FULL_BAG
        self.loot: Row = NO_LOOT  # on each loot hex of the nation
        self.picked: i64 = 0  # by the player who places now, to be carried out at the end
        self.kept: Row = none
        self.bonus: Row = lineup.no_bonus  # the bonus tile before each player
        self.bonus_offer = (1 << len(BONUS)) - 1 if lineup.bonus_draft else 0  # face up for the draft, as bits
        # the board and what is beside it
        self.feet: Row = none  # hexes
        self.columns: Row = none  # hexes
        self.jumped: Row = none  # hexes of feet placed by a jump in this epoch (PAN-MOVE-12)
        self.feet_left: Row = lineup.feet  # in the personal reserve
        self.columns_left: Row = lineup.columns
        self.tokens: Row = none  # as a pile: the level of each kind; 0: none
        self.token_stock: i64 = ALL_TOKENS  # of each kind: faces I/II, faces III/IV
        self.score: Row = none
        # the course of the game
        self.track: Row = ()  # nations of the epochs so far, the current one last
        self.temple = NOWHERE  # NOWHERE: in the hands of the start player (PAN-SETUP-21)
        self.start = NOBODY  # start player of the epoch
        self.active = NOBODY
        self.big_foot = NOBODY  # who holds it
        self.turns = 0  # begun in this action phase
        # derived: what follows from the pieces on the board, see placement.ground_of
        self.ground: Ground | None = None
        self._tableau: Tableau | None = None
        self.ended = False  # the last loot tile or displayed god of the epoch is gone (PAN-EPOCH-19)

    def copy(self) -> Self:
        """An independent position; nobody listens to it."""
        twin = cast("Self", PantheonState(self.lineup))
        twin.stack = self.stack.copy()
        twin.over = self.over
        twin.deck = self.deck
        twin.discard = self.discard
        twin.open = self.open
        twin.played = self.played
        twin.money = self.money
        twin.highest_first = self.highest_first
        twin.hands = self.hands
        twin.god_stack = self.god_stack
        twin.god_display = self.god_display
        twin.god_box = self.god_box
        twin.god_aside = self.god_aside
        twin.gods = self.gods
        twin.demigod_stack = self.demigod_stack
        twin.demigod_display = self.demigod_display
        twin.demigods = self.demigods
        twin.bag = self.bag
        twin.loot = self.loot
        twin.picked = self.picked
        twin.kept = self.kept
        twin.bonus = self.bonus
        twin.bonus_offer = self.bonus_offer
        twin.feet = self.feet
        twin.columns = self.columns
        twin.jumped = self.jumped
        twin.feet_left = self.feet_left
        twin.columns_left = self.columns_left
        twin.tokens = self.tokens
        twin.token_stock = self.token_stock
        twin.score = self.score
        twin.track = self.track
        twin.temple = self.temple
        twin.start = self.start
        twin.active = self.active
        twin.big_foot = self.big_foot
        twin.turns = self.turns
        twin.ended = self.ended
        twin.ground = self.ground
        twin._tableau = self._tableau
        return twin

    def facts(self) -> list[Sequence[int]]:
        course = [
            int(self.highest_first), self.bonus_offer, self.temple, self.start, self.active, self.big_foot,
            self.turns, int(self.ended), int(self.over),
        ]  # fmt: skip
        cards = [self.deck, self.discard, self.open, self.played, self.money]
        gods = [self.god_stack, self.god_display, self.god_box, self.god_aside]
        return [
            self.lineup.facts(), course,
            *[counts_of(pile, len(CARDS)) for pile in cards], *[counts_of(pile, len(GODS)) for pile in gods],
            counts_of(self.demigod_stack, DEMIGOD_VALUES), self.demigod_display,
            counts_of(self.bag, len(LOOT)), self.loot, counts_of(self.picked, len(LOOT)),
            self.bonus, self.feet, self.columns, self.jumped, self.feet_left, self.columns_left,
            counts_of(self.token_stock, 2 * len(OFFERINGS)), self.score, self.track,
            *[counts_of(pile, len(CARDS)) for pile in self.hands],
            *[counts_of(pile, len(GODS)) for pile in self.gods],
            *[counts_of(pile, DEMIGOD_VALUES) for pile in self.demigods],
            *[counts_of(pile, len(LOOT)) for pile in self.kept],
            *[counts_of(pile, len(OFFERINGS)) for pile in self.tokens],
        ]  # fmt: skip

    def set_facts(self, groups: list[list[int]]) -> None:
        highest_first, self.bonus_offer, self.temple, self.start, self.active, self.big_foot = groups[0][:6]
        self.turns, ended, over = groups[0][6:]
        self.highest_first = bool(highest_first)
        self.ended = bool(ended)
        self.over = bool(over)
        self.deck, self.discard, self.open, self.played, self.money = [pile_of(group) for group in groups[1:6]]
        self.god_stack, self.god_display, self.god_box, self.god_aside = [pile_of(group) for group in groups[6:10]]
        self.demigod_stack = pile_of(groups[10])
        self.demigod_display = tuple(groups[11])
        self.bag = pile_of(groups[12])
        self.loot = tuple(groups[13])
        self.picked = pile_of(groups[14])
        rows = [tuple(group) for group in groups]
        self.bonus, self.feet, self.columns, self.jumped, self.feet_left, self.columns_left = rows[15:21]
        self.token_stock = pile_of(groups[21])
        self.score, self.track = rows[22:24]
        n = self.players
        owned: Row = tuple([pile_of(group) for group in groups[24:]])
        self.hands, self.gods, self.demigods = owned[:n], owned[n : 2 * n], owned[2 * n : 3 * n]
        self.kept, self.tokens = owned[3 * n : 4 * n], owned[4 * n :]

    # -- the course of the game

    def epoch(self) -> int:
        """The number of the epoch; during set-up the first is about to begin (PAN-SETUP-18)."""
        return max(1, len(self.track))

    def nation(self) -> "Nation":
        """The current nation."""
        return self.edition.nations[self.track[-1]]

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + place) % self.players for place in range(self.players)]

    def abilities(self, seat: int) -> "list[Ability]":
        """What lies before the player: every copy of a god, then step tiles and the bonus tile (PAN-GOD-07)."""
        return self.means(seat).abilities

    def means(self, seat: int) -> Means:
        """What lies before the player, and what it adds up to."""
        known = self._tableau
        if (
            known is None
            or known.gods is not self.gods
            or known.kept is not self.kept
            or known.bonus is not self.bonus
        ):
            known = Tableau(self.gods, self.kept, self.bonus)
            self._tableau = known
        means = known.means[seat]
        if means is None:
            means = Means(self._laid_out(seat))
            known.means[seat] = means
        return means

    def _laid_out(self, seat: int) -> "list[Ability]":
        found: list[Ability] = []
        gods = self.gods[seat]
        for god in kinds_in(gods):
            for _ in range(count(gods, god)):
                found.append(self.edition.gods[god])
        kept = self.kept[seat]
        for kind in kinds_in(kept):
            for _ in range(count(kept, kind)):
                found.append(self.edition.loot[kind])
        if self.bonus[seat] != NOTHING:
            found.append(self.edition.bonus[self.bonus[seat]])
        return found

    def cards_anywhere(self) -> bool:
        """Whether there is any card a player could come to draw."""
        return self.deck != 0 or self.discard != 0 or self.open != 0 or any(self.hands)

    def level(self, seat: int, kind: int) -> int:
        """The level of the player's token of the kind; 0 without one."""
        return count(self.tokens[seat], kind)

    # -- pieces

    def pieces(self, seat: int) -> int:
        """The hexes with a piece of the player."""
        return self.feet[seat] | self.columns[seat]

    def others_pieces(self, seat: int) -> int:
        """The hexes with a piece of another player."""
        spaces = 0
        for other in range(self.players):
            if other != seat:
                spaces |= self.feet[other] | self.columns[other]
        return spaces

    def full(self) -> int:
        """The hexes with two pieces (PAN-MOVE-11)."""
        once = 0
        twice = 0
        for seat in range(self.players):
            pieces = self.pieces(seat)
            twice |= once & pieces
            once |= pieces
        return twice

    def feet_in_general(self, seat: int) -> int:
        """Feet of the colour in the general reserve."""
        return BOX.feet - self.feet_left[seat] - self.feet[seat].bit_count()

    def columns_in_general(self, seat: int) -> int:
        """Columns of the colour in the general reserve."""
        return BOX.columns - self.columns_left[seat] - self.columns[seat].bit_count()

    # -- changes

    def gain_points(self, seat: int, points: int, rule: str) -> None:
        """Victory points for the player (PAN-SETUP-04)."""
        self.score = added(self.score, seat, points)
        if points:
            self.tell("points-scored", rule, who=seat, amount=points)

    def play_card(self, seat: int, card: int, rule: str) -> None:
        """A card goes from the hand to the cards of the action under way (PAN-DRAW-14)."""
        self.hands = added(self.hands, seat, -one(card))
        self.played += one(card)
        self.tell("card-played", rule, who=seat, what=card)

    def discard_played(self, rule: str) -> None:
        """The cards of the action go to the discard pile."""
        for card in kinds_in(self.played):
            self.tell("cards-discarded", rule, what=card, amount=count(self.played, card))
        self.discard += self.played
        self.played = 0

    def set_token(self, seat: int, kind: int, level: int, rule: str) -> None:
        """The player's token of the kind now shows the level; one given up for it leaves the game (PAN-BUY-11)."""
        before = self.level(seat, kind)
        if before == 0 or face_pair(before) != face_pair(level):
            self.token_stock -= one(2 * kind + face_pair(level))
        self.tokens = added(self.tokens, seat, (level - before) * one(kind))
        self.tell("token-level", rule, who=seat, what=kind, amount=level)

    def take_special_money(self, seat: int, rule: str) -> None:
        """The top card of the special money stack, if there is one (PAN-GOD-18, PAN-LOOT-16).

        The stack is sorted and face up, so everybody knows which card it is.
        """
        cards = kinds_in(self.money)
        if not cards:
            return
        card = cards[-1] if self.highest_first else cards[0]
        self.money -= one(card)
        self.hands = added(self.hands, seat, one(card))
        self.tell("money-taken", rule, who=seat, what=card)

    def take_from_general(self, seat: int, feet: int, columns: int, rule: str) -> None:
        """Pieces from the general to the personal reserve, as many as are there (PAN-LOOT-04)."""
        feet = min(feet, self.feet_in_general(seat))
        columns = min(columns, self.columns_in_general(seat))
        self.feet_left = added(self.feet_left, seat, feet)
        self.columns_left = added(self.columns_left, seat, columns)
        if feet:
            self.tell("feet-taken", rule, who=seat, amount=feet)
        if columns:
            self.tell("columns-taken", rule, who=seat, amount=columns)


def face_pair(level: int) -> int:
    """Which of the two tokens of a kind shows the level: 0 for I and II, 1 for III and IV (PAN-SETUP-10)."""
    return 0 if level <= 2 else 1
