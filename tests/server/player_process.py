"""One player as a process of its own: plays a seat by chance over a bad network, and reports what it saw.

    python -m tests.server.player_process ADDRESS TABLE TOKEN SEED FAULTS

FAULTS is how many of a hundred answers meet a fault: a cut before or after sending, the same request again (at
once, and long after), an answer that comes too late. The report is one line of JSON.
"""

import asyncio
import json
import sys
from hashlib import blake2b

import msgspec

from theomachy.client import Player, new_id
from theomachy.engine.chance import Dice
from theomachy.server.protocol import Answer, Done, LogEntry, Question, Refused, TableReply


class Rough:
    """A player on a bad network."""

    def __init__(self, player: Player, dice: Dice, faults: int) -> None:
        self.player = player
        self.dice = dice
        self.faults = faults
        self.accepted: list[int] = []
        self.old: list[tuple[Answer, TableReply]] = []
        self.refused: list[str] = []
        self.duplicates = 0

    async def play(self) -> None:
        """Play to the end."""
        question = await self.player.asked()
        while question is not None:
            await self.answer(question)
            await self.player.until(self.moved_on(question))
            question = await self.player.asked()

    def moved_on(self, question: Question) -> "MovedOn":
        return MovedOn(self.player, question.asked, question.seat)

    async def answer(self, question: Question) -> None:
        """One answer, with or without mishap."""
        options = question.options
        option = options[self.dice.below(len(options))].code
        wish = Answer(id=new_id(), seat=question.seat, asked=question.asked, option=option)
        mishap = self.dice.below(5) if self.dice.below(100) < self.faults else -1
        if mishap == 0:
            self.player.cut()
        elif mishap == 1:
            asyncio.get_running_loop().call_later(0.002, self.player.cut)
        elif mishap == 2 and self.old:
            await self.again(*self.old[self.dice.below(len(self.old))])
        reply = await self.player.request(wish)
        self.take(wish, reply)
        if mishap == 3:
            await self.again(wish, reply)
        elif mishap == 4:
            await self.late(question, option)

    def take(self, wish: Answer, reply: TableReply) -> None:
        self.old.append((wish, reply))
        if isinstance(reply, Done):
            self.accepted.append(reply.seq)
        elif isinstance(reply, Refused):
            self.refused.append(reply.code)

    async def again(self, wish: Answer, reply: TableReply) -> None:
        """The same request once more gets the same reply, however long after."""
        once_more = await self.player.request(wish)
        assert once_more == reply, (once_more, reply)
        self.duplicates += 1

    async def late(self, question: Question, option: int) -> None:
        """An answer with a new id to a question that is no longer open: reordered on its way, so refused."""
        late = Answer(id=new_id(), seat=question.seat, asked=question.asked, option=option)
        reply = await self.player.request(late)
        assert isinstance(reply, Refused), reply
        assert reply.code in ("stale", "game-over", "not-your-turn", "wrong-phase"), reply


class MovedOn:
    """Whether the question is no longer ours to answer."""

    def __init__(self, player: Player, asked: int, seat: int) -> None:
        self.player = player
        self.asked = asked
        self.seat = seat

    def __call__(self) -> bool:
        same = [q for q in self.player.mine() if (q.asked, q.seat) == (self.asked, self.seat)]
        return not same or self.player.over()


def public(entry: LogEntry) -> bytes:
    """What everybody sees alike of an entry."""
    return msgspec.json.encode(msgspec.structs.replace(entry, events={}))


async def play(address: str, table: str, token: str, seed: int, faults: int) -> dict[str, object]:
    """Play and report."""
    async with Player(address, table, token) as player:
        rough = Rough(player, Dice(seed), faults)
        await rough.play()
        await player.until(lambda: player.shown().result is not None)
        result = player.shown().result
        assert result is not None
        log = blake2b(b"\n".join(public(entry) for entry in player.entries), digest_size=8).hexdigest()
        return {
            "accepted": rough.accepted,
            "refused": rough.refused,
            "duplicates": rough.duplicates,
            "connects": player.connects,
            "entries": len(player.entries),
            "seq": player.seq,
            "log": log,
            "ending": result.ending,
            "winners": result.winners,
        }


def main() -> None:
    address, table, token, seed, faults = sys.argv[1:]
    print(json.dumps(asyncio.run(play(address, table, token, int(seed), int(faults)))))


if __name__ == "__main__":
    main()
