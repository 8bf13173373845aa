"""Every code at rare questions: an option, or refused by a rule."""

import pytest

from tests.games.ankh.table import ANKH, EGYPT, Table, bare, table
from theomachy.games.ankh.rules.abilities.guardians import AimPincers, ReturnMummy
from theomachy.games.ankh.rules.egypt import LAND, WALK, name_spaces
from theomachy.games.ankh.rules.events.merge import GiveUpGuardian, TakeOver


def codes_explain(t: Table) -> None:
    """No reason for the options, and known rules against everything else."""
    seat = t.seat()
    options = t.s.options(seat)
    known = set(ANKH.rules())
    for option in range(420):
        reasons = t.s.reasons(seat, option)
        assert (option in options) == (not reasons)
        assert {reason.rule for reason in reasons} <= known


def test_the_return_of_a_mummy_is_explained() -> None:
    """ANKH-GUARD-14, ANKH-SUM-07: beside its God, never on a foreign Underworld token."""
    t = bare(gods="ra isis").in_pool(0, mummy=1).gates("2,1")
    t.runs(ReturnMummy(0))
    assert t.asked() == "MummyTo"
    codes_explain(t)
    assert t.refused("2,1") == ["ANKH-SUM-07"]
    assert t.refused("8,1") == ["ANKH-GUARD-14"]
    assert t.refused("flood") == ["ANKH-GUARD-14"]


def test_the_aim_of_pincers_is_explained_at_the_edge_of_the_map() -> None:
    """ANKH-GUARD-18, ANKH-GUARD-19."""
    t = bare(gods="ra isis").figures(0, giant_scorpion="9,2")
    t.s.stack.clear()
    t.s.push(AimPincers(0, EGYPT.number["9,2"]))
    codes_explain(t)
    assert t.refused("s-sw") == ["ANKH-GUARD-19"]
    assert t.refused("9,2") == ["ANKH-GUARD-18"]


def test_giving_up_a_guardian_is_explained() -> None:
    """ANKH-MERGE-07."""
    t = bare(3, gods="ra isis amun").in_pool(0, cat_mummy=1).figures(0, mummy="3,0").in_pool(1, cat_mummy=1)
    t.s.stack.clear()
    t.s.queue([TakeOver(0, 1)])
    t.s.settle()
    codes_explain(t)
    assert t.refused("apep") == ["ANKH-MERGE-06"]
    t.answer("cat-mummy")
    assert t.asked() == GiveUpGuardian.__name__
    codes_explain(t)
    assert t.options() == ["3,0", "cat-mummy"]
    assert t.refused("2,0") == ["ANKH-MERGE-07"]
    assert t.refused("flood") == ["ANKH-MERGE-07"]


def test_a_figure_that_cannot_go_anywhere_is_not_offered() -> None:
    """ANKH-MOVE-01, ANKH-MOVE-04, ANKH-MOVE-08: Apep on Water, all land within three steps taken."""
    t = bare(gods="ra isis", guardians="satet apep androsphinx").figures(0, apep="8,10")
    around = name_spaces(WALK[EGYPT.number["8,10"]] & LAND).split()
    t.monuments(obelisk=" ".join(around[:10]), temple=" ".join(around[10:20]), pyramid=" ".join(around[20:]))
    t.turn(0).answer("move")
    assert t.options() == ["pass", "2,0"]
    assert t.refused("8,10") == ["ANKH-MOVE-04"]
    codes_explain(t)


def test_a_guardian_without_the_gift_of_satet_ends_on_no_occupied_space() -> None:
    """ANKH-MOVE-04."""
    t = bare(gods="ra isis").figures(0, mummy="5,6").figures(1, warriors="5,7").turn(0).answer("move", "5,6")
    assert t.refused("5,7") == ["ANKH-MOVE-04"]


def test_water_lies_in_no_region_of_its_own() -> None:
    """ANKH-MAP-03, ANKH-MAP-04."""
    s = table(2).s
    assert s.region_at(EGYPT.number["6,4"]) == -1
    assert s.region_at(EGYPT.number["5,0"]) == 0


@pytest.mark.parametrize("text", ["move", "5,6", "yes", "isis", "3"])
def test_words_of_other_questions_are_refused_by_the_rule_that_asks(text: str) -> None:
    """ANKH-BAT-04."""
    t = bare(gods="ra isis").figures(0, warriors="5,6").figures(1, warriors="5,7").region(2)
    assert t.refused(text) == ["ANKH-BAT-04"]
