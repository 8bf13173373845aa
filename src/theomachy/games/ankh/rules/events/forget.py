"""Forgotten gods (chapter 16): after the 4th Conflict, whoever is in the red."""

from theomachy.engine.bits import members
from theomachy.engine.decision import Step
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import GUARDIAN_LEVELS
from theomachy.games.ankh.rules.events.merge import lose_monuments
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.state import ATHEIST, ONLY_GOD, AnkhState


class ForgetGods(Step[AnkhState]):
    """All at the same time; nothing of it is a kill (ANKH-FORG-01, -05)."""

    def run(self, s: AnkhState) -> None:
        forgotten = [side for side in s.ladder if s.in_red(side)]
        for side in forgotten:
            forget(s, side)
        s.ladder = tuple([side for side in s.ladder if side not in forgotten])
        if len(s.ladder) == 1:
            s.finish(ONLY_GOD, s.ladder[0], "ANKH-END-02")
        elif not s.ladder:
            s.finish(ATHEIST, NOBODY, "ANKH-END-03")


def forget(s: AnkhState, side: int) -> None:
    """Figures, Monuments, Followers, cards and tokens of the side are gone (ANKH-FORG-02 .. -04)."""
    s.tell("god-forgotten", "ANKH-FORG-01", who=side, what=s.devotion[side])
    for ability in s.abilities(side):
        ability.forgotten(s)
    if s.listening:
        for space in members(s.figures[side]):
            s.tell("figure-removed", "ANKH-FORG-02", who=side, what=s.kind_at(space), where=space)
    s.take_figures(s.figures[side])
    lose_monuments(s, side, "ANKH-FORG-03")
    for level in range(1, GUARDIAN_LEVELS + 1):
        if s.guardians_in_pool(side, level):
            s.add_to_pool(side, level, -s.guardians_in_pool(side, level))
    s.captives = changed(s.captives, side, 0)  # ANKH-GOD-11
    s.followers = changed(s.followers, side, 0)
    s.devotion = changed(s.devotion, side, 0)
    s.powers = changed(s.powers, side, 0)
    s.hands = changed(s.hands, side, 0)
    for seat in s.seats(side):
        s.side_of = changed(s.side_of, seat, OUT)
