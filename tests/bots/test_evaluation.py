"""Weights from a data file, and what they make of everybody's chances."""

import pytest

from theomachy.bots.evaluation import Evaluation, read_weights, weights_of
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.bot.features import FEATURES, RULES
from theomachy.words.rule_catalogue import groups

NAMES = ("points", "cards")
WEIGHTS = {"points": (1.0, 2.0), "cards": (0.5, 0.0), "spread": (2.0, 1.0)}


def test_a_weight_goes_from_its_first_number_to_its_second() -> None:
    evaluation = Evaluation(NAMES, WEIGHTS)
    assert evaluation.weight(0, 0.0) == 1.0
    assert evaluation.weight(0, 0.5) == 1.5
    assert evaluation.score([4.0, 2.0], 0.0) == 5.0
    assert evaluation.score([4.0, 2.0], 1.0) == 8.0
    assert evaluation.without("points").score([4.0, 2.0], 0.0) == 1.0


def test_chances_sum_to_one_and_follow_the_scores() -> None:
    evaluation = Evaluation(NAMES, WEIGHTS)
    chances = evaluation.chances([3.0, 1.0, 1.0], 0.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] == chances[2]
    assert (
        evaluation.chances([3.0, 1.0], 1.0)[0] > evaluation.chances([3.0, 1.0], 0.0)[0]
    )  # leads count more later
    assert evaluation.chances([5000.0, 0.0], 0.0) == [1.0, 0.0]  # and nothing overflows


@pytest.mark.parametrize(
    "weights",
    [{"points": (1.0, 1.0), "spread": (1.0, 1.0)}, {**WEIGHTS, "luck": (1.0, 1.0)}, {"points": (1.0, 1.0)}],
)
def test_weights_must_be_those_of_the_features(weights: dict[str, tuple[float, float]]) -> None:
    with pytest.raises(DataError):
        Evaluation(NAMES, weights)


@pytest.mark.parametrize(
    "text",
    [
        "[weights",
        "points = [1, 2]",
        "[weights]\npoints = 1",
        "[weights]\npoints = [1, 2, 3]",
        "[weights]\nx = ['a', 1]",
    ],
)
def test_a_bad_data_file_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        read_weights(text, "test.toml")


def test_the_shipped_weights_of_ankh_are_complete_and_every_feature_has_its_rule() -> None:
    evaluation = Evaluation(FEATURES, weights_of("theomachy.games.ankh.bot"))
    assert evaluation.weight(FEATURES.index("devotion"), 0.0) > 0
    assert set(RULES) == set(FEATURES)
    assert all(rule in groups("en") for rule in RULES.values())
