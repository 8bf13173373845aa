"""Endpoints of one's own account: new passwords, an export of everything, and deletion."""

from starlette.responses import Response

from theomachy.server.http.call import ENCODE, Call, json, raw_json
from theomachy.server.http.endpoint import endpoint
from theomachy.server.operators.audit import PERSON
from theomachy.server.protocol import DeleteMe, Done, ExportedPerson, NewPassword, ResetPassword
from theomachy.server.store.port import Account
from theomachy.server.tables.refusal import RequestRefused


async def own_account(call: Call, with_password: bool = False) -> Account:
    """The caller's account, or the device's where that is enough and there is no account."""
    for owner in call.owners:
        found = await call.services.store.account(owner)
        if found is not None and (found.password or not with_password):
            return found
    raise RequestRefused("unknown", "you are not logged in")


@endpoint(
    "password", "POST", "/api/password", "A new password; your other logins end.", body=NewPassword, reply=Done
)
async def password(call: Call) -> Response:
    wish = call.read(NewPassword)
    account = await own_account(call, with_password=True)
    login = call.server.access.login_key(call.request)
    await call.server.password_changes.change(account, wish, login, call.block)
    return json(Done(seq=0))


@endpoint(
    "password-reset",
    "POST",
    "/api/password/reset",
    "A new password by a link that an operator made.",
    body=ResetPassword,
    reply=Done,
)
async def password_reset(call: Call) -> Response:
    call.check_rate("reset", call.services.limits.block_passwords)
    await call.server.password_changes.reset(call.read(ResetPassword), call.block)
    return json(Done(seq=0))


@endpoint("export", "GET", "/api/me/export", "Everything that is kept about you.", reply=ExportedPerson)
async def export(call: Call) -> Response:
    account = await own_account(call)
    call.services.rates.check("export", account.name, call.services.limits.exports)
    found = await call.server.operating.personal.export(account)
    return raw_json(ENCODE.encode(found), Content_Disposition='attachment; filename="theomachy.json"')


@endpoint(
    "delete-me", "POST", "/api/me/delete", "Delete your account, or this device's.", body=DeleteMe, reply=Done
)
async def delete_me(call: Call) -> Response:
    wish = call.read(DeleteMe)
    account = await own_account(call)
    if account.password:
        login = call.server.access.login_key(call.request)
        await call.server.password_changes.check(account, wish.password, login, call.block)
    await call.server.operating.personal.erase(PERSON, account, "the person asked for it")
    response = json(Done(seq=0))
    call.server.access.forget_login(call.request, response)
    return response
