"""How cost grows: the tool measures and searches; how fast anything is, no test asserts."""

import sys
from pathlib import Path
from typing import TypeVar

import pytest
from typer.testing import CliRunner

from theomachy.arena.bench import growth, growth_plot
from theomachy.cli.main import app
from theomachy.engine.decision import State
from theomachy.engine.game import Game
from theomachy.engine.line import from_line
from theomachy.games import registry
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.package import PACKAGE as ANKH_PACKAGE
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.package import PACKAGE as PANTHEON_PACKAGE

RUN = CliRunner()
S = TypeVar("S", bound=State)


def measured(games: int = 1) -> growth.Growth:
    """A small measurement."""
    made = growth.Growth(games, 1, 5)
    steps: list[int] = []
    made.run(lambda: steps.append(1))
    assert len(steps) == made.steps()
    return made


def test_every_decision_of_every_game_is_measured() -> None:
    made = measured()
    assert {decision.sizes["players"] for decision in made.decisions["ankh"]} == set(ANKH.players)
    assert {decision.sizes["players"] for decision in made.decisions["pantheon"]} == set(PANTHEON.players)
    answers = growth.Subject(registry.package("ankh")).played(2, 5)
    assert len([decision for decision in made.decisions["ankh"] if decision.sizes["players"] == 2]) == len(answers)
    assert all(decision.seconds > 0 for decision in made.decisions["ankh"])


def test_the_sizes_are_those_of_the_position() -> None:
    # In Ankh each player begins with a God and a Warrior (ANKH-SETUP-07).
    assert ANKH_PACKAGE.sizes(ANKH.start(3, 1)) == {"figures": 6, "regions": 3}
    assert PANTHEON_PACKAGE.sizes(PANTHEON.start(2, 1)) == {"figures": 0}


def test_rare_sizes_stand_with_their_neighbours() -> None:
    few = growth.FEWEST // 2
    curve = growth.points({1: [1.0] * growth.FEWEST, 2: [2.0] * few, 4: [4.0] * few, 9: [9.0]})
    assert [point.size for point in curve] == [1.0, pytest.approx((few * 6 + 9) / (2 * few + 1))]
    assert sum(point.decisions for point in curve) == growth.FEWEST + 2 * few + 1
    assert growth.points({3: [2.0]})[0].ninetieth == 2.0
    assert growth.points({}) == []


def test_the_table_has_a_line_for_every_measure_a_game_has() -> None:
    made = measured()
    named = [line.split()[:2] for line in growth.table(made)[1:]]
    assert made.measures() == ["figures", "regions", "players", "options"]
    expected = [["ankh", measure] for measure in made.measures()]
    expected += [["pantheon", measure] for measure in made.measures() if measure != "regions"]
    assert named == expected


def check_search(game: Game[S]) -> None:
    """The slowest decision found can be looked at."""
    search = growth.Search(game, 6, 3, repeats=2)
    steps: list[int] = []
    search.run(lambda: steps.append(1))
    assert len(steps) == 6
    told, command = search.report()
    s = from_line(game, command.split("'")[1])
    assert type(s.stack[-1]).__name__ in told
    assert search.best.answers[-1] in s.options(s.waiting()[0])
    assert game.text(s, search.best.answers[-1]) in told


def test_the_slowest_decision_comes_with_its_position() -> None:
    check_search(ANKH)
    check_search(PANTHEON)


def test_a_decision_is_timed_with_nothing_remembered() -> None:
    names = {cache.__name__ for cache in growth.caches()}
    assert {"outline_of", "first_sides"} <= names


def test_a_picture_is_drawn_where_matplotlib_is(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    made = measured()
    for path in growth_plot.draw(made, growth.caption(made), tmp_path / "growth"):
        assert path.stat().st_size > 10_000


def test_the_command_measures_searches_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    small = ["dev", "growth", "--games", "1", "--rounds", "1", "--tries", "2"]
    done = RUN.invoke(app, [*small, "--save", str(tmp_path / "growth")])
    assert done.exit_code == 0
    assert "no plot written: matplotlib is not installed" in done.stdout
    assert "slowest decision of pantheon" in done.stdout
    done = RUN.invoke(app, ["dev", "growth", "--games", "1", "--rounds", "1", "--tries", "0", "--save", "none"])
    assert done.exit_code == 0
    assert "plot" not in done.stdout
    assert "slowest" not in done.stdout
