"""Searches in several processes, put together."""

import pytest

from tests.bots.positions import asked, battle
from theomachy.bots.ask import ask_bot
from theomachy.bots.bot_name import bot_written
from theomachy.bots.branches import Branch
from theomachy.bots.forks import Found, best_of_all, found_in, gathered
from theomachy.bots.levels.grandmaster import Grandmaster
from theomachy.bots.levels.master import Master
from theomachy.bots.planning import Care
from theomachy.bots.search import Breadth
from theomachy.engine.chance import Dice
from theomachy.games.ankh.game import ANKH

QUICK = Care(width=1, forks=1, picks=4, samples=1)
BREADTH = Breadth(root=3, below=1, depth=1, curiosity=0.0)


def test_the_best_line_is_the_one_that_all_searches_together_think_best() -> None:
    one = [Found([2, 3], 9, 0.6), Found([4], 9, 0.5), Found([7], 0, 0.9)]
    other = [Found([4], 9, 0.8), Found([2, 3], 9, 0.6)]
    assert best_of_all([one]) == 2  # what was hardly tried does not count
    assert best_of_all([one, other]) == 4


def test_lines_go_from_process_to_process() -> None:
    branch = Branch((3, 1), 0.4)
    branch.led_to(0.5)
    assert found_in([branch]) == [Found([3, 1], 1, 0.4)]
    found = gathered(3, lambda number: [Found([number], number, number / 4)])
    assert found == [[Found([number], number, number / 4)] for number in range(3)]


def test_a_search_that_dies_is_noticed() -> None:
    def dies(number: int) -> list[Found]:
        if number:
            raise ValueError
        return []

    with pytest.raises(ChildProcessError):
        gathered(2, dies)


def test_a_master_on_two_cores_gives_a_legal_answer_and_by_rounds_always_the_same() -> None:
    s = asked(2, "ChooseAction", skip=25)
    bot = Master(3, 0.0, (QUICK, QUICK), BREADTH, cores=2)
    chosen = [ask_bot(bot, ANKH, s, s.waiting()[0], Dice(5)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in s.options(s.waiting()[0])
    assert ask_bot(bot, ANKH, battle(), 0, Dice(5)) in battle().options(0)  # secret answers need no second core


def test_levels_that_can_use_several_cores_do_on_request() -> None:
    assert [type(bot_written(level, 2)).__name__ for level in ("adept", "master", "grandmaster")] == [
        "Adept",
        "Master",
        "Grandmaster",
    ]
    master, grandmaster = bot_written("master", 2), bot_written("grandmaster", 3)
    assert isinstance(master, Master)
    assert isinstance(grandmaster, Grandmaster)
    assert (master.cores, grandmaster.cores) == (2, 3)
