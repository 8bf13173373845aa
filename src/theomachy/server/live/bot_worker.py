"""A bot's own process: reads questions, has a fork of itself answer each, and sends the answers back.

Every question gets a fresh fork with limits of its own: what one seat's bot was shown is gone before the next
question comes, and a bot that crashes, loops or eats memory takes only its fork with it. A fork whose time is up
is killed, and the process goes on: it has loaded our levels before the first question, so a simpler level can
answer at once. The process that forks runs no bot. Frames on the pipes are four bytes of length and JSON.
"""

import os
import resource
import select
import signal
import struct
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from theomachy.bots.advice import ADVISERS
from theomachy.bots.base import Bot, Seen
from theomachy.bots.bot_name import in_style
from theomachy.bots.levels.names import BUILT_IN, NoBot, maker
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.engine.chance import Dice
from theomachy.games import registry

LONGEST: Final = 1 << 20
HEAD: Final = struct.Struct(">I")
LATE: Final = "Late"
"""What is wrong with a bot that did not answer in time."""


class Ask(msgspec.Struct, frozen=True):
    """A question to a bot."""

    number: int
    place: str
    """What makes the bot; or the name of the advice that is asked for."""
    game: str
    seat: int
    document: msgspec.Raw
    options: list[int]
    seed: int
    seconds: float
    """Seconds after which the fork is killed."""
    cpu_seconds: int
    memory_bytes: int
    memory: msgspec.Raw = msgspec.Raw(b"null")
    """What the seat remembers."""
    style: str = ""


class Told(msgspec.Struct, frozen=True):
    """What became of a question: an option, or what went wrong."""

    number: int
    option: int | None
    fault: str
    said: msgspec.Raw = msgspec.Raw(b"null")
    """Advice, as JSON."""


def packed(message: Ask | Told) -> bytes:
    """A message as a frame."""
    body = msgspec.json.encode(message)
    return HEAD.pack(len(body)) + body


def exactly(pipe: int, size: int) -> bytes:
    """Read this many bytes; fewer only at the end."""
    parts: list[bytes] = []
    while size:
        part = os.read(pipe, size)
        if not part:
            break
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def in_time(pipe: int, size: int, due: float) -> bytes:
    """Read this many bytes; fewer at the end or when the time is up."""
    parts: list[bytes] = []
    while size and select.select([pipe], [], [], max(0.0, due - time.monotonic()))[0]:
        part = os.read(pipe, size)
        if not part:
            break
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def read_ask(pipe: int) -> Ask | None:
    """The next question; None at the end."""
    head = exactly(pipe, HEAD.size)
    if len(head) < HEAD.size:
        return None
    (size,) = HEAD.unpack(head)
    return msgspec.json.decode(exactly(pipe, size), type=Ask)


def limit(cpu_seconds: int, memory_bytes: int) -> None:
    """Bind this process for good: hard limits cannot be raised again."""
    resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))


def answer(ask: Ask, make: Callable[[], Bot]) -> Told:
    """Have a bot answer, or an adviser speak; whatever they throw is their fault."""
    limit(ask.cpu_seconds, ask.memory_bytes)
    document = msgspec.json.decode(ask.document, type=dict[str, object])
    seen = Seen(ask.game, ask.seat, document, msgspec.json.decode(ask.memory))
    try:
        if ask.place in ADVISERS:
            advice = ADVISERS[ask.place](seen, ask.options, Dice(ask.seed))
            return Told(ask.number, None, "", msgspec.Raw(msgspec.json.encode(advice)))
        option = in_style(make(), ask.style).choose(seen, tuple(ask.options), Dice(ask.seed))
    except BaseException as error:  # also SystemExit: a bot may not end the process politely
        return Told(ask.number, None, type(error).__name__)
    if type(option) is not int:
        return Told(ask.number, None, "NotAnOption")
    return Told(ask.number, option, "")


def forked(ask: Ask, make: Callable[[], Bot], pipes: tuple[int, int]) -> bytes:
    """The answer of a fork, as a frame; a fault of its own if the fork is late or dies silently."""
    due = time.monotonic() + ask.seconds
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        for other in (reader, *pipes):
            os.close(other)  # else a bot could read other seats' questions, or answer for them
        os.write(writer, packed(answer(ask, make)))
        os._exit(0)
    os.close(writer)
    head = in_time(reader, HEAD.size, due)
    body = b""
    if len(head) == HEAD.size:
        (size,) = HEAD.unpack(head)
        body = in_time(reader, min(size, LONGEST), due)
    late = time.monotonic() >= due
    os.close(reader)
    os.kill(child, signal.SIGKILL)  # it has answered, died or had its time
    os.waitpid(child, 0)
    try:
        told = msgspec.json.decode(body, type=Told)
    except msgspec.DecodeError:
        return packed(Told(ask.number, None, LATE if late else "Died"))
    return packed(told)


def serve(questions: int, answers: int) -> None:
    """Answer until the questions end."""
    registry.packages()  # forks answer at once: every game is loaded before the first question
    makers = {place: maker(place) for place in BUILT_IN.values()} | dict.fromkeys(ADVISERS, RandomBot)
    ask = read_ask(questions)
    while ask is not None:
        try:
            if ask.place not in makers:
                makers[ask.place] = maker(ask.place)
            frame = forked(ask, makers[ask.place], (questions, answers))
        except NoBot:
            frame = packed(Told(ask.number, None, "NoBot"))
        os.write(answers, frame)
        ask = read_ask(questions)


def main() -> None:
    """Take the pipes for ourselves: a bot that prints must not speak for the process."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for usual in (0, 1):
        os.dup2(nothing, usual)
    os.nice(10)
    sys.stdin = open(os.devnull)  # noqa: SIM115  # for the life of the process
    serve(questions, answers)


if __name__ == "__main__":
    main()
