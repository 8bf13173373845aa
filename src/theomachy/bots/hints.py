"""What a bot would do with a decision and why: what the best line gains, takes from others and risks.

A reason is a feature of a seat that the line changes. It is worth what the seat's chance would lose if that
feature were put back to what it is now, with everything else as the line leaves it; so a named reason is one that
carries the judgement, and anybody can take it away and look.
"""

from typing import Final, Generic, TypeVar

from theomachy.bots.base import Seen
from theomachy.bots.mind import NOBODY, Mind
from theomachy.bots.planning import Care, Line, Planner
from theomachy.bots.secrets import asked_in_secret
from theomachy.bots.thinking import known
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Json

S = TypeVar("S", bound=State)
CARE: Final = Care(width=3, forks=3, picks=64, samples=12)
GAINS: Final = 3
DENIALS: Final = 2
RISKS: Final = 2
ALTERNATIVES: Final = 3
NAMED_FROM: Final = 0.002
"""A reason worth less of a chance is not named."""


class Reason:
    """A feature that a line changes: whose, from what to what, and what the seat's chance owes to it."""

    def __init__(self, feature: str, seat: int, before: float, after: float, worth: float, rule: str) -> None:
        self.feature: Final = feature
        self.seat: Final = seat
        self.before: Final = before
        self.after: Final = after
        self.worth: Final = worth
        self.rule: Final = rule

    def document(self) -> dict[str, Json]:
        """As JSON values; fractions are written as text."""
        return {
            "feature": self.feature,
            "seat": self.seat,
            "before": f"{self.before:.2f}",
            "after": f"{self.after:.2f}",
            "worth": f"{100 * self.worth:.1f}",
            "rule": self.rule,
        }


class Advice:
    """A line of answers, and the seat's chance of winning with it."""

    def __init__(self, path: tuple[int, ...], chance: float) -> None:
        self.path: Final = path
        self.chance: Final = chance


class Hint(Generic[S]):
    """What to do, why, and what else could be done; `s` is the position it speaks of, as imagined."""

    def __init__(self, s: S, seat: int, best: Advice, alternatives: list[Advice]) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.best: Final = best
        self.alternatives: Final = alternatives
        self.gains: list[Reason] = []
        self.denials: list[Reason] = []
        self.risks: list[Reason] = []
        self.ends = False
        """Whether the game is over with it, as far as can be seen."""


class Prospect:
    """Where a line leads on average: rows of features, how far the game is, each seat's chance."""

    def __init__(self, rows: list[list[float]], stage: float, chances: list[float]) -> None:
        self.rows: Final = rows  # empty if the game is over every time
        self.stage: Final = stage
        self.chances: Final = chances


def hint(mind: Mind[S], seen: Seen, options: list[int], dice: Dice) -> Hint[S]:
    """The bot's advice on a decision of the seat."""
    s = known(mind, seen).position(dice)
    seat = seen.seat
    lines: list[tuple[int, ...]] = [(option,) for option in options]
    if not asked_in_secret(s):
        lines = distinct(Planner(mind, seat, CARE.at_least(mind.lines), dice).lines(s, options))
    luck = int(dice.roll())
    prospects = [(path, prospect(mind, s, seat, path, luck)) for path in lines]
    prospects.sort(key=lambda each: each[1].chances[seat], reverse=True)
    path, best = prospects[0]
    others = [Advice(other, each.chances[seat]) for other, each in prospects[1 : 1 + ALTERNATIVES]]
    found = Hint(s, seat, Advice(path, best.chances[seat]), others)
    if best.rows:
        name_reasons(mind, found, best)
    else:
        found.ends = True
    return found


def distinct(lines: list[Line[S]]) -> list[tuple[int, ...]]:
    """The best line for each first answer, the best first."""
    best: dict[int, tuple[int, ...]] = {}
    for line in lines:
        best.setdefault(line.path[0], line.path)
    return list(best.values())


def prospect(mind: Mind[S], s: S, seat: int, path: tuple[int, ...], luck: int) -> Prospect:
    """Where the line leads, averaged over what may happen until the next turn begins."""
    sums: list[list[float]] = []
    chances = [0.0] * len(mind.game.seat_names(s))
    stage = 0.0
    running = 0
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
            running += 1
            stage += mind.stage(twin)
            sums = summed(sums, mind.features(twin))
        played += 1
    rows = [[amount / running for amount in row] for row in sums] if running else []
    return Prospect(rows, stage / max(1, running), [chance / played for chance in chances])


def summed(sums: list[list[float]], rows: list[list[float]]) -> list[list[float]]:
    """Rows added up, seat by seat; a seat that has none in one of them has none."""
    if not sums:
        return [list(row) for row in rows]
    return [
        [one + other for one, other in zip(left, right, strict=True)] if left and right else []
        for left, right in zip(sums, rows, strict=True)
    ]


def chance_of(mind: Mind[S], rows: list[list[float]], stage: float, seat: int) -> float:
    """The chance of a seat's row among all rows."""
    playing = [each for each in range(len(rows)) if rows[each]]
    scores = [mind.evaluation.score(rows[each], stage) for each in playing]
    return mind.evaluation.chances(scores, stage)[playing.index(seat)]


def put_back(rows: list[list[float]], seat: int, feature: int, amount: float) -> list[list[float]]:
    """The rows with one feature of one seat as it was."""
    changed = [list(row) for row in rows]
    changed[seat][feature] = amount
    return changed


def name_reasons(mind: Mind[S], found: Hint[S], best: Prospect) -> None:
    """Find what the chance of the best line stands on, and what it risks."""
    own = mind.decider(found.s, found.seat)
    before = mind.features(found.s)
    if own == NOBODY or not best.rows[own]:
        return
    chance = chance_of(mind, best.rows, best.stage, own)
    reasons: list[Reason] = []
    for seat, row in enumerate(best.rows):
        for feature, after in enumerate(row):
            name = mind.evaluation.names[feature]
            if not before[seat] or after == before[seat][feature] or not mind.named(name, seat == own):
                continue
            without = put_back(best.rows, seat, feature, before[seat][feature])
            worth = chance - chance_of(mind, without, best.stage, own)
            if abs(worth) >= NAMED_FROM:
                reasons.append(Reason(name, seat, before[seat][feature], after, worth, mind.rule(found.s, name)))
    reasons.sort(key=lambda reason: -reason.worth)
    found.gains = [reason for reason in reasons if reason.worth > 0 and reason.seat == own][:GAINS]
    found.denials = [reason for reason in reasons if reason.worth > 0 and reason.seat != own][:DENIALS]
    found.risks = [reason for reason in reversed(reasons) if reason.worth < 0][:RISKS]


def hint_document(mind: Mind[S], found: Hint[S]) -> dict[str, Json]:
    """The hint as JSON values, with answers as records write them."""

    def advice(each: Advice) -> dict[str, Json]:
        line = written(mind, found, each.path)
        return {"option": each.path[0], "line": line, "chance": f"{100 * each.chance:.1f}"}

    return {
        "seat": mind.game.seat_names(found.s)[found.seat],
        "best": advice(found.best),
        "ends": found.ends,
        "gains": [reason.document() for reason in found.gains],
        "denials": [reason.document() for reason in found.denials],
        "risks": [reason.document() for reason in found.risks],
        "alternatives": [advice(each) for each in found.alternatives],
    }


def written(mind: Mind[S], found: Hint[S], path: tuple[int, ...]) -> list[Json]:
    """The answers of a line as records write them."""
    s = found.s.copy()
    texts: list[Json] = []
    for option in path:
        texts.append(mind.game.text(s, option))
        s.take(found.seat, option)
    return texts
