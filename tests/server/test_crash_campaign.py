"""The crash test in small, and proof that it would notice: `make crash-test` runs it in earnest."""

import pytest

from tests.campaigns.crash import run
from tests.campaigns.crash_check import Violation


def test_a_few_kills_break_no_promise() -> None:
    assert '"rounds":3' in run("sqlite", rounds=3, seed=3, clients=2, tables=3)


def test_a_server_that_acknowledges_before_it_commits_is_found_out() -> None:
    with pytest.raises(Violation, match=r"lost|not all clients|ended|moved|changed|got Refused"):
        run("sqlite", rounds=40, seed=1, clients=2, tables=4, program="tests.campaigns.crash_faults")
