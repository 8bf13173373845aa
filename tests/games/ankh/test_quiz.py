"""Ankh's questions of the quiz, answered again by other means than those that made them."""

import pytest

from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.games.ankh import quiz
from theomachy.games.ankh.bot.battles import NO_PLAGUE, fought
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.package import PACKAGE
from theomachy.games.ankh.rules.components import CARDS, GODS, PLAGUE
from theomachy.games.ankh.rules.egypt import SPACE_NAMES
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.learn.quiz.make import make_quiz
from theomachy.learn.quiz.question import Quiz

EDITIONS = ("final", "preview")


def side_of(found: Quiz[AnkhState], god: str) -> int:
    return [GODS[number] for number in found.s.lineup.gods].index(god)


@pytest.mark.parametrize("edition", EDITIONS)
def test_battles_come_out_as_in_the_table_of_battles(edition: str) -> None:
    checked = nobody = 0
    for seed in range(300):
        found = make_quiz(PACKAGE, "battle", seed, edition).quiz
        cards = {fact.seat: 0 for fact in found.facts if fact.things}
        for fact in found.facts:
            for thing in fact.things:
                cards[fact.seat] |= 1 << CARDS.index(thing.name)
        if any(held >> PLAGUE & 1 for held in cards.values()):
            continue  # the table knows only who bids most
        outcome = fought(found.s, found.s.battle.region, cards, next(iter(cards)), NO_PLAGUE)
        right = found.choices[found.right]
        if right.things:
            assert side_of(found, right.things[0].name) == outcome.victor
        else:
            assert outcome.victor not in cards
            nobody += 1
        checked += 1
    assert checked > 100
    assert nobody > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_devotion_is_counted_again_from_the_document(edition: str) -> None:
    amounts = set()
    for seed in range(300):
        found = make_quiz(PACKAGE, "score", seed, edition).quiz
        s = found.s
        god = str(found.ask.values["who"].key).removeprefix("ankh-god-")  # type: ignore[union-attr]
        side = side_of(found, god)
        token = int(str(found.ask.values["amount"])) - 1
        land = {SPACE_NAMES[space] for space in members(s.regions[token])}
        held: dict[str, dict[str, int]] = {}
        monuments = ANKH.document(s)["monuments"]
        assert isinstance(monuments, dict)
        for owner, kinds in monuments.items():
            assert isinstance(kinds, dict)
            for kind, spaces in kinds.items():
                listed = [spaces] if isinstance(spaces, str) else list(spaces)
                held.setdefault(kind, {})[owner] = len(land & set(listed))
        expected = 0
        for owners in held.values():
            own = owners.get(god, 0)
            others = [count for owner, count in owners.items() if owner not in (god, "neutral")]
            if own > max([0, *others]):
                expected += own if edition == "preview" else 1
        if found.ask.key == "ankh-quiz-domination":
            expected += 1
        right = int(str(found.choices[found.right].words.values["amount"]))
        bonuses = sum(
            line.event.amount
            for line in found.why
            if line.event is not None and line.event.kind in ("reward-bonus", "devotion-bonus")
        )
        assert right == expected + bonuses, (seed, god, side)
        amounts.add(right)
    assert len(amounts) >= 3


def test_plagues_ties_and_the_tiebreaker_are_asked_about() -> None:
    keys = set()
    for seed in range(200):
        found = make_quiz(PACKAGE, "battle", seed).quiz
        keys |= {fact.words.key for fact in found.facts}
    assert keys == {"ankh-quiz-card", "ankh-quiz-bid", "ankh-quiz-tiebreaker"}


def test_regions_without_own_monuments_are_not_asked_about() -> None:
    s = ANKH.start(3, 1)
    token = next(token for token, land in enumerate(s.regions) if land and s.present(token))
    assert any(quiz.region_question(s, token, Dice(seed)) for seed in range(20))
    s.controls = tuple([0] * s.players)
    assert quiz.region_question(s, token, Dice(1)) is None
