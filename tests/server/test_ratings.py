"""Rated games: who may play them, what they change, and the same figures again from the logs, to the byte."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from typer.testing import CliRunner

from tests.server.running import HandClock, Running, Visitor
from theomachy.cli.main import app
from theomachy.client import new_id
from theomachy.engine.chance import Dice
from theomachy.server.ratings.anchors import anchors
from theomachy.server.ratings.rating import (
    AGAIN,
    DAY,
    FIRST_MU,
    FIRST_SIGMA,
    MILLION,
    NOBODY_RATED,
    PAIR_A_DAY,
    SURE_GAMES,
    YES,
    Pool,
    give_or_take,
    points,
    provisional,
)
from theomachy.server.ratings.ratings import kept_result, rated_anew
from theomachy.server.ratings.results import BELOW, LEFT, NOBODY_LEFT, GameResult, SeatResult
from theomachy.server.store.opening import driver_for
from theomachy.server.store.people_rows import RatedGame, RatedSeat, RatingRow

CLOCK = {"kind": "clock", "seconds": 600, "increment": 10}
DERIVED = ("rated_games", "rated_seats", "ratings")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path, ports=HandClock()) as running:
        yield running


def person(server: Running, name: str) -> Visitor:
    """Somebody with an account, logged in."""
    visitor = Visitor(server.port)
    assert visitor.post("/api/accounts", {"name": name, "password": "correct horse"})[0] == 200
    return visitor


def wish(**changes: object) -> dict[str, object]:
    """A wish for a rated table of two."""
    return {
        "name": "whatever",
        "setup": {"game": "ankh", "players": 2},
        "seats": [{"kind": "me"}, {"kind": "friend"}],
        "pace": CLOCK,
        "visibility": "public",
        "rated": True,
        **changes,
    }


def begun(host: Visitor, guest: Visitor | None, **changes: object) -> str:
    """A rated game that has begun; against a bot where nobody else plays."""
    if guest is None:
        changes["seats"] = [{"kind": "me"}, {"kind": "bot", "level": "adept"}]
    status, opened = host.post("/api/tables", wish(**changes))
    assert status == 200, opened
    if guest is not None:
        status, joined = guest.post("/api/join", {"name": "x", "code": opened["code"]})
        assert status == 200, joined
    table = str(opened["table"])
    assert tell(host, table, type="start")[0] == 200
    return table


def tell(who: Visitor, table: str, **request: object) -> tuple[int, dict[str, object]]:
    """A request to a table."""
    return who.post(f"/api/tables/{table}/messages", {"id": new_id(), **request})


def beaten(winner: Visitor, loser: Visitor) -> str:
    """A rated game that the second one gives up."""
    table = begun(winner, loser)
    assert tell(loser, table, type="concede", seat=1)[0] == 200
    return table


def rate(server: Running) -> None:
    """Wait until everything that ended is rated."""
    server.inside(server.app.ratings.rate_due())


def ratings(visitor: Visitor, name: str) -> dict[str, object]:
    """The only rating of somebody."""
    status, found = visitor.get(f"/api/people?name={name}")
    assert status == 200, found
    rated = found["ratings"]
    assert isinstance(rated, list)
    assert len(rated) == 1
    return dict(rated[0])


def dump(folder: Path) -> dict[str, list[tuple[int | str | bytes | None, ...]]]:
    """Every row that follows from the logs of rated games."""
    connection = driver_for(f"sqlite:///{folder}/theomachy.sqlite3").reader()
    try:
        return {table: connection.rows(f"SELECT * FROM {table} ORDER BY 1, 2") for table in DERIVED}
    finally:
        connection.close()


def admin(folder: Path, *words: str) -> tuple[int, str]:
    """`theomachy admin ratings` on the database of a server that does not run."""
    result = CliRunner().invoke(app, ["admin", "ratings", *words, "--data-dir", str(folder)])
    return result.exit_code, result.output


def verified(folder: Path) -> tuple[int, str]:
    """`theomachy verify`."""
    result = CliRunner().invoke(app, ["verify", "--data-dir", str(folder)])
    return result.exit_code, result.output


# -- who may


def test_a_rated_table_is_for_accounts_and_under_their_names(server: Running) -> None:
    guest, ada, bob = Visitor(server.port), person(server, "Ada"), person(server, "Bob")
    status, refused = guest.post("/api/tables", wish())
    assert (status, refused["code"]) == (409, "account")
    status, opened = ada.post("/api/tables", wish())
    assert status == 200
    code = opened["code"]
    status, shown = guest.post("/api/invitation", {"code": code})
    assert (status, shown["rated"]) == (200, True), "it is said before one sits down"
    status, refused = guest.post("/api/join", {"name": "Guest", "code": code})
    assert (status, refused["code"]) == (409, "account")
    assert guest.post("/api/join", {"name": "Guest", "code": code, "watch": True})[0] == 200
    status, refused = ada.post("/api/join", {"name": "Ada again", "code": code})
    assert (status, refused["code"]) == (409, "taken"), "nobody plays against themselves"
    assert bob.post("/api/join", {"name": "Somebody else", "code": code})[0] == 200
    shown_table = bob.get(f"/api/tables/{opened['table']}")[1]["table"]
    assert isinstance(shown_table, dict)
    assert [seat["name"] for seat in shown_table["seats"]] == ["Ada", "Bob"]
    assert shown_table["rated"]
    (listed,) = [one for one in guest.get("/api/tables")[1]["tables"] if one["id"] == opened["table"]]  # type: ignore[attr-defined]
    assert (listed["rated"], listed["pace"]["kind"], listed["players"]) == (True, "clock", 2)


@pytest.mark.parametrize(
    "changes",
    [
        {"pace": {"kind": "none"}},
        {"seats": [{"kind": "me"}, {"kind": "hotseat"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "practice": True},
        {"setup": {"game": "ankh", "players": 2, "gods": ["isis", "ra"]}},
        {"setup": {"game": "ankh", "players": 2, "first": 0}},
        {"setup": None, "position": "nonsense"},
    ],
)
def test_what_cannot_be_rated_is_refused(server: Running, changes: dict[str, object]) -> None:
    ada = person(server, "Ada")
    status, refused = ada.post("/api/tables", wish(**changes))
    assert (status, refused["code"]) == (409, "rated"), refused


def test_nobody_gets_advice_in_a_rated_game(server: Running) -> None:
    ada = person(server, "Ada")
    table = begun(ada, None)
    for kind in ("hint", "weigh?option=1", "battles"):
        status, refused = ada.get(f"/api/tables/{table}/{kind}")
        assert (status, refused["code"]) == (409, "rated"), kind
    shown = ada.get(f"/api/tables/{table}")[1]["table"]
    assert isinstance(shown, dict)
    assert not shown["practice"]


# -- what counts


def test_a_game_changes_both_ratings_and_says_so_on_the_profiles(server: Running) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    beaten(ada, bob)
    rate(server)
    up, down = ratings(bob, "Ada"), ratings(ada, "Bob")
    assert up["rating"] > 1500 > down["rating"]  # type: ignore[operator]
    assert up["give_or_take"] < give_or_take(FIRST_SIGMA)  # type: ignore[operator]
    assert (up["games"], up["won"], down["won"], up["provisional"]) == (1, 1, 0, True)
    assert [point["rating"] for point in up["history"]] == [up["rating"]]  # type: ignore[attr-defined]
    profile = bob.get("/api/people?name=ada")[1]
    assert [(one["called"] != "", one["played"], one["won"]) for one in profile["results"]] == [  # type: ignore[attr-defined]
        (False, 1, 1),
        (True, 1, 1),
    ]
    assert profile["opponents"] == [{"name": "Bob", "played": 1, "ahead": 1}]
    status, board = bob.get("/api/ratings/ankh?players=2")
    assert (status, board["leaders"]) == (200, []), "both are provisional"
    assert [bot["rating"] for bot in board["bots"] if bot["level"] == "adept"] == [1500]  # type: ignore[attr-defined]


def test_who_left_loses_whatever_the_bot_reaches(server: Running) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    table = begun(ada, bob)
    assert tell(bob, table, type="leave")[0] == 200
    assert tell(ada, table, type="concede", seat=0)[0] == 200
    rate(server)
    assert ratings(ada, "Ada")["won"] == 1
    assert ratings(ada, "Bob")["won"] == 0


def test_a_table_that_is_closed_counts_for_nobody(server: Running) -> None:
    ada = person(server, "Ada")
    opened = ada.post("/api/tables", wish())[1]
    assert tell(ada, str(opened["table"]), type="close")[0] == 200
    rate(server)
    assert ada.get("/api/people?name=Ada")[1]["ratings"] == []
    game = server.inside(server.app.services.store.rated_game(str(opened["table"])))
    assert game is not None
    assert game.counted == "closed"


def test_a_rematch_is_rated_for_the_same_people(server: Running) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    first = beaten(ada, bob)
    again = str(tell(ada, first, type="rematch")[1]["table"])
    for who in (ada, bob):
        assert who.post(f"/api/tables/{first}/follow", {})[0] == 200
    assert tell(ada, again, type="start")[0] == 200
    assert tell(ada, again, type="concede", seat=0)[0] == 200
    rate(server)
    assert (ratings(ada, "Ada")["games"], ratings(ada, "Bob")["won"]) == (2, 1)


# -- the same again


def test_recomputing_gives_the_same_bytes(tmp_path: Path) -> None:
    ports = HandClock()
    with Running(tmp_path, ports=ports) as server:
        people = [person(server, name) for name in ("Ada", "Bob", "Cyd")]
        dice = Dice(5)
        for _ in range(9):
            winner = dice.below(3)
            loser = (winner + 1 + dice.below(2)) % 3
            beaten(people[winner], people[loser])
            if dice.below(2):
                rate(server)
            ports.ahead += DAY // 6
        table = begun(people[0], None)
        assert tell(people[0], table, type="concede", seat=0)[0] == 200
        rate(server)
        ports.ahead -= 3 * DAY // 2  # somebody set the clock back: this game belongs between others
        beaten(people[2], people[0])
        rate(server)
    kept = dump(tmp_path)
    assert len(kept["ratings"]) == 3
    assert len(kept["rated_games"]) == 11
    status, told = admin(tmp_path, "--check")
    assert (status, "0 rows differ" in told) == (0, True), told
    assert verified(tmp_path)[0] == 0

    database = apsw.Connection(str(tmp_path / "theomachy.sqlite3"))
    for forgery in (
        "UPDATE ratings SET mu = mu + 1",
        "DELETE FROM ratings",
        "UPDATE rated_seats SET place = 3 - place",
        "UPDATE rated_games SET counted = 'again'",
        "INSERT INTO ratings VALUES ('ankh/final/2', 'nobody', 1, 1, 1, 1, 1)",
        "DELETE FROM ratings; DELETE FROM rated_seats; UPDATE rated_games SET finished = 0, counted = ''",
    ):
        database.execute(forgery)
        if "finished = 0" not in forgery:
            assert admin(tmp_path, "--check")[0] == 1, forgery
            assert verified(tmp_path)[0] == 1, forgery
        assert admin(tmp_path)[0] == 0
        assert dump(tmp_path) == kept, forgery
    database.close()


def test_the_ratings_of_others_outlive_a_purged_table_and_a_deleted_account(tmp_path: Path) -> None:
    ports = HandClock()
    with Running(tmp_path, ports=ports) as server:
        ada, bob = person(server, "Ada"), person(server, "Bob")
        table = beaten(ada, bob)
        beaten(ada, bob)
        rate(server)
        before = ratings(ada, "Ada")
        care = server.app.operating.tables
        server.inside(care.delete("test", table, "no reason"))
        server.inside(care.purge("test", table, "no reason"))
        assert bob.post("/api/me/delete", {"password": "correct horse"})[0] == 200
        assert ratings(ada, "Ada") == before
        assert ada.get("/api/people?name=Bob")[0] == 404
        assert ada.get("/api/people?name=Ada")[1]["opponents"] == []
    kept = dump(tmp_path)
    assert "0 rows differ" in admin(tmp_path, "--check")[1]
    assert "1 games by their stored results" in admin(tmp_path)[1]
    assert dump(tmp_path) == kept


def test_what_ended_while_nobody_rated_is_rated_after_the_next_start(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        server.app.services.on_finished.clear()
        beaten(person(server, "Ada"), person(server, "Bob"))
    assert dump(tmp_path)["ratings"] == []
    with Running(tmp_path) as server:

        async def rated() -> None:
            while not await server.app.services.store.rating_pools():
                await asyncio.sleep(0.01)

        server.inside(asyncio.wait_for(rated(), 20))
    assert len(dump(tmp_path)["ratings"]) == 2


# -- the arithmetic


def result(number: int, places: dict[str, int], finished: int = 0, **states: str) -> GameResult:
    """A result of Ankh; the day is that of `finished`."""
    seats = tuple(
        SeatResult(seat, player, place, "", states.get(player.replace("bot:", ""), ""))
        for seat, (player, place) in enumerate(places.items())
    )
    return GameResult(f"t{number:04}", f"ankh/final/{len(places)}", finished or number, "", seats)


def test_the_same_two_count_only_so_often_a_day() -> None:
    pool = Pool("ankh/final/2")
    counted = [pool.rate(result(n, {"a": 1, "b": 2}))[0].counted for n in range(1, PAIR_A_DAY + 3)]
    assert counted == [YES] * PAIR_A_DAY + [AGAIN] * 2
    assert pool.rate(result(90, {"a": 1, "c": 2}))[0].counted == YES
    assert pool.rate(result(91, {"a": 1, "b": 2}, DAY))[0].counted == YES
    bots = [pool.rate(result(100 + n, {"a": 1, "bot:novice": 2}, DAY))[0].counted for n in range(PAIR_A_DAY + 1)]
    assert bots == [YES] * PAIR_A_DAY + [AGAIN]


def test_a_bot_that_nobody_measured_or_that_played_below_its_level_is_left_out() -> None:
    pool = Pool("ankh/final/2")
    assert pool.rate(result(1, {"a": 1, "bot:nobody": 2}))[0].counted == NOBODY_RATED
    assert pool.rate(result(2, {"a": 1, "bot:adept": 2}, adept=BELOW))[0].counted == NOBODY_RATED
    assert not pool.ratings


def test_bots_do_not_move_and_beating_a_weak_one_says_little() -> None:
    gains = {}
    for level in ("random", "novice", "adept", "master"):
        pool = Pool("ankh/final/2")
        _, (own, bot) = pool.rate(result(1, {"a": 1, f"bot:{level}": 2}))
        assert (bot.mu, bot.sigma) == (bot.mu_before, bot.sigma_before)
        gains[level] = own.mu - FIRST_MU
    assert 0 <= gains["random"] < gains["novice"] < gains["adept"] < gains["master"]
    assert points(FIRST_MU) == 1500
    for game in ("ankh", "pantheon"):
        for players in (2, 3, 4, 5):
            found = anchors(game, players)
            assert found["random"] < found["novice"] < found["adept"] == FIRST_MU / MILLION < found["master"]


def test_rating_one_by_one_from_what_is_stored_is_rating_them_all() -> None:
    dice = Dice(11)
    players = [f"p{n}" for n in range(12)] + ["bot:novice", "bot:adept", "bot:nobody"]
    results = []
    for number in range(400):
        chosen = [players[dice.below(12)]]
        while len(chosen) < 3:
            one = players[dice.below(len(players))]
            if one not in chosen:
                chosen.append(one)
        places = {player: 1 + dice.below(3) for player in chosen}
        state = {chosen[1]: LEFT} if dice.below(5) == 0 else {}
        results.append(result(number, places, 1 + number * DAY // 100, **state))
    whole = rated_anew(results)
    games: dict[str, RatedGame] = {}
    seats: dict[str, list[RatedSeat]] = {}
    ratings_now: dict[str, RatingRow] = {}
    for each in results:
        pool = Pool(each.pool, [ratings_now[seat.player] for seat in each.seats if seat.player in ratings_now])
        for game in games.values():
            if game.counted == YES and game.finished // DAY == each.finished // DAY:
                pool.met(game, seats[game.table])
        games[each.table], seats[each.table] = pool.rate(each)
        ratings_now |= pool.ratings
    assert games == whole.games
    assert [seat for some in seats.values() for seat in some] == list(whole.seats.values())
    assert {(row.pool, row.player): row for row in ratings_now.values()} == whole.ratings
    assert {game.counted for game in games.values()} == {YES, AGAIN}
    assert any(not provisional(row) for row in ratings_now.values())
    assert all(row.games >= SURE_GAMES for row in ratings_now.values() if not provisional(row))
    again = [kept_result(games[each.table], seats[each.table]) for each in results]
    assert rated_anew(again) == whole


def test_a_game_that_everybody_left_stays_uncounted_when_its_result_is_kept() -> None:
    left = GameResult("t", "ankh/final/2", 1, NOBODY_LEFT, result(1, {"a": 1, "b": 1}).seats)
    game, seats = Pool("ankh/final/2").rate(left)
    assert game.counted == NOBODY_LEFT
    assert kept_result(game, seats) == left
