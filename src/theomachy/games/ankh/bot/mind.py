"""Ankh as a player understands it."""

from typing import ClassVar, Final

from theomachy.bots.calibration import calibrations_of
from theomachy.bots.deeds import Deed
from theomachy.bots.evaluation import Evaluation, weights_of
from theomachy.bots.mind import NOBODY, Imagining, Mind
from theomachy.bots.network import Known, networks_of
from theomachy.bots.styles import styles_of
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.event import Event
from theomachy.engine.game import Json
from theomachy.engine.things import Words
from theomachy.games.ankh.bot.battles import table_document, tables_for
from theomachy.games.ankh.bot.features import FEATURES, RULES, features_of, stage_of
from theomachy.games.ankh.bot.habits import habit
from theomachy.games.ankh.bot.imagine import AnkhImagining
from theomachy.games.ankh.bot.inputs import INPUTS, SHARED, inputs_of, shared_of
from theomachy.games.ankh.bot.telling import OF_OTHERS, deed_of, reason_words
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.abilities.cards import BuildWhere, PlagueBid
from theomachy.games.ankh.rules.abilities.gods import GateTo, GiveSun
from theomachy.games.ankh.rules.abilities.guardians import AimPincers, PushTo
from theomachy.games.ankh.rules.abilities.powers import ObeliskTo
from theomachy.games.ankh.rules.actions.move import MoveTo
from theomachy.games.ankh.rules.actions.summon import SummonBy, SummonWhere
from theomachy.games.ankh.rules.actions.turn import NO_ACTION, ChooseAction
from theomachy.games.ankh.rules.codes import ACTION, SPACE
from theomachy.games.ankh.rules.events.battle import ChooseCards
from theomachy.games.ankh.rules.events.caravan import ExchangeWith, KeepToken, LayCamel
from theomachy.games.ankh.rules.events.merge import GiveUpGuardian
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState

COMPLETING: Final = (
    MoveTo, SummonWhere, SummonBy, GiveSun, AimPincers, PushTo, ObeliskTo, BuildWhere, GateTo, LayCamel, KeepToken,
    ExchangeWith, GiveUpGuardian,
)  # fmt: skip
"""Questions that complete a choice."""
SETTINGS: Final = [[f"{edition}-{players}" for players in range(6)] for edition in ("final", "preview")]
"""By edition and number of players."""
BOT_FOLDER: Final = "theomachy.games.ankh.bot"
NETWORKS: Final = networks_of(BOT_FOLDER, Known(FEATURES, INPUTS, SHARED))
"""What was learned, by setting."""
CALIBRATIONS: Final = calibrations_of(BOT_FOLDER)
"""How chances are shown, by setting."""


class AnkhMind(Mind[AnkhState]):
    """Ankh, both editions."""

    has_battles: ClassVar[bool] = True
    inputs_named: ClassVar[tuple[str, ...]] = INPUTS
    shared_named: ClassVar[tuple[str, ...]] = SHARED

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__(ANKH, evaluation)
        self.networks = dict(NETWORKS)
        self.calibrations = CALIBRATIONS

    def battles(self, s: AnkhState, seat: int, region: int) -> list[Json]:
        return [table_document(s, table) for table in tables_for(s, seat, region)]

    def imagining(self, document: Node, seat: int) -> Imagining[AnkhState]:
        return AnkhImagining(document, seat)

    def features(self, s: AnkhState) -> list[list[float]]:
        return features_of(s)

    def again(self) -> "AnkhMind":
        return AnkhMind(self.evaluation)

    def setting(self, s: AnkhState) -> str:
        return SETTINGS[s.edition.number][s.players]

    def inputs(self, s: AnkhState, rows: list[list[float]]) -> list[list[float]]:
        return inputs_of(s, rows)

    def shared(self, s: AnkhState) -> list[float]:
        return shared_of(s)

    def stage(self, s: AnkhState) -> float:
        return stage_of(s)

    def decider(self, s: AnkhState, seat: int) -> int:
        side = s.side_of[seat]
        return NOBODY if side == OUT else side

    def between_turns(self, s: AnkhState) -> bool:
        frame = s.stack[-1]
        return isinstance(frame, ChooseAction) and frame.first == NO_ACTION

    def clash(self, s: AnkhState) -> bool:
        frame = s.stack[-1]
        return isinstance(frame, (ChooseCards, PlagueBid)) and len(frame.waiting()) >= 2

    def opens(self, s: AnkhState) -> bool:
        return isinstance(s.stack[-1], ChooseCards)  # a new Battle; bids belong to one

    def halfway(self, s: AnkhState) -> bool:
        return isinstance(s.stack[-1], COMPLETING)

    def forks(self, s: AnkhState, option: int) -> bool:
        return ACTION <= option < SPACE

    def quick(self, s: AnkhState, seat: int, options: list[int], dice: Dice) -> int:
        return habit(s, seat, options, dice)

    def named(self, feature: str, own: bool) -> bool:
        if own:
            return feature != "turn" and not feature.endswith("-at-hand")  # the turn passes in any case
        return feature in OF_OTHERS

    def rule(self, s: AnkhState, feature: str) -> str:
        return s.ruled_by(RULES[feature])

    def deed(self, s: AnkhState, seat: int, event: Event) -> Deed | None:
        return deed_of(s, seat, event)

    def because(self, before: AnkhState, after: AnkhState, seat: int, feature: str, case: str) -> Words | None:
        return reason_words(before, after, seat, feature, case, self.called(before, seat))


ANKH_MIND: Final = AnkhMind(Evaluation(FEATURES, weights_of(BOT_FOLDER)))
STYLED_MINDS: Final = {
    style: AnkhMind(ANKH_MIND.evaluation.styled(factors))
    for style, factors in styles_of(BOT_FOLDER, FEATURES).items()
}
"""The same game by the taste of each style."""
