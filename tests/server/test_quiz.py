"""The quiz over HTTP."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.running import Running, Visitor
from theomachy.games import registry
from theomachy.learn.quiz.make import kinds_of
from theomachy.server.live.costly_answers import CostlyAnswers
from theomachy.server.live.fair_turns import Asker, FairTurns
from theomachy.server.protocol import QuizShown, Refused
from theomachy.server.tables.limits import LIMITS


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("quiz")) as running:
        yield running


@pytest.mark.parametrize("game", registry.names())
def test_every_kind_of_question_is_served_and_can_be_had_again(server: Running, game: str) -> None:
    visitor = Visitor(server.port)
    for kind in kinds_of(registry.package(game)):
        status, headers, body = visitor.call("GET", f"/api/quiz/{game}?kind={kind}&seed=7")
        assert status == 200, body
        assert headers["cache-control"] == "public, max-age=3600"
        shown = msgspec.json.decode(body, type=QuizShown)
        assert (shown.game, shown.kind, shown.seed) == (game, kind, 7)
        assert 0 <= shown.right < len(shown.choices)
        assert shown.why
        assert (shown.question is not None) == (kind == "legal")
        assert visitor.call("GET", f"/api/quiz/{game}?kind={kind}&seed=7")[2] == body


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing", "unknown"),
        ("ankh?kind=nothing", "unknown"),
        ("ankh?edition=nothing", "unknown"),
        ("ankh?seed=-1", "malformed"),
        ("ankh?seed=99999999999", "malformed"),
        ("ankh?seed=x", "malformed"),
    ],
)
def test_what_does_not_exist_is_refused(server: Running, path: str, code: str) -> None:
    status, _, body = Visitor(server.port).call("GET", f"/api/quiz/{path}")
    assert status >= 400
    assert msgspec.json.decode(body, type=Refused).code == code


def test_whoever_asks_too_fast_waits(tmp_path: Path) -> None:
    with Running(tmp_path, limits=LIMITS) as running:
        visitor = Visitor(running.port, "192.0.2.1")
        path = "/api/quiz/pantheon?kind=legal&seed=7"
        burst = int(LIMITS.quizzes.burst)
        calls = [visitor.call("GET", path) for _ in range(burst * 3)]
        assert [status for status, _, _ in calls[:burst]] == [200] * burst
        _, headers, body = next(call for call in calls if call[0] == 429)
        refused = msgspec.json.decode(body, type=Refused)
        assert (refused.code, headers["cache-control"], headers["retry-after"]) == ("too-fast", "no-store", "1")
        assert 0 < refused.retry <= 1_000
        assert Visitor(running.port, "198.51.100.1").get(path)[0] == 200


def test_a_crowd_is_refused_but_what_was_made_before_is_served(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        visitor = Visitor(running.port)
        path = "/api/quiz/pantheon?kind=legal&seed="
        assert visitor.get(f"{path}7")[0] == 200
        turns, limits = running.app.quizzes.turns, running.app.services.limits

        async def crowd() -> list[asyncio.Task[None]]:
            for _ in range(limits.quiz_at_once):
                await turns.take(Asker("192.0.2.1"))
            waiting = [
                asyncio.create_task(turns.take(Asker(f"198.51.100.{number}")))
                for number in range(limits.quizzes_waiting)
            ]
            await asyncio.sleep(0)
            return waiting

        async def go(waiting: list[asyncio.Task[None]]) -> None:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            for _ in range(limits.quiz_at_once):
                turns.give_back()

        waiting = running.inside(crowd())
        status, reply = visitor.get(f"{path}8")
        assert (status, reply["code"], reply["retry"]) == (429, "too-fast", 1_000)
        assert visitor.get(f"{path}7")[0] == 200
        running.inside(go(waiting))
        assert visitor.get(f"{path}8")[0] == 200
        assert turns.idle()


def test_an_answer_is_made_once_and_the_longest_unasked_is_forgotten() -> None:
    made: list[str] = []

    async def story() -> None:
        answers = CostlyAnswers(FairTurns(1, 10, 10), 2)

        async def ask(name: str) -> bytes:
            def make() -> bytes:
                made.append(name)
                if name == "bad":
                    raise ValueError(name)
                return name.encode()

            return await answers.get(name, Asker(), make)

        assert await asyncio.gather(*[ask("a") for _ in range(5)]) == [b"a"] * 5
        assert made == ["a"]
        for name in ("b", "a", "c", "a", "b"):
            assert await ask(name) == name.encode()
        for _ in range(2):
            with pytest.raises(ValueError, match="bad"):
                await ask("bad")
        assert answers.turns.idle()

    asyncio.run(story())
    assert made == ["a", "b", "c", "b", "bad", "bad"]
