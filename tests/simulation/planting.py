"""How a fault is planted: which attributes of the product are replaced, and by what."""

# mypy: disallow-any-explicit=False

from collections.abc import Callable
from typing import Final, TypeAlias

Change: TypeAlias = Callable[..., object]
"""Makes the faulty attribute from the right one."""
Patch: TypeAlias = tuple[object, str, Change]


class Planted:
    """One fault."""

    def __init__(self, name: str, text: str, *patches: Patch) -> None:
        self.name: Final = name
        self.text: Final = text
        self.patches: Final = patches
