"""What operators do with people: find them, end their tokens, give roles, and make links for new passwords."""

from typing import Final

from theomachy.server.accounts.credentials import DEVICE, account_key, new_token
from theomachy.server.live.services import Services
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.operators.audit import AuditLog, Note
from theomachy.server.operators.bans import Bans
from theomachy.server.operators.tokens import end_tokens
from theomachy.server.protocol import (
    HeldShown,
    OwnerDetails,
    OwnerListed,
    OwnersListed,
    ResetLink,
)
from theomachy.server.store.operator_rows import OperatorRows, Removal, Reset
from theomachy.server.store.port import Account, Batch
from theomachy.server.tables.permissions import TOKEN_ROLES
from theomachy.server.tables.refusal import RequestRefused

DAY: Final = 86_400_000


class People:
    """Accounts and devices, for operators."""

    def __init__(self, hosts: TableHosts, audit: AuditLog, bans: Bans) -> None:
        self._hosts: Final = hosts
        self._services: Final[Services] = hosts.services
        self._audit: Final = audit
        self._bans: Final = bans

    async def find(self, text: str, guests: bool, before: tuple[int, str] | None) -> OwnersListed:
        """A page of accounts, or of devices without one."""
        limit = self._services.limits.page
        found = await self._services.store.find_accounts(account_key(text), guests, before, limit)
        last = f"{found[-1].created}-{found[-1].name}" if len(found) == limit else ""
        operators = frozenset(await self._services.store.operators())
        return OwnersListed([self._listed(one, operators) for one in found], last)

    async def show(self, name: str) -> OwnerDetails:
        """One account or device, its logins and its tables."""
        account = await self.account(name)
        operators = frozenset(await self._services.store.operators())
        logins = await self._services.store.logins_of(account.name)
        return OwnerDetails(
            person=self._listed(account, operators),
            ban=self._bans.of_owner(account.name),
            logins=[one.created for one in logins if not one.revoked],
            tables=[
                HeldShown(
                    table=grant.table,
                    role=TOKEN_ROLES[grant.role],
                    seats=list(grant.seats),
                    since=grant.created,
                    ended=grant.revoked,
                )
                for grant in await self._services.store.all_grants_of(account.name)
            ],
        )

    async def account(self, name: str) -> Account:
        """An account by its name, or a device by its owner name."""
        found = await self._services.store.account(name if name.startswith(DEVICE) else account_key(name))
        if found is None:
            raise RequestRefused("unknown", "no such account")
        return found

    async def revoke(self, who: str, name: str, why: str) -> None:
        """End all logins and all table tokens of a person, and close their sockets."""
        account = await self.account(name)
        logins = [one.token for one in await self._services.store.logins_of(account.name) if not one.revoked]
        grants = await self._services.store.grants_of(account.name)
        facts = {"logins": str(len(logins)), "tables": str(len(grants))}
        note = Note(who, "revoke-tokens", account.name, why, facts)
        await self._audit.write(note, OperatorRows(), Batch(logged_out=logins))
        await end_tokens(self._hosts, grants)

    async def set_role(self, who: str, name: str, operator: bool, why: str) -> None:
        """Make an account an operator, or take the role away."""
        account = await self.account(name)
        if account.name.startswith(DEVICE):
            raise RequestRefused("data", "only an account with a password can be an operator")
        if operator == await self._services.store.is_operator(account.name):
            raise RequestRefused("taken", "the account has that role already" if operator else "not an operator")
        if operator and self._bans.of_owner(account.name) is not None:
            raise RequestRefused("forbidden", "the account is banned; lift the ban first")
        rows = OperatorRows(operators=[(account.name, self._services.ports.now())])
        if not operator:
            rows = OperatorRows(removed=[Removal("operators", (account.name,))])
        await self._audit.write(Note(who, "grant-role" if operator else "take-role", account.name, why), rows)

    async def make_reset(self, who: str, name: str, why: str) -> ResetLink:
        """A link with which its holder sets a new password once."""
        account = await self.account(name)
        if not account.password:
            raise RequestRefused("data", "a device has no password")
        token, digest = new_token(self._services.ports)
        now = self._services.ports.now()
        reset = Reset(digest, account.name, now, now + self._services.limits.reset_days * DAY)
        await self._audit.write(Note(who, "make-reset-link", account.name, why), OperatorRows(resets=[reset]))
        return ResetLink(token, reset.expires)

    def _listed(self, account: Account, operators: frozenset[str]) -> OwnerListed:
        return OwnerListed(
            name=account.name,
            shown=account.shown,
            guest=not account.password,
            created=account.created,
            operator=account.name in operators,
            banned=self._bans.of_owner(account.name) is not None,
        )
