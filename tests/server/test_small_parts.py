"""Luck, tokens, clocks and rates."""

import asyncio
from collections import Counter

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from theomachy.server.accounts import credentials
from theomachy.server.live.ports import Ports
from theomachy.server.live.rate_limit import COMMON, RateLimiter
from theomachy.server.protocol import Pace
from theomachy.server.tables import identifiers, randomness
from theomachy.server.tables.clocks import DAY, Clocks, return_minimum
from theomachy.server.tables.limits import Rate

SECRET = bytes(range(32))


# -- luck


def test_draws_depend_on_secret_purpose_and_number_only() -> None:
    assert randomness.drawn(SECRET, "deck", 3) == randomness.drawn(SECRET, "deck", 3)
    draws = {
        randomness.drawn(secret, purpose, number)
        for secret in (SECRET, bytes(32))
        for purpose in ("deck", "bag")
        for number in range(50)
    }
    assert len(draws) == 200


def test_weights_are_respected() -> None:
    met = Counter(randomness.weighted(SECRET, "tiles", number, [1, 0, 3]) for number in range(4_000))
    assert set(met) == {0, 2}
    assert 900 < met[0] < 1_100


def test_a_password_of_nobody_costs_as_much_as_that_of_somebody() -> None:
    assert not PasswordHasher().check_needs_rehash(credentials.DUMMY_HASH)

    async def fits() -> list[bool]:
        passwords = credentials.Passwords(1)
        kept = await passwords.hashed("correct horse")
        tried = [("correct horse", kept), ("wrong horse", kept), ("nobody", None)]
        return [await passwords.fits(password, known) for password, known in tried]

    assert asyncio.run(fits()) == [True, False, False]


def test_tokens_of_different_purposes_differ() -> None:
    assert randomness.token(SECRET, "a") == randomness.token(SECRET, "a") != randomness.token(SECRET, "b")


# -- tokens


def test_a_token_is_known_by_its_digest_only_in_its_one_spelling() -> None:
    text, key = credentials.new_token(Ports())
    assert credentials.token_digest(text) == key
    assert len(text) == 43
    for wrong in (
        "",
        "x",
        text + "A",
        text[:-1],
        text[:-1] + ("B" if text[-1] != "B" else "C"),
        "ü" * 43,
        "!" * 43,
    ):
        assert credentials.token_digest(wrong) != key


def test_ids_and_codes_have_their_letters() -> None:
    entropy = Ports().entropy
    assert set(identifiers.new_table_id(entropy)) <= set(identifiers.TABLE_LETTERS)
    code = identifiers.new_code(entropy)
    assert len(code) == identifiers.CODE_LENGTH
    assert identifiers.read_code(f" {code[:4].lower()}-{code[4:]} ") == code
    assert len({identifiers.new_table_id(entropy) for _ in range(1_000)}) == 1_000


def test_names_that_look_alike_are_one_account() -> None:
    assert credentials.account_key("\uff21\uff24\uff21") == credentials.account_key("ada")


def test_passwords_fit_or_not_and_nobody_has_none() -> None:
    async def check() -> None:
        passwords = credentials.Passwords(1)
        kept = await passwords.hashed("correct horse")
        assert kept.startswith("$argon2id$")
        assert await passwords.fits("correct horse", kept)
        assert not await passwords.fits("wrong", kept)
        assert not await passwords.fits("nobody", None)
        assert not await passwords.fits("", "broken")

    asyncio.run(check())


# -- clocks


def test_without_a_pace_nothing_runs() -> None:
    clocks = Clocks(Pace(), 2)
    clocks.turn({0: 1}, 1_000)
    assert clocks.next_deadline() is None
    assert clocks.shown(0, 5_000) is None
    assert clocks.out(10**15) == []


def test_days_begin_again_with_every_question() -> None:
    clocks = Clocks(Pace(kind="days", days=2), 2)
    clocks.turn({0: 1}, 1_000)
    assert clocks.next_deadline() == 1_000 + 2 * DAY
    clocks.turn({0: 1}, 1_000 + DAY)  # somebody said something
    assert clocks.next_deadline() == 1_000 + 2 * DAY
    clocks.turn({0: 5}, 1_000 + DAY)  # answered, asked again
    assert clocks.next_deadline() == 1_000 + 3 * DAY
    assert clocks.out(1_000 + 3 * DAY - 1) == []
    assert clocks.out(1_000 + 3 * DAY) == [0]


def test_a_clock_runs_while_asked_and_gains_when_the_turn_ends() -> None:
    clocks = Clocks(Pace(kind="clock", seconds=60, increment=5), 2)
    clocks.turn({0: 1}, 0)
    clocks.turn({0: 2}, 10_000)
    assert clocks.shown(0, 15_000) == 45_000
    clocks.turn({1: 3}, 20_000)
    assert clocks.shown(0, 99_000) == 45_000
    assert clocks.deadline(1) == 80_000
    clocks.turn({0: 4, 1: 4}, 30_000)
    assert clocks.next_deadline() == 75_000


def test_whoever_returns_has_a_moment() -> None:
    clocks = Clocks(Pace(kind="clock", seconds=60, increment=0), 1)
    clocks.turn({0: 1}, 0)
    assert clocks.out(60_000) == [0]
    clocks.stop(0, 60_000)
    assert clocks.left[0] == 0
    clocks.turn({}, 60_500)
    clocks.give_grace(0)
    clocks.turn({0: 1}, 61_000)
    assert clocks.deadline(0) == 61_000 + return_minimum(clocks.pace) == 67_000


@given(st.lists(st.tuples(st.sets(st.integers(0, 3)), st.integers(0, 50_000)), max_size=40))
def test_no_clock_gains_more_than_its_increments_nor_falls_below_zero(turns: list[tuple[set[int], int]]) -> None:
    clocks = Clocks(Pace(kind="clock", seconds=100, increment=3), 4)
    now = 0
    ends = [0] * 4
    before: set[int] = set()
    for number, (asked, passed) in enumerate(turns):
        now += passed
        for seat in before - asked:
            ends[seat] += 1
        clocks.turn(dict.fromkeys(sorted(asked), number), now)
        before = asked
        for seat, left in enumerate(clocks.left):
            assert left is not None
            assert 0 <= left <= 100_000 + 3_000 * ends[seat]
        assert sorted(clocks.since) == sorted(asked)


@pytest.mark.parametrize("jump", [-(10**12), 0])
def test_time_that_goes_back_costs_nobody_anything(jump: int) -> None:
    clocks = Clocks(Pace(kind="clock", seconds=60, increment=0), 1)
    clocks.turn({0: 1}, 0)
    clocks.turn({0: 2}, jump)
    assert clocks.left[0] == 60_000


# -- rates


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    buckets = RateLimiter(10)
    rate = Rate(3, 2)
    assert [buckets.wait("say", "ada", rate, 0.0) for _ in range(4)] == [0, 0, 0, 500]
    assert buckets.wait("say", "bob", rate, 0.0) == 0
    assert buckets.wait("ask", "ada", rate, 0.0) == 0
    assert buckets.wait("say", "ada", rate, 0.25) == 250
    assert buckets.wait("say", "ada", rate, 0.6) == 0


def test_a_flood_of_names_gives_nobody_a_fresh_burst_and_takes_nobodys_away() -> None:
    buckets = RateLimiter(5)
    rate = Rate(2, 1)
    assert [buckets.wait("guess", "eve", rate, 0.0) for _ in range(3)] == [0, 0, 1000]
    assert buckets.wait("guess", "ada", rate, 0.0) == 0
    for number in range(10_000):
        buckets.wait("guess", str(number), rate, 0.0)
    assert buckets.remembered("guess") <= 5 + COMMON
    assert buckets.wait("guess", "eve", rate, 0.0) == 1000
    assert buckets.wait("guess", "ada", rate, 0.0) == 0
    assert buckets.wait("say", "bob", rate, 0.0) == 0  # other purposes have a memory of their own
    assert buckets.wait("guess", "cid", rate, 0.0) > 0  # a newcomer shares with the flood ...
    assert buckets.wait("guess", "cid", rate, 3.0) == 0  # ... until buckets are full again and are forgotten


def test_a_bucket_is_looked_at_without_taking_from_it() -> None:
    buckets = RateLimiter(5)
    rate = Rate(1, 1)
    assert [buckets.left("guess", "eve", rate, 0.0) for _ in range(3)] == [True] * 3
    assert buckets.wait("guess", "eve", rate, 0.0) == 0
    assert not buckets.left("guess", "eve", rate, 0.5)
    assert buckets.left("guess", "eve", rate, 1.0)
