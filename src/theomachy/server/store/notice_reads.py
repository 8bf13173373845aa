"""What is read about notices from the database."""

from typing import Final

from theomachy.server.store.driver import Row
from theomachy.server.store.notice_rows import Channel, Delivery, Notice, NoticePerson
from theomachy.server.store.sql import SqlStore, converted, first

CHANNELS: Final = (
    "SELECT id, account, kind, target, enabled, created, confirmed, login, problem FROM notice_channels"
)
NOTICES: Final = "SELECT account, table_id, kind, seats, seq, since, due, told FROM notices"
DELIVERIES: Final = (
    "SELECT id, channel, account, about, body, created, due, tries, state, problem FROM notice_deliveries"
)


class NoticeReads(SqlStore):
    """The store with what is read about notices (see notice_rows.py)."""

    async def notices(self) -> list[Notice]:
        return converted(await self._rows(f"{NOTICES} ORDER BY account, table_id"), list[Notice])

    async def notices_of(self, account: str) -> list[Notice]:
        sql = f"{NOTICES} WHERE account = ? ORDER BY table_id"
        return converted(await self._rows(sql, account), list[Notice])

    async def notice_person(self, account: str) -> NoticePerson | None:
        sql = "SELECT account, language, zone, quiet_from, quiet_to FROM notice_people WHERE account = ?"
        return first(converted(await self._rows(sql, account), list[NoticePerson]))

    async def noticed_accounts(self) -> list[str]:
        sql = "SELECT DISTINCT account FROM notice_channels WHERE enabled = 1 AND confirmed IS NOT NULL"
        return [row[0] for row in converted(await self._rows(sql), list[tuple[str]])]

    async def channel(self, channel: str) -> Channel | None:
        return first(channels_in(await self._sealed("notice_channels", f"{CHANNELS} WHERE id = ?", channel)))

    async def channels_of(self, account: str) -> list[Channel]:
        sql = f"{CHANNELS} WHERE account = ? ORDER BY created, id"
        return channels_in(await self._sealed("notice_channels", sql, account))

    async def waiting_deliveries(self) -> list[Delivery]:
        sql = f"{DELIVERIES} WHERE state = 'waiting' ORDER BY due, id"
        return converted(await self._rows(sql), list[Delivery])

    async def deliveries_of(self, account: str, limit: int) -> list[Delivery]:
        sql = f"{DELIVERIES} WHERE account = ? ORDER BY created DESC, id LIMIT ?"
        return converted(await self._rows(sql, account, limit), list[Delivery])


def channels_in(rows: list[Row]) -> list[Channel]:
    """Rows of CHANNELS."""
    return converted(rows, list[Channel])
