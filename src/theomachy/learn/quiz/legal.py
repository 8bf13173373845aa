"""Which of these answers is legal, and which one is forbidden: asked of the open question of any game."""

import re
from typing import Final, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, PASS, Secret, State
from theomachy.engine.game import Game
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Thing, Words
from theomachy.learn.quiz.playout import play_until
from theomachy.learn.quiz.question import FEWEST_CHOICES, MOST_CHOICES, Choice, Maker, Quiz, Why, mixed

S = TypeVar("S", bound=State)

KIND: Final = "legal"
NEAREST: Final = 6
"""Forbidden answers are chosen from so many that look most like legal ones."""
PLACE: Final = re.compile(r"(-?\d+),(-?\d+)")
LATEST: Final = 160
"""So many questions are passed by at most before one is asked about."""


def legal_maker(game: Game[S]) -> Maker[S]:
    """The questions about legal answers of a game."""

    def make(s: S, dice: Dice) -> Quiz[S] | None:
        def wanted(now: S) -> bool:
            frame = now.stack[-1]
            return frame.first_waiting() != CHANCE and not isinstance(frame, Secret)

        if not play_until(s, dice, wanted, int(dice.below(LATEST))):
            return None
        for _ in range(FEWEST_CHOICES):  # the next questions serve as well
            found = legal_question(game, s, dice)
            if found is not None:
                return found
            if not play_until(s, dice, wanted, 1):
                return None
        return None

    return make


def legal_question(game: Game[S], s: S, dice: Dice) -> Quiz[S] | None:
    """One answer that is legal among forbidden ones, or one that is forbidden among legal ones."""
    seat = s.stack[-1].first_waiting()
    legal = [option for option in s.options(seat) if option != PASS and sayable(game, s, option)]
    against = refused_answers(game, s, seat, legal)
    refused = plausible(game, s, legal, against, dice)
    legal = dice.shuffled(legal)
    one_legal = len(legal) > 0 and len(refused) >= FEWEST_CHOICES - 1
    one_refused = len(refused) > 0 and len(legal) >= FEWEST_CHOICES - 1
    if one_legal and one_refused:
        one_legal = dice.below(2) == 1
    if not one_legal and not one_refused:
        return None
    alone, others = (legal, refused) if one_legal else (refused, legal)
    options = [alone[0], *others[: MOST_CHOICES - 1]]
    choices = [Choice(game.words(s, one), game.text(s, one), tuple(game.things(s, one))) for one in options]
    if len({(choice.words.key, str(choice.words.values), choice.text) for choice in choices}) < len(choices):
        return None
    placed, right = mixed(choices, 0, dice)
    why = [
        Why(reason.rule, reason=reason, choice=placed.index(choice))
        for option, choice in zip(options, choices, strict=True)
        for reason in against.get(option, [])
    ]
    subject = game.asked(s, seat).subject
    lights: list[Thing] = [] if subject is None else [subject]
    ask = Words("quiz-legal" if one_legal else "quiz-refused", {})
    return Quiz(s, ask, placed, right, sorted(why, key=lambda line: line.choice), seat, lights=lights)


def plausible(game: Game[S], s: S, legal: list[int], against: dict[int, list[Reason]], dice: Dice) -> list[int]:
    """Forbidden answers that one could take for legal: against few rules, and near a legal one."""
    reached = [place for option in legal if (place := coordinates(game.text(s, option))) is not None]

    def far(option: int) -> int:
        place = coordinates(game.text(s, option))
        if place is None or not reached:
            return 0
        return min([abs(place[0] - row) + abs(place[1] - column) for row, column in reached])

    ordered = sorted(dice.shuffled(list(against)), key=lambda option: (len(against[option]), far(option)))
    return dice.shuffled(ordered[:NEAREST])


def coordinates(text: str) -> tuple[int, int] | None:
    """The place that an answer names, by its coordinates; None if it names none."""
    found = PLACE.search(text)
    return None if found is None else (int(found[1]), int(found[2]))


def sayable(game: Game[S], s: S, option: int) -> bool:
    """Whether the option can be told from others by a reader: it names something."""
    return bool(game.things(s, option)) or bool(game.words(s, option).key)


def refused_answers(game: Game[S], s: S, seat: int, legal: list[int]) -> dict[int, list[Reason]]:
    """Answers of the same sorts as the legal ones that a rule forbids, with every rule against them.

    What the question does not ask for at all is left out: nobody would think of it.
    """
    frame = s.stack[-1]
    sort = s.ruled_by(frame.asked_by)
    ranges = {each.first: each for each in (game.ranges().range_of(option) for option in legal)}
    found: dict[int, list[Reason]] = {}
    for each in ranges.values():
        for option in range(each.first, each.first + each.count):
            reasons = s.reasons(seat, option)
            if not reasons or any(s.ruled_by(reason.rule) == sort for reason in reasons):
                continue
            try:
                if sayable(game, s, option):
                    found[option] = [reason.under(s.ruled_by(reason.rule)) for reason in reasons]
            except UnknownText:  # a seat that this table does not have
                continue
    return found
