"""What became of a message, and when it is tried again."""

from typing import Final, Literal

from msgspec import Struct

MINUTE: Final = 60_000
PAUSES: Final = (1, 5, 15, 60, 180, 360, 720)
"""Minutes between two tries; after one more than these a message is given up."""
LONGEST_PAUSE: Final = 720 * MINUTE
Outcome = Literal["sent", "later", "never", "gone"]


class Sent(Struct, frozen=True):
    """What a receiver said: it took the message, to try later, that it never will, or that nobody is there."""

    outcome: Outcome
    problem: str = ""
    """A word, for some with the number that the receiver gave; the page has a text for each."""
    wait: int = 0
    """Milliseconds that the receiver wants us to wait at least."""


def next_try(tries: int, now: int, chance: int, wait: int = 0) -> int | None:
    """When a message that failed so often is tried again; None: it is given up.

    `chance` is a random byte: each pause is up to a fifth shorter or longer, so that a receiver that comes back is
    not asked by everybody at once.
    """
    if tries > len(PAUSES):
        return None
    pause = PAUSES[tries - 1] * MINUTE
    pause += pause * (chance - 128) // 640
    return now + max(pause, min(wait, LONGEST_PAUSE))


def by_status(status: int, retry_after: str) -> Sent:
    """What an HTTP status of a receiver means."""
    if 200 <= status < 300:
        return Sent("sent")
    if status in (404, 410):
        return Sent("gone", f"gone {status}")
    wait = min(int(retry_after) * 1_000, LONGEST_PAUSE) if retry_after.isascii() and retry_after.isdecimal() else 0
    if status in (408, 425, 429) or status >= 500:
        return Sent("later", f"status {status}", wait)
    return Sent("never", f"refused {status}")
