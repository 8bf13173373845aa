"""Positions of Pantheon that a seat cannot tell apart."""

from theomachy.engine.chance import Dice
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.piles import count, kinds_in, one, size
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.rules.tiles import UPPER


def pooled(piles: list[int]) -> list[int]:
    """Every single thing of these piles, by kind."""
    return [kind for pile in piles for kind in kinds_in(pile) for _ in range(count(pile, kind))]


def deal(things: list[int], piles: list[int]) -> list[int]:
    """The things dealt out again, to piles of the same sizes."""
    dealt: list[int] = []
    at = 0
    for pile in piles:
        dealt.append(sum([one(thing) for thing in things[at : at + size(pile)]]))
        at += size(pile)
    return dealt


def redealt(s: PantheonState, seat: int, dice: Dice) -> PantheonState:
    """A position that looks the same to the seat: other hands, deck, stacks and bag are dealt anew."""
    twin = s.copy()
    others = [other for other in range(s.players) if other != seat]
    hidden: list[int] = [s.deck, *[s.hands[other] for other in others]]
    twin.deck, *hands = deal(dice.shuffled(pooled(hidden)), hidden)
    low = s.demigod_stack & UPPER
    high = s.demigod_stack - low
    unknown: list[int] = [low, high, *[s.demigods[other] for other in others]]
    low, high, *demigods = deal(dice.shuffled(pooled(unknown)), unknown)
    twin.demigod_stack = low + high
    for place, other in enumerate(others):
        twin.hands = changed(twin.hands, other, hands[place])
        twin.demigods = changed(twin.demigods, other, demigods[place])
    twin.god_stack = deal(dice.shuffled(pooled([s.god_stack])), [s.god_stack])[0]
    return twin
