"""Every size, count and rate of the server in one table. Tests and campaigns read it; some lower it."""

from typing import Final

import msgspec
from msgspec import Struct


class Rate(Struct, frozen=True):
    """Token-bucket limit: burst size, and tokens added per second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True, kw_only=True):
    """What one client, table or server may use."""

    # sizes
    frame_bytes: int = 8 * 1024  # of a message on a socket
    body_bytes: int = 16 * 1024  # of an HTTP request
    import_bytes: int = 512 * 1024  # of a request that makes a table, with a record or a position in it
    import_answers: int = 20_000
    name_letters: int = 32
    name_bytes: int = 128
    title_letters: int = 60
    title_bytes: int = 240
    chat_letters: int = 500
    chat_bytes: int = 2_000
    password_letters: int = 8  # at least
    # counts
    queue: int = 64  # replies a socket may leave unread
    update_entries: int = 400  # most entries in one update; a client that missed more reads the log
    log_entries: int = 50_000  # of one table
    chat_entries: int = 5_000  # of one table
    sockets_per_table: int = 200
    sockets_per_address: int = 500
    sockets: int = 5_000
    polls_per_table: int = 50
    tables_per_owner: int = 200  # waiting or playing
    devices_per_table: int = 60  # tokens
    open_invites: int = 30  # of one table that the host, or one seat, has made and nobody has used yet
    page: int = 50  # tables in a list
    own_page: int = 200  # tables in the list of the caller's own
    # times
    idle_seconds: float = 600  # after this a table without viewers is unloaded
    sweep_seconds: float = 1.0
    beat_seconds: float = 5.0  # between two marks that the server is alive; so much more than a gap is not charged
    poll_seconds: float = 30
    stop_seconds: float = 5  # for what has begun; operate/serve.py limits the whole shutdown
    invite_days: int = 30
    reset_days: int = 2  # of a link for a new password
    retention_seconds: float = 3_600  # between two looks at what may be pruned; every 24th prunes
    socket_ping_seconds: float = 20
    hash_at_once: int = 2  # passwords
    # rates, by token and by address
    table_requests: Rate = Rate(100, 50)
    chat: Rate = Rate(8, 0.5)
    reads: Rate = Rate(120, 60)
    advice: Rate = Rate(12, 0.2)
    opens: Rate = Rate(30, 0.5)
    joins: Rate = Rate(30, 1)
    exports: Rate = Rate(3, 0.01)
    passwords: Rate = Rate(5, 0.1)
    address_requests: Rate = Rate(2_000, 1_000)
    buckets: int = 20_000  # remembered at once

    def rates(self) -> dict[str, Rate]:
        """Every rate by its name."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: rate for name, rate in found.items() if isinstance(rate, Rate)}

    def at_rate(self, factor: float) -> "Limits":
        """These limits with every rate multiplied by a factor."""
        rates = {name: Rate(rate.burst * factor, rate.per_second * factor) for name, rate in self.rates().items()}
        return msgspec.structs.replace(self, **rates)


LIMITS: Final = Limits()
