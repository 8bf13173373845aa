"""Novice, adept and master: legal, repeatable, never without an answer."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bots.positions import asked, battle, by_chance, small
from theomachy.bots import levels as folder
from theomachy.bots.ask import ask_bot, seen_by
from theomachy.bots.base import Bot, Seen
from theomachy.bots.branches import Branch, Node, decided
from theomachy.bots.levels import names
from theomachy.bots.levels.adept import Adept
from theomachy.bots.levels.master import Master
from theomachy.bots.levels.names import SECONDS, levels, maker
from theomachy.bots.levels.novice import Novice
from theomachy.bots.minds import NoMind
from theomachy.bots.planning import Care
from theomachy.bots.search import Breadth, Budget, Search, followed
from theomachy.bots.thinking import Thinker, known
from theomachy.engine.chance import Dice
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState

QUICK = Care(width=1, forks=1, picks=4, samples=1)
MASTER = Master(4, 0.0, (QUICK, QUICK), Breadth(root=3, below=2, depth=2, curiosity=0.1))
BOTS: list[Bot] = [Novice(), Adept(), MASTER]


def chosen(bot: Bot, s: AnkhState, seed: int = 1) -> int:
    """What the bot answers for the first seat that is asked."""
    return ask_bot(bot, ANKH, s, s.waiting()[0], Dice(seed))


def test_the_levels_are_known_by_name_and_thinking_time() -> None:
    assert list(levels())[:4] == ["random", "novice", "adept", "master"]
    assert isinstance(maker(levels()["master"])(), Master)
    assert set(SECONDS) <= set(levels())


SAGE = """
from theomachy.bots.base import Level
from theomachy.bots.levels.adept import Adept

class Sage(Adept):
    pass

LEVEL = Level("sage", Sage, simpler="master", seconds=2.0)
"""


@pytest.mark.sources
def test_a_level_is_one_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sage.py").write_text(SAGE, encoding="utf-8")
    monkeypatch.setattr(folder, "__path__", [*folder.__path__, str(tmp_path)])
    found = names.declared()
    assert [level.name for level in found] == ["random", "novice", "adept", "master", "sage"]
    assert found[-1].make.__module__ == "theomachy.bots.levels.sage"


def test_a_level_that_fails_is_answered_for_by_simpler_ones() -> None:
    assert names.substitutes("master") == ["adept", "novice", "random"]
    assert names.substitutes("of-another-package") == ["novice", "random"]


@pytest.mark.parametrize("question", ["UnlockPower", "ChooseCards", "PlagueBid", "TakeMonument", "BuildWhere"])
@pytest.mark.parametrize("bot", BOTS)
def test_every_level_answers_every_sort_of_question(question: str, bot: Bot) -> None:
    s = asked(2, question)
    assert chosen(bot, s) in s.options(s.waiting()[0])


@pytest.mark.parametrize("bot", [Novice(), MASTER])
def test_the_same_dice_give_the_same_answer(bot: Bot) -> None:
    s = small()
    assert chosen(bot, s) == chosen(bot, s)


def test_novices_have_lapses() -> None:
    s = asked(2, "UnlockPower")
    assert len({chosen(Novice(), s, seed) for seed in range(12)}) > 1


def test_an_adept_takes_the_victory() -> None:
    s = small(devotion=[["isis", 30], ["ra", 3]], event=17, actions={"gain": 2, "summon": 2})
    s.apply(0, ANKH.code(s, "summon"))  # it triggers the last Conflict, and the Temple brings the top
    dice = Dice(1)
    while not s.over:
        s.apply(s.waiting()[0], ask_bot(Adept(), ANKH, s, s.waiting()[0], dice))
    assert s.winner == 0


def test_one_option_is_taken_without_thought_and_an_unknown_game_is_refused() -> None:
    nothing = Seen("toy", 0, {})
    assert Novice().choose(nothing, [7], Dice(1)) == 7
    with pytest.raises(NoMind):
        Novice().choose(nothing, [7, 8], Dice(1))
    with pytest.raises(NotImplementedError):
        Thinker().choose(seen_by(ANKH, small(), 0), [2, 3], Dice(1))


def test_a_budget_ends_by_rounds_or_by_the_clock() -> None:
    assert [Budget(2).left(round_) for round_ in range(3)] == [True, True, False]
    assert Budget(10, 1000.0).left(5)
    assert not Budget(10, 1e-9).left(5)
    assert [Budget(4).spent(round_) for round_ in (0, 1, 4)] == [0.0, 0.25, 1.0]
    assert Budget(4, 1000.0).spent(3) == 0.75
    assert Budget(4, 1e-9).spent(0) >= 1.0


def searching(s: AnkhState, seat: int, root: int = 3) -> Search[AnkhState]:
    """A small search."""
    imagining = known(ANKH_MIND, seen_by(ANKH, s, seat))
    breadth = Breadth(root=root, below=2, depth=3, curiosity=0.1)
    return Search(ANKH_MIND, imagining, seat, (QUICK, QUICK), breadth, Dice(1))


def test_a_search_tries_what_promises_most() -> None:
    s = asked(2, "ChooseAction", skip=25)
    search = searching(s, s.waiting()[0], root=8)
    branches = search.best(s.options(s.waiting()[0]), Budget(30))
    visits = [branch.visits for branch in branches]
    assert sum(visits) == search.rounds > 3
    assert min(visits) > 0  # all were in the field at first
    assert visits[0] == max(visits)  # and the best to the end
    assert branches[0].value >= branches[1].value
    assert any(branch.below is not None for branch in branches)
    assert search.judged > 50


def test_a_search_stops_where_nothing_is_left_to_find_out() -> None:
    search = searching(small(), 0)
    branches = search.best(small().options(0), Budget(400))
    assert search.rounds < 200
    assert decided([branch for branch in branches if branch.visits == branches[0].visits])


def test_lines_that_are_not_possible_are_left_out() -> None:
    s = small()
    assert not followed(s.copy(), 0, (1,))
    assert not followed(s.copy(), 1, (2,))
    assert followed(s.copy(), 0, (4, 1, 99))  # a beginning is enough
    search = searching(s, 0)
    assert search.taken(Node(0, [Branch((1,), 0.9)]), s.copy()) is None
    impossible = Branch((1,), 0.9)
    search.round(impossible, s.copy(), Dice(1))
    assert impossible.visits == 0
    dead_end = Branch(s_line := tuple(search.best(s.options(0), Budget(1))[0].path), 0.9)
    assert followed(s.copy(), 0, s_line)
    dead_end.below = Node(1, [Branch((1,), 0.9)])
    search.round(dead_end, s.copy(), Dice(1))
    assert dead_end.visits == 1  # judged where nothing known could be followed
    over = by_chance(2, 1, 100_000)
    assert not followed(over, 0, (2,))


def test_a_line_that_ends_the_game_is_worth_what_the_end_is() -> None:
    s = small(devotion=[["isis", 30], ["ra", 3]], event=17, actions={"gain": 2, "summon": 2})
    s.apply(0, ANKH.code(s, "summon"))
    ending = Branch((s.options(0)[0],), 0.5)
    search = searching(s, 0)
    twin = s.copy()
    search.round(ending, twin, Dice(1))
    assert twin.over
    assert ending.visits == 1
    assert ending.mean() == pytest.approx(1.0)


def test_a_search_sees_the_end_of_the_game() -> None:
    s = battle(devotion=[["isis", 30], ["ra", 3]])
    for seat in (0, 1):
        s.apply(seat, s.options(seat)[0])
    assert s.over
    end: Sequence[float] = ANKH_MIND.standings(s)
    assert end == [1.0, 0.0]
