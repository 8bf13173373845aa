"""The Camel Caravan event (chapter 7.2), with geometry and an enumeration of the test's own."""

from collections import Counter

import pytest

from tests.games.ankh.table import ANKH, EGYPT, PASS, Table, bare, table
from theomachy.engine.chance import Dice
from theomachy.engine.game import SPECTATOR
from theomachy.engine.options import UnknownText
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, UNLOCK
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, name_spaces, space_set
from theomachy.games.ankh.rules.state import AnkhState

# Conflict Order token -> legal caravans of its region, counted by two other programs.
LEGAL_AT_SETUP = {
    "middle-kingdom-2": [44, 29, 19],
    "middle-kingdom-3": [44, 29, 19],
    "middle-kingdom-4": [6, 17, 19, 29],
    "middle-kingdom-5": [6, 9, 3, 19, 17],
    "old-kingdom-2": [44, 29, 19],
    "old-kingdom-3": [19, 29, 44],
    "old-kingdom-4": [2, 44, 19, 7],
    "old-kingdom-5": [2, 9, 16, 19, 7],
}
# Six regions parted by 30 camels, seven regions parted by 27.
NO_CAMEL_LEFT = [
    "0,1 0,2 0,3 1,1 1,2 1,3 2,2 2,3",
    "1,4 1,5 1,6 1,7 1,8 1,9 2,4 2,5 2,6 2,7 2,8 3,4 3,5 3,6",
    "3,0 4,0 4,1 4,2 4,3 5,0 5,1 6,0 6,1 7,0 7,1 7,2 7,3 7,4 8,0 8,1 8,2 8,3 8,4 9,2 9,4",
    "1,0 2,0 2,1 3,1 3,2 3,3 4,4 4,5 5,3 5,4 5,5",
    "4,8 4,9 5,6 5,9 6,5 6,6 6,7 6,8 7,5 7,6 7,7 7,9 8,5 8,6 8,7 8,8 8,9 9,6 9,8",
    "2,9 2,10 3,7 3,8 3,10 4,6 4,7 5,7 5,8",
]
THREE_CAMELS_LEFT = [
    "1,4 1,5 1,6 1,7 1,8 1,9 2,4 2,6 2,7 2,8 3,6",
    "0,1 0,2 0,3 1,1 1,2 1,3 2,2 2,3 2,5 3,4 3,5",
    "6,1 7,2 7,3 7,4 8,1 8,2 8,3 8,4 9,2 9,4",
    "4,1 5,0 5,1 6,0 7,0 7,1 8,0",
    "1,0 2,0 2,1 3,0 3,1 3,2 3,3 4,0 4,2 4,3 4,4 4,5 5,3 5,4 5,5",
    "2,9 2,10 3,7 3,8 3,10 4,6 4,7 4,8 4,9 5,6 5,7 5,8 5,9 6,5 6,6 6,7 6,8 7,6",
    "7,5 7,7 7,9 8,5 8,6 8,7 8,8 8,9 9,6 9,8",
]
WEST_LINE = ["5,0|6,0", "5,0|5,1", "4,1|5,1"]  # 17 spaces with 5,0 and 15 with 5,1


def around(space: str) -> list[str]:
    """The six neighbours in circular order; some may be no space of the map."""
    row, col = [int(part) for part in space.split(",")]
    if col % 2:
        steps = [(-1, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]
    else:
        steps = [(-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1), (-1, -1)]
    return [f"{row + down},{col + right}" for down, right in steps]


def side_name(one: str, other: str) -> str:
    """A side as options write it: the space that comes first in reading order first."""
    ends = sorted([one, other], key=lambda space: [int(part) for part in space.split(",")])
    return "|".join(ends)


def corners(side: str) -> list[frozenset[str]]:
    """The two ends of a side, each as the three spaces that meet there."""
    one, other = side.split("|")
    ring = around(one)
    at = ring.index(other)
    return [frozenset({one, other, ring[at - 1]}), frozenset({one, other, ring[(at + 1) % 6]})]


def connected(part: set[str]) -> bool:
    """Whether the spaces hang together, inside one region of before."""
    reached: set[str] = set()
    todo = [min(part)]
    while todo:
        space = todo.pop()
        reached.add(space)
        todo += [near for near in around(space) if near in part and near not in reached]
    return reached == part


def splits(region: set[str], most: int = 6) -> set[frozenset[str]]:
    """Brute force: every cut of a region into two connected parts of 6 or more, with at most so many sides."""
    order = [min(region)]
    for space in order:
        order += [near for near in around(space) if near in region and near not in order]
    before = [[near for near in around(space) if near in order[:index]] for index, space in enumerate(order)]
    found: set[frozenset[str]] = set()
    first: set[str] = {order[0]}
    cut: set[str] = set()

    def assign(index: int) -> None:
        if index == len(order):
            second = region - first
            if min(len(first), len(second)) >= 6 and connected(first) and connected(second):
                found.add(frozenset(cut))
            return
        space = order[index]
        for own in (True, False):
            new = {side_name(space, near) for near in before[index] if (near in first) != own}
            if len(cut) + len(new) <= most:
                cut.update(new)
                if own:
                    first.add(space)
                assign(index + 1)
                first.discard(space)
                cut.difference_update(new)

    assign(1)
    return found


def regions(s: AnkhState) -> list[set[str]]:
    """The land of each Conflict Order token on the map, lowest token first."""
    return [set(name_spaces(region).split()) for region in s.regions if region]


def caravan(t: Table, seat: int = 0) -> Table:
    """The seat triggers a Camel Caravan by its Unlock action, without paying for a power."""
    t.event_comes(CAMEL_CARAVAN).followers(*[0] * t.s.players)
    t.s.advances = changed(t.s.advances, UNLOCK, t.s.players - 1)
    t.heard()
    return t.turn(seat).answer("unlock")


def parted(*parts: str) -> Table:
    """The bare map with these regions, tokens in the order given."""
    t = bare()
    t.s.regions = (*[space_set(part) for part in parts], *[0] * (8 - len(parts)))
    assert t.faults() == []
    return t


def drawable(t: Table) -> set[frozenset[str]]:
    """Every line that can be laid by answering question after question."""
    found: set[frozenset[str]] = set()
    seat = t.seat()
    todo: list[tuple[AnkhState, tuple[str, ...]]] = [(t.s.copy(), ())]
    while todo:
        position, line = todo.pop()
        for option in position.options(seat):
            if option != PASS:
                after = position.copy()
                after.apply(seat, option)
                longer = (*line, ANKH.text(position, option))
                if type(after.stack[-1]).__name__ == "LayCamel":
                    todo.append((after, longer))
                else:
                    found.add(frozenset(longer))
    return found


def lay(t: Table, line: frozenset[str]) -> Table:
    """Lay exactly this line."""
    while t.asked() == "LayCamel":
        t.answer(next(side for side in t.options() if side in line))
    return t


def settle(t: Table, dice: Dice) -> Table:
    """Answer the questions about tokens at random."""
    while t.asked() != "ChooseAction":
        options = t.options()
        t.answer(options[dice.below(len(options))])
    return t


def features(line: frozenset[str], region: set[str]) -> list[frozenset[str]]:
    """The corners of a line at which not all three spaces belong to the region."""
    return [corner for side in line for corner in corners(side) if not corner <= region]


@pytest.mark.parametrize("kingdom", LEGAL_AT_SETUP)
def test_the_legal_caravans_of_every_scenario_are_those_of_the_enumeration(kingdom: str) -> None:
    """ANKH-CAMEL-09, ANKH-CAMEL-02. As many in each region as two other programs found."""
    scenario, players = kingdom.rsplit("-", 1)
    t = caravan(table(int(players), scenario))
    lines = drawable(t)
    expected: set[frozenset[str]] = set()
    for region, count in zip(regions(t.s), LEGAL_AT_SETUP[kingdom], strict=True):
        legal = splits(region)
        assert len(legal) == count
        expected |= legal
    assert lines == expected


@pytest.mark.parametrize("seed", range(3))
def test_the_legal_caravans_after_earlier_ones_are_those_of_the_enumeration(seed: int) -> None:
    """ANKH-CAMEL-09, ANKH-CAMEL-07, ANKH-CAMEL-08. Four caravans in a row, from three regions to seven."""
    dice = Dice(seed)
    t = bare()
    for number in range(4):
        lines = drawable(caravan(t, number % 2))
        assert lines == set().union(*[splits(region) for region in regions(t.s)])
        choice = sorted(sorted(line) for line in lines)[dice.below(len(lines))]
        settle(lay(t, frozenset(choice)), dice)
        assert len(regions(t.s)) == 4 + number
        assert t.faults() == []


@pytest.mark.parametrize("seed", [10, 11])
def test_every_legal_line_is_a_path_from_feature_to_feature(seed: int) -> None:
    """ANKH-CAMEL-05, ANKH-CAMEL-06, ANKH-CAMEL-03. Unbranched, never touching itself, and ending at the first."""
    dice = Dice(seed)
    t = bare()
    for _ in range(3):
        lines = sorted(sorted(line) for line in drawable(caravan(t)))
        for sides in lines:
            line = frozenset(sides)
            region = next(region for region in regions(t.s) if sides[0].split("|")[0] in region)
            assert 1 <= len(line) <= 6
            met = Counter(corner for side in line for corner in corners(side))
            ends = [corner for corner, times in met.items() if times == 1]
            assert len(ends) == 2
            assert set(met.values()) <= {1, 2}
            assert len(met) == len(line) + 1
            assert sorted(map(sorted, features(line, region))) == sorted(map(sorted, ends))
        settle(lay(t, frozenset(lines[dice.below(len(lines))])), dice)


def test_at_a_feature_at_most_one_open_side_meets() -> None:
    """ANKH-CAMEL-06. On the printed map and after caravans: no line could go on past a feature."""
    dice = Dice(12)
    t = bare()
    for _ in range(5):
        for region in regions(t.s):
            open_sides = {side_name(one, other) for one in region for other in around(one) if other in region}
            met = Counter(corner for side in open_sides for corner in corners(side))
            assert {times for corner, times in met.items() if not corner <= region} == {1}
            assert {times for corner, times in met.items() if corner <= region} == {3}
        lines = sorted(sorted(line) for line in drawable(caravan(t)))
        settle(lay(t, frozenset(lines[dice.below(len(lines))])), dice)


def test_a_caravan_may_be_declined_before_its_first_camel_only() -> None:
    """ANKH-CAMEL-01, ANKH-CAMEL-05. A line begun must be brought to a feature."""
    t = caravan(table(2))
    before = list(t.s.regions)
    assert t.options()[0] == "pass"
    t.answer("5,0|6,0")
    assert "pass" not in t.options()
    assert t.refused("pass") == ["ANKH-CAMEL-05"]
    t = caravan(table(2)).answer("pass")
    assert t.asked() == "ChooseAction"
    assert list(t.s.regions) == before
    assert t.s.camels_left() == 30
    assert t.s.event == 5


def test_everybody_sees_a_caravan_while_it_is_laid() -> None:
    """ANKH-CAMEL-04: the line grows camel by camel, for every seat and for spectators."""
    t = caravan(table(2))
    for length in range(len(WEST_LINE)):
        assert [ANKH.view(t.s, viewer)["caravan"] for viewer in (0, 1, SPECTATOR)] == [WEST_LINE[:length]] * 3
        t.answer(WEST_LINE[length])
    assert ANKH.view(t.s, 1)["caravan"] == []


def test_any_region_may_be_cut_also_without_presence() -> None:
    """ANKH-CAMEL-02. Seat 0 has nothing in the Delta and nothing in the East; nobody is in the Delta."""
    t = caravan(bare(3))
    starts = {side.split("|")[0] for side in t.options()[1:]}
    assert all(starts & region for region in regions(t.s))
    line = ["1,5|1,6", "1,6|2,6", "1,7|2,6", "2,6|2,7", "2,7|3,6"]
    t.answer(*line)
    assert t.asked() == "KeepToken"
    assert sorted(len(region) for region in regions(t.s)) == [6, 16, 28, 32]


def test_one_camel_may_be_enough() -> None:
    """ANKH-CAMEL-03, ANKH-CAMEL-05. After this caravan only one side is open between Water and camels."""
    t = caravan(bare())
    settle(t.answer("3,0|4,0", "3,1|4,0", "3,1|4,1", "3,1|4,2", "3,2|4,2", "3,2|3,3"), Dice(1))
    assert t.s.camels_left() == 24
    caravan(t).answer("4,1|4,2")
    assert t.asked() == "KeepToken"
    assert t.s.camels_left() == 23
    assert len(regions(t.s)) == 5


def test_a_line_of_more_than_six_camels_is_refused() -> None:
    """ANKH-CAMEL-03. From here the next feature is at least three sides away."""
    t = caravan(bare()).answer("3,7|3,8", "3,7|4,8", "4,7|4,8")
    assert t.refused("4,7|5,8") == ["ANKH-CAMEL-03"]


def test_a_line_never_takes_more_camels_than_the_supply_holds() -> None:
    """ANKH-CAMEL-03. Three camels are left; longer lines would be legal otherwise."""
    t = parted(*THREE_CAMELS_LEFT)
    assert t.s.camels_left() == 3
    lines = drawable(caravan(t))
    every = set().union(*[splits(region) for region in regions(t.s)])
    assert lines == {line for line in every if len(line) <= 3}
    assert 0 < len(lines) < len(every)
    lay(t, max(lines, key=sorted))
    assert t.s.camels_left() >= 0
    assert t.faults() == []


def test_camels_stand_only_on_open_sides_between_land_spaces() -> None:
    """ANKH-CAMEL-04. River sides and sides of Water have no name to answer with; camels are not doubled."""
    t = caravan(table(2))
    for side in ["4,5|4,6", "5,5|6,5", "5,3|6,3", "4,1|5,2"]:
        with pytest.raises(UnknownText):
            ANKH.code(t.s, side)
    settle(t.answer(*WEST_LINE), Dice(1))
    caravan(t)
    for side in WEST_LINE:
        assert t.refused(side) == ["ANKH-CAMEL-04"]
    t.answer("3,7|4,6")
    assert "ANKH-CAMEL-04" in t.refused("3,7|4,6")


def test_a_line_begins_at_a_feature() -> None:
    """ANKH-CAMEL-05. 4,1|4,2 reaches the Water 5,2; 3,1|4,1 lies in open land, and so does 5,7|6,7."""
    t = caravan(table(2))
    assert "4,1|4,2" in t.options()
    assert t.refused("3,1|4,1") == ["ANKH-CAMEL-05"]
    assert t.refused("5,7|6,7") == ["ANKH-CAMEL-05"]


@pytest.mark.parametrize(
    ("drawn", "side"),
    [
        (["5,0|6,0"], "4,0|5,0"),
        (["0,3|1,4"], "0,3|1,2"),
        (["5,0|6,0", "5,0|5,1"], "5,1|6,0"),
        (["5,0|6,0"], "5,8|5,9"),
        (["4,1|4,2", "3,1|4,2"], "3,1|4,1"),
    ],
    ids=["same space, other corner", "one corner further", "branch", "elsewhere", "branch at Water"],
)
def test_a_line_goes_on_where_it_stands(drawn: list[str], side: str) -> None:
    """ANKH-CAMEL-05. No gaps and no branches."""
    t = caravan(table(2)).answer(*drawn)
    assert side not in t.options()
    assert t.refused(side) == ["ANKH-CAMEL-05"]


def test_both_parts_need_six_land_spaces() -> None:
    """ANKH-CAMEL-08, EX-08. Five spaces east of the line are too few, six are enough."""
    t = caravan(table(2)).answer("2,7|3,6", "2,6|2,7")
    assert "1,7|2,6" in t.options()
    t.answer("1,7|2,6")
    assert "1,6|1,7" not in t.options()
    assert t.refused("1,6|1,7") == ["ANKH-CAMEL-08"]
    t.answer("1,6|2,6", "1,5|1,6")
    assert t.asked() == "KeepToken"
    assert sorted(len(region) for region in regions(t.s)) == [6, 16, 28, 32]


def test_a_line_that_can_only_cut_off_too_little_is_refused() -> None:
    """ANKH-CAMEL-08. Past 8,7|9,6 and 8,6|9,6 a line of six can cut off three spaces at most."""
    t = caravan(table(2)).answer("8,7|9,6")
    assert t.refused("8,6|9,6") == ["ANKH-CAMEL-08"]


def test_occupied_spaces_count_for_the_size_and_water_does_not() -> None:
    """ANKH-CAMEL-08, ANKH-CAMEL-16, ANKH-MAP-04. Figures and Monuments on all six spaces change nothing."""
    t = bare().figures(0, warriors="1,7 1,8 2,8").figures(1, warriors="1,9").monuments(0, temple="2,7 1,6")
    assert len(drawable(caravan(t))) == 44 + 29 + 19
    t.answer("1,5|1,6", "1,6|2,6", "1,7|2,6", "2,6|2,7", "2,7|3,6")
    assert {"1,6", "1,7", "1,8", "1,9", "2,7", "2,8"} in regions(t.s)


def test_one_region_becomes_exactly_two() -> None:
    """ANKH-CAMEL-07, EX-07. The rest of the map keeps its regions, and the two parts are not adjacent any more."""
    t = caravan(table(2)).answer(*WEST_LINE)
    north, south = sorted([r for r in regions(t.s) if "5,0" in r or "5,1" in r], key=len, reverse=True)
    assert [len(north), len(south)] == [17, 15]
    assert "5,0" in north
    assert "5,1" in south
    assert len(regions(t.s)) == 4
    assert not t.s.adjacent(EGYPT.number["5,1"]) >> EGYPT.number["5,0"] & 1
    assert t.s.adjacent(EGYPT.number["4,1"]) >> EGYPT.number["5,0"] & 1


def test_without_any_legal_line_the_event_has_no_effect() -> None:
    """ANKH-CAMEL-10, ANKH-EVT-03. All 30 camels stand on the map, and two Conflict Order tokens are left."""
    t = parted(*NO_CAMEL_LEFT)
    assert t.s.camels_left() == 0
    assert any(splits(region) for region in regions(t.s))
    caravan(t)
    assert t.asked() == "ChooseAction"
    assert [event.rule for event in t.heard("event-lost")] == ["ANKH-CAMEL-10"]
    assert t.s.event == 5


@pytest.mark.parametrize(("kept", "tokens"), [("5,1", [15, 28, 22, 17]), ("1,0", [17, 28, 22, 15])])
def test_the_player_decides_which_part_keeps_the_old_token(kept: str, tokens: list[int]) -> None:
    """ANKH-CAMEL-11, ANKH-CAMEL-12, EX-07. The other part gets the lowest token of the supply, here 4."""
    t = caravan(table(2)).answer(*WEST_LINE)
    assert t.asked() == "KeepToken"
    assert t.options() == ["1,0", "5,1"]
    assert t.refused("pass") == ["ANKH-CAMEL-11"]
    assert t.refused("4,7") == ["ANKH-CAMEL-11"]
    t.answer(kept, "pass")
    assert [region.bit_count() for region in t.s.regions] == [*tokens, 0, 0, 0, 0]


def test_the_new_token_is_the_lowest_of_the_supply_each_time() -> None:
    """ANKH-CAMEL-12. Four tokens lie on the map of four players: 5, 6, 7 follow, wherever the others are."""
    t = table(4)
    dice = Dice(3)
    for number in (5, 6, 7):
        lines = sorted(sorted(line) for line in drawable(caravan(t)))
        lay(t, frozenset(lines[dice.below(len(lines))]))
        t.answer(t.options()[dice.below(2)])
        assert t.options()[-1] == f"token-{number}"
        settle(t, dice)
        assert [bool(region) for region in t.s.regions] == [True] * number + [False] * (8 - number)


@pytest.mark.parametrize(
    ("answers", "sizes"),
    [
        (["token-4", "token-2"], [15, 17, 22, 28]),
        (["token-4", "token-3"], [15, 28, 17, 22]),
        (["token-1", "token-3"], [22, 28, 15, 17]),
        (["token-1", "token-4"], [17, 28, 22, 15]),
        (["token-4", "token-1"], [17, 28, 22, 15]),
        (["pass"], [15, 28, 22, 17]),
    ],
    ids=["4 and 2", "4 and 3", "1 and 3", "1 and 4", "4 and 1", "none"],
)
def test_one_new_region_may_exchange_its_token_with_any_on_the_map(answers: list[str], sizes: list[int]) -> None:
    """ANKH-CAMEL-13, EX-07. Either of the two, also with each other; the other regions keep their land."""
    t = caravan(table(2)).answer(*WEST_LINE, "5,1")
    assert t.asked() == "ExchangeToken"
    assert t.options() == ["pass", "token-1", "token-4"]
    t.answer(*answers)
    assert [region.bit_count() for region in t.s.regions] == [*sizes, 0, 0, 0, 0]
    assert t.asked() == "ChooseAction"


def test_tokens_of_old_regions_or_of_the_supply_are_not_exchanged() -> None:
    """ANKH-CAMEL-13. One of the two tokens must be a new region's, and both must be on the map."""
    t = caravan(table(2)).answer(*WEST_LINE, "5,1")
    assert t.refused("token-2") == ["ANKH-CAMEL-13"]
    assert t.refused("token-5") == ["ANKH-CAMEL-13"]
    t.answer("token-4")
    assert t.options() == ["token-1", "token-2", "token-3"]
    assert t.refused("token-4") == ["ANKH-CAMEL-13"]
    assert t.refused("token-5") == ["ANKH-CAMEL-13"]


def test_without_a_conflict_order_token_no_caravan_is_placed() -> None:
    """ANKH-CAMEL-14. Five short lines make eight regions; more could be cut, and camels are left."""
    t = bare()
    for _ in range(5):
        settle(lay(t, min(drawable(caravan(t)), key=lambda line: (len(line), sorted(line)))), Dice(1))
    assert len(regions(t.s)) == 8
    assert any(splits(region, t.s.camels_left()) for region in regions(t.s))
    before = list(t.s.regions)
    caravan(t)
    assert t.asked() == "ChooseAction"
    assert len(t.heard("event-lost")) == 1
    assert list(t.s.regions) == before


def test_camels_once_placed_stay_and_twenty_eight_are_the_most() -> None:
    """ANKH-CAMEL-15, ANKH-CAMEL-03. Ten stand at the start of five players; three caravans of six follow."""
    t = table(5)
    standing = {EDGE_NAMES[side] for side in t.s.camels()}
    assert len(standing) == 10
    for _ in range(3):
        longest = max(drawable(caravan(t)), key=lambda line: (len(line), sorted(line)))
        assert len(longest) == 6
        settle(lay(t, longest), Dice(1))
        assert {EDGE_NAMES[side] for side in t.s.camels()} == standing | longest
        standing |= longest
    assert len(standing) == 28
    assert t.s.camels_left() == 2


def test_figures_and_monuments_beside_the_line_stay_where_they_are() -> None:
    """ANKH-CAMEL-16, EX-07. God and Warrior of seat 0 and its Obelisk stand right at the line."""
    t = table(2).monuments(1, temple="6,0")
    pieces = t.s.pieces
    figures = t.s.figures
    controls = t.s.controls
    settle(caravan(t).answer(*WEST_LINE), Dice(1))
    assert (t.s.pieces, t.s.figures, t.s.controls) == (pieces, figures, controls)
    assert [t.at("5,1"), t.at("4,1"), t.at("5,0"), t.at("6,0")] == ["god 0", "warrior 0", "obelisk 0", "temple 1"]


def test_both_ends_of_a_line_may_touch_camels() -> None:
    """ANKH-CAMEL-17, ANKH-CAMEL-05. At neither end of the third line is a river, Water or the edge of the map."""
    t = bare()
    earlier: set[str] = set()
    for line in (
        ["6,7|7,7", "7,6|7,7", "7,6|8,6", "7,5|8,6", "7,5|8,5"],
        ["4,6|5,6", "4,6|4,7", "3,7|4,7", "4,7|4,8", "4,8|5,8", "4,8|4,9"],
    ):
        settle(caravan(t).answer(*line), Dice(1))
        earlier.update(line)
    third = ["4,7|5,8", "4,7|5,7", "5,6|5,7", "5,7|6,6", "6,6|6,7", "6,7|7,6"]
    region = next(region for region in regions(t.s) if "5,7" in region)
    ends = features(frozenset(third), region)
    camel_ends = [corner for side in earlier for corner in corners(side)]
    assert len(ends) == 2
    assert all(corner in camel_ends and corner <= set(EGYPT.names) for corner in ends)
    caravan(t).answer(*third)
    assert t.asked() == "KeepToken"
    assert len(regions(t.s)) == 6
