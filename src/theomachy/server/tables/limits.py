"""Every size, count and rate of the server in one table. Tests and campaigns read it; some lower it."""

from typing import Final

import msgspec
from msgspec import Struct


class Rate(Struct, frozen=True):
    """Token-bucket limit: burst size, and tokens added per second."""

    burst: float
    per_second: float


class Share(Struct, frozen=True):
    """How the places of one kind (tokens, sockets, polls) are shared out at one table."""

    player: int
    """For the player of a seat, or a host who does not play, on all devices; nobody else can use these up."""
    spectators: int
    """For all spectators together."""
    person: int
    """For one spectator."""


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
    log_reserve: int = 20_000  # of these, for answers only: every game can be finished
    lobby_entries: int = 2_000  # before the start: nobody joins by a code any more, only by an invite of the host
    lobby_share: int = 300  # of the host or one seat before the start: chat, bots put in and taken out
    rematches: int = 5  # of one seat, each after the one before was given up
    extra_entries: int = 5_000  # of one seat after the start: everything but answers
    chat_entries: int = 5_000  # of one table
    free_undos: int = 200  # answers that a seat may take back unasked ...
    free_undos_per_answer: int = 2  # ... and how many more for each answer by which the game has gone on
    tokens: Share = Share(player=12, spectators=60, person=3)
    tokens_of_player: int = 6  # for one account or device at its own seats; the oldest gives way
    socket_share: Share = Share(player=12, spectators=120, person=4)
    poll_share: Share = Share(player=6, spectators=30, person=2)
    sockets_per_person: int = 60
    sockets_per_block: int = 500  # an address block: an IPv4 address, or the /64 of an IPv6 address
    sockets: int = 5_000
    tables_per_owner: int = 200  # waiting or playing
    tables_per_block: int = 600  # waiting or playing, opened from one address block
    bot_questions_waiting: int = 24  # of the tables of one person
    channels: int = 10  # of one person
    open_invites: int = 30  # of one table that the host, or one seat, has made and nobody has used yet
    page: int = 50  # tables in a list
    own_page: int = 200  # tables in the list of the caller's own
    leaders: int = 100  # names on a leaderboard
    past_ratings: int = 300  # games of a rating history
    ties: int = 500  # friends asked for, people blocked and muted, of one person
    # times
    idle_seconds: float = 600  # after this a table without viewers is unloaded
    sweep_seconds: float = 1.0
    beat_seconds: float = 5.0  # between two marks that the server is alive; so much more than a gap is not charged
    poll_seconds: float = 30
    stop_seconds: float = 5  # for what has begun; operate/serve.py limits the whole shutdown
    invite_days: int = 30
    notice_seconds: float = 5.0  # at most, between two looks at what is to be told
    confirm_days: int = 2  # of the link in the first mail to an address
    reset_days: int = 2  # of a link for a new password
    retention_seconds: float = 3_600  # between two looks at what may be pruned; every 24th prunes
    socket_ping_seconds: float = 20
    hash_at_once: int = 2  # passwords from devices that were logged in before, and as many from all others
    hashes_waiting: int = 16  # passwords of each of the two; more are refused and may try again
    hashes_waiting_per_block: int = 3
    quiz_at_once: int = 2  # questions of the quiz that are made at a time
    quizzes_waiting: int = 16  # more are refused and may try again
    quizzes_waiting_per_person: int = 3
    quizzes_kept: int = 256  # questions that were made and are not made again
    guess_pause: float = 2.0  # seconds between guesses of strangers at a name that many guessed wrong
    awake_seconds: float = 300  # how long bots go on at a table that nobody looks at
    # rates, by person (account, device, seat) and by address block
    table_requests: Rate = Rate(100, 50)
    entries: Rate = Rate(300, 10)  # of the player of a seat at one table
    invites: Rate = Rate(30, 0.1)
    seatings: Rate = Rate(12, 0.02)  # of one address block at one table
    enters: Rate = Rate(12, 0.05)  # of one person at one table
    chat: Rate = Rate(8, 0.5)
    reads: Rate = Rate(120, 60)
    advice: Rate = Rate(12, 0.2)
    quizzes: Rate = Rate(20, 3)  # of all people of one address block
    opens: Rate = Rate(30, 0.5)
    joins: Rate = Rate(30, 1)
    exports: Rate = Rate(3, 0.01)
    notice_changes: Rate = Rate(30, 0.2)  # of one person: channels, settings, test messages
    confirmations: Rate = Rate(3, 0.001)  # mails with a link, for one person, and for one address
    block_confirmations: Rate = Rate(10, 0.003)  # the same from one address block
    profiles: Rate = Rate(60, 1)  # profiles and leaderboards, of one address block
    ties_made: Rate = Rate(30, 0.1)  # friends asked for, people blocked and muted, of one person
    block_joins: Rate = Rate(60, 2)  # of all people of one address block
    passwords: Rate = Rate(5, 0.1)  # for one name from one address block, or from a device that knows it
    block_passwords: Rate = Rate(20, 0.2)  # for all names from one address block
    wrong_passwords: Rate = Rate(20, 0.05)  # for one name from everywhere; beyond it strangers are slowed down
    address_requests: Rate = Rate(2_000, 1_000)
    buckets: int = 10_000  # remembered at once for each purpose

    def rates(self) -> dict[str, Rate]:
        """Every rate by its name."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: rate for name, rate in found.items() if isinstance(rate, Rate)}

    def at_rate(self, factor: float) -> "Limits":
        """These limits with every rate, and whatever one address block may have, multiplied by a factor."""
        rates = {name: Rate(rate.burst * factor, rate.per_second * factor) for name, rate in self.rates().items()}
        blocks = {name: int(getattr(self, name) * factor) for name in ("sockets_per_block", "tables_per_block")}
        return msgspec.structs.replace(self, **rates, **blocks)


LIMITS: Final = Limits()
