"""At a table: what a token of it opens, over HTTP and from sockets."""

import asyncio
from time import perf_counter
from typing import Final

import structlog
from starlette.responses import Response

from theomachy.engine.game import SPECTATOR
from theomachy.engine.refusal import DataError
from theomachy.server.accounts.access import ROLES
from theomachy.server.accounts.admission import Admission, unknown
from theomachy.server.http.call import Call, Handler, json, read_request, refused
from theomachy.server.http.rate_limit import Buckets
from theomachy.server.live.services import Missing
from theomachy.server.live.table_hosts import House
from theomachy.server.protocol import Exported, Invite, LogShown, Refused, Rematch, Say, TableReply, TableRequest
from theomachy.server.store.port import Grant, StoreError
from theomachy.server.tables import permissions
from theomachy.server.tables.decisions import Actor, Refuse, kind_of
from theomachy.server.tables.table import Table
from theomachy.server.views.entry_view import moment
from theomachy.server.views.table_view import replay
from theomachy.server.views.viewer import Shared, Viewer

log: Final[structlog.stdlib.BoundLogger] = structlog.get_logger("theomachy.tableside")


class Tableside:
    """Looks, requests and exports."""

    def __init__(self, house: House, admission: Admission, buckets: Buckets) -> None:
        self.house: Final = house
        self.world: Final = house.world
        self.admission: Final = admission
        self.buckets: Final = buckets
        self.handlers: Final[dict[str, Handler]] = {
            "table": self.table,
            "messages": self.messages,
            "log": self.log,
            "replay": self.replay,
            "hint": self.hint,
            "battles": self.battles,
            "record": self.record,
            "position": self.position,
        }

    async def table(self, call: Call) -> Response:
        after = call.number("after", 0, 2**53 - 1) or 0
        wait = call.number("wait", 0, 60) or 0
        host = self.house.host(call.grant.table)
        if wait:
            await host.wait(after, min(float(wait), self.world.limits.poll_seconds))
        body = await host.update(call.viewer(), after)
        return Response(body, media_type="application/json")

    async def messages(self, call: Call) -> Response:
        reply = await self.dispatch(call.grant, read_request(call.body))
        return refused(reply) if isinstance(reply, Refused) else json(reply)

    async def dispatch(self, grant: Grant, request: TableRequest) -> TableReply:
        """What a request is answered with, whichever way it came."""
        begin = perf_counter()
        kind = kind_of(request)
        try:
            self.buckets.slow_down("requests", grant.token.hex(), self.world.limits.table_requests)
            if isinstance(request, Say):
                self.buckets.slow_down("chat", grant.token.hex(), self.world.limits.chat)
            reply = await self._reply(grant, request)
        except Refuse as refuse:
            self.world.metrics.messages.labels(kind, refuse.code).inc()
            return refuse.reply(request.id)
        except Missing:
            return unknown().reply(request.id)
        except StoreError as error:
            log.error("the storage failed", kind=kind, error=str(error))
            return Refuse("not-saved", "the storage does not answer", retry=1_000).reply(request.id)
        self.world.metrics.messages.labels(kind, "done").inc()
        self.world.metrics.acknowledged.observe(perf_counter() - begin)
        return reply

    async def _reply(self, grant: Grant, request: TableRequest) -> TableReply:
        actor = Actor(ROLES[grant.role], grant.seats)
        if isinstance(request, Invite):
            return await self.admission.invite(grant.table, actor, request)
        if isinstance(request, Rematch):
            return await self.admission.rematch(grant.table, actor, request)
        return await self.house.host(grant.table).request(actor, request)

    async def log(self, call: Call) -> Response:
        after = call.number("after", 0, 2**53 - 1) or 0
        table = await self.house.host(call.grant.table).look()
        self._allowed("log", call, table)
        eyes = self._eyes(call, table)
        shared = Shared()
        noted = table.noted_after(after)[: self.world.limits.moments]
        return json(LogShown(seq=table.seq, moments=[moment(one, table.match, eyes, shared) for one in noted]))

    async def replay(self, call: Call) -> Response:
        answers = self._answers(str(call.request.path_params["answers"]))
        table = await self.house.host(call.grant.table).look()
        self._allowed("replay", call, table)
        match = table.match
        if match is None:
            raise Refuse("wrong-phase", "nothing was played yet")
        if answers > len(match.given):
            raise Refuse("data", f"the game has {len(match.given)} answers so far, not {answers}")
        return json(replay(table, match, self._eyes(call, table), answers))

    async def hint(self, call: Call) -> Response:
        return await self._advice("hint", call)

    async def battles(self, call: Call) -> Response:
        return await self._advice("battles", call)

    async def _advice(self, wish: str, call: Call) -> Response:
        """What an adviser says to a seat that is asked: in a process of its own, from what the seat knows."""
        table = await self.house.host(call.grant.table).look()
        self._allowed(wish, call, table)
        own = call.viewer().seats
        if any(table.seats[seat].person() for seat in range(len(table.seats)) if seat not in own):
            raise Refuse("no-advice", "there is no advice against other people")
        match = table.match
        asked = call.number("seat", 0, 4)
        owing = [seat for seat in own if asked in (None, seat) and match is not None and match.options(seat)]
        if match is None or not owing:
            raise Refuse("not-your-turn", "advice is for a question that your seat is asked")
        self.buckets.slow_down("advice", call.grant.token.hex(), self.world.limits.advice)
        seat = owing[0]
        document, options = match.document(seat).encode(), match.options(seat)
        game = table.opened.setup.game
        said = await self.world.bots.advise(wish, game, seat, document, options, match.asked[seat])
        if said is None:
            raise Refuse("no-advice", "no advice was found in time", retry=1_000)
        body = b'{"seat":%d,"asked":%d,"%b":%b}' % (seat, match.asked[seat], wish.encode(), said)
        return Response(body, media_type="application/json")

    def _answers(self, text: str) -> int:
        if not text.isascii() or not text.isdecimal() or len(text) > 6:
            raise Refuse("malformed", "the number of answers is a number")
        return int(text)

    def _eyes(self, call: Call, table: Table) -> Viewer:
        """One's own, or somebody's whose game is over."""
        seat = call.number("seat", 0, 4)
        own = call.viewer()
        if seat is None:
            return own
        if seat >= len(table.seats):
            raise Refuse("no-seat", f"there is no seat {seat}")
        if seat not in own.seats and table.phase() != "finished":
            raise Refuse("running", f"what seat {seat} sees is secret until the game is over")
        return Viewer(own.role, (seat,))

    async def record(self, call: Call) -> Response:
        table = await self.house.host(call.grant.table).look()
        self._allowed("record", call, table)
        if table.match is None:
            raise Refuse("no-record", "nothing was played at this table")
        try:
            return json(Exported(text=await asyncio.to_thread(table.match.record)))
        except DataError as error:
            raise Refuse("no-record", str(error)) from error

    async def position(self, call: Call) -> Response:
        table = await self.house.host(call.grant.table).look()
        self._allowed("position", call, table)
        match = table.match
        if match is None:
            raise Refuse("wrong-phase", "nothing was played yet")
        answers = call.number("answers", 0, 100_000)
        form = call.word("form", ("line", "document")) or "document"
        if answers is not None and answers > len(match.given):
            raise Refuse("data", f"the game has {len(match.given)} answers so far, not {answers}")
        past = match if answers is None else match.past(answers)
        if table.phase() == "finished":
            return json(Exported(text=past.line() if form == "line" else past.document(None)))
        if form == "line":
            raise Refuse("running", "a line holds the whole position, which is secret until the game is over")
        eyes = self._eyes(call, table).seats
        return json(Exported(text=past.document(eyes[0] if eyes else SPECTATOR)))

    def _allowed(self, name: str, call: Call, table: Table) -> None:
        """Refuse what the policy of the table's phase does not allow."""
        phase = self.house.host(table.id).phase(table)
        row = permissions.TABLE_READS[name]
        if not permissions.allows(row, ROLES[call.grant.role], bool(call.grant.seats), phase):
            raise Refuse(
                "running" if name == "record" else "wrong-phase", f"{name}: not while the table is {phase}"
            )
