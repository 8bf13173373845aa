"""Benchmarks: both builds, other engines, two commits compared. Rounds take turns; the median counts."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from math import exp, log
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias, TypedDict

from theomachy import __version__
from theomachy.arena.bench import goals
from theomachy.arena.bench.goals import Row
from theomachy.arena.bench.instructions import Counter
from theomachy.compiled import COMPILED, INTERPRETED, SWITCH
from theomachy.engine.refusal import SetupError
from theomachy.games import registry

Progress: TypeAlias = Callable[[], None]


class Document(TypedDict):
    """Everything measured, as JSON values."""

    date: str
    version: str
    rules: dict[str, int]
    commit: str
    machine: dict[str, str | int]
    calibration: float
    seconds: float
    rounds: int
    builds: dict[str, list[Row]]
    peers: list[Row]
    absent: list[str]


HERE: Final = Path(__file__).resolve().parent
SOURCE: Final = HERE.parents[2]
ROOT: Final = SOURCE.parent
MEASURE: Final = ("src/theomachy/arena/bench/measure.py", "src/theomachy/measure.py")
"""Where the measuring program of a checkout is: now, and in commits before it moved."""
FIGURES: Final = ("decisionsPerSecond", "insidePerSecond", "aheadPerSecond", "copiesPerSecond")
TOLERANCE: Final = 0.9
"""The lowest ratio to the other commit that is accepted, for every figure of every game."""
SWITCHES: Final = {COMPILED: "0", INTERPRETED: "1"}


def number(row: Row, name: str) -> float:
    """A figure of a row."""
    return float(row[name])


def program(python: str, path: Path, seconds: float, seed: int, environment: dict[str, str]) -> str:
    """What a measuring program prints."""
    command = [python, "-P", str(path), str(seconds), str(seed)]
    return subprocess.run(
        command, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def measured(source: Path, path: Path, build: str, seconds: float, seed: int) -> tuple[str, float, list[Row]]:
    """One round with the package in a folder: how its rules ran, the calibration and the rows."""
    inherited = os.environ.get("PYTHONPATH")
    environment = {
        "PYTHONPATH": os.pathsep.join([str(source), inherited] if inherited else [str(source)]),
        SWITCH: SWITCHES[build],
    }
    document = json.loads(program(sys.executable, path, seconds, seed, environment))
    return str(document["build"]), float(document["calibration"]), document["rows"]


def medians(rounds: list[list[Row]]) -> list[Row]:
    """Of every row the medians of its rates, and the mean of everything else."""
    return [median_row(list(rows)) for rows in zip(*rounds, strict=True)]


def median_row(rows: list[Row]) -> Row:
    """The medians of one row."""
    taken: Row = {}
    for name, value in rows[0].items():
        if not isinstance(value, float):
            taken[name] = value
        elif name.endswith("PerSecond"):
            taken[name] = median(number(row, name) for row in rows)
        else:
            taken[name] = sum(number(row, name) for row in rows) / len(rows)
    return taken


def geometric_mean(values: list[float]) -> float:
    """The mean of ratios."""
    return exp(sum(log(value) for value in values) / len(values))


# -- the table


class Bench:
    """Both builds and the peers, measured in turn."""

    def __init__(self, seconds: float, rounds: int, peers: str) -> None:
        self.seconds: Final = seconds
        self.rounds: Final = rounds
        self.python: Final = peers
        """The Python the peers are installed in; empty for none."""
        self.builds: dict[str, list[list[Row]]] = {INTERPRETED: [], COMPILED: []}
        self.peers: list[list[Row]] = []
        self.calibrations: list[float] = []

    def steps(self) -> int:
        """How often the progress is told."""
        return self.rounds * (3 if self.python else 2)

    def run(self, progress: Progress) -> None:
        """Measure everything."""
        for seed in range(1, self.rounds + 1):
            for build, rounds in self.builds.items():
                ran, calibration, rows = measured(SOURCE, HERE / "measure.py", build, self.seconds, seed)
                self.calibrations.append(calibration)
                if ran == build:
                    rounds.append(rows)
                progress()
            if self.python:
                lines = program(self.python, HERE / "peers.py", self.seconds, seed, {}).splitlines()
                self.peers.append([json.loads(line) for line in lines])
                progress()

    def document(self) -> Document:
        """Everything measured, for programs."""
        rows = medians(self.peers) if self.peers else []
        return {
            "date": datetime.now(UTC).strftime("%Y-%m-%d"),
            "version": __version__,
            "rules": {each.game.name: each.game.rules_version for each in registry.packages()},
            "commit": commit(),
            "machine": machine(),
            "calibration": max(self.calibrations),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "builds": {build: medians(rounds) for build, rounds in self.builds.items() if rounds},
            "peers": [row for row in rows if "version" in row],
            "absent": [str(row["peer"]) for row in rows if "version" not in row],
        }


def to_count(document: Document) -> int:
    """How many rows have their instructions counted."""
    return sum(row["players"] == 2 for row in document["builds"].get(COMPILED, [])) + len(document["peers"])


def count_instructions(document: Document, counter: Counter, python: str, progress: Progress) -> None:
    """Count what a decision through the Python loop takes: of the compiled games for two, and of every peer."""
    for row in document["builds"].get(COMPILED, []):
        if row["players"] == 2:
            row["instructions"] = counter.ours("public", f"{row['game']} {row['edition']}".strip(), 2)
            progress()
    for row in document["peers"]:
        row["instructions"] = counter.peer(python, str(row["peer"]))
        progress()


def peers_python(wanted: str) -> str:
    """The Python that has the peers: the one wanted, that of `make bench-peers`, or our own."""
    if wanted:
        return wanted
    own = ROOT / ".venv-bench" / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def git(*arguments: str, folder: Path = ROOT) -> str:
    """What git says; empty if there is no git or no checkout."""
    try:
        done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def commit() -> str:
    """The commit that is checked out; with a plus if something is changed."""
    return git("rev-parse", "--short=12", "HEAD") + ("+" if git("status", "--porcelain", "-uno") else "")


def machine() -> dict[str, str | int]:
    """What this runs on."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": processor(Path("/proc/cpuinfo")),
        "cores": os.cpu_count() or 1,
    }


def processor(cpuinfo: Path) -> str:
    """The name of the processor, as far as the system tells it."""
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor()


HEADINGS: Final = (
    "game",
    "players",
    "build",
    "decisions/s",
    "inside/s",
    "games/s",
    "decisions/game",
    "options/decision",
    "instructions/decision",
    "ahead/s",
    "copies/s",
    "bytes/position",
)
PEER_HEADINGS: Final = (
    "peer",
    "players",
    "decisions/s",
    "games/s",
    "decisions/game",
    "options/decision",
    "instructions/decision",
    "theomachy is faster by",
)


def own_cells(document: Document) -> list[list[str]]:
    """Our part of the table."""
    lines: list[list[str]] = []
    for rows in zip(*document["builds"].values(), strict=True):
        for build, row in zip(document["builds"], rows, strict=True):
            lines.append(
                [
                    f"{row['game']} {row['edition']}".strip(),
                    str(row["players"]),
                    build,
                    f"{number(row, 'decisionsPerSecond'):,.0f}",
                    f"{number(row, 'insidePerSecond'):,.0f}",
                    f"{number(row, 'gamesPerSecond'):,.1f}",
                    f"{number(row, 'decisionsPerGame'):,.0f}",
                    f"{number(row, 'optionsPerDecision'):.1f}",
                    counted(row),
                    f"{number(row, 'aheadPerSecond'):,.0f}",
                    f"{number(row, 'copiesPerSecond'):,.0f}",
                    f"{number(row, 'bytesPerPosition'):,.0f}",
                ]
            )
    return lines


def counted(row: Row) -> str:
    """Instructions per decision, where they were counted."""
    return f"{number(row, 'instructions'):,.0f}" if "instructions" in row else "-"


def peer_cells(document: Document) -> list[list[str]]:
    """The peers' part of the table: the last column has our slowest and our fastest game, through Python."""
    ours = [number(row, "decisionsPerSecond") for row in list(document["builds"].values())[-1]]
    lines: list[list[str]] = []
    for row in document["peers"]:
        theirs = number(row, "decisionsPerSecond")
        lines.append(
            [
                f"{row['peer']} {row['version']}",
                str(row["players"]),
                f"{theirs:,.0f}",
                f"{number(row, 'gamesPerSecond'):,.1f}",
                f"{number(row, 'decisionsPerGame'):,.0f}",
                f"{number(row, 'optionsPerDecision'):.1f}",
                counted(row),
                f"{min(ours) / theirs:.1f} to {max(ours) / theirs:.1f}",
            ]
        )
    return lines


def notes(document: Document) -> list[str]:
    """What has to be said about the figures."""
    where = document["machine"]
    told = [
        f"{document['date']}, commit {document['commit']}, one core of {where['processor']}, {where['python']}, "
        f"calibration {document['calibration']:.1f}: random play, medians of {document['rounds']} "
        f"interleaved rounds of {document['seconds']} s. Absolute figures move with the machine, ratios hold."
    ]
    if COMPILED not in document["builds"]:
        told.append("The rules are not compiled here: `make compile`.")
    if document["absent"]:
        told.append(f"Not installed, so not measured: {', '.join(document['absent'])} (`make bench-peers`).")
    return told


def tables(document: Document) -> list[tuple[Sequence[str], list[list[str]]]]:
    """Ours, the peers and the goals: headings and cells."""
    ours = document["builds"].get(COMPILED, [])
    return [
        (HEADINGS, own_cells(document)),
        (PEER_HEADINGS, peer_cells(document)),
        (goals.HEADINGS, goals.goal_cells(ours, document["peers"])),
    ]


def plain(document: Document) -> list[str]:
    """The table for the terminal."""
    lines = notes(document)
    for headings, cells in tables(document):
        if cells:
            lines += ["", *aligned([list(headings), *cells])]
    return lines


def aligned(cells: list[list[str]]) -> list[str]:
    """Columns of equal width, the first one to the left."""
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in cells
    ]


def markdown(document: Document) -> list[str]:
    """The table for the README."""
    lines = [" ".join(notes(document))]
    for headings, cells in tables(document):
        rule = ["---", *["---:"] * (len(headings) - 1)]
        rows = [list(headings), rule, *cells] if cells else []
        lines += ["", *["| " + " | ".join(row) + " |" for row in rows]]
    return lines


# -- two commits


def measuring_program(checkout: Path) -> Path:
    """The program that measures a checkout: its own. SetupError if it has none."""
    for place in MEASURE:
        if (checkout / place).exists():
            return checkout / place
    raise SetupError("commit", str(checkout.name), f"a commit that has one of {', '.join(MEASURE)}")


def key(row: Row) -> tuple[str, str, int]:
    """What a row is about: game, edition and number of players."""
    return str(row["game"]), str(row["edition"]), int(row["players"])


class Comparison:
    """This working tree and another commit, both compiled, measured in turn."""

    def __init__(self, base: str, seconds: float, rounds: int) -> None:
        self.seconds: Final = seconds
        self.rounds: Final = rounds
        self.commit: Final = git("rev-parse", "--verify", "--quiet", f"{base}^{{commit}}")
        if not self.commit:
            raise SetupError("commit", repr(base), "a commit of this checkout")
        self.folder: Final = ROOT / "build" / "bench" / self.commit[:12]
        self.here: list[list[Row]] = []
        self.there: list[list[Row]] = []

    def prepare(self) -> None:
        """Check the other commit out beside this one, and compile both."""
        if not self.folder.exists():
            git("worktree", "prune")
            subprocess.run(
                ["git", "worktree", "add", "--quiet", "--detach", str(self.folder), self.commit],
                cwd=ROOT,
                check=True,
            )
        for root in (ROOT, self.folder):
            # A checkout is compiled by its own step: only that one knows where its rules are.
            command = [
                sys.executable,
                str(root / "hatch_build.py"),
                "--strict",
                "--cache",
                str(ROOT / "build" / "rules"),
            ]
            if subprocess.run(command, check=False).returncode:
                raise SetupError("checkout", str(root), "one whose rules compile")

    def run(self, progress: Progress) -> None:
        """Measure both, taking turns at going first."""
        trees = [(ROOT, self.here), (self.folder, self.there)]
        for seed in range(1, self.rounds + 1):
            for root, rounds in trees if seed % 2 else trees[::-1]:
                rounds.append(measured(root / "src", measuring_program(root), COMPILED, self.seconds, seed)[2])
                progress()

    def ratios(self) -> Iterator[tuple[str, str, float]]:
        """For every game and figure that both have, how fast this tree is, the other commit being 1."""
        there = {key(row): row for row in medians(self.there)}
        pairs = [(row, there[key(row)]) for row in medians(self.here) if key(row) in there]
        names = {f"{row['game']} {row['edition']}".strip(): None for row, _ in pairs}
        for name in names:
            for figure in FIGURES:
                both = [pair for pair in pairs if f"{pair[0]['game']} {pair[0]['edition']}".strip() == name]
                known = [(number(a, figure), number(b, figure)) for a, b in both if figure in a and figure in b]
                if known:
                    yield name, figure, geometric_mean([here / there for here, there in known])


def verdict(ratios: list[tuple[str, str, float]]) -> tuple[list[str], bool]:
    """The comparison in lines, and whether nothing became too slow."""
    cells = [[name, figure, f"{ratio:.2f}"] for name, figure, ratio in ratios]
    slow = [f"{name} {figure}" for name, figure, ratio in ratios if ratio < TOLERANCE]
    last = f"more than 10% slower: {', '.join(slow)}" if slow else "nothing is more than 10% slower"
    return [*aligned([["game", "figure", "ratio"], *cells]), last], not slow
