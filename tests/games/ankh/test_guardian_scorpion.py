"""The Giant Scorpion (chapter 13)."""

from tests.games.ankh.table import EGYPT, Table, bare, table
from theomachy.engine.bits import members
from theomachy.games.ankh.rules.egypt import LAND, SPACE_NAMES

ALL_FACINGS = ["n-ne", "ne-se", "se-s", "s-sw", "sw-nw", "nw-n"]


def scorpion(space: str, guardians: str = "satet mummy giant-scorpion") -> Table:
    """Seat 0 has a Giant Scorpion on the space."""
    return bare(gods="isis amun", guardians=guardians).figures(0, giant_scorpion=space)


def aims(t: Table) -> list[tuple[str, int]]:
    """The space and the facing of every aimed Scorpion."""
    return [(SPACE_NAMES[aim // 6], aim % 6) for aim in t.s.aims]


def test_a_summoned_scorpion_is_aimed_at_once() -> None:
    """ANKH-GUARD-18: six facings inland, and no way round the question."""
    t = bare(gods="isis amun").figures(0, warriors="7,6").in_pool(0, giant_scorpion=1)
    t.turn(0).answer("summon", "giant-scorpion", "7,7")
    assert t.asked() == "AimPincers"
    assert t.options() == ALL_FACINGS
    assert t.refused("pass") == ["ANKH-GUARD-18"]
    t.answer("se-s")
    assert aims(t) == [("7,7", 2)]


def test_the_two_spaces_aimed_at_neighbour_each_other() -> None:
    """ANKH-GUARD-18, ANKH-GUARD-20: every facing destroys exactly its two spaces."""
    ring = ["6,6", "6,7", "7,7", "8,6", "7,5", "6,5"]  # around 7,6, clockwise from the north
    for facing in range(6):
        t = scorpion("7,6").aim("7,6", facing).monuments(temple=" ".join(ring)).conflict_begins()
        hit = {ring[facing], ring[(facing + 1) % 6]}
        assert {space for space in ring if not t.at(space)} == hit


def test_a_moved_scorpion_is_aimed_anew() -> None:
    """ANKH-GUARD-18."""
    t = scorpion("7,6").aim("7,6", 0).turn(0).answer("move", "7,6", "7,7")
    assert t.asked() == "AimPincers"
    t.answer("n-ne")
    assert aims(t) == [("7,7", 0)]


def test_a_scorpion_that_comes_back_to_its_space_is_aimed_anew() -> None:
    """ANKH-GUARD-18, ANKH-MOVE-06."""
    t = scorpion("7,6").aim("7,6", 0).turn(0).answer("move", "7,6", "7,6")
    assert t.asked() == "AimPincers"
    t.answer("s-sw")
    assert aims(t) == [("7,6", 3)]


def test_a_scorpion_left_where_it_is_keeps_its_aim() -> None:
    """ANKH-GUARD-18: another figure moves."""
    t = scorpion("7,6").aim("7,6", 0).turn(0).answer("move", "2,0", "2,1", "pass")
    assert aims(t) == [("7,6", 0)]
    assert t.asked() == "ChooseAction"


def test_an_obelisk_move_makes_it_aim() -> None:
    """ANKH-GUARD-18, ANKH-POW-10: before the Battle goes on."""
    t = scorpion("4,1").aim("4,1", 0).figures(0, warriors="8,8").powers(0, "obelisk-attuned")
    t.monuments(0, obelisk="6,6").figures(1, warriors="8,5").region(2).answer("4,1", "6,7")
    assert t.asked() == "AimPincers"
    assert t.seat() == 0
    t.answer("sw-nw")
    assert aims(t) == [("6,7", 4)]


def test_a_push_makes_its_owner_aim_it() -> None:
    """ANKH-GUARD-18, ANKH-DEC-05: in the turn of the player of Satet."""
    t = scorpion("7,6").aim("7,6", 0).figures(1, satet="8,6").turn(1).answer("move", "8,6", "7,6", "7,7")
    assert t.asked() == "AimPincers"
    assert t.s.waiting() == [0]
    t.answer("s-sw")
    assert aims(t) == [("7,7", 3)]
    assert t.asked() == "MoveWhich"
    assert t.seat() == 1


def test_pincers_may_point_over_rivers_and_camels_and_at_water() -> None:
    """ANKH-GUARD-19."""
    t = bare(gods="isis amun").figures(0, warriors="5,6").in_pool(0, giant_scorpion=1).turn(0)
    t.answer("summon", "giant-scorpion", "6,6")
    assert "nw-n" in t.options()  # 5,5 lies beyond the river
    t = bare(gods="isis amun").figures(0, warriors="5,1").in_pool(0, giant_scorpion=1).turn(0)
    t.answer("summon", "giant-scorpion", "4,1")
    assert t.options() == ALL_FACINGS  # 5,2 is Water
    t = table(4, gods="isis amun ra anubis").in_pool(0, giant_scorpion=1).turn(0)
    t.answer("summon", "giant-scorpion", "3,0")
    assert "se-s" in t.options()  # 4,0 lies beyond a camel


def test_pincers_never_point_off_the_map() -> None:
    """ANKH-GUARD-19: around 8,0 there are only 7,0, 7,1 and 8,1."""
    t = scorpion("7,1").figures(1, god="2,10").turn(0).answer("move", "7,1", "8,0")
    assert t.options() == ["n-ne", "ne-se"]
    for facing in ("se-s", "s-sw", "sw-nw", "nw-n"):
        assert t.refused(facing) == ["ANKH-GUARD-19"]


def test_every_land_space_has_at_least_two_facings() -> None:
    """ANKH-GUARD-19: recounted from the neighbours written as rows and columns."""
    for space in members(LAND):
        row, col = (int(number) for number in SPACE_NAMES[space].split(","))
        low = col % 2
        ring = [
            (row - 1, col), (row - 1 + low, col + 1), (row + low, col + 1),
            (row + 1, col), (row + low, col - 1), (row - 1 + low, col - 1),
        ]  # fmt: skip
        on_map = [f"{r},{c}" in EGYPT.number for r, c in ring]
        facings = [ALL_FACINGS[d] for d in range(6) if on_map[d] and on_map[(d + 1) % 6]]
        name = SPACE_NAMES[space]
        t = bare(gods="isis amun").clear().figures(0, giant_scorpion=name).turn(0).answer("move", name, name)
        assert t.options() == facings
        assert len(facings) >= 2


def test_the_start_of_a_conflict_destroys_what_it_points_at() -> None:
    """ANKH-GUARD-20: enemy, own and neutral Monuments alike, and nobody is asked."""
    for owner in (0, 1, -1):
        t = scorpion("7,6").aim("7,6", 0).monuments(owner, obelisk="6,6", pyramid="6,7").conflict_begins()
        assert t.asked() == ""
        assert [t.at("6,6"), t.at("6,7")] == ["", ""]
        assert {event.rule for event in t.heard("monument-destroyed")} == {"ANKH-GUARD-20"}


def test_monuments_it_does_not_point_at_survive() -> None:
    """ANKH-GUARD-20."""
    t = scorpion("7,6").aim("7,6", 0).monuments(1, temple="6,5 7,7", obelisk="5,7").conflict_begins()
    assert [t.at("6,5"), t.at("7,7"), t.at("5,7")] == ["temple 1", "temple 1", "obelisk 1"]


def test_a_river_saves_a_monument() -> None:
    """ANKH-GUARD-19, ANKH-GUARD-20: 5,5 lies beyond the river, 5,6 does not."""
    t = scorpion("6,6").aim("6,6", 5).monuments(1, temple="5,5 5,6").conflict_begins()
    assert [t.at("5,5"), t.at("5,6")] == ["temple 1", ""]


def test_a_camel_saves_a_monument() -> None:
    """ANKH-GUARD-19, ANKH-GUARD-20: between 3,0 and 4,0 stands a camel, between 3,0 and 3,1 none."""
    t = table(4, gods="isis amun ra anubis").clear().figures(0, giant_scorpion="3,0").aim("3,0", 2)
    t.monuments(1, temple="4,0 3,1").conflict_begins()
    assert [t.at("4,0"), t.at("3,1")] == ["temple 1", ""]


def test_figures_under_the_pincers_are_safe() -> None:
    """ANKH-GUARD-20: only Monuments are destroyed."""
    t = scorpion("7,6").aim("7,6", 0).figures(1, warriors="6,6").conflict_begins()
    assert t.at("6,6") == "warrior 1"


def test_destruction_comes_before_any_region_is_looked_at() -> None:
    """ANKH-GUARD-20, ANKH-CON-02: the majority is gone, so Domination brings 1 only."""
    for facing, devotion in ((0, 1), (3, 2)):
        t = bare(gods="isis amun").figures(1, god="2,5").figures(0, god="7,7", giant_scorpion="7,6")
        t.aim("7,6", facing).monuments(0, obelisk="6,6").devotion(0, 0).conflict()
        assert t.s.devotion[0] == devotion


def test_all_scorpions_strike_together() -> None:
    """ANKH-GUARD-20, ANKH-CON-02: two at one Monument destroy it once."""
    t = bare(3, gods="isis amun ra").figures(0, giant_scorpion="7,6").figures(1, giant_scorpion="5,6")
    t.aim("7,6", 0).aim("5,6", 2).monuments(2, obelisk="6,6", temple="6,7 5,7").conflict_begins()
    assert [t.at(space) for space in ("6,6", "6,7", "5,7")] == ["", "", ""]
    assert len(t.heard("monument-destroyed")) == 3


def test_the_tokens_return_to_their_owners_pools() -> None:
    """ANKH-GUARD-21, ANKH-MON-03: and the Monuments to the supply."""
    t = scorpion("7,6").aim("7,6", 0).monuments(1, obelisk="6,6").monuments(0, pyramid="6,7")
    assert [t.s.ankhs(0), t.s.ankhs(1)] == [8, 8]
    t.conflict_begins()
    assert [t.s.ankhs(0), t.s.ankhs(1)] == [9, 9]
    assert [t.s.controls[0], t.s.controls[1], t.s.monuments()] == [0, 0, 0]


def test_a_killed_scorpion_strikes_no_more() -> None:
    """ANKH-GUARD-20: it lies in the pool, and the next Conflict leaves the Monument alone."""
    t = scorpion("7,6").aim("7,6", 0).figures(1, warriors="8,5 8,6 8,7")
    t.s.token_up = False
    t.region(2).cards(s0="drought", s1="chariots").answer("pass")
    assert t.where(0, "giant-scorpion") == ""
    t.s.over = False
    t.monuments(0, obelisk="6,6").conflict_begins()
    assert t.at("6,6") == "obelisk 0"


def test_the_aim_lasts_for_the_next_conflicts() -> None:
    """ANKH-GUARD-20: a Monument built there later is destroyed too."""
    t = scorpion("7,6").aim("7,6", 0).monuments(1, obelisk="6,6").conflict_begins()
    t.s.over = False
    t.monuments(1, temple="6,6").conflict_begins()
    assert t.at("6,6") == ""
