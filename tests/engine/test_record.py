"""Records: a game written down replays to itself, and whatever is wrong is refused with its line."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import Game, random_option
from theomachy.engine.record import LONGEST_LINE, MOST_BYTES, TITLE, Replay, Scribe, read_record, seat_name
from theomachy.engine.refusal import DataError, GameOver, IllegalOption, SetupError, WrongSeat
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.scenario import kingdoms
from theomachy.games.ankh.rules.setup import draw_setup
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.setup import header_of
from theomachy.games.pantheon.rules.state import PantheonState

S = TypeVar("S", bound=State)
GODS = ["isis", "ra"]
GUARDIANS = ["cat-mummy", "mummy", "giant-scorpion"]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789,:;-| "


def ankh_header(players: int = 2, seed: int = 0, edition: str = "final") -> dict[str, str]:
    """A game of Ankh drawn by the seed."""
    scenarios = kingdoms(players)
    return draw_setup(players, scenario=scenarios[seed % len(scenarios)], seed=seed, edition=edition).header()


def small_header() -> dict[str, str]:
    """Isis, who begins, against Ra."""
    return draw_setup(2, GODS, GUARDIANS, first=0).header()


def pantheon_header(players: int = 2) -> dict[str, str]:
    """A short game of Pantheon."""
    return header_of(PANTHEON.new(players, stall_turns=2).lineup)


def written(game: Game[S], header: dict[str, str], seed: int, answers: int = 10_000) -> Scribe[S]:
    """A game played by chance; of several seats asked any answers."""
    scribe = Scribe(game, header)
    dice = Dice(seed)
    while scribe.s.waiting() and answers:
        seats = scribe.s.waiting()
        seat = seats[dice.below(len(seats))]
        scribe.apply(seat, random_option(scribe.s, seat, scribe.s.options(seat), dice))
        answers -= 1
    return scribe


def text_with(lines: str, header: dict[str, str] | None = None) -> str:
    """A record of these lines of answers."""
    entries = small_header() if header is None else header
    return "\n".join([TITLE, *[f"{name}: {value}" for name, value in entries.items()], "", lines]) + "\n"


def problem_of(game: Game[S], text: str) -> DataError:
    """Why the record is refused."""
    with pytest.raises(DataError) as refused:
        Replay(game, read_record(text)).run()
    return refused.value


# -- writing


def test_a_record_is_a_title_the_header_an_empty_line_and_lines_of_answers() -> None:
    """ANKH-TURN-02: every line begins with an action."""
    scribe = Scribe(ANKH, small_header())
    for answer in ("move", "pass", "gain"):
        scribe.apply(0, ANKH.code(scribe.s, answer))
    rows = scribe.text().splitlines()
    assert rows[0] == "theomachy record 1"
    assert rows[1:10] == [
        "game: ankh",
        "rules: 1",
        "edition: final",
        "scenario: middle-kingdom",
        "gods: isis ra",
        "guardians: cat-mummy mummy giant-scorpion",
        "first: isis",
        "top: 31",
        "last-red: 20",
    ]
    assert rows[10] == ""
    assert [row.partition("  ; ")[0] for row in rows[11:]] == ["isis: move pass", "isis: gain"]
    assert rows[-1].endswith(f"  ; {scribe.check}")


def test_looking_at_the_text_in_the_middle_of_a_line_loses_nothing() -> None:
    scribe = Scribe(ANKH, small_header())
    assert scribe.text().endswith("last-red: 20\n\n")
    scribe.apply(0, ANKH.code(scribe.s, "move"))
    assert scribe.text() == scribe.text()
    scribe.apply(0, ANKH.code(scribe.s, "pass"))
    replay = Replay(ANKH, read_record(scribe.text()))
    assert replay.run() == scribe.s
    assert [line.answers for line in replay.record.lines] == [["move"], ["pass"]]


def test_nature_is_a_seat_of_its_own_name() -> None:
    s = PANTHEON.opened(pantheon_header())
    assert seat_name(PANTHEON, s, CHANCE) == "chance"
    assert seat_name(PANTHEON, s, 0) == "red"
    assert "\nchance: card-" in written(PANTHEON, pantheon_header(), 1, 30).text()


def test_a_refused_answer_leaves_no_trace() -> None:
    scribe = Scribe(ANKH, small_header())
    scribe.apply(0, ANKH.code(scribe.s, "move"))
    before = (scribe.s.to_bytes(), scribe.check, scribe.seat, scribe.answers.copy(), scribe.lines.copy())
    for seat, option, refusal in ((0, ANKH.code(scribe.s, "flood"), IllegalOption), (1, 0, WrongSeat)):
        with pytest.raises(refusal):
            scribe.apply(seat, option)
        assert before == (scribe.s.to_bytes(), scribe.check, scribe.seat, scribe.answers, scribe.lines)
    scribe.apply(0, ANKH.code(scribe.s, "pass"))
    assert "isis: move pass  ; " in scribe.text()


@pytest.mark.parametrize("finished", [
    lambda: written(ANKH, ankh_header(), 1),
    lambda: written(PANTHEON, pantheon_header(), 1),
])  # fmt: skip
def test_an_answer_after_the_end_is_refused_and_leaves_no_trace(
    finished: Callable[[], Scribe[AnkhState] | Scribe[PantheonState]],
) -> None:
    """ANKH-END-05."""
    scribe = finished()
    before = scribe.text()
    with pytest.raises(GameOver):
        scribe.apply(0, 0)
    assert scribe.text() == before


# -- reading


def test_comments_and_empty_lines_are_kept_out() -> None:
    text = written(ANKH, small_header(), 3, 40).text()
    rows = text.splitlines()
    rows.insert(1, "# before the header")
    rows.insert(4, "   # within the header")
    rows[2] += "   # behind an entry"
    rows.insert(14, "# between: two answers ; 00000000")
    rows.insert(15, "")
    rows[-1] += "  # the last"
    commented = read_record("\r\n".join(rows))
    plain = read_record(text)
    assert commented.header == plain.header
    assert [line.answers for line in commented.lines] == [line.answers for line in plain.lines]
    assert [line.check for line in commented.lines] == [line.check for line in plain.lines]
    assert commented.lines[-1].comment == "the last"
    assert commented.lines[-1].number == len(rows)
    assert Replay(ANKH, commented).run() == Replay(ANKH, plain).run()


def test_a_comment_without_words_does_not_end_the_header() -> None:
    text = written(ANKH, small_header(), 3, 5).text()
    assert read_record(text.replace("\nrules:", "\n#\nrules:")).header == small_header()


def test_a_record_replays_to_any_number_of_answers() -> None:
    scribe = written(ANKH, ankh_header(3, 5), 5, 60)
    record = read_record(scribe.text())
    replay = Replay(ANKH, record)
    assert replay.run(0) == ANKH.opened(record.header)
    assert not replay.over()
    s = ANKH.opened(record.header)
    for number in range(60):
        assert replay.run(1) is replay.s
        s.apply(*replay.played[number])
        assert s == replay.s
    assert replay.over()
    assert len(replay.played) == 60
    assert Replay(ANKH, record).run(1_000) == Replay(ANKH, record).run() == scribe.s
    assert Replay(ANKH, record).run(17) == Replay(ANKH, record).run(17) != scribe.s


def test_lines_without_check_are_played_unchecked() -> None:
    replay = Replay(ANKH, read_record(text_with("isis: move pass unlock pass")))
    assert replay.run().waiting() == [1]


# -- refusing


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("", "line 1", "begins with 'theomachy record 1'"),
        ("theomachy record 2\ngame: ankh\n", "line 1", "begins with"),
        ("\n" + TITLE + "\n", "line 1", "begins with"),
        ("\x00\x01\x02", "line 1", "begins with"),
        ("x" * (MOST_BYTES + 1), "record", "longer than 1,000,000 characters"),
        (TITLE + "\n" + "x" * (LONGEST_LINE + 1), "line 2", "longer than 4,000 characters"),
        (TITLE + "\ngame: ankh\ntop: 3\ngame: ankh\n", "line 4", "'game' stands twice in the header"),
        (TITLE + "\ngame ankh\n", "line 2", "neither 'name: value' nor 'seat: answers'"),
        (TITLE + "\n : ankh\n", "line 2", "neither"),
        (TITLE + "\ngame: ankh\n\nmove pass\n", "line 4", "neither"),
        (TITLE + "\ngame: ankh\n\n: move pass\n", "line 4", "neither"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_line(text: str, place: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        read_record(text)
    assert refused.value.place == place
    assert problem in refused.value.problem


@pytest.mark.parametrize(
    ("lines", "place", "problem"),
    [
        ("zeus: move", "line 12", "no seat 'zeus'; there are isis, ra"),
        ("isis:", "line 12", "no answer"),
        ("isis:   ; 12345678", "line 12", "no answer"),
        ("isis: dance", "line 12", "'dance': 'dance' names no option"),
        ("isis: move pass\n\nisis: unlock 5,6", "line 14", "'5,6': seat 0, option "),
        ("isis: 5,6", "line 12", "ANKH-TURN-02"),
        ("isis: move pass move", "line 12", "ANKH-TURN-09"),
        ("isis: unlock flood", "line 12", "ANKH-UNL-01"),
        ("ra: move", "line 12", "ANKH-DEC-01"),
        ("chance: move", "line 12", "ANKH-DEC-01"),
        ("isis: move ; 00000000", "line 12", "the check is 00000000, but the game gives "),
    ],
)
def test_a_line_that_cannot_be_played_is_refused_with_its_place(lines: str, place: str, problem: str) -> None:
    """ANKH-TURN-02, ANKH-TURN-09, ANKH-UNL-01, ANKH-DEC-01: the message names the rules."""
    refused = problem_of(ANKH, text_with(lines))
    assert refused.place == place
    assert problem in refused.problem


def test_an_answer_after_the_end_of_the_game_is_refused() -> None:
    """ANKH-END-05."""
    text = written(ANKH, ankh_header(), 1).text() + f"{ankh_header()['first']}: move\n"
    refused = problem_of(ANKH, text)
    assert refused.place == f"line {len(text.splitlines())}"
    assert "ANKH-END-05" in refused.problem


ANKH_ENTRIES = list(small_header())
PANTHEON_ENTRIES = list(pantheon_header())


@pytest.mark.parametrize("name", ANKH_ENTRIES)
def test_every_entry_of_a_header_of_ankh_is_needed(name: str) -> None:
    """ANKH-SETUP-01."""
    header = small_header()
    del header[name]
    refused = problem_of(ANKH, text_with("", header))
    assert (refused.place, refused.problem) == ("header", f"needs a line {name!r}")


@pytest.mark.parametrize("name", PANTHEON_ENTRIES)
def test_every_entry_of_a_header_of_pantheon_is_needed(name: str) -> None:
    """PAN-SETUP-23."""
    header = pantheon_header()
    del header[name]
    assert problem_of(PANTHEON, text_with("", header)).place == "header"


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("game", "pantheon", "this is ankh with rules 1"),
        ("rules", "2", "this is ankh with rules 1"),
        ("rules", "", "this is ankh with rules 1"),
        ("edition", "third", "edition: got 'third'; allowed: final, preview"),
        ("scenario", "atlantis", "'atlantis'"),
        ("gods", "isis zeus", "got 'zeus'"),
        ("gods", "isis isis", "a different god for each seat"),
        ("gods", "isis", "number of players (ANKH-SETUP-01)"),
        ("guardians", "cat-mummy", "guardians (ANKH-SETUP-09)"),
        ("guardians", "", "guardians (ANKH-SETUP-09): got none"),
        ("guardians", "cat-mummy satet mummy", "one of each level"),
        ("guardians", "cat-mummy mummy sphinx", "got 'sphinx'"),
        ("first", "amun", "'first' names one of the gods"),
        ("first", "", "'first' names one of the gods"),
        ("top", "-1", "'top' and 'last-red' are numbers"),
        ("top", "high", "'top' and 'last-red' are numbers"),
        ("top", "20", "last red Devotion space"),
        ("top", "\uff13\uff11", "'top' and 'last-red' are numbers"),
        ("last-red", "2.5", "'top' and 'last-red' are numbers"),
        ("last-red", "31", "last red Devotion space"),
    ],
)
def test_a_wrong_header_of_ankh_is_refused_by_name(name: str, value: str, problem: str) -> None:
    """ANKH-SETUP-01, ANKH-SETUP-04, ANKH-SETUP-09."""
    refused = problem_of(ANKH, text_with("", small_header() | {name: value}))
    assert refused.place == "header"
    assert problem in refused.problem


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("game", "ankh", "this is pantheon with rules 1"),
        ("rules", "0", "this is pantheon with rules 1"),
        ("players", "5", "number of players (PAN-SETUP-01)"),
        ("players", "two", "'players' needs a number"),
        ("players", "\uff12", "'players' needs a number"),
        ("bonus-draft", "perhaps", "'bonus-draft' needs yes or no"),
        ("bsw-start-material", "Yes", "'bsw-start-material' needs yes or no"),
        ("traitera-after-trigger", "1", "'traitera-after-trigger' needs yes or no"),
        ("stall-turns", "-1", "'stall-turns' needs a number"),
    ],
)
def test_a_wrong_header_of_pantheon_is_refused_by_name(name: str, value: str, problem: str) -> None:
    """PAN-SETUP-01, PAN-SETUP-23, PAN-EPOCH-32."""
    refused = problem_of(PANTHEON, text_with("", pantheon_header() | {name: value}))
    assert refused.place == "header"
    assert problem in refused.problem


def test_the_entries_of_a_header_may_stand_in_any_order() -> None:
    header = dict(reversed(small_header().items()))
    assert Replay(ANKH, read_record(text_with("", header))).run() == ANKH.opened(small_header())


@pytest.mark.parametrize(
    ("gods", "first", "problem"),
    [(["isis", "ra"], 3, "first player: got 3"), (["isis"], 0, "gods for 2 players: got isis")],
)
def test_a_header_is_not_written_for_a_game_that_cannot_be(gods: list[str], first: int, problem: str) -> None:
    """ANKH-SETUP-01, ANKH-SETUP-04."""
    with pytest.raises(SetupError, match=problem):
        draw_setup(2, gods, GUARDIANS, first=first)


# -- random games


def check_whole_game(game: Game[S], header: dict[str, str], seed: int) -> None:
    """What is written is read, replayed to the same position, and written the same way again."""
    scribe = written(game, header, seed)
    text = scribe.text()
    replay = Replay(game, read_record(text))
    assert replay.run() == scribe.s
    assert replay.check == scribe.check
    assert replay.s.over
    again = Scribe(game, replay.record.header)
    for seat, option in replay.played:
        again.apply(seat, option)
    assert again.text() == text


@pytest.mark.parametrize("players", ANKH.players)
@pytest.mark.parametrize("edition", ["final", "preview"])
def test_a_written_game_of_ankh_replays_to_an_equal_position(edition: str, players: int) -> None:
    """ANKH-SETUP-12."""
    for seed in range(4):
        check_whole_game(ANKH, ankh_header(players, seed, edition), seed)


@pytest.mark.parametrize("players", PANTHEON.players)
def test_a_written_game_of_pantheon_replays_to_an_equal_position(players: int) -> None:
    """PAN-SETUP-22."""
    for seed in range(3):
        check_whole_game(PANTHEON, pantheon_header(players), seed)


def check_flips(game: Game[S], header: dict[str, str], seed: int, flips: int) -> None:
    """Another letter anywhere in the lines of answers and their checks is noticed (`#` begins a comment)."""
    text = written(game, header, seed, 60).text()
    dice = Dice(seed)
    begin = text.index("\n\n") + 2
    for _ in range(flips):
        place = begin + dice.below(len(text) - begin)
        letter = LETTERS[dice.below(len(LETTERS))]
        if letter == text[place] or text[place] == "\n":
            continue
        flipped = text[:place] + letter + text[place + 1 :]
        with pytest.raises(DataError, match=r"^line \d+: "):
            Replay(game, read_record(flipped)).run()


@pytest.mark.parametrize("players", ANKH.players)
@pytest.mark.parametrize("edition", ["final", "preview"])
def test_one_changed_letter_in_a_game_of_ankh_is_noticed(edition: str, players: int) -> None:
    check_flips(ANKH, ankh_header(players, players, edition), players, 150)


@pytest.mark.parametrize("players", PANTHEON.players)
def test_one_changed_letter_in_a_game_of_pantheon_is_noticed(players: int) -> None:
    check_flips(PANTHEON, pantheon_header(players), players, 150)


def test_lines_in_another_order_are_noticed() -> None:
    rows = written(ANKH, ankh_header(3, 2), 2, 60).text().splitlines()
    swapped = [*rows[:-2], rows[-1], rows[-2]]
    assert problem_of(ANKH, "\n".join(swapped)).place == f"line {len(rows) - 1}"
