"""A disk under SQLite that fails when told to: full, broken on writing, broken on syncing."""

from itertools import count
from typing import Final, Literal

import apsw

Fault = Literal["full", "write", "sync"]
NAMES: Final = count()
ERRORS: Final = {"full": apsw.FullError, "write": apsw.IOError, "sync": apsw.IOError}


class FaultyDisk(apsw.VFS):
    """Counts writes and syncs; from the chosen one on, fails so many times."""

    def __init__(self) -> None:
        self.called: Final = f"faulty-{next(NAMES)}"
        super().__init__(self.called, "")
        self.fault: Fault | None = None
        self.wait = 0  # operations that still succeed
        self.times = 0  # operations that fail after that
        self.failed = 0

    def break_after(self, fault: Fault, wait: int, times: int = 1_000_000) -> None:
        """Fail so many times after so many operations."""
        self.fault, self.wait, self.times, self.failed = fault, wait, times, 0

    def repair(self) -> None:
        """Work again."""
        self.fault = None

    def meet(self, operation: str) -> None:
        """An operation happens here: fail if it is time."""
        concerned = operation == "sync" if self.fault == "sync" else operation == "write"
        if self.fault is None or not concerned:
            return
        if self.wait > 0:
            self.wait -= 1
        elif self.times > 0:
            self.times -= 1
            self.failed += 1
            raise ERRORS[self.fault](f"planted: {self.fault}")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "FaultyFile":  # noqa: N802
        return FaultyFile(self, name, flags)


class FaultyFile(apsw.VFSFile):
    """A file on such a disk."""

    def __init__(self, disk: FaultyDisk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk: Final = disk

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.meet("write")
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.meet("sync")
        super().xSync(flags)
