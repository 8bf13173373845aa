"""The same results on a real Ray cluster, also when a node dies; what cannot be reached is named."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from theomachy.arena.parallel import results_of
from theomachy.engine.refusal import DataError, SetupError
from theomachy.lab.folder import Folder
from theomachy.lab.question import Cell, Question
from theomachy.lab.run import answer

ray = pytest.importorskip("ray")
from ray.cluster_utils import Cluster  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # of Ray's own
ASKED = Question("ankh", [2], ["random"], games=60, seed=3)


def quiet(cell: Cell, games: int) -> None:
    """Nobody wants to know."""


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A head and two nodes, each a set of processes of its own."""
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()


def slow(number: int) -> tuple[int, str]:
    """A piece of work that takes long enough to be interrupted."""
    time.sleep(0.3)
    return number * number, ray.get_runtime_context().get_node_id()


def test_games_are_the_same_as_here(cluster: Cluster, tmp_path: Path) -> None:
    here = answer(Folder(tmp_path / "here", ASKED), 1, "here", quiet)
    there = answer(Folder(tmp_path / "there", ASKED), 1, "ray", quiet)
    assert there == here


def test_a_node_that_dies_costs_nothing_but_time(cluster: Cluster) -> None:
    results = results_of(slow, list(range(40)), 1, "ray")
    found = [next(results) for _ in range(6)]
    victim = next(node for node in cluster.worker_nodes if node.unique_id)
    cluster.remove_node(victim, allow_graceful=False)
    found += list(results)
    assert [square for square, _ in found] == [number * number for number in range(40)]
    assert len({node for _, node in found}) > 1


def test_an_error_in_the_work_is_told(cluster: Cluster) -> None:
    with pytest.raises(DataError, match="a broken piece"):
        list(results_of(broken, [1], 1, "ray"))


def broken(number: int) -> int:
    """Work that fails."""
    raise DataError("work", "a broken piece")


def test_a_place_that_does_not_exist_is_named() -> None:
    with pytest.raises(SetupError, match="ray://HOST:PORT"):
        list(results_of(abs, [1], 1, "the moon"))
