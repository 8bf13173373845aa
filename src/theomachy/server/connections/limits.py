"""The budget of a connection, and how many connections there may be."""

from typing import Final

import msgspec
from msgspec import Struct

from theomachy.server.tables.limits import Rate


class ConnectionLimits(Struct, frozen=True, kw_only=True):
    """What is allowed before a request or a message is even complete. Nobody who plays comes near it."""

    # how many
    connections: int = 10_000  # fewer where the process may not open so many files
    connections_per_block: int = 600  # of an IPv4 address or an IPv6 /64; a trusted proxy may open any number
    health_connections: int = 16  # kept for health checks when all others are taken
    backlog: int = 128  # connections that wait to be accepted, and may all be accepted in one turn of the loop
    other_files: int = 64  # descriptors for the database, the bots and the logs
    # sizes
    turn_bytes: int = 2 * 1024  # parsed of one connection before all others have their turn
    header_bytes: int = 16 * 1024
    request_bytes: int = 32 * 1024  # of responses that cost as much as another request
    # seconds
    header_seconds: float = 10  # for the headers of a request, from the first moment of a new connection
    body_seconds: float = 10  # for the body, and more for one that keeps the pace
    body_pace: float = 8 * 1024  # bytes a second
    handshake_seconds: float = 15  # until a socket is accepted, with the look into the database
    idle_seconds: int = 15  # between two requests
    unread_seconds: float = 30  # that somebody may leave a response unread
    linger_seconds: float = 1  # to read why one was disconnected
    sweep_seconds: float = 0.5  # between two looks for what is late
    sweep_at_once: int = 50  # dropped in one turn of the loop
    log_seconds: float = 10  # between two log lines with the same reason
    # rates of an address block, for all its connections; behind a trusted proxy, of the forwarded address
    opens: Rate = Rate(300, 30)  # new connections; a trusted proxy may open any number
    block_requests: Rate = Rate(3_000, 300)  # whatever their method, path and outcome; a page is about 90
    block_frames: Rate = Rate(4_000, 1_000)  # on all sockets
    block_reads: Rate = Rate(20_000, 5_000)
    blocks: int = 20_000  # remembered at once
    # rates of one connection
    reads: Rate = Rate(1_000, 500)  # pieces in which the bytes arrive
    requests: Rate = Rate(400, 100)  # a proxy's connection carries many people's: they pay by forwarded address
    chunks: Rate = Rate(100, 20)  # of bodies
    http_bytes: Rate = Rate(1024 * 1024, 256 * 1024)
    frames: Rate = Rate(150, 75)  # with messages, or parts of one
    control_frames: Rate = Rate(60, 10)  # pings and pongs of the WebSocket protocol
    socket_bytes: Rate = Rate(256 * 1024, 64 * 1024)

    def at_rate(self, factor: float) -> "ConnectionLimits":
        """These limits with every rate multiplied by a factor."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        rates = {
            name: Rate(rate.burst * factor, rate.per_second * factor)
            for name, rate in found.items()
            if isinstance(rate, Rate)
        }
        return msgspec.structs.replace(self, **rates)


CONNECTION_LIMITS: Final = ConnectionLimits()
