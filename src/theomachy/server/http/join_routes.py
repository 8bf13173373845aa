"""Endpoints that give out tokens: opening and joining tables, entering them again, and accounts."""

import msgspec
from starlette.responses import Response

from theomachy.games import registry
from theomachy.server.accounts.repeats import Admitted
from theomachy.server.http.call import Call, json
from theomachy.server.http.endpoint import BEFORE, GAME, PHASE, endpoint
from theomachy.server.http.table_lists import PHASES, own_tables
from theomachy.server.live.services import no_such_table
from theomachy.server.protocol import (
    Credentials,
    Done,
    Enter,
    Entered,
    Invitation,
    InvitationShown,
    Join,
    LoggedIn,
    Me,
    OpenTable,
    TableList,
)
from theomachy.server.tables.permissions import FINISHED, everyone_at_the_table


@endpoint(
    "open", "POST", "/api/tables", "Make a table; you are its host.", body=OpenTable, reply=Entered, large=True
)
async def open_table(call: Call) -> Response:
    call.check_rate("open", call.services.limits.opens)
    wish = call.read(OpenTable)
    tokens = [] if wish.play_on is None else await tokens_of(call, wish.play_on.table)
    caller = await call.server.accounts.caller(call.owners, wish.bearer, call.block)
    return entered(call, await call.server.admission.open(wish, caller, tokens), wish.bearer)


async def tokens_of(call: Call, table_id: str) -> list[bytes]:
    """The tokens of a table by which the caller may read it; refused where there are none."""
    grant = await call.server.access.grant(call.request, table_id)
    owned = await call.services.store.grants_among(call.owners, [table_id])
    tokens = [one.token for one in ([] if grant is None else [grant]) + owned]
    if not tokens:
        raise no_such_table()
    return tokens


@endpoint("join", "POST", "/api/join", "Join a table by an invite or a code.", body=Join, reply=Entered)
async def join(call: Call) -> Response:
    check_joining(call)
    wish = call.read(Join)
    last = await call.server.access.known_login(call.request)
    before = () if last is None else (last.account,)
    caller = await call.server.accounts.caller(call.owners, wish.bearer, call.block, before)
    return entered(call, await call.server.admission.join(wish, caller), wish.bearer)


@endpoint(
    "invitation",
    "POST",
    "/api/invitation",
    "Who invites to what, by an invite or a code; nothing is used up.",
    body=Invitation,
    reply=InvitationShown,
)
async def invitation(call: Call) -> Response:
    check_joining(call)
    last = await call.server.access.known_login(call.request)
    known_as = (*call.owners, *(() if last is None else (last.account,)))
    return json(await call.server.admission.invitation(call.read(Invitation), known_as))


@endpoint(
    "enter",
    "POST",
    "/api/tables/{table}/enter",
    "A new token for the seats that your account or device has.",
    body=Enter,
    reply=Entered,
)
async def enter(call: Call) -> Response:
    check_joining(call)
    wish = call.read(Enter)
    table = call.request.path_params["table"]
    call.services.rates.check("enter", f"{table} {call.person}", call.services.limits.enters)
    found = await call.server.admission.enter(table, call.owners, call.block, wish)
    return entered(call, found, wish.bearer)


@endpoint(
    "follow",
    "POST",
    "/api/tables/{table}/follow",
    "A token of the rematch for your seats at this table.",
    body=Enter,
    reply=Entered,
    permission=everyone_at_the_table(FINISHED),
)
async def follow(call: Call) -> Response:
    call.check_speaker_rate("join", call.services.limits.joins)
    wish = call.read(Enter)
    return entered(call, await call.server.admission.follow(call.grant, call.block, wish), wish.bearer)


def check_joining(call: Call) -> None:
    """Refuse a person, or an address block, that joins too fast."""
    call.check_rate("block-join", call.services.limits.block_joins)
    call.check_person_rate("join", call.services.limits.joins)


def entered(call: Call, found: Admitted, bearer: bool) -> Response:
    """The token goes into a cookie that no script can read, unless the client asks for the token itself."""
    if bearer:
        return json(found.entered)
    response = json(msgspec.structs.replace(found.entered, token=""))
    call.server.access.give_table(call.request, response, found.entered.table, found.entered.token)
    if found.device:
        call.server.access.give_device(call.request, response, found.device)
    return response


@endpoint("me", "GET", "/api/me", "The account you are logged in to.", reply=Me)
async def me(call: Call) -> Response:
    account = await call.server.access.account(call.request)
    found = None if account is None else await call.services.store.account(account)
    if account is None or found is None:
        return json(Me(""))
    return json(Me(found.shown, await call.services.store.is_operator(account)))


@endpoint(
    "my-tables",
    "GET",
    "/api/me/tables",
    "The tables of your account and device, newest first.",
    reply=TableList,
    query=(GAME, PHASE, BEFORE),
)
async def my_tables(call: Call) -> Response:
    call.check_rate("lists", call.services.limits.reads)
    game, phase = call.word("game", tuple(registry.names())), call.word("phase", PHASES)
    before = call.request.query_params.get("before")
    return json(await own_tables(call.services, call.owners, game, phase, before))


@endpoint("account", "POST", "/api/accounts", "Make an account and log in.", body=Credentials, reply=LoggedIn)
async def account(call: Call) -> Response:
    return await log_in(call, register=True)


@endpoint("login", "POST", "/api/login", "Log in.", body=Credentials, reply=LoggedIn)
async def login(call: Call) -> Response:
    return await log_in(call, register=False)


async def log_in(call: Call, register: bool) -> Response:
    """Log in to a new or an existing account."""
    wish = call.read(Credentials)
    accounts = call.server.accounts
    if register:
        call.check_rate("register", call.services.limits.block_passwords)
        logged_in = await accounts.register(wish, call.owners, call.block)
    else:
        known = await call.server.access.known_login(call.request)
        logged_in = await accounts.login(wish, call.block, known)
    if wish.bearer:
        return json(logged_in)
    response = json(msgspec.structs.replace(logged_in, token=""))
    call.server.access.give_login(call.request, response, logged_in.token)
    return response


@endpoint("logout", "POST", "/api/logout", "Log out.", body=Enter, reply=Done)
async def logout(call: Call) -> Response:
    call.read(Enter)
    key = call.server.access.login_key(call.request)
    if key is not None:
        await call.server.accounts.logout(key)
        await call.server.notices.people.logged_out(key)
        call.server.sockets.dismiss(lambda one: one.login == key, "unknown", "you logged out")
    response = json(Done(seq=0))
    call.server.access.forget_login(call.request, response)
    return response
