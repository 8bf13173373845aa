"""Optional accounts: a name and a password, to find one's tables from another device.

A browser without an account is known by a device token; its owner is an account without a password, under a name
that no person can choose.
"""

from typing import Final

from theomachy.server.accounts.credentials import DEVICE, Passwords, account_key, new_token
from theomachy.server.live.services import Services
from theomachy.server.protocol import Credentials, LoggedIn
from theomachy.server.store.port import Account, Batch, Conflict, Grant, Login
from theomachy.server.tables.plain_text import NotPlain, plain
from theomachy.server.tables.refusal import RequestRefused


class Accounts:
    """Makes accounts and logs people in."""

    def __init__(self, services: Services) -> None:
        self._services: Final = services
        self.passwords: Final = Passwords(services.limits.hash_at_once)

    async def owner(self, owners: list[str], script: bool) -> tuple[str | None, str]:
        """The owner of a new token (account or device), and a new device token for a browser that has none."""
        for owner in owners:
            if await self._services.store.account(owner) is not None:
                return owner, ""
        if script:
            return None, ""
        token, key = new_token(self._services.ports)
        name = DEVICE + key.hex()
        await self._services.store.write(Batch(accounts=[Account(name, "", "", self._services.ports.now())]))
        return name, token

    async def register(self, wish: Credentials, owners: list[str]) -> LoggedIn:
        """Make an account and log in; it takes over the tables of the device."""
        limits = self._services.limits
        try:
            shown = plain(wish.name, limits.name_letters, limits.name_bytes, "name")
        except NotPlain as error:
            raise RequestRefused("name", str(error)) from error
        if ":" in account_key(shown):
            raise RequestRefused("name", "a name must not have a colon")
        if len(wish.password) < limits.password_letters:
            raise RequestRefused("name", f"a password must have at least {limits.password_letters} letters")
        kept = await self.passwords.hashed(wish.password)
        key = account_key(shown)
        try:
            return await self._logged_in(Account(key, shown, kept, self._services.ports.now()), owners, new=True)
        except Conflict as error:
            raise RequestRefused("taken", "this name is taken") from error

    async def login(self, wish: Credentials, owners: list[str]) -> LoggedIn:
        """Log in; a wrong name and a wrong password are refused alike."""
        account = await self._services.store.account(account_key(wish.name))
        kept = account.password if account is not None and account.password else None
        if not await self.passwords.fits(wish.password, kept) or account is None:
            raise RequestRefused("password", "the name or the password is wrong")
        return await self._logged_in(account, owners, new=False)

    async def logout(self, key: bytes) -> None:
        """End a login; nothing happens if it is not one."""
        login = await self._services.store.login(key)
        if login is not None and not login.revoked:
            await self._services.store.write(Batch(logged_out=[key]))

    async def _logged_in(self, account: Account, owners: list[str], new: bool) -> LoggedIn:
        now = self._services.ports.now()
        token, key = new_token(self._services.ports)
        batch = Batch(logins=[Login(key, account.name, now)], accounts=[account] if new else [])
        held = set() if new else {grant.table for grant in await self._services.store.grants_of(account.name)}
        for owner in owners:
            for grant in await self._services.store.grants_of(owner) if owner.startswith(DEVICE) else []:
                if grant.table not in held:
                    held.add(grant.table)
                    _, unused = new_token(self._services.ports)  # entered through the account, never by itself
                    batch.grants.append(Grant(unused, grant.table, grant.role, grant.seats, account.name, now))
        await self._services.store.write(batch)
        return LoggedIn(account.shown, token)
