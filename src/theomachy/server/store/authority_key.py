"""The key that seals what carries authority. It is kept outside the database and never in a backup."""

import os
from pathlib import Path
from secrets import token_bytes
from typing import Final

from theomachy.server.store.port import CannotOpen

NAME: Final = "authority.key"
BYTES: Final = 32
LONGEST: Final = 1_000  # letters of the file: the key as hex, and some space around it


class AuthorityKey:
    """The secret, and whether it was made just now: then rows of before are trusted once."""

    def __init__(self, secret: bytes, *, new: bool = False) -> None:
        self.secret: Final = secret
        self.new: Final = new


def read_key(path: Path) -> AuthorityKey | None:
    """The key in a file; None if there is no such file."""
    try:
        with path.open(encoding="ascii") as file:
            text = file.read(LONGEST + 1)  # it may be a device that never ends
        secret = bytes.fromhex(text.strip()) if len(text) <= LONGEST else b""
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise CannotOpen(f"{path} cannot be read as a key: {error}") from error
    if len(secret) != BYTES:
        raise CannotOpen(f"{path} must hold {BYTES} bytes as hex")
    return AuthorityKey(secret)


def make_key(path: Path) -> AuthorityKey:
    """The key in a file, which is made if it is not there; readable by nobody else."""
    found = read_key(path)
    if found is not None:
        return found
    secret = token_bytes(BYTES)
    partial = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial.unlink(missing_ok=True)
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secret.hex() + "\n")
            file.flush()
            os.fsync(file.fileno())
        partial.rename(path)
    except OSError as error:
        raise CannotOpen(f"{path} cannot be written: {error}") from error
    return AuthorityKey(secret, new=True)
