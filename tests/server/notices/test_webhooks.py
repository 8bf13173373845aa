"""Webhooks, to a real receiver: what each service is sent, and where the server never sends anything."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from tests.server.notices.club import MINUTE, Club, run, settings, sqlite
from tests.server.notices.receivers import Receiver
from theomachy.server.notices import outside
from theomachy.server.notices.outside import Unsafe, check_url, is_public
from theomachy.server.notices.webhooks import check_webhook
from theomachy.server.protocol import ChannelAct, Refused, WebhookWish

TITLE = "*bold* @everyone <!channel> [x](http://evil)"


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy"])
def test_what_each_service_is_sent(kind: str, tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        receiver = Receiver()
        await receiver.open()
        ada, bob = await club.register("Ada"), await club.register("Bob")
        wish = msgspec.convert({"kind": kind, "url": f"{receiver.address}/my-topic"}, WebhookWish)
        await club.change(bob, "/webhook", wish)
        table = await club.table(ada, bob, title=TITLE)
        await club.play_until_asked(table, (ada, bob), bob)
        await club.later(10 * MINUTE)
        (request,) = receiver.requests
        sent = json.loads(request.body)
        link = f"https://games.example.org/#/table/{table}"
        if kind == "discord":
            assert request.path == "/my-topic"
            assert sent["allowed_mentions"] == {"parse": []}
            assert sent["content"].startswith("**It is your turn**\n")
            assert sent["content"].endswith(link)
            assert r"\*bold\* \@everyone \<!channel\>" in sent["content"]
        elif kind == "slack":
            assert request.path == "/my-topic"
            assert "&lt;!channel&gt;" in sent["text"]
            assert sent["text"].endswith(link)
        else:
            assert request.path == "/"
            assert sent["topic"] == "my-topic"
            assert sent["title"] == "It is your turn"
            assert sent["message"] == f"Ankh: Gods of Egypt “{TITLE}”: it is your turn."
            assert sent["click"] == link
        await receiver.close()

    run(story, sqlite(tmp_path), settings(tmp_path))


def test_a_test_message_arrives_and_a_webhook_that_is_gone_is_switched_off(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        receiver = Receiver()
        await receiver.open()
        bob = await club.register("Bob")
        await club.change(bob, "/webhook", WebhookWish(kind="ntfy", url=f"{receiver.address}/topic"))
        channel = await club.channel(bob)
        for status in ("200 OK", "404 Not Found"):
            receiver.statuses.append(status)
            await club.change(bob, "/channel", ChannelAct(id=channel.id, act="test"))
            await club.work()
        assert [json.loads(one.body)["title"] for one in receiver.requests] == ["Test message"] * 2
        shown = await club.shown(bob)
        assert sorted(one.state for one in shown.deliveries) == ["dead", "sent"]
        assert not shown.channels[0].enabled
        assert shown.channels[0].problem == "gone 404"
        await receiver.close()

    run(story, sqlite(tmp_path), settings(tmp_path))


def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        receiver, inner = Receiver(), Receiver()
        await receiver.open()
        await inner.open()
        bob = await club.register("Bob")
        await club.change(bob, "/webhook", WebhookWish(kind="ntfy", url=f"{receiver.address}/topic"))
        receiver.statuses.append(f"307 Moved\r\nLocation: {inner.address}/")
        await club.change(bob, "/channel", ChannelAct(id=(await club.channel(bob)).id, act="test"))
        await club.work()
        assert len(receiver.requests) == 1
        assert inner.requests == []
        assert (await club.shown(bob)).deliveries[0].problem == "refused 307"
        await receiver.close()
        await inner.close()

    run(story, sqlite(tmp_path), settings(tmp_path))


def test_the_servers_own_network_is_never_reached_unless_the_host_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(club: Club) -> None:
        receiver = Receiver()
        await receiver.open()
        port = receiver.address.rpartition(":")[2]
        bob = await club.register("Bob")
        for url in (f"{receiver.address}/topic", f"https://127.0.0.1:{port}/topic", "https://u:p@ntfy.sh/topic"):
            answered = await club.post("/api/notices/webhook", WebhookWish(kind="ntfy", url=url), bob.login)
            assert msgspec.json.decode(answered.body, type=Refused).code == "data", url
        # a name that leads inside is found out when it is used, and every time it is used
        loop = asyncio.get_running_loop()

        async def inside(*_: object, **__: object) -> list[tuple[object, ...]]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.7", 443))]

        monkeypatch.setattr(loop, "getaddrinfo", inside)
        await club.change(bob, "/webhook", WebhookWish(kind="ntfy", url="https://inside.example.org/topic"))
        await club.change(bob, "/channel", ChannelAct(id=(await club.channel(bob)).id, act="test"))
        await club.work()
        shown = await club.shown(bob)
        assert shown.deliveries[0].problem == shown.channels[0].problem == "unsafe"
        assert receiver.requests == []
        await receiver.close()

    run(story, sqlite(tmp_path), settings(tmp_path, private=False))


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "2001:0:0:0:0:0:80ff:fffe"),
    ],
)
def test_addresses_that_are_not_of_the_internet(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:4700:4700::1111")


@pytest.mark.parametrize(
    "url",
    [
        *("http://ntfy.sh/x", "ftp://ntfy.sh/x", "https:///x", "https://ntfy.sh:22/x", "https://ntfy.sh:x/"),
        *("https://ntfy.sh/x y", "https://ntfy.sh/ä", "https://ntfy.sh/x#y", "https://[::1", "file:///etc/passwd"),
    ],
)
def test_urls_that_are_refused(url: str) -> None:
    with pytest.raises(Unsafe):
        check_url(url, private=False)


def test_a_webhook_is_of_its_kind() -> None:
    check_webhook("discord", "https://discord.com/api/webhooks/1/x", private=False)
    check_webhook("slack", "https://hooks.slack.com/services/T/B/x", private=False)
    check_webhook("ntfy", "https://ntfy.example.org/topic", private=False)
    for kind, url in (
        ("discord", "https://discord.com/api/users"),
        ("discord", "https://evil.example.org/api/webhooks/1/x"),
        ("slack", "https://hooks.slack.com.evil.org/services/x"),
        ("ntfy", "https://ntfy.sh/a/b"),
        ("ntfy", "https://ntfy.sh/a?b=c"),
    ):
        with pytest.raises(Unsafe):
            check_webhook(kind, url, private=False)


def test_a_receiver_that_talks_for_ever_costs_a_few_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = asyncio.Event()

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nX-Long: " + b"x" * (outside.MOST_BYTES * 4))
        await silent(reader, writer)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            await reader.read()
        writer.transport.abort()
        gone.set()

    async def within() -> None:
        for serve, problem in ((endless, "unreachable"), (silent, "late")):
            monkeypatch.setattr(outside, "SECONDS", 0.3 if serve is silent else 15.0)
            server = await asyncio.start_server(serve, "127.0.0.1", 0)
            port = server.sockets[0].getsockname()[1]
            sent = await outside.post(f"http://127.0.0.1:{port}/", b"{}", {}, private=True)
            assert sent.outcome == "later"
            assert sent.problem == problem
            await gone.wait()
            gone.clear()
            server.close()

    asyncio.run(within())
