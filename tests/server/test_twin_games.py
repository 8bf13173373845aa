"""A few twin games and planted leaks; `make leak-test` runs many."""

import asyncio

import pytest

from tests.campaigns.leak import EVERY_KIND, not_covered, play_games
from tests.campaigns.leaks import PLANTS, found
from tests.campaigns.probes import MESSAGE_PROBES, ROUTE_PROBES
from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.tables.messages.declaration import MESSAGES


def test_observers_of_twin_games_receive_the_same_bytes() -> None:
    tally = asyncio.run(play_games(range(4), 7))
    assert tally.games == 4
    assert tally.differing > 0
    assert tally.compared > 1_000


@pytest.mark.parametrize("name", ["a-digest-of-the-position", "code-of-a-refusal", "order-of-headers"])
def test_a_planted_leak_is_found(name: str) -> None:
    _, where, _ = found(name, 7)
    assert where


def test_every_message_and_route_has_a_probe() -> None:
    assert set(MESSAGE_PROBES) == {*MESSAGES, "ping"}
    assert set(ROUTE_PROBES) == {*ENDPOINTS, "socket", "page"}
    assert len(PLANTS) >= 30


def test_a_kind_that_nobody_tried_is_missed() -> None:
    tally = asyncio.run(play_games(range(0), 7))
    assert not_covered(tally) == EVERY_KIND
