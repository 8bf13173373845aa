"""`theomachy serve` as a process: it says where it is, stops in time, and says why it cannot start."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.running import at, send, two_people, two_seats
from tests.server.served import Served, free_port
from theomachy.client import Api, new_id
from theomachy.server.operate.config import Config, Setting
from theomachy.server.operate.serve import UNREAD, listening, run, serve
from theomachy.server.protocol import Done, Goodbye, Say, ServerMessage, Start, Update


def test_it_stops_within_ten_seconds_with_sockets_and_polls_open_and_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start()

    async def story() -> None:
        api = Api(server.address)
        ada, bob = await two_people(api, two_seats())
        await send(api, ada, Start(id=new_id()))
        heard: list[ServerMessage] = []
        async with at(api, ada) as one, at(api, bob) as two:
            one.heard = heard.append
            poll = asyncio.create_task(
                api.get(f"/api/tables/{ada.table}?after={one.seq}&wait=25", Update, ada.token)
            )
            await asyncio.sleep(0.3)
            seconds = await asyncio.to_thread(server.stop, signal.SIGTERM)
            assert seconds < 10
            assert (await poll).entries == []
            assert [message.code for message in heard if isinstance(message, Goodbye)] == ["stopping"]
            before = one.seq
            await asyncio.to_thread(server.start)
            reply = await one.request(Say(id=new_id(), text="here again"))  # the client came back by itself
            assert isinstance(reply, Done)
            assert reply.seq == before + 1
            await two.until(lambda: two.seq == reply.seq)

    asyncio.run(story())
    assert server.stop(signal.SIGTERM) < 10
    assert "Traceback" not in server.log()


def test_a_lan_server_shows_its_address_as_a_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "theomachy", "serve", "--lan", "--port", str(free_port())]
    with subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines: list[str] = []
        begin = time.monotonic()
        while "Anyone" not in "".join(lines) and time.monotonic() - begin < 30:
            lines.append(process.stdout.readline())
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(15) == 0
        finally:
            process.kill()
    assert lines[0].startswith("theomachy: http://")
    assert "0.0.0.0" not in lines[0]
    assert "\u2588" in "".join(lines) or "\u2580" in "".join(lines)


def test_what_cannot_be_served_is_said_and_ends_with_two(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "theomachy", "serve", "--data", str(tmp_path), "--database-url", "mysql://x"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert "database URL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("flags", "settings", "words"),
    [
        ({"base_url": "play.example.org"}, {}, "base_url"),
        ({"port": 99_999}, {}, "port"),
        ({}, {"THEOMACHY_BOT_SECONDS": "soon"}, "bot_seconds"),
    ],
)
def test_what_is_wrong_with_a_setting_is_said(
    tmp_path: Path,
    flags: dict[str, Setting],
    settings: dict[str, str],
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert words in run({"data_dir": str(tmp_path), **flags}, lan=False)


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port: int = other.getsockname()[1]
        config = Config(data_dir=str(tmp_path), port=port)
        assert f"port {port}" in asyncio.run(serve(config, lan=False))


def test_bots_do_not_hold_the_door_of_a_server_that_was_killed() -> None:
    with listening(Config(port=0)) as door:
        assert not door.get_inheritable()  # uvloop leaves to a child whatever can be inherited


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system cannot")
def test_a_connection_whose_other_side_reads_nothing_does_not_stay_for_ever() -> None:
    with listening(Config(port=0)) as door, socket.socket() as visitor:
        door.listen()
        visitor.connect(door.getsockname())
        connection, _ = door.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNREAD
