"""Setup (chapter 5)."""

import json

import pytest

from tests.games.ankh.table import ANKH, table
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.rules.components import KINDS
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, EGYPT
from theomachy.games.ankh.rules.scenario import read_scenarios

KINGDOMS = ["middle-kingdom", "old-kingdom"]

# Of each scenario: per player God, Warrior and Monument; then the neutral Monuments and the camels.
STARTS = {
    "middle-kingdom 2": (
        ["5,1 4,1 obelisk 5,0", "7,6 6,6 temple 6,5"],
        "temple 0,3 obelisk 1,8 pyramid 2,5 pyramid 5,8 pyramid 8,1",
        "",
    ),
    "middle-kingdom 3": (
        ["4,3 4,4 temple 5,4", "7,6 6,6 obelisk 6,5", "2,5 3,4 pyramid 2,4"],
        "obelisk 1,8 pyramid 3,0 temple 3,5 pyramid 3,7 temple 5,9 obelisk 7,2",
        "",
    ),
    "middle-kingdom 4": (
        ["3,1 3,2 temple 4,2", "7,3 7,4 temple 8,4", "2,5 3,4 obelisk 3,5", "4,7 5,6 pyramid 5,7"],
        "temple 1,3 pyramid 2,8 obelisk 3,8 obelisk 4,1 pyramid 5,5 pyramid 7,0 temple 8,6",
        "3,0|4,0 3,1|4,0 3,1|4,1 4,1|4,2",
    ),
    "middle-kingdom 5": (
        [
            "3,1 3,2 temple 2,1",
            "4,8 3,7 obelisk 3,8",
            "8,8 8,7 temple 8,9",
            "3,4 2,5 pyramid 3,5",
            "6,1 7,2 pyramid 7,1",
        ],
        "temple 0,2 temple 1,6 obelisk 4,1 pyramid 4,5 pyramid 6,6 obelisk 7,6 temple 8,4",
        "3,0|4,0 3,1|4,0 3,1|4,1 4,1|4,2 5,7|6,7 6,5|7,5 6,5|7,6 6,6|6,7 6,6|7,6 6,7|6,8",
    ),
    "old-kingdom 2": (
        ["5,7 5,1 obelisk 5,0", "4,1 6,7 obelisk 6,8"],
        "temple 2,5 temple 2,9 temple 5,4 temple 8,2 temple 8,6",
        "",
    ),
    "old-kingdom 3": (
        ["7,5 2,8 obelisk 1,8", "4,1 8,6 obelisk 8,5", "1,7 5,1 obelisk 5,0"],
        "temple 1,2 temple 1,5 temple 2,9 temple 5,4 temple 5,6 temple 7,1",
        "",
    ),
    "old-kingdom 4": (
        ["4,1 8,6 obelisk 8,5", "2,4 5,1 obelisk 5,0", "4,9 1,5 obelisk 1,4", "7,5 5,8 obelisk 5,9"],
        "temple 0,1 temple 1,7 temple 2,9 temple 5,4 temple 5,6 temple 7,2 temple 8,9",
        "6,5|6,6 6,6|7,6 6,7|7,6 6,7|7,7",
    ),
    "old-kingdom 5": (
        [
            "6,1 8,6 obelisk 8,5",
            "3,1 5,1 obelisk 6,0",
            "2,4 4,2 obelisk 4,1",
            "4,9 1,5 obelisk 1,4",
            "7,5 5,8 obelisk 5,9",
        ],
        "temple 0,1 temple 1,7 temple 2,9 temple 4,4 temple 5,6 temple 8,4 temple 8,9",
        "4,1|5,1 5,0|5,1 5,0|6,0 6,5|6,6 6,6|7,6 6,7|7,6 6,7|7,7",
    ),
}

# A space of the region of Conflict Order token 1, 2, ...
TOKENS = {
    "middle-kingdom 2": ["1,0", "2,9", "0,1"],
    "middle-kingdom 3": ["1,0", "2,9", "0,1"],
    "middle-kingdom 4": ["1,0", "4,0", "0,1", "2,9"],
    "middle-kingdom 5": ["1,0", "2,9", "6,7", "0,1", "4,0"],
    "old-kingdom 2": ["1,0", "2,9", "0,1"],
    "old-kingdom 3": ["0,1", "2,9", "1,0"],
    "old-kingdom 4": ["6,5", "1,0", "0,1", "2,9"],
    "old-kingdom 5": ["6,5", "5,1", "1,0", "0,1", "2,9"],
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_another_god_and_one_follower(players: int) -> None:
    """ANKH-SETUP-01: also when the gods are drawn."""
    for seed in range(20):
        s = ANKH.new(players, seed=seed)
        assert len(set(s.lineup.gods)) == players
        assert s.followers == (1,) * players


def test_gods_sit_where_they_are_told() -> None:
    """ANKH-SETUP-01."""
    s = ANKH.new(3, gods=["ra", "amun", "isis"])
    assert ANKH.view(s, 0)["gods"] == ["ra", "amun", "isis"]


def test_six_ankh_tokens_lie_below_the_powers_and_the_rest_is_the_pool() -> None:
    """ANKH-SETUP-02: two per column, so two powers of each level; the scenario uses one of the 9."""
    t = table(3).followers(12, 0, 0)
    assert [t.s.ankhs(seat) for seat in range(3)] == [8, 8, 8]
    levels = []
    for _ in range(6):
        before = t.s.followers[0]
        t.turn(0).answer("unlock")
        t.answer(t.options()[1])
        levels.append(before - t.s.followers[0])
    assert levels == [1, 1, 2, 2, 3, 3]
    assert t.s.ankhs(0) == 8  # the pool is another matter


@pytest.mark.parametrize("players", [2, 5])
def test_all_seven_cards_are_in_hand(players: int) -> None:
    """ANKH-SETUP-03."""
    t = table(players)
    for seat in range(players):
        assert t.s.hands[seat] == 0b1111111
        assert t.s.played(seat) == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_is_drawn(players: int) -> None:
    """ANKH-SETUP-04: every seat comes up, and the same seed draws the same."""
    drawn = [ANKH.new(players, seed=seed).turn for seed in range(60)]
    assert set(drawn) == set(range(players))
    assert drawn == [ANKH.new(players, seed=seed).turn for seed in range(60)]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turn_order_is_clockwise_from_the_first_player(first: int) -> None:
    """ANKH-SETUP-04."""
    t = table(4, first=first).followers(0, 0, 0, 0)
    seats = []
    for _ in range(4):
        seats.append(t.seat())
        t.s.advances = (0,) * 4
        t.answer("unlock")
    assert seats == [(first + turn) % 4 for turn in range(4)]


@pytest.mark.parametrize(("first", "ladder"), [(0, [3, 2, 1, 0]), (1, [0, 3, 2, 1]), (3, [2, 1, 0, 3])])
def test_the_first_player_lies_on_top_of_the_devotion_stack(first: int, ladder: list[int]) -> None:
    """ANKH-SETUP-05: and the last player at the bottom."""
    assert list(table(4, first=first).s.ladder) == ladder


def test_markers_stand_on_their_start_spaces() -> None:
    """ANKH-SETUP-06: the first event triggered is the first of the track."""
    t = table(2).followers(0, 0)
    assert t.s.advances == (0, 0, 0, 0)
    assert t.s.event == 0
    t.answer("unlock")
    assert t.heard("event-triggered") == []
    t.answer("unlock")
    assert [(event.what, event.amount) for event in t.heard("event-triggered")] == [(0, 1)]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("first", [0, 1])
def test_a_scenario_says_where_everything_stands(start: str, first: int) -> None:
    """ANKH-SETUP-07, ANKH-SETUP-08, ANKH-SETUP-12: player 1 is the first player, the next one player 2."""
    kingdom, number = start.split()
    players = int(number)
    t = table(players, kingdom, first=first)
    mine, neutral, camels = STARTS[start]
    for player, pieces in enumerate(mine):
        seat = (first + player) % players
        god, warrior, kind, monument = pieces.split()
        assert (t.where(seat, "god"), t.where(seat, "warrior")) == (god, warrior)
        assert t.at(monument) == f"{kind} {seat}"
        assert t.s.controls[seat].bit_count() == 1
        assert (t.s.ankhs(seat), t.s.warriors(seat)) == (8, 5)
        assert len(t.where(seat).split()) == 2
    words = neutral.split()
    assert [t.at(space) for space in words[1::2]] == words[::2]
    assert t.s.neutral_monuments().bit_count() == len(words) // 2
    assert sorted(EDGE_NAMES[side] for side in t.s.camels()) == camels.split()
    for token, space in enumerate(TOKENS[start]):
        assert t.s.region_at(EGYPT.number[space]) == token
    assert sum(1 for region in t.s.regions if region) == len(TOKENS[start])
    assert t.faults() == []


@pytest.mark.parametrize(("players", "used"), [(2, [1, 1, 1]), (3, [2, 2, 2]), (4, [3, 3, 2]), (5, [3, 3, 2])])
def test_the_number_of_players_says_how_many_guardians_are_used(players: int, used: list[int]) -> None:
    """ANKH-SETUP-09: Mummies are small, so all three; Scorpions large, so two."""
    assert list(table(players).s.guardian_cards) == used


@pytest.mark.parametrize(("players", "used"), [(2, [1, 1, 1]), (3, [2, 2, 2]), (4, [3, 2, 2]), (5, [3, 2, 2])])
def test_large_guardians_are_two_at_most(players: int, used: list[int]) -> None:
    """ANKH-SETUP-09."""
    assert list(table(players, guardians="satet apep androsphinx").s.guardian_cards) == used


def test_one_guardian_of_each_level_is_drawn_or_agreed() -> None:
    """ANKH-SETUP-09: by chance all eight choices come up; agreed ones may be named in any order."""
    drawn = {tuple(ANKH.new(2, seed=seed).lineup.guardians) for seed in range(100)}
    assert len(drawn) == 8
    s = ANKH.new(2, guardians=["androsphinx", "satet", "mummy"])
    assert [KINDS[kind] for kind in s.lineup.guardians] == ["satet", "mummy", "androsphinx"]


def test_what_is_not_placed_forms_the_supply() -> None:
    """ANKH-SETUP-10: Middle Kingdom with four players."""
    seen = ANKH.view(table(4).s, 0)
    assert seen["monumentsLeft"] == {"obelisk": 7, "temple": 6, "pyramid": 6}
    assert seen["camelsLeft"] == 26
    t = table(4)
    assert t.s.regions[4:] == (0, 0, 0, 0)  # tokens 5 to 8
    assert seen["tiebreaker"] is None


def written(camels: list[str], **changes: object) -> str:
    """A scenario file with one scenario for two players."""
    entry: dict[str, object] = {
        "kingdom": "new-kingdom", "players": 2, "camels": [camels], "monuments": [["temple", "5,7", 1]],
        "regions": {"1": "4,5", "2": "4,6", "3": "3,5", "4": "8,6"},
        "gods": ["2,0", "2,10"], "warriors": ["2,1", "2,9"],
    }  # fmt: skip
    return json.dumps({"scenarios": [entry | changes]})


LONG_LINE = ["6,5|7,5", "6,5|7,6", "6,6|7,6", "6,6|6,7", "5,7|6,7", "5,7|6,8", "5,8|6,8", "5,9|6,8"]


def test_a_scenario_line_of_camels_may_be_longer_than_six() -> None:
    """ANKH-SETUP-11."""
    scenario = read_scenarios(written(LONG_LINE))[0]
    assert len(LONG_LINE) > 6
    sizes = [region.bit_count() for region in scenario.regions]
    assert (sizes[0], sizes[1] + sizes[3], sizes[2]) == (32, 28, 22)
    assert scenario.regions[1] >> EGYPT.number["5,8"] & 1
    assert scenario.regions[3] >> EGYPT.number["6,8"] & 1


@pytest.mark.parametrize(
    ("file", "wrong"),
    [
        (written(LONG_LINE[1:]), "region"),
        (written([*LONG_LINE, "7,0|7,1"]), "ANKH-INV-06"),
        (written([*LONG_LINE, "6,4|6,5"]), "ANKH-CAMEL-04"),
        (written(LONG_LINE, gods=["2,0", "2,1"]), "ANKH-MAP-05"),
        (written(LONG_LINE, gods=["2,0", "6,4"]), "ANKH-MAP-06"),
        (written(LONG_LINE, gods=["2,0"]), "each of 2 players"),
        (written(LONG_LINE, monuments=[["sphinx", "5,7", 1]]), "obelisk"),
        (written(LONG_LINE, monuments=[["temple", "5,7", 3]]), "no player 3"),
    ],
)
def test_a_scenario_that_breaks_the_rules_is_not_read(file: str, wrong: str) -> None:
    """ANKH-SETUP-07: the reader says what is wrong."""
    with pytest.raises(DataError, match=wrong):
        read_scenarios(file)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_stack_and_figures_follow_the_first_player(first: int) -> None:
    """ANKH-SETUP-12, ANKH-SETUP-05, ANKH-SETUP-07."""
    t = table(3, first=first)
    order = [(first + player) % 3 for player in range(3)]
    assert list(t.s.ladder) == order[::-1]
    assert [t.where(seat, "god") for seat in order] == ["4,3", "7,6", "2,5"]
    assert t.seat() == first


# -- what cannot be set up


def refusal(
    players: int = 3,
    gods: list[str] | None = None,
    guardians: list[str] | None = None,
    scenario: str = "middle-kingdom",
    first: int | None = None,
    edition: str = "final",
    top: int = 31,
    last_red: int = 20,
) -> SetupError:
    """The error of a game that cannot be."""
    with pytest.raises(SetupError) as caught:
        ANKH.new(players, gods, guardians, scenario, first, 0, edition, top, last_red)
    assert isinstance(caught.value, ValueError)
    error = caught.value
    assert str(error) == f"{error.what}: got {error.given}; allowed: {error.allowed}"
    return error


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    """ANKH-SETUP-01."""
    error = refusal(players)
    assert "ANKH-SETUP-01" in error.what
    assert (error.given, error.allowed) == (str(players), "2, 3, 4 or 5")


def test_an_unknown_god_is_refused() -> None:
    """ANKH-SETUP-01, ANKH-COMP-01."""
    error = refusal(2, gods=["ra", "zeus"])
    assert (error.what, error.given) == ("god", "'zeus'")
    assert error.allowed == "amun, anubis, isis, osiris, ra"


def test_the_same_god_twice_is_refused() -> None:
    """ANKH-SETUP-01."""
    error = refusal(3, gods=["ra", "isis", "ra"])
    assert "ANKH-SETUP-01" in error.what
    assert error.given == "ra, isis, ra"
    assert "different" in error.allowed


@pytest.mark.parametrize("gods", [[], ["ra", "isis"], ["ra", "isis", "amun", "anubis"]])
def test_a_wrong_number_of_gods_is_refused(gods: list[str]) -> None:
    """ANKH-SETUP-01."""
    error = refusal(3, gods=gods)
    assert "3 players" in error.what
    assert error.given == (", ".join(gods) or "none")
    assert "each seat" in error.allowed


@pytest.mark.parametrize("scenario", ["", "new-kingdom", "Middle Kingdom"])
def test_an_unknown_scenario_is_refused(scenario: str) -> None:
    """ANKH-SETUP-07."""
    error = refusal(scenario=scenario)
    assert "scenario" in error.what
    assert (error.given, error.allowed) == (repr(scenario), "middle-kingdom, old-kingdom")


@pytest.mark.parametrize(
    "guardians",
    [
        [],
        ["cat-mummy", "mummy"],
        ["cat-mummy", "satet", "mummy"],
        ["cat-mummy", "mummy", "apep", "giant-scorpion"],
        ["cat-mummy", "cat-mummy", "mummy", "giant-scorpion"],
    ],
)
def test_guardians_that_are_not_one_of_each_level_are_refused(guardians: list[str]) -> None:
    """ANKH-SETUP-09."""
    error = refusal(guardians=guardians)
    assert "ANKH-SETUP-09" in error.what
    assert error.given == (", ".join(guardians) or "none")
    assert "each level" in error.allowed


@pytest.mark.parametrize("name", ["sphinx", "warrior", "god", "temple"])
def test_an_unknown_guardian_is_refused(name: str) -> None:
    """ANKH-SETUP-09, ANKH-COMP-08."""
    error = refusal(guardians=["satet", "apep", name])
    assert (error.what, error.given) == ("guardian", repr(name))
    assert error.allowed == "cat-mummy, satet, mummy, apep, giant-scorpion, androsphinx"


@pytest.mark.parametrize("first", [-1, 3, 5])
def test_a_first_seat_nobody_sits_on_is_refused(first: int) -> None:
    """ANKH-SETUP-04."""
    error = refusal(first=first)
    assert (error.what, error.given) == ("first player", str(first))
    assert "0 to 2" in error.allowed


@pytest.mark.parametrize(("top", "last_red"), [(31, 31), (31, 40), (20, 20), (31, -1), (0, 0)])
def test_a_red_section_that_reaches_the_top_is_refused(top: int, last_red: int) -> None:
    """ANKH-DEV-01: one blue space at least, and one red one."""
    error = refusal(top=top, last_red=last_red)
    assert "red" in error.what
    assert error.given == str(last_red)
    assert str(top) in error.allowed


def test_an_unknown_edition_is_refused() -> None:
    """ANKH-SETUP-01: the players must know by which rules they play."""
    error = refusal(edition="second")
    assert (error.what, error.given) == ("edition", "'second'")
    assert "final" in error.allowed
