"""Poker as a bot understands it."""

from typing import Final

from poker.game import POKER
from poker.rules.cards import CARDS, HAND_SIZE, PAIR, STRONGEST, kind_of, rank_of, strength
from poker.rules.round import BET, CARD, FOLD, Bets, Exchange
from poker.rules.state import DECK, ROUNDS, SEATS, PokerState
from theomachy.bots.evaluation import Evaluation, weights_of
from theomachy.bots.mind import Imagining, Mind
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import PASS, Secret
from theomachy.engine.game import random_option

FEATURES: Final = ("chips", "hand")
RULES: Final = {"chips": "POKER-10", "hand": "POKER-07"}
KING: Final = 4


class PokerImagining(Imagining[PokerState]):
    """What a seat knows; the deck, the other hands and the secret answers are dealt anew each time."""

    def __init__(self, document: Node, seat: int) -> None:
        entries = {name: document.key(name).value for name in document.names()}
        owners = [(owner.text(), hand) for owner, hand in document.key("hands").entries()]
        dealt = {owner: hand.texts() for owner, hand in owners if isinstance(hand.value, list)}
        seen = [*document.key("discard").texts(), *[card for hand in dealt.values() for card in hand]]
        unseen = [card for card in CARDS if card not in seen]
        self.hidden: Final = [SEATS.index(owner) for owner, _ in owners if owner not in dealt]
        for owner, hand in owners:
            if owner not in dealt:
                dealt[owner], unseen = unseen[: hand.amount()], unseen[hand.amount() :]
        stack = [frame.items() for frame in document.key("stack").items()]
        frames = [[0 if part.value is None else part.value for part in frame] for frame in stack]
        self.s: Final = POKER.position(Node({**entries, "hands": dealt, "stack": frames}, document.place))

    def position(self, dice: Dice) -> PokerState:
        return self.imagined(dice, answered=True)

    def unanswered(self, dice: Dice) -> PokerState:
        return self.imagined(dice, answered=False)

    def imagined(self, dice: Dice, answered: bool) -> PokerState:
        """The position with everything hidden dealt anew; secret answers are drawn, or still to be given."""
        s = self.s.copy()
        places = [s.place[card] for card in self.unknown()]
        for card, place in zip(dice.shuffled(self.unknown()), places, strict=True):
            s.put(card, place)
        frame = s.stack[-1] if s.stack else None
        if isinstance(frame, Secret):
            owed, held = list(frame.owed), list(frame.held)
            for seat in self.hidden:
                if not owed[seat]:
                    owed[seat], held[seat] = (0, FOLD + int(dice.below(2))) if answered else (1, 0)
            s.stack[-1] = frame.successor(owed, held)
        return s

    def unknown(self) -> list[int]:
        """The cards the seat has not seen."""
        places = {DECK, *[seat + 1 for seat in self.hidden]}
        return [card for card, place in enumerate(self.s.place) if place in places]


class PokerMind(Mind[PokerState]):
    """Judges chips and hands, where the next bets are asked for."""

    worlds = 4

    def imagining(self, document: Node, seat: int) -> PokerImagining:
        return PokerImagining(document, seat)

    def features(self, s: PokerState) -> list[list[float]]:
        return [[float(s.chips[seat]), strength_of(s, seat)] for seat in range(s.players)]

    def stage(self, s: PokerState) -> float:
        return s.round / ROUNDS

    def between_turns(self, s: PokerState) -> bool:
        frame = s.stack[-1]
        return isinstance(frame, Bets) and all(frame.owed)

    def quick(self, s: PokerState, seat: int, options: list[int], dice: Dice) -> int:
        """Bet on a pair or a king; exchange the lowest card of a hand that is nothing."""
        frame = s.stack[-1]
        hand = s.hand(seat)
        good = len(hand) == HAND_SIZE and kind_of(hand) >= PAIR
        if isinstance(frame, Bets):
            return BET if good or max(map(rank_of, hand), default=0) >= KING else FOLD
        if isinstance(frame, Exchange):
            return PASS if good else CARD + min(hand)
        return random_option(s, seat, options, dice)

    def rule(self, s: PokerState, feature: str) -> str:
        return RULES[feature]


def strength_of(s: PokerState, seat: int) -> float:
    """How strong a hand is, from 0 to 1."""
    hand = s.hand(seat)
    return strength(hand) / STRONGEST if len(hand) == HAND_SIZE else 0.0


POKER_MIND: Final = PokerMind(POKER, Evaluation(FEATURES, weights_of("poker.bot")))
