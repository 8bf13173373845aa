"""Questions of the quiz that only Pantheon has: what a scoring brings."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.things import Words
from theomachy.games.pantheon.rules.actions.turn import ChooseAction
from theomachy.games.pantheon.rules.components import BOX, COLOURS, DEMIGOD_VALUES
from theomachy.games.pantheon.rules.ending import Scoring, points_for_columns, points_for_demigods
from theomachy.games.pantheon.rules.piles import count
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.learn.quiz.numbers import number_choices
from theomachy.learn.quiz.playout import play_until
from theomachy.learn.quiz.question import Fact, Maker, Quiz, Why

LATEST_TURN: Final = 90
FEW: Final = 4
"""Scorings that bring fewer points are asked about seldom."""
SELDOM: Final = 6


def choosing_action(s: PantheonState) -> bool:
    """Whether somebody begins a turn."""
    return isinstance(s.stack[-1], ChooseAction)


def score_question(s: PantheonState, dice: Dice) -> Quiz[PantheonState] | None:
    """What a scoring would bring to whoever looks, or the sum that it would lead to."""
    if not play_until(s, dice, choosing_action, int(dice.below(LATEST_TURN))):
        return None
    seat = s.stack[-1].first_waiting()
    events = [event for event in scored(s) if event.who == seat]
    gained = sum([event.amount for event in events])
    if gained == 0 or (gained < FEW and dice.below(SELDOM)):
        return None
    whole = s.score[seat] > 0 and dice.below(3) == 0
    before = s.score[seat] if whole else 0
    mistakes = [before + amount for amount in mistaken(s, seat, gained)]
    choices, right = number_choices("pantheon-quiz-points", before + gained, mistakes, dice)
    who = Words(f"pantheon-seat-{COLOURS[seat]}", {})
    ask = Words("pantheon-quiz-total" if whole else "pantheon-quiz-scoring", {"who": who, "amount": before})
    why = [Why(event.rule, event) for event in events]
    return Quiz(s, ask, choices, right, why, seat, demigod_facts(s, seat))


def demigod_facts(s: PantheonState, seat: int) -> list[Fact]:
    """The values of the own demigods, which lie face down."""
    values = [str(place + 1) for place in range(DEMIGOD_VALUES) for _ in range(count(s.demigods[seat], place))]
    if not values:
        return []
    return [Fact(Words("pantheon-quiz-demigods", {"list": ", ".join(values)}), seat=seat)]


def scored(s: PantheonState) -> list[Event]:
    """What a scoring brings now."""
    twin = s.copy()
    twin.listen()
    twin.push(Scoring())
    twin.settle()
    return twin.heard()


def mistaken(s: PantheonState, seat: int, gained: int) -> list[int]:
    """What one gets who forgets the demigods, the columns or the gods, or counts the columns by another step."""
    columns = s.columns[seat].bit_count()
    for_columns = points_for_columns(columns)
    for_demigods = points_for_demigods(s.demigods[seat])
    for_gods = gained - for_columns - for_demigods
    steps = [gained - for_columns + points * columns for _, points in BOX.column_points]
    forgotten = [gained - part for part in (for_demigods, for_gods, for_columns) if part]
    return [*forgotten[:1], *[amount for amount in steps if amount != gained], *forgotten[1:]]


KINDS: Final[Mapping[str, Maker[PantheonState]]] = {"score": score_question}
