"""The Sacrifice action: a god for offerings of different kinds (chapter 6)."""

from typing import Final

from mypy_extensions import i64

from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.games.pantheon.rules.abilities.hooks import BY_SACRIFICE, PantheonQuestion
from theomachy.games.pantheon.rules.codes import GOD, OFFER, TOKEN, WITH_TOKEN
from theomachy.games.pantheon.rules.components import FIRST_OFFERING, GODS, OFFERINGS
from theomachy.games.pantheon.rules.piles import DIGIT, MOST, count, kinds_in, one
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.rules.tiles import gain_god


def token_for(s: PantheonState, seat: int, god: int, kind: int) -> int:
    """What the player's token of the kind is worth for this god (PAN-SAC-06, -14)."""
    return 0 if s.edition.gods[god].refuses_tokens() else s.level(seat, kind)


def offerings(s: PantheonState, seat: int, god: int) -> i64:
    """The most the player can give of each kind, cards and token, as a pile (PAN-SAC-07)."""
    cards: i64 = s.hands[seat]
    cards = cards // one(FIRST_OFFERING) % one(len(OFFERINGS))
    return cards if s.edition.gods[god].refuses_tokens() else cards + s.tokens[seat]


def can_meet(most: i64, numbers: list[int], met: int) -> bool:
    """Whether the numbers from this one on can be met with so many of each kind, each by another kind.

    So it is exactly if for every number as many kinds meet it as there are numbers as high (PAN-SAC-03, -04).
    """
    for place in range(met, len(numbers)):
        number = numbers[place]
        short = -at_least(most, number)
        for other in range(met, len(numbers)):
            if numbers[other] >= number:
                short += 1
        if short > 0:
            return False
    return True


def at_least(most: i64, number: i64) -> i64:
    """How many kinds there are so many of."""
    kinds: i64 = 0
    while most:
        if most & MOST >= number:
            kinds += 1
        most >>= DIGIT
    return kinds


def payable(s: PantheonState, seat: int) -> list[int]:
    """The displayed gods whose cost the player can meet."""
    found: list[int] = []
    for god in kinds_in(s.god_display):
        if can_meet(offerings(s, seat, god), s.edition.gods[god].cost, 0):
            found.append(god)
    return found


class ChooseGod(PantheonQuestion):
    """Which tile of the display (PAN-SAC-01, -13)?"""

    asks = Asks("choose-god", "pick")
    asked_by = "PAN-SAC-01"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [GOD + god for god in payable(s, seat)]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if not GOD <= option < GOD + len(GODS) or not count(s.god_display, option - GOD):
            return self.other_sort(option)
        return [] if option in self.options(s, seat) else [Reason("PAN-SAC-02", who=seat, what=option)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        s.push(Offering(seat, option - GOD, 0, 0))


class Offering(PantheonQuestion):
    """With which kind is the next number of a cost met, with its token or with cards alone (PAN-SAC-04, -10)?

    Just as many cards are played as are missing (PAN-SAC-09); a surplus of the token is lost (PAN-SAC-08).
    """

    asks = Asks("offering", "card", subject="god", amount="due", chosen="used")
    numbers = "seat, god, met: amount, used: offerings"
    asked_by = "PAN-SAC-04"

    def __init__(self, seat: int, god: int, met: int, used: int) -> None:
        super().__init__(seat)
        self.god: Final = god
        self.met: Final = met  # numbers already met
        self.used: Final = used  # kinds already used, as bits

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.god, self.met, self.used)

    def due(self, s: PantheonState) -> list[int]:
        """The numbers to meet, from top to bottom."""
        return s.edition.gods[self.god].cost

    def counted(self, s: PantheonState, seat: int) -> int:
        """The number to meet now."""
        return self.due(s)[self.met]

    def cost(self, s: PantheonState, option: int) -> int | None:
        return self.cards_for(s, option) if OFFER <= option < TOKEN else None

    def options(self, s: PantheonState, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(len(OFFERINGS)):
            if self.meets(s, seat, kind, 0):
                found.append(OFFER + kind)
        for kind in range(len(OFFERINGS)):
            token = token_for(s, seat, self.god, kind)
            if token and self.meets(s, seat, kind, token):
                found.append(WITH_TOKEN + kind)
        return found

    def meets(self, s: PantheonState, seat: int, kind: int, token: int) -> bool:
        """Whether the next number can be met with this kind, so that the rest can be met with others."""
        if self.used >> kind & 1 or count(s.hands[seat], FIRST_OFFERING + kind) + token < self.due(s)[self.met]:
            return False
        return self.rest_can_be_met(s, seat, kind)

    def rest_can_be_met(self, s: PantheonState, seat: int, kind: int) -> bool:
        """Whether the numbers behind the next one can be met without this kind and those already used."""
        most = offerings(s, seat, self.god)
        for other in range(len(OFFERINGS)):
            if other == kind or self.used >> other & 1:
                most -= one(other) * count(most, other)
        return can_meet(most, self.due(s), self.met + 1)

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if not OFFER <= option < TOKEN:
            return self.other_sort(option)
        return self.against_way(s, seat, option)

    def against_way(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        """Every rule against meeting the next number this way."""
        with_token = option >= WITH_TOKEN
        kind = option - (WITH_TOKEN if with_token else OFFER)
        token = token_for(s, seat, self.god, kind) if with_token else 0
        number = self.due(s)[self.met]
        against: list[Reason] = []
        if self.used >> kind & 1:
            against.append(Reason("PAN-SAC-03", who=seat, what=option))
        if with_token and not token:
            refused = s.edition.gods[self.god].refuses_tokens()
            against.append(Reason("PAN-SAC-14" if refused else "PAN-SAC-06", who=seat, what=option))
        if count(s.hands[seat], FIRST_OFFERING + kind) + token < number:
            against.append(Reason("PAN-SAC-02", who=seat, what=option, amount=number))
        if not against and not self.rest_can_be_met(s, seat, kind):
            against.append(Reason("PAN-SAC-03", who=seat, what=option, amount=number))
        return against

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        with_token = option >= WITH_TOKEN
        kind = option - (WITH_TOKEN if with_token else OFFER)
        if with_token:
            s.tell("token-used", "PAN-SAC-06", who=seat, what=kind, amount=s.level(seat, kind))
        for _ in range(self.cards_for(s, option)):
            s.play_card(seat, FIRST_OFFERING + kind, "PAN-SAC-05")
        if self.met + 1 < len(self.due(s)):
            s.push(Offering(seat, self.god, self.met + 1, self.used | 1 << kind))
        else:
            s.discard_played("PAN-SAC-11")
            self.paid(s, seat)

    def cards_for(self, s: PantheonState, option: int) -> int:
        """How many cards are played if the next number is met this way (PAN-SAC-08, -09)."""
        number = self.due(s)[self.met]
        return max(0, number - s.level(self.seat, option - WITH_TOKEN)) if option >= WITH_TOKEN else number

    def paid(self, s: PantheonState, seat: int) -> None:
        """The whole cost is met: the tile of the display is gained."""
        s.god_display -= one(self.god)
        if not s.god_display:
            s.ended = True  # PAN-EPOCH-19
        gain_god(s, seat, self.god, BY_SACRIFICE)
