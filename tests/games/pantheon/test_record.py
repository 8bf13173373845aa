"""Games of Pantheon as records: nature's answers are written down like everybody's."""

import pytest

from tests.games.pantheon.table import PANTHEON
from theomachy.engine.chance import Dice
from theomachy.engine.game import random_option
from theomachy.engine.record import Replay, Scribe, read_record
from theomachy.engine.refusal import DataError
from theomachy.games.pantheon.rules.setup import header_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_written_game_replays_to_the_same_end(players: int) -> None:
    """PAN-SETUP-22: without a seed; seats are called by their colours."""
    header = header_of(PANTHEON.new(players, bonus_draft=players == 3, stall_turns=10).lineup)
    scribe = Scribe(PANTHEON, header)
    dice = Dice(players)
    while scribe.s.waiting():
        seat = scribe.s.waiting()[0]
        scribe.apply(seat, random_option(scribe.s, seat, scribe.s.options(seat), dice))
    text = scribe.text()
    assert "\nchance: card-" in text
    assert "\nred: " in text
    assert Replay(PANTHEON, read_record(text)).run() == scribe.s
    broken = text.replace("draw deck", "draw buy", 1)
    assert broken != text
    with pytest.raises(DataError):
        Replay(PANTHEON, read_record(broken)).run()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "ankh"), ("rules", "0"), ("players", "7"), ("players", "two"), ("bonus-draft", "perhaps"),
        ("stall-turns", "-1"), ("stall-turns", ""),
    ],
)  # fmt: skip
def test_a_header_that_describes_no_game_is_refused(name: str, value: str) -> None:
    """PAN-SETUP-01, PAN-SETUP-23, PAN-EPOCH-32: by name."""
    header = header_of(PANTHEON.new(2).lineup)
    assert PANTHEON.opened(header) == PANTHEON.new(2)
    header[name] = value
    with pytest.raises(DataError, match="header"):
        PANTHEON.opened(header)


def test_the_game_lists_its_rules() -> None:
    """PAN-BOARD-01: from the first to the last example."""
    rules = PANTHEON.rules()
    assert (rules[0], rules[-1], len(rules)) == ("PAN-BOARD-01", "PAN-EX-20", 272)
    assert PANTHEON.rules_version == 1
