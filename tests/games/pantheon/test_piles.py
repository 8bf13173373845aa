"""Piles: counts by kind as the digits of one int."""

import pytest

from theomachy.engine.chance import Dice
from theomachy.games.pantheon.rules.components import BOX, TILES
from theomachy.games.pantheon.rules.piles import (
    KINDS,
    MOST,
    count,
    counts_of,
    frequencies,
    kind_codes,
    kinds_in,
    one,
    pile_of,
    size,
)


def test_a_pile_is_its_counts() -> None:
    """PAN-SETUP-22: nothing but how many of each kind."""
    dice = Dice(5)
    for _ in range(100):
        counts = [dice.below(MOST + 1) if dice.below(2) else 0 for _ in range(KINDS)]
        pile = pile_of(counts)
        kinds = [kind for kind in range(KINDS) if counts[kind]]
        assert counts_of(pile, KINDS) == counts
        assert [count(pile, kind) for kind in range(KINDS)] == counts
        assert size(pile) == sum(counts)
        assert kinds_in(pile) == kinds
        assert kind_codes(100, pile) == [100 + kind for kind in kinds]
        assert frequencies(pile) == [counts[kind] for kind in kinds]


def test_piles_are_put_together_by_adding() -> None:
    """PAN-DRAW-08, PAN-DRAW-10."""
    assert pile_of([2, 0, 1]) + one(1) + 3 * one(2) == pile_of([2, 1, 4])
    assert pile_of([2, 0, 1]) - one(0) == pile_of([1, 0, 1])
    assert pile_of([0, 0, 0]) == pile_of([]) == 0


def test_what_no_pile_can_hold_is_refused() -> None:
    """PAN-SETUP-12: counts below none, above the most, of too many kinds."""
    for counts in ([-1], [MOST + 1], [0] * (KINDS + 1), [2**70]):
        with pytest.raises(ValueError, match="no pile"):
            pile_of(counts)


def test_every_thing_in_the_box_fits_one_pile() -> None:
    """PAN-SETUP-05, PAN-SETUP-06, PAN-SETUP-11, PAN-SETUP-12."""
    both = [ordinary + special for ordinary, special in zip(BOX.deck, BOX.special_money, strict=True)]
    for counts in (
        both,
        [tile.copies for tile in TILES.gods],
        [tile.count for tile in TILES.loot],
        TILES.demigods,
    ):
        assert counts_of(pile_of(counts), len(counts)) == counts
