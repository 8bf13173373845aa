"""What lies ahead as things stand: what actions would bring, and what a Conflict would find."""

from tests.games.ankh.table import Table, bare, table
from theomachy.games.ankh.documents.view_types import RegionProspect
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.events.merge import MergeGods


def prospects(t: Table, side: int = 0) -> dict[str, int]:
    """What each action would do for a side."""
    shown = ANKH.view(t.s, 0)
    return next(one["prospects"] for one in shown["sides"] if one["side"] == side)


def region_of(t: Table, space: str) -> RegionProspect:
    """What a Conflict would find in the region of a space."""
    shown = ANKH.view(t.s, 0)
    number = next(number for number, spaces in shown["regions"].items() if space in spaces)
    return shown["prospects"][number]


def test_an_action_is_worth_what_it_would_do() -> None:
    """ANKH-MOVE-05, ANKH-SUM-05, ANKH-GAIN-01, ANKH-UNL-01."""
    t = bare(2).figures(0, god="5,7", warriors="6,8").monuments(temple="5,8")
    t.s.followers = (1, 0)
    assert prospects(t) == {"move": 2, "summon": 1, "gain": 1, "unlock": 4}
    t.s.followers = (0, 0)
    assert prospects(t)["unlock"] == 0


def test_an_action_of_a_side_without_figures_and_monuments_does_nothing() -> None:
    """ANKH-TURN-04."""
    assert prospects(bare(2).clear().figures(1, god="5,7"))["summon"] == 0


def test_a_contested_region_shows_strengths_rewards_and_majorities() -> None:
    """ANKH-BAT-12, ANKH-DOM-03."""
    t = bare(2).figures(0, god="5,7", warriors="6,8").figures(1, warriors="5,8").monuments(1, temple="4,7")
    found = region_of(t, "5,7")
    assert found["strength"] == {"0": 2, "1": 1}
    assert found["reward"] == {"0": 1, "1": 1}
    assert found["majorities"] == {"0": 0, "1": 1}
    assert found["majorityOf"] == {"temple": 1}


def test_a_side_alone_in_a_region_dominates_it() -> None:
    """ANKH-DOM-02; a side without figures there has no majority that counts (ANKH-DOM-01)."""
    t = bare(2).figures(0, warriors="5,7").monuments(1, temple="4,7").monuments(0, obelisk="5,8")
    found = region_of(t, "5,7")
    assert found["strength"] == {"0": 1}
    assert found["majorityOf"] == {"obelisk": 0}
    assert found["majorities"] == {"0": 1}


def test_looking_ahead_changes_nothing() -> None:
    """ANKH-CON-04."""
    t = table(3)
    before = ANKH.view(t.s, 0)
    assert ANKH.view(t.s, 0) == before
    assert t.s.battle.region == -1


def test_players_of_a_merged_god_take_one_action() -> None:
    """ANKH-TURN-15."""
    t = table(3)
    shown = ANKH.view(t.s, 0)
    assert [side["actionsPerTurn"] for side in shown["sides"]] == [2, 2, 2]
    t.runs(MergeGods())
    shown = ANKH.view(t.s, 0)
    assert sorted(side["actionsPerTurn"] for side in shown["sides"]) == [1, 2]
