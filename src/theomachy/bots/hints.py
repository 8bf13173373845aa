"""What a bot would do with a decision and why: what the best line gains, takes from others and risks.

A reason is a feature of a seat that the line changes. It is worth what the seat's chance would lose if that
feature were put back to what it is now, with everything else as the line leaves it; so a named reason is one that
carries the judgement, and anybody can take it away and look.
"""

from typing import Final, Generic, TypeVar

from theomachy.bots.base import Seen
from theomachy.bots.deeds import Deed, Played, Step, asked_and_said, told, words_document
from theomachy.bots.mind import NOBODY, Mind, Sight, chances_in
from theomachy.bots.planning import Care, Line, Planner
from theomachy.bots.secrets import asked_in_secret
from theomachy.bots.thinking import remembered
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Json
from theomachy.engine.things import Words

S = TypeVar("S", bound=State)
CARE: Final = Care(width=3, forks=3, picks=64, samples=12)
GAINS: Final = 3
DENIALS: Final = 2
RISKS: Final = 2
ALTERNATIVES: Final = 3
NAMED_FROM: Final = 0.002
"""A reason worth less of a chance is not named."""


class Reason:
    """A feature that a line changes: whose, from what to what, what the seat's chance owes to it, and in words."""

    def __init__(
        self, feature: str, seat: int, before: float, after: float, worth: float, rule: str, words: Words
    ) -> None:
        self.feature: Final = feature
        self.seat: Final = seat
        self.before: Final = before
        self.after: Final = after
        self.worth: Final = worth
        self.rule: Final = rule
        self.words: Final = words

    def document(self) -> dict[str, Json]:
        """As JSON values; fractions are written as text."""
        return {
            "feature": self.feature,
            "seat": self.seat,
            "before": f"{self.before:.2f}",
            "after": f"{self.after:.2f}",
            "worth": f"{100 * self.worth:.1f}",
            "rule": self.rule,
            "words": words_document(self.words),
        }


class Advice:
    """A line of answers, what it does, the seat's chance of winning with it, and why."""

    def __init__(self, path: tuple[int, ...], chance: float, steps: list[Step], ends: bool) -> None:
        self.path: Final = path
        self.chance: Final = chance
        self.steps: Final = steps
        self.ends: Final = ends
        """Whether the game is over with it, as far as can be seen."""
        self.gains: list[Reason] = []
        self.denials: list[Reason] = []
        self.risks: list[Reason] = []

    def document(self) -> dict[str, Json]:
        """As JSON values."""
        return {
            "option": self.path[0],
            "steps": [step.document() for step in self.steps],
            "chance": f"{100 * self.chance:.1f}",
            "ends": self.ends,
            "gains": [reason.document() for reason in self.gains],
            "denials": [reason.document() for reason in self.denials],
            "risks": [reason.document() for reason in self.risks],
        }


class Hint(Generic[S]):
    """What to do, and what else could be done; `s` is the position it speaks of, as imagined."""

    def __init__(self, s: S, seat: int, best: Advice, alternatives: list[Advice]) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.best: Final = best
        self.alternatives: Final = alternatives


class Prospect:
    """Where a line leads on average: what the position is judged by, and each seat's chance."""

    def __init__(self, sight: Sight | None, chances: list[float]) -> None:
        self.sight: Final = sight  # None if the game is over every time
        self.chances: Final = chances


def hint(mind: Mind[S], seen: Seen, options: list[int], dice: Dice) -> Hint[S]:
    """The bot's advice on a decision of the seat."""
    s = remembered(mind, seen).position(dice)
    found = judged(mind, s, seen.seat, lines_of(mind, s, seen.seat, options, dice), int(dice.roll()))
    advised = [advise(mind, s, seen.seat, path, where) for path, where in found[: 1 + ALTERNATIVES]]
    return Hint(s, seen.seat, advised[0], advised[1:])


def weigh(mind: Mind[S], seen: Seen, meant: int, options: list[int], dice: Dice) -> Hint[S]:
    """The bot's advice, and as its alternative the best that can still come of the answer somebody means to give.

    Without an alternative if that answer is the advice itself.
    """
    s = remembered(mind, seen).position(dice)
    lines = lines_of(mind, s, seen.seat, options, dice)
    if all(path[0] != meant for path in lines):  # given up early: looked at on its own
        lines += lines_of(mind, s, seen.seat, [meant], dice)
    found = judged(mind, s, seen.seat, lines, int(dice.roll()))
    path, where = next(each for each in found if each[0][0] == meant)
    best = advise(mind, s, seen.seat, *found[0])
    return Hint(s, seen.seat, best, [] if path == best.path else [advise(mind, s, seen.seat, path, where)])


def lines_of(mind: Mind[S], s: S, seat: int, options: list[int], dice: Dice) -> list[tuple[int, ...]]:
    """Lines that begin with these answers, one for each that is worth a look; in secret, single answers."""
    if asked_in_secret(s):
        return [(option,) for option in options]
    return planned(mind, s, seat, options, dice)


def judged(
    mind: Mind[S], s: S, seat: int, lines: list[tuple[int, ...]], luck: int
) -> list[tuple[tuple[int, ...], Prospect]]:
    """The lines with where they lead, the best for the seat first."""
    found = [(path, prospect(mind, s, seat, path, luck)) for path in lines]
    found.sort(key=lambda each: each[1].chances[seat], reverse=True)
    return found


def advise(mind: Mind[S], s: S, seat: int, path: tuple[int, ...], where: Prospect) -> Advice:
    """A line with what it does and what its chance stands on."""
    played = steps_of(mind, s, seat, path)
    found = Advice(path, mind.shown(s, where.chances[seat]), played.steps, where.sight is None)
    if where.sight is not None:
        name_reasons(mind, s, played.s, seat, found, where.sight)
    return found


def steps_of(mind: Mind[S], s: S, seat: int, path: tuple[int, ...]) -> Played[S]:
    """The steps of a line, played on a copy; what the seat could not see is not told."""
    twin = s.copy()
    twin.listen()
    steps: list[Step] = []
    side = mind.decider(s, seat)
    for option in path:
        asked = twin.copy()
        twin.take(seat, option)
        deeds: list[Deed] = []
        for event in twin.heard():
            if event.who in (seat, side):
                deed = mind.deed(twin, seat, event.seen_by(seat))
                if deed is not None:
                    deeds.append(deed)
        steps.append(asked_and_said(mind.game, asked, seat, option, deeds))
    return Played(told(steps), twin)


def planned(mind: Mind[S], s: S, seat: int, options: list[int], dice: Dice) -> list[tuple[int, ...]]:
    """The best line for each first answer that is worth a look. Where all good lines begin alike, the rest of the
    answers are planned too: a decision with several answers always has an alternative."""
    care = CARE.at_least(mind.lines)
    lines = distinct(Planner(mind, seat, care, dice).lines(s, options))
    others = [option for option in options if option != lines[0][0]]
    if len(lines) == 1 and others:
        lines += distinct(Planner(mind, seat, care, dice).lines(s, others))
    return lines


def distinct(lines: list[Line[S]]) -> list[tuple[int, ...]]:
    """The best line for each first answer, the best first."""
    best: dict[int, tuple[int, ...]] = {}
    for line in lines:
        best.setdefault(line.path[0], line.path)
    return list(best.values())


def prospect(mind: Mind[S], s: S, seat: int, path: tuple[int, ...], luck: int) -> Prospect:
    """Where the line leads, averaged over what may happen until the next turn begins."""
    seen: list[Sight] = []
    chances = [0.0] * len(mind.game.seat_names(s))
    samples = 1
    dice = Dice(luck)
    played = 0
    while played < samples:
        twin = s.copy()
        for option in path:
            twin.take(seat, option)
        if not twin.over and not mind.between_turns(twin):
            samples = CARE.samples
            mind.play_on(twin, dice)
        for place, chance in enumerate(mind.standings(twin)):
            chances[place] += chance
        if not twin.over:
            seen.append(mind.sight(twin))
        played += 1
    return Prospect(mean_of(seen) if seen else None, [chance / played for chance in chances])


def mean_of(seen: list[Sight]) -> Sight:
    """Several positions as one."""
    number = len(seen)
    rows: list[list[float]] = []
    inputs: list[list[float]] = []
    shared: list[list[float]] = []
    stage = 0.0
    for sight in seen:
        rows = summed(rows, sight.rows)
        inputs = summed(inputs, sight.inputs)
        shared = summed(shared, [sight.shared])
        stage += sight.stage
    return Sight(
        [[amount / number for amount in row] for row in rows],
        [[amount / number for amount in row] for row in inputs],
        [amount / number for amount in shared[0]],
        stage / number,
        seen[0].network,
    )


def summed(sums: list[list[float]], rows: list[list[float]]) -> list[list[float]]:
    """Rows added up, seat by seat; a seat that has none in one of them has none."""
    if not sums:
        return [list(row) for row in rows]
    return [
        [one + other for one, other in zip(left, right, strict=True)] if left and right else []
        for left, right in zip(sums, rows, strict=True)
    ]


def put_back(sight: Sight, seat: int, feature: int, amount: float) -> Sight:
    """The same with one feature of one seat as it was."""
    changed = [list(row) for row in sight.rows]
    changed[seat][feature] = amount
    return Sight(changed, sight.inputs, sight.shared, sight.stage, sight.network)


def name_reasons(mind: Mind[S], s: S, after: S, seat: int, found: Advice, where: Sight) -> None:
    """Find what the chance of a line stands on, and what it risks."""
    own = mind.decider(s, seat)
    before = mind.features(s)
    if own == NOBODY or not where.rows[own]:
        return
    chance = mind.shown(s, chances_in(where, mind.evaluation)[own])
    reasons: list[Reason] = []
    for each, row in enumerate(where.rows):
        for feature, amount in enumerate(row):
            name = mind.evaluation.names[feature]
            if not before[each] or amount == before[each][feature] or not mind.named(name, each == own):
                continue
            was = before[each][feature]
            without = chances_in(put_back(where, each, feature, was), mind.evaluation)[own]
            worth = chance - mind.shown(s, without)
            if abs(worth) >= NAMED_FROM:
                words = mind.because(s, after, each, name, case_of(worth, each == own))
                if words is None:
                    continue
                reasons.append(Reason(name, each, was, amount, worth, mind.rule(s, name), words))
    reasons.sort(key=lambda reason: -reason.worth)
    found.gains = unlike([one for one in reasons if one.worth > 0 and one.seat == own], GAINS)
    found.denials = unlike([one for one in reasons if one.worth > 0 and one.seat != own], DENIALS)
    found.risks = unlike([one for one in reversed(reasons) if one.worth < 0], RISKS)


def unlike(reasons: list[Reason], most: int) -> list[Reason]:
    """The first of the reasons that are put into different words."""
    found: list[Reason] = []
    for reason in reasons:
        if len(found) < most and all(reason.words != other.words for other in found):
            found.append(reason)
    return found


def case_of(worth: float, own: bool) -> str:
    """For whom a reason is good, as sentences tell it (`Mind.because`)."""
    if own:
        return "gain" if worth > 0 else "cost"
    return "denial" if worth > 0 else "gift"


def hint_document(mind: Mind[S], found: Hint[S]) -> dict[str, Json]:
    """The hint as JSON values."""
    return {
        "seat": mind.game.seat_names(found.s)[found.seat],
        "best": found.best.document(),
        "alternatives": [each.document() for each in found.alternatives],
    }
