"""uvicorn with the protocol classes of this package."""

from collections.abc import Iterable

from starlette.types import ASGIApp

from theomachy.server.connections.forwarded import with_forwarded_addresses
from theomachy.server.connections.http_protocol import LimitedHttp
from theomachy.server.connections.registry import Connections
from theomachy.server.connections.settings import ConnectionConfig
from theomachy.server.connections.socket_protocol import LimitedSocket
from theomachy.server.tables.limits import Limits


def uvicorn_settings(
    asgi: ASGIApp,
    connections: Connections,
    limits: Limits,
    *,
    grace_seconds: int,
    root_path: str = "",
    trusted_proxies: Iterable[str] = (),
) -> ConnectionConfig:
    """The settings of a server whose connections have a budget."""
    settings = ConnectionConfig(
        with_forwarded_addresses(asgi, list(trusted_proxies)),
        root_path=root_path,
        log_config=None,
        access_log=False,
        server_header=False,
        http=LimitedHttp,
        ws=LimitedSocket,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.socket_ping_seconds,
        ws_ping_timeout=limits.socket_ping_seconds,
        timeout_keep_alive=connections.limits.idle_seconds,
        backlog=connections.limits.backlog,
        proxy_headers=False,  # see with_forwarded_addresses
        timeout_graceful_shutdown=grace_seconds,
    )
    settings.connections = connections
    return settings
