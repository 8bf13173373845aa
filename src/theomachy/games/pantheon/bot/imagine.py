"""What a seat of Pantheon cannot know: other hands and demigods, deck, stacks and bag (PAN-SETUP-28).

The god stack is what lies nowhere else, so it is known but for its order. The document does not tell which loot
tiles and demigods have left the game; of those that lie nowhere else any may still be there. A memory does tell
that, and more: what others took openly, and which cards an unseen one may be.
"""

from typing import Final

from theomachy.bots.mind import Imagining
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.game import Json
from theomachy.engine.values import Row
from theomachy.games.pantheon.bot.hands import Contradiction
from theomachy.games.pantheon.bot.memory import PantheonMemory, first_memory
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.components import CARDS, DEMIGOD_VALUES, LOOT, UPPER_VALUES
from theomachy.games.pantheon.rules.piles import count, counts_of, one, pile_of
from theomachy.games.pantheon.rules.state import PantheonState

UPPER: Final = one(UPPER_VALUES) - 1
"""All of a pile of demigods but those of the lower part of their stack (PAN-SETUP-07, -08)."""


class PantheonImagining(Imagining[PantheonState]):
    """A position read once, with everything hidden in one heap; every position deals the heap anew."""

    def __init__(self, document: Node, seat: int) -> None:
        hands = hand_sizes(document)
        demigods = demigod_sizes(document)
        self.s: Final = PANTHEON.position(revealed(document))
        self.hands: Final = [0 if owner == seat else amount for owner, amount in enumerate(hands)]
        self.demigods: Final = [0 if owner == seat else amount for owner, amount in enumerate(demigods)]
        self.own_hand: Final = self.s.hands[seat]
        self.own_demigods: Final = self.s.demigods[seat]
        self.seat: Final = seat
        self.bag: Final = size_of(document.key("bag"))
        self.demigod_stack: Final = size_of(document.key("demigodStack"))
        self.cards: Final = things(self.s.deck, len(CARDS))
        self.tiles: Final = things(self.s.bag, len(LOOT))
        self.upper: Final = things(self.s.demigod_stack & UPPER, DEMIGOD_VALUES)
        self.lower: Final = things(self.s.demigod_stack & ~UPPER, DEMIGOD_VALUES)

    def position(self, dice: Dice) -> PantheonState:
        s = self.s.copy()
        hands, s.deck = dealt(dice.shuffled(self.cards), self.hands)
        s.hands = with_own(hands, self.seat, self.own_hand)
        s.bag = sum([one(kind) for kind in dice.shuffled(self.tiles)[: self.bag]])
        below = min(self.demigod_stack, len(self.lower))
        upper, lower = dice.shuffled(self.upper), dice.shuffled(self.lower)
        above = self.demigod_stack - below
        s.demigod_stack = sum([one(value) for value in lower[:below] + upper[:above]])
        demigods, _ = dealt(dice.shuffled(lower[below:] + upper[above:]), self.demigods)
        s.demigods = with_own(demigods, self.seat, self.own_demigods)
        return s


class PantheonRecalling(PantheonImagining):
    """The same with a memory; while that fits the position, only deals that fit all that was seen are imagined."""

    def __init__(self, document: Node, seat: int, memory: PantheonMemory) -> None:
        super().__init__(document, seat)
        self.sizes: Final = hand_sizes(document)
        self.owned: Final = demigod_sizes(document)
        self.memory: Final = memory
        self.fits: Final = not memory.lost and self.fitting()

    def fitting(self) -> bool:
        """Whether the memory can be one of this position: it is not if the position was changed by hand."""
        s = self.s
        hands = self.memory.cards
        return (
            hands.unseen() == counts_of(s.deck + self.own_hand, len(CARDS))
            and hands.sizes() == self.sizes
            and hands.known[self.seat] == counts_of(self.own_hand, len(CARDS))
            and hands.discard == counts_of(s.discard, len(CARDS))
            and self.memory.demigods.sizes() == self.owned
            and self.memory.demigods.known[self.seat] == counts_of(self.own_demigods, DEMIGOD_VALUES)
            and self.memory.demigods.fits(self.demigod_stack)
            and min(self.memory.tiles) >= 0
            and sum(self.memory.tiles) >= self.bag
        )

    def position(self, dice: Dice) -> PantheonState:
        if not self.fits:
            return super().position(dice)
        s = self.s.copy()
        try:
            hands, deck = self.memory.cards.dealt(dice)
        except Contradiction:  # no way was found to settle what is open: rare, and only with three or more players
            return super().position(dice)
        s.hands = tuple([pile_of(hand) for hand in hands])
        s.deck = pile_of(deck)
        tiles = [kind for kind, amount in enumerate(self.memory.tiles) for _ in range(amount)]
        s.bag = sum([one(kind) for kind in dice.shuffled(tiles)[: self.bag]])
        demigods, stack = self.memory.demigods.dealt(self.demigod_stack, dice)
        s.demigods = tuple([pile_of(own) for own in demigods])
        s.demigod_stack = pile_of(stack)
        return s


def begun(document: Node, seat: int) -> PantheonMemory:
    """What a seat begins to remember at a position."""
    whole = revealed(document)
    piles = {name: whole.key(name).value for name in whole.names() if name != "stack"}
    s = PANTHEON.position(Node({**piles, "over": True}, document.place))  # nobody is asked: only the piles matter
    return first_memory(s, seat, hand_sizes(document), demigod_sizes(document))


def hand_sizes(document: Node) -> list[int]:
    """How many cards each seat has."""
    return [size_of(node) for _, node in document.key("hands").entries()]


def demigod_sizes(document: Node) -> list[int]:
    """How many demigods each seat has."""
    return [size_of(node) for _, node in document.key("demigods").entries()]


def size_of(node: Node) -> int:
    """How many there are, whether they are named or not."""
    if isinstance(node.value, int):
        return node.amount()
    return sum([amount.amount() for _, amount in node.entries()])


def revealed(document: Node) -> Node:
    """A document of a whole position: what is hidden from the seat lies in deck, stack and bag."""
    whole: dict[str, Json | object] = {name: document.key(name).value for name in document.names()}
    for name in ("deck", "godStack", "demigodStack", "bag"):
        del whole[name]
    for name in ("hands", "demigods"):
        owned = document.key(name).entries()
        whole[name] = {owner.text(): {} if isinstance(pile.value, int) else pile.value for owner, pile in owned}
    return Node(whole, document.place)


def things(pile: int, kinds: int) -> list[int]:
    """Every single thing of a pile, by its kind."""
    return [kind for kind in range(kinds) for _ in range(count(pile, kind))]


def dealt(heap: list[int], sizes: list[int]) -> tuple[list[int], int]:
    """Piles of these sizes off the top of the heap, and the pile of the rest."""
    piles: list[int] = []
    start = 0
    for amount in sizes:
        piles.append(sum([one(kind) for kind in heap[start : start + amount]]))
        start += amount
    return piles, sum([one(kind) for kind in heap[start:]])


def with_own(piles: list[int], seat: int, own: int) -> Row:
    """The piles of all seats, with what the seat itself has."""
    return tuple([own if owner == seat else pile for owner, pile in enumerate(piles)])
