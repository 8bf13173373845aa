"""AnkhState: every fact of a position, and nothing that follows from another fact.

Pieces have no identity: a piece is its kind, its side and its space, so equal tables are equal positions.
Pools are not stored either: what is not on the map, captive or out of the game lies in its owner's pool.
A side is known by the seat that decides for it: its only player, or the higher god's (ANKH-DEF-01).
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Self

from theomachy.ankh.components import (
    ANKHS_IN_POOL,
    BASES,
    CONFLICT_TOKENS,
    GUARDIAN_BASE,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVEL,
    GUARDIAN_LEVELS,
    GUARDIANS_USED,
    KINDS,
    MONUMENTS,
    OBELISK,
    PYRAMID,
    STARTING_FOLLOWERS,
    TEMPLE,
    WARRIOR,
    WARRIORS,
)
from theomachy.ankh.egypt import LAND, NEAR, SIDES, WATER
from theomachy.ankh.lines import Land
from theomachy.engine.bits import members
from theomachy.engine.decision import State
from theomachy.engine.refusal import Reason

if TYPE_CHECKING:
    from theomachy.ankh.abilities import Ability, Edition

NOBODY: Final = -1
OUT: Final = -1

# How a game ended.
RUNNING: Final = 0
TOP_OF_TRACK: Final = 1
ONLY_GOD: Final = 2
ATHEIST: Final = 3
LAST_EVENT: Final = 4
ENDINGS: Final = ("running", "top-of-track", "only-god", "atheist", "last-event")


class Lineup:
    """Who plays with what: settled before the first turn, the same to the end."""

    def __init__(self, edition: "Edition", gods: list[int], guardians: list[int], top: int, last_red: int) -> None:
        self.edition: Final = edition
        self.players: Final = len(gods)
        self.gods: Final = gods  # of each seat
        self.guardians: Final = guardians  # of each level
        self.top: Final = top  # space of the Devotion track that wins (ANKH-DEV-01)
        self.last_red: Final = last_red

    def facts(self) -> list[int]:
        """Everything, in a fixed order."""
        return [self.edition.number, self.top, self.last_red, *self.guardians, *self.gods]


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
        self.cards = [0] * players  # revealed in this Battle, as bits
        self.killed = [0] * players  # own figures killed in this Battle
        self.fallen = [0] * (players * (GUARDIAN_LEVELS + 1))  # of the last batch, by side and level; 0: Warriors
        self.fielded = [0] * players  # own figures in the region when Resolution began
        self.strength = [0] * players

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
        twin.cards = self.cards.copy()
        twin.killed = self.killed.copy()
        twin.fallen = self.fallen.copy()
        twin.fielded = self.fielded.copy()
        twin.strength = self.strength.copy()
        return twin

    def facts(self) -> list[list[int]]:
        """Everything, in a fixed order."""
        alone = [
            self.region,
            self.participants,
            self.double,
            self.doomed,
            self.sheltered,
            self.victor,
            self.margin,
        ]
        return [alone, self.cards, self.killed, self.fallen, self.fielded, self.strength]

    def set_facts(self, groups: list[list[int]]) -> None:
        """Take over facts as facts() gives them."""
        alone, self.cards, self.killed, self.fallen, self.fielded, self.strength = groups
        self.region, self.participants, self.double, self.doomed, self.sheltered, self.victor, self.margin = alone


class AnkhState(State):
    """A position of Ankh."""

    over_by = "ANKH-END-05"

    def __init__(self, lineup: Lineup) -> None:
        super().__init__()
        players = lineup.players
        self.lineup: Final = lineup
        self.edition: Final = lineup.edition
        self.players: Final = players
        # the map
        self.regions = [0] * CONFLICT_TOKENS  # land of the region of each Conflict Order token, 0: in the supply
        self.pieces = [0] * len(KINDS)  # spaces of each kind of piece
        self.figures = [0] * players  # spaces of each side's figures
        self.controls = [0] * players  # spaces of the Monuments each side controls
        self.suns = 0  # spaces of Radiant figures
        self.gates = 0  # spaces with Underworld tokens
        self.aims: list[int] = []  # 6 * space + facing of each aimed Giant Scorpion, ascending
        # the sides
        self.side_of = list(range(players))  # of each seat; OUT: forgotten
        self.followers = [STARTING_FOLLOWERS] * players
        self.devotion = [0] * players
        self.ladder: list[int] = []  # sides by Devotion, least first (ANKH-DEV-05)
        self.powers = [0] * players  # unlocked, as bits
        self.hands = [lineup.edition.all_cards] * players
        self.captives = [0] * players  # Warriors of each side held captive
        self.reserve = [0] * (players * GUARDIAN_LEVELS)  # Guardians in each side's pool, by level
        self.guardian_cards = [
            min(GUARDIANS_USED[players], GUARDIAN_FIGURES[kind]) for kind in lineup.guardians
        ]  # figures left on the card of each level
        # the central board
        self.advances = [0] * 4  # of each action marker since it was on its start space
        self.event = 0  # events triggered so far
        self.turn = 0
        self.token_up = True  # the Amun token
        self.tiebreaker = NOBODY  # the side that holds it
        self.tiebreaker_up = False
        self.ending = RUNNING
        self.winner = NOBODY
        self.battle = Battle(players)
        self._land: Land | None = None

    def copy(self) -> Self:
        """An independent position; nobody listens to it."""
        twin = type(self)(self.lineup)
        twin.stack = self.stack.copy()
        twin.over = self.over
        twin.regions = self.regions.copy()
        twin._land = self._land
        twin.pieces = self.pieces.copy()
        twin.figures = self.figures.copy()
        twin.controls = self.controls.copy()
        twin.suns = self.suns
        twin.gates = self.gates
        twin.aims = self.aims.copy()
        twin.side_of = self.side_of.copy()
        twin.followers = self.followers.copy()
        twin.devotion = self.devotion.copy()
        twin.ladder = self.ladder.copy()
        twin.powers = self.powers.copy()
        twin.hands = self.hands.copy()
        twin.captives = self.captives.copy()
        twin.reserve = self.reserve.copy()
        twin.guardian_cards = self.guardian_cards.copy()
        twin.advances = self.advances.copy()
        twin.event = self.event
        twin.turn = self.turn
        twin.token_up = self.token_up
        twin.tiebreaker = self.tiebreaker
        twin.tiebreaker_up = self.tiebreaker_up
        twin.ending = self.ending
        twin.winner = self.winner
        twin.battle = self.battle.copy()
        return twin

    def facts(self) -> list[list[int]]:
        central = [
            self.suns, self.gates, self.event, self.turn, int(self.token_up), self.tiebreaker,
            int(self.tiebreaker_up), self.ending, self.winner, int(self.over),
        ]  # fmt: skip
        return [
            self.lineup.facts(), central, self.regions, self.pieces, self.figures, self.controls, self.aims,
            self.side_of, self.followers, self.devotion, self.ladder, self.powers, self.hands, self.captives,
            self.reserve, self.guardian_cards, self.advances, *self.battle.facts(),
        ]  # fmt: skip

    def set_facts(self, groups: list[list[int]]) -> None:
        """Take over facts as facts() gives them, the lineup's left out."""
        central, *lists = groups
        self.suns, self.gates, self.event, self.turn, token_up, self.tiebreaker = central[:6]
        tiebreaker_up, self.ending, self.winner, over = central[6:]
        self.token_up = bool(token_up)
        self.tiebreaker_up = bool(tiebreaker_up)
        self.over = bool(over)
        self.regions, self.pieces, self.figures, self.controls, self.aims = lists[:5]
        self.side_of, self.followers, self.devotion, self.ladder, self.powers = lists[5:10]
        self.hands, self.captives, self.reserve, self.guardian_cards, self.advances = lists[10:15]
        self.battle.set_facts(lists[15:])

    # -- rules by the edition's own ids

    def tell(
        self,
        kind: str,
        rule: str,
        who: int = -1,
        whom: int = -1,
        what: int = -1,
        origin: int = -1,
        where: int = -1,
        amount: int = 0,
    ) -> None:
        if self.listening:
            super().tell(kind, self.edition.ruled_by(rule), who, whom, what, origin, where, amount)

    def reasons(self, seat: int, option: int) -> list[Reason]:
        return [reason.under(self.edition.ruled_by(reason.rule)) for reason in super().reasons(seat, option)]

    # -- spaces

    def monuments(self) -> int:
        """The spaces with a Monument."""
        return self.pieces[OBELISK] | self.pieces[TEMPLE] | self.pieces[PYRAMID]

    def neutral_monuments(self) -> int:
        """The spaces with a Monument nobody controls (ANKH-MON-01)."""
        spaces = self.monuments()
        for controlled in self.controls:
            spaces &= ~controlled
        return spaces

    def all_figures(self) -> int:
        """The spaces with a figure of any side."""
        spaces = 0
        for figures in self.figures:
            spaces |= figures
        return spaces

    def empty(self) -> int:
        """The land spaces with neither figure nor Monument (ANKH-DEF-05)."""
        return LAND & ~self.all_figures() & ~self.monuments()

    def open_to(self, side: int) -> int:
        """The empty land spaces on which a figure of this side may arrive (ANKH-MOVE-07, ANKH-SUM-07)."""
        return self.empty() & ~self.closed_to(side)

    def closed_to(self, side: int) -> int:
        """The spaces with an Underworld token, unless the side may enter them (ANKH-GOD-22)."""
        if not self.gates:
            return 0
        for ability in self.abilities(side):
            if ability.enters_gates():
                return 0
        return self.gates

    def kind_at(self, space: int) -> int:
        """The kind of the piece on the space; -1 if there is none."""
        for kind, spaces in enumerate(self.pieces):
            if spaces >> space & 1:
                return kind
        return -1

    def owner_at(self, space: int) -> int:
        """The side whose figure or controlled Monument is on the space; NOBODY if there is none."""
        for side in self.ladder:
            if (self.figures[side] | self.controls[side]) >> space & 1:
                return side
        return NOBODY

    # -- regions

    def region_at(self, space: int) -> int:
        """The index of the region of a land space (ANKH-MAP-03); -1 for Water."""
        for token, region in enumerate(self.regions):
            if region >> space & 1:
                return token
        return -1

    def area(self, token: int) -> int:
        """The land of a region and the occupied Water that belongs to it (ANKH-MAP-04, ANKH-MAP-07)."""
        region = self.regions[token]
        spaces = region
        for space in members(self.all_figures() & WATER):
            if NEAR[space] & region:
                spaces |= 1 << space
        return spaces

    def present(self, token: int) -> list[int]:
        """The sides with at least one figure in the region, ascending (ANKH-CON-04)."""
        area = self.area(token)
        return [side for side in self.ladder if self.figures[side] & area]

    def adjacent(self, space: int) -> int:
        """The spaces adjacent to this one, never across a river or camel (ANKH-ADJ-01, -02, -03)."""
        if WATER >> space & 1:
            return NEAR[space]
        return NEAR[space] & (self.regions[self.region_at(space)] | WATER)

    def adjacent_to_any(self, spaces: int) -> int:
        """The spaces adjacent to at least one of these."""
        found = 0
        afloat = spaces & WATER
        while afloat:
            low = afloat & -afloat
            found |= NEAR[low.bit_length() - 1]
            afloat ^= low
        for region in self.regions:
            part = spaces & region
            if part:
                reached = 0
                while part:
                    low = part & -part
                    reached |= NEAR[low.bit_length() - 1]
                    part ^= low
                found |= reached & (region | WATER)
        return found

    def camels(self) -> list[int]:
        """The sides with a camel: those between two regions that are no river (ANKH-CAMEL-09)."""
        return list(camels_between(*self.regions))

    def camels_left(self) -> int:
        """Camels in the supply."""
        return self.land().camels_left

    def land(self) -> Land:
        """What caravans need to know of the regions, worked out anew whenever they have changed."""
        land = self._land
        if land is None or land.regions != self.regions:
            land = Land(self.regions.copy())
            self._land = land
        return land

    # -- sides

    def abilities(self, side: int) -> "list[Ability]":
        """The side's god or gods, its unlocked powers and the cards it has revealed in this Battle."""
        gods = 0
        for seat, its_side in enumerate(self.side_of):
            if its_side == side:
                gods |= 1 << self.lineup.gods[seat]
        return self.edition.abilities(gods, self.powers[side], self.battle.cards[side])

    def seats(self, side: int) -> list[int]:
        """The players of a side."""
        return [seat for seat in range(self.players) if self.side_of[seat] == side]

    def others(self, side: int) -> list[int]:
        """All other sides, ascending."""
        return [other for other in self.ladder if other != side]

    def enemies(self, side: int) -> int:
        """The spaces with enemy figures (ANKH-DEF-03)."""
        return self.all_figures() & ~self.figures[side]

    def in_red(self, side: int) -> bool:
        """Whether the side's token is on a red space (ANKH-DEV-01, ANKH-DEV-12)."""
        return self.devotion[side] <= self.lineup.last_red

    def unlocked(self, side: int) -> int:
        """How many powers the side has unlocked."""
        return self.powers[side].bit_count()

    def ankhs(self, side: int) -> int:
        """Ankh tokens in the pool (ANKH-COMP-03, ANKH-INV-03)."""
        return ANKHS_IN_POOL - self.controls[side].bit_count()

    def warriors(self, side: int) -> int:
        """Warriors in the pool (ANKH-INV-03)."""
        on_map = (self.pieces[WARRIOR] & self.figures[side]).bit_count()
        return WARRIORS - on_map - self.captives[side]

    def monuments_left(self, kind: int) -> int:
        """Monuments of a type in the supply (ANKH-INV-02)."""
        return MONUMENTS - self.pieces[kind].bit_count()

    def guardian_kind(self, level: int) -> int:
        """The Guardian of this level in this game."""
        return self.lineup.guardians[level - 1]

    def guardians_in_pool(self, side: int, level: int) -> int:
        """Guardians of this level in the side's pool."""
        return self.reserve[side * GUARDIAN_LEVELS + level - 1]

    def add_to_pool(self, side: int, level: int, amount: int) -> None:
        """Put Guardians of this level into the side's pool, or take them out."""
        self.reserve[side * GUARDIAN_LEVELS + level - 1] += amount

    def pool(self, side: int, kind: int) -> int:
        """Warriors or Guardians of this kind in the side's pool."""
        if kind == WARRIOR:
            return self.warriors(side)
        level = GUARDIAN_LEVEL[kind]
        return self.guardians_in_pool(side, level) if self.guardian_kind(level) == kind else 0

    def bases_free(self, side: int, base: int) -> int:
        """Bases of this size not under a Guardian of the side (ANKH-COMP-04, ANKH-INV-08)."""
        free = BASES
        for level in range(1, GUARDIAN_LEVELS + 1):
            kind = self.guardian_kind(level)
            if GUARDIAN_BASE[kind] == base:
                on_map = (self.pieces[kind] & self.figures[side]).bit_count()
                free -= on_map + self.guardians_in_pool(side, level)
        return free

    def played(self, side: int) -> int:
        """The cards lying face up before the side, as bits (ANKH-BAT-06)."""
        return self.edition.all_cards & ~self.hands[side]

    # -- changes

    def put_figure(self, kind: int, side: int, space: int) -> None:
        """A figure of the side now stands on the space."""
        self.pieces[kind] |= 1 << space
        self.figures[side] |= 1 << space

    def move_figure(self, origin: int, target: int) -> None:
        """A figure goes from one space to another with its Sun token; pincers must be aimed anew."""
        if origin == target:
            self.forget_aim(origin)
            return
        kind = self.kind_at(origin)
        side = self.owner_at(origin)
        sun = self.suns >> origin & 1
        self.take_figure(origin)
        self.put_figure(kind, side, target)
        self.suns |= sun << target

    def take_figure(self, space: int) -> None:
        """The figure on the space leaves it; a Sun token on it is free again (ANKH-KILL-02)."""
        self.pieces[self.kind_at(space)] &= ~(1 << space)
        self.figures[self.owner_at(space)] &= ~(1 << space)
        self.suns &= ~(1 << space)
        self.forget_aim(space)

    def forget_aim(self, space: int) -> None:
        """No pincers point from this space any more."""
        self.aims = [aim for aim in self.aims if aim // 6 != space]

    def put_monument(self, kind: int, side: int, space: int) -> None:
        """A Monument now stands on the space, controlled by the side or NOBODY."""
        self.pieces[kind] |= 1 << space
        if side != NOBODY:
            self.controls[side] |= 1 << space

    def destroy_monument(self, space: int, rule: str) -> None:
        """The Monument returns to the supply, an Ankh token on it to its owner's pool (ANKH-MON-03)."""
        kind = self.kind_at(space)
        self.tell("monument-destroyed", rule, who=self.owner_at(space), what=kind, where=space)
        self.pieces[kind] &= ~(1 << space)
        for side in range(self.players):
            self.controls[side] &= ~(1 << space)

    def gain_followers(self, side: int, amount: int, rule: str) -> None:
        """Followers from the general supply, which never runs out (ANKH-COMP-07)."""
        self.followers[side] += amount
        if amount:
            self.tell("followers-gained", rule, who=side, amount=amount)

    def sacrifice(self, side: int, amount: int, rule: str) -> None:
        """Followers to the general supply (ANKH-DEF-09)."""
        self.followers[side] -= amount
        if amount:
            self.tell("followers-sacrificed", rule, who=side, amount=amount)

    def set_devotion(self, side: int, space: int) -> None:
        """The side's token enters a space, on top of the tokens already there (ANKH-DEV-03, -04)."""
        self.ladder.remove(side)
        self.devotion[side] = space
        below = 0
        while below < len(self.ladder) and self.devotion[self.ladder[below]] <= space:
            below += 1
        self.ladder.insert(below, side)

    def finish(self, ending: int, winner: int, rule: str) -> None:
        """The game is over; everything stays as it is."""
        self.over = True
        self.ending = ending
        self.winner = winner
        self.tell("game-over", rule, who=winner, what=ending)


@lru_cache(maxsize=1024)
def camels_between(*regions: int) -> tuple[int, ...]:
    """The open sides whose two spaces lie in different regions."""
    where = {space: token for token, region in enumerate(regions) for space in members(region)}
    return tuple(
        [number for number, (one, other) in enumerate(SIDES) if where.get(one, -1) != where.get(other, -1)]
    )
