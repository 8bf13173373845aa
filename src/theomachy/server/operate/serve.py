"""`theomachy serve`: the application on a port, until it is stopped."""

import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Mapping
from types import FrameType
from typing import Final

import msgspec
import segno
import structlog
import typer
import uvicorn

from theomachy.server.accounts.access import Site
from theomachy.server.connections.descriptors import room_for_connections
from theomachy.server.connections.limits import CONNECTION_LIMITS
from theomachy.server.connections.proxies import Proxies
from theomachy.server.connections.registry import Connections
from theomachy.server.connections.setup import uvicorn_settings
from theomachy.server.http.app import make_app
from theomachy.server.http.server import Server
from theomachy.server.live.bot_pool import BotPool, PoolLimits
from theomachy.server.live.metrics import Metrics
from theomachy.server.operate.config import Config, ConfigError, Setting, load
from theomachy.server.operate.logs import configure
from theomachy.server.operate.operator_key import kept_key, new_key
from theomachy.server.store.authority_key import make_key
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import CannotOpen
from theomachy.server.tables.limits import LIMITS, Limits

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.serve")
GRACE: Final = 2
"""Seconds that connections have to close after `goodbye` was sent."""
LATEST = 9.5
"""Seconds after the first signal at which the process exits, even if a disk, a database or a bot hangs."""
UNREAD: Final = 60_000
"""Milliseconds after which the system drops a connection whose client acknowledges nothing."""
COLLECTING: Final = (10_000, 20, 20)
"""Thresholds of the garbage collector: an answer leaves hardly any reference cycles."""
SWITCH_INTERVAL: Final = 0.000_5
"""Seconds after which the storage thread gets its turn between requests; it asks for it at every row."""
GAVE_UP: Final = 75
"""The exit code of a forced exit. Nothing that was acknowledged is lost by it."""


class GracefulServer(uvicorn.Server):
    """Closes all sockets and finishes pending writes before it stops listening."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server: Final = server

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. The signal itself must not end the process: bots and the store are closed after this."""
        if not self.should_exit:
            last = threading.Timer(LATEST, give_up)
            last.daemon = True
            last.start()
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.drain()
        await super().shutdown(sockets)


def give_up() -> None:
    """Exit at once; what was not yet durable was not acknowledged either."""
    log.error("shutdown timed out; exiting")
    os._exit(GAVE_UP)


def run(flags: Mapping[str, Setting], lan: bool) -> str:
    """Serve until stopped; the error message if the server could not start."""
    try:
        loaded = load(flags, os.environ)
        config = loaded.config
        configure(config)
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it names tables in its lines
        config.directory().mkdir(parents=True, exist_ok=True)
    except (ConfigError, OSError) as error:
        return str(error)
    for name in loaded.unknown:
        log.warning("unknown setting ignored", setting=name)
    if loaded.config.believes_everybody():
        log.warning("trusted_proxies is every address: anybody can pretend to be another address")
    try:
        return run_loop(serve(config, lan))
    except CannotOpen as error:
        return str(error)
    except KeyboardInterrupt:
        return ""


async def serve(config: Config, lan: bool) -> str:
    """Open the store and the bots, serve, and close them again."""
    metrics = Metrics()
    authority = make_key(config.authority_key())
    store = open_store(config.database(), metrics, key=authority)
    pool = BotPool(
        PoolLimits(processes=config.bot_processes, seconds=config.bot_seconds, steady=config.bot_steady)
    )
    connections = limited_connections(config, metrics)
    limits = limits_for(config, connections)
    site = Site(base_url=config.base_url, root_path=config.root_path, metrics=config.shows_metrics())
    try:
        with listening(config) as listener:
            await pool.warm()
            key = new_key()
            server, asgi = make_app(
                store,
                pool,
                limits=limits,
                site=site,
                metrics=metrics,
                keeping=config.keeping(),
                operator_key=key,
                notices=config.notices(authority.secret),
            )
            port = listener.getsockname()[1]
            settings = uvicorn_settings(
                asgi,
                connections,
                limits,
                root_path=config.root_path,
                trusted_proxies=config.trusted_proxies,
                grace_seconds=GRACE,
            )
            uvicorn_server = GracefulServer(settings, server)
            with (
                uvicorn_server.capture_signals(),  # before anyone can know the address
                kept_key(config.directory(), config.host, port, key),
            ):
                announce(config, port, lan)
                settle()
                await uvicorn_server.serve([listener])
    except OSError as error:
        return f"cannot listen on {config.host} port {config.port}: {error}"
    finally:
        await pool.close()
        await store.close()
    return ""


def limited_connections(config: Config, metrics: Metrics) -> Connections:
    """All connections of this process, as many as it has descriptors for."""
    limits = CONNECTION_LIMITS.at_rate(config.rate_factor)
    return Connections(limits, metrics, Proxies(config.trusted_proxies), room_for_connections(limits))


def limits_for(config: Config, connections: Connections) -> Limits:
    """The limits of requests and messages; sockets leave an eighth of all connections to requests."""
    limits = LIMITS.at_rate(config.rate_factor)
    return msgspec.structs.replace(limits, sockets=min(limits.sockets, connections.room - connections.room // 8))


def settle() -> None:
    """Exclude everything loaded so far from garbage collection, which would only cause pauses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCH_INTERVAL)


def listening(config: Config) -> socket.socket:
    """A socket bound to the port, opened before the address is announced."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listener.bind((config.host, config.port))
    except OSError:
        listener.close()
        raise
    return listener


def announce(config: Config, port: int, lan: bool) -> None:
    """Print the address, and as a QR code for phones."""
    host = lan_address() if lan else config.host
    shown = f"[{host}]" if ":" in host else host
    url = f"{config.base_url.rstrip('/') or f'http://{shown}:{port}'}{config.root_path}/"
    typer.echo(f"theomachy: {url}")
    if lan:
        segno.make(url, error="m").terminal(compact=True)
        typer.echo("Anyone on this network can play: open the address or scan the code.")


def lan_address() -> str:
    """The address of this machine on its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
