"""Map, regions, adjacency (chapter 2)."""

import pytest

from tests.games.ankh.table import Table, bare, table
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN
from theomachy.games.ankh.rules.egypt import (
    DESERT,
    EDGE_NAMES,
    FERTILE,
    NEAR,
    WATER,
    data_file,
    name_spaces,
    read_egypt,
)
from theomachy.games.ankh.rules.events.event import TriggerEvent
from theomachy.games.ankh.rules.scenario import read_scenarios

# The map once more, region by region instead of row by row.
WEST = (
    "1,0 2,0 2,1 3,0 3,1 3,2 3,3 4,0 4,1 4,2 4,3 4,4 4,5 5,0 5,1 5,3 5,4 5,5 6,0 6,1 "
    "7,0 7,1 7,2 7,3 7,4 8,0 8,1 8,2 8,3 8,4 9,2 9,4"
)
EAST = (
    "2,9 2,10 3,7 3,8 3,10 4,6 4,7 4,8 4,9 5,6 5,7 5,8 5,9 6,5 6,6 6,7 6,8 "
    "7,5 7,6 7,7 7,9 8,5 8,6 8,7 8,8 8,9 9,6 9,8"
)
DELTA = "0,1 0,2 0,3 1,1 1,2 1,3 1,4 1,5 1,6 1,7 1,8 1,9 2,2 2,3 2,4 2,5 2,6 2,7 2,8 3,4 3,5 3,6"
LAKES = "0,4 0,5 0,6 0,7 0,8 0,9 1,10 3,9 4,10 5,2 5,10 6,2 6,3 6,4 6,9 6,10 7,8 7,10 8,10"
GREEN = "0,1 0,2 0,3 1,* 2,* 3,2 3,3 3,4 3,5 3,6 3,7 3,8 4,4 4,5 4,6 5,5 5,6 6,5 6,6 7,4 7,5 8,4 8,5 9,4"
MAP = set(f"{WEST} {EAST} {DELTA} {LAKES}".split())

WITH_APEP = "cat-mummy apep giant-scorpion"


def around(name: str) -> set[str]:
    """The spaces sharing a side, by row and column: odd columns stand half a space lower."""
    row, col = map(int, name.split(","))
    lower = col % 2
    steps = [(-1, 0), (1, 0), (lower - 1, 1), (lower, 1), (lower - 1, -1), (lower, -1)]
    return {f"{row + down},{col + right}" for down, right in steps} & MAP


def base_of(name: str) -> str:
    """The base region of a land space."""
    return next(land for land in (WEST, EAST, DELTA) if name in land.split())


def caravan(t: Table, *sides: str) -> Table:
    """Seat 0 lays this line of camels, keeping and exchanging no matter what."""
    t.event_comes(CAMEL_CARAVAN).runs(TriggerEvent(0)).answer(*sides)
    t.answer(t.options()[0], "pass")
    t.s.over = False
    return t


# -- the printed map


def test_the_map_has_101_spaces_of_three_terrains() -> None:
    """ANKH-MAP-01."""
    egypt = read_egypt(data_file("egypt.json"))
    assert set(egypt.names) == MAP
    assert len(egypt.names) == 101
    assert set(name_spaces(WATER).split()) == set(LAKES.split())
    whole_rows = {name for name in MAP if name[:2] in ("1,", "2,") and name not in LAKES.split()}
    assert set(name_spaces(FERTILE).split()) == set(GREEN.split()) - {"1,*", "2,*"} | whole_rows
    assert (FERTILE.bit_count(), DESERT.bit_count(), WATER.bit_count()) == (43, 39, 19)
    assert FERTILE & DESERT == 0


def test_spaces_touch_as_on_a_grid_of_flat_top_hexes() -> None:
    """ANKH-MAP-01."""
    egypt = read_egypt(data_file("egypt.json"))
    for space, name in enumerate(egypt.names):
        assert set(name_spaces(NEAR[space]).split()) == around(name), name


def test_31_river_sides_cut_the_land_into_three_regions() -> None:
    """ANKH-MAP-02."""
    egypt = read_egypt(data_file("egypt.json"))
    assert len(egypt.rivers) == 31
    for one, other in egypt.rivers:
        assert base_of(egypt.names[one]) != base_of(egypt.names[other])
    regions = {frozenset(name_spaces(region).split()) for region in egypt.base_regions}
    assert regions == {frozenset(land.split()) for land in (WEST, EAST, DELTA)}
    assert sorted(len(region) for region in regions) == [22, 28, 32]


def hanging_together(start: str, camels: set[frozenset[str]]) -> set[str]:
    """Land reached from start over sides without river and camel."""
    found = {start}
    edge = [start]
    while edge:
        here = edge.pop()
        for there in around(here) & set(base_of(start).split()) - found:
            if frozenset((here, there)) not in camels:
                found.add(there)
                edge.append(there)
    return found


SIZES = {
    "middle-kingdom 2": [32, 28, 22],
    "middle-kingdom 3": [32, 28, 22],
    "middle-kingdom 4": [14, 18, 22, 28],
    "middle-kingdom 5": [14, 16, 12, 22, 18],
    "old-kingdom 2": [32, 28, 22],
    "old-kingdom 3": [22, 28, 32],
    "old-kingdom 4": [12, 32, 22, 16],
    "old-kingdom 5": [12, 15, 17, 22, 16],
}


@pytest.mark.parametrize("start", SIZES)
def test_regions_are_land_not_parted_by_rivers_or_camels(start: str) -> None:
    """ANKH-MAP-03, ANKH-MAP-09: each land space is in exactly one region, each region has one token."""
    kingdom, players = start.split()
    s = table(int(players), kingdom).s
    camels = {frozenset(EDGE_NAMES[side].split("|")) for side in s.camels()}
    land = [set(name_spaces(region).split()) for region in s.regions if region]
    assert [len(region) for region in land] == SIZES[start]
    assert s.regions[len(land) :] == (0,) * (8 - len(land))
    for region in land:
        for space in region:
            assert hanging_together(space, camels) == region
    assert sum(len(region) for region in land) == 82


def test_water_does_not_connect_land() -> None:
    """ANKH-MAP-03: the lake on 6,4 touches West and East, which stay two regions."""
    t = bare(2).figures(0, god="5,5").figures(1, god="6,5").region(1)
    assert t.s.devotion == (1, 0)


def test_a_caravan_changes_the_regions_of_water() -> None:
    """ANKH-MAP-04: the lake on 5,2 lay in one region and now lies in two."""
    t = bare(2, guardians=WITH_APEP).figures(0, god="7,0", apep="5,2").figures(1, god="5,7")
    caravan(t, "5,0|6,0", "5,0|5,1", "4,1|5,1")
    north, south = sorted([t.s.regions[0], t.s.regions[3]], key=lambda region: region.bit_count(), reverse=True)
    assert (north.bit_count(), south.bit_count()) == (17, 15)
    t.powers(0, "omnipresent").followers(0, 0).conflict_begins()
    assert t.s.followers[0] == 2


def test_before_that_caravan_the_lake_lies_in_one_region() -> None:
    """ANKH-MAP-04."""
    t = bare(2, guardians=WITH_APEP).figures(0, god="7,0", apep="5,2").figures(1, god="5,7")
    t.powers(0, "omnipresent").followers(0, 0).conflict_begins()
    assert t.s.followers[0] == 1


# -- what a space holds


@pytest.mark.parametrize("taken", ["4,6", "4,7", "6,6"])
def test_a_space_holds_one_piece(taken: str) -> None:
    """ANKH-MAP-05: own figure, enemy figure or Monument, neither summon nor move ends there."""
    t = bare(2, gods="isis ra").figures(0, warriors="4,6 5,6").figures(1, warriors="4,7").monuments(temple="6,6")
    t.turn(0).answer("summon", "warrior")
    assert t.refused(taken) == ["ANKH-MAP-05"]
    t.turn(0).answer("move", "5,6")
    assert t.refused(taken) == ["ANKH-MOVE-04"]


def test_nothing_is_built_on_an_occupied_space() -> None:
    """ANKH-MAP-05."""
    t = bare(2, gods="isis ra").followers(3, 0).figures(0, god="1,2").figures(1, god="1,6").monuments(temple="1,4")
    t.region(3).cards(s0="build", s1="cycle").answer("obelisk")
    for space in ("1,2", "1,6", "1,4"):
        assert t.refused(space) == ["ANKH-MAP-05"]


def test_water_is_closed_to_all_but_apep() -> None:
    """ANKH-MAP-06."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).figures(0, god="6,5").in_pool(0, apep=1, cat_mummy=1)
    for kind in ("warrior", "cat-mummy"):
        t.turn(0).answer("summon", kind)
        assert t.refused("6,4") == ["ANKH-MAP-06"]
    t.turn(0).answer("move", "6,5")
    assert t.refused("6,4") == ["ANKH-MOVE-04"]
    t.turn(0).answer("summon", "apep", "6,4")
    assert t.at("6,4") == "apep 0"


def test_a_figure_on_water_dominates_each_region_of_its_space() -> None:
    """ANKH-MAP-07."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).figures(0, god="1,2", apep="6,4").figures(1, god="1,6")
    t.conflict(0)
    assert t.asked() == "ChooseCards"  # the Delta, where the Gods are
    assert t.s.devotion == (2, 0)


def test_a_figure_on_water_fights_in_each_region_until_it_is_killed() -> None:
    """ANKH-MAP-07."""
    t = bare(2, gods="osiris ra", guardians=WITH_APEP).figures(0, god="1,2", apep="6,4").figures(1, god="1,6")
    t.figures(1, warriors="7,3 6,6").conflict(0)
    t.cards(s0="chariots", s1="flood")
    assert t.s.devotion == (1, 0)
    assert t.where(1, "warrior") == "6,6"
    t.cards(s0="flood", s1="chariots")
    assert t.at("6,4") == ""
    strengths = [(event.who, event.amount) for event in t.heard("strength")]
    assert (set(strengths[:2]), set(strengths[2:])) == ({(0, 4), (1, 1)}, {(0, 1), (1, 4)})


def test_a_figure_killed_on_water_is_gone_from_its_other_region() -> None:
    """ANKH-MAP-07."""
    t = bare(2, gods="amun ra", guardians=WITH_APEP).figures(0, god="1,2", apep="6,4").figures(1, god="1,6")
    t.figures(1, warriors="7,3").hand(0, "flood", "cycle").conflict(0).answer("pass")
    t.cards(s0="flood", s1="chariots")
    assert "region-skipped" in [event.kind for event in t.heard()]


def test_monuments_are_built_on_land_only() -> None:
    """ANKH-MAP-08."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).followers(3, 0).figures(0, apep="6,4")
    t.figures(1, warriors="6,6").region(2).cards(s0="build", s1="cycle").answer("temple")
    assert set(t.options()) == set(EAST.split()) - {"6,6"}
    assert t.refused("6,4") == ["ANKH-MAP-08"]
    assert t.refused("3,9") == ["ANKH-MAP-08"]


def test_after_a_caravan_each_region_has_its_own_token() -> None:
    """ANKH-MAP-09."""
    t = caravan(bare(2), "5,0|6,0", "5,0|5,1", "4,1|5,1")
    assert [region.bit_count() > 0 for region in t.s.regions] == [True] * 4 + [False] * 4
    assert t.faults() == []


@pytest.mark.parametrize(
    ("written", "changed"),
    [('"2": "4,6", "3": "3,5"', '"2": "4,6"'), ('"2": "4,6", "3": "3,5"', '"2": "4,6", "3": "3,5", "4": "2,5"')],
)
def test_a_scenario_gives_each_region_exactly_one_token(written: str, changed: str) -> None:
    """ANKH-MAP-09: no region without token, none with two."""
    text = data_file("scenarios.json")
    read_scenarios(text)
    with pytest.raises(DataError, match="token"):
        read_scenarios(text.replace(written, changed, 1))


# -- adjacency


def summon_spaces(t: Table) -> set[str]:
    """Where seat 0 may summon a Warrior."""
    return set(t.turn(0).answer("summon", "warrior").options())


def gain(t: Table) -> int:
    """What Gain Followers brings seat 0."""
    before = t.s.followers[0]
    t.turn(0).answer("gain")
    if t.asked() == "GainFollowers":
        t.answer("yes")
    return t.s.followers[0] - before


@pytest.mark.parametrize("land", [WEST, EAST, DELTA])
def test_land_is_adjacent_to_the_land_around_it_in_its_region(land: str) -> None:
    """ANKH-ADJ-01, ANKH-ADJ-04: tried by summoning next to a lone God on every space."""
    for space in land.split():
        t = bare(2, gods="isis ra").clear().figures(0, god=space)
        assert summon_spaces(t) == around(space) & set(land.split()), space


def test_a_camel_parts_two_spaces() -> None:
    """ANKH-ADJ-01."""
    t = bare(2).figures(0, god="5,1").monuments(obelisk="5,0 6,1")
    assert gain(t) == 2
    assert gain(caravan(t, "5,0|6,0", "5,0|5,1", "4,1|5,1")) == 1


def test_a_river_parts_figure_and_monument() -> None:
    """ANKH-ADJ-01, ANKH-GAIN-01: Middle Kingdom, three players, first turn."""
    assert gain(table(3)) == 1


def test_water_is_adjacent_to_all_spaces_around_it() -> None:
    """ANKH-ADJ-02: also to those of another region."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).clear().figures(0, god="8,0", apep="1,10")
    assert summon_spaces(t) == {"1,9", "2,10", "7,0", "7,1", "8,1"}
    t.clear().figures(0, god="8,0", apep="6,4").monuments(temple="5,5 6,5 7,4 5,3 5,4")
    assert gain(t) == 5


def test_land_is_adjacent_to_the_water_beside_it() -> None:
    """ANKH-ADJ-02: seen from the land, across the border of regions."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).figures(0, warriors="5,5").figures(1, apep="6,4")
    t.region(1).cards(s0="cycle", s1="chariots")
    assert t.options() == ["pass", "5,5"]  # Protected by the enemy on the lake


@pytest.mark.parametrize(("enemy", "protected"), [("1,10", True), ("0,8", True), ("0,7", False)])
def test_water_is_adjacent_to_the_water_beside_it(enemy: str, protected: bool) -> None:
    """ANKH-ADJ-03: Apep of Isis is Protected by an Apep on the next Water space."""
    t = bare(2, gods="isis ra", guardians=WITH_APEP).figures(0, apep="0,9")
    t.figures(1, apep=enemy, warriors="1,2 1,3").region(3).cards(s0="cycle", s1="chariots")
    assert (t.asked() == "ProtectFigure") == protected


def test_a_figure_moves_where_it_is_not_adjacent() -> None:
    """ANKH-ADJ-04: one step over a river or a camel, though nothing can be summoned there."""
    t = caravan(bare(2, gods="isis ra").figures(0, god="5,1"), "5,0|6,0", "5,0|5,1", "4,1|5,1")
    t.figures(0, warriors="4,5").turn(0).answer("summon", "warrior")
    assert not {"5,0", "4,1", "3,5", "4,6", "5,6"} & set(t.options())
    t.turn(0).answer("move", "5,1")
    assert {"5,0", "4,1"} <= set(t.options())
    t.turn(0).answer("move", "4,5")
    assert {"3,5", "4,6", "5,6"} <= set(t.options())


def test_adjacency_parts_temple_and_figure_in_battle_too() -> None:
    """ANKH-ADJ-04: Temple Attuned means the same word."""
    for space, strength in (("4,4", 4), ("3,5", 1)):
        t = bare(2, gods="isis ra").powers(0, "temple-attuned").monuments(0, temple="4,5")
        t.figures(0, god="1,0", warriors=space).region(1).cards(s0="flood", s1="cycle")
        assert [event.amount for event in t.heard("strength") if event.who == 0] == [strength]


@pytest.mark.parametrize(("enemy", "protected"), [("4,4", True), ("4,6", False)])
def test_adjacency_parts_isis_and_her_enemies(enemy: str, protected: bool) -> None:
    """ANKH-ADJ-04, ANKH-ADJ-01: across the river nobody protects."""
    t = bare(2, gods="isis ra").figures(0, warriors="4,5").figures(1, warriors=f"{enemy} 7,1 7,2")
    t.region(1).cards(s0="cycle", s1="chariots")
    assert (t.asked() == "ProtectFigure") == protected


def test_adjacency_parts_mummies_and_gods() -> None:
    """ANKH-ADJ-04, ANKH-ADJ-01."""
    t = bare(2, gods="isis ra").figures(0, god="4,5", mummy="6,8").figures(1, warriors="6,6 8,6")
    t.region(2).cards(s0="cycle", s1="chariots")
    assert t.options() == ["4,4", "5,4", "5,5"]


def test_adjacency_parts_pyramids_and_those_summoned_there() -> None:
    """ANKH-ADJ-04, ANKH-ADJ-01."""
    t = bare(2, gods="isis ra").powers(0, "pyramid-attuned").monuments(0, pyramid="4,5")
    t.turn(0).answer("summon", "warrior", "2,1", "warrior")
    assert t.options() == ["4,4", "5,4", "5,5"]


def test_adjacency_parts_scorpions_and_monuments() -> None:
    """ANKH-ADJ-04, ANKH-ADJ-01: pincers point over the river in vain."""
    t = bare(2).figures(0, giant_scorpion="4,5").aim("4,5", 2).monuments(temple="5,5 5,6").conflict_begins()
    assert (t.at("5,5"), t.at("5,6")) == ("", "temple")
    t = bare(2).figures(0, giant_scorpion="4,5").aim("4,5", 1).monuments(temple="4,6 5,6").conflict_begins()
    assert (t.at("4,6"), t.at("5,6")) == ("temple", "temple")


def test_no_river_lies_on_the_shore_of_water() -> None:
    """ANKH-ADJ-05."""
    text = data_file("egypt.json")
    with pytest.raises(DataError, match="ANKH-ADJ-05"):
        read_egypt(text.replace('"rivers": [', '"rivers": ["6,4|6,5", '))


@pytest.mark.parametrize("lake", LAKES.split())
def test_only_two_lakes_touch_two_base_regions(lake: str) -> None:
    """ANKH-ADJ-05, ANKH-MAP-04."""
    s = bare(2, guardians=WITH_APEP).clear().figures(0, apep=lake).s
    expected = {"6,4": [0, 1], "1,10": [1, 2], "5,2": [0], "6,2": [0], "6,3": [0]}
    found = [token for token in range(3) if s.present(token)]
    assert found == expected.get(lake, [2] if lake.startswith("0,") else [1])
