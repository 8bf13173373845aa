"""The Gain Followers action (chapter 6.3)."""

from theomachy.engine.bits import how_many
from theomachy.engine.things import Asks
from theomachy.games.ankh.rules.abilities.hooks import Offer
from theomachy.games.ankh.rules.codes import YES
from theomachy.games.ankh.rules.state import AnkhState


def gain_of(s: AnkhState, side: int) -> int:
    """Followers the side would gain: one per own or neutral Monument next to its figures, and more."""
    monuments = s.neutral_monuments() | s.controls[side]  # ANKH-GAIN-01, -02
    amount = how_many(s.beside_figures(side) & monuments)  # ANKH-GAIN-03
    for ability in s.abilities(side):
        amount += ability.gain_followers(s, side)
    return amount


def offer_gain(s: AnkhState, seat: int) -> None:
    """Carry the action out; it is asked about only if it would bring something."""
    if gain_of(s, s.side_of[seat]):
        s.push(GainFollowers(seat))


class GainFollowers(Offer):
    """Take the full number, or forgo all (ANKH-TURN-13)."""

    asks = Asks("gain-followers", "confirm", amount="followers")
    asked_by = "ANKH-TURN-13"
    decided_by = "ANKH-DEC-01"

    def counted(self, s: AnkhState, seat: int) -> int:
        """The Followers on offer."""
        return gain_of(s, self.side(s))

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == YES:
            side = self.side(s)
            for ability in s.abilities(side):
                bonus = ability.gain_followers(s, side)
                if bonus:
                    s.tell("followers-bonus", ability.rule, who=side, amount=bonus)
            s.gain_followers(side, gain_of(s, side), "ANKH-GAIN-01")
