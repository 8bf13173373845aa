"""The moments at which a special rule may speak, and what an edition is made of.

A moment is a method, an ability is an object, an edition is a table. The core loops over the abilities of
a side and never names one; each ability overrides only its own moments. Abilities are stateless: what one
must remember is a fact of AnkhState.
"""

from typing import ClassVar, Final

from theomachy.engine.bits import bits_of, members
from theomachy.engine.decision import PASS, Question, Secret, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.values import Row
from theomachy.games.ankh.rules.codes import YES, kind_code
from theomachy.games.ankh.rules.components import CARDS, POWERS
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState

# What a batch of kills comes from.
PLAGUE_KILLS: Final = 0
RESOLUTION_KILLS: Final = 1

NO_RIGHTS: Final[list[int]] = []


class Ability:
    """One special rule: a god's, a power's, a card's or a Guardian's."""

    says: ClassVar[str] = ""
    """The rule that says what is printed."""
    rule: ClassVar[str] = ""
    """The rule behind what it adds or changes in somebody else's sum."""
    water_rule: ClassVar[str] = "ANKH-MAP-06"
    """For a Guardian: the rule that keeps it off Water."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    # -- actions

    def gain_followers(self, s: AnkhState, side: int) -> int:
        """More Followers from a Gain Followers action."""
        return 0

    def summon_rights(self, s: AnkhState, side: int) -> list[int]:
        """Additional summons of a Summon action, each as the option code that names it."""
        return NO_RIGHTS

    def summon_area(self, s: AnkhState, side: int, right: int) -> int:
        """The spaces for the additional summon of this name, if it is this ability's."""
        return 0

    def holds_captive(self, s: AnkhState, side: int) -> bool:
        """Whether this ability holds a Warrior of the side captive."""
        return False

    def enters_gates(self) -> bool:
        """Whether figures of the side may arrive on Underworld tokens."""
        return False

    def returned(self, s: AnkhState, side: int) -> None:
        """A figure of the side is summoned outside a Summon action."""

    def summoned(self, s: AnkhState, side: int, seat: int, space: int) -> None:
        """A figure of the side was summoned onto the space; the seat decides."""

    # -- a Guardian's own moments

    def summon_spaces(self, s: AnkhState, right: int, area: int, land: int) -> int:
        """Where this Guardian may be summoned: area is all there is around, land what others would get."""
        return land

    def walk_onto(self, s: AnkhState, side: int, origin: int) -> int:
        """Occupied spaces on which this Guardian may end a Move action."""
        return 0

    def walk_onto_reasons(self, s: AnkhState, side: int, origin: int, target: int) -> list[Reason]:
        """Why this Guardian may not end its move on an occupied space, apart from distance and gates."""
        return [Reason("ANKH-MOVE-04", who=side, what=kind_code(s.kind_at(target)), origin=origin, where=target)]

    def walks_onto(self, s: AnkhState, seat: int, origin: int, target: int) -> None:
        """This Guardian ends its move on an occupied space."""

    def placed(self, s: AnkhState, seat: int, space: int) -> None:
        """This Guardian was summoned or moved onto the space; the seat decides."""

    def subdued(self, s: AnkhState, spaces: int) -> int:
        """The spaces whose enemy figures contribute no strength, for Guardians of this kind on these spaces."""
        return 0

    # -- Conflicts

    def conflict_begins(self, s: AnkhState, sides: list[int]) -> None:
        """A Conflict starts; sides have this ability, ascending."""

    def conflict_ends(self, s: AnkhState) -> None:
        """The last region is resolved."""

    def dominates(self, s: AnkhState, side: int, token: int) -> int:
        """More Devotion for Domination in the region."""
        return 0

    # -- Battles

    def battle_begins(self, s: AnkhState, sides: list[int]) -> None:
        """A Battle starts; sides have this ability, ascending."""

    def revealed(self, s: AnkhState, side: int) -> None:
        """This card was revealed."""

    def has_turn(self) -> bool:
        """Whether this card has a turn of its own in the step of ordinary cards."""
        return False

    def played(self, s: AnkhState, side: int) -> None:
        """This card's turn has come."""

    def plague(self, s: AnkhState, side: int) -> bool:
        """The Plague step has come to this side; whether there was a Plague."""
        return False

    def flood_followers(self, s: AnkhState, side: int, amount: int) -> int:
        """What a Flood brings, given what it brings otherwise."""
        return amount

    def build_cost(self, s: AnkhState, side: int, cost: int) -> int:
        """What building a Monument costs, given what it costs otherwise."""
        return cost

    def builds_on_gates(self) -> bool:
        """Whether the side may build on Underworld tokens."""
        return False

    def god_strength(self, s: AnkhState, side: int, strength: int) -> int:
        """The strength of the side's God figure, given its strength otherwise."""
        return strength

    def doubled(self, s: AnkhState, side: int) -> int:
        """The spaces whose own figures count twice their strength."""
        return 0

    def strength(self, s: AnkhState, side: int) -> int:
        """More strength for a side with a figure in the battle region."""
        return 0

    def win_devotion(self, s: AnkhState, side: int) -> int:
        """More Devotion in the reward for winning the Battle."""
        return 0

    def won(self, s: AnkhState, side: int) -> None:
        """The side has won the Battle and has its reward."""

    def humbles(self, s: AnkhState, side: int) -> int:
        """Devotion every other participant loses because the side has won."""
        return 0

    def lose_devotion(self, s: AnkhState, side: int) -> int:
        """Devotion gained for losing the Battle."""
        return 0

    def protects(self, s: AnkhState, side: int, victims: int, cause: int) -> int:
        """Own figures among the victims that cannot be killed by this cause."""
        return 0

    def before_kills(self, s: AnkhState, side: int, cause: int) -> None:
        """Own figures among s.battle.doomed are about to be killed."""

    def after_kills(self, s: AnkhState) -> None:
        """A batch of figures was killed: s.battle.fallen."""

    def after_battle(self, s: AnkhState, side: int) -> None:
        """The Battle is resolved; the side took part in it."""

    # -- Devotion, the end of actions, merging, forgetting

    def after_actions(self, s: AnkhState, side: int) -> int:
        """Devotion for what the side has when it has taken all actions of a turn."""
        return 0

    def devotion(self, s: AnkhState, side: int, amount: int) -> int:
        """What a gain of Devotion amounts to."""
        return amount

    def merged_as_lower(self, s: AnkhState, higher: int) -> None:
        """The god with this ability is the lower god of a merging."""

    def forgotten(self, s: AnkhState) -> None:
        """The side with this ability is forgotten."""


class Terms:
    """What editions decide differently where no ability is involved."""

    def __init__(
        self,
        first_on_top: bool,
        second_action_optional: bool,
        merged_take_one_action: bool,
        control_optional: bool,
        exchange_either_token: bool,
        majority_per_monument: bool,
        guardians_taken_over: bool,
        monuments_destroyed: bool,
        followers_inherited: bool,
    ) -> None:
        self.first_on_top: Final = first_on_top  # of the Devotion stack at the start
        self.second_action_optional: Final = second_action_optional
        self.merged_take_one_action: Final = merged_take_one_action
        self.control_optional: Final = control_optional  # of the Control Monument event
        self.exchange_either_token: Final = exchange_either_token  # after a caravan; else only the new one
        self.majority_per_monument: Final = majority_per_monument  # 1 Devotion each, in one gain with Domination
        self.guardians_taken_over: Final = guardians_taken_over  # by the higher god of a merging
        self.monuments_destroyed: Final = monuments_destroyed  # of gods that go; else they turn neutral
        self.followers_inherited: Final = followers_inherited  # by the higher god of a merging


class Edition:
    """A rule set: what is printed, and in which order special rules speak."""

    def __init__(
        self,
        number: int,
        name: str,
        gods: list[Ability],
        powers: list[dict[int, Ability]],
        cards: dict[int, Ability],
        guardians: dict[int, Ability],
        conflict_begins: list[Ability],
        battle_begins: list[Ability],
        battle: list[Step[AnkhState]],
        kills: list[Ability],
        aftermath: list[Ability],
        end_of_actions: list[int],
        terms: Terms,
        replaced: dict[str, str],
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.gods: Final = gods
        self.levels: Final = [bits_of(list(level)) for level in powers]  # the powers of each level, as bits
        self.powers: Final = {power: ability for level in powers for power, ability in level.items()}
        self.cards: Final = cards
        self.all_cards: Final = bits_of(list(cards))
        self.guardians: Final = guardians  # by kind of piece
        self.conflict_begins: Final = conflict_begins
        self.battle_begins: Final = battle_begins
        self.battle: Final = battle  # the steps of a Battle
        self.kills: Final = kills  # who reacts to a batch of kills
        self.aftermath: Final = aftermath  # who acts after the Resolution
        self.end_of_actions: Final = end_of_actions  # powers looked at when all actions of a turn are taken
        self.terms: Final = terms
        self.replaced: Final = replaced  # rules of the final edition, and what stands in their place
        self._known: dict[int, list[Ability]] = {}

    def abilities(self, gods: int, powers: int, cards: int) -> list[Ability]:
        """The abilities of a side with these gods, powers and cards (as bits), in printed order."""
        key = (gods << len(POWERS) | powers) << len(CARDS) | cards
        known = self._known.get(key)
        if known is None:
            known = [self.gods[number] for number in members(gods)]
            known += [self.powers[number] for number in members(powers)]
            known += [self.cards[number] for number in members(cards)]
            self._known[key] = known
        return known

    def with_ability(self, s: AnkhState, ability: Ability, sides: Row) -> list[int]:
        """Those of the sides that have the ability."""
        return [side for side in sides if has_ability(s, side, ability)]

    def ruled_by(self, rule: str) -> str:
        """The id under which this edition knows a rule of the final one."""
        return self.replaced.get(rule, rule)


def has_ability(s: AnkhState, side: int, ability: Ability) -> bool:
    """Whether the side has the ability."""
    return any(own is ability for own in s.abilities(side))


def who_decides(s: AnkhState, side: int, seat: int, rule: str) -> str:
    """The rule against a seat that is not asked; the partner in a merged god has one of its own."""
    if seat not in s.seats(side):
        return rule
    return "ANKH-DEC-03" if rule == "ANKH-DEC-02" else "ANKH-DEC-04"


class AnkhQuestion(Question[AnkhState]):
    """A question to one seat, with the refusals every question shares."""

    decided_by = "ANKH-DEC-02"

    def side(self, s: AnkhState) -> int:
        """The side the seat decides for."""
        return s.side_of[self.seat]

    def reasons_against_seat(self, s: AnkhState, seat: int) -> list[Reason]:
        return [Reason(who_decides(s, self.side(s), seat, self.decided_by), who=self.seat)]

    def other_sort(self, option: int) -> list[Reason]:
        """The refusal of an answer to some other question."""
        return [Reason(self.asked_by, what=option)]


class AnkhSecret(Secret[AnkhState]):
    """A question to several sides at once, answered by the higher god's player of each."""

    decided_by = "ANKH-DEC-02"

    def reasons_against_seat(self, s: AnkhState, seat: int) -> list[Reason]:
        side = s.side_of[seat] if 0 <= seat < s.players else OUT
        asked = side != OUT and bool(self.owed[side])
        return [Reason(who_decides(s, side, seat, self.decided_by) if asked else self.decided_by, who=seat)]


NO_OR_YES: Final = [PASS, YES]


class Offer(AnkhQuestion):
    """Will you, or will you not? PASS declines."""

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return NO_OR_YES

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        return [] if option in (PASS, YES) else self.other_sort(option)
