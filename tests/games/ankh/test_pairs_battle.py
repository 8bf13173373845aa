"""Two or more special rules in one Battle: cards, powers, gods and Guardians together."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.engine.event import Event
from theomachy.games.ankh.rules.lineup import NOBODY

BUILT_BY_HAND = ("ANKH-INV-07", "ANKH-SETUP-09")  # single powers, and Guardians not taken from their card


def sound(t: Table) -> bool:
    """No invariant is broken, but for what a position made by hand leaves out."""
    return not [fault for fault in t.faults() if not fault.startswith(BUILT_BY_HAND)]


def told(events: list[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


def gained(events: list[Event]) -> list[tuple[int, int, str]]:
    """Side, amount and rule of every gain of Devotion."""
    return [(event.who, event.amount, event.rule) for event in told(events, "devotion-gained")]


def strengths(events: list[Event]) -> dict[int, int]:
    """The strength of every side that fights."""
    return {event.who: event.amount for event in told(events, "strength")}


# -- Flood, Plague, Mummy, Miracle, Anubis


def test_a_mummy_back_from_a_plague_is_no_longer_sheltered_by_flood() -> None:
    """ANKH-CARD-04, ANKH-CARD-05, ANKH-CARD-13, ANKH-GUARD-14, ANKH-GUARD-17, ANKH-CARD-18.

    It comes back into the same Battle, onto its old Fertile space, and dies a second time.
    """
    t = bare(gods="ra anubis").figures(0, god="6,6", warriors="6,5", mummy="5,6")
    t.figures(1, warriors="7,7 8,7 8,8").followers(0, 1).region(2)
    t.cards(s0="flood", s1="plague")
    assert t.s.followers == (3, 1)
    t.by(0, "0").by(1, "1")
    assert (t.asked(), t.seat()) == ("TakeCaptive", 1)
    t.answer("pass")
    assert (t.asked(), t.seat()) == ("MummyTo", 0)
    assert t.options() == ["5,6", "5,7", "6,5", "6,7", "7,6"]
    t.answer("5,6", "pass")
    events = t.heard()
    assert strengths(events) == {0: 2, 1: 4}
    killed = [(event.rule, event.who) for event in told(events, "figure-killed")]
    assert killed == [("ANKH-CARD-11", 0), ("ANKH-CARD-11", 0), ("ANKH-BAT-21", 0)]
    assert t.asked() == "MummyTo"
    t.answer("5,6", "pass")
    assert t.s.followers == (3, 0)
    assert t.where(0) == "5,6 6,6"
    assert sound(t)


def test_miracle_pays_for_plague_and_resolution_together_and_for_a_captive_and_a_mummy_twice() -> None:
    """ANKH-CARD-17, ANKH-CARD-18, ANKH-POW-17, ANKH-POW-18, ANKH-KILL-06, ANKH-GOD-06, ANKH-GOD-07.

    Two Warriors and the Mummy die in the Plague, the Mummy again in the Resolution: 4 and 1 for Bountiful.
    """
    t = bare(gods="ra anubis").figures(0, god="6,6", warriors="6,5 5,7", mummy="5,6").powers(0, "bountiful")
    t.figures(1, warriors="7,7 8,7 8,8").followers(0, 1).devotion(10, 5).region(2)
    t.cards(s0="miracle", s1="plague").by(0, "0").by(1, "1")
    assert t.options() == ["pass", "ra"]
    t.answer("ra")
    assert t.asked() == "MummyTo"
    t.answer("5,6", "pass")
    assert t.asked() == "MummyTo"  # killed again: a Mummy is no Warrior, Anubis is not asked
    t.answer("5,6", "pass")
    assert gained(t.heard()) == [(1, 1, "ANKH-BAT-20"), (0, 5, "ANKH-CARD-17")]
    assert t.s.devotion == (15, 6)
    assert t.s.captives == (1, 0)
    assert sound(t)


def test_one_batch_is_captured_then_returned_then_mourned() -> None:
    """ANKH-KILL-02, ANKH-KILL-03, ANKH-KILL-04, ANKH-KILL-05, ANKH-GUARD-02, ANKH-GOD-26."""
    t = bare(gods="ra anubis").figures(0, god="6,6", warriors="6,5", mummy="5,6", cat_mummy="5,7")
    t.figures(1, warriors="7,7 8,7 8,8").suns("5,6").followers(0, 1).devotion(3, 9).region(2)
    t.cards(s0="drought", s1="plague").by(0, "0").by(1, "1")
    assert (t.asked(), t.s.suns, t.s.devotion) == ("TakeCaptive", 0, (3, 9))
    t.answer("ra")
    assert (t.asked(), t.s.devotion) == ("MummyTo", (3, 9))
    t.answer("5,7")
    assert (t.asked(), t.s.devotion) == ("GiveSun", (3, 9))
    t.answer("yes")
    assert told(t.heard(), "devotion-lost")[0].who == 1
    assert t.asked() == "MummyTo"  # the Resolution was lost 3 : 4
    t.answer("5,7", "pass")
    assert t.s.devotion == (3, 9)  # 9 - 1 for the Cat-Mummy + 1 for the victory


def test_two_cat_mummies_of_two_sides_in_one_plague_cost_one_loss_after_the_other() -> None:
    """ANKH-GUARD-01, ANKH-GUARD-03, ANKH-GUARD-04, ANKH-DEV-03, ANKH-DEV-06, ANKH-CARD-11.

    The lower owner's comes first: 1 falls to 4, 2 lands on 0; then 0 and 2 land on 1 in this order.
    """
    t = bare(3, "ra isis amun").figures(0, god="6,6", cat_mummy="6,5").figures(1, cat_mummy="8,8")
    t.s.token_up = False
    t.devotion(5, 5, 6, order=[0, 1, 2]).followers(0, 0, 0).region(2)
    t.cards(s0="plague", s1="build", s2="miracle").by(0, "0").by(1, "0").by(2, "0")
    lost = [(event.who, event.what) for event in told(t.heard(), "devotion-lost")]
    assert lost[:4] == [(1, 4), (2, 5), (0, 4), (2, 4)]
    assert t.s.devotion[1:] == (4, 4)


def test_two_plagues_are_two_bids_and_the_second_only_asks_who_is_left() -> None:
    """ANKH-BAT-09, ANKH-CARD-10, ANKH-CARD-11, ANKH-CARD-12, ANKH-GUARD-02, ANKH-KILL-06.

    The first Plague spares 1 and kills 0's Cat-Mummy and all of 2; the second spares 0 and kills 1's Cat-Mummy.
    """
    t = (
        bare(3, "ra isis anubis")
        .figures(0, god="6,6", cat_mummy="6,5")
        .figures(1, warriors="7,7", cat_mummy="8,8")
    )
    t.figures(2, god="2,5", warriors="4,8").devotion(5, 7, 9).followers(3, 3, 3).region(2)
    t.cards(s0="plague", s1="plague", s2="chariots")
    t.by(0, "1").by(1, "2").by(2, "0")
    assert t.s.devotion == (5, 6, 8)  # mourned at once
    assert t.s.waiting() == [0, 1]
    t.by(0, "1").by(1, "0")
    assert (t.asked(), t.seat(), t.options()) == ("TakeCaptive", 2, ["pass", "isis"])
    t.answer("isis")
    assert t.s.followers == (1, 1, 3)
    assert t.s.devotion == (5, 6, 7)  # mourned again: 0 and 2 lose 1; then 0 wins alone
    assert t.s.captives == (0, 1, 0)
    assert sound(t)


def test_a_lone_bidder_is_spared_by_the_second_plague_even_with_nothing() -> None:
    """ANKH-CARD-12, ANKH-BAT-14, ANKH-CARD-02, ANKH-POW-14.

    Only 0 is left for the second bid; it keeps its Warrior and wins 3 : 0, the dead count nothing.
    """
    t = bare(gods="ra isis").figures(0, god="6,6", warriors="6,5").figures(1, warriors="7,7 8,7 8,8")
    t.powers(0, "glorious").followers(1, 0).devotion(0, 0).region(2)
    t.cards(s0="plague", s1="plague").by(0, "1").by(1, "0")
    assert (t.asked(), t.s.waiting()) == ("PlagueBid", [0])
    t.by(0, "0")
    events = t.heard()
    assert strengths(events) == {0: 3}
    assert gained(events) == [(0, 3, "ANKH-BAT-20")]
    assert t.where(0) == "6,5 6,6"


def test_isis_and_flood_do_not_help_against_a_plague_and_nobody_is_asked() -> None:
    """ANKH-CARD-11, ANKH-CARD-13, ANKH-GOD-14, ANKH-BAT-15.

    All figures die, so the holder of the Tiebreaker cannot use it and both lose.
    """
    t = bare(gods="ra isis").figures(0, warriors="6,7").figures(1, warriors="6,6 7,6").followers(0, 0)
    t.region(2, tiebreaker=1).cards(s0="plague", s1="flood").by(0, "0").by(1, "0")
    assert (t.asked(), t.where(0), t.where(1)) == ("", "2,0", "8,0")
    assert (t.s.followers, t.s.devotion, t.s.tiebreaker_up) == ((0, 1), (0, 0), True)


def test_a_cat_mummy_that_pulls_its_killer_back_into_the_red_wakes_bountiful() -> None:
    """ANKH-DEV-12, ANKH-POW-17, ANKH-GUARD-02."""
    t = bare(gods="ra isis").figures(0, warriors="6,7 7,7 8,7").figures(1, cat_mummy="5,6")
    t.powers(0, "bountiful").followers(1, 0).devotion(21, 3).region(2)
    t.cards(s0="plague", s1="chariots").by(0, "1").by(1, "0")
    assert gained(t.heard()) == [(0, 2, "ANKH-BAT-20")]
    assert t.s.devotion == (22, 3)


# -- Building


def test_flood_pays_for_the_building_of_the_same_battle() -> None:
    """ANKH-GOD-01, ANKH-GOD-05, ANKH-BAT-07, ANKH-BAT-08, ANKH-CARD-06."""
    t = bare(gods="amun ra").figures(0, warriors="5,6 6,5 6,6").figures(1, warriors="8,8").followers(0, 0)
    t.region(2).answer("yes").cards(s0="flood build", s1="cycle")
    assert (t.asked(), t.s.followers) == ("BuildWhat", (3, 0))
    t.answer("temple", "7,6")
    assert (t.s.followers, t.at("7,6"), t.s.ankhs(0)) == ((0, 0), "temple 0", 8)
    assert sound(t)


def test_amun_pays_for_his_building_before_he_bids_for_his_plague() -> None:
    """ANKH-BAT-01, ANKH-BAT-08, ANKH-BAT-09, ANKH-GOD-05, ANKH-DEF-09."""
    t = bare(gods="amun ra").figures(0, warriors="6,5").figures(1, warriors="8,8").followers(3, 0)
    t.region(2).answer("yes").cards(s0="plague build", s1="cycle").answer("temple")
    assert t.refused("8,8") == ["ANKH-MAP-05"]  # nobody has died yet
    t.answer("7,6")
    assert (t.asked(), t.options(0)) == ("PlagueBid", ["0"])


def test_a_free_temple_gives_majority_strength_and_resplendence_at_once() -> None:
    """ANKH-POW-02, ANKH-CARD-09, ANKH-BAT-10, ANKH-POW-11, ANKH-POW-05, ANKH-DOM-03, ANKH-POW-19.

    The third Temple makes the God 3 strong and gives 2 more; its majority ends the red and Bountiful.
    """
    t = bare(gods="ra isis").figures(0, god="6,6").monuments(0, temple="3,8 1,3").monuments(1, temple="8,6")
    t.figures(1, warriors="8,8").powers(0, "inspiring", "temple-attuned", "resplendent", "bountiful")
    t.followers(0, 0).devotion(20, 0).region(2).cards(s0="build", s1="chariots").answer("temple", "6,5")
    events = t.heard()
    assert strengths(events) == {0: 5, 1: 4}
    assert gained(events) == [(0, 2, "ANKH-BAT-10"), (0, 1, "ANKH-BAT-20")]
    assert t.s.followers == (0, 0)
    assert sound(t)


def test_nobody_builds_on_an_underworld_token_not_even_osiris() -> None:
    """ANKH-CARD-06, ANKH-CARD-08, ANKH-DEF-05."""
    t = bare(gods="osiris ra").figures(0, warriors="6,5").figures(1, warriors="8,8").gates("6,6").followers(3, 0)
    t.region(2).cards(s0="build", s1="miracle").answer("pyramid")
    assert t.refused("6,6") == ["ANKH-CARD-08"]
    t.answer("6,7")
    assert t.at("6,7") == "pyramid 0"


# -- the reward


def test_glorious_drought_radiance_and_bountiful_are_one_gain() -> None:
    """ANKH-BAT-20, ANKH-POW-14, ANKH-CARD-16, ANKH-GOD-24, ANKH-POW-17, ANKH-POW-18, ANKH-CARD-20.

    3 for Glorious, 2 Desert figures (the one on an Underworld token stands on no Desert), 1 Sun, 1 Bountiful.
    """
    t = bare(gods="ra osiris").figures(0, warriors="5,7 6,7 6,6").figures(1, warriors="8,8").gates("8,7")
    t.powers(0, "glorious", "bountiful").suns("6,6 5,7").devotion(20, 0).region(2)
    t.cards(s0="drought", s1="miracle")
    events = t.heard()
    assert strengths(events) == {0: 4, 1: 1}
    assert gained(events) == [(0, 7, "ANKH-BAT-20"), (1, 1, "ANKH-CARD-17")]
    assert t.s.devotion == (27, 1)


def test_a_figure_on_an_underworld_token_serves_neither_drought_nor_flood() -> None:
    """ANKH-CARD-20, ANKH-CARD-03, ANKH-CARD-04, ANKH-CARD-16."""
    t = bare(gods="osiris ra").figures(0, warriors="6,6 6,7 5,7").figures(1, warriors="8,8").gates("6,7")
    t.region(2).cards(s0="drought", s1="miracle")
    assert gained(t.heard())[0] == (0, 2, "ANKH-BAT-20")
    t = bare(gods="osiris ra").figures(0, warriors="6,6 5,6").figures(1, warriors="8,8 8,7 8,6").gates("6,6")
    t.followers(0, 0).region(2).cards(s0="flood", s1="chariots")
    assert (t.s.followers[0], t.where(0, "warrior")) == (1, "5,6")


def test_the_tiebreaker_wins_by_nothing_so_glorious_stays_silent() -> None:
    """ANKH-POW-14, ANKH-BAT-16, ANKH-POW-01, ANKH-CARD-16."""
    t = bare(gods="ra isis").figures(0, warriors="6,6 6,7").figures(1, warriors="8,8 8,7 8,6").followers(0, 0)
    t.powers(0, "glorious", "commanding").region(2, tiebreaker=0).cards(s0="drought", s1="flood")
    assert (t.asked(), t.seat()) == ("BreakTie", 0)
    t.answer("yes")
    assert gained(t.heard()) == [(0, 2, "ANKH-BAT-20")]
    assert (t.s.followers, t.s.tiebreaker_up, t.where(1)) == ((3, 0), False, "8,0")


def test_a_radiant_figure_killed_by_a_plague_is_no_longer_worth_anything_but_a_mummy_can_shine_again() -> None:
    """ANKH-GOD-25, ANKH-GOD-26, ANKH-GOD-23, ANKH-GUARD-16."""
    for sun, reward in (("pass", 1), ("yes", 2)):
        t = bare(gods="ra isis").figures(0, god="6,6", mummy="6,5").figures(1, warriors="8,8").suns("6,5")
        t.followers(0, 0).region(2).cards(s0="plague", s1="miracle").by(0, "0").by(1, "0")
        t.answer("6,5", sun)
        assert gained(t.heard())[0] == (0, reward, "ANKH-BAT-20")


def test_magnanimous_is_paid_though_flood_saves_everybody_and_bountiful_adds_to_it() -> None:
    """ANKH-POW-15, ANKH-POW-16, ANKH-POW-18, ANKH-CARD-04, ANKH-BAT-19."""
    t = bare(gods="ra isis").figures(0, warriors="6,6 6,5").figures(1, warriors="8,8 8,7 8,6").devotion(19, 0)
    t.powers(0, "magnanimous", "bountiful").region(2).cards(s0="flood", s1="chariots")
    assert gained(t.heard()) == [(1, 1, "ANKH-BAT-20"), (0, 3, "ANKH-POW-15")]
    assert t.where(0, "warrior") == "6,5 6,6"


def test_a_plague_before_the_resolution_takes_magnanimity_temples_and_majorities_away() -> None:
    """ANKH-POW-15, ANKH-POW-11, ANKH-BAT-10, ANKH-CARD-14, ANKH-CARD-02, ANKH-POW-20, ANKH-DOM-03.

    1 has only its God left, away from the Temple. 2 is gone: it may worship, and its Pyramid still blocks 0's.
    """
    t = bare(3, "ra isis amun").figures(1, god="8,8", warriors="6,5 7,6").monuments(1, temple="6,6")
    t.figures(0, warriors="5,8 5,9 4,9").monuments(0, pyramid="9,8")
    t.figures(2, god="2,5", warriors="4,7").monuments(2, pyramid="8,6")
    t.powers(1, "magnanimous", "temple-attuned").powers(2, "worshipful").followers(1, 0, 2)
    t.s.token_up = False
    t.region(2)
    t.cards(s0="plague", s1="flood", s2="chariots").by(0, "1").by(1, "0").by(2, "0")
    assert (t.asked(), t.seat()) == ("Worship", 2)
    t.answer("yes")
    events = t.heard()
    assert strengths(events) == {0: 4, 1: 1}
    assert gained(events) == [(1, 1, "ANKH-BAT-10"), (0, 1, "ANKH-BAT-20"), (2, 1, "ANKH-POW-20")]


# -- Amun's two cards


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [("chariots plague", 4), ("chariots drought", 4), ("plague drought", 2), ("flood miracle", 0)],
)
def test_amun_adds_the_strength_of_both_cards(cards: str, bonus: int) -> None:
    """ANKH-GOD-01, ANKH-CARD-01, ANKH-CARD-15, ANKH-BAT-12."""
    t = bare(gods="amun ra").figures(0, god="6,6").figures(1, god="8,8").followers(0, 0)
    t.region(2).answer("yes").cards(s0=cards, s1="build")
    if "plague" in cards:
        t.by(0, "0").by(1, "0")
    assert strengths(t.heard()) == {0: 1 + bonus, 1: 1}


def test_amuns_own_plague_feeds_his_miracle() -> None:
    """ANKH-GOD-01, ANKH-CARD-11, ANKH-CARD-17, ANKH-GOD-05."""
    t = bare(gods="amun ra").figures(0, god="6,6", warriors="6,5 6,7").figures(1, warriors="8,8").followers(0, 0)
    t.region(2).answer("yes").cards(s0="plague miracle", s1="chariots").by(0, "0").by(1, "0")
    assert gained(t.heard()) == [(0, 1, "ANKH-BAT-20"), (0, 2, "ANKH-CARD-17")]


def test_cycle_brings_both_of_amuns_cards_back_but_not_his_token() -> None:
    """ANKH-CARD-19, ANKH-GOD-02, ANKH-GOD-03, ANKH-BAT-05, ANKH-GOD-04, ANKH-CON-05.

    His last two cards are enough to announce; in the next region of the same Conflict he is not asked again.
    """
    t = bare(gods="amun ra").figures(0, god="2,1", warriors="6,6").figures(1, god="8,0", warriors="8,8")
    t.hand(0, "cycle", "chariots").conflict(seat=1)
    assert (t.asked(), t.seat()) == ("AnnounceTwoCards", 0)
    t.answer("yes")
    assert (t.asked(), t.s.token_up) == ("ChooseCards", False)
    t.cards(s0="chariots cycle", s1="flood")
    assert (t.asked(), t.s.token_up) == ("ChooseCards", False)
    assert t.options(0) == ["flood", "build", "plague", "chariots", "drought", "miracle", "cycle"]
    t.cards(s0="chariots", s1="build")
    assert (t.s.token_up, t.s.played(0).bit_count()) == (True, 1)
    assert sound(t)


def test_obelisks_come_before_the_announcement_and_it_before_the_cards() -> None:
    """ANKH-BAT-02, ANKH-BAT-03, ANKH-POW-06, ANKH-POW-07."""
    t = bare(gods="amun ra").figures(0, god="2,5", warriors="6,5").figures(1, warriors="8,8")
    t.powers(0, "obelisk-attuned").monuments(0, obelisk="6,6").region(2)
    assert t.asked() == "ObeliskWhich"
    t.answer("2,5", "6,7", "pass")
    assert (t.asked(), t.at("6,7")) == ("AnnounceTwoCards", "god 0")
    t.answer("pass")
    assert t.s.token_up
    t.cards(s0="flood", s1="flood")


# -- Isis


def test_in_a_tie_flood_and_isis_share_the_work_and_the_unprotected_die() -> None:
    """ANKH-GOD-14, ANKH-GOD-15, ANKH-CARD-04, ANKH-BAT-18, ANKH-BAT-21, ANKH-KILL-01.

    6,6 is sheltered, so Isis is asked only for 6,7 next to the enemy on 7,7; 5,9 has nobody beside it.
    """
    t = bare(gods="isis ra").figures(0, warriors="6,6 6,7 5,9").figures(1, warriors="7,7 8,9").followers(0, 0)
    t.region(2).cards(s0="flood", s1="drought")
    assert (t.asked(), t.seat(), t.options()) == ("ProtectFigure", 0, ["pass", "6,7"])
    assert t.refused("6,6") == ["ANKH-GOD-14"]
    t.answer("6,7")
    assert (t.where(0, "warrior"), t.where(1)) == ("6,6 6,7", "8,0")
    assert sound(t)


def test_isis_protects_apep_by_a_bystander_of_another_region() -> None:
    """ANKH-GOD-16, ANKH-GOD-17, ANKH-MAP-07, ANKH-CON-07, ANKH-ADJ-02.

    Apep on 6,4 fights in the East; the only enemy beside it is a third side's Warrior in the West.
    """
    t = bare(3, "isis ra amun", guardians="cat-mummy apep androsphinx").figures(0, apep="6,4")
    t.figures(1, warriors="8,8").figures(2, god="2,5", warriors="5,5").region(2)
    t.cards(s0="flood", s1="chariots")
    assert (t.asked(), t.options()) == ("ProtectFigure", ["pass", "6,4"])
    t.answer("6,4")
    assert t.at("6,4") == "apep 0"
    t = bare(3, "isis ra amun", guardians="cat-mummy apep androsphinx").figures(0, apep="6,4")
    t.figures(1, warriors="8,8").figures(2, god="2,5", warriors="4,5").region(2)
    t.cards(s0="flood", s1="chariots")
    assert (t.asked(), t.at("6,4")) == ("", "")  # a neighbour of the neighbour is not enough


def test_apep_fights_in_both_regions_of_its_water_until_it_dies() -> None:
    """ANKH-CON-07, ANKH-MAP-07, ANKH-CON-04, ANKH-DOM-01, ANKH-FIG-03.

    Killed in the West it is missing in the East, where the other side then dominates.
    """
    t = bare(gods="ra anubis", guardians="cat-mummy apep androsphinx").figures(0, god="2,5", apep="6,4")
    t.figures(1, warriors="7,1 8,8").conflict(seat=0)
    t.cards(s0="flood", s1="chariots")
    assert t.asked() == ""
    assert [event.who for event in t.heard("domination")] == [1, 0]
    assert t.s.pool(0, 5) == 1
    assert sound(t)


def test_a_mummy_killed_in_one_region_fights_in_a_later_one() -> None:
    """ANKH-GUARD-17, ANKH-CON-04, ANKH-FIG-02."""
    t = bare(gods="ra anubis").figures(0, god="6,6", mummy="3,1").figures(1, warriors="7,1 6,5").conflict(seat=1)
    t.cards(s0="flood", s1="chariots").answer("6,7", "pass")
    t.cards(s0="chariots", s1="build")
    assert strengths(t.heard()) == {0: 5, 1: 1}


# -- Androsphinx


@pytest.mark.parametrize(("sphinx", "strength"), [("7,6", 2), ("8,7", 8)])
def test_an_androsphinx_cancels_captives_and_resplendence_but_no_temple(sphinx: str, strength: int) -> None:
    """ANKH-GUARD-22, ANKH-GUARD-25, ANKH-GOD-08, ANKH-POW-05, ANKH-POW-11.

    Anubis: base 3, three captives, and 2 for a Temple beside him, which his mere presence keeps active.
    """
    t = bare(gods="anubis ra", guardians="cat-mummy mummy androsphinx").figures(0, god="6,6").captives(0, 3)
    t.monuments(0, temple="6,5 1,3 1,5").powers(0, "resplendent", "temple-attuned")
    t.figures(1, androsphinx=sphinx).region(2).cards(s0="flood", s1="build")
    assert strengths(t.heard()) == {0: strength, 1: 1}


def test_cancelled_figures_still_count_for_flood_drought_and_magnanimous() -> None:
    """ANKH-GUARD-25, ANKH-CARD-03, ANKH-CARD-16, ANKH-POW-15, ANKH-GUARD-22."""
    t = bare(gods="amun ra", guardians="cat-mummy mummy androsphinx").figures(0, warriors="6,6 7,7")
    t.figures(1, androsphinx="7,6", warriors="8,9").powers(0, "magnanimous").followers(0, 0).region(2)
    t.answer("yes").cards(s0="flood chariots", s1="build")
    events = t.heard()
    assert (strengths(events), t.s.followers[0]) == ({0: 3, 1: 2}, 1)
    t = bare(gods="ra isis", guardians="cat-mummy mummy androsphinx").figures(0, warriors="7,7 6,7", god="8,8")
    t.figures(1, androsphinx="7,6").region(2).cards(s0="drought", s1="build")
    assert gained(t.heard()) == [(0, 4, "ANKH-BAT-20")]
    t = bare(gods="ra isis", guardians="cat-mummy mummy androsphinx").figures(0, warriors="7,7 6,7")
    t.figures(1, androsphinx="7,6").powers(0, "magnanimous").region(2).cards(s0="flood", s1="build")
    assert gained(t.heard()) == [(1, 1, "ANKH-BAT-20"), (0, 2, "ANKH-POW-15")]


def test_apep_beside_an_androsphinx_of_the_other_bank_is_worth_nothing() -> None:
    """ANKH-GUARD-23, ANKH-BAT-12, ANKH-ADJ-02."""
    t = bare(gods="ra isis", guardians="cat-mummy apep androsphinx").figures(0, apep="6,4", warriors="8,8")
    t.figures(1, androsphinx="5,5", warriors="4,9").region(2).cards(s0="build", s1="build")
    assert strengths(t.heard()) == {0: 1, 1: 1}


def test_an_androsphinx_killed_by_a_plague_cancels_nobody_any_more() -> None:
    """ANKH-GUARD-22, ANKH-BAT-12, ANKH-CARD-11."""
    t = bare(gods="ra isis", guardians="cat-mummy mummy androsphinx").figures(0, god="6,6", warriors="6,7")
    t.figures(1, androsphinx="7,6", god="8,8").followers(1, 0).region(2)
    t.cards(s0="plague", s1="build").by(0, "1").by(1, "0")
    assert strengths(t.heard()) == {0: 3, 1: 1}


# -- Obelisks


def test_obelisk_moves_aim_scorpions_push_nobody_and_shun_the_underworld() -> None:
    """ANKH-POW-06, ANKH-POW-08, ANKH-POW-10, ANKH-GUARD-06, ANKH-GUARD-18, ANKH-SUM-07, ANKH-DEC-02.

    Around the Obelisk on 6,6: an enemy on 6,7, an Underworld token on 5,7; the two sides move in turn.
    """
    t = bare(gods="ra osiris", guardians="satet mummy giant-scorpion").devotion(4, 4, order=[0, 1])
    t.figures(0, satet="4,7", giant_scorpion="8,5", warriors="8,8").aim("8,5", 0).monuments(0, obelisk="6,6")
    t.figures(1, warriors="6,7 2,5").monuments(1, obelisk="5,8").gates("5,7")
    t.powers(0, "obelisk-attuned").powers(1, "obelisk-attuned").region(2)
    assert (t.asked(), t.seat(), t.options()) == ("ObeliskWhich", 0, ["pass", "2,0", "4,7", "8,5", "8,8"])
    t.answer("4,7")
    assert t.options() == ["5,6", "6,5", "7,6"]
    assert t.refused("6,7") == ["ANKH-MAP-05"]
    assert t.refused("5,7") == ["ANKH-POW-10"]
    t.answer("5,6")
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 1)
    t.answer("2,5", "5,7")  # his own gate is open to Osiris
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 0)
    assert t.refused("5,6") == ["ANKH-POW-08"]
    t.answer("8,5", "6,5")
    assert (t.asked(), t.seat()) == ("AimPincers", 0)
    t.answer("ne-se")
    assert (t.asked(), t.seat()) == ("ObeliskWhich", 1)
    t.answer("pass")
    assert (t.asked(), t.seat(), t.options()) == ("ObeliskWhich", 0, ["pass", "2,0", "8,8"])
    t.answer("pass")
    assert (t.asked(), t.at("6,6")) == ("ChooseCards", "obelisk 0")  # the new aim strikes only in a later Conflict
    assert sound(t)


def test_a_scorpion_that_crushes_the_obelisk_ends_its_attunement_for_this_conflict() -> None:
    """ANKH-CON-02, ANKH-GUARD-20, ANKH-GUARD-21, ANKH-POW-06, ANKH-BAT-02."""
    t = bare(gods="ra isis").figures(0, giant_scorpion="7,6", warriors="8,8").aim("7,6", 5)
    t.monuments(0, obelisk="6,6").figures(1, god="8,5").powers(0, "obelisk-attuned").conflict(seat=1)
    assert (t.asked(), t.at("6,6"), t.s.ankhs(0)) == ("ChooseCards", "", 9)


def test_a_lost_battle_opens_a_gate_where_the_dead_stood_after_worship() -> None:
    """ANKH-BAT-22, ANKH-GOD-18, ANKH-POW-20, ANKH-CARD-14, ANKH-BAT-23, ANKH-CARD-19.

    Osiris lost every figure to the Plague, yet worships, places a token and takes his cards back, in this order.
    """
    t = bare(gods="osiris ra").figures(0, warriors="6,6").figures(1, god="8,8").powers(0, "worshipful")
    t.hand(0, "cycle").followers(3, 1).devotion(4, 6).region(2)
    t.cards(s0="cycle", s1="plague").by(0, "1").by(1, "1")
    assert (t.asked(), t.seat(), t.s.hands[0]) == ("Worship", 0, 0)
    t.answer("yes")
    assert (t.asked(), t.s.hands[0], t.s.devotion) == ("GateFrom", 0, (5, 7))
    t.answer("yes", "6,6")
    assert (t.s.hands[0].bit_count(), t.s.gates.bit_count(), t.s.tiebreaker) == (7, 1, NOBODY)
    assert sound(t)
