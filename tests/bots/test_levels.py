"""Novice, adept and master: legal, repeatable, never without an answer."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bots.positions import asked, battle, by_chance, small
from theomachy.bots import levels as folder
from theomachy.bots.ask import ask_bot, seen_by
from theomachy.bots.base import Bot, Seen
from theomachy.bots.branches import Branch, Node, decided
from theomachy.bots.budget import Budget, TimeUp
from theomachy.bots.levels import names
from theomachy.bots.levels.adept import Adept
from theomachy.bots.levels.master import Master
from theomachy.bots.levels.names import LEVELS, SECONDS, levels, maker
from theomachy.bots.levels.novice import Novice
from theomachy.bots.minds import NoMind
from theomachy.bots.planning import Care
from theomachy.bots.search import Breadth, Search, followed
from theomachy.bots.thinking import Thinker, known
from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.actions.turn import ChooseAction

QUICK = Care(width=1, forks=1, picks=4, samples=1)
MASTER = Master(4, 0.0, (QUICK, QUICK), Breadth(root=3, below=2, depth=2, curiosity=0.1))
BOTS: list[Bot] = [Novice(), Adept(), MASTER]


def chosen(bot: Bot, s: AnkhState, seed: int = 1) -> int:
    """What the bot answers for the first seat that is asked."""
    return ask_bot(bot, ANKH, s, s.waiting()[0], Dice(seed))


def test_the_levels_are_known_by_name_and_thinking_time() -> None:
    assert list(levels())[:5] == ["random", "novice", "adept", "master", "grandmaster"]
    assert isinstance(maker(levels()["master"])(), Master)
    assert set(SECONDS) <= set(levels())


SAGE = """
from theomachy.bots.base import Level
from theomachy.bots.levels.adept import Adept

class Sage(Adept):
    pass

LEVEL = Level("sage", Sage, simpler="grandmaster", seconds=2.0)
"""


@pytest.mark.sources
def test_a_level_is_one_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sage.py").write_text(SAGE, encoding="utf-8")
    monkeypatch.setattr(folder, "__path__", [*folder.__path__, str(tmp_path)])
    found = names.declared()
    assert [level.name for level in found] == ["random", "novice", "adept", "master", "grandmaster", "sage"]
    assert found[-1].make.__module__ == "theomachy.bots.levels.sage"


def test_a_level_that_fails_is_answered_for_by_simpler_ones() -> None:
    assert names.substitutes("grandmaster") == ["master", "adept", "novice", "random"]
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
    Budget(4).check()
    Budget(4, 1000.0).check()
    with pytest.raises(TimeUp):
        Budget(4, 1e-9).check()


def test_a_search_without_time_answers_what_it_has() -> None:
    s = asked(2, "ChooseAction", skip=25)
    seat = s.waiting()[0]
    branches = searching(s, seat).best(s.options(seat), Budget(30, 1e-9))
    assert branches[0].path[0] in s.options(seat)
    assert all(branch.visits == 0 for branch in branches)


class Sandglass(Budget):
    """A clock that runs out after it was looked at so often."""

    def __init__(self, looks: int) -> None:
        super().__init__(1000, 1000.0)
        self.looks = looks

    def over(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.sources
@pytest.mark.parametrize("looks", [3, 6, 12, 25, 50, 100, 200, 400, 800])
def test_wherever_the_clock_ends_a_search_there_is_an_answer(looks: int) -> None:
    s = asked(2, "ChooseAction", skip=25)
    seat = s.waiting()[0]
    branches = searching(s, seat).best(s.options(seat), Sandglass(looks))
    assert branches[0].path[0] in s.options(seat)
    assert len({branch.visits for branch in branches if branch.visits}) <= 3  # unfinished trials count nothing


def test_the_longer_a_search_goes_on_the_further_it_looks() -> None:
    s = asked(2, "ChooseAction", skip=25)
    seat = s.waiting()[0]
    imagining = known(ANKH_MIND, seen_by(ANKH, s, seat))

    def deepest(deepens: int) -> int:
        breadth = Breadth(root=3, below=2, depth=1, curiosity=0.1, deepens=deepens)
        search = Search(ANKH_MIND, imagining, seat, (QUICK, QUICK), breadth, Dice(1))
        field = search.lines(s.options(seat))
        for _ in range(9):
            search.trial(field)
        return max(depth_of(branch, seat) for branch in field)

    assert deepest(0) == 1
    assert deepest(3) > 1


def depth_of(branch: Branch, seat: int) -> int:
    """How many turns of the seat a line goes on for, itself counted."""
    after = branch if branch.clash is None else branch.clash.after
    if after.below is None:
        return 1
    return (after.below.seat == seat) + max([depth_of(each, seat) for each in after.below.branches], default=0)


def test_lines_are_looked_for_again_where_a_node_is_passed_often() -> None:
    s = asked(2, "ChooseAction", skip=25)
    seat = s.waiting()[0]
    imagining = known(ANKH_MIND, seen_by(ANKH, s, seat))
    plans = []
    for widens in (0, 2):
        breadth = Breadth(root=2, below=1, depth=1, curiosity=0.1, widens=widens)
        search = Search(ANKH_MIND, imagining, seat, (QUICK, QUICK), breadth, Dice(1))
        field = search.lines(s.options(seat))
        for _ in range(8):
            search.trial(field)
        plans.append(max(branch.below.plans for branch in field if branch.below is not None))
    assert plans[0] == 1
    assert plans[1] > 1


def test_lines_at_the_root_come_from_several_positions_where_something_is_hidden() -> None:
    s = PANTHEON.start(2, 3)
    dice = Dice(2)
    while not isinstance(s.stack[-1], ChooseAction):
        s.apply(s.waiting()[0], random_option(s, s.waiting()[0], s.options(s.waiting()[0]), dice))
    seat = s.waiting()[0]
    imagining = known(PANTHEON_MIND, seen_by(PANTHEON, s, seat))
    care = Care(width=2, forks=3, picks=8, samples=1)
    few, many = [
        Search(PANTHEON_MIND, imagining, seat, (care, QUICK), Breadth(8, 1, 1, 0.1, 0, worlds), Dice(1))
        for worlds in (1, 3)
    ]
    assert len({branch.path for branch in few.lines(s.options(seat))}) <= 8
    lines = many.lines(s.options(seat))
    assert len({branch.path for branch in lines}) == len(lines) <= 8
    assert many.judged > 2 * few.judged


def test_a_grandmaster_is_a_master_that_looks_further() -> None:
    by_rounds = LEVELS["grandmaster"].with_rounds
    assert by_rounds is not None
    bot = by_rounds(2)
    s = small()
    assert chosen(bot, s) == chosen(bot, s)
    assert SECONDS["grandmaster"] > SECONDS["master"]


def searching(s: AnkhState, seat: int, root: int = 3) -> Search[AnkhState]:
    """A small search."""
    imagining = known(ANKH_MIND, seen_by(ANKH, s, seat))
    breadth = Breadth(root=root, below=2, depth=3, curiosity=0.1)
    return Search(ANKH_MIND, imagining, seat, (QUICK, QUICK), breadth, Dice(1))


def tried(search: Search[AnkhState], branch: Branch, s: AnkhState) -> None:
    """One round from a line at the root, judged where it ends."""
    way = search.way(branch, s, Dice(1), 3)
    search.pass_up([] if way is None else [way])


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
    tried(search, impossible, s.copy())
    assert impossible.visits == 0
    dead_end = Branch(s_line := tuple(search.best(s.options(0), Budget(1))[0].path), 0.9)
    assert followed(s.copy(), 0, s_line)
    dead_end.below = Node(1, [Branch((1,), 0.9)])
    tried(search, dead_end, s.copy())
    assert dead_end.visits == 1  # judged where nothing known could be followed
    over = by_chance(2, 1, 100_000)
    assert not followed(over, 0, (2,))


def test_a_line_that_ends_the_game_is_worth_what_the_end_is() -> None:
    s = small(devotion=[["isis", 30], ["ra", 3]], event=17, actions={"gain": 2, "summon": 2})
    s.apply(0, ANKH.code(s, "summon"))
    ending = Branch((s.options(0)[0],), 0.5)
    search = searching(s, 0)
    twin = s.copy()
    tried(search, ending, twin)
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
