"""Campaigns of random games: what they vary, and what they count."""

import pytest

from tests.games.ankh.table import bare, table
from theomachy.arena import fuzz
from theomachy.engine.chance import Dice
from theomachy.games import registry
from theomachy.games.ankh.fuzz import FINAL_CAMPAIGN, PREVIEW_CAMPAIGN, AnkhCampaign, beside_god
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.actions.turn import ChooseAction
from theomachy.games.ankh.rules.components import CONTROL_MONUMENT
from theomachy.games.ankh.rules.events.control import TakeMonument


@pytest.mark.parametrize("name", registry.fuzz_profiles())
def test_a_campaign_counts_what_happened(name: str) -> None:
    players = fuzz.player_counts(name, "")
    tally = fuzz.play_portion((name, players, range(8), 3))
    assert tally.games == 8
    assert 0 < tally.longest < tally.answers
    assert set(tally.seen) <= set(fuzz.profile(name).expected)
    assert len(tally.seen) > 20


def test_lineups_come_in_turn() -> None:
    """ANKH-SETUP-01, ANKH-SETUP-09."""
    seen = set()
    for number in range(160):
        s = FINAL_CAMPAIGN.new(2, number, Dice(number))
        seen.add((tuple(sorted(s.lineup.gods)), tuple(s.lineup.guardians)))
    assert len(seen) == 80


@pytest.mark.parametrize("players", ANKH.players)
@pytest.mark.parametrize("campaign", [FINAL_CAMPAIGN, PREVIEW_CAMPAIGN], ids=["final", "preview"])
def test_every_third_game_is_old_so_that_rare_things_are_near(campaign: AnkhCampaign, players: int) -> None:
    """ANKH-CTRL-02, ANKH-GUARD-15, ANKHP-POW-13."""
    for number in (0, 1, 2, 5, 8):
        s = campaign.new(players, number, Dice(number))
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
