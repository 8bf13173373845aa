"""Leaks to plant, one at a time, into the real application; the twin games must find every one.

Each takes something from the whole position (`whole`, which differs between the worlds exactly where hidden things
differ) and lets it out through one channel: a value, an order, a length, a number of messages, a refusal ...
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeAlias
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from tests.campaigns.leak import Leak, play_games
from theomachy.engine.decision import Secret
from theomachy.engine.event import Event as Told
from theomachy.engine.things import Asked, Words
from theomachy.engine.things import Thing as Named
from theomachy.games.ankh.documents import view as ankh_view
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.pantheon.documents import view as pantheon_view
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.server.http import app
from theomachy.server.http.endpoint import ENDPOINTS, Endpoint
from theomachy.server.http.server import Server
from theomachy.server.live import audience, table_host
from theomachy.server.live.audience import Audience
from theomachy.server.live.socket_session import SocketSession
from theomachy.server.live.table_host import TableHost
from theomachy.server.protocol import (
    Code,
    Done,
    Ended,
    GameShown,
    Invited,
    LogEntry,
    Pong,
    Presence,
    Question,
    Refused,
    ReplayShown,
    Request,
    Say,
    SeatShown,
    TableReply,
    TableShown,
    Thing,
    Undoable,
    Update,
)
from theomachy.server.store.port import Summary
from theomachy.server.tables import decisions, permissions
from theomachy.server.tables.match import AnyMatch, Match
from theomachy.server.tables.messages.chat import Said
from theomachy.server.tables.messages.declaration import MESSAGES, Context, Decision, Message
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.refusal import Forbidding, RequestRefused
from theomachy.server.tables.table import FoldedEntry, Table
from theomachy.server.views import entry_view, table_view
from theomachy.server.views.viewer import LiveState, RenderCache, Viewer

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
PLANTS: Final[dict[str, Plant]] = {}
GAMES: Final = 120
"""A leak not found in so many twin games is not found."""


def plant(function: Plant) -> Plant:
    """Put a leak on the list."""
    PLANTS[function.__name__.replace("_", "-")] = function
    return function


def whole(match: AnyMatch | None) -> int:
    """A number made from everything there is, also what nobody may know."""
    return 0 if match is None else crc32(match.s.to_bytes())


def coin(match: AnyMatch | None) -> bool:
    """One bit of it."""
    return whole(match) % 2 == 1


def on_updates(patch: pytest.MonkeyPatch, change: Callable[[Update, Table], Update]) -> None:
    """Every update, changed."""
    real = table_view.update

    def leaking(
        table: Table, viewer: Viewer, around: LiveState, after: int, most: int, made: RenderCache
    ) -> Update:
        return change(real(table, viewer, around, after, most, made), table)

    patch.setattr(audience, "update", leaking)


def on_tables(patch: pytest.MonkeyPatch, change: Callable[[TableShown, Table], TableShown]) -> None:
    """What is shown of the table, changed."""
    real = table_view.table_shown

    def leaking(table: Table, viewer: Viewer, around: LiveState) -> TableShown:
        return change(real(table, viewer, around), table)

    patch.setattr(table_view, "table_shown", leaking)


def on_games(patch: pytest.MonkeyPatch, change: Callable[[GameShown, AnyMatch], GameShown]) -> None:
    """What is shown of the game, changed."""
    real = table_view.game_shown

    def leaking(table: Table, match: AnyMatch, viewer: Viewer, made: RenderCache) -> GameShown:
        return change(real(table, match, viewer, made), match)

    patch.setattr(table_view, "game_shown", leaking)


def on_questions(patch: pytest.MonkeyPatch, change: Callable[[Question, AnyMatch], Question]) -> None:
    """Every question, changed."""
    on_games(
        patch,
        lambda game, match: replace(game, questions=[change(question, match) for question in game.questions]),
    )


def on_entries(patch: pytest.MonkeyPatch, change: Callable[[LogEntry, FoldedEntry], LogEntry]) -> None:
    """Every entry told, changed."""
    real = entry_view.entry_shown

    def leaking(noted: FoldedEntry, match: AnyMatch | None, viewer: Viewer, shared: RenderCache) -> LogEntry:
        return change(real(noted, match, viewer, shared), noted)

    patch.setattr(table_view, "entry_shown", leaking)


# -- views and their encoding


@plant
def other_hands_of_pantheon(patch: pytest.MonkeyPatch) -> None:
    real = pantheon_view._player

    def leaking(s: PantheonState, seat: int) -> dict[str, object]:
        return {**real(s, seat), "hand": s.hands[seat]}

    patch.setattr(pantheon_view, "_player", leaking)


@plant
def demigods_of_others(patch: pytest.MonkeyPatch) -> None:
    real = pantheon_view._player

    def leaking(s: PantheonState, seat: int) -> dict[str, object]:
        return {**real(s, seat), "demigods": s.demigods[seat]}

    patch.setattr(pantheon_view, "_player", leaking)


@plant
def cards_in_the_deck(patch: pytest.MonkeyPatch) -> None:
    real = pantheon_view._public

    def leaking(s: PantheonState) -> dict[str, object]:
        return {**real(s), "deckSize": s.deck}

    patch.setattr(pantheon_view, "_public", leaking)


@plant
def cards_committed_to_a_battle(patch: pytest.MonkeyPatch) -> None:
    real = ankh_view.view_of

    def leaking(s: AnkhState) -> dict[str, object]:
        held = [frame.held for frame in s.stack if isinstance(frame, Secret)]
        return {**real(s), "committed": held}

    patch.setattr("theomachy.games.ankh.game.view_of", leaking)


@plant
def what_others_have_chosen(patch: pytest.MonkeyPatch) -> None:
    real: Callable[[AnyMatch, int], Asked] = vars(Match)["question"]

    def leaking(self: AnyMatch, seat: int) -> Asked:
        everybody = [thing for each in range(self.players()) for thing in real(self, each).chosen]
        return real(self, seat)._replace(chosen=everybody)

    patch.setattr(Match, "question", leaking)


@plant
def the_amount_of_a_question(patch: pytest.MonkeyPatch) -> None:
    on_questions(patch, lambda question, match: replace(question, amount=whole(match) % 3))


@plant
def the_subject_of_a_question(patch: pytest.MonkeyPatch) -> None:
    on_questions(
        patch,
        lambda question, match: replace(question, subject=Thing("number", str(whole(match) % 3))),
    )


@plant
def spectators_see_a_seat(patch: pytest.MonkeyPatch) -> None:
    real = Viewer.looking
    patch.setattr(Viewer, "looking", lambda self: real(self) if self.seats else {"spectator": 0})


def on_views(patch: pytest.MonkeyPatch, change: Callable[[bytes, AnyMatch], bytes]) -> None:
    """Every view as bytes, changed."""
    real: Callable[[AnyMatch, Sequence[int]], dict[int, bytes]] = vars(Match)["views"]

    def leaking(self: AnyMatch, seats: Sequence[int]) -> dict[int, bytes]:
        return {seat: change(view, self) for seat, view in real(self, seats).items()}

    patch.setattr(Match, "views", leaking)


@plant
def length_of_a_view(patch: pytest.MonkeyPatch) -> None:
    def leaking(view: bytes, match: AnyMatch) -> bytes:
        return view[:-1] + b" " * (whole(match) % 8) + b"}"

    on_views(patch, leaking)


@plant
def order_of_keys(patch: pytest.MonkeyPatch) -> None:
    def leaking(view: bytes, match: AnyMatch) -> bytes:
        keys = msgspec.json.decode(view, type=dict[str, msgspec.Raw])
        return msgspec.json.encode(dict(sorted(keys.items(), reverse=coin(match))))

    on_views(patch, leaking)


@plant
def a_digest_of_the_position(patch: pytest.MonkeyPatch) -> None:
    def leaking(view: bytes, match: AnyMatch) -> bytes:
        return view[:-1] + f',"check":{whole(match)}'.encode() + b"}"

    on_views(patch, leaking)


# -- entries and events


@plant
def what_was_drawn_in_secret(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Told, "seen_by", lambda self, seat: self)


@plant
def the_option_of_every_answer(patch: pytest.MonkeyPatch) -> None:
    def leaking(entry: LogEntry, noted: FoldedEntry) -> LogEntry:
        return replace(entry, other=noted.body.option) if isinstance(noted.body, Answered) else entry

    on_entries(patch, leaking)


@plant
def the_length_of_a_secret_option(patch: pytest.MonkeyPatch) -> None:
    def leaking(entry: LogEntry, noted: FoldedEntry) -> LogEntry:
        text = "." * (noted.body.option % 7) if isinstance(noted.body, Answered) else entry.text
        return replace(entry, text=text)

    on_entries(patch, leaking)


@plant
def nature_has_a_name_for_its_answer(patch: pytest.MonkeyPatch) -> None:
    def leaking(entry: LogEntry, noted: FoldedEntry) -> LogEntry:
        nature = isinstance(noted.body, Answered) and noted.body.seat < 0
        return (
            replace(entry, name=str(noted.body.option)) if nature and isinstance(noted.body, Answered) else entry
        )

    on_entries(patch, leaking)


@plant
def time_of_an_entry(patch: pytest.MonkeyPatch) -> None:
    def leaking(entry: LogEntry, noted: FoldedEntry) -> LogEntry:
        hidden = sum(event.what for event in noted.events if event.only >= 0)
        return replace(entry, at=entry.at + hidden)

    on_entries(patch, leaking)


@plant
def events_left_out(patch: pytest.MonkeyPatch) -> None:
    def leaking(entry: LogEntry, noted: FoldedEntry) -> LogEntry:
        odd = any(event.only >= 0 and event.what % 2 for event in noted.events)
        secret = isinstance(noted.body, Answered) and not noted.events and noted.body.option % 2
        return replace(entry, events={}, kind="answer") if odd or secret else entry

    on_entries(patch, leaking)


# -- questions, options, undo


@plant
def questions_of_others(patch: pytest.MonkeyPatch) -> None:
    real = table_view.questions

    def leaking(table: Table, match: AnyMatch, viewer: Viewer) -> list[Question]:
        return real(table, match, Viewer("seat", tuple(range(match.players()))))

    patch.setattr(table_view, "questions", leaking)


@plant
def how_many_options_others_have(patch: pytest.MonkeyPatch) -> None:
    def leaking(game: GameShown, match: AnyMatch) -> GameShown:
        return replace(game, answers=game.answers + sum(len(match.options(seat)) for seat in match.waiting()))

    on_games(patch, leaking)


@plant
def order_of_options(patch: pytest.MonkeyPatch) -> None:
    def leaking(question: Question, match: AnyMatch) -> Question:
        return replace(question, options=question.options[::-1]) if coin(match) else question

    on_questions(patch, leaking)


@plant
def text_of_options(patch: pytest.MonkeyPatch) -> None:
    def leaking(question: Question, match: AnyMatch) -> Question:
        mark = " " if coin(match) else ""
        return replace(question, options=[replace(each, text=each.text + mark) for each in question.options])

    on_questions(patch, leaking)


@plant
def what_options_name(patch: pytest.MonkeyPatch) -> None:
    real: Callable[[AnyMatch, int], list[Named]] = vars(Match)["things"]

    def leaking(self: AnyMatch, option: int) -> list[Named]:
        return [*real(self, option), Named("likely", str(whole(self) % 3))]

    patch.setattr(Match, "things", leaking)


@plant
def words_of_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "words", lambda self, option: Words("hint", {"amount": whole(self) % 3}))


@plant
def cost_of_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "cost", lambda self, option: whole(self) % 3)


@plant
def kind_of_a_question(patch: pytest.MonkeyPatch) -> None:
    on_questions(patch, lambda question, match: replace(question, kind=f"{question.kind}{whole(match) % 4}"))


@plant
def who_plays_with_whom(patch: pytest.MonkeyPatch) -> None:
    on_games(patch, lambda game, match: replace(game, sides=game.sides[:: -1 if coin(match) else 1]))


@plant
def who_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    on_games(patch, lambda game, match: replace(game, waiting=game.waiting[::-1] + [9] * (whole(match) % 2)))


@plant
def an_undo_offered_by_secrets(patch: pytest.MonkeyPatch) -> None:
    def leaking(game: GameShown, match: AnyMatch) -> GameShown:
        return replace(game, undoable=[Undoable(one.seat, one.to, coin(match)) for one in game.undoable])

    on_games(patch, leaking)


@plant
def an_undo_of_others_offered(patch: pytest.MonkeyPatch) -> None:
    def leaking(game: GameShown, match: AnyMatch) -> GameShown:
        return replace(game, undoable=[*game.undoable, *[Undoable(0, 1, True)] * (whole(match) % 2)])

    on_games(patch, leaking)


# -- refusals


def on_refusals(
    patch: pytest.MonkeyPatch, change: Callable[[RequestRefused, AnyMatch | None], RequestRefused]
) -> None:
    """Everything refused to players, changed."""
    real = decisions.decide

    def leaking(table: Table, request: Request, context: Context) -> Decision:
        try:
            return real(table, request, context)
        except RequestRefused as refusal:
            raise change(refusal, table.match) from refusal

    patch.setattr(table_host, "decide", leaking)


@plant
def words_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    on_refusals(
        patch,
        lambda refuse, match: RequestRefused(refuse.code, f"{refuse.detail} ({whole(match)})", refuse.reasons),
    )


@plant
def code_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def leaking(refuse: RequestRefused, match: AnyMatch | None) -> RequestRefused:
        code: Code = "illegal" if coin(match) else refuse.code
        return RequestRefused(code, refuse.detail, refuse.reasons)

    on_refusals(patch, leaking)


@plant
def reasons_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    on_refusals(
        patch,
        lambda refuse, match: RequestRefused(
            refuse.code, refuse.detail, [("ANKH-BAT-04", {"amount": whole(match) % 5})]
        ),
    )


@plant
def pause_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    on_refusals(
        patch, lambda refuse, match: RequestRefused(refuse.code, refuse.detail, refuse.reasons, whole(match) % 9)
    )


@plant
def illegal_because_of_a_secret(patch: pytest.MonkeyPatch) -> None:
    real: Callable[[AnyMatch, int, int], list[Forbidding]] = vars(Match)["reasons"]

    def leaking(self: AnyMatch, seat: int, option: int) -> list[Forbidding]:
        extra: Forbidding = ("PAN-DRAW-02", {})
        return [*real(self, seat, option), *[extra] * (whole(self) % 2)]

    patch.setattr(Match, "reasons", leaking)


# -- the table around the game


@plant
def clocks(patch: pytest.MonkeyPatch) -> None:
    def leaking(shown: TableShown, table: Table) -> TableShown:
        extra = whole(table.match) % 1000
        return replace(shown, clocks=[replace(one, left=(one.left or 0) + extra) for one in shown.clocks])

    on_tables(patch, leaking)


@plant
def presence(patch: pytest.MonkeyPatch) -> None:
    real = Audience.watching

    def leaking(self: Audience) -> int:
        table = self._memory.table
        return real(self) + (whole(table.match) % 2 if table is not None else 0)

    patch.setattr(Audience, "watching", leaking)


@plant
def who_is_present(patch: pytest.MonkeyPatch) -> None:
    on_tables(patch, lambda shown, table: replace(shown, present=shown.present[:: -1 if coin(table.match) else 1]))


@plant
def the_end_before_the_end(patch: pytest.MonkeyPatch) -> None:
    on_tables(patch, lambda shown, table: replace(shown, result=Ended("soon", [whole(table.match) % 5], [])))


@plant
def header_with_a_seed(patch: pytest.MonkeyPatch) -> None:
    def leaking(shown: TableShown, table: Table) -> TableShown:
        return replace(shown, header={**shown.header, "seed": str(whole(table.match))})

    on_tables(patch, leaking)


@plant
def bots_show_their_hands(patch: pytest.MonkeyPatch) -> None:
    real = Table.seats_shown

    def leaking(table: Table) -> list[SeatShown]:
        mark = str(whole(table.match) % 10)
        return [replace(seat, level=seat.level and seat.level + mark) for seat in real(table)]

    patch.setattr(Table, "seats_shown", leaking)


@plant
def lists_of_tables(patch: pytest.MonkeyPatch) -> None:
    real = Table.summary

    def leaking(table: Table) -> Summary:
        return replace(real(table), title=f"{whole(table.match) % 100}")

    patch.setattr(Table, "summary", leaking)


# -- numbers, times and messages


@plant
def sequence_numbers(patch: pytest.MonkeyPatch) -> None:
    """The log skips a number after a secret; only those who watch are told, so that play goes on."""
    real = table_view.update

    def leaking(
        table: Table, viewer: Viewer, around: LiveState, after: int, most: int, made: RenderCache
    ) -> Update:
        update = real(table, viewer, around, after, most, made)
        return update if viewer.seats else replace(update, seq=update.seq + whole(table.match) % 2)

    patch.setattr(audience, "update", leaking)


@plant
def entries_skipped(patch: pytest.MonkeyPatch) -> None:
    on_updates(patch, lambda update, table: replace(update, skipped=coin(table.match)))


@plant
def time_of_an_update(patch: pytest.MonkeyPatch) -> None:
    on_updates(patch, lambda update, table: replace(update, now=update.now + whole(table.match) % 50))


@plant
def a_message_too_many(patch: pytest.MonkeyPatch) -> None:
    real = Audience.publish

    def leaking(self: Audience, table: Table) -> None:
        real(self, table)
        if coin(table.match):
            for listener in self.listeners:
                listener.push(msgspec.json.encode(Presence(self.present(), self.watching(), [])))

    patch.setattr(Audience, "publish", leaking)


@plant
def two_messages_in_one(patch: pytest.MonkeyPatch) -> None:
    """A frame grows by the space that another would have taken."""
    real = Audience.frame

    def leaking(
        self: Audience, table: Table, viewer: Viewer, after: int, made: RenderCache, around: LiveState
    ) -> bytes:
        return real(self, table, viewer, after, made, around) + b" " * (whole(table.match) % 2)

    patch.setattr(Audience, "frame", leaking)


@plant
def whether_the_game_is_sent(patch: pytest.MonkeyPatch) -> None:
    def leaking(update: Update, table: Table) -> Update:
        return replace(update, game=None) if update.game is not None and whole(table.match) % 5 == 0 else update

    real = table_view.update

    def only_watchers(
        table: Table, viewer: Viewer, around: LiveState, after: int, most: int, made: RenderCache
    ) -> Update:
        update = real(table, viewer, around, after, most, made)
        return update if viewer.seats else leaking(update, table)

    patch.setattr(audience, "update", only_watchers)


@plant
def number_in_an_acknowledgement(patch: pytest.MonkeyPatch) -> None:
    real = TableHost._request

    def leaking(self: TableHost, token: bytes, request: Request) -> Coroutine[None, None, TableReply]:
        async def replied() -> TableReply:
            done = await real(self, token, request)
            table = self.memory.table
            extra = 1_000_000 * (whole(table.match) % 2) if table and request.id < "0" * 27 + "z" else 0
            return (
                replace(done, seq=done.seq + extra)
                if isinstance(done, Done) and isinstance(request, Say)
                else done
            )

        return replied()

    patch.setattr(TableHost, "_request", leaking)


@plant
def chat_says_more(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, request: Request, context: Context) -> Decision:
        entries = [
            replace(body, text=f"{body.text} {whole(table.match) % 1000}") if isinstance(body, Said) else body
            for body in declared.handler(table, request, context).entries
        ]
        return Decision(*entries)

    declared = MESSAGES["say"]
    patch.setitem(
        MESSAGES,
        "say",
        Message(Say, declared.permission, leaking, declared.rates, declared.repeatable),
    )


# -- looking back, taking along, looking in


def on_replays(patch: pytest.MonkeyPatch, change: Callable[[ReplayShown, AnyMatch], ReplayShown]) -> None:
    """Every look into the past, changed."""
    real = table_view.replay

    def leaking(table: Table, match: AnyMatch, viewer: Viewer, answers: int) -> ReplayShown:
        return change(real(table, match, viewer, answers), match)

    patch.setattr(table_view, "replay", leaking)


@plant
def replay_through_other_eyes(patch: pytest.MonkeyPatch) -> None:
    def leaking(shown: ReplayShown, match: AnyMatch) -> ReplayShown:
        past = match.past(shown.answers)
        eyes = {name: msgspec.Raw(past.view((past.waiting() or [0])[0] % 2)) for name in shown.game.views}
        return replace(
            shown, game=replace(shown.game, views={**eyes, "all": msgspec.Raw(str(whole(past)).encode())})
        )

    on_replays(patch, leaking)


@plant
def length_of_the_past(patch: pytest.MonkeyPatch) -> None:
    on_replays(patch, lambda shown, match: replace(shown, total=shown.total + whole(match) % 2))


@plant
def export_of_the_whole_position(patch: pytest.MonkeyPatch) -> None:
    real = Match.document
    patch.setattr(Match, "document", lambda self, seat: real(self, None))


@plant
def record_of_a_running_game(patch: pytest.MonkeyPatch) -> None:
    opened = replace(ENDPOINTS["record"], permission=permissions.everyone_at_the_table(permissions.ALWAYS))
    patch.setitem(ENDPOINTS, "record", opened)


# -- headers, and people at the door


def on_responses(patch: pytest.MonkeyPatch, change: Callable[[Response, AnyMatch], None]) -> None:
    """Every response to an observer who asks for a table in memory, changed."""
    real = app.checked

    def leaking(server: Server, endpoint: Endpoint) -> Callable[[HttpRequest], Awaitable[Response]]:
        handle = real(server, endpoint)

        async def changed(request: HttpRequest) -> Response:
            response = await handle(request)
            known = server.hosts.loaded.get(request.path_params.get("table", ""))
            table = None if known is None else known.memory.table
            if table is not None and table.match is not None:
                change(response, table.match)
            return response

        return changed

    patch.setattr(app, "checked", leaking)


@plant
def an_entity_tag(patch: pytest.MonkeyPatch) -> None:
    def leaking(response: Response, match: AnyMatch) -> None:
        response.headers["ETag"] = str(whole(match))

    on_responses(patch, leaking)


@plant
def order_of_headers(patch: pytest.MonkeyPatch) -> None:
    def leaking(response: Response, match: AnyMatch) -> None:
        response.raw_headers = response.raw_headers[:: -1 if coin(match) else 1]

    on_responses(patch, leaking)


@plant
def caching(patch: pytest.MonkeyPatch) -> None:
    def leaking(response: Response, match: AnyMatch) -> None:
        response.headers["Cache-Control"] = "no-store" if coin(match) else "private"

    on_responses(patch, leaking)


@plant
def status_of_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def leaking(response: Response, match: AnyMatch) -> None:
        if response.status_code >= 400:
            response.status_code += whole(match) % 2

    on_responses(patch, leaking)


@plant
def a_cookie(patch: pytest.MonkeyPatch) -> None:
    def leaking(response: Response, match: AnyMatch) -> None:
        response.set_cookie("seen", str(whole(match) % 100))

    on_responses(patch, leaking)


@plant
def what_the_kicked_are_told(patch: pytest.MonkeyPatch) -> None:
    def leaking(response: Response, match: AnyMatch) -> None:
        if response.status_code == 404:
            response.body = bytes(response.body).replace(
                b"no such table", b"no such table" + b"!" * (whole(match) % 3)
            )
            response.init_headers({})

    on_responses(patch, leaking)


@plant
def luck_in_an_invite(patch: pytest.MonkeyPatch) -> None:
    real = TableHost.request

    async def leaking(self: TableHost, token: bytes, request: Request) -> TableReply:
        reply = await real(self, token, request)
        if not isinstance(reply, Invited):
            return reply
        table = await self.look(token)
        return replace(reply, invite=reply.invite[:-2] + f"{whole(table.match) % 100:02}")

    patch.setattr(TableHost, "request", leaking)


@plant
def a_pong_with_a_secret(patch: pytest.MonkeyPatch) -> None:
    real = SocketSession._replied

    async def leaking(self: SocketSession, data: bytes) -> TableReply | Pong:
        reply = await real(self, data)
        table = self._host.memory.table
        return (
            replace(reply, now=reply.now + whole(table.match) % 2) if isinstance(reply, Pong) and table else reply
        )

    patch.setattr(SocketSession, "_replied", leaking)


@plant
def garbage_is_judged_by_secrets(patch: pytest.MonkeyPatch) -> None:
    real = SocketSession._replied

    async def leaking(self: SocketSession, data: bytes) -> TableReply | Pong:
        reply = await real(self, data)
        table = self._host.memory.table
        malformed = isinstance(reply, Refused) and reply.code in ("malformed", "too-large")
        return replace(reply, detail="?" * (whole(table.match) % 5)) if malformed and table else reply

    patch.setattr(SocketSession, "_replied", leaking)


# -- finding them


def found(name: str, seed: int) -> tuple[str, str, float]:
    """Plant one leak and play twin games until it is found: its name, where, and after how many seconds."""
    begin = time.monotonic()
    with pytest.MonkeyPatch.context() as patch:
        PLANTS[name](patch)
        try:
            asyncio.run(play_games(range(GAMES), seed))
        except Leak as leak:
            return name, str(leak), time.monotonic() - begin
    return name, "", time.monotonic() - begin


def find_all(seed: int, processes: int) -> int:
    """Plant all; 0 if each was found."""
    begin = time.monotonic()
    missed: list[str] = []
    with ProcessPoolExecutor(processes) as pool:
        for name, where, seconds in pool.map(found, PLANTS, [seed] * len(PLANTS)):
            print(f"{name:36} {'found' if where else 'MISSED':7} {seconds:5.1f} s  {where[:90]}", flush=True)
            if not where:
                missed.append(name)
    outcome = {"planted": len(PLANTS), "missed": missed, "seconds": round(time.monotonic() - begin, 1)}
    print(json.dumps(outcome))
    return 1 if missed else 0
