"""Battle Resolution and what follows it (chapter 9, step 5)."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.engine.bits import members
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.components import CARDS
from theomachy.games.ankh.rules.egypt import name_spaces
from theomachy.games.ankh.rules.state import ENDINGS


def duel(gods: str = "ra isis", **figures: str) -> Table:
    """Two sides before a Battle in region 2; their Gods are far away, they have no Followers."""
    t = bare(gods=gods).followers(0, 0)
    for name, spaces in figures.items():
        t.figures(int(name[1:]), warriors=spaces)
    return t


def trio(**figures: str) -> Table:
    """Three sides before a Battle in region 3; all Gods in region 1, Amun's token spent, no Followers."""
    t = bare(3, gods="ra isis amun").followers(0, 0, 0).figures(2, god="7,2")
    t.s.token_up = False
    for name, spaces in figures.items():
        t.figures(int(name[1:]), warriors=spaces)
    return t


def strengths(t: Table) -> dict[int, int]:
    """The strength of every side that computed one."""
    return {event.who: event.amount for event in t.heard("strength")}


def gained(t: Table) -> list[tuple[int, int, str]]:
    """Every gain of Devotion: side, amount, rule."""
    return [(event.who, event.amount, event.rule) for event in t.heard("devotion-gained")]


def steps(t: Table) -> list[tuple[str, int]]:
    """Gains, losses and kills in their order, with the side concerned."""
    kinds = ("devotion-gained", "devotion-lost", "figure-killed", "followers-gained")
    return [(event.kind, event.who) for event in t.heard() if event.kind in kinds]


# -- strength


def test_without_figures_a_side_has_no_strength_at_all() -> None:
    """ANKH-BAT-11, ANKH-POW-14. Its Chariots do not count: 3 against 0 is glorious, 3 against 3 were a tie."""
    t = duel(s0="6,6 5,6", s1="8,8").followers(1, 0).powers(0, "glorious").region(2, tiebreaker=1)
    t.cards(s0="plague", s1="chariots").by(0, "1").by(1, "0")
    assert gained(t) == [(0, 3, "ANKH-BAT-20")]
    assert t.s.tiebreaker_up


def test_only_sides_with_figures_compute_strength() -> None:
    """ANKH-BAT-11, ANKH-BAT-14, EX-13. Equal bids kill all Warriors; the +1 of side 1 does not count."""
    t = duel(s0="6,6", s1="8,8 8,6").figures(0, god="4,6").region(2, tiebreaker=1)
    t.cards(s0="flood", s1="plague").by(0, "0").by(1, "0")
    assert strengths(t) == {0: 1}
    assert [t.at(space) for space in ("4,6", "6,6", "8,8", "8,6")] == ["god 0", "", "", ""]
    assert t.s.devotion == (1, 0)


def test_strength_adds_figures_cards_and_active_temples() -> None:
    """ANKH-BAT-12, ANKH-FIG-01. God, two Warriors, Cat-Mummy, Chariots, and 2 for one of two Temples."""
    t = duel(s0="6,6 5,6", s1="8,8").figures(0, god="6,7", cat_mummy="7,7").powers(0, "temple-attuned")
    t.monuments(0, temple="5,7 4,9").figures(0, warriors="4,4 1,1").powers(1, "temple-attuned")
    t.monuments(1, temple="9,6").region(2).cards(s0="chariots", s1="drought")
    assert strengths(t) == {0: 1 + 2 + 1 + 3 + 2, 1: 1 + 1}


def test_a_view_shows_the_strengths_as_they_stand_and_tells_nothing() -> None:
    """ANKH-BAT-11, ANKH-BAT-12. Cards count from their reveal on; whoever has no figure left has none."""
    t = duel(s0="6,6 5,6", s1="8,8").figures(0, god="6,7").followers(1, 0).region(2)

    def standing() -> object:
        battle = ANKH.view(t.s, -1)["battle"]
        assert isinstance(battle, dict)
        return battle["standing"]

    t.powers(0, "temple-attuned").monuments(0, temple="5,7").heard()
    assert standing() == {"0": 5, "1": 1}
    assert t.heard() == []
    t.by(0, "plague")
    assert standing() == {"0": 5, "1": 1}
    t.by(1, "chariots")
    assert standing() == {"0": 6, "1": 4}


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("flood", 0), ("build", 0), ("chariots", 3), ("drought", 1), ("miracle", 0), ("cycle", 0)],
)
def test_every_card_adds_its_strength(card: str, bonus: int) -> None:
    """ANKH-BAT-12, ANKH-CARD-01."""
    t = duel(s0="6,6 5,6", s1="8,8").region(2).cards(s0=card, s1="cycle")
    assert strengths(t) == {0: 2 + bonus, 1: 1}


def test_figures_of_other_regions_add_nothing_and_water_adds_in_both() -> None:
    """ANKH-BAT-12, ANKH-MAP-07. The Apep on 6,4 counts here and later; Warriors in region 1 do not."""
    t = bare(gods="ra isis", guardians="cat-mummy apep androsphinx")
    t.figures(0, god="1,8", apep="6,4", warriors="6,6 4,4 4,5").figures(1, warriors="8,8")
    t.region(2).cards(s0="cycle", s1="cycle")
    assert strengths(t) == {0: 2, 1: 1}


def test_the_highest_strength_wins() -> None:
    """ANKH-BAT-13. Three sides with 4, 3 and 3: a tie below the highest is none."""
    t = trio(s0="0,1", s1="1,4 1,6 3,4", s2="1,8 2,8 2,7").region(3)
    t.cards(s0="chariots", s1="cycle", s2="cycle")
    assert strengths(t) == {0: 4, 1: 3, 2: 3}
    assert t.s.devotion == (1, 0, 0)
    assert t.where(0, "warrior") == "0,1"
    assert t.where(1, "warrior") == t.where(2, "warrior") == ""


def test_the_only_side_with_figures_wins_even_with_strength_zero() -> None:
    """ANKH-BAT-14, ANKH-GUARD-23. The Apep is subdued by an Androsphinx of region 1, its enemy here dies."""
    t = bare(gods="ra isis", guardians="cat-mummy apep androsphinx").followers(1, 0)
    t.figures(0, apep="6,4").figures(1, androsphinx="5,4", warriors="8,8").region(2, tiebreaker=1)
    t.cards(s0="cycle", s1="plague").by(0, "1").by(1, "0")
    assert strengths(t) == {0: 0}
    assert gained(t) == []
    assert t.s.devotion == (1, 0)


def test_with_no_figure_left_nobody_wins() -> None:
    """ANKH-BAT-15, ANKH-BAT-23. No Tiebreaker, no reward, no Magnanimous; Osiris has lost all the same."""
    t = duel("ra osiris", s0="6,6 5,6", s1="8,8 8,6").powers(0, "magnanimous", "commanding")
    t.powers(1, "magnanimous").region(2, tiebreaker=0).cards(s0="chariots", s1="plague").by(0, "0").by(1, "0")
    assert (t.asked(), t.s.waiting()) == ("GateFrom", [1])
    assert strengths(t) == {}
    assert t.s.devotion == (0, 0)
    assert t.s.followers == (0, 0)
    assert t.s.tiebreaker_up


# -- ties


def test_the_tiebreaker_wins_a_tie_once_per_conflict() -> None:
    """ANKH-BAT-16, ANKH-BAT-18. Turned down in region 1 it is of no use in region 2."""
    t = duel(s0="6,6", s1="8,8").conflict(0).cards(s0="cycle", s1="cycle")
    assert (t.asked(), t.s.waiting()) == ("BreakTie", [0])
    assert t.options() == ["pass", "yes"]
    t.answer("yes")
    assert t.s.devotion == (1, 0)
    assert not t.s.tiebreaker_up
    t.cards(s0="cycle", s1="cycle")
    assert t.asked() == ""
    assert t.s.devotion == (1, 0)
    assert [t.at("6,6"), t.at("8,8")] == ["", ""]


def test_a_tiebreaker_not_used_serves_later() -> None:
    """ANKH-BAT-16, ANKH-BAT-18. Declined, the tie stands; in the next Battle the holder is asked again."""
    t = duel(s0="6,6", s1="8,8").conflict(1).cards(s0="cycle", s1="cycle").answer("pass")
    assert t.s.devotion == (0, 0)
    assert t.s.tiebreaker_up
    t.cards(s0="cycle", s1="cycle")
    assert (t.asked(), t.s.waiting()) == ("BreakTie", [1])
    t.answer("yes")
    assert t.s.devotion == (0, 1)
    assert [t.at("6,6"), t.at("8,8")] == ["", "warrior 1"]


def test_a_declined_tiebreaker_lets_the_holder_die_too() -> None:
    """ANKH-BAT-16, ANKH-BAT-18, ANKH-BAT-21."""
    t = duel(s0="6,6", s1="8,8").region(2, tiebreaker=0).cards(s0="cycle", s1="cycle").answer("pass")
    assert [t.at("6,6"), t.at("8,8")] == ["", ""]
    assert t.s.devotion == (0, 0)


def test_a_win_by_tiebreaker_is_not_glorious() -> None:
    """ANKH-BAT-16, ANKH-POW-14. Its margin is 0; the weaker third side does not count."""
    t = trio(s0="0,1 0,2 1,1 1,2", s1="1,5 1,6 2,6 3,5", s2="1,9").powers(0, "glorious", "commanding")
    t.region(3, tiebreaker=0).cards(s0="cycle", s1="cycle", s2="cycle").answer("yes")
    assert gained(t) == [(0, 1, "ANKH-BAT-20")]
    assert t.s.followers == (3, 0, 0)


def test_a_holder_with_less_strength_cannot_use_the_tiebreaker() -> None:
    """ANKH-BAT-17, ANKH-BAT-18, EX-12. With 5, 5 and 4 all three lose and all die."""
    t = trio(s0="0,1 0,2", s1="3,6 2,7", s2="1,3 1,4 2,3 2,4").region(3, tiebreaker=2)
    t.cards(s0="chariots", s1="chariots", s2="cycle")
    assert strengths(t) == {0: 5, 1: 5, 2: 4}
    assert t.asked() == ""
    assert t.s.tiebreaker_up
    assert t.s.devotion == (0, 0, 0)
    assert all(t.where(side, "warrior") == "" for side in range(3))


def test_the_weaker_holder_is_not_helped_by_a_clear_winner_either() -> None:
    """ANKH-BAT-17, ANKH-BAT-13."""
    t = duel(s0="6,6", s1="8,8").region(2, tiebreaker=1).cards(s0="chariots", s1="cycle")
    assert t.asked() == ""
    assert t.s.devotion == (1, 0)


def test_in_a_tie_without_tiebreaker_the_weaker_lose_too() -> None:
    """ANKH-BAT-18, ANKH-POW-15. Magnanimous pays all three losers."""
    t = trio(s0="0,1 0,2 1,1", s1="3,6 2,7 1,6", s2="1,3 1,4")
    for side in range(3):
        t.powers(side, "magnanimous")
    t.region(3).cards(s0="cycle", s1="cycle", s2="cycle")
    assert gained(t) == [(side, 2, "ANKH-POW-15") for side in (2, 1, 0)]
    assert all(t.where(side, "warrior") == "" for side in range(3))


# -- the order of the Resolution


def test_reward_then_magnanimous_then_kills_then_the_curse() -> None:
    """ANKH-BAT-19, ANKH-KILL-05, ANKH-DEV-03, EX-19. A to 11, B to 10, two die, C to 9, A to 10 on top of B."""
    t = bare(3, gods="ra isis osiris").figures(2, god="1,8").followers(0, 0, 0).powers(1, "magnanimous")
    t.figures(0, warriors="4,6 4,7 4,8").figures(1, warriors="8,8", cat_mummy="8,6")
    t.devotion(10, 8, 10, order=[1, 0, 2]).region(2).cards(s0="cycle", s1="cycle")
    assert steps(t) == [
        ("devotion-gained", 0),
        ("devotion-gained", 1),
        ("figure-killed", 1),
        ("figure-killed", 1),
        ("devotion-lost", 2),
        ("devotion-lost", 0),
    ]
    assert t.s.devotion == (10, 10, 9)
    assert t.s.ladder == (2, 1, 0)


def test_magnanimous_is_paid_in_ascending_order_after_the_reward() -> None:
    """ANKH-BAT-19, ANKH-DEV-06. Both losers land on one space; the one that was lower comes to lie below."""
    t = trio(s0="0,1 0,2", s1="3,6 2,7", s2="1,3 1,4").powers(1, "magnanimous").powers(2, "magnanimous")
    t.devotion(4, 6, 6, order=[0, 2, 1]).region(3).cards(s0="chariots", s1="cycle", s2="cycle")
    assert gained(t) == [(0, 1, "ANKH-BAT-20"), (2, 2, "ANKH-POW-15"), (1, 2, "ANKH-POW-15")]
    assert t.s.ladder == (0, 2, 1)


def test_the_tiebreaker_is_decided_before_anything_is_paid() -> None:
    """ANKH-BAT-19, ANKH-BAT-16. While the holder thinks, nobody has gained and nobody is dead."""
    t = duel(s0="6,6 5,6", s1="8,8 8,6").powers(1, "magnanimous").region(2, tiebreaker=0)
    t.cards(s0="cycle", s1="cycle")
    assert t.asked() == "BreakTie"
    assert steps(t) == []
    t.answer("yes")
    assert steps(t) == [
        ("devotion-gained", 0),
        ("devotion-gained", 1),
        ("figure-killed", 1),
        ("figure-killed", 1),
    ]


def test_figure_counts_are_fixed_before_the_kills() -> None:
    """ANKH-BAT-19, ANKH-POW-15. Two dead of a Plague are too few to count; two about to die are enough."""
    t = duel(s0="4,6 4,7", s1="8,8").figures(1, god="8,5", cat_mummy="8,7").powers(1, "magnanimous")
    t.followers(1, 0).region(2).cards(s0="chariots", s1="plague").by(0, "1").by(1, "0")
    assert gained(t) == [(0, 1, "ANKH-BAT-20")]
    t = duel(s0="4,6 4,7", s1="8,8").figures(1, god="8,5").powers(1, "magnanimous")
    t.region(2).cards(s0="chariots", s1="cycle")
    assert gained(t) == [(0, 1, "ANKH-BAT-20"), (1, 2, "ANKH-POW-15")]


# -- the reward


@pytest.mark.parametrize(("sixth", "margin", "amount"), [("6,6", 3, 6), ("", 2, 4)], ids=["8 to 5", "7 to 5"])
def test_the_reward_is_one_gain(sixth: str, margin: int, amount: int) -> None:
    """ANKH-BAT-20, ANKH-CARD-16, ANKH-POW-14, ANKH-POW-17, EX-11. Bountiful once, on space 20."""
    t = duel(s0=f"5,6 3,7 3,8 4,7 4,8 {sixth}", s1="8,7 9,8").figures(0, god="4,6")
    t.powers(0, "bountiful", "glorious").devotion(20, 0).region(2).cards(s0="drought", s1="chariots")
    assert [event.amount for event in t.heard("battle-won")] == [margin]
    assert t.s.devotion == (20 + amount, 0)


def test_radiance_and_drought_lie_inside_the_one_gain() -> None:
    """ANKH-BAT-20, ANKH-GOD-24, ANKH-POW-18."""
    t = duel(s0="4,7 5,6 6,6", s1="8,8").suns("5,6 6,6").powers(0, "bountiful").region(2)
    t.cards(s0="drought", s1="chariots")
    assert gained(t) == []
    t = duel(s0="4,7 5,6 6,6", s1="8,8").suns("5,6 6,6").powers(0, "bountiful").region(2)
    t.cards(s0="drought", s1="cycle")
    assert gained(t) == [(0, 1 + 1 + 1 + 1, "ANKH-BAT-20")]


def test_a_plain_victory_is_worth_one_however_clear() -> None:
    """ANKH-BAT-20. Without Glorious a margin of five counts like one; losers gain nothing."""
    t = duel(s0="4,7 5,6 6,6", s1="8,8").region(2).cards(s0="chariots", s1="cycle")
    assert gained(t) == [(0, 1, "ANKH-BAT-20")]
    assert t.s.followers == (0, 0)


def test_commanding_brings_its_followers_after_the_devotion() -> None:
    """ANKH-BAT-20, ANKH-POW-01. Before the kills; a loser with the power gets none."""
    t = duel(s0="6,6 5,6", s1="8,8").powers(0, "commanding").powers(1, "commanding").region(2)
    t.cards(s0="cycle", s1="cycle")
    assert steps(t) == [("devotion-gained", 0), ("followers-gained", 0), ("figure-killed", 1)]
    assert t.s.followers == (3, 0)


# -- kills


def test_the_winner_kills_all_enemy_warriors_and_guardians_of_the_region() -> None:
    """ANKH-BAT-21, ANKH-FIG-02, ANKH-MAP-07. On Water too; Gods stay, and so do figures of other regions."""
    t = bare(3, gods="ra isis amun", guardians="cat-mummy apep androsphinx").followers(0, 0, 0)
    t.s.token_up = False
    t.figures(0, warriors="6,6 5,6").figures(2, god="3,8", warriors="4,9", androsphinx="3,10")
    t.figures(1, apep="6,4", cat_mummy="8,8", warriors="4,4").figures(2, warriors="1,1")
    t.region(2).cards(s0="chariots", s1="flood", s2="flood")
    assert name_spaces(t.s.all_figures() & t.s.area(1)) == "3,8 5,6 6,6"
    assert t.where(1) == "4,4 8,0"
    assert t.where(2) == "1,1 3,8"
    assert t.s.warriors(2) == 5
    assert t.s.guardians_in_pool(1, 1) == t.s.guardians_in_pool(1, 2) == t.s.guardians_in_pool(2, 3) == 1


def test_without_winner_all_warriors_and_guardians_of_the_region_die() -> None:
    """ANKH-BAT-21, ANKH-BAT-18, ANKH-FIG-02."""
    t = duel(s0="6,6", s1="8,8").figures(0, god="4,6").figures(1, giant_scorpion="8,6").region(2)
    t.cards(s0="cycle", s1="cycle")
    assert name_spaces(t.s.all_figures() & t.s.regions[1]) == "4,6"


@pytest.mark.parametrize("kept", [True, False])
def test_flood_and_isis_keep_figures_alive(kept: bool) -> None:
    """ANKH-BAT-21, ANKH-CARD-04, ANKH-GOD-14. 5,6 and 4,6 lie Fertile; 5,7 is next to an enemy, 4,8 is not."""
    t = bare(gods="isis ra").followers(0, 0).figures(0, warriors="5,6 4,6 5,7 4,8").figures(1, warriors="6,7 8,8")
    t.region(2).cards(s0="flood", s1="chariots")
    assert (t.asked(), t.s.waiting()) == ("ProtectFigure", [0])
    assert t.options() == ["pass", "5,7"]
    t.answer("5,7" if kept else "pass")
    assert t.where(0, "warrior") == ("4,6 5,6 5,7" if kept else "4,6 5,6")


# -- after the Resolution


def test_miracle_worshipful_osiris_and_cycle_come_in_this_order() -> None:
    """ANKH-BAT-22, ANKH-BAT-23, ANKH-CARD-19."""
    t = duel("osiris ra", s0="6,6", s1="8,8 8,6").followers(2, 2).powers(0, "worshipful").powers(1, "worshipful")
    t.devotion(5, 8).region(2).cards(s0="miracle", s1="cycle")
    assert gained(t) == [(1, 1, "ANKH-BAT-20"), (0, 1, "ANKH-CARD-17")]
    assert (t.asked(), t.s.waiting()) == ("Worship", [0])
    t.answer("yes")
    assert (t.asked(), t.s.waiting()) == ("Worship", [1])
    t.answer("yes")
    assert gained(t) == [(0, 1, "ANKH-POW-20"), (1, 1, "ANKH-POW-20")]
    assert (t.asked(), t.s.waiting()) == ("GateFrom", [0])
    assert t.s.played(1)
    t.answer("pass")
    assert t.s.played(1) == 0
    assert [CARDS[card] for card in members(t.s.played(0))] == ["miracle"]


def test_each_effect_takes_its_own_ascending_order() -> None:
    """ANKH-BAT-22, ANKH-CARD-17. Three dead lift side 0 over side 1 by Miracle, so side 1 worships first."""
    t = duel(s0="4,6 4,7 4,8", s1="8,8 8,6").followers(2, 2).powers(0, "worshipful").powers(1, "worshipful")
    t.figures(1, god="8,5").devotion(10, 10, order=[0, 1]).region(2).cards(s0="miracle", s1="miracle")
    assert gained(t) == [(0, 3, "ANKH-CARD-17"), (1, 2, "ANKH-CARD-17")]
    assert (t.asked(), t.s.waiting()) == ("Worship", [1])


def test_miracle_can_be_worth_more_than_the_worship_it_precedes() -> None:
    """ANKH-BAT-22. Worshipful is offered with what Miracle has brought already counted."""
    t = duel(s0="4,6", s1="8,8 8,6").followers(2, 0).powers(0, "worshipful").devotion(3, 0).region(2)
    t.cards(s0="miracle", s1="cycle")
    assert t.asked() == "Worship"
    assert t.s.devotion[0] == 4


def test_a_side_without_figures_at_the_resolution_has_lost() -> None:
    """ANKH-BAT-23, ANKH-CARD-14. Osiris, killed by a Plague, gets his gate although another side won."""
    t = duel("ra osiris", s0="6,6", s1="8,8").followers(1, 0).region(2)
    t.cards(s0="plague", s1="chariots").by(0, "1").by(1, "0")
    assert gained(t) == [(0, 1, "ANKH-BAT-20")]
    assert (t.asked(), t.s.waiting()) == ("GateFrom", [1])


def test_a_winner_has_not_lost() -> None:
    """ANKH-BAT-23, ANKH-GOD-18."""
    t = duel("ra osiris", s0="6,6", s1="8,8").powers(1, "magnanimous").region(2).cards(s0="cycle", s1="chariots")
    assert t.asked() == ""
    assert gained(t) == [(1, 1, "ANKH-BAT-20")]


# -- victory on the way


def test_a_majority_that_wins_the_game_leaves_the_battle_unresolved() -> None:
    """ANKH-BAT-24, ANKH-BAT-10."""
    t = duel(s0="6,6", s1="8,8").monuments(0, temple="5,6").devotion(30, 0).region(2)
    t.cards(s0="cycle", s1="chariots")
    assert (t.s.winner, ENDINGS[t.s.ending]) == (0, "top-of-track")
    assert strengths(t) == {}
    assert [t.at("6,6"), t.at("8,8")] == ["warrior 0", "warrior 1"]
    assert t.s.devotion == (31, 0)


def test_a_reward_that_wins_the_game_comes_before_followers_magnanimous_and_kills() -> None:
    """ANKH-BAT-24, ANKH-BAT-20, ANKH-DEV-09. The loser would have reached the top as well; cards stay played."""
    t = duel(s0="6,6 5,6 4,6", s1="8,8 8,6").powers(0, "commanding").powers(1, "magnanimous").devotion(30, 30)
    t.region(2).cards(s0="cycle", s1="flood")
    assert (t.s.winner, ENDINGS[t.s.ending]) == (0, "top-of-track")
    assert t.s.devotion == (31, 30)
    assert t.s.followers == (0, 0)
    assert t.where(1, "warrior") == "8,6 8,8"
    assert [CARDS[card] for card in members(t.s.played(0))] == ["cycle"]


def test_magnanimous_that_wins_the_game_comes_before_the_kills() -> None:
    """ANKH-BAT-24, ANKH-BAT-19. The winner of the Battle is paid, then the loser wins the game."""
    t = duel(s0="6,6 5,6 4,6", s1="8,8 8,6").powers(0, "commanding").powers(1, "magnanimous").devotion(20, 29)
    t.region(2).cards(s0="cycle", s1="flood")
    assert (t.s.winner, t.s.devotion) == (1, (21, 31))
    assert t.s.followers == (3, 0)
    assert t.where(1, "warrior") == "8,6 8,8"


def test_a_miracle_that_wins_the_game_comes_before_any_worship() -> None:
    """ANKH-BAT-24, ANKH-BAT-22. Two sides with Miracle: the lower one is first and ends it."""
    t = duel(s0="6,6 5,6", s1="8,8 8,6").followers(2, 2).powers(0, "worshipful").powers(1, "worshipful")
    t.devotion(30, 30, order=[1, 0]).region(2).cards(s0="miracle", s1="miracle")
    assert (t.s.winner, t.s.devotion) == (1, (30, 31))
    assert t.asked() == ""


def test_a_worship_that_wins_the_game_ends_it_before_osiris_and_cycle() -> None:
    """ANKH-BAT-24, ANKH-BAT-22."""
    t = duel("ra osiris", s0="6,6 5,6", s1="8,8").followers(2, 2).powers(0, "worshipful").devotion(29, 0)
    t.region(2).cards(s0="cycle", s1="flood").answer("yes")
    assert (t.s.winner, t.s.devotion) == (0, (31, 0))
    assert t.asked() == ""
    assert t.s.played(0)
