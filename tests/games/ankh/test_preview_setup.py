"""The preview edition: what it takes over, what is in its box, how it is set up."""

import json

import pytest

from tests.games.ankh.table import ANKH, EGYPT, Table, bare, table
from theomachy.engine.datafile import Node
from theomachy.engine.refusal import DataError
from theomachy.engine.values import changed
from theomachy.games.ankh.documents.position import read_position
from theomachy.games.ankh.rules.components import ACTIONS, CAMEL_CARAVAN, CONFLICT, CONTROL_MONUMENT

SIX_CARDS = ["flood", "build", "plague", "drought", "miracle", "cycle"]
KINGDOMS = [(players, kingdom) for players in (2, 3, 4, 5) for kingdom in ("middle-kingdom", "old-kingdom")]


def seen(t: Table) -> dict[str, object]:
    """What everybody sees of the table, without what the set-up rules of the editions make different."""
    view = {name: value for name, value in ANKH.view(t.s, 0).items() if name not in ("edition", "sides")}
    for side in range(t.s.players):
        view[f"side {side}"] = [t.s.followers[side], t.s.ankhs(side), t.s.warriors(side), t.s.devotion[side]]
    return view


# -- general


@pytest.mark.parametrize(("players", "kingdom"), KINGDOMS)
def test_a_preview_game_starts_as_a_final_one_but_for_the_stack_and_the_cards(players: int, kingdom: str) -> None:
    """ANKHP-GEN-01, ANKHP-DATA-01, ANKHP-SETUP-02."""
    preview = table(players, kingdom, first=1, edition="preview")
    final = table(players, kingdom, first=1)
    assert seen(preview) == seen(final)
    assert ANKH.view(preview.s, 0)["edition"] == "preview"
    assert preview.asked() == "ChooseAction"
    assert preview.s.gates == preview.s.suns == 0
    assert preview.faults() == []


@pytest.mark.parametrize(
    "answers",
    ["move 4,4 3,6 4,3 4,3", "summon warrior 5,3", "gain yes", "gain pass", "unlock commanding", "unlock pass"],
)
def test_where_the_preview_is_silent_actions_go_as_in_the_final_edition(answers: str) -> None:
    """ANKHP-GEN-01."""
    preview = table(edition="preview")
    final = table()
    for number, answer in enumerate(answers.split()):
        if number and not answers.startswith("unlock"):  # the powers of level 1 are not the same
            assert (preview.asked(), preview.options()) == (final.asked(), final.options())
        preview.answer(answer)
        final.answer(answer)
    assert seen(preview) == seen(final)


def test_rulings_of_the_final_edition_hold_where_the_preview_is_silent() -> None:
    """ANKHP-GEN-01."""
    t = bare(3, "ra isis osiris", edition="preview").devotion(3, 0, 0, order=[2, 1, 0]).powers(0, "mighty")
    t.figures(0, warriors="5,6 4,6 4,7 4,8").figures(1, warriors="8,5").figures(2, god="2,10")
    t.region(2).cards(s0="cycle", s1="cycle", s2="cycle")
    # a loss below space 0 is none and leaves the stack (ANKH-DEV-10); a gain moves a token once (ANKH-DEV-08)
    assert t.s.devotion == (5, 0, 0)
    assert t.s.ladder == (2, 1, 0)
    assert [event.amount for event in t.heard("devotion-gained")] == [2]


def test_an_effect_the_preview_words_with_can_is_optional() -> None:
    """ANKHP-GEN-02, ANKHP-CTRL-01."""
    for edition, compulsory in (("final", True), ("preview", False)):
        t = bare(edition=edition).monuments(temple="2,1").event_comes(CONTROL_MONUMENT)
        t.s.advances = changed(t.s.advances, ACTIONS.index("unlock"), 1)
        t.followers(0, 0).turn(0).answer("unlock")
        assert t.asked() == "TakeMonument"
        assert ("pass" in t.options()) is not compulsory


def test_a_captive_and_an_underworld_token_may_be_left() -> None:
    """ANKHP-GEN-02, ANKHP-GOD-02."""
    t = bare(gods="anubis osiris", edition="preview").figures(0, warriors="5,6 4,6").figures(1, warriors="8,5")
    t.region(2).cards(s0="cycle", s1="cycle")
    assert t.asked() == "TakeCaptive"
    t.answer("pass")
    assert t.asked() == "GateFrom"
    t.answer("pass")
    assert t.s.captives == (0, 0)
    assert t.s.gates == 0


# -- data


def test_the_event_track_is_that_of_the_final_edition() -> None:
    """ANKHP-DATA-01."""
    track = []
    for place in range(18):
        t = bare(edition="preview").followers(0, 0)
        t.s.event = place
        t.s.advances = changed(t.s.advances, ACTIONS.index("unlock"), 1)
        t.turn(0).answer("unlock")
        track += [event.what for event in t.heard("event-triggered")]
    control, caravan, conflict = CONTROL_MONUMENT, CAMEL_CARAVAN, CONFLICT
    section = [caravan, control, control, conflict]
    assert track == [control, control, control, conflict, *section * 3, control, conflict]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("action", ACTIONS)
def test_the_action_tracks_are_those_of_the_final_edition(players: int, action: str) -> None:
    """ANKHP-DATA-01."""
    needed = players if action == "unlock" else players + 1
    for advance in range(1, needed + 1):
        t = table(players, edition="preview")
        t.s.advances = changed(t.s.advances, ACTIONS.index(action), advance - 1)
        t.turn(0).answer(action)
        while t.asked() in ("MoveWhich", "SummonWhat", "GainFollowers", "UnlockPower"):
            t.answer("pass")
        assert len(t.heard("event-triggered")) == (1 if advance == needed else 0)


def test_space_31_wins_and_spaces_up_to_20_are_red() -> None:
    """ANKHP-DATA-01."""
    start = ANKH.new(edition="preview")
    assert (start.lineup.top, start.lineup.last_red) == (31, 20)
    t = bare(edition="preview").figures(0, warriors="5,6").devotion(29, 0).region(2)
    assert ANKH.result(t.s).ending == "running"
    t = bare(edition="preview").figures(0, warriors="5,6").devotion(30, 0).region(2)
    assert (ANKH.result(t.s).ending, ANKH.result(t.s).winners) == ("top-of-track", [0])
    t = bare(3, edition="preview").figures(1, god="4,6").figures(2, god="0,1").devotion(19, 20, 20)
    t.conflict(number=4)
    assert t.s.side_of == (-1, 1, 2)


# -- components


def test_every_god_has_six_battle_cards_and_no_chariots() -> None:
    """ANKHP-COMP-01."""
    t = bare(gods="ra isis", edition="preview").region(1)
    assert t.asked() == "ChooseCards"
    for seat in (0, 1):
        assert t.options(seat) == SIX_CARDS
        assert t.refused("chariots", seat)


def test_a_position_cannot_name_chariots_as_played() -> None:
    """ANKHP-COMP-01."""
    document: object = {"edition": "preview", "gods": ["ra", "isis"], "played": {"ra": ["chariots"]}}
    with pytest.raises(DataError):
        read_position(Node(document, "position"))


def test_nine_ankh_tokens_form_the_pool_and_six_lie_on_the_board() -> None:
    """ANKHP-COMP-02."""
    t = table(2, edition="preview")
    assert [t.s.ankhs(side) for side in (0, 1)] == [8, 8]  # one lies on the first Monument
    t = bare(gods="ra isis", edition="preview")
    assert t.s.ankhs(0) == 9  # the Devotion marker is none of them
    t.monuments(0, obelisk="4,6 4,7 4,8", temple="5,6 5,7 5,8", pyramid="6,6 6,7 6,8")
    assert t.s.ankhs(0) == 0
    t.followers(100, 0).figures(0, warriors="7,6").figures(1, warriors="8,8").region(2)
    t.cards(s0="build", s1="cycle")
    assert t.asked() == ""  # no token is left for another Monument
    t = bare(gods="ra isis", edition="preview").followers(100, 0)
    for unlocks in range(6):
        t.turn(0).answer("unlock")
        assert t.asked() == "UnlockPower"
        t.answer(t.options()[1])
        assert t.s.unlocked(0) == unlocks + 1
        t.s.advances = (0,) * 4
    t.turn(0).answer("unlock")
    assert t.asked() == "ChooseAction"  # the board is empty, the next player's turn has begun
    assert t.seat() == 1


def test_there_are_no_city_tokens() -> None:
    """ANKHP-COMP-03."""
    for players, kingdom in KINGDOMS:
        t = table(players, kingdom, edition="preview")
        assert "city" not in json.dumps(ANKH.view(t.s, 0)).lower()


def test_followers_never_run_out() -> None:
    """ANKHP-COMP-04."""
    t = bare(gods="ra isis", edition="preview").followers(70, 70).monuments(temple="2,1 1,0").turn(0)
    t.answer("gain", "yes")
    assert t.s.followers == (72, 70)


# -- setup


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_starts_with_the_least_devotion(first: int) -> None:
    """ANKHP-SETUP-01."""
    t = table(3, first=first, edition="preview")
    assert t.s.devotion == (0, 0, 0)
    assert t.s.ladder == (first, (first + 1) % 3, (first + 2) % 3)  # least Devotion first
    assert t.seat() == first


def test_the_start_stack_decides_who_resolves_first() -> None:
    """ANKHP-SETUP-01, ANKHP-BAT-01."""
    t = bare(gods="ra isis", edition="preview").followers(2, 2).region(1).cards(s0="build", s1="build")
    assert (t.asked(), t.seat()) == ("BuildWhat", 0)


def test_a_scenario_brings_no_rules_of_its_own() -> None:
    """ANKHP-SETUP-02."""
    for players, kingdom in KINGDOMS:
        t = table(players, kingdom, edition="preview")
        assert len(t.s.stack) == 1
        assert t.options() == ["move", "summon", "gain", "unlock"]


# -- map


def test_water_belongs_to_every_region_around_it() -> None:
    """ANKHP-MAP-01."""
    t = bare(guardians="cat-mummy apep giant-scorpion", edition="preview").figures(0, god="0,1", apep="6,4")
    t.figures(1, god="0,3").devotion(0, 0)
    for token in (1, 2):
        t.s.over = False
        t.region(token)
        assert [event.who for event in t.heard("domination")] == [0]
    assert t.s.devotion == (2, 0)


def test_water_is_adjacent_to_all_spaces_around_it_across_regions() -> None:
    """ANKHP-MAP-01."""
    t = bare(guardians="cat-mummy apep giant-scorpion", edition="preview").figures(0, god="0,1", apep="6,4")
    t.turn(0).answer("summon", "warrior")
    around = {"5,3", "5,4", "5,5", "6,5", "7,4"}
    assert around <= set(t.options())


def test_water_cannot_be_entered_except_by_apep() -> None:
    """ANKHP-MAP-01."""
    t = bare(guardians="cat-mummy apep giant-scorpion", edition="preview").figures(0, warriors="5,4")
    t.in_pool(0, apep=1).turn(0).answer("move", "5,4")
    assert t.refused("6,4") == ["ANKH-MOVE-04"]
    t.turn(0).answer("summon", "warrior")
    assert t.refused("6,4") == ["ANKH-MAP-06"]
    t.turn(0).answer("summon", "apep", "6,4")
    assert t.at("6,4") == "apep 0"
    assert EGYPT.water >> EGYPT.number["6,4"] & 1
