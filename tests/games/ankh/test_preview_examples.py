"""The worked examples of the preview edition."""

import pytest

from tests.games.ankh.preview import arena, strengths
from tests.games.ankh.table import ACTIONS, table
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, CONFLICT


def test_exp_01_domination_with_two_obelisks_and_a_tied_pyramid_is_worth_three() -> None:
    """ANKHP-EXP-01, ANKHP-DOM-01."""
    t = arena().figures(0, warriors="5,6").monuments(0, obelisk="4,6 4,7", pyramid="5,7")
    t.monuments(1, pyramid="8,5", temple="8,6").region(2)
    assert t.s.devotion == (3, 0)


def test_exp_02_two_pyramids_against_one_are_worth_two_in_battle() -> None:
    """ANKHP-EXP-02, ANKHP-BAT-05."""
    t = arena(3, "isis amun ra").figures(0, warriors="5,6").figures(1, warriors="8,5")
    t.monuments(0, pyramid="4,6 4,7").monuments(1, pyramid="8,6", temple="8,7").monuments(
        2, temple="9,8", obelisk="8,9"
    )
    t.region(2).cards(s0="cycle", s1="cycle")
    assert [(event.who, event.amount) for event in t.heard("devotion-gained")] == [(0, 2)]
    assert t.s.devotion == (2, 0, 0)


@pytest.mark.parametrize(("powers", "pyramid", "temple"), [("", 6, 2), ("inspiring", 3, 2)])
def test_exp_03_the_third_pyramid_costs_six_or_three(powers: str, pyramid: int, temple: int) -> None:
    """ANKHP-EXP-03, ANKHP-CARD-02, ANKHP-POW-03."""
    for kind, price in (("pyramid", pyramid), ("temple", temple)):
        t = arena(gods="anubis ra").powers(0, *powers.split()).followers(7, 0).monuments(0, pyramid="4,6 2,4")
        t.figures(0, warriors="5,6").figures(1, warriors="8,5").region(2).cards(s0="build", s1="cycle")
        t.answer(kind, "4,7")
        assert t.s.followers == (7 - price, 0)


def test_exp_04_after_a_plague_flood_gives_nothing_and_build_may_be_used() -> None:
    """ANKHP-EXP-04, ANKHP-BAT-01, ANKHP-BAT-04, ANKHP-CARD-07."""
    t = arena(gods="amun ra").followers(2, 1).figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    t.s.token_up = True
    t.region(2).answer("yes").cards(s0="flood build", s1="plague").by(0, "0").by(1, "1")
    assert t.where(0, "warrior") == ""
    t.answer("flood")
    assert t.s.followers == (2, 0)
    t.answer("temple", "4,6")
    assert t.at("4,6") == "temple 0"
    assert t.s.followers == (0, 0)


def test_exp_05_a_god_on_desert_with_two_temples_and_drought_makes_nine() -> None:
    """ANKHP-EXP-05, ANKHP-CARD-05, ANKHP-POW-11."""
    t = arena().powers(0, "temple-attuned").monuments(0, temple="2,4 8,3").figures(0, god="4,8", warriors="4,6")
    t.figures(1, warriors="8,5").region(2).cards(s0="drought", s1="cycle")
    assert strengths(t) == {0: 9, 1: 1}


def test_exp_06_the_third_player_starts_with_the_most_devotion() -> None:
    """ANKHP-EXP-06, ANKHP-SETUP-01."""
    assert table(3, edition="preview").s.ladder == (0, 1, 2)
    assert table(3, first=1, edition="preview").s.ladder[-1] == 0


def test_exp_07_glorious_and_mighty_win_three_and_cost_both_others_one() -> None:
    """ANKHP-EXP-07, ANKHP-POW-05, ANKHP-POW-06."""
    t = arena(3).powers(0, "glorious", "mighty").devotion(5, 5, 5)
    t.figures(0, warriors="5,6 4,6 3,7 3,8 4,7 4,8").figures(1, warriors="8,5 8,6 8,7 9,6").figures(
        2, warriors="7,9 8,9 2,10"
    )
    t.region(2).cards(s0="cycle", s1="cycle", s2="cycle")
    assert strengths(t) == {0: 6, 1: 4, 2: 3}
    assert t.s.devotion == (8, 4, 4)


def test_exp_08_ten_followers_are_worth_one_devotion_before_the_conflict() -> None:
    """ANKHP-EXP-08, ANKHP-TURN-04, ANKHP-POW-14."""
    t = arena().powers(0, "splendiferous").followers(9, 0).monuments(temple="2,1").event_comes(CONFLICT)
    t.s.advances = changed(t.s.advances, ACTIONS.index("gain"), 2)
    t.turn(0)
    t.heard()
    t.answer("gain", "yes")
    assert t.s.followers == (10, 0)
    assert t.s.devotion == (1, 0)
    assert t.asked() == "ChooseCards"  # both Gods stand in West
    told = [event.kind for event in t.heard() if event.kind in ("devotion-gained", "event-triggered")]
    assert told == ["devotion-gained", "event-triggered"]


def test_exp_09_only_the_new_token_four_starts_an_exchange() -> None:
    """ANKHP-EXP-09, ANKHP-CAMEL-01."""
    t = arena().event_comes(CAMEL_CARAVAN)
    t.s.advances = changed(t.s.advances, ACTIONS.index("unlock"), 1)
    t.turn(0).answer("unlock", "5,0|6,0", "5,0|5,1", "4,1|5,1", "5,1")
    assert t.options() == ["pass", "token-4"]
    assert t.refused("token-1") == ["ANKHP-CAMEL-01"]
    t.answer("token-4")
    assert t.options() == ["token-1", "token-2", "token-3"]
    t.answer("token-1")
    assert [region.bit_count() for region in t.s.regions[:4]] == [17, 28, 22, 15]


def test_exp_10_a_plague_spares_the_god_of_isis_and_her_protected_figures() -> None:
    """ANKHP-EXP-10, ANKHP-GOD-05."""
    t = arena(gods="isis ra").figures(0, god="8,8", warriors="5,6 8,5 9,6", mummy="5,7", cat_mummy="2,9")
    t.figures(1, warriors="4,6 6,7").region(2).cards(s0="cycle", s1="plague").answer("0").answer("0")
    killed = [event.who for event in t.heard("figure-killed")]
    assert killed == [0, 1, 1, 0, 0]  # by space: 2,9 and 4,6 and 6,7 and 8,5 and 9,6
    assert t.where(0) == "5,6 5,7 8,8"
    assert t.where(1) == "8,0"
