"""Power cuts under SQLite: all that is written is recorded, and images are made of what a disk may hold after one.

What was synced is there. Of what was not, each sector of 512 bytes is there or not, as chance will have it, in any
order and torn in the middle of a write; files may keep their old length.
"""

import random
from itertools import count
from pathlib import Path
from typing import Final

import apsw

SECTOR: Final = 512
NAMES: Final = count()


class Write:
    """Bytes at a place."""

    def __init__(self, path: str, offset: int, data: bytes) -> None:
        self.path: Final = path
        self.offset: Final = offset
        self.data: Final = data


class Truncate:
    """A new length."""

    def __init__(self, path: str, size: int) -> None:
        self.path: Final = path
        self.size: Final = size


class Sync:
    """All that was written to the file before is durable after this."""

    def __init__(self, path: str) -> None:
        self.path: Final = path


class Ack:
    """Somebody was told that the entry with this number of a table is durable."""

    def __init__(self, table: str, seq: int) -> None:
        self.table: Final = table
        self.seq: Final = seq


Happening = Write | Truncate | Sync | Ack


class RecordingDisk(apsw.VFS):
    """The disk as it is, with a record of what happens to it."""

    def __init__(self) -> None:
        self.called: Final = f"recording-{next(NAMES)}"
        self.happened: Final[list[Happening]] = []
        super().__init__(self.called, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> "RecordingFile":  # noqa: N802
        return RecordingFile(self, name, flags)


class RecordingFile(apsw.VFSFile):
    """A file on it."""

    def __init__(self, disk: RecordingDisk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        super().__init__("", name, flags)
        self.disk: Final = disk
        self.path: Final = name.filename() if isinstance(name, apsw.URIFilename) else str(name)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.happened.append(Write(self.path, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.happened.append(Truncate(self.path, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self.disk.happened.append(Sync(self.path))


class Image:
    """The files of a directory at a moment, as bytes."""

    def __init__(self, directory: Path) -> None:
        self.directory: Final = directory
        self.files: Final = {
            str(path): bytearray(path.read_bytes()) for path in directory.iterdir() if not skipped(path)
        }

    def copy(self) -> "Image":
        other = Image.__new__(Image)
        other.__dict__.update(directory=self.directory, files={p: bytearray(b) for p, b in self.files.items()})
        return other

    def write(self, path: str, offset: int, data: bytes) -> None:
        """As a file system does, with zeros in holes."""
        content = self.files.setdefault(path, bytearray())
        if len(content) < offset:
            content.extend(bytes(offset - len(content)))
        content[offset : offset + len(data)] = data

    def truncate(self, path: str, size: int) -> None:
        """Cut or extend."""
        content = self.files.setdefault(path, bytearray())
        del content[size:]
        content.extend(bytes(size - len(content)))

    def apply(self, event: Write | Truncate) -> None:
        """All of it."""
        if isinstance(event, Write):
            self.write(event.path, event.offset, event.data)
        else:
            self.truncate(event.path, event.size)

    def apply_some(self, event: Write | Truncate, dice: random.Random, share: float) -> None:
        """Some sectors of it."""
        if isinstance(event, Truncate):
            if dice.random() < share:
                self.truncate(event.path, event.size)
            return
        for start in range(0, len(event.data), SECTOR):
            if dice.random() < share:
                self.write(event.path, event.offset + start, event.data[start : start + SECTOR])

    def put(self, directory: Path) -> None:
        """Write the files into another directory."""
        for path, content in self.files.items():
            (directory / Path(path).name).write_bytes(content)


def skipped(path: Path) -> bool:
    """The index of the log is rebuilt after a cut, and the lock holds nothing."""
    return path.name.endswith(("-shm", ".lock"))


class Cut:
    """What is left after a cut, and what had been promised."""

    def __init__(self, image: Image, promised: dict[str, int]) -> None:
        self.image: Final = image
        self.promised: Final = promised


def cut(base: Image, happened: list[Happening], moment: int, dice: random.Random) -> Cut:
    """The power fails before the event with this number."""
    durable = base.copy()
    pending: list[Write | Truncate] = []
    promised: dict[str, int] = {}
    for event in happened[:moment]:
        if isinstance(event, Ack):
            promised[event.table] = max(event.seq, promised.get(event.table, 0))
        elif isinstance(event, Sync):
            for done in [p for p in pending if p.path == event.path]:
                durable.apply(done)
            pending = [p for p in pending if p.path != event.path]
        else:
            pending.append(event)
    share = dice.choice((0.0, 0.3, 0.7, 1.0))
    for event in pending:
        durable.apply_some(event, dice, share)
    return Cut(durable, promised)
