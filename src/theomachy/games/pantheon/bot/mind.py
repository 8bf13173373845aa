"""Pantheon as a player understands it."""

from typing import ClassVar, Final

from theomachy.bots.calibration import calibrations_of
from theomachy.bots.deeds import Deed
from theomachy.bots.evaluation import Evaluation, weights_of
from theomachy.bots.memory import Memory
from theomachy.bots.mind import Imagining, Mind
from theomachy.bots.network import Known, networks_of
from theomachy.bots.styles import styles_of
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.event import Event
from theomachy.engine.things import Words
from theomachy.games.pantheon.bot.features import FEATURES, RULES, Counting
from theomachy.games.pantheon.bot.habits import habit
from theomachy.games.pantheon.bot.imagine import PantheonImagining, PantheonRecalling, begun
from theomachy.games.pantheon.bot.inputs import INPUTS, SHARED, inputs_of, shared_of
from theomachy.games.pantheon.bot.memory import read_memory
from theomachy.games.pantheon.bot.telling import OF_OTHERS, deed_of, reason_words
from theomachy.games.pantheon.bot.worth import Worth, between_epochs, epoch_ahead, stage_of
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.abilities.nations import GainRevealed
from theomachy.games.pantheon.rules.actions.buy import Buying
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.sacrifice import ChooseGod, Offering
from theomachy.games.pantheon.rules.actions.turn import ChooseAction
from theomachy.games.pantheon.rules.codes import ACTION, SPACE
from theomachy.games.pantheon.rules.state import PantheonState

PASSING: Final = ("turn", "steps-left", "coins-left", "to-follow")
"""Features that are gone with the action, whatever it was."""
SETTINGS: Final = [str(players) for players in range(6)]
"""By number of players."""
BOT_FOLDER: Final = "theomachy.games.pantheon.bot"
NETWORKS: Final = networks_of(BOT_FOLDER, Known(FEATURES, INPUTS, SHARED))
"""What was learned, by setting."""
CALIBRATIONS: Final = calibrations_of(BOT_FOLDER)
"""How chances are shown, by setting."""


class PantheonMind(Mind[PantheonState]):
    """Pantheon, with all its variants."""

    lines: ClassVar[int] = 5
    replies: ClassVar[int] = 5
    ahead: ClassVar[int] = 3
    inputs_named: ClassVar[tuple[str, ...]] = INPUTS
    shared_named: ClassVar[tuple[str, ...]] = SHARED
    hides: ClassVar[bool] = True

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__(PANTHEON, evaluation)
        self.networks = dict(NETWORKS)
        self.calibrations = CALIBRATIONS
        self.counting: Final = Counting(Worth(evaluation))

    def imagining(self, document: Node, seat: int) -> Imagining[PantheonState]:
        return PantheonImagining(document, seat)

    def recalling(self, document: Node, seat: int, memory: Node) -> Imagining[PantheonState]:
        return PantheonRecalling(document, seat, read_memory(memory))

    def noticing(self, document: Node, seat: int) -> Memory | None:
        return begun(document, seat)

    def features(self, s: PantheonState) -> list[list[float]]:
        return self.counting.rows(s)

    def again(self) -> "PantheonMind":
        return PantheonMind(self.evaluation)

    def setting(self, s: PantheonState) -> str:
        return SETTINGS[s.players]

    def inputs(self, s: PantheonState, rows: list[list[float]]) -> list[list[float]]:
        return inputs_of(s)

    def shared(self, s: PantheonState) -> list[float]:
        return shared_of(s)

    def stage(self, s: PantheonState) -> float:
        return stage_of(epoch_ahead(s))

    def between_turns(self, s: PantheonState) -> bool:
        """A turn begins, or a follower is asked whether to move: that too is a turn of its own."""
        frame = s.stack[-1]
        if isinstance(frame, Moving):
            return not frame.leads and not frame.placed and not s.played
        return isinstance(frame, ChooseAction)

    def begins(self, s: PantheonState) -> bool:
        """To follow is no whole turn: who is asked has the next action still to come."""
        return isinstance(s.stack[-1], ChooseAction)

    def halfway(self, s: PantheonState) -> bool:
        """Until the first piece stands, the first thing is bought, the cost is met."""
        frame = s.stack[-1]
        if isinstance(frame, Moving):
            return not frame.placed
        if isinstance(frame, Buying):
            return not frame.bought
        return isinstance(frame, (ChooseGod, Offering)) and not isinstance(frame, GainRevealed)

    def forks(self, s: PantheonState, option: int) -> bool:
        return ACTION <= option < SPACE

    def outlook(self, s: PantheonState, seat: int, samples: int, dice: Dice) -> float:
        """Judged also where an epoch is over: what the next nation brings is anybody's guess."""
        if self.settled(s):
            return self.standings(s)[seat]
        total = 0.0
        for _ in range(samples):
            twin = s.copy()
            while not self.settled(twin):
                self.step(twin, dice)
            total += self.standings(twin)[seat]
        return total / samples

    def settled(self, s: PantheonState) -> bool:
        """Whether the features say all there is to say."""
        return s.over or self.between_turns(s) or between_epochs(s)

    def quick(self, s: PantheonState, seat: int, options: list[int], dice: Dice) -> int:
        return habit(s, seat, options, dice)

    def named(self, feature: str, own: bool) -> bool:
        return feature not in PASSING and (own or feature in OF_OTHERS)

    def rule(self, s: PantheonState, feature: str) -> str:
        return RULES[feature]

    def deed(self, s: PantheonState, seat: int, event: Event) -> Deed | None:
        return deed_of(event)

    def because(
        self, before: PantheonState, after: PantheonState, seat: int, feature: str, case: str
    ) -> Words | None:
        return reason_words(feature, case, self.called(before, seat))


PANTHEON_MIND: Final = PantheonMind(Evaluation(FEATURES, weights_of(BOT_FOLDER)))
STYLED_MINDS: Final = {
    style: PantheonMind(PANTHEON_MIND.evaluation.styled(factors))
    for style, factors in styles_of(BOT_FOLDER, FEATURES).items()
}
"""The same game by the taste of each style."""
