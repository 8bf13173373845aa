"""Positions of Pantheon as JSON a person can write: whole or in part; what is left out is as in a fresh game.

Cards and tiles that are named nowhere lie in their deck, stack or bag. Without "stack" or "begin" a document
without nations begins with the set-up, one with nations with a turn. Reading refuses contradictions with their
place and reason; writing gives every entry, so that equal positions give equal texts.
"""

from typing import Final

from theomachy.engine.bits import bits_of, members
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, Frame
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.values import added, changed
from theomachy.pantheon.board import BOARD, SPACE_NAMES
from theomachy.pantheon.components import (
    BONUS,
    BOX,
    CARDS,
    COLOURS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)
from theomachy.pantheon.epoch import AfterEpoch, BeginEpoch
from theomachy.pantheon.frames import FRAMES
from theomachy.pantheon.invariants import faults_of
from theomachy.pantheon.piles import MOST, count, kinds_in, one, size
from theomachy.pantheon.setup import SetUp, line_up
from theomachy.pantheon.state import (
    ALL_DEMIGODS,
    ALL_GODS,
    ALL_MONEY,
    FULL_BAG,
    FULL_DECK,
    NOBODY,
    NOTHING,
    NOWHERE,
    PantheonState,
    face_pair,
)
from theomachy.pantheon.turn import BeginTurn
from theomachy.pantheon.view import token_pairs

ENTRIES: Final = (
    "game", "players", "options", "nations", "temple", "start", "active", "bigFoot", "turns", "ending",
    "hands", "open", "played", "discard", "money", "highestMoneyFirst", "deck",
    "gods", "godDisplay", "godAside", "godBox", "godStack", "demigods", "demigodDisplay", "demigodStack",
    "loot", "lootPicked", "tiles", "bag", "bonus", "bonusOffer",
    "feet", "jumped", "columns", "reserve", "tokens", "tokenStock", "score", "begin", "stack", "over",
)  # fmt: skip
OPTIONS: Final = ("bonusDraft", "bswStartMaterial", "traiteraAfterTrigger", "stallTurns")
CARD_NAMES: Final = list(CARDS)
VALUES: Final = [str(value) for value in range(1, DEMIGOD_VALUES + 1)]


def read_position(node: Node) -> PantheonState:
    """The position a document describes; DataError with the place of what is wrong."""
    _known(node, ENTRIES)
    if "game" in node.names() and node.key("game").text() != "pantheon":
        raise DataError(f"{node.place}.game", "this is pantheon")
    return Reader(node).position()


class Reader:
    """Reads one document, part by part, into a fresh game."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.s: Final = self._start()
        self.colours: Final = COLOURS[: self.s.players]

    def has(self, name: str) -> bool:
        """Whether the document has this entry."""
        return name in self.node.names()

    def position(self) -> PantheonState:
        """The whole position."""
        self._course()
        self._cards()
        self._gods()
        self._demigods()
        self._loot()
        self._bonus()
        self._board()
        self._tokens()
        for seat, score in self._by_seat("score"):
            self.s.score = changed(self.s.score, seat, score.number())
        self._refuse_faults()
        self._stack()
        self._refuse_faults()
        return self.s

    def _refuse_faults(self) -> None:
        faults = faults_of(self.s)
        if faults:
            raise DataError(self.node.place, "; ".join(faults))

    def _start(self) -> PantheonState:
        options = self.node.key("options") if self.has("options") else Node({}, self.node.place)
        _known(options, OPTIONS)
        given = options.names()
        try:
            return PantheonState(
                line_up(
                    self.node.key("players").number(),
                    "bonusDraft" in given and _flag(options.key("bonusDraft")),
                    "bswStartMaterial" in given and _flag(options.key("bswStartMaterial")),
                    "traiteraAfterTrigger" not in given or _flag(options.key("traiteraAfterTrigger")),
                    options.key("stallTurns").number() if "stallTurns" in given else BOX.stall_turns,
                )
            )
        except SetupError as error:
            raise DataError(self.node.place, str(error)) from error

    # -- names

    def _seat(self, node: Node) -> int:
        return self._seat_named(node.text(), node.place)

    def _seat_named(self, name: str, place: str) -> int:
        if name not in self.colours:
            raise DataError(place, f"no seat {name!r}; there are {', '.join(self.colours)}")
        return self.colours.index(name)

    def _by_seat(self, name: str) -> list[tuple[int, Node]]:
        """The values of an entry keyed by colour."""
        if not self.has(name):
            return []
        entry = self.node.key(name)
        return [
            (self._seat_named(colour, f"{entry.place}.{colour}"), entry.key(colour)) for colour in entry.names()
        ]

    def _pile(self, name: str, names: list[str]) -> int:
        """The pile of an entry; empty if it is left out."""
        return _pile(self.node.key(name), names) if self.has(name) else 0

    # -- parts

    def _course(self) -> None:
        s = self.s
        if self.has("nations"):
            for item in self.node.key("nations").items():
                s.track += (_number(item, NATIONS),)
            s.temple = s.nation().start if s.track else NOWHERE
            s.start = 0
        if self.has("temple"):
            temple = self.node.key("temple")
            s.temple = NOWHERE if temple.value is None else BOARD.space(temple)
        s.start = self._holder("start", s.start)
        s.active = self._holder("active", s.active)
        s.big_foot = self._holder("bigFoot", s.big_foot)
        if self.has("turns"):
            s.turns = _amount(self.node.key("turns"))
        if self.has("ending"):
            s.ended = _flag(self.node.key("ending"))
        if self.has("over"):
            s.over = _flag(self.node.key("over"))
        if s.temple != NOWHERE and not s.track:
            raise DataError(f"{self.node.place}.temple", "no nation has placed it yet (PAN-EPOCH-12)")

    def _holder(self, name: str, otherwise: int) -> int:
        if not self.has(name):
            return otherwise
        node = self.node.key(name)
        return NOBODY if node.value is None else self._seat(node)

    def _cards(self) -> None:
        s = self.s
        s.open = self._pile("open", CARD_NAMES)
        s.played = self._pile("played", CARD_NAMES)
        s.discard = self._pile("discard", CARD_NAMES)
        for seat, hand in self._by_seat("hands"):
            s.hands = changed(s.hands, seat, _pile(hand, CARD_NAMES))
        if self.has("highestMoneyFirst"):
            s.highest_first = _flag(self.node.key("highestMoneyFirst"))
        out: list[int] = [s.open, s.played, s.discard, *s.hands]
        coins = [_only(pile, BOX.special_money) for pile in out]
        s.money = self._rest("money", CARD_NAMES, ALL_MONEY, coins, "PAN-SETUP-12 cards")
        s.deck = self._rest("deck", CARD_NAMES, FULL_DECK + ALL_MONEY, [*out, s.money], "PAN-SETUP-12 cards")

    def _rest(self, name: str, names: list[str], whole: int, out: list[int], rule: str) -> int:
        """The pile of an entry; if it is left out, all of the whole that is nowhere else."""
        if self.has(name):
            return _pile(self.node.key(name), names)
        for kind in range(len(names)):
            lying = [count(pile, kind) for pile in out]
            if sum(lying) > count(whole, kind):
                raise DataError(self.node.place, f"{rule} {names[kind]}: {lying} of {count(whole, kind)}")
        return whole - sum(out)

    def _gods(self) -> None:
        s = self.s
        s.god_display = self._pile("godDisplay", GODS)
        s.god_aside = self._pile("godAside", GODS)
        s.god_box = self._pile("godBox", GODS)
        for seat, gods in self._by_seat("gods"):
            s.gods = changed(s.gods, seat, _pile(gods, GODS))
        out: list[int] = [s.god_display, s.god_aside, s.god_box, *s.gods]
        s.god_stack = self._rest("godStack", GODS, ALL_GODS, out, "PAN-SETUP-06 god tiles")

    def _demigods(self) -> None:
        s = self.s
        if self.has("demigodDisplay"):
            for item in self.node.key("demigodDisplay").items():
                if not 1 <= item.number() <= DEMIGOD_VALUES:
                    raise DataError(item.place, f"demigods are worth 1 to {DEMIGOD_VALUES} (PAN-SETUP-07)")
                s.demigod_display += (item.number(),)
        for seat, demigods in self._by_seat("demigods"):
            s.demigods = changed(s.demigods, seat, _pile(demigods, VALUES))
        shown = sum([one(value - 1) for value in s.demigod_display])
        out: list[int] = [shown, *s.demigods]
        s.demigod_stack = self._rest("demigodStack", VALUES, ALL_DEMIGODS, out, "PAN-SETUP-07 demigods of value")

    def _loot(self) -> None:
        s = self.s
        if self.has("loot"):
            entry = self.node.key("loot")
            places = s.nation().loot if s.track else []
            for name in entry.names():
                space = BOARD.space(Node(name, f"{entry.place}.{name}"))
                if space not in places:
                    raise DataError(f"{entry.place}.{name}", "no loot hex of the nation (PAN-BOARD-06)")
                s.loot = changed(s.loot, places.index(space), _number(entry.key(name), LOOT))
        s.picked = self._pile("lootPicked", LOOT)
        for seat, tiles in self._by_seat("tiles"):
            s.kept = changed(s.kept, seat, _pile(tiles, LOOT))
        placed = sum([one(kind) for kind in s.loot if kind != NOTHING])
        out: list[int] = [placed, s.picked, *s.kept]
        s.bag = self._rest("bag", LOOT, FULL_BAG, out, "PAN-SETUP-05 loot tiles")

    def _bonus(self) -> None:
        s = self.s
        for seat, tile in self._by_seat("bonus"):
            s.bonus = changed(s.bonus, seat, _number(tile, BONUS))
        if self.has("bonusOffer"):
            s.bonus_offer = bits_of([_number(item, BONUS) for item in self.node.key("bonusOffer").items()])
        else:
            s.bonus_offer &= ~bits_of([tile for tile in s.bonus if tile != NOTHING])

    def _board(self) -> None:
        s = self.s
        for seat, node in self._by_seat("feet"):
            s.feet = changed(s.feet, seat, _spaces(node))
        for seat, node in self._by_seat("jumped"):
            s.jumped = changed(s.jumped, seat, _spaces(node))
        for seat, node in self._by_seat("columns"):
            s.columns = changed(s.columns, seat, _spaces(node))
        for seat, node in self._by_seat("reserve"):
            _known(node, ("feet", "columns"))
            s.feet_left = changed(s.feet_left, seat, _amount(node.key("feet")))
            s.columns_left = changed(s.columns_left, seat, _amount(node.key("columns")))

    def _tokens(self) -> None:
        s = self.s
        for seat, node in self._by_seat("tokens"):
            _known(node, OFFERINGS)
            for name in node.names():
                s.tokens = added(
                    s.tokens, seat, one(OFFERINGS.index(name)) * (1 + _number(node.key(name), list(NUMERALS)))
                )
        for tokens in s.tokens:
            for kind in kinds_in(tokens):
                s.token_stock -= one(2 * kind + face_pair(count(tokens, kind)))
        if self.has("tokenStock"):
            entry = self.node.key("tokenStock")
            _known(entry, OFFERINGS)
            for name in entry.names():
                pairs = [_few(item) for item in entry.key(name).items()]
                if len(pairs) != 2:
                    raise DataError(
                        f"{entry.place}.{name}", "needs two numbers: faces I/II, faces III/IV (PAN-SETUP-10)"
                    )
                for pair, amount in enumerate(pairs, 2 * OFFERINGS.index(name)):
                    s.token_stock += one(pair) * (amount - count(s.token_stock, pair))

    # -- what happens next

    def _stack(self) -> None:
        s = self.s
        if self.has("stack"):
            for item in self.node.key("stack").items():
                s.stack.append(self._frame(item))
            if not s.over:
                self._open_question()
        elif not s.over:
            self._begin()
            s.settle()

    def _frame(self, item: Node) -> Frame[PantheonState]:
        parts = item.items()
        name = parts[0].text() if parts else ""
        if name not in FRAMES:
            raise DataError(item.place, f"no question or step {name!r}")
        facts = [part.number() for part in parts[1:]]
        try:
            return FRAMES[name](*facts)
        except TypeError as error:
            raise DataError(item.place, f"{name} with {facts}: {error}") from error

    def _open_question(self) -> None:
        """The stack ends with a question somebody at the table can answer."""
        s = self.s
        place = f"{self.node.place}.stack"
        if not s.stack or not s.stack[-1].questions():
            raise DataError(place, "ends with the open question")
        for seat in s.waiting():
            if seat not in (CHANCE, *range(s.players)):
                raise DataError(place, f"no seat {seat}")
            try:
                options = s.options(seat)
            except IndexError as error:
                raise DataError(place, f"{type(s.stack[-1]).__name__} {s.stack[-1].facts}: {error}") from error
            if not options:
                raise DataError(place, "a question without options")

    def _begin(self) -> None:
        """The set-up, an epoch or a turn; without a word the set-up before the first nation, else a turn."""
        s = self.s
        usual: dict[str, None] = {"turn": None} if s.track else {"setup": None}
        begin = self.node.key("begin") if self.has("begin") else Node(usual, self.node.place)
        keys = begin.names()
        if keys == ["setup"]:
            s.push(SetUp())
        elif keys == ["epoch"]:
            if len(s.track) == BOX.epochs:
                raise DataError(begin.place, f"there are {BOX.epochs} epochs (PAN-EPOCH-01)")
            s.start = max(s.start, 0)
            s.temple = NOWHERE
            s.push(BeginEpoch())
        elif keys == ["turn"]:
            if s.temple == NOWHERE:
                raise DataError(begin.place, "turns need the temple of a nation: set 'nations' (PAN-EPOCH-15)")
            s.start = max(s.start, 0)
            s.push(AfterEpoch())
            s.push(BeginTurn(s.start if s.active == NOBODY else s.active))
        else:
            raise DataError(begin.place, '{"setup": null}, {"epoch": null} or {"turn": null}')


def _known(node: Node, names: tuple[str, ...]) -> None:
    for name in node.names():
        if name not in names:
            raise DataError(f"{node.place}.{name}", f"unknown entry; known: {', '.join(names)}")


def _number(node: Node, names: list[str]) -> int:
    if node.text() not in names:
        raise DataError(node.place, f"{node.text()!r} is none of {', '.join(names)}")
    return names.index(node.text())


def _amount(node: Node) -> int:
    if node.number() < 0:
        raise DataError(node.place, f"needs at least 0, not {node.number()}")
    return node.number()


def _flag(node: Node) -> bool:
    if not isinstance(node.value, bool):
        raise DataError(node.place, f"needs true or false, not {node.value!r}")
    return node.value


def _few(node: Node) -> int:
    if _amount(node) > MOST:
        raise DataError(node.place, f"needs at most {MOST}, not {node.number()}")
    return node.number()


def _pile(node: Node, names: list[str]) -> int:
    """How many of each name."""
    if isinstance(node.value, int):
        raise DataError(node.place, "a number only: this document tells what one seat may know")
    pile = 0
    for name in node.names():
        if name not in names:
            raise DataError(f"{node.place}.{name}", f"{name!r} is none of {', '.join(names)}")
        pile += one(names.index(name)) * _few(node.key(name))
    return pile


def _only(pile: int, counts: list[int]) -> int:
    """The part of the pile that is of kinds of which there are any."""
    return sum([one(kind) * count(pile, kind) for kind, amount in enumerate(counts) if amount])


def _spaces(node: Node) -> int:
    items = [node] if isinstance(node.value, str) else node.items()
    return bits_of([BOARD.space(item) for item in items])


def write_position(s: PantheonState, seat: int | None = None) -> dict[str, Json]:
    """The whole position, every entry; for a seat, counts in place of what it cannot know (PAN-SETUP-28)."""
    everything = seat is None
    colours = COLOURS[: s.players]
    return {
        "game": "pantheon",
        "players": s.players,
        "options": {
            "bonusDraft": s.lineup.bonus_draft,
            "bswStartMaterial": s.lineup.bsw_start_material,
            "traiteraAfterTrigger": s.lineup.traitera_after_trigger,
            "stallTurns": s.lineup.stall_turns,
        },
        "nations": [NATIONS[nation] for nation in s.track],
        "temple": None if s.temple == NOWHERE else SPACE_NAMES[s.temple],
        "start": _colour(s.start),
        "active": _colour(s.active),
        "bigFoot": _colour(s.big_foot),
        "turns": s.turns,
        "ending": s.ended,
        "hands": {
            name: _written(s.hands[owner], CARD_NAMES, seat in (None, owner)) for owner, name in enumerate(colours)
        },
        "open": _written(s.open, CARD_NAMES),
        "played": _written(s.played, CARD_NAMES),
        "discard": _written(s.discard, CARD_NAMES),
        "money": _written(s.money, CARD_NAMES),
        "highestMoneyFirst": s.highest_first,
        "deck": _written(s.deck, CARD_NAMES, everything),
        "gods": {name: _written(s.gods[owner], GODS) for owner, name in enumerate(colours)},
        "godDisplay": _written(s.god_display, GODS),
        "godAside": _written(s.god_aside, GODS),
        "godBox": _written(s.god_box, GODS),
        "godStack": _written(s.god_stack, GODS, everything),
        "demigods": {
            name: _written(s.demigods[owner], VALUES, seat in (None, owner)) for owner, name in enumerate(colours)
        },
        "demigodDisplay": list(s.demigod_display),
        "demigodStack": _written(s.demigod_stack, VALUES, everything),
        "loot": {
            SPACE_NAMES[s.nation().loot[place]]: LOOT[kind] for place, kind in enumerate(s.loot) if kind != NOTHING
        },
        "lootPicked": _written(s.picked, LOOT),
        "tiles": {name: _written(s.kept[owner], LOOT) for owner, name in enumerate(colours)},
        "bag": _written(s.bag, LOOT, everything),
        "bonus": {name: BONUS[s.bonus[owner]] for owner, name in enumerate(colours) if s.bonus[owner] != NOTHING},
        "bonusOffer": [BONUS[tile] for tile in members(s.bonus_offer)],
        "feet": {name: _named(s.feet[owner]) for owner, name in enumerate(colours)},
        "jumped": {name: _named(s.jumped[owner]) for owner, name in enumerate(colours)},
        "columns": {name: _named(s.columns[owner]) for owner, name in enumerate(colours)},
        "reserve": {
            name: {"feet": s.feet_left[owner], "columns": s.columns_left[owner]}
            for owner, name in enumerate(colours)
        },
        "tokens": {name: _levels(s.tokens[owner]) for owner, name in enumerate(colours)},
        "tokenStock": {name: token_pairs(s, kind) for kind, name in enumerate(OFFERINGS)},
        "score": {name: s.score[owner] for owner, name in enumerate(colours)},
        "stack": [[type(frame).__name__, *frame.facts] for frame in s.stack],
        "over": s.over,
    }  # no frame on the stack holds a secret


def _written(pile: int, names: list[str], known: bool = True) -> Json:
    """Counts by name, or their sum alone."""
    return {names[kind]: count(pile, kind) for kind in kinds_in(pile)} if known else size(pile)


def _colour(seat: int) -> str | None:
    return None if seat == NOBODY else COLOURS[seat]


def _named(spaces: int) -> list[str]:
    return [SPACE_NAMES[space] for space in members(spaces)]


def _levels(tokens: int) -> dict[str, Json]:
    return {OFFERINGS[kind]: NUMERALS[count(tokens, kind) - 1] for kind in kinds_in(tokens)}
