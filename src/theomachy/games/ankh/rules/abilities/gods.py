"""The five gods (chapter 12), one class each, with the questions they ask; those of the preview edition stand
beside their namesakes."""

from typing import Final

from theomachy.engine.bits import bits_of, codes, how_many, members, minus
from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import NONE, added, changed
from theomachy.games.ankh.rules.abilities.hooks import RESOLUTION_KILLS, Ability, AnkhQuestion, Offer
from theomachy.games.ankh.rules.codes import CARD, GATE, KIND, SEAT, SPACE, YES, kind_code
from theomachy.games.ankh.rules.components import CAPTIVE_SLOTS, SUN_TOKENS, UNDERWORLD_TOKENS
from theomachy.games.ankh.rules.kills import fallen
from theomachy.games.ankh.rules.state import AnkhState

FROM_SUPPLY: Final = -1


class Amun(Ability):
    """Once per Conflict he may announce that he plays two cards (ANKH-GOD-01 .. -05)."""

    says = "ANKH-GOD-01"

    def battle_begins(self, s: AnkhState, sides: list[int]) -> None:
        for side in sides:
            fights = s.figures[side] & s.area(s.battle.region)
            if fights and s.token_up and how_many(s.hands[side]) >= 2:
                s.push(AnnounceTwoCards(side))

    def conflict_ends(self, s: AnkhState) -> None:
        s.token_up = True


class AnnounceTwoCards(Offer):
    """Play two cards in this Battle? All are told before anyone chooses (ANKH-GOD-04)."""

    asks = Asks("announce-two-cards", "confirm")
    asked_by = "ANKH-GOD-01"

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == YES:
            s.token_up = False
            s.battle.double = self.side(s)
            s.tell("two-cards-announced", "ANKH-GOD-01", who=self.side(s))


class Anubis(Ability):
    """He may keep one enemy Warrior of every batch killed; captives strengthen his God (ANKH-GOD-06 .. -13)."""

    says = "ANKH-GOD-06"
    rule = "ANKH-GOD-08"

    def after_kills(self, s: AnkhState) -> None:
        for side in s.edition.with_ability(s, self, s.ladder):
            sides = self.capturable(s, side)
            if sides and sum(held for held in s.captives) < CAPTIVE_SLOTS:
                s.push(TakeCaptive(side, sides))

    def capturable(self, s: AnkhState, side: int) -> int:
        """The sides of whose Warriors in the last batch one may be kept, as bits (ANKH-GOD-07)."""
        return bits_of([other for other in s.others(side) if fallen(s, other, 0)])

    def holds_captive(self, s: AnkhState, side: int) -> bool:
        return s.captives[side] > 0

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        return strength + sum(held for held in s.captives)

    def merged_as_lower(self, s: AnkhState, higher: int) -> None:
        s.captives = changed(s.captives, higher, 0)  # back in the pool (ANKH-GOD-12)

    def forgotten(self, s: AnkhState) -> None:
        s.captives = NONE[s.players]  # back in their pools (ANKH-GOD-13)


class PreviewAnubis(Anubis):
    """He may keep own Warriors too, and never frees them (ANKHP-GOD-02, -03)."""

    says = "ANKHP-GOD-02"

    def capturable(self, s: AnkhState, side: int) -> int:
        return bits_of([other for other in s.ladder if fallen(s, other, 0)])


class TakeCaptive(AnkhQuestion):
    """Whose Warrior becomes a captive? PASS: nobody's."""

    asks = Asks("take-captive", "pick")
    numbers = "seat, sides: seats"
    asked_by = "ANKH-GOD-06"

    def __init__(self, seat: int, sides: int) -> None:
        super().__init__(seat)
        self.sides: Final = sides

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.sides)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [PASS, *codes(SEAT, self.sides)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if not SEAT <= option < CARD:
            return self.other_sort(option)
        rule = "ANKH-GOD-07" if option - SEAT == self.side(s) else "ANKH-GOD-06"
        return [Reason(rule, who=option - SEAT)]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.captives = added(s.captives, option - SEAT, 1)
            s.tell("captive-taken", "ANKH-GOD-06", who=self.side(s), whom=option - SEAT)


class Isis(Ability):
    """Own figures next to an enemy figure may be kept alive in a Resolution (ANKH-GOD-14 .. -17)."""

    says = "ANKH-GOD-14"

    def before_kills(self, s: AnkhState, side: int, cause: int) -> None:
        if cause == RESOLUTION_KILLS:
            protected = beside_enemy(s, side, s.battle.doomed & s.figures[side])
            if protected:
                s.push(ProtectFigure(side, protected))


class PreviewIsis(Ability):
    """Own figures next to an enemy figure cannot be killed at all (ANKHP-GOD-05)."""

    says = "ANKHP-GOD-05"
    rule = "ANKHP-GOD-05"

    def protects(self, s: AnkhState, side: int, victims: int, cause: int) -> int:
        return beside_enemy(s, side, victims)


def beside_enemy(s: AnkhState, side: int, figures: int) -> int:
    """Those of the side's figures that are adjacent to an enemy figure."""
    enemies = s.enemies(side)
    return bits_of([space for space in members(figures) if s.adjacent(space) & enemies])


class ProtectFigure(AnkhQuestion):
    """Which Protected figure stays alive? PASS lets the others die."""

    asks = Asks("protect-figure", "pick")
    numbers = "seat, protected: figures"
    asked_by = "ANKH-GOD-14"

    def __init__(self, seat: int, protected: int) -> None:
        super().__init__(seat)
        self.protected: Final = protected

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.protected)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [PASS, *codes(SPACE, self.protected)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if SPACE <= option < KIND:
            return [Reason("ANKH-GOD-14", who=self.side(s), where=option - SPACE)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            return
        space = 1 << option - SPACE
        s.battle.doomed &= ~space
        kind = s.kind_at(option - SPACE)
        s.tell("figure-protected", "ANKH-GOD-14", who=self.side(s), what=kind, where=option - SPACE)
        if self.protected & ~space:
            s.push(ProtectFigure(seat, self.protected & ~space))


class Osiris(Ability):
    """After a lost Battle he may put a gate to the Underworld; there he summons freely (ANKH-GOD-18 .. -22)."""

    says = "ANKH-GOD-18"
    rule = "ANKH-GOD-21"

    def enters_gates(self) -> bool:
        return True

    def summon_rights(self, s: AnkhState, side: int) -> list[int]:
        return [GATE] if s.gates else []

    def summon_area(self, s: AnkhState, side: int, right: int) -> int:
        return s.gates if right == GATE else 0

    def after_battle(self, s: AnkhState, side: int) -> None:
        if s.battle.victor != side and gate_sites(s):
            s.push(GateFrom(side))

    def forgotten(self, s: AnkhState) -> None:
        s.gates = 0  # ANKH-FORG-04


class PreviewOsiris(Osiris):
    """He may also build on his gates (ANKHP-GOD-07)."""

    says = "ANKHP-GOD-07"

    def builds_on_gates(self) -> bool:
        return True


def gate_sites(s: AnkhState) -> int:
    """The empty land of the battle region without Underworld token (ANKH-GOD-18, -20)."""
    return minus(s.regions[s.battle.region] & s.empty(), s.gates)


class GateFrom(AnkhQuestion):
    """Which Underworld token? YES takes one from the pool, PASS none (ANKH-GOD-19)."""

    asks = Asks("gate-from", "carry")
    asked_by = "ANKH-GOD-18"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        pool = [YES] if how_many(s.gates) < UNDERWORLD_TOKENS else []
        return [PASS, *pool, *codes(SPACE, s.gates)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if option == YES:
            return [Reason("ANKH-COMP-10", who=self.side(s), amount=UNDERWORLD_TOKENS)]
        if SPACE <= option < KIND:
            return [Reason("ANKH-GOD-19", who=self.side(s), where=option - SPACE)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.push(GateTo(seat, FROM_SUPPLY if option == YES else option - SPACE))


class GateTo(AnkhQuestion):
    """Onto which empty land space of the region?"""

    asks = Asks("gate-to", "place", subject="origin")
    numbers = "seat, origin: gate"
    asked_by = "ANKH-GOD-18"

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.origin)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, gate_sites(s))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        space = option - SPACE
        against: list[Reason] = []
        if not s.regions[s.battle.region] >> space & 1:
            against.append(Reason("ANKH-GOD-18", who=self.side(s), where=space))
        elif not s.empty() >> space & 1:
            against.append(Reason("ANKH-DEF-05", what=kind_code(s.kind_at(space)), where=space))
        if s.gates >> space & 1:
            against.append(Reason("ANKH-GOD-20", where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if self.origin != FROM_SUPPLY:
            s.gates &= ~(1 << self.origin)
        s.gates |= 1 << option - SPACE
        s.tell("gate-placed", "ANKH-GOD-18", who=self.side(s), origin=self.origin, where=option - SPACE)


class Ra(Ability):
    """He may make summoned figures Radiant; where one is, victory and Domination are worth 1 more
    (ANKH-GOD-23 .. -26)."""

    says = "ANKH-GOD-23"
    rule = "ANKH-GOD-24"

    def summoned(self, s: AnkhState, side: int, seat: int, space: int) -> None:
        if how_many(s.suns) < SUN_TOKENS:
            s.push(GiveSun(seat, space))

    def dominates(self, s: AnkhState, side: int, token: int) -> int:
        return 1 if s.suns & s.figures[side] & s.area(token) else 0

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return self.dominates(s, side, s.battle.region)


class PreviewRa(Ra):
    """Only victory is worth more (ANKHP-GOD-09)."""

    says = "ANKHP-GOD-09"
    rule = "ANKHP-GOD-09"

    def dominates(self, s: AnkhState, side: int, token: int) -> int:
        return 0

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return Ra.dominates(self, s, side, s.battle.region)


class GiveSun(Offer):
    """Put a Sun token on the figure just summoned?"""

    asks = Asks("give-sun", "confirm", subject="space")
    numbers = "seat, space: figure"
    asked_by = "ANKH-GOD-23"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final = space

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.space)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == YES:
            s.suns |= 1 << self.space
            s.tell("sun-given", "ANKH-GOD-23", who=self.side(s), where=self.space)
