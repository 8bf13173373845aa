"""The server as an ASGI application: the checks in front of every declared endpoint, and the routes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from theomachy.server.accounts.access import Site, address_of, bearer, block_of
from theomachy.server.http import (
    account_routes,
    admin_routes,
    book_routes,
    join_routes,
    lesson_routes,
    notice_routes,
    people_routes,
    public_routes,
    quiz_routes,
    table_routes,
)
from theomachy.server.http.call import Call, check_protocol, refused
from theomachy.server.http.endpoint import ENDPOINTS, Endpoint
from theomachy.server.http.security_headers import SecurityHeaders
from theomachy.server.http.server import Server
from theomachy.server.http.socket_routes import SOCKET, Sockets
from theomachy.server.live.metrics import Metrics
from theomachy.server.live.ports import Bots, Ports
from theomachy.server.live.services import NoSuchTable, Services, no_such_table, storage_failed
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.operators.audit import COMMAND_LINE
from theomachy.server.operators.retention import Keeping
from theomachy.server.protocol import PROTOCOL, PROTOCOL_HEADER
from theomachy.server.store.port import Grant, Store, StoreError
from theomachy.server.tables.limits import Limits
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import holder, speaker

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.app")
ROUTES: Final = (
    *(public_routes, book_routes, quiz_routes, join_routes, lesson_routes),
    *(account_routes, notice_routes, people_routes, table_routes, admin_routes),
)
"""The modules that declare endpoints."""
GONE: Final = 400
"""The status for somebody who disconnected before the request was complete; nobody reads it."""


def routes(server: Server) -> list[BaseRoute]:
    """A route for every declared endpoint, the socket and the web client."""

    async def page(request: Request) -> Response:
        services = server.services
        try:
            services.rates.check("address", block_of(request), services.limits.address_requests)
        except RequestRefused as refusal:
            return refused(refusal.reply())
        return public_routes.page(server, request)

    found: list[BaseRoute] = [
        Route(endpoint.path, checked(server, endpoint), methods=[endpoint.method])
        for endpoint in ENDPOINTS.values()
    ]
    found.append(WebSocketRoute(SOCKET, Sockets(server).socket))
    found.append(Route("/api/{path:path}", page, methods=["POST"]))  # unknown, as endpoints of operators look
    found.append(Route("/{path:path}", page, methods=["GET"]))
    return found


def checked(server: Server, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint's handler behind the checks of rate, protocol, origin, body size and token."""

    async def handle(request: Request) -> Response:
        services = server.services
        try:
            services.rates.check("address", block_of(request), services.limits.address_requests)
            operator = await operator_of(server, request) if endpoint.operator else ""
            if not operator and "/api/" in endpoint.path:
                server.operating.bans.check_address(address_of(request))
            check_protocol(request.headers.get(PROTOCOL_HEADER, str(PROTOCOL)))
            body = await read_body(server, request, endpoint) if endpoint.method == "POST" else b""
            grant: Grant | None = None
            owners: list[str] = []
            if endpoint.permission is not None:
                grant = await token_grant(server, request)
                server.operating.bans.check_owners([grant.account])
            elif not operator and "/api/" in endpoint.path:
                owners = await server.access.owners(request)
                server.operating.bans.check_owners(owners)
            call = Call(
                server,
                request,
                endpoint.name,
                endpoint.permission,
                endpoint.refusal,
                body,
                grant,
                owners,
                operator,
            )
            if grant is not None:
                server.hosts.host(grant.table).audience.notice(holder(grant, call.block))
            return await endpoint.handler(call)
        except RequestRefused as refusal:
            return refused(refusal.reply())
        except ClientDisconnect:
            return Response(status_code=GONE)
        except NoSuchTable:
            server.hosts.drop(request.path_params.get("table", ""))
            return refused(no_such_table().reply())
        except StoreError as error:
            log.error("storage failed", endpoint=endpoint.name, error=str(error))
            return refused(storage_failed(error, changes=endpoint.method == "POST").reply())

    return handle


async def operator_of(server: Server, request: Request) -> str:
    """Who the caller is as an operator; everybody else is told what a path that does not exist tells.

    The role is read again for every request. The key of the command line never comes from a page.
    """
    key = server.operator_key
    if key and "origin" not in request.headers and compare_digest(bearer(request).encode(), key.encode()):
        return COMMAND_LINE
    account = await server.access.account(request)
    if account is None or not await server.services.store.is_operator(account):
        raise no_such_table()
    server.operating.bans.check_address(address_of(request))
    return account


async def token_grant(server: Server, request: Request) -> Grant:
    """What the caller's token allows at the table; without one, the table looks as if it did not exist."""
    services = server.services
    grant = await server.access.grant(request, request.path_params["table"])
    if grant is None:
        services.rates.check("guess", block_of(request), services.limits.reads)
        raise no_such_table()
    services.rates.check("reads", speaker(grant), services.limits.reads)
    return grant


async def read_body(server: Server, request: Request, endpoint: Endpoint) -> bytes:
    """The JSON body of a write, if its origin and its size are allowed."""
    server.access.check_origin(request, write=True)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not endpoint.form:
        raise RequestRefused("malformed", "the Content-Type must be application/json")
    limits = server.services.limits
    most = limits.import_bytes if endpoint.large else limits.body_bytes
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise RequestRefused("too-large", f"the body must have at most {most} bytes")
    return bytes(data)


def make_app(
    store: Store,
    bots: Bots,
    ports: Ports | None = None,
    limits: Limits | None = None,
    site: Site | None = None,
    metrics: Metrics | None = None,
    keeping: Keeping | None = None,
    operator_key: str = "",
    notices: NoticeSettings | None = None,
) -> tuple[Server, ASGIApp]:
    """The application. The caller opens and closes the store and the bots."""
    services = Services(store, ports or Ports(), bots, limits or Limits(), metrics or Metrics())
    server = Server(services, site or Site(), keeping, operator_key, notices)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.drain()

    inner = Starlette(routes=routes(server), lifespan=lifespan)
    return server, SecurityHeaders(inner, secure=server.site.base_url.startswith("https://"))
