"""Hints: the best line with reasons that carry it, in four languages, at the terminal and for programs."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tests.bots.positions import BATTLE, asked, battle, by_chance, small
from theomachy.bots.advice import battles, hinted
from theomachy.bots.ask import seen_by
from theomachy.bots.base import Seen
from theomachy.bots.deeds import Deed, Step, told
from theomachy.bots.hints import (
    Hint,
    Reason,
    hint,
    hint_document,
    mean_of,
    name_reasons,
    prospect,
    put_back,
    summed,
)
from theomachy.bots.mind import Mind, Sight, chances_in
from theomachy.bots.minds import NoMind
from theomachy.cli.main import app
from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.line import to_line
from theomachy.engine.refusal import DataError
from theomachy.engine.things import Words
from theomachy.games import registry
from theomachy.games.ankh.bot.battles import battle_table, table_document
from theomachy.games.ankh.bot.features import FEATURES
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.package import PACKAGE, AnkhPackage
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.package import GamePackage
from theomachy.play.hints import worse
from theomachy.play.setup import Wishes
from theomachy.play.table import Played, Table
from theomachy.terminal.session import Quit, TerminalGame
from theomachy.words.sentences import spoken
from theomachy.words.texts import LANGUAGES, texts


def given(s: AnkhState, seat: int = 0) -> Hint[AnkhState]:
    """The hint for a seat."""
    return hint(ANKH_MIND, seen_by(ANKH, s, seat), s.options(seat), Dice(1))


def removed(s: AnkhState, found: Hint[AnkhState], reason: Reason) -> tuple[float, float]:
    """The chance of the advised line, and without the factor the reason names."""
    where = prospect(ANKH_MIND, s, found.seat, found.best.path, 7)
    assert where.sight is not None
    without = put_back(where.sight, reason.seat, FEATURES.index(reason.feature), reason.before)
    judged = [chances_in(sight, ANKH_MIND.evaluation)[found.seat] for sight in (where.sight, without)]
    return ANKH_MIND.shown(s, judged[0]), ANKH_MIND.shown(s, judged[1])


def test_named_reasons_carry_the_judgement() -> None:
    named = 0
    for s in (small(), small(turn="ra"), small(actions={"summon": 2}), small(followers={"isis": 6, "ra": 2})):
        seat = s.waiting()[0]
        found = given(s, seat)
        assert found.best.path[0] in s.options(seat)
        for reason in found.best.gains + found.best.denials:
            whole, without = removed(s, found, reason)
            assert without < whole, reason.feature
            named += 1
        for reason in found.best.risks:
            whole, without = removed(s, found, reason)
            assert without > whole, reason.feature
    assert named > 4


def test_alternatives_begin_otherwise_and_promise_less() -> None:
    found = given(small())
    firsts = [found.best.path[0], *[advice.path[0] for advice in found.alternatives]]
    assert len(set(firsts)) == len(firsts) > 1
    chances = [found.best.chance, *[advice.chance for advice in found.alternatives]]
    assert chances == sorted(chances, reverse=True)


def test_where_all_good_lines_begin_alike_there_still_is_an_alternative() -> None:
    s = asked(2, "MoveTo")
    seat = s.waiting()[0]
    found = given(s, seat)
    assert len(s.options(seat)) > 1
    assert found.alternatives
    assert all(each.path[0] != found.best.path[0] for each in found.alternatives)


def test_a_secret_answer_is_advised_without_any_secret() -> None:
    s = battle()
    s.apply(1, s.options(1)[2])
    other = battle()
    other.apply(1, other.options(1)[4])
    documents = [hint_document(ANKH_MIND, given(each)) for each in (s, other)]
    assert documents[0] == documents[1]
    assert documents[0]["best"] == documents[1]["best"]
    assert documents[0]["alternatives"]


def test_a_program_is_advised_by_what_a_seat_knows() -> None:
    s = battle()
    assert hinted(seen_by(ANKH, s, 0), s.options(0), Dice(1)) == hint_document(ANKH_MIND, given(s))
    with pytest.raises(NoMind):
        hinted(Seen("toy", 0, {}), [1, 2], Dice(1))


def test_battles_are_foreseen_from_what_a_seat_knows() -> None:
    s = battle()
    tables = battles(seen_by(ANKH, s, 0), s.options(0), Dice(1))
    assert tables == [table_document(s, battle_table(s, 0, 1))]
    assert battles(Seen("pantheon", 0, {}), [1], Dice(1)) == []


def test_a_victory_is_said_to_end_the_game() -> None:
    s = small(devotion=[["isis", 30], ["ra", 3]], event=17, actions={"gain": 2})
    found = given(s)
    assert found.best.chance == 1.0
    assert found.best.ends
    assert not found.best.gains


def test_a_side_that_is_gone_in_the_end_has_no_reasons() -> None:
    s = small()
    best = given(s).best
    where = prospect(ANKH_MIND, s, 0, best.path, 1).sight
    assert where is not None
    best.gains.clear()
    where.rows[0] = []
    name_reasons(ANKH_MIND, s, s, 0, best, where)
    assert best.gains == []
    assert summed([[1.0], []], [[2.0], [3.0]]) == [[3.0], []]


def test_positions_are_averaged_with_everything_they_are_judged_by() -> None:
    one = Sight([[1.0], []], [[2.0], []], [3.0], 0.2, None)
    other = Sight([[2.0], []], [[4.0], []], [5.0], 0.4, None)
    mean = mean_of([one, other])
    assert (mean.rows, mean.inputs, mean.shared) == ([[1.5], []], [[3.0], []], [4.0])
    assert mean.stage == pytest.approx(0.3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_battles_are_told_in_every_language(language: str) -> None:
    table = Table(PACKAGE, small(), texts(language))
    lines, document = table.hint(0, Dice(1))
    assert len(lines) > 3
    assert not any("{" in line for line in lines)
    assert document["seat"] == "isis"
    for feature in FEATURES:
        assert texts(language).text(f"ankh-feature-{feature}")
    console = Console(file=StringIO(), width=300)
    for grid in table.battles(0, 2)[0]:
        console.print(grid)
    shown = console.file
    assert isinstance(shown, StringIO)
    assert texts(language).text("ankh-card-chariots") in shown.getvalue()


def test_one_possible_answer_and_an_ending_are_said_so() -> None:
    s = small(devotion=[["isis", 30], ["ra", 3]], event=17, actions={"gain": 2})
    table = Table(PACKAGE, s, texts("en"))
    assert "  That ends the game." in table.hint(0, Dice(1))[0]
    forced = battle(played={"isis": ["flood", "build", "plague", "drought", "miracle", "cycle"]})
    assert Table(PACKAGE, forced, texts("en")).hint(0, Dice(1))[0] == ["There is only one choice: Chariots."]


def test_risks_of_others_gaining_are_told() -> None:
    table = Table(PACKAGE, small(actions={"move": 2, "summon": 1, "gain": 1}), texts("en"))
    lines = table.hint(0, Dice(1))[0]
    assert any("Ra would" in line or "Ra gains" in line or "fewer" in line for line in lines)


def test_a_hint_is_sentences_without_notation_or_decimals() -> None:
    for s in (small(), small(turn="ra"), small(actions={"summon": 2}), battle()):
        for language in LANGUAGES:
            for line in Table(PACKAGE, s, texts(language)).hint(s.waiting()[0], Dice(1))[0]:
                assert not re.search(r"\d[.,]\d|%|\bANKH-", line), line


def test_every_answer_of_a_line_is_a_step_and_its_deeds_say_where() -> None:
    s = small()
    found = given(s)
    for advice in (found.best, *found.alternatives):
        assert [step.option for step in advice.steps] == list(advice.path)
        twin = s.copy()
        for step in advice.steps:
            asked = ANKH.asked(twin, 0)
            assert (step.question, step.text) == (asked.kind, ANKH.text(twin, step.option))
            assert step.option in twin.options(0)
            twin.take(0, step.option)
    deeds = [deed for each in (found.best, *found.alternatives) for step in each.steps for deed in step.deeds]
    moves = [deed for deed in deeds if deed.mark == "way"]
    assert moves
    assert all(len(deed.spaces) == 2 for deed in moves)
    assert "ankh-deed-action" not in [deed.words.key for deed in deeds]


def test_alternatives_have_reasons_of_their_own() -> None:
    found = given(small())
    assert all(advice.gains or advice.risks or advice.denials for advice in found.alternatives)
    assert worse(0.0) == "little"
    assert worse(0.05) == "some"
    assert worse(0.5) == "much"


def test_a_game_without_sentences_names_what_changes() -> None:
    plain = Mind[AnkhState](ANKH, ANKH_MIND.evaluation)
    assert plain.deed(small(), 0, Event("turn-begins", "", 0, -1, -1, -1, -1, 0)) is None
    words = plain.because(small(), small(), 1, "devotion", "gift")
    assert words is not None
    assert spoken(words, texts("en")) == "Better for Ra: Devotion."


def test_deeds_that_join_are_one_and_headings_give_way() -> None:
    def deed(key: str, part: str = "", **values: int) -> Deed:
        return Deed(Words(key, values), [key], part=part)

    def step(*deeds: Deed) -> Step:
        return Step("q", 1, "one", [], Words("", {}), list(deeds))

    lines = told([
        step(deed("head", "heads")), step(deed("foot", "joins", amount=1)), step(deed("foot", "joins", amount=2)),
        step(deed("other", "joins", amount=1)), step(deed("head", "heads")), step(deed("after", "follows")),
        step(deed("head", "heads")),
    ])  # fmt: skip
    assert [[each.words.key for each in line.deeds] for line in lines] == [
        [], [], ["foot"], ["other"], ["head"], ["after"], ["head"],
    ]  # fmt: skip
    assert lines[2].deeds[0].words.values["amount"] == 3
    assert lines[2].deeds[0].spaces == ["foot", "foot"]


def test_who_is_not_asked_gets_no_hint() -> None:
    table = Table(PACKAGE, small(), texts("en"))
    with pytest.raises(DataError, match="not asked"):
        table.hint(1, Dice(1))
    over = Table(PACKAGE, by_chance(2, 1, 100_000), texts("en"))
    with pytest.raises(DataError, match="plays no more"):
        over.battles(0, 0)


def test_a_game_without_mind_or_battles_says_so() -> None:
    class Silent(AnkhPackage):
        """Nobody taught bots this game."""

        mind = GamePackage[AnkhState].mind  # type: ignore[assignment]
        draw_battles = GamePackage[AnkhState].draw_battles

    table = Table(Silent(), small(), texts("en"))
    with pytest.raises(DataError, match="no bot understands"):
        table.hint(0, Dice(1))
    with pytest.raises(DataError, match="no Battles"):
        table.battles(0, 0)


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The Battle in the East, in a file."""
    path = tmp_path / "battle.json"
    path.write_text(json.dumps(BATTLE), encoding="utf-8")
    return str(path)


def run(*arguments: str, code: int = 0) -> str:
    """What a command prints."""
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == code, done.output
    return done.output


def test_hints_on_the_command_line(file: str) -> None:
    assert "Suggestion: " in run("hint", file)
    assert "Propozycja: " in run("hint", file, "--lang", "pl", "--seat", "ra")
    assert json.loads(run("hint", file, "--json"))["seat"] == "isis"
    assert run("hint", file, "--lang", "xx", code=1) == ""


def test_battles_on_the_command_line(file: str, tmp_path: Path) -> None:
    assert "Battle in region 2" in run("battle", file)
    tables = json.loads(run("battle", file, "--json", "--region", "2"))
    assert len(tables[0]["cells"]) >= 49
    quiet = tmp_path / "quiet.txt"
    quiet.write_text(to_line(ANKH, small(figures={"isis": {"god": ["5,6"]}, "ra": {"god": ["2,0"]}})))
    assert "no Battle" in run("battle", str(quiet), "--seat", "isis", code=1)


def test_several_opponents_are_summed_up() -> None:
    figures = {"isis": {"god": ["5,6"]}, "ra": {"god": ["6,6"]}, "amun": {"god": ["4,6"]}}
    s = small(
        gods=["isis", "ra", "amun"],
        figures=figures,
        monuments={"neutral": {}},
        played={god: ["flood", "build", "drought", "miracle"] for god in ("isis", "ra", "amun")},
    )
    console = Console(file=StringIO(), width=200)
    for grid in Table(PACKAGE, s, texts("en")).battles(0, 0)[0]:
        console.print(grid)
    shown = console.file
    assert isinstance(shown, StringIO)
    assert "nobody wins" in shown.getvalue()


def test_advice_at_the_terminal() -> None:
    package = registry.package("ankh")
    typed = iter(["hint", "battle", "quit"])
    for players, bots in ((2, None),):
        table = Played(package, package.header(Wishes(players=players), 3), texts("en"))
        shown = StringIO()
        sitting = TerminalGame(table, 1, 3, Console(file=shown, width=200), lambda _: next(typed), bots)
        with pytest.raises(Quit):
            sitting.play()
        assert "Suggestion: " in shown.getvalue()
        assert "no Battle" in shown.getvalue()
