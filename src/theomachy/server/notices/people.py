"""What people decide about their own notices: channels, hours, language."""

from hashlib import sha256
from typing import Final

import msgspec

from theomachy.server.live.services import Services
from theomachy.server.notices.channels import FOR_GUESTS, KINDS, Channels, label
from theomachy.server.notices.links import ID_LETTERS, Purpose
from theomachy.server.notices.mail import read_address
from theomachy.server.notices.outside import Unsafe, check_url
from theomachy.server.notices.push import Subscription
from theomachy.server.notices.queue import NoticeQueue
from theomachy.server.notices.quiet_hours import known_zone
from theomachy.server.notices.webhooks import check_webhook
from theomachy.server.protocol import (
    ChannelAct,
    ChannelShown,
    DeliveryShown,
    EmailWish,
    NoticeAbout,
    NoticesShown,
    NoticeState,
    NoticeWish,
    PushWish,
    WebhookWish,
)
from theomachy.server.store.notice_rows import Channel, Delivery, NoticePerson, NoticeRows
from theomachy.server.store.port import Account, Batch
from theomachy.server.tables.refusal import RequestRefused
from theomachy.words.texts import LANGUAGES

SHOWN: Final = 10
"""Messages that a person sees of the last ones."""
DAY: Final = 86_400_000
ID_BYTES: Final = ID_LETTERS // 2
ENCODE: Final = msgspec.json.Encoder()
ABOUT: Final[dict[str, NoticeAbout]] = {"notice": "notice", "test": "test", "confirm": "confirm"}
STATES: Final[dict[str, NoticeState]] = {"waiting": "waiting", "sent": "sent", "dead": "dead"}


class NoticePeople:
    """Channels and settings, each of them the caller's own."""

    def __init__(self, services: Services, channels: Channels, queue: NoticeQueue) -> None:
        self._services: Final = services
        self._channels: Final = channels
        self._queue: Final = queue

    # -- looking

    async def shown(self, owners: list[Account]) -> NoticesShown:
        """Everything about one person; the account first, then the device."""
        store = self._services.store
        channels = [one for owner in owners for one in await store.channels_of(owner.name)]
        people = [found for owner in owners if (found := await store.notice_person(owner.name)) is not None]
        person = people[0] if people else NoticePerson("", "", "")
        sent = [one for owner in owners for one in await store.deliveries_of(owner.name, SHOWN)]
        sent.sort(key=lambda one: -one.created)
        push = self._channels.push
        return NoticesShown(
            available=self._channels.available(),
            push_key="" if push is None else push.public_key,
            language=person.language,
            zone=person.zone,
            quiet_from=person.quiet_from,
            quiet_to=person.quiet_to,
            channels=[shown_channel(one) for one in channels],
            deliveries=[
                DeliveryShown(
                    channel=one.channel,
                    about=ABOUT[one.about],
                    created=one.created,
                    state=STATES[one.state],
                    tries=one.tries,
                    next=one.due if one.state == "waiting" else 0,
                    problem=one.problem,
                )
                for one in sent[:SHOWN]
            ],
        )

    # -- changing

    async def set(self, owners: list[Account], wish: NoticeWish) -> None:
        """Language, time zone and quiet hours, for the account and the device alike."""
        if wish.language not in LANGUAGES:
            raise RequestRefused("data", f"no such language; there are {', '.join(LANGUAGES)}")
        if not known_zone(wish.zone):
            raise RequestRefused("data", "this server does not know such a time zone")
        if (wish.quiet_from is None) != (wish.quiet_to is None):
            raise RequestRefused("data", "quiet hours have a beginning and an end")
        people = [
            NoticePerson(owner.name, wish.language, wish.zone, wish.quiet_from, wish.quiet_to) for owner in owners
        ]
        await self._services.store.write(Batch(notices=NoticeRows(people=people)))

    async def add_push(self, owner: Account, wish: PushWish, login: bytes | None) -> None:
        """The subscription of a browser. It has one, whoever used it before; its id follows from its address."""
        self._check_available("push")
        found = Subscription(wish.endpoint, wish.p256dh, wish.auth)
        try:
            check_url(wish.endpoint, self._channels.settings.private)
        except Unsafe as error:
            raise RequestRefused("data", str(error)) from error
        if not found.fits():
            raise RequestRefused("data", "these are not the keys of a browser")
        target = ENCODE.encode(found).decode()
        key = sha256(wish.endpoint.encode()).digest()[:ID_BYTES].hex()
        before = await self._services.store.channel(key)
        login = login if owner.password else None
        if before is not None and (before.account, before.target) == (owner.name, target):
            await self._change(before, enabled=1, problem="", login=login)
        else:
            now = self._services.ports.now()
            await self._add(owner, Channel(key, owner.name, "push", target, 1, now, now, login), before)

    async def add_webhook(self, owner: Account, wish: WebhookWish) -> None:
        """A webhook of Discord or Slack, or a topic of ntfy."""
        try:
            check_webhook(wish.kind, wish.url, self._channels.settings.private)
        except Unsafe as error:
            raise RequestRefused("data", str(error)) from error
        own = await self._services.store.channels_of(owner.name)
        same = next((one for one in own if (one.kind, one.target) == (wish.kind, wish.url)), None)
        new = self._new(owner, wish.kind, wish.url)
        await self._add(owner, msgspec.structs.replace(new, confirmed=new.created), same)

    async def add_email(self, owner: Account, wish: EmailWish, block: str) -> None:
        """An address: it is confirmed by a link that is mailed there. Another address takes its place."""
        self._check_available("email")
        address = read_address(wish.address.strip())
        if address is None:
            raise RequestRefused("data", "this is not an e-mail address")
        self._check_confirmations(owner, address, block)
        own = await self._services.store.channels_of(owner.name)
        await self._add(
            owner, self._new(owner, "email", address), next((o for o in own if o.kind == "email"), None)
        )

    async def act(self, owners: list[Account], wish: ChannelAct, block: str) -> None:
        """Do something with one of one's own channels; anybody else's look as if they did not exist."""
        channel = await self._services.store.channel(wish.id)
        owner = next((one for one in owners if channel is not None and one.name == channel.account), None)
        if channel is None or owner is None:
            raise RequestRefused("unknown", "you have no such channel")
        if wish.act == "remove":
            await self.remove([channel])
        elif wish.act in ("on", "off"):
            await self._change(channel, enabled=int(wish.act == "on"), problem="")
        elif wish.act == "confirm" and channel.confirmed is None:
            self._check_available("email")
            self._check_confirmations(owner, channel.target, block)
            async with self._queue.turn:
                await self._queue.add(self._to_confirm(channel), NoticeRows())
        elif wish.act == "test" and channel.confirmed is not None and channel.enabled:
            self._check_available(channel.kind)
            async with self._queue.turn:
                message = self._queue.message(channel, "test", b"[]", self._services.ports.now())
                await self._queue.add(message, NoticeRows())
        else:
            raise RequestRefused("wrong-phase", "this channel is not confirmed, or is switched off")

    async def confirm(self, token: str) -> None:
        """The link in the first mail was opened: the address belongs to the person."""
        channel = await self._of_link("confirm", token)
        late = channel.created + self._services.limits.confirm_days * DAY < self._services.ports.now()
        if channel.confirmed is None and late:
            raise bad_link()
        if channel.confirmed is None:
            await self._change(channel, confirmed=self._services.ports.now())

    async def stop(self, token: str) -> None:
        """The link that stops mails was opened."""
        await self._change(await self._of_link("stop", token), enabled=0)

    async def remove(self, channels: list[Channel]) -> None:
        """Remove channels with the messages that wait for them."""
        if not channels:
            return
        async with self._queue.turn:
            ids = {one.id for one in channels}
            rows = NoticeRows(removed_channels=sorted(ids), removed_deliveries=self._queue.forget(ids))
            await self._services.store.write(Batch(notices=rows))
            for account in {one.account for one in channels}:
                await self._queue.count_again(account)

    async def logged_out(self, login: bytes) -> None:
        """A device was logged out: nothing is pushed to it any more."""
        found = await self._services.store.login(login)
        if found is not None:
            channels = await self._services.store.channels_of(found.account)
            await self.remove([one for one in channels if one.login == login])

    # -- inside

    async def _add(self, owner: Account, channel: Channel, before: Channel | None) -> None:
        """Add a channel in the place of another."""
        if channel.kind != FOR_GUESTS and not owner.password:
            raise RequestRefused("account", "this needs an account")
        own = await self._services.store.channels_of(owner.name)
        if len([one for one in own if one != before]) >= self._services.limits.channels:
            raise RequestRefused("too-many", f"you have {len(own)} channels; remove one first")
        await self.remove([] if before is None else [before])
        async with self._queue.turn:
            rows = NoticeRows(channels=[channel])
            if channel.confirmed is None:
                await self._queue.add(self._to_confirm(channel), rows)
            else:
                await self._services.store.write(Batch(notices=rows))
            await self._queue.count_again(owner.name)

    def _new(self, owner: Account, kind: str, target: str) -> Channel:
        """A channel with a new id, not confirmed."""
        ports = self._services.ports
        return Channel(ports.entropy(ID_BYTES).hex(), owner.name, kind, target, 1, ports.now())

    async def _change(self, channel: Channel, **fields: int | str | bytes | None) -> None:
        changed = msgspec.structs.replace(channel, **fields)
        async with self._queue.turn:
            await self._services.store.write(Batch(notices=NoticeRows(changed_channels=[changed])))
            await self._queue.count_again(channel.account)

    def _to_confirm(self, channel: Channel) -> Delivery:
        return self._queue.message(channel, "confirm", b"[]", self._services.ports.now())

    async def _of_link(self, purpose: Purpose, token: str) -> Channel:
        found = self._channels.links.channel(purpose, token)
        channel = None if found is None else await self._services.store.channel(found)
        if channel is None:
            raise bad_link()
        return channel

    def _check_available(self, kind: str) -> None:
        missing = self._channels.missing(kind)
        if missing:
            raise RequestRefused("no-channel", f"the host of this server has to add: {missing}")

    def _check_confirmations(self, owner: Account, address: str, block: str) -> None:
        limits, rates = self._services.limits, self._services.rates
        rates.check("confirmations", owner.name, limits.confirmations)
        rates.check("confirmations-to", address.lower(), limits.confirmations)
        rates.check("block-confirmations", block, limits.block_confirmations)


def shown_channel(one: Channel) -> ChannelShown:
    """A channel as its owner sees it."""
    return ChannelShown(
        id=one.id,
        kind=KINDS[one.kind],
        label=label(one),
        enabled=bool(one.enabled),
        confirmed=one.confirmed is not None,
        problem=one.problem,
        created=one.created,
    )


def bad_link() -> RequestRefused:
    """The refusal of a link, whatever is wrong with it."""
    return RequestRefused("unknown", "no such link, or it is too old")
