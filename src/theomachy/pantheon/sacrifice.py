"""The Sacrifice action: a god for offerings of different kinds (chapter 6)."""

from typing import Final

from theomachy.engine.refusal import Reason
from theomachy.pantheon.abilities import BY_SACRIFICE, PantheonQuestion
from theomachy.pantheon.codes import GOD, OFFER, TOKEN, WITH_TOKEN
from theomachy.pantheon.components import FIRST_OFFERING, GODS, OFFERINGS
from theomachy.pantheon.piles import count, kinds_in, one
from theomachy.pantheon.state import PantheonState
from theomachy.pantheon.tiles import gain_god


def token_for(s: PantheonState, seat: int, god: int, kind: int) -> int:
    """What the player's token of the kind is worth for this god (PAN-SAC-06, -14)."""
    return 0 if s.edition.gods[god].refuses_tokens() else s.level(seat, kind)


def can_meet(s: PantheonState, seat: int, god: int, numbers: list[int], used: int) -> bool:
    """Whether kinds not yet used can meet the numbers, each another one (PAN-SAC-03, -04, -07)."""
    most: list[int] = []
    for kind in range(len(OFFERINGS)):
        if not used >> kind & 1:
            most.append(count(s.hands[seat], FIRST_OFFERING + kind) + token_for(s, seat, god, kind))
    most.sort(reverse=True)
    needed = sorted(numbers, reverse=True)
    return all(most[rank] >= number for rank, number in enumerate(needed))


def payable(s: PantheonState, seat: int) -> list[int]:
    """The displayed gods whose cost the player can meet."""
    found: list[int] = []
    for god in kinds_in(s.god_display):
        if can_meet(s, seat, god, s.edition.gods[god].cost, 0):
            found.append(god)
    return found


class ChooseGod(PantheonQuestion):
    """Which tile of the display (PAN-SAC-01, -13)?"""

    asked_by = "PAN-SAC-01"

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [GOD + god for god in payable(s, seat)]

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        if not GOD <= option < GOD + len(GODS) or not count(s.god_display, option - GOD):
            return self.other_sort(option)
        return [] if option in self.options(s, seat) else [Reason("PAN-SAC-02", who=seat, what=option - GOD)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        s.push(Offering(seat, option - GOD, 0, 0))


class Offering(PantheonQuestion):
    """With which kind is the next number of a cost met, with its token or with cards alone (PAN-SAC-04, -10)?

    Just as many cards are played as are missing (PAN-SAC-09); a surplus of the token is lost (PAN-SAC-08).
    """

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

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return [option for option in range(OFFER, TOKEN) if not self.against_way(s, seat, option)]

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
            against.append(Reason("PAN-SAC-03", who=seat, what=kind))
        if with_token and not token:
            refused = s.edition.gods[self.god].refuses_tokens()
            against.append(Reason("PAN-SAC-14" if refused else "PAN-SAC-06", who=seat, what=kind))
        if count(s.hands[seat], FIRST_OFFERING + kind) + token < number:
            against.append(Reason("PAN-SAC-02", who=seat, what=kind, amount=number))
        if not against and not can_meet(s, seat, self.god, self.due(s)[self.met + 1 :], self.used | 1 << kind):
            against.append(Reason("PAN-SAC-03", who=seat, what=kind, amount=number))
        return against

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        with_token = option >= WITH_TOKEN
        kind = option - (WITH_TOKEN if with_token else OFFER)
        number = self.due(s)[self.met]
        if with_token:
            s.tell("token-used", "PAN-SAC-06", who=seat, what=kind, amount=s.level(seat, kind))
            number -= s.level(seat, kind)
        for _ in range(number):
            s.play_card(seat, FIRST_OFFERING + kind, "PAN-SAC-05")
        if self.met + 1 < len(self.due(s)):
            s.push(Offering(seat, self.god, self.met + 1, self.used | 1 << kind))
        else:
            s.discard_played("PAN-SAC-11")
            self.paid(s, seat)

    def paid(self, s: PantheonState, seat: int) -> None:
        """The whole cost is met: the tile of the display is gained."""
        s.god_display -= one(self.god)
        if not s.god_display:
            s.ended = True  # PAN-EPOCH-19
        gain_god(s, seat, self.god, BY_SACRIFICE)
