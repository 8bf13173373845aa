"""Positions of Ankh that a seat cannot tell apart."""

from theomachy.engine.chance import Dice
from theomachy.engine.decision import Secret
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState


def redealt(s: AnkhState, seat: int, dice: Dice) -> AnkhState | None:
    """The position with other secret answers of other sides; None if it has no secrets (ANKH-DEC-06)."""
    frame = s.stack[-1]
    if s.over or not isinstance(frame, Secret):
        return None
    held = list(frame.held)
    own = s.side_of[seat] if seat >= 0 else OUT
    for other in range(s.players):
        if other != own and held[other]:
            open_question = frame.successor([1] * s.players, [0] * s.players)
            held[other] = 0
            for _ in range(frame.held[other].bit_count() if type(frame).__name__ == "ChooseCards" else 1):
                options = open_question.options(s, other)
                held[other] = frame.combined(held[other], options[dice.below(len(options))])
    twin = s.copy()
    twin.stack[-1] = frame.successor(list(frame.owed), held)
    return twin
