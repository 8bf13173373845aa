"""People: they open tables, join, play, talk, undo, vote, leave, come back, lose their connection and try again.

They know only what a client knows. Some use sockets, some only HTTP; some keep using tokens they should have lost.
"""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from tests.simulation.checks import ENTERED, FRAME, REPLY, UPDATE, cookie_in, digest_of
from tests.simulation.network import Called, Socket, Token
from theomachy.server.protocol import (
    Done,
    Enter,
    Entered,
    Goodbye,
    Invited,
    Join,
    OpenTable,
    Refused,
    Rematched,
    Request,
    TableReply,
    Update,
)

if TYPE_CHECKING:
    from tests.simulation.world import World

ENCODE: Final = msgspec.json.Encoder()
AGAIN: Final = ("not-saved", "in-doubt", "stopping", "too-fast", "too-many")
"""Refusals after which the same request is sent again."""


class Place:
    """What a person knows of a table, and the tokens the person has for it."""

    def __init__(self, table: str, token: Token) -> None:
        self.table: Final = table
        self.tokens: Final = [token]
        self.sockets: Final[list[Socket]] = []
        self.seq = 0
        self.latest: Update | None = None
        self.gone = False
        """The person left, or was told that the token has ended."""

    @property
    def token(self) -> Token:
        """The newest token."""
        return self.tokens[-1]

    def learn(self, update: Update) -> None:
        """Something new, unless it is old."""
        if update.seq < self.seq:
            return
        self.seq = update.seq
        if update.game is None and self.latest is not None:
            update = msgspec.structs.replace(update, game=self.latest.game)
        self.latest = update


class Person:
    """One person with a device."""

    def __init__(self, world: "World", number: int, dice: Random) -> None:
        self.world: Final = world
        self.name: Final = f"P{number}"
        self.number: Final = number
        self.address: Final = f"10.0.0.{number}"
        self.dice: Final = dice
        self.http_only: Final = dice.random() < 0.2
        self.browser: Final = dice.random() < 0.5
        self.device = ""
        self.seatings = 0
        self.places: Final[list[Place]] = []
        self.away_until = 0.0
        self._place_of: Final[dict[Socket, Place]] = {}
        self._waiting: Final[dict[str, list[asyncio.Future[TableReply | None]]]] = {}

    # -- what the network tells

    def opened(self, socket: Socket) -> None:
        """The handshake succeeded."""

    def heard(self, socket: Socket, frame: str) -> None:
        """A frame arrived."""
        message = FRAME.decode(frame)
        place = self.place_of(socket)
        if isinstance(message, Update):
            place.learn(message)
        elif isinstance(message, Goodbye):
            if message.code == "unknown" and socket.token == place.token:
                place.gone = True
        elif isinstance(message, Done | Invited | Rematched | Refused):
            for waiting in self._waiting.pop(message.id, []):
                if not waiting.done():
                    waiting.set_result(message)

    def refused(self, socket: Socket) -> None:
        """The server knows no such table, or not for this token."""
        place = self.place_of(socket)
        if socket.token == place.token:
            place.gone = True

    def closed(self, socket: Socket) -> None:
        """The connection has ended."""
        place = self.place_of(socket)
        if socket in place.sockets:
            place.sockets.remove(socket)

    def place_of(self, socket: Socket) -> Place:
        """The place that a socket belongs to."""
        return self._place_of[socket]

    # -- reaching the server

    def new_id(self) -> str:
        """The id of a new request."""
        return self.dice.randbytes(16).hex()

    def some_id(self) -> str | None:
        """The id of a request that may do without."""
        return self.new_id() if self.dice.random() < 0.8 else None

    def new_name(self) -> str:
        """A name for a new seat: a name of this person that nobody ever had."""
        self.seatings += 1
        return f"{self.name}.{self.seatings}"

    def connect(self, place: Place, token: Token | None = None) -> Socket:
        """Open a socket."""
        after = place.seq if self.dice.random() < 0.7 else self.dice.randrange(place.seq + 1)
        socket = self.world.network.connect(self, token or place.token, after, self.address)
        self._place_of[socket] = place
        place.sockets.append(socket)
        return socket

    async def fetch(self, place: Place, token: Token, wait: int = 0) -> None:
        """Read the table without a socket."""
        query = f"after={place.seq}" + (f"&wait={wait}" if wait else "")
        called = Called("GET", f"/api/tables/{place.table}", query, token, self.name, b"")
        answered = await self.world.network.call(called, self.address, patience=15 + wait)
        if answered is not None and answered.status == 200:
            place.learn(UPDATE.decode(answered.body))
        elif answered is not None and answered.status == 404:
            place.gone = True

    async def ask(self, place: Place, request: Request, token: Token | None = None) -> TableReply | None:
        """Send a request until there is a reply that settles it, or patience ends."""
        token = token or place.token
        self.world.checks.senders.setdefault(request.id, set()).add(self.name)
        for _ in range(self.dice.choice((1, 3, 6))):
            if self.world.faults.happens("impatient"):
                self.world.loop.create_task(self._once(place, request, token))
            reply = await self._once(place, request, token)
            self.world.tell(token.name or self.name, "asks", request, "and is told", reply or "nothing")
            if reply is not None and not (isinstance(reply, Refused) and reply.code in AGAIN):
                return reply
            await asyncio.sleep(self.dice.choice((0.05, 0.3, 1.2)))
        return None

    async def _once(self, place: Place, request: Request, token: Token) -> TableReply | None:
        data = ENCODE.encode(request)
        sockets = [one for one in place.sockets if one.open and one.token == token]
        if sockets and self.dice.random() < 0.8:
            done: asyncio.Future[TableReply | None] = self.world.loop.create_future()
            self._waiting.setdefault(request.id, []).append(done)
            self.dice.choice(sockets).send(data.decode())
            try:
                return await asyncio.wait_for(done, self.dice.choice((0.5, 3, 8)))
            except TimeoutError:
                return None
        called = Called("POST", f"/api/tables/{place.table}/messages", "", token, self.name, data)
        answered = await self.world.network.call(called, self.address, patience=self.dice.choice((2, 8)))
        return None if answered is None else REPLY.decode(answered.body)

    # -- tokens

    async def enter_by(
        self, path: str, body: msgspec.Struct, name: str, token: Token | None = None
    ) -> Place | None:
        """Open, join, follow or enter: a token, and the place it leads to."""
        called = Called("POST", path, "", token, self.name, ENCODE.encode(body))
        tries = self.dice.choice((1, 3, 6)) if getattr(body, "id", None) else 1
        answered = None
        for _ in range(tries):
            cookie = f"device={self.device}" if self.device else ""
            answered = await self.world.network.call(called, self.address, cookie)
            self.world.tell(self.name, path, body, "and is told", answered.status if answered else "nothing")
            if answered is not None and answered.status != 503:
                break
        if answered is None or answered.status != 200:
            return None
        found = ENTERED.decode(answered.body)
        text = found.token or cookie_in(answered.headers, f"table-{found.table}")
        self.device = cookie_in(answered.headers, "device") or self.device
        return self.take(found, text, name)

    def take(self, found: Entered, text: str, name: str) -> Place:
        """Keep a token."""
        kept = Token(text, digest_of(text), found.table, found.role, tuple(found.seats), self.name, name)
        for place in self.places:
            if place.table == found.table and not place.gone and place.token.seats == kept.seats:
                place.tokens.append(kept)
                return place
        place = Place(found.table, kept)
        self.places.append(place)
        if found.invites:
            self.world.invites += [(found.table, one.invite) for one in found.invites]
        if found.code and found.code not in self.world.codes:
            self.world.codes.append(found.code)
        return place

    async def open_table(self, wish: OpenTable) -> Place | None:
        """Make a table."""
        return await self.enter_by("/api/tables", wish, wish.name)

    async def join(
        self,
        *,
        invite: str | None = None,
        code: str | None = None,
        watch: bool = False,
        held_as: str | None = None,
    ) -> Place | None:
        """Join a table; `held_as` is the name of the seat where the invite is for another device."""
        name = self.new_name()
        wish = Join(name=name, invite=invite, code=code, watch=watch, bearer=not self.browser, id=self.some_id())
        return await self.enter_by("/api/join", wish, "" if watch else name if held_as is None else held_as)

    async def enter(self, place: Place) -> None:
        """Ask for another token by the device."""
        await self.enter_by(f"/api/tables/{place.table}/enter", Enter(bearer=True, id=self.some_id()), "")
