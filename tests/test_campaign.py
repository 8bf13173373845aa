"""Campaigns of random games: what they vary, and what they count."""

import pytest

from tests.ankh.table import bare, table
from theomachy import campaign
from theomachy.ankh.components import CONTROL_MONUMENT
from theomachy.ankh.control import TakeMonument
from theomachy.ankh.turn import ChooseAction
from theomachy.engine.chance import Dice


@pytest.mark.parametrize("name", campaign.NAMES)
def test_a_campaign_counts_what_happened(name: str) -> None:
    players = campaign.player_counts(name, "")
    tally = campaign.portion((name, players, range(8), 3))
    assert tally.games == 8
    assert 0 < tally.longest < tally.answers
    assert set(tally.seen) <= set(campaign.expected(name))
    assert len(tally.seen) > 20


def test_lineups_come_in_turn() -> None:
    """ANKH-SETUP-01, ANKH-SETUP-09."""
    seen = set()
    for number in range(160):
        s = campaign.ANKH_CAMPAIGN.new(2, number, Dice(number))
        seen.add((tuple(sorted(s.lineup.gods)), tuple(s.lineup.guardians)))
    assert len(seen) == 80


def test_what_is_optional_in_the_preview_has_nothing_against_passing() -> None:
    """ANKHP-TURN-01, ANKHP-CTRL-01."""
    t = table(2, edition="preview").turn(0).answer("move", "pass")
    assert t.asked() == ChooseAction.__name__
    assert t.s.reasons(0, 0) == []
    t = bare(gods="ra isis", edition="preview").figures(0, warriors="5,6").monuments(temple="5,7")
    t.event_comes(CONTROL_MONUMENT)
    t.s.stack.clear()
    t.s.push(TakeMonument(0))
    assert t.s.reasons(0, 0) == []
    assert t.options() == ["pass", "5,7"]
