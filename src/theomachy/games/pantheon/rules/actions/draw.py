"""Cards: the deck, the open cards, hands, and the Draw action (chapter 7).

What a hand draws from the deck only its owner learns: the draw is a Hidden question, and its event tells the
card to that seat alone. The deck's counts are never shown to anybody.
"""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import added, changed
from theomachy.games.pantheon.rules.abilities.hooks import Hidden, Nature, PantheonQuestion
from theomachy.games.pantheon.rules.codes import CARD, DECK, OPEN
from theomachy.games.pantheon.rules.components import BOX
from theomachy.games.pantheon.rules.piles import add_kinds, one, size
from theomachy.games.pantheon.rules.state import PantheonState


def renew_deck(s: PantheonState) -> None:
    """An empty deck is made anew of the discard pile, unless that is empty too (PAN-DRAW-08, -09)."""
    if not s.deck and s.discard:
        s.deck = s.discard
        s.discard = 0
        s.tell("deck-renewed", "PAN-DRAW-08", amount=size(s.deck))


def discard_hands(s: PantheonState) -> None:
    """Deck and discard pile are empty and a card is owed: all hands become the deck (PAN-DRAW-10, -11)."""
    for seat, hand in enumerate(s.hands):
        s.deck += hand
        s.tell("hand-discarded", "PAN-DRAW-10", who=seat, amount=size(hand))
        s.hands = changed(s.hands, seat, 0)


def ready_to_draw(s: PantheonState) -> bool:
    """See to it that the deck has a card for somebody who has to draw; False if there is none anywhere."""
    renew_deck(s)
    if not s.deck:
        discard_hands(s)
    return s.deck != 0


class CardToHand(Hidden):
    """The top card of the deck goes to a hand."""

    asks = Asks("card-to-hand", "chance", subject="seat")
    asked_by = "PAN-DRAW-07"

    def first_code(self) -> int:
        return CARD

    def pool(self, s: PantheonState) -> i64:
        return s.deck

    def turned(self, s: PantheonState, kind: int) -> None:
        s.deck -= one(kind)
        s.hands = added(s.hands, self.seat, one(kind))
        s.whisper("card-drawn", "PAN-DRAW-07", self.seat, kind)
        renew_deck(s)


class TurnUp(Nature):
    """The top card of the deck is laid open."""

    asks = Asks("turn-up", "chance")
    asked_by = "PAN-SETUP-14"

    def first_code(self) -> int:
        return CARD

    def pool(self, s: PantheonState) -> i64:
        return s.deck

    def turned(self, s: PantheonState, kind: int) -> None:
        s.deck -= one(kind)
        s.open += one(kind)
        s.tell("open-card-turned", "PAN-DRAW-03", what=kind)
        renew_deck(s)


class FillOpen(Step[PantheonState]):
    """Empty open places are filled while there is a deck; they are no need of their own (PAN-DRAW-13, -16)."""

    def run(self, s: PantheonState) -> None:
        if s.deck and size(s.open) < BOX.open_cards:
            s.queue([TurnUp(), FillOpen()])


class ReplaceOpen(Step[PantheonState]):
    """An open card just taken is replaced at once, if there is a deck or a discard pile (PAN-DRAW-03, -16)."""

    def run(self, s: PantheonState) -> None:
        renew_deck(s)
        if s.deck:
            s.push(TurnUp())


class DrawCards(Step[PantheonState]):
    """The player has to draw so many cards from the deck (PAN-DRAW-07); then open places are filled."""

    numbers = "seat, owed: amount"

    def __init__(self, seat: int, owed: int) -> None:
        self.seat: Final = seat
        self.owed: Final = owed

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.owed)

    def run(self, s: PantheonState) -> None:
        if self.owed and ready_to_draw(s):
            s.queue([CardToHand(self.seat), DrawCards(self.seat, self.owed - 1)])
        else:
            s.push(FillOpen())


class DrawUpTo(Step[PantheonState]):
    """The player draws up to a number of hand cards, whatever becomes of the hand meanwhile (PAN-NATION-22)."""

    numbers = "seat, size: amount"

    def __init__(self, seat: int, size: int) -> None:
        self.seat: Final = seat
        self.size: Final = size

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.size)

    def run(self, s: PantheonState) -> None:
        if size(s.hands[self.seat]) < self.size and ready_to_draw(s):
            s.queue([CardToHand(self.seat), DrawUpTo(self.seat, self.size)])
        else:
            s.push(FillOpen())


def deck_may_be_chosen(s: PantheonState, taken: int) -> bool:
    """Whether the next card of a Draw action may come from the deck (PAN-DRAW-15, -17)."""
    if s.deck or s.discard:
        return True
    return taken < BOX.drawn and not s.open and s.cards_anywhere()


def begin_draw(s: PantheonState, seat: int) -> None:
    """The Draw action: three cards, and one more for whatever allows it (PAN-DRAW-01, -04)."""
    s.push(Drawing(seat, 0, BOX.drawn + s.means(seat).drawn))


class Drawing(Step[PantheonState]):
    """So many cards of a Draw action are taken; the next one, or the end (PAN-DRAW-13)."""

    numbers = "seat, taken: amount, allowed: amount"

    def __init__(self, seat: int, taken: int, allowed: int) -> None:
        self.seat: Final = seat
        self.taken: Final = taken
        self.allowed: Final = allowed

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.taken, self.allowed)

    def run(self, s: PantheonState) -> None:
        if self.taken < self.allowed and (s.open or deck_may_be_chosen(s, self.taken)):
            s.push(TakeCard(self.seat, self.taken, self.allowed))
        else:
            s.push(FillOpen())


class TakeCard(PantheonQuestion):
    """An open card or the top card of the deck? PASS declines a card that is not owed (PAN-DRAW-02, -05)."""

    asks = Asks("take-card", "card", amount="cards")
    numbers = "seat, taken: amount, allowed: amount"
    asked_by = "PAN-DRAW-02"

    def __init__(self, seat: int, taken: int, allowed: int) -> None:
        super().__init__(seat)
        self.taken: Final = taken
        self.allowed: Final = allowed

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.taken, self.allowed)

    def counted(self, s: PantheonState, seat: int) -> int:
        """The cards that may still be taken."""
        return self.allowed - self.taken

    def options(self, s: PantheonState, seat: int) -> list[int]:
        found = [PASS] if self.taken >= BOX.drawn else []
        add_kinds(found, OPEN, s.open)
        if deck_may_be_chosen(s, self.taken):
            found.append(DECK)
        return found

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if option == PASS:
            return [Reason("PAN-DRAW-05", who=seat, amount=BOX.drawn - self.taken)]
        if option == DECK:
            return [Reason("PAN-DRAW-15" if self.taken < BOX.drawn else "PAN-DRAW-17", who=seat)]
        return self.other_sort(option)

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        if option == PASS:
            s.push(FillOpen())
            return
        s.push(Drawing(seat, self.taken + 1, self.allowed))
        if option == DECK:
            ready_to_draw(s)
            s.push(CardToHand(seat))
        else:
            card = option - OPEN
            s.open -= one(card)
            s.hands = added(s.hands, seat, one(card))
            s.tell("open-card-taken", "PAN-DRAW-02", who=seat, what=card)
            s.push(ReplaceOpen())
