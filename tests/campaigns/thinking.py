"""How fast bots think in the build that runs: `python -m tests.campaigns.thinking [SEED]`.

Times are seconds of the processor, so that a neighbour on the machine disturbs little. The positions are those of
games by chance, the same in every build, so two builds measured one after the other give a ratio.
"""

import sys
from time import process_time
from typing import TypeVar

from theomachy import BUILD
from theomachy.bots.ask import ask_bot, seen_by
from theomachy.bots.budget import Budget
from theomachy.bots.levels.adept import Adept
from theomachy.bots.levels.master import OTHERS_CARE, OWN_CARE, usual_breadth
from theomachy.bots.mind import Mind
from theomachy.bots.search import Search
from theomachy.bots.thinking import known
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import random_option
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND

S = TypeVar("S", bound=State)
POSITIONS = 24
EVERY = 15
"""Of the questions of a game, every so many-th."""
ROUNDS = 20


def positions(mind: Mind[S], players: int, seed: int) -> list[S]:
    """Positions from all over games by chance, somebody with a choice asked in each."""
    found: list[S] = []
    dice = Dice(seed)
    asked = 0
    while len(found) < POSITIONS:
        s = mind.game.start(players, int(dice.roll()))
        while not s.over and len(found) < POSITIONS:
            seat = s.waiting()[0]
            options = s.options(seat)
            asked += seat != CHANCE and len(options) > 1
            if asked == EVERY:
                asked = 0
                found.append(s.copy())
            s.apply(seat, random_option(s, seat, options, dice))
    return found


def judging(mind: Mind[S], found: list[S]) -> float:
    """Judged positions per second."""
    begun = process_time()
    for s in found * 40:
        mind.standings(s)
    return 40 * len(found) / (process_time() - begun)


def playing_on(mind: Mind[S], found: list[S]) -> float:
    """Playouts per second: one answer by chance, on to the beginning of a turn by rule of thumb, and judged."""
    dice = Dice(1)
    begun = process_time()
    for s in found * 20:
        twin = s.copy()
        seat = twin.waiting()[0]
        twin.take(seat, random_option(twin, seat, twin.options(seat), dice))
        mind.play_on(twin, dice)
        mind.standings(twin)
    return 20 * len(found) / (process_time() - begun)


def searching(mind: Mind[S], found: list[S]) -> tuple[float, float]:
    """Nodes (positions judged) and rounds per second of the master's search where turns begin."""
    nodes = rounds = 0
    begun = process_time()
    for s in [each for each in found if mind.between_turns(each)][:4]:
        seat = s.waiting()[0]
        imagining = known(mind, seen_by(mind.game, s, seat))
        search = Search(mind, imagining, seat, (OWN_CARE, OTHERS_CARE), usual_breadth(mind), Dice(1))
        search.best(s.options(seat), Budget(ROUNDS))
        nodes += search.judged
        rounds += search.rounds
    spent = process_time() - begun
    return nodes / spent, rounds / spent


def deciding(mind: Mind[S], found: list[S]) -> float:
    """Decisions of an adept per second."""
    begun = process_time()
    for s in found:
        ask_bot(Adept(), mind.game, s, s.waiting()[0], Dice(1))
    return len(found) / (process_time() - begun)


def told(mind: Mind[S], players: int, seed: int) -> None:
    """Print one line."""
    found = positions(mind, players, seed)
    nodes, rounds = searching(mind, found)
    print(
        f"{mind.game.name:<9} {players} players: {judging(mind, found):8.0f} positions judged, "
        f"{playing_on(mind, found):7.0f} playouts, {nodes:7.0f} nodes, {rounds:5.1f} rounds of the master, "
        f"{deciding(mind, found):6.1f} decisions of an adept per second"
    )


def main(seed: int) -> None:
    """Both games with two and four players."""
    print(BUILD)
    for players in (2, 4):
        told(ANKH_MIND, players, seed)
        told(PANTHEON_MIND, players, seed)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
