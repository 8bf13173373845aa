"""The seven Battle cards (chapter 11), one class each."""

from typing import ClassVar, Final

from theomachy.engine.bits import codes, how_many, members, minus
from theomachy.engine.decision import PASS
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.abilities.hooks import (
    PLAGUE_KILLS,
    RESOLUTION_KILLS,
    Ability,
    AnkhQuestion,
    AnkhSecret,
)
from theomachy.games.ankh.rules.codes import CAPTIVE, KIND, NUMBER, SPACE, kind_code
from theomachy.games.ankh.rules.components import BUILD, FIRST_MONUMENT, KINDS
from theomachy.games.ankh.rules.devotion import MIRACLE_GAIN, GainDevotion
from theomachy.games.ankh.rules.egypt import DESERT, FERTILE, LAND
from theomachy.games.ankh.rules.kills import doom
from theomachy.games.ankh.rules.state import AnkhState


class Card(Ability):
    """A Battle card and its printed strength (ANKH-CARD-01, -02)."""

    strength_rule: ClassVar[str] = "ANKH-CARD-01"

    def __init__(self, name: str, printed: int) -> None:
        super().__init__(name)
        self.printed: Final = printed

    def strength(self, s: AnkhState, side: int) -> int:
        if self.printed:
            s.tell("strength-bonus", self.strength_rule, who=side, amount=self.printed)
        return self.printed


def standing_on(s: AnkhState, side: int, terrain: int) -> int:
    """The side's figures in the battle region on this terrain; an Underworld token covers it (ANKH-CARD-20)."""
    return minus(s.figures[side] & s.regions[s.battle.region] & terrain, s.gates)


class Flood(Card):
    """Followers for figures on Fertile spaces, which then survive the Resolution (ANKH-CARD-03 .. -05)."""

    says = "ANKH-CARD-03"
    rule = "ANKH-CARD-04"

    def revealed(self, s: AnkhState, side: int) -> None:
        sheltered = standing_on(s, side, FERTILE)
        s.battle.sheltered |= sheltered
        s.gain_followers(side, how_many(sheltered), "ANKH-CARD-03")

    def protects(self, s: AnkhState, side: int, victims: int, cause: int) -> int:
        return victims & s.battle.sheltered if cause == RESOLUTION_KILLS else 0


class PreviewFlood(Card):
    """In its turn 1 Follower for each own figure then on a Fertile space; no protection (ANKHP-CARD-07)."""

    says = "ANKHP-CARD-07"

    def has_turn(self) -> bool:
        return True

    def played(self, s: AnkhState, side: int) -> None:
        amount = how_many(standing_on(s, side, FERTILE))
        for ability in s.abilities(side):
            changed = ability.flood_followers(s, side, amount)
            if changed != amount:
                s.tell("followers-bonus", ability.rule, who=side, amount=changed - amount)
            amount = changed
        s.gain_followers(side, amount, "ANKHP-CARD-07")


class Build(Card):
    """3 Followers may build a Monument in the region (ANKH-CARD-06, -07)."""

    says = "ANKH-CARD-06"

    def has_turn(self) -> bool:
        return True

    def played(self, s: AnkhState, side: int) -> None:
        if buildable(s, side):
            s.push(BuildWhat(side))

    def price(self, s: AnkhState, side: int, kind: int) -> int:
        """Followers for a Monument of this type, before any power."""
        return 3


class PreviewBuild(Build):
    """The price grows with the Monuments of the type the side controls (ANKHP-CARD-02 .. -04)."""

    says = "ANKHP-CARD-02"

    def price(self, s: AnkhState, side: int, kind: int) -> int:
        return 2 + 2 * how_many(s.pieces[kind] & s.controls[side])


def build_price(s: AnkhState, side: int, kind: int, telling: bool) -> int:
    """Followers to be sacrificed for a Monument of this type."""
    card = s.edition.cards[BUILD]
    assert isinstance(card, Build)
    cost = card.price(s, side, kind)
    for ability in s.abilities(side):
        changed = ability.build_cost(s, side, cost)
        if telling and changed != cost:
            s.tell("cost-changed", ability.rule, who=side, amount=changed - cost)
        cost = changed
    return cost


def building_sites(s: AnkhState, side: int) -> int:
    """Empty land of the battle region, not on Underworld tokens (ANKH-CARD-08, ANKHP-GOD-07)."""
    return minus(s.regions[s.battle.region] & s.empty(), closed_to_building(s, side))


def closed_to_building(s: AnkhState, side: int) -> int:
    """The Underworld tokens, unless the side may build on them."""
    for ability in s.abilities(side):
        if ability.builds_on_gates():
            return 0
    return s.gates


def buildable(s: AnkhState, side: int) -> list[int]:
    """The types of Monument the side could build now (ANKH-CARD-07)."""
    if not s.ankhs(side) or not building_sites(s, side):
        return []
    return [
        kind
        for kind in range(FIRST_MONUMENT, len(KINDS))
        if s.monuments_left(kind) and s.followers[side] >= build_price(s, side, kind, False)
    ]


class BuildWhat(AnkhQuestion):
    """Which type of Monument? PASS builds nothing."""

    asks = Asks("build-what", "carry")
    asked_by = "ANKH-CARD-06"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [PASS, *[KIND + kind for kind in buildable(s, self.side(s))]]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option in self.options(s, seat):
            return []
        if not KIND + FIRST_MONUMENT <= option < CAPTIVE:
            return self.other_sort(option)
        side = self.side(s)
        kind = option - KIND
        against: list[Reason] = []
        if not s.monuments_left(kind):
            against.append(Reason("ANKH-CARD-07", who=side, what=option))
        lacking = build_price(s, side, kind, False) - s.followers[side]
        if lacking > 0:
            against.append(Reason("ANKH-CARD-06", who=side, what=option, amount=lacking))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option != PASS:
            s.push(BuildWhere(seat, option - KIND))

    def cost(self, s: AnkhState, option: int) -> int | None:
        monument = KIND + FIRST_MONUMENT <= option < CAPTIVE
        return build_price(s, self.side(s), option - KIND, False) if monument else None


class BuildWhere(AnkhQuestion):
    """On which space of the region?"""

    asks = Asks("build-where", "place", subject="kind")
    numbers = "seat, kind: monument"
    asked_by = "ANKH-CARD-06"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(SPACE, building_sites(s, self.side(s)))

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not SPACE <= option < KIND:
            return self.other_sort(option)
        space = option - SPACE
        against: list[Reason] = []
        if not s.regions[s.battle.region] >> space & 1:
            rule = "ANKH-CARD-06" if LAND >> space & 1 else "ANKH-MAP-08"
            against.append(Reason(rule, what=KIND + self.kind, where=space))
        elif not s.empty() >> space & 1:
            against.append(Reason("ANKH-MAP-05", what=kind_code(s.kind_at(space)), where=space))
        if closed_to_building(s, self.side(s)) >> space & 1:
            against.append(Reason("ANKH-CARD-08", what=KIND + self.kind, where=space))
        return against

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        side = self.side(s)
        s.sacrifice(side, build_price(s, side, self.kind, True), "ANKH-CARD-06")
        s.put_monument(self.kind, side, option - SPACE)
        s.tell("monument-built", "ANKH-CARD-06", who=side, what=self.kind, where=option - SPACE)


class Plague(Card):
    """All in the region bid Followers; only the single highest bidder is spared (ANKH-CARD-10 .. -12)."""

    says = "ANKH-CARD-10"

    def plague(self, s: AnkhState, side: int) -> bool:
        bidders = s.present(s.battle.region)
        if bidders:
            owed = [1 if bidder in bidders else 0 for bidder in range(s.players)]
            s.push(PlagueBid(*owed, *[0] * s.players))
        return True


class PlagueBid(AnkhSecret):
    """How many Followers? All bids are sacrificed, also losing ones."""

    asks = Asks("plague-bid", "number", amount="followers")
    numbers = "owed[]: amount, held[]: amount"
    asked_by = "ANKH-CARD-10"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return [NUMBER + bid for bid in range(s.followers[seat] + 1)]

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if option < NUMBER:
            return [Reason(self.asked_by, who=seat, what=option)]
        lacking = option - NUMBER - s.followers[seat]
        return [Reason("ANKH-DEF-09", who=seat, amount=lacking)] if lacking > 0 else []

    def counted(self, s: AnkhState, seat: int) -> int:
        """The Followers to bid with."""
        return s.followers[seat]

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
            victims = minus(victims, s.figures[highest[0]])
            s.tell("plague-spares", "ANKH-CARD-11", who=highest[0])
        doom(s, victims, PLAGUE_KILLS)


class Chariots(Card):
    """Strength, and nothing else (ANKH-CARD-15)."""

    says = "ANKH-CARD-15"
    strength_rule = "ANKH-CARD-15"


class Drought(Card):
    """In the reward 1 Devotion more for each own figure on a Desert space (ANKH-CARD-16)."""

    says = "ANKH-CARD-16"
    rule = "ANKH-CARD-16"

    def win_devotion(self, s: AnkhState, side: int) -> int:
        return how_many(standing_on(s, side, DESERT))


class PreviewDrought(Card):
    """Own figures on Desert spaces count twice their strength (ANKHP-CARD-05, -06)."""

    says = "ANKHP-CARD-05"
    rule = "ANKHP-CARD-05"

    def doubled(self, s: AnkhState, side: int) -> int:
        return standing_on(s, side, DESERT)


class Miracle(Card):
    """1 Devotion for each own figure killed in this Battle (ANKH-CARD-17, -18)."""

    says = "ANKH-CARD-17"

    def after_battle(self, s: AnkhState, side: int) -> None:
        s.push(GainDevotion(side, s.battle.killed[side], MIRACLE_GAIN))


class Cycle(Card):
    """All played cards come back to the hand (ANKH-CARD-19)."""

    says = "ANKH-CARD-19"

    def after_battle(self, s: AnkhState, side: int) -> None:
        for card in members(s.played(side)):
            s.tell("card-returned", "ANKH-CARD-19", who=side, what=card)
        s.hands = changed(s.hands, side, s.edition.all_cards)
