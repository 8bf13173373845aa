"""Faults of running tables, sockets and bots."""
# mypy: disallow-any-explicit=False, disallow-untyped-defs=False, ignore-errors=True

from typing import Final

import msgspec

from tests.simulation.planting import Planted
from theomachy.server.http import app
from theomachy.server.live import table_grants, table_hosts
from theomachy.server.live.audience import Audience
from theomachy.server.live.bot_moves import BotMoves
from theomachy.server.live.entry_writer import EntryWriter
from theomachy.server.live.known_replies import KnownReplies
from theomachy.server.live.socket_session import SocketSession
from theomachy.server.live.table_host import TableHost
from theomachy.server.live.table_hosts import TableHosts
from theomachy.server.live.table_in_memory import TableInMemory
from theomachy.server.protocol import Done


def publish_early(old):
    def append(self, table, body, batch, reply):
        old(self, table, body, batch, reply)
        self._audience.publish(table)

    return append


def one_left_out(old):
    def publish(self, table):
        first = self.listeners[:1]
        for listener in first:
            listener.seen = table.seq
        old(self, table)

    return publish


def told_twice(old):
    def publish(self, table):
        old(self, table)
        if table.seq % 5 == 0:
            for listener in self.listeners:
                listener.seen -= 1
            old(self, table)

    return publish


def never_told(old):
    def publish(self, table):
        if table.phase() != "finished":
            old(self, table)

    return publish


def unknown_requests(old):
    async def known(self, *given):
        return None

    return known


def any_reply(old):
    async def known(self, *given):
        for _, done in self._newest.values():
            return done
        return await old(self, *given)

    return known


def no_move(old):
    def append(self, table, body, batch, reply):
        old(self, table, body, batch, None)

    return append


def wrong_number(old):
    async def request(self, *given):
        reply = await old(self, *given)
        return msgspec.structs.replace(reply, seq=reply.seq + 1) if isinstance(reply, Done) else reply

    return request


def kept_pending(old):
    def drop(self):
        table = self._memory.table
        old(self)
        self._memory.table = table

    return drop


def no_timer(old):
    def schedule(self, table):
        old(self, table)
        self._timer.cancel()

    return schedule


def deaf_bots(old):
    def ask(self, table, secret):
        if table.seq % 4:
            old(self, table, secret)

    return ask


def nobody_woken(old):
    async def wake(self):
        return None

    return wake


def idle_at_once(old):
    def idle(self, now):
        return not self._lock.locked() and not self._work.busy()

    return idle


class NoLock:
    """A lock that locks nothing."""

    async def __aenter__(self):
        return None

    async def __aexit__(self, *_):
        return None

    def locked(self):
        return False


def no_lock(old):
    def init(self, *given):
        old(self, *given)
        self._lock = NoLock()

    return init


def not_dismissed(old):
    def dismiss(self, code, detail):
        if code != "unknown":
            old(self, code, detail)

    return dismiss


def forgetful_catch_up(old):
    async def catch_up(self, listener):
        if self.memory.table is not None:
            listener.seen = self.memory.table.seq
        return await old(self, listener)

    return catch_up


def behind_for_good(old):
    def push(self, frame):
        if len(self._outbox) >= 1:
            return True
        return old(self, frame)

    return push


def seen_wrong(old):
    async def attach(self, listener, after):
        frame = await old(self, listener, after)
        listener.seen += 1
        return frame

    return attach


def bot_answers_anything(old):
    async def answered(self, seat, asked, choice):
        table = self.memory.table
        open_now = table.match.asked.get(seat, asked) if table and table.match else asked
        return await old(self, seat, open_now, msgspec.structs.replace(choice, option=1))

    return answered


def old_epochs_count(old):
    return lambda grant, table: not grant.revoked


def revoked_tokens_count(old):
    return lambda grant, table: True


def nobody_dismissed(old):
    return lambda self, tokens, why: None


def doubt_forgotten(old):
    async def settle(self):
        self.in_doubt = False

    return settle


def catches_up_too_early(old):
    async def caught_up(self):
        self.behind = False
        return await old(self)

    return caught_up


def earlier_tries_forgotten(old):
    return lambda error, changes=False: old(error)


def read_or_fail(old):
    return TableHost._loaded


FAULTS: Final = (
    Planted(
        "catch-up-overtaken",
        "a newer frame is queued while a slow viewer catches up",
        (SocketSession, "_caught_up", catches_up_too_early),
    ),
    Planted(
        "earlier-try-denied",
        "not saved, says the reply to a second try that cannot be looked up",
        (table_hosts, "storage_failed", earlier_tries_forgotten),
        (app, "storage_failed", earlier_tries_forgotten),
    ),
    Planted(
        "bot-answer-fails", "a bot's answer fails with the storage", (TableHost, "_loaded_or_later", read_or_fail)
    ),
    Planted(
        "tokens-never-end",
        "revoked tokens and tokens of other hands count",
        (table_grants, "counts", revoked_tokens_count),
        (Audience, "dismiss", nobody_dismissed),
    ),
    Planted(
        "epochs-ignored",
        "a token outlives the change of hands, and is not revoked either",
        (table_grants, "counts", old_epochs_count),
    ),
    Planted(
        "doubt-forgotten", "a table goes on before a doubt is settled", (TableInMemory, "_settle", doubt_forgotten)
    ),
    Planted("published-early", "viewers are told before the commit", (EntryWriter, "_append", publish_early)),
    Planted("listener-left-out", "one of several viewers is not told", (Audience, "publish", one_left_out)),
    Planted("told-twice", "viewers are told some entries twice", (Audience, "publish", told_twice)),
    Planted("not-published", "the end of a game is not published", (Audience, "publish", never_told)),
    Planted("requests-forgotten", "no request is known again", (KnownReplies, "find", unknown_requests)),
    Planted("any-reply", "a request gets the reply to another one", (KnownReplies, "find", any_reply)),
    Planted("entry-without-id", "entries do not carry the id of the request", (EntryWriter, "_append", no_move)),
    Planted("wrong-number", "a reply names the wrong entry", (TableHost, "_request", wrong_number)),
    Planted("pending-kept", "what was not saved stays in memory", (EntryWriter, "_drop_pending", kept_pending)),
    Planted("no-timer", "the timer of a table is not set again", (TableHost, "_schedule", no_timer)),
    Planted("deaf-bots", "bots are sometimes not asked", (BotMoves, "ask", deaf_bots)),
    Planted("nobody-woken", "sleeping tables are not woken", (TableHosts, "wake_due", nobody_woken)),
    Planted("idle-at-once", "tables are unloaded under their viewers", (TableHost, "idle", idle_at_once)),
    Planted("no-lock", "requests of a table run at the same time", (TableHost, "__init__", no_lock)),
    Planted("not-dismissed", "a revoked token keeps its socket", (SocketSession, "dismiss", not_dismissed)),
    Planted("catch-up-forgets", "slow viewers miss entries", (TableHost, "catch_up", forgetful_catch_up)),
    Planted(
        "frames-dropped", "frames are dropped when a client is slow", (SocketSession, "push", behind_for_good)
    ),
    Planted("seen-too-far", "a new viewer counts as knowing the next entry", (TableHost, "attach", seen_wrong)),
    Planted(
        "any-question",
        "a bot's answer counts for any question",
        (TableHost, "_bot_answered", bot_answers_anything),
    ),
)
