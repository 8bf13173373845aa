"""Epochs: preparation, turns, the end of the action phase and the end phase (chapter 3)."""

import pytest

from tests.games.pantheon.table import BONUS, GODS, LOOT, NATIONS, PANTHEON, Table, bare, having, spaces
from theomachy.engine.decision import CHANCE
from theomachy.engine.refusal import SetupError
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.ending import EndPhase
from theomachy.games.pantheon.rules.epoch import AfterEpoch, FirstPreparation
from theomachy.games.pantheon.rules.piles import pile_of, size


def before_epoch(players: int = 3, epoch: int = 2) -> Table:
    """The board is clear and the next epoch begins; nature is asked for its nation."""
    t = bare(players, "gallia", epoch - 1)
    t.runs(EndPhase())
    t.s.over = False
    t.s.score = (0,) * players
    return t.epoch()


def until(t: Table, question: str) -> Table:
    """Nature answers with its first option until this question is open."""
    while t.asked() != question:
        assert t.seat() == CHANCE, t.asked()
        t.s.apply(CHANCE, t.s.options(CHANCE)[0])
    return t


def test_six_epochs_of_three_phases() -> None:
    """PAN-EPOCH-01, PAN-EPOCH-31, PAN-END-01: after the sixth the game is over; before, the next begins."""
    t = bare(2, "gallia", 5)
    t.s.stack.clear()
    t.s.queue([AfterEpoch()])
    t.s.settle()
    assert t.asked() == "RevealNation"
    t = bare(2, "gallia", 6).columns(0, "4,3")
    t.s.queue([AfterEpoch()])
    t.s.settle()
    assert t.s.over
    assert t.s.score == (1, 0)


def test_scoring_only_after_the_third_and_sixth_epoch() -> None:
    """PAN-EPOCH-31, PAN-SCORE-01, PAN-SCORE-03: demigods score twice in a game and are kept."""
    scores = []
    for epoch in range(1, 7):
        t = bare(2, "gallia", epoch).demigods(0, 3)
        t.s.queue([AfterEpoch()])
        t.s.settle()
        scores.append(t.s.score[0])
        assert size(t.s.demigods[0]) == 1
    assert scores == [0, 0, 3, 0, 0, 3]


def test_gods_are_displayed_and_plaesiris_brings_two_demigods() -> None:
    """PAN-EPOCH-02, PAN-EPOCH-03, PAN-EPOCH-04, PAN-EPOCH-10: N + 1 gods; newcomers join the end of the row."""
    t = before_epoch(2).answer("roma")
    assert NATIONS[t.s.track[-1]] == "roma"
    t.answer("stonkus", "plaesiris", "demigod-3", "demigod-1", "plaesiris", "demigod-2", "demigod-2")
    assert t.asked() == "LootToHex"
    assert size(t.s.god_display) == 3
    assert size(t.s.god_stack) == 40 - 2 - 3  # two were displayed before
    assert t.s.demigod_display == (3, 1, 2, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_loot_lies_on_the_usable_hexes(players: int) -> None:
    """PAN-EPOCH-05, PAN-EPOCH-06, PAN-EPOCH-07, PAN-EPOCH-08: N + 1 tiles; 3 and 4 only with enough players."""
    t = until(before_epoch(players).answer("persia"), "LootToHex")
    placed = 0
    left = t.s.bag
    while t.asked() == "LootToHex":
        t.answer("loot-money" if placed < 3 else "loot-cards-2")
        placed += 1
    assert placed == players + 1
    assert size(t.s.bag) == size(left) - placed
    assert [kind != -1 for kind in t.s.loot] == [place <= players for place in range(5)]
    loot = PANTHEON.view(t.s, 0)["loot"]
    assert isinstance(loot, dict)
    assert list(loot)[:3] == ["13,6", "12,4", "9,6"]
    assert ("9,9" in loot, "7,8" in loot) == (players >= 3, players >= 4)


def test_a_placed_demigod_tile_turns_a_demigod_up() -> None:
    """PAN-EPOCH-09: one demigod for each such tile."""
    t = until(before_epoch(2).answer("persia"), "LootToHex")
    t.answer("loot-demigod")
    assert t.asked() == "DemigodToDisplay"
    t.answer("demigod-2", "loot-demigod", "demigod-1", "loot-money")
    assert t.s.demigod_display == (2, 1)


def test_the_steps_of_the_preparation_come_in_order() -> None:
    """PAN-EPOCH-11, PAN-EPOCH-12, PAN-EPOCH-13, PAN-EPOCH-15: ability, temple, Depraccus in turn order, turns."""
    t = before_epoch(3)
    t.gods(0, depraccus=1).gods(2, depraccus=1)
    t.s.start = 1
    until(t.answer("iberia"), "MayRaise")
    seats = []
    while t.asked() == "MayRaise":
        assert t.s.temple == -1
        seats.append(t.seat())
        t.answer("pass")
    assert seats == [1, 2, 0]
    assert t.s.temple == t.s.nation().start
    drawing = []
    while t.seat() == CHANCE:
        drawing.append(t.s.privy())
        t.s.apply(CHANCE, t.s.options(CHANCE)[0])
    assert drawing == [2, 2, 0, 0]
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)


def test_the_column_bonus_comes_last_and_only_in_the_first_epoch() -> None:
    """PAN-EPOCH-14, PAN-LOOT-12."""
    t = bare(2)
    t.s.bonus = changed(t.s.bonus, 1, BONUS.index("column"))
    t.runs(FirstPreparation())
    assert (t.asked(), t.seat()) == ("PlaceFreeColumn", 1)
    t = bare(2, epoch=2)
    t.s.bonus = changed(t.s.bonus, 1, BONUS.index("column"))
    assert t.runs(FirstPreparation()).asked() == ""


def test_turns_go_clockwise_with_one_action_each() -> None:
    """PAN-EPOCH-15, PAN-EPOCH-16: after the action of seat 2 it is the turn of seat 0; passing is impossible."""
    t = bare(3).turn(2)
    assert t.refused("pass") == ["PAN-EPOCH-16"]
    t.answer("draw", "open-coin-1", "card-gift", "open-coin-1", "card-gift", "open-coin-1", "card-gift")
    assert (t.asked(), t.seat()) == ("ChooseAction", 0)


def test_an_action_must_have_an_effect() -> None:
    """PAN-EPOCH-17: no Move without a piece to place, no Buy without coins, no Sacrifice without payment."""
    t = bare(2).reserve(0, feet=0, columns=3).turn(0)
    assert t.options() == ["draw"]
    assert t.refused("move") == ["PAN-EPOCH-17"]
    assert t.refused("buy") == ["PAN-EPOCH-17"]
    assert t.refused("sacrifice") == ["PAN-EPOCH-17"]
    t = bare(2).hand(0, coin_1=1, gift=5).turn(0)
    assert t.options() == ["move", "buy", "sacrifice", "draw"]
    t.answer("buy", "card-coin-1")
    assert t.refused("pass") == ["PAN-EPOCH-17"]
    t = bare(2).act(0, "move")
    assert t.refused("pass") == ["PAN-EPOCH-17"]


def test_a_turn_without_any_action_is_passed() -> None:
    """PAN-EPOCH-18: no card anywhere and nothing to place or buy; the next player has one movement card."""
    t = bare(2).reserve(0, feet=0, columns=0)
    t.s.deck = 0
    t.s.open = 0
    t.turn(0)
    assert (t.asked(), t.seat()) == ("ChooseAction", 1)
    assert t.refused("draw") == ["PAN-EPOCH-18"]
    assert [event.kind for event in t.heard()][-3:] == ["turn-begins", "turn-passed", "turn-begins"]


def last_loot(players: int = 2) -> Table:
    """Seat 1 has a foot beside (1,3), where the last loot of Gallia lies; seat 0 is to move."""
    t = bare(players).feet(1, "2,3").step_tiles(1, 1)
    t.s.loot = (LOOT.index("money"), -1, -1, -1, -1)
    return t


def test_the_phase_ends_with_the_last_loot_and_the_active_player_scores() -> None:
    """PAN-EPOCH-19, PAN-EPOCH-21, PAN-EPOCH-23, PAN-EPOCH-25, PAN-MOVE-31: a follower took it, yet seat 0 scores.

    Seat 2 still follows; the temple goes to the left neighbour of seat 0.
    """
    t = last_loot(3).act(0, "move").answer("4,2", "pass", "1,3", "pass")
    assert t.s.ended
    assert (t.asked(), t.seat()) == ("Moving", 2)
    t.answer("pass", "card-gift")
    assert t.asked() == "RevealNation"
    assert t.s.score == (3, 0, 0)
    assert t.s.start == 1
    assert t.s.temple == -1


def test_the_phase_ends_with_the_last_displayed_god() -> None:
    """PAN-EPOCH-19, PAN-EPOCH-20, PAN-GOD-10: a free god from the stack ends nothing; the last displayed does."""
    t = bare(2).hand(0, gift=5, dancer=5)
    t.s.loot = changed(t.s.loot, 0, LOOT.index("god"))
    t.act(0, "move").answer("2,3", "pass", "pass", "card-gift")
    t.act(0, "move").answer("1,3", "pass", "stonkus")
    assert not t.s.ended
    assert size(t.s.god_display) == 2
    t.act(0, "sacrifice").answer("gadicea", "gift-cards")
    assert not t.s.ended
    assert size(t.s.god_display) == 1
    t.act(0, "sacrifice").answer("gadicea", "dancer-cards")
    assert t.asked() == "RevealNation"
    assert t.s.score == (1 + 1 + 1 + 3, 0)


def test_traitera_after_the_end_was_triggered() -> None:
    """PAN-EPOCH-22: still offered, unless the option forbids it."""
    for allowed in (True, False):
        t = bare(2, traitera_after_trigger=allowed).gods(0, traitera=1).hand(0, gift=5)
        t.s.god_display = having(t.s.god_display, GODS.index("gadicea"), 1)
        t.act(0, "sacrifice").answer("gadicea", "gift-cards")
        assert t.s.score[0] == (1 if allowed else 4)
        assert t.asked() == ("FurtherAction" if allowed else "RevealNation")


def test_the_three_points_are_given_once() -> None:
    """PAN-EPOCH-24: the last loot and then the last god in one turn by Traitera."""
    t = bare(2).gods(0, traitera=1).hand(0, gift=5).feet(0, "2,3")
    t.s.loot = (LOOT.index("money"), -1, -1, -1, -1)
    t.s.god_display = having(t.s.god_display, GODS.index("gadicea"), 1)
    t.act(0, "move").answer("1,3", "pass", "pass", "card-move", "traitera")
    t.answer("sacrifice", "gadicea", "gift-cards")
    assert t.s.score == (1 + 3, 0)


def test_cartago_may_end_the_epoch_before_its_first_turn() -> None:
    """PAN-EPOCH-26: preparation is completed, nobody has a turn, the picker scores 3 and hands on the temple."""
    t = before_epoch(2).gods(0, depraccus=1)
    until(t.answer("cartago"), "Spending")
    t.s.loot = (LOOT.index("money"), -1, -1, -1, -1)
    t.answer("pass")
    assert t.seat() == 1
    t.answer("0,9", "1,9")
    assert t.s.ended
    assert t.s.temple == t.s.nation().start  # the temple is placed all the same
    assert (t.asked(), t.s.privy()) == ("CardToHand", 0)  # Depraccus
    until(t, "RevealNation")
    assert t.s.score == (0, 3)
    assert t.s.start == 0


def test_a_draft_still_takes_place_after_such_an_end() -> None:
    """PAN-EPOCH-26, PAN-EPOCH-14: in epoch 1 the column bonus is placed before the epoch ends."""
    t = bare(2, "cartago")
    t.s.bonus = changed(t.s.bonus, 1, BONUS.index("column"))
    t.s.ended = True
    t.s.active = 1
    t.s.queue([FirstPreparation(), EndPhase(), AfterEpoch()])
    t.s.settle()
    assert t.asked() == "PlaceFreeColumn"
    t.answer("0,0")
    assert t.s.score == (0, 3)


def test_the_end_phase_clears_the_board() -> None:
    """PAN-EPOCH-27, PAN-EPOCH-28, PAN-EPOCH-29: feet go home, columns stay, the rest goes to the box."""
    t = bare(2).feet(0, "4,2 5,2").feet(0, "6,2", jumped=True).columns(0, "4,3").demigod_row(1, 2)
    t.s.active = 0
    t.runs(EndPhase())
    assert t.s.feet == (0, 0)
    assert t.s.jumped == (0, 0)
    assert t.s.feet_left[0] == 4 + 3
    assert t.s.columns[0] == spaces("4,3")
    assert not t.s.god_display
    assert t.boxed() == {"gadicea": 2}
    assert t.s.loot == (-1,) * 5
    assert t.s.demigod_display == ()
    assert t.s.bag == bare(2).s.bag  # the loot does not go back into the bag
    assert t.faults() == []


def test_what_players_own_is_kept() -> None:
    """PAN-EPOCH-30."""
    t = bare(2).hand(0, move=2).tokens(0, gift=2).gods(0, vinthrad=1).step_tiles(0, 1).demigods(0, 3)
    t.s.active = 0
    t.runs(EndPhase())
    assert t.held(0) == {"move": 2}
    assert t.s.tokens[0] == pile_of([2, 0, 0, 0])
    assert t.owns(0) == {"vinthrad": 1}
    assert size(t.s.kept[0]) == size(t.s.demigods[0]) == 1


DRAW = ("draw", "deck", "card-move", "deck", "card-move", "deck", "card-move")


def test_the_stall_guard_ends_a_phase_without_points() -> None:
    """PAN-EPOCH-32: two turns of each of two players; the temple passes on."""
    t = bare(2, stall_turns=2).feet(0, "4,2").turn(1)
    for _ in range(3):
        t.answer(*DRAW)
    assert (t.asked(), t.s.turns) == ("ChooseAction", 4)
    t.answer(*DRAW)
    assert t.asked() == "RevealNation"
    assert t.s.score == (0, 0)
    assert t.s.start == 1
    assert t.s.feet == (0, 0)
    assert t.s.turns == 0


def test_a_regular_end_in_the_last_turn_before_the_guard_counts() -> None:
    """PAN-EPOCH-32, PAN-EPOCH-23; and 0 switches the guard off."""
    t = bare(2, stall_turns=1).hand(1, gift=5)
    t.s.god_display = having(t.s.god_display, GODS.index("gadicea"), 1)
    t.turn(0).answer(*DRAW).answer("sacrifice", "gadicea", "gift-cards")
    assert t.s.score == (0, 1 + 3)
    t = bare(2, stall_turns=0).turn(0)
    for _ in range(4):
        t.answer(*DRAW)
        t.s.turns = 10**6
    assert t.asked() == "ChooseAction"
    with pytest.raises(SetupError, match="PAN-EPOCH-32"):
        PANTHEON.new(2, stall_turns=-1)
