"""OpenSpiel games: `import theomachy.rl.open_spiel_games`, then `pyspiel.load_game("python_theomachy_ankh")`.

A game is settled by its parameters: `players`, `edition`, `seed` (it draws what is drawn before the first turn)
and `position`, the name of a small position to begin with (`positions.py`). Nature's draws during the game are
chance nodes. Where several seats answer in secret at the same time they are asked one after another, and none of
them knows the others' answers before all are in.

An information state is everything a seat has seen: the actions it knows of, and what it observed after each.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, EVERYBODY, Secret, State
from theomachy.engine.episode import Episode
from theomachy.engine.line import from_line
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.rl.positions import POSITIONS
from theomachy.rl.setting import Setting, setting

PREFIX: Final = "python_theomachy_"
HIDDEN: Final = -1
RECALLED: Final = 1024
"""So many of the last actions are in the tensor of an information state."""
PARAMETERS: Final[Mapping[str, object]] = {"players": 2, "edition": "", "seed": 0, "position": ""}
DRAWS: Final[Mapping[str, bool]] = {"ankh": False, "pantheon": True}
"""Whether nature draws during the game, or only before it."""


class Deed:
    """An action that was taken, and who may know what it was."""

    def __init__(self, actor: int, action: int, privy: int) -> None:
        self.actor: Final = actor
        self.action: Final = action
        self.privy: Final = privy
        """The one seat that knows it, or EVERYBODY."""

    def known_to(self, seat: int) -> int:
        """The action, or HIDDEN."""
        return self.action if self.privy in (EVERYBODY, seat) else HIDDEN


class Course:
    """An episode and how it came about. OpenSpiel copies and pickles it as part of a state."""

    def __init__(self, game: str, episode: Episode[State], deeds: list[Deed], seen: list[bytes]) -> None:
        self.game: Final = game
        self.episode: Final = episode
        self.deeds: Final = deeds
        self.seen: Final = seen
        """A digest of all that each seat has seen so far."""

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return Course(self.game, self.episode.copy(), self.deeds.copy(), self.seen.copy())

    def __reduce__(self) -> "tuple[Callable[[str, list[int]], Course], tuple[str, list[int]]]":
        return _played, (self.game, [deed.action for deed in self.deeds])

    def step(self, action: int) -> None:
        """Take an action, and remember who may know of it."""
        episode = self.episode
        actor = episode.seat
        secret = isinstance(episode.s.stack[-1], Secret)
        privy = episode.s.privy() if actor == CHANCE else actor if secret else EVERYBODY
        episode.step(action)
        self.deeds.append(Deed(actor, action, privy))
        if secret and (episode.s.over or not isinstance(episode.s.stack[-1], Secret)):
            self._reveal()
        for seat, before in enumerate(self.seen):
            self.seen[seat] = blake2b(before + episode.seen(seat), digest_size=16).digest()

    def _reveal(self) -> None:
        """The last secret answer is in: everybody knows all of them."""
        at = len(self.deeds)
        while at and self.deeds[at - 1].privy != EVERYBODY and self.deeds[at - 1].actor != CHANCE:
            at -= 1
            deed = self.deeds[at]
            self.deeds[at] = Deed(deed.actor, deed.action, EVERYBODY)


def _played(game: str, actions: list[int]) -> Course:
    """The course of a game by its actions."""
    course = _begun(game, pyspiel.load_game(game).first)
    for action in actions:
        course.step(action)
    return course


def _begun(game: str, first: Episode[State]) -> Course:
    """The course of a game in which nothing has happened yet."""
    return Course(game, first.copy(), [], [b""] * first.observer.players)


class TheomachyGame(pyspiel.Game):
    """A game with its parameters."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: Mapping[str, object] | None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        self.first, self.setting = _first(name, chosen)
        game = self.setting.package.game
        self.longest: Final = 2 * game.longest(self.setting.players)  # a number may be said in two digits
        self.draws: Final = kind.chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoding.actions,
            max_chance_outcomes=game.codes if self.draws else 0,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> "TheomachyState":
        return TheomachyState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest if self.draws else 0

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> "SeatObserver":
        if params:
            raise ValueError(f"no parameters for observations: {params}")
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _first(name: str, chosen: Mapping[str, object]) -> tuple[Episode[State], Setting]:
    """The position a game begins with; SetupError if the parameters describe none."""
    made = setting(name, int(str(chosen["players"])), str(chosen["edition"]) or None)
    position = str(chosen["position"])
    if position:
        lines = POSITIONS[name]
        if position not in lines:
            raise SetupError("position", repr(position), ", ".join(lines) or "none: there is no small one")
        s = from_line(made.package.game, lines[position])
        if len(made.package.game.seat_names(s)) != made.players:
            raise SetupError("players", str(made.players), f"as many as in {position}")
    else:
        s = made.opened(Dice(int(str(chosen["seed"]))))
    return Episode(made.actions, made.observer, s, None), made


class TheomachyState(pyspiel.State):
    """A state of OpenSpiel: an episode in which nature is asked too."""

    def __init__(self, game: TheomachyGame) -> None:
        super().__init__(game)
        self.course = _begun(str(game), game.first)

    @property
    def episode(self) -> Episode[State]:
        """The game itself."""
        return self.course.episode

    def current_player(self) -> int:
        if self.episode.s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.episode.seat == CHANCE else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.open.copy() if player == self.episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = self.episode.open
        weights = self.episode.s.weights(options)
        return [(option, weight / sum(weights)) for option, weight in zip(options, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.course.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        made = self.get_game().setting
        text = made.package.game.text(self.episode.s, action) if player < 0 else made.text(self.episode, action)
        return str(text)

    def is_terminal(self) -> bool:
        return self.episode.s.over

    def returns(self) -> list[float]:
        return self.episode.returns()

    def __str__(self) -> str:
        return f"{self.episode.s.digest()} after " + " ".join(
            [f"{deed.actor}:{deed.action}" for deed in self.course.deeds]
        )


class SeatObserver:
    """What a seat sees, as OpenSpiel asks for it: `tensor`, its named blocks, and a string."""

    def __init__(self, game: TheomachyGame, kind: pyspiel.IIGObservationType) -> None:
        self.recall: Final[bool] = kind.perfect_recall
        self.whole: Final[bool] = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        """What is public and what is the seat's own are not told apart."""
        encoding = game.setting.encoding
        self._scales: Final = encoding.scales()
        self._seen: Final = encoding.size
        deeds = 2 * RECALLED if self.recall else 0
        self.tensor: Final[NDArray[np.float32]] = np.zeros(game.num_players() + encoding.size + deeds, np.float32)
        self.dict: Final = {"player": self.tensor[: game.num_players()]}
        at = game.num_players()
        for name, (begin, end) in encoding.places.items():
            self.dict[name] = self.tensor[at + begin : at + end]
        if self.recall:
            self.dict["deeds"] = self.tensor[at + encoding.size :].reshape(RECALLED, 2)

    def set_from(self, state: TheomachyState, player: int) -> None:
        """Write what the player sees into `tensor`."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        at = len(self.dict["player"])
        seen = np.frombuffer(state.episode.seen(player), np.uint8)
        self.tensor[at : at + self._seen] = seen / self._scales
        if self.recall:
            for place, deed in enumerate(state.course.deeds[-RECALLED:]):
                self.dict["deeds"][place] = (deed.actor + 2, deed.known_to(player) + 2)

    def string_from(self, state: TheomachyState, player: int) -> str | None:
        """What the player sees as text; equal exactly if it is the same."""
        if not self.whole:
            return None
        if not self.recall:
            return f"{player} {state.episode.seen(player).hex()}"
        known = " ".join([f"{deed.actor}:{deed.known_to(player)}" for deed in state.course.deeds])
        return f"{player} {known} {state.course.seen[player].hex()}"


def _kind(name: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game."""
    counts = registry.package(name).game.players
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Theomachy: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if DRAWS[name] else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(PARAMETERS),
    )


def _register(name: str) -> type[TheomachyGame]:
    """A class of its own for a game: OpenSpiel calls it with the parameters only."""
    kind = _kind(name)

    class Registered(TheomachyGame):
        def __init__(self, params: Mapping[str, object] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, Registered)
    return Registered


REGISTERED: Final = [_register(name) for name in DRAWS]
