"""A Battle, step by step (chapter 9). The edition lists the steps; here is what each does."""

from typing import Final

from theomachy.engine.bits import bits_of, codes, how_many, members, minus
from theomachy.engine.decision import Frame, Step
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Asks
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.abilities.hooks import RESOLUTION_KILLS, AnkhQuestion, AnkhSecret, Offer
from theomachy.games.ankh.rules.battlefield import Battle
from theomachy.games.ankh.rules.codes import CARD, POWER, YES
from theomachy.games.ankh.rules.components import GOD
from theomachy.games.ankh.rules.devotion import (
    DEFEAT,
    HUMILIATION,
    MAJORITY_IN_BATTLE,
    VICTORY,
    GainDevotion,
    LoseDevotion,
    gains,
)
from theomachy.games.ankh.rules.events.conflict import majorities
from theomachy.games.ankh.rules.kills import doom
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState


class BattleBegins(Step[AnkhState]):
    """Start-of-battle effects, one ability after another (ANKH-BAT-02, -03)."""

    def run(self, s: AnkhState) -> None:
        s.queue([BattleBeginsFor(number) for number in range(len(s.edition.battle_begins))])


class BattleBeginsFor(Step[AnkhState]):
    """One start-of-battle effect, for every side that has it."""

    numbers = "number: starter"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: AnkhState) -> None:
        ability = s.edition.battle_begins[self.number]
        ability.battle_begins(s, s.edition.with_ability(s, ability, s.ladder))


class SelectCards(Step[AnkhState]):
    """Step 1: every side in the region chooses from its hand in secret (ANKH-BAT-04)."""

    def run(self, s: AnkhState) -> None:
        owed = [0] * s.players
        for side in s.present(s.battle.region):
            s.battle.participants |= 1 << side
            owed[side] = 2 if side == s.battle.double else 1
        s.push(ChooseCards(*owed, *[0] * s.players))


class ChooseCards(AnkhSecret):
    """Which card? All are revealed together; what is held are cards as bits."""

    asks = Asks("choose-cards", "card", amount="cards", chosen="held")
    numbers = "owed[]: amount, held[]: cards"
    asked_by = "ANKH-BAT-04"

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(CARD, s.hands[seat] & ~self.held[seat])

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        if not CARD <= option < POWER:
            return [Reason(self.asked_by, who=seat, what=option)]
        if not (s.hands[seat] & ~self.held[seat]) >> option - CARD & 1:
            return [Reason("ANKH-BAT-06", who=seat, what=option)]
        return []

    def counted(self, s: AnkhState, seat: int) -> int:
        """The cards still to be chosen."""
        return self.owed[seat]

    def combined(self, held: int, option: int) -> int:
        return held | 1 << option - CARD

    def successor(self, owed: list[int], held: list[int]) -> "ChooseCards":
        return ChooseCards(*owed, *held)

    def all_in(self, s: AnkhState) -> None:
        s.battle.cards = self.held
        s.hands = tuple([hand & ~self.held[side] for side, hand in enumerate(s.hands)])
        if s.listening:
            for side in members(s.battle.participants):
                for card in members(self.held[side]):
                    s.tell("card-revealed", "ANKH-BAT-04", who=side, what=card)
        for side in s.ladder:
            for card in members(s.battle.cards[side]):
                s.edition.cards[card].revealed(s, side)  # ANKH-BAT-07


class OrdinaryCards(Step[AnkhState]):
    """The step of cards with a turn of their own, sides in ascending order (ANKH-BAT-08, ANKHP-BAT-01)."""

    def run(self, s: AnkhState) -> None:
        turns: list[Frame[AnkhState]] = []
        for side in s.ladder:
            cards = [card for card in members(s.battle.cards[side]) if s.edition.cards[card].has_turn()]
            if cards:
                turns.append(CardsOf(side, bits_of(cards)))
        s.queue(turns)


class CardsOf(Step[AnkhState]):
    """One side resolves its cards before the next side; it chooses the order (ANKHP-CARD-11)."""

    numbers = "side: seat, cards"

    def __init__(self, side: int, cards: int) -> None:
        self.side: Final = side
        self.cards: Final = cards

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side, self.cards)

    def run(self, s: AnkhState) -> None:
        if how_many(self.cards) > 1:
            s.push(CardFirst(self.side, self.cards))
        else:
            s.edition.cards[members(self.cards)[0]].played(s, self.side)


class CardFirst(AnkhQuestion):
    """Which of the side's cards comes first?"""

    asks = Asks("card-first", "card")
    numbers = "seat, cards"
    asked_by = "ANKHP-CARD-11"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.cards)

    def options(self, s: AnkhState, seat: int) -> list[int]:
        return codes(CARD, self.cards)

    def reasons(self, s: AnkhState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else self.other_sort(option)

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        first = 1 << option - CARD
        s.queue([CardsOf(seat, first), CardsOf(seat, self.cards & ~first)])


class Plagues(Step[AnkhState]):
    """Every Plague with its own bid, in ascending order (ANKH-BAT-09)."""

    def run(self, s: AnkhState) -> None:
        s.queue([PlagueOf(side) for side in s.ladder])


class PlagueOf(Step[AnkhState]):
    """The Plague of one side."""

    numbers = "side: seat"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side,)

    def run(self, s: AnkhState) -> None:
        for ability in s.abilities(self.side):
            ability.plague(s, self.side)


class OnePlague(Step[AnkhState]):
    """Several Plagues are one (ANKHP-BAT-02)."""

    def run(self, s: AnkhState) -> None:
        for side in s.ladder:
            for ability in s.abilities(side):
                if ability.plague(s, side):
                    return


class MonumentMajority(Step[AnkhState]):
    """Step 4: one gain for all majorities of each side still present (ANKH-BAT-10)."""

    def run(self, s: AnkhState) -> None:
        amounts = [0] * s.players
        for side in s.present(s.battle.region):
            amounts[side] = majorities(s, side, s.battle.region)
        s.queue(gains(s, amounts, MAJORITY_IN_BATTLE))


class Resolution(Step[AnkhState]):
    """Step 5: strengths are fixed and the victor found (ANKH-BAT-11 .. -19)."""

    def run(self, s: AnkhState) -> None:
        present = s.present(s.battle.region)
        area = s.area(s.battle.region)
        for side in present:
            s.battle.fielded = changed(s.battle.fielded, side, how_many(s.figures[side] & area))
            s.battle.strength = changed(s.battle.strength, side, strength_of(s, side, area))
            s.tell("strength", "ANKH-BAT-12", who=side, amount=s.battle.strength[side])
        if not present:
            s.tell("nobody-wins", "ANKH-BAT-15")
            return
        most = max(s.battle.strength[side] for side in present)
        leaders = [side for side in present if s.battle.strength[side] == most]
        if len(leaders) == 1:
            win(s, leaders[0], "ANKH-BAT-13")
        elif s.tiebreaker_up and s.tiebreaker in leaders:
            s.push(BreakTie(s.tiebreaker))
        else:
            s.tell("nobody-wins", "ANKH-BAT-18")


def strength_of(s: AnkhState, side: int, area: int) -> int:
    """Figures, cards and powers of a side with figures in the region (ANKH-BAT-12)."""
    present = s.figures[side] & area
    counted = minus(present, subdued(s, side, present))
    doubled = doubled_figures(s, side) & counted
    god_space = counted & s.pieces[GOD]
    total = how_many(minus(counted, god_space))
    if doubled:
        total += how_many(minus(doubled, god_space))
    if god_space:
        god = 1
        for ability in s.abilities(side):
            changed = ability.god_strength(s, side, god)
            if changed != god:
                s.tell("strength-bonus", ability.rule, who=side, what=GOD, amount=changed - god)
            god = changed
        total += 2 * god if doubled & god_space else god
    for ability in s.abilities(side):
        total += ability.strength(s, side)
    return total


def doubled_figures(s: AnkhState, side: int) -> int:
    """The spaces whose figures count twice their strength."""
    spaces = 0
    for ability in s.abilities(side):
        found = ability.doubled(s, side)
        if found:
            s.tell("figures-doubled", ability.rule, who=side, amount=how_many(found))
        spaces |= found
    return spaces


def subdued(s: AnkhState, side: int, present: int) -> int:
    """Those of the side's figures that contribute nothing because of an enemy Guardian."""
    spaces = 0
    for kind in s.lineup.guardians:
        guardian = s.edition.guardians[kind]
        enemies = minus(s.pieces[kind], s.figures[side])
        found = guardian.subdued(s, enemies) & present if enemies else 0
        if found:
            for space in members(found):
                s.tell("figure-subdued", guardian.rule, who=side, what=s.kind_at(space), where=space)
            spaces |= found
    return spaces


def win(s: AnkhState, side: int, rule: str) -> None:
    """The side has won the Battle, by so much."""
    s.battle.victor = side
    others = [s.battle.strength[other] for other in members(s.battle.participants & ~(1 << side))]
    s.battle.margin = s.battle.strength[side] - max(others)
    s.tell("battle-won", rule, who=side, amount=s.battle.margin)


class BreakTie(Offer):
    """The holder among the tied may turn the Tiebreaker down and win (ANKH-BAT-16)."""

    asks = Asks("break-tie", "confirm")
    asked_by = "ANKH-BAT-16"

    def answer(self, s: AnkhState, seat: int, option: int) -> None:
        if option == YES:
            s.tiebreaker_up = False
            win(s, self.side(s), "ANKH-BAT-16")
        else:
            s.tell("nobody-wins", "ANKH-BAT-18")


class Reward(Step[AnkhState]):
    """The victor's one gain of Devotion, and what else a victory brings (ANKH-BAT-20)."""

    def run(self, s: AnkhState) -> None:
        victor = s.battle.victor
        if victor != NOBODY:
            amount = 1
            for ability in s.abilities(victor):
                bonus = ability.win_devotion(s, victor)
                if bonus:
                    s.tell("reward-bonus", ability.rule, who=victor, amount=bonus)
                amount += bonus
            s.queue([GainDevotion(victor, amount, VICTORY), Won(victor)])


class Won(Step[AnkhState]):
    """The victor's abilities are told."""

    numbers = "side: seat"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.side,)

    def run(self, s: AnkhState) -> None:
        for ability in s.abilities(self.side):
            ability.won(s, self.side)


class Consolation(Step[AnkhState]):
    """What losing brings, after the reward (ANKH-BAT-19 d)."""

    def run(self, s: AnkhState) -> None:
        amounts = [0] * s.players
        for side in members(s.battle.participants):
            if side != s.battle.victor:
                for ability in s.abilities(side):
                    amounts[side] += ability.lose_devotion(s, side)
        s.queue(gains(s, amounts, DEFEAT))


class Humiliation(Step[AnkhState]):
    """What a victory costs the other participants, after the reward (ANKHP-BAT-07 d)."""

    def run(self, s: AnkhState) -> None:
        amount = 0
        if s.battle.victor != NOBODY:
            for ability in s.abilities(s.battle.victor):
                amount += ability.humbles(s, s.battle.victor)
        losers = [side for side in s.ladder if s.battle.participants >> side & 1 and side != s.battle.victor]
        s.queue([LoseDevotion(side, amount, HUMILIATION) for side in losers])


class Slaughter(Step[AnkhState]):
    """The victor kills all enemy figures in the region; without victor all die (ANKH-BAT-21)."""

    def run(self, s: AnkhState) -> None:
        victims = s.all_figures() & s.area(s.battle.region)
        if s.battle.victor != NOBODY:
            victims = minus(victims, s.figures[s.battle.victor])
        doom(s, victims, RESOLUTION_KILLS)


class Aftermath(Step[AnkhState]):
    """After-resolution effects, one ability after another (ANKH-BAT-22)."""

    def run(self, s: AnkhState) -> None:
        s.queue([AftermathOf(number) for number in range(len(s.edition.aftermath))])


class AftermathOf(Step[AnkhState]):
    """One after-resolution effect for every participant that has it, ascending."""

    numbers = "number: effect"

    def __init__(self, number: int) -> None:
        self.number: Final = number

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: AnkhState) -> None:
        ability = s.edition.aftermath[self.number]
        took_part = tuple([side for side in s.ladder if s.battle.participants >> side & 1])
        sides = s.edition.with_ability(s, ability, took_part)
        s.queue([AfterBattle(self.number, side) for side in sides])


class AfterBattle(Step[AnkhState]):
    """One after-resolution effect for one side."""

    numbers = "number: effect, side: seat"

    def __init__(self, number: int, side: int) -> None:
        self.number: Final = number
        self.side: Final = side

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.number, self.side)

    def run(self, s: AnkhState) -> None:
        s.edition.aftermath[self.number].after_battle(s, self.side)


class BattleEnds(Step[AnkhState]):
    """Nothing of the Battle has to be remembered."""

    def run(self, s: AnkhState) -> None:
        s.tell("battle-ends", "ANKH-BAT-01", what=s.battle.region)
        s.battle = Battle(s.players)
