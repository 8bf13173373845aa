"""How late bots stop thinking: `python -m tests.campaigns.interrupting [SECONDS [POSITIONS [SEED]]]`.

Masters and grandmasters answer in positions from all over games by chance, each with this many seconds to think.
What is measured is how much longer the answer took. Seconds of the processor are told too: where others use the
machine, a process may have to wait, and that is no fault of the bot.
"""

import sys
from time import perf_counter, process_time

from tests.campaigns.thinking import positions
from theomachy import BUILD
from theomachy.bots.ask import seen_by
from theomachy.bots.base import Bot
from theomachy.bots.levels.grandmaster import Grandmaster
from theomachy.bots.levels.master import MOST_ROUNDS, Master
from theomachy.bots.mind import Mind
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND

LEVELS = ("master", "grandmaster")


def made(level: str, seconds: float) -> Bot:
    """A bot with so much time."""
    return Master(MOST_ROUNDS, seconds) if level == "master" else Grandmaster(MOST_ROUNDS, seconds)


def told(mind: Mind[State], players: int, seconds: float, number: int, seed: int) -> None:
    """Print one line for each level."""
    found = positions(mind, players, seed)[:number]
    for level in LEVELS:
        late: list[float] = []
        worked: list[float] = []
        for s in found:
            seat = s.waiting()[0]
            seen, options = seen_by(mind.game, s, seat), s.options(seat)
            begun, begun_work = perf_counter(), process_time()
            made(level, seconds).choose(seen, options, Dice(seed))
            late.append(perf_counter() - begun - seconds)
            worked.append(process_time() - begun_work - seconds)
        print(
            f"{mind.game.name:<9} {players} players, {level:<11} {len(found)} positions: "
            f"{1000 * max(late):6.1f} ms late at most, {1000 * max(worked):6.1f} ms by the processor"
        )


def main(seconds: float, number: int, seed: int) -> None:
    """Both games with two and four players."""
    print(BUILD)
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
