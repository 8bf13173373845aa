"""Tells Gymnasium which environments there are, when `theomachy.rl` is imported: it reads no entry points."""

from collections.abc import Mapping
from typing import Final

import gymnasium

NAMESPACE: Final = "theomachy"
ENVIRONMENTS: Final[Mapping[str, Mapping[str, str | None]]] = {
    "Ankh-v1": {"game": "ankh", "edition": "final"},
    "AnkhPreview-v1": {"game": "ankh", "edition": "preview"},
    "Pantheon-v1": {"game": "pantheon", "edition": None},
}


def register() -> None:
    """Register what is not registered yet."""
    for name, arguments in ENVIRONMENTS.items():
        if f"{NAMESPACE}/{name}" not in gymnasium.registry:
            gymnasium.register(
                f"{NAMESPACE}/{name}", "theomachy.rl.gymnasium_env:AgainstBots", kwargs=dict(arguments)
            )
