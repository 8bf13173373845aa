"""The time each seat has left. Pure: the time of every entry is passed in."""

from collections.abc import Collection, Mapping
from typing import Final

from msgspec import Struct

from theomachy.server.protocol import Pace

DAY: Final = 86_400_000
MINUTE: Final = 60_000
GRACE: Final = 30_000
"""Minimum milliseconds for all who are asked after an interruption."""
LEAST_GRACE: Final = 5_000


def return_minimum(pace: Pace) -> int:
    """Milliseconds that a player has at least who returns after the clock ran out or a vote.

    A tenth of the clock, but 5 to 30 seconds. It comes in the place of what was left, so it does not add up; and
    the bot has to answer a question between two returns of a player whose time ran out.
    """
    return min(GRACE, max(LEAST_GRACE, pace.seconds * 100)) if pace.kind == "clock" else GRACE


def absence_grace(pace: Pace) -> int:
    """Milliseconds that a player who is waited for may be away before the others can vote for a bot.

    Without a clock five minutes; with a clock a tenth of it, but one to five minutes; with days half of them.
    """
    if pace.kind == "days":
        return pace.days * DAY // 2
    return min(5 * MINUTE, max(MINUTE, pace.seconds * 100)) if pace.kind == "clock" else 5 * MINUTE


class Mark(Struct, frozen=True, gc=False):
    """The clocks at the moment of an answer, for the case that it is taken back."""

    at: int
    left: tuple[int | None, ...]
    used: tuple[int, ...]
    gained: tuple[int, ...]
    running: tuple[int, ...]
    lost: int


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
        """The number of the last question of each seat; it gives new days only once."""
        self.away: frozenset[int] = frozenset()
        """The seats whose time runs although a bot plays: nobody has to act when it is up."""
        self._used = [0] * seats
        """By seat, the milliseconds its clock ran ..."""
        self._gained = [0] * seats
        """... and those of its increments, in the game as it stands."""
        self._lost = 0
        """The milliseconds that were not charged because nobody could play."""
        self._marks: dict[int, Mark] = {}
        """By the entry of each answer that stands."""

    def turn(self, asked: Mapping[int, int], at: int, away: Collection[int] = ()) -> None:
        """From now on these seats owe an answer, each to the question of this number; for some a bot plays."""
        if self.pace.kind == "none":
            return
        self.away = frozenset(away)
        for seat in list(self.since):
            if seat in asked:
                self._spend(seat, at)
            else:
                self.stop(seat, at)
                self._end_run(seat)
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

    def mark(self, seq: int, at: int) -> None:
        """The answer of this entry is given now."""
        if self.pace.kind == "none":
            return
        self._spend_all(at)
        used, gained = tuple(self._used), tuple(self._gained)
        self._marks[seq] = Mark(at, tuple(self.left), used, gained, tuple(self.since), self._lost)

    def left_after_undo(self, seat: int, to: int, at: int) -> int | None:
        """What the seat has left if it takes back, unasked, its answer of entry `to`.

        As if it had not answered: it pays for all the time since, also for that of the others.
        """
        mark = self._marks.get(to)
        left = None if mark is None else mark.left[seat]
        if mark is None or left is None:
            return None
        return max(0, left - max(0, at - mark.at - (self._lost - mark.lost)))

    def taken_back_unasked(self, seat: int, to: int, asked: Mapping[int, int], at: int) -> None:
        """The seat takes back its answer of entry `to` and its own since; these seats are asked again.

        The others get back the time that ran since, except who owed a secret answer then and owes it still.
        """
        mark = self._marks.get(to)
        if mark is None:
            return
        self._spend_all(at)
        for other in range(len(self.left)):
            if other != seat and other not in mark.running:
                self._give_back(other, mark)
        before, left = mark.left[seat], self.left_after_undo(seat, to, at)
        if before is not None and left is not None:
            self.left[seat] = left
            self._used[seat] = mark.used[seat] + before - left
            self._gained[seat] = mark.gained[seat]
        self._cut_off(to, asked)
        for again in asked.keys() & {seat, *self.since}:  # no new days for the same question
            self.question[again] = asked[again]

    def taken_back_agreed(self, seat: int, to: int, asked: Mapping[int, int], at: int) -> None:
        """All agreed that the seat takes back its answer of entry `to` and everything since.

        Who agreed gets the time back; the time of who asked for it stays used. Increments since then are gone.
        """
        mark = self._marks.get(to)
        if mark is None:
            return
        self._spend_all(at)
        for other in range(len(self.left)):
            if other != seat:
                self._give_back(other, mark)
        left, gained = self.left[seat], self._gained[seat] - mark.gained[seat]
        if left is not None:
            self.left[seat] = max(left - gained, min(left, return_minimum(self.pace)))
            self._gained[seat] = mark.gained[seat]
        self._cut_off(to, asked)

    def give_grace(self, seat: int) -> None:
        """The seat's player is back after the clock ran out or a vote."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(left, return_minimum(self.pace))

    def resume(self, lost: int, at: int) -> None:
        """These milliseconds before now are not charged, and whoever is asked has a moment to come back."""
        self._lost += lost
        for seat, since in self.since.items():
            self.since[seat] = min(since + lost, at)
            self._spend(seat, at)
            left = self.left[seat]
            if left is not None and seat not in self.away:
                self.left[seat] = max(left, GRACE)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if its clock runs and its player plays."""
        left = self.left[seat]
        return None if left is None or seat not in self.since or seat in self.away else self.since[seat] + left

    def next_deadline(self) -> int | None:
        """When the first time is up."""
        times = [time for time in map(self.deadline, self.since) if time is not None]
        return min(times) if times else None

    def out(self, now: int) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in sorted(self.since) if (time := self.deadline(seat)) is not None and time <= now]

    def shown(self, seat: int, now: int) -> int | None:
        """What the seat has left, if that says anything: days begin anew with the next question."""
        return None if self.pace.kind == "days" and seat not in self.since else self.left_of(seat, now)

    def left_of(self, seat: int, now: int) -> int | None:
        """What the seat has left, or had left of its last question."""
        left = self.left[seat]
        if left is None or seat not in self.since:
            return left
        return max(0, left - max(0, now - self.since[seat]))

    def _spend(self, seat: int, at: int) -> None:
        left = self.left[seat]
        if left is not None:
            spent = min(left, max(0, at - self.since[seat]))
            self.left[seat] = left - spent
            self._used[seat] += spent
        self.since[seat] = at

    def _spend_all(self, at: int) -> None:
        for seat in self.since:
            self._spend(seat, at)

    def _end_run(self, seat: int) -> None:
        left = self.left[seat]
        if self.pace.kind == "clock" and left is not None:
            self.left[seat] = left + self.pace.increment * 1000
            self._gained[seat] += self.pace.increment * 1000

    def _give_back(self, seat: int, mark: Mark) -> None:
        left = self.left[seat]
        if left is not None:
            used, gained = self._used[seat] - mark.used[seat], self._gained[seat] - mark.gained[seat]
            self.left[seat] = max(0, left + used - gained)
            self._used[seat], self._gained[seat] = mark.used[seat], mark.gained[seat]

    def _cut_off(self, to: int, asked: Mapping[int, int]) -> None:
        """Forget the answers from entry `to` on, and end without increment the runs of who is no longer asked."""
        while self._marks and next(reversed(self._marks)) >= to:
            self._marks.popitem()
        for seat in [seat for seat in self.since if seat not in asked]:
            del self.since[seat]
