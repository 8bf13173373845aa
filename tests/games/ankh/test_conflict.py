"""The frame of a Conflict and Domination (chapter 8)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.chance import Dice
from theomachy.engine.values import changed
from theomachy.games.ankh.rules.components import CONFLICT, UNLOCK
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.state import ENDINGS

WATER_GUARDIANS = "cat-mummy apep androsphinx"


def apart(
    scenario: str = "middle-kingdom", gods: str = "ra isis osiris", guardians: str = WATER_GUARDIANS
) -> Table:
    """Three sides, each with its God alone in a region: 0 in the West, 1 in the East, 2 in the Delta."""
    t = table(3, scenario, gods, guardians).clear()
    for side, space in enumerate(["2,0", "7,9", "1,8"]):
        t.figures(side, god=space)
    return t


def regions_met(t: Table) -> list[tuple[str, int]]:
    """What became of each region, with its token, in the order of events."""
    kinds = ("region-skipped", "domination", "battle-begins")
    return [(event.kind, event.what + 1) for event in t.heard() if event.kind in kinds]


def gained(t: Table) -> list[tuple[int, int, str]]:
    """Every gain of Devotion: side, amount, rule."""
    return [(event.who, event.amount, event.rule) for event in t.heard("devotion-gained")]


# -- the frame


def test_whoever_triggers_a_conflict_holds_the_tiebreaker_face_up() -> None:
    """ANKH-CON-01. From before the first region on, and whoever triggered the Conflict before."""
    t = bare(gods="ra isis").followers(0, 0).event_comes(CONFLICT)
    t.s.advances = changed(t.s.advances, UNLOCK, 1)
    t.turn(1).answer("unlock")
    assert t.asked() == "ChooseCards"
    assert (t.s.tiebreaker, t.s.tiebreaker_up) == (1, True)
    t.cards(s0="cycle", s1="cycle")
    assert t.asked() == "BreakTie"
    assert t.s.waiting() == [1]
    t.answer("pass").event_comes(CONFLICT, 2)
    t.s.advances = changed(t.s.advances, UNLOCK, 1)
    t.turn(0).answer("unlock")
    assert (t.s.tiebreaker, t.s.tiebreaker_up) == (0, True)


def test_omnipresent_then_scorpions_come_before_any_region() -> None:
    """ANKH-CON-02, ANKH-POW-03, ANKH-GUARD-20. Each side once; the lost Obelisk earns nothing in region 1."""
    t = apart(guardians="cat-mummy mummy giant-scorpion").followers(0, 0, 0)
    t.figures(0, warriors="5,6 1,3").powers(0, "omnipresent").powers(1, "omnipresent")
    t.figures(0, giant_scorpion="4,3").aim("4,3", 0).monuments(0, obelisk="3,3")
    t.conflict(2)
    told = t.heard()
    assert [(e.kind, e.who, e.amount) for e in told if e.kind == "followers-gained"] == [
        ("followers-gained", 1, 1),
        ("followers-gained", 0, 3),
    ]
    order = ["tiebreaker-taken", "followers-gained", "followers-gained", "monument-destroyed", "domination"]
    assert [event.kind for event in told][: len(order)] == order
    assert [(e.who, e.rule) for e in told if e.kind == "devotion-gained"] == [(0, "ANKH-DOM-02")]
    assert t.asked() == "ChooseCards"
    assert t.s.ankhs(0) == 9


def test_all_scorpions_strike_at_the_same_time() -> None:
    """ANKH-CON-02, ANKH-GUARD-21. Two point at one Temple, and each at another Monument, own and enemy."""
    t = apart(guardians="cat-mummy mummy giant-scorpion")
    t.figures(0, giant_scorpion="6,6").aim("6,6", 0).figures(1, giant_scorpion="4,6").aim("4,6", 2)
    t.monuments(0, temple="5,6", obelisk="5,7").monuments(1, pyramid="4,7").monuments(obelisk="7,6")
    t.conflict_begins()
    assert [t.at("5,6"), t.at("5,7"), t.at("4,7"), t.at("7,6")] == ["", "", "", "obelisk"]
    assert len(t.heard("monument-destroyed")) == 3
    assert [t.s.ankhs(0), t.s.ankhs(1)] == [9, 9]


@pytest.mark.parametrize(
    ("scenario", "sides"), [("middle-kingdom", [0, 1, 2]), ("old-kingdom", [2, 1, 0])], ids=["west 1", "delta 1"]
)
def test_regions_are_resolved_by_the_numbers_of_their_tokens(scenario: str, sides: list[int]) -> None:
    """ANKH-CON-03."""
    t = apart(scenario).conflict(0)
    told = [(event.who, event.what + 1) for event in t.heard("domination")]
    assert told == list(zip(sides, [1, 2, 3], strict=True))


def test_tokens_with_gaps_between_them_keep_their_order() -> None:
    """ANKH-CON-03. Tokens 2, 5 and 8 lie on Delta, West and East."""
    t = apart()
    west, east, delta = t.s.regions[:3]
    t.s.regions = (0, delta, 0, 0, west, 0, 0, east)
    t.conflict(0)
    assert [(event.who, event.what + 1) for event in t.heard("domination")] == [(2, 2), (0, 5), (1, 8)]


@pytest.mark.parametrize(("scenario", "winner"), [("middle-kingdom", 0), ("old-kingdom", 2)])
def test_the_first_region_to_bring_the_top_space_ends_the_conflict(scenario: str, winner: int) -> None:
    """ANKH-CON-03, ANKH-DEV-09. All three are one space below the top; the others never gain."""
    t = apart(scenario).devotion(30, 30, 30).conflict(1)
    assert t.s.winner == winner
    assert [t.s.devotion[side] for side in range(3) if side != winner] == [30, 30]
    assert (t.s.tiebreaker, t.s.tiebreaker_up) == (1, True)


def test_presence_decides_between_nothing_domination_and_battle() -> None:
    """ANKH-CON-04. Both Gods in region 1, one Warrior in region 2, nobody in region 3."""
    t = bare(gods="ra isis").figures(1, warriors="6,6").conflict(0)
    assert t.asked() == "ChooseCards"
    assert regions_met(t) == [("battle-begins", 1)]
    t.cards(s0="chariots", s1="cycle")
    assert regions_met(t) == [("domination", 2), ("region-skipped", 3)]
    assert t.s.devotion == (1, 1)


@pytest.mark.parametrize("apep_wins", [False, True])
def test_presence_is_looked_at_when_the_regions_turn_comes(apep_wins: bool) -> None:
    """ANKH-CON-04, ANKH-CON-07. Killed in region 1, the Apep on 6,4 is no longer there to fight in region 2."""
    t = bare(gods="ra isis", guardians=WATER_GUARDIANS).figures(0, god="4,1", warriors="6,7 4,0")
    t.figures(1, god="1,8", apep="6,4").conflict(0)
    t.cards(s0="cycle", s1="chariots" if apep_wins else "flood")
    expected = [("battle-begins", 1), ("battle-begins" if apep_wins else "domination", 2)]
    assert regions_met(t)[:2] == expected
    assert t.at("6,4") == ("apep 1" if apep_wins else "")


def test_a_figure_called_away_leaves_a_later_region_behind() -> None:
    """ANKH-CON-04, ANKH-POW-06. It comes to an Obelisk in the battle of region 1; region 2 is then dominated."""
    t = bare(gods="ra isis").powers(0, "obelisk-attuned").monuments(0, obelisk="4,3")
    t.figures(0, warriors="6,7").figures(1, warriors="8,6").conflict(0)
    t.answer("6,7", "4,4", "pass")
    t.cards(s0="chariots", s1="cycle")
    assert regions_met(t) == [("battle-begins", 1), ("domination", 2), ("region-skipped", 3)]
    assert t.at("8,6") == "warrior 1"


def test_after_the_last_region_the_tokens_return() -> None:
    """ANKH-CON-05, ANKH-GOD-02. Amun's token is up again and nobody holds the Tiebreaker."""
    t = bare(gods="amun isis").figures(0, warriors="6,7").figures(1, warriors="8,6").conflict(1)
    assert t.asked() == "AnnounceTwoCards"
    t.answer("yes").cards(s0="flood drought", s1="cycle")
    assert (t.s.token_up, t.asked()) == (False, "ChooseCards")
    t.cards(s0="cycle", s1="cycle")
    assert t.asked() == "BreakTie"
    t.answer("yes")
    assert (t.s.token_up, t.s.tiebreaker, t.s.tiebreaker_up) == (True, NOBODY, False)


def test_an_unused_tiebreaker_returns_as_well() -> None:
    """ANKH-CON-05. And the side it was taken by has no use of it in the Conflict of another."""
    t = apart().conflict(0)
    assert (t.s.tiebreaker, t.s.tiebreaker_up) == (NOBODY, False)
    assert [event.amount for event in t.heard("conflict-ends")] == [1]


@pytest.mark.parametrize(
    ("number", "sides", "over"),
    [
        (1, [0, 1, 2], False),
        (2, [0, 1, 2], False),
        (3, [0, 2, 2], False),
        (4, [0, OUT, 2], False),
        (5, [0, 1, 2], True),
    ],
    ids=["first", "second", "third", "fourth", "fifth"],
)
def test_merging_forgetting_and_the_end_follow_the_last_three_conflicts(
    number: int, sides: list[int], over: bool
) -> None:
    """ANKH-CON-06. Seat 1 is the lowest and in the red, seat 2 the second lowest; neither has Guardians."""
    t = apart().devotion(24, 8, 21).conflict(0, number)
    assert list(t.s.side_of) == sides
    assert ENDINGS[t.s.ending] == ("last-event" if over else "running")
    assert t.s.winner == (0 if over else NOBODY)
    after = {"gods-merge": 3, "god-forgotten": 4, "game-over": 5}
    told = [event.kind for event in t.heard() if event.kind in after or event.kind == "conflict-ends"]
    assert told == ["conflict-ends", *[kind for kind, when in after.items() if when == number]]


def test_two_players_never_merge_after_the_third_conflict() -> None:
    """ANKH-CON-06, ANKH-MERGE-01."""
    t = bare(gods="ra isis").figures(1, god="7,9").conflict(0, 3)
    assert t.s.side_of == (0, 1)
    assert t.heard("gods-merge") == []


def test_a_figure_on_water_fights_in_both_its_regions() -> None:
    """ANKH-CON-07, ANKH-MAP-07. The Apep on 6,4 wins in region 1, wins in region 2, and gives no third region."""
    t = bare(gods="ra isis", guardians=WATER_GUARDIANS).figures(0, god="1,8", apep="6,4")
    t.figures(1, god="3,10", warriors="7,1").conflict(0)
    assert t.asked() == "ChooseCards"
    assert regions_met(t) == [("battle-begins", 1)]
    t.cards(s0="cycle", s1="flood").answer("yes")
    assert t.at("7,1") == ""
    assert t.asked() == "ChooseCards"
    t.cards(s0="chariots", s1="drought")
    assert regions_met(t) == [("battle-begins", 2), ("domination", 3)]
    assert t.s.devotion == (3, 0)


def test_alone_on_water_a_figure_dominates_both_its_regions() -> None:
    """ANKH-CON-07, ANKH-CON-04, ANKH-MAP-04. 1,10 touches Delta and East, and no other region."""
    t = bare(gods="ra isis", guardians=WATER_GUARDIANS).figures(0, apep="1,10").figures(1, god="7,1").conflict(0)
    assert regions_met(t) == [("battle-begins", 1)]
    t.cards(s0="cycle", s1="chariots")
    assert regions_met(t) == [("domination", 2), ("domination", 3)]
    assert t.s.devotion == (2, 1)


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_regions_and_tokens_change_by_caravans_only(players: int, seed: int) -> None:
    """ANKH-CON-08, ANKH-CAMEL-15. Random play to the end; camels stay, and never more than 28 are used."""
    s = ANKH.new(players=players, seed=seed)
    dice = Dice(seed)
    s.listen()
    conflicts = 0
    while not s.over:
        before = list(s.regions)
        camels = set(s.camels())
        in_caravan = s.stack[-1].__class__.__module__ == "theomachy.games.ankh.rules.events.caravan"
        seat = s.waiting()[0]
        options = s.options(seat)
        s.apply(seat, options[dice.below(len(options))])
        conflicts += len([event for event in s.heard() if event.kind == "tiebreaker-taken"])
        assert in_caravan or list(s.regions) == before
        assert camels <= set(s.camels())
        assert len(s.camels()) <= 28
    assert conflicts >= 2


# -- Domination


def test_majorities_are_one_gain_and_domination_another() -> None:
    """ANKH-DOM-01, ANKH-DOM-02. Three majorities bring three at once, then one more."""
    t = bare(3, gods="ra isis osiris").figures(2, god="1,8").figures(0, warriors="6,6")
    t.monuments(0, obelisk="4,6 4,7", temple="5,6", pyramid="5,7").monuments(1, obelisk="8,8", temple="4,4")
    t.region(2)
    assert gained(t) == [(0, 3, "ANKH-DOM-01"), (0, 1, "ANKH-DOM-02")]
    assert t.s.devotion == (4, 0, 0)


def test_sides_that_are_absent_gain_nothing_but_count_against_majorities() -> None:
    """ANKH-DOM-01, ANKH-DOM-02, ANKH-DOM-03, ANKH-DOM-04, EX-09."""
    t = bare(gods="ra isis").figures(0, warriors="6,6")
    t.monuments(0, obelisk="4,6 4,7", pyramid="5,7").monuments(1, pyramid="5,6", temple="8,8")
    t.region(2)
    assert gained(t) == [(0, 1, "ANKH-DOM-01"), (0, 1, "ANKH-DOM-02")]
    assert t.s.devotion == (2, 0)


def test_bountiful_shows_that_the_two_gains_are_separate() -> None:
    """ANKH-DOM-02, ANKH-POW-17, ANKH-POW-18, ANKH-POW-19, EX-10. From 19 to 21, then, out of the red, to 22."""
    t = bare(gods="ra isis").figures(0, warriors="6,6").powers(0, "bountiful").devotion(19, 0)
    t.monuments(0, obelisk="4,6 4,7", pyramid="5,7").monuments(1, pyramid="5,6", temple="8,8")
    t.region(2)
    assert gained(t) == [(0, 2, "ANKH-DOM-01"), (0, 1, "ANKH-DOM-02")]
    assert t.s.devotion == (22, 0)


def test_a_radiant_figure_raises_the_second_gain_by_one_only() -> None:
    """ANKH-DOM-02, ANKH-GOD-24, EX-23. Two Radiant figures in the region, no majority, Bountiful once."""
    t = bare(gods="ra isis").figures(0, warriors="6,6 6,7").suns("6,6 6,7").powers(0, "bountiful").region(2)
    assert gained(t) == [(0, 3, "ANKH-DOM-02")]


def test_radiance_elsewhere_does_not_help() -> None:
    """ANKH-DOM-02, ANKH-GOD-24."""
    t = bare(gods="ra isis").figures(0, warriors="6,6 4,4").suns("4,4").region(2)
    assert gained(t) == [(0, 1, "ANKH-DOM-02")]


@pytest.mark.parametrize(
    ("own", "second", "third", "neutral", "majority"),
    [
        ("4,6", "", "", "", True),
        ("4,6", "", "", "5,6 5,7 5,8", True),
        ("4,6 4,7", "5,6", "5,7", "5,8", True),
        ("4,6 4,7", "5,6 5,7", "", "", False),
        ("4,6", "5,6", "", "", False),
        ("4,6", "", "5,6", "", False),
        ("", "", "", "5,6 5,7", False),
        ("4,6", "4,4 4,5", "1,3 1,4", "", True),
        ("4,4 4,5", "5,6", "", "", False),
    ],
    ids=[
        "alone", "neutral count for nobody", "more than any single side", "two each", "one each",
        "tie with the third", "none", "others in other regions", "own in another region",
    ],
)  # fmt: skip
def test_a_majority_is_strictly_more_than_any_other_single_side(
    own: str, second: str, third: str, neutral: str, majority: bool
) -> None:
    """ANKH-DOM-03, ANKH-DOM-04. Side 0 is alone in region 2; the same for every type of Monument."""
    t = bare(3, gods="ra isis osiris").figures(2, god="1,8").figures(0, warriors="6,6")
    t.monuments(0, temple=own).monuments(1, temple=second).monuments(2, temple=third).monuments(temple=neutral)
    t.region(2)
    assert gained(t) == [(0, 1, "ANKH-DOM-01")] * majority + [(0, 1, "ANKH-DOM-02")]


def test_reaching_the_top_by_majorities_ends_the_game_before_domination_is_paid() -> None:
    """ANKH-DOM-01, ANKH-DOM-02, ANKH-DEV-09."""
    t = bare(gods="ra isis").figures(0, warriors="6,6").monuments(0, temple="4,6").devotion(30, 0).region(2)
    assert gained(t) == [(0, 1, "ANKH-DOM-01")]
    assert (t.s.winner, ENDINGS[t.s.ending]) == (0, "top-of-track")


def test_domination_is_not_a_battle() -> None:
    """ANKH-DOM-05. No question, no card, no Followers, no kill, and the Tiebreaker stays as it is."""
    t = bare(3, gods="amun isis osiris").figures(2, god="1,8").followers(6, 6, 6).devotion(5, 5, 5)
    t.figures(0, warriors="6,6 6,7").monuments(0, obelisk="4,7")
    for side in range(3):
        t.powers(side, "commanding", "obelisk-attuned", "glorious", "magnanimous", "worshipful")
    hands = list(t.s.hands)
    t.region(2, tiebreaker=0)
    assert t.s.over
    assert [event.kind for event in t.heard()] == ["domination", "devotion-gained", "devotion-gained"]
    assert t.s.devotion == (7, 5, 5)
    assert t.s.followers == (6, 6, 6)
    assert list(t.s.hands) == hands
    assert t.where(0, "warrior") == "6,6 6,7"
    assert t.s.tiebreaker_up
    assert t.s.gates == 0
