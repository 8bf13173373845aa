"""Sockets: who may open one, and how many there are."""

from collections import Counter
from typing import Final

import structlog
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from theomachy.server.accounts.access import ROLES, Access, address_of
from theomachy.server.accounts.admission import unknown
from theomachy.server.http.call import Call, check_protocol, refused
from theomachy.server.http.rate_limit import Buckets
from theomachy.server.http.table_routes import Tableside
from theomachy.server.live.services import Missing
from theomachy.server.live.socket_session import Session
from theomachy.server.protocol import Refused
from theomachy.server.store.port import StoreError
from theomachy.server.tables.decisions import Refuse
from theomachy.server.views.viewer import Viewer

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.sockets")


class Sockets:
    """Every open socket, counted by address."""

    def __init__(self, tableside: Tableside, access: Access, buckets: Buckets) -> None:
        self.tableside: Final = tableside
        self.house: Final = tableside.house
        self.world: Final = tableside.world
        self.access: Final = access
        self.buckets: Final = buckets
        self._by_address: Final[Counter[str]] = Counter()

    async def socket(self, socket: WebSocket) -> None:
        """A device at a table; refused alike whether the table is unknown or the token is."""
        address = address_of(socket)
        limits = self.world.limits
        try:
            self.buckets.slow_down("address", address, limits.address_requests)
            self.access.check_origin(socket, write=False)
            after = (
                Call(Request({**socket.scope, "type": "http"}), b"", None, []).number("after", 0, 2**53 - 1) or 0
            )
            grant = await self.access.grant(socket, socket.path_params["table"])
            if grant is None:
                raise unknown()
            host = self.house.host(grant.table)
            await host.look()
            if self._by_address[address] >= limits.sockets_per_address:
                raise Refuse("too-many", "too many sockets are open from your address")
            if self._by_address.total() >= limits.sockets:
                raise Refuse("too-many", "too many sockets are open")
        except StoreError as error:
            log.error("the storage failed", endpoint="socket", error=str(error))
            await deny(socket, Refuse("not-saved", "the storage does not answer", retry=1_000).reply())
            return
        except (Refuse, Missing) as error:
            await deny(socket, error.reply() if isinstance(error, Refuse) else unknown().reply())
            return
        self._by_address[address] += 1
        self.world.metrics.sockets.inc()
        session = Session(
            socket, host, Viewer(ROLES[grant.role], grant.seats), grant.token, limits, self.world.ports
        )
        try:
            check_protocol(socket.query_params.get("protocol"))
            await session.run(after, lambda request: self.tableside.dispatch(grant, request))
        except Refuse as refuse:
            await session.turn_away(refuse)
        finally:
            self.world.metrics.sockets.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


async def deny(socket: HTTPConnection, reply: Refused) -> None:
    """Refuse a socket with an HTTP response, before it is one."""
    if isinstance(socket, WebSocket):
        await socket.send_denial_response(refused(reply))
