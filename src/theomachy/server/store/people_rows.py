"""The rows about people and rated games: what they chose, what they say about each other, results and ratings."""

from typing import Literal, TypeAlias

import msgspec

TieKind: TypeAlias = Literal["friend", "block", "mute"]
ShownTo: TypeAlias = Literal["everyone", "friends", "nobody"]
BOT: str = "bot:"
"""How the name of a bot begins where players are named; the level follows."""


class Person(msgspec.Struct, frozen=True, array_like=True):
    """What an account chose for itself, and the random name under which logs of rated games know the person."""

    account: str
    player: str
    shown_to: ShownTo  # who may see the profile; leaderboards are for everyone
    language: str = ""
    zone: str = ""


class NamedPlayer(msgspec.Struct, frozen=True, array_like=True):
    """A player of rated games with the account behind it."""

    player: str
    account: str
    shown: str  # the account's name as it is written
    shown_to: ShownTo


class Tie(msgspec.Struct, frozen=True, array_like=True):
    """What one account or device said about another. Friends are two who both said `friend`."""

    account: str
    other: str
    kind: TieKind
    since: int


class RatedGame(msgspec.Struct, frozen=True, array_like=True):
    """A rated table; `finished` is 0 and `counted` empty until its result is known."""

    table: str
    pool: str  # game, edition and number of players
    finished: int  # UTC milliseconds
    counted: str  # "yes", or why it does not count


class RatedSeat(msgspec.Struct, frozen=True, array_like=True):
    """One seat of a rated game that is over; ratings in millionths."""

    table: str
    seat: int
    player: str  # of a person, or `bot:<level>`
    place: int  # from 1
    called: str  # the god or colour
    state: str  # "": as usual; "left": gave the game up by staying away; "below": the bot played below its level
    mu_before: int = 0
    sigma_before: int = 0
    mu: int = 0
    sigma: int = 0


class RatingRow(msgspec.Struct, frozen=True, array_like=True):
    """The rating of a person in one pool after the last game that counted."""

    pool: str
    player: str
    mu: int
    sigma: int
    games: int
    won: int
    last: int  # when that game ended


class PastRating(msgspec.Struct, frozen=True, array_like=True):
    """A rating after one game that counted."""

    pool: str
    finished: int
    mu: int
    sigma: int
    place: int
    table: str


class PeopleRows(msgspec.Struct):
    """The part of a `Batch` about people and rated games. Rows with the same key are replaced."""

    people: list[Person] = []
    ties: list[Tie] = []
    untied: list[Tie] = []  # Conflict if one is not there
    games: list[RatedGame] = []
    seats: list[RatedSeat] = []
    ratings: list[RatingRow] = []
    no_ratings: list[tuple[str, str]] = []  # pool and player whose rating no game stands behind any more
