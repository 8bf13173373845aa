"""Requests that give out a token, sent again because their reply was lost; and what they may not be used for."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.campaigns.inside import Answered
from tests.campaigns.twinworlds import LIMITS
from tests.campaigns.watchers import headers
from tests.server.house import House, run
from tests.server.pausing import count
from tests.server.running import Running, told, two_seats
from theomachy.client import Api
from theomachy.server.protocol import (
    Close,
    Enter,
    Entered,
    Invite,
    Join,
    Kick,
    OpenTable,
    Rematch,
    Say,
    SeatWish,
    Setup,
    Start,
    TableList,
)
from theomachy.server.store.port import Batch, NotSaved


def read(answered: Answered) -> Entered:
    """The reply to somebody who got a token."""
    assert answered.status == 200, answered.whole()
    return msgspec.json.decode(answered.body, type=Entered)


def code_of(answered: Answered) -> str:
    """Why something was refused."""
    return str(msgspec.json.decode(answered.body)["code"])


def cookies_of(answered: Answered) -> dict[str, str]:
    """The cookies that were set."""
    found = [value.decode().partition(";")[0] for name, value in answered.headers if name == b"set-cookie"]
    return {cookie.partition("=")[0]: cookie.partition("=")[2] for cookie in found}


def new_table(house: House, **more: object) -> OpenTable:
    """A wish for a table with a free seat."""
    wish = OpenTable(
        name="Ada",
        setup=Setup(game="ankh", players=2),
        seats=[SeatWish(kind="me"), SeatWish(kind="friend")],
        visibility="link",
        bearer=True,
        id=house.new_id(),
    )
    return msgspec.structs.replace(wish, **more)


def test_opening_again_gives_the_same_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wish = new_table(house)
        before = count(house.folder, "tables")
        first = await house.post("/api/tables", wish)
        del house.app.hosts.loaded[house.ada.table]
        again = await house.post("/api/tables", wish)
        assert again.whole() == first.whole()
        assert count(house.folder, "tables") == before + 1
        entered = read(again)
        assert (await house.get(f"/api/tables/{entered.table}", entered.token)).status == 200
        friend = Join(name="Bob", invite=entered.invites[0].invite, bearer=True)
        assert read(await house.post("/api/join", friend)).seats == [1]

    run(story, tmp_path)


def test_joining_again_gives_the_same_seat_though_the_invite_is_used(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = read(await house.post("/api/tables", new_table(house)))
        wish = Join(name="Bob", invite=table.invites[0].invite, bearer=True, id=house.new_id())
        first = await house.post("/api/join", wish)
        again = await house.post("/api/join", wish)
        assert again.whole() == first.whole()
        bob = read(again)
        assert bob.seats == [1]
        assert (await house.get(f"/api/tables/{bob.table}", bob.token)).status == 200
        other = msgspec.structs.replace(wish, id=house.new_id())
        assert code_of(await house.post("/api/join", other)) == "unknown"  # the invite itself is used

    run(story, tmp_path)


def test_an_id_with_other_contents_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wish = new_table(house)
        table = read(await house.post("/api/tables", wish))
        assert code_of(await house.post("/api/tables", msgspec.structs.replace(wish, name="Eve"))) == "id-reused"
        join = Join(name="Bob", code=table.code, bearer=True, id=wish.id)
        assert code_of(await house.post("/api/join", join)) == "id-reused"
        join = msgspec.structs.replace(join, id=house.new_id())
        bob = read(await house.post("/api/join", join))
        other = msgspec.structs.replace(join, watch=True)
        assert code_of(await house.post("/api/join", other)) == "id-reused"
        elsewhere = msgspec.structs.replace(join, code=house.ada.code)
        assert code_of(await house.post("/api/join", elsewhere)) == "id-reused"
        path = f"/api/tables/{bob.table}/enter"
        assert code_of(await house.post(path, Enter(bearer=True, id=join.id), bob.token)) == "id-reused"

    run(story, tmp_path)


def test_the_same_request_many_times_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wish, before = new_table(house), count(house.folder, "tables")
        opened = await asyncio.gather(*[house.post("/api/tables", wish) for _ in range(10)])
        assert {one.whole() for one in opened} == {opened[0].whole()}
        assert count(house.folder, "tables") == before + 1
        table = read(opened[0])
        grants = count(house.folder, "grants")
        for join in (
            Join(name="Bob", invite=table.invites[0].invite, bearer=True, id=house.new_id()),
            Join(name="Cid", code=house.ada.code, bearer=True, id=house.new_id()),
        ):
            joined = await asyncio.gather(*[house.post("/api/join", join) for _ in range(20)])
            assert {one.whole() for one in joined} == {joined[0].whole()}
            read(joined[0])
        assert count(house.folder, "grants") == grants + 2

    run(story, tmp_path)


def test_the_same_id_at_two_tables_at_once_gets_one_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = read(await house.post("/api/tables", new_table(house)))
        new = house.new_id()
        wishes = [Join(name="Bob", code=code, bearer=True, id=new) for code in (table.code, house.ada.code)]
        grants = count(house.folder, "grants")
        joined = await asyncio.gather(*[house.post("/api/join", wish) for wish in wishes])
        assert sorted(one.status for one in joined) == [200, 409]
        assert count(house.folder, "grants") == grants + 1
        refused = next(one for one in joined if one.status == 409)
        assert code_of(refused) == "id-reused"

    run(story, tmp_path)


def test_a_table_that_was_saved_though_the_reply_was_lost(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        write = house.store.write

        async def saved_in_silence(batch: Batch) -> None:
            await write(batch)
            raise NotSaved("the reply is lost")

        wish, before = new_table(house), count(house.folder, "tables")
        house.store.write = saved_in_silence  # type: ignore[method-assign]
        await house.post("/api/tables", wish)
        house.store.write = write  # type: ignore[method-assign]
        entered = read(await house.post("/api/tables", wish))
        assert (await house.get(f"/api/tables/{entered.table}", entered.token)).status == 200
        assert count(house.folder, "tables") == before + 1

    run(story, tmp_path)


def test_a_browser_that_never_saw_its_cookies_gets_them_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        accounts = count(house.folder, "accounts")
        wish = Join(name="Cid", code=house.ada.code, id=house.new_id())
        first = await house.post("/api/join", wish)
        again = await house.post("/api/join", wish)
        assert again.whole() == first.whole()
        assert count(house.folder, "accounts") == accounts + 1
        cookies = cookies_of(again)
        assert set(cookies) == {f"table-{house.ada.table}", "device"}
        device = {"cookie": f"device={cookies['device']}"}
        entered = await house.post(f"/api/tables/{house.ada.table}/enter", Enter(), **device)
        assert read(entered).seats == [2]

    run(story, tmp_path)


def test_sending_it_again_does_not_bring_back_a_lost_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wish = Join(name="Cid", code=house.ada.code, seat=2, bearer=True, id=house.new_id())
        cid = read(await house.post("/api/join", wish))
        assert (await house.send(house.ada, Kick(id=house.new_id(), seat=2))).status == 200
        assert code_of(await house.post("/api/join", wish)) == "unknown"
        assert read(await house.post("/api/join", Join(name="Dan", code=house.ada.code, bearer=True))).seats == [2]
        assert code_of(await house.post("/api/join", wish)) == "unknown"
        assert (await house.get(f"/api/tables/{cid.table}", cid.token)).status == 404

    run(story, tmp_path)


def test_entering_again_gives_the_same_token_to_the_same_owner_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        joined = await house.post("/api/join", Join(name="Cid", code=house.ada.code))
        device = {"cookie": f"device={cookies_of(joined)['device']}"}
        grants = count(house.folder, "grants")
        path, wish = f"/api/tables/{house.ada.table}/enter", Enter(bearer=True, id=house.new_id())
        first = await house.post(path, wish, **device)
        assert (await house.post(path, wish, **device)).whole() == first.whole()
        assert count(house.folder, "grants") == grants + 1
        assert (await house.get(f"/api/tables/{house.ada.table}", read(first).token)).status == 200
        assert (await house.post(path, wish)).status == 409

    run(story, tmp_path)


def test_following_again_gives_the_same_token(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        wish = new_table(house, seats=[SeatWish(kind="me"), SeatWish(kind="hotseat")], setup=None, record=RECORD)
        host = read(await house.post("/api/tables", wish))
        assert (await house.send(host, Start(id=house.new_id()))).status == 200
        assert (await house.send(host, Rematch(id=house.new_id()))).status == 200
        path, follow = f"/api/tables/{host.table}/follow", Enter(bearer=True, id=house.new_id())
        first = await house.post(path, follow, host.token)
        assert (await house.post(path, follow, host.token)).whole() == first.whole()
        assert read(first).role == "host"

    run(story, tmp_path)


RECORD = next(Path(__file__).parent.parent.joinpath("records").glob("ankh-final-2-*.txt")).read_text("utf-8")


def test_a_refused_join_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        accounts = count(house.folder, "accounts")
        for wish in (
            Join(name="Eve", code="AAAAAAAA"),
            Join(name="Eve", code=house.ada.code, seat=1),
            Join(name="Eve", invite="x" * 43),
        ):
            assert (await house.post("/api/join", wish)).status >= 400
        bad = msgspec.structs.replace(new_table(house), setup=Setup(game="ankh", players=5), bearer=False)
        assert (await house.post("/api/tables", bad)).status >= 400
        assert count(house.folder, "accounts") == accounts
        assert (await house.post("/api/join", Join(name="Eve", code=house.ada.code))).status == 200
        assert count(house.folder, "accounts") == accounts + 1

    run(story, tmp_path)


def test_invites_that_nobody_uses_are_bounded_for_each_maker(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        made = [await house.send(house.bob, Invite(id=house.new_id(), seats=[1])) for _ in range(5)]
        assert [one.status for one in made] == [200, 200, 200, 429, 429]
        assert code_of(made[-1]) == "too-many"
        invites = count(house.folder, "invites")
        last = Invite(id=house.new_id(), seats=[2])
        assert (await house.send(house.ada, last)).status == 200  # the host's are counted by themselves
        assert count(house.folder, "invites") == invites + 1
        assert (await house.send(house.ada, last)).status == 200
        assert count(house.folder, "invites") == invites + 1
        phone = Join(name="Bob", invite=str(msgspec.json.decode(made[0].body)["invite"]), bearer=True)
        assert (await house.post("/api/join", phone)).status == 200
        assert (await house.send(house.bob, Invite(id=house.new_id(), seats=[1]))).status == 200

    run(story, tmp_path, msgspec.structs.replace(LIMITS, open_invites=3))


@pytest.mark.parametrize("other", [Invite(id="0" * 32, seats=[2]), Invite(id="0" * 32, role="spectator")])
def test_the_id_of_an_invite_cannot_be_used_for_another(other: Invite, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        first = Invite(id="0" * 32, seats=[0])
        made = await house.send(house.ada, first)
        assert made.status == 200
        assert code_of(await house.send(house.ada, other)) == "id-reused"
        assert (await house.send(house.ada, first)).body == made.body

    run(story, tmp_path)


def test_who_only_watches_is_not_shown_the_code_in_a_list(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = read(await house.post("/api/tables", new_table(house)))
        made = await house.send(table, Invite(id=house.new_id(), role="spectator"))
        invite = str(msgspec.json.decode(made.body)["invite"])
        watcher = cookies_of(await house.post("/api/join", Join(name="Eve", invite=invite)))["device"]
        player = cookies_of(await house.post("/api/join", Join(name="Bob", code=table.code)))["device"]
        for device, code in ((watcher, ""), (player, table.code)):
            shown = await house.inside.http("GET", "/api/me/tables", {"cookie": f"device={device}"})
            (found,) = msgspec.json.decode(shown.body, type=TableList).tables
            assert (found.id, found.code) == (table.table, code)

    run(story, tmp_path)


def test_an_id_with_a_line_break_is_malformed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        path = f"/api/tables/{house.ada.table}/messages"
        for request in (Say(id=house.new_id() + "\n", text="hello"), Close(id="\n" + house.new_id())):
            assert code_of(await house.post(path, request, house.ada.token)) == "malformed"
        bad = Join(name="Cid", code=house.ada.code, id=house.new_id() + "\n")
        assert code_of(await house.post("/api/join", bad)) == "malformed"
        broken = msgspec.json.encode({"name": "A", "setup": {"game": "ankh\n"}, "seats": [{"kind": "me"}] * 2})
        assert code_of(await house.inside.http("POST", "/api/tables", headers("", True), broken)) == "malformed"

    run(story, tmp_path)


class LosesReplies(Api):
    """A client whose first two replies never arrive."""

    lost = 0

    def _call(self, method: str, path: str, body: bytes, token: str) -> tuple[int, bytes]:
        reply = super()._call(method, path, body, token)
        if self.lost < 2:
            self.lost += 1
            raise ConnectionResetError("the reply is lost")
        return reply


def test_the_client_sends_again_what_was_not_answered(tmp_path: Path) -> None:
    with Running(tmp_path) as server:

        async def story(api: Api) -> None:
            ada = await LosesReplies(server.address).open_table(two_seats(visibility="public"))
            wish = Join(name="Bob", invite=ada.invites[0].invite, bearer=True)
            bob = await LosesReplies(server.address).join(wish)
            assert bob.seats == [1]
            shown = await api.table(bob.table, bob.token)
            assert [entry.kind for entry in shown.entries] == ["opened", "seated"]
            assert count(tmp_path, "tables") == 1

        told(server, story)
