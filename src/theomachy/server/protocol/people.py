"""People as others see them: profiles, friends, and the ratings of rated games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from theomachy.server.protocol.fields import NameText, SeatNumber
from theomachy.server.protocol.http import Body, TableListed

ShownTo = Literal["everyone", "friends", "nobody"]
TieKind = Literal["friend", "block", "mute"]
Language = Annotated[str, Meta(max_length=10, pattern="^[a-z]{0,10}$")]
TimeZone = Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]{0,60}$")]


class RatingRules(Struct, frozen=True):
    """The numbers that explain ratings."""

    least_games: int
    """Fewer games than this, and a rating is provisional ..."""
    least_sure: int
    """... or while it may be further off than this."""
    pair_a_day: int
    """How many games of the same two players count on one day."""


class RatingPoint(Struct, frozen=True):
    """A rating after one game that counted."""

    at: int
    rating: int
    give_or_take: int
    place: int


class RatingShown(Struct, frozen=True, kw_only=True):
    """A person's rating in one pool: a game, its edition and the number of players."""

    game: str
    edition: str
    """Empty where the game has only one."""
    players: int
    rating: int
    give_or_take: int
    """The true strength is within this of the rating in nineteen cases of twenty."""
    provisional: bool
    """Too little is known yet for a leaderboard."""
    games: int
    won: int
    history: list[RatingPoint] = []
    """After each of the last games that counted, the oldest first."""


class ResultsShown(Struct, frozen=True, kw_only=True):
    """How a person did in a game, or in a game with one god or colour."""

    game: str
    called: str
    """The god or colour; empty for all games."""
    played: int
    won: int


class OpponentShown(Struct, frozen=True):
    """Somebody a person played with: how often, and how often the person came before them."""

    name: str
    played: int
    ahead: int


class ProfileShown(Struct, frozen=True, kw_only=True):
    """GET /api/people: a person with an account. Of other people only public tables and rated games count."""

    name: str
    since: int
    own: bool
    """It is your own."""
    friend: Literal["", "asked", "asks", "friends"]
    """Whether you are friends, you asked, or they ask you."""
    blocked: bool
    muted: bool
    ratings: list[RatingShown]
    results: list[ResultsShown]
    opponents: list[OpponentShown]
    recent: list[TableListed]
    """The last games that are over."""
    counted: int
    """From how many games results and opponents were counted; the last 1,000 at most."""
    rules: RatingRules


class Leader(Struct, frozen=True):
    """One line of a leaderboard."""

    name: str
    rating: int
    give_or_take: int
    games: int
    won: int


class BotRated(Struct, frozen=True):
    """A level of bots, whose rating does not move."""

    level: str
    rating: int


class Leaderboard(Struct, frozen=True, kw_only=True):
    """GET /api/ratings/{game}: the best of one pool who are not provisional and let everyone see them."""

    game: str
    edition: str
    players: int
    leaders: list[Leader]
    bots: list[BotRated]
    rules: RatingRules


class PoolListed(Struct, frozen=True):
    """A pool, and how many people have a rating in it."""

    game: str
    edition: str
    players: int
    rated: int


class PoolList(Struct, frozen=True):
    """GET /api/ratings: the pools in which rated games were played."""

    pools: list[PoolListed]


class TieWish(Body, frozen=True, kw_only=True):
    """POST /api/me/people: ask to be friends or accept it, block or mute somebody, or take it back."""

    name: NameText
    tie: TieKind
    on: bool


class PeopleShown(Struct, frozen=True, kw_only=True):
    """GET /api/me/people: your friends, and the people you keep away; by name."""

    friends: list[str]
    asked: list[str]
    """Who has not answered yet."""
    asking: list[str]
    """Who asks you."""
    blocked: list[str]
    muted: list[str]


class Choices(Body, frozen=True, kw_only=True):
    """GET and POST /api/me/choices: who sees your profile, your language and time zone (empty: the device's)."""

    shown_to: ShownTo = "everyone"
    language: Language = ""
    zone: TimeZone = ""


class MuteSeat(Body, frozen=True, kw_only=True):
    """POST /api/tables/{table}/mute: do not show me what the person of this seat says, here and elsewhere."""

    seat: SeatNumber
    on: bool


class MutedSeats(Struct, frozen=True):
    """GET /api/tables/{table}/muted: the seats of people whom you muted or blocked."""

    seats: list[int]


class RecomputeRatings(Body, frozen=True, kw_only=True):
    """POST /api/admin/ratings: rate all games anew from their logs."""

    check: bool = False
    """Only compare, and change nothing."""
    why: Annotated[str, Meta(max_length=200, description="The reason; kept in the audit log")] = ""


class RatingsRecomputed(Struct, frozen=True, kw_only=True):
    """What rating everything anew gave; `changed` rows were not what follows from the logs."""

    games: int
    counted: int
    ratings: int
    kept: int
    """Games whose logs are gone, or were played by older rules: their stored results were rated."""
    changed: int


class ExportedTie(Struct, frozen=True):
    """Somebody you asked to be your friend, blocked or muted."""

    name: str
    tie: TieKind
    since: int
