"""New passwords: by whoever knows the old one, or by a link that an operator made."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeAlias

from theomachy.server.accounts.accounts import crowded
from theomachy.server.accounts.credentials import Passwords, token_digest
from theomachy.server.accounts.guesses import Guesses
from theomachy.server.live.fair_turns import Crowded
from theomachy.server.live.services import Services
from theomachy.server.protocol import NewPassword, ResetPassword
from theomachy.server.store.operator_rows import OperatorRows
from theomachy.server.store.port import Account, Batch, Conflict
from theomachy.server.tables.refusal import RequestRefused

NewPasswordBy: TypeAlias = Literal["change-password", "use-reset-link"]
Keep: TypeAlias = Callable[[NewPasswordBy, str, Batch], Awaitable[None]]
"""Makes a new password durable: what was done, to which account, and the rows."""


class PasswordChanges:
    """Sets passwords and ends the logins that knew the old ones."""

    def __init__(self, services: Services, passwords: Passwords, guesses: Guesses, keep: Keep) -> None:
        self._services: Final = services
        self._passwords: Final = passwords
        self._guesses: Final = guesses
        self._keep: Final = keep

    async def check(self, account: Account, password: str, login: bytes | None, block: str) -> None:
        """Refuse a wrong password of somebody who is logged in."""

        async def guess() -> bool:
            return await self._passwords.fits(password, account.password or None, block, account.name)

        try:
            right = await self._guesses.known(login or account.name.encode(), guess)
        except Crowded as error:
            raise crowded() from error
        if not right:
            raise RequestRefused("password", "the password is wrong")

    async def change(self, account: Account, wish: NewPassword, keep: bytes | None, block: str) -> None:
        """A new password; every login but the caller's own ends."""
        self._check_length(wish.new)
        await self.check(account, wish.old, keep, block)
        kept = await self._hashed(wish.new, block, account.name)
        ended = await self._logins(account.name, keep)
        batch = Batch(passwords=[(account.name, kept)], logged_out=ended)
        await self._keep("change-password", account.name, batch)

    async def reset(self, wish: ResetPassword, block: str) -> None:
        """A new password by a link; unknown, used and expired links are refused alike."""
        self._check_length(wish.new)
        digest = token_digest(wish.token)
        found = None if digest is None else await self._services.store.reset(digest)
        if found is None or found.used or found.expires < self._services.ports.now():
            raise bad_link()
        kept = await self._hashed(wish.new, block)
        batch = Batch(
            passwords=[(found.account, kept)],
            logged_out=await self._logins(found.account, None),
            operator=OperatorRows(used_resets=[found.hash]),
        )
        try:
            await self._keep("use-reset-link", found.account, batch)
        except Conflict as error:
            raise bad_link() from error

    async def _logins(self, account: str, but: bytes | None) -> list[bytes]:
        found = await self._services.store.logins_of(account)
        return [one.token for one in found if not one.revoked and one.token != but]

    async def _hashed(self, password: str, block: str, known: str = "") -> str:
        try:
            return await self._passwords.hashed(password, block, known)
        except Crowded as error:
            raise crowded() from error

    def _check_length(self, password: str) -> None:
        least = self._services.limits.password_letters
        if len(password) < least:
            raise RequestRefused("name", f"a password must have at least {least} letters")


def bad_link() -> RequestRefused:
    """The refusal of a link, whatever is wrong with it."""
    return RequestRefused("unknown", "no such link, or it was used, or it is too old")
