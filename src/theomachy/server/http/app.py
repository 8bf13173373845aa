"""The server as an application: every address of endpoints.py, each behind the door."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from theomachy.server.accounts.access import Access, Site, address_of
from theomachy.server.accounts.admission import Admission, unknown
from theomachy.server.http.call import Call, Handler, check_protocol, refused
from theomachy.server.http.endpoints import ENDPOINTS, SOCKET, Endpoint
from theomachy.server.http.join_routes import Entrance
from theomachy.server.http.public_routes import Desk
from theomachy.server.http.rate_limit import Buckets
from theomachy.server.http.security_headers import Shell
from theomachy.server.http.socket_routes import Sockets
from theomachy.server.http.table_routes import Tableside
from theomachy.server.live.ports import Bots, Ports
from theomachy.server.live.services import Missing, World
from theomachy.server.live.table_hosts import House
from theomachy.server.operate.metrics import Metrics
from theomachy.server.protocol import PROTOCOL, PROTOCOL_HEADER
from theomachy.server.store.port import Store, StoreError
from theomachy.server.tables import permissions
from theomachy.server.tables.decisions import Refuse
from theomachy.server.tables.limits import Limits

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.app")


class App:
    """The rooms of the house, and the door in front of them: rates, origin, token."""

    def __init__(self, world: World, site: Site) -> None:
        self.world: Final = world
        self.site: Final = site
        self.house: Final = House(world)
        self.access: Final = Access(world.store, site)
        self.buckets: Final = Buckets(world.limits.buckets)
        admission = Admission(self.house)
        self.desk: Final = Desk(self.house, self.buckets, site)
        self.entrance: Final = Entrance(self.house, admission, self.access, self.buckets)
        self.tableside: Final = Tableside(self.house, admission, self.buckets)
        self.sockets: Final = Sockets(self.tableside, self.access, self.buckets)
        self.handlers: Final[dict[str, Handler]] = {
            **self.desk.handlers,
            **self.entrance.handlers,
            **self.tableside.handlers,
        }

    async def drain(self) -> None:
        """Tell everybody goodbye, and let what has begun become durable. Again: nothing is left to do."""
        if self.house.stopping:
            return
        try:
            await asyncio.wait_for(self.house.close(), self.world.limits.stop_seconds)
        except TimeoutError:
            log.error("stopped before everything was done")

    def routes(self) -> list[BaseRoute]:
        """A route for every endpoint; one without a policy cannot be made."""
        found: list[BaseRoute] = [
            Route(endpoint.path, self._door(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
        ]
        found.append(WebSocketRoute(SOCKET, self.sockets.socket))
        found.append(Route("/{path:path}", self.desk.show_page, methods=["GET"]))
        return found

    def _door(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        door, kind = permissions.ROUTES[endpoint.name]
        handler = self.handlers[endpoint.name]

        async def enter(request: Request) -> Response:
            try:
                self.buckets.slow_down("address", address_of(request), self.world.limits.address_requests)
                check_protocol(request.headers.get(PROTOCOL_HEADER, str(PROTOCOL)))
                body = await self._body(request, endpoint) if kind == "write" else b""
                grant = await self.access.grant(request, request.path_params["table"]) if door == "table" else None
                if door == "table":
                    if grant is None:
                        self.buckets.slow_down("guess", address_of(request), self.world.limits.reads)
                        raise unknown()
                    self.buckets.slow_down("reads", grant.token.hex(), self.world.limits.reads)
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
