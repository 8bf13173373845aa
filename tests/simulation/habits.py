"""What people do: one action after another, chosen by each person's own dice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from tests.simulation.people import Person, Place
from theomachy.server.protocol import (
    Agree,
    Answer,
    Close,
    Done,
    Enter,
    Fill,
    Invite,
    Invited,
    Kick,
    Leave,
    OpenTable,
    Pace,
    Rematch,
    Return,
    Say,
    SeatWish,
    Setup,
    Start,
    Undo,
    Update,
    Vote,
)

Habit = Callable[[Person, Place, Update], Awaitable[None]]
CLOCK: Final = Pace(kind="clock", seconds=10, increment=1)
STORM: Final = 8
"""Handshakes of a storm."""


async def live(person: Person) -> None:
    """A life: open or join a table, then act until the run is over."""
    world, dice = person.world, person.dice
    await asyncio.sleep(dice.uniform(0, 1 + person.number))
    while not world.over:
        if world.calm:
            await settle(person)
        elif world.loop.time() >= person.away_until:
            await act(person)
        await asyncio.sleep(dice.choice((0.05, 0.3, 0.8, 2.0)))


async def act(person: Person) -> None:
    """One action while there is trouble."""
    world, dice = person.world, person.dice
    if world.faults.happens("absence", 0.3):
        person.away_until = world.loop.time() + world.faults.lasts("absence", 0.2, 60)
        for place in person.places:
            for socket in list(place.sockets):
                socket.close()
        return
    here = [place for place in person.places if not place.gone]
    if not here:
        await arrive(person)
        return
    gone = [place for place in person.places if place.gone]
    if gone and dice.random() < 0.15:
        await haunt(person, dice.choice(gone))
    place = dice.choice(here)
    if not await connected(person, place):
        return
    latest = place.latest
    if latest is not None:
        await dice.choice(habits(person, place, latest))(person, place, latest)


async def connected(person: Person, place: Place) -> bool:
    """See to it that the person hears from the table."""
    if person.http_only:
        await person.fetch(place, place.token, wait=person.dice.choice((0, 0, 3)))
    elif not place.sockets:
        person.connect(place)
        await asyncio.sleep(0.3)
    return not place.gone


async def arrive(person: Person) -> None:
    """Open a table, or join one."""
    world, dice = person.world, person.dice
    if world.opened < world.plan.tables and (not world.codes or dice.random() < 0.2):
        world.opened += 1
        if await person.open_table(wish(person)) is None:
            world.opened -= 1
    elif world.invites and dice.random() < 0.5:
        place = dice.randrange(len(world.invites))
        _, invite = world.invites[place]
        if dice.random() < 0.8:
            del world.invites[place]
        await person.join(invite=invite)
    elif world.codes:
        await person.join(code=dice.choice(world.codes), watch=dice.random() < 0.15)


def wish(person: Person) -> OpenTable:
    """A table as somebody might want it."""
    dice = person.dice
    players = dice.choice((2, 2, 3))
    others = [
        SeatWish(kind="friend") if dice.random() < 0.75 else SeatWish(kind="bot") for _ in range(players - 1)
    ]
    pace = dice.choice((Pace(), Pace(), CLOCK, CLOCK, Pace(kind="days", days=1)))
    return OpenTable(
        name=person.new_name(),
        setup=Setup(game="poker", players=players),
        seats=[SeatWish(kind="me"), *others],
        pace=pace,
        visibility=dice.choice(("public", "link")),
        bearer=not person.browser,
        id=person.some_id(),
    )


def habits(person: Person, place: Place, latest: Update) -> list[Habit]:
    """What the person might do now; what stands there several times is more likely."""
    phase, role, seats = latest.table.phase, place.token.role, place.token.seats
    found: list[Habit] = [reconnect]
    if seats:
        found += [say, device, enter]
    if phase == "waiting":
        found += [kick, fill, start, start, start] if role == "host" else [leave, leave, wait] if seats else [wait]
    elif phase == "playing" and seats:
        found += [answer] * 12 + [undo, vote]
        if latest.table.undo is not None:
            found += [agree] * 4
        if any(latest.table.seats[seat].away for seat in seats):
            found += [come_back] * 4
        if person.dice.random() < 0.1:
            found += [leave]
    elif phase == "finished" and seats:
        found += [rematch, rematch]
    return found


async def wait(person: Person, place: Place, latest: Update) -> None:
    """Do nothing."""


async def reconnect(person: Person, place: Place, latest: Update) -> None:
    """Lose a connection, or open one more."""
    if place.sockets and person.dice.random() < 0.5:
        person.dice.choice(place.sockets).close()
    elif not person.http_only and len(place.sockets) < 3:
        person.connect(place)


async def say(person: Person, place: Place, latest: Update) -> None:
    """Chat."""
    await person.ask(place, Say(id=person.new_id(), text="hello"))


async def answer(person: Person, place: Place, latest: Update) -> None:
    """Answer a question, if there is one."""
    own = [one for one in (latest.game.questions if latest.game else []) if one.seat in place.token.seats]
    for question in own[:1]:
        option = person.dice.choice(question.options).code
        await person.ask(
            place, Answer(id=person.new_id(), seat=question.seat, asked=question.asked, option=option)
        )


async def undo(person: Person, place: Place, latest: Update) -> None:
    """Take an answer back, or ask for it."""
    for one in (latest.game.undoable if latest.game else [])[:1]:
        await person.ask(place, Undo(id=person.new_id(), seat=one.seat, to=one.to))


async def agree(person: Person, place: Place, latest: Update) -> None:
    """Agree to an undo, or do not."""
    asked = latest.table.undo
    for seat in [seat for seat in asked.missing if seat in place.token.seats] if asked else []:
        await person.ask(place, Agree(id=person.new_id(), seat=seat, agree=person.dice.random() < 0.4))


async def vote(person: Person, place: Place, latest: Update) -> None:
    """Vote on everybody who seems to be away."""
    for other in latest.table.seats:
        absent = other.kind == "person" and not other.away and other.seat not in place.token.seats
        if absent and (other.seat not in latest.table.present or person.dice.random() < 0.1):
            seat = place.token.seats[0]
            await person.ask(place, Vote(id=person.new_id(), seat=seat, absent=other.seat))
            return


async def come_back(person: Person, place: Place, latest: Update) -> None:
    """Take the seat back from the bot."""
    for seat in [seat for seat in place.token.seats if latest.table.seats[seat].away][:1]:
        await person.ask(place, Return(id=person.new_id(), seat=seat))


async def leave(person: Person, place: Place, latest: Update) -> None:
    """Leave, perhaps while many handshakes are under way."""
    if person.world.faults.happens("storm", 4):
        person.world.loop.create_task(storm(person, place))
        await asyncio.sleep(person.dice.choice((0.0, 0.005, 0.03)))
    reply = await person.ask(place, Leave(id=person.new_id()))
    if isinstance(reply, Done) and latest.table.phase == "waiting":
        place.gone = True


async def storm(person: Person, place: Place) -> None:
    """Connect and enter again and again within a moment."""
    token = place.token
    for _ in range(STORM):
        if person.dice.random() < 0.7:
            person.connect(place, token)
        else:
            person.world.loop.create_task(person.enter(place))
        await asyncio.sleep(person.dice.choice((0.0, 0.001, 0.01)))


async def kick(person: Person, place: Place, latest: Update) -> None:
    """Remove somebody, perhaps while that person connects many times."""
    others = [one for one in latest.table.seats if one.kind == "person" and one.seat not in place.token.seats]
    if not others or person.dice.random() < 0.4:
        return
    chosen = person.dice.choice(others)
    victim = person.world.person(chosen.name)
    there = [one for one in victim.places if one.table == place.table and not one.gone]
    if there and person.world.faults.happens("storm", 4):
        person.world.loop.create_task(storm(victim, there[-1]))
    await person.ask(place, Kick(id=person.new_id(), seat=chosen.seat))


async def fill(person: Person, place: Place, latest: Update) -> None:
    """Let bots take the free seats."""
    if person.dice.random() < 0.3:
        await person.ask(place, Fill(id=person.new_id()))


async def start(person: Person, place: Place, latest: Update) -> None:
    """Start the game, if all seats are taken."""
    if all(one.kind != "free" for one in latest.table.seats):
        await person.ask(place, Start(id=person.new_id()))


async def device(person: Person, place: Place, latest: Update) -> None:
    """Invite another device of one's own, and join with it."""
    if latest.table.phase == "finished" or person.dice.random() < 0.7:
        return
    await invite_oneself(person, place)


async def invite_oneself(person: Person, place: Place) -> None:
    """An invite for the person's own seats, used at once."""
    token = place.token
    reply = await person.ask(place, Invite(id=person.new_id(), seats=list(token.seats)), token)
    if isinstance(reply, Invited):
        if person.dice.random() < 0.3:
            person.world.loop.create_task(person.join(invite=reply.invite, held_as=token.name))
        await person.join(invite=reply.invite, held_as=token.name)


async def enter(person: Person, place: Place, latest: Update) -> None:
    """Ask for another token by the device."""
    if person.device and person.dice.random() < 0.3:
        await person.enter(place)


async def rematch(person: Person, place: Place, latest: Update) -> None:
    """Play again with the same people."""
    if latest.table.rematch is None:
        if person.world.opened < person.world.plan.tables:
            person.world.opened += 1
            await person.ask(place, Rematch(id=person.new_id()))
    elif all(one.table != latest.table.rematch for one in person.places):
        await person.enter_by(
            f"/api/tables/{place.table}/follow", Enter(bearer=True, id=person.some_id()), "", place.token
        )


async def haunt(person: Person, place: Place) -> None:
    """Use what should be lost: old tokens, old sockets, the device."""
    token = person.dice.choice(place.tokens)
    way = person.dice.randrange(4)
    if way == 0:
        person.connect(place, token)
    elif way == 1:
        await person.fetch(place, token)
    elif way == 2 and token.seats:
        await invite_oneself(person, place)
    elif person.device:
        await person.enter(place)


async def settle(person: Person) -> None:
    """One action when all trouble is over: bring everything to its end."""
    world = person.world
    here = [place for place in person.places if not place.gone]
    if not here and not world.codes:
        await arrive(person)
    for place in here:
        if world.sleeps(person, world.ledger.log(place.table)):
            for socket in list(place.sockets):
                socket.close()
            continue
        if not await connected(person, place) or place.latest is None:
            continue
        latest, seats = place.latest, place.token.seats
        if latest.table.phase == "waiting" and place.token.role == "host":
            if any(one.kind == "free" for one in latest.table.seats):
                await person.ask(place, Fill(id=person.new_id()))
            elif any(one.awaited for one in latest.table.seats):
                await person.ask(place, Close(id=person.new_id()))  # a rematch to which nobody else wants to come
            else:
                await person.ask(place, Start(id=person.new_id()))
        elif latest.table.phase == "playing" and seats:
            if any(latest.table.seats[seat].away for seat in seats):
                await come_back(person, place, latest)
            await answer(person, place, latest)
