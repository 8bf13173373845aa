"""Fitting a network to examples: batches, the slope of the likelihood, Adam. Needs NumPy (the extra `train`)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from theomachy.arena.training.examples import Course, lambda_targets
from theomachy.bots.network import FARTHEST_LEAD

Numbers = npt.NDArray[np.float64]
UNITS: Final = 16
MIDDLE: Final = 8
RATE: Final = 0.002
DECAY: Final = 1e-4
"""How strongly weights are pulled to nothing."""
MODESTY: Final = 0.01
"""How strongly corrections are: what is not learned from enough games stays with the written weights."""
BATCH: Final = 256
MOMENTUM: Final = (0.9, 0.999)
TINY: Final = 1e-8
NOTHING: Final = -1e9
"""The score of a seat without a side."""
WEIGHTS: Final = ("own", "others", "common", "bias", "middle", "middle_bias", "last")


class Batch(NamedTuple):
    """Examples as arrays: [example, seat, input], [example, fact], [example, seat] for the rest."""

    rows: Numbers
    facts: Numbers
    scores: Numbers
    playing: Numbers

    def some(self, places: npt.NDArray[np.int64]) -> "Batch":
        """Some of the examples."""
        return Batch(self.rows[places], self.facts[places], self.scores[places], self.playing[places])


def batch_of(courses: list[Course]) -> Batch:
    """All moments of these games."""
    moments = [moment for course in courses for moment in course.moments]
    width = max(len(row) for row in moments[0].rows)
    rows = [[row or [0.0] * width for row in moment.rows] for moment in moments]
    playing = [[1.0 if row else 0.0 for row in moment.rows] for moment in moments]
    return Batch(
        np.array(rows, dtype=np.float64),
        np.array([moment.facts for moment in moments], dtype=np.float64),
        np.array([moment.scores for moment in moments], dtype=np.float64),
        np.array(playing, dtype=np.float64),
    )


def leads(scores: Numbers, playing: Numbers) -> Numbers:
    """How far each seat is ahead of the best other, as `bots.network` counts it."""
    seats = scores.shape[1]
    found = np.zeros_like(scores)
    for seat in range(seats):
        others = np.where(playing > 0, scores, NOTHING)
        others[:, seat] = NOTHING
        best = others.max(axis=1)
        found[:, seat] = np.where(best > NOTHING, scores[:, seat] - best, 0.0)
    return np.clip(found, -FARTHEST_LEAD, FARTHEST_LEAD) * playing


class Forward(NamedTuple):
    """What a batch comes to, and what is needed to go back."""

    rows: Numbers
    beside: Numbers
    facts: Numbers
    first: Numbers
    second: Numbers
    corrections: Numbers
    chances: Numbers


class Learner:
    """A network on its way: weights by name, in inputs divided by their scale, and the state of Adam."""

    def __init__(self, inputs: int, facts: int, scale: Numbers, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.scale: Final = scale
        self.weights: dict[str, Numbers] = {
            "own": dice.normal(0, (2 / inputs) ** 0.5, (UNITS, inputs)) * 0.5,
            "others": dice.normal(0, (2 / inputs) ** 0.5, (UNITS, inputs)) * 0.5,
            "common": dice.normal(0, 0.3, (UNITS, facts + 1)),
            "bias": np.zeros(UNITS),
            "middle": dice.normal(0, (2 / UNITS) ** 0.5, (MIDDLE, UNITS)),
            "middle_bias": np.full(MIDDLE, 0.1),
            "last": np.zeros(MIDDLE),  # so that a new network changes nothing
        }
        self.slopes: dict[str, Numbers] = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.squares: dict[str, Numbers] = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def forward(self, batch: Batch) -> Forward:
        """The chances of every seat."""
        w = self.weights
        playing = batch.playing[:, :, None]
        rows = batch.rows / self.scale * playing
        others = np.maximum(batch.playing.sum(axis=1) - 1, 1)[:, None, None]
        beside = (rows.sum(axis=1, keepdims=True) - rows) / others * playing
        lead = leads(batch.scores, batch.playing)
        seats = batch.rows.shape[1]
        facts = np.concatenate([np.repeat(batch.facts[:, None, :], seats, axis=1), lead[:, :, None]], axis=2)
        first = rows @ w["own"].T + beside @ w["others"].T + facts @ w["common"].T + w["bias"]
        first = np.maximum(first, 0.0)
        second = np.maximum(first @ w["middle"].T + w["middle_bias"], 0.0)
        corrections = second @ w["last"]
        lengths = np.where(batch.playing > 0, batch.scores + corrections, NOTHING)
        odds = np.exp(lengths - lengths.max(axis=1, keepdims=True))
        return Forward(rows, beside, facts, first, second, corrections, odds / odds.sum(axis=1, keepdims=True))

    def step(self, batch: Batch, wanted: Numbers) -> None:
        """One step down the slope of the loss."""
        w = self.weights
        seen = self.forward(batch)
        share = 1.0 / len(wanted)
        alike = (seen.corrections * batch.playing).sum(axis=1, keepdims=True)
        mean = alike / np.maximum(batch.playing.sum(axis=1, keepdims=True), 1)
        back = (seen.chances - wanted + MODESTY * (seen.corrections - mean)) * batch.playing * share
        slopes: dict[str, Numbers] = {"last": np.einsum("es,esm->m", back, seen.second)}
        to_second = back[:, :, None] * w["last"] * (seen.second > 0)
        slopes["middle"] = np.einsum("esm,esu->mu", to_second, seen.first)
        slopes["middle_bias"] = to_second.sum(axis=(0, 1))
        to_first = (to_second @ w["middle"]) * (seen.first > 0)
        slopes["own"] = np.einsum("esu,esi->ui", to_first, seen.rows, optimize=True)
        slopes["others"] = np.einsum("esu,esi->ui", to_first, seen.beside, optimize=True)
        slopes["common"] = np.einsum("esu,esf->uf", to_first, seen.facts, optimize=True)
        slopes["bias"] = to_first.sum(axis=(0, 1))
        self.descend(slopes)

    def descend(self, slopes: dict[str, Numbers]) -> None:
        """Adam, with decay of weights."""
        self.steps += 1
        fast, slow = MOMENTUM
        for name in WEIGHTS:
            self.slopes[name] = fast * self.slopes[name] + (1 - fast) * slopes[name]
            self.squares[name] = slow * self.squares[name] + (1 - slow) * slopes[name] ** 2
            along = self.slopes[name] / (1 - fast**self.steps)
            size = np.sqrt(self.squares[name] / (1 - slow**self.steps)) + TINY
            self.weights[name] = self.weights[name] - RATE * (along / size + DECAY * self.weights[name])

    def arrays(self) -> dict[str, Numbers]:
        """Everything, to be kept in a file."""
        kept: dict[str, Numbers] = {"scale": self.scale, "steps": np.array(self.steps, dtype=np.float64)}
        for name in WEIGHTS:
            kept[f"weights_{name}"] = self.weights[name]
            kept[f"slopes_{name}"] = self.slopes[name]
            kept[f"squares_{name}"] = self.squares[name]
        return kept

    def restore(self, kept: Mapping[str, Numbers]) -> None:
        """Everything from a file, but the scale, which it was made with."""
        self.steps = int(kept["steps"])
        for name in WEIGHTS:
            self.weights[name] = kept[f"weights_{name}"]
            self.slopes[name] = kept[f"slopes_{name}"]
            self.squares[name] = kept[f"squares_{name}"]


def scale_of(batch: Batch) -> Numbers:
    """How much each input usually differs from nothing; 1 for one that never does."""
    usual = np.sqrt((batch.rows**2 * batch.playing[:, :, None]).sum(axis=(0, 1)) / batch.playing.sum())
    return np.where(usual > 0.02, usual, 1.0)


def targets_of(courses: list[Course], chances: Numbers, trust: float) -> Numbers:
    """What every moment should have said."""
    found: list[list[float]] = []
    at = 0
    for course in courses:
        length = len(course.moments)
        found += lambda_targets(course, chances[at : at + length].tolist(), trust)
        at += length
    return np.array(found, dtype=np.float64)


def linear_chances(batch: Batch) -> Numbers:
    """What the written weights alone say."""
    lengths = np.where(batch.playing > 0, batch.scores, NOTHING)
    odds = np.exp(lengths - lengths.max(axis=1, keepdims=True))
    found: Numbers = odds / odds.sum(axis=1, keepdims=True)
    return found


def loss_of(chances: Numbers, wanted: Numbers) -> float:
    """The mean surprise at what happened."""
    return float(-(wanted * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())
