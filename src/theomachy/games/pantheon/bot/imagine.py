"""What a seat of Pantheon cannot know: other hands and demigods, deck, stacks and bag (PAN-SETUP-28).

The god stack is what lies nowhere else, so it is known but for its order. The document does not tell which loot
tiles and demigods have left the game; of those that lie nowhere else any may still be there.
"""

from typing import Final

from theomachy.bots.mind import Imagining
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.game import Json
from theomachy.engine.values import Row
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.components import CARDS, DEMIGOD_VALUES, LOOT, UPPER_VALUES
from theomachy.games.pantheon.rules.piles import count, one
from theomachy.games.pantheon.rules.state import PantheonState

UPPER: Final = one(UPPER_VALUES) - 1
"""All of a pile of demigods but those of the lower part of their stack (PAN-SETUP-07, -08)."""


class PantheonImagining(Imagining[PantheonState]):
    """A position read once, with everything hidden in one heap; every position deals the heap anew."""

    def __init__(self, document: Node, seat: int) -> None:
        hands = [size_of(node) for _, node in document.key("hands").entries()]
        demigods = [size_of(node) for _, node in document.key("demigods").entries()]
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
