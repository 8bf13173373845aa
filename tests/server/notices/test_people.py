"""Nobody reads or changes another's channels; guests may have push messages; what is deleted is gone."""

from pathlib import Path

import msgspec
import pytest

from tests.campaigns.inside import Answered
from tests.campaigns.watchers import headers
from tests.server.notices.club import MINUTE, Club, run, settings, sqlite
from tests.server.notices.evening import Evening, spend
from tests.server.notices.receivers import Browser, Receiver
from theomachy.server.protocol import (
    ChannelAct,
    DeleteMe,
    EmailWish,
    Enter,
    ExportedPerson,
    NoticesShown,
    NoticeWish,
    OpenTable,
    Refused,
    SeatWish,
    Setup,
    WebhookWish,
)

ACTS = ("on", "off", "remove", "test", "confirm")


def code_of(answered: Answered) -> str:
    return msgspec.json.decode(answered.body, type=Refused).code


def test_nobody_sees_or_changes_anothers_channels(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, ada = evening.club, evening.ada
        channel = await club.channel(evening.bob)
        assert (await club.shown(ada)).channels == []
        assert (await club.shown(ada)).deliveries == []
        unknown = await club.post("/api/notices/channel", ChannelAct(id="0" * 30, act="on"), ada.login)
        for act in ACTS:
            wish = msgspec.convert({"id": channel.id, "act": act}, ChannelAct)
            for token in (ada.login, "", "x" * 43):
                answered = await club.post("/api/notices/channel", wish, token)
                assert code_of(answered) == "unknown", (act, token)
            answered = await club.post("/api/notices/channel", wish, ada.login)
            assert answered.whole() == unknown.whole()
        assert await club.channel(evening.bob) == channel

    spend(story, sqlite(tmp_path), tmp_path)


def test_without_account_and_device_there_is_nothing(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        wishes: dict[str, msgspec.Struct] = {
            "": NoticeWish(language="en", zone="UTC"),
            "/push": evening.browser.subscription(),
            "/email": EmailWish(address="a@example.org"),
            "/webhook": WebhookWish(kind="ntfy", url="https://ntfy.sh/topic"),
        }
        for path, wish in wishes.items():
            assert code_of(await club.post(f"/api/notices{path}", wish)) == "unknown"
        assert (await club.inside.http("GET", "/api/notices", {})).status == 404

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_guest_may_have_push_messages_and_nothing_else(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        guest = Browser(evening.service, "guest")
        wish = OpenTable(
            name="Gus",
            setup=Setup(game="ankh", players=2),
            seats=[SeatWish(kind="me"), SeatWish(kind="friend")],
        )
        opened = await club.post("/api/tables", wish)
        cookies = [value.decode() for name, value in opened.headers if name == b"set-cookie"]
        device = next(one.partition(";")[0] for one in cookies if one.startswith("device="))
        added = await club.post("/api/notices/push", guest.subscription(), cookie=device)
        assert added.status == 200, added.whole()
        for path, body in (
            ("/email", EmailWish(address="a@example.org")),
            ("/webhook", WebhookWish(kind="ntfy", url="https://ntfy.sh/topic")),
        ):
            answered = await club.post(f"/api/notices{path}", body, cookie=device)
            assert code_of(answered) in ("account", "no-channel")
        (channel,) = msgspec.json.decode(added.body, type=NoticesShown).channels
        test = ChannelAct(id=channel.id, act="test")
        assert (await club.post("/api/notices/channel", test, cookie=device)).status == 200
        await club.work()
        assert [one["title"] for one in guest.shown(club.push_key)] == ["Test message"]
        # somebody with an account uses the same browser: it belongs to them now
        await club.change(evening.ada, "/push", guest.subscription())
        assert [one.id for one in (await club.shown(evening.ada)).channels] == [channel.id]
        assert (await club.post("/api/notices/channel", test, cookie=device)).status == 404

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_browser_is_told_nothing_after_its_login_has_ended(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        await evening.bobs_turn()
        assert (await club.post("/api/logout", Enter(), evening.bob.login)).status == 200
        await club.later(10 * MINUTE)
        assert evening.service.requests == []
        assert await club.store.channels_of("bob") == []

    spend(story, sqlite(tmp_path), tmp_path)


def test_an_export_has_it_and_a_deletion_removes_it(database_url: str, tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, bob = evening.club, evening.bob
        wish = NoticeWish(language="cs", zone="Europe/Prague", quiet_from=0, quiet_to=60)
        await club.change(bob, "", wish)
        await evening.bobs_turn()
        await club.later(10 * MINUTE)
        await evening.bobs_turn()
        raw = (await club.inside.http("GET", "/api/me/export", headers(bob.login, False))).body
        exported = msgspec.json.decode(raw, type=ExportedPerson).notices
        assert (exported.language, exported.zone, exported.quiet_to) == ("cs", "Europe/Prague", 60)
        assert [one.kind for one in exported.channels] == ["push"]
        assert [one.state for one in exported.messages] == ["sent"]
        gone = await club.post("/api/me/delete", DeleteMe(password="correct horse"), bob.login)
        assert gone.status == 200, gone.whole()
        assert await club.store.notices() == []
        assert await club.store.channels_of("bob") == []
        assert await club.store.deliveries_of("bob", 10) == []
        assert await club.store.notice_person("bob") is None
        await club.later(10 * MINUTE)
        assert len(evening.service.requests) == 1

    spend(story, database_url, tmp_path)


@pytest.mark.parametrize(
    "wish",
    [
        NoticeWish(language="xx", zone="UTC"),
        NoticeWish(language="en", zone="Mars/Olympus"),
        NoticeWish(language="en", zone="UTC", quiet_from=5),
    ],
)
def test_settings_that_make_no_sense_are_refused(wish: NoticeWish, tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        assert code_of(await evening.club.post("/api/notices", wish, evening.bob.login)) == "data"

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_person_has_ten_channels_at_most(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        for number in range(9):
            wish = WebhookWish(kind="ntfy", url=f"https://ntfy.sh/topic-{number}")
            await club.change(evening.bob, "/webhook", wish)
        await club.change(evening.bob, "/webhook", WebhookWish(kind="ntfy", url="https://ntfy.sh/topic-1"))
        more = WebhookWish(kind="ntfy", url="https://ntfy.sh/more")
        assert code_of(await club.post("/api/notices/webhook", more, evening.bob.login)) == "too-many"

    spend(story, sqlite(tmp_path), tmp_path)


def test_keys_that_no_browser_has_are_refused(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        service = Receiver()
        await service.open()
        bob = await club.register("Bob")
        wish = msgspec.structs.replace(Browser(service, "bob").subscription(), p256dh="A" * 87)
        assert code_of(await club.post("/api/notices/push", wish, bob.login)) == "data"
        off_the_curve = msgspec.structs.replace(wish, p256dh="BA" + "A" * 85)
        await club.change(bob, "/push", off_the_curve)
        await club.change(bob, "/channel", ChannelAct(id=(await club.channel(bob)).id, act="test"))
        await club.work()
        assert (await club.shown(bob)).channels == []
        await service.close()

    run(story, sqlite(tmp_path), settings(tmp_path))
