"""The moments at which a special rule may speak, and what an edition is made of.

A moment is a method, an ability is an object, an edition is a table. The core loops over what lies before a
player and never names a god, tile or nation; each overrides only its own moments. Abilities are stateless:
what one must remember is a fact of PantheonState.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, Frame, Question
from theomachy.engine.refusal import Reason
from theomachy.games.pantheon.rules.piles import count, kind_at, kind_codes, size
from theomachy.games.pantheon.rules.state import PantheonState

# Where a gained god tile comes from.
BY_SACRIFICE: Final = 0  # from the display
FROM_STACK: Final = 1  # by bonus tile, loot tile or nation
BY_GOD: Final = 2  # from the stack, by another god


class Ability:
    """One special rule: a god's or a tile's."""

    says: ClassVar[str] = ""
    """The rule that says what is printed."""

    def __init__(self, name: str, amount: int) -> None:
        self.name: Final = name
        self.amount: Final = amount

    def stays(self) -> bool:
        """Whether the tile stays before its owner; else it goes to the box when it has worked."""
        return False

    def shown(self, s: PantheonState) -> None:
        """The tile was laid on the board in a preparation."""

    def gained(self, s: PantheonState, seat: int, source: int) -> None:
        """The player has the tile and carries it out."""

    def steps(self) -> int:
        """More steps in each own move."""
        return 0

    def jumps(self) -> int:
        """Jumps in each own move."""
        return 0

    def coins(self) -> int:
        """More coins in each own Buy."""
        return 0

    def drawn(self) -> int:
        """More cards in each own Draw action, if the owner likes."""
        return 0

    def after_temple(self) -> int:
        """Cards to draw when the temple has been placed in a preparation."""
        return 0

    def after_preparation(self, s: PantheonState, seat: int) -> None:
        """The preparation of the first epoch is over."""

    def further_actions(self) -> int:
        """Further actions in the own turn; the tile goes to the box for them."""
        return 0

    def points(self, s: PantheonState, seat: int) -> int:
        """Victory points in a scoring."""
        return 0

    def refuses_tokens(self) -> bool:
        """Whether this god is paid with cards only."""
        return False


class God(Ability):
    """A god tile: what it costs, and its special rule."""

    def __init__(self, name: str, amount: int, cost: list[int]) -> None:
        super().__init__(name, amount)
        self.cost: Final = cost


class Nation:
    """A nation: where its temple and its loot are, and what it lets everybody do in the preparation."""

    says: ClassVar[str] = ""
    """The rule that says what is printed."""

    def __init__(self, name: str, amount: int, start: int, loot: list[int]) -> None:
        self.name: Final = name
        self.amount: Final = amount
        self.start: Final = start
        self.loot: Final = loot

    def prepare(self, s: PantheonState, seat: int) -> None:
        """The ability has come to this player (PAN-NATION-01)."""

    def prepare_all(self, s: PantheonState) -> None:
        """The ability, if it is carried out once for all."""


class Edition:
    """Which gods, tiles and nations there are, by number."""

    def __init__(self, gods: list[God], loot: list[Ability], bonus: list[Ability], nations: list[Nation]) -> None:
        self.gods: Final = gods
        self.loot: Final = loot
        self.bonus: Final = bonus
        self.nations: Final = nations


class PantheonQuestion(Question[PantheonState]):
    """A question to one seat, with the refusals every question shares."""

    decided_by = "PAN-EPOCH-16"

    def other_sort(self, option: int) -> list[Reason]:
        """The refusal of an answer to some other question."""
        return [Reason(self.asked_by, what=option)]


class Nature(Frame[PantheonState]):
    """Something is turned over or drawn: one of a pile, each kind as likely as it is frequent.

    Such a question is asked even if one outcome is left, so that a record tells everything.
    """

    asked_by: ClassVar[str] = ""

    def questions(self) -> bool:
        return True

    def waiting(self) -> list[int]:
        return [CHANCE]

    def first_waiting(self) -> int:
        return CHANCE

    def owes(self, seat: int) -> bool:
        return seat == CHANCE

    def pool(self, s: PantheonState) -> i64:
        """The pile it comes from."""
        raise NotImplementedError

    def first_code(self) -> int:
        """The option code of the first kind."""
        raise NotImplementedError

    def options(self, s: PantheonState, seat: int) -> list[int]:
        return kind_codes(self.first_code(), self.pool(s))

    def weights(self, s: PantheonState, options: list[int]) -> list[int]:
        pool = self.pool(s)
        first = self.first_code()
        return [count(pool, option - first) for option in options]

    def at_random(self, s: PantheonState, dice: Dice) -> int:
        pool = self.pool(s)
        return self.first_code() + kind_at(pool, dice.below(size(pool)))

    def reasons(self, s: PantheonState, seat: int, option: int) -> list[Reason]:
        return [] if option in self.options(s, seat) else [Reason(self.asked_by, what=option)]

    def reasons_against_seat(self, s: PantheonState, seat: int) -> list[Reason]:
        return [Reason("PAN-SETUP-22", who=seat)]

    def answer(self, s: PantheonState, seat: int, option: int) -> None:
        self.turned(s, option - self.first_code())

    def turned(self, s: PantheonState, kind: int) -> None:
        """This is what came."""
        raise NotImplementedError


class Hidden(Nature):
    """A draw whose outcome only its owner sees (PAN-SETUP-28)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def privy(self) -> int:
        return self.seat
