"""The shape of a view of Pantheon. Types of clients are made from it, so every name says what it is a name of."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

CardName: TypeAlias = Annotated[str, "card"]
GodName: TypeAlias = Annotated[str, "god"]
LootName: TypeAlias = Annotated[str, "loot"]
BonusName: TypeAlias = Annotated[str, "bonus"]
NationName: TypeAlias = Annotated[str, "nation"]
OfferingName: TypeAlias = Annotated[str, "offering"]
LevelName: TypeAlias = Annotated[str, "level"]
ColourName: TypeAlias = Annotated[str, "seat"]
DemigodName: TypeAlias = Annotated[str, "demigod"]
"""A name is annotated with the kind of things it names (see the catalogue). Hexes are plain text."""


class OptionsView(TypedDict):
    """The options of the set-up."""

    bonusDraft: bool
    bswStartMaterial: bool
    traiteraAfterTrigger: bool
    stallTurns: int


class PlayerView(TypedDict):
    """What lies before a player; hand and demigods only for the owner."""

    colour: ColourName
    score: int
    handSize: int
    demigodCount: int
    gods: dict[GodName, int]
    tiles: dict[LootName, int]
    bonus: BonusName | None
    tokens: dict[OfferingName, LevelName]
    feet: list[str]
    jumpedFeet: list[str]
    columns: list[str]
    feetInReserve: int
    columnsInReserve: int
    feetInGeneral: int
    columnsInGeneral: int
    hand: NotRequired[dict[CardName, int]]
    demigods: NotRequired[dict[DemigodName, int]]


class PantheonView(TypedDict):
    """The table."""

    game: str
    options: OptionsView
    epoch: int
    nations: list[NationName]
    temple: str | None
    startPlayer: int | None
    active: int | None
    bigFoot: int | None
    turns: int
    phaseEnding: bool
    openCards: dict[CardName, int]
    played: dict[CardName, int]
    discard: dict[CardName, int]
    deckSize: int
    specialMoney: dict[CardName, int]
    highestMoneyFirst: bool
    godDisplay: dict[GodName, int]
    godAside: dict[GodName, int]
    godBox: dict[GodName, int]
    godStackSize: int
    demigodDisplay: list[int]
    demigodStackSize: int
    loot: dict[str, LootName]
    lootPicked: dict[LootName, int]
    bagSize: int
    bonusOffer: list[BonusName]
    tokenStock: dict[OfferingName, list[int]]
    players: list[PlayerView]
    waiting: list[int]
    over: bool
    winners: list[int]
