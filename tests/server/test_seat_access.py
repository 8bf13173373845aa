"""An operator gives a seat new access: what leaked ends, and the player comes back by a link."""

import asyncio
from pathlib import Path

import pytest

from tests.server.running import Running, Visitor, at, send, started, told, two_people, two_seats
from tests.server.test_operators import WHY, admin, audited, dismissed, operator, registered, rows
from theomachy.client import Api, RefusedByServer, new_id
from theomachy.server.protocol import Done, Entered, Invite, Invited, Join, Refused, Say
from theomachy.server.store.backup import verify_url


async def rotated(olga: Visitor, who: Entered, seat: int) -> dict[str, object]:
    """New access for a seat."""
    return await asyncio.to_thread(admin, olga, f"/tables/{who.table}/rotate", {"seat": seat, **WHY})


async def refused_link(api: Api, link: object) -> None:
    """A link that does not work any more."""
    with pytest.raises(RefusedByServer, match="unknown"):
        await api.join(Join(name="Eve", invite=str(link), bearer=True))


def test_what_leaked_ends_and_the_new_link_works_once(database_url: str, tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43, database=database_url) as server:
        olga = operator(server)

        async def story(api: Api) -> None:
            ada, bob = await started(api, two_seats())
            device = Invite(id=new_id(), role="seat", seats=[1])
            leaked, other = await send(api, bob, device), await send(api, ada, Invite(id=new_id(), seats=[0]))
            assert isinstance(leaked, Invited)
            assert isinstance(other, Invited)
            async with at(api, ada) as host, at(api, bob) as player:
                link = await rotated(olga, bob, 1)
                await dismissed(player, "unknown")
                await send(api, ada, Say(id=new_id(), text="still here"))
                await host.until(lambda: host.entries[-1].text == "still here")
            assert (link["role"], link["seats"]) == ("seat", [1])
            refused = await send(api, bob, Say(id=new_id(), text="it is me"))
            assert isinstance(refused, Refused)
            assert refused.code == "unknown"
            await refused_link(api, leaked.invite)
            again = await api.join(Join(name="Bob", invite=str(link["invite"]), bearer=True))
            assert (again.role, again.seats) == ("seat", [1])
            assert isinstance(await send(api, again, Say(id=new_id(), text="back")), Done)
            await refused_link(api, link["invite"])
            own = await api.join(Join(name="Ada", invite=other.invite, bearer=True))
            assert own.seats == [0], "links of other seats stay"
            shown = await asyncio.to_thread(admin, olga, f"/tables/{ada.table}")
            assert [one["ended"] for one in rows(shown, "holders") if one["seats"] == [1]] == [True, False]

        told(server, story)
        line = rows(admin(olga, "/audit"), "lines")[0]
        assert (line["action"], line["why"], line["facts"]) == ("rotate-seat", WHY["why"], {"seat": "1"})


def test_the_host_stays_the_host_with_all_seats_of_the_device(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga = operator(server)

        async def story(api: Api) -> None:
            ada = await api.open_table(two_seats(other="hotseat"))
            first = await rotated(olga, ada, 1)
            link = await rotated(olga, ada, 0)
            await refused_link(api, first["invite"])  # made before all access ended once more
            assert (link["role"], link["seats"]) == ("host", [0, 1])
            again = await api.join(Join(name="Ada", invite=str(link["invite"]), bearer=True))
            assert (again.role, again.seats) == ("host", [0, 1])

        told(server, story)
    assert not verify_url(f"sqlite:///{tmp_path}/theomachy.sqlite3").problems


def test_a_seat_without_a_person_has_no_access_to_renew(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga, ada = operator(server), registered(server, "Ada")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "friend"}]
        wish = {"name": "Ada", "setup": {"game": "ankh", "players": 3}, "seats": seats}
        table = ada.post("/api/tables", wish)[1]["table"]
        for seat, why in ((1, "a bot sits at seat 1"), (2, "nobody sits at seat 2"), (5, "there is no seat 5")):
            status, refused = olga.post(f"/api/admin/tables/{table}/rotate", {"seat": seat, **WHY})
            assert (status, refused["code"]) == (409, "no-seat")
            assert why in str(refused["detail"])
        assert olga.post(f"/api/admin/tables/{'0' * 20}/rotate", {"seat": 0, **WHY})[0] == 404
        assert ada.post(f"/api/admin/tables/{table}/rotate", {"seat": 0, **WHY})[0] == 404
        assert ada.get(f"/api/tables/{table}")[0] == 200
        assert [action for action, _ in audited(olga)] == ["grant-role"]


def test_the_account_of_the_player_does_not_enter_without_the_link(tmp_path: Path) -> None:
    with Running(tmp_path, operator_key="k" * 43) as server:
        olga, bob = operator(server), registered(server, "Bob")

        async def story(api: Api) -> None:
            ada, other = await two_people(api, two_seats(visibility="link"))
            await asyncio.to_thread(admin, olga, f"/tables/{ada.table}/rotate", {"seat": 1, **WHY})
            enter = f"/api/tables/{ada.table}/enter"
            assert (await asyncio.to_thread(bob.post, enter, {}))[0] == 404
            link = await rotated(olga, other, 1)
            wish = {"name": "Bob", "invite": link["invite"]}
            assert (await asyncio.to_thread(bob.post, "/api/join", wish))[0] == 200
            assert (await asyncio.to_thread(bob.post, enter, {}))[0] == 200
            await rotated(olga, other, 1)
            assert (await asyncio.to_thread(bob.post, enter, {}))[0] == 404

        told(server, story)
