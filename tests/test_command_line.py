"""The command line and the README, as a newcomer uses them."""

import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest

from theomachy import BUILD, __version__
from theomachy.arena import fuzz
from theomachy.games import registry
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON

ROOT = Path(__file__).parent.parent
BATTLE = {
    "game": "ankh",
    "gods": ["isis", "ra"],
    "guardians": ["satet", "mummy", "androsphinx"],
    "figures": {
        "isis": {"god": "5,6", "warrior": ["4,6", "4,7"]},
        "ra": {"god": "6,6", "warrior": ["6,7"]},
    },
    "monuments": {"isis": {"temple": "5,7"}, "ra": {}, "neutral": {}},
    "powers": {"isis": ["commanding", "inspiring", "temple-attuned", "resplendent", "glorious"]},
    "event": 4,
    "begin": {"region": 2},
}


def run(*arguments: str, typed: str = "", code: int = 0) -> str:
    """What the command prints; it must end with this exit code."""
    command = [sys.executable, "-m", "theomachy", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stderr
    return done.stdout if code != 2 else done.stderr


MARCH = {
    "game": "pantheon",
    "players": 2,
    "nations": ["roma"],
    "hands": {"red": {"move": 1, "gift": 3}, "green": {"coin-3": 1, "temple": 2}},
    "demigods": {"green": {"5": 1}},
    "loot": {"2,6": "demigod", "7,5": "steps-1", "3,3": "money"},
    "godDisplay": {"vinthrad": 1, "gaiviles": 1},
}


@pytest.fixture
def march(tmp_path: Path) -> str:
    """A position file written by hand: Red begins in the epoch of Rome."""
    path = tmp_path / "march.json"
    path.write_text(json.dumps(MARCH), encoding="utf-8")
    return str(path)


@pytest.fixture
def battle(tmp_path: Path) -> str:
    """A position file written by hand: Isis fights Ra in the East."""
    path = tmp_path / "battle.json"
    path.write_text(json.dumps(BATTLE), encoding="utf-8")
    return str(path)


def test_the_readme_runs() -> None:
    failures, tests = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tests > 8
    assert failures == 0


def test_the_version_says_how_it_runs() -> None:
    rules = f"ankh {ANKH.rules_version}, pantheon {PANTHEON.rules_version}"
    assert run("--version") == f"theomachy {__version__} ({BUILD}; rules: {rules})\n"


def game_of_bots(game: str, language: str) -> str:
    """What the terminal tells of a whole game of two random bots."""
    chosen = {"--bots": "random", "--humans": "0", "--seed": "4", "--players": "2", "--lang": language}
    return run("play", game, *[word for pair in chosen.items() for word in pair])


def test_bots_play_a_whole_game_in_the_terminal_in_every_language() -> None:
    for language, word in {"en": "Event", "pl": "Wydarzenie", "cs": "Událost", "ru": "Событие"}.items():
        told = game_of_bots("ankh", language)
        assert word in told
        assert "[ANKH-TURN-03]" in told


def test_a_person_plays_asks_errs_takes_back_saves_and_leaves(tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    typed = f"1\nmap\n?\nnonsense\n3,5\nwhy 4,4\nwhy 3,5\n99\n4,4\n3,6\nundo\n3,6\nsave {saved}\nquit\n"
    told = run("play", "--seed", "3", "--gods", "isis,ra,amun", "--first", "0", typed=typed)
    assert "“nonsense” is not in the list" in told
    assert "That is legal." in told
    assert "ANKH-MOVE-01: " in told
    assert "Isis moves the Warrior from 4,4 to 3,6. [ANKH-MOVE-01]" in told
    assert "Undone." in told
    assert told.rstrip().endswith("Goodbye.")
    assert "isis: move 4,4 3,6" in saved.read_text(encoding="utf-8")
    again = run("play", "--resume", str(saved), "--seed", "3", typed="undo\nquit\n")
    assert "Undone." in again
    shown = json.loads(run("replay", str(saved), "--json"))
    assert shown["answers"] == 3
    assert shown["position"]["figures"]["isis"]["warrior"] == ["3,6"]
    assert "Isis moves the Warrior" in run("replay", str(saved))


def test_the_end_of_input_leaves_the_game() -> None:
    assert run("play", "--first", "0").rstrip().endswith("Goodbye.")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "--players", "7"], "number of players"),
        (["play", "chess"], "'chess'"),
        (["play", "--gods", "zeus,ra,isis"], "'zeus'"),
        (["play", "--scenario", "atlantis"], "'atlantis'"),
        (["play", "--lang", "de"], "'de'"),
        (["dev", "fuzz", "--players", "two"], "'two'"),
        (["dev", "fuzz", "--players", "2,9"], "'2,9'"),
        (["dev", "fuzz", "chess"], "'chess'"),
        (["simulate", "--edition", "third"], "'third'"),
        (["play", "pantheon", "--players", "5"], "number of players"),
        (["play", "pantheon", "--gods", "isis,ra"], "gods of pantheon"),
        (["simulate", "pantheon", "--variants", "fog"], "'fog'"),
        (["record", "x", "--game", "chess"], "'chess'"),
    ],
)
def test_bad_arguments_are_refused_with_what_is_allowed(arguments: list[str], problem: str) -> None:
    said = run(*arguments, code=2)
    assert problem in said
    assert "allowed: " in said


def test_a_simulation_does_not_depend_on_the_number_of_processes() -> None:
    outputs = [run("simulate", "--games", "60", "--seed", "5", "--jobs", jobs, "--json") for jobs in ("1", "2")]
    assert outputs[0] == outputs[1]
    summary = json.loads(outputs[0])
    assert summary["games"] == 60
    assert sum(summary["endings"].values()) == 60
    assert "endings: " in run("simulate", "--games", "3")


def test_a_campaign_does_not_depend_on_the_number_of_processes() -> None:
    outputs = [run("dev", "fuzz", "--games", "60", "--seed", "5", "--jobs", jobs) for jobs in ("1", "2")]
    assert outputs[0] == outputs[1]
    assert "60 games" in outputs[0]
    assert "no invariant broken" in outputs[0]
    assert "power mighty" in run("dev", "fuzz", "ankh-preview", "--games", "8")
    assert "never happened: " in run("dev", "fuzz", "ankh-preview", "--games", "1", "--strict", code=1)
    assert "god surparit" in run("dev", "fuzz", "pantheon", "--games", "6")


PLAYER_COMMANDS = [
    "play",
    "learn",
    "serve",
    "hint",
    "battle",
    "rules",
    "rulebook",
    "quiz",
    "replay",
    "record",
    "simulate",
    "position",
    "ladder",
]


def test_help_lists_the_commands_for_players_first_and_maintainers_last() -> None:
    told = run("--help")
    listed = [line.split()[1] for line in told.splitlines() if line.startswith("│ ") and line[2].isalpha()]
    assert listed[: len(PLAYER_COMMANDS)] == PLAYER_COMMANDS
    assert listed[-1] == "dev"
    assert "fuzz" not in listed
    assert "fuzz" in run("dev", "--help")


def test_games_and_campaigns_are_listed_one_per_line() -> None:
    assert run("dev", "games").split() == registry.names()
    assert run("dev", "games", "--profiles").split() == list(registry.fuzz_profiles())


@pytest.mark.parametrize("game", registry.fuzz_profiles())
def test_random_illegal_answers_are_all_refused_by_rules(game: str) -> None:
    told = run("dev", "why-not", game, "--attempts", "800")
    assert " refused, " in told
    assert told.rstrip().endswith("0 unexplained")


def test_a_broken_invariant_stops_the_campaign_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = fuzz.profile("ankh")
    monkeypatch.setattr(type(campaign.game), "faults", lambda self, s: ["ANKH-INV-01 made up"])
    with pytest.raises(fuzz.BrokenInvariant, match=r"seed 3, players 2, game 0: .*made up"):
        fuzz.play_one(campaign, 2, 0, 3)


def test_the_benchmark_is_printed_and_saved(tmp_path: Path) -> None:
    saved = tmp_path / "bench.json"
    few = ("--seconds", "0.01", "--rounds", "1", "--peers", "none")
    told = run("dev", "bench", *few, "--save", str(saved))
    assert told.count("pantheon") >= 3
    assert len(json.loads(saved.read_text(encoding="utf-8"))["builds"]["interpreted"]) == 11
    assert "'no-such-commit'" in run("dev", "bench-compare", "no-such-commit", code=2)


def test_a_rules_lawyer_applies_a_battle_and_sees_each_point_with_its_rule(battle: str) -> None:
    """ANKH-POW-11, ANKH-POW-14, ANKH-BAT-20, ANKH-CARD-15."""
    done = json.loads(run("position", "apply", battle, "isis: chariots", "ra: flood"))
    told = [(event["rule"], event["text"]) for event in done["events"]]
    assert ("ANKH-POW-11", "Isis: strength +2.") in told
    assert ("ANKH-CARD-15", "Isis: strength +3.") in told
    assert ("ANKH-BAT-12", "Isis has strength 8.") in told
    assert ("ANKH-BAT-12", "Ra has strength 2.") in told
    assert ("ANKH-POW-14", "Isis: the reward grows by 2 Devotion.") in told
    assert ("ANKH-BAT-20", "Isis gains 3 Devotion and is now on space 4.") in told
    assert done["refused"] is None
    assert done["position"]["devotion"][0] == ["isis", 4]


def test_an_illegal_answer_is_refused_and_the_position_kept(battle: str) -> None:
    """ANKH-BAT-04."""
    done = json.loads(run("position", "apply", battle, "isis: 5,6", code=1))
    assert done["refused"]["reasons"][0]["rule"] == "ANKH-BAT-04"
    assert done["events"] == []
    before = json.loads(run("position", "show", battle, "--json"))
    assert done["position"] == before


def test_why_says_every_rule_and_its_text_in_any_language(battle: str) -> None:
    """ANKH-BAT-04."""
    assert run("position", "why", battle, "flood") == "That is legal.\n"
    assert run("position", "why", battle, "ra: 5,6", "--lang", "pl", code=1).startswith(
        "ANKH-BAT-04: Każda strona"
    )
    against = json.loads(run("position", "why", battle, "ra: 5,6", "--json", code=1))
    assert [reason["rule"] for reason in against] == ["ANKH-BAT-04"]
    assert "names no option" in run("position", "why", battle, "nonsense", code=2)


def test_positions_are_shown_drawn_on_one_line_and_for_one_seat(battle: str) -> None:
    """ANKH-DEC-06."""
    assert "☥Is" in run("position", "show", battle)
    line = run("position", "show", battle, "--line")
    assert run("position", "show", "-", "--line", typed=line) == line
    assert "check does not fit" in run("position", "show", "-", typed=line.replace("0", "1", 1), code=2)
    chosen = json.loads(run("position", "apply", battle, "isis: flood"))["line"]
    assert (
        json.loads(run("position", "show", "-", "--seat", "ra", "--json", typed=chosen))["stack"][-1][-2] is None
    )
    assert json.loads(run("position", "show", "-", "--seat", "isis", "--json", typed=chosen))["stack"][-1][-2] == 1
    assert "a line holds everything" in run("position", "show", battle, "--seat", "isis", "--line", code=2)
    assert "isis: Choose a Battle card" in run("position", "options", battle)
    assert json.loads(run("position", "options", battle, "--json"))[1]["seat"] == "ra"


def test_schemas_are_printed_as_they_are_shipped() -> None:
    for game in ("ankh", "pantheon"):
        shipped = ROOT / "src" / "theomachy" / "games" / game / "data" / "position.schema.json"
        assert run("position", "schema", game) == shipped.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a line is"),
        ("{", "not JSON"),
        ('{"game": "ankh"}', "needs an entry 'gods'"),
        ("[" * 100_000, "longer than 20,000"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("x" * 1_100_000, "longer than"),
    ],
)
def test_hostile_files_are_refused_with_a_sentence(text: str, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile"
    path.write_text(text, encoding="utf-8")
    assert problem in run("position", "show", str(path), code=2)


def test_files_that_are_not_there_or_no_text_are_refused(tmp_path: Path) -> None:
    assert "cannot read" in run("position", "show", str(tmp_path / "nothing"), code=2)
    path = tmp_path / "binary"
    path.write_bytes(bytes(range(256)))
    assert "not a text" in run("position", "show", str(path), code=2)
    assert "cannot read" in run("replay", str(path), code=2)


def test_rules_are_found_by_id_and_by_word() -> None:
    assert run("rules", "ankh-bat-03").splitlines()[1] == "  -> ANKH-GOD-01 ANKH-POW-06"
    assert "PAN-GOD-22" in run("rules", "Gaiviles")
    found = json.loads(run("rules", "Glorious", "--json"))
    assert "ANKH-POW-14" in [entry["id"] for entry in found]
    assert run("rules", "no such word", code=1) == ""


def test_counts_are_printed_by_depth(battle: str) -> None:
    assert run("dev", "count", battle, "--depth", "2") == "0 1\n1 7\n2 49\n"


def test_a_random_game_is_recorded_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "random.record"
    assert run("record", str(path), "--players", "2", "--seed", "9", "--edition", "preview").startswith(str(path))
    assert json.loads(run("replay", str(path), "--json"))["position"]["ending"]["name"] in run(
        "record", str(path), "--players", "2", "--seed", "9", "--edition", "preview"
    )
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(": summon", ": gain", 1), encoding="utf-8")
    assert "line " in run("replay", str(path), code=2)


def test_bots_play_pantheon_in_the_terminal_in_every_language() -> None:
    for language, word in {"en": "Epoch 6", "pl": "Epoka 6", "cs": "Epocha 6", "ru": "Эпоха 6"}.items():
        told = game_of_bots("pantheon", language)
        assert word in told
        assert "[PAN-DRAW-07]" in told


def test_a_person_plays_pantheon_asks_takes_back_saves_and_resumes(tmp_path: Path) -> None:
    """PAN-EPOCH-16: the only person sees the own hand, and chance is told."""
    saved = tmp_path / "game.record"
    typed = f"pass\nwhy jump@4,4\nmap\nmove\nundo\nmove\nsave {saved}\nquit\n"
    told = run("play", "pantheon", "--seed", "4", typed=typed)
    assert "Red draws a card: priests. [PAN-DRAW-07]" in told
    assert "Green draws a card from the draw deck. [PAN-DRAW-07]" in told
    assert "Epoch 1 begins: Iberia. [PAN-EPOCH-02]" in told
    assert "PAN-EPOCH-16: " in told
    assert "Undone." in told
    assert "red: move" in saved.read_text(encoding="utf-8")
    again = run("play", "--resume", str(saved), typed="quit\n")
    assert "Epoch 1 of 6: Iberia" in again
    assert json.loads(run("replay", str(saved), "--json"))["position"]["game"] == "pantheon"
    assert "Czerwony wybiera akcję: Ruch." in run("replay", str(saved), "--lang", "pl")


def test_people_share_the_terminal_and_hand_it_over() -> None:
    """PAN-SETUP-28."""
    told = run("play", "pantheon", "--players", "2", "--humans", "2", "--seed", "9", typed="\nquit\n")
    assert "Pass the keyboard to Red and press Enter." in told
    assert "Green draws a card: " not in told


def test_pantheon_is_simulated_and_recorded(tmp_path: Path) -> None:
    summary = json.loads(run("simulate", "pantheon", "--games", "4", "--variants", "bonus-draft", "--json"))
    assert summary["endings"] == {"second-scoring": 4}
    assert summary["played"] == {"green": 4, "red": 4, "yellow": 4}
    path = tmp_path / "random.record"
    written = run("record", str(path), "--game", "pantheon", "--players", "2", "--seed", "3")
    assert written.startswith(f"{path}: second-scoring ")
    shown = json.loads(run("replay", str(path), "--json"))
    assert shown["position"]["over"] is True
    known = json.loads(run("replay", str(path), "--json", "--seat", "red"))
    drawn = [event["arguments"] for event in known["events"] if event["kind"] == "card-drawn"]
    assert {arguments["who"] for arguments in drawn if "what" in arguments} == {0}
    assert {arguments["who"] for arguments in drawn if "what" not in arguments} == {1}
    assert isinstance(known["position"]["deck"], int)
    assert "digest" in shown
    assert "digest" not in known
    told = run("replay", str(path), "--seat", "green", "--to", "60")
    assert "Red draws a card from the draw deck." in told
    assert "Red draws a card:" not in told
    path.write_text(path.read_text(encoding="utf-8").replace("game: pantheon", "game: chess"), encoding="utf-8")
    assert "unknown game 'chess'" in run("replay", str(path), code=2)


def test_positions_of_pantheon_are_shown_asked_explained_and_counted(march: str) -> None:
    """PAN-SETUP-28, PAN-EPOCH-16, PAN-EPOCH-17."""
    assert "T4" in run("position", "show", march)
    assert run("position", "options", march) == "red: Choose an action.\n  move draw\n"
    line = run("position", "show", march, "--line")
    assert run("position", "show", "-", "--line", typed=line) == line
    known = json.loads(run("position", "show", "-", "--seat", "red", "--json", typed=line))
    assert known["hands"] == {"red": {"move": 1, "gift": 3}, "green": 3}
    assert known["demigods"]["green"] == 1
    drawn = run("position", "show", march, "--seat", "red")
    assert "hand: movement, gifts \N{MULTIPLICATION SIGN}3" in drawn
    assert "hand: 3" in drawn
    assert "hand: temples \N{MULTIPLICATION SIGN}2, 3 coins" in run("position", "show", march)
    assert run("position", "why", march, "move") == "That is legal.\n"
    against = json.loads(run("position", "why", march, "sacrifice", "--json", code=1))
    assert [reason["rule"] for reason in against] == ["PAN-EPOCH-17"]
    assert run("dev", "count", march, "--depth", "1") == "0 1\n1 2\n"


def test_answers_of_pantheon_are_applied_with_nature_as_a_seat(march: str) -> None:
    """PAN-MOVE-08, PAN-MOVE-27, PAN-DRAW-07."""
    done = json.loads(run("position", "apply", march, "red: move 4,4 pass", "green: pass", "chance: card-gift"))
    assert done["refused"] is None
    told = [event["text"] for event in done["events"]]
    assert "Red places a foot on 4,4." in told
    assert "Green draws a card: gifts." in told
    assert done["position"]["hands"]["green"]["gift"] == 1
    asked = json.loads(run("position", "apply", march, "move", "4,4", "red: 4,4", code=1))
    assert asked["refused"]["seat"] == "Red"
    assert "unknown game 'go'" in run("position", "show", "-", typed='{"game": "go"}', code=2)


def test_the_rulebook_is_read_in_the_terminal() -> None:
    assert "moving" in run("rulebook", "pantheon")
    for game in registry.names():
        for language in ("en", "ru"):
            assert len(run("rulebook", game, "1", "--lang", language)) > 300
    chapter = run("rulebook", "pantheon", "moving")
    assert "[PAN-MOVE-01]" in chapter
    assert "One movement card, three steps" in chapter
    assert "Vinthrad" in run("rulebook", "pantheon", "reference", "--lang", "cs")
    assert "no chapter 'nothing'" in run("rulebook", "pantheon", "nothing", code=2)
