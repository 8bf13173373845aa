"""Mails, through a real mail server: confirmed by a link, stopped by a tap, and tried again."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from tests.campaigns.inside import Answered
from tests.server.notices.club import HOUR, MINUTE, Club, Person, run, settings, sqlite
from tests.server.notices.receivers import MailServer, mail_server
from theomachy.server.protocol import ChannelAct, EmailWish, NoticeLink, NoticeWish, Refused
from theomachy.server.tables.limits import Limits

BOX = "bob@example.org"


class Post:
    """A club with a mail server; Bob has an account."""

    def __init__(self, club: Club, server: MailServer, ada: Person, bob: Person) -> None:
        self.club = club
        self.server = server
        self.ada = ada
        self.bob = bob

    def texts(self) -> list[str]:
        """What Bob's mails say."""
        return [str(one.get_content()) for one in self.server.mails(BOX)]

    async def link(self, act: str, text: str) -> Answered:
        """Open a link in a mail."""
        (token,) = re.findall(rf"https://games\.example\.org/#/notices/{act}/([0-9a-f]{{62}})", text)
        return await self.club.post(f"/api/notices/{act}", NoticeLink(token=token))

    async def confirmed(self) -> None:
        """Bob adds his address and opens the link."""
        await self.club.change(self.bob, "/email", EmailWish(address=BOX))
        await self.club.work()
        assert (await self.link("confirm", self.texts()[-1])).status == 200

    async def bobs_turn(self, title: str = "") -> str:
        table = await self.club.table(self.ada, self.bob, title=title)
        await self.club.play_until_asked(table, (self.ada, self.bob), self.bob)
        return table


Story = Callable[[Post], Awaitable[None]]


def deliver(story: Story, folder: Path, limits: Limits | None = None) -> None:
    """Run a story with a mail server."""

    async def within(club: Club) -> None:
        await story(Post(club, server, await club.register("Ada"), await club.register("Bob")))

    with mail_server() as (server, port):
        chosen = settings(
            folder,
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_security="none",
            mail_from="games@example.org",
        )
        if limits is None:
            run(within, sqlite(folder), chosen)
        else:
            run(within, sqlite(folder), chosen, limits)


def code_of(answered: Answered) -> str:
    return msgspec.json.decode(answered.body, type=Refused).code


def test_nothing_is_mailed_before_the_address_is_confirmed(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await club.change(post.bob, "/email", EmailWish(address=BOX))
        await post.bobs_turn()
        await club.later(10 * MINUTE)
        (first,) = post.texts()
        assert "The account “Bob” wants to be told here" in first
        refused = await club.post(
            "/api/notices/channel", ChannelAct(id=(await club.channel(post.bob)).id, act="test"), post.bob.login
        )
        assert code_of(refused) == "wrong-phase"
        assert (await post.link("confirm", first)).status == 200
        await club.restart()
        await post.bobs_turn("Later")
        await club.later(10 * MINUTE)
        assert len(post.texts()) == 2
        assert "“Later”: it is your turn." in post.texts()[1]

    deliver(story, tmp_path)


def test_links_work_for_their_purpose_only_and_not_for_ever(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await club.change(post.bob, "/email", EmailWish(address=BOX))
        await club.work()
        (token,) = re.findall("confirm/([0-9a-f]{62})", post.texts()[0])
        forged = token[:-1] + ("0" if token[-1] != "0" else "1")
        for path, tried in (("confirm", forged), ("stop", token), ("confirm", "0" * 62)):
            assert code_of(await club.post(f"/api/notices/{path}", NoticeLink(token=tried))) == "unknown"
        club.clock.time += 49 * HOUR
        assert code_of(await club.post("/api/notices/confirm", NoticeLink(token=token))) == "unknown"

    deliver(story, tmp_path)


def test_one_tap_stops_mails_also_the_one_of_a_mail_program(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await post.confirmed()
        await post.bobs_turn()
        await club.later(10 * MINUTE)
        told = post.server.mails(BOX)[-1]
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert (await post.link("stop", post.texts()[-1])).status == 200
        assert not (await club.channel(post.bob)).enabled
        await club.change(post.bob, "/channel", ChannelAct(id=(await club.channel(post.bob)).id, act="on"))
        (path,) = re.findall(
            r"<https://games\.example\.org(/api/notices/stop/[0-9a-f]+)>", told["List-Unsubscribe"]
        )
        form = {"content-type": "application/x-www-form-urlencoded"}
        answered = await club.inside.http("POST", path, form, b"List-Unsubscribe=One-Click")
        assert answered.status == 200
        assert not (await club.channel(post.bob)).enabled
        await post.bobs_turn()
        await club.later(10 * MINUTE)
        assert len(post.texts()) == 2

    deliver(story, tmp_path)


def test_mails_are_a_quarter_of_an_hour_apart_and_tell_of_everything_since(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await post.confirmed()
        await post.bobs_turn("One")
        await club.later(10 * MINUTE)
        assert len(post.texts()) == 2
        for name in ("Two", "Three"):
            await post.bobs_turn(name)
        await club.later(10 * MINUTE)
        assert len(post.texts()) == 2
        await club.later(5 * MINUTE)
        assert len(post.texts()) == 3
        assert "“Two”" in post.texts()[2]
        assert "“Three”" in post.texts()[2]
        assert "“One”" not in post.texts()[2]

    deliver(story, tmp_path)


def test_a_busy_mail_server_is_asked_again_with_the_same_mail(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await post.confirmed()
        post.server.answers.append("451 try again later")
        await post.bobs_turn()
        await club.later(10 * MINUTE)
        assert len(post.texts()) == 1
        waiting = (await club.shown(post.bob)).deliveries[0]
        assert (waiting.state, waiting.problem) == ("waiting", "mail 451")
        await club.later(2 * MINUTE)
        assert len(post.texts()) == 2
        assert post.server.mails(BOX)[-1]["Message-ID"].endswith("@example.org>")

    deliver(story, tmp_path)


def test_an_address_that_does_not_exist_is_switched_off(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await post.confirmed()
        post.server.unknown.add(BOX)
        await post.bobs_turn()
        await club.later(10 * MINUTE)
        channel = await club.channel(post.bob)
        assert not channel.enabled
        assert channel.problem == "address 550"
        assert (await club.shown(post.bob)).deliveries[0].state == "dead"

    deliver(story, tmp_path)


def test_confirmations_are_limited_by_person_and_by_address(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        carol = await club.register("Carol")
        for _ in range(3):
            await club.change(post.bob, "/email", EmailWish(address=BOX))
        for who, address in ((post.bob, "other@example.org"), (carol, BOX)):
            answered = await club.post("/api/notices/email", EmailWish(address=address), who.login)
            assert code_of(answered) == "too-fast"
        for odd in ("bob", "bob@", "bob@localhost", "a@b.c\r\nBcc: x@y.z", "<bob@example.org>", "a@b.c,d@e.f"):
            answered = await club.post("/api/notices/email", EmailWish(address=odd), carol.login)
            assert code_of(answered) == "data", odd

    deliver(story, tmp_path, msgspec.structs.replace(Limits(), channels=10))


def test_mails_are_in_the_readers_language(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        club = post.club
        await club.change(post.bob, "", NoticeWish(language="ru", zone="Europe/Moscow"))
        await post.confirmed()
        await post.bobs_turn("Воскресенье")
        await club.later(10 * MINUTE)
        assert post.server.mails(BOX)[-1]["Subject"] == "Ваш ход"
        assert "Анх. Боги Египта «Воскресенье»: ваш ход." in post.texts()[-1]

    deliver(story, tmp_path)
