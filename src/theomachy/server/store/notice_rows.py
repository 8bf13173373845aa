"""The rows of notices: what people want to be told, where, of which tables, and the messages on their way."""

from typing import Final, Protocol

import msgspec

WAITING: Final = "waiting"
SENT: Final = "sent"
DEAD: Final = "dead"


class NoticePerson(msgspec.Struct, frozen=True, array_like=True):
    """How one account, or one device without an account, wants to be told."""

    account: str
    language: str
    zone: str  # a name of the IANA time zone database
    quiet_from: int | None = None  # minutes after midnight there; both or none
    quiet_to: int | None = None


class Channel(msgspec.Struct, frozen=True, array_like=True):
    """One place where messages of a person go."""

    id: str
    account: str
    kind: str
    target: str  # an address, a URL, or a push subscription as JSON
    enabled: int
    created: int
    confirmed: int | None = None  # when the person showed that it is theirs; nothing else is sent before
    login: bytes | None = None  # the login that a push subscription ends with; SHA-256 of its token
    problem: str = ""  # why the server switched it off


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """A person is to be told of a table, or was told and has not been there since."""

    account: str
    table: str
    kind: str
    seats: str  # theirs at the table, as in a grant
    seq: int  # the last entry of the table when it became due
    since: int
    due: int  # when it is told at the earliest
    told: int = 0


class Delivery(msgspec.Struct, frozen=True, array_like=True):
    """One message to one channel."""

    id: str  # the same for every try, and for the receiver, so that one that comes twice can be told
    channel: str
    account: str
    about: str  # a notice, a test, or a link that confirms an address
    body: bytes  # JSON: pairs of a table and the number of an entry
    created: int
    due: int  # the next try
    tries: int = 0
    state: str = WAITING
    problem: str = ""


class NoticeRows(msgspec.Struct):
    """The part of a `Batch` that is about notices. Rows that are changed or removed must be as they were read."""

    armed: list[Notice] = []  # in the place of the one for the same person and table, if there is one
    told: list[Notice] = []
    dropped: list[Notice] = []
    people: list[NoticePerson] = []
    channels: list[Channel] = []  # new
    changed_channels: list[Channel] = []  # those with these ids; what each is and goes to never changes
    removed_channels: list[str] = []  # ids
    deliveries: list[Delivery] = []  # new, or in the place of the one with the same id
    removed_deliveries: list[str] = []  # ids


class NoticeStore(Protocol):
    """What is read about notices."""

    async def notices(self) -> list[Notice]:
        """All notices."""

    async def notices_of(self, account: str) -> list[Notice]:
        """The notices of one person."""

    async def notice_person(self, account: str) -> NoticePerson | None:
        """How a person wants to be told."""

    async def noticed_accounts(self) -> list[str]:
        """Everybody who has a channel that is switched on and confirmed."""

    async def channel(self, channel: str) -> Channel | None:
        """One channel."""

    async def channels_of(self, account: str) -> list[Channel]:
        """The channels of a person, oldest first."""

    async def waiting_deliveries(self) -> list[Delivery]:
        """Messages on their way, those first that are due first."""

    async def deliveries_of(self, account: str, limit: int) -> list[Delivery]:
        """The messages of a person, newest first."""
