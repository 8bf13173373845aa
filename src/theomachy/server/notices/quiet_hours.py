"""Hours in which a person wants to hear nothing, in the person's own time zone."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from theomachy.server.store.notice_rows import NoticePerson

SECOND: Final = 1_000


def known_zone(name: str) -> bool:
    """Whether this machine knows a time zone of this name."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # of the database, of the name, of a file like a folder
        return False
    return True


def after_quiet_hours(person: NoticePerson, at: int) -> int:
    """The first moment from `at` on (UTC milliseconds) at which the person may be told something."""
    start, end = person.quiet_from, person.quiet_to
    if start is None or end is None or start == end:
        return at
    zone = ZoneInfo(person.zone) if known_zone(person.zone) else UTC
    local = datetime.fromtimestamp(at / SECOND, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return at
    day = local.date() if minute < end else local.date() + timedelta(days=1)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return max(at, int(over.timestamp() * SECOND))
