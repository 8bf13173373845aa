"""For whom a trusted proxy sends a request: uvicorn reads its headers, and here the result is checked."""

from ipaddress import ip_address
from typing import Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

PEER: Final = "theomachy.peer"
"""The key in the scope under which the other end of the connection is kept."""


def with_forwarded_addresses(app: ASGIApp, proxies: list[str]) -> ASGIApp:
    """The application, told the addresses that the proxies name; what is no address is the proxy's own request."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and not is_address(client[0]):
            scope["client"] = scope[PEER]
        await app(scope, receive, send)

    forwarded = cast("ASGIApp", ProxyHeadersMiddleware(cast("ASGI3Application", checked), proxies))

    async def remembered(scope: Scope, receive: Receive, send: Send) -> None:
        scope[PEER] = scope.get("client")
        await forwarded(scope, receive, send)

    return remembered


def is_address(text: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
