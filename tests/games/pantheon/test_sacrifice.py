"""The Sacrifice action (chapter 6)."""

from tests.games.pantheon.table import Table, bare
from theomachy.games.pantheon.rules.components import TILES
from theomachy.games.pantheon.rules.piles import pile_of, size


def offering(god: str, tokens: dict[str, int] | None = None, **hand: int) -> Table:
    """Seat 0 has chosen to sacrifice for this displayed god."""
    t = bare(2).display(god).hand(0, **hand).tokens(0, **(tokens or {}))
    return t.act(0, "sacrifice").answer(god)


def test_one_displayed_god_is_taken_for_its_cost() -> None:
    """PAN-SAC-01, PAN-SAC-13: a god that is not displayed is refused; after one tile the action is over."""
    t = bare(2).display("taksator").hand(0, gift=5, priest=5).act(0, "sacrifice")
    assert t.options() == ["taksator", "gadicea"]
    assert t.refused("stonkus") == ["PAN-SAC-01"]
    t.answer("gadicea", "gift-cards")
    assert t.owns(0) == {"gadicea": 1}
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_each_number_wants_so_many_of_one_kind() -> None:
    """PAN-SAC-02, PAN-SAC-05: 3 and 1; two cards are not enough for the three."""
    t = bare(2).display("taksator").hand(0, gift=2, priest=5, dancer=0).act(0, "sacrifice").answer("taksator")
    assert t.options() == ["priest-cards"]
    assert t.refused("gift-cards") == ["PAN-SAC-02"]
    t.answer("priest-cards")
    assert t.options() == ["gift-cards"]
    t.answer("gift-cards")
    assert t.held(0) == {"gift": 1, "priest": 2, "coin-2": 1}


def test_a_god_whose_cost_cannot_be_met_is_refused() -> None:
    """PAN-SAC-02, PAN-SAC-03: four gifts alone meet 4 of Depraccus, but not its 1."""
    t = bare(2).display("depraccus vinthrad").hand(0, gift=4, dancer=2).turn(0)
    t.answer("sacrifice")
    assert t.options() == ["depraccus", "vinthrad"]
    t = bare(2).display("depraccus").hand(0, gift=5).act(0, "sacrifice")
    assert t.refused("depraccus") == ["PAN-SAC-02"]


def test_different_numbers_need_different_kinds() -> None:
    """PAN-SAC-03: six gifts do not meet 3 and 3; and what the rest needs cannot be used up."""
    t = bare(2).display("plaesiris").hand(0, gift=8).turn(0)
    assert "sacrifice" in t.options()  # for Gadicea
    t.answer("sacrifice")
    assert t.refused("plaesiris") == ["PAN-SAC-02"]
    t = offering("taksator", gift=3, priest=1)
    assert t.options() == ["gift-cards"]
    t.answer("gift-cards")
    assert "PAN-SAC-03" in t.refused("gift-cards")
    t = offering("pietalte", gift=3, priest=3, dancer=1)
    t.answer("gift-cards")
    assert t.options() == ["priest-cards"]
    t = offering("taksator", gift=3, priest=3)
    assert t.options() == ["gift-cards", "priest-cards"]


def test_a_choice_that_would_strand_the_rest_is_refused() -> None:
    """PAN-SAC-03, PAN-SAC-04: every number is met with a kind that leaves the others payable."""
    t = bare(2).display("traitera").hand(0, gift=2, priest=2, dancer=1).act(0, "sacrifice").answer("traitera")
    assert t.options() == ["gift-cards", "priest-cards"]
    assert t.refused("dancer-cards") == ["PAN-SAC-02"]
    t = bare(2).display("pietalte").hand(0, gift=3, priest=3, dancer=1)
    t.act(0, "sacrifice").answer("pietalte", "priest-cards")
    assert t.refused("dancer-cards") == ["PAN-SAC-02"]
    t = bare(2).display("surparit").hand(0, gift=2, priest=2, dancer=2, temple=1)
    t.act(0, "sacrifice").answer("surparit", "gift-cards", "priest-cards", "dancer-cards")
    assert t.options() == ["temple-cards"]


def test_costs_need_not_fall_from_top_to_bottom() -> None:
    """PAN-SAC-03: with a cost of 1 and 3 the only kind with three cards is kept for the 3."""
    t = bare(2).display("taksator").hand(0, gift=3, priest=1).act(0, "sacrifice").answer("taksator")
    t.s.edition.gods[2].cost.reverse()
    try:
        assert t.refused("gift-cards") == ["PAN-SAC-03"]
        assert t.options() == ["priest-cards"]
    finally:
        t.s.edition.gods[2].cost.reverse()


def test_the_player_chooses_which_kind_meets_which_number() -> None:
    """PAN-SAC-04."""
    for kind in ("gift", "dancer"):
        t = offering("vinthrad", gift=3, dancer=3).answer(f"{kind}-cards")
        assert t.held(0)[{"gift": "dancer", "dancer": "gift"}[kind]] == 3


def test_a_token_counts_its_level_alone_or_with_cards() -> None:
    """PAN-SAC-06, PAN-SAC-07, PAN-SAC-10, PAN-SAC-12.

    Dancers II and two cards meet 4; the token stays; it may wait.
    """
    t = offering("depraccus", {"dancer": 2}, dancer=4, temple=1)
    assert t.options() == ["dancer-cards", "dancer-token"]
    t.answer("dancer-token")
    assert t.held(0) == {"dancer": 2, "temple": 1}
    t.answer("temple-cards")
    assert t.s.tokens[0] == pile_of([0, 0, 2, 0])
    t = offering("depraccus", {"dancer": 2}, dancer=4, temple=1).answer("dancer-cards")
    assert t.held(0) == {"temple": 1}
    assert t.refused("gift-token") == ["PAN-SAC-06", "PAN-SAC-02"]


def test_a_surplus_of_a_token_is_lost_and_never_of_cards() -> None:
    """PAN-SAC-08, PAN-SAC-09: level IV for 3 plays no card; without a token exactly three are played."""
    t = offering("taksator", {"gift": 4}, gift=3, priest=2).answer("gift-token")
    assert t.held(0) == {"gift": 3, "priest": 2}
    t.answer("priest-cards")
    assert t.held(0) == {"gift": 3, "priest": 1, "coin-2": 1}
    t = offering("taksator", {"gift": 2}, gift=3, priest=2).answer("gift-token")
    assert t.held(0) == {"gift": 2, "priest": 2}


def test_cards_are_discarded_before_the_god_works() -> None:
    """PAN-SAC-11: all cards lie on the pile when Taksator takes his money."""
    t = offering("taksator", gift=3, priest=1).answer("gift-cards")
    assert t.pile() == {}
    assert size(t.s.played) == 3
    t.heard()
    t.answer("priest-cards")
    kinds = [event.kind for event in t.heard()]
    assert kinds.index("cards-discarded") < kinds.index("god-gained") < kinds.index("money-taken")
    assert t.pile() == {"gift": 3, "priest": 1}


def test_pietalte_takes_cards_only() -> None:
    """PAN-SAC-14: tokens neither make her payable nor may be used."""
    t = bare(2).display("pietalte").tokens(0, gift=4, priest=4, dancer=4).hand(0, temple=5).act(0, "sacrifice")
    assert t.refused("pietalte") == ["PAN-SAC-02"]
    t = offering("pietalte", {"gift": 4}, gift=3, priest=2, dancer=1)
    assert t.refused("gift-token") == ["PAN-SAC-14"]
    t.answer("gift-cards", "priest-cards", "dancer-cards")
    assert t.owns(0) == {"pietalte": 1}


def test_costs_are_those_of_the_data() -> None:
    """PAN-SAC-15: Gadicea 5 and Pietalte 3/2/1; one to four numbers each."""
    costs = {tile.name: tile.cost for tile in TILES.gods}
    assert costs["gadicea"] == [5]
    assert costs["pietalte"] == [3, 2, 1]
    assert costs["surparit"] == [2, 2, 2, 1]
    assert all(1 <= len(cost) <= 4 for cost in costs.values())
