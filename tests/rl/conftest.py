"""These tests need the extra `rl`; without it they are not collected. `make rl-test` installs it and runs them."""

from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
collect_ignore_glob: Final = [] if all(find_spec(name) for name in NEEDED) else ["*"]
