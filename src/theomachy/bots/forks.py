"""Thinking on several cores: forks of this process search by themselves, each with its own luck.

For programs that may fork and have cores to spare: the terminal, duels. A bot of the server may not.
"""

import json
import os
from collections.abc import Callable
from typing import NamedTuple

from theomachy.bots.branches import Branch


class Found(NamedTuple):
    """A line at the root of one search, as it goes from process to process."""

    path: list[int]
    visits: int
    value: float


def found_in(branches: list[Branch]) -> list[Found]:
    """What a search found, as it goes from process to process."""
    return [Found(list(branch.path), branch.visits, branch.value) for branch in branches]


def gathered(jobs: int, search: Callable[[int], list[Found]]) -> list[list[Found]]:
    """What so many searches found; number 0 runs here. ChildProcessError if another does not answer."""
    children: list[tuple[int, int]] = []
    for number in range(1, jobs):
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            answer(writer, number, search)
        os.close(writer)
        children.append((child, reader))
    found = [search(0)]
    for child, reader in children:
        with os.fdopen(reader, "rb") as pipe:
            text = pipe.read()
        os.waitpid(child, 0)
        if not text:
            raise ChildProcessError(f"the search in process {child} did not answer")
        found.append([Found(list(path), visits, value) for path, visits, value in json.loads(text)])
    return found


def answer(writer: int, number: int, search: Callable[[int], list[Found]]) -> None:
    """Search in this fork and end it, whatever happens: it must never go on as its parent."""
    try:
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(json.dumps(search(number)).encode())
    finally:
        os._exit(0)


def best_of_all(searches: list[list[Found]]) -> int:
    """The first answer of the best line: by its mean value, of those that most searches kept to the end."""
    visits: dict[tuple[int, ...], int] = {}
    totals: dict[tuple[int, ...], float] = {}
    for lines in searches:
        for line in lines:
            path = tuple(line.path)
            visits[path] = visits.get(path, 0) + line.visits + 1
            totals[path] = totals.get(path, 0.0) + line.value * (line.visits + 1)
    most = max(visits.values())
    kept = [path for path in visits if 2 * visits[path] >= most]
    return max(kept, key=lambda path: totals[path] / visits[path])[0]
