"""Endpoints of people: profiles, friends, whom one keeps away, what one chose, and the ratings of rated games."""

from typing import Final
from zoneinfo import available_timezones

from starlette.responses import Response

from theomachy.games import registry
from theomachy.server.accounts.persons import account_named, choose
from theomachy.server.accounts.ties import FRIENDS, friendship, people_of, set_tie
from theomachy.server.http.account_routes import own_account
from theomachy.server.http.call import Call, json
from theomachy.server.http.endpoint import Query, endpoint
from theomachy.server.http.table_lists import NO_FACTS, facts_of, listed, seats_of
from theomachy.server.protocol import (
    BotRated,
    Choices,
    Done,
    Leader,
    Leaderboard,
    MutedSeats,
    MuteSeat,
    PeopleShown,
    PoolList,
    PoolListed,
    ProfileShown,
    RatingRules,
    RatingShown,
    Setup,
    TableListed,
    TieWish,
)
from theomachy.server.ratings.anchors import anchors
from theomachy.server.ratings.profiles import (
    RECENT,
    opponents,
    played,
    pool_parts,
    rating_shown,
    results,
)
from theomachy.server.ratings.rating import (
    MILLION,
    PAIR_A_DAY,
    SURE_GAMES,
    SURE_SIGMA,
    give_or_take,
    points,
)
from theomachy.server.store.port import PAGE, Account
from theomachy.server.tables.permissions import ALWAYS, everyone_at_the_table
from theomachy.server.tables.rated import pool_of
from theomachy.server.tables.refusal import RequestRefused
from theomachy.words.texts import LANGUAGES

NAME: Final = Query("name", pattern="^.{1,128}$")
RULES: Final = RatingRules(SURE_GAMES, give_or_take(SURE_SIGMA), PAIR_A_DAY)
AT_THE_TABLE: Final = everyone_at_the_table(ALWAYS)


def nobody() -> RequestRefused:
    """The refusal for somebody who does not exist and for somebody who is not shown: the same bytes."""
    return RequestRefused("unknown", "no such person, or not for you to see")


async def person_named(call: Call, name: str) -> Account:
    """The account of a name; one that has blocked the caller looks as if it did not exist."""
    found = await account_named(call.services, name) if 0 < len(name) <= 128 else None
    if found is None:
        raise nobody()
    for owner in call.owners:
        if owner != found.name and "block" in await call.services.store.tied(found.name, owner):
            raise nobody()
    return found


# -- profiles


@endpoint(
    "profile",
    "GET",
    "/api/people",
    "A person with an account: results, opponents and ratings, as far as the person shows them to you.",
    reply=ProfileShown,
    query=(NAME,),
)
async def profile(call: Call) -> Response:
    call.check_rate("profiles", call.services.limits.profiles)
    found = await person_named(call, call.request.query_params.get("name", ""))
    me = await call.server.access.account(call.request)
    own = me == found.name
    between = "" if me is None or own else await friendship(call.services, me, found.name)
    person = await call.services.store.person(found.name)
    shown_to = FRIENDS if person is None else person.shown_to
    if not own and shown_to != "everyone" and not (shown_to == FRIENDS and between == FRIENDS):
        raise nobody()
    ties = [] if me is None or own else await call.services.store.tied(me, found.name)
    games = played(await finished_games(call, found.name, own))
    return json(
        ProfileShown(
            name=found.shown,
            since=found.created,
            own=own,
            friend=between,
            blocked="block" in ties,
            muted="mute" in ties,
            ratings=[] if person is None else await ratings_shown(call, person.player),
            results=results(games),
            opponents=opponents(games),
            recent=games[:RECENT],
            counted=len(games),
            rules=RULES,
        )
    )


async def finished_games(call: Call, account: str, own: bool) -> list[TableListed]:
    """The games of somebody that are over, the newest first: all of one's own, of others only public ones."""
    store = call.services.store
    found = await store.summaries(
        owners=[account], phase="finished", visibility=None if own else "public", limit=PAGE
    )
    ids = [one.table for one in found]
    held = await store.grants_among([account], ids)
    facts = await facts_of(call.services, ids[:RECENT])
    return [listed(one, False, seats_of(one.table, held), facts.get(one.table, NO_FACTS)) for one in found]


async def ratings_shown(call: Call, player: str) -> list[RatingShown]:
    """All ratings of a player with their history."""
    store = call.services.store
    past = await store.past_ratings(player, call.services.limits.past_ratings)
    return [rating_shown(row, past) for row in await store.ratings_of(player)]


# -- friends, and people kept away


@endpoint("people", "GET", "/api/me/people", "Your friends, and the people you keep away.", reply=PeopleShown)
async def people(call: Call) -> Response:
    call.check_rate("lists", call.services.limits.reads)
    account = await own_account(call, with_password=True)
    return json(await people_of(call.services, account.name))


@endpoint(
    "tie",
    "POST",
    "/api/me/people",
    "Ask somebody to be your friend, or accept it; block or mute somebody; or take it back.",
    body=TieWish,
    reply=PeopleShown,
)
async def tie(call: Call) -> Response:
    wish = call.read(TieWish)
    account = await own_account(call, with_password=True)
    call.services.rates.check("ties", account.name, call.services.limits.ties_made)
    other = await person_named(call, wish.name)
    await set_tie(call.services, account.name, other.name, wish.tie, wish.on)
    return json(await people_of(call.services, account.name))


@endpoint(
    "muted",
    "GET",
    "/api/tables/{table}/muted",
    "The seats of people whom you muted or blocked.",
    reply=MutedSeats,
    permission=AT_THE_TABLE,
)
async def muted(call: Call) -> Response:
    holders = await holders_at(call)
    mine = call.grant.account
    seats = [
        seat
        for seat, account in holders.items()
        if mine is not None and {"block", "mute"} & set(await call.services.store.tied(mine, account))
    ]
    return json(MutedSeats(sorted(seats)))


@endpoint(
    "mute",
    "POST",
    "/api/tables/{table}/mute",
    "Hide what the person of a seat says from you, here and elsewhere, or show it again.",
    body=MuteSeat,
    reply=Done,
    permission=AT_THE_TABLE,
)
async def mute(call: Call) -> Response:
    wish = call.read(MuteSeat)
    mine = call.grant.account
    if mine is None:
        raise RequestRefused("account", "a token without an account or a device remembers nobody")
    call.services.rates.check("ties", mine, call.services.limits.ties_made)
    other = (await holders_at(call)).get(wish.seat)
    if other is None or other == mine:
        raise RequestRefused("no-seat", f"nobody whom you could mute has seat {wish.seat}")
    await set_tie(call.services, mine, other, "mute", wish.on)
    return json(Done(seq=0))


async def holders_at(call: Call) -> dict[int, str]:
    """The accounts and devices of the people at the table, by seat."""
    standing = await call.host().standing(call.grant.token)
    live = [one for one in standing.grants.given() if standing.grants.live(one.token, standing.table)]
    return {seat: one.account for one in live if one.account is not None for seat in one.seats}


# -- what one chose


@endpoint(
    "choices", "GET", "/api/me/choices", "Who sees your profile, your language and time zone.", reply=Choices
)
async def choices(call: Call) -> Response:
    call.check_rate("lists", call.services.limits.reads)
    account = await own_account(call, with_password=True)
    found = await call.services.store.person(account.name)
    if found is None:
        return json(Choices(shown_to="friends"))
    return json(Choices(shown_to=found.shown_to, language=found.language, zone=found.zone))


@endpoint(
    "choose",
    "POST",
    "/api/me/choices",
    "Choose who sees your profile, your language and your time zone.",
    body=Choices,
    reply=Choices,
)
async def make_choices(call: Call) -> Response:
    wish = call.read(Choices)
    account = await own_account(call, with_password=True)
    call.services.rates.check("ties", account.name, call.services.limits.ties_made)
    if wish.language and wish.language not in LANGUAGES:
        raise RequestRefused("data", f"no such language; there are {', '.join(LANGUAGES)}")
    zones = available_timezones()  # none where the system has no list of them
    if wish.zone and zones and wish.zone not in zones:
        raise RequestRefused("data", "no such time zone; it must be a name such as Europe/Prague")
    await choose(call.services, account.name, shown_to=wish.shown_to, language=wish.language, zone=wish.zone)
    return json(wish)


# -- ratings


@endpoint("pools", "GET", "/api/ratings", "The pools in which rated games were played.", reply=PoolList)
async def pools(call: Call) -> Response:
    call.check_rate("profiles", call.services.limits.profiles)
    found = await call.services.store.rating_pools()
    return json(PoolList([PoolListed(*pool_parts(pool), rated) for pool, rated in found]))


@endpoint(
    "leaderboard",
    "GET",
    "/api/ratings/{game}",
    "The best of one game by edition and number of players.",
    reply=Leaderboard,
    query=(Query("edition", pattern="^[a-z0-9-]{0,40}$"), Query("players", 2, 16)),
)
async def leaderboard(call: Call) -> Response:
    call.check_rate("profiles", call.services.limits.profiles)
    game = str(call.request.path_params["game"])
    if game not in registry.names():
        raise RequestRefused("unknown", f"no such game; there are {', '.join(registry.names())}")
    package = registry.package(game)
    players = call.number("players", 2, 16) or min(package.game.players)
    edition = call.word("edition", ("", *package.editions)) or None
    if players not in package.game.players:
        raise RequestRefused("unknown", "the game is not for so many players")
    pool = pool_of(Setup(game=game, players=players, edition=edition))
    found = await call.services.store.leaders(pool, SURE_GAMES, SURE_SIGMA, call.services.limits.leaders)
    bots = sorted(anchors(game, players).items(), key=lambda one: -one[1])
    return json(
        Leaderboard(
            game=game,
            edition=pool_parts(pool)[1],
            players=players,
            leaders=[
                Leader(shown, points(row.mu), give_or_take(row.sigma), row.games, row.won) for shown, row in found
            ],
            bots=[BotRated(level, points(round(mu * MILLION))) for level, mu in bots],
            rules=RULES,
        )
    )
