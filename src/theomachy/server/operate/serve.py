"""`theomachy serve`: the application on a port, until somebody stops it."""

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

import segno
import structlog
import typer
import uvicorn

from theomachy.server.accounts.access import Site
from theomachy.server.http.app import App, make_app
from theomachy.server.live.bot_pool import BotPool, PoolLimits
from theomachy.server.operate.config import Config, ConfigError, Setting, load
from theomachy.server.operate.logs import configure
from theomachy.server.operate.metrics import Metrics
from theomachy.server.store.opening import open_store
from theomachy.server.store.port import CannotOpen
from theomachy.server.tables.limits import LIMITS

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.serving")
GRACE: Final = 2
"""Seconds that connections have to end after everybody was told."""
LATEST = 9.5
"""Seconds after the first signal at which the process ends whatever still hangs: a disk, a database, a bot."""
UNREAD: Final = 60_000
"""Milliseconds after which the system itself drops a connection whose other side takes nothing, closed or not."""
COLLECTING: Final = (10_000, 20, 20)
"""How often the collector looks for rings of garbage, of which an answer leaves hardly any."""
HANDED_OVER: Final = 0.000_5
"""Seconds after which the thread that commits gets its turn between requests: it asks for it at every row."""
GAVE_UP: Final = 75
"""The exit code then. Nothing that was acknowledged is lost by it."""


class Serving(uvicorn.Server):
    """A server that says goodbye before it closes the door."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self._app: Final = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. The signal itself must not end the process: bots and the store are closed after this."""
        if not self.should_exit:
            last = threading.Timer(LATEST, give_up)
            last.daemon = True
            last.start()
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.drain()
        await super().shutdown(sockets)


def give_up() -> None:
    """End the process at once; what was not yet durable was not acknowledged either."""
    log.error("something hangs; ended without waiting for it")
    os._exit(GAVE_UP)


def run(flags: Mapping[str, Setting], lan: bool) -> str:
    """Serve until stopped; what was wrong, if it could not begin."""
    try:
        loaded = load(flags, os.environ)
        config = loaded.config
        configure(config)
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it names tables in its lines
        config.directory().mkdir(parents=True, exist_ok=True)
    except (ConfigError, OSError) as error:
        return str(error)
    for name in loaded.unknown:
        log.warning("this setting means nothing to this version", setting=name)
    try:
        return run_loop(serve(config, lan))
    except CannotOpen as error:
        return str(error)
    except KeyboardInterrupt:
        return ""


async def serve(config: Config, lan: bool) -> str:
    """Open the store, answer, and close it again."""
    metrics = Metrics()
    store = open_store(config.database(), metrics)
    pool = BotPool(
        PoolLimits(processes=config.bot_processes, seconds=config.bot_seconds, steady=config.bot_steady)
    )
    site = Site(base_url=config.base_url, root_path=config.root_path, metrics=config.shows_metrics())
    try:
        with listening(config) as door:
            await pool.warm()
            app, asgi = make_app(
                store, pool, limits=LIMITS.at_rate(config.rate_factor), site=site, metrics=metrics
            )
            settings = uvicorn.Config(
                asgi,
                root_path=config.root_path,
                log_config=None,
                access_log=False,
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=LIMITS.frame_bytes,
                ws_per_message_deflate=False,
                ws_ping_interval=LIMITS.socket_ping_seconds,
                ws_ping_timeout=LIMITS.socket_ping_seconds,
                proxy_headers=True,
                forwarded_allow_ips=list(config.trusted_proxies),
                timeout_graceful_shutdown=GRACE,
            )
            server = Serving(settings, app)
            with server.capture_signals():  # from the moment on that somebody may know of us
                announce(config, door.getsockname()[1], lan)
                settle()
                await server.serve([door])
    except OSError as error:
        return f"cannot listen on {config.host} port {config.port}: {error}"
    finally:
        await pool.close()
        await store.close()
    return ""


def settle() -> None:
    """What is loaded by now stays; looking through it again and again would only make everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(HANDED_OVER)


def listening(config: Config) -> socket.socket:
    """A socket on the port, open before anything is promised."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections take it from the door
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        door.bind((config.host, config.port))
    except OSError:
        door.close()
        raise
    return door


def announce(config: Config, port: int, lan: bool) -> None:
    """Say where to go, and show it to a phone's camera."""
    host = lan_address() if lan else config.host
    shown = f"[{host}]" if ":" in host else host
    url = config.base_url or f"http://{shown}:{port}{config.root_path}/"
    typer.echo(f"theomachy: {url}")
    if lan:
        segno.make(url, error="m").terminal(compact=True)
        typer.echo("Everybody in this network can play: open the address, or scan the code.")


def lan_address() -> str:
    """This machine's address in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
