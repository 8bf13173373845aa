"""Vocabulary and components (chapters 0 and 1)."""

import json

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.rules.components import CARDS, CONTROL_MONUMENT, GODS
from theomachy.games.ankh.rules.events.event import TriggerEvent
from theomachy.games.ankh.rules.events.forget import ForgetGods
from theomachy.games.ankh.rules.events.merge import MergeGods
from theomachy.games.ankh.rules.scenario import read_scenarios


def merged(t: Table, *answers: str) -> Table:
    """The two lowest sides have merged; the game can go on."""
    t.runs(MergeGods()).answer(*answers)
    t.s.over = False
    return t


# -- vocabulary


def test_the_players_of_a_merged_god_are_one_side_with_one_pool() -> None:
    """ANKH-DEF-01."""
    t = merged(bare(3, gods="ra isis osiris").devotion(10, 5, 2).monuments(temple="8,1").followers(0, 4, 3))
    assert t.s.followers[1] == 7
    t.turn(2).answer("gain", "yes")
    assert t.s.followers[1] == 8
    t.turn(1).answer("gain", "yes")
    assert t.s.followers[1] == 9
    t.figures(0, warriors="7,1").region(1)
    assert t.s.waiting() == [0, 1]


@pytest.mark.parametrize("kind", ["god", "warriors", "cat_mummy", "mummy", "giant_scorpion"])
def test_gods_warriors_and_guardians_are_figures(kind: str) -> None:
    """ANKH-DEF-02: any of them alone dominates a region."""
    t = bare(2).figures(0, **{kind: "1,4"}).region(3)
    assert t.s.devotion == (1, 0)


def test_camels_and_monuments_are_no_figures() -> None:
    """ANKH-DEF-02: a region with nothing but them is skipped."""
    t = table(4).clear()
    for side, space in enumerate(["4,7", "4,8", "5,7", "5,8"]):
        t.figures(side, god=space)
    t.monuments(0, temple="3,2")
    assert t.s.camels()
    t.region(1)
    assert [event.kind for event in t.heard()] == ["region-skipped"]


def test_an_enemy_figure_is_one_of_another_side() -> None:
    """ANKH-DEF-03: only enemies can be pushed."""
    t = bare(2, guardians="satet mummy giant-scorpion")
    t.figures(0, satet="5,6", warriors="5,7").figures(1, warriors="6,6").turn(0).answer("move", "5,6")
    assert "6,6" in t.options()
    assert t.refused("5,7") == ["ANKH-GUARD-10"]


def test_after_merging_the_partner_s_guardians_are_own_figures() -> None:
    """ANKH-DEF-01, ANKH-DEF-03."""
    t = bare(3, gods="ra isis amun", guardians="satet mummy giant-scorpion").devotion(10, 5, 2)
    t.figures(1, satet="5,6").figures(2, mummy="5,7").turn(1).answer("move", "5,6")
    assert "5,7" in t.options()
    merged(t, "5,7").turn(1).answer("move", "5,6")
    assert t.refused("5,7") == ["ANKH-GUARD-10"]


def test_fertile_and_desert_are_land_and_water_is_not() -> None:
    """ANKH-DEF-04."""
    t = bare(2).figures(0, warriors="5,6").turn(0).answer("move", "5,6")
    assert {"4,6", "4,7"} <= set(t.options())  # Fertile, Desert
    assert t.refused("6,4") == ["ANKH-MOVE-04"]  # Water


def test_an_underworld_token_leaves_a_space_empty() -> None:
    """ANKH-DEF-05: figures and Monuments fill a space, tokens do not."""
    t = bare(2, gods="osiris ra").figures(0, warriors="5,6").figures(1, warriors="4,7").gates("4,7 5,7")
    t.monuments(temple="6,6").turn(0).answer("move", "5,6")
    assert "5,7" in t.options()
    assert t.refused("4,7") == ["ANKH-MOVE-04"]
    assert t.refused("6,6") == ["ANKH-MOVE-04"]
    t.answer("5,7")
    assert t.at("5,7") == "warrior 0"


def test_a_region_with_its_conflict_token_offers_every_space() -> None:
    """ANKH-DEF-05, ANKH-MAP-09: the Conflict Order token fills no space."""
    t = bare(2).turn(0).answer("move", "2,0")
    reached = "0,1 0,2 0,3 1,0 1,1 1,2 1,3 2,0 2,1 2,2 2,3 3,0 3,1 3,2 3,3 4,0 4,1 4,2 5,0"
    assert " ".join(t.options()) == reached


@pytest.mark.parametrize("stack", [[2, 1, 0], [2, 0, 1]])
def test_ascending_order_goes_from_least_to_most_devotion(stack: list[int]) -> None:
    """ANKH-DEF-06: on one space from the bottom of the stack to its top."""
    t = bare(3, gods="ra isis anubis").followers(3, 3, 3).devotion(4, 4, 1, order=stack)
    t.figures(0, god="1,2").figures(1, god="1,4").figures(2, god="1,6").region(3)
    t.cards(s0="build", s1="build", s2="build")
    asked = []
    for _ in stack:
        assert t.asked() == "BuildWhat"
        asked.append(t.seat())
        t.answer("pass")
    assert asked == stack


def test_a_killed_cat_mummy_costs_devotion() -> None:
    """ANKH-DEF-07: the counterpart of the removals below."""
    t = bare(3, gods="ra isis anubis").devotion(5, 5, 5, order=[2, 1, 0]).followers(1, 0, 0)
    t.figures(0, warriors="1,2").figures(1, cat_mummy="1,6").region(3)
    t.cards(s0="plague", s1="cycle").by(0, "1").by(1, "0")
    assert [event.who for event in t.heard("devotion-lost")] == [2, 0]


def test_removal_by_merging_is_no_kill() -> None:
    """ANKH-DEF-07: no Devotion is lost, no Mummy returns, Anubis captures nobody."""
    t = bare(3, gods="anubis ra isis").devotion(10, 5, 2)
    t.figures(2, warriors="1,4 1,5", cat_mummy="1,6", mummy="1,7")
    t.runs(MergeGods()).answer("pass")
    assert t.asked() == ""
    assert t.s.devotion[0] == 10
    assert t.s.captives == (0, 0, 0)
    assert [t.at(space) for space in ["1,4", "1,5", "1,6", "1,7"]] == [""] * 4
    assert t.heard("figure-killed") == []


def test_removal_by_forgetting_is_no_kill() -> None:
    """ANKH-DEF-07."""
    t = bare(3, gods="anubis ra isis").devotion(25, 24, 3)
    t.figures(2, warriors="1,4", cat_mummy="1,6", mummy="1,7").runs(ForgetGods())
    assert t.asked() == ""
    assert t.s.devotion[:2] == (25, 24)
    assert t.s.captives == (0, 0, 0)
    assert t.where(2) == ""
    assert t.heard("figure-killed") == []


def test_monuments_are_destroyed_and_not_killed() -> None:
    """ANKH-DEF-07: a Monument does not count for those who react to kills."""
    t = bare(2, gods="anubis ra").figures(0, giant_scorpion="5,6").aim("5,6", 1).monuments(1, temple="5,7")
    t.conflict_begins()
    assert [event.kind for event in t.heard()] == ["monument-destroyed"]
    assert t.s.captives == (0, 0)


def test_a_participant_stays_one_without_figures() -> None:
    """ANKH-DEF-08: having played a card is what counts."""
    t = bare(3, gods="ra isis amun").followers(1, 2, 2).powers(1, "worshipful").powers(2, "worshipful")
    t.figures(0, warriors="1,2").figures(1, warriors="1,6").region(3)
    assert t.s.waiting() == [0, 1]
    t.cards(s0="plague", s1="cycle").by(0, "1").by(1, "0")
    assert t.where(1, "warrior") == ""
    assert (t.asked(), t.seat()) == ("Worship", 1)
    t.answer("yes")
    assert t.s.devotion[1:] == (1, 0)
    assert t.asked() == ""  # side 2 was never there


def test_who_sacrifices_pays_the_supply_and_needs_enough() -> None:
    """ANKH-DEF-09."""
    t = bare(2, gods="ra isis").followers(2, 5).figures(0, god="1,2").figures(1, god="1,6").region(3)
    t.cards(s0="plague", s1="cycle")
    assert t.refused("3", seat=0) == ["ANKH-DEF-09"]
    t.by(0, "2").by(1, "3")
    assert t.s.followers == (0, 2)


def test_a_sacrifice_one_cannot_pay_is_not_offered() -> None:
    """ANKH-DEF-09: 1 Follower does not buy what costs 2."""
    t = bare(2, gods="ra isis").followers(1, 2).powers(0, "worshipful").powers(1, "worshipful")
    t.figures(0, god="1,2").figures(1, god="1,6").region(3).cards(s0="chariots", s1="cycle")
    assert (t.asked(), t.seat()) == ("Worship", 1)
    t.answer("pass")
    assert t.asked() == ""


# -- components


def test_five_gods_have_the_same_figures_and_seven_cards() -> None:
    """ANKH-COMP-01."""
    t = table(5, gods="ra osiris isis anubis amun")
    for seat in range(5):
        assert len(t.where(seat, "god").split()) == 1
        assert len(t.where(seat, "warrior").split()) + t.s.warriors(seat) == 6
        assert t.s.hands[seat].bit_count() == 7
    assert sorted(GODS) == ["amun", "anubis", "isis", "osiris", "ra"]
    assert sorted(CARDS) == ["build", "chariots", "cycle", "drought", "flood", "miracle", "plague"]
    with pytest.raises(SetupError):
        ANKH.new(2, gods=["ra", "horus"])


def test_a_sixth_warrior_is_the_last() -> None:
    """ANKH-COMP-01."""
    t = bare(2, gods="isis ra").figures(0, warriors="5,6 5,7 5,8 6,6 6,7").turn(0).answer("summon")
    assert "warrior" in t.options()
    t.answer("warrior", "4,6").turn(0).answer("summon")
    assert t.asked() == "ChooseAction"


NINE = "4,7 4,8 4,9 5,7 5,8 5,9 6,7 6,8 7,7"


@pytest.mark.parametrize(("controlled", "taken"), [(NINE[:-4], True), (NINE, False)])
def test_nine_ankh_tokens_lie_in_the_pool(controlled: str, taken: bool) -> None:
    """ANKH-COMP-02, ANKH-COMP-03: the plastic marker and the tokens of the board are no substitute."""
    t = bare(2).monuments(0, temple=controlled).monuments(obelisk="2,1").event_comes(CONTROL_MONUMENT)
    t.runs(TriggerEvent(0))
    assert (t.asked() == "TakeMonument") == taken


def test_six_ankh_tokens_lie_on_the_board() -> None:
    """ANKH-COMP-03: six powers, and no seventh."""
    t = bare(2).followers(50, 0)
    for unlock in range(7):
        t.turn(0).answer("unlock")
        assert (t.asked() == "UnlockPower") == (unlock < 6)
        if t.asked() == "UnlockPower":
            t.answer(t.options()[1])


@pytest.mark.parametrize(
    ("guardians", "owned", "gained"),
    [
        ("cat-mummy mummy giant-scorpion", {"cat_mummy": 1}, 1),
        ("cat-mummy mummy giant-scorpion", {"cat_mummy": 2}, 0),
        ("cat-mummy apep giant-scorpion", {"cat_mummy": 2}, 1),
        ("cat-mummy apep giant-scorpion", {"giant_scorpion": 1}, 1),
        ("cat-mummy apep giant-scorpion", {"giant_scorpion": 2}, 0),
    ],
)
def test_there_are_two_bases_of_each_size(guardians: str, owned: dict[str, int], gained: int) -> None:
    """ANKH-COMP-04, ANKH-COMP-09: the Mummy needs a small base, Apep a large one."""
    t = bare(3, guardians=guardians).in_pool(0, **owned).followers(9, 0, 0)
    t.powers(0, "commanding", "inspiring", "resplendent").turn(0).answer("unlock", "temple-attuned")
    assert t.s.guardians_in_pool(0, 2) == gained


TEN = "4,7 4,8 4,9 5,7 5,8 5,9 6,7 6,8 7,7 7,6"


def test_ten_monuments_of_each_type_are_shared_by_all() -> None:
    """ANKH-COMP-05."""
    t = bare(2, gods="isis ra").followers(3, 3).monuments(0, obelisk=TEN[:23]).monuments(1, obelisk=TEN[24:])
    t.figures(0, god="1,2").figures(1, god="1,6").region(3).cards(s0="build", s1="cycle")
    assert t.options() == ["pass", "temple", "pyramid"]
    assert t.refused("obelisk") == ["ANKH-CARD-07"]
    t.answer("temple", "1,4")
    assert t.s.monuments_left(9) == 9


def test_the_tenth_monument_can_still_be_built() -> None:
    """ANKH-COMP-05."""
    t = bare(2, gods="isis ra").followers(3, 3).monuments(obelisk=TEN[4:])
    t.figures(0, god="1,2").figures(1, god="1,6").region(3).cards(s0="build", s1="cycle")
    assert t.options() == ["pass", "obelisk", "temple", "pyramid"]


@pytest.mark.parametrize(("players", "left"), [(2, 30), (4, 26), (5, 20)])
def test_thirty_camels_less_those_of_the_scenario_are_left(players: int, left: int) -> None:
    """ANKH-COMP-06."""
    assert ANKH.view(table(players).s, 0)["camelsLeft"] == left


def scenario(camels: list[str], regions: dict[str, str]) -> str:
    """A scenario file with one scenario for two players."""
    entry = {
        "kingdom": "new-kingdom", "players": 2, "camels": [camels], "regions": regions, "monuments": [],
        "gods": ["2,0", "2,10"], "warriors": ["2,1", "2,9"],
    }  # fmt: skip
    return json.dumps({"scenarios": [entry]})


def test_no_scenario_uses_a_ninth_conflict_token_or_a_31st_camel() -> None:
    """ANKH-COMP-06."""
    read_scenarios(scenario([], {"1": "4,5", "2": "4,6", "8": "3,5"}))
    with pytest.raises(DataError, match="1 to 8"):
        read_scenarios(scenario([], {"1": "4,5", "2": "4,6", "9": "3,5"}))
    corner = "7,0 7,1 7,2 7,3 8,0 8,1 8,2 8,3 9,2 6,0 6,1 5,0 5,1 4,0 4,1 4,2 4,3 3,0 3,1 3,2"
    ring = corner.split()
    sides = [f"{one}|{other}" for one in ring for other in ring if touching(one, other)]
    with pytest.raises(DataError, match="only 30 camels"):
        read_scenarios(scenario(sides[:31], {"1": "4,5", "2": "4,6", "3": "3,5"}))


def touching(one: str, other: str) -> bool:
    """Whether other lies north, north-east or south-east of one."""
    (row, col), (there, across) = (map(int, name.split(",")) for name in (one, other))
    odd = col % 2
    return (there - row, across - col) in ((-1, 0), (odd - 1, 1), (odd, 1))


@pytest.mark.parametrize("seat", [0, 1])
def test_there_is_one_tiebreaker_and_it_goes_to_whoever_triggers(seat: int) -> None:
    """ANKH-COMP-06."""
    t = bare(2, gods="isis ra").conflict(seat)
    assert t.s.tiebreaker == seat
    t.cards(s0="flood", s1="chariots")
    assert t.asked() == ""
    assert t.s.tiebreaker == -1


def test_followers_never_run_out() -> None:
    """ANKH-COMP-07: the 70 tokens of the box are no limit."""
    t = bare(2).followers(70, 70).monuments(temple="2,1").turn(0).answer("gain", "yes")
    assert t.s.followers == (71, 70)


@pytest.mark.parametrize(
    ("guardians", "figures"),
    [("cat-mummy mummy giant-scorpion", [3, 3, 2]), ("satet apep androsphinx", [3, 2, 2])],
)
def test_guardians_have_their_level_and_number(guardians: str, figures: list[int]) -> None:
    """ANKH-COMP-08: the 2nd, 4th and 5th unlock bring levels 1, 2 and 3."""
    t = table(5, guardians=guardians).followers(12, 0, 0, 0, 0)
    assert list(t.s.guardian_cards) == figures
    gained = []
    for _ in range(5):
        t.turn(0).answer("unlock")
        t.answer(t.options()[1])
        gained += [event.what for event in t.heard("guardian-gained")]
    assert gained == t.s.lineup.guardians
    t.turn(0).answer("summon")
    assert t.options() == ["pass", "warrior", *guardians.split()]


@pytest.mark.parametrize(("given", "offered"), [("5,6 5,7", True), ("5,6 5,7 5,8", False)])
def test_ra_has_three_sun_tokens(given: str, offered: bool) -> None:
    """ANKH-COMP-10."""
    t = bare(2, gods="ra isis").figures(0, warriors="5,6 5,7 5,8").suns(given)
    t.turn(0).answer("summon", "warrior", "4,6")
    assert (t.asked() == "GiveSun") == offered


def test_osiris_has_three_underworld_tokens() -> None:
    """ANKH-COMP-10."""
    for gates, fresh in (("4,6 4,7", True), ("4,6 4,7 5,8", False)):
        t = bare(2, gods="osiris ra").figures(0, warriors="5,6").figures(1, warriors="7,5 7,6").gates(gates)
        t.region(2).cards(s0="cycle", s1="chariots")
        assert t.asked() == "GateFrom"
        assert ("yes" in t.options()) == fresh
        if not fresh:
            assert t.refused("yes") == ["ANKH-COMP-10"]


def test_amun_has_one_token() -> None:
    """ANKH-COMP-10: used in one Battle, it is not there in the next."""
    t = bare(2, gods="amun ra").figures(0, warriors="5,6").figures(1, warriors="7,5").conflict(1)
    assert t.asked() == "AnnounceTwoCards"
    t.answer("yes").cards(s0="chariots drought", s1="flood")
    assert t.s.battle.region == 1
    assert t.asked() == "ChooseCards"
    t.cards(s0="flood", s1="chariots")
    assert t.asked() == ""


@pytest.mark.parametrize(("held", "asked"), [([0, 1, 1], True), ([0, 1, 2], False)])
def test_anubis_has_three_slots(held: list[int], asked: bool) -> None:
    """ANKH-COMP-10."""
    t = bare(3, gods="anubis ra isis").captives(*held).figures(0, warriors="5,6").figures(1, warriors="7,5")
    t.figures(2, god="2,1").region(2).cards(s0="chariots", s1="cycle")
    assert t.where(1, "warrior") == ""
    assert (t.asked() == "TakeCaptive") == asked


@pytest.mark.parametrize("kingdom", ["middle-kingdom", "old-kingdom"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_position_knows_city_tokens(kingdom: str, players: int) -> None:
    """ANKH-COMP-11."""
    assert "city" not in str(ANKH.view(table(players, kingdom).s, 0)).lower()
