"""Which demigods others may have, by all that was seen: those taken from the display, and sums told by a scoring.

Low values leave the stack first (PAN-SETUP-08), so of the demigods taken unseen the earlier ones are the low ones.
"""

from typing import Final, TypeAlias

from theomachy.engine.chance import Dice
from theomachy.engine.event import NONE
from theomachy.games.pantheon.rules.components import DEMIGOD_VALUES, UPPER_VALUES

Counts: TypeAlias = list[int]


class Demigods:
    """The demigods of all seats as one seat knows them."""

    def __init__(
        self, unseen: Counts, known: list[Counts], hidden: list[int], mixed: int, sums: list[tuple[int, int, int]]
    ) -> None:
        self.unseen: Final = unseen
        """Of each value how many this seat has never seen."""
        self.known: Final = known
        self.hidden: Final = hidden
        """The seats that took one unseen, in their order."""
        self.mixed: Final = mixed
        """Of the first so many the order is not known."""
        self.sums: Final = sums
        """Seat, number and sum: so much its first so many unseen ones are worth together (PAN-SCORE-02)."""

    def displayed(self, value: int) -> None:
        """One was turned up."""
        self.unseen[value - 1] -= 1

    def taken(self, who: int, value: int, unseen_by_others: bool) -> None:
        """Somebody took one, from the display or from the stack."""
        if value == NONE:
            self.hidden.append(who)
            return
        self.known[who][value - 1] += 1
        if unseen_by_others:
            self.unseen[value - 1] -= 1

    def scored(self, who: int, points: int) -> None:
        """Somebody's demigods were counted."""
        number = self.hidden.count(who)
        if number:
            self.sums.append((who, number, points - worth(self.known[who])))

    def sizes(self) -> list[int]:
        """How many each seat has."""
        return [sum(own) + self.hidden.count(seat) for seat, own in enumerate(self.known)]

    def fits(self, stack: int) -> bool:
        """Whether enough are unseen for so many in the stack and those taken unseen."""
        return min(self.unseen) >= 0 and sum(self.unseen) >= stack + len(self.hidden)

    def dealt(self, stack: int, dice: Dice) -> tuple[list[Counts], Counts]:
        """Every seat's demigods and the stack of so many; sums that cannot be met are left aside."""
        upper = dice.shuffled(things(self.unseen[:UPPER_VALUES], 0))
        lower = dice.shuffled(things(self.unseen[UPPER_VALUES:], UPPER_VALUES))
        below = min(stack, len(lower))
        above = stack - below
        rest = dice.shuffled([*upper[above:], *lower[below:]])[: len(self.hidden)]
        early = len([value for value in rest if value < UPPER_VALUES])
        order = [*dice.shuffled(self.hidden[: self.mixed]), *self.hidden[self.mixed :]]
        dealing = Dealing(order, self.sums)
        found = dealing.dealt(upper, lower, early, dice) or Dealing(order, []).dealt(upper, lower, early, dice)
        owned = [list(each) for each in self.known]
        left_upper, left_lower = list(upper), list(lower)
        for seat, value in zip(order, found, strict=True):
            owned[seat][value] += 1
            (left_upper if value < UPPER_VALUES else left_lower).remove(value)
        stacked = [*left_upper[:above], *left_lower[:below]]
        return owned, [stacked.count(value) for value in range(DEMIGOD_VALUES)]


class Dealing:
    """Deals demigods to seats in an order, so that sums are met."""

    def __init__(self, order: list[int], sums: list[tuple[int, int, int]]) -> None:
        self.order: Final = order
        self.sums: Final = sums
        self.values: list[int] = []

    def dealt(self, upper: list[int], lower: list[int], early: int, dice: Dice) -> list[int]:
        """A value less one for each place of the order, the first of the upper part; [] if none will do."""
        self.values = []
        return list(self.values) if self.follow(upper, lower, early, dice) else []

    def follow(self, upper: list[int], lower: list[int], early: int, dice: Dice) -> bool:
        """Deal the places that are left, one by one, in any way that leads to the sums."""
        place = len(self.values)
        if place == len(self.order):
            return True
        heap = upper if place < early else lower
        for value in dict.fromkeys(dice.shuffled(heap)):  # the more there are of a value, the sooner it is tried
            self.values.append(value)
            rest = list(heap)
            rest.remove(value)
            rests = (rest, lower) if place < early else (upper, rest)
            if self.met(place) and self.follow(*rests, early, dice):
                return True
            self.values.pop()
        return False

    def met(self, place: int) -> bool:
        """Whether the sums that are complete with this place are right."""
        seat = self.order[place]
        own = [self.values[each] + 1 for each in range(place + 1) if self.order[each] == seat]
        return all(sum(own) == points for who, number, points in self.sums if (who, number) == (seat, len(own)))


def things(counts: Counts, first: int) -> list[int]:
    """Every single one by its value less one."""
    return [first + place for place, amount in enumerate(counts) for _ in range(amount)]


def worth(counts: Counts) -> int:
    """The sum of the values."""
    return sum([(place + 1) * amount for place, amount in enumerate(counts)])
