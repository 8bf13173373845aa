"""Bots that misbehave, each in its own way."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

from theomachy.bots.base import Seen
from theomachy.engine.chance import Dice


class Last:
    """Well behaved: always the last option."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return options[-1]


class Own:
    """Well behaved: answers what the view says, so that a test sees what arrived."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        wanted = seen.document["wanted"]
        return wanted if isinstance(wanted, int) else options[0]


class Slow:
    """Well behaved, but takes its time."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        time.sleep(0.3)
        return options[-1]


class Throws:
    """Has a bug."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        raise RuntimeError("no idea")


class Exits:
    """Ends its process at once."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        os._exit(0)


class Hangs:
    """Never answers, without using the processor."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        time.sleep(3600)
        return options[0]


class Spins:
    """Never answers, at full speed."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        while True:
            pass


class Eats:
    """Takes all memory there is."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        hoard = [bytes(10_000_000)]
        while True:
            hoard.append(hoard[-1] + b"x")


class Cheats:
    """Answers what was not offered."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return max(options) + 1


class Lies:
    """Answers with something that is no option at all."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        return True


class Shouts:
    """Writes into every pipe it finds, then answers."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        print("x" * 100_000, flush=True)
        for pipe in range(3, 64):
            try:
                os.write(pipe, b'\x00\x00\x00\x24{"number":1,"option":1,"fault":"me"}')
            except OSError:
                continue
        return options[-1]


class Remembers:
    """Tries to tell one question's view to the next."""

    memory: list[int] = []

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        self.memory.append(seen.seat)
        return options[len(self.memory) - 1]


class Spies:
    """Looks for secrets of the server in its environment; chooses the last option if it finds one."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        found = any(name.startswith("THEOMACHY") for name in os.environ)
        return options[-1] if found else options[0]


class Writes:
    """Leaves a file; chooses the last option if it could."""

    def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
        place = seen.document["place"]
        try:
            Path(str(place)).write_text("was here", encoding="utf-8")
        except OSError:
            return options[0]
        return options[-1]
