"""Unlock Ankh Power (chapter 6.4)."""

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, KINDS, LARGE, POWERS, SMALL

LEVELS = [
    ["commanding", "inspiring", "omnipresent", "revered"],
    ["resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned"],
    ["glorious", "magnanimous", "bountiful", "worshipful"],
]
SIX = ["revered", "commanding", "pyramid-attuned", "resplendent", "worshipful", "glorious"]


def unlocked(t: Table, side: int = 0) -> set[str]:
    """The powers the side has."""
    return {name for power, name in enumerate(POWERS) if t.s.powers[side] >> power & 1}


def unlock(t: Table, *names: str) -> Table:
    """Seat 0 unlocks these powers, one a turn."""
    for name in names:
        t.s.advances = (0,) * 4
        t.turn(0).answer("unlock", name)
    return t


def after(number: int, gods: str = "amun anubis isis", guardians: str = "cat-mummy mummy giant-scorpion") -> Table:
    """A position in which seat 0 has that many powers and Followers in plenty."""
    t = bare(3, gods, guardians).followers(30, 0, 0)
    return t.powers(0, *SIX[:number])


def gained(t: Table) -> list[str]:
    """The Guardians won since the last look."""
    return [KINDS[event.what] for event in t.heard("guardian-gained")]


# -- which, and for how much


def test_two_powers_of_each_level_can_be_unlocked_column_by_column() -> None:
    """ANKH-UNL-01, ANKH-UNL-05: every level offers four, then what is left, then the next."""
    t = bare(2).followers(30, 0)
    for number, name in enumerate(SIX):
        column = LEVELS[number // 2]
        t.s.advances = (0,) * 4
        t.turn(0).answer("unlock")
        assert t.options() == ["pass", *[power for power in column if power not in SIX[:number]]]
        t.answer(name)
        assert unlocked(t) == set(SIX[: number + 1])
    assert unlocked(t, 1) == set()


def test_a_power_is_unlocked_once() -> None:
    """ANKH-UNL-01."""
    t = after(1).turn(0).answer("unlock")
    assert t.refused("revered") == ["ANKH-UNL-01"]


@pytest.mark.parametrize(("number", "wrong"), [(0, LEVELS[1]), (1, LEVELS[2]), (2, LEVELS[2]), (3, LEVELS[2])])
def test_no_power_of_a_later_column_is_unlocked_early(number: int, wrong: list[str]) -> None:
    """ANKH-UNL-01, ANKH-UNL-05."""
    t = after(number).turn(0).answer("unlock")
    for power in wrong:
        assert t.refused(power) == ["ANKH-UNL-05"]


@pytest.mark.parametrize(("number", "wrong"), [(2, "inspiring"), (4, "temple-attuned"), (5, "omnipresent")])
def test_a_column_gives_two_powers_at_most(number: int, wrong: str) -> None:
    """ANKH-UNL-05, ANKH-UNL-01: nobody comes back to it."""
    t = after(number).turn(0).answer("unlock")
    assert t.refused(wrong) == ["ANKH-UNL-05"]


def test_each_side_has_its_own_board() -> None:
    """ANKH-UNL-01: the same power may be unlocked by several sides."""
    t = after(1).followers(1, 1, 0).turn(1).answer("unlock", "revered")
    assert (unlocked(t, 0), unlocked(t, 1), unlocked(t, 2)) == ({"revered"}, {"revered"}, set())


def test_a_power_costs_as_many_followers_as_its_level() -> None:
    """ANKH-UNL-02: the six together 12."""
    t = bare(2).followers(12, 5)
    left = []
    for name in SIX:
        left.append(unlock(t, name).s.followers[0])
    assert left == [11, 10, 8, 6, 3, 0]
    assert t.s.followers == (0, 5)


@pytest.mark.parametrize(("number", "followers", "asked"), [
    (0, 0, False), (0, 1, True), (1, 0, False), (2, 1, False), (2, 2, True), (3, 1, False),
    (4, 2, False), (4, 3, True), (5, 2, False), (5, 3, True), (6, 30, False),
])  # fmt: skip
def test_who_cannot_pay_or_has_all_six_unlocks_nothing(number: int, followers: int, asked: bool) -> None:
    """ANKH-UNL-03, ANKH-UNL-02: the marker advances, nothing is paid, nothing is gained."""
    t = after(number).followers(followers, 0, 0).turn(0).answer("unlock")
    assert t.s.advances == (0, 0, 0, 1)
    assert (t.asked() == "UnlockPower") == asked
    if not asked:
        assert t.s.followers == (followers, 0, 0)
        assert unlocked(t) == set(SIX[:number])
        assert gained(t) == []
        assert t.seat() == 1


def test_who_forgoes_an_unlock_keeps_his_followers() -> None:
    """ANKH-UNL-03, ANKH-TURN-12."""
    t = after(1).turn(0).answer("unlock", "pass")
    assert t.s.followers == (30, 0, 0)
    assert unlocked(t) == {"revered"}
    assert t.s.guardian_cards == (2, 2, 2)


# -- when it works


def test_a_power_works_only_when_unlocked() -> None:
    """ANKH-UNL-04: Revered before and after."""
    t = bare(2).followers(1, 0).turn(0).answer("gain")
    assert t.asked() == "ChooseAction"
    t.answer("unlock", "revered").turn(0).answer("gain", "yes")
    assert t.s.followers == (1, 0)


def test_the_event_of_the_same_action_sees_the_power() -> None:
    """ANKH-UNL-04: Omnipresent pays in the Conflict its unlock triggers."""
    t = bare(2).followers(1, 0).figures(0, warriors="5,6 1,4").event_comes(CONFLICT)
    t.s.advances = (0, 0, 0, 1)
    t.turn(0).answer("unlock", "omnipresent")
    assert t.s.followers[0] == 3


def test_a_level_3_power_counts_in_the_domination_its_unlock_triggers() -> None:
    """ANKH-UNL-04: Bountiful."""
    t = bare(2).powers(0, *SIX[:4]).followers(3, 0).clear().figures(0, god="1,4").figures(1, god="5,6")
    t.event_comes(CONFLICT)
    t.s.advances = (0, 0, 0, 1)
    t.turn(0).answer("unlock", "bountiful")
    assert t.s.devotion == (2, 1)


# -- Guardians


@pytest.mark.parametrize("guardians", ["cat-mummy mummy giant-scorpion", "satet apep androsphinx"])
def test_the_second_fourth_and_fifth_unlock_bring_a_guardian(guardians: str) -> None:
    """ANKH-UNL-06, ANKH-UNL-07: of level 1, 2 and 3."""
    t = bare(2, guardians=guardians).followers(12, 0)
    t.heard()
    won = []
    for name in SIX:
        unlock(t, name)
        won.append(gained(t))
    first, second, third = guardians.split()
    assert won == [[], [first], [], [second], [third], []]
    assert [t.s.guardians_in_pool(0, level) for level in (1, 2, 3)] == [1, 1, 1]


def test_a_guardian_comes_from_its_card_onto_an_own_base_into_the_pool() -> None:
    """ANKH-UNL-07."""
    t = unlock(after(1), "commanding")
    assert t.s.guardian_cards == (1, 2, 2)
    assert t.s.guardians_in_pool(0, 1) == 1
    assert [t.s.bases_free(0, size) for size in (SMALL, LARGE)] == [1, 2]
    unlock(t, "pyramid-attuned", "resplendent")
    assert [t.s.bases_free(0, size) for size in (SMALL, LARGE)] == [0, 2]
    unlock(t, "worshipful")
    assert [t.s.bases_free(0, size) for size in (SMALL, LARGE)] == [0, 1]
    assert t.s.guardian_cards == (1, 1, 1)
    assert t.s.bases_free(1, SMALL) == 2


def test_two_players_share_one_figure_of_each_card() -> None:
    """ANKH-UNL-08: who comes second gets nothing, not then and not later."""
    t = bare(2).followers(12, 12).powers(1, "revered")
    unlock(t, "revered", "commanding")
    assert gained(t) == ["cat-mummy"]
    t.turn(1).answer("unlock", "commanding")
    assert [(event.kind, event.rule) for event in t.heard() if "guardian" in event.kind] == [
        ("guardian-missed", "ANKH-UNL-08")
    ]
    assert unlocked(t, 1) == {"revered", "commanding"}
    assert t.s.followers[1] == 11
    t.s.guardian_cards = changed(t.s.guardian_cards, 0, 1)
    t.turn(1).answer("unlock", "resplendent")
    assert gained(t) == []
    assert t.s.guardians_in_pool(1, 1) == 0


def test_a_killed_guardian_does_not_refill_its_card() -> None:
    """ANKH-UNL-08, ANKH-FIG-03."""
    t = bare(2, gods="ra isis").followers(0, 1).powers(1, "revered").figures(0, cat_mummy="5,6", warriors="5,9")
    t.s.guardian_cards = (0, 1, 1)
    t.figures(1, warriors="7,5 8,5 8,7").region(2).cards(s0="build", s1="chariots")
    assert t.s.guardians_in_pool(0, 1) == 1
    t.s.over = False
    t.turn(1).answer("unlock", "commanding")
    assert t.s.guardians_in_pool(1, 1) == 0


@pytest.mark.parametrize(("owned", "won"), [(0, ["mummy"]), (1, ["mummy"]), (2, [])])
def test_without_a_base_of_its_size_a_guardian_stays_on_its_card(owned: int, won: list[str]) -> None:
    """ANKH-UNL-09: Cat-Mummies and Mummies share the two small bases."""
    t = after(3).in_pool(0, cat_mummy=owned)
    t.heard()
    unlock(t, "resplendent")
    assert unlocked(t) == set(SIX[:4])
    assert t.s.guardian_cards == (2, 2 - len(won), 2)
    missed = [event.rule for event in t.s.events if event.kind == "guardian-missed"]
    assert missed == ([] if won else ["ANKH-UNL-09"])
    assert gained(t) == won


def test_bases_under_figures_on_the_map_are_in_use_too() -> None:
    """ANKH-UNL-09."""
    t = unlock(after(3).figures(0, cat_mummy="5,6 5,7"), "resplendent")
    assert t.s.guardians_in_pool(0, 2) == 0


def test_bases_of_the_other_size_do_not_matter() -> None:
    """ANKH-UNL-09: Apep needs a large one."""
    t = unlock(after(3, guardians="cat-mummy apep giant-scorpion").in_pool(0, cat_mummy=2), "resplendent")
    assert t.s.guardians_in_pool(0, 2) == 1


def test_another_side_s_bases_do_not_matter() -> None:
    """ANKH-UNL-09."""
    t = unlock(after(3).in_pool(1, cat_mummy=2), "resplendent")
    assert t.s.guardians_in_pool(0, 2) == 1


def test_a_guardian_won_is_not_on_the_map_until_summoned() -> None:
    """ANKH-UNL-10, ANKH-UNL-07."""
    t = after(1, gods="isis ra amun").turn(0).answer("summon")
    assert t.refused("cat-mummy") == ["ANKH-SUM-03"]
    unlock(t, "commanding")
    assert t.where(0) == "2,0"
    t.turn(0).answer("summon", "cat-mummy", "2,1")
    assert t.where(0, "cat-mummy") == "2,1"
    assert t.s.guardians_in_pool(0, 1) == 0
