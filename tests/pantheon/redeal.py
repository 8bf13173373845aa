"""Positions of Pantheon that a seat cannot tell apart."""

from theomachy.engine.chance import Dice
from theomachy.pantheon.components import UPPER_VALUES
from theomachy.pantheon.state import PantheonState


def pooled(counts: list[list[int]]) -> list[int]:
    """Every single thing of these counts, by kind."""
    return [kind for group in counts for kind, amount in enumerate(group) for _ in range(amount)]


def deal(things: list[int], groups: list[list[int]]) -> list[list[int]]:
    """The things dealt out again, to groups of the same sizes."""
    dealt: list[list[int]] = []
    at = 0
    for group in groups:
        counts = [0] * len(group)
        for thing in things[at : at + sum(group)]:
            counts[thing] += 1
        at += sum(group)
        dealt.append(counts)
    return dealt


def redealt(s: PantheonState, seat: int, dice: Dice) -> PantheonState:
    """A position that looks the same to the seat: other hands, deck, stacks and bag are dealt anew."""
    twin = s.copy()
    others = [other for other in range(s.players) if other != seat]
    hidden = [s.deck, *[s.hands[other] for other in others]]
    twin.deck, *hands = deal(dice.shuffled(pooled(hidden)), hidden)
    low = s.demigod_stack[:UPPER_VALUES] + [0] * UPPER_VALUES
    high = [0] * UPPER_VALUES + s.demigod_stack[UPPER_VALUES:]
    unknown = [low, high, *[s.demigods[other] for other in others]]
    low, high, *demigods = deal(dice.shuffled(pooled(unknown)), unknown)
    twin.demigod_stack = [low[place] + high[place] for place in range(len(low))]
    for place, other in enumerate(others):
        twin.hands[other] = hands[place]
        twin.demigods[other] = demigods[place]
    twin.god_stack = deal(dice.shuffled(pooled([s.god_stack])), [s.god_stack])[0]
    return twin
