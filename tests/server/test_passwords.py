"""Guessing passwords is limited, and nobody can lock the owner of an account out."""

import asyncio
import sys
import unicodedata
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from tests.server.running import FREE, Running, Visitor
from theomachy.server.accounts.credentials import Passwords, account_key, account_keys, folded
from theomachy.server.live.fair_turns import Asker, Crowded
from theomachy.server.store.port import Account, Batch
from theomachy.server.tables.limits import Rate

RIGHT = "correct horse"
LONG = 1e6
"""Seconds of a pause that no test outlasts."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """With limits that refill so slowly that a slow machine makes no difference, and with a short pause."""
    limits = msgspec.structs.replace(
        FREE,
        guess_pause=0.01,
        passwords=Rate(3, 1e-9),
        block_passwords=Rate(6, 1e-9),
        wrong_passwords=Rate(6, 1e-9),
    )
    with Running(tmp_path, limits) as running:
        yield running


def attempt(visitor: Visitor, name: str, password: str) -> int:
    """Try to log in; the status."""
    return visitor.post("/api/login", {"name": name, "password": password})[0]


def test_the_key_of_a_key_is_itself_for_every_letter() -> None:
    letters = [chr(number) for number in range(sys.maxunicode + 1)]
    for letter in letters:
        if unicodedata.category(letter) in ("Cn", "Co", "Cs") or folded(letter) == letter:
            continue
        key = account_key(f"a{letter}b")
        assert account_key(key) == key, hex(ord(letter))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\uff21\uff24\uff21"),
        ("Ada", "a\u200dda"),
        ("Ada", " A\u00adda\u202e "),
        ("stra\u00dfe", "STRASSE"),
        ("\u212a", "k"),
        ("\u1e9e", "ss"),
        ("\u03aa\u0301", "\u0390"),
        ("a\u0300\u0301\u0302\u0303\u0304", "A\u0300\u0301\u0302\u0303"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert account_key(one) == account_key(other)


def test_a_name_is_guessed_no_faster_under_other_spellings(server: Running) -> None:
    assert Visitor(server.port, "192.0.2.1").post("/api/accounts", {"name": "Ada", "password": RIGHT})[0] == 200
    spellings = ["Ada", "\uff21da", "\uff41\uff44\uff41", "a\u00adda", "\u200bAda"]
    eve = Visitor(server.port, "198.51.100.66")
    assert [attempt(eve, name, "wrong guess") for name in spellings] == [401] * 3 + [429] * 2
    # also from elsewhere: the count of wrong guesses at the name is one, whatever the spelling
    for number in range(3):
        attempt(Visitor(server.port, f"198.51.100.{number}"), spellings[number], "wrong guess")
    rates, limits = server.app.services.rates, server.app.services.limits

    async def left() -> bool:
        now = asyncio.get_running_loop().time()
        return rates.left("wrong-password", account_key("Ada"), limits.wrong_passwords, now)

    assert not server.inside(left())


def test_strangers_cannot_lock_an_owner_out(server: Running) -> None:
    owner = Visitor(server.port, "192.0.2.1")
    assert owner.post("/api/accounts", {"name": "Ada", "password": RIGHT})[0] == 200
    assert owner.post("/api/logout", {})[0] == 200
    for number in range(14):
        address = "192.0.2.1" if number % 2 else f"198.51.100.{number}"  # also from the owner's own address
        assert attempt(Visitor(server.port, address), "Ada", "wrong guess") in (401, 429)
    assert attempt(owner, "Ada", RIGHT) == 200
    assert owner.get("/api/me")[1] == {"name": "Ada"}
    assert attempt(Visitor(server.port, "203.0.113.7"), "Ada", RIGHT) == 200  # a new device elsewhere: slowly


def test_a_known_device_does_not_guess_without_limit(server: Running) -> None:
    owner = Visitor(server.port, "192.0.2.1")
    assert owner.post("/api/accounts", {"name": "Ada", "password": RIGHT})[0] == 200
    assert [attempt(owner, "Ada", "wrong guess") for _ in range(5)] == [401] * 3 + [429] * 2


def test_a_name_that_looks_like_an_address_shares_no_limit_with_it(server: Running) -> None:
    eve = Visitor(server.port, "198.51.100.66")
    for _ in range(4):
        attempt(eve, "203.0.113.7", "wrong guess")
    assert attempt(Visitor(server.port, "203.0.113.7"), "Bob", "wrong guess") == 401


def test_ipv6_is_counted_by_its_64_bits(server: Running) -> None:
    codes = [
        attempt(Visitor(server.port, f"2001:db8::{number:x}"), f"name {number}", "wrong guess")
        for number in range(8)
    ]
    assert codes == [401] * 6 + [429] * 2
    assert attempt(Visitor(server.port, "2001:db8:0:1::1"), "name 0", "wrong guess") == 401


def test_what_a_proxy_names_is_the_proxy_itself_if_it_is_no_address(server: Running) -> None:
    codes = [
        attempt(Visitor(server.port, f"no-address-{number}"), f"name {number}", "wrong guess")
        for number in range(7)
    ]
    assert codes == [401] * 6 + [429]
    assert attempt(Visitor(server.port), "name 7", "wrong guess") == 429  # of the proxy itself
    assert attempt(Visitor(server.port, "203.0.113.7"), "name 7", "wrong guess") == 401


def test_an_account_under_its_older_key_is_still_found_and_its_name_stays_taken(server: Running) -> None:
    name = "A\u200cda"  # older servers kept the joiner
    older = account_keys(name)[0]
    assert older != account_key(name)
    assert Visitor(server.port).post("/api/accounts", {"name": "Eva", "password": RIGHT})[0] == 200
    stored = server.inside(server.app.services.store.account("eva"))
    assert stored is not None
    server.inside(server.app.services.store.write(Batch(accounts=[Account(older, name, stored.password, 1)])))
    assert attempt(Visitor(server.port), name, RIGHT) == 200
    assert Visitor(server.port).post("/api/accounts", {"name": name, "password": RIGHT})[0] == 409


def test_the_passwords_of_one_block_that_wait_are_bounded() -> None:
    async def story() -> list[str]:
        passwords = Passwords(1, 64, 2)
        asked = [asyncio.create_task(passwords.hashed("password", "198.51.100.66")) for _ in range(5)]
        asked.append(asyncio.create_task(passwords.hashed("password", "192.0.2.1")))
        done = await asyncio.gather(*asked, return_exceptions=True)
        return ["crowded" if isinstance(one, Crowded) else "done" for one in done]

    assert asyncio.run(story()) == ["done"] * 3 + ["crowded"] * 2 + ["done"]


def test_many_guesses_at_once_are_slowed_down_like_one_after_another(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, guess_pause=LONG, wrong_passwords=Rate(6, 1e-9))
    with Running(tmp_path, limits) as server:
        guesses, checked = server.app.accounts.guesses, []

        async def story() -> int:
            answered = asyncio.Event()

            async def guess(number: int) -> bool:
                checked.append(number)
                await answered.wait()
                return False

            tasks = [
                asyncio.create_task(guesses.stranger("ada", f"198.51.100.{number}", partial(guess, number)))
                for number in range(12)
            ]
            for _ in range(5):
                await asyncio.sleep(0)
            answered.set()
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return len(checked)

        assert server.inside(story()) == 6


def test_right_passwords_and_those_never_checked_are_no_wrong_guesses(server: Running) -> None:
    guesses = server.app.accounts.guesses

    async def right() -> bool:
        return True

    async def crowded() -> bool:
        raise Crowded

    async def story() -> bool:
        for number in range(9):
            assert await guesses.stranger("ada", f"198.51.100.{number}", right)
            with pytest.raises(Crowded):
                await guesses.stranger("ada", f"192.0.2.{number}", crowded)
        rates, limits = server.app.services.rates, server.app.services.limits
        return rates.left("wrong-password", "ada", limits.wrong_passwords, asyncio.get_running_loop().time())

    assert server.inside(story())


def test_a_known_device_never_waits_behind_strangers(tmp_path: Path) -> None:
    with Running(tmp_path) as server:
        owner = Visitor(server.port, "192.0.2.1")
        assert owner.post("/api/accounts", {"name": "Ada", "password": RIGHT})[0] == 200
        turns = server.app.accounts.passwords.strangers
        asker = Asker("198.51.100.66")

        async def crowd() -> list[asyncio.Task[None]]:
            """Strangers who have every turn, and as many who wait as may."""
            limits = server.app.services.limits
            for _ in range(limits.hash_at_once):
                await turns.take(asker)
            waiting = [
                asyncio.create_task(turns.take(Asker(f"198.51.100.{number}")))
                for number in range(limits.hashes_waiting)
            ]
            await asyncio.sleep(0)
            assert turns.waiting() == limits.hashes_waiting
            return waiting

        waiting = server.inside(crowd())
        assert owner.post("/api/logout", {})[0] == 200
        assert attempt(owner, "Ada", RIGHT) == 200
        assert owner.post("/api/password", {"old": RIGHT, "new": "another horse"})[0] == 200
        status, reply = Visitor(server.port, "203.0.113.7").post("/api/login", {"name": "Ada", "password": RIGHT})
        assert (status, reply["code"]) == (429, "too-fast")
        assert reply["retry"]

        async def go() -> None:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

        server.inside(go())
