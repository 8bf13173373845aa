"""AnkhState: every fact of a position, and nothing that follows from another fact.

Pieces have no identity: a piece is its kind, its side and its space, so equal tables are equal positions.
Pools are not stored either: what is not on the map, captive or out of the game lies in its owner's pool.
A side is known by the seat that decides for it: its only player, or the higher god's (ANKH-DEF-01).

Facts of several sides, kinds or regions are rows, which are replaced and never changed. So copies share them, and
what is worked out from them (Survey, Neighbours, Voices, Land) is right as long as they are the very same rows.
"""

from typing import TYPE_CHECKING, Final, Self, cast

from theomachy.engine.bits import how_many, members, minus
from theomachy.engine.decision import State
from theomachy.engine.refusal import Reason
from theomachy.engine.values import NONE, Row, added, all_without_bits, changed, with_bits, without_bits
from theomachy.games.ankh.rules.battlefield import Battle
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    ANKHS_IN_POOL,
    BASES,
    CONFLICT_TOKENS,
    GUARDIAN_BASE,
    GUARDIAN_LEVEL,
    GUARDIAN_LEVELS,
    KINDS,
    MONUMENTS,
    WARRIOR,
    WARRIORS,
)
from theomachy.games.ankh.rules.derived import Neighbours, Survey, Voices, camels_between
from theomachy.games.ankh.rules.egypt import BIT, NEAR, WATER
from theomachy.games.ankh.rules.events.camel_lines import Land
from theomachy.games.ankh.rules.lineup import NOBODY, Lineup

if TYPE_CHECKING:
    from theomachy.games.ankh.rules.abilities.hooks import Ability

# How a game ended.
RUNNING: Final = 0
TOP_OF_TRACK: Final = 1
ONLY_GOD: Final = 2
ATHEIST: Final = 3
LAST_EVENT: Final = 4
ENDINGS: Final = ("running", "top-of-track", "only-god", "atheist", "last-event")


class AnkhState(State):
    """A position of Ankh."""

    over_by = "ANKH-END-05"

    def __init__(self, lineup: Lineup) -> None:
        super().__init__()
        players = lineup.players
        none = NONE[players]
        self.lineup: Final = lineup
        self.edition: Final = lineup.edition
        self.players: Final = players
        # the map
        self.regions: Row = NONE[CONFLICT_TOKENS]  # land of each Conflict Order token's region, 0: in the supply
        self.pieces: Row = NONE[len(KINDS)]  # spaces of each kind of piece
        self.figures: Row = none  # spaces of each side's figures
        self.controls: Row = none  # spaces of the Monuments each side controls
        self.suns = 0  # spaces of Radiant figures
        self.gates = 0  # spaces with Underworld tokens
        self.aims: Row = ()  # 6 * space + facing of each aimed Giant Scorpion, ascending
        # the sides
        self.side_of: Row = lineup.seats  # of each seat; OUT: forgotten
        self.followers: Row = lineup.followers
        self.devotion: Row = none
        self.ladder: Row = ()  # sides by Devotion, least first (ANKH-DEV-05)
        self.powers: Row = none  # unlocked, as bits
        self.hands: Row = lineup.hands
        self.captives: Row = none  # Warriors of each side held captive
        self.reserve: Row = NONE[players * GUARDIAN_LEVELS]  # Guardians in each side's pool, by level
        self.guardian_cards: Row = lineup.guardian_cards  # figures left on the card of each level
        # the central board
        self.advances: Row = NONE[len(ACTIONS)]  # of each action marker since it was on its start space
        self.event = 0  # events triggered so far
        self.turn = 0
        self.token_up = True  # the Amun token
        self.tiebreaker = NOBODY  # the side that holds it
        self.tiebreaker_up = False
        self.ending = RUNNING
        self.winner = NOBODY
        self.battle = Battle(players)
        # derived
        self._survey: Survey | None = None
        self._beside: Neighbours | None = None
        self._voices: Voices | None = None
        self._land: Land | None = None

    def copy(self) -> Self:
        """An independent position; nobody listens to it."""
        twin = cast("Self", AnkhState(self.lineup))
        twin.stack = self.stack.copy()
        twin.over = self.over
        twin.regions = self.regions
        twin.pieces = self.pieces
        twin.figures = self.figures
        twin.controls = self.controls
        twin.suns = self.suns
        twin.gates = self.gates
        twin.aims = self.aims
        twin.side_of = self.side_of
        twin.followers = self.followers
        twin.devotion = self.devotion
        twin.ladder = self.ladder
        twin.powers = self.powers
        twin.hands = self.hands
        twin.captives = self.captives
        twin.reserve = self.reserve
        twin.guardian_cards = self.guardian_cards
        twin.advances = self.advances
        twin.event = self.event
        twin.turn = self.turn
        twin.token_up = self.token_up
        twin.tiebreaker = self.tiebreaker
        twin.tiebreaker_up = self.tiebreaker_up
        twin.ending = self.ending
        twin.winner = self.winner
        twin.battle = self.battle.copy()
        twin._survey = self._survey
        twin._beside = self._beside
        twin._voices = self._voices
        twin._land = self._land
        return twin

    def facts(self) -> list[Row]:
        central = (
            self.suns, self.gates, self.event, self.turn, int(self.token_up), self.tiebreaker,
            int(self.tiebreaker_up), self.ending, self.winner, int(self.over),
        )  # fmt: skip
        return [
            tuple(self.lineup.facts()), central, self.regions, self.pieces, self.figures, self.controls, self.aims,
            self.side_of, self.followers, self.devotion, self.ladder, self.powers, self.hands, self.captives,
            self.reserve, self.guardian_cards, self.advances, *self.battle.facts(),
        ]  # fmt: skip

    def set_facts(self, groups: list[list[int]]) -> None:
        central, *rows = [tuple(group) for group in groups]
        self.suns, self.gates, self.event, self.turn, token_up, self.tiebreaker = central[:6]
        tiebreaker_up, self.ending, self.winner, over = central[6:]
        self.token_up = bool(token_up)
        self.tiebreaker_up = bool(tiebreaker_up)
        self.over = bool(over)
        self.regions, self.pieces, self.figures, self.controls, self.aims = rows[:5]
        self.side_of, self.followers, self.devotion, self.ladder, self.powers = rows[5:10]
        self.hands, self.captives, self.reserve, self.guardian_cards, self.advances = rows[10:15]
        self.battle.set_facts(rows[15:])

    # -- rules by the edition's own ids

    def ruled_by(self, rule: str) -> str:
        return self.edition.ruled_by(rule)

    def reasons(self, seat: int, option: int) -> list[Reason]:
        return [reason.under(self.ruled_by(reason.rule)) for reason in super().reasons(seat, option)]

    # -- spaces

    def survey(self) -> "Survey":
        """What follows from where pieces stand."""
        known = self._survey
        if known is None or known.figures is not self.figures or known.pieces is not self.pieces:
            known = Survey(self.pieces, self.figures)
            self._survey = known
        return known

    def monuments(self) -> int:
        """The spaces with a Monument."""
        return self.survey().monuments

    def neutral_monuments(self) -> int:
        """The spaces with a Monument nobody controls (ANKH-MON-01)."""
        return self.survey().neutral(self.controls)

    def all_figures(self) -> int:
        """The spaces with a figure of any side."""
        return self.survey().all_figures

    def empty(self) -> int:
        """The land spaces with neither figure nor Monument (ANKH-DEF-05)."""
        return self.survey().empty

    def open_to(self, side: int) -> int:
        """The empty land spaces on which a figure of this side may arrive (ANKH-MOVE-07, ANKH-SUM-07)."""
        closed = self.closed_to(side)
        return minus(self.empty(), closed) if closed else self.empty()

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
        bit = BIT[space]
        for kind, spaces in enumerate(self.pieces):
            if spaces & bit:
                return kind
        return -1

    def owner_at(self, space: int) -> int:
        """The side whose figure or controlled Monument is on the space; NOBODY if there is none."""
        bit = BIT[space]
        for side in self.ladder:
            if self.figures[side] & bit or self.controls[side] & bit:
                return side
        return NOBODY

    # -- regions

    def region_at(self, space: int) -> int:
        """The index of the region of a land space (ANKH-MAP-03); -1 for Water."""
        bit = BIT[space]
        for token, region in enumerate(self.regions):
            if region & bit:
                return token
        return -1

    def area(self, token: int) -> int:
        """The land of a region and the occupied Water that belongs to it (ANKH-MAP-04, ANKH-MAP-07)."""
        region = self.regions[token]
        afloat = self.survey().all_figures & WATER
        if not afloat:
            return region
        spaces = region
        for space in members(afloat):
            if NEAR[space] & region:
                spaces |= BIT[space]
        return spaces

    def present(self, token: int) -> list[int]:
        """The sides with at least one figure in the region, ascending (ANKH-CON-04)."""
        area = self.area(token)
        return [side for side in self.ladder if self.figures[side] & area]

    def adjacent(self, space: int) -> int:
        """The spaces adjacent to this one, never across a river or camel (ANKH-ADJ-01, -02, -03)."""
        if WATER & BIT[space]:
            return NEAR[space]
        return NEAR[space] & (self.regions[self.region_at(space)] | WATER)

    def adjacent_to_any(self, spaces: int) -> int:
        """The spaces adjacent to at least one of these."""
        return self._neighbours().adjacent(spaces)

    def beside_figures(self, side: int) -> int:
        """The spaces adjacent to at least one figure of the side."""
        return self._neighbours().of_figures(side, self.figures[side])

    def beside_monuments(self, side: int) -> int:
        """The spaces adjacent to at least one Monument the side controls."""
        return self._neighbours().of_monuments(side, self.controls[side])

    def _neighbours(self) -> "Neighbours":
        known = self._beside
        if known is None or known.regions is not self.regions:
            known = Neighbours(self.regions, self.players)
            self._beside = known
        return known

    def camels(self) -> list[int]:
        """The sides with a camel: those between two regions that are no river (ANKH-CAMEL-09)."""
        return list(camels_between(self.regions))

    def camels_left(self) -> int:
        """Camels in the supply."""
        return self.land().camels_left

    def land(self) -> Land:
        """What a caravan finds in these regions."""
        known = self._land
        if known is None or known.regions is not self.regions:
            known = Land(self.regions)
            self._land = known
        return known

    # -- sides

    def abilities(self, side: int) -> "list[Ability]":
        """The side's god or gods, its unlocked powers and the cards it has revealed in this Battle."""
        known = self._voices
        cards = self.battle.cards
        if (
            known is None
            or known.cards is not cards
            or known.powers is not self.powers
            or known.side_of is not self.side_of
        ):
            known = Voices(self.lineup, self.side_of, self.powers, cards)
            self._voices = known
        return known.of_side(side)

    def seats(self, side: int) -> list[int]:
        """The players of a side."""
        return [seat for seat in range(self.players) if self.side_of[seat] == side]

    def others(self, side: int) -> list[int]:
        """All other sides, ascending."""
        return [other for other in self.ladder if other != side]

    def enemies(self, side: int) -> int:
        """The spaces with enemy figures (ANKH-DEF-03)."""
        return minus(self.all_figures(), self.figures[side])

    def in_red(self, side: int) -> bool:
        """Whether the side's token is on a red space (ANKH-DEV-01, ANKH-DEV-12)."""
        return self.devotion[side] <= self.lineup.last_red

    def unlocked(self, side: int) -> int:
        """How many powers the side has unlocked."""
        return how_many(self.powers[side])

    def ankhs(self, side: int) -> int:
        """Ankh tokens in the pool (ANKH-COMP-03, ANKH-INV-03)."""
        return ANKHS_IN_POOL - how_many(self.controls[side])

    def warriors(self, side: int) -> int:
        """Warriors in the pool (ANKH-INV-03)."""
        on_map = how_many(self.pieces[WARRIOR] & self.figures[side])
        return WARRIORS - on_map - self.captives[side]

    def monuments_left(self, kind: int) -> int:
        """Monuments of a type in the supply (ANKH-INV-02)."""
        return MONUMENTS - how_many(self.pieces[kind])

    def guardian_kind(self, level: int) -> int:
        """The Guardian of this level in this game."""
        return self.lineup.guardians[level - 1]

    def guardians_in_pool(self, side: int, level: int) -> int:
        """Guardians of this level in the side's pool."""
        return self.reserve[side * GUARDIAN_LEVELS + level - 1]

    def add_to_pool(self, side: int, level: int, amount: int) -> None:
        """Put Guardians of this level into the side's pool, or take them out."""
        self.reserve = added(self.reserve, side * GUARDIAN_LEVELS + level - 1, amount)

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
                on_map = how_many(self.pieces[kind] & self.figures[side])
                free -= on_map + self.guardians_in_pool(side, level)
        return free

    def played(self, side: int) -> int:
        """The cards lying face up before the side, as bits (ANKH-BAT-06)."""
        return self.edition.all_cards & ~self.hands[side]

    # -- changes

    def put_figure(self, kind: int, side: int, space: int) -> None:
        """A figure of the side now stands on the space."""
        self.pieces = with_bits(self.pieces, kind, BIT[space])
        self.figures = with_bits(self.figures, side, BIT[space])

    def move_figure(self, origin: int, target: int) -> None:
        """A figure goes from one space to another with its Sun token; pincers must be aimed anew."""
        self.forget_aim(origin)
        if origin == target:
            return
        way = BIT[origin] | BIT[target]
        kind = self.kind_at(origin)
        side = self.owner_at(origin)
        self.pieces = changed(self.pieces, kind, self.pieces[kind] ^ way)
        self.figures = changed(self.figures, side, self.figures[side] ^ way)
        if self.suns & BIT[origin]:
            self.suns ^= way

    def take_figure(self, space: int) -> None:
        """The figure on the space leaves it; a Sun token on it is free again (ANKH-KILL-02)."""
        self.pieces = without_bits(self.pieces, self.kind_at(space), BIT[space])
        self.figures = without_bits(self.figures, self.owner_at(space), BIT[space])
        self.suns = minus(self.suns, BIT[space])
        self.forget_aim(space)

    def take_figures(self, spaces: int) -> None:
        """All figures on these spaces leave them, as one figure does."""
        self.pieces = all_without_bits(self.pieces, spaces)
        self.figures = all_without_bits(self.figures, spaces)
        self.suns = minus(self.suns, spaces)
        if self.aims:
            self.aims = tuple([aim for aim in self.aims if not spaces & BIT[aim // 6]])

    def forget_aim(self, space: int) -> None:
        """No pincers point from this space any more."""
        if self.aims:
            self.aims = tuple([aim for aim in self.aims if aim // 6 != space])

    def put_monument(self, kind: int, side: int, space: int) -> None:
        """A Monument now stands on the space, controlled by the side or NOBODY."""
        self.pieces = with_bits(self.pieces, kind, BIT[space])
        if side != NOBODY:
            self.controls = with_bits(self.controls, side, BIT[space])

    def destroy_monuments(self, spaces: int, rule: str) -> None:
        """These Monuments return to the supply, Ankh tokens on them to their owners' pools (ANKH-MON-03)."""
        if self.listening:
            for space in members(spaces):
                owner = self.owner_at(space)
                self.tell("monument-destroyed", rule, who=owner, what=self.kind_at(space), where=space)
        self.pieces = all_without_bits(self.pieces, spaces)
        self.controls = all_without_bits(self.controls, spaces)

    def gain_followers(self, side: int, amount: int, rule: str) -> None:
        """Followers from the general supply, which never runs out (ANKH-COMP-07)."""
        self.followers = added(self.followers, side, amount)
        if amount:
            self.tell("followers-gained", rule, who=side, amount=amount)

    def sacrifice(self, side: int, amount: int, rule: str) -> None:
        """Followers to the general supply (ANKH-DEF-09)."""
        self.followers = added(self.followers, side, -amount)
        if amount:
            self.tell("followers-sacrificed", rule, who=side, amount=amount)

    def set_devotion(self, side: int, space: int) -> None:
        """The side's token enters a space, on top of the tokens already there (ANKH-DEV-03, -04)."""
        self.devotion = changed(self.devotion, side, space)
        others = [other for other in self.ladder if other != side]
        below = 0
        while below < len(others) and self.devotion[others[below]] <= space:
            below += 1
        others.insert(below, side)
        self.ladder = tuple(others)

    def finish(self, ending: int, winner: int, rule: str) -> None:
        """The game is over; everything stays as it is."""
        self.over = True
        self.ending = ending
        self.winner = winner
        self.tell("game-over", rule, who=winner, what=ending)
