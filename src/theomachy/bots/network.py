"""A small learned network that corrects an evaluation: what a seat's row is worth beside the others' rows.

It sees the named features and some more numbers of each seat, the mean of the other seats', and facts all seats
share. What it finds is added to the seat's score, in spreads; a network of zeros changes nothing. All seats go
through the same weights, so seats that change places change their chances with them.

The numbers are made by `theomachy dev train` and read from a data file. Playing needs no other package.
"""

import json
from importlib.resources import files
from typing import Final

from theomachy.engine.datafile import Node
from theomachy.engine.refusal import DataError

FORMAT: Final = 1
FARTHEST_LEAD: Final = 6.0
"""A lead of more spreads says no more."""


class Layer:
    """Sums of what comes in: one row of weights for each sum, and what each begins with."""

    def __init__(self, weights: list[list[float]], bias: list[float]) -> None:
        self.weights: Final = weights
        self.bias: Final = bias


class Network:
    """Three layers: `own` and `others` (the same inputs of one seat and of all others) with `shared`; two more.

    `own` and `others` have a row for each unit, a weight for each input of a seat. The inputs of `shared` are the
    shared facts, then how far the game is, then the seat's lead over the best other, in spreads.
    """

    def __init__(
        self,
        own: list[list[float]],
        others: list[list[float]],
        shared: Layer,
        middle: Layer,
        last: list[float],
    ) -> None:
        self.own_sums: Final = Sums(own)
        self.other_sums: Final = Sums(others)
        self.shared: Final = shared
        self.middle: Final = middle
        self.last: Final = last

    def corrections(
        self,
        rows: list[list[float]],
        inputs: list[list[float]],
        shared: list[float],
        stage: float,
        scores: list[float],
    ) -> list[float]:
        """What is added to each score; `scores` are in spreads, as is what is added."""
        seats = len(rows)
        units = len(self.shared.bias)
        facts = [*shared, stage, 0.0]
        common = sums(self.shared.weights, facts)
        own: list[list[float]] = []
        beside: list[list[float]] = []
        for seat in range(seats):
            amounts = rows[seat] + inputs[seat]
            places: list[int] = []
            values: list[float] = []
            for place in range(len(amounts)):
                amount = amounts[place]
                if amount != 0.0:
                    places.append(place)
                    values.append(amount)
            own.append(self.own_sums.of(places, values))
            beside.append(self.other_sums.of(places, values))
        found: list[float] = []
        lead_at = len(facts) - 1
        for seat in range(seats):
            lead = lead_of(scores, seat)
            first: list[float] = []
            for unit in range(units):
                total = self.shared.bias[unit] + common[unit] + own[seat][unit]
                total += lead * self.shared.weights[unit][lead_at]
                for other in range(seats):
                    if other != seat:
                        total += beside[other][unit] / (seats - 1)
                first.append(total if total > 0.0 else 0.0)
            found.append(self.finished(first))
        return found

    def finished(self, first: list[float]) -> float:
        """What the units of the first layer come to."""
        found = 0.0
        weights = self.middle.weights
        bias = self.middle.bias
        for unit in range(len(bias)):
            total = bias[unit]
            row = weights[unit]
            for place in range(len(first)):
                total += first[place] * row[place]
            if total > 0.0:
                found += total * self.last[unit]
        return found


def sums(weights: list[list[float]], values: list[float]) -> list[float]:
    """For each row of weights the sum of the values by it."""
    found: list[float] = []
    for row in weights:
        total = 0.0
        for place in range(len(values)):
            total += values[place] * row[place]
        found.append(total)
    return found


class Sums:
    """Sums of values that are mostly zero, by many rows of weights at once.

    Four rows go through the values together, their weights side by side: a list is slow to read from, and this is
    where an evaluation spends its time (it takes half as long as row by row).
    """

    def __init__(self, weights: list[list[float]]) -> None:
        self.units: Final = len(weights)
        self.inputs: Final = len(weights[0])
        self.fours: Final[list[tuple[float, float, float, float]]] = []
        """For four rows the weights of each input, then for the next four; missing rows are zeros."""
        padded = weights + [[0.0] * self.inputs] * (-self.units % 4)
        for row in range(0, len(padded), 4):
            for place in range(self.inputs):
                self.fours.append(
                    (padded[row][place], padded[row + 1][place], padded[row + 2][place], padded[row + 3][place])
                )

    def of(self, places: list[int], values: list[float]) -> list[float]:
        """For each row the sum of these values by the weights at their places."""
        found: list[float] = []
        number = len(places)
        fours = self.fours
        for begin in range(0, len(fours), self.inputs):
            one = two = three = four = 0.0
            for at in range(number):
                value = values[at]
                first, second, third, fourth = fours[begin + places[at]]
                one += value * first
                two += value * second
                three += value * third
                four += value * fourth
            found += [one, two, three, four]
        return found


def lead_of(scores: list[float], seat: int) -> float:
    """How far a score is ahead of the best other, within limits; nothing if there is no other."""
    best = 0.0
    others = 0
    for other in range(len(scores)):
        if other != seat and (others == 0 or scores[other] > best):
            best = scores[other]
            others += 1
    if others == 0:
        return 0.0
    return max(-FARTHEST_LEAD, min(FARTHEST_LEAD, scores[seat] - best))


class Known:
    """What a game's positions are described by: names of its features, of further inputs, of shared facts."""

    def __init__(self, features: tuple[str, ...], inputs: tuple[str, ...], shared: tuple[str, ...]) -> None:
        self.features: Final = features
        self.inputs: Final = inputs
        self.shared: Final = shared


def read_network(text: str, place: str, known: Known) -> Network:
    """A network from its data file; DataError with the place of what is wrong."""
    try:
        node = Node(json.loads(text), place)
    except ValueError as error:
        raise DataError(place, str(error)) from error
    if node.key("network").number() != FORMAT:
        raise DataError(f"{place}.network", f"needs format {FORMAT}, not {node.key('network').number()}")
    for name, wanted in (("features", known.features), ("inputs", known.inputs), ("shared", known.shared)):
        if tuple(node.key(name).texts()) != wanted:
            raise DataError(f"{place}.{name}", "was trained on other names than the game has; train it again")
    seat = len(known.features) + len(known.inputs)
    bias = numbers(node.key("bias"), -1)
    units = len(bias)
    middle_bias = numbers(node.key("middleBias"), -1)
    return Network(
        table(node.key("own"), units, seat),
        table(node.key("others"), units, seat),
        Layer(table(node.key("common"), units, len(known.shared) + 2), bias),
        Layer(table(node.key("middle"), len(middle_bias), units), middle_bias),
        numbers(node.key("last"), len(middle_bias)),
    )


def numbers(node: Node, length: int) -> list[float]:
    """A list of numbers of this length, or of any for -1."""
    found: list[float] = []
    for item in node.items():
        if not isinstance(item.value, int | float) or isinstance(item.value, bool):
            raise DataError(item.place, f"needs a number, not {item.value!r}")
        found.append(float(item.value))
    if length not in (-1, len(found)) or not found:
        raise DataError(node.place, f"needs {length} numbers, not {len(found)}")
    return found


def table(node: Node, rows: int, columns: int) -> list[list[float]]:
    """Rows of numbers, as many and as long as they must be."""
    found = [numbers(item, columns) for item in node.items()]
    if len(found) != rows:
        raise DataError(node.place, f"needs {rows} rows, not {len(found)}")
    return found


def networks_of(folder: str, known: Known) -> dict[str, Network]:
    """The networks in the data files of a Python package, by the setting each was trained for."""
    found: dict[str, Network] = {}
    place = files(folder).joinpath("networks")
    if place.is_dir():
        for file in sorted(place.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".json"):
                text = file.read_text(encoding="utf-8")
                found[file.name.removesuffix(".json")] = read_network(
                    text, f"{folder}/networks/{file.name}", known
                )
    return found
