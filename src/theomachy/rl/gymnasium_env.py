"""Gymnasium: one learner at one seat, bots at the others. `gymnasium.make("theomachy/Ankh-v1", players=3)`."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from theomachy.bots.ask import ask_bot
from theomachy.bots.base import Bot
from theomachy.bots.bot_name import bot_written, read_bot
from theomachy.bots.levels.names import levels
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.episode import Episode
from theomachy.engine.refusal import SetupError
from theomachy.rl.encoding import Mask
from theomachy.rl.render import RENDER_MODES, Seen, check_render_mode, rendered, seen_by, seen_space
from theomachy.rl.setting import setting

Info: TypeAlias = dict[str, object]
SEEDS: Final = 2**31


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """The learner answers its own questions; between two of them the bots have answered theirs."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "novice",
        edition: str | None = None,
        render_mode: str | None = None,
        **setup: object,
    ) -> None:
        """`opponents`: a level for all other seats, or one for each of them in the order of seats."""
        self.setting: Final = setting(game, players, edition, setup)
        if not 0 <= seat < players:
            raise SetupError("seat", str(seat), f"0 to {players - 1}")
        check_render_mode(render_mode)
        self.seat: Final = seat
        self.render_mode = render_mode
        self._bots: Final = _bots(players, seat, opponents)
        self.observation_space = seen_space(self.setting.encoding)  # type: ignore[assignment]  # a dict of arrays
        self.action_space = spaces.Discrete(self.setting.encoding.actions)
        self._episode: Episode[State] | None = None
        self._dice = Dice(0)

    @property
    def episode(self) -> Episode[State]:
        """The game that is played."""
        if self._episode is None:
            raise RuntimeError("reset() comes first")
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self._episode = self.setting.begin(int(self.np_random.integers(SEEDS)))
        self._dice = Dice(int(self.np_random.integers(SEEDS)))
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Take an action. One that is not open loses the game at once."""
        episode = self.episode
        if int(action) not in episode.open:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal_action": int(action)}
        episode.step(int(action))
        self._let_bots_play()
        return self._seen(), episode.returns()[self.seat], episode.s.over, False, self._info()

    def action_masks(self) -> Mask:
        """What MaskablePPO of sb3-contrib asks for."""
        return np.frombuffer(self.episode.mask(), np.int8)

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.render_mode, self.setting, self.episode)

    def _let_bots_play(self) -> None:
        episode = self.episode
        game = episode.actions.game
        while not episode.s.over and episode.seat != self.seat:
            option = ask_bot(self._bots[episode.seat], game, episode.s, episode.seat, self._dice)
            for action in episode.actions.said(option, episode.open):
                episode.step(action)
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Seen:
        return seen_by(self.episode, self.seat, not self.episode.s.over)

    def _info(self) -> Info:
        names = self.setting.names(self.episode)
        return {"action_mask": self.action_masks(), "seat": self.seat, "names": names}


def _bots(players: int, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """The bots of the other seats; SetupError if there is no such level, or not one for each seat."""
    others = [other for other in range(players) if other != seat]
    named = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    known = levels()
    if len(named) != len(others) or not {read_bot(each).level for each in named} <= set(known):
        allowed = f"one of {', '.join(known)}, or {len(others)} of them"
        raise SetupError("opponents", repr(opponents), allowed)
    return {other: bot_written(level) for other, level in zip(others, named, strict=True)}
