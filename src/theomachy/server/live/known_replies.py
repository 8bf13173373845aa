"""The replies to requests that a table has carried out, so that none is carried out twice."""

from collections import OrderedDict
from typing import Final

import msgspec

from theomachy.server.protocol import Answer, Done, Request
from theomachy.server.store.port import Store
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import Table

REMEMBERED: Final = 16
"""Replies kept in memory, 400 bytes each; older ones are read from the store."""


class KnownReplies:
    """The replies of one table: the newest ones in memory, all others in the store."""

    def __init__(self, table_id: str, store: Store) -> None:
        self._id: Final = table_id
        self._store: Final = store
        self._newest: Final[OrderedDict[bytes, tuple[bytes, Done]]] = OrderedDict()

    def remember(self, move: bytes, asked: bytes, done: Done) -> None:
        """A request was carried out."""
        self._newest[move] = (asked, done)
        if len(self._newest) > REMEMBERED:
            self._newest.popitem(last=False)

    async def find(self, table: Table, request: Request, move: bytes, asked: bytes) -> Done | None:
        """The reply to a request that was already carried out."""
        if move in self._newest:
            before, reply = self._newest[move]
        elif isinstance(request, Answer) and table.match and table.match.asked.get(request.seat) == request.asked:
            return None  # an answer to the question that is open now cannot have been taken before
        else:
            stored = await self._store.reply(self._id, move)
            if stored is None:
                return None
            before, reply = stored.digest, msgspec.json.decode(stored.reply, type=Done)
        if before != asked:
            raise RequestRefused("id-reused", "this id was used for another request")
        return reply

    def clear(self) -> None:
        """Let go of those in memory."""
        self._newest.clear()
