"""PettingZoo: every seat is an agent, and whoever is asked acts, often several times in a row."""

from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from theomachy.engine.decision import State
from theomachy.engine.episode import Episode
from theomachy.rl.render import RENDER_MODES, Seen, check_render_mode, rendered, seen_by, seen_space
from theomachy.rl.setting import Setting

SEEDS: Final = 2**31


class Table(AECEnv[str, Seen, int]):
    """A game for as many agents as it has seats; `player_0` is the first seat."""

    def __init__(
        self, setting: Setting, name: str, render_mode: str | None = None, max_cycles: int | None = None
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles {max_cycles} is below 1")
        self.metadata = {
            "name": name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.setting: Final = setting
        self.render_mode = render_mode
        self.max_cycles: Final = max_cycles
        """Actions of all agents together after which an episode is cut off; None: a game is played to its end."""
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self._seat: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(setting.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.encoding.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._episode: Episode[State] | None = None
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode[State]:
        """The game that is played."""
        if self._episode is None:
            raise RuntimeError("reset() comes first")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._episode = self.setting.begin(int(self._rng.integers(SEEDS)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        names = self.setting.names(self._episode)
        self.infos = {agent: {"name": name} for agent, name in zip(self.agents, names, strict=True)}
        self.agent_selection = self.agents[self._episode.seat]

    def observe(self, agent: str) -> Seen:
        seat = self._seat[agent]
        asked = seat == self.episode.seat and not self.truncations.get(agent, False)
        return seen_by(self.episode, seat, asked)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and needs an action")
        episode = self.episode
        episode.step(int(action))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, episode.returns(), strict=True))
        if episode.s.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[max(episode.seat, 0)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.render_mode, self.setting, self.episode)

    def close(self) -> None:
        """Nothing is held that would have to be given back."""


def checked(env: Table) -> AECEnv[str, Seen, int]:
    """The environment behind PettingZoo's usual checks."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
