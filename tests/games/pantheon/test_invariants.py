"""Every invariant notices what it is there for."""

import pytest

from tests.games.pantheon.table import GODS, Table, bare, having, spaces
from theomachy.engine.values import added, changed
from theomachy.games.pantheon.rules.abilities.hooks import Nature
from theomachy.games.pantheon.rules.piles import one
from theomachy.games.pantheon.rules.state import PantheonState


def broken(name: str) -> PantheonState:
    """A position with one thing wrong."""
    t: Table = bare(3)
    s = t.s
    if name == "card":
        s.deck -= one(0)
    elif name == "open":
        t.open_cards(coin_1=5)
    elif name == "god":
        s.god_stack -= one(0)
    elif name == "immediate":
        t.gods(0, surparit=1)
    elif name == "loot":
        s.bag += one(0)
    elif name == "demigod":
        s.demigods = added(s.demigods, 0, one(0))
    elif name == "bonus":
        s.bonus = (1, 1, -1)
    elif name == "unused":
        s.loot = changed(s.loot, 4, s.loot[0])
        s.bag -= one(s.loot[0])
    elif name == "three":
        t.feet(0, "4,2").feet(1, "4,2").feet(2, "4,2")
    elif name == "foot":
        t.feet(0, "4,3")
    elif name == "column":
        t.columns(0, "4,2")
    elif name == "temple":
        t.feet(0, "3,2")
    elif name == "jumped":
        s.jumped = changed(s.jumped, 0, spaces("4,2"))
    elif name == "feet":
        s.feet_left = changed(s.feet_left, 0, 13)
    elif name == "columns":
        s.columns_left = changed(s.columns_left, 0, -1)
    elif name == "level":
        s.tokens = changed(s.tokens, 0, having(s.tokens[0], 0, 5))
        s.token_stock = having(s.token_stock, 1, 0)
    elif name == "token":
        s.tokens = changed(s.tokens, 0, having(s.tokens[0], 0, 2))
    elif name == "nation":
        s.track *= 2
    elif name == "score":
        s.score = changed(s.score, 0, -1)
    else:
        s.turns = 181
    return s


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("card", "PAN-SETUP-12"), ("open", "PAN-SETUP-14"), ("god", "PAN-SETUP-06"), ("immediate", "PAN-GOD-05"),
        ("loot", "PAN-SETUP-05"), ("demigod", "PAN-SETUP-07"), ("bonus", "PAN-SETUP-16"),
        ("unused", "PAN-EPOCH-06"), ("three", "PAN-BOARD-05"), ("foot", "PAN-BOARD-03"),
        ("column", "PAN-BOARD-04"), ("temple", "PAN-BOARD-09"), ("jumped", "PAN-GOD-24"),
        ("feet", "PAN-SETUP-02"), ("columns", "PAN-SETUP-02"), ("level", "PAN-BUY-10"), ("token", "PAN-BUY-11"),
        ("nation", "PAN-EPOCH-01"), ("score", "PAN-SETUP-04"), ("turns", "PAN-EPOCH-32"),
    ],
)  # fmt: skip
def test_a_broken_position_is_noticed(name: str, rule: str) -> None:
    """PAN-SETUP-12, PAN-SETUP-06, PAN-BOARD-05: one fault, named by its rule."""
    faults = Table(broken(name)).faults()
    assert [fault.split()[0] for fault in faults] == [rule]


def test_an_arranged_table_has_no_fault() -> None:
    """PAN-SETUP-02, PAN-SETUP-12: what the other tests start from is a possible position."""
    t = bare(4).hand(0, move=3, coin_5=1).gods(1, stonkus=2).tokens(2, gift=3).demigods(3, 6).step_tiles(0, 1)
    assert t.faults() == []
    assert len(GODS) == 10


def test_nature_must_say_what_it_draws_from() -> None:
    """PAN-SETUP-22: the base of all draws has no pool of its own."""
    with pytest.raises(NotImplementedError):
        Nature().pool(bare(2).s)
    with pytest.raises(NotImplementedError):
        Nature().first_code()
    with pytest.raises(NotImplementedError):
        Nature().turned(bare(2).s, 0)
