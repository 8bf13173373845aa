"""Campaigns of random games: what they vary, and what they count."""

import pytest

from tests.games.ankh.table import bare, table
from theomachy.arena import fuzz
from theomachy.engine.chance import Dice
from theomachy.games.ankh.fuzz import beside_god
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.actions.turn import ChooseAction
from theomachy.games.ankh.rules.components import CONTROL_MONUMENT
from theomachy.games.ankh.rules.events.control import TakeMonument
from theomachy.games.ankh.rules.state import AnkhState


@pytest.mark.parametrize("name", fuzz.NAMES)
def test_a_campaign_counts_what_happened(name: str) -> None:
    players = fuzz.player_counts(name, "")
    tally = fuzz.portion((name, players, range(8), 3))
    assert tally.games == 8
    assert 0 < tally.longest < tally.answers
    assert set(tally.seen) <= set(fuzz.expected(name))
    assert len(tally.seen) > 20


def test_lineups_come_in_turn() -> None:
    """ANKH-SETUP-01, ANKH-SETUP-09."""
    seen = set()
    for number in range(160):
        s = fuzz.ANKH_CAMPAIGN.new(2, number, Dice(number))
        seen.add((tuple(sorted(s.lineup.gods)), tuple(s.lineup.guardians)))
    assert len(seen) == 80


@pytest.mark.parametrize("players", ANKH.players)
@pytest.mark.parametrize("subject", [fuzz.ANKH_CAMPAIGN, fuzz.ANKH_PREVIEW_CAMPAIGN], ids=["final", "preview"])
def test_every_third_game_is_old_so_that_rare_things_are_near(
    subject: fuzz.Subject[AnkhState], players: int
) -> None:
    """ANKH-CTRL-02, ANKH-GUARD-15, ANKHP-POW-13."""
    for number in (0, 1, 2, 5, 8):
        s = subject.new(players, number, Dice(number))
        old = number % 3 == 2
        assert ANKH.faults(s) == []
        assert (s.neutral_monuments() == 0) == old
        for side in range(players):
            assert s.unlocked(side) == (4 if old else 0)
            assert not old or not beside_god(s, side) or not s.warriors(side)


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
