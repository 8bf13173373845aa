"""The OpenSpiel games pass OpenSpiel's own tests, and its algorithms run on them."""

import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, mcts
from open_spiel.python.observation import make_observation

import theomachy.rl.open_spiel_games as games
from theomachy.rl import SetupError

SMALL = "python_theomachy_ankh(position=last-battle)"
WHOLE = (
    "python_theomachy_ankh",
    "python_theomachy_ankh(edition=preview,players=3,seed=4)",
    "python_theomachy_pantheon",
)


@pytest.mark.parametrize("name", [SMALL, *WHOLE])
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def run(base: type[unittest.TestCase], name: str) -> None:
    """Run a class of OpenSpiel's tests on a game."""
    case = type("OnGame", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun > 3
    assert [trace for _, trace in [*result.failures, *result.errors]] == []


def test_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, SMALL, (0, 16, 111))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, SMALL, 14)
    run(api_test.EnforceAPIOnFullTreeBase, SMALL)


@pytest.mark.parametrize("name", WHOLE)
def test_some_states_of_the_tree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample = api_test.sample_some_states.sample_some_states
    few = lambda game, max_states: sample(game, max_states=max_states // 10)  # noqa: E731
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", few)
    run(api_test.EnforceAPIOnPartialTreeBase, name)


def test_regret_minimisation_finds_the_equilibrium() -> None:
    game = pyspiel.load_game(SMALL)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(150):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


def test_tree_search_plays() -> None:
    game = pyspiel.load_game("python_theomachy_ankh(seed=3)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


def test_nature_is_explicit() -> None:
    state = pyspiel.load_game("python_theomachy_pantheon").new_initial_state()
    seen = 0
    while seen < 5:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[0][0])
            seen += 1
        else:
            state.apply_action(state.legal_actions()[0])


def test_secret_answers_are_known_when_all_are_in() -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    first = state.current_player()
    answer = state.legal_actions()[0]
    state.apply_action(answer)
    second = state.current_player()
    assert first != second
    assert f"{first}:{answer}" in state.information_state_string(first)
    assert f"{first}:{games.HIDDEN}" in state.information_state_string(second)
    before = [state.information_state_tensor(second), state.observation_string(second)]
    other = pyspiel.load_game(SMALL).new_initial_state()
    other.apply_action(other.legal_actions()[1])
    assert [other.information_state_tensor(second), other.observation_string(second)] == before
    assert other.information_state_string(second) == state.information_state_string(second)
    state.apply_action(state.legal_actions()[0])
    assert f"{first}:{answer}" in state.information_state_string(second)


def test_observations_have_named_blocks() -> None:
    game = pyspiel.load_game("python_theomachy_ankh")
    observation = make_observation(game)
    observation.set_from(game.new_initial_state(), 1)
    assert observation.dict["player"].tolist() == [0, 1]
    assert observation.dict["devotion"].shape == (2,)
    assert observation.tensor.max() <= 255


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"position": "first-battle"}, "position: got 'first-battle'; allowed: last-battle"),
        ({"position": "last-battle", "players": 3}, "players: got 3; allowed: as many as in last-battle"),
        ({"players": 7}, "players: got 7"),
        ({"edition": "third"}, "third"),
    ],
)
def test_what_cannot_be_is_refused(parameters: dict[str, object], message: str) -> None:
    with pytest.raises((SetupError, RuntimeError), match=message):
        pyspiel.load_game("python_theomachy_ankh", parameters)
