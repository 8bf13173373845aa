"""What bots look at in Ankh, counted by hand."""

import pytest

from tests.bots.positions import by_chance
from tests.games.ankh.table import Table, bare, table
from theomachy.engine.chance import Dice
from theomachy.engine.values import changed
from theomachy.games.ankh.bot.features import FEATURES, features_of
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.rules.components import CONFLICT
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState


def of(s: AnkhState, seat: int, feature: str) -> float:
    """One feature of one seat."""
    return features_of(s)[seat][FEATURES.index(feature)]


def near(t: Table) -> Table:
    """The next event is a Conflict, and it is the turn of seat 0."""
    return t.event_comes(CONFLICT).turn(0)


def test_domination_and_majorities_of_the_coming_conflict() -> None:
    t = near(
        bare().figures(0, warriors="4,6").monuments(0, temple="5,7", obelisk="4,7").monuments(1, obelisk="4,8")
    )
    assert of(t.s, 0, "dominations") == 1.0  # the East; the West is contested by the Gods
    assert of(t.s, 0, "majorities") == 1.0  # the Temple; of Obelisks there is one each
    assert of(t.s, 1, "dominations") == 0.0
    assert of(t.s, 0, "monuments") == 2.0


def test_a_radiant_figure_dominates_for_more() -> None:
    t = near(bare(gods="ra isis").figures(0, warriors="4,6").suns("4,6"))
    assert of(t.s, 0, "dominations") == 2.0
    assert of(t.s, 0, "tokens") == 1.0


def test_what_a_conflict_brings_counts_less_while_it_is_far() -> None:
    t = bare().figures(0, warriors="4,6").turn(0)
    assert 0 < of(t.s, 0, "dominations") < 1.0


def test_strength_makes_victories_likely_and_casualties_fewer() -> None:
    t = near(bare().figures(0, warriors="3,0 3,1 4,0"))  # the Gods stand in the West as well
    assert of(t.s, 0, "victories") > 0.8
    assert of(t.s, 1, "victories") < 0.2
    assert of(t.s, 0, "casualties") < 1.0
    assert t.s.battle.region == -1  # nothing is left of the question


def test_cards_are_worth_what_figures_make_of_them() -> None:
    t = near(bare().figures(0, warriors="3,0 3,1 4,0").figures(1, warriors="7,1"))
    assert of(t.s, 0, "drought") + of(t.s, 0, "flood") > 0
    assert of(t.s, 1, "miracle") > 0
    spent = near(bare().figures(0, warriors="3,0 3,1 4,0").hand(0).hand(1, "drought"))
    for feature in ("drought", "flood", "miracle", "cards", "cycle", "chariots"):
        assert of(spent.s, 0, feature) == 0.0
    assert of(spent.s, 1, "cards") == 1.0


def test_tempo_belongs_to_whose_turn_it_is() -> None:
    t = bare().turn(1)
    assert of(t.s, 1, "turn") == 1.0
    assert of(t.s, 0, "turn") == 0.0
    assert of(t.s, 1, "control-at-hand") == 0.0
    t.s.advances = changed(t.s.advances, 0, 2)
    assert of(t.s, 1, "control-at-hand") == 1.0
    assert of(near(t).s, 0, "conflict-at-hand") == 1.0


def test_the_red_part_and_merging_press() -> None:
    t = bare(3).devotion(3, 5, 9).event_comes(CONFLICT, 3).turn(0)
    assert of(t.s, 0, "red") == 21 - 3 - 2 * 5
    assert of(t.s, 2, "red") == 2
    assert [of(t.s, seat, "merging") for seat in range(3)] == [1.0, 3.0, 0.0]
    assert [of(t.s, seat, "above") for seat in range(3)] == [0.0, 1.0, 2.0]
    t.event_comes(CONFLICT, 5)
    assert of(t.s, 0, "red") == of(t.s, 1, "merging") == 0.0
    assert of(bare().devotion(3, 5).turn(0).s, 0, "merging") == 0.0  # two players never merge


def test_god_boards() -> None:
    t = bare().followers(1, 9).powers(0, "commanding", "inspiring", "resplendent").in_pool(0, mummy=1).turn(0)
    assert [of(t.s, 0, f"powers-{level}") for level in (1, 2, 3)] == [2.0, 1.0, 0.0]
    assert of(t.s, 0, "affordable") == 0.0
    assert of(t.s, 1, "affordable") == 1.0
    assert of(t.s, 0, "reserves") == 1.0
    assert of(t.s, 1, "followers") == 9.0
    anubis = bare(gods="osiris anubis").captives(2, 0).gates("5,5").turn(0)
    assert of(anubis.s, 1, "tokens") == 2.0
    assert of(anubis.s, 0, "tokens") == 1.0


def test_rewards_at_the_end_of_actions_count_in_the_preview() -> None:
    t = table(2, edition="preview").powers(0, "splendiferous").followers(10, 1).turn(0)
    assert of(t.s, 0, "rewards") == 1.0
    assert of(t.s, 1, "rewards") == 0.0


def test_a_merged_pair_is_one_side_and_the_forgotten_have_no_chance() -> None:
    t = bare(3).turn(0)
    t.s.side_of = (0, 0, 2)
    t.s.ladder = (0, 2)
    standings = ANKH_MIND.standings(t.s)
    assert standings[0] == standings[1]
    assert standings[0] + standings[2] == pytest.approx(1.0)
    t.s.side_of = (0, OUT, 2)
    assert ANKH_MIND.standings(t.s)[1] == 0.0


def test_standings_are_exact_when_the_game_is_over() -> None:
    ended = [by_chance(3, seed, 100_000) for seed in range(6)]
    s = next(each for each in ended if ANKH_MIND.game.result(each).winners)
    winners = ANKH_MIND.game.result(s).winners
    assert ANKH_MIND.standings(s) == [1.0 if seat in winners else 0.0 for seat in range(3)]
    assert ANKH_MIND.outlook(s, winners[0], 1, Dice(1)) == 1.0


def test_more_devotion_is_a_better_chance() -> None:
    s = bare().devotion(5, 2).turn(0).s
    assert ANKH_MIND.standings(s)[0] > 0.5
