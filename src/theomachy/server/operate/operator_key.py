"""The key by which `theomachy admin` on the same machine speaks to the running server.

It is made anew at every start and lies in the data directory, readable by nobody but the user of the server.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

NAME: Final = "operator-key.json"
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Where a server that listens everywhere is reached from its own machine."""


class OperatorKey(Struct, frozen=True):
    """Where the running server listens, and its key."""

    host: str
    port: int
    key: str


@contextmanager
def kept_key(directory: Path, host: str, port: int, key: str) -> Iterator[None]:
    """Keep the key in a file while the server runs."""
    path = directory / NAME
    partial = directory / f"{NAME}.new"
    partial.unlink(missing_ok=True)
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(msgspec.json.encode(OperatorKey(EVERYWHERE.get(host, host), port, key)))
    partial.replace(path)
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def read_key(directory: Path) -> OperatorKey | None:
    """The key of the running server; None if there is no readable file."""
    try:
        return msgspec.json.decode((directory / NAME).read_bytes(), type=OperatorKey)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(32)
