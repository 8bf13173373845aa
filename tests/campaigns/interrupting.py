"""How late bots stop thinking: `python -m tests.campaigns.interrupting [SECONDS [POSITIONS [SEED]]]`.

Masters and grandmasters answer in positions from all over games by chance, each with this many seconds to think.
What is measured is how much longer the answer took; where others use the machine, a process may also have to wait.
With `THEOMACHY_INTERPRETED=1` the longest time of the processor between two looks at the clock is told too, which
nobody else on the machine can disturb; compiled, everything takes a fraction of it.
"""

import sys
from time import perf_counter, process_time
from typing import ClassVar, TypeVar

from tests.campaigns.thinking import positions
from theomachy import BUILD
from theomachy.bots.ask import seen_by
from theomachy.bots.base import Bot
from theomachy.bots.budget import Budget
from theomachy.bots.levels import master
from theomachy.bots.levels.grandmaster import Grandmaster
from theomachy.bots.levels.master import MOST_ROUNDS, Master
from theomachy.bots.mind import Mind
from theomachy.compiled import COMPILED
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND

S = TypeVar("S", bound=State)
LEVELS = ("master", "grandmaster")


class Watched(Budget):
    """A budget that notes how long the processor worked between two looks at the clock."""

    longest: ClassVar[float] = 0.0
    last: ClassVar[float] = 0.0

    def over(self) -> bool:
        now = process_time()
        Watched.longest = max(Watched.longest, now - Watched.last)
        Watched.last = now
        return super().over()


def made(level: str, seconds: float) -> Bot:
    """A bot with so much time."""
    return Master(MOST_ROUNDS, seconds) if level == "master" else Grandmaster(MOST_ROUNDS, seconds)


def told(mind: Mind[S], players: int, seconds: float, number: int, seed: int) -> None:
    """Print one line for each level."""
    found = positions(mind, players, seed)[:number]
    for level in LEVELS:
        late: list[float] = []
        Watched.longest = 0.0
        for s in found:
            seat = s.waiting()[0]
            seen, options = seen_by(mind.game, s, seat), s.options(seat)
            begun, Watched.last = perf_counter(), process_time()
            made(level, seconds).choose(seen, options, Dice(seed))
            late.append(perf_counter() - begun - seconds)
            Watched.longest = max(Watched.longest, process_time() - Watched.last)
        between = "" if BUILD == COMPILED else f", {1000 * Watched.longest:6.1f} ms of work between two looks"
        print(
            f"{mind.game.name:<9} {players} players, {level:<11} {len(found)} positions: "
            f"{1000 * max(late):6.1f} ms late at most{between}"
        )


def main(seconds: float, number: int, seed: int) -> None:
    """Both games with two and four players."""
    print(BUILD)
    if BUILD != COMPILED:  # compiled, modules keep to the class they were compiled with
        vars(master)["Budget"] = Watched
    for players in (2, 4):
        told(ANKH_MIND, players, seconds, number, seed)
        told(PANTHEON_MIND, players, seconds, number, seed)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        float(given[0]) if given else 0.2,
        int(given[1]) if len(given) > 1 else 24,
        int(given[2]) if len(given) > 2 else 1,
    )
