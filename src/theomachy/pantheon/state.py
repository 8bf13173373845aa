"""PantheonState: every fact of a position, and nothing that follows from another fact.

Decks, stacks and bags are counts by kind: the order of what nobody has seen exists nowhere (PAN-SETUP-22).
General reserves are not stored: a piece that is neither on the board nor in the personal reserve lies there.
"""

from typing import TYPE_CHECKING, Final, Self

from theomachy.engine.decision import State
from theomachy.pantheon.components import (
    BONUS,
    BOX,
    CARDS,
    COINS,
    DEMIGOD_VALUES,
    FIRST_COIN,
    GODS,
    LOOT,
    LOOT_PLACES,
    OFFERINGS,
    TILES,
)

if TYPE_CHECKING:
    from theomachy.pantheon.abilities import Ability, Edition, Nation

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


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
        reserves = BOX.variant_reserve if lineup.bsw_start_material else BOX.printed_reserve
        feet, columns = reserves[players]
        self.lineup: Final = lineup
        self.edition: Final = lineup.edition
        self.players: Final = players
        # cards, by kind
        self.deck = BOX.deck.copy()
        self.discard = [0] * len(CARDS)
        self.open = [0] * len(CARDS)
        self.played = [0] * len(CARDS)  # in the action under way, not yet discarded (PAN-DRAW-14)
        self.money = BOX.special_money.copy()  # the special money stack
        self.highest_first = False  # how it is sorted (PAN-SETUP-11, PAN-NATION-14)
        self.hands = [[0] * len(CARDS) for _ in range(players)]
        # gods, by kind
        self.god_stack = [tile.copies for tile in TILES.gods]
        self.god_display = [0] * len(GODS)
        self.god_box = [0] * len(GODS)
        self.god_aside = [0] * len(GODS)  # revealed or at work: owned by nobody, not yet in the box
        self.gods = [[0] * len(GODS) for _ in range(players)]
        # demigods, by value less one
        self.demigod_stack = TILES.demigods.copy()
        self.demigod_display: list[int] = []  # values; the first has lain there longest (PAN-EPOCH-10)
        self.demigods = [[0] * DEMIGOD_VALUES for _ in range(players)]
        # loot and bonus tiles
        self.bag = [tile.count for tile in TILES.loot]
        self.loot = [NOTHING] * LOOT_PLACES  # on each loot hex of the nation
        self.picked = [0] * len(LOOT)  # by the player who places now, to be carried out at the end
        self.kept = [[0] * len(LOOT) for _ in range(players)]
        self.bonus = [NOTHING] * players  # the bonus tile before each player
        self.bonus_offer = (1 << len(BONUS)) - 1 if lineup.bonus_draft else 0  # face up for the draft, as bits
        # the board and what is beside it
        self.feet = [0] * players  # hexes
        self.columns = [0] * players  # hexes
        self.jumped = [0] * players  # hexes of feet placed by a jump in this epoch (PAN-MOVE-12)
        self.feet_left = [feet] * players  # in the personal reserve
        self.columns_left = [columns] * players
        self.tokens = [[0] * len(OFFERINGS) for _ in range(players)]  # level of each kind; 0: none
        self.token_stock = [BOX.face_pairs] * (2 * len(OFFERINGS))  # of each kind: faces I/II, faces III/IV
        self.score = [0] * players
        # the course of the game
        self.track: list[int] = []  # nations of the epochs so far, the current one last
        self.temple = NOWHERE  # NOWHERE: in the hands of the start player (PAN-SETUP-21)
        self.start = NOBODY  # start player of the epoch
        self.active = NOBODY
        self.big_foot = NOBODY  # who holds it
        self.turns = 0  # begun in this action phase
        self.ended = False  # the last loot tile or displayed god of the epoch is gone (PAN-EPOCH-19)

    def copy(self) -> Self:
        """An independent position; nobody listens to it."""
        twin = type(self)(self.lineup)
        twin.stack = self.stack.copy()
        twin.over = self.over
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.open = self.open.copy()
        twin.played = self.played.copy()
        twin.money = self.money.copy()
        twin.highest_first = self.highest_first
        twin.hands = [hand.copy() for hand in self.hands]
        twin.god_stack = self.god_stack.copy()
        twin.god_display = self.god_display.copy()
        twin.god_box = self.god_box.copy()
        twin.god_aside = self.god_aside.copy()
        twin.gods = [gods.copy() for gods in self.gods]
        twin.demigod_stack = self.demigod_stack.copy()
        twin.demigod_display = self.demigod_display.copy()
        twin.demigods = [demigods.copy() for demigods in self.demigods]
        twin.bag = self.bag.copy()
        twin.loot = self.loot.copy()
        twin.picked = self.picked.copy()
        twin.kept = [tiles.copy() for tiles in self.kept]
        twin.bonus = self.bonus.copy()
        twin.bonus_offer = self.bonus_offer
        twin.feet = self.feet.copy()
        twin.columns = self.columns.copy()
        twin.jumped = self.jumped.copy()
        twin.feet_left = self.feet_left.copy()
        twin.columns_left = self.columns_left.copy()
        twin.tokens = [tokens.copy() for tokens in self.tokens]
        twin.token_stock = self.token_stock.copy()
        twin.score = self.score.copy()
        twin.track = self.track.copy()
        twin.temple = self.temple
        twin.start = self.start
        twin.active = self.active
        twin.big_foot = self.big_foot
        twin.turns = self.turns
        twin.ended = self.ended
        return twin

    def facts(self) -> list[list[int]]:
        course = [
            int(self.highest_first), self.bonus_offer, self.temple, self.start, self.active, self.big_foot,
            self.turns, int(self.ended), int(self.over),
        ]  # fmt: skip
        return [
            self.lineup.facts(), course, self.deck, self.discard, self.open, self.played, self.money,
            self.god_stack, self.god_display, self.god_box, self.god_aside, self.demigod_stack,
            self.demigod_display, self.bag, self.loot, self.picked, self.bonus, self.feet, self.columns,
            self.jumped, self.feet_left, self.columns_left, self.token_stock, self.score, self.track,
            *self.hands, *self.gods, *self.demigods, *self.kept, *self.tokens,
        ]  # fmt: skip

    def set_facts(self, groups: list[list[int]]) -> None:
        highest_first, self.bonus_offer, self.temple, self.start, self.active, self.big_foot = groups[0][:6]
        self.turns, ended, over = groups[0][6:]
        self.highest_first = bool(highest_first)
        self.ended = bool(ended)
        self.over = bool(over)
        self.deck, self.discard, self.open, self.played, self.money = groups[1:6]
        self.god_stack, self.god_display, self.god_box, self.god_aside = groups[6:10]
        self.demigod_stack, self.demigod_display, self.bag, self.loot, self.picked = groups[10:15]
        self.bonus, self.feet, self.columns, self.jumped, self.feet_left = groups[15:20]
        self.columns_left, self.token_stock, self.score, self.track = groups[20:24]
        n = self.players
        owned = groups[24:]
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
        found: list[Ability] = []
        for god, copies in enumerate(self.gods[seat]):
            if copies:
                found += [self.edition.gods[god]] * copies
        for kind, copies in enumerate(self.kept[seat]):
            if copies:
                found += [self.edition.loot[kind]] * copies
        if self.bonus[seat] != NOTHING:
            found.append(self.edition.bonus[self.bonus[seat]])
        return found

    def cards_anywhere(self) -> bool:
        """Whether there is any card a player could come to draw."""
        held = sum([sum(hand) for hand in self.hands])
        return held + sum(self.deck) + sum(self.discard) + sum(self.open) > 0

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
        self.score[seat] += points
        if points:
            self.tell("points-scored", rule, who=seat, amount=points)

    def play_card(self, seat: int, card: int, rule: str) -> None:
        """A card goes from the hand to the cards of the action under way (PAN-DRAW-14)."""
        self.hands[seat][card] -= 1
        self.played[card] += 1
        self.tell("card-played", rule, who=seat, what=card)

    def discard_played(self, rule: str) -> None:
        """The cards of the action go to the discard pile."""
        for card, amount in enumerate(self.played):
            self.discard[card] += amount
            if amount:
                self.tell("cards-discarded", rule, what=card, amount=amount)
        self.played = [0] * len(CARDS)

    def set_token(self, seat: int, kind: int, level: int, rule: str) -> None:
        """The player's token of the kind now shows the level; one given up for it leaves the game (PAN-BUY-11)."""
        before = self.tokens[seat][kind]
        if before == 0 or face_pair(before) != face_pair(level):
            self.token_stock[2 * kind + face_pair(level)] -= 1
        self.tokens[seat][kind] = level
        self.tell("token-level", rule, who=seat, what=kind, amount=level)

    def take_special_money(self, seat: int, rule: str) -> None:
        """The top card of the special money stack, if there is one (PAN-GOD-18, PAN-LOOT-16).

        The stack is sorted and face up, so everybody knows which card it is.
        """
        cards = [card for card in range(FIRST_COIN, len(COINS)) if self.money[card]]
        if not cards:
            return
        card = cards[-1] if self.highest_first else cards[0]
        self.money[card] -= 1
        self.hands[seat][card] += 1
        self.tell("money-taken", rule, who=seat, what=card)

    def take_from_general(self, seat: int, feet: int, columns: int, rule: str) -> None:
        """Pieces from the general to the personal reserve, as many as are there (PAN-LOOT-04)."""
        feet = min(feet, self.feet_in_general(seat))
        columns = min(columns, self.columns_in_general(seat))
        self.feet_left[seat] += feet
        self.columns_left[seat] += columns
        if feet:
            self.tell("feet-taken", rule, who=seat, amount=feet)
        if columns:
            self.tell("columns-taken", rule, who=seat, amount=columns)


def face_pair(level: int) -> int:
    """Which of the two tokens of a kind shows the level: 0 for I and II, 1 for III and IV (PAN-SETUP-10)."""
    return 0 if level <= 2 else 1
