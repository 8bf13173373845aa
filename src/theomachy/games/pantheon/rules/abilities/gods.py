"""The ten gods (chapter 8), one class each."""

from typing import Final

from theomachy.games.pantheon.rules.abilities.hooks import BY_GOD, BY_SACRIFICE, God
from theomachy.games.pantheon.rules.components import OFFERINGS
from theomachy.games.pantheon.rules.piles import counts_of
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.rules.tiles import GainFromStack, TakeFromStack, TurnDemigods, take_displayed


class Surparit(God):
    """At once the top tile of the god stack as well, but never a third (PAN-GOD-11, -12)."""

    says = "PAN-GOD-11"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        if source != BY_GOD:
            s.push(GainFromStack(seat, BY_GOD))


class Plaesiris(God):
    """Two demigods: from the display by Sacrifice, else from the stack (PAN-GOD-13 .. -16)."""

    says = "PAN-GOD-13"

    def shown(self, s: PantheonState) -> None:
        s.push(TurnDemigods(self.amount))  # PAN-EPOCH-04

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        if source == BY_SACRIFICE:
            take_displayed(s, seat, self.amount, "PAN-GOD-13")
        else:
            s.push(TakeFromStack(seat, self.amount))


class Taksator(God):
    """The top special money card (PAN-GOD-17, -18)."""

    says = "PAN-GOD-17"

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        for _ in range(self.amount):
            s.take_special_money(seat, "PAN-GOD-17")


class Lasting(God):
    """A god that lies face up before its owner (PAN-GOD-06)."""

    def stays(self) -> bool:
        return True


class Depraccus(Lasting):
    """Two cards in each preparation, after the temple is placed (PAN-GOD-19, -20)."""

    says = "PAN-GOD-19"

    def after_temple(self) -> int:
        return self.amount


class Vinthrad(Lasting):
    """One more step in each own move (PAN-GOD-21)."""

    says = "PAN-GOD-21"

    def steps(self) -> int:
        return self.amount


class Gaiviles(Lasting):
    """One jump in each own move (PAN-GOD-22)."""

    says = "PAN-GOD-22"

    def jumps(self) -> int:
        return self.amount


class Stonkus(Lasting):
    """Two coins in each own Buy (PAN-GOD-31)."""

    says = "PAN-GOD-31"

    def coins(self) -> int:
        return self.amount


class Gadicea(Lasting):
    """One more card in each own Draw action, if wanted (PAN-GOD-32)."""

    says = "PAN-GOD-32"

    def drawn(self) -> int:
        return self.amount


class Pietalte(Lasting):
    """Scores the level of the best own token; is paid with cards only (PAN-GOD-33 .. -35, PAN-SAC-14)."""

    says = "PAN-GOD-33"

    def points(self, s: PantheonState, seat: int) -> int:
        return max(counts_of(s.tokens[seat], len(OFFERINGS))) * self.amount

    def refuses_tokens(self) -> bool:
        return True


class Traitera(Lasting):
    """Once, a further action after a completed one (PAN-GOD-36 .. -42)."""

    says = "PAN-GOD-37"

    def further_actions(self) -> int:
        return self.amount


GOD_CLASSES: Final[dict[str, type[God]]] = {
    "surparit": Surparit,
    "plaesiris": Plaesiris,
    "taksator": Taksator,
    "depraccus": Depraccus,
    "vinthrad": Vinthrad,
    "gaiviles": Gaiviles,
    "stonkus": Stonkus,
    "gadicea": Gadicea,
    "pietalte": Pietalte,
    "traitera": Traitera,
}
