"""Optional accounts: a name and a password, to find one's tables from another device.

A browser without an account is known by a device token; its owner is an account without a password, under a name
that no person can choose.
"""

from typing import Final

import structlog

from theomachy.server.accounts.credentials import DEVICE, Passwords, account_key, account_keys, new_token
from theomachy.server.accounts.guesses import Guesses
from theomachy.server.accounts.repeats import Caller
from theomachy.server.live.fair_turns import Crowded
from theomachy.server.live.services import NoSuchTable, Services
from theomachy.server.live.table_grants import Standing
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.protocol import Credentials, LoggedIn
from theomachy.server.store.port import Account, Batch, Conflict, Grant, Login, StoreError
from theomachy.server.tables.messages.declaration import Decision
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.refusal import RequestRefused

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.accounts")


class Accounts:
    """Makes accounts and logs people in."""

    def __init__(self, hosts: TableHosts) -> None:
        self._hosts: Final = hosts
        self._services: Final[Services] = hosts.services
        limits = hosts.services.limits
        self.passwords: Final = Passwords(
            limits.hash_at_once, limits.hashes_waiting, limits.hashes_waiting_per_block
        )
        self.guesses: Final = Guesses(hosts.services)

    async def caller(self, owners: list[str], script: bool, block: str, before: tuple[str, ...] = ()) -> Caller:
        """Who asks for a token: the first of these accounts and devices that exists.

        `before`: the account that the browser was logged in to last.
        """
        for owner in owners:
            if await self._services.store.account(owner) is not None:
                return Caller(owner, script, block, (*owners, *before))
        return Caller(None, script, block, (*owners, *before))

    async def register(self, wish: Credentials, owners: list[str], block: str) -> LoggedIn:
        """Make an account and log in; it takes over the tables of the device."""
        limits = self._services.limits
        try:
            shown = plain(wish.name, limits.name_letters, limits.name_bytes, "name")
        except NotPlain as error:
            raise RequestRefused("name", str(error)) from error
        key = account_key(shown)
        if ":" in key:
            raise RequestRefused("name", "a name must not have a colon")
        if len(wish.password) < limits.password_letters:
            raise RequestRefused("name", f"a password must have at least {limits.password_letters} letters")
        if await self._account(shown) is not None:
            raise RequestRefused("taken", "this name is taken")
        try:
            kept = await self.passwords.hashed(wish.password, block)
        except Crowded as error:
            raise crowded() from error
        try:
            account = Account(key, shown, kept, self._services.ports.now())
            logged_in = await self._logged_in(account, new=True)
        except Conflict as error:
            raise RequestRefused("taken", "this name is taken") from error
        await self._take_over_all(account.name, owners)
        return logged_in

    async def login(self, wish: Credentials, block: str, known: Login | None) -> LoggedIn:
        """Log in; a wrong name and a wrong password are refused alike. `known`: an earlier login of the device.

        The tables of the device stay its own: it may be somebody else's.
        """
        account = await self._account(wish.name)
        kept = account.password if account is not None and account.password else None

        own = known if known is not None and account is not None and known.account == account.name else None

        async def guess() -> bool:
            return await self.passwords.fits(wish.password, kept, block, own.token.hex() if own else "")

        try:
            if own is not None:
                right = await self.guesses.known(own.token, guess)
            else:
                right = await self.guesses.stranger(account_key(wish.name), block, guess)
        except Crowded as error:
            raise crowded() from error
        if not right or account is None:
            raise RequestRefused("password", "the name or the password is wrong")
        return await self._logged_in(account)

    async def _account(self, name: str) -> Account | None:
        """The account of a name, however it is written."""
        for key in account_keys(name):
            found = await self._services.store.account(key)
            if found is not None:
                return found
        return None

    async def logout(self, key: bytes) -> None:
        """End a login; nothing happens if it is not one."""
        login = await self._services.store.login(key)
        if login is not None and not login.revoked:
            await self._services.store.write(Batch(logged_out=[key]))

    async def _logged_in(self, account: Account, new: bool = False) -> LoggedIn:
        now = self._services.ports.now()
        token, key = new_token(self._services.ports)
        batch = Batch(logins=[Login(key, account.name, now)], accounts=[account] if new else [])
        await self._services.store.write(batch)
        return LoggedIn(account.shown, token)

    async def _take_over_all(self, account: str, owners: list[str]) -> None:
        """Give a new account what its device may do at all tables."""
        held: set[str] = set()
        for owner in owners:
            for grant in await self._services.store.grants_of(owner) if owner.startswith(DEVICE) else []:
                if grant.table not in held:
                    held.add(grant.table)
                    await self._take_over(grant, account)

    async def _take_over(self, grant: Grant, account: str) -> None:
        """Give an account what its device may do at a table, if the device's token still counts there."""

        async def plan(standing: Standing) -> Decision:
            if standing.grants.live(grant.token, standing.table) is None:
                return Decision()
            _, unused = new_token(self._services.ports)  # entered through the account, never by itself
            now = self._services.ports.now()
            return Decision(
                batch=Batch(grants=[Grant(unused, grant.table, grant.role, grant.seats, account, now)])
            )

        try:
            await self._hosts.host(grant.table).transact(plan)
        except (
            RequestRefused,
            NoSuchTable,
            StoreError,
        ) as error:  # the device keeps it
            log.warning("an account did not get a table of its device", table=grant.table, error=str(error))


def crowded() -> RequestRefused:
    """The refusal while too many passwords wait to be checked."""
    return RequestRefused("too-fast", "too many passwords are being checked; try again", retry=2_000)
