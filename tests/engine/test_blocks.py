"""Blocks of observations: a row of facts in bytes, seen from a seat, and read back."""

import pytest

from theomachy.engine import blocks
from theomachy.engine.blocks import Amounts, Block, Numbers, OneOf, Seats, SeatSets, Sets, turned_seats
from theomachy.engine.values import Row

ROWS: list[tuple[Block, Row]] = [
    (Numbers("numbers", 3, "by seat", by_seat=1), (7, 0, 255)),
    (Numbers("pairs", 6, "two for each seat", by_seat=2), (1, 2, 3, 4, 5, 6)),
    (Numbers("display", 4, "perhaps fewer", padded=True), (9, 8)),
    (Amounts("amounts", 3, "by seat", by_seat=1), (0, 255, 4000)),
    (Sets("sets", 2, 70, "two sets"), (1 << 69 | 5, 0)),
    (Sets("hands", 3, 5, "by seat", by_seat=1), (1, 2, 28)),
    (OneOf("god", 3, 4, "by seat", by_seat=1), (3, -1, 0)),
    (OneOf("nations", 3, 4, "so far", padded=True), (2,)),
    (Seats("roles", 2, 3, "who"), (2, -1)),
    (Seats("ladder", 3, 3, "perhaps fewer", padded=True), (1, 0)),
    (Seats("side-of", 3, 3, "by seat", by_seat=1), (0, 0, -1)),
    (SeatSets("waiting", 2, 3, "who"), (5, 0)),
]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize(("block", "row"), ROWS, ids=[block.name for block, _ in ROWS])
def test_a_row_is_read_back(block: Block, row: Row, seat: int) -> None:
    drawn = block.drawn(row, seat)
    assert len(drawn) == block.size == block.count * block.width
    assert block.read(drawn, seat) == row


def test_seats_are_counted_from_the_one_that_looks() -> None:
    assert Numbers("devotion", 3, "", by_seat=1).drawn((10, 20, 30), 1) == bytes((20, 30, 10))
    assert Seats("turn", 1, 3, "").drawn((0,), 2) == bytes((0, 1, 0))
    assert SeatSets("waiting", 1, 3, "").drawn((0b011,), 1) == bytes((1, 0, 1))
    assert Seats("turn", 1, 3, "").read(bytes((0, 1, 0)), 0) == (1,)
    assert turned_seats(0b100, 1, 3) == 0b010


@pytest.mark.sources
def test_remembered_sets_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "REMEMBERED", 2)
    block = Sets("sets", 1, 8, "")
    for _ in range(2):
        assert [block.drawn((members,), 0)[2] for members in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_a_block_says_how_it_is_drawn() -> None:
    block = Block("bare", 1, 1, "")
    with pytest.raises(NotImplementedError):
        block.drawn((0,), 0)
    with pytest.raises(NotImplementedError):
        block.understood(b"0", 0)
