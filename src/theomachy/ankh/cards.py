"""The seven Battle cards (chapter 11), one class each."""

from typing import Final

from theomachy.ankh.abilities import PLAGUE_KILLS, RESOLUTION_KILLS, Ability, AnkhQuestion, AnkhSecret
from theomachy.ankh.codes import CAPTIVE, KIND, NUMBER, SPACE
from theomachy.ankh.components import FIRST_MONUMENT, KINDS
from theomachy.ankh.devotion import MIRACLE_GAIN, GainDevotion
from theomachy.ankh.egypt import DESERT, FERTILE, LAND
from theomachy.ankh.kills import doom
from theomachy.ankh.state import AnkhState
from theomachy.engine.bits import codes, members
from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason

BUILD_COST: Final = 3  # Followers (ANKH-CARD-06)


class Card(Ability):
    """A Battle card and its printed strength (ANKH-CARD-01, -02)."""

    rule = "ANKH-CARD-01"

    def __init__(self, name: str, printed: int) -> None:
        super().__init__(name)
        self.printed: Final = printed

    def strength(self, s: AnkhState, side: int) -> int:
        return self.printed


def standing_on(s: AnkhState, side: int, terrain: int) -> int:
    """The side's figures in the battle region on this terrain; an Underworld token covers it (ANKH-CARD-20)."""
    return s.figures[side] & s.regions[s.battle.region] & terrain & ~s.gates


class Flood(Card):
    """Followers for figures on Fertile spaces, which then survive the Resolution (ANKH-CARD-03 .. -05)."""

    rule = "ANKH-CARD-04"

    def revealed(self, s: AnkhState, side: int) -> None:
        sheltered = standing_on(s, side, FERTILE)
        s.battle.sheltered |= sheltered
        s.gain_followers(side, sheltered.bit_count(), "ANKH-CARD-03")

    def protects(self, s: AnkhState, side: int, victims: int, cause: int) -> int:
        return victims & s.battle.sheltered if cause == RESOLUTION_KILLS else 0


class Build(Card):
    """3 Followers may build a Monument in the region (ANKH-CARD-06, -07)."""

    def building(self, s: AnkhState, side: int) -> None:
        if s.followers[side] >= build_cost(s, side) and s.ankhs(side) and building_sites(s):
            s.push(BuildWhat(side))


def build_cost(s: AnkhState, side: int) -> int:
    """Followers to be sacrificed for a Monument."""
    cost = BUILD_COST
    for ability in s.abilities(side):
        cost = ability.build_cost(s, side, cost)
    return cost


def building_sites(s: AnkhState) -> int:
    """Empty land of the battle region; nobody builds on an Underworld token (ANKH-CARD-08)."""
    return s.regions[s.battle.region] & s.empty() & ~s.gates


class BuildWhat(AnkhQuestion):
    """Which type of Monument? PASS builds nothing."""

    asked_by = "ANKH-CARD-06"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        kinds = [kind for kind in range(FIRST_MONUMENT, len(KINDS)) if s.monuments_left(kind)]
        return [PASS, *[KIND + kind for kind in kinds]]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if KIND + FIRST_MONUMENT <= option < CAPTIVE:
            return [Reason("ANKH-CARD-07", who=self.side(s), what=option - KIND)]
        return self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.push(BuildWhere(seat, option - KIND))


class BuildWhere(AnkhQuestion):
    """On which space of the region?"""

    asked_by = "ANKH-CARD-06"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, kind)
        self.kind: Final = kind

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, building_sites(s))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        space = option - SPACE
        against: list[Reason] = []
        if not s.regions[s.battle.region] >> space & 1:
            rule = "ANKH-CARD-06" if LAND >> space & 1 else "ANKH-MAP-08"
            against.append(Reason(rule, what=self.kind, where=space))
        elif not s.empty() >> space & 1:
            against.append(Reason("ANKH-MAP-05", what=s.kind_at(space), where=space))
        if s.gates >> space & 1:
            against.append(Reason("ANKH-CARD-08", what=self.kind, where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        side = self.side(s)
        cost = BUILD_COST
        for ability in s.abilities(side):
            changed = ability.build_cost(s, side, cost)
            if changed != cost:
                s.tell("cost-changed", ability.rule, who=side, amount=changed - cost)
            cost = changed
        s.sacrifice(side, cost, "ANKH-CARD-06")
        s.put_monument(self.kind, side, option - SPACE)
        s.tell("monument-built", "ANKH-CARD-06", who=side, what=self.kind, where=option - SPACE)


class Plague(Card):
    """All in the region bid Followers; only the single highest bidder is spared (ANKH-CARD-10 .. -12)."""

    def plague(self, s: AnkhState, side: int) -> None:
        bidders = s.present(s.battle.region)
        if bidders:
            owed = [1 if bidder in bidders else 0 for bidder in range(s.players)]
            s.push(PlagueBid(*owed, *[0] * s.players))


class PlagueBid(AnkhSecret):
    """How many Followers? All bids are sacrificed, also losing ones."""

    asked_by = "ANKH-CARD-10"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [NUMBER + bid for bid in range(s.followers[seat] + 1)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option < NUMBER:
            return [Reason(self.asked_by, who=seat, what=option)]
        lacking = option - NUMBER - s.followers[seat]
        return [Reason("ANKH-DEF-09", who=seat, amount=lacking)] if lacking > 0 else []

    def combined(self, held: int, option: int) -> int:
        return option - NUMBER

    def successor(self, owed: list[int], held: list[int]) -> "PlagueBid":
        return PlagueBid(*owed, *held)

    def all_in(self, s: AnkhState) -> None:
        bidders = s.present(s.battle.region)
        for side in bidders:
            s.tell("bid-revealed", "ANKH-CARD-10", who=side, amount=self.held[side])
            s.sacrifice(side, self.held[side], "ANKH-CARD-10")
        most = max(self.held[side] for side in bidders)
        highest = [side for side in bidders if self.held[side] == most]
        victims = s.all_figures() & s.area(s.battle.region)
        if len(highest) == 1:
            victims &= ~s.figures[highest[0]]
            s.tell("plague-spares", "ANKH-CARD-11", who=highest[0])
        doom(s, victims, PLAGUE_KILLS)


class Chariots(Card):
    """Strength, and nothing else (ANKH-CARD-15)."""

    rule = "ANKH-CARD-15"


class Drought(Card):
    """In the reward 1 Devotion more for each own figure on a Desert space (ANKH-CARD-16)."""

    rule = "ANKH-CARD-16"

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return standing_on(s, side, DESERT).bit_count()


class Miracle(Card):
    """1 Devotion for each own figure killed in this Battle (ANKH-CARD-17, -18)."""

    def after_battle(self, s: AnkhState, side: int) -> None:
        s.push(GainDevotion(side, s.battle.killed[side], MIRACLE_GAIN))


class Cycle(Card):
    """All played cards come back to the hand (ANKH-CARD-19)."""

    def after_battle(self, s: AnkhState, side: int) -> None:
        for card in members(s.played(side)):
            s.tell("card-returned", "ANKH-CARD-19", who=side, what=card)
        s.hands[side] = s.edition.all_cards
