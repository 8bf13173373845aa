"""Training in generations: play with the newest network, learn from all recent games, write everything down.

A folder holds a run: its plan, the games of each generation line by line, the learner after it, the network as a
data file, and a log. What is there is never played or learned again, so a run that was stopped goes on where it
was, and ends with the same files as one that was not.
"""

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from theomachy.arena.training import fit
from theomachy.arena.training.examples import Course, course_of
from theomachy.arena.training.file import network_text
from theomachy.arena.training.minds import mind_with
from theomachy.arena.training.selfplay import BOLD, Game, Playing, lesson_of
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.play.setup import Wishes

KEPT_ASIDE: Final = 10
"""One game in this many is not learned from."""
RECENT: Final = 8
"""How many generations are learned from together."""
PASSES: Final = 12
"""How often all examples are seen in a generation, at most; the pass that does best in games kept aside counts."""
SEEDS: Final = 1_000_003


class Plan(NamedTuple):
    """What is trained, and how. Everything follows from it."""

    game: str
    players: int
    edition: str | None
    seed: int
    games: int
    """Games of a generation."""
    trust: float
    """The part of the result in what a moment should have said (λ)."""

    def header(self, number: int) -> dict[str, str]:
        """The header of a game; SetupError if there can be none."""
        return registry.package(self.game).header(Wishes(self.players, edition=self.edition), number)

    def setting(self) -> str:
        """What the network is trained for, as its file is named."""
        mind = registry.mind(self.game)
        return mind.setting(mind.game.opened(self.header(1)))

    def command(self, generations: int) -> str:
        """The command that does it."""
        edition = f" --edition {self.edition}" if self.edition else ""
        return (
            f"theomachy dev train {self.game} --players {self.players}{edition} --seed {self.seed} "
            f"--games {self.games} --generations {generations} --trust {self.trust}"
        )


class Work(NamedTuple):
    """A game to play with a network; it goes from process to process."""

    asked: Game
    setting: str
    network: str
    """The file of the network; empty for the written weights alone."""


def played(work: Work) -> str:
    """One game, as a line."""
    return Playing(mind_with(work.asked.game, work.setting, work.network), work.asked).played().line()


class Training:
    """A run in its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        self.setting: Final = plan.setting()
        self.mind: Final = mind_with(plan.game, self.setting, "")
        self.courses: Final[dict[int, list[Course]]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        written = folder / "plan.json"
        if written.exists() and json.loads(written.read_text(encoding="utf-8")) != plan._asdict():
            raise SetupError("folder", str(folder), "one of a run with the same plan, or a new one")
        written.write_text(json.dumps(plan._asdict(), indent=1) + "\n", encoding="utf-8")

    def place(self, kind: str, generation: int, ending: str) -> Path:
        """A file of a generation."""
        return self.folder / f"{kind}-{generation:03}.{ending}"

    def go_on(self, generations: int, until: float, jobs: int) -> Iterator[dict[str, float]]:
        """Train as many generations, or as long as there is time (`until`, by the monotonic clock)."""
        for generation in range(generations):
            if self.place("learner", generation, "npz").exists():
                continue
            if not self.play(generation, until, jobs):
                return
            yield self.learn(generation)

    def play(self, generation: int, until: float, jobs: int) -> bool:
        """The games of a generation that are not there yet; False if time ran out."""
        file = self.place("games", generation, "jsonl")
        there = file.read_text(encoding="utf-8").count("\n") if file.exists() else 0
        network = str(self.place("network", generation - 1, "json")) if generation else ""
        work = [
            Work(Game(self.plan.game, self.plan.header(seed), seed, BOLD), self.setting, network)
            for seed in (self.seed_of(generation, number) for number in range(there, self.plan.games))
        ]
        with file.open("a", encoding="utf-8") as out:
            for line in in_order(work, jobs):
                out.write(line + "\n")
                out.flush()
                there += 1
                if monotonic() > until:
                    return there == self.plan.games
        return True

    def seed_of(self, generation: int, number: int) -> int:
        """The seed of a game."""
        return (self.plan.seed * SEEDS + generation) * SEEDS + number

    def courses_of(self, generation: int) -> list[Course]:
        """The examples of a generation, game by game; made once."""
        if generation not in self.courses:
            lines = self.place("games", generation, "jsonl").read_text(encoding="utf-8").splitlines()
            self.courses[generation] = [
                course_of(self.mind, lesson_of(line), self.seed_of(generation, number))
                for number, line in enumerate(lines)
            ]
        return self.courses[generation]

    def split(self, generation: int) -> tuple[list[Course], list[Course]]:
        """Games to learn from, and games kept aside."""
        recent = range(max(0, generation + 1 - RECENT), generation + 1)
        numbered = [each for one in recent for each in enumerate(self.courses_of(one), 1)]
        seen = [course for number, course in numbered if number % KEPT_ASIDE and course.moments]
        aside = [course for number, course in numbered if number % KEPT_ASIDE == 0 and course.moments]
        return seen, aside

    def learner(self, generation: int, batch: fit.Batch) -> fit.Learner:
        """The learner as the last generation left it; a new one for the first."""
        inputs, facts = batch.rows.shape[2], batch.facts.shape[1]
        if generation == 0:
            return fit.Learner(inputs, facts, fit.scale_of(batch), self.plan.seed)
        with np.load(self.place("learner", generation - 1, "npz")) as kept:
            learner = fit.Learner(inputs, facts, kept["scale"], self.plan.seed)
            learner.restore(kept)
        return learner

    def learn(self, generation: int) -> dict[str, float]:
        """One generation of learning, written down."""
        seen, aside = self.split(generation)
        batch, unseen = fit.batch_of(seen), fit.batch_of(aside)
        learner = self.learner(generation, batch)
        wanted = fit.targets_of(seen, learner.forward(batch).chances, self.plan.trust)
        results = fit.targets_of(aside, fit.linear_chances(unseen), 1.0)
        dice = np.random.default_rng(self.seed_of(generation, 0))
        best = learner.arrays()
        least = fit.loss_of(learner.forward(unseen).chances, results)
        for _ in range(PASSES):
            order = dice.permutation(len(wanted))
            for at in range(0, len(order), fit.BATCH):
                places = order[at : at + fit.BATCH]
                learner.step(batch.some(places), wanted[places])
            loss = fit.loss_of(learner.forward(unseen).chances, results)
            if loss < least:
                least, best = loss, learner.arrays()
        learner.restore(best)
        entry = {
            "generation": generation,
            "games": self.plan.games * (generation + 1),
            "examples": len(wanted),
            "asideGames": len(aside),
            "loss": round(fit.loss_of(learner.forward(batch).chances, wanted), 5),
            "asideLoss": round(least, 5),
            "asideLinear": round(fit.loss_of(fit.linear_chances(unseen), results), 5),
        }
        self.write(generation, learner, entry)
        return entry

    def write(self, generation: int, learner: fit.Learner, entry: dict[str, float]) -> None:
        """The network, the log, and last the learner: with it the generation is done."""
        text = network_text(self.mind, learner, self.plan._asdict(), self.plan.command(generation + 1), entry)
        self.place("network", generation, "json").write_text(text, encoding="utf-8")
        self.place("log", generation, "json").write_text(json.dumps(entry) + "\n", encoding="utf-8")
        part = self.folder / "learner.part.npz"
        np.savez(part, allow_pickle=False, **learner.arrays())
        part.replace(self.place("learner", generation, "npz"))

    def log(self) -> list[dict[str, float]]:
        """What was written down of every generation."""
        return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(self.folder.glob("log-*.json"))]


def in_order(work: list[Work], jobs: int) -> Iterable[str]:
    """The games in their order; in this process for one job."""
    if jobs == 1:
        yield from map(played, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(played, work)
