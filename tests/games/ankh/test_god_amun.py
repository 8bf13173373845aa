"""Amun, Mysterious Forms (chapter 12)."""

from tests.games.ankh.table import ANKH, Table, bare
from theomachy.games.ankh.rules.components import CARDS
from theomachy.games.ankh.rules.events.conflict import ResolveRegion
from theomachy.games.ankh.rules.events.merge import MergeGods


def amun(ours: str = "4,7", theirs: str = "8,7 8,8") -> Table:
    """Amun (seat 0) and Ra (seat 1) in the East, far apart; no Followers."""
    return bare(gods="amun ra").figures(0, warriors=ours).figures(1, warriors=theirs).followers(0, 0)


def hand(t: Table, side: int) -> str:
    """The cards in a side's hand."""
    return " ".join(name for number, name in enumerate(CARDS) if t.s.hands[side] >> number & 1)


def strengths(t: Table) -> dict[int, int]:
    """The strengths told since the last look, by side."""
    return {event.who: event.amount for event in t.heard("strength")}


def battles_in_west_and_east() -> Table:
    """Amun and Ra meet in the West (their Gods) and in the East."""
    return amun("4,7", "8,7").conflict(seat=1)


def test_amun_is_asked_before_anyone_chooses_and_then_plays_two_cards() -> None:
    """ANKH-GOD-01, ANKH-GOD-27. Both strengths count, without any power unlocked."""
    t = amun().region(2)
    assert (t.asked(), t.seat()) == ("AnnounceTwoCards", 0)
    assert t.options() == ["pass", "yes"]
    t.answer("yes").cards(s0="chariots drought", s1="cycle")
    assert strengths(t) == {0: 5, 1: 2}
    assert t.s.devotion == (2, 0)  # victory, and Drought for the Warrior on the Desert
    assert hand(t, 0) == "flood build plague miracle cycle"


def test_both_effects_are_resolved() -> None:
    """ANKH-GOD-01. Drought pays the victor, Cycle brings both cards back."""
    t = amun("4,7 4,8 5,8").region(2).answer("yes").cards(s0="drought cycle", s1="miracle")
    assert t.s.devotion[0] == 4
    assert hand(t, 0) == " ".join(CARDS)


def test_amun_may_decline_and_then_plays_one_card() -> None:
    """ANKH-GOD-01."""
    t = amun().region(2).answer("pass").cards(s0="chariots", s1="cycle")
    assert strengths(t) == {0: 4, 1: 2}
    assert t.s.token_up


def test_two_cards_once_per_conflict() -> None:
    """ANKH-GOD-01, ANKH-GOD-02. The token lies face down in the second Battle, and is up after the Conflict."""
    t = battles_in_west_and_east()
    t.answer("yes")
    assert not t.s.token_up
    t.cards(s0="chariots flood", s1="flood")
    assert t.asked() == "ChooseCards"
    assert not t.s.token_up
    t.cards(s0="drought", s1="miracle")
    assert t.asked() == ""
    assert t.s.token_up


def test_two_cards_again_in_the_next_conflict() -> None:
    """ANKH-GOD-02. The Gods meet in the West both times."""
    t = battles_in_west_and_east().answer("yes").cards(s0="chariots flood", s1="flood")
    t.cards(s0="drought", s1="miracle")
    t.s.over = False
    assert t.conflict(seat=1, number=2).asked() == "AnnounceTwoCards"


def test_who_declines_is_asked_again_in_the_next_battle_of_the_conflict() -> None:
    """ANKH-GOD-01, ANKH-GOD-02."""
    t = battles_in_west_and_east().answer("pass").cards(s0="chariots", s1="flood")
    assert t.asked() == "AnnounceTwoCards"


def test_amun_needs_two_cards_in_hand() -> None:
    """ANKH-GOD-03."""
    assert amun().hand(0, "cycle").region(2).asked() == "ChooseCards"
    assert amun().hand(0, "flood", "cycle").region(2).asked() == "AnnounceTwoCards"


def test_the_announcement_is_binding() -> None:
    """ANKH-GOD-04, ANKH-GOD-01. Exactly two different cards; neither fewer nor more."""
    t = amun().region(2).answer("yes").by(1, "cycle")
    assert t.s.waiting() == [0]
    t.by(0, "flood")
    assert t.s.waiting() == [0]
    assert t.refused("pass") == ["ANKH-BAT-04"]
    assert t.refused("flood") == ["ANKH-BAT-06"]
    t.by(0, "chariots")
    assert t.asked() == ""


def test_the_announcement_is_public_before_the_others_choose() -> None:
    """ANKH-GOD-04."""
    t = amun().region(2).answer("yes")
    assert [event.who for event in t.heard("two-cards-announced")] == [0]
    assert t.asked() == "ChooseCards"
    assert t.s.waiting() == [0, 1]
    for seat in (-1, 0, 1):
        view = ANKH.view(t.s, seat)
        battle = view["battle"]
        assert isinstance(battle, dict)
        assert battle["twoCards"] == 0
        assert view["amunTokenUp"] is False


def test_the_cards_of_amun_stay_secret_until_the_others_have_chosen() -> None:
    """ANKH-GOD-04, ANKH-DEC-06. Only that there are two is known."""
    t = amun().region(2).answer("yes")
    seen = []
    for one, other in (("flood", "chariots"), ("cycle", "plague")):
        after = t.s.copy()
        after.apply(0, ANKH.code(after, one))
        after.apply(0, ANKH.code(after, other))
        seen.append(ANKH.view(after, 1))
    assert seen[0] == seen[1]


def test_the_two_cards_resolve_in_their_own_steps() -> None:
    """ANKH-GOD-05. Three Followers of Flood pay for the Monument of the same Battle."""
    t = amun("4,6 3,7 3,8").region(2).answer("yes").cards(s0="build flood", s1="cycle")
    assert t.asked() == "BuildWhat"
    assert t.s.followers == (3, 0)
    t.answer("temple", "5,8")
    assert t.s.followers == (0, 0)
    assert t.at("5,8") == "temple 0"


def test_only_amun_is_asked_and_only_where_he_fights() -> None:
    """ANKH-GOD-01."""
    others = bare(3, gods="amun ra isis").figures(1, warriors="4,7").figures(2, god="8,8")
    assert others.region(2).asked() == "ChooseCards"
    assert others.s.waiting() == [1, 2]
    alone = bare(gods="amun ra").figures(0, warriors="4,7").region(2)
    assert alone.asked() == ""


def test_two_cards_are_for_amun_alone() -> None:
    """ANKH-GOD-01. His enemy owes one."""
    t = amun().region(2).answer("yes").by(1, "flood")
    assert t.s.waiting() == [0]


def test_a_merged_side_with_amun_may_announce_once_per_conflict() -> None:
    """ANKH-GOD-01, ANKH-GOD-02, ANKH-MERGE-22. Amun is the lower god; the higher god's player decides."""
    t = bare(3, gods="amun ra isis").devotion(1, 2, 3).runs(MergeGods())
    t.s.over = False
    t.figures(1, warriors="4,7").figures(2, god="8,8").runs(ResolveRegion(1), ResolveRegion(1))
    assert (t.asked(), t.seat()) == ("AnnounceTwoCards", 1)
    t.answer("yes").cards(s1="chariots flood", s2="flood")
    assert (t.asked(), t.s.waiting()) == ("ChooseCards", [1, 2])
