"""The server as an application: every address of endpoints.py, and the sockets."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from theomachy import __version__, rules
from theomachy.engine.game import SPECTATOR
from theomachy.engine.refusal import DataError
from theomachy.server import health, page, policy
from theomachy.server.access import ROLES, Access, Site, address_of
from theomachy.server.accounts import Accounts
from theomachy.server.admission import Admission, unknown
from theomachy.server.boxes import offered
from theomachy.server.buckets import Buckets
from theomachy.server.conduct import Actor, Refuse, kind_of
from theomachy.server.endpoints import (
    CONFLICT,
    ENDPOINTS,
    SOCKET,
    STATUS,
    Endpoint,
    RuleList,
    RuleShown,
    Version,
    openapi,
)
from theomachy.server.eyes import Shared, Viewer
from theomachy.server.host import Missing, World
from theomachy.server.house import House
from theomachy.server.limits import Limits, Rate
from theomachy.server.lists import PHASES, mine, public
from theomachy.server.match import MATCHES
from theomachy.server.metrics import Metrics
from theomachy.server.moments import moment
from theomachy.server.ports import Bots, Ports
from theomachy.server.protocol import (
    PROTOCOL,
    Credentials,
    Done,
    Enter,
    Entered,
    Exported,
    Invite,
    Join,
    LogShown,
    Me,
    OpenTable,
    Refused,
    Rematch,
    Say,
    TableReply,
    TableRequest,
)
from theomachy.server.schema import schema
from theomachy.server.session import Session
from theomachy.server.shell import Shell
from theomachy.server.store.port import Grant, Store, StoreError
from theomachy.server.table import Table
from theomachy.server.views import replay
from theomachy.texts import FILES, LANGUAGES, read_locale, texts

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.app")
ENCODE: Final = msgspec.json.Encoder()
REQUEST: Final[msgspec.json.Decoder[TableRequest]] = msgspec.json.Decoder(TableRequest)
DAY: Final = "public, max-age=3600"
T = TypeVar("T")


class Call:
    """One HTTP request that passed the door: its body and, at a table, what the caller's token grants."""

    def __init__(self, request: Request, body: bytes, grant: Grant | None, owners: list[str]) -> None:
        self.request: Final = request
        self.body: Final = body
        self._grant: Final = grant
        self.owners: Final = owners

    def read(self, kind: type[T]) -> T:
        """The body as this; Refuse says what is wrong with it."""
        return decode(self.body, kind)

    @property
    def grant(self) -> Grant:
        """What the caller may do at the table."""
        if self._grant is None:
            raise unknown()
        return self._grant

    def viewer(self) -> Viewer:
        """Through whose eyes the caller sees the table."""
        return Viewer(ROLES[self.grant.role], self.grant.seats)

    def number(self, name: str, low: int, high: int) -> int | None:
        """A number of the query, if it is there."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdecimal() or len(text) > 16 or not low <= int(text) <= high:
            raise Refuse("malformed", f"{name} is a number from {low} to {high}, not {text[:40]!r}")
        return int(text)

    def word(self, name: str, words: Iterable[str]) -> str | None:
        """A word of the query, if it is there."""
        text = self.request.query_params.get(name)
        if text is not None and text not in words:
            raise Refuse("malformed", f"{name} is one of {', '.join(words)}, not {text[:40]!r}")
        return text


Handler: TypeAlias = Callable[[Call], Awaitable[Response]]


def decode(data: bytes, kind: type[T]) -> T:
    """JSON as this type; Refuse says where it is wrong."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("malformed", str(error)[:300]) from error


def read_request(data: bytes) -> TableRequest:
    """A request to a table; Refuse says where it is wrong."""
    try:
        return REQUEST.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refuse("malformed", str(error)[:300]) from error


def json(value: object, status: int = 200, caching: str = "") -> Response:
    """A value as a response."""
    headers = {"Cache-Control": caching} if caching else None
    return Response(ENCODE.encode(value), status, headers, "application/json")


def refused(reply: Refused) -> Response:
    """A refusal as a response."""
    response = json(reply, STATUS.get(reply.code, CONFLICT))
    if reply.retry:
        response.headers["Retry-After"] = str(max(1, reply.retry // 1000))
    return response


@lru_cache(maxsize=len(LANGUAGES))
def rule_list(language: str) -> bytes:
    """The rules catalogue of a language, encoded once."""
    words = texts(language)
    found = [rules.entry(rule, words) for rule in rules.groups(language)]
    return ENCODE.encode(RuleList([RuleShown(e["id"], e["group"], e["text"], e["links"]) for e in found]))


class App:
    """All handlers, and what they share."""

    def __init__(self, world: World, site: Site) -> None:
        self.world: Final = world
        self.site: Final = site
        self.metrics: Final = world.metrics
        self.house: Final = House(world)
        self.admission: Final = Admission(self.house)
        self.access: Final = Access(world.store, site)
        self.accounts: Final = Accounts(world)
        self.buckets: Final = Buckets(world.limits.buckets)
        self.page: Final = page.installed()
        self._sockets_by_address: Final[Counter[str]] = Counter()
        self.handlers: Final[dict[str, Handler]] = {
            "health": self.health,
            "ready": self.ready,
            "metrics": self.show_metrics,
            "version": self.version,
            "schema": self.show_schema,
            "openapi": self.show_openapi,
            "games": self.games,
            "locale": self.locale,
            "rules": self.rules,
            "tables": self.tables,
            "open": self.open,
            "join": self.join,
            "me": self.me,
            "my-tables": self.my_tables,
            "account": self.account,
            "login": self.login,
            "logout": self.logout,
            "table": self.table,
            "messages": self.messages,
            "enter": self.enter,
            "follow": self.follow,
            "log": self.show_log,
            "replay": self.replay,
            "record": self.record,
            "position": self.position,
        }

    async def drain(self) -> None:
        """Tell everybody goodbye, and let what has begun become durable. Again: nothing is left to do."""
        if self.house.stopping:
            return
        try:
            await asyncio.wait_for(self.house.close(), self.world.limits.stop_seconds)
        except TimeoutError:
            log.error("stopped before everything was done")

    # -- the door

    def routes(self) -> list[BaseRoute]:
        """A route for every endpoint; one without a policy cannot be made."""
        found: list[BaseRoute] = [
            Route(endpoint.path, self._door(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
        ]
        found.append(WebSocketRoute(SOCKET, self.socket))
        found.append(Route("/{path:path}", self.show_page, methods=["GET"]))
        return found

    def _door(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        door, kind = policy.ROUTES[endpoint.name]
        handler = self.handlers[endpoint.name]

        async def enter(request: Request) -> Response:
            try:
                self._slow_down("address", address_of(request), self.world.limits.address_requests)
                body = await self._body(request, endpoint) if kind == "write" else b""
                grant = await self.access.grant(request, request.path_params["table"]) if door == "table" else None
                if door == "table":
                    if grant is None:
                        self._slow_down("guess", address_of(request), self.world.limits.reads)
                        raise unknown()
                    self._slow_down("reads", grant.token.hex(), self.world.limits.reads)
                owners = (
                    await self.access.owners(request) if door == "anybody" and "/api/" in endpoint.path else []
                )
                return await handler(Call(request, body, grant, owners))
            except Refuse as refuse:
                return refused(refuse.reply())
            except Missing:
                self.house.drop(request.path_params.get("table", ""))
                return refused(unknown().reply())
            except StoreError as error:
                log.error("the storage failed", endpoint=endpoint.name, error=str(error))
                return refused(Refuse("not-saved", "the storage does not answer", retry=1_000).reply())

        return enter

    async def _body(self, request: Request, endpoint: Endpoint) -> bytes:
        self.access.check_origin(request, write=True)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refuse("malformed", "the body has to be application/json")
        most = self.world.limits.import_bytes if endpoint.large else self.world.limits.body_bytes
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > most:
                raise Refuse("too-large", f"the body has at most {most} bytes")
        return bytes(data)

    def _slow_down(self, purpose: str, who: str, rate: Rate) -> None:
        wait = self.buckets.wait(purpose, who, rate, asyncio.get_running_loop().time())
        if wait:
            raise Refuse("too-fast", "too many requests; wait a little", retry=wait)

    def _allowed(self, name: str, call: Call, table: Table) -> None:
        """Refuse what the policy of the table's phase does not allow."""
        phase = self.house.host(table.id).phase(table)
        row = policy.TABLE_READS[name]
        if not policy.allows(row, ROLES[call.grant.role], bool(call.grant.seats), phase):
            raise Refuse(
                "running" if name == "record" else "wrong-phase", f"{name}: not while the table is {phase}"
            )

    # -- for everybody

    async def health(self, call: Call) -> Response:
        found = health.live()
        return Response(found.body, found.status, media_type="application/json")

    async def ready(self, call: Call) -> Response:
        found = await health.ready(self.world.store, draining=self.house.stopping)
        return Response(found.body, found.status, media_type="application/json")

    async def show_metrics(self, call: Call) -> Response:
        if not self.site.metrics:
            return refused(unknown().reply())
        self.metrics.loaded.set(len(self.house.hosts))
        return Response(self.metrics.render(), media_type=self.metrics.content_type)

    async def version(self, call: Call) -> Response:
        return json(
            Version(__version__, PROTOCOL, {name: kind.game.rules_version for name, kind in MATCHES.items()})
        )

    async def show_schema(self, call: Call) -> Response:
        return json(schema(), caching=DAY)

    async def show_openapi(self, call: Call) -> Response:
        return json(openapi(), caching=DAY)

    async def games(self, call: Call) -> Response:
        return json(offered(), caching=DAY)

    async def locale(self, call: Call) -> Response:
        language = call.request.path_params["language"]
        name = str(call.request.path_params["file"]).removesuffix(".ftl")
        if language not in LANGUAGES or name not in FILES:
            raise Refuse("unknown", "no such file")
        return Response(read_locale(language, name), headers={"Cache-Control": DAY}, media_type="text/plain")

    async def rules(self, call: Call) -> Response:
        language = call.request.path_params["language"]
        if language not in LANGUAGES:
            raise Refuse("unknown", f"no such language; there are {', '.join(LANGUAGES)}")
        return Response(rule_list(language), headers={"Cache-Control": DAY}, media_type="application/json")

    async def tables(self, call: Call) -> Response:
        self._slow_down("lists", address_of(call.request), self.world.limits.reads)
        game = call.word("game", ("ankh", "pantheon"))
        phase = call.word("phase", PHASES)
        return json(await public(self.world, game, phase, call.request.query_params.get("before")))

    async def show_page(self, request: Request) -> Response:
        path = str(request.path_params["path"])
        if path == "api" or path.startswith("api/"):
            return refused(unknown().reply())
        return page.respond(request, self.page, path)

    # -- coming in

    async def open(self, call: Call) -> Response:
        self._slow_down("open", address_of(call.request), self.world.limits.opens)
        wish = call.read(OpenTable)
        if wish.play_on is not None:
            await self._may_play_on(call, wish.play_on.table)
        owner, device = await self.accounts.owner(call.owners, wish.bearer)
        entered = await self.admission.open(wish, owner)
        return self._welcome(call, entered, wish.bearer, device)

    async def _may_play_on(self, call: Call, table_id: str) -> None:
        grant = await self.access.grant(call.request, table_id)
        owned = [g for owner in call.owners for g in await self.world.store.grants_of(owner)]
        if grant is None and all(one.table != table_id for one in owned):
            raise unknown()
        phase = (await self.house.host(table_id).look()).phase()
        if phase not in policy.TABLE_READS["play-on"].phases["spectator"]:
            raise Refuse("running", "one can play on from a finished game only")

    async def join(self, call: Call) -> Response:
        self._slow_down("join", address_of(call.request), self.world.limits.joins)
        wish = call.read(Join)
        owner, device = await self.accounts.owner(call.owners, wish.bearer)
        return self._welcome(call, await self.admission.join(wish, owner), wish.bearer, device)

    async def enter(self, call: Call) -> Response:
        self._slow_down("join", address_of(call.request), self.world.limits.joins)
        wish = call.read(Enter)
        entered = await self.admission.enter(call.request.path_params["table"], call.owners)
        return self._welcome(call, entered, wish.bearer, "")

    async def follow(self, call: Call) -> Response:
        self._slow_down("join", call.grant.token.hex(), self.world.limits.joins)
        wish = call.read(Enter)
        entered = await self.admission.follow(call.grant, call.grant.account)
        return self._welcome(call, entered, wish.bearer, "")

    def _welcome(self, call: Call, entered: Entered, bearer: bool, device: str) -> Response:
        """The token goes into a cookie that no script can read, unless a script asks for it."""
        if bearer:
            return json(entered)
        response = json(msgspec.structs.replace(entered, token=""))
        self.access.give_table(call.request, response, entered.table, entered.token)
        if device:
            self.access.give_device(call.request, response, device)
        return response

    # -- accounts

    async def me(self, call: Call) -> Response:
        account = await self.access.account(call.request)
        found = None if account is None else await self.world.store.account(account)
        return json(Me("" if found is None else found.shown))

    async def my_tables(self, call: Call) -> Response:
        self._slow_down("lists", address_of(call.request), self.world.limits.reads)
        phase = call.word("phase", PHASES)
        return json(await mine(self.world, call.owners, phase, call.request.query_params.get("before")))

    async def account(self, call: Call) -> Response:
        return await self._log_in(call, register=True)

    async def login(self, call: Call) -> Response:
        return await self._log_in(call, register=False)

    async def _log_in(self, call: Call, register: bool) -> Response:
        self._slow_down("password", address_of(call.request), self.world.limits.passwords)
        wish = call.read(Credentials)
        self._slow_down("password", wish.name.casefold(), self.world.limits.passwords)
        logged_in = await (self.accounts.register if register else self.accounts.login)(wish, call.owners)
        if wish.bearer:
            return json(logged_in)
        response = json(msgspec.structs.replace(logged_in, token=""))
        self.access.give_login(call.request, response, logged_in.token)
        return response

    async def logout(self, call: Call) -> Response:
        call.read(Enter)
        key = self.access.login_key(call.request)
        if key is not None:
            await self.accounts.logout(key)
        response = json(Done(seq=0))
        self.access.forget_login(call.request, response)
        return response

    # -- at a table

    async def table(self, call: Call) -> Response:
        after = call.number("after", 0, 2**53 - 1) or 0
        wait = call.number("wait", 0, 60) or 0
        host = self.house.host(call.grant.table)
        if wait:
            await host.wait(after, min(float(wait), self.world.limits.poll_seconds))
        body = await host.update(call.viewer(), after)
        return Response(body, media_type="application/json")

    async def messages(self, call: Call) -> Response:
        reply = await self.dispatch(call.grant, read_request(call.body))
        return refused(reply) if isinstance(reply, Refused) else json(reply)

    async def dispatch(self, grant: Grant, request: TableRequest) -> TableReply:
        """What a request is answered with, whichever way it came."""
        begin = perf_counter()
        kind = kind_of(request)
        try:
            self._slow_down("requests", grant.token.hex(), self.world.limits.table_requests)
            if isinstance(request, Say):
                self._slow_down("chat", grant.token.hex(), self.world.limits.chat)
            reply = await self._reply(grant, request)
        except Refuse as refuse:
            self.metrics.messages.labels(kind, refuse.code).inc()
            return refuse.reply(request.id)
        except Missing:
            return unknown().reply(request.id)
        except StoreError as error:
            log.error("the storage failed", kind=kind, error=str(error))
            return Refuse("not-saved", "the storage does not answer", retry=1_000).reply(request.id)
        self.metrics.messages.labels(kind, "done").inc()
        self.metrics.acknowledged.observe(perf_counter() - begin)
        return reply

    async def _reply(self, grant: Grant, request: TableRequest) -> TableReply:
        actor = Actor(ROLES[grant.role], grant.seats)
        if isinstance(request, Invite):
            return await self.admission.invite(grant.table, actor, request)
        if isinstance(request, Rematch):
            return await self.admission.rematch(grant.table, actor, request)
        return await self.house.host(grant.table).request(actor, request)

    async def show_log(self, call: Call) -> Response:
        after = call.number("after", 0, 2**53 - 1) or 0
        table = await self.house.host(call.grant.table).look()
        self._allowed("log", call, table)
        eyes = self._eyes(call, table)
        noted = table.noted_after(after)[: self.world.limits.moments]
        shared = Shared()
        return json(LogShown(seq=table.seq, moments=[moment(one, eyes, shared) for one in noted]))

    async def replay(self, call: Call) -> Response:
        answers = self._answers(str(call.request.path_params["answers"]))
        table = await self.house.host(call.grant.table).look()
        self._allowed("replay", call, table)
        match = table.match
        if match is None:
            raise Refuse("wrong-phase", "nothing was played yet")
        if answers > len(match.given):
            raise Refuse("data", f"the game has {len(match.given)} answers so far, not {answers}")
        return json(replay(table, match, self._eyes(call, table), answers))

    def _answers(self, text: str) -> int:
        if not text.isascii() or not text.isdecimal() or len(text) > 6:
            raise Refuse("malformed", "the number of answers is a number")
        return int(text)

    def _eyes(self, call: Call, table: Table) -> Viewer:
        """One's own, or somebody's whose game is over."""
        seat = call.number("seat", 0, 4)
        own = call.viewer()
        if seat is None:
            return own
        if seat >= len(table.seats):
            raise Refuse("no-seat", f"there is no seat {seat}")
        if seat not in own.seats and table.phase() != "finished":
            raise Refuse("running", f"what seat {seat} sees is secret until the game is over")
        return Viewer(own.role, (seat,))

    async def record(self, call: Call) -> Response:
        table = await self.house.host(call.grant.table).look()
        self._allowed("record", call, table)
        if table.match is None:
            raise Refuse("no-record", "nothing was played at this table")
        try:
            return json(Exported(text=await asyncio.to_thread(table.match.record)))
        except DataError as error:
            raise Refuse("no-record", str(error)) from error

    async def position(self, call: Call) -> Response:
        table = await self.house.host(call.grant.table).look()
        self._allowed("position", call, table)
        match = table.match
        if match is None:
            raise Refuse("wrong-phase", "nothing was played yet")
        answers = call.number("answers", 0, 100_000)
        form = call.word("form", ("line", "document")) or "document"
        if answers is not None and answers > len(match.given):
            raise Refuse("data", f"the game has {len(match.given)} answers so far, not {answers}")
        past = match if answers is None else match.past(answers)
        if table.phase() == "finished":
            return json(Exported(text=past.line() if form == "line" else past.document(None)))
        if form == "line":
            raise Refuse("running", "a line holds the whole position, which is secret until the game is over")
        eyes = self._eyes(call, table).seats
        return json(Exported(text=past.document(eyes[0] if eyes else SPECTATOR)))

    # -- sockets

    async def socket(self, socket: WebSocket) -> None:
        """A device at a table; refused alike whether the table is unknown or the token is."""
        address = address_of(socket)
        limits = self.world.limits
        try:
            self._slow_down("address", address, limits.address_requests)
            self.access.check_origin(socket, write=False)
            after = (
                Call(Request({**socket.scope, "type": "http"}), b"", None, []).number("after", 0, 2**53 - 1) or 0
            )
            grant = await self.access.grant(socket, socket.path_params["table"])
            if grant is None:
                raise unknown()
            host = self.house.host(grant.table)
            await host.look()
            if self._sockets_by_address[address] >= limits.sockets_per_address:
                raise Refuse("too-many", "too many sockets are open from your address")
            if self._sockets_by_address.total() >= limits.sockets:
                raise Refuse("too-many", "too many sockets are open")
        except StoreError as error:
            log.error("the storage failed", endpoint="socket", error=str(error))
            await deny(socket, Refuse("not-saved", "the storage does not answer", retry=1_000).reply())
            return
        except (Refuse, Missing) as error:
            await deny(socket, error.reply() if isinstance(error, Refuse) else unknown().reply())
            return
        self._sockets_by_address[address] += 1
        self.metrics.sockets.inc()
        session = Session(
            socket, host, Viewer(ROLES[grant.role], grant.seats), grant.token, limits, self.world.ports
        )
        try:
            await session.run(after, lambda request: self.dispatch(grant, request))
        finally:
            self.metrics.sockets.dec()
            self._sockets_by_address[address] -= 1
            if not self._sockets_by_address[address]:
                del self._sockets_by_address[address]


async def deny(socket: HTTPConnection, reply: Refused) -> None:
    """Refuse a socket with an HTTP response, before it is one."""
    if isinstance(socket, WebSocket):
        await socket.send_denial_response(refused(reply))


def make_app(
    store: Store,
    bots: Bots,
    ports: Ports | None = None,
    limits: Limits | None = None,
    site: Site | None = None,
    metrics: Metrics | None = None,
) -> tuple[App, ASGIApp]:
    """The application; what it stands on is passed in, and is closed by whoever opened it."""
    world = World(store, ports or Ports(), bots, limits or Limits(), metrics or Metrics())
    app = App(world, site or Site())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        app.house.open()
        yield
        await app.drain()

    inner = Starlette(routes=app.routes(), lifespan=lifespan)
    return app, Shell(inner, secure=app.site.base_url.startswith("https://"))
