"""What is due is sent: once for each table until the person has been there, over restarts, on both databases."""

from pathlib import Path

import pytest

from tests.campaigns.watchers import WRITE
from tests.server.notices.club import HOUR, KEY, MINUTE, NOON, sqlite
from tests.server.notices.evening import Evening, spend
from theomachy.server.protocol import NoticeWish, Pace, Ping
from theomachy.server.store.backup import verify_url
from theomachy.server.store.port import Batch, NotSaved


def test_a_turn_is_told_once_until_the_person_has_been_there(database_url: str, tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, ada, bob = evening.club, evening.ada, evening.bob
        table = await evening.bobs_turn("Sunday")
        await club.later(9 * MINUTE)
        assert evening.told() == []  # he may still come by himself
        await club.later(MINUTE)
        (message,) = evening.told()
        assert message["title"] == "It is your turn"
        assert message["body"] == "Ankh: Gods of Egypt “Sunday”: it is your turn."
        assert message["place"] == f"table/{table}"
        await club.later(30 * HOUR)
        assert len(evening.told()) == 1
        while await club.play(table, bob):  # he comes, and answers
            pass
        await club.play_until_asked(table, (ada, bob), bob)
        await club.later(10 * MINUTE)
        assert len(evening.told()) == 2
        assert [one.state for one in (await club.shown(bob)).deliveries] == ["sent", "sent"]

    spend(story, database_url, tmp_path)
    report = verify_url(database_url, KEY)
    assert report.problems == []


def test_a_restart_neither_loses_nor_doubles(database_url: str, tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, bob = evening.club, evening.bob
        await evening.bobs_turn()
        await club.restart()  # before it is due
        evening.service.statuses.append("503 Busy")
        await club.later(10 * MINUTE)
        assert len(evening.service.requests) == 1
        (waiting,) = (await club.shown(bob)).deliveries
        assert (waiting.state, waiting.tries, waiting.problem) == ("waiting", 1, "status 503")
        await club.restart()  # while it waits for another try
        await club.later(2 * MINUTE)
        first, second = (one.headers["topic"] for one in evening.service.requests)
        assert first == second  # the same message
        await club.restart()  # after it was sent
        await club.later(30 * HOUR)
        assert len(evening.service.requests) == 2

    spend(story, database_url, tmp_path)


def test_several_tables_are_one_message(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        names = [f"Table {n}" for n in range(12)]
        for name in names:
            await evening.bobs_turn(name)
        await club.later(10 * MINUTE)
        (message,) = evening.told()
        assert message["title"] == "It is your turn at 12 tables"
        assert message["place"] == "games"
        assert [name for name in names if f"“{name}”" in message["body"]] == names[:10]
        assert message["body"].endswith("And 2 more tables.")

    spend(story, sqlite(tmp_path), tmp_path)


def test_whoever_answers_in_time_is_told_nothing(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        table = await evening.bobs_turn()
        while await club.play(table, evening.bob):
            pass
        await club.later(30 * HOUR)
        assert evening.told() == []

    spend(story, sqlite(tmp_path), tmp_path)


@pytest.mark.parametrize("hidden", [False, True])
def test_an_open_page_counts_only_while_somebody_can_see_it(hidden: bool, tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        table = await evening.bobs_turn()
        socket = await club.socket(evening.bob, table)
        socket.send(WRITE.encode(Ping(hidden=hidden)))
        await socket.until(lambda: any(b"pong" in frame for frame in socket.frames))
        await club.later(10 * MINUTE)
        assert len(evening.told()) == hidden
        await socket.close()

    spend(story, sqlite(tmp_path), tmp_path)


def test_what_is_no_longer_so_is_not_told(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, ada = evening.club, evening.ada
        table = await evening.bobs_turn()
        evening.service.statuses.append("500 Broken")
        await club.later(10 * MINUTE)
        while await club.play(table, evening.bob):  # between two tries
            pass
        await club.later(12 * HOUR)
        assert len(evening.service.requests) == 1
        assert (await club.shown(evening.bob)).deliveries == []
        waiting = await club.table(ada, evening.bob)
        await club.play_until_asked(waiting, (ada, evening.bob), evening.bob)
        grants = [one for one in await club.store.grants_of("bob") if one.table == waiting]
        await club.store.write(Batch(revoked=[one.token for one in grants]))  # he has no seat there any more
        await club.later(10 * MINUTE)
        assert len(evening.service.requests) == 1

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_start_and_an_end_are_told(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, ada, bob = evening.club, evening.ada, evening.bob
        await club.table(ada, bob, title="Begun")
        await club.later(10 * MINUTE)
        assert evening.told()[-1]["body"].split(": ")[-1] in ("the game has begun.", "it is your turn.")
        over = await club.table(bob, ada, title="Over", game="pantheon")
        await club.later(10 * MINUTE)
        while (await club.look(ada, over)).table.phase == "playing":
            await club.play(over, bob)
            await club.play(over, ada)
        told = len(evening.told())
        await club.later(10 * MINUTE)
        new = evening.told()[told:]
        assert [one["body"] for one in new] == ["Pantheon “Over”: the game is over."]

    spend(story, sqlite(tmp_path), tmp_path)


def test_quiet_hours_are_kept_in_the_persons_own_time_zone(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        # noon in UTC is 21 o'clock in Tokyo
        wish = NoticeWish(language="pl", zone="Asia/Tokyo", quiet_from=21 * 60, quiet_to=7 * 60 + 30)
        await club.change(evening.bob, "", wish)
        await evening.bobs_turn()
        await club.later(10 * MINUTE)
        assert evening.told() == []
        (waiting,) = (await club.shown(evening.bob)).deliveries
        assert waiting.next == NOON + 10 * HOUR + 30 * MINUTE
        await club.restart()
        await club.later(10 * HOUR + 19 * MINUTE)
        assert evening.told() == []
        await club.later(MINUTE)
        (message,) = evening.told()
        assert message["title"] == "Twoja kolej"

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_message_that_never_arrives_is_given_up_and_the_person_sees_why(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        evening.service.statuses.extend(["500 Broken"] * 100)
        await evening.bobs_turn()
        await club.later(10 * MINUTE)
        for _ in range(40):
            await club.later(HOUR)
        assert len(evening.service.requests) == 8
        (dead,) = (await club.shown(evening.bob)).deliveries
        assert (dead.state, dead.tries, dead.problem) == ("dead", 8, "status 500")

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_browser_that_has_unsubscribed_is_forgotten(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        evening.service.statuses.append("410 Gone")
        await evening.bobs_turn()
        await club.later(10 * MINUTE)
        shown = await club.shown(evening.bob)
        assert shown.channels == []
        assert [one.state for one in shown.deliveries] == ["dead"]
        await evening.bobs_turn()
        await club.later(10 * MINUTE)
        assert len(evening.service.requests) == 1

    spend(story, sqlite(tmp_path), tmp_path)


def test_nothing_is_sent_twice_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        await evening.bobs_turn()
        club.clock.time += 10 * MINUTE
        write, calls = club.store.write, 0

        async def failing(batch: Batch) -> None:
            nonlocal calls
            calls += 1
            if calls > 1:  # the message is planned; then the disk is full
                raise NotSaved("full")
            await write(batch)

        monkeypatch.setattr(club.store, "write", failing)
        with pytest.raises(NotSaved):
            await club.work()
        for _ in range(3):
            with pytest.raises(NotSaved):
                await club.later(MINUTE)
        assert len(evening.service.requests) == 1
        monkeypatch.setattr(club.store, "write", write)
        await club.later(MINUTE)
        assert len(evening.service.requests) == 1
        assert [one.state for one in (await club.shown(evening.bob)).deliveries] == ["sent"]

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_crash_between_sending_and_marking_doubles_one_message_with_the_same_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        await evening.bobs_turn()
        await evening.bobs_turn()
        await club.later(10 * MINUTE - 1)
        write = club.store.write

        async def crashing(batch: Batch) -> None:
            if batch.notices is not None and any(one.state == "sent" for one in batch.notices.deliveries):
                raise NotSaved("the process is gone")
            await write(batch)

        monkeypatch.setattr(club.store, "write", crashing)
        with pytest.raises(NotSaved):
            await club.later(1)
        monkeypatch.undo()
        await club.restart()
        await club.later(0)
        await club.later(30 * HOUR)
        topics = [one.headers["topic"] for one in evening.service.requests]
        assert len(topics) == 2
        assert len(set(topics)) == 1

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_table_with_a_clock_is_told_after_a_minute_and_one_alone_with_bots_never(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club, ada, bob = evening.club, evening.ada, evening.bob
        table = await club.table(ada, bob, pace=Pace(kind="clock", seconds=3_600))
        await club.play_until_asked(table, (ada, bob), bob)
        await club.later(MINUTE - 1)
        assert evening.told() == []
        await club.later(1)
        assert len(evening.told()) == 1

    spend(story, sqlite(tmp_path), tmp_path)


def test_a_channel_that_somebody_else_wrote_is_not_used(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        club = evening.club
        only = await club.channel(evening.bob)
        await evening.bobs_turn()
        sql = (
            f"UPDATE notice_channels SET target = replace(target, '/push/bob', '/push/eve') WHERE id = '{only.id}'"
        )
        from apsw import Connection

        Connection(str(tmp_path / "theomachy.sqlite3")).execute(sql)
        await club.later(10 * MINUTE)
        assert evening.service.requests == []

    spend(story, sqlite(tmp_path), tmp_path)
    report = verify_url(sqlite(tmp_path), KEY)
    assert any("notice_channels" in problem for problem in report.problems)
