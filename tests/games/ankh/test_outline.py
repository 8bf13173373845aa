"""What a line of camels cuts off, counted by the way along its sides, against flooding the land."""

import pytest

from tests.games.ankh.lines import drawn_lines, expected_lines, flooded
from tests.games.ankh.table import ANKH
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.games.ankh.rules.components import CAMELS
from theomachy.games.ankh.rules.egypt import EDGE_NUMBER, EDGES, EGYPT, space_set
from theomachy.games.ankh.rules.events.camel_lines import Land, Line, first_sides
from theomachy.games.ankh.rules.events.region_shape import ALONG, Outline, outline_of

HOLE = "4,7|5,6 5,6|6,6 6,6|6,7 6,7|6,8 5,8|6,8 4,7|5,8"  # the sides that end at 5,7


def random_shape(dice: Dice) -> int:
    """A connected piece of a printed region, often with holes."""
    shape = EGYPT.base_regions[dice.below(len(EGYPT.base_regions))]
    for _ in range(dice.below(15)):
        spaces = members(shape)
        smaller = shape & ~(1 << spaces[dice.below(len(spaces))])
        if EGYPT.hexes.connected(members(smaller)[0], smaller) == smaller:
            shape = smaller
    return shape


def borders(outline: Outline) -> int:
    """The number of borders on which a line may begin."""
    return len({feature.border for feature in outline.features})


@pytest.mark.parametrize("seed", range(8))
def test_lines_are_those_that_leave_two_parts_large_enough(seed: int) -> None:
    """ANKH-CAMEL-05, ANKH-CAMEL-06, ANKH-CAMEL-07, ANKH-CAMEL-08. In any piece of land, with holes or without."""
    dice = Dice(seed)
    found = 0
    for _ in range(12):
        shape = random_shape(dice)
        supply = 1 + dice.below(6)
        lines = drawn_lines(shape, supply)
        assert set(lines) == expected_lines(shape, supply)
        for line, part in lines.items():
            assert part == flooded(shape, line, members(part)[0])
            assert part == lines[line[::-1]]
        found += len(lines)
    assert found


def test_a_line_from_one_border_to_another_cuts_nothing_off() -> None:
    """ANKH-CAMEL-07. The East without 5,7: a line to the hole leaves one region, not two."""
    east = next(region for region in EGYPT.base_regions if region & space_set("5,7"))
    whole = outline_of(east)
    holed = outline_of(east & ~space_set("5,7"))
    assert (borders(whole), borders(holed)) == (1, 2)
    hole = {EDGE_NUMBER[EGYPT.side(name)] for name in HOLE.split()}
    assert {ALONG[feature.entry] for feature in holed.features if feature.border == 1} == hole
    assert not hole & {side for line in drawn_lines(east & ~space_set("5,7")) for side in line[:1]}


def test_the_way_round_a_space_is_worth_that_space() -> None:
    """ANKH-CAMEL-08. So the way round any piece of land is worth its size, and round a hole nothing."""
    for region in EGYPT.base_regions:
        outline = Outline(region)
        for space in members(region):
            assert sum(outline.worth(6 * space + direction) for direction in range(6)) == -1


def test_a_region_knows_the_sides_without_camels() -> None:
    """ANKH-CAMEL-09, ANKH-COMP-06. After every caravan of random games, against a count of the sides."""
    caravans = 0
    for seed in range(6):
        dice = Dice(seed)
        s = ANKH.start(2 + seed % 4, seed)
        before: tuple[int, ...] = ()
        while s.waiting():
            if s.regions != before:
                before = s.regions
                caravans += 1
                standing = [side for side in EDGES if s.region_at(side[0]) != s.region_at(side[1])]
                assert s.camels_left() == CAMELS - len(standing)
                assert [EDGES[side] for side in s.camels()] == standing
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert caravans > 10


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("3,1|4,1", "a line begins at a feature"),
        ("5,0|6,0 5,8|5,9", "a line goes on where it stands"),
        ("4,1|4,2 3,1|4,1 3,1|4,0 3,0|4,0 3,0|3,1", "a line ends at the first feature"),
    ],
)
def test_what_is_no_beginning_of_a_line_is_refused(drawn: str, why: str) -> None:
    """ANKH-CAMEL-05, ANKH-CAMEL-06. Such a question cannot be read from a written position."""
    west = next(region for region in EGYPT.base_regions if region & space_set("5,0"))
    with pytest.raises(ValueError, match=why):
        Line(outline_of(west), tuple(EDGE_NUMBER[EGYPT.side(name)] for name in drawn.split()))


def test_what_is_remembered_of_regions_is_bounded() -> None:
    assert outline_of.cache_info().maxsize
    assert first_sides.cache_info().maxsize


def test_water_has_no_outline() -> None:
    """ANKH-MAP-03."""
    land = Land(tuple(EGYPT.base_regions))
    with pytest.raises(ValueError, match="no land"):
        land.outline_at(members(EGYPT.water)[0])
