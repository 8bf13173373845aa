"""The Ankh powers (chapter 10), one class each; those of the preview edition stand beside their namesakes."""

from typing import Final

from theomachy.engine.bits import choices, codes, how_many, minus
from theomachy.engine.decision import PASS, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.games.ankh.rules.abilities.hooks import Ability, AnkhQuestion, Offer
from theomachy.games.ankh.rules.actions.move import move
from theomachy.games.ankh.rules.actions.summon import SummonFigures
from theomachy.games.ankh.rules.codes import GATE, KIND, REGULAR, SPACE, YES, kind_code
from theomachy.games.ankh.rules.components import FIRST_MONUMENT, KINDS, OBELISK, PYRAMID, TEMPLE
from theomachy.games.ankh.rules.devotion import WORSHIP, GainDevotion
from theomachy.games.ankh.rules.egypt import LAND
from theomachy.games.ankh.rules.state import AnkhState

WORSHIP_PRICE: Final = 2  # Followers for 1 Devotion (ANKH-POW-20)


class Commanding(Ability):
    """Win a Battle: 3 Followers (ANKH-POW-01)."""

    says = "ANKH-POW-01"

    def won(self, s: AnkhState, side: int) -> None:
        s.gain_followers(side, 3, "ANKH-POW-01")


class Inspiring(Ability):
    """Building a Monument is free (ANKH-POW-02)."""

    says = "ANKH-POW-02"
    rule = "ANKH-POW-02"

    def build_cost(self, s: AnkhState, side: int, cost: int) -> int:
        return 0


class PreviewInspiring(Ability):
    """Building never costs more than 3 Followers (ANKHP-POW-03)."""

    says = "ANKHP-POW-03"
    rule = "ANKHP-POW-03"

    def build_cost(self, s: AnkhState, side: int, cost: int) -> int:
        return min(cost, 3)


class Omnipresent(Ability):
    """When a Conflict starts: 1 Follower for each region with an own figure (ANKH-POW-03)."""

    says = "ANKH-POW-03"

    def conflict_begins(self, s: AnkhState, sides: list[int]) -> None:
        for side in sides:
            regions = [token for token, land in enumerate(s.regions) if land and s.area(token) & s.figures[side]]
            s.gain_followers(side, len(regions), "ANKH-POW-03")


class Revered(Ability):
    """1 Follower more from every Gain Followers action (ANKH-POW-04)."""

    says = "ANKH-POW-04"
    rule = "ANKH-POW-04"

    def gain_followers(self, s: AnkhState, side: int) -> int:
        return 1


class Resplendent(Ability):
    """With 3 Monuments of one type on the map the God figure's strength is 3 (ANKH-POW-05)."""

    says = "ANKH-POW-05"
    rule = "ANKH-POW-05"

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        for kind in range(FIRST_MONUMENT, len(KINDS)):
            if how_many(s.pieces[kind] & s.controls[side]) >= 3:
                return strength + 2
        return strength


class PreviewResplendent(Ability):
    """With a figure in the battle region +1 strength for each own Monument there (ANKHP-POW-17)."""

    says = "ANKHP-POW-17"

    def strength(self, s: AnkhState, side: int) -> int:
        own = how_many(s.controls[side] & s.regions[s.battle.region])
        if own:
            s.tell("strength-bonus", "ANKHP-POW-17", who=side, amount=own)
        return own


class ObeliskAttuned(Ability):
    """When a Battle starts where the side is present: its figures may come to its Obelisks there (ANKH-POW-06)."""

    says = "ANKH-POW-06"

    def battle_begins(self, s: AnkhState, sides: list[int]) -> None:
        area = s.area(s.battle.region)
        s.push(ObeliskRound(0, *[side for side in sides if s.figures[side] & area]))


class PreviewObeliskAttuned(Ability):
    """As in the final edition, but no own figure need be there yet (ANKHP-POW-08, -09)."""

    says = "ANKHP-POW-08"

    def battle_begins(self, s: AnkhState, sides: list[int]) -> None:
        s.push(ObeliskRound(0, *sides))


def obelisk_spaces(s: AnkhState, side: int) -> int:
    """The free land next to the side's Obelisks in the battle region."""
    obelisks = s.pieces[OBELISK] & s.controls[side] & s.regions[s.battle.region]
    return s.adjacent_to_any(obelisks) & s.open_to(side)


class ObeliskRound(Step[AnkhState]):
    """One figure each in turn, until all have stopped; the first side is next (ANKH-POW-08, -09)."""

    numbers = "moved: figures, *sides: seat"

    def __init__(self, moved: int, *sides: int) -> None:
        self.moved: Final = moved
        self.sides: Final = sides

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.moved, *self.sides)

    def run(self, s: AnkhState) -> None:
        for turn, side in enumerate(self.sides):
            if obelisk_spaces(s, side) and minus(s.figures[side], self.moved):
                s.push(ObeliskWhich(side, self.moved, *self.sides[turn + 1 :]))
                return


class ObeliskWhich(AnkhQuestion):
    """Which figure comes to an Obelisk? PASS: none any more in this Battle."""

    asks = Asks("obelisk-which", "carry", chosen="moved")
    numbers = "seat, moved: figures, *others: seat"
    asked_by = "ANKH-POW-06"

    def __init__(self, seat: int, moved: int, *others: int) -> None:
        super().__init__(seat)
        self.moved: Final = moved
        self.others: Final = others

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.moved, *self.others)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return choices(SPACE, minus(s.figures[self.side(s)], self.moved))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        space = option - SPACE
        rule = "ANKH-POW-08" if s.figures[self.side(s)] >> space & 1 else "ANKH-POW-06"
        return [Reason(rule, who=self.side(s), where=space)]

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == PASS:
            s.push(ObeliskRound(self.moved, *self.others))
        else:
            s.push(ObeliskTo(seat, option - SPACE, self.moved, *self.others))


class ObeliskTo(AnkhQuestion):
    """Onto which space next to an Obelisk?"""

    asks = Asks("obelisk-to", "place", subject="origin", chosen="moved")
    numbers = "seat, origin: figure, moved: figures, *others: seat"
    asked_by = "ANKH-POW-06"

    def __init__(self, seat: int, origin: int, moved: int, *others: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.moved: Final = moved
        self.others: Final = others

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.origin, self.moved, *self.others)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, obelisk_spaces(s, self.side(s)))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        side = self.side(s)
        space = option - SPACE
        against: list[Reason] = []
        if LAND >> space & 1 and not s.empty() >> space & 1:
            against.append(Reason("ANKH-MAP-05", who=side, what=kind_code(s.kind_at(space)), where=space))
        if s.closed_to(side) >> space & 1:
            against.append(Reason("ANKH-POW-10", who=side, where=space))
        if not against and not obelisk_spaces(s, side) >> space & 1:
            against.append(Reason("ANKH-POW-06", who=side, where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        target = option - SPACE
        s.push(ObeliskRound(self.moved | 1 << target, *self.others, self.side(s)))
        move(s, seat, self.origin, target, "ANKH-POW-06")


class TempleAttuned(Ability):
    """+2 strength for each own Temple in the battle region with an own figure next to it (ANKH-POW-11)."""

    says = "ANKH-POW-11"

    def strength(self, s: AnkhState, side: int) -> int:
        temples = s.pieces[TEMPLE] & s.controls[side] & s.regions[s.battle.region]
        active = how_many(temples & s.beside_figures(side))
        if active:
            s.tell("strength-bonus", "ANKH-POW-11", who=side, amount=2 * active)
        return 2 * active


class PreviewTempleAttuned(Ability):
    """+1 strength of the God figure for each Temple the side controls anywhere (ANKHP-POW-11)."""

    says = "ANKHP-POW-11"
    rule = "ANKHP-POW-11"

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        return strength + how_many(s.pieces[TEMPLE] & s.controls[side])


class PyramidAttuned(Ability):
    """One more summon next to each own Pyramid in a Summon action (ANKH-POW-12)."""

    says = "ANKH-POW-12"
    rule = "ANKH-POW-12"

    def summon_rights(self, s: AnkhState, side: int) -> list[int]:
        return codes(SPACE, s.pieces[PYRAMID] & s.controls[side])

    def summon_area(self, s: AnkhState, side: int, right: int) -> int:
        return s.adjacent(right - SPACE) if SPACE <= right < KIND else 0


class PreviewPyramidAttuned(PyramidAttuned):
    """The same with every summon, also with the return of a Mummy (ANKHP-POW-12)."""

    says = "ANKHP-POW-12"
    rule = "ANKHP-POW-12"

    def returned(self, s: AnkhState, side: int) -> None:
        s.push(SummonFigures(side, GATE, REGULAR))


class Glorious(Ability):
    """Win a Battle by 3 or more: it is worth 3 instead of 1 (ANKH-POW-14)."""

    says = "ANKH-POW-14"
    rule = "ANKH-POW-14"

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return 2 if s.battle.margin >= 3 else 0


class PreviewGlorious(Ability):
    """Win a Battle by 2 or more: 1 Devotion more (ANKHP-POW-05)."""

    says = "ANKHP-POW-05"
    rule = "ANKHP-POW-05"

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return 1 if s.battle.margin >= 2 else 0


class Mighty(Ability):
    """Win a Battle by 2 or more: 1 Devotion more, and every other participant loses 1 (ANKHP-POW-06, -07)."""

    says = "ANKHP-POW-06"
    rule = "ANKHP-POW-06"

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return self.humbles(s, side)

    def humbles(self, s: AnkhState, side: int) -> int:
        return 1 if s.battle.margin >= 2 else 0


class Magnanimous(Ability):
    """Lose a Battle with 2 or more figures there: 2 Devotion (ANKH-POW-15)."""

    says = "ANKH-POW-15"

    def lose_devotion(self, s: AnkhState, side: int) -> int:
        return 2 if s.battle.fielded[side] >= 2 else 0


class Bountiful(Ability):
    """In the red section every gain of Devotion is 1 more (ANKH-POW-17, -18)."""

    says = "ANKH-POW-17"
    rule = "ANKH-POW-17"

    def devotion(self, s: AnkhState, side: int, amount: int) -> int:
        return amount + 1 if s.in_red(side) else amount


class PreviewBountiful(Ability):
    """A Flood brings twice as many Followers (ANKHP-POW-04)."""

    says = "ANKHP-POW-04"
    rule = "ANKHP-POW-04"

    def flood_followers(self, s: AnkhState, side: int, amount: int) -> int:
        return 2 * amount


class Worshipful(Ability):
    """After a Battle the side took part in: 2 Followers may buy 1 Devotion (ANKH-POW-20)."""

    says = "ANKH-POW-20"

    def after_battle(self, s: AnkhState, side: int) -> None:
        if s.followers[side] >= WORSHIP_PRICE:
            s.push(Worship(side))


class PreviewWorshipful(Ability):
    """With 5 or more Monuments after the actions of a turn: 1 Devotion (ANKHP-POW-13)."""

    says = "ANKHP-POW-13"

    def after_actions(self, s: AnkhState, side: int) -> int:
        return 1 if how_many(s.controls[side]) >= 5 else 0


class Splendiferous(Ability):
    """With 10 or more Followers after the actions of a turn: 1 Devotion (ANKHP-POW-14)."""

    says = "ANKHP-POW-14"

    def after_actions(self, s: AnkhState, side: int) -> int:
        return 1 if s.followers[side] >= 10 else 0


class Worship(Offer):
    """Sacrifice 2 Followers for 1 Devotion?"""

    asks = Asks("worship", "confirm")
    asked_by = "ANKH-POW-20"

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == YES:
            s.sacrifice(self.side(s), WORSHIP_PRICE, "ANKH-POW-20")
            s.push(GainDevotion(self.side(s), 1, WORSHIP))

    def cost(self, s: AnkhState, option: int) -> int | None:
        return WORSHIP_PRICE if option == YES else None
