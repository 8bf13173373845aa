"""Quiet hours over midnight, in zones that change their clocks, and pauses between tries."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from theomachy.server.notices.quiet_hours import after_quiet_hours, known_zone
from theomachy.server.notices.retries import MINUTE, PAUSES, by_status, next_try
from theomachy.server.store.notice_rows import NoticePerson


def at(zone: str, *when: int) -> int:
    year, month, day, hour, minute = when
    return int(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("quiet", "asked", "told"),
    [
        ((22 * 60, 7 * 60), (2026, 5, 1, 23, 30), (2026, 5, 2, 7, 0)),
        ((22 * 60, 7 * 60), (2026, 5, 2, 6, 59), (2026, 5, 2, 7, 0)),
        ((22 * 60, 7 * 60), (2026, 5, 2, 7, 0), (2026, 5, 2, 7, 0)),
        ((22 * 60, 7 * 60), (2026, 5, 2, 21, 59), (2026, 5, 2, 21, 59)),
        ((9 * 60, 17 * 60), (2026, 5, 2, 12, 0), (2026, 5, 2, 17, 0)),
        ((9 * 60, 17 * 60), (2026, 5, 2, 8, 0), (2026, 5, 2, 8, 0)),
        ((9 * 60, 9 * 60), (2026, 5, 2, 9, 0), (2026, 5, 2, 9, 0)),
        ((22 * 60, 7 * 60), (2026, 3, 28, 23, 0), (2026, 3, 29, 7, 0)),  # an hour less in this night
    ],
)
def test_the_first_moment_after_quiet_hours(
    quiet: tuple[int, int], asked: tuple[int, ...], told: tuple[int, ...]
) -> None:
    person = NoticePerson("ann", "en", "Europe/Prague", *quiet)
    assert after_quiet_hours(person, at("Europe/Prague", *asked)) == at("Europe/Prague", *told)


def test_who_has_no_quiet_hours_is_told_at_once() -> None:
    assert after_quiet_hours(NoticePerson("ann", "en", "UTC"), 5) == 5


def test_an_unknown_zone_counts_as_utc() -> None:
    assert not known_zone("Mars/Olympus")
    assert not known_zone("../etc/passwd")
    person = NoticePerson("ann", "en", "Mars/Olympus", 0, 60)
    night = int(datetime(2026, 5, 1, 0, 30, tzinfo=UTC).timestamp() * 1_000)
    assert after_quiet_hours(person, night) == night + 30 * MINUTE


def test_pauses_grow_and_differ_by_at_most_a_fifth() -> None:
    for tries, minutes in enumerate(PAUSES, 1):
        soonest, latest = next_try(tries, 0, 0), next_try(tries, 0, 255)
        assert soonest == minutes * MINUTE * 4 // 5
        assert latest is not None
        assert minutes * MINUTE < latest <= minutes * MINUTE * 6 // 5
    assert next_try(len(PAUSES) + 1, 0, 0) is None
    assert next_try(1, 0, 128, wait=3_600_000) == 3_600_000


def test_what_a_status_means() -> None:
    assert by_status(201, "").outcome == "sent"
    assert by_status(404, "").outcome == by_status(410, "").outcome == "gone"
    assert by_status(429, "30").wait == 30_000
    assert by_status(503, "soon") == by_status(503, "")
    assert by_status(307, "").outcome == "never"  # nothing is followed
