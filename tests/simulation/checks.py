"""The promises of the server, held against everything it sends and everything that becomes durable.

A check never asks the server: it compares what was sent with the ledger of what is durable.
"""

import traceback
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from tests.simulation.ledger import DurableLog, Ledger, Line
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Answered, Called, Socket, Token
from theomachy.server.protocol import (
    Done,
    Entered,
    GameShown,
    Goodbye,
    Invited,
    Refused,
    ServerMessage,
    TableReply,
    Update,
    Welcome,
)
from theomachy.server.store.driver import Step

FRAME: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
REPLY: Final[msgspec.json.Decoder[TableReply]] = msgspec.json.Decoder(TableReply)
UPDATE: Final = msgspec.json.Decoder(Update)
ENTERED: Final = msgspec.json.Decoder(Entered)
ABSENT: Final = 10.0
"""Seconds of absence below which nobody's seat may be given away, whatever the pace."""
CHANCE: Final = -1
PASSING: Final = ("too-fast", "too-many", "stopping", "unknown", "in-doubt")
"""Refusals that say nothing about the request itself."""


class Violation(Exception):
    """A broken promise; `check` names which one."""

    def __init__(self, check: str, text: str) -> None:
        super().__init__(f"{check}: {text}")
        self.check: Final = check


class Tell(Protocol):
    """Takes one line of the story of a run."""

    def __call__(self, *parts: object) -> None:
        """One more line."""


class PlayerSeen(Struct):
    """A player in a view of poker."""

    hand: list[str] | None = None


class ViewSeen(Struct):
    """A view of poker, as far as it can hold a secret."""

    players: list[PlayerSeen] = []


class InviteUsed(Struct):
    """The invite in a body, and the id of the request."""

    invite: str | None = None
    id: str | None = None


class Checks:
    """Watches one run; the first violation is kept."""

    def __init__(self, loop: SimulatedLoop, ledger: Ledger) -> None:
        self._loop: Final = loop
        self.ledger: Final = ledger
        self.violation: Violation | None = None
        self.last_seen: Final[dict[tuple[str, str], float]] = {}
        self.connected: list[Socket] = []
        """The live list of the network's sockets; set by the world."""
        self.server_since = 0.0
        self.senders: Final[dict[str, set[str]]] = {}
        """By request id, the persons who sent it."""
        self.acknowledged: Final[dict[tuple[str, str], int]] = {}
        self.entered_by: Final[dict[str, set[str]]] = {}
        """By invite, the requests that it let in."""
        self.entered: Final[dict[str, tuple[str, tuple[int, ...], str]]] = {}
        """By request id, the table, the seats and the token that it led to."""
        self.count = 0
        self.tell: Tell = print

    def broken(self, check: str, text: str) -> None:
        """A promise is broken."""
        if self.violation is None:
            self.violation = Violation(check, f"{text} (at {self._loop.time():.3f} s)")

    # -- what becomes durable

    def committed(self, steps: Sequence[Step]) -> None:
        """A transaction is durable."""
        for log, line in self.ledger.committed(steps):
            self.count += 1
            if line.seq != log.last + 1:
                self.broken("order", f"entry {line.seq} was written after entry {log.last}")
            if line.move is not None and line.move in log.moves:
                self.broken("once", f"request {line.move.hex()} is in the log twice")
            self._check_line(log, line)
            self.tell("durable at", log.table, line.seq, line.kind, line.body)
            log.add(line, self._loop.time())
        for table, log in self.ledger.logs.items():
            self._check_summary(table, log)

    def _check_line(self, log: DurableLog, line: Line) -> None:
        if line.kind == "answered" and line.body.seat != CHANCE:
            self._check_answer(log, line)
        if line.kind == "handed-over" and line.body.why == "vote":
            self._check_vote(log, line.body.seat)
        if line.kind == "handed-over" and line.body.why == "clock":
            passed = line.at - log.started_at
            if log.pace.kind == "clock" and passed < log.pace.seconds * 1000:
                self.broken("clock", f"seat {line.body.seat} lost its time after {passed} ms of {log.pace}")
        if line.kind == "undone":
            self._check_undone(log, line)

    def _check_answer(self, log: DurableLog, line: Line) -> None:
        """Nobody answers for a person who plays."""
        name = log.holder(line.body.seat)
        if log.person_plays(line.body.seat):
            senders = self.senders.get(line.move.hex(), set()) if line.move else set()
            if not any(name.startswith(sender + ".") for sender in senders):
                self.broken("authority", f"entry {line.seq}: {senders or 'nobody'} answered for {name}")

    def _check_vote(self, log: DurableLog, seat: int) -> None:
        """A person who was away for a moment keeps the seat."""
        person = log.holder(seat).split(".")[0]
        now = self._loop.time()
        here = any(
            socket.alive and socket.owner.name == person and socket.token.table == log.table and socket.open
            for socket in self.connected
        )
        since = max(self.last_seen.get((person, log.table), 0.0), self.server_since)
        if here or now - since < ABSENT:
            away = 0.0 if here else now - since
            self.broken("vote", f"the seat of {person} was voted away after {away:.3f} s of absence")

    def _check_undone(self, log: DurableLog, line: Line) -> None:
        """Nobody's answers are taken back without that person's own request or consent."""
        asker = log.holder(line.body.seat)
        for one in log.standing:
            consent = not one.person or one.person == asker or one.person in log.agreed
            if one.seq >= line.body.to and not consent and one.seat not in log.asker:
                self.broken(
                    "undo", f"entry {line.seq} took back entry {one.seq} of {one.person}, who did not agree"
                )
                return

    def _check_summary(self, table: str, log: DurableLog) -> None:
        if not log.lines:
            return
        kinds = {"closed": "finished"}
        last = kinds.get(log.lines[-1].kind)
        phase = self.ledger.phases.get(table, "")
        started = log.started_at > 0
        if (last and phase != last) or (started and phase == "waiting") or (not started and phase == "playing"):
            self.broken("summary", f"the summary says {phase!r} after {log.lines[-1].kind!r}")

    # -- what the server sends

    def seen(self, person: str, table: str) -> None:
        """The server heard from a person."""
        self.last_seen[person, table] = self._loop.time()

    def failed(self, where: str, error: BaseException) -> None:
        """The application raised an exception."""
        place = traceback.extract_tb(error.__traceback__)[-6:]
        way = " > ".join(f"{Path(one.filename).name}:{one.lineno}" for one in place)
        self.broken("exception", f"{where}: {error!r} by {way}")

    def pushed(self, socket: Socket, frame: str) -> None:
        """A frame on a socket."""
        self.count += 1
        message = FRAME.decode(frame)
        if isinstance(message, Goodbye):
            return
        if isinstance(message, Welcome):
            socket.welcomed = True
            if (message.role, tuple(message.seats)) != (socket.token.role, socket.token.seats):
                self.broken("identity", f"a token for {socket.token.seats} was welcomed at {message.seats}")
        elif isinstance(message, Update):
            self._check_update(socket.token, message, socket.told)
            socket.told = message.seq
        elif isinstance(message, Done | Invited | Refused):
            self.replied(socket.token, message, socket.unblocked)

    def responded(self, called: Called, answered: Answered) -> None:
        """An HTTP response."""
        self.count += 1
        if answered.status >= 500 and answered.status != 503:
            self.broken("exception", f"{called.method} {called.path}: status {answered.status}")
        token = called.token
        if token is not None and called.path.endswith("/messages"):
            self.replied(token, REPLY.decode(answered.body))
        elif answered.status == 200 and token is not None and called.path == f"/api/tables/{token.table}":
            after = int(dict(part.split("=") for part in called.query.split("&") if part).get("after", "0"))
            self._check_update(token, UPDATE.decode(answered.body), after)
        elif answered.status == 200 and called.path.endswith(("/join", "/enter", "/follow", "/tables")):
            self._check_entered(called, answered)

    def _check_entered(self, called: Called, answered: Answered) -> None:
        """A token that was given out is durable, and an invite brings one token."""
        found = ENTERED.decode(answered.body)
        invite = msgspec.json.decode(called.body, type=InviteUsed)
        if invite.invite:
            ways = self.entered_by.setdefault(invite.invite, set())
            ways.add(invite.id or str(self.count))
            if len(ways) > 1:
                self.broken("once", f"the invite {invite.invite} was used twice")
        text = found.token or cookie_in(answered.headers, f"table-{found.table}")
        if invite.id:
            before = self.entered.setdefault(invite.id, (found.table, tuple(found.seats), text))
            if before != (found.table, tuple(found.seats), text):
                self.broken("once", f"{called.path} with the id {invite.id} led to {before} and to {found}")
        if digest_of(text) not in self.ledger.grants:
            self.broken("durable", f"{called.path} gave out a token that is not durable")
        log = self.ledger.log(found.table)
        for seat in found.seats:
            if not any(name[seat].startswith(called.person + ".") for name in log.names[-3:]):
                self.broken("authority", f"{called.person} was given a token of {log.holder(seat) or 'nobody'}")

    def _check_update(self, token: Token, message: Update, told: int) -> None:
        log = self.ledger.log(token.table)
        if message.seq > log.last:
            self.broken("durable", f"{token.person} was told of entry {message.seq}, but {log.last} are durable")
            return
        self._check_entries(token, log, message, told)
        self.check_held(token, log, message.seq, "saw the table")
        if message.game is not None:
            self._check_game(token, message.game)

    def _check_entries(self, token: Token, log: DurableLog, message: Update, told: int) -> None:
        if message.skipped:
            return
        expected = list(range(min(told, message.seq) + 1, message.seq + 1)) if told <= message.seq else []
        if [entry.seq for entry in message.entries] != expected:
            got = [entry.seq for entry in message.entries]
            self.broken("order", f"{token.person} had {told} and was sent entries {got} up to {message.seq}")
        for entry in message.entries:
            line = log.lines[entry.seq - 1]
            if (entry.kind, entry.at) != (line.kind, line.at):
                self.broken("order", f"entry {entry.seq} was shown as {entry.kind!r}, it is {line.kind!r}")
            shown = [key for key in entry.events if key != "spectator" and int(key) not in token.seats]
            for key, events in entry.events.items():
                for event in events:
                    if event.kind == "card-dealt" and isinstance(event.what, str) and event.who not in token.seats:
                        self.broken("secret", f"{token.person} was told a card of seat {event.who}")
                    assert key
            if shown:
                self.broken("secret", f"{token.person} was shown the events of seats {shown}")

    def _check_game(self, token: Token, game: GameShown) -> None:
        for key, raw in game.views.items():
            own = int(key) if key.isdecimal() else -1
            if own >= 0 and own not in token.seats:
                self.broken("secret", f"{token.person} was shown the view of seat {own}")
            players = msgspec.json.decode(raw, type=ViewSeen).players
            hands = [seat for seat, player in enumerate(players) if player.hand is not None and seat != own]
            if hands:
                self.broken("secret", f"{token.person} was shown the hands of seats {hands} as seat {own}")
        for question in game.questions:
            if question.seat not in token.seats:
                self.broken("secret", f"{token.person} was shown the question of seat {question.seat}")

    def check_held(self, token: Token, log: DurableLog, seq: int, what: str) -> None:
        """The seats of a token were its holder's at this entry."""
        for seat in token.seats:
            name = log.holder(seat, seq)
            if name != token.name if token.name else not name.startswith(token.person + "."):
                self.broken(
                    "authority",
                    f"{token.name or token.person} {what} of seat {seat} at entry {seq}, "
                    f"when it belonged to {name or 'nobody'}",
                )

    def replied(self, token: Token, reply: TableReply, made_after: float = 0.0) -> None:
        """A reply to a request; before `made_after` it may have waited for the client to read."""
        log = self.ledger.log(token.table)
        if isinstance(reply, Done):
            before = self.acknowledged.setdefault((token.table, reply.id), reply.seq)
            if before != reply.seq:
                self.broken("once", f"request {reply.id} was done at entry {before} and at entry {reply.seq}")
            if log.moves.get(bytes.fromhex(reply.id)) != reply.seq:
                self.broken(
                    "durable", f"request {reply.id} was acknowledged as entry {reply.seq}, which is not so"
                )
            elif log.lines[reply.seq - 1].kind not in ("left", "kicked"):
                self.check_held(token, log, reply.seq, "did something in the name")
        elif isinstance(reply, Invited):
            self.check_held(token, log, reply.seq, "made an invite")
        elif isinstance(reply, Refused) and len(reply.id) == 32 and bytes.fromhex(reply.id) in log.moves:
            if log.since[bytes.fromhex(reply.id)] < made_after:
                return  # true when it was made: the request was repeated meanwhile
            if reply.code == "not-saved":
                self.broken("truth", f"request {reply.id} is in the log, but its sender was told it was not saved")
            elif reply.code not in PASSING:
                self.broken(
                    "once", f"request {reply.id} is in the log; sent again, it was refused as {reply.code!r}"
                )


def digest_of(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(urlsafe_b64decode(token + "=" * (-len(token) % 4))).digest()


def cookie_in(headers: list[tuple[bytes, bytes]], name: str) -> str:
    """The value of a cookie that is set; empty if it is not."""
    for field, value in headers:
        if field == b"set-cookie" and value.startswith(name.encode() + b"="):
            return value.decode().partition(";")[0].partition("=")[2]
    return ""
