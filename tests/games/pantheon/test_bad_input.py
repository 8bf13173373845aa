"""Wrong seats, illegal codes, strange texts, unreadable positions."""

import pytest

from tests.games.pantheon.table import BONUS, LOOT, PANTHEON, Table, bare
from theomachy.engine.decision import CHANCE
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import DataError, IllegalOption, SetupError, WrongSeat
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.abilities.bonus import DealBonus, DraftBonus
from theomachy.games.pantheon.rules.abilities.hooks import Nature, PantheonQuestion
from theomachy.games.pantheon.rules.carry import CarryLoot
from theomachy.games.pantheon.rules.epoch import FirstPreparation
from theomachy.games.pantheon.rules.frames import FRAMES
from theomachy.games.pantheon.rules.piles import one
from theomachy.games.pantheon.rules.setup import StartPlayer
from theomachy.games.pantheon.rules.tiles import TakeFromStack


def test_another_seat_is_refused() -> None:
    """PAN-EPOCH-16, PAN-MOVE-26: only whose turn or move it is may answer; nature may not either."""
    t = bare(3).turn(1)
    before = t.s.to_bytes()
    for seat in (0, 2, CHANCE, 7):
        assert [reason.rule for reason in t.s.reasons(seat, 1)] == ["PAN-EPOCH-16"]
        assert t.s.options(seat) == []
        with pytest.raises(WrongSeat, match="PAN-EPOCH-16"):
            t.s.apply(seat, 1)
    assert t.s.to_bytes() == before
    t.answer("move")
    assert [reason.rule for reason in t.s.reasons(0, 0)] == ["PAN-MOVE-26"]


@pytest.mark.parametrize("code", [-1, PANTHEON.codes, 10**9])
def test_codes_of_no_option_are_refused(code: int) -> None:
    """PAN-EPOCH-16: and the position stays as it is."""
    t = bare(2).turn(0)
    before = t.s.to_bytes()
    with pytest.raises(IllegalOption, match="PAN-EPOCH-16"):
        t.s.apply(0, code)
    assert t.s.to_bytes() == before


def questions() -> list[Table]:
    """A position for every kind of question, nature's among them."""
    rich = (
        bare(3).hand(0, move=2, gift=3, priest=2, dancer=1, coin_1=1, coin_4=1).feet(1, "4,2").feet(2, "4,2 5,2")
    )
    rich.display("pietalte taksator").gods(0, gaiviles=1, stonkus=1, traitera=1).feet(0, "2,3 4,1")
    rich.tokens(0, gift=2)
    rich.s.loot = changed(rich.s.loot, 0, LOOT.index("money"))
    found: list[Table] = []
    for texts in (
        (), ("move",), ("move", "card-move"), ("move", "1,3"), ("buy",), ("buy", "foot"), ("sacrifice",),
        ("sacrifice", "taksator"), ("sacrifice", "pietalte"), ("sacrifice", "taksator", "gift-token"), ("draw",),
        ("draw", "open-coin-1"), ("draw", "deck"), ("buy", "foot", "pass"), ("move", "1,3", "pass"),
    ):  # fmt: skip
        found.append(Table(rich.s.copy()).turn(0).answer(*texts))
    for nation in ("gallia", "aegyptus", "cartago", "iberia", "roma"):
        found.append(bare(2, nation).feet(1, "0,9").prepare(0))
    found.append(bare(2, "germania").hand(0, gift=8).prepare(0))
    found.append(bare(2, "aegyptus").prepare(0).answer("foot"))
    found.append(bare(2).prepare(0).answer("reveal"))
    found.append(bare(2).hand(0, gift=3).prepare(0).answer("reveal", "vinthrad"))
    for tiles in (["levels-1"], ["reserve-either"], ["money", "god"], ["god"]):
        t = bare(2)
        for name in tiles:
            t.s.picked += one(LOOT.index(name))
        found.append(t.runs(CarryLoot(0)))
    t = bare(2).columns(1, "0,0").columns(0, "2,0")
    t.s.bonus = changed(t.s.bonus, 0, BONUS.index("column"))
    found.append(t.runs(FirstPreparation()))
    t = bare(2)
    t.s.bonus_offer = 0b1011
    t.s.push(DraftBonus(0))
    found.append(t)
    found += [Table(PANTHEON.new(2)), bare(2).epoch(), bare(2).epoch().answer("roma")]
    found.append(bare(2).epoch().answer("roma", "plaesiris"))
    found.append(bare(2).epoch().answer("roma", "stonkus", "stonkus", "stonkus"))
    found.append(bare(2).runs(TakeFromStack(0, 1)))
    found.append(bare(2).runs(StartPlayer()))
    t = bare(2)
    t.s.push(DealBonus(1))
    found.append(t)
    return found


def test_every_kind_of_question_explains_every_code() -> None:
    """PAN-EPOCH-17, PAN-BUY-19, PAN-GOD-22: reasons are empty exactly for the options, whoever is asked what."""
    asked: set[str] = set()
    for t in questions():
        asked.add(t.asked())
        t.agrees()
    assert asked == {
        name for name, kind in FRAMES.kinds.items() if issubclass(kind.frame, (PantheonQuestion, Nature))
    }


def test_texts_of_no_option_are_unknown() -> None:
    """PAN-BOARD-01: a hex outside the board, a number, nothing."""
    s = PANTHEON.new(2)
    for text in ("99,99", "17", "", "jump", "card", "coin-1"):
        with pytest.raises(UnknownText):
            PANTHEON.code(s, text)
    for code in (-1, PANTHEON.codes):
        with pytest.raises(UnknownText):
            PANTHEON.text(s, code)


def test_every_code_has_a_text_of_its_own() -> None:
    """PAN-BOARD-01: and is read back from it."""
    s = PANTHEON.new(2)
    texts = [PANTHEON.text(s, code) for code in range(PANTHEON.codes)]
    assert len(set(texts)) == PANTHEON.codes
    assert [PANTHEON.code(s, text) for text in texts] == list(range(PANTHEON.codes))


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff", b"2,0,0,1,60", b"9,0,0,1,60;0", b"2,0,0,1,60;0,0,-1,-1,-1,-1,0,0,0;1;1;NoSuchFrame:"],
)
def test_an_unreadable_position_is_a_data_error(data: bytes) -> None:
    """PAN-SETUP-01: what to_bytes did not write is not read."""
    with pytest.raises(DataError):
        PANTHEON.read(data)


def test_a_position_out_of_form_is_a_data_error() -> None:
    """PAN-SETUP-01: leading zeros, missing groups, strange frames."""
    data = PANTHEON.new(2).to_bytes()
    assert PANTHEON.read(data).to_bytes() == data
    groups = data.split(b";")
    facts = [group for group in groups if b":" not in group]
    for broken in (
        b"0" + data, b";".join(facts), b";".join(groups[1:]), b";".join([*facts[:2], b"1", *groups[3:]]),
        data + b";Moving:1", data + b";Nobody:", data + b";FillOpen:",
    ):  # fmt: skip
        with pytest.raises(DataError):
            PANTHEON.read(broken)


def test_bad_options_are_refused() -> None:
    """PAN-SETUP-01, PAN-EPOCH-32: the message says what is allowed."""
    with pytest.raises(SetupError, match="2, 3 or 4"):
        PANTHEON.new(players=7)
    with pytest.raises(SetupError, match="0 for no guard"):
        PANTHEON.new(stall_turns=-5)
