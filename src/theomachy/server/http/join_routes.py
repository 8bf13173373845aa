"""The entrance: opening and joining tables, entering them again, and accounts."""

from typing import Final

import msgspec
from starlette.responses import Response

from theomachy.server.accounts.access import Access, address_of
from theomachy.server.accounts.accounts import Accounts
from theomachy.server.accounts.admission import Admission, unknown
from theomachy.server.http.call import Call, Handler, json
from theomachy.server.http.rate_limit import Buckets
from theomachy.server.live.table_hosts import House
from theomachy.server.protocol import Credentials, Done, Enter, Entered, Join, Me, OpenTable
from theomachy.server.tables import permissions
from theomachy.server.tables.decisions import Refuse
from theomachy.server.views.table_lists import PHASES, mine


class Entrance:
    """Gives tokens to people, in cookies or as they are."""

    def __init__(self, house: House, admission: Admission, access: Access, buckets: Buckets) -> None:
        self.house: Final = house
        self.world: Final = house.world
        self.admission: Final = admission
        self.access: Final = access
        self.buckets: Final = buckets
        self.accounts: Final = Accounts(house.world)
        self.handlers: Final[dict[str, Handler]] = {
            "open": self.open,
            "join": self.join,
            "enter": self.enter,
            "follow": self.follow,
            "me": self.me,
            "my-tables": self.my_tables,
            "account": self.account,
            "login": self.login,
            "logout": self.logout,
        }

    # -- tables

    async def open(self, call: Call) -> Response:
        self.buckets.slow_down("open", address_of(call.request), self.world.limits.opens)
        wish = call.read(OpenTable)
        if wish.play_on is not None:
            await self._may_play_on(call, wish.play_on.table)
        owner, device = await self.accounts.owner(call.owners, wish.bearer)
        entered = await self.admission.open(wish, owner)
        return self._welcome(call, entered, wish.bearer, device)

    async def _may_play_on(self, call: Call, table_id: str) -> None:
        grant = await self.access.grant(call.request, table_id)
        owned = [g for owner in call.owners for g in await self.world.store.grants_of(owner)]
        if grant is None and all(one.table != table_id for one in owned):
            raise unknown()
        phase = (await self.house.host(table_id).look()).phase()
        if phase not in permissions.TABLE_READS["play-on"].phases["spectator"]:
            raise Refuse("running", "one can play on from a finished game only")

    async def join(self, call: Call) -> Response:
        self.buckets.slow_down("join", address_of(call.request), self.world.limits.joins)
        wish = call.read(Join)
        owner, device = await self.accounts.owner(call.owners, wish.bearer)
        return self._welcome(call, await self.admission.join(wish, owner), wish.bearer, device)

    async def enter(self, call: Call) -> Response:
        self.buckets.slow_down("join", address_of(call.request), self.world.limits.joins)
        wish = call.read(Enter)
        entered = await self.admission.enter(call.request.path_params["table"], call.owners)
        return self._welcome(call, entered, wish.bearer, "")

    async def follow(self, call: Call) -> Response:
        self.buckets.slow_down("join", call.grant.token.hex(), self.world.limits.joins)
        wish = call.read(Enter)
        entered = await self.admission.follow(call.grant, call.grant.account)
        return self._welcome(call, entered, wish.bearer, "")

    def _welcome(self, call: Call, entered: Entered, bearer: bool, device: str) -> Response:
        """The token goes into a cookie that no script can read, unless a script asks for it."""
        if bearer:
            return json(entered)
        response = json(msgspec.structs.replace(entered, token=""))
        self.access.give_table(call.request, response, entered.table, entered.token)
        if device:
            self.access.give_device(call.request, response, device)
        return response

    # -- accounts

    async def me(self, call: Call) -> Response:
        account = await self.access.account(call.request)
        found = None if account is None else await self.world.store.account(account)
        return json(Me("" if found is None else found.shown))

    async def my_tables(self, call: Call) -> Response:
        self.buckets.slow_down("lists", address_of(call.request), self.world.limits.reads)
        phase = call.word("phase", PHASES)
        return json(await mine(self.world, call.owners, phase, call.request.query_params.get("before")))

    async def account(self, call: Call) -> Response:
        return await self._log_in(call, register=True)

    async def login(self, call: Call) -> Response:
        return await self._log_in(call, register=False)

    async def _log_in(self, call: Call, register: bool) -> Response:
        self.buckets.slow_down("password", address_of(call.request), self.world.limits.passwords)
        wish = call.read(Credentials)
        self.buckets.slow_down("password", wish.name.casefold(), self.world.limits.passwords)
        logged_in = await (self.accounts.register if register else self.accounts.login)(wish, call.owners)
        if wish.bearer:
            return json(logged_in)
        response = json(msgspec.structs.replace(logged_in, token=""))
        self.access.give_login(call.request, response, logged_in.token)
        return response

    async def logout(self, call: Call) -> Response:
        call.read(Enter)
        key = self.access.login_key(call.request)
        if key is not None:
            await self.accounts.logout(key)
        response = json(Done(seq=0))
        self.access.forget_login(call.request, response)
        return response
