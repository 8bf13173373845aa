"""Minds that judge by a network in a file, whatever is shipped."""

from functools import lru_cache
from pathlib import Path

from theomachy.bots.mind import Mind
from theomachy.bots.network import read_network
from theomachy.engine.decision import State
from theomachy.games import registry


@lru_cache(maxsize=4)
def mind_with(game: str, setting: str, network: str) -> Mind[State]:
    """A mind that judges by the network in a file; without one, by the written weights alone."""
    mind = registry.mind(game).again()
    mind.networks = {}
    if network:
        mind.networks[setting] = read_network(Path(network).read_text(encoding="utf-8"), network, mind.known())
    return mind
