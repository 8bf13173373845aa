"""What bots of every level must know of a game: how to imagine it, measure it, and cut it into turns.

Each game fills this in (`games/<game>/bot/mind.py`); levels and hints use nothing else.
"""

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theomachy.bots.calibration import Calibration
from theomachy.bots.deeds import Deed
from theomachy.bots.evaluation import Evaluation, shares
from theomachy.bots.memory import Memory
from theomachy.bots.network import Known, Network
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import Game, Json, random_option
from theomachy.engine.things import Words

S = TypeVar("S", bound=State)
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagining(Generic[S]):
    """What a seat knows, read once. Every position is imagined anew, and is the caller's own."""

    def position(self, dice: Dice) -> S:
        """A position the seat cannot tell from the real one; every consistent deal is equally likely."""
        raise NotImplementedError

    def unanswered(self, dice: Dice) -> S:
        """The same, where no other seat has answered the secret question yet: whether one did tells nothing."""
        return self.position(dice)


class Sight:
    """A position as it is judged: by seat its features and further inputs, what all share, how far the game is."""

    def __init__(
        self,
        rows: list[list[float]],
        inputs: list[list[float]],
        shared: list[float],
        stage: float,
        network: Network | None,
    ) -> None:
        self.rows: Final = rows
        self.inputs: Final = inputs
        self.shared: Final = shared
        self.stage: Final = stage
        self.network: Final = network
        """What was learned about such positions; without one, inputs and shared facts are left out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """One game, as a player understands it."""

    worlds: ClassVar[int] = 1
    """How many positions to imagine for one decision: more where much is hidden."""
    lines: ClassVar[int] = 2
    """How many lines of a kind an adept follows: more where they are short and end differently."""
    replies: ClassVar[int] = 1
    """How many lines of every other seat a master looks into: more where the best reply is hard to tell."""
    ahead: ClassVar[int] = 1
    """How many turns of its own a master looks ahead: more where luck does not blur what comes later."""
    hides: ClassVar[bool] = False
    """Whether positions hide more than secret answers, so that lines are looked for in several of them."""
    has_battles: ClassVar[bool] = False
    """Whether there are Battles to foresee."""
    inputs_named: ClassVar[tuple[str, ...]] = ()
    """What a network is told of each seat beside its features."""
    shared_named: ClassVar[tuple[str, ...]] = ()
    """What a network is told of the position, the same for all seats."""

    def __init__(self, game: Game[S], evaluation: Evaluation) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation
        self.networks: dict[str, Network] = {}
        """What was learned, by the setting it was learned in."""
        self.calibrations: dict[str, Calibration] = {}
        """How chances are shown, by setting; where there is none, as they are."""

    # -- what a game fills in

    def imagining(self, document: Node, seat: int) -> Imagining[S]:
        """What the seat knows by its document; DataError if it does not describe one."""
        raise NotImplementedError

    def recalling(self, document: Node, seat: int, memory: Node) -> Imagining[S]:
        """The same with what the seat remembers; a memory that contradicts the document is left aside."""
        return self.imagining(document, seat)

    def noticing(self, document: Node, seat: int) -> Memory | None:
        """What the seat begins to remember at this position; None where positions hide nothing that was seen."""
        return None

    def features(self, s: S) -> list[list[float]]:
        """For each seat its row of features, in the order of the evaluation's names.

        The row is empty for a seat that is out, or whose side another seat decides for.
        """
        raise NotImplementedError

    def again(self) -> "Mind[S]":
        """The same mind once more, to be given other networks."""
        raise NotImplementedError

    def setting(self, s: S) -> str:
        """What a network is trained for: the number of players, and the edition where there are several."""
        raise NotImplementedError

    def inputs(self, s: S, rows: list[list[float]]) -> list[list[float]]:
        """For each seat with a row of features its further inputs, as named; empty for the others."""
        return [[] for _ in rows]

    def shared(self, s: S) -> list[float]:
        """Facts that are the same for all seats, as named."""
        return []

    def battles(self, s: S, seat: int, region: int) -> list[Json]:
        """Tables of coming Battles of a seat; of one region, or of all for 0. None in a game without Battles."""
        return []

    def stage(self, s: S) -> float:
        """How far the game is, from 0.0 to 1.0."""
        raise NotImplementedError

    def decider(self, s: S, seat: int) -> int:
        """The seat that decides for this seat's side; NOBODY if it is out."""
        return seat

    def between_turns(self, s: S) -> bool:
        """Whether the open question begins a turn: there the features say most."""
        raise NotImplementedError

    def begins(self, s: S) -> bool:
        """Whether a whole turn begins, not only a part of another's: where a search may stop and compare."""
        return self.between_turns(s)

    def clash(self, s: S) -> bool:
        """Whether several seats are about to answer in secret, each for itself: a game of its own."""
        return False

    def opens(self, s: S) -> bool:
        """Whether a clash opens something new: what was before is settled, and can be judged."""
        return False

    def halfway(self, s: S) -> bool:
        """Whether the open question only completes what the last answer began (which figure; where to)."""
        return False

    def forks(self, s: S, option: int) -> bool:
        """Whether an answer to the open question says what kind of thing to do, to be compared when it is done."""
        return False

    def quick(self, s: S, seat: int, options: list[int], dice: Dice) -> int:
        """An answer by rule of thumb, for playing on without thinking; nature answers by its weights."""
        return random_option(s, seat, options, dice)

    def named(self, feature: str, own: bool) -> bool:
        """Whether a hint may speak of the feature, one's own or another's; not if every line changes it."""
        return True

    def rule(self, s: S, feature: str) -> str:
        """The rule that makes a feature count."""
        raise NotImplementedError

    def deed(self, s: S, seat: int, event: Event) -> Deed | None:
        """What the seat does by an event of its own line, in words; None if there is nothing to say."""
        return None

    def because(self, before: S, after: S, seat: int, feature: str, case: str) -> Words | None:
        """A sentence about a feature of a seat that a line changes from one position to the other; None if it is
        not worth one.

        The case says for whom that is good: `gain` and `cost` speak to the player about the own side, `denial`
        (bad) and `gift` (good) about another seat.
        """
        what = Words(f"{self.game.name}-feature-{feature}", {})
        return Words("hint-reason", {"case": case, "who": self.called(before, seat), "what": what})

    # -- what follows

    def called(self, s: S, seat: int) -> Words | str:
        """A seat by its name, in words if the game has words for it."""
        name = self.game.seat_names(s)[seat]
        family = self.game.families().get("seat")
        return family.words(name) if family is not None and family.key else name

    def standings(self, s: S) -> list[float]:
        """Each seat's chance of winning; exact when the game is over."""
        return self.judged(s, self.evaluation)

    def standings_of(self, positions: list[S]) -> list[list[float]]:
        """The same for many positions at once, in their order."""
        return [self.standings(s) for s in positions]

    def judged(self, s: S, evaluation: Evaluation) -> list[float]:
        """Each seat's chance of winning by other weights."""
        if s.over:
            standings = [0.0] * len(self.game.seat_names(s))
            winners = self.game.result(s).winners
            for winner in winners:
                standings[winner] = 1.0 if len(winners) == 1 or self.allied(s, winners) else 1.0 / len(winners)
            return standings
        sight = self.sight(s)
        standings = chances_in(sight, evaluation)
        for seat in range(len(standings)):
            if not sight.rows[seat]:
                decider = self.decider(s, seat)
                standings[seat] = standings[decider] if decider != NOBODY else 0.0
        return standings

    def known(self) -> Known:
        """The names of everything a network is told."""
        return Known(self.evaluation.names, self.inputs_named, self.shared_named)

    def sight(self, s: S) -> Sight:
        """What the position is judged by."""
        rows = self.features(s)
        network = self.networks.get(self.setting(s)) if self.networks else None
        if network is None:
            return Sight(rows, [], [], self.stage(s), None)
        return Sight(rows, self.inputs(s, rows), self.shared(s), self.stage(s), network)

    def shown(self, s: S, chance: float) -> float:
        """A chance in a position as people are shown it: so that it comes true as often as it says."""
        known = self.calibrations.get(self.setting(s)) if self.calibrations and not s.over else None
        if known is None:
            return chance
        deciding = {self.decider(s, seat) for seat in range(len(self.game.seat_names(s)))}
        return known.shown(chance, len(deciding - {NOBODY}), self.stage(s))

    def allied(self, s: S, winners: list[int]) -> bool:
        """Whether all winners are of one side."""
        return len({self.decider(s, winner) for winner in winners}) == 1

    def play_on(self, s: S, dice: Dice) -> None:
        """Answer by rule of thumb for all seats until a turn begins or the game is over."""
        while not s.over and not self.between_turns(s):
            self.step(s, dice)

    def play_to_clash(self, s: S, dice: Dice) -> None:
        """The same, but not past a question in which seats clash."""
        while not s.over and not self.between_turns(s) and not self.clash(s):
            self.step(s, dice)

    def play_out(self, s: S, dice: Dice) -> None:
        """The same, but not past a clash that opens something new."""
        while not s.over and not self.between_turns(s) and not self.opens(s):
            self.step(s, dice)

    def step(self, s: S, dice: Dice) -> None:
        """One answer by rule of thumb, for the seat that is asked first."""
        frame = s.stack[-1]
        seat = frame.first_waiting()
        options = frame.options(s, seat)
        if len(options) == 1:
            s.take(seat, options[0])
        elif seat == CHANCE:
            s.take(seat, random_option(s, seat, options, dice))
        else:
            s.take(seat, self.quick(s, seat, options, dice))

    def outlook(self, s: S, seat: int, samples: int, dice: Dice) -> float:
        """The seat's chance; in the middle of a turn, the mean after playing on `samples` times."""
        if s.over or self.between_turns(s):
            return self.standings(s)[seat]
        total = 0.0
        for _ in range(samples):
            twin = s.copy()
            self.play_on(twin, dice)
            total += self.standings(twin)[seat]
        return total / samples


def chances_in(sight: Sight, evaluation: Evaluation) -> list[float]:
    """The chance of every seat with a row; nothing for the others."""
    rows = sight.rows
    chances = [0.0] * len(rows)
    playing = [seat for seat in range(len(rows)) if rows[seat]]
    scores = [evaluation.score(rows[seat], sight.stage) for seat in playing]
    network = sight.network
    if network is None:
        found = evaluation.chances(scores, sight.stage)
    else:
        spread = evaluation.spread_at(sight.stage)
        lengths = [score / spread for score in scores]
        corrections = network.corrections(
            [rows[seat] for seat in playing],
            [sight.inputs[seat] for seat in playing],
            sight.shared,
            sight.stage,
            lengths,
        )
        found = shares([lengths[place] + corrections[place] for place in range(len(lengths))])
    for place, seat in enumerate(playing):
        chances[seat] = found[place]
    return chances
