"""A round: ante, deal, bet in secret, exchange a card, show."""

from poker.rules.cards import CARDS, HAND_SIZE, kind_of, strength
from poker.rules.state import ANTE, DECK, DISCARD, ROUNDS, STAKE, PokerState
from theomachy.engine.decision import CHANCE, PASS, Frame, Question, Secret, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import changed

FOLD = 1
BET = 2
CARD = 3
"""The codes of options; + the number of the card."""
CODES = CARD + len(CARDS)


class BeginRound(Step[PokerState]):
    """Everybody pays the ante and gets three cards, or the game is over."""

    def run(self, s: PokerState) -> None:
        s.place = (DECK,) * len(CARDS)
        s.betting = (0,) * s.players
        if s.round == ROUNDS:
            s.over = True
            s.tell("game-over", "POKER-10")
            return
        s.round += 1
        for seat in s.in_turn():
            s.pay(seat, ANTE)
            s.tell("ante-paid", "POKER-02", who=seat, amount=ANTE)
        deals = [DealCard(seat) for seat in s.in_turn() for _ in range(HAND_SIZE)]
        s.queue([*deals, Bets(*[1] * s.players, *[0] * s.players)])


class DealCard(Frame[PokerState]):
    """Nature deals a card to a seat, which alone sees it."""

    asks = Asks("deal-card", "chance")
    numbers = "seat"
    asked_by = "POKER-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def questions(self) -> bool:
        return True

    def waiting(self) -> list[int]:
        return [CHANCE]

    def options(self, s: PokerState, seat: int) -> list[int]:
        return [CARD + card for card in s.cards_at(DECK)]

    def reasons(self, s: PokerState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else [Reason(self.asked_by)]

    def reasons_against_seat(self, s: PokerState, seat: int) -> list[Reason]:
        return [Reason(self.asked_by)]

    def privy(self) -> int:
        return self.seat

    def answer(self, s: PokerState, seat: int, option: int) -> None:
        s.put(option - CARD, self.seat + 1)
        s.whisper("card-dealt", self.asked_by, self.seat, option - CARD)


class Bets(Secret[PokerState]):
    """Bet or fold? All answer at once; what is held is the answer."""

    asks = Asks("bets", "confirm")
    numbers = "owed[]: flag, held[]: stake"
    asked_by = "POKER-04"
    decided_by = "POKER-04"

    def options(self, s: PokerState, seat: int) -> list[int]:
        return [FOLD, BET]

    def reasons(self, s: PokerState, seat: int, option: int) -> list[Reason]:
        return [] if option in (FOLD, BET) else [Reason(self.asked_by, who=seat)]

    def combined(self, held: int, option: int) -> int:
        return option

    def successor(self, owed: list[int], held: list[int]) -> "Bets":
        return Bets(*owed, *held)

    def all_in(self, s: PokerState) -> None:
        for seat in s.in_turn():
            if self.held[seat] == BET:
                s.pay(seat, STAKE)
                s.betting = changed(s.betting, seat, 1)
                s.tell("bet", "POKER-04", who=seat, amount=STAKE)
            else:
                s.tell("folded", "POKER-04", who=seat)
        betting = [seat for seat in s.in_turn() if s.betting[seat]]
        exchanges = [Exchange(seat) for seat in betting] if len(betting) > 1 else []
        s.queue([*exchanges, Show(), BeginRound()])


class Exchange(Question[PokerState]):
    """Which card is exchanged, if any? It is laid face up."""

    asks = Asks("exchange", "card")
    asked_by = "POKER-05"
    decided_by = "POKER-05"

    def options(self, s: PokerState, seat: int) -> list[int]:
        return [PASS, *[CARD + card for card in s.hand(seat)]]

    def reasons(self, s: PokerState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        return [Reason("POKER-06" if CARD <= option < CODES else self.asked_by, who=seat)]

    def answer(self, s: PokerState, seat: int, option: int) -> None:
        if option == PASS:
            s.tell("hand-kept", self.asked_by, who=seat)
            return
        s.put(option - CARD, DISCARD)
        s.tell("card-exchanged", self.asked_by, who=seat, what=option - CARD)
        s.push(DealCard(seat))


class Show(Step[PokerState]):
    """Who has bet shows the hand; the best hand wins the pot."""

    def run(self, s: PokerState) -> None:
        betting = [seat for seat in s.in_turn() if s.betting[seat]]
        best = max([strength(s.hand(seat)) for seat in betting], default=0)
        won = [seat for seat in betting if strength(s.hand(seat)) == best]
        for seat in betting if len(betting) > 1 else []:
            for card in s.hand(seat):
                s.tell("card-shown", "POKER-07", who=seat, what=card)
            s.tell("hand-shown", "POKER-07", who=seat, what=kind_of(s.hand(seat)))
        share = s.pot // len(won) if won else 0
        for seat in won:
            s.pay(seat, -share)
            s.tell("pot-won", "POKER-08", who=seat, amount=share)
        if s.pot:
            s.tell("pot-left", "POKER-09", amount=s.pot)
