"""The memory of a Battle."""

from theomachy.engine.values import NONE, Row
from theomachy.games.ankh.rules.components import GUARDIAN_LEVELS
from theomachy.games.ankh.rules.lineup import NOBODY


class Battle:
    """What has to be remembered while a Battle lasts; all empty between Battles."""

    def __init__(self, players: int) -> None:
        self.region = NOBODY  # index of its Conflict Order token
        self.participants = 0  # sides that played a card, as bits (ANKH-DEF-08)
        self.double = NOBODY  # the side that announced two cards
        self.doomed = 0  # spaces of figures about to be killed
        self.sheltered = 0  # spaces of figures that cannot die in the Resolution
        self.victor = NOBODY
        self.margin = 0  # by which the victor's strength is greater than any other's
        none = NONE[players]
        self.cards: Row = none  # revealed in this Battle, as bits
        self.killed: Row = none  # own figures killed in this Battle
        self.fallen: Row = NONE[
            players * (GUARDIAN_LEVELS + 1)
        ]  # of the last batch, by side and level; 0: Warriors
        self.fielded: Row = none  # own figures in the region when Resolution began
        self.strength: Row = none

    def copy(self) -> "Battle":
        """An independent Battle."""
        twin = Battle(0)
        twin.region = self.region
        twin.participants = self.participants
        twin.double = self.double
        twin.doomed = self.doomed
        twin.sheltered = self.sheltered
        twin.victor = self.victor
        twin.margin = self.margin
        twin.cards = self.cards
        twin.killed = self.killed
        twin.fallen = self.fallen
        twin.fielded = self.fielded
        twin.strength = self.strength
        return twin

    def facts(self) -> list[Row]:
        """Everything, in a fixed order."""
        alone = (
            self.region,
            self.participants,
            self.double,
            self.doomed,
            self.sheltered,
            self.victor,
            self.margin,
        )
        return [alone, self.cards, self.killed, self.fallen, self.fielded, self.strength]

    def set_facts(self, groups: list[Row]) -> None:
        """Take over facts as facts() gives them."""
        alone, self.cards, self.killed, self.fallen, self.fielded, self.strength = groups
        self.region, self.participants, self.double, self.doomed, self.sheltered, self.victor, self.margin = alone
