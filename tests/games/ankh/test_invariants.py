"""Invariants (chapter 18): broken positions are found out, and played games never break one."""

import pytest

from tests.games.ankh.table import ANKH, EGYPT, Table, table
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.engine.values import changed, with_bits, without_bits
from theomachy.games.ankh.rules.components import (
    APEP,
    CARDS,
    CYCLE,
    GOD,
    KINDS,
    OBELISK,
    PYRAMID,
    TEMPLE,
    WARRIOR,
)
from theomachy.games.ankh.rules.egypt import EDGES, LAND, WATER, name_spaces, space_set
from theomachy.games.ankh.rules.events.battle import ChooseCards
from theomachy.games.ankh.rules.events.merge import MergeGods
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.state import AnkhState

# Middle Kingdom, three players, at the start: see rule ids in the messages of the faults.
GUARDIANS = "cat-mummy apep giant-scorpion"


def start() -> Table:
    """A sound position; its Guardians are off their cards so that tests can place them."""
    t = table(3, gods="ra isis osiris", guardians=GUARDIANS)
    t.s.guardian_cards = (0, 0, 0)
    assert t.faults() == []
    return t


def rules_broken(t: Table) -> set[str]:
    """The ids of the broken invariants."""
    return {fault.split()[0] for fault in t.faults()}


def at(name: str) -> int:
    """The space as a set of one."""
    return space_set(name)


# -- ANKH-INV-01


def test_two_pieces_on_one_space_are_found() -> None:
    """ANKH-INV-01."""
    t = start()
    t.s.pieces = with_bits(t.s.pieces, TEMPLE, at("4,4"))  # the Warrior of seat 0 stands there
    assert rules_broken(t) == {"ANKH-INV-01"}


def test_two_figures_on_one_space_are_found() -> None:
    """ANKH-INV-01: a space with two owners."""
    t = start()
    t.s.figures = with_bits(t.s.figures, 1, at("4,4"))
    assert rules_broken(t) == {"ANKH-INV-01"}


def test_a_figure_without_owner_and_an_owner_without_figure_are_found() -> None:
    """ANKH-INV-01."""
    t = start()
    t.s.pieces = with_bits(t.s.pieces, WARRIOR, at("8,8"))
    assert rules_broken(t) == {"ANKH-INV-01"}
    t = start()
    t.s.figures = with_bits(t.s.figures, 1, at("8,8"))
    assert rules_broken(t) == {"ANKH-INV-01"}


def test_only_apep_may_be_on_water() -> None:
    """ANKH-INV-01, ANKH-MAP-06."""
    assert rules_broken(start().figures(0, apep="5,2")) == set()
    assert rules_broken(start().figures(0, warriors="5,2")) == {"ANKH-INV-01"}
    assert rules_broken(start().figures(0, cat_mummy="5,2")) == {"ANKH-INV-01"}
    assert rules_broken(start().monuments(temple="5,2")) == {"ANKH-INV-01"}


def test_a_monument_on_an_underworld_token_is_found() -> None:
    """ANKH-INV-01."""
    assert rules_broken(start().gates("8,8")) == set()
    assert rules_broken(start().gates("5,4")) == {"ANKH-INV-01"}


def test_tokens_in_the_wrong_place_are_found() -> None:
    """ANKH-INV-01, ANKH-GOD-18, ANKH-GOD-23, ANKH-GUARD-18: tokens belong on land, figures and Scorpions."""
    assert rules_broken(start().gates("5,2")) == {"ANKH-GOD-18"}
    assert rules_broken(start().suns("4,4")) == set()
    assert rules_broken(start().suns("8,8")) == {"ANKH-GOD-23"}
    assert rules_broken(start().suns("5,4")) == {"ANKH-GOD-23"}  # a Monument
    assert rules_broken(start().figures(0, giant_scorpion="8,8").aim("8,8", 0)) == set()
    assert rules_broken(start().aim("4,4", 0)) == {"ANKH-GUARD-18"}
    assert rules_broken(start().figures(0, giant_scorpion="8,8").aim("8,8", 0).aim("8,8", 1)) == {"ANKH-GUARD-18"}


# -- ANKH-INV-02


def test_more_than_ten_monuments_of_a_type_are_found() -> None:
    """ANKH-INV-02, ANKH-COMP-05."""
    for kind in (OBELISK, TEMPLE, PYRAMID):
        t = start()
        free = members(t.s.empty())
        while t.s.pieces[kind].bit_count() < 10:
            t.s.put_monument(kind, NOBODY, free.pop())
        assert t.faults() == []
        t.s.put_monument(kind, NOBODY, free.pop())
        assert rules_broken(t) == {"ANKH-INV-02"}


def test_control_without_monument_or_by_two_sides_is_found() -> None:
    """ANKH-INV-02, ANKH-MON-01."""
    t = start()
    t.s.controls = with_bits(t.s.controls, 0, at("8,8"))
    assert rules_broken(t) == {"ANKH-MON-01"}
    t = start()
    t.s.controls = with_bits(t.s.controls, 1, at("5,4"))  # seat 0's Temple
    assert rules_broken(t) == {"ANKH-MON-01"}


def test_more_guardians_than_figures_are_found() -> None:
    """ANKH-INV-02, ANKH-SETUP-09: on the map, in pools and on the card together."""
    assert rules_broken(start().figures(0, cat_mummy="8,8").in_pool(1, cat_mummy=1)) == set()
    assert rules_broken(start().figures(0, cat_mummy="8,8 8,7").in_pool(1, cat_mummy=1)) == {"ANKH-SETUP-09"}
    t = start().figures(0, cat_mummy="8,8").in_pool(1, cat_mummy=1)
    t.s.guardian_cards = changed(t.s.guardian_cards, 0, 1)
    assert rules_broken(t) == {"ANKH-SETUP-09"}


def test_more_than_thirty_camels_are_found() -> None:
    """ANKH-INV-02, ANKH-COMP-06: the West cut into rows needs more camels than there are."""
    t = start()
    rows: dict[int, int] = {}
    for space in members(t.s.regions[0]):
        row = int(EGYPT.names[space].split(",")[0])
        rows[row] = rows.get(row, 0) | 1 << space
    west = list(rows.values())
    t.s.regions = (west[0] | west[2] | west[4] | west[6] | west[8], *t.s.regions[1:])
    t.s.regions = changed(t.s.regions, 3, west[1] | west[3] | west[5] | west[7])
    assert len(t.s.camels()) > 30
    assert any("ANKH-INV-02 camels" in fault for fault in t.faults())


def test_two_tokens_in_one_region_are_found() -> None:
    """ANKH-INV-02, ANKH-MAP-09."""
    t = start()
    t.s.regions = changed(t.s.regions, 3, t.s.regions[0])
    assert "ANKH-INV-02" in rules_broken(t)


def test_a_region_without_token_is_found() -> None:
    """ANKH-INV-02, ANKH-MAP-09: the number of regions is the number of tokens on the map."""
    t = start()
    t.s.regions = changed(t.s.regions, 2, 0)
    assert "ANKH-INV-02" in rules_broken(t)


def test_land_in_the_wrong_region_is_found() -> None:
    """ANKH-INV-02, ANKH-MAP-03: 4,5 lies in the West, beyond the river."""
    t = start()
    t.s.regions = without_bits(t.s.regions, 0, at("4,5"))
    t.s.regions = with_bits(t.s.regions, 1, at("4,5"))
    assert "ANKH-INV-02" in rules_broken(t)


# -- ANKH-INV-03


def test_a_seventh_warrior_is_found() -> None:
    """ANKH-INV-03: on the map and captive together."""
    assert rules_broken(start().captives(0, 3, 0).figures(1, warriors="7,7 8,5")) == set()
    assert rules_broken(start().captives(0, 3, 0).figures(1, warriors="7,7 8,5 8,6")) == {"ANKH-INV-03"}
    assert rules_broken(start().captives(-1, 0, 0)) == {"ANKH-INV-03"}
    assert rules_broken(start().figures(1, warriors="7,7 8,5 8,6 8,7 8,8")) == set()
    assert rules_broken(start().figures(1, warriors="7,7 8,5 8,6 8,7 8,8 8,9")) == {"ANKH-INV-03"}


def test_a_tenth_ankh_token_on_monuments_is_found() -> None:
    """ANKH-INV-03: six of the fifteen never leave the board."""
    t = start().monuments(1, temple="7,7 8,5 8,6 8,7", pyramid="8,8 8,9 9,6 9,8")
    assert t.faults() == []
    assert rules_broken(t.monuments(1, obelisk="2,10")) == {"ANKH-INV-03"}


# -- ANKH-INV-04


def test_negative_followers_are_found() -> None:
    """ANKH-INV-04."""
    assert rules_broken(start().followers(0, 0, 0)) == set()
    assert rules_broken(start().followers(0, -1, 0)) == {"ANKH-INV-04"}


def test_devotion_off_the_track_is_found() -> None:
    """ANKH-INV-04."""
    assert rules_broken(start().devotion(0, 30, 31)) == set()
    assert rules_broken(start().devotion(0, 1, 32)) == {"ANKH-INV-04"}
    assert rules_broken(start().devotion(-1, 1, 2)) == {"ANKH-INV-04"}


def test_an_order_that_contradicts_the_track_is_found() -> None:
    """ANKH-INV-04, ANKH-DEV-05."""
    t = start().devotion(1, 2, 3)
    t.s.ladder = (1, 0, 2)
    assert rules_broken(t) == {"ANKH-INV-04"}


def test_a_side_that_stands_twice_in_the_order_is_found() -> None:
    """ANKH-INV-04."""
    t = start()
    t.s.ladder = (0, 0, 1, 2)
    assert rules_broken(t) == {"ANKH-INV-04"}


def test_a_side_missing_in_the_order_is_found() -> None:
    """ANKH-INV-04: each side has exactly one position."""
    t = start()
    t.s.ladder = tuple([side for side in t.s.ladder if side != 1])
    assert "ANKH-INV-04" in rules_broken(t)


# -- ANKH-INV-05


def test_a_card_that_does_not_exist_is_found() -> None:
    """ANKH-INV-05: seven different cards, no more."""
    t = start()
    t.s.hands = with_bits(t.s.hands, 1, 1 << len(CARDS))
    assert rules_broken(t) == {"ANKH-INV-05"}


def test_a_missing_cycle_is_found_between_battles_only() -> None:
    """ANKH-INV-05, ANKH-BAT-05."""
    t = start()
    t.s.hands = without_bits(t.s.hands, 1, 1 << CYCLE)
    assert rules_broken(t) == {"ANKH-INV-05"}
    t.s.battle.region = 0
    assert rules_broken(t) == set()


# -- ANKH-INV-06


def test_a_region_with_five_land_spaces_is_found() -> None:
    """ANKH-INV-06, ANKH-CAMEL-08."""
    for corner, broken in (("8,0 8,1 9,2 8,2 7,0", {"ANKH-INV-06"}), ("8,0 8,1 9,2 8,2 7,0 7,1", set())):
        t = start()
        t.s.regions = changed(t.s.regions, 3, at(corner))
        t.s.regions = without_bits(t.s.regions, 0, at(corner))
        assert rules_broken(t) == broken


def test_a_river_that_separates_nothing_is_found() -> None:
    """ANKH-INV-06: West and Delta under one token."""
    t = start()
    t.s.regions = with_bits(t.s.regions, 0, t.s.regions[2])
    t.s.regions = changed(t.s.regions, 2, 0)
    assert rules_broken(t) != set()


# -- ANKH-INV-07, ANKH-INV-08


def test_impossible_powers_are_found() -> None:
    """ANKH-INV-07."""
    one = ("commanding", "inspiring")
    two = ("resplendent", "temple-attuned")
    three = ("glorious", "bountiful")
    for sound in ((), one[:1], one, one + two[:1], one + two, one + two + three[:1], one + two + three):
        assert rules_broken(start().powers(1, *sound)) == set()
    for wrong in (
        (*one, "revered"),
        (*one, *two, "obelisk-attuned"),
        (*one, *two, *three, "worshipful"),
        (*one[:1], *two[:1]),
        two,
        (*one, *two[:1], *three[:1]),
        (*one, *three),
    ):
        assert rules_broken(start().powers(1, *wrong)) == {"ANKH-INV-07"}


def test_more_than_two_guardians_of_a_size_are_found() -> None:
    """ANKH-INV-08: Apep and the Scorpion have large bases, the Cat-Mummy a small one."""
    t = start().figures(1, apep="5,2").in_pool(1, giant_scorpion=1)
    assert t.faults() == []
    assert "ANKH-INV-08" in rules_broken(t.in_pool(1, apep=1))
    t = start().figures(1, cat_mummy="8,8").in_pool(1, cat_mummy=1)
    assert t.faults() == []
    assert "ANKH-INV-08" in rules_broken(t.in_pool(1, cat_mummy=1))
    assert "ANKH-INV-08" in rules_broken(start().in_pool(1, cat_mummy=-1))


# -- Gods


def test_a_side_without_its_god_or_with_two_is_found() -> None:
    """ANKH-INV-03, ANKH-FIG-04: the God is on the map until its side is removed."""
    t = start()
    t.s.take_figure(EGYPT.number["4,3"])
    assert rules_broken(t) == {"ANKH-FIG-04"}
    t = start()
    t.s.put_figure(GOD, 0, EGYPT.number["8,8"])
    assert rules_broken(t) == {"ANKH-FIG-04"}


def test_the_lower_god_may_be_without_god_while_gods_merge() -> None:
    """ANKH-INV-03, ANKH-MERGE-04."""
    t = start().devotion(9, 3, 5).in_pool(1, cat_mummy=1).runs(MergeGods())
    assert t.asked() == "TakeGuardian"
    assert t.where(1) == ""
    assert t.faults() == []


# -- played games


def recount_regions(s: AnkhState) -> None:
    """Regions, camels and tokens, counted without the module under test."""
    camels = {EDGES[side] for side in s.camels()}
    assert len(camels) <= 30  # 02
    regions = sorted(region for region in s.regions if region)
    assert len(s.regions) == 8
    assert regions == sorted(EGYPT.regions(camels))
    assert all(region.bit_count() >= 6 for region in regions)  # 06
    where = {space: region for region in regions for space in members(region)}
    assert all(where[one] != where[other] for one, other in EGYPT.rivers | camels)


def recount(s: AnkhState) -> None:
    """All other invariants, counted without the module under test."""
    spaces = [space for kind in s.pieces for space in members(kind)]
    assert len(spaces) == len(set(spaces))  # 01
    assert [KINDS[kind] for kind in range(len(KINDS)) if kind != APEP and s.pieces[kind] & WATER] == []
    assert not s.monuments() & (s.gates | ~LAND)
    assert all(s.pieces[kind].bit_count() <= 10 for kind in (OBELISK, TEMPLE, PYRAMID))  # 02
    assert sorted(s.ladder) == sorted({side for side in s.side_of if side >= 0})  # 04
    assert [s.devotion[side] for side in s.ladder] == sorted(s.devotion[side] for side in s.ladder)
    for side in s.ladder:
        assert 0 <= s.devotion[side] <= s.lineup.top
        assert s.followers[side] >= 0
        own = s.pieces[WARRIOR] & s.figures[side]
        assert own.bit_count() + s.captives[side] <= 6  # 03
        assert s.controls[side].bit_count() <= 9
        assert s.hands[side] | s.played(side) == 0b1111111  # 05
        levels = [(s.powers[side] >> 4 * level & 15).bit_count() for level in range(3)]
        assert levels in ([0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0], [2, 2, 0], [2, 2, 1], [2, 2, 2])  # 07
        sizes = [0, 0]
        for level, kind in enumerate(s.lineup.guardians, start=1):
            amount = (s.pieces[kind] & s.figures[side]).bit_count() + s.guardians_in_pool(side, level)
            sizes[0 if KINDS[kind] in ("cat-mummy", "satet", "mummy") else 1] += amount
        assert max(sizes) <= 2  # 08


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("guardians", ["cat-mummy mummy giant-scorpion", "satet apep androsphinx"])
def test_the_invariants_hold_in_played_games(players: int, guardians: str) -> None:
    """ANKH-INV-01, ANKH-INV-02, ANKH-INV-03, ANKH-INV-04, ANKH-INV-05, ANKH-INV-06, ANKH-INV-07, ANKH-INV-08."""
    last_events = 0
    for seed in range(3):
        dice = Dice(seed)
        s = ANKH.new(players, guardians=guardians.split(), seed=seed, last_red=4)
        regions: tuple[int, ...] = ()
        while s.waiting():
            seat = s.waiting()[0]
            if isinstance(s.stack[-1], ChooseCards) and not any(s.stack[-1].held):
                assert s.hands[seat] >> CYCLE & 1  # 05: a Battle starts
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            recount(s)
            if s.regions != regions:
                recount_regions(s)
                regions = s.regions
            assert ANKH.faults(s) == []
        last_events += s.event
    assert last_events > 48  # not all three games ended after the 4th Conflict


def test_a_broken_position_is_told_by_space() -> None:
    """ANKH-INV-01: the message names what is wrong where."""
    t = start().monuments(temple="5,2")
    water = members(at("5,2"))[0]
    assert t.faults() == [f"ANKH-INV-01 temple on Water [{water}]"]
    assert name_spaces(1 << water) == "5,2"


def test_more_tokens_or_captives_than_there_are_places_are_found() -> None:
    """ANKH-COMP-10."""
    assert rules_broken(start().gates("1,1 1,2 1,3")) == set()
    assert rules_broken(start().gates("1,1 1,2 1,3 1,6")) == {"ANKH-COMP-10"}
    assert rules_broken(start().captives(2, 1, 0)) == set()
    assert rules_broken(start().captives(2, 1, 1)) == {"ANKH-COMP-10"}
    four = start().figures(1, warriors="7,7 8,5 8,6")
    assert rules_broken(four.suns("6,6 7,7 8,5 8,6")) == {"ANKH-COMP-10"}


def test_what_a_forgotten_god_left_behind_is_found() -> None:
    """ANKH-FORG-02, ANKH-FORG-03."""
    t = start()
    t.s.ladder = tuple([side for side in t.s.ladder if side != 1])
    t.s.side_of = changed(t.s.side_of, 1, OUT)
    assert "ANKH-FORG-02" in rules_broken(t)
