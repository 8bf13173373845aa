"""The program in a real terminal (a pseudo terminal of 80 columns and 24 lines), with and without colours."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

import pytest

CONTROL = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()].")
DEADLINE = 240.0
PAGE = "-- press Enter to read on --"


def in_a_terminal(arguments: list[str], answers: dict[str, str], **environment: str) -> bytes:
    """Everything the program writes, while each prompt that is met is answered."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-m", "theomachy", "play", *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**kept, "TERM": "xterm-256color", "THEOMACHY_INTERPRETED": "1", **environment},
        close_fds=True,
    )
    os.close(follower)
    written = b""
    met = 0
    ends = time.monotonic() + DEADLINE
    while time.monotonic() < ends:
        if not select.select([leader], [], [], 1)[0]:
            continue
        try:
            found = os.read(leader, 65536)
        except OSError:  # the other end was closed
            break
        if not found:
            break
        written += found
        rest = CONTROL.sub(b"", written[met:]).decode(errors="ignore")
        for prompt, answer in answers.items():
            if rest.endswith(prompt):
                met = len(written)
                os.write(leader, answer.encode() + b"\n")
    process.kill()
    process.wait()
    os.close(leader)
    return written


@pytest.mark.parametrize(
    ("game", "prompt", "total"), [("ankh", "Isis> ", "Where the Devotion"), ("pantheon", "Red> ", "Score sheet")]
)
def test_a_whole_game_is_played_in_a_real_terminal(game: str, prompt: str, total: str) -> None:
    gods = ["--gods", "isis,ra"] if game == "ankh" else ["--players", "2"]
    written = in_a_terminal([game, "--bots", "random", "--seed", "3", *gods], {prompt: "1", PAGE: ""})
    lines = CONTROL.sub(b"", written).decode().replace("\r\n", "\n").split("\n")
    assert max(len(line.rsplit("\r", 1)[-1]) for line in lines) <= 80
    assert any(total in line for line in lines)
    assert re.search(rb"\x1b\[[0-9;]*38;", written)  # in colours


def test_colours_can_be_refused() -> None:
    written = in_a_terminal(
        ["ankh", "--gods", "isis,ra", "--first", "0"], {"Isis> ": "quit", PAGE: ""}, NO_COLOR="1"
    )
    assert b"Isis" in written
    assert not re.search(rb"\x1b\[[0-9;]*[34]8;", written)
