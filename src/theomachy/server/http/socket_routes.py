"""Sockets: who may open one, and how many may be open."""

from collections import Counter
from typing import Final

import structlog
from starlette.websockets import WebSocket

from theomachy.server.accounts.access import address_of, block_of, needs_login
from theomachy.server.http.call import check_protocol, query_number, refused
from theomachy.server.http.server import Server
from theomachy.server.live.open_sockets import OpenSocket
from theomachy.server.live.services import NoSuchTable, no_such_table, storage_failed
from theomachy.server.live.socket_session import SocketSession
from theomachy.server.protocol import Refused
from theomachy.server.store.port import Grant, StoreError
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import holder

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.sockets")
SOCKET: Final = "/api/tables/{table}/socket"


class Sockets:
    """Every open socket, counted by person and by address block."""

    def __init__(self, server: Server) -> None:
        self._server: Final = server
        self._services: Final = server.services
        self._blocks: Final[Counter[str]] = Counter()
        self._persons: Final[Counter[str]] = Counter()

    async def socket(self, socket: WebSocket) -> None:
        """Serve one device; refused alike whether the table is unknown or the token is."""
        block = block_of(socket)
        try:
            grant, after = await self._admitted(socket, block)
            who = holder(grant, block)
            session = SocketSession(socket, self._server.hosts, grant, who)  # refused by a server that now stops
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
        self._blocks[block] += 1
        self._persons[who.person] += 1
        self._services.metrics.sockets.inc()
        access = self._server.access
        login = access.login_key(socket) if needs_login(socket, grant) else None
        opened = OpenSocket(session, address_of(socket), grant.account, grant.token, login)
        self._server.sockets.open.add(opened)
        try:
            # after it can be found, so that no ban and no logout comes in between
            self._check_bans(address_of(socket), grant)
            if login is not None and await access.grant(socket, grant.table) is None:
                raise no_such_table()
            check_protocol(socket.query_params.get("protocol"))
            await session.run(after)
        except RequestRefused as refusal:
            await session.reject(refusal)
        finally:
            self._server.sockets.open.discard(opened)
            self._services.metrics.sockets.dec()
            for counted, name in ((self._blocks, block), (self._persons, who.person)):
                counted[name] -= 1
                if not counted[name]:
                    del counted[name]

    def _check_bans(self, address: str, grant: Grant) -> None:
        self._server.operating.bans.check_address(address)
        self._server.operating.bans.check_owners([grant.account])

    async def _admitted(self, socket: WebSocket, block: str) -> tuple[Grant, int]:
        """What the token allows, and the last entry that the client has."""
        limits = self._services.limits
        self._services.rates.check("address", block, limits.address_requests)
        self._server.access.check_origin(socket, write=False)
        after = query_number(socket, "after", 0, 2**53 - 1) or 0
        grant = await self._server.access.grant(socket, socket.path_params["table"])
        if grant is None:
            raise no_such_table()
        await self._server.hosts.host(grant.table).look(grant.token)
        if self._persons[holder(grant, block).person] >= limits.sockets_per_person:
            raise RequestRefused("too-many", "you have too many sockets open")
        if self._blocks[block] >= limits.sockets_per_block:
            raise RequestRefused("too-many", "too many sockets are open from your address")
        if self._blocks.total() >= limits.sockets:
            raise RequestRefused("too-many", "too many sockets are open")
        return grant, after


async def deny(socket: WebSocket, reply: Refused) -> None:
    """Refuse a socket with an HTTP response to its handshake."""
    await socket.send_denial_response(refused(reply))
