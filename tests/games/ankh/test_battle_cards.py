"""Battle cards (chapter 11)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare
from theomachy.games.ankh.rules.components import CARDS, KINDS
from theomachy.games.ankh.rules.egypt import name_spaces
from theomachy.games.ankh.rules.lineup import NOBODY

APEP = "cat-mummy apep giant-scorpion"
EVERY_CARD = " ".join(CARDS)


def fight(t: Table, region: int = 2, tiebreaker: int = NOBODY, **cards: str) -> Table:
    """The Battle of the region; without other orders everybody plays Cycle of Ma'at."""
    t.region(region, tiebreaker)
    chosen = {f"s{side}": "cycle" for side in t.s.waiting()}
    return t.cards(**{**chosen, **cards})


def bids(t: Table, *amounts: int) -> Table:
    """Everybody asked bids, by seat."""
    assert t.asked() == "PlagueBid", t.asked()
    for seat in t.s.waiting():
        t.by(seat, str(amounts[seat]))
    return t


def strengths(t: Table) -> dict[int, int]:
    """The strengths told since the last look, by side."""
    return {event.who: event.amount for event in t.heard("strength")}


def gained(t: Table, side: int) -> list[int]:
    """Every gain of Devotion of the side since the last look."""
    return [event.amount for event in t.heard("devotion-gained") if event.who == side]


def killed(t: Table, kind: str) -> list[int]:
    """The owners of the figures of this kind killed since the last look."""
    return [event.who for event in t.heard("figure-killed") if event.what == KINDS.index(kind)]


def hand(t: Table, side: int) -> str:
    """The cards in a side's hand."""
    return " ".join(name for number, name in enumerate(CARDS) if t.s.hands[side] >> number & 1)


def apart(ours: str = "4,7", theirs: str = "8,7", gods: str = "ra isis", guardians: str = APEP) -> Table:
    """Warriors of seats 0 and 1; the Gods are in the West. No Followers."""
    t = bare(gods=gods, guardians=guardians).followers(0, 0)
    return t.figures(0, warriors=ours).figures(1, warriors=theirs)


# -- Strength


PRINTED = {"chariots": 3, "plague": 1, "drought": 1, "flood": 0, "build": 0, "miracle": 0, "cycle": 0}


@pytest.mark.parametrize(("card", "bonus"), PRINTED.items())
def test_each_card_adds_its_printed_strength(card: str, bonus: int) -> None:
    """ANKH-CARD-01, ANKH-CARD-15."""
    t = fight(apart().followers(1, 0), s0=card)
    if card == "plague":
        bids(t, 1, 0)
    events = t.heard()
    assert [e.amount for e in events if e.kind == "strength" and e.who == 0] == [1 + bonus]
    told = [(e.rule, e.amount) for e in events if e.kind == "strength-bonus"]
    rule = "ANKH-CARD-15" if card == "chariots" else "ANKH-CARD-01"
    assert told == ([(rule, bonus)] if bonus else [])


def test_a_card_counts_only_for_a_side_with_figures_left() -> None:
    """ANKH-CARD-02, ANKH-CARD-11. The God alone beats a side that had the stronger card and more figures."""
    t = bare(gods="ra isis").followers(0, 0).figures(0, god="4,7", warriors="4,8").figures(1, warriors="8,7 8,8")
    bids(fight(t, s1="plague"), 0, 0)
    assert strengths(t) == {0: 1}
    assert t.where(1) == "8,0"
    assert t.s.devotion == (1, 0)


# -- Flood


def test_flood_pays_for_fertile_figures_and_shelters_them_from_the_resolution() -> None:
    """ANKH-CARD-03, ANKH-CARD-04, ANKH-BAT-07."""
    t = bare(gods="ra isis").figures(0, warriors="5,6 4,6 5,7").figures(1, god="6,6", warriors="6,5 7,5 8,5")
    t.followers(0, 0).region(2)
    assert t.asked() == "ChooseCards"
    t.cards(s0="flood", s1="chariots")
    assert t.s.followers == (2, 0)
    assert t.where(0, "warrior") == "4,6 5,6"


def test_flood_counts_the_god_but_neither_other_regions_nor_desert() -> None:
    """ANKH-CARD-03. 4,5 and 1,2 are Fertile too, but in the West and the Delta."""
    t = fight(apart("4,6 4,7 4,5 1,2").figures(0, god="3,7"), s0="flood")
    assert t.s.followers == (2, 0)


def test_flood_pays_at_once_when_revealed() -> None:
    """ANKH-CARD-03, ANKH-BAT-07. The new Followers can be bid on the Plague of the same Battle."""
    t = fight(apart("4,6 3,7"), s0="flood", s1="plague")
    assert t.asked() == "PlagueBid"
    assert t.options(0) == ["0", "1", "2"]


def test_flood_shelters_without_victor_and_only_the_figures_of_its_player() -> None:
    """ANKH-CARD-04. 8,5 is Fertile, but its Warrior's side did not play Flood."""
    t = fight(apart("4,6 4,7", "8,5 8,6"), s0="flood")
    assert t.where(0, "warrior") == "4,6"
    assert t.where(1, "warrior") == ""


def test_flood_does_not_shelter_fertile_figures_of_other_battles() -> None:
    """ANKH-CARD-04. The card is forgotten when its Battle is over."""
    t = fight(apart("4,6", "8,7 8,8"), s0="flood")
    assert t.where(0, "warrior") == "4,6"
    t.s.over = False
    fight(t, s0="miracle")
    assert t.where(0, "warrior") == ""


def test_flood_does_not_shelter_from_a_plague() -> None:
    """ANKH-CARD-04, ANKH-CARD-13."""
    t = fight(apart("4,6 3,7 4,7", "8,7").followers(0, 9), s0="flood", s1="plague")
    bids(t, 0, 1)
    assert t.s.followers == (2, 8)
    assert t.where(0, "warrior") == ""


def test_a_mummy_that_came_back_from_a_plague_is_not_sheltered() -> None:
    """ANKH-CARD-05. It returns to the very Fertile space on which Flood found it."""
    t = bare(gods="osiris isis").figures(0, god="5,6", mummy="4,6").figures(1, warriors="8,7 8,8 8,9")
    fight(t.followers(0, 5), s0="flood", s1="plague")
    bids(t, 0, 5).answer("4,6")
    assert killed(t, "mummy") == [0, 0]


def test_a_mummy_sheltered_by_flood_survives_the_resolution() -> None:
    """ANKH-CARD-04."""
    t = bare(gods="ra isis").figures(0, god="5,6", mummy="4,6").figures(1, warriors="8,7 8,8 8,9")
    assert killed(fight(t, s0="flood"), "mummy") == []


# -- Build Monument


def test_build_puts_an_own_monument_of_any_type_into_the_region_for_three_followers() -> None:
    """ANKH-CARD-06."""
    t = fight(apart().followers(3, 0), s0="build")
    assert (t.asked(), t.seat()) == ("BuildWhat", 0)
    assert t.options() == ["pass", "obelisk", "temple", "pyramid"]
    t.answer("pyramid")
    east = set(name_spaces(t.s.regions[1]).split())
    assert len(east) == 28
    assert set(t.options()) == east - {"4,7", "8,7"}
    t.answer("2,9")
    assert t.at("2,9") == "pyramid 0"
    assert [event.who for event in t.heard("monument-built")] == [0]
    assert t.s.followers == (0, 0)
    assert t.s.ankhs(0) == 8
    assert t.s.monuments_left(KINDS.index("pyramid")) == 9


def test_build_is_refused_off_the_region_on_water_and_on_pieces() -> None:
    """ANKH-CARD-06, ANKH-CARD-08. Also on an Underworld token of the region."""
    t = apart(gods="ra osiris").followers(3, 0).monuments(temple="5,8").gates("5,7")
    fight(t, s0="build").answer("obelisk")
    assert t.refused("3,6") == ["ANKH-CARD-06"]
    assert t.refused("7,8") == ["ANKH-MAP-08"]
    assert t.refused("8,7") == ["ANKH-MAP-05"]
    assert t.refused("5,8") == ["ANKH-MAP-05"]
    assert t.refused("5,7") == ["ANKH-CARD-08"]
    assert t.refused("pass") == ["ANKH-CARD-06"]


def test_build_may_be_declined() -> None:
    """ANKH-CARD-06."""
    t = fight(apart().followers(3, 0), s0="build").answer("pass")
    assert t.asked() == ""
    assert t.s.followers == (3, 0)
    assert t.s.monuments() == 0


def test_build_needs_three_followers() -> None:
    """ANKH-CARD-06, ANKH-CARD-07."""
    t = fight(apart().followers(2, 9), s0="build")
    assert t.asked() == ""
    assert t.s.followers == (2, 9)


def test_build_needs_an_ankh_token() -> None:
    """ANKH-CARD-07. Nine Monuments use the pool up; with eight there is one token left."""
    delta = ["0,1", "0,2", "0,3", "1,1", "1,2", "1,3", "1,4", "1,5", "1,6"]
    for controlled, asked in ((9, ""), (8, "BuildWhat")):
        t = apart().followers(9, 0).monuments(0, temple=" ".join(delta[:controlled]))
        assert fight(t, s0="build").asked() == asked
        assert t.s.followers == (9, 0)


def test_build_needs_a_monument_of_the_wanted_type() -> None:
    """ANKH-CARD-07. All ten Temples are on the map."""
    delta = "0,1 0,2 0,3 1,1 1,2 1,3 1,4 1,5 1,6 1,7"
    t = fight(apart().followers(3, 0).monuments(temple=delta), s0="build")
    assert t.options() == ["pass", "obelisk", "pyramid"]
    assert t.refused("temple") == ["ANKH-CARD-07"]
    t.answer("obelisk", "5,8")
    assert t.at("5,8") == "obelisk 0"


def test_build_does_nothing_when_all_thirty_monuments_are_on_the_map() -> None:
    """ANKH-CARD-07."""
    spaces = name_spaces(bare().s.regions[0] | bare().s.regions[2]).split()
    free = [space for space in spaces if space not in ("2,0", "8,0")]
    t = apart().followers(9, 0)
    t.monuments(obelisk=" ".join(free[:10]), temple=" ".join(free[10:20]), pyramid=" ".join(free[20:30]))
    assert fight(t, s0="build").asked() == ""
    assert t.s.followers == (9, 0)
    assert t.s.monuments().bit_count() == 30


def full_delta(gap: str = "") -> Table:
    """The Delta without a free space but the gap: two Warriors and neutral Monuments."""
    t = apart("0,1", "2,8", gods="osiris ra")
    spaces = [space for space in name_spaces(t.s.regions[2]).split() if space not in ("0,1", "2,8", gap)]
    return t.monuments(obelisk=" ".join(spaces[:10]), temple=" ".join(spaces[10:])).followers(9, 9)


@pytest.mark.parametrize(("gap", "gate", "builds"), [("", "", False), ("1,5", "1,5", False), ("1,5", "", True)])
def test_build_needs_a_free_space_and_an_underworld_token_leaves_none(gap: str, gate: str, builds: bool) -> None:
    """ANKH-CARD-07, ANKH-CARD-08. Not even for Osiris."""
    t = fight(full_delta(gap).gates(gate), region=3, s0="build")
    assert (t.asked() == "BuildWhat") == builds
    assert t.s.followers == (9, 9)


def test_osiris_cannot_build_on_his_own_underworld_token() -> None:
    """ANKH-CARD-08."""
    t = apart(gods="osiris ra").followers(3, 0).gates("5,7")
    fight(t, s0="build").answer("obelisk")
    assert "5,7" not in t.options()
    assert t.refused("5,7") == ["ANKH-CARD-08"]


def test_a_new_monument_counts_for_majority_and_powers_in_the_same_battle() -> None:
    """ANKH-CARD-09. One Temple, next to 4,7: a majority and 2 strength."""
    t = apart("4,7", "8,7 8,8").followers(3, 0).powers(0, "temple-attuned")
    fight(t, s0="build").answer("temple", "4,8")
    events = t.heard()
    assert [e.amount for e in events if e.kind == "strength" and e.who == 0] == [3]
    assert [e.rule for e in events if e.kind == "devotion-gained"] == ["ANKH-BAT-10", "ANKH-BAT-20"]


def test_a_new_monument_can_break_the_majority_of_another_side() -> None:
    """ANKH-CARD-09."""
    t = apart("4,7", "8,7 8,8").followers(3, 0).monuments(1, temple="8,9")
    fight(t, s0="build").answer("temple", "4,8")
    assert gained(t, 1) == [1]


# -- Plague of Locusts


def test_everybody_in_the_region_bids_and_all_bids_are_sacrificed() -> None:
    """ANKH-CARD-10, ANKH-CARD-11. The player of the card has no privilege; seat 2 is not in the region."""
    t = bare(3, gods="ra isis amun").figures(2, god="0,1").followers(4, 5, 6)
    t.figures(0, warriors="4,7").figures(1, warriors="8,7 8,8")
    fight(t, s0="plague")
    assert t.s.waiting() == [0, 1]
    assert t.options(0) == ["0", "1", "2", "3", "4"]
    assert t.refused("5", seat=0) == ["ANKH-DEF-09"]
    bids(t, 3, 4)
    assert t.s.followers == (1, 1, 6)
    assert [(event.who, event.amount) for event in t.heard("bid-revealed")] == [(1, 4), (0, 3)]
    assert t.where(0, "warrior") == ""
    assert t.where(1, "warrior") == "8,7 8,8"


def test_a_bid_is_secret_until_all_have_bid() -> None:
    """ANKH-CARD-10, ANKH-DEC-06. Whatever seat 0 bid, seat 1 sees the same table."""
    t = fight(apart().followers(4, 4), s0="plague")
    seen = []
    for bid in ("0", "4"):
        after = t.s.copy()
        after.apply(0, ANKH.code(after, bid))
        assert after.waiting() == [1]
        assert after.followers == (4, 4)
        seen.append(ANKH.view(after, 1))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("first", "second"), [(0, 0), (2, 2)])
def test_a_tie_for_the_highest_bid_spares_nobody_but_gods(first: int, second: int) -> None:
    """ANKH-CARD-11."""
    t = apart("4,7 4,8", "8,7").figures(0, god="5,9").figures(1, cat_mummy="8,9").followers(2, 2)
    bids(fight(t, s0="plague"), first, second)
    assert t.where(0) == "5,9"
    assert t.where(1) == "8,0"
    assert t.s.followers == (2 - first, 2 - second)


def test_the_single_highest_bid_spares_only_its_side() -> None:
    """ANKH-CARD-11. Three sides; a tie for the second place means nothing."""
    t = bare(3, gods="ra isis amun").followers(3, 3, 3).hand(2, "cycle")
    t.figures(0, warriors="4,7").figures(1, warriors="8,7", cat_mummy="9,8").figures(2, warriors="8,5")
    bids(fight(t, s0="plague"), 1, 2, 1)
    assert t.heard("plague-spares")[0].who == 1
    assert (t.where(0, "warrior"), t.where(1, "warrior"), t.where(2)) == ("", "8,7", "2,10")


def test_a_tie_of_the_two_highest_of_three_spares_not_even_them() -> None:
    """ANKH-CARD-11."""
    t = bare(3, gods="ra isis amun").followers(3, 3, 3).hand(2, "cycle")
    t.figures(0, warriors="4,7").figures(1, warriors="8,7").figures(2, warriors="8,5")
    bids(fight(t, s0="plague"), 2, 2, 1)
    assert t.heard("plague-spares") == []
    assert [t.where(side, "warrior") for side in range(3)] == ["", "", ""]


def test_a_second_plague_is_bid_by_those_left_and_a_lone_bidder_is_spared() -> None:
    """ANKH-CARD-12."""
    t = bids(fight(apart("4,7", "8,7").followers(2, 1), s0="plague", s1="plague"), 2, 1)
    assert t.asked() == "PlagueBid"
    assert t.s.waiting() == [0]
    bids(t, 0)
    assert t.where(0, "warrior") == "4,7"
    assert t.s.devotion == (1, 0)


def test_a_second_plague_has_its_own_bid() -> None:
    """ANKH-CARD-12. The Gods keep both sides in the region."""
    t = apart("4,7 4,8", "8,7").figures(0, god="5,9").figures(1, god="8,9").followers(2, 1)
    bids(fight(t, s0="plague", s1="plague"), 2, 1)
    assert t.where(0, "warrior") == "4,7 4,8"
    bids(t, 0, 0)
    assert t.where(0, "warrior") == ""


def test_a_second_plague_with_no_side_left_asks_nobody() -> None:
    """ANKH-CARD-12."""
    t = bids(fight(apart("4,7", "8,7").followers(1, 1), s0="plague", s1="plague"), 1, 1)
    assert t.asked() == ""
    assert [event.rule for event in t.heard("nobody-wins")] == ["ANKH-BAT-15"]


def test_isis_cannot_protect_from_a_plague() -> None:
    """ANKH-CARD-13. Her Warrior stands next to an enemy."""
    t = bids(fight(apart("4,7", "4,8").followers(1, 0), s0="plague"), 1, 0)
    assert t.asked() == ""
    assert t.where(1, "warrior") == ""


def test_a_side_without_figures_keeps_miracle_and_worship_but_wins_nothing() -> None:
    """ANKH-CARD-14, ANKH-CARD-17. Its Temple majority and its strength count no more."""
    t = apart("4,7", "8,7 8,8").monuments(1, temple="8,9").powers(1, "worshipful").followers(1, 2)
    bids(fight(t, s0="plague", s1="miracle"), 1, 0)
    assert (t.asked(), t.seat()) == ("Worship", 1)
    t.answer("yes")
    events = t.heard()
    assert [e.rule for e in events if e.kind == "devotion-gained" and e.who == 1] == [
        "ANKH-CARD-17",
        "ANKH-POW-20",
    ]
    assert [e.who for e in events if e.kind == "strength"] == [0]
    assert t.s.devotion == (1, 3)


def test_a_side_without_figures_keeps_cycle() -> None:
    """ANKH-CARD-14, ANKH-CARD-19."""
    t = bids(fight(apart().hand(1, "cycle").followers(1, 0), s0="plague", s1="cycle"), 1, 0)
    assert hand(t, 1) == EVERY_CARD


# -- Chariots and Drought


def test_chariots_win_a_battle_and_do_nothing_else() -> None:
    """ANKH-CARD-15. Three more strength beats two more figures; the reward is the plain one."""
    t = fight(apart("4,7", "8,7 8,8 8,9"), s0="chariots")
    assert t.s.devotion == (1, 0)
    assert t.s.followers == (0, 0)
    assert t.where(0, "warrior") == "4,7"
    assert hand(t, 0) == "flood build plague drought miracle cycle"


@pytest.mark.parametrize(
    ("warriors", "god", "reward"),
    [
        ("4,6 3,7", "2,0", 1),  # all on Fertile spaces
        ("4,6 4,7", "2,0", 2),
        ("4,7 4,8", "2,0", 3),
        ("4,7 4,8", "5,8", 4),  # the God counts
        ("4,7 4,6 4,0 4,1", "2,0", 2),  # 4,0 and 4,1 are in the West
    ],
)
def test_drought_pays_its_winner_for_own_figures_on_desert_spaces_of_the_region(
    warriors: str, god: str, reward: int
) -> None:
    """ANKH-CARD-16. All in one gain."""
    t = apart(warriors, "8,7").figures(0, god=god)
    assert gained(fight(t, s0="drought"), 0) == [reward]


def test_drought_pays_nothing_to_a_loser_or_without_victor() -> None:
    """ANKH-CARD-16."""
    lost = fight(apart("4,7", "8,7 8,8 8,9"), s0="drought")
    assert lost.s.devotion == (0, 1)
    drawn = fight(apart("4,7", "8,7 8,8"), s0="drought")
    assert drawn.s.devotion == (0, 0)


def test_drought_counts_neutralised_figures_but_not_the_dead() -> None:
    """ANKH-CARD-16. The Androsphinx on 5,7 neutralises 4,7; then a Plague leaves only the God."""
    t = apart("4,7 4,8 5,9", "8,7", guardians="cat-mummy mummy androsphinx").figures(1, androsphinx="5,7")
    assert gained(fight(t, s0="drought"), 0) == [4]
    t = apart("4,7 4,8", "8,7").figures(0, god="5,9").followers(0, 0)
    assert gained(bids(fight(t, s0="drought", s1="plague"), 0, 0), 0) == [2]


# -- Miracle


def test_miracle_pays_for_every_own_figure_killed_in_the_battle_in_one_gain() -> None:
    """ANKH-CARD-17. Warriors and Guardians, but no enemies; the God survives."""
    t = apart("4,7 4,8", "8,7 8,8 8,9 9,8 9,6 8,6").figures(0, god="5,8", cat_mummy="4,9")
    fight(t, s0="miracle", s1="chariots")
    assert gained(t, 0) == [3]


def test_miracle_counts_plague_resolution_captives_and_a_mummy_twice() -> None:
    """ANKH-CARD-17, ANKH-CARD-18, ANKH-POW-18. Two dead by Plague, one by Resolution: one gain of 3+1."""
    t = bare(gods="ra anubis").devotion(10, 0).powers(0, "bountiful").followers(0, 1)
    t.figures(0, god="5,6", mummy="4,6", warriors="4,8").figures(1, warriors="8,7 8,8 8,9")
    bids(fight(t, s0="miracle", s1="plague"), 0, 1).answer("ra")
    t.answer("4,6", "pass").answer("4,6", "pass")
    assert t.s.captives == (1, 0)
    assert gained(t, 0) == [4]
    assert t.s.devotion == (14, 1)


def test_miracle_without_dead_figures_is_no_gain() -> None:
    """ANKH-CARD-17, ANKH-DEV-11."""
    assert gained(fight(apart("4,7 4,8"), s0="miracle"), 0) == [1]


# -- Cycle of Ma'at


def test_cycle_brings_all_played_cards_back_and_others_stay_on_the_table() -> None:
    """ANKH-CARD-19."""
    t = apart().hand(0, "cycle", "miracle").hand(1, "cycle", "miracle")
    fight(t, s1="miracle")
    assert hand(t, 0) == EVERY_CARD
    assert hand(t, 1) == "cycle"
    assert [(event.who, event.rule) for event in t.heard("card-returned")] == [(0, "ANKH-CARD-19")] * 6


def test_cycle_comes_at_the_end_of_the_battle() -> None:
    """ANKH-CARD-19. While Worshipful is still asked about, the cards lie on the table."""
    t = fight(apart().hand(0, "cycle", "miracle").powers(0, "worshipful").followers(2, 0))
    assert t.asked() == "Worship"
    assert hand(t, 0) == "miracle"
    t.answer("pass")
    assert hand(t, 0) == EVERY_CARD


def test_cycle_brings_back_the_other_card_of_amun() -> None:
    """ANKH-CARD-19."""
    t = apart(gods="amun isis").hand(0, "cycle", "chariots").region(2).answer("yes")
    t.cards(s0="chariots cycle", s1="cycle")
    assert hand(t, 0) == EVERY_CARD


# -- Neither Fertile nor Desert


def test_an_underworld_token_covers_the_terrain_under_a_figure() -> None:
    """ANKH-CARD-20, ANKH-CARD-03, ANKH-CARD-04, ANKH-CARD-16. On the gate no Follower, no shelter, no Drought."""
    flood = fight(apart("4,6 3,7", "8,7 8,8 8,9", gods="osiris ra").gates("4,6"), s0="flood")
    assert flood.s.followers == (1, 0)
    assert flood.where(0, "warrior") == "3,7"
    drought = fight(apart("4,7 4,8", "8,7", gods="osiris ra").gates("4,7"), s0="drought")
    assert gained(drought, 0) == [2]


def test_water_is_neither_fertile_nor_desert() -> None:
    """ANKH-CARD-20, ANKH-CARD-03, ANKH-CARD-04, ANKH-CARD-16."""
    flood = fight(apart("4,6", "8,7 8,8 8,9").figures(0, apep="7,10"), s0="flood")
    assert flood.s.followers == (1, 0)
    assert flood.where(0, "apep") == ""
    drought = fight(apart("4,6", "8,7").figures(0, apep="7,10"), s0="drought")
    assert gained(drought, 0) == [1]
