"""Who sends a request: tokens in headers and cookies, and the origin of the page."""

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from theomachy.server.accounts.credentials import DEVICE, token_digest
from theomachy.server.store.port import Grant, Login, Store
from theomachy.server.tables.address_block import address_block
from theomachy.server.tables.refusal import RequestRefused

YEAR: Final = 365 * 86_400


class Site(Struct, frozen=True, kw_only=True):
    """How the server is reached from outside."""

    base_url: str = ""
    """For example https://play.example.org; empty: as in the Host header of the request."""
    root_path: str = ""
    metrics: bool = False


class Access:
    """Reads tokens from requests and writes them into cookies."""

    def __init__(
        self,
        store: Store,
        site: Site,
        oldest_login: Callable[[], int] = lambda: 0,
        note_use: Callable[[bytes], None] = lambda _: None,
    ) -> None:
        self._oldest_login: Final = oldest_login
        """Logins that began before this moment have expired."""
        self._note_use: Final = note_use
        """Told every token that is used."""
        self._store: Final = store
        self._site: Final = site
        self._origin: Final = origin_of(site.base_url)

    # -- where from

    def check_origin(self, connection: HTTPConnection, write: bool) -> None:
        """Refuse requests that the page of another site makes for a visitor."""
        origin = connection.headers.get("origin")
        if origin is not None and origin != self.own_origin(connection):
            raise RequestRefused("forbidden", f"cross-origin request from {origin[:100]!r} rejected")
        if write and connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise RequestRefused("forbidden", "cross-site request rejected")

    def own_origin(self, connection: HTTPConnection) -> str:
        """Where our own pages come from."""
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        return self._origin or f"{scheme}://{connection.headers.get('host', '')}"

    def secure(self, connection: HTTPConnection) -> bool:
        """Whether the visitor's connection is encrypted."""
        return self.own_origin(connection).startswith("https://")

    # -- who

    async def grant(self, connection: HTTPConnection, table: str) -> Grant | None:
        """What the caller may do at a table, by bearer token or cookie.

        The cookie of a token that was given to an account counts only while the browser is logged in to that
        account: whoever logs out leaves no seat open behind.
        """
        key = token_digest(self._table_token(connection, table))
        grant = None if key is None else await self._store.grant(key)
        if grant is None or grant.table != table or grant.revoked:
            return None
        if needs_login(connection, grant) and await self.account(connection) != grant.account:
            return None
        self._note_use(grant.token)
        return grant

    async def owners(self, connection: HTTPConnection) -> list[str]:
        """The account and the device that the caller's tokens belong to, the account first."""
        found: list[str] = []
        account = await self.account(connection)
        if account is not None:
            found.append(account)
        key = token_digest(connection.cookies.get(self._name(connection, "device"), ""))
        if key is not None:
            found.append(DEVICE + key.hex())
        return found

    async def account(self, connection: HTTPConnection) -> str | None:
        """The account the caller is logged in to."""
        key = self.login_key(connection)
        login = None if key is None else await self._store.login(key)
        if login is None or login.revoked or login.created < self._oldest_login():
            return None
        self._note_use(login.token)
        return login.account

    def login_key(self, connection: HTTPConnection) -> bytes | None:
        """The digest of the caller's login token."""
        return token_digest(bearer(connection)) or token_digest(
            connection.cookies.get(self._name(connection, "login"), "")
        )

    async def known_login(self, connection: HTTPConnection) -> Login | None:
        """The last login of this device, also after it ended."""
        cookie = connection.cookies.get(self._name(connection, "known"), "")
        key = token_digest(cookie) or self.login_key(connection)
        return None if key is None else await self._store.login(key)

    def _table_token(self, connection: HTTPConnection, table: str) -> str:
        return bearer(connection) or connection.cookies.get(self._name(connection, f"table-{table}"), "")

    # -- cookies

    def give_table(self, connection: HTTPConnection, response: Response, table: str, token: str) -> None:
        """Keep a table's token where no script can read it; it is sent to that table only."""
        self._set(connection, response, f"table-{table}", token, f"/api/tables/{table}")

    def give_device(self, connection: HTTPConnection, response: Response, token: str) -> None:
        """Remember the device, so that it finds its tables."""
        self._set(connection, response, "device", token, "/api")

    def give_login(self, connection: HTTPConnection, response: Response, token: str) -> None:
        """Keep a login, and remember it after it has ended, when it opens nothing any more.

        The memory lets a known device log in while strangers crowd, and keeps out who was kicked and logged out.
        """
        self._set(connection, response, "login", token, "/api")
        self._set(connection, response, "known", token, "/api")

    def forget_login(self, connection: HTTPConnection, response: Response) -> None:
        """Log this device out."""
        response.delete_cookie(
            self._name(connection, "login"),
            path=self._site.root_path + "/api",
            secure=self.secure(connection),
            httponly=True,
            samesite="strict",
        )

    def _name(self, connection: HTTPConnection, name: str) -> str:
        return f"__Secure-{name}" if self.secure(connection) else name

    def _set(self, connection: HTTPConnection, response: Response, name: str, value: str, path: str) -> None:
        response.set_cookie(
            self._name(connection, name),
            value,
            max_age=YEAR,
            path=self._site.root_path + path,
            secure=self.secure(connection),
            httponly=True,
            samesite="strict",
        )


def needs_login(connection: HTTPConnection, grant: Grant) -> bool:
    """Whether a token counts only together with a login: it came in a cookie, and was given to an account."""
    return not bearer(connection) and grant.account is not None and not grant.account.startswith(DEVICE)


def bearer(connection: HTTPConnection) -> str:
    """The token in the Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def origin_of(url: str) -> str:
    """Scheme and host of a URL; empty for none."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def address_of(connection: HTTPConnection) -> str:
    """The caller's address; behind a trusted proxy, as the proxy says."""
    return connection.client.host if connection.client is not None else ""


def block_of(connection: HTTPConnection) -> str:
    """The caller's address block; behind a trusted proxy, as the proxy says."""
    return address_block(connection.client.host) if connection.client is not None else ""
