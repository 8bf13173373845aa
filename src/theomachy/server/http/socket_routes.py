"""Sockets: who may open one, and how many may be open."""

from collections import Counter
from typing import Final

import structlog
from starlette.websockets import WebSocket

from theomachy.server.accounts.access import address_of
from theomachy.server.http.call import check_protocol, query_number, refused
from theomachy.server.http.server import Server
from theomachy.server.live.open_sockets import OpenSocket
from theomachy.server.live.services import NoSuchTable, no_such_table, storage_failed
from theomachy.server.live.socket_session import SocketSession
from theomachy.server.protocol import Refused
from theomachy.server.store.port import Grant, StoreError
from theomachy.server.tables.refusal import RequestRefused

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.sockets")
SOCKET: Final = "/api/tables/{table}/socket"


class Sockets:
    """Every open socket, counted by address."""

    def __init__(self, server: Server) -> None:
        self._server: Final = server
        self._services: Final = server.services
        self._by_address: Final[Counter[str]] = Counter()

    async def socket(self, socket: WebSocket) -> None:
        """Serve one device; refused alike whether the table is unknown or the token is."""
        address = address_of(socket)
        try:
            grant, after = await self._admitted(socket, address)
        except StoreError as error:
            log.error("storage failed", endpoint="socket", error=str(error))
            await deny(socket, storage_failed(error).reply())
            return
        except NoSuchTable:
            await deny(socket, no_such_table().reply())
            return
        except RequestRefused as refusal:
            await deny(socket, refusal.reply())
            return
        self._by_address[address] += 1
        self._services.metrics.sockets.inc()
        session = SocketSession(socket, self._server.hosts, grant)
        opened = OpenSocket(session, address, grant.account, grant.token)
        self._server.sockets.open.add(opened)
        try:
            self._check_bans(address, grant)  # after it can be found, so that no ban comes in between
            check_protocol(socket.query_params.get("protocol"))
            await session.run(after)
        except RequestRefused as refusal:
            await session.reject(refusal)
        finally:
            self._server.sockets.open.discard(opened)
            self._services.metrics.sockets.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _check_bans(self, address: str, grant: Grant) -> None:
        self._server.operating.bans.check_address(address)
        self._server.operating.bans.check_owners([grant.account])

    async def _admitted(self, socket: WebSocket, address: str) -> tuple[Grant, int]:
        """What the token allows, and the last entry that the client has."""
        limits = self._services.limits
        self._services.rates.check("address", address, limits.address_requests)
        self._server.access.check_origin(socket, write=False)
        after = query_number(socket, "after", 0, 2**53 - 1) or 0
        grant = await self._server.access.grant(socket, socket.path_params["table"])
        if grant is None:
            raise no_such_table()
        await self._server.hosts.host(grant.table).look(grant.token)
        if self._by_address[address] >= limits.sockets_per_address:
            raise RequestRefused("too-many", "too many sockets are open from your address")
        if self._by_address.total() >= limits.sockets:
            raise RequestRefused("too-many", "too many sockets are open")
        return grant, after


async def deny(socket: WebSocket, reply: Refused) -> None:
    """Refuse a socket with an HTTP response to its handshake."""
    await socket.send_denial_response(refused(reply))
