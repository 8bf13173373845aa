"""Between games: invitations that name host and game, whose turn it is and who won in lists."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.server.log import ID, Log, opened, playing
from tests.server.running import Running, code_of, send, started, told, two_seats
from theomachy.client import Api, RefusedByServer
from theomachy.server.protocol import (
    Concede,
    Done,
    Invitation,
    InvitationShown,
    Join,
    OpenTable,
    SeatWish,
    Setup,
    Start,
    TableList,
    Undo,
)
from theomachy.server.tables.characters import BOT_NAMES
from theomachy.server.tables.messages.seats import Filled
from theomachy.server.tables.table import SeatPlan

# -- names of bots


def test_a_bot_that_comes_later_gets_a_name_of_its_own_and_a_person_none() -> None:
    log = Log(opened("ankh", 3))
    log.append(Filled(2, "novice"))
    shown = log.table.seats_shown()
    assert shown[2].bot in BOT_NAMES
    assert [seat.bot for seat in shown[:2]] == ["", ""]


# -- whose turn, and places


def test_a_list_says_whom_the_game_waits_for() -> None:
    log = playing("ankh", 3)
    waiting = log.match().waiting()
    assert [seat.seat for seat in log.table.seats_shown() if seat.asked] == waiting
    before = log.table.new_summaries()
    assert len(before) == 1
    game = Log(replace(opened("ankh", 2), seats=[SeatPlan(name="P0"), SeatPlan(level="novice")]))
    assert [seat.asked for seat in game.table.seats_shown()] == [False, False]
    game.ask(Start(id=ID), (0,))
    assert [seat.asked for seat in game.table.seats_shown()] == [True, False]


# -- on a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("between")) as running:
        yield running


def friends() -> OpenTable:
    """A table for two with a free seat."""
    return two_seats("pantheon", visibility="link")


def test_an_invitation_names_host_and_game_and_is_not_used_up(server: Running) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(friends())
        for wish in (Invitation(code=ada.code.lower()), Invitation(invite=ada.invites[0].invite)):
            for _ in range(2):
                shown = await api.post("/api/invitation", wish, InvitationShown)
                assert (shown.host, shown.setup.game, shown.phase, shown.role) == (
                    "Ada",
                    "pantheon",
                    "waiting",
                    "seat",
                )
                assert [seat.kind for seat in shown.seats] == ["person", "free"]
        bob = await api.join(Join(name="Bob", invite=ada.invites[0].invite, bearer=True))
        assert bob.seats == [1]
        with pytest.raises(RefusedByServer, match="unknown"):  # used now
            await api.post("/api/invitation", Invitation(invite=ada.invites[0].invite), InvitationShown)
        full = await api.post("/api/invitation", Invitation(code=ada.code), InvitationShown)
        assert full.role == "spectator"
        for wrong in (Invitation(), Invitation(code=ada.code, invite="x" * 43)):
            with pytest.raises(RefusedByServer, match="malformed"):
                await api.post("/api/invitation", wrong, InvitationShown)
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.post("/api/invitation", Invitation(code="AAAAAAAA"), InvitationShown)

    told(server, story)


def test_the_code_of_a_private_table_tells_nothing(server: Running) -> None:
    async def story(api: Api) -> None:
        ada = await api.open_table(two_seats("ankh"))
        with pytest.raises(RefusedByServer, match="unknown"):
            await api.post("/api/invitation", Invitation(code=ada.code), InvitationShown)

    told(server, story)


def solo(practice: bool | None = None, bot: str = "") -> OpenTable:
    """A table of one person against two bots."""
    return OpenTable(
        name="Ada",
        setup=Setup(game="ankh", players=3),
        seats=[SeatWish(kind="me"), SeatWish(kind="bot", bot=bot), SeatWish(kind="bot")],
        practice=practice,
        bearer=True,
    )


def test_a_table_alone_against_bots_is_for_practice_unless_it_is_said_otherwise(server: Running) -> None:
    async def story(api: Api) -> None:
        for wish, practice in ((solo(), True), (solo(False), False), (solo(True, bot="milo"), True)):
            ada = await api.open_table(wish)
            shown = (await api.table(ada.table, ada.token)).table
            assert shown.practice == practice
            assert shown.host == "Ada"
            assert wish.seats[1].bot in ("", shown.seats[1].bot)
            assert shown.seats[2].bot not in ("", shown.seats[1].bot)
        ada = await api.open_table(friends())
        assert not (await api.table(ada.table, ada.token)).table.practice
        with pytest.raises(RefusedByServer, match="practice"):
            await api.open_table(replace(friends(), practice=True))

    told(server, story)


def test_who_gives_up_loses_and_lists_say_so(server: Running) -> None:
    async def story(api: Api) -> None:
        ada, bob = await started(api, two_seats("ankh", visibility="public"))
        assert isinstance(await send(api, bob, Concede(id="1" * 32, seat=1)), Done)
        table = (await api.table(ada.table, ada.token)).table
        assert table.phase == "finished"
        assert table.result is not None
        assert (table.result.ending, table.result.winners) == ("conceded", [0])
        assert code_of(await send(api, ada, Undo(id="2" * 32, seat=0, to=3))) == "wrong-phase"
        lists = await api.get("/api/tables?phase=finished", TableList)
        (found,) = [one for one in lists.tables if one.id == ada.table]
        assert [(seat.place, seat.asked) for seat in found.seats] == [(1, False), (2, False)]

    told(server, story)
