"""The benchmark says what it measured; it never asserts how fast anything is."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from theomachy.arena.bench import goals, measure, peers, report
from theomachy.arena.bench.goals import Row
from theomachy.arena.bench.instructions import Counter, per_decision
from theomachy.engine.refusal import SetupError
from theomachy.games import registry

SECONDS = 0.001
ROWS = sum(len(each.game.players) * max(1, len(each.editions)) for each in registry.packages())


def row(rate: float, game: str = "ankh", edition: str = "final", players: int = 2) -> Row:
    """A row in which everything has one rate."""
    rates = dict.fromkeys(("gamesPerSecond", *report.FIGURES), rate)
    others = {"decisionsPerGame": 100.0, "optionsPerDecision": 5.0, "bytesPerPosition": 2000.0}
    return {"game": game, "edition": edition, "players": players, **rates, **others}


def peer(name: str, rate: float) -> Row:
    """A peer's row."""
    made = row(rate)
    del made["game"], made["edition"]
    return {"peer": name, "version": "1.0", **made}


def document(builds: dict[str, list[Row]], rows: list[Row], absent: list[str]) -> report.Document:
    """A benchmark with these figures."""
    made = report.Bench(0.5, 3, "")
    made.calibrations.append(15.0)
    return {
        **made.document(),
        "machine": {"processor": "Abacus", "python": "CPython 3.11"},
        "builds": builds,
        "peers": rows,
        "absent": absent,
    }


BOTH = document(
    {"interpreted": [row(1000.0), row(2000.0)], "compiled": [row(10_000.0), row(30_000.0)]},
    [peer("snail", 100.0)],
    ["hare"],
)
GOALS = document({"compiled": [row(300_000.0), row(1.0, players=3)]}, [peer("catanatron", 10_000.0)], [])


def test_of_several_rounds_the_median_counts() -> None:
    (taken,) = report.medians([[row(1.0)], [row(9.0)], [row(2.0)]])
    assert taken["decisionsPerSecond"] == taken["copiesPerSecond"] == 2.0
    assert taken["bytesPerPosition"] == 2000.0
    assert taken["players"] == 2


def test_the_table_has_both_builds_the_peers_and_who_is_missing() -> None:
    lines = report.plain(BOTH)
    assert "one core of Abacus" in lines[0]
    assert lines[1] == "Not installed, so not measured: hare (`make bench-peers`)."
    builds = [line.split()[3] for line in lines if line.startswith("ankh")]
    assert builds == ["interpreted", "compiled"] * 2
    (theirs,) = [line for line in lines if line.startswith("snail 1.0")]
    assert theirs.endswith("100.0 to 300.0")


def test_the_goals_are_shown_as_ratios() -> None:
    found = [
        line.split("|")[1:-1] for line in report.markdown(GOALS) if line.startswith(("| 25", "| in", "| copy"))
    ]
    assert [[cell.strip() for cell in line] for line in found] == [
        ["25 times catanatron", "ankh final", "250,000", "300,000", "1.20"],
        ["inside the engine", "ankh final", "450,000", "300,000", "0.67"],
        ["copy + apply + options", "ankh final", "400,000", "300,000", "0.75"],
    ]
    third_party = goals.goal_cells([row(100.0, "newcomer", "")], [])
    assert [line[0] for line in third_party] == ["copy + apply + options"]


def test_the_table_for_the_readme_is_markdown() -> None:
    lines = report.markdown(BOTH)
    assert (
        "| ankh final | 2 | compiled | 10,000 | 10,000 | 10,000.0 | 100 | 5.0 | - | 10,000 | 10,000 | 2,000 |"
        in lines
    )
    assert any(line.startswith("| snail 1.0 | 2 | 100 |") for line in lines)


def test_instructions_are_counted_where_wanted(tmp_path: Path) -> None:
    """A valgrind of our own that says what it was asked, and always counts the same."""
    fake = tmp_path / "valgrind"
    fake.write_text(
        f"#!{sys.executable}\nimport sys\nprint(4)\nprint('Collected : 4000', *sys.argv, file=sys.stderr)\n",
        encoding="utf-8",
    )
    fake.chmod(0o755)
    told: list[int] = []
    report.count_instructions(GOALS, Counter(str(fake)), sys.executable, lambda: told.append(1))
    assert len(told) == report.to_count(GOALS) == 2
    assert "1,000" in "\n".join(report.plain(GOALS))
    with pytest.raises(ValueError, match="counted nothing"):
        per_decision("4", "no such line")


def test_without_valgrind_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SetupError, match="valgrind"):
        Counter()


@pytest.mark.parametrize("way", ["public", "inside", "ahead"])
def test_games_to_be_counted_are_played_every_way(way: str, capsys: pytest.CaptureFixture[str]) -> None:
    measure.count(way, "ankh final", "2", "2")
    assert int(capsys.readouterr().out) > 100


def test_games_of_a_peer_are_played_to_be_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    snail = peers.Peer("snail", 2, "pytest", "json", lambda random, tally: tally.decided(2))
    monkeypatch.setattr(peers, "PEERS", [snail])
    peers.count("snail", "5")
    assert capsys.readouterr().out == "5\n"


def test_without_a_compiled_build_the_table_says_so() -> None:
    lines = report.plain(document({"interpreted": [row(1000.0)]}, [], []))
    assert "not compiled here" in lines[1]
    assert not any(line.startswith("peer") for line in lines)


def test_a_tenth_is_the_limit() -> None:
    lines, fast = report.verdict([("ankh final", "copiesPerSecond", 0.91), ("pantheon", "insidePerSecond", 1.5)])
    assert fast
    assert lines[1].split() == ["ankh", "final", "copiesPerSecond", "0.91"]
    lines, fast = report.verdict([("ankh final", "copiesPerSecond", 0.89)])
    assert not fast
    assert lines[-1] == "more than 10% slower: ankh final copiesPerSecond"


def test_a_comparison_is_by_game_and_figure() -> None:
    comparison = report.Comparison("HEAD", 1, 1)
    comparison.there = [[row(100.0), row(100.0, players=3), row(100.0, "pantheon", "")]]
    comparison.here = [[row(50.0), row(200.0, players=3), row(80.0, "pantheon", "")]]
    ratios = {(name, figure): round(ratio, 3) for name, figure, ratio in comparison.ratios()}
    assert ratios["ankh final", "copiesPerSecond"] == 1.0
    assert ratios["pantheon", "insidePerSecond"] == 0.8
    assert len(ratios) == 8
    comparison.here[0].append(row(80.0, "newcomer", ""))  # the other commit does not have it
    assert len(list(comparison.ratios())) == 8
    for older in comparison.there[0]:
        del older["aheadPerSecond"]  # nor did it measure this
    assert len(list(comparison.ratios())) == 6
    with pytest.raises(SetupError, match="no-such-commit"):
        report.Comparison("no-such-commit", 1, 1)


def test_a_checkout_is_measured_by_its_own_program(tmp_path: Path) -> None:
    assert report.measuring_program(report.ROOT) == report.HERE / "measure.py"
    old = tmp_path / "src" / "theomachy" / "measure.py"
    with pytest.raises(SetupError, match="measure"):
        report.measuring_program(tmp_path)
    old.parent.mkdir(parents=True)
    old.touch()
    assert report.measuring_program(tmp_path) == old


def test_the_machine_is_named_as_far_as_it_is_known(tmp_path: Path) -> None:
    told = tmp_path / "cpuinfo"
    told.write_text("flags : none\nmodel name\t: Abacus 3000\n", encoding="utf-8")
    assert report.processor(told) == "Abacus 3000"
    report.processor(tmp_path / "nothing")
    assert report.git("status", folder=tmp_path) == ""
    assert report.peers_python("python9") == "python9"
    assert report.peers_python("").endswith(("python", Path(sys.executable).name))


def test_every_game_edition_and_number_of_players_is_measured() -> None:
    subjects = measure.subjects()
    assert len({(subject.game, subject.edition, subject.players) for subject in subjects}) == len(subjects) == ROWS
    for subject in subjects[::4]:
        taken = subject.measured(SECONDS, 1)
        assert set(taken) == set(row(1.0))
        assert all(value for name, value in taken.items() if name != "edition")


def test_a_round_is_measured_in_a_process_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    build, calibration, rows = report.measured(
        report.SOURCE, report.HERE / "measure.py", "interpreted", SECONDS, 1
    )
    assert build == "interpreted"
    assert calibration > 0
    assert len(rows) == ROWS
    measure.main(str(SECONDS), "1")
    assert len(json.loads(capsys.readouterr().out)["rows"]) == ROWS


def test_a_peer_that_is_not_installed_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    absent = peers.Peer("hare", 2, "hare", "no_such_module_of_a_hare", lambda random, tally: None)
    with pytest.raises(ImportError):
        absent.measured(SECONDS, 1)
    peers.main(str(SECONDS), "1")
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["peer"] for line in lines] == [other.name for other in peers.PEERS]


def test_a_peer_is_measured_by_whole_games() -> None:
    def three_decisions(random: Random, tally: peers.Tally) -> None:
        for options in (1, 2, 3):
            tally.decided(options)

    taken = peers.Peer("snail", 2, "pytest", "json", three_decisions).measured(SECONDS, 1)
    assert taken["decisionsPerGame"] == 3
    assert taken["optionsPerDecision"] == 2


def test_the_benchmark_runs_all_of_it_in_turn() -> None:
    made = report.Bench(SECONDS, 1, sys.executable)
    told: list[int] = []
    made.run(lambda: told.append(1))
    assert len(told) == made.steps() == 3
    taken = made.document()
    assert len(taken["builds"]["interpreted"]) == ROWS
    assert list(taken["rules"]) == registry.names()
    assert len(taken["peers"]) + len(taken["absent"]) == len(peers.PEERS)
