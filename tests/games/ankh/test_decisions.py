"""Who decides, and who sees what (chapter 14)."""

import pytest

from tests.games.ankh.table import ANKH, Table, bare, table
from theomachy.engine.game import SPECTATOR
from theomachy.engine.refusal import WrongSeat
from theomachy.engine.things import Thing
from theomachy.games.ankh.documents.view_types import AnkhView, SideView
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, CONFLICT, CONTROL_MONUMENT
from theomachy.games.ankh.rules.events.conflict import AfterConflict
from theomachy.games.ankh.rules.events.event import TriggerEvent

LOWER, HIGHER = 1, 2


def not_asked(t: Table, seat: int, text: str) -> list[str]:
    """The rule ids against an answer of a seat that is not asked; the position must not change."""
    before = t.s.to_bytes()
    with pytest.raises(WrongSeat) as refusal:
        t.by(seat, text)
    assert t.s.to_bytes() == before
    return [reason.rule for reason in refusal.value.reasons]


def merged(t: Table) -> Table:
    """The two lowest of three sides have merged: seat 1 is the lower god's player, seat 2 the higher god's."""
    t.devotion(12, 5, 8)
    t.event_comes(CONFLICT, 3)
    t.s.event += 1
    t.runs(AfterConflict())
    assert t.s.side_of == (0, HIGHER, HIGHER)
    t.s.over = False
    return t


def side_view(t: Table, seat: int, side: int) -> SideView:
    """What the seat sees of a side."""
    return next(shown for shown in ANKH.view(t.s, seat)["sides"] if shown["side"] == side)


# -- DEC-01


def test_in_an_action_the_player_whose_turn_it_is_decides() -> None:
    """ANKH-DEC-01."""
    t = table(3).turn(1)
    assert t.s.waiting() == [1]
    assert not_asked(t, 0, "move") == ["ANKH-DEC-01"]
    t.answer("move")
    assert not_asked(t, 2, "7,6") == ["ANKH-DEC-01"]
    t.answer("7,6")
    assert not_asked(t, 0, "7,7") == ["ANKH-DEC-01"]


def test_every_action_asks_the_player_whose_turn_it_is() -> None:
    """ANKH-DEC-01."""
    for action, question in (
        ("move", "MoveWhich"),
        ("summon", "SummonWhat"),
        ("gain", "GainFollowers"),
        ("unlock", "UnlockPower"),
    ):
        t = table(3).turn(1).answer(action)
        assert t.asked() == question
        assert t.s.waiting() == [1]
        assert not_asked(t, 0, "pass") == ["ANKH-DEC-01"]


def test_an_individual_event_asks_the_player_who_triggered_it() -> None:
    """ANKH-DEC-01, ANKH-EVT-02."""
    for event, question in ((CONTROL_MONUMENT, "TakeMonument"), (CAMEL_CARAVAN, "LayCamel")):
        t = table(3).figures(1, warriors="5,8").event_comes(event)
        t.s.turn = 1
        t.runs(TriggerEvent(1))
        assert t.asked() == question
        assert t.s.waiting() == [1]
        assert not_asked(t, 0, t.options()[-1]) == ["ANKH-EVT-02"]


# -- DEC-02


def test_in_a_conflict_the_owner_of_a_card_decides() -> None:
    """ANKH-DEC-02: seat 0 triggered it, but seat 1 builds."""
    t = bare(gods="ra isis").figures(0, warriors="1,2 1,3").figures(1, god="8,5").figures(1, warriors="1,8")
    t.followers(0, 3).conflict(0).cards(s0="drought", s1="build")
    assert t.asked() == "BuildWhat"
    assert t.s.waiting() == [1]
    assert not_asked(t, 0, "pass") == ["ANKH-DEC-02"]
    t.answer("temple")
    assert not_asked(t, 0, "1,9") == ["ANKH-DEC-02"]


def test_in_a_conflict_the_owner_of_a_power_decides() -> None:
    """ANKH-DEC-02."""
    t = bare(gods="ra isis").figures(0, warriors="1,2 1,3").figures(1, warriors="1,8").followers(2, 2)
    t.powers(1, "worshipful").region(3).cards(s0="chariots", s1="drought")
    assert t.asked() == "Worship"
    assert t.s.waiting() == [1]
    assert not_asked(t, 0, "yes") == ["ANKH-DEC-02"]


def test_in_a_conflict_the_owner_of_a_figure_decides() -> None:
    """ANKH-DEC-02: seat 1 says where its Mummy returns in a Conflict of seat 0."""
    t = bare(gods="amun isis").figures(0, warriors="1,2 1,3").figures(1, god="8,5", mummy="1,8")
    t.s.token_up = False
    t.conflict(0).cards(s0="chariots", s1="drought")
    assert t.asked() == "MummyTo"
    assert t.s.waiting() == [1]
    assert not_asked(t, 0, "7,5") == ["ANKH-DEC-02"]


def test_every_participant_chooses_its_own_card() -> None:
    """ANKH-DEC-02: a side without figures in the region chooses nothing."""
    t = bare(3, gods="ra isis amun").figures(0, warriors="1,2").figures(1, warriors="1,8").region(3)
    assert t.s.waiting() == [0, 1]
    assert not_asked(t, 2, "flood") == ["ANKH-DEC-02"]
    t.by(1, "flood")
    assert t.s.waiting() == [0]
    assert not_asked(t, 1, "drought") == ["ANKH-DEC-02"]


# -- DEC-03, DEC-04


def test_in_battles_the_higher_gods_player_decides_for_the_merged_god() -> None:
    """ANKH-DEC-03: also if the lower god's player triggered the Conflict."""
    t = merged(bare(3, gods="ra isis amun")).figures(0, warriors="1,2").figures(HIGHER, warriors="1,8 1,9")
    t.powers(HIGHER, "worshipful").followers(0, 0, 5).devotion(12, 0, 5, order=[HIGHER, 0])
    t.s.turn = LOWER
    t.conflict(LOWER)
    assert t.asked() == "AnnounceTwoCards"
    assert t.s.waiting() == [HIGHER]
    assert not_asked(t, LOWER, "yes") == ["ANKH-DEC-03"]
    t.answer("pass")
    assert t.s.waiting() == [0, HIGHER]
    assert not_asked(t, LOWER, "chariots") == ["ANKH-DEC-03"]
    t.cards(s0="plague", s2="chariots")
    assert t.s.waiting() == [0, HIGHER]  # the bids
    assert not_asked(t, LOWER, "0") == ["ANKH-DEC-03"]
    t.by(0, "0").by(HIGHER, "1")
    assert t.asked() == "Worship"
    assert t.s.waiting() == [HIGHER]


def test_in_an_action_of_a_merged_god_the_player_whose_turn_it_is_decides_alone() -> None:
    """ANKH-DEC-04: the lower god's player moves the shared figures."""
    t = merged(table(3, gods="ra isis amun")).turn(LOWER).answer("move")
    assert t.s.waiting() == [LOWER]
    assert not_asked(t, HIGHER, "2,5") == ["ANKH-DEC-04"]
    t.answer("2,5", "2,6")
    assert t.at("2,6") == f"god {HIGHER}"


def test_what_an_action_of_a_merged_god_brings_up_is_decided_by_the_same_player() -> None:
    """ANKH-DEC-04: the Sun token and the pincers of what the lower god's player summons."""
    t = merged(table(3, gods="isis amun ra")).in_pool(HIGHER, giant_scorpion=1).turn(LOWER)
    t.answer("summon", "giant-scorpion", "2,6")
    questions = []
    while t.asked() in ("AimPincers", "GiveSun"):
        assert t.s.waiting() == [LOWER]
        questions.append(t.asked())
        t.answer(t.options()[-1])
    assert sorted(questions) == ["AimPincers", "GiveSun"]


def test_the_push_of_a_merged_gods_satet_is_decided_by_the_player_whose_turn_it_is() -> None:
    """ANKH-DEC-04, ANKH-GUARD-07."""
    t = merged(bare(3, gods="ra isis amun", guardians="satet mummy giant-scorpion"))
    t.figures(HIGHER, satet="4,7").figures(0, warriors="5,8").turn(LOWER).answer("move", "4,7", "5,8")
    assert t.asked() == "PushTo"
    assert t.s.waiting() == [LOWER]


def test_in_an_individual_event_of_a_merged_god_the_player_whose_turn_it_is_decides_alone() -> None:
    """ANKH-DEC-04: the token comes from the shared pool."""
    t = merged(table(3, gods="ra isis amun")).event_comes(CONTROL_MONUMENT)
    t.s.turn = LOWER
    t.runs(TriggerEvent(LOWER))
    assert t.asked() == "TakeMonument"
    assert t.s.waiting() == [LOWER]
    t.answer("3,5")
    assert t.at("3,5") == f"temple {HIGHER}"


# -- DEC-05


def test_a_pushed_scorpion_is_aimed_by_its_owner_in_another_players_turn() -> None:
    """ANKH-DEC-05: before anything else goes on."""
    t = bare(3, gods="ra isis amun", guardians="satet mummy giant-scorpion").figures(0, satet="8,6")
    t.figures(1, giant_scorpion="7,6").turn(0).answer("move", "8,6", "7,6", "6,6")
    assert t.asked() == "AimPincers"
    assert t.s.turn == 0
    assert t.s.waiting() == [1]
    assert not_asked(t, 0, "n-ne") == ["ANKH-DEC-05"]
    t.answer("n-ne")
    assert t.s.waiting() == [0]


def test_a_pushed_scorpion_of_a_merged_god_is_aimed_by_the_higher_gods_player() -> None:
    """ANKH-DEC-05, ANKH-DEC-03: in somebody else's turn neither of the two is on turn."""
    t = merged(bare(3, gods="ra isis amun", guardians="satet mummy giant-scorpion")).figures(0, satet="8,6")
    t.figures(HIGHER, giant_scorpion="7,6").turn(0).answer("move", "8,6", "7,6", "6,6")
    assert t.s.waiting() == [HIGHER]


def test_a_scorpion_called_by_an_obelisk_is_aimed_by_its_owner_in_another_players_turn() -> None:
    """ANKH-DEC-05, ANKH-GUARD-18: the Conflict is seat 0's."""
    t = bare(gods="ra isis").figures(0, god="4,1", warriors="8,5").powers(1, "obelisk-attuned")
    t.figures(1, god="2,5", warriors="8,8", giant_scorpion="3,6").aim("3,6", 0).monuments(1, obelisk="6,6")
    t.s.turn = 0
    t.conflict(0).answer("3,6", "6,7")
    assert t.asked() == "AimPincers"
    assert t.s.waiting() == [1]


# -- DEC-06


def test_a_chosen_card_is_hidden_until_all_are_revealed() -> None:
    """ANKH-DEC-06: whichever card seat 0 has chosen, everybody else sees the same table."""
    seen: list[list[AnkhView]] = []
    own: list[list[Thing]] = []
    for card in ("flood", "chariots"):
        t = bare(3, gods="ra isis amun").figures(0, warriors="1,2").figures(1, warriors="1,8").region(3)
        t.by(0, card)
        assert t.heard("card-revealed") == []
        seen.append([ANKH.view(t.s, seat) for seat in (0, 1, 2, SPECTATOR)])
        own.append(ANKH.asked(t.s, 0).chosen)
        assert ANKH.asked(t.s, 1).chosen == []
    assert seen[0] == seen[1]
    assert own == [[Thing("card", "flood")], [Thing("card", "chariots")]]  # seat 0 knows its own choice


def test_cards_are_open_once_all_have_chosen() -> None:
    """ANKH-DEC-06: played cards are open, hence hands too."""
    t = bare(gods="ra isis").figures(0, warriors="1,2").figures(1, warriors="1,8").followers(3, 3)
    t.region(3).cards(s0="build", s1="drought")
    assert t.asked() == "BuildWhat"
    assert side_view(t, 1, 0)["played"] == ["build"]
    assert side_view(t, SPECTATOR, 1)["played"] == ["drought"]
    assert side_view(t, 0, 1)["hand"] == ["flood", "build", "plague", "chariots", "miracle", "cycle"]


def bidding(bid: str) -> Table:
    """Seat 0 of two has already bid in a Plague."""
    t = bare(3, gods="ra isis amun").figures(0, warriors="1,2").figures(1, warriors="1,8").followers(4, 4, 4)
    return t.region(3).cards(s0="plague", s1="drought").by(0, bid)


def test_a_bid_is_hidden_until_all_are_revealed() -> None:
    """ANKH-DEC-06: and so is what is left of the pool."""
    one, other = bidding("1"), bidding("4")
    for seat in (0, 1, 2, SPECTATOR):
        assert ANKH.view(one.s, seat) == ANKH.view(other.s, seat)
    assert ANKH.asked(one.s, 1) == ANKH.asked(other.s, 1)
    assert ANKH.asked(one.s, 1).amount == 4  # the Followers to bid with
    assert one.heard("bid-revealed") == []
    assert one.options(1) == other.options(1)


def test_bids_are_open_afterwards() -> None:
    """ANKH-DEC-06, ANKH-CARD-10."""
    t = bidding("3").by(1, "1")
    assert sorted((event.who, event.amount) for event in t.heard("bid-revealed")) == [(0, 3), (1, 1)]
    assert [side_view(t, 2, side)["followers"] for side in (0, 1)] == [1, 3]


def test_followers_pools_captives_and_powers_are_open() -> None:
    """ANKH-DEC-06."""
    t = bare(gods="anubis isis").followers(7, 5).powers(1, "revered").captives(0, 2).in_pool(1, cat_mummy=1)
    t.figures(1, warriors="4,4").monuments(1, temple="5,5")
    shown = side_view(t, 0, 1)
    assert (shown["followers"], shown["captives"], shown["powers"]) == (5, 2, ["revered"])
    assert (shown["warriors"], shown["ankhs"]) == (3, 8)
    assert shown["guardians"]["cat-mummy"] == 1
    assert ANKH.view(t.s, 0) == ANKH.view(t.s, 1) == ANKH.view(t.s, SPECTATOR)
