"""What one simulated run is made of, and which of the faults that its seed calls for are left out."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct

FAULTS: Final = {
    # the disk
    "statement-failed": "the database refused a statement; nothing was written",
    "commit-failed": "a commit failed; nothing was written",
    "commit-in-doubt": "a commit was durable, but its reply was lost",
    "commit-late": "a commit became durable only after the session was lost",
    "commit-vanished": "the reply to a commit was lost, and nothing was written",
    "commit-slow": "a commit took seconds",
    "read-failed": "a reading session was lost",
    "outage": "the database could not be reached for a while",
    # the process
    "crash": "the server process was killed",
    "stop": "the server was stopped and started again",
    # the network
    "request-lost": "a request never arrived",
    "reply-lost": "a reply never arrived",
    "slow-network": "a message took seconds",
    "cut": "a connection was cut",
    "stalled-reader": "a client stopped reading for a while",
    # bots
    "bot-late": "a bot took long",
    "bot-crowded": "too many questions waited for bots, and one was sent away",
    "bot-failed": "a bot failed, and a substitute answered",
    # people
    "impatient": "a request was sent twice at the same time",
    "storm": "a player connected many times while leaving, or while being removed",
    "absence": "a player was away for a while",
}
"""Every kind of fault, and how the story of a run tells it."""


class Plan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A run. Everything but the seed only makes it smaller: that is how a finding shrinks."""

    seed: int
    off: list[str] = []
    """Kinds of faults that never happen."""
    skip: list[tuple[str, int]] = []
    """Single faults that do not happen: the kind, and the how-manieth of its kind."""
    people: int = 4
    """At most so many people."""
    tables: int = 2
    """At most so many tables are opened."""
    troubled: float = 1_000.0
    """At most so many virtual seconds with faults."""
    finds: str = ""
    """The check that failed when this run was kept."""
    note: str = ""


class Faults:
    """Decides when faults happen. Each kind has dice of its own, so that leaving one out moves others little."""

    def __init__(self, plan: Plan) -> None:
        self._plan: Final = plan
        shape = Random(f"{plan.seed} faults")
        self._rates: Final = {
            kind: shape.choice((0.02, 0.05, 0.15)) if shape.random() < 0.4 else 0.0 for kind in FAULTS
        }
        self._dice: Final = {kind: Random(f"{plan.seed} fault {kind}") for kind in FAULTS}
        self._skip: Final = frozenset(plan.skip)
        self._drawn: Final[Counter[str]] = Counter()
        self.happened: Final[list[tuple[str, int]]] = []
        """What happened: the kind, and the how-manieth of its kind."""
        self.calm = False
        """No more faults."""
        self.tell: Callable[[str], None] = print
        """Told of every fault."""

    def on(self, kind: str) -> bool:
        """Whether this run has such faults at all."""
        return self._rates[kind] > 0 and kind not in self._plan.off

    def happens(self, kind: str, weight: float = 1.0) -> bool:
        """Whether a fault of the kind happens here."""
        if self.calm or not self.on(kind) or self._dice[kind].random() >= self._rates[kind] * weight:
            return False
        self._drawn[kind] += 1
        fault = (kind, self._drawn[kind])
        if fault in self._skip:
            return False
        self.happened.append(fault)
        self.tell(f"{FAULTS[kind]} ({kind} {fault[1]})")
        return True

    def lasts(self, kind: str, low: float, high: float) -> float:
        """How long a fault of the kind lasts."""
        return self._dice[kind].uniform(low, high)
