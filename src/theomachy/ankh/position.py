"""Positions of Ankh as JSON a person can write: whole or in part; what is left out comes from the set-up.

docs/notation.md describes every entry. Reading refuses contradictions with their place and reason; writing gives
every entry, so that equal positions give equal texts.
"""

from typing import Final

from theomachy.ankh.components import (
    ACTIONS,
    CARDS,
    CONFLICT,
    CONFLICT_TOKENS,
    EVENT_TRACK,
    FIRST_GUARDIAN,
    FIRST_MONUMENT,
    GUARDIAN_LEVEL,
    KINDS,
    LAST_RED,
    POWERS,
    TOP,
    advances_to_event,
)
from theomachy.ankh.conflict import AfterConflict, ConflictEnds, ResolveRegion, begin_conflict
from theomachy.ankh.egypt import EGYPT, SIDE_NUMBER, SPACE_NAMES
from theomachy.ankh.frames import FRAMES
from theomachy.ankh.invariants import faults_of
from theomachy.ankh.merge import lose_monuments
from theomachy.ankh.plausible import check_battle, check_course, check_frame, check_table
from theomachy.ankh.setup import DEFAULT_KINGDOM, draw_setup, new_game
from theomachy.ankh.state import ATHEIST, ENDINGS, NOBODY, OUT, AnkhState
from theomachy.ankh.text import FACINGS
from theomachy.ankh.turn import BeginTurn, EndTurn
from theomachy.engine.bits import bits_of, members
from theomachy.engine.datafile import Node
from theomachy.engine.decision import Frame
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.values import changed

NEUTRAL: Final = "neutral"
ENTRIES: Final = (
    "game", "edition", "scenario", "gods", "guardians", "first", "top", "lastRed", "merged", "forgotten",
    "camels", "tokens", "figures", "monuments", "radiant", "gates", "pincers", "followers", "devotion", "powers",
    "played", "captives", "pools", "guardianCards", "actions", "event", "turn", "amunToken", "tiebreaker",
    "battle", "begin", "stack", "ending",
)  # fmt: skip
BATTLE_NUMBERS: Final = ("participants", "double", "doomed", "sheltered", "victor", "margin")
BATTLE_LISTS: Final = ("cards", "killed", "fallen", "fielded", "strength")


def read_position(node: Node) -> AnkhState:
    """The position a document describes; DataError with the place of what is wrong."""
    for name in node.names():
        if name not in ENTRIES:
            raise DataError(f"{node.place}.{name}", f"unknown entry; known: {', '.join(ENTRIES)}")
    return Reader(node).position()


class Reader:
    """Reads one document, part by part, into a new game."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.names: Final = [item.text() for item in node.key("gods").items()]
        self.s: Final = self._start()

    def has(self, name: str) -> bool:
        """Whether the document has this entry."""
        return name in self.node.names()

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
        faults = faults_of(self.s)
        if faults:
            raise DataError(self.node.place, "; ".join(faults))
        check_course(self.s, self.node.place)
        return self.s

    def _start(self) -> AnkhState:
        node = self.node
        if self.has("game") and node.key("game").text() != "ankh":
            raise DataError(f"{node.place}.game", "this is a position of ankh")
        first = node.key("first") if self.has("first") else None
        try:
            setup = draw_setup(
                players=len(self.names),
                gods=self.names,
                guardians=node.key("guardians").texts() if self.has("guardians") else None,
                scenario=node.key("scenario").text() if self.has("scenario") else DEFAULT_KINGDOM,
                first=0 if first is None else self._seat(first),
                edition=node.key("edition").text() if self.has("edition") else "final",
                top=node.key("top").number() if self.has("top") else TOP,
                last_red=node.key("lastRed").number() if self.has("lastRed") else LAST_RED,
            )
        except SetupError as error:
            raise DataError(node.place, str(error)) from error
        return new_game(setup)

    # -- names

    def _seat(self, node: Node) -> int:
        return self._seat_named(node.text(), node.place)

    def _seat_named(self, name: str, place: str) -> int:
        if name not in self.names:
            raise DataError(place, f"no god {name!r} in this game; there are {', '.join(self.names)}")
        return self.names.index(name)

    def _by_side(self, name: str) -> list[tuple[int, Node]]:
        """The values of an entry keyed by god, for sides still in the game."""
        if not self.has(name):
            return []
        entry = self.node.key(name)
        found: list[tuple[int, Node]] = []
        for god in entry.names():
            place = f"{entry.place}.{god}"
            seat = self._seat_named(god, place)
            if self.s.side_of[seat] != seat:
                raise DataError(place, "merged as the lower god or forgotten: it has nothing of its own")
            found.append((seat, entry.key(god)))
        return found

    def _spaces(self, node: Node) -> list[int]:
        items = [node] if isinstance(node.value, str) else node.items()
        return [_space(item.text(), item.place) for item in items]

    def _list(self, name: str) -> list[int]:
        return self._spaces(self.node.key(name)) if self.has(name) else []

    # -- parts

    def _sides_gone(self) -> None:
        if self.has("merged"):
            pair = [self._seat(item) for item in self.node.key("merged").items()]
            if len(pair) != 2 or pair[0] == pair[1] or self.s.players < 3:
                raise DataError(f"{self.node.place}.merged", "names the higher and the lower god of 3 or more")
            self._leave(pair[1], pair[0])
        if self.has("forgotten"):
            for item in self.node.key("forgotten").items():
                seat = self._seat(item)
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
            if side not in SIDE_NUMBER or side in camels:
                raise DataError(item.place, "no camel can stand there (ANKH-CAMEL-04)")
            camels.add(side)
        regions = EGYPT.regions(camels)
        for one, other in camels:
            if any(region >> one & 1 and region >> other & 1 for region in regions):
                raise DataError(f"{self.node.place}.camels", "a camel does not separate two regions (ANKH-INV-06)")
        held = [0] * CONFLICT_TOKENS
        tokens = self.node.key("tokens")
        for name in tokens.names():
            place = f"{tokens.place}.{name}"
            if name not in {str(token + 1) for token in range(CONFLICT_TOKENS)}:
                raise DataError(place, f"Conflict Order tokens are 1 to {CONFLICT_TOKENS}")
            seed = _space(tokens.key(name).text(), place)
            found = [region for region in regions if region >> seed & 1]
            if not found or found[0] in held:
                raise DataError(place, "each token needs a land region of its own (ANKH-MAP-09)")
            held[int(name) - 1] = found[0]
        self.s.regions = tuple(held)

    def _pieces(self) -> None:
        s = self.s
        for side, _ in self._by_side("figures"):
            for space in members(s.figures[side]):
                s.take_figure(space)
        if self.has("monuments"):
            entry = self.node.key("monuments")
            for owner in entry.names():
                place = f"{entry.place}.{owner}"
                side = NOBODY if owner == NEUTRAL else self._seat_named(owner, place)
                gone = s.neutral_monuments() if side == NOBODY else s.controls[side]
                s.destroy_monuments(gone, "ANKH-SETUP-07")
        for side, node in self._by_side("figures"):
            for name in node.names():
                kind = _kind(name, f"{node.place}.{name}", 0, FIRST_MONUMENT)
                for space in self._spaces(node.key(name)):
                    self._take(space, f"{node.place}.{name}")
                    s.put_figure(kind, side, space)
        if self.has("monuments"):
            entry = self.node.key("monuments")
            for owner in entry.names():
                side = NOBODY if owner == NEUTRAL else self._seat_named(owner, entry.place)
                node = entry.key(owner)
                for name in node.names():
                    kind = _kind(name, f"{node.place}.{name}", FIRST_MONUMENT, len(KINDS))
                    for space in self._spaces(node.key(name)):
                        self._take(space, f"{node.place}.{name}")
                        s.put_monument(kind, side, space)

    def _take(self, space: int, place: str) -> None:
        kind = self.s.kind_at(space)
        if kind >= 0:
            raise DataError(place, f"{SPACE_NAMES[space]} already holds a {KINDS[kind]} (ANKH-MAP-05)")

    def _tokens(self) -> None:
        s = self.s
        if self.has("radiant"):
            s.suns = sum(1 << space for space in set(self._list("radiant")))
        if self.has("gates"):
            s.gates = sum(1 << space for space in set(self._list("gates")))
        if self.has("pincers"):
            entry = self.node.key("pincers")
            aims: list[int] = []
            for name in entry.names():
                facing = entry.key(name).text()
                if facing not in FACINGS:
                    raise DataError(f"{entry.place}.{name}", f"pincers point {', '.join(FACINGS)}")
                aims.append(6 * _space(name, entry.place) + FACINGS.index(facing))
            s.aims = tuple(sorted(aims))

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
            for name in node.names():
                kind = _kind(name, f"{node.place}.{name}", FIRST_GUARDIAN, FIRST_MONUMENT)
                self._in_game(kind, f"{node.place}.{name}")
                s.add_to_pool(side, GUARDIAN_LEVEL[kind], node.key(name).number())
        if self.has("guardianCards"):
            cards = self.node.key("guardianCards")
            for name in cards.names():
                kind = _kind(name, f"{cards.place}.{name}", FIRST_GUARDIAN, FIRST_MONUMENT)
                self._in_game(kind, f"{cards.place}.{name}")
                s.guardian_cards = changed(s.guardian_cards, GUARDIAN_LEVEL[kind] - 1, cards.key(name).number())

    def _in_game(self, kind: int, place: str) -> None:
        if kind not in self.s.lineup.guardians:
            raise DataError(place, "this Guardian is not in this game (ANKH-SETUP-09)")

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
            side = self._seat(pair[0])
            s.devotion = changed(s.devotion, side, pair[1].number())
            order.append(side)
        if sorted(order) != sorted(s.ladder):
            raise DataError(entry.place, "needs every side of the game once, most Devotion first")
        s.ladder = tuple(order[::-1])

    def _tracks(self) -> None:
        s = self.s
        if self.has("actions"):
            entry = self.node.key("actions")
            for name in entry.names():
                if name not in ACTIONS:
                    raise DataError(f"{entry.place}.{name}", f"actions are {', '.join(ACTIONS)}")
                advances = entry.key(name).number()
                if not 0 <= advances <= advances_to_event(s.players, ACTIONS.index(name)):
                    raise DataError(f"{entry.place}.{name}", "beyond the end of the track (ANKH-TURN-05)")
                s.advances = changed(s.advances, ACTIONS.index(name), advances)
        if self.has("event"):
            s.event = self.node.key("event").number()
            if not 0 <= s.event <= len(EVENT_TRACK):
                raise DataError(f"{self.node.place}.event", f"0 to {len(EVENT_TRACK)} events (ANKH-EVT-01)")
        if self.has("turn"):
            s.turn = self._seat(self.node.key("turn"))
        if self.has("amunToken"):
            s.token_up = self._face(self.node.key("amunToken"))
        if self.has("tiebreaker"):
            holders = self._by_side("tiebreaker")
            if len(holders) > 1:
                raise DataError(f"{self.node.place}.tiebreaker", "there is one Tiebreaker (ANKH-COMP-06)")
            for side, node in holders:
                s.tiebreaker = side
                s.tiebreaker_up = self._face(node)
        if self.has("ending"):
            ending = self.node.key("ending")
            if ending.key("name").text() not in ENDINGS[1:]:
                raise DataError(ending.place, f"endings are {', '.join(ENDINGS[1:])}")
            s.ending = ENDINGS.index(ending.key("name").text())
            s.winner = NOBODY if ending.key("winner").value is None else self._seat(ending.key("winner"))
            if (s.ending == ATHEIST) != (s.winner == NOBODY):
                raise DataError(ending.place, "somebody wins, unless Egypt is atheist (ANKH-END-03)")
            s.over = True

    def _face(self, node: Node) -> bool:
        if node.text() not in ("up", "down"):
            raise DataError(node.place, "'up' or 'down'")
        return node.text() == "up"

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
        if self.has("stack"):
            if self.has("begin"):
                raise DataError(f"{self.node.place}.begin", "either 'begin' or 'stack'")
            s.stack.clear()
            for item in self.node.key("stack").items():
                s.stack.append(self._frame(item))
            if not s.over and (not s.stack or not s.stack[-1].questions()):
                raise DataError(f"{self.node.place}.stack", "ends with the open question")
            return
        s.stack.clear()
        if s.over:
            return
        check_table(s, self.node.place)
        begin = self.node.key("begin") if self.has("begin") else Node({"turn": None}, self.node.place)
        self._begin(begin)
        s.settle()

    def _frame(self, item: Node) -> Frame[AnkhState]:
        parts = item.items()
        name = parts[0].text() if parts else ""
        if name not in FRAMES:
            raise DataError(item.place, f"no question or step {name!r}")
        facts = [part.number() for part in parts[1:]]
        try:
            frame = FRAMES[name](*facts)
            check_frame(self.s, frame, item.place)
            for seat in frame.waiting():
                if not frame.options(self.s, seat):
                    raise DataError(item.place, "a question without options")
        except (TypeError, IndexError, KeyError, ValueError) as error:
            raise DataError(item.place, f"{name} with {facts}: {error}") from error
        return frame

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


def _space(name: str, place: str) -> int:
    if name not in EGYPT.number:
        raise DataError(place, f"{name!r} is no space of the map")
    return EGYPT.number[name]


def _kind(name: str, place: str, low: int, high: int) -> int:
    if name not in KINDS[low:high]:
        raise DataError(place, f"{name!r} is none of {', '.join(KINDS[low:high])}")
    return KINDS.index(name)


def _bits(node: Node, names: tuple[str, ...], printed: int) -> int:
    """The named members of a set, if the edition prints them."""
    bits = 0
    known = [names[number] for number in members(printed)]
    for item in node.items():
        if item.text() not in known:
            raise DataError(item.place, f"{item.text()!r} is none of {', '.join(known)}")
        bits |= 1 << names.index(item.text())
    return bits
