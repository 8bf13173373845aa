"""The shape of a view of Ankh. Types of clients are made from it, so every name says what it is a name of."""

from typing import Annotated, TypeAlias, TypedDict

GodName: TypeAlias = Annotated[str, "god"]
KindName: TypeAlias = Annotated[str, "kind"]
CardName: TypeAlias = Annotated[str, "card"]
PowerName: TypeAlias = Annotated[str, "power"]
ActionName: TypeAlias = Annotated[str, "action"]
FacingName: TypeAlias = Annotated[str, "facing"]
EditionName: TypeAlias = Annotated[str, "edition"]
EndingName: TypeAlias = Annotated[str, "ending"]
"""A name is annotated with the kind of things it names (see the catalogue). Spaces and edges are plain text."""


class FigureView(TypedDict):
    """A figure on the map."""

    space: str
    kind: KindName
    side: int
    radiant: bool
    facing: FacingName | None


class MonumentView(TypedDict):
    """A Monument on the map; no side if it is neutral."""

    space: str
    kind: KindName
    side: int | None


class SideView(TypedDict):
    """A god, or merged gods: everything before them."""

    side: int
    seats: list[int]
    followers: int
    devotion: int
    powers: list[PowerName]
    hand: list[CardName]
    played: list[CardName]
    warriors: int
    guardians: dict[KindName, int]
    ankhs: int
    captives: int
    actionsPerTurn: int
    prospects: dict[ActionName, int]
    """How much each action would do now: figures to move, figures to summon, Followers, powers to choose from."""


class RegionProspect(TypedDict):
    """What a Conflict would find in a region now, before any card, by the sides with figures there."""

    strength: dict[str, int]
    reward: dict[str, int]
    """Devotion for winning the Battle, or for Domination where a side is alone."""
    majorities: dict[str, int]
    """Devotion for majorities of Monuments."""
    majorityOf: dict[KindName, int]
    """The side that has the majority of a type of Monument."""


class BattleView(TypedDict):
    """The Battle that is fought now; what is known of each side is by its number."""

    region: int
    participants: list[int]
    choosing: bool
    """Whether cards are being chosen; who is waited for still owes one."""
    twoCards: int | None
    cards: dict[str, list[CardName]]
    sheltered: list[str]
    doomed: list[str]
    killed: dict[str, int]
    fallen: list[int]
    fielded: dict[str, int]
    standing: dict[str, int]
    strength: dict[str, int]
    victor: int | None
    margin: int


class AnkhView(TypedDict):
    """The table."""

    game: str
    edition: EditionName
    gods: list[GodName]
    top: int
    lastRed: int
    regions: dict[str, list[str]]
    prospects: dict[str, RegionProspect]
    """By the number of the region."""
    camels: list[str]
    camelsLeft: int
    caravan: list[str]
    figures: list[FigureView]
    monuments: list[MonumentView]
    monumentsLeft: dict[KindName, int]
    gates: list[str]
    gatesLeft: int
    sunsLeft: int
    sides: list[SideView]
    guardianCards: dict[KindName, int]
    actions: dict[ActionName, int]
    event: int
    turn: int
    amunTokenUp: bool | None
    tiebreaker: int | None
    tiebreakerUp: bool
    battle: BattleView | None
    waiting: list[int]
    ending: EndingName
    winner: int | None
