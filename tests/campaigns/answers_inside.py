"""Answers to the real application without a network: what `make cost-test` counts instructions of.

The application, its sockets as ASGI messages, SQLite on a disk, and players who answer by chance. Run alone, it
plays so many answers and prints the processor time of each.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Final

import msgspec
from starlette.types import Message

from tests.campaigns.inside import Inside, scope_of
from tests.campaigns.load import READ, TABLES, WRITE, Asked
from theomachy.engine.chance import Dice
from theomachy.server.http.app import make_app
from theomachy.server.live.bot_pool import BotPool, PoolLimits
from theomachy.server.live.ports import Ports
from theomachy.server.protocol import Answer, Entered, Join, OpenTable, SeatWish, Setup, Start
from theomachy.server.store.opening import open_store
from theomachy.server.tables.limits import Limits

PATIENCE: Final = 900.0
"""Seconds; under valgrind everything takes fifty times as long."""


class Seeded(Ports):
    """Time that goes on by a millisecond with each look, and entropy from a seed: every run is the same."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.time = 1_800_000_000_000
        self.dice: Final = Dice(seed)

    def now(self) -> int:
        self.time += 1
        return self.time

    def entropy(self, size: int) -> bytes:
        return bytes(self.dice.below(256) for _ in range(size))


class InsidePlayer:
    """One player as the application sees it: two queues."""

    def __init__(self, players: "Players") -> None:
        self.players: Final = players
        self.inbox: Final[asyncio.Queue[Message]] = asyncio.Queue()
        self.question: Asked | None = None
        self.done = 0
        self.frames: Final[list[str]] = []

    async def take(self, message: Message) -> None:
        """What the application sends."""
        if message["type"] != "websocket.send":
            return
        text = message.get("text")
        assert isinstance(text, str)
        if self.players.keep:
            self.frames.append(text)
        heard = READ.decode(text)
        if heard.type == "update" and heard.game is not None:
            mine = [one for one in heard.game.questions if one.may == "answer" and one.asked > self.done]
            before, self.question = self.question, mine[0] if mine else None
            if self.question is not None and before is None:
                self.players.ready.append(self)
        elif heard.type == "done" and heard.id:
            self.players.acknowledged += 1
        self.players.news.set()
        assert heard.type not in ("refused", "goodbye"), text

    def answer(self) -> None:
        """Answer the open question by chance."""
        question, self.question = self.question, None
        if question is None:
            return
        self.done = question.asked
        options = question.options
        self.players.sent += 1
        request = Answer(
            id=f"{self.players.sent:032x}",
            seat=question.seat,
            asked=question.asked,
            option=options[self.players.dice.below(len(options))].code,
        )
        self.inbox.put_nowait({"type": "websocket.receive", "text": WRITE.encode(request).decode()})


class Players:
    """Everybody who plays."""

    def __init__(self, seed: int, keep: bool = False) -> None:
        self.dice: Final = Dice(seed)
        self.keep: Final = keep
        """Whether every frame is kept."""
        self.ready: Final[deque[InsidePlayer]] = deque()
        self.all: Final[list[InsidePlayer]] = []
        self.sent = 0
        self.acknowledged = 0
        self.news: Final = asyncio.Event()
        self.tasks: Final[list[asyncio.Future[None]]] = []

    async def sit(self, inside: Inside, number: int, watched: bool = False) -> None:
        """Open a table, start its game and connect everybody; and somebody who only watches, if wanted."""
        game, players = TABLES[number % len(TABLES)]
        setup = Setup(game="ankh" if game == "ankh" else "pantheon", players=players)
        seats = [SeatWish(kind="me"), *[SeatWish(kind="friend")] * (players - 1)]
        wish = OpenTable(name="Ada", setup=setup, seats=seats, visibility="public", bearer=True)
        opened = await post(inside, "/api/tables", wish)
        tokens = [opened.token]
        for invite in opened.invites:
            tokens.append(
                (await post(inside, "/api/join", Join(name="Eve", invite=invite.invite, bearer=True))).token
            )
        if watched:
            join = Join(name="Watcher", code=opened.code, watch=True, bearer=True)
            tokens.append((await post(inside, "/api/join", join)).token)
        for token in tokens:
            self.connect(inside, f"/api/tables/{opened.table}/socket", token)
        head = {"authorization": f"Bearer {opened.token}", "content-type": "application/json"}
        start = WRITE.encode(Start(id=f"{2**64 + number:032x}"))
        answer = await inside.http("POST", f"/api/tables/{opened.table}/messages", head, start)
        assert answer.status == 200, answer.body

    def connect(self, inside: Inside, path: str, token: str) -> None:
        """One more player; frames arrive from now on."""
        player = InsidePlayer(self)
        self.all.append(player)
        player.inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of(
            "websocket", f"{path}?protocol=2&after=0", {"authorization": f"Bearer {token}"}, "127.0.0.1"
        )
        self.tasks.append(asyncio.ensure_future(inside.app(scope, player.inbox.get, player.take)))

    async def play(self, answers: int, together: int) -> None:
        """So many answers, so many of them under way at a time."""
        goal = self.acknowledged + answers
        async with asyncio.timeout(PATIENCE):
            while self.acknowledged < goal:
                while self.ready and self.sent - self.acknowledged < together and self.sent < goal:
                    self.ready.popleft().answer()
                self.news.clear()
                await self.news.wait()

    async def leave(self) -> None:
        """Everybody disconnects."""
        for player in self.all:
            player.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(*self.tasks)


async def post(inside: Inside, path: str, body: msgspec.Struct) -> Entered:
    """What opening or joining a table gives."""
    answer = await inside.http("POST", path, {"content-type": "application/json"}, WRITE.encode(body))
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=Entered)


async def played(folder: Path, tables: int, answers: int, together: int) -> dict[str, object]:
    """Play; the processor time of an answer."""
    store = open_store(f"sqlite:///{folder}/theomachy.sqlite3")
    bots = BotPool(PoolLimits(processes=1))
    _, app = make_app(store, bots, Seeded(1), Limits().at_rate(1e6))
    inside = Inside(app)
    await inside.begin()
    players = Players(1)
    for number in range(tables):
        await players.sit(inside, number)
    while not players.ready:
        await asyncio.sleep(0.001)
    began = time.process_time()
    await players.play(answers, together)
    used = time.process_time() - began
    await players.leave()
    await inside.end()
    await bots.close()
    await store.close()
    return {"answers": players.acknowledged, "ms each": round(1000 * used / max(1, players.acknowledged), 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=7)
    parser.add_argument("--answers", type=int, default=500)
    parser.add_argument("--together", type=int, default=8, help="answers under way at a time")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="theomachy-cost-") as name:
        print(json.dumps(asyncio.run(played(Path(name), wanted.tables, wanted.answers, wanted.together))))


if __name__ == "__main__":
    main()
