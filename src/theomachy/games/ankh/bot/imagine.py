"""What a seat of Ankh cannot know: cards and bids others have chosen and not yet revealed (ANKH-DEC-06)."""

from typing import Final

from theomachy.bots.mind import Imagining
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import Secret
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.events.battle import ChooseCards
from theomachy.games.ankh.rules.state import AnkhState


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
        return self.imagined(dice, True)

    def unanswered(self, dice: Dice) -> AnkhState:
        return self.imagined(dice, False)

    def imagined(self, dice: Dice, answered: bool) -> AnkhState:
        """The position with the hidden answers filled in, or with all of them still to be given."""
        s = self.s.copy()
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, Secret) and self.hidden:
            owed = list(frame.owed)
            held = list(frame.held)
            for side in self.hidden:
                due = due_from(s, frame, side)
                held[side] = held_by(s, frame, side, due - owed[side], dice) if answered else 0
                owed[side] = owed[side] if answered else due
            s.stack[-1] = frame.successor(owed, held)
        return s


def due_from(s: AnkhState, frame: Secret[AnkhState], side: int) -> int:
    """How many answers the question asks of a side, given or not."""
    if not isinstance(frame, ChooseCards):  # a bid: one of everybody who is present (ANKH-CARD-10)
        return 1 if side in s.present(s.battle.region) else 0
    if not s.battle.participants >> side & 1:
        return 0
    return 2 if side == s.battle.double else 1  # ANKH-BAT-04, ANKH-GOD-01


def held_by(s: AnkhState, frame: Secret[AnkhState], side: int, given: int, dice: Dice) -> int:
    """What a side may hold that has given so many answers; anything it could have is equally likely."""
    if not isinstance(frame, ChooseCards):
        return int(dice.below(s.followers[side] + 1)) if given else 0
    held = 0
    for card in dice.shuffled(members(s.hands[side]))[:given]:
        held |= 1 << card
    return held
