"""A player of the crash test: plays several tables at once and keeps a journal of its own.

    python -m tests.campaigns.crash_client ADDRESS JOURNAL SEED TABLES

An answer is in the journal, synced, before it is sent; its acknowledgement after it arrived. Killed and started
again, the client reads its journal and sends what was not acknowledged again, with the same id.
"""

import asyncio
import os
import sys
from http.client import HTTPException
from pathlib import Path
from typing import Final

import msgspec

from theomachy.client import Api, Player, RefusedByServer, new_id
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Answer, Done, Join, OpenTable, Question, Refused, SeatWish, Setup, Start

SETUPS: Final = (
    Setup(game="ankh", players=2),
    Setup(game="pantheon", players=3),
    Setup(game="ankh", players=4),
    Setup(game="pantheon", players=2),
    Setup(game="ankh", players=3, edition="preview"),
    Setup(game="ankh", players=5),
)
PATIENT: Final = ("not-saved", "in-doubt", "stopping", "too-fast", "too-many")  # the answer may be taken later


class Sat(msgspec.Struct, tag="sat", frozen=True):
    """We sit at a table: as the player of this process with this number."""

    player: int
    table: str
    token: str


class Sent(msgspec.Struct, tag="sent", frozen=True):
    """About to be sent for the first time."""

    table: str
    id: str
    seat: int
    asked: int
    option: int


class Acked(msgspec.Struct, tag="acked", frozen=True):
    """The server says that it is durable."""

    table: str
    id: str
    seq: int


class Wrong(msgspec.Struct, tag="wrong", frozen=True):
    """The server did what it must not."""

    table: str
    problem: str


class Ended(msgspec.Struct, tag="ended", frozen=True):
    """The game is over; we saw its log up to here."""

    player: int
    table: str
    seq: int


Line = Sat | Sent | Acked | Wrong | Ended
READ: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)


def lines(data: bytes) -> tuple[list[Line], int]:
    """The whole lines of a journal, and where they end."""
    end = data.rfind(b"\n") + 1
    return [READ.decode(line) for line in data[:end].splitlines()], end


class Journal:
    """Lines that outlive this process."""

    def __init__(self, path: Path) -> None:
        self.seats: Final[dict[int, list[Sat]]] = {}
        self.unacked: Final[dict[str, Sent]] = {}
        if path.exists():
            data = path.read_bytes()
            known, end = lines(data)
            os.truncate(path, end)  # half a line is of an answer that was not sent yet
            for line in known:
                self._learn(line)
        self.descriptor: Final = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(self, line: Line) -> None:
        """Durable when this returns."""
        os.write(self.descriptor, msgspec.json.encode(line) + b"\n")
        os.fdatasync(self.descriptor)
        self._learn(line)

    def _learn(self, line: Line) -> None:
        if isinstance(line, Sat):
            self.seats.setdefault(line.player, []).append(line)
        elif isinstance(line, Sent):
            self.unacked[line.id] = line
        elif isinstance(line, Acked):
            self.unacked.pop(line.id, None)
        elif isinstance(line, Ended):
            self.seats.pop(line.player, None)


class Client:
    """All players of this process."""

    def __init__(self, address: str, journal: Journal, seed: int) -> None:
        self.api: Final = Api(address)
        self.journal: Final = journal
        self.dice: Final = Dice(seed)

    async def play_on(self, number: int) -> None:
        """One game after the other, for ever."""
        while True:
            seats = self.journal.seats.get(number) or await self.sit_down(number)
            players = [Player(self.api.address, sat.table, sat.token) for sat in seats]
            await asyncio.gather(*(self.play(player) for player in players))
            self.journal.note(Ended(number, seats[0].table, players[0].seq))

    async def sit_down(self, number: int) -> list[Sat]:
        """A new table: all seats on one device, or each with a token of its own."""
        while True:
            try:
                return await self.new_table(number)
            except (OSError, HTTPException, RefusedByServer):
                await asyncio.sleep(0.1)  # the server is away; a table that was half made stays empty

    async def new_table(self, number: int) -> list[Sat]:
        setup = SETUPS[self.dice.below(len(SETUPS))]
        alone = number % 2 == 0
        others = [SeatWish(kind="hotseat" if alone else "friend") for _ in range(setup.players - 1)]
        wish = OpenTable(name="Ada", setup=setup, seats=[SeatWish(kind="me"), *others], bearer=True)
        entered = await self.api.open_table(wish)
        tokens = [entered.token]
        for invite in entered.invites:
            joined = await self.api.join(Join(name="Friend", invite=invite.invite, bearer=True))
            tokens.append(joined.token)
        started = await self.api.send(entered.table, Start(id=new_id()), entered.token)
        assert isinstance(started, Done), started
        for token in tokens:
            self.journal.note(Sat(number, entered.table, token))
        return self.journal.seats[number]

    async def play(self, player: Player) -> None:
        """Answer by chance until the game is over."""
        async with player:
            mine = player.welcome.seats if player.welcome else []
            for sent in list(self.journal.unacked.values()):
                if sent.table == player.table and sent.seat in mine:
                    await self.deliver(player, sent)
            while question := await player.asked():
                option = question.options[self.dice.below(len(question.options))].code
                sent = Sent(player.table, new_id(), question.seat, question.asked, option)
                self.journal.note(sent)
                await self.deliver(player, sent)
                await player.until(lambda asked=question: moved_on(player, asked))  # type: ignore[misc]

    async def deliver(self, player: Player, sent: Sent) -> None:
        """Send until it is acknowledged."""
        wish = Answer(id=sent.id, seat=sent.seat, asked=sent.asked, option=sent.option)
        while True:
            reply = await player.request(wish)
            if isinstance(reply, Done):
                self.journal.note(Acked(sent.table, sent.id, reply.seq))
                return
            if not isinstance(reply, Refused) or reply.code not in PATIENT:
                self.journal.note(Wrong(sent.table, f"{sent} got {reply}"))
                raise AssertionError(reply)
            await asyncio.sleep(0.05)


def moved_on(player: Player, question: Question) -> bool:
    """Whether we were told what became of our answer."""
    same = [q for q in player.mine() if (q.asked, q.seat) == (question.asked, question.seat)]
    return not same or player.over()


async def main(address: str, path: str, seed: int, tables: int) -> None:
    """Play until killed; a player that fails says so in the journal."""
    client = Client(address, Journal(Path(path)), seed)
    try:
        await asyncio.gather(*(client.play_on(number) for number in range(tables)))
    except Exception as error:
        client.journal.note(Wrong("", f"{type(error).__name__}: {error}"))
        raise


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
