"""The time each seat has left. Pure: the time of every entry is passed in."""

from collections.abc import Mapping
from typing import Final

from theomachy.server.protocol import Pace

DAY: Final = 86_400_000
MINUTE: Final = 60_000
GRACE: Final = 30_000
"""Minimum milliseconds for a player who returns after the clock ran out, and for all after an interruption."""


def absence_grace(pace: Pace) -> int:
    """Milliseconds that a player who is waited for may be away before the others can vote for a bot.

    Without a clock five minutes; with a clock a tenth of it, but one to five minutes; with days half of them.
    """
    if pace.kind == "days":
        return pace.days * DAY // 2
    return min(5 * MINUTE, max(MINUTE, pace.seconds * 100)) if pace.kind == "clock" else 5 * MINUTE


class Clocks:
    """One clock for each seat.

    Days per move: every question gives the seat that many days. A clock: it runs while the seat owes an answer,
    and gains the increment when the seat's run of questions ends.
    """

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace: Final = pace
        full = {"none": None, "days": pace.days * DAY, "clock": pace.seconds * 1000}[pace.kind]
        self.left: list[int | None] = [full] * seats
        self.since: dict[int, int] = {}
        """When the clock of a seat that is asked was last looked at."""
        self.question: dict[int, int] = {}

    def turn(self, asked: Mapping[int, int], at: int) -> None:
        """From now on these seats owe an answer, each to the question of this number."""
        if self.pace.kind == "none":
            return
        for seat in list(self.since):
            if seat in asked:
                self._spend(seat, at)
            else:
                self.stop(seat, at)
                self.left[seat] = self._after_turn(seat)
        for seat, number in asked.items():
            if self.pace.kind == "days" and self.question.get(seat) != number:
                self.left[seat] = self.pace.days * DAY
            self.question[seat] = number
            self.since[seat] = at

    def stop(self, seat: int, at: int) -> None:
        """Stop the clock of the seat."""
        if seat in self.since:
            self._spend(seat, at)
            del self.since[seat]
            del self.question[seat]

    def taken_back(self, seat: int, asked: Mapping[int, int]) -> None:
        """The seat takes back answers of its own run, and is asked again: it gains no time by that."""
        if seat not in asked:
            return
        left = self.left[seat]
        if self.pace.kind == "clock" and seat not in self.since and left is not None:
            self.left[seat] = max(0, left - self.pace.increment * 1000)
        self.question[seat] = asked[seat]

    def give_grace(self, seat: int) -> None:
        """The seat's player is back."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(left, GRACE, self.pace.seconds * 100 if self.pace.kind == "clock" else 0)

    def resume(self, lost: int, at: int) -> None:
        """These milliseconds before now are not charged, and whoever is asked has a moment to come back."""
        for seat, since in self.since.items():
            self.since[seat] = min(since + lost, at)
            self._spend(seat, at)
            left = self.left[seat]
            if left is not None:
                self.left[seat] = max(left, GRACE)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if its clock runs."""
        left = self.left[seat]
        return None if left is None or seat not in self.since else self.since[seat] + left

    def next_deadline(self) -> int | None:
        """When the first time is up."""
        times = [time for time in map(self.deadline, self.since) if time is not None]
        return min(times) if times else None

    def out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in sorted(self.since) if (time := self.deadline(seat)) is not None and time <= now]

    def shown(self, seat: int, now: int) -> int | None:
        """What the seat has left."""
        left = self.left[seat]
        if left is None or seat not in self.since:
            return left if self.pace.kind == "clock" else None
        return max(0, left - max(0, now - self.since[seat]))

    def _spend(self, seat: int, at: int) -> None:
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(0, left - max(0, at - self.since[seat]))
        self.since[seat] = at

    def _after_turn(self, seat: int) -> int | None:
        left = self.left[seat]
        if self.pace.kind == "clock" and left is not None:
            return left + self.pace.increment * 1000
        return left
