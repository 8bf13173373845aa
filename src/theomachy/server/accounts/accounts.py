"""Optional accounts: a name and a password, to find one's tables from another device.

Whoever has no account is known by a device token; its owner is an account without a password, whose name no
person can have.
"""

from typing import Final

from theomachy.server.accounts.credentials import DEVICE, Passwords, account_key, new_token
from theomachy.server.live.services import World
from theomachy.server.protocol import Credentials, LoggedIn
from theomachy.server.store.port import Account, Batch, Conflict, Grant, Login
from theomachy.server.tables.decisions import Refuse
from theomachy.server.tables.plain_text import NotPlain, plain


class Accounts:
    """Makes accounts and logs people in."""

    def __init__(self, world: World) -> None:
        self._world: Final = world
        self._passwords: Final = Passwords(world.limits.hash_at_once)

    async def owner(self, owners: list[str], script: bool) -> tuple[str | None, str]:
        """Who owns a new token: the account, or the device; a new browser gets a token for that, a script none."""
        for owner in owners:
            if await self._world.store.account(owner) is not None:
                return owner, ""
        if script:
            return None, ""
        token, key = new_token(self._world.ports)
        name = DEVICE + key.hex()
        await self._world.store.write(Batch(accounts=[Account(name, "", "", self._world.ports.now())]))
        return name, token

    async def register(self, wish: Credentials, owners: list[str]) -> LoggedIn:
        """A new account, logged in; it takes over what the device has."""
        limits = self._world.limits
        try:
            shown = plain(wish.name, limits.name_letters, limits.name_bytes, "name")
        except NotPlain as error:
            raise Refuse("name", str(error)) from error
        if ":" in account_key(shown):
            raise Refuse("name", "a name has no colon")
        if len(wish.password) < limits.password_letters:
            raise Refuse("name", f"a password has at least {limits.password_letters} letters")
        kept = await self._passwords.hashed(wish.password)
        key = account_key(shown)
        try:
            return await self._logged_in(Account(key, shown, kept, self._world.ports.now()), owners, new=True)
        except Conflict as error:
            raise Refuse("taken", "this name is taken") from error

    async def login(self, wish: Credentials, owners: list[str]) -> LoggedIn:
        """Log in; a wrong name and a wrong password are refused alike."""
        account = await self._world.store.account(account_key(wish.name))
        kept = account.password if account is not None and account.password else None
        if not await self._passwords.fits(wish.password, kept) or account is None:
            raise Refuse("password", "the name or the password is wrong")
        return await self._logged_in(account, owners, new=False)

    async def logout(self, key: bytes) -> None:
        """End a login, if it is one."""
        login = await self._world.store.login(key)
        if login is not None and not login.revoked:
            await self._world.store.write(Batch(logged_out=[key]))

    async def _logged_in(self, account: Account, owners: list[str], new: bool) -> LoggedIn:
        now = self._world.ports.now()
        token, key = new_token(self._world.ports)
        batch = Batch(logins=[Login(key, account.name, now)], accounts=[account] if new else [])
        held = set() if new else {grant.table for grant in await self._world.store.grants_of(account.name)}
        for owner in owners:
            for grant in await self._world.store.grants_of(owner) if owner.startswith(DEVICE) else []:
                if grant.table not in held:
                    held.add(grant.table)
                    _, unused = new_token(self._world.ports)  # entered through the account, never by itself
                    batch.grants.append(Grant(unused, grant.table, grant.role, grant.seats, account.name, now))
        await self._world.store.write(batch)
        return LoggedIn(account.shown, token)
