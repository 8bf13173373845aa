"""Questions of the quiz that only Ankh has: who wins a Battle, and how much Devotion a region gives."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.things import Thing, Words
from theomachy.games.ankh.bot.habits import habit
from theomachy.games.ankh.rules.abilities.cards import PlagueBid
from theomachy.games.ankh.rules.actions.turn import ChooseAction
from theomachy.games.ankh.rules.battlefield import Battle
from theomachy.games.ankh.rules.codes import NUMBER, YES
from theomachy.games.ankh.rules.components import CARDS, GODS
from theomachy.games.ankh.rules.egypt import SPACE_NAMES
from theomachy.games.ankh.rules.events.battle import BreakTie, ChooseCards, MonumentMajority
from theomachy.games.ankh.rules.events.conflict import ResolveRegion, majorities
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.learn.quiz.numbers import number_choices
from theomachy.learn.quiz.playout import play_until
from theomachy.learn.quiz.question import MOST_CHOICES, Choice, Fact, Maker, Quiz, Why, mixed

CLOSE: Final = 2
"""Battles that are decided by more strength than this are asked about seldom."""
WORTHWHILE: Final = 2
"""Regions that give less Devotion than this are asked about seldom."""
SELDOM: Final = 4
DECIDED: Final = ("battle-won", "nobody-wins")
TOLD: Final = ("plague-spares", "figure-killed", "figure-subdued", "figures-doubled", "strength-bonus", "strength")
"""What explains how a Battle came out, beside its result."""
LATEST_BATTLE: Final = 6
LATEST_TURN: Final = 30


def god_words(s: AnkhState, side: int) -> Words:
    """A side by its god."""
    return Words(f"ankh-god-{GODS[s.lineup.gods[side]]}", {})


def plain_sides(s: AnkhState, sides: list[int]) -> bool:
    """Whether each of these sides is one god."""
    return all(len(s.seats(side)) == 1 for side in sides)


# -- who wins this Battle?


def choosing_cards(s: AnkhState) -> bool:
    """Whether the cards of a Battle are being chosen and nobody has chosen yet."""
    frame = s.stack[-1]
    return isinstance(frame, ChooseCards) and not any(frame.held)


def battle_question(s: AnkhState, dice: Dice) -> Quiz[AnkhState] | None:
    """Cards and bids are given; who wins is found by fighting the Battle."""
    if not play_until(s, dice, choosing_cards, int(dice.below(LATEST_BATTLE))):
        return None
    sides = members(s.battle.participants)
    if not plain_sides(s, sides):
        return None
    twin = s.copy()
    twin.listen()
    fought = fight(twin, dice)
    if fought is None:
        return None
    events, facts = fought
    strengths = {event.who: event.amount for event in events if event.kind == "strength"}
    if gap(strengths) > CLOSE and dice.below(SELDOM):
        return None
    victor = next(event.who if event.kind == "battle-won" else -1 for event in events if event.kind in DECIDED)
    named = sorted(sides, key=lambda side: (side != victor, -strengths.get(side, -1)))[: MOST_CHOICES - 1]
    choices = [Choice(god_words(s, side), things=(god_thing(s, side),)) for side in named]
    choices.append(Choice(Words("ankh-quiz-nobody", {})))
    placed, right = mixed(choices, named.index(victor) if victor in named else len(choices) - 1, dice)
    why = [Why(event.rule, event) for event in events if event.kind in (*TOLD, *DECIDED)]
    ask = Words("ankh-quiz-battle", {"amount": s.battle.region + 1})
    return Quiz(s, ask, placed, right, why, facts=facts, lights=area_things(s, s.battle.region))


def fight(s: AnkhState, dice: Dice) -> tuple[list[Event], list[Fact]] | None:
    """Fight the Battle until it is decided: what happened, and what was given. None if it takes other choices."""
    facts = [tiebreaker_fact(s)] if s.tiebreaker_up and s.battle.participants >> s.tiebreaker & 1 else []
    events: list[Event] = []
    while not any(event.kind in DECIDED for event in events):
        frame = s.stack[-1]
        seat = frame.first_waiting()
        if not isinstance(frame, ChooseCards | PlagueBid | BreakTie):
            return None
        option = YES if isinstance(frame, BreakTie) else habit(s, seat, frame.options(s, seat), dice)
        if isinstance(frame, PlagueBid):
            bid = Words("ankh-quiz-bid", {"who": god_words(s, seat), "amount": option - NUMBER})
            facts.append(Fact(bid, seat=seat))
        s.take(seat, option)
        events += s.heard()
        if s.over:
            return None
    return events, [*card_facts(s, events), *facts]


def card_facts(s: AnkhState, events: list[Event]) -> list[Fact]:
    """Every card that was revealed."""
    found: list[Fact] = []
    for event in events:
        if event.kind == "card-revealed":
            card = CARDS[event.what]
            values = {"who": god_words(s, event.who), "what": Words(f"ankh-card-{card}", {})}
            found.append(Fact(Words("ankh-quiz-card", values), (Thing("card", card),), event.who))
    return found


def tiebreaker_fact(s: AnkhState) -> Fact:
    """Who holds the Tiebreaker, and that it would be used."""
    return Fact(Words("ankh-quiz-tiebreaker", {"who": god_words(s, s.tiebreaker)}), seat=s.tiebreaker)


def god_thing(s: AnkhState, side: int) -> Thing:
    """The god of a side."""
    return Thing("god", GODS[s.lineup.gods[side]])


def gap(strengths: Mapping[int, int]) -> int:
    """How far the strongest is ahead of the next."""
    ordered = sorted(strengths.values(), reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else CLOSE + 1


def area_things(s: AnkhState, token: int) -> list[Thing]:
    """The spaces of a region."""
    return [Thing("space", SPACE_NAMES[space]) for space in members(s.regions[token])]


# -- how much Devotion does this region give?


def choosing_action(s: AnkhState) -> bool:
    """Whether somebody begins a turn."""
    return isinstance(s.stack[-1], ChooseAction)


def score_question(s: AnkhState, dice: Dice) -> Quiz[AnkhState] | None:
    """What Domination, or the Monuments in a Battle, would give in a region if it were resolved now."""
    if not play_until(s, dice, choosing_action, int(dice.below(LATEST_TURN))):
        return None
    tokens = [token for token, land in enumerate(s.regions) if land and plain_sides(s, s.present(token))]
    for token in dice.shuffled([token for token in tokens if s.present(token)]):
        found = region_question(s, token, dice)
        if found is not None:
            return found
    return None


def region_question(s: AnkhState, token: int, dice: Dice) -> Quiz[AnkhState] | None:
    """The question about one region; None if hardly anything is to be gained there."""
    present = s.present(token)
    alone = len(present) == 1
    side = present[dice.below(len(present))]
    own = (s.controls[side] & s.regions[token]).bit_count()
    if own == 0:
        return None
    events = [event for event in resolved(s, token, alone) if event.who == side]
    right = sum([event.amount for event in events if event.kind == "devotion-gained"])
    if right < WORTHWHILE and dice.below(SELDOM):
        return None
    each = majorities(s, side, token)
    mistakes = [own + 1, own, each, 1] if alone else [own, each + 1, own + 1]
    choices, place = number_choices("ankh-quiz-devotion", right, mistakes, dice)
    why = [Why(event.rule, event) for event in events if event.kind != "domination"]
    if not why:  # nothing was gained: the rule that counts majorities says why
        why = [Why(s.ruled_by("ANKH-DOM-03"))]
    asked = "ankh-quiz-domination" if alone else "ankh-quiz-majority"
    ask = Words(asked, {"who": god_words(s, side), "amount": token + 1})
    return Quiz(s, ask, choices, place, why, lights=area_things(s, token))


def resolved(s: AnkhState, token: int, alone: bool) -> list[Event]:
    """What happens when the region is resolved now; of a Battle, only the Monument majorities."""
    twin = s.copy()
    twin.listen()
    if alone:
        twin.push(ResolveRegion(token))
    else:
        twin.battle = Battle(s.players)
        twin.battle.region = token
        twin.push(MonumentMajority())
    twin.settle()
    return twin.heard()


KINDS: Final[Mapping[str, Maker[AnkhState]]] = {"battle": battle_question, "score": score_question}
