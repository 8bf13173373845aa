"""Structured logs on standard error: one event a line, for people or for programs, never with a secret."""

import logging
import sys

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from theomachy.server.operate.config import Config

HIDDEN = frozenset({"token", "invite", "code", "password", "secret", "cookie", "authorization", "view", "body"})

FALSE_ALARMS = (
    "ASGI callable returned without completing handshake.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
"""Logged by uvicorn for every socket that is refused with an HTTP response, as ours are, and for every request
that is none, which server/connections counts and logs itself, but not each of thousands."""


def alarming(record: logging.LogRecord) -> bool:
    """Whether a line of a library says that something is wrong."""
    return record.getMessage() not in FALSE_ALARMS


def hide(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Replace values that must never be logged."""
    for name in HIDDEN & event.keys():
        event[name] = "hidden"
    return event


def processors() -> list[Processor]:
    """What every event passes before it is rendered."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        hide,
    ]


def configure(config: Config) -> None:
    """Send our events and those of the libraries through one handler."""
    renderer: Processor
    if config.writes_json():
        renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        # The default shows the values of local variables, and those may be secret.
        plain = structlog.dev.plain_traceback
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)
    finish: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if config.writes_json():
        finish.append(structlog.processors.format_exc_info)
    formatter = structlog.stdlib.ProcessorFormatter(foreign_pre_chain=processors(), processors=[*finish, renderer])
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(alarming)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(config.log_level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
    # Access lines hold addresses and the paths of tables, which are not logged.
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.WARNING)
    structlog.configure(
        processors=[*processors(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
