"""The interface of the storage, and the values that go in and out.

A `Batch` is all or nothing and `write` returns only after it is durable; a table's log has no gaps, and every
entry carries the hash of the one before it (see chain.py), which is checked when it is written and when it is
read. Digests of tokens and invites are kept, never the tokens.

Nothing is ever erased, with four exceptions: a table that an operator purges, what the retention settings name,
what a person deletes of their own, and notices that have done their work. Each row that the first three remove is
named by its key in `OperatorRows.removed`, and a line of the audit log becomes durable with it.
"""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

import msgspec

from theomachy.server.store.notice_rows import NoticeRows, NoticeStore
from theomachy.server.store.operator_rows import AuditRow, Ban, OperatorRows, Removable, Removal, Reset
from theomachy.server.store.people_rows import (
    NamedPlayer,
    PastRating,
    PeopleRows,
    Person,
    RatedGame,
    RatedSeat,
    RatingRow,
    Tie,
    TieKind,
)

PAGE: Final = 1_000  # most rows that one read gives


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a table's log; made by `chain.linked`."""

    table: str
    seq: int  # 1, 2, 3 ...
    kind: str
    body: bytes  # canonical JSON
    move: bytes | None  # the id a client made for its answer; once per table
    at: int  # UTC milliseconds; order is by seq, never by time
    rules: int  # version of the rules that gave it its meaning
    prev: bytes
    hash: bytes


class Summary(msgspec.Struct, frozen=True, array_like=True):
    """What lists of tables show, so that no list opens a log. The store keeps `last` by itself."""

    table: str
    game: str
    phase: str
    visibility: str
    code: str  # short code to join by; unique
    title: str
    seats: bytes  # JSON
    rules: int
    created: int
    updated: int
    last: int  # seq of the last entry
    deadline: int | None = None  # UTC milliseconds of the next clock that runs out


class Grant(msgspec.Struct, frozen=True):
    """What the holder of a token may do at one table, as long as none of its seats changes hands."""

    token: bytes  # SHA-256 of the token
    table: str
    role: str
    seats: tuple[int, ...]
    account: str | None
    created: int
    revoked: bool = False
    epoch: int | None = None  # the table's last entry when it was given; None: given before epochs were kept
    request: bytes | None = None  # SHA-256 of the id of the request that it answers; once per server
    contents: bytes | None = None  # SHA-256 of that request, to notice the same id with other contents


class Invite(msgspec.Struct, frozen=True):
    """A grant that can be fetched once."""

    hash: bytes  # SHA-256 of the invite
    table: str
    role: str
    seats: tuple[int, ...]
    created: int
    expires: int | None = None
    used: bool = False
    epoch: int | None = None  # as in a grant
    maker: str = ""  # who made it: "host", or the number of a seat


class Account(msgspec.Struct, frozen=True, array_like=True):
    """A name with a password."""

    name: str  # as it is looked up
    shown: str  # as it is written
    password: str  # argon2id, encoded
    created: int


class Login(msgspec.Struct, frozen=True):
    """A device that an account is signed in on."""

    token: bytes  # SHA-256
    account: str
    created: int
    revoked: bool = False


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """The permanent reply to a move id."""

    table: str
    move: bytes
    digest: bytes  # of the request, to notice the same id with other bytes
    reply: bytes


class Uptime(msgspec.Struct, frozen=True, array_like=True):
    """A time in which the server ran and could write; UTC milliseconds."""

    started: int
    alive: int  # the last moment that is known


class LessonDone(msgspec.Struct, frozen=True, array_like=True):
    """A lesson that an account has finished."""

    account: str
    game: str
    lesson: str
    since: int  # the first time, UTC milliseconds


class Batch(msgspec.Struct):
    """What becomes durable together or not at all. Entries of one table stand in order of seq."""

    entries: list[Entry] = []
    summaries: list[Summary] = []
    replies: list[Reply] = []
    grants: list[Grant] = []
    origins: list[tuple[bytes, str]] = []  # token of a grant, the address block that asked for it
    revoked: list[bytes] = []  # tokens of grants
    invites: list[Invite] = []
    used_invites: list[bytes] = []  # hashes; Conflict if one is unknown or was used before
    accounts: list[Account] = []
    passwords: list[tuple[str, str]] = []  # name of an account, its new password
    logins: list[Login] = []
    logged_out: list[bytes] = []  # tokens of logins
    secrets: list[tuple[str, bytes]] = []  # table, its seed; once per table
    operator: OperatorRows | None = None  # what operators' tools write
    notices: NoticeRows | None = None  # who is to be told what
    people: PeopleRows | None = None  # what people chose, ties between them, rated games and ratings
    uptimes: list[Uptime] = []  # the one that started at the same moment is prolonged
    progress: list[LessonDone] = []  # one that is known already stays as it is


class StoreError(Exception):
    """The store did not do what was asked."""


class NotSaved(StoreError):
    """Nothing of the batch was written: drop what was pending, read the table again, say "not saved"."""


class InDoubt(StoreError):
    """The batch may be durable or not, and the database cannot be asked: after a `probe` it can be read again."""


class Conflict(StoreError):
    """The batch contradicts what is stored, and nothing of it was written."""

    def __init__(self, what: str) -> None:
        super().__init__(f"already taken: {what}")
        self.what: Final = what  # "log", "move", "table", "token", "invite", "account" or "secret"


class NotRead(StoreError):
    """The database gave no answer; it may do so later."""


class Broken(StoreError):
    """A stored log is not what was written: freeze that table."""

    def __init__(self, table: str, seq: int, problem: str) -> None:
        super().__init__(f"table {table}, entry {seq}: {problem}")
        self.table: Final = table
        self.seq: Final = seq


class CannotOpen(StoreError):
    """The database cannot be used; the text says why and what to do."""


class TableFilter(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables an operator looks for; what is None does not matter."""

    game: str | None = None
    phase: str | None = None
    visibility: str | None = None
    text: str | None = None  # in the title, or the whole id or code
    person: str | None = None  # an account or a device that holds a token of it
    updated_before: int | None = None
    entries: int = 0  # at least so many
    hidden: bool = False  # only deleted ones, instead of only those that are not


class OperatorStore(Protocol):
    """What operators' tools read."""

    async def is_operator(self, account: str) -> bool:
        """Whether the account may use the endpoints of operators."""

    async def operators(self) -> list[str]:
        """The accounts that may."""

    async def find_tables(
        self, wanted: TableFilter, before: tuple[int, str] | None = None, limit: int = PAGE
    ) -> list[Summary]:
        """Tables by (updated, table), newest first, deleted ones only where they are asked for."""

    async def hidden_since(self, table: str) -> int | None:
        """When the table was deleted; None if it was not."""

    async def hidden_names(self, table: str) -> list[str]:
        """Names that nobody is shown at the table any more."""

    async def rows_of_table(self, table: str) -> list[Removal]:
        """Every row that belongs to a table."""

    async def find_accounts(
        self, text: str, guests: bool, before: tuple[int, str] | None = None, limit: int = PAGE
    ) -> list[Account]:
        """Accounts, or devices without one, by (created, name), newest first; with this text in the name."""

    async def logins_of(self, account: str) -> list[Login]:
        """The logins of an account, newest first, also those that ended."""

    async def all_grants_of(self, account: str) -> list[Grant]:
        """Every grant an account was given, newest first, also revoked ones."""

    async def origins_of(self, account: str) -> list[Removal]:
        """The rows that say from which addresses an account came to its tables."""

    async def progress_of(self, account: str) -> list[LessonDone]:
        """The lessons that an account has finished, in the order of their names."""

    async def resets_of(self, account: str) -> list[Reset]:
        """The password links that were made for an account."""

    async def reset(self, digest: bytes) -> Reset | None:
        """The password link with this digest, also when used."""

    async def bans(self) -> list[Ban]:
        """All bans that were not lifted, oldest first."""

    async def audit_head(self) -> tuple[int, bytes]:
        """Number and hash of the last line of the audit log."""

    async def audit(self, before: int | None = None, limit: int = PAGE) -> list[AuditRow]:
        """Lines of the audit log, newest first."""

    async def tables_unused(self, phase: str, before: int, limit: int) -> list[str]:
        """Tables of a phase that were not changed since, and are not deleted."""

    async def tables_hidden(self, before: int, limit: int) -> list[str]:
        """Tables that were deleted before."""

    async def lone_guests(self, before: int, limit: int) -> list[str]:
        """Devices, made before, that hold no token of any table and are not banned."""

    async def spent(self, what: Removable, before: int, limit: int) -> list[Removal]:
        """Invites, logins or password links that ended before, or uses of tokens that are no more."""

    async def idle_tokens(self, what: Removable, guests: bool, before: int, limit: int) -> list[bytes]:
        """Tokens of grants or logins that nobody used since, nor was their table changed since."""


class PeopleStore(Protocol):
    """What is read about people, rated games and ratings."""

    async def person(self, account: str) -> Person | None:
        """What an account chose for itself, if it ever did, or ever played a rated game."""

    async def named_players(self, players: Collection[str]) -> list[NamedPlayer]:
        """The accounts behind players; those that are gone are left out."""

    async def ties_of(self, account: str) -> list[Tie]:
        """What an account said about others, oldest first."""

    async def ties_to(self, other: str, kind: TieKind) -> list[Tie]:
        """Who said this about an account, oldest first."""

    async def ties_about(self, account: str) -> list[Tie]:
        """Everything that an account said about others, and others about it."""

    async def tied(self, account: str, other: str) -> list[TieKind]:
        """What one account said about another."""

    async def first_entries(self, tables: Sequence[str]) -> list[Entry]:
        """The first entries of several logs, which say how the tables were made; damaged ones are left out."""

    async def rated_game(self, table: str) -> RatedGame | None:
        """The rated table with this id."""

    async def rated_games(self, after: str = "", limit: int = PAGE) -> list[RatedGame]:
        """All rated tables, by id, from after one of them on."""

    async def rated_games_since(self, pool: str, finished: int) -> list[RatedGame]:
        """The games of a pool that ended at this moment or later, in the order in which they are rated."""

    async def rated_seats(self, tables: Sequence[str]) -> list[RatedSeat]:
        """The seats of rated games."""

    async def rating_due(self, limit: int = PAGE) -> list[str]:
        """Rated tables that are over and whose result was not taken yet."""

    async def ratings_at(self, pool: str, players: Collection[str]) -> list[RatingRow]:
        """The ratings of some players of a pool, as far as they have one."""

    async def ratings_in(self, pool: str) -> list[RatingRow]:
        """All ratings of a pool, by player."""

    async def ratings_of(self, player: str) -> list[RatingRow]:
        """A player's ratings, by pool."""

    async def rating_pools(self) -> list[tuple[str, int]]:
        """The pools that have ratings, and how many."""

    async def leaders(self, pool: str, games: int, sigma: int, limit: int) -> list[tuple[str, RatingRow]]:
        """The names and ratings of the best who show themselves, with so many games and this sure at least."""

    async def past_ratings(self, player: str, limit: int) -> list[PastRating]:
        """A player's ratings after each game that counted, the newest first."""


class Store(OperatorStore, NoticeStore, PeopleStore, Protocol):
    """Durable storage. All methods may be called concurrently from one event loop."""

    async def write(self, batch: Batch) -> None:
        """Return once the batch is durable; concurrent batches share one commit.

        Raises Conflict or NotSaved when nothing of it was written, InDoubt when that is not known.
        """

    async def entries(self, table: str, after: int = 0, limit: int = PAGE) -> list[Entry]:
        """The log after an entry, oldest first, with its chain checked; raises Broken."""

    async def summary(self, table: str) -> Summary | None:
        """The table's summary."""

    async def by_code(self, code: str) -> Summary | None:
        """The table with this short code."""

    async def summaries(
        self,
        *,
        visibility: str | None = None,
        phase: str | None = None,
        game: str | None = None,
        owners: Sequence[str] | None = None,
        before: tuple[int, str] | None = None,
        limit: int = PAGE,
    ) -> list[Summary]:
        """Tables by (updated, table), newest first; `before` is the last pair of the page before.

        With `owners`: those at which one of these accounts holds a token that is not revoked.
        """

    async def grants_among(self, owners: Sequence[str], tables: Sequence[str]) -> list[Grant]:
        """The grants that these accounts hold at these tables and that are not revoked."""

    async def held(self, owner: str) -> int:
        """At how many tables that have not ended an account holds a token."""

    async def held_from(self, block: str) -> int:
        """How many tables that have not ended were opened from an address block."""

    async def origins_at(self, table: str) -> dict[bytes, str]:
        """The address blocks that asked for the tokens of a table, by token, as far as they are known."""

    async def due(self, now: int, limit: int = PAGE) -> list[Summary]:
        """Tables whose deadline is `now` or earlier, the earliest first."""

    async def next_deadline(self) -> int | None:
        """The earliest deadline of all tables, to arm a timer at boot."""

    async def reply(self, table: str, move: bytes) -> Reply | None:
        """What was answered to a move id."""

    async def grant(self, token: bytes) -> Grant | None:
        """The grant of a token's digest, also when revoked."""

    async def grants_at(self, table: str) -> list[Grant]:
        """All grants of a table, oldest first."""

    async def grant_of_request(self, request: bytes) -> Grant | None:
        """The grant that answers a request, by the digest of the request's id; also when revoked."""

    async def grants_of(self, account: str) -> list[Grant]:
        """The grants an account holds and that are not revoked, newest first."""

    async def invite(self, digest: bytes) -> Invite | None:
        """The invite with this digest, also when used."""

    async def unused_invites(self, table: str) -> list[Invite]:
        """The invites to a table that nobody has used, also when expired."""

    async def open_invites(self, table: str, maker: str, now: int) -> int:
        """How many invites of a maker are neither used nor expired."""

    async def account(self, name: str) -> Account | None:
        """The account of this name."""

    async def login(self, token: bytes) -> Login | None:
        """The login of a token's digest, also when revoked."""

    async def secret(self, table: str) -> bytes | None:
        """The table's seed."""

    async def answer(self) -> None:
        """Return if the database answers to a question that costs it nothing."""

    async def uptimes(self) -> list[Uptime]:
        """When the server ran and could write, oldest first."""

    async def count(self) -> int:
        """How many tables are stored."""

    def problem(self) -> str | None:
        """Why the last write failed; None while writes work."""

    async def probe(self) -> None:
        """Make something of no meaning durable; raises NotSaved or InDoubt.

        Once it returns, nothing that was written before is in doubt any more: what is read stays.
        """

    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""
