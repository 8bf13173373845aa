"""What bots of every level must know of a game: how to imagine it, measure it, and cut it into turns.

Each game fills this in (`games/<game>/bot/mind.py`); levels and hints use nothing else.
"""

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from theomachy.bots.deeds import Deed
from theomachy.bots.evaluation import Evaluation
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
    has_battles: ClassVar[bool] = False
    """Whether there are Battles to foresee."""

    def __init__(self, game: Game[S], evaluation: Evaluation) -> None:
        self.game: Final = game
        self.evaluation: Final = evaluation

    # -- what a game fills in

    def imagining(self, document: Node, seat: int) -> Imagining[S]:
        """What the seat knows by its document; DataError if it does not describe one."""
        raise NotImplementedError

    def features(self, s: S) -> list[list[float]]:
        """For each seat its row of features, in the order of the evaluation's names.

        The row is empty for a seat that is out, or whose side another seat decides for.
        """
        raise NotImplementedError

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
        """Whether two seats are about to answer in secret, each against the other: a matrix game."""
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
        rows = self.features(s) if not s.over else []
        standings = [0.0] * (len(rows) if rows else len(self.game.seat_names(s)))
        if s.over:
            winners = self.game.result(s).winners
            for winner in winners:
                standings[winner] = 1.0 if len(winners) == 1 or self.allied(s, winners) else 1.0 / len(winners)
            return standings
        stage = self.stage(s)
        playing = [seat for seat in range(len(rows)) if rows[seat]]
        chances = evaluation.chances([evaluation.score(rows[seat], stage) for seat in playing], stage)
        for place, seat in enumerate(playing):
            standings[seat] = chances[place]
        for seat in range(len(rows)):
            if not rows[seat]:
                decider = self.decider(s, seat)
                standings[seat] = standings[decider] if decider != NOBODY else 0.0
        return standings

    def allied(self, s: S, winners: list[int]) -> bool:
        """Whether all winners are of one side."""
        return len({self.decider(s, winner) for winner in winners}) == 1

    def play_on(self, s: S, dice: Dice) -> None:
        """Answer by rule of thumb for all seats until a turn begins or the game is over."""
        while not s.over and not self.between_turns(s):
            self.step(s, dice)

    def play_to_clash(self, s: S, dice: Dice) -> None:
        """The same, but not past a question in which two clash."""
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
