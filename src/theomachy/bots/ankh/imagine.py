"""What a seat of Ankh cannot know: cards and bids others have chosen and not yet revealed (ANKH-DEC-06)."""

from typing import Final

from theomachy.ankh.battle import ChooseCards
from theomachy.ankh.game import ANKH
from theomachy.ankh.state import AnkhState
from theomachy.bots.mind import Imagining
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import Secret


class AnkhImagining(Imagining[AnkhState]):
    """A position read once; only the secret answers of others differ from one imagined position to the next."""

    def __init__(self, document: Node, seat: int) -> None:
        stack = [list(node.items()) for node in document.key("stack").items()]
        filled = [[0 if fact.value is None else fact.value for fact in frame] for frame in stack]
        self.hidden: Final = [
            place - 1 - (len(frame) - 1) // 2
            for frame in stack[-1:]
            for place, fact in enumerate(frame)
            if fact.value is None
        ]
        """The sides whose held answers the document leaves out."""
        whole = {name: document.key(name).value for name in document.names()}
        self.s: Final = ANKH.position(Node({**whole, "stack": filled}, document.place))

    def position(self, dice: Dice) -> AnkhState:
        s = self.s.copy()
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, Secret) and self.hidden:
            held = list(frame.held)
            for side in self.hidden:
                held[side] = answered(s, frame, side, dice)
            s.stack[-1] = frame.successor(list(frame.owed), held)
        return s


def answered(s: AnkhState, frame: Secret[AnkhState], side: int, dice: Dice) -> int:
    """What a side may hold that has given so many of its answers; anything it could have is equally likely."""
    if not isinstance(frame, ChooseCards):  # a bid: one answer of everybody who is present (ANKH-CARD-10)
        given = side in s.present(s.battle.region) and not frame.owed[side]
        return int(dice.below(s.followers[side] + 1)) if given else 0
    if not s.battle.participants >> side & 1:
        return 0
    chosen = (2 if side == s.battle.double else 1) - frame.owed[side]  # ANKH-BAT-04, ANKH-GOD-01
    held = 0
    for card in dice.shuffled(members(s.hands[side]))[:chosen]:
        held |= 1 << card
    return held
