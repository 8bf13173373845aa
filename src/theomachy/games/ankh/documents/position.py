"""Reads positions of Ankh from JSON, complete or partial, as docs/reference/notation.md describes.

What is left out comes from the set-up. Contradictions are refused with their place and reason.
"""

from typing import Final

from theomachy.engine.bits import bits_of, members
from theomachy.engine.datafile import Node
from theomachy.engine.reader import Reader, check_title, read_stack
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.values import changed
from theomachy.games.ankh.documents.plausible import check_battle, check_course, check_table
from theomachy.games.ankh.rules.actions.turn import BeginTurn, EndTurn
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    CARDS,
    CONFLICT,
    CONFLICT_TOKENS,
    EVENT_TRACK,
    FACINGS,
    FIRST_GUARDIAN,
    FIRST_MONUMENT,
    GUARDIAN_LEVEL,
    KINDS,
    LAST_RED,
    POWERS,
    TOP,
    advances_to_event,
)
from theomachy.games.ankh.rules.egypt import EDGE_NUMBER, EGYPT, SPACE_NAMES
from theomachy.games.ankh.rules.events.conflict import (
    AfterConflict,
    ConflictEnds,
    ResolveRegion,
    begin_conflict,
)
from theomachy.games.ankh.rules.events.merge import lose_monuments
from theomachy.games.ankh.rules.frames import FRAMES
from theomachy.games.ankh.rules.invariants import faults_of
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.setup import DEFAULT_KINGDOM, draw_setup, new_game
from theomachy.games.ankh.rules.state import ATHEIST, ENDINGS, AnkhState

NEUTRAL: Final = "neutral"
ENTRIES: Final = (
    "game", "edition", "scenario", "gods", "guardians", "first", "top", "lastRed", "merged", "forgotten",
    "camels", "tokens", "figures", "monuments", "radiant", "gates", "pincers", "followers", "devotion", "powers",
    "played", "captives", "pools", "guardianCards", "actions", "event", "turn", "amunToken", "tiebreaker",
    "battle", "begin", "stack", "ending",
)  # fmt: skip
TOKENS: Final = [str(token + 1) for token in range(CONFLICT_TOKENS)]
FACES: Final = ("up", "down")
BATTLE_NUMBERS: Final = ("participants", "double", "doomed", "sheltered", "victor", "margin")
BATTLE_LISTS: Final = ("cards", "killed", "fallen", "fielded", "strength")


def read_position(node: Node) -> AnkhState:
    """The position a document describes; DataError with the place of what is wrong."""
    check_title(node, "ankh", ENTRIES)
    return AnkhReader(node).position()


class AnkhReader(Reader):
    """Reads one document, part by part, into a new game."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, node.key("gods").texts(), EGYPT.number)
        self.s: Final = self._start()

    def position(self) -> AnkhState:
        """The whole position."""
        self._sides_gone()
        self._regions()
        self._pieces()
        self._tokens()
        self._boards()
        self._devotion()
        self._tracks()
        self._battle()
        self._stack()
        self.refuse(faults_of(self.s))
        check_course(self.s, self.node.place)
        return self.s

    def _start(self) -> AnkhState:
        node = self.node
        try:
            setup = draw_setup(
                players=len(self.seats),
                gods=self.seats,
                guardians=node.key("guardians").texts() if self.has("guardians") else None,
                scenario=node.key("scenario").text() if self.has("scenario") else DEFAULT_KINGDOM,
                first=self.seat(node.key("first")) if self.has("first") else 0,
                edition=node.key("edition").text() if self.has("edition") else "final",
                top=node.key("top").number() if self.has("top") else TOP,
                last_red=node.key("lastRed").number() if self.has("lastRed") else LAST_RED,
            )
        except SetupError as error:
            raise DataError(node.place, str(error)) from error
        return new_game(setup)

    def _by_side(self, name: str) -> list[tuple[int, Node]]:
        """The values of an entry keyed by god, for sides still in the game."""
        found = self.by_seat(name)
        for seat, node in found:
            if self.s.side_of[seat] != seat:
                raise DataError(node.place, "merged as the lower god or forgotten: it has nothing of its own")
        return found

    # -- parts

    def _sides_gone(self) -> None:
        if self.has("merged"):
            pair = [self.seat(item) for item in self.node.key("merged").items()]
            if len(pair) != 2 or pair[0] == pair[1] or self.s.players < 3:
                raise DataError(f"{self.node.place}.merged", "names the higher and the lower god of 3 or more")
            self._leave(pair[1], pair[0])
        if self.has("forgotten"):
            for item in self.node.key("forgotten").items():
                seat = self.seat(item)
                if self.s.side_of[seat] != seat:
                    raise DataError(item.place, "gone already, or the lower half of a merged god")
                for each in self.s.seats(seat):
                    self._leave(each, OUT)

    def _leave(self, seat: int, side: int) -> None:
        s = self.s
        s.take_figures(s.figures[seat])
        lose_monuments(s, seat, "ANKH-MERGE-03")
        s.side_of = changed(s.side_of, seat, side)
        s.followers = changed(s.followers, seat, 0)
        s.powers = changed(s.powers, seat, 0)
        s.hands = changed(s.hands, seat, 0)
        s.devotion = changed(s.devotion, seat, 0)
        s.ladder = tuple([other for other in s.ladder if other != seat])

    def _regions(self) -> None:
        if not self.has("camels") and not self.has("tokens"):
            return
        camels: set[tuple[int, int]] = set()
        for item in self.node.key("camels").items():
            side = _camel_side(item)
            if side not in EDGE_NUMBER or side in camels:
                raise DataError(item.place, "no camel can stand there (ANKH-CAMEL-04)")
            camels.add(side)
        regions = EGYPT.regions(camels)
        for one, other in camels:
            if any(region >> one & 1 and region >> other & 1 for region in regions):
                raise DataError(f"{self.node.place}.camels", "a camel does not separate two regions (ANKH-INV-06)")
        held = [0] * CONFLICT_TOKENS
        for name, node in self.node.key("tokens").entries():
            token = name.one_of(TOKENS)
            seed = self.space(node)
            found = [region for region in regions if region >> seed & 1]
            if not found or found[0] in held:
                raise DataError(node.place, "each token needs a land region of its own (ANKH-MAP-09)")
            held[token] = found[0]
        self.s.regions = tuple(held)

    def _pieces(self) -> None:
        """All that is named is taken away first, so that it may stand where it stood in the set-up."""
        s = self.s
        for side, _ in self._by_side("figures"):
            for space in members(s.figures[side]):
                s.take_figure(space)
        for side, _ in self._monuments():
            s.destroy_monuments(s.neutral_monuments() if side == NOBODY else s.controls[side], "ANKH-SETUP-07")
        for side, node in self._by_side("figures"):
            for kind, space, place in self._placed(node, 0, FIRST_MONUMENT):
                self._take(space, place)
                s.put_figure(kind, side, space)
        for side, node in self._monuments():
            for kind, space, place in self._placed(node, FIRST_MONUMENT, len(KINDS)):
                self._take(space, place)
                s.put_monument(kind, side, space)

    def _monuments(self) -> list[tuple[int, Node]]:
        """What each side controls, and what nobody does."""
        entries = self.node.key("monuments").entries() if self.has("monuments") else []
        return [(NOBODY if owner.text() == NEUTRAL else self.seat(owner), node) for owner, node in entries]

    def _placed(self, node: Node, low: int, high: int) -> list[tuple[int, int, str]]:
        """Kind, space and place in the document of each piece; kinds from low to below high."""
        return [
            (low + name.one_of(KINDS[low:high]), space, spaces.place)
            for name, spaces in node.entries()
            for space in self.spaces(spaces)
        ]

    def _take(self, space: int, place: str) -> None:
        kind = self.s.kind_at(space)
        if kind >= 0:
            raise DataError(place, f"{SPACE_NAMES[space]} already holds a {KINDS[kind]} (ANKH-MAP-05)")

    def _tokens(self) -> None:
        s = self.s
        if self.has("radiant"):
            s.suns = bits_of(self.spaces(self.node.key("radiant")))
        if self.has("gates"):
            s.gates = bits_of(self.spaces(self.node.key("gates")))
        if self.has("pincers"):
            aimed = self.node.key("pincers").entries()
            s.aims = tuple(sorted([6 * self.space(space) + facing.one_of(FACINGS) for space, facing in aimed]))

    def _boards(self) -> None:
        s = self.s
        for side, node in self._by_side("followers"):
            s.followers = changed(s.followers, side, node.number())
        for side, node in self._by_side("powers"):
            s.powers = changed(s.powers, side, _bits(node, POWERS, bits_of(list(s.edition.powers))))
        for side, node in self._by_side("played"):
            s.hands = changed(s.hands, side, s.edition.all_cards & ~_bits(node, CARDS, s.edition.all_cards))
        for side, node in self._by_side("captives"):
            s.captives = changed(s.captives, side, node.number())
        for side, node in self._by_side("pools"):
            for level, amount in self._guardians(node):
                s.add_to_pool(side, level, amount)
        if self.has("guardianCards"):
            for level, amount in self._guardians(self.node.key("guardianCards")):
                s.guardian_cards = changed(s.guardian_cards, level - 1, amount)

    def _guardians(self, node: Node) -> list[tuple[int, int]]:
        """Levels of Guardians in this game, and how many there are of each."""
        found: list[tuple[int, int]] = []
        for name, amount in node.entries():
            kind = FIRST_GUARDIAN + name.one_of(KINDS[FIRST_GUARDIAN:FIRST_MONUMENT])
            if kind not in self.s.lineup.guardians:
                raise DataError(name.place, "this Guardian is not in this game (ANKH-SETUP-09)")
            found.append((GUARDIAN_LEVEL[kind], amount.number()))
        return found

    def _devotion(self) -> None:
        if not self.has("devotion"):
            return
        s = self.s
        entry = self.node.key("devotion")
        order: list[int] = []
        for item in entry.items():
            pair = item.items()
            if len(pair) != 2:
                raise DataError(item.place, "a token is [god, space], most Devotion first")
            side = self.seat(pair[0])
            s.devotion = changed(s.devotion, side, pair[1].number())
            order.append(side)
        if sorted(order) != sorted(s.ladder):
            raise DataError(entry.place, "needs every side of the game once, most Devotion first")
        s.ladder = tuple(order[::-1])

    def _tracks(self) -> None:
        s = self.s
        if self.has("actions"):
            for name, advances in self.node.key("actions").entries():
                action = name.one_of(ACTIONS)
                if not 0 <= advances.number() <= advances_to_event(s.players, action):
                    raise DataError(advances.place, "beyond the end of the track (ANKH-TURN-05)")
                s.advances = changed(s.advances, action, advances.number())
        if self.has("event"):
            s.event = self.node.key("event").number()
            if not 0 <= s.event <= len(EVENT_TRACK):
                raise DataError(f"{self.node.place}.event", f"0 to {len(EVENT_TRACK)} events (ANKH-EVT-01)")
        if self.has("turn"):
            s.turn = self.seat(self.node.key("turn"))
        if self.has("amunToken"):
            s.token_up = self.node.key("amunToken").one_of(FACES) == 0
        if self.has("tiebreaker"):
            holders = self._by_side("tiebreaker")
            if len(holders) > 1:
                raise DataError(f"{self.node.place}.tiebreaker", "there is one Tiebreaker (ANKH-COMP-06)")
            for side, node in holders:
                s.tiebreaker = side
                s.tiebreaker_up = node.one_of(FACES) == 0
        if self.has("ending"):
            ending = self.node.key("ending")
            s.ending = 1 + ending.key("name").one_of(ENDINGS[1:])
            s.winner = NOBODY if ending.key("winner").value is None else self.seat(ending.key("winner"))
            if (s.ending == ATHEIST) != (s.winner == NOBODY):
                raise DataError(ending.place, "somebody wins, unless Egypt is atheist (ANKH-END-03)")
            s.over = True

    def _battle(self) -> None:
        if not self.has("battle"):
            return
        entry = self.node.key("battle")
        battle = self.s.battle
        battle.region = entry.key("region").number() - 1
        if not 0 <= battle.region < CONFLICT_TOKENS or not self.s.regions[battle.region]:
            raise DataError(f"{entry.place}.region", "no region has this token")
        numbers = [entry.key(name).number() for name in BATTLE_NUMBERS]
        rows = [tuple([item.number() for item in entry.key(name).items()]) for name in BATTLE_LISTS]
        if [len(values) for values in rows] != [len(values) for values in battle.facts()[1:]]:
            raise DataError(entry.place, f"needs one number for each seat in {', '.join(BATTLE_LISTS)}")
        battle.set_facts([(battle.region, *numbers), *rows])
        check_battle(self.s, entry.place)

    def _stack(self) -> None:
        s = self.s
        s.stack.clear()
        if self.has("stack"):
            read_stack(self.node.key("stack"), s, FRAMES)
        elif not s.over:
            check_table(s, self.node.place)
            self._begin(self.node.key("begin") if self.has("begin") else Node({"turn": None}, self.node.place))
            s.settle()

    def _begin(self, begin: Node) -> None:
        """What happens now: a turn (default), a Conflict, or one region of it."""
        s = self.s
        keys = begin.names()
        if keys == ["turn"]:
            s.push(BeginTurn())
        elif keys in (["conflict"], ["region"]):
            if not s.event or EVENT_TRACK[s.event - 1] != CONFLICT:
                raise DataError(begin.place, "the Event marker is not on a Conflict: set 'event' (ANKH-EVT-01)")
            s.push(EndTurn())
            if keys == ["conflict"]:
                begin_conflict(s, s.turn)
            else:
                token = begin.key("region").number()
                if not 1 <= token <= CONFLICT_TOKENS or not s.regions[token - 1]:
                    raise DataError(f"{begin.place}.region", "no region has this token")
                rest = [ResolveRegion(t) for t in range(token - 1, CONFLICT_TOKENS) if s.regions[t]]
                s.queue([*rest, ConflictEnds(), AfterConflict()])
        else:
            raise DataError(begin.place, '{"turn": null}, {"conflict": null} or {"region": token}')


def _camel_side(item: Node) -> tuple[int, int]:
    try:
        return EGYPT.side(item.text())
    except DataError as error:
        raise DataError(item.place, error.problem) from error


def _bits(node: Node, names: tuple[str, ...], printed: int) -> int:
    """The named members of a set, if the edition prints them."""
    known = [names[number] for number in members(printed)]
    return bits_of([names.index(known[item.one_of(known)]) for item in node.items()])
