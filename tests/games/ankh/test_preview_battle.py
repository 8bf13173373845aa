"""The preview edition: Domination, Battles and Battle cards."""

import pytest

from tests.games.ankh.preview import arena, fight, strengths
from theomachy.engine.datafile import Node
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.documents.position import read_position
from theomachy.games.ankh.rules.components import CARDS

SIX_CARDS = ["flood", "build", "plague", "drought", "miracle", "cycle"]


# -- Domination


def test_domination_gives_one_and_one_for_each_monument_of_a_majority() -> None:
    """ANKHP-DOM-01, ANKHP-DOM-02."""
    t = (
        arena()
        .figures(0, warriors="5,6")
        .monuments(0, obelisk="4,6 4,7 4,8", temple="6,6 6,7", pyramid="8,5 2,3 2,4")
    )
    t.monuments(1, temple="8,6", pyramid="8,7").monuments(obelisk="9,6 9,8 8,8 8,9").region(2)
    assert t.s.devotion == (1 + 3 + 2, 0)
    assert [(event.who, event.amount, event.rule) for event in t.heard("devotion-gained")] == [
        (0, 6, "ANKHP-DOM-01")
    ]


def test_domination_without_majority_gives_one() -> None:
    """ANKHP-DOM-01."""
    t = arena().figures(0, warriors="5,6").monuments(0, obelisk="4,6").monuments(1, obelisk="4,7 4,8").region(2)
    assert t.s.devotion == (1, 0)  # and the absent side gains nothing for its majority


def test_domination_is_one_gain_that_enters_one_space() -> None:
    """ANKHP-DOM-02."""
    t = arena().devotion(4, 5).figures(0, warriors="5,6").monuments(0, obelisk="4,6 4,7").region(2)
    assert [event.amount for event in t.heard("devotion-gained")] == [3]
    t = arena().devotion(28, 29).figures(0, warriors="5,6").monuments(0, obelisk="4,6 4,7").region(2)
    assert t.s.devotion == (31, 29)
    assert t.s.winner == 0


def test_a_radiant_figure_adds_nothing_to_domination() -> None:
    """ANKHP-DOM-03, ANKHP-GOD-09."""
    t = arena().figures(0, warriors="5,6 4,6").suns("5,6 4,6").region(2)
    assert t.s.devotion == (1, 0)


# -- the sequence


def test_the_steps_of_a_battle_follow_each_other() -> None:
    """ANKHP-BAT-01, ANKHP-CARD-08, ANKHP-CARD-07, ANKHP-BAT-05, ANKHP-BAT-06."""
    t = arena().followers(1, 0).figures(0, warriors="5,6").figures(1, god="8,5", warriors="7,5 9,6")
    t.monuments(0, obelisk="4,7 4,8")
    fight(t, "plague", "flood").answer("1").answer("0")
    steps = ("card-revealed", "bid-revealed", "figure-killed", "followers-gained", "devotion-gained", "battle-won")
    told = [event for event in t.heard() if event.kind in steps]
    assert [event.kind for event in told] == [
        *["card-revealed"] * 2, *["bid-revealed"] * 2, *["figure-killed"] * 2, "followers-gained",
        "devotion-gained", "battle-won", "devotion-gained",
    ]  # fmt: skip
    assert t.s.followers == (0, 1)  # of the flooded figures only the God is left
    assert [(e.amount, e.rule) for e in told if e.kind == "devotion-gained"] == [
        (2, "ANKHP-BAT-05"),
        (1, "ANKHP-BAT-06"),
    ]


def test_a_battle_names_no_rule_that_the_preview_replaces() -> None:
    """ANKHP-BAT-01."""
    t = arena().followers(9, 9).figures(0, warriors="5,6").figures(1, warriors="8,5").monuments(0, obelisk="4,7")
    told = fight(t, "build", "flood").answer("temple", "4,6").heard()
    replaced = [f"ANKH-BAT-{number:02}" for number in (1, 7, 8, 9, 10)]
    assert [(event.kind, event.rule) for event in told if event.rule in replaced] == []


def test_other_cards_are_resolved_in_ascending_order() -> None:
    """ANKHP-BAT-01, ANKHP-CARD-04."""
    for devotion, first, second in (([3, 2], 1, 0), ([2, 3], 0, 1)):
        t = arena().devotion(*devotion).followers(4, 4).figures(0, warriors="5,6").figures(1, warriors="8,5")
        t.monuments(temple="2,1 3,0 3,1 3,2 4,0 4,1 4,2 5,0 5,1")
        fight(t, "build", "build")
        assert (t.asked(), t.seat()) == ("BuildWhat", first)
        assert t.options() == ["pass", "obelisk", "temple", "pyramid"]
        t.answer("temple", "9,6")
        assert (t.asked(), t.seat()) == ("BuildWhat", second)
        assert t.options() == ["pass", "obelisk", "pyramid"]  # that was the last Temple


def test_the_order_of_cards_is_judged_after_the_plague() -> None:
    """ANKHP-BAT-01."""
    t = arena(3).devotion(3, 9, 3, order=[2, 0, 1]).followers(2, 1, 2)
    t.figures(0, warriors="5,6").figures(1, warriors="8,5").figures(2, cat_mummy="4,9")
    fight(t, "build", "plague", "build").by(0, "0").by(1, "1").by(2, "0")
    assert t.s.devotion == (2, 8, 3)  # the Cat-Mummy's curse has put seat 0 below seat 2
    assert (t.asked(), t.seat()) == ("BuildWhat", 0)


def test_several_plagues_are_resolved_once_with_one_bid() -> None:
    """ANKHP-BAT-02, ANKHP-CARD-08."""
    t = arena(3).followers(3, 2, 1)
    t.figures(0, warriors="5,6 4,6").figures(1, warriors="8,5").figures(2, warriors="2,9")
    fight(t, "plague", "plague", "plague").by(0, "2").by(1, "1").by(2, "0")
    assert t.asked() == ""
    told = t.heard()
    assert len([event for event in told if event.kind == "bid-revealed"]) == 3
    assert t.s.followers == (1, 1, 1)
    assert t.where(0, "warrior") == "4,6 5,6"
    assert {event.who: event.amount for event in told if event.kind == "strength"} == {0: 3}  # each Plague is +1


def test_only_flood_and_build_do_something_among_the_other_cards() -> None:
    """ANKHP-BAT-03."""
    t = arena(3).devotion(5, 1, 2).followers(2, 0, 0).hand(1, "cycle")
    t.figures(0, warriors="5,6 4,6 3,7 3,8").figures(1, warriors="8,7").figures(2, warriors="7,9")
    fight(t, "build", "cycle", "miracle")
    assert (t.asked(), t.seat()) == ("BuildWhat", 0)  # the sides before have nothing to do
    assert t.s.hands[1] == 0
    assert t.s.devotion == (5, 1, 2)
    t.answer("pass")
    assert t.s.hands[1].bit_count() == 6
    assert t.s.devotion == (6, 1, 3)


def test_drought_works_in_the_resolution_and_not_before() -> None:
    """ANKHP-BAT-03, ANKHP-CARD-05."""
    t = arena().devotion(5, 1).followers(0, 1).figures(0, warriors="5,6 4,6 3,7").figures(1, warriors="8,7 8,8")
    fight(t, "plague", "drought").by(0, "0").by(1, "1")
    told = t.heard()
    order = [event.kind for event in told if event.kind in ("figure-killed", "figures-doubled", "strength")]
    assert order == [*["figure-killed"] * 3, "figures-doubled", "strength"]
    assert {event.who: event.amount for event in told if event.kind == "strength"} == {1: 2 * 2 + 2}


def test_a_side_without_figures_may_still_build_at_the_usual_price() -> None:
    """ANKHP-BAT-04."""
    t = (
        arena()
        .followers(4, 1)
        .figures(0, warriors="5,6 4,6")
        .figures(1, warriors="8,5")
        .monuments(0, temple="2,1")
    )
    fight(t, "build", "plague").by(0, "0").by(1, "1")
    assert t.where(0) == "2,0"
    assert (t.asked(), t.seat()) == ("BuildWhat", 0)
    t.answer("temple", "5,6")
    assert t.s.followers == (0, 0)
    assert t.at("5,6") == "temple 0"
    assert t.s.devotion == (0, 1)  # no majority for it, no victory


def test_a_side_without_figures_still_has_miracle_and_cycle() -> None:
    """ANKHP-BAT-04, ANKHP-CARD-10."""
    t = arena().followers(0, 1).figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    fight(t, "miracle", "plague").by(0, "0").by(1, "1")
    assert t.s.devotion == (2, 1)
    t = arena().followers(0, 1).figures(0, warriors="5,6 4,6").figures(1, warriors="8,5").hand(0, "cycle")
    fight(t, "cycle", "plague").by(0, "0").by(1, "1")
    assert t.s.hands[0].bit_count() == 6


def test_a_flood_without_figures_brings_nothing() -> None:
    """ANKHP-BAT-04, ANKHP-CARD-07."""
    t = arena().followers(0, 1).figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    fight(t, "flood", "plague").by(0, "0").by(1, "1")
    assert t.s.followers == (0, 0)


def test_majorities_in_battle_count_each_monument_and_need_figures() -> None:
    """ANKHP-BAT-05."""
    t = arena(3).figures(0, warriors="5,6").figures(1, warriors="8,5")
    t.monuments(0, obelisk="4,6 4,7 4,8", temple="6,6", pyramid="2,4")
    t.monuments(1, temple="8,6", pyramid="8,7").monuments(2, pyramid="8,8 8,9")
    fight(t, "cycle", "cycle")
    assert [(event.who, event.amount) for event in t.heard("devotion-gained")] == [(0, 3)]


def test_a_monument_built_in_the_battle_counts_for_the_majority() -> None:
    """ANKHP-BAT-05, ANKHP-BAT-01."""
    t = arena().followers(4, 0).figures(0, warriors="5,6").figures(1, warriors="8,5").monuments(0, obelisk="4,6")
    fight(t, "build", "cycle").answer("obelisk", "4,7")
    assert t.s.devotion == (2, 0)


def test_the_reward_is_one_gain_of_all_that_victory_brings() -> None:
    """ANKHP-BAT-06, ANKHP-UNL-02, ANKHP-GOD-09."""
    t = arena().powers(0, "glorious", "mighty", "commanding").figures(0, warriors="5,6 4,6 3,7").suns("5,6 4,6")
    t.figures(1, warriors="8,5").devotion(3, 3, order=[0, 1])
    fight(t, "drought", "cycle")
    assert [(e.who, e.amount, e.rule) for e in t.heard("devotion-gained")] == [(0, 4, "ANKHP-BAT-06")]
    assert t.s.devotion == (7, 2)
    assert t.s.followers == (3, 0)
    assert t.where(1) == "8,0"


def test_a_tie_kills_all_unless_the_tiebreaker_is_used() -> None:
    """ANKHP-BAT-06."""
    t = arena().figures(0, warriors="5,6").figures(1, warriors="8,5").region(2, tiebreaker=0)
    t.cards(s0="cycle", s1="cycle")
    assert t.asked() == "BreakTie"
    t.answer("yes")
    assert (t.s.devotion, t.where(0, "warrior"), t.where(1, "warrior")) == ((1, 0), "5,6", "")
    for holder in (0, -1):
        t = arena().figures(0, warriors="5,6").figures(1, warriors="8,5").region(2, tiebreaker=holder)
        t.cards(s0="cycle", s1="cycle")
        if holder == 0:
            t.answer("pass")
        assert (t.s.devotion, t.where(0, "warrior"), t.where(1, "warrior")) == ((0, 0), "", "")


def test_the_resolution_has_its_order() -> None:
    """ANKHP-BAT-07, ANKHP-CARD-09."""
    t = arena(3, "ra osiris isis").devotion(10, 10, 10, order=[0, 1, 2]).powers(0, "mighty")
    t.figures(0, warriors="5,6 4,6 3,7 3,8 4,7").figures(1, warriors="8,7", cat_mummy="8,8").figures(
        2, warriors="2,10"
    )
    fight(t, "flood", "miracle", "cycle")
    assert (t.asked(), t.seat()) == ("GateFrom", 1)
    assert t.s.hands[2].bit_count() == 5  # Cycle comes after Osiris
    steps = ("devotion-gained", "devotion-lost", "figure-killed")
    told = [(event.kind, event.who, event.rule) for event in t.heard() if event.kind in steps]
    assert told == [
        ("devotion-gained", 0, "ANKHP-BAT-06"),
        ("devotion-lost", 1, "ANKHP-POW-06"),
        ("devotion-lost", 2, "ANKHP-POW-06"),
        *[("figure-killed", side, "ANKH-BAT-21") for side in (2, 1, 1)],  # by space
        ("devotion-lost", 2, "ANKH-GUARD-01"),
        ("devotion-lost", 0, "ANKH-GUARD-01"),
        ("devotion-gained", 1, "ANKH-CARD-17"),
    ]
    t.answer("pass")
    assert t.s.hands[2].bit_count() == 6
    assert t.s.devotion == (11, 11, 8)


def test_a_victory_on_the_top_space_comes_before_the_losses_and_kills() -> None:
    """ANKHP-BAT-07, ANKHP-DATA-01."""
    t = arena().devotion(29, 5).powers(0, "mighty").figures(0, warriors="5,6 4,6 3,7").figures(1, warriors="8,5")
    fight(t, "cycle", "cycle")
    assert (t.s.winner, t.s.devotion) == (0, (31, 5))
    assert t.where(1, "warrior") == "8,5"


def test_powers_of_the_final_edition_alone_do_not_exist() -> None:
    """ANKHP-BAT-08."""
    offered: set[str] = set()
    for unlocked in ((), ("commanding", "revered"), ("commanding", "revered", "glorious", "temple-attuned")):
        t = arena().followers(9, 0).powers(0, *unlocked).turn(0).answer("unlock")
        offered |= set(t.options())
        assert t.refused("magnanimous")
        assert t.refused("omnipresent")
    assert not offered & {"magnanimous", "omnipresent"}


@pytest.mark.parametrize("power", ["magnanimous", "omnipresent"])
def test_a_position_cannot_name_a_power_of_the_final_edition_alone(power: str) -> None:
    """ANKHP-BAT-08."""
    document: Json = {"edition": "preview", "gods": ["ra", "isis"], "powers": {"ra": [power]}}
    with pytest.raises(DataError):
        read_position(Node(document, "position"))


def test_worshipful_and_bountiful_do_nothing_in_a_battle_lost() -> None:
    """ANKHP-BAT-08."""
    t = arena().followers(9, 9).powers(0, "bountiful").powers(1, "worshipful", "bountiful")
    t.figures(0, warriors="5,6 4,6 3,7").figures(1, warriors="8,5 8,7")
    fight(t, "cycle", "cycle")
    assert t.asked() == ""  # nobody may buy Devotion
    assert t.s.devotion == (1, 0)  # no bonus in the red section, no consolation for two figures
    assert t.s.followers == (9, 9)


def test_no_followers_come_when_a_conflict_starts() -> None:
    """ANKHP-BAT-08."""
    t = arena(3).powers(0, "commanding", "inspiring", "bountiful", "revered").figures(0, warriors="5,6 2,4")
    t.conflict_begins()
    assert t.s.followers == (0, 0, 0)


def test_with_six_cards_a_hand_is_never_empty_when_a_battle_starts() -> None:
    """ANKHP-BAT-09, ANKHP-COMP-01, ANKHP-CARD-10."""
    t = arena()
    for number, card in enumerate(SIX_CARDS):
        t.s.over = False
        t.region(1)
        assert t.options(0) == t.options(1) == SIX_CARDS[number:]
        t.cards(s0=card, s1=card)
        if card == "plague":
            t.answer("0").answer("0")
    t.s.over = False
    t.region(1)
    assert t.options(0) == t.options(1) == SIX_CARDS


# -- cards


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("plague", 1), ("drought", 2), ("flood", 0), ("build", 0), ("miracle", 0), ("cycle", 0)],
)
def test_cards_have_their_strength(card: str, bonus: int) -> None:
    """ANKHP-CARD-01."""
    t = arena().region(1).cards(s0=card, s1="cycle")  # both Gods, seat 0's on a Fertile space
    while t.asked() == "PlagueBid":
        t.answer("0")
    assert strengths(t) == {0: 1 + bonus, 1: 1}


@pytest.mark.parametrize(
    ("anywhere", "price"), [("", 2), ("4,6", 4), ("2,4", 4), ("2,4 3,0", 6), ("4,6 2,4 3,0", 8)]
)
def test_building_costs_two_and_two_for_each_own_monument_of_the_type(anywhere: str, price: int) -> None:
    """ANKHP-CARD-02."""
    t = (
        arena()
        .followers(9, 0)
        .figures(0, warriors="5,6")
        .figures(1, warriors="8,5")
        .monuments(0, pyramid=anywhere)
    )
    t.monuments(0, temple="3,7").monuments(1, pyramid="8,6").monuments(pyramid="8,7")
    fight(t, "build", "cycle").answer("pyramid", "5,7")
    assert t.s.followers[0] == 9 - price
    assert t.at("5,7") == "pyramid 0"


def test_a_building_that_is_too_dear_is_refused_and_none_need_be_built() -> None:
    """ANKHP-CARD-02, ANKHP-CARD-03."""
    t = arena().followers(3, 0).figures(0, warriors="5,6").figures(1, warriors="8,5").monuments(0, pyramid="2,4")
    fight(t, "build", "cycle")
    assert t.options() == ["pass", "obelisk", "temple"]
    assert t.refused("pyramid") == ["ANKHP-CARD-02"]
    t.answer("pass")
    assert t.s.followers == (3, 0)


def test_without_an_affordable_type_nothing_is_asked() -> None:
    """ANKHP-CARD-03."""
    t = arena().followers(3, 0).figures(0, warriors="5,6").figures(1, warriors="8,5")
    t.monuments(0, obelisk="2,4", temple="2,5", pyramid="2,6")
    fight(t, "build", "cycle")
    assert t.asked() == ""
    assert t.s.followers == (3, 0)


def test_the_followers_of_a_flood_resolved_before_pay_for_a_building() -> None:
    """ANKHP-CARD-04, ANKHP-CARD-11."""
    t = arena(gods="amun ra").figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    t.s.token_up = True
    t.region(2).answer("yes").cards(s0="flood build", s1="cycle")
    assert (t.asked(), t.seat(), t.options()) == ("CardFirst", 0, ["flood", "build"])
    assert t.refused("cycle") == ["ANKHP-CARD-11"]
    t.answer("flood")
    assert (t.asked(), t.s.followers[0]) == ("BuildWhat", 2)
    t.answer("temple", "4,7")
    assert t.s.followers[0] == 0


def test_amun_may_resolve_build_before_flood() -> None:
    """ANKHP-CARD-11, ANKHP-CARD-04."""
    t = arena(gods="amun ra").figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    t.s.token_up = True
    t.region(2).answer("yes").cards(s0="flood build", s1="cycle").answer("build")
    assert t.asked() == ""  # nothing could be paid when the Build was resolved
    assert t.s.followers[0] == 2


@pytest.mark.parametrize(("devotion", "seats"), [([1, 2], [0, 1]), ([2, 1], [1, 0])])
def test_a_side_resolves_all_its_cards_before_the_next_side(devotion: list[int], seats: list[int]) -> None:
    """ANKHP-CARD-11, ANKHP-BAT-01."""
    t = arena(gods="amun ra").devotion(*devotion).followers(9, 9)
    t.figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    t.s.token_up = True
    t.region(2).answer("yes").cards(s0="build flood", s1="build")
    asked = []
    while t.asked():
        asked += [t.seat()] if t.asked() == "BuildWhat" else []
        t.answer("flood" if t.asked() == "CardFirst" else "pass")
    assert asked == seats


def test_a_plague_of_amun_leaves_one_card_without_a_choice_of_order() -> None:
    """ANKHP-CARD-11, ANKHP-BAT-01."""
    t = arena(gods="amun ra").figures(0, warriors="5,6 4,6").figures(1, warriors="8,5").followers(1, 0)
    t.s.token_up = True
    t.region(2).answer("yes").cards(s0="flood plague", s1="cycle").by(0, "1").by(1, "0")
    assert t.asked() == ""
    assert t.s.followers == (2, 0)


def test_drought_doubles_figures_on_desert_and_brings_no_devotion() -> None:
    """ANKHP-CARD-05."""
    t = arena().figures(0, god="4,8", warriors="4,9 4,6 6,1").figures(1, warriors="8,7 8,8 8,5")
    fight(t, "drought", "drought")
    assert strengths(t) == {0: 2 + 2 + 1 + 2, 1: 2 + 2 + 1 + 2}
    t = arena().figures(0, warriors="4,8 4,9 4,6").figures(1, warriors="8,7 8,8")
    fight(t, "drought", "cycle")
    assert t.s.devotion == (1, 0)


def test_drought_does_not_double_on_underworld_tokens_or_for_others() -> None:
    """ANKHP-CARD-05."""
    t = arena(gods="osiris isis").figures(0, warriors="4,8 4,9").gates("4,8").figures(1, warriors="8,7 8,8")
    fight(t, "drought", "cycle")
    assert strengths(t) == {0: 1 + 2 + 2, 1: 2}


def test_a_neutralised_figure_stays_at_nothing_when_doubled() -> None:
    """ANKHP-CARD-06, ANKHP-GUARD-01."""
    t = arena(gods="ra isis").figures(0, god="4,8", warriors="5,8 8,7").powers(0, "temple-attuned")
    t.monuments(0, temple="2,4").figures(1, androsphinx="4,9")
    fight(t, "drought", "cycle")
    assert strengths(t) == {0: 0 + 0 + 2 + 2, 1: 1}


def test_flood_brings_followers_for_own_figures_on_fertile_spaces_of_the_region() -> None:
    """ANKHP-CARD-07."""
    t = arena(gods="osiris isis").figures(0, god="5,6", warriors="4,6 4,7 3,7 2,4").gates("3,7")
    t.figures(1, warriors="8,5 7,5")
    fight(t, "flood", "cycle")
    assert t.s.followers == (2, 0)  # not for Desert, Underworld token, other region, enemies


def test_flood_protects_nobody() -> None:
    """ANKHP-CARD-07."""
    t = arena().figures(0, warriors="5,6 4,6").figures(1, warriors="8,5 7,5 8,7")
    fight(t, "flood", "cycle")
    assert t.where(0, "warrior") == ""
    assert t.s.followers == (2, 0)


def test_all_plague_bids_are_paid_and_only_a_single_highest_bidder_is_spared() -> None:
    """ANKHP-CARD-08."""
    for bids, spared in (((2, 1, 0), [0]), ((1, 1, 0), []), ((0, 0, 0), []), ((0, 2, 2), [])):
        t = arena(3).followers(2, 2, 2)
        t.figures(0, warriors="5,6").figures(1, warriors="8,5").figures(2, warriors="7,9")
        fight(t, "plague", "drought", "drought")
        for seat, bid in enumerate(bids):
            assert t.refused("3", seat) == ["ANKH-DEF-09"]
            t.by(seat, str(bid))
        assert t.s.followers == tuple([2 - bid for bid in bids])
        assert [side for side in range(3) if t.where(side, "warrior")] == spared


def test_miracles_of_several_sides_are_resolved_in_ascending_order() -> None:
    """ANKHP-CARD-09."""
    t = arena(3).devotion(9, 5, 4).figures(0, warriors="5,6 4,6 4,7 4,8")
    t.figures(1, warriors="8,5").figures(2, warriors="7,9 8,9")
    fight(t, "drought", "miracle", "miracle")
    assert [(e.who, e.amount) for e in t.heard("devotion-gained")] == [(0, 1), (2, 2), (1, 1)]
    assert t.s.devotion == (10, 6, 6)
    assert t.s.ladder == (2, 1, 0)


def test_cycle_brings_all_cards_back_after_the_battle() -> None:
    """ANKHP-CARD-10."""
    t = arena(gods="amun ra").hand(0, "cycle", "flood").figures(0, warriors="5,6").figures(1, warriors="8,5 8,7")
    t.s.token_up = True
    t.region(2).answer("yes").cards(s0="cycle flood", s1="flood")
    assert [CARDS[card] for card in range(7) if t.s.hands[0] >> card & 1] == SIX_CARDS
    assert t.s.hands[1].bit_count() == 5
