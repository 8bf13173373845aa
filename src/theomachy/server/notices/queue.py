"""The queue of messages: what is due is made into messages, and these are sent until they arrive or are given up.

Everything that waits is in the database and, the same, in memory. Promised is at least once: a message is marked
as sent after the receiver took it, so a crash between the two sends that one again, with the same id. What is
marked is never sent again, and what is not marked is never lost.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from theomachy.server.live.notice_desk import NoticeDesk
from theomachy.server.live.services import Services
from theomachy.server.notices import messages
from theomachy.server.notices.channels import SPACING, Channels
from theomachy.server.notices.quiet_hours import after_quiet_hours
from theomachy.server.notices.retries import Sent, next_try
from theomachy.server.protocol import SeatShown
from theomachy.server.store.notice_rows import (
    DEAD,
    SENT,
    WAITING,
    Channel,
    Delivery,
    Notice,
    NoticePerson,
    NoticeRows,
)
from theomachy.server.store.port import Batch, Conflict, Summary

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.notices")
AT_ONCE: Final = 8
"""Messages that are on the wire at a time."""
OLDEST: Final = 7 * 86_400_000
"""Milliseconds after which a message is given up, whatever keeps it back."""
SEATS: Final = msgspec.json.Decoder(list[SeatShown])
ITEMS: Final = msgspec.json.Decoder(list[tuple[str, int]])
ENCODE: Final = msgspec.json.Encoder()
Looking = Callable[[str], set[int]]
"""The seats of a table at which somebody looks now."""


class Marked(msgspec.Struct, frozen=True):
    """What is written down about a message that was tried."""

    account: str
    after: Delivery | None
    rows: NoticeRows


class NoticeQueue:
    """Makes messages of notices, and sends them."""

    def __init__(self, services: Services, channels: Channels, looking: Looking) -> None:
        self._services: Final = services
        self._channels: Final = channels
        self._looking: Final = looking
        self._desk: Final[NoticeDesk] = services.notices
        self._waiting: dict[str, Delivery] = {}
        self._sending: Final[set[str]] = set()
        self._unmarked: Final[dict[str, Marked]] = {}
        """Messages that were tried, and what became of them, while nothing could be written: only the mark is."""
        self._places: Final = asyncio.Semaphore(AT_ONCE)
        self.turn: Final = asyncio.Lock()
        """Held by whoever changes what waits: the queue, and people who change their channels."""

    async def load(self) -> None:
        """Read what waits."""
        store = self._services.store
        known, found = self._desk.changes, await store.notices()
        while known != self._desk.changes:  # a table added one while we read
            known, found = self._desk.changes, await store.notices()
        self._desk.load(found)
        self._desk.wanted.clear()
        self._desk.wanted.update(await store.noticed_accounts())
        self._waiting = {one.id: one for one in await store.waiting_deliveries()}

    def next_due(self) -> int | None:
        """When something has to be done, as far as is known."""
        times = [one.due for one in self._desk.all() if not one.told]
        times += [one.due for one in self._waiting.values() if self._free(one)]
        times += [0] * len(self._unmarked)
        return min(times, default=None)

    def length(self) -> tuple[int, int]:
        """How many messages wait, and since when the oldest has been due."""
        now = self._services.ports.now()
        return len(self._waiting), max([now - one.due for one in self._waiting.values()], default=0)

    async def work(self) -> None:
        """Do everything that is due now, and wait until it is done."""
        async with self.turn:
            for key, marked in list(self._unmarked.items()):
                await self._mark(key, marked)
            await self._forget_settled()
            await self._plan()
        if self._services.store.problem() is not None:
            return  # what is sent now could not be marked, and would be sent again
        now = self._services.ports.now()
        due = [one for one in self._waiting.values() if one.due <= now and self._free(one)]
        await asyncio.gather(*[self._deliver(one) for one in due])

    # -- from notices to messages

    async def _forget_settled(self) -> None:
        settled = self._desk.settled()
        if settled:
            await self._write(NoticeRows(dropped=settled))
            for one in settled:
                self._desk.put(one, None)

    def _free(self, delivery: Delivery) -> bool:
        """Whether a message is neither on the wire nor waiting for its mark."""
        return delivery.id not in self._sending and delivery.id not in self._unmarked

    async def _plan(self) -> None:
        now = self._services.ports.now()
        by_person: dict[str, list[Notice]] = {}
        for one in self._desk.all():
            if not one.told and one.due <= now:
                by_person.setdefault(one.account, []).append(one)
        for account, due in by_person.items():
            await self._plan_for(account, due, now)

    async def _plan_for(self, account: str, due: list[Notice], now: int) -> None:
        """One person's message to each channel; what is of no use any more is dropped."""
        rows = NoticeRows()
        usable = await self.usable(account)
        for one in due:
            there = self._looking(one.table).intersection(map(int, one.seats.split()))
            if usable and not there and await self._true(one) is not None:
                rows.told.append(one)
            else:
                rows.dropped.append(one)
        if rows.told:
            person = await self._person(account)
            items = [(one.table, one.seq) for one in rows.told]
            rows.deliveries = [await self._with(channel, person, items, now) for channel in usable]
        await self._write(rows)
        for one in rows.dropped:
            self._desk.put(one, None)
        for one in rows.told:
            self._desk.put(one, msgspec.structs.replace(one, told=1))
        self._waiting |= {one.id: one for one in rows.deliveries}

    async def usable(self, account: str) -> list[Channel]:
        """The channels of a person that messages go to. A push subscription ends with the login it was made in."""
        found: list[Channel] = []
        for one in await self._services.store.channels_of(account):
            if one.enabled and one.confirmed is not None and not self._channels.missing(one.kind):
                login = None if one.login is None else await self._services.store.login(one.login)
                if one.login is None or (login is not None and not login.revoked and login.account == account):
                    found.append(one)
        return found

    async def _with(
        self, channel: Channel, person: NoticePerson, items: list[tuple[str, int]], now: int
    ) -> Delivery:
        """The message that waits for the channel with these tables added, or a new one."""
        for one in self._waiting.values():
            if one.channel == channel.id and one.about == "notice" and self._free(one):
                return msgspec.structs.replace(one, body=ENCODE.encode([*ITEMS.decode(one.body), *items]))
        last = [
            one.created
            for one in await self._services.store.deliveries_of(channel.account, 50)
            if one.channel == channel.id and one.about == "notice"
        ]
        due = max([now, *(at + SPACING[channel.kind] for at in last)])
        return self.message(channel, "notice", ENCODE.encode(items), after_quiet_hours(person, due))

    def message(self, channel: Channel, about: str, body: bytes, due: int) -> Delivery:
        """A new message to a channel."""
        ports = self._services.ports
        key = ports.entropy(16).hex()
        return Delivery(key, channel.id, channel.account, about, body, ports.now(), due)

    async def add(self, delivery: Delivery, rows: NoticeRows) -> None:
        """Send a message soon, and make these rows durable with it; the caller has the turn."""
        rows.deliveries.append(delivery)
        await self._write(rows)
        self._waiting[delivery.id] = delivery
        self._desk.wake()

    def forget(self, channels: set[str]) -> list[str]:
        """Messages that wait for these channels will not be sent; their ids, to be removed."""
        gone = [one.id for one in self._waiting.values() if one.channel in channels]
        for one in gone:
            del self._waiting[one]
        return gone

    async def _person(self, account: str) -> NoticePerson:
        return await self._services.store.notice_person(account) or NoticePerson(account, "en", "UTC")

    async def _true(self, notice: Notice) -> Summary | None:
        """The table of a notice, if what it says is so and the person still is at the table; as lists show it."""
        store = self._services.store
        summary = await store.summary(notice.table)
        if summary is None or await store.hidden_since(notice.table) is not None:
            return None
        grants = [one for one in await store.grants_of(notice.account) if one.table == notice.table]
        own = {seat for grant in grants for seat in grant.seats}
        if not own:
            return None
        if notice.kind != "turn":
            return summary
        asked = {seat.seat for seat in SEATS.decode(summary.seats) if seat.asked}
        return summary if summary.phase == "playing" and own & asked else None

    # -- sending

    async def _deliver(self, delivery: Delivery) -> None:
        self._sending.add(delivery.id)
        try:
            async with self._places:
                channel = await self._services.store.channel(delivery.channel)
                person = await self._person(delivery.account)
                message = None if channel is None else await self._message(delivery, channel, person)
                now = self._services.ports.now()
                if channel is None or message is None:
                    await self._end(delivery, None, NoticeRows(removed_deliveries=[delivery.id]))
                    return
                later = after_quiet_hours(person, now) if delivery.about == "notice" else now
                if later > now:  # a try that failed before came into the quiet hours
                    await self._put_off(delivery, later)
                    return
                confirming = delivery.about == "confirm"
                sent = await self._channels.send(channel, message, person.language, confirming, now)
                await self._sent(delivery, channel, sent)
        finally:
            self._sending.discard(delivery.id)

    async def _message(
        self, delivery: Delivery, channel: Channel, person: NoticePerson
    ) -> messages.Message | None:
        """The words of a message as things stand now; None if there is nothing to say any more."""
        if delivery.about == "confirm":
            account = await self._services.store.account(channel.account)
            shown = "" if account is None else account.shown
            token = self._channels.links.token("confirm", channel.id)
            return messages.confirmation(person.language, delivery.id, shown, token)
        if not any(one.id == channel.id for one in await self.usable(channel.account)):
            return None
        if delivery.about == "test":
            return messages.test_message(person.language, delivery.id)
        standing = {(one.table, one.seq): one for one in self._desk.all() if one.account == channel.account}
        lines: list[messages.Line] = []
        for item in ITEMS.decode(delivery.body):
            notice = standing.get(item)
            summary = None if notice is None else await self._true(notice)
            if notice is not None and summary is not None:
                lines.append(messages.line(person.language, summary, notice.kind))
        return messages.notice(person.language, delivery.id, lines) if lines else None

    async def _sent(self, delivery: Delivery, channel: Channel, sent: Sent) -> None:
        """Write down what became of a try."""
        now, chance = self._services.ports.now(), self._services.ports.entropy(1)[0]
        tried = msgspec.structs.replace(delivery, tries=delivery.tries + 1, problem=sent.problem)
        rows = NoticeRows()
        if sent.outcome == "sent":
            tried = msgspec.structs.replace(tried, state=SENT, due=now, body=b"[]")
        else:
            again = next_try(tried.tries, now, chance, sent.wait) if sent.outcome == "later" else None
            if again is None or now - delivery.created > OLDEST:
                tried = msgspec.structs.replace(tried, state=DEAD, due=now, body=b"[]")
            else:
                tried = msgspec.structs.replace(tried, due=again)
        if sent.outcome == "gone" and channel.kind == "push":  # the browser has unsubscribed
            rows.removed_channels = [channel.id]
        elif sent.outcome in ("gone", "never"):
            rows.changed_channels = [msgspec.structs.replace(channel, enabled=0, problem=sent.problem)]
        rows.deliveries = [tried]
        outcome = {WAITING: "retried", SENT: "sent", DEAD: "dead"}[tried.state]
        self._services.metrics.notices.labels(channel.kind, outcome).inc()
        if tried.state == DEAD:
            log.warning("a message was given up", channel=channel.kind, problem=sent.problem, tries=tried.tries)
        await self._end(delivery, tried, rows)

    async def _put_off(self, delivery: Delivery, until: int) -> None:
        later = msgspec.structs.replace(delivery, due=until)
        await self._end(delivery, later, NoticeRows(deliveries=[later]))

    async def _end(self, delivery: Delivery, after: Delivery | None, rows: NoticeRows) -> None:
        """Make what became of a message durable, unless the person has removed it meanwhile."""
        async with self.turn:
            if delivery.id in self._waiting:
                self._unmarked[delivery.id] = Marked(delivery.account, after, rows)
                await self._mark(delivery.id, self._unmarked[delivery.id])

    async def _mark(self, key: str, marked: Marked) -> None:
        """Write down what became of a message. If that fails, it is tried again; the message is not sent again."""
        rows = marked.rows
        try:
            await self._services.store.write(Batch(notices=rows))
        except Conflict:  # the channel was removed or changed meanwhile
            rows = NoticeRows(deliveries=rows.deliveries)
            await self._services.store.write(Batch(notices=rows))
        del self._unmarked[key]
        if marked.after is None or marked.after.state != WAITING:
            self._waiting.pop(key, None)
        else:
            self._waiting[key] = marked.after
        if rows.removed_channels or rows.changed_channels:
            await self.count_again(marked.account)

    async def count_again(self, account: str) -> None:
        """Know again whether a person has a channel that is switched on."""
        found = await self._services.store.channels_of(account)
        if any(one.enabled and one.confirmed is not None for one in found):
            self._desk.wanted.add(account)
        else:
            self._desk.wanted.discard(account)

    async def _write(self, rows: NoticeRows) -> None:
        try:
            await self._services.store.write(Batch(notices=rows))
        except Conflict:  # a table or a person was removed meanwhile: what waits is read again
            await self.load()
            raise
