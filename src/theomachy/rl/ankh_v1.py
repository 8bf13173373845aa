"""The PettingZoo environment `ankh_v1`: `ankh_v1.env(players=2)`."""

from typing import Final

from pettingzoo import AECEnv

from theomachy.rl.pettingzoo_env import Table, checked
from theomachy.rl.render import Seen
from theomachy.rl.setting import setting

NAME: Final = "ankh_v1"


def raw_env(
    players: int = 2, render_mode: str | None = None, max_cycles: int | None = None, **setup: object
) -> Table:
    """The bare environment; `setup` are the choices of a new game, such as gods and scenario."""
    return Table(setting("ankh", players, "final", setup), NAME, render_mode, max_cycles)


def env(
    players: int = 2, render_mode: str | None = None, max_cycles: int | None = None, **setup: object
) -> AECEnv[str, Seen, int]:
    """The environment behind PettingZoo's usual checks."""
    return checked(raw_env(players, render_mode, max_cycles, **setup))
