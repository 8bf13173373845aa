"""Abilities in pairs: two gods, tiles or nations that meet."""

from tests.games.pantheon.table import BONUS, GODS, LOOT, bare, having, spaces
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.bonus import CarryOutBonus
from theomachy.games.pantheon.rules.abilities.hooks import FROM_STACK
from theomachy.games.pantheon.rules.carry import CarryLoot
from theomachy.games.pantheon.rules.ending import Scoring
from theomachy.games.pantheon.rules.epoch import FirstPreparation, NationAbility
from theomachy.games.pantheon.rules.piles import pile_of, size
from theomachy.games.pantheon.rules.tiles import GainFromStack


def test_vinthrad_and_gaiviles_jump_as_a_follower_without_cards() -> None:
    """PAN-GOD-21, PAN-GOD-22, PAN-MOVE-06: the step of Vinthrad pays for the jump."""
    t = bare(2).gods(1, vinthrad=1, gaiviles=1).act(0, "move").answer("4,2", "pass")
    assert "jump@5,2" in t.options()
    t.answer("jump@5,2")
    assert t.s.jumped[1] == spaces("5,2")


def test_persia_and_taksator() -> None:
    """PAN-NATION-14, PAN-GOD-17: he takes the 5 from now on."""
    t = bare(2, "persia").runs(NationAbility(), GainFromStack(0, FROM_STACK)).answer("taksator")
    assert t.held(0) == {"coin-5": 1}


def test_persia_and_the_money_tile() -> None:
    """PAN-NATION-15, PAN-LOOT-16: and so do loot tiles."""
    t = bare(2, "persia")
    t.s.picked = having(t.s.picked, LOOT.index("money"), 1)
    assert t.runs(NationAbility(), CarryLoot(1)).held(1) == {"coin-5": 1}


def test_surparit_in_gallia_draws_a_free_god() -> None:
    """PAN-NATION-08, PAN-GOD-11, PAN-GOD-04: its own price is paid, the second tile is free."""
    t = bare(2, epoch=4).hand(0, gift=2).prepare(0).answer("reveal", "surparit", "gift-cards", "pietalte")
    assert t.owns(0) == {"pietalte": 1}
    assert t.s.score == (8, 0)
    assert t.boxed() == {"surparit": 1}
    assert t.faults() == []


def test_surparit_and_taksator_bring_money_too() -> None:
    """PAN-GOD-11, PAN-GOD-17."""
    t = bare(2).runs(GainFromStack(0, FROM_STACK)).answer("surparit", "taksator")
    assert t.held(0) == {"coin-2": 1}
    assert t.boxed() == {"surparit": 1, "taksator": 1}


def test_the_god_tile_and_surparit() -> None:
    """PAN-LOOT-09, PAN-GOD-14: loot god, Surparit, Plaesiris, demigods from the stack; then the next loot tile."""
    t = bare(2).demigod_row(3)
    t.s.picked = having(t.s.picked, LOOT.index("god"), 1)
    t.s.picked = having(t.s.picked, LOOT.index("demigod"), 1)
    t.runs(CarryLoot(0)).answer("loot-god", "surparit", "plaesiris", "demigod-1", "demigod-2")
    assert t.asked() == ""
    assert t.s.demigods[0] == pile_of([1, 1, 1, 0, 0, 0])


def test_stonkus_and_cartago() -> None:
    """PAN-NATION-17, PAN-GOD-31: he adds nothing there."""
    t = bare(2, "cartago").gods(0, stonkus=4).prepare(0)
    assert "gift-II" not in t.options()


def test_depraccus_and_germania() -> None:
    """PAN-NATION-10, PAN-GOD-19, PAN-EPOCH-13: seven cards first, two more after the temple."""
    t = bare(2).gods(1, depraccus=1)
    t.s.ended = True
    t.epoch().answer("germania").luck()
    assert [size(hand) for hand in t.s.hands] == [7, 9]


def test_aegyptus_and_the_column_bonus() -> None:
    """PAN-LOOT-20, PAN-NATION-12: all columns exchanged, the bonus is lost."""
    t = bare(2, "aegyptus")
    t.s.bonus = changed(t.s.bonus, 0, BONUS.index("column"))
    t.prepare(0).answer("foot", "foot", "foot")
    assert t.s.columns_left[0] == 0
    assert t.runs(FirstPreparation()).asked() == ""
    assert t.s.bonus[0] == -1


def test_cartago_and_the_column_bonus() -> None:
    """PAN-LOOT-13, PAN-NATION-18: a site built on in Cartago is closed to the own bonus column only."""
    t = bare(2, "cartago").prepare(0).answer("0,9", "1,8")
    for seat, allowed in ((0, False), (1, True)):
        t.s.bonus = (-1, -1)
        t.s.bonus = changed(t.s.bonus, seat, BONUS.index("column"))
        t.runs(FirstPreparation())
        assert ("1,8" in t.options()) == allowed


def test_pietalte_and_the_level_tile() -> None:
    """PAN-GOD-33, PAN-LOOT-10: a raise before the scoring counts."""
    t = bare(2).gods(0, pietalte=2)
    t.s.picked = having(t.s.picked, LOOT.index("levels-2"), 1)
    t.runs(CarryLoot(0), Scoring()).answer("gift-I", "gift-II")
    assert t.s.score == (4, 0)


def test_gadicea_and_traitera() -> None:
    """PAN-GOD-32, PAN-GOD-40: four cards in each of two Draw actions."""
    t = bare(2)
    t.s.god_display = having(t.s.god_display, GODS.index("gadicea"), 1)
    t.s.gods = changed(t.s.gods, 0, having(t.s.gods[0], GODS.index("gadicea"), 1))
    t.gods(0, traitera=1).act(0, "draw").answer(*("deck", "card-gift") * 4, "traitera", "draw")
    t.answer(*("deck", "card-priest") * 4)
    assert t.held(0) == {"gift": 4, "priest": 4}


def test_traitera_bonus_and_setup_points() -> None:
    """PAN-SETUP-18, PAN-GOD-36: gained before the first epoch, she is usable in the first turn."""
    t = bare(2)
    t.s.track = ()
    t.s.bonus = changed(t.s.bonus, 0, BONUS.index("god"))
    t.runs(CarryOutBonus(0)).answer("traitera")
    assert t.s.score == (1, 0)
    t.nation("gallia").hand(0, coin_1=1).act(0, "buy").answer("card-coin-1", "foot", "pass")
    assert t.asked() == "FurtherAction"


def test_iberia_and_the_level_limit_of_four() -> None:
    """PAN-NATION-20, PAN-BUY-10."""
    t = bare(2, "iberia").tokens(0, gift=4).prepare(0)
    assert t.options() == ["pass", "priest-I", "dancer-I", "temple-I"]


def test_gaiviles_and_loot() -> None:
    """PAN-MOVE-20, PAN-GOD-23: a jumped foot picks up loot."""
    t = bare(2).feet(1, "4,2").feet(1, "5,1").gods(0, gaiviles=1).feet(0, "4,1").act(0, "move")
    t.answer("jump@6,1" if "jump@6,1" in t.options() else "jump@5,2")
    assert size(t.s.picked) == int(bool(t.s.feet[0] & spaces("6,1")))
    t = bare(2, "roma").feet(1, "3,5").gods(0, gaiviles=1).act(0, "move").answer("jump@2,6")
    assert size(t.s.picked) == 1
