"""One batch of kills (chapter 9.1): all die at once, then abilities react."""

from typing import Final

from theomachy.engine.bits import members, minus
from theomachy.engine.decision import Frame, Step
from theomachy.engine.values import NONE, added
from theomachy.games.ankh.rules.components import FIRST_GUARDIAN, GOD, GUARDIAN_LEVEL, GUARDIAN_LEVELS
from theomachy.games.ankh.rules.state import AnkhState


def doom(s: AnkhState, victims: int, cause: int) -> None:
    """These figures would die now; Gods never do, and protection is judged before the batch (ANKH-KILL-01)."""
    victims = minus(victims, s.pieces[GOD])  # ANKH-FIG-02
    for side in s.ladder:
        own = victims & s.figures[side]
        if own:
            victims = minus(victims, protected_of(s, side, own, cause))
    s.battle.doomed = victims
    frames: list[Frame[AnkhState]] = [BeforeKills(side, cause) for side in s.ladder]
    s.queue([*frames, Kill(cause)])


def protected_of(s: AnkhState, side: int, own: int, cause: int) -> int:
    """Those of the side's own figures that cannot be killed by this cause."""
    spared = 0
    for ability in s.abilities(side):
        protected = ability.protects(s, side, minus(own, spared), cause)
        if protected:
            spared |= protected
            for space in members(protected):
                s.tell("figure-protected", ability.rule, who=side, what=s.kind_at(space), where=space)
    return spared


class BeforeKills(Step[AnkhState]):
    """The last chance of a side to keep doomed figures alive."""

    numbers = "side: seat, cause: death"

    def __init__(self, side: int, cause: int) -> None:
        self.side: Final = side
        self.cause: Final = cause

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side, self.cause)

    def run(self, s: AnkhState) -> None:
        if s.battle.doomed & s.figures[self.side]:
            for ability in s.abilities(self.side):
                ability.before_kills(s, self.side, self.cause)


class Kill(Step[AnkhState]):
    """The doomed leave the map together, for their owners' pools (ANKH-KILL-02, ANKH-FIG-03)."""

    numbers = "cause: death"

    def __init__(self, cause: int) -> None:
        self.cause: Final = cause

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.cause,)

    def run(self, s: AnkhState) -> None:
        doomed = s.battle.doomed
        s.battle.doomed = 0
        s.battle.sheltered = minus(s.battle.sheltered, doomed)
        s.battle.fallen = NONE[len(s.battle.fallen)]
        for space in members(doomed):
            side = s.owner_at(space)
            kind = s.kind_at(space)
            s.tell("figure-killed", CAUSES[self.cause], who=side, what=kind, where=space)
            level = 0
            if kind >= FIRST_GUARDIAN:
                level = GUARDIAN_LEVEL[kind]
                s.add_to_pool(side, level, 1)
            s.battle.killed = added(s.battle.killed, side, 1)
            s.battle.fallen = added(s.battle.fallen, side * (GUARDIAN_LEVELS + 1) + level, 1)
        s.take_figures(doomed)
        s.queue([AfterKills(number) for number in range(len(s.edition.kills))])


class AfterKills(Step[AnkhState]):
    """One ability reacts to the batch (ANKH-KILL-03 .. -06)."""

    numbers = "number: reaction"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: AnkhState) -> None:
        s.edition.kills[self.number].after_kills(s)


CAUSES: Final = ("ANKH-CARD-11", "ANKH-BAT-21")


def fallen(s: AnkhState, side: int, level: int) -> int:
    """How many of the side's Guardians of this level (0: Warriors) died in the last batch."""
    return s.battle.fallen[side * (GUARDIAN_LEVELS + 1) + level]
