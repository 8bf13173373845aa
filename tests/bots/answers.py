"""What every level answers to the questions of some games: `python -m tests.bots.answers`, for either build."""

import sys
from typing import TypeVar

from theomachy import BUILD
from theomachy.bots.ask import ask_bot
from theomachy.bots.base import Bot
from theomachy.bots.levels.adept import Adept
from theomachy.bots.levels.master import Master
from theomachy.bots.levels.novice import Novice
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import Game, random_option
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON

S = TypeVar("S", bound=State)
SKIPPED = 4
"""So many questions are answered by chance between two that the levels are asked."""


def bots() -> dict[str, Bot]:
    """The levels, with a budget that no clock ends."""
    return {"novice": Novice(), "adept": Adept(), "master": Master(3, 0.0)}


def answers(game: Game[S], s: S, seed: int, questions: int) -> list[str]:
    """What the levels answer to so many questions of a game that goes on by chance."""
    dice = Dice(seed)
    found: list[str] = []
    passed = 0
    while not s.over and len(found) < questions:
        seat = s.waiting()[0]
        options = s.options(seat)
        passed += seat != CHANCE and len(options) > 1
        if passed > SKIPPED:
            passed = 0
            given = {name: ask_bot(bot, game, s, seat, Dice(seed)) for name, bot in bots().items()}
            found.append(f"{game.name} {type(s.stack[-1]).__name__} {given}")
        s.apply(seat, random_option(s, seat, options, dice))
    return found


def main(questions: int) -> None:
    """Print how everything runs, then the answers."""
    print(BUILD)
    for line in (
        *answers(ANKH, ANKH.new(2, seed=1), 1, questions),
        *answers(ANKH, ANKH.new(3, seed=2, edition="preview"), 2, questions),
        *answers(PANTHEON, PANTHEON.start(3, 3), 3, questions),
    ):
        print(line)


if __name__ == "__main__":
    main(int(sys.argv[1]))
