"""A Battle from its start to the Monument majority (chapter 9, steps 1 to 4)."""

import pytest

from tests.games.ankh.table import ANKH, CARD, NUMBER, Table, bare
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.refusal import WrongSeat
from theomachy.games.ankh.rules.components import CARDS

MARKS = (
    "battle-begins", "two-cards-announced", "card-revealed", "monument-built", "bid-revealed", "plague-spares",
    "figure-killed", "devotion-gained", "strength", "battle-won", "gate-placed", "card-returned", "battle-ends",
)  # fmt: skip


class Story:
    """Questions and events in the order in which they come."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.told: list[str] = []
        self.listen()

    def listen(self) -> None:
        """Write down what happened, as far as it marks a step."""
        self.told += [event.kind for event in self.t.heard() if event.kind in MARKS]

    def cards(self, **chosen: str) -> None:
        """All choose their cards."""
        self.told.append(self.t.asked())
        self.t.cards(**chosen)
        self.listen()

    def answer(self, *texts: str) -> None:
        """Answer what is asked."""
        for text in texts:
            self.told.append(self.t.asked())
            self.t.answer(text)
            self.listen()


def duel(**figures: str) -> Table:
    """Ra and Isis, whose abilities stay silent here, before a Battle in region 2; no Followers."""
    t = bare(gods="ra isis").followers(0, 0)
    for name, spaces in figures.items():
        t.figures(int(name[1:]), warriors=spaces)
    return t


def gained(t: Table) -> list[tuple[int, int, str]]:
    """Every gain of Devotion: side, amount, rule."""
    return [(event.who, event.amount, event.rule) for event in t.heard("devotion-gained")]


def refused_seat(t: Table, seat: int, option: int) -> list[str]:
    """The rules by which this seat is not asked now."""
    with pytest.raises(WrongSeat) as refusal:
        t.s.apply(seat, option)
    return [reason.rule for reason in refusal.value.reasons]


# -- the sequence


def test_a_battle_runs_through_its_steps_in_order() -> None:
    """ANKH-BAT-01, ANKH-BAT-02, ANKH-BAT-03, ANKH-BAT-19, ANKH-BAT-22."""
    t = bare(gods="amun osiris").powers(0, "obelisk-attuned", "worshipful").followers(9, 2)
    t.figures(0, god="7,6", warriors="5,6").monuments(0, obelisk="4,7").figures(1, warriors="6,8")
    story = Story(t.region(2))
    story.answer("pass", "yes")
    story.cards(s0="build plague", s1="cycle")
    story.answer("temple", "5,7", "0", "1", "yes", "yes", "4,8")
    assert story.told == [
        "battle-begins",
        "ObeliskWhich",
        "AnnounceTwoCards", "two-cards-announced",
        "ChooseCards", "card-revealed", "card-revealed", "card-revealed",
        "BuildWhat", "BuildWhere", "monument-built",
        "PlagueBid", "PlagueBid", "bid-revealed", "bid-revealed", "plague-spares",
        "figure-killed",
        "devotion-gained",
        "strength", "strength", "battle-won", "devotion-gained", "figure-killed",
        "Worship", "devotion-gained",
        "GateFrom", "GateTo", "gate-placed",
        "card-returned",
        "battle-ends",
    ]  # fmt: skip
    assert t.s.devotion == (2 + 1 + 1, 0)
    assert t.where(1, "warrior") == t.where(0, "warrior") == ""


def test_obelisk_attuned_brings_figures_but_no_further_side() -> None:
    """ANKH-BAT-02, ANKH-POW-06. Side 2 has the power and an Obelisk here, but no figure: it takes no part."""
    t = bare(3, gods="ra isis osiris").followers(0, 0, 0).figures(2, god="1,8", warriors="1,7")
    t.figures(0, warriors="6,6").figures(1, warriors="8,8")
    t.monuments(0, obelisk="5,7").monuments(2, obelisk="4,6")
    t.powers(0, "obelisk-attuned").powers(2, "obelisk-attuned").region(2)
    assert t.asked() == "ObeliskWhich"
    assert t.s.waiting() == [0]
    t.answer("2,0", "5,8", "pass")
    assert t.asked() == "ChooseCards"
    assert t.s.waiting() == [0, 1]
    t.cards(s0="cycle", s1="cycle")
    assert t.s.devotion == (1, 0, 0)
    assert t.s.gates == 0


def test_amun_announces_after_the_obelisks_and_before_anyone_chooses() -> None:
    """ANKH-BAT-03, ANKH-GOD-01, ANKH-GOD-04. The others know of it when they choose."""
    t = bare(gods="amun isis").figures(0, warriors="6,6").figures(1, warriors="8,8")
    t.powers(1, "obelisk-attuned").monuments(1, obelisk="4,8").region(2)
    assert (t.asked(), t.s.waiting()) == ("ObeliskWhich", [1])
    t.answer("pass")
    assert (t.asked(), t.s.waiting()) == ("AnnounceTwoCards", [0])
    assert t.s.hands[0] == t.s.hands[1] == 127
    t.answer("yes")
    assert len(t.heard("two-cards-announced")) == 1
    assert (t.asked(), t.s.waiting()) == ("ChooseCards", [0, 1])
    t.by(0, "chariots").by(1, "cycle")
    assert t.s.waiting() == [0]
    assert "ANKH-BAT-06" in t.refused("chariots")
    t.by(0, "drought")
    assert {event.who: event.amount for event in t.heard("strength")} == {0: 1 + 3 + 1, 1: 1}


def test_amun_is_not_asked_about_a_battle_of_others() -> None:
    """ANKH-BAT-03, ANKH-BAT-04."""
    t = bare(3, gods="isis amun ra").figures(2, god="6,6").figures(0, warriors="8,8").region(2)
    assert (t.asked(), t.s.waiting()) == ("ChooseCards", [0, 2])


# -- step 1: cards


def test_every_side_in_the_region_chooses_and_no_other() -> None:
    """ANKH-BAT-04, ANKH-DEF-08. A figure on Water counts as presence in both regions of 6,4."""
    t = bare(3, gods="ra isis osiris", guardians="cat-mummy apep androsphinx")
    t.figures(2, god="1,8").figures(0, apep="6,4").figures(1, warriors="8,8").region(2)
    assert (t.asked(), t.s.waiting()) == ("ChooseCards", [0, 1])
    assert t.options(0) == t.options(1) == list(CARDS)
    assert refused_seat(t, 2, CARD) == ["ANKH-DEC-02"]
    assert t.refused("pass", 0) == ["ANKH-BAT-04"]


def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    """ANKH-BAT-04, ANKH-DEC-06. Whatever seat 0 chose, seat 1 and spectators see the same."""
    seen: list[tuple[str, str]] = []
    for card in ("chariots", "plague"):
        t = duel(s0="6,6", s1="8,8").region(2)
        t.by(0, card)
        assert t.s.waiting() == [1]
        assert t.heard("card-revealed") == []
        assert t.s.hands[0] == 127
        seen.append((str(ANKH.view(t.s, 1)), str(ANKH.view(t.s, -1))))
        assert refused_seat(t, 0, CARD) == ["ANKH-DEC-02"]
        t.by(1, "flood")
        assert [CARDS[event.what] for event in t.heard("card-revealed")] == [card, "flood"]
    assert seen[0] == seen[1]


def test_either_side_may_choose_first() -> None:
    """ANKH-BAT-04. The order of the answers leaves no trace."""
    one = duel(s0="6,6", s1="8,8").region(2).by(0, "chariots").by(1, "drought")
    other = duel(s0="6,6", s1="8,8").region(2).by(1, "drought").by(0, "chariots")
    assert one.s.to_bytes() == other.s.to_bytes()


def test_the_last_card_in_hand_brings_all_others_back_for_the_next_battle() -> None:
    """ANKH-BAT-05, ANKH-BAT-06. Two Battles of one Conflict; only Cycle of Ma'at was left."""
    t = duel(s0="6,6", s1="8,8").hand(0, "cycle").conflict(0)
    assert t.options(0) == ["cycle"]
    t.cards(s0="cycle", s1="chariots")
    assert t.asked() == "ChooseCards"
    assert t.options(0) == list(CARDS)
    assert t.options(1) == [card for card in CARDS if card != "chariots"]


@pytest.mark.parametrize(("players", "seed"), [(2, 23), (3, 22), (4, 23), (5, 24)])
def test_no_hand_is_ever_without_cycle_when_cards_are_chosen(players: int, seed: int) -> None:
    """ANKH-BAT-05, ANKH-INV-05. Random play to the end."""
    s = ANKH.new(players=players, seed=seed)
    dice = Dice(seed)
    choices = 0
    while not s.over:
        seat = s.waiting()[0]
        options = s.options(seat)
        if type(s.stack[-1]).__name__ == "ChooseCards" and s.battle.double == -1:
            choices += 1
            assert "cycle" in [ANKH.text(s, option) for option in options]
        s.apply(seat, options[dice.below(len(options))])
    assert choices > 1


def test_played_cards_lie_open_until_they_are_reclaimed() -> None:
    """ANKH-BAT-06. They cannot be chosen in the next Battle, and opponents see which ones are left."""
    t = duel(s0="6,6", s1="8,8").conflict(1)
    t.cards(s0="chariots", s1="flood")
    assert t.asked() == "ChooseCards"
    assert t.refused("chariots", 0) == ["ANKH-BAT-06"]
    assert t.refused("flood", 1) == ["ANKH-BAT-06"]
    assert [CARDS[card] for card in members(t.s.played(0))] == ["chariots"]
    for seat in (0, 1):
        assert "'played': ['chariots']" in str(ANKH.view(t.s, seat)["sides"])
    t.cards(s0="flood", s1="cycle").answer("yes")
    assert [CARDS[card] for card in members(t.s.played(0))] == ["flood", "chariots"]
    assert t.s.played(1) == 0


def test_flood_pays_before_anything_is_built() -> None:
    """ANKH-BAT-07, ANKH-GOD-05. Its three Followers are there in step 2 and pay for Amun's other card."""
    t = bare(gods="amun isis").followers(0, 0).figures(0, warriors="6,6 5,6 4,6 6,7").figures(1, warriors="8,8")
    t.region(2).answer("yes")
    t.cards(s0="flood build", s1="cycle")
    assert t.asked() == "BuildWhat"
    assert t.s.followers == (3, 0)
    t.answer("temple", "5,7")
    assert (t.at("5,7"), t.s.followers) == ("temple 0", (0, 0))


# -- step 2: building


@pytest.mark.parametrize(("devotion", "order"), [((3, 7), [0, 1]), ((7, 3), [1, 0]), ((5, 5), [0, 1])])
def test_builders_act_in_ascending_order(devotion: tuple[int, int], order: list[int]) -> None:
    """ANKH-BAT-08. Who comes first takes the last Obelisk and the space; in a stack the lower token is first."""
    t = duel(s0="6,6", s1="8,8").followers(3, 3).devotion(*devotion, order=[0, 1])
    t.monuments(obelisk="0,1 0,2 0,3 1,1 1,2 1,3 1,4 1,5 1,6").region(2).cards(s0="build", s1="build")
    assert (t.asked(), t.s.waiting()) == ("BuildWhat", [order[0]])
    t.answer("obelisk", "5,7")
    assert (t.asked(), t.s.waiting()) == ("BuildWhat", [order[1]])
    assert t.options() == ["pass", "temple", "pyramid"]
    assert t.refused("obelisk") == ["ANKH-CARD-07"]
    t.answer("temple")
    assert t.refused("5,7") == ["ANKH-MAP-05"]
    t.answer("5,8")
    assert [t.at("5,7"), t.at("5,8")] == [f"obelisk {order[0]}", f"temple {order[1]}"]


# -- step 3: Plagues


def test_each_plague_has_a_bid_of_its_own() -> None:
    """ANKH-BAT-09, ANKH-CARD-10, ANKH-CARD-12. The first kills side 1; the second is bid on by the others."""
    t = bare(3, gods="ra isis osiris").followers(5, 3, 4).devotion(5, 6, 7)
    t.figures(2, god="8,8").figures(0, warriors="6,6").figures(1, warriors="4,8")
    t.region(2).cards(s0="plague", s1="plague", s2="cycle")
    assert (t.asked(), t.s.waiting()) == ("PlagueBid", [0, 1, 2])
    t.by(0, "3").by(1, "1").by(2, "2")
    assert t.s.followers == (2, 2, 2)
    assert t.at("4,8") == ""
    assert (t.asked(), t.s.waiting()) == ("PlagueBid", [0, 2])
    assert refused_seat(t, 1, NUMBER) == ["ANKH-DEC-02"]
    t.by(0, "0").by(2, "1")
    assert t.s.followers[0] == 2
    assert t.where(0, "warrior") == ""
    assert [(event.who, event.amount) for event in t.heard("bid-revealed")] == [
        (0, 3), (1, 1), (2, 2), (0, 0), (2, 1),
    ]  # fmt: skip


def test_the_dead_of_the_first_plague_are_off_the_map_when_the_second_is_bid() -> None:
    """ANKH-BAT-09, ANKH-CARD-12. With nobody left to bid, the second asks nobody."""
    t = duel(s0="6,6", s1="8,8").region(2).cards(s0="plague", s1="plague")
    t.by(0, "0").by(1, "0")
    assert t.asked() == ""
    assert len(t.heard("bid-revealed")) == 2


def test_two_plagues_are_resolved_although_one_bidder_is_alone() -> None:
    """ANKH-BAT-09, ANKH-CARD-12. The lone bidder is the highest with nothing."""
    t = duel(s0="6,6", s1="8,8").followers(2, 1).region(2).cards(s0="plague", s1="plague")
    t.by(0, "2").by(1, "1")
    assert (t.asked(), t.s.waiting()) == ("PlagueBid", [0])
    t.by(0, "0")
    assert t.at("6,6") == "warrior 0"
    assert t.s.devotion == (1, 0)


# -- step 4: majorities


def test_all_majorities_of_a_side_are_one_gain() -> None:
    """ANKH-BAT-10, ANKH-POW-18. Bountiful adds 1 once; the side present without majority gains nothing."""
    t = duel(s0="6,6", s1="8,8").powers(0, "bountiful").monuments(0, obelisk="4,6", temple="5,6", pyramid="5,7")
    t.monuments(1, temple="8,6", obelisk="4,4").region(2, tiebreaker=0).cards(s0="cycle", s1="cycle")
    assert gained(t) == [(0, 3, "ANKH-BAT-10")]


@pytest.mark.parametrize("other", ["8,6", "", "4,4"], ids=["tie", "alone", "elsewhere"])
def test_a_majority_in_battle_is_strict_and_counts_absent_sides(other: str) -> None:
    """ANKH-BAT-10, ANKH-DOM-03, ANKH-DOM-04. Side 2 has no figure here, yet its Temple breaks the majority."""
    t = bare(3, gods="ra isis osiris").figures(2, god="1,8").figures(0, warriors="6,6").figures(1, warriors="8,8")
    t.monuments(0, temple="5,6").monuments(2, temple=other, pyramid="5,7").monuments(temple="4,6 4,7")
    t.region(2).cards(s0="cycle", s1="chariots")
    assert gained(t) == [(0, 1, "ANKH-BAT-10")] * (other != "8,6") + [(1, 1, "ANKH-BAT-20")]


def test_a_side_without_figures_by_then_gains_no_majority() -> None:
    """ANKH-BAT-10, EX-14. Its only figure died in the Plague; it may still use Worshipful."""
    t = duel(s0="6,6", s1="8,8").followers(2, 2).monuments(1, temple="5,6").powers(1, "worshipful")
    t.region(2).cards(s0="plague", s1="chariots").by(0, "1").by(1, "0")
    assert gained(t) == [(0, 1, "ANKH-BAT-20")]
    assert (t.asked(), t.s.waiting()) == ("Worship", [1])


def test_a_monument_built_in_the_same_battle_counts() -> None:
    """ANKH-BAT-10, ANKH-BAT-08, ANKH-CARD-09."""
    t = duel(s0="6,6", s1="8,8").followers(3, 0).monuments(1, temple="5,6").region(2)
    t.cards(s0="build", s1="cycle").answer("temple", "5,7")
    assert gained(t) == []
    t = duel(s0="6,6", s1="8,8").followers(3, 0).monuments(1, temple="5,6").region(2)
    t.cards(s0="build", s1="cycle").answer("pyramid", "5,7")
    assert gained(t) == [(1, 1, "ANKH-BAT-10"), (0, 1, "ANKH-BAT-10")]


@pytest.mark.parametrize(("order", "ladder"), [([0, 1, 2], [0, 1, 2]), ([2, 1, 0], [2, 1, 0])])
def test_majorities_are_gained_in_the_ascending_order_of_before(order: list[int], ladder: list[int]) -> None:
    """ANKH-BAT-10, ANKH-DEV-06, ANKH-DEV-07. From one stack to one stack: the order stays."""
    t = bare(3, gods="ra isis osiris").figures(2, god="3,8").figures(0, warriors="6,6").figures(1, warriors="8,8")
    t.monuments(0, temple="5,6").monuments(1, obelisk="8,6").monuments(2, pyramid="4,8")
    t.devotion(4, 4, 4, order=order).region(2).cards(s0="cycle", s1="cycle", s2="cycle")
    assert [who for who, _, _ in gained(t)] == order
    assert t.s.devotion == (5, 5, 5)
    assert list(t.s.ladder) == ladder


def test_the_first_to_reach_the_top_by_majorities_wins_alone() -> None:
    """ANKH-BAT-10, ANKH-BAT-24, ANKH-DEV-09. Both would reach it; the lower token of the stack moves first."""
    t = duel(s0="6,6", s1="8,8").monuments(0, temple="5,6").monuments(1, obelisk="8,6")
    t.devotion(30, 30, order=[1, 0]).region(2).cards(s0="chariots", s1="cycle")
    assert gained(t) == [(1, 1, "ANKH-BAT-10")]
    assert (t.s.winner, t.s.devotion) == (1, (30, 31))
    assert [t.at("6,6"), t.at("8,8")] == ["warrior 0", "warrior 1"]


def test_a_plague_may_turn_the_order_of_the_majorities() -> None:
    """ANKH-BAT-10, ANKH-KILL-05. The Cat-Mummy's curse strikes before step 4, so side 0 falls and is first."""
    t = bare(gods="ra isis").followers(1, 0).figures(0, god="4,8", warriors="6,6").figures(1, warriors="8,8")
    t.figures(1, god="8,5", cat_mummy="8,7").monuments(0, temple="5,6").monuments(1, obelisk="8,6")
    t.devotion(4, 4, order=[1, 0]).region(2).cards(s0="cycle", s1="plague").by(0, "1").by(1, "0")
    assert t.s.ladder == (0, 1)
    assert gained(t)[:2] == [(0, 1, "ANKH-BAT-10"), (1, 1, "ANKH-BAT-10")]
