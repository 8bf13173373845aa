"""Endpoints of one's own notices, and of the links in mails."""

from starlette.responses import Response

from theomachy.server.http.call import Call, json
from theomachy.server.http.endpoint import endpoint
from theomachy.server.protocol import (
    ChannelAct,
    Done,
    EmailWish,
    NoticeLink,
    NoticesShown,
    NoticeWish,
    PushWish,
    WebhookWish,
)
from theomachy.server.store.port import Account
from theomachy.server.tables.refusal import RequestRefused


async def own(call: Call) -> list[Account]:
    """The caller's account and device, as far as the server knows them, the account first."""
    found = [await call.services.store.account(owner) for owner in call.owners]
    known = [one for one in found if one is not None]
    if not known:
        raise RequestRefused("unknown", "you are not logged in, and this device was at no table yet")
    return known


async def changing(call: Call) -> list[Account]:
    """The same for somebody who changes something."""
    call.check_person_rate("notice-changes", call.services.limits.notice_changes)
    return await own(call)


async def shown(call: Call, owners: list[Account]) -> Response:
    """How things stand after a change."""
    return json(await call.server.notices.people.shown(owners))


@endpoint("notices", "GET", "/api/notices", "Your channels, and the last messages.", reply=NoticesShown)
async def notices(call: Call) -> Response:
    call.check_person_rate("notices", call.services.limits.reads)
    return await shown(call, await own(call))


@endpoint(
    "set-notices",
    "POST",
    "/api/notices",
    "Language, time zone and quiet hours of your messages.",
    body=NoticeWish,
    reply=NoticesShown,
)
async def set_notices(call: Call) -> Response:
    wish, owners = call.read(NoticeWish), await changing(call)
    await call.server.notices.people.set(owners, wish)
    return await shown(call, owners)


@endpoint(
    "add-push",
    "POST",
    "/api/notices/push",
    "Push messages to this browser; guests may too.",
    body=PushWish,
    reply=NoticesShown,
)
async def add_push(call: Call) -> Response:
    wish, owners = call.read(PushWish), await changing(call)
    login = call.server.access.login_key(call.request)
    await call.server.notices.people.add_push(owners[0], wish, login)
    return await shown(call, owners)


@endpoint(
    "add-email",
    "POST",
    "/api/notices/email",
    "Mails to an address, once its owner has confirmed it; needs an account.",
    body=EmailWish,
    reply=NoticesShown,
)
async def add_email(call: Call) -> Response:
    wish, owners = call.read(EmailWish), await changing(call)
    await call.server.notices.people.add_email(owners[0], wish, call.block)
    return await shown(call, owners)


@endpoint(
    "add-webhook",
    "POST",
    "/api/notices/webhook",
    "Messages to a webhook; needs an account.",
    body=WebhookWish,
    reply=NoticesShown,
)
async def add_webhook(call: Call) -> Response:
    wish, owners = call.read(WebhookWish), await changing(call)
    await call.server.notices.people.add_webhook(owners[0], wish)
    return await shown(call, owners)


@endpoint(
    "change-channel",
    "POST",
    "/api/notices/channel",
    "Switch one of your channels on or off, remove it, or try it.",
    body=ChannelAct,
    reply=NoticesShown,
)
async def change_channel(call: Call) -> Response:
    wish, owners = call.read(ChannelAct), await changing(call)
    await call.server.notices.people.act(owners, wish, call.block)
    return await shown(call, owners)


@endpoint(
    "confirm-email",
    "POST",
    "/api/notices/confirm",
    "Confirm an address by the link that was mailed to it.",
    body=NoticeLink,
    reply=Done,
)
async def confirm_email(call: Call) -> Response:
    call.check_rate("links", call.services.limits.joins)
    await call.server.notices.people.confirm(call.read(NoticeLink).token)
    return json(Done(seq=0))


@endpoint(
    "stop-emails",
    "POST",
    "/api/notices/stop",
    "Stop mails by the link in one of them.",
    body=NoticeLink,
    reply=Done,
)
async def stop_emails(call: Call) -> Response:
    call.check_rate("links", call.services.limits.joins)
    await call.server.notices.people.stop(call.read(NoticeLink).token)
    return json(Done(seq=0))


@endpoint(
    "stop-emails-by-mailer",
    "POST",
    "/api/notices/stop/{token}",
    "The same for programs that read mails (RFC 8058); whatever the body is.",
    reply=Done,
    form=True,
)
async def stop_emails_by_mailer(call: Call) -> Response:
    call.check_rate("links", call.services.limits.joins)
    await call.server.notices.people.stop(str(call.request.path_params["token"]))
    return json(Done(seq=0))
