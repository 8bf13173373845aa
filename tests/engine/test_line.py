"""Positions on one line: they read back, equal ones are equal texts, and a changed letter is noticed."""

from typing import TypeVar

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Game, random_option
from theomachy.engine.line import LONGEST, _check, from_line, to_line
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.scenario import kingdoms
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon.game import PANTHEON

S = TypeVar("S", bound=State)
PRINTED = "".join(chr(code) for code in range(33, 127))


def positions(s: S, seed: int, every: int) -> list[S]:
    """Positions of a game played by chance, about one of so many, and the last."""
    dice = Dice(seed)
    found: list[S] = []
    while s.waiting():
        if dice.below(every) == 0:
            found.append(s.copy())
        seats = s.waiting()
        seat = seats[dice.below(len(seats))]
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    return [*found, s]


def ankh_game(players: int, seed: int) -> AnkhState:
    """A start of either edition."""
    scenarios = kingdoms(players)
    scenario = scenarios[seed % len(scenarios)]
    return ANKH.new(players, scenario=scenario, seed=seed, edition=("final", "preview")[seed % 2])


def check_lines(game: Game[S], found: list[S]) -> None:
    """Each position reads back from its line, and positions are equal exactly if their lines are."""
    for s in found:
        line = to_line(game, s)
        again = from_line(game, line)
        assert again == s
        assert again.waiting() == s.waiting()
        assert to_line(game, again) == line
        assert from_line(game, f"  {line}\r\n") == s
        assert len(line) < LONGEST
    assert len({to_line(game, s) for s in found}) == len(set(found))


def check_flips(game: Game[S], s: S, seed: int, flips: int) -> None:
    """Another letter anywhere is noticed."""
    line = to_line(game, s)
    dice = Dice(seed)
    for _ in range(flips):
        place = dice.below(len(line))
        letter = PRINTED[dice.below(len(PRINTED))]
        if letter == line[place]:
            letter = " " if line[place] != " " else "x"
        with pytest.raises(DataError) as refused:
            from_line(game, line[:place] + letter + line[place + 1 :])
        assert refused.value.place == "position"


@pytest.mark.parametrize("players", ANKH.players)
def test_positions_of_ankh_read_back_from_their_lines(players: int) -> None:
    """ANKH-DEF-05: nothing but the facts is written."""
    for seed in range(4):
        check_lines(ANKH, positions(ankh_game(players, seed), seed, 15))


@pytest.mark.parametrize("players", PANTHEON.players)
def test_positions_of_pantheon_read_back_from_their_lines(players: int) -> None:
    for seed in range(2):
        check_lines(PANTHEON, positions(PANTHEON.start(players, seed), seed, 40))


def test_equal_positions_reached_on_two_ways_give_equal_lines() -> None:
    """ANKH-DEC-06: the order of secret answers leaves no trace."""
    s = next(s for s in positions(ankh_game(3, 2), 2, 1) if len(s.waiting()) > 1)
    seats = s.waiting()
    forwards = s.copy()
    backwards = s.copy()
    for seat in seats:
        forwards.apply(seat, s.options(seat)[0])
    for seat in seats[::-1]:
        backwards.apply(seat, s.options(seat)[0])
    assert to_line(ANKH, forwards) == to_line(ANKH, backwards) != to_line(ANKH, s)


@pytest.mark.parametrize("players", ANKH.players)
def test_one_changed_letter_of_a_line_of_ankh_is_noticed(players: int) -> None:
    for number, s in enumerate(positions(ankh_game(players, players), players, 60)):
        check_flips(ANKH, s, number, 100)


@pytest.mark.parametrize("players", PANTHEON.players)
def test_one_changed_letter_of_a_line_of_pantheon_is_noticed(players: int) -> None:
    for number, s in enumerate(positions(PANTHEON.start(players, players), players, 200)):
        check_flips(PANTHEON, s, number, 100)


def test_a_line_names_the_game_the_form_and_the_rules() -> None:
    assert to_line(ANKH, ANKH.start(2, 1)).startswith("ankh/1/1 ")
    assert to_line(PANTHEON, PANTHEON.start(2, 1)).startswith("pantheon/1/1 ")


def signed(body: str) -> str:
    """The line with a check that fits, as somebody who means harm would write it."""
    return f"{body} {_check(body)}"


ANKH_LINE = to_line(ANKH, ANKH.start(3, 1))
FACTS = ANKH_LINE.split(" ")[1]
PANTHEON_FACTS = to_line(PANTHEON, PANTHEON.start(2, 1)).split(" ")[1]
HOSTILE = {
    "empty": "",
    "blank": "   ",
    "one word": "ankh/1/1",
    "binary": "".join(chr(code) for code in range(256)),
    "zeros": "\x00" * 50,
    "huge": "x" * (LONGEST + 1),
    "huge numbers": signed("ankh/1/1 " + "9" * (LONGEST - 100)),
    "many groups": signed("ankh/1/1 " + ";" * 15_000),
    "another game": to_line(PANTHEON, PANTHEON.start(2, 1)),
    "another game's facts": signed(f"ankh/1/1 {PANTHEON_FACTS}"),
    "another form": signed(f"ankh/2/1 {FACTS}"),
    "other rules": signed(f"ankh/1/2 {FACTS}"),
    "a word too many": ANKH_LINE.replace(" ", "  ", 1),
    "half": ANKH_LINE[: len(ANKH_LINE) // 2],
    "without its last letter": ANKH_LINE[:-1],
    "without its first letter": ANKH_LINE[1:],
    "without check": " ".join(ANKH_LINE.split(" ")[:2]),
    "with an empty check": " ".join(ANKH_LINE.split(" ")[:2]) + " ",
    "other digits": signed(f"ankh/1/1 {FACTS.replace('1', chr(0xFF11), 1)}"),
    "a lone surrogate": f"ankh/1/1 {FACTS}\ud800 00000000",
    "a lone surrogate as check": f"ankh/1/1 {FACTS} \ud800",
    "letters for numbers": signed(f"ankh/1/1 x{FACTS}"),
    "a number not in canonical form": signed(f"ankh/1/1 0{FACTS}"),
    "no facts": signed("ankh/1/1 0"),
    "an unknown question": signed(f"ankh/1/1 {FACTS};Nothing:1"),
    "a question without its facts": signed(f"ankh/1/1 {FACTS};ChooseAction:"),
    "no question": signed(f"ankh/1/1 {FACTS.partition(';ChooseAction')[0]}"),
    "a step on top": signed(f"ankh/1/1 {FACTS};EndTurn:"),
    "another number of seats": signed(f"ankh/1/1 {FACTS.replace(';', ',0;', 1)}"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_line_is_refused_with_a_reason(name: str) -> None:
    with pytest.raises(DataError):
        from_line(ANKH, HOSTILE[name])


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (HOSTILE["huge"], "longer than 20,000 characters"),
        (HOSTILE["empty"], "a line is 'game/form/rules facts check'"),
        (HOSTILE["another game"], "not 'ankh/1/1'"),
        (HOSTILE["other rules"], "begins with 'ankh/1/2', not 'ankh/1/1'"),
        (HOSTILE["without its last letter"], "the check does not fit: a letter was changed or lost"),
        (HOSTILE["other digits"], "has letters that are not ASCII"),
        (HOSTILE["a number not in canonical form"], "not in canonical form"),
        (HOSTILE["an unknown question"], "not written by to_bytes"),
    ],
)
def test_the_reason_says_what_is_wrong_with_a_line(line: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        from_line(ANKH, line)
    assert refused.value.place == "position"
    assert problem in refused.value.problem


def test_a_line_of_ankh_is_none_of_pantheon() -> None:
    with pytest.raises(DataError, match="not 'pantheon/1/1'"):
        from_line(PANTHEON, ANKH_LINE)
    with pytest.raises(DataError):
        from_line(PANTHEON, signed(f"pantheon/1/1 {FACTS}"))
    with pytest.raises(DataError):
        from_line(PANTHEON, signed(f"pantheon/1/1 {PANTHEON_FACTS.rpartition(';')[0]}"))
