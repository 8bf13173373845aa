"""Endpoints of one table: what a token of it allows to read, and requests without a socket."""

import asyncio
from collections.abc import Sequence

import msgspec
from starlette.responses import Response

from theomachy.engine.game import SPECTATOR
from theomachy.engine.refusal import DataError
from theomachy.server.http.call import Call, json, raw_json, refused
from theomachy.server.http.endpoint import AFTER, ANSWERS, OPTION, SEAT, Query, endpoint
from theomachy.server.live.fair_turns import Asker
from theomachy.server.protocol import (
    MOST_SEATS,
    BattlesShown,
    Exported,
    HintShown,
    LogShown,
    Ping,
    Refused,
    ReplayShown,
    TableReply,
    Update,
    WeighShown,
)
from theomachy.server.tables.messages.declaration import MESSAGES, decode_request
from theomachy.server.tables.permissions import (
    ALWAYS,
    FINISHED,
    NOT_FROZEN,
    PLAYING,
    Permission,
    everyone_at_the_table,
)
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.shares import holder, speaker
from theomachy.server.tables.table import Table
from theomachy.server.views import table_view
from theomachy.server.views.entry_view import entry_shown
from theomachy.server.views.viewer import RenderCache, Viewer

REPLIES: tuple[type[msgspec.Struct], ...] = TableReply.__args__
MOST_CODE = 65_535
"""Of an option."""
PLAYERS = Permission(host=PLAYING, seat=PLAYING)


@endpoint(
    "table",
    "GET",
    "/api/tables/{table}",
    "The table as you may see it; with `wait`, as soon as there is an entry after `after`.",
    reply=Update,
    query=(AFTER, Query("wait", 0, 60)),
    permission=everyone_at_the_table(ALWAYS),
)
async def table(call: Call) -> Response:
    after = call.number("after", 0, 2**53 - 1) or 0
    wait = call.number("wait", 0, 60) or 0
    host = call.host()  # once: a server that stops still answers those who wait
    if wait:
        seconds = min(float(wait), call.services.limits.poll_seconds)
        await host.wait(call.grant.token, after, seconds, holder(call.grant, call.block))
    return raw_json(await host.update(call.grant.token, after))


@endpoint(
    "messages",
    "POST",
    "/api/tables/{table}/messages",
    "Any request to the table, as on the socket.",
    body=tuple(declared.request for declared in MESSAGES.values()),
    reply=REPLIES,
    permission=everyone_at_the_table(ALWAYS),  # each message has a permission of its own
)
async def messages(call: Call) -> Response:
    try:
        request = decode_request(call.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused("malformed", str(error)[:300]) from error
    if isinstance(request, Ping):
        raise RequestRefused("malformed", "ping is for sockets only")
    reply = await call.server.hosts.dispatch(call.grant, request)
    return refused(reply) if isinstance(reply, Refused) else json(reply)


@endpoint(
    "log",
    "GET",
    "/api/tables/{table}/log",
    "The entries after `after`, one page at a time; as another seat saw them once the game has finished.",
    reply=LogShown,
    query=(AFTER, SEAT),
    permission=everyone_at_the_table(NOT_FROZEN),
)
async def log(call: Call) -> Response:
    after = call.number("after", 0, 2**53 - 1) or 0
    found = await call.table()
    viewer = chosen_viewer(call, found)
    cache = RenderCache()
    entries = found.entries_after(after)[: call.services.limits.update_entries]
    return json(LogShown(seq=found.seq, entries=[entry_shown(one, found.match, viewer, cache) for one in entries]))


@endpoint(
    "replay",
    "GET",
    "/api/tables/{table}/replay/{answers}",
    "The game after this many answers; as another seat saw it once the game has finished.",
    reply=ReplayShown,
    query=(SEAT,),
    permission=everyone_at_the_table(NOT_FROZEN),
)
async def replay(call: Call) -> Response:
    text = str(call.request.path_params["answers"])
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise RequestRefused("malformed", "answers must be a number")
    found = await call.table()
    if found.match is None:
        raise RequestRefused("wrong-phase", "the game has not started")
    check_answers(found, int(text))
    return json(table_view.replay(found, found.match, chosen_viewer(call, found), int(text)))


@endpoint(
    "hint",
    "GET",
    "/api/tables/{table}/hint",
    "What a bot would answer in your place, and why; at tables where no other person plays.",
    reply=HintShown,
    query=(SEAT,),
    permission=PLAYERS,
)
async def hint(call: Call) -> Response:
    return await advice("hint", call)


@endpoint(
    "weigh",
    "GET",
    "/api/tables/{table}/weigh",
    "What a bot would answer in your place, beside what comes of the answer `option`; "
    "at tables where no other person plays.",
    reply=WeighShown,
    query=(SEAT, OPTION),
    permission=PLAYERS,
)
async def weigh(call: Call) -> Response:
    return await advice("weigh", call)


@endpoint(
    "battles",
    "GET",
    "/api/tables/{table}/battles",
    "The outcomes of your coming battles, in games that have them, or none if they were not found in time; "
    "at tables where no other person plays.",
    reply=BattlesShown,
    query=(SEAT,),
    permission=PLAYERS,
)
async def battles(call: Call) -> Response:
    return await advice("battles", call)


@endpoint(
    "record",
    "GET",
    "/api/tables/{table}/record",
    "The game as a record, once it has finished.",
    reply=Exported,
    permission=everyone_at_the_table(FINISHED),
    refusal="running",
)
async def record(call: Call) -> Response:
    found = await call.table()
    if found.match is None:
        raise RequestRefused("no-record", "nothing was played at this table")
    try:
        return json(Exported(text=await asyncio.to_thread(found.match.record)))
    except DataError as error:
        raise RequestRefused("no-record", str(error)) from error


@endpoint(
    "position",
    "GET",
    "/api/tables/{table}/position",
    "The position: complete once the game has finished, before that as your seat may know it.",
    reply=Exported,
    query=(ANSWERS, SEAT, Query("form", words=("line", "document"))),
    permission=everyone_at_the_table(NOT_FROZEN),
)
async def position(call: Call) -> Response:
    found = await call.table()
    match = found.match
    if match is None:
        raise RequestRefused("wrong-phase", "the game has not started")
    answers = call.number("answers", 0, 100_000)
    form = call.word("form", ("line", "document")) or "document"
    if answers is not None:
        check_answers(found, answers)
    past = match if answers is None else match.past(answers)
    if found.phase() == "finished":
        return json(Exported(text=past.line() if form == "line" else past.document(None)))
    if form == "line":
        raise RequestRefused("running", "a line holds the whole position, which is secret until the game is over")
    seats = chosen_viewer(call, found).seats
    return json(Exported(text=past.document(seats[0] if seats else SPECTATOR)))


async def advice(kind: str, call: Call) -> Response:
    """Advice for the open question of a seat: made in a bot process, from what the seat knows."""
    found = await call.table()
    own = call.viewer().seats
    if found.opened.rated:
        raise RequestRefused("rated", "there is no advice in rated games")
    if any(found.seats[seat].person() for seat in range(len(found.seats)) if seat not in own):
        raise RequestRefused("no-advice", "there is no advice at tables where other people play")
    match = found.match
    wanted = call.number("seat", 0, MOST_SEATS - 1)
    asked = [seat for seat in own if wanted in (None, seat) and match is not None and match.options(seat)]
    if kind == "battles" and match is not None and wanted in own and not asked:
        return raw_json(b'{"seat":%d,"asked":0,"battles":[]}' % wanted)  # the page asked, but was answered first
    if match is None or not asked:
        raise RequestRefused("not-your-turn", "advice is for an open question of your own seat")
    call.check_speaker_rate("advice", call.services.limits.advice)
    seat = asked[0]
    document, memory = match.document(seat).encode(), match.memory(seat)
    options, number = match.options(seat), match.asked[seat]
    if kind == "weigh":
        options = meant_first(options, call.number("option", 0, MOST_CODE))
    game, who = found.opened.setup.game, Asker(call.block, speaker(call.grant))
    advised = await call.services.bots.advise(kind, game, seat, document, options, number, who, memory)
    await call.table()  # the caller may have lost the seat while the bot thought
    if advised is None and kind == "battles":
        advised = b"[]"  # the page asks by itself before each Battle; that nothing was found in time is no mistake
    if advised is None:
        raise RequestRefused("no-advice", "no advice was found in time", retry=1_000)
    return raw_json(b'{"seat":%d,"asked":%d,"%b":%b}' % (seat, number, kind.encode(), advised))


def meant_first(options: Sequence[int], meant: int | None) -> list[int]:
    """The options, the one that somebody means to answer before the others."""
    if meant is None or meant not in options:
        raise RequestRefused("illegal", "the option is none of the open question")
    return [meant, *(option for option in options if option != meant)]


def check_answers(found: Table, answers: int) -> None:
    """Refuse a place behind the end of the game."""
    given = len(found.playing().given)
    if answers > given:
        raise RequestRefused("data", f"the game has {given} answers so far, not {answers}")


def chosen_viewer(call: Call, found: Table) -> Viewer:
    """The caller, or the seat that the caller asks for once the game is over."""
    seat = call.number("seat", 0, MOST_SEATS - 1)
    own = call.viewer()
    if seat is None:
        return own
    if seat >= len(found.seats):
        raise RequestRefused("no-seat", f"there is no seat {seat}")
    if seat not in own.seats and found.phase() != "finished":
        raise RequestRefused("running", f"what seat {seat} sees is secret until the game is over")
    return Viewer(own.role, (seat,))
