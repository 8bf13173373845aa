"""The public interface: every call, every error, round trips, secrets, pictures, and what its documents show."""

import doctest
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import theomachy
from tests.games.ankh.redeal import redealt as ankh_redealt
from tests.games.pantheon.redeal import redealt as pantheon_redealt
from theomachy.bots.base import Seen
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.games import registry
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.package import GamePackage
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.pictures.card import draw_card
from theomachy.pictures.svg import PAINTS, read_drawings
from theomachy.words.texts import LANGUAGES, texts

ROOT = Path(__file__).parent.parent
SETUPS = [
    pytest.param({"game": "ankh", "players": 2, "edition": "final"}, id="ankh-2"),
    pytest.param({"game": "ankh", "players": 5, "edition": "final", "scenario": "old-kingdom"}, id="ankh-5"),
    pytest.param({"game": "ankh", "players": 3, "edition": "preview"}, id="ankh-3-preview"),
    pytest.param({"game": "pantheon", "players": 2, "variants": "bonus-draft"}, id="pantheon-2-draft"),
    pytest.param({"game": "pantheon", "players": 4}, id="pantheon-4"),
]
SVG = "{http://www.w3.org/2000/svg}"


def started(setup: dict[str, str | int], seed: int, nature: bool = True) -> theomachy.Match:
    """A new game of a setup."""
    return theomachy.new(
        str(setup["game"]),
        players=int(setup["players"]),
        edition=str(setup["edition"]) if "edition" in setup else None,
        variants=str(setup.get("variants", "")),
        seed=seed,
        nature=nature,
    )


def isis() -> theomachy.Match:
    """Isis begins against Ra and Amun."""
    return theomachy.new("ankh", gods=["isis", "ra", "amun"], first="isis", seed=7)


def played(game: theomachy.Match, every: int) -> Iterator[theomachy.Match]:
    """Play by chance to the end, stopping after each `every` answers."""
    bot = game.bot("random")
    answers = 0
    while not game.over:
        if answers % every == 0:
            yield game
        game.play(bot)
        answers += 1
    yield game


# -- importing


def test_importing_the_package_loads_no_game_and_no_library() -> None:
    program = "import sys, theomachy; print(sorted({name.split('.')[0] for name in sys.modules}))"
    code = f"{program}; print([name for name in sys.modules if name.startswith('theomachy.')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    libraries, modules = told.splitlines()
    assert not {"rich", "fluent", "typer", "starlette"} & set(re.findall(r"\w+", libraries))
    assert modules == "['theomachy.compiled']"


def test_a_game_is_played_and_drawn_as_a_picture_without_rich() -> None:
    code = "import sys, theomachy; theomachy.new('ankh', seed=1).picture(); print('rich' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told == "False\n"


@pytest.mark.sources  # compiled classes have no docstrings
def test_every_public_name_exists_and_is_documented() -> None:
    assert set(theomachy.__all__) <= set(dir(theomachy))
    for name in theomachy.__all__:
        thing = getattr(theomachy, name)
        assert isinstance(thing, str) or thing.__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        getattr(theomachy, "nonsense")  # noqa: B009  # mypy knows that there is none


def test_games_lists_the_names_before_and_after_its_package_is_imported() -> None:
    assert theomachy.games() == registry.names() == ["ankh", "pantheon"]
    code = "import theomachy; print(theomachy.games()); import theomachy.games.registry; print(theomachy.games())"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told == "['ankh', 'pantheon']\n" * 2


# -- new


def test_a_new_game_is_drawn_by_its_seed() -> None:
    assert theomachy.new("ankh", players=4, seed=5) == theomachy.new("ankh", players=4, seed=5)
    assert theomachy.new("ankh", players=4, seed=5) != theomachy.new("ankh", players=4, seed=6)
    assert theomachy.new("pantheon", seed=5) != theomachy.new("pantheon", seed=6)
    assert theomachy.new("ankh") != theomachy.new("pantheon")
    assert theomachy.new("pantheon") != "pantheon"
    assert len({theomachy.new("pantheon").seed for _ in range(3)}) > 1
    assert len(theomachy.new().seats) == 3


def test_a_new_game_takes_names_as_a_list_or_as_a_text() -> None:
    wanted = theomachy.new("ankh", gods=["isis", "ra"], guardians=["satet", "mummy", "androsphinx"], first=1)
    text = theomachy.new("ankh", gods="isis, ra", guardians="satet mummy androsphinx", first="ra")
    assert wanted == text
    assert text.waiting == [theomachy.Seat(1, "ra")]
    assert theomachy.new("ankh", players=2, edition="preview", seed=1).document()["edition"] == "preview"
    variant = theomachy.new("pantheon", players=2, variants=["bonus-draft"], stall_turns=9, seed=1)
    assert variant.document()["options"] == {
        "bonusDraft": True,
        "bswStartMaterial": False,
        "traiteraAfterTrigger": True,
        "stallTurns": 9,
    }


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: theomachy.new("chess"), "game: got 'chess'; allowed: ankh, pantheon"),
        (
            lambda: theomachy.new("ankh", gods="isis zeus"),
            "god: got 'zeus'; allowed: amun, anubis, isis, osiris, ra",
        ),
        (lambda: theomachy.new("ankh", gods="isis ra", players=3), "gods for 3 players: got isis, ra"),
        (lambda: theomachy.new("ankh", players=9), "number of players .*: got 9; allowed: 2, 3, 4 or 5"),
        (lambda: theomachy.new("ankh", edition="third"), "edition: got 'third'; allowed: final, preview"),
        (lambda: theomachy.new("ankh", guardians="mummy"), "guardians .*: got mummy; allowed: one of each level"),
        (
            lambda: theomachy.new("ankh", gods="isis ra", first="amun"),
            "first player: got 'amun'; allowed: isis, ra",
        ),
        (lambda: theomachy.new("ankh", players=2, first=2), "first player: got 2; allowed: a seat from 0 to 1"),
        (lambda: theomachy.new("ankh", scenario="atlantis"), "atlantis"),
        (lambda: theomachy.new("pantheon", gods="isis ra"), "gods of pantheon"),
        (lambda: theomachy.new("pantheon", variants="fast"), "variant: got 'fast'; allowed: bonus-draft"),
        (lambda: theomachy.new("ankh", language="de"), "language: got 'de'; allowed: en, pl, cs, ru"),
        (
            lambda: theomachy.new("ankh").bot("hero"),
            "bot: got 'hero'; allowed: .*random, novice, adept, master, grandmaster",
        ),
    ],
)
def test_a_setup_that_cannot_be_says_what_is_wrong_and_what_is_allowed(
    make: Callable[[], object], says: str
) -> None:
    with pytest.raises(theomachy.SetupError, match=says):
        make()


# -- playing


def test_answers_are_played_by_text_by_line_by_option_and_by_bot() -> None:
    game = isis()
    game.play("move 4,4 3,6", "PASS")
    assert [str(answer) for answer in game.history] == ["isis: move", "isis: 4,4", "isis: 3,6", "isis: pass"]
    game.play("isis: gain yes ; 00000000  # pasted from a record")
    game.play("ra: summon\nra: warrior")
    option = game.options()[0]
    assert option.seat == game.waiting[0] == game.seat("ra")
    game.play(option)
    assert game.history[-1].text == option.text
    game.play(game.bot("novice"))
    game.play(game.bot("random", seat=game.waiting[0]))
    assert len(game.history) == 11


def test_an_option_has_notation_words_a_code_and_things() -> None:
    game = isis()
    option = game.options()[0]
    assert (str(option), option.words(), option.words("pl")) == ("move", "Move Figures", "Ruch Jednostek")
    assert option.code in game.state().options(0)
    assert option.things == [theomachy.Thing("action", "move")]
    assert repr(option) == "<Option isis: move>"
    assert option == isis().options("Isis")[0] != isis().options()[1]
    assert len({*game.options(), *isis().options(0)}) == len(game.options())
    assert game.options("ra") == []
    game.play("gain")
    assert option.words("en") == "Move Figures"  # an option keeps the position it belongs to


def test_questions_and_events_are_sentences_in_every_language() -> None:
    game = isis()
    game.play("gain")
    assert len({game.question(language) for language in LANGUAGES}) == len(LANGUAGES)
    happened = game.events()[0]
    assert len({happened.words(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert happened.rule == "ANKH-TURN-03"
    assert happened.kind == "action-chosen"
    assert happened.arguments["who"] == 0
    assert str(happened) in repr(happened)
    assert theomachy.new("ankh", gods="isis ra", first=0, language="ru").question() == isis().question("ru")


def test_an_illegal_answer_names_the_rule_and_changes_nothing() -> None:
    game = isis()
    before, history = game.line, len(game.history)
    with pytest.raises(theomachy.IllegalAnswer) as refused:
        game.play("move 4,4 6,4")
    assert (game.line, len(game.history)) == (before, history)
    why = refused.value.reasons[0]
    assert (refused.value.seat.name, refused.value.text, why.rule) == ("isis", "6,4", "ANKH-MOVE-04")
    assert str(refused.value) == f"isis cannot answer '6,4': {why}"
    assert why.text == texts("en").text("ANKH-MOVE-04")
    assert str(why).startswith(f"ANKH-MOVE-04: {why.text} (")
    assert game.why_not("move 4,4 6,4") == refused.value.reasons
    assert game.why_not("isis: move 4,4 6,4", "pl")[0].text == texts("pl").text("ANKH-MOVE-04")
    assert game.why_not("move 4,4 3,6") == game.why_not(game.options()[0]) == []
    assert game.why_not("ra: gain")[0].rule
    assert game.line == before
    game.play("gain")
    with pytest.raises(theomachy.IllegalAnswer):
        game.play(isis().options()[0])


def test_bad_input_gets_a_clear_error_and_changes_nothing() -> None:
    game = isis()
    before = game.line
    errors: list[tuple[type[theomachy.PlayError], str, str]] = [
        (theomachy.UnknownAnswer, "fly", "'fly' is not an answer; isis can answer: move, summon, gain, unlock"),
        (
            theomachy.UnknownAnswer,
            "move 4,4 Atlantis",
            "'Atlantis' is not an answer; isis can answer: .* and .* more",
        ),
        (theomachy.UnknownSeat, "zeus: gain", "unknown seat 'zeus'; the seats are isis, ra, amun"),
        (theomachy.PlayError, " # nothing", "has no answer"),
    ]
    for kind, text, says in errors:
        with pytest.raises(kind, match=says):
            game.play(text)
        with pytest.raises(kind, match=says):
            game.why_not(text)
    for wrong in (7, -2, "zeus", theomachy.Seat(0, "red")):
        with pytest.raises(theomachy.UnknownSeat, match="unknown seat"):
            game.view(wrong)
    with pytest.raises(theomachy.PlayError, match="play needs an answer"):
        game.play()
    with pytest.raises(theomachy.PlayError, match="is an option of pantheon, not of ankh"):
        game.play(theomachy.new("pantheon", seed=1).options()[0])
    with pytest.raises(theomachy.PlayError, match="ra is not asked now; waiting: isis"):
        game.play(game.bot("random", seat="ra"))
    with pytest.raises(theomachy.PlayError, match="finish needs 1 bot, or 3"):
        game.finish("random", "novice")
    assert game.line == before
    game.finish("random")
    assert game.waiting == game.options() == []
    assert game.question() == ""
    assert game.why_not("move")[0].rule.startswith("ANKH-END")
    with pytest.raises(theomachy.UnknownAnswer, match="is not asked now"):
        game.play("fly")
    with pytest.raises(theomachy.PlayError, match="the game is over"):
        game.play(game.bot("random"))


def test_undo_takes_back_answers_to_the_start() -> None:
    game = isis()
    with pytest.raises(theomachy.PlayError, match="there is no answer to undo"):
        game.undo()
    game.play("move 4,4 3,6")
    with pytest.raises(theomachy.PlayError, match="cannot undo 4 answers; the number must be from 1 to 3"):
        game.undo(4)
    with pytest.raises(theomachy.PlayError, match="cannot undo 0 answers"):
        game.undo(0)
    game.undo()
    assert [answer.text for answer in game.history] == ["move", "4,4"]
    game.undo(2)
    assert game == isis()


@pytest.mark.parametrize("setup", SETUPS)
def test_a_whole_game_is_undone_answer_by_answer(setup: dict[str, str | int]) -> None:
    game = started(setup, 3)
    lines = [game.line]
    for after in played(game, 1):
        if after.line != lines[-1]:
            lines.append(after.line)
    while len(lines) > 1:
        lines.pop()
        game.undo()
        assert game.line == lines[-1]
        assert game.waiting[0].number != CHANCE
    with pytest.raises(theomachy.PlayError, match="there is no answer to undo"):
        game.undo()


def test_nature_is_played_by_the_seed_or_by_the_caller() -> None:
    game = theomachy.new("pantheon", players=2, seed=4, nature=False)
    assert game.waiting == [theomachy.Seat(CHANCE, "chance")]
    assert not game.history
    game.play(str(game.options("chance")[0]))
    game.play(f"chance: {game.options()[-1]}")
    game.play(game.bot("random"))
    game.undo(2)
    assert len(game.history) == 1
    assert eval(repr(game)) == game
    game.finish("random")
    assert game.over
    same = [theomachy.new("pantheon", players=2, seed=4).line for _ in range(2)]
    assert same[0] == same[1]
    assert all(answer.seat.name == "chance" for answer in theomachy.new("pantheon", seed=4).history)


def test_bots_play_a_whole_game_in_two_lines() -> None:
    game = theomachy.new("ankh", players=2, seed=5)
    game.finish("novice", "random")
    assert game.result is not None
    assert game.result.text == str(game.result)
    other = theomachy.new("ankh", players=2, seed=5)
    while not other.over:
        other.play(other.bot(["novice", "random"][other.waiting[0].number]))
    assert other == game


def test_a_bot_of_your_own_is_asked_like_any_other() -> None:
    class First:
        """Always the first option."""

        def choose(self, seen: Seen, options: Sequence[int], dice: Dice) -> int:
            return options[0]

    game = isis()
    bot = game.bot(First(), seat="isis")
    assert bot.choose() == game.options()[0]
    assert game.history == []
    assert repr(bot) == "<First for isis>"
    assert repr(game.bot("random")).endswith("for every seat>")
    game.play(bot)
    assert str(game.history[-1]) == "isis: move"


def test_a_bot_plays_in_copies_of_its_game() -> None:
    game = isis()
    bot = game.bot("random")
    twin = game.copy()
    twin.play("gain", bot)
    assert len(twin.history) == 2
    assert not game.history


def test_hints_are_sentences() -> None:
    game = isis()
    assert game.hint()[0] != game.hint(language="pl")[0]
    with pytest.raises(theomachy.PlayError, match="ra is not asked"):
        game.hint("ra")


def test_the_result_names_the_winners() -> None:
    assert isis().result is None
    game = isis()
    game.finish("random")
    result = game.result
    assert result is not None
    assert set(result.winners) <= set(game.seats)
    assert result.ending in ("top-of-track", "only-god", "atheist", "last-event")


# -- round trips


@pytest.mark.parametrize("setup", SETUPS)
def test_random_games_survive_repr_line_document_and_record(setup: dict[str, str | int]) -> None:
    for seed in range(2):
        game = started(setup, seed)
        for now in played(game, 60 if game.name == "ankh" else 400):
            again = eval(repr(now))
            assert again == now
            assert again.seed == now.seed
            assert theomachy.read(now.line) == now
            assert theomachy.read(json.dumps(now.document())) == now
            read = theomachy.read(now.record(), seed=seed)
            assert read == now
            assert [str(each) for each in read.history] == [str(each) for each in now.history]
            assert read.record() == now.record()
            assert now.copy() == now


@pytest.mark.parametrize("setup", SETUPS)
def test_a_game_read_again_goes_on_as_the_first_one(setup: dict[str, str | int]) -> None:
    game = started(setup, 1)
    for now in played(game, 40):
        if len(now.history) > 100:
            break
    again = eval(repr(game))
    game.finish("random")
    again.finish("random")
    assert again == game


def test_a_copy_and_a_replay_are_independent() -> None:
    game = theomachy.new("pantheon", players=2, seed=2)
    for _ in range(9):
        game.play(game.bot("random"))
    twin = game.copy()
    twin.play(twin.bot("random"))
    assert twin != game
    lines = [then.line for then in game.replay()]
    assert len(lines) == 10
    assert lines[-1] == game.line
    assert lines[0] == theomachy.new("pantheon", players=2, seed=2).line
    for then in game.replay():
        assert eval(repr(then)) == then
    state = game.state()
    state.apply(state.waiting()[0], state.options(state.waiting()[0])[0])
    assert lines[-1] == game.line
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(theomachy.PlayError, match="has no record"):
        theomachy.read(isis().line).record()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "text: neither a record, nor a JSON document, nor a position on one line"),
        ("hello", "text: neither a record"),
        ("chess/1/1 abc def", "position: unknown game 'chess'; the games are ankh, pantheon"),
        ("ankh/1/1 abc def", "the check does not fit"),
        ("ankh/1/1", "a line is 'game/form/rules facts check'"),
        ("{", "position"),
        ('{"game": "chess"}', "position.game: unknown game 'chess'"),
        ('{"game": "ankh", "gods": ["isis", "zeus"]}', "zeus"),
        ('{"gods": ' + "[" * 100_000, "nested too deeply"),
        ("theomachy record 1\ngame: chess\n", "header: unknown game 'chess'"),
        ("theomachy record 1\nrules: 1\n", "header: unknown game ''"),
        ("theomachy record 2\n", "line 1: a record begins with 'theomachy record 1'"),
    ],
)
def test_a_text_that_is_not_a_game_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(theomachy.DataError, match=re.escape(says)):
        theomachy.read(text)


def test_a_record_with_an_illegal_answer_names_its_line() -> None:
    record = isis().record() + "\nisis: move 4,4 6,4\n"
    with pytest.raises(theomachy.DataError, match=r"line \d+: '6,4': .*ANKH-MOVE-04"):
        theomachy.read(record)


# -- secrets


def twins(s: State, seat: int, dice: Dice) -> State | None:
    """A position that the seat cannot tell from this one."""
    if isinstance(s, AnkhState):
        return ankh_redealt(s, seat, dice)
    assert isinstance(s, PantheonState)
    return pantheon_redealt(s, seat, dice)


@pytest.mark.parametrize("setup", SETUPS)
def test_nothing_shown_to_a_seat_depends_on_what_it_cannot_know(setup: dict[str, str | int]) -> None:
    dice = Dice(9)
    compared = 0
    for now in played(started(setup, 2), 1 if setup["game"] == "ankh" else 45):
        viewers: list[theomachy.Seat | str] = [*now.seats, "spectator"]
        for viewer in viewers:
            number = viewer.number if isinstance(viewer, theomachy.Seat) else -2
            twin = None if now.over else twins(now.state(), number, dice)
            if twin is None:
                continue
            other = theomachy.Match(registry.package(now.name), twin, None, now.seed, True, "en")
            compared += 1
            assert other.view(viewer) == now.view(viewer)
            assert other.document(viewer) == now.document(viewer)
            assert other.draw(viewer) == now.draw(viewer)
            assert other.picture(viewer) == now.picture(viewer)
            if number >= 0 and viewer in now.waiting:
                assert other.bot("random", viewer).choose() == now.bot("random", viewer).choose()
    assert compared > 10


def test_printing_shows_everything_and_drawing_for_a_seat_does_not() -> None:
    game = theomachy.new("pantheon", players=2, seed=3)
    drawn = str(game)
    assert drawn == game.draw()
    assert len(re.findall("hand: [a-z]", drawn)) == 2
    assert len(re.findall("hand: [a-z]", game.draw("red"))) == 1
    assert len(re.findall("hand: [a-z]", game.draw("spectator"))) == 0


def test_events_for_a_seat_leave_out_what_it_cannot_know() -> None:
    game = theomachy.new("pantheon", players=2, seed=3)
    whole, red, nobody = game.events(), game.events("red"), game.events("spectator")
    assert len(whole) == len(red) == len(nobody)
    told = [[("what" in each.arguments) for each in events] for events in (whole, red, nobody)]
    assert sum(told[0]) > sum(told[1]) > sum(told[2])
    assert [str(each) for each in whole] != [str(each) for each in red]


# -- pictures


@pytest.mark.parametrize("setup", SETUPS)
def test_pictures_of_random_positions_are_well_formed_and_have_a_title(setup: dict[str, str | int]) -> None:
    for seed in range(2):
        for now in played(started(setup, seed), 35):
            root = ElementTree.fromstring(now.picture(language=LANGUAGES[len(now.history) % len(LANGUAGES)]))
            assert root.tag == f"{SVG}svg"
            assert root.get("role") == "img"
            assert root.get("aria-label")
            assert root[0].tag == f"{SVG}title"
            assert root[0].text
            assert not root.findall(".//*[@id]")  # several pictures share one page of a notebook
            assert not root.findall(f".//{SVG}style")


def test_the_picture_of_ankh_has_every_piece_with_its_owner() -> None:
    game = isis()
    root = ElementTree.fromstring(game._repr_svg_())
    titles = [each.text for each in root.iter(f"{SVG}title")]
    assert sum(": God, " in str(title) for title in titles) == 3
    assert sum(": Warrior" in str(title) for title in titles) == 3
    assert game.question() in str(root.findtext(f"{SVG}desc"))


def test_the_picture_of_pantheon_has_feet_columns_loot_and_the_nation() -> None:
    document = {
        "game": "pantheon",
        "players": 2,
        "nations": ["roma"],
        "feet": {"red": ["4,4"], "green": ["4,4"]},
        "jumped": {"red": ["4,4"]},
        "columns": {"green": ["4,3"]},
        "loot": {"2,6": "demigod", "7,5": "steps-1"},
    }
    root = ElementTree.fromstring(theomachy.read(json.dumps(document), seed=1).picture())
    titles = {each.text for each in root.iter(f"{SVG}title")}
    assert {"Red: foot, 4,4", "Green: foot, 4,4", "Green: column, 4,3 Mediolanum", "Roma"} <= titles
    assert any(str(title).endswith(", 2,6") for title in titles)


def test_a_game_without_a_picture_gets_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    game = isis()
    monkeypatch.setattr(type(registry.package("ankh")), "picture", GamePackage.picture)
    root = ElementTree.fromstring(game.picture())
    said = [each.text for each in root.iter(f"{SVG}text")]
    assert {"ankh", "Isis", "Ra", "Amun", f"Isis: {game.question()}"} <= set(said)
    odd = draw_card("a < b & c", ["<Zoë>"], "What now? " * 30)
    assert "<Zoë>" in [each.text for each in ElementTree.fromstring(odd).iter(f"{SVG}text")]


def test_drawings_name_their_paints() -> None:
    with pytest.raises(theomachy.DataError, match=r"art.json.gods.zeus\[0\]\[0\]: unknown paint 'pink'"):
        read_drawings('{"gods": {"zeus": [["pink", "M0 0"]]}}')
    drawings = read_drawings('{"about": "x", "gods": {"zeus": [["body", "M0 0"]]}}')
    assert 'fill="#123456"' in drawings.drawn("gods", "zeus", "#123456")
    assert "body" in PAINTS


# -- documents

MODULES = [
    "theomachy",
    *[f"theomachy.interface.{name}" for name in ("bot", "errors", "match", "opening", "values")],
]


def test_the_examples_in_the_docstrings_run() -> None:
    tried = 0
    for name in MODULES:
        failures, tests = doctest.testmod(import_module(name), optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
        assert failures == 0, name
        tried += tests
    assert tried > 15


def test_the_tutorial_runs() -> None:
    tutorial = ROOT / "docs" / "tutorials" / "python.md"
    failures, tests = doctest.testfile(
        str(tutorial), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.ELLIPSIS
    )
    assert tests > 40
    assert failures == 0
    assert tutorial.read_text(encoding="utf-8").count("```python") == len(
        re.findall(r"```python\n>>> ", tutorial.read_text(encoding="utf-8"))
    )
