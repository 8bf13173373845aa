"""Reads positions of Pantheon from JSON, complete or partial, as docs/reference/notation.md describes.

What is left out is as in a fresh game; cards and tiles that are named nowhere lie in their deck, stack or bag.
Without "stack" or "begin" a document without nations begins with the set-up, one with nations with a turn.
Contradictions are refused with their place and reason.
"""

from typing import Final

from theomachy.engine.bits import bits_of
from theomachy.engine.datafile import Node
from theomachy.engine.reader import Reader, check_title, read_stack
from theomachy.engine.refusal import DataError, SetupError
from theomachy.engine.values import added, changed
from theomachy.games.pantheon.documents.named import CARD_NAMES, VALUES
from theomachy.games.pantheon.rules.actions.turn import BeginTurn
from theomachy.games.pantheon.rules.board import BOARD
from theomachy.games.pantheon.rules.components import (
    BONUS,
    BOX,
    COLOURS,
    DEMIGOD_VALUES,
    GODS,
    LOOT,
    NATIONS,
    NUMERALS,
    OFFERINGS,
)
from theomachy.games.pantheon.rules.epoch import AfterEpoch, BeginEpoch
from theomachy.games.pantheon.rules.frames import FRAMES
from theomachy.games.pantheon.rules.invariants import faults_of
from theomachy.games.pantheon.rules.piles import MOST, count, kinds_in, one
from theomachy.games.pantheon.rules.setup import SetUp, line_up
from theomachy.games.pantheon.rules.state import (
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

ENTRIES: Final = (
    "game", "players", "options", "nations", "temple", "start", "active", "bigFoot", "turns", "ending",
    "hands", "open", "played", "discard", "money", "highestMoneyFirst", "deck",
    "gods", "godDisplay", "godAside", "godBox", "godStack", "demigods", "demigodDisplay", "demigodStack",
    "loot", "lootPicked", "tiles", "bag", "bonus", "bonusOffer",
    "feet", "jumped", "columns", "reserve", "tokens", "tokenStock", "score", "begin", "stack", "over",
)  # fmt: skip
OPTIONS: Final = ("bonusDraft", "bswStartMaterial", "traiteraAfterTrigger", "stallTurns")


def read_position(node: Node) -> PantheonState:
    """The position a document describes; DataError with the place of what is wrong."""
    check_title(node, "pantheon", ENTRIES)
    return PantheonReader(node).position()


class PantheonReader(Reader):
    """Reads one document, part by part, into a fresh game."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, COLOURS[: node.key("players").number()], BOARD.number)
        self.s: Final = self._start()

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
        for seat, score in self.by_seat("score"):
            self.s.score = changed(self.s.score, seat, score.number())
        self.refuse(faults_of(self.s))
        self._stack()
        self.refuse(faults_of(self.s))
        return self.s

    def _start(self) -> PantheonState:
        options = self.node.key("options") if self.has("options") else Node({}, self.node.place)
        options.only(OPTIONS)
        try:
            return PantheonState(
                line_up(
                    self.node.key("players").number(),
                    options.has("bonusDraft") and options.key("bonusDraft").flag(),
                    options.has("bswStartMaterial") and options.key("bswStartMaterial").flag(),
                    not options.has("traiteraAfterTrigger") or options.key("traiteraAfterTrigger").flag(),
                    options.key("stallTurns").number() if options.has("stallTurns") else BOX.stall_turns,
                )
            )
        except SetupError as error:
            raise DataError(self.node.place, str(error)) from error

    def _pile(self, name: str, names: list[str]) -> int:
        """The pile of an entry; empty if it is left out."""
        return _pile(self.node.key(name), names) if self.has(name) else 0

    # -- parts

    def _course(self) -> None:
        s = self.s
        if self.has("nations"):
            for item in self.node.key("nations").items():
                s.track += (item.one_of(NATIONS),)
            s.temple = s.nation().start if s.track else NOWHERE
            s.start = 0
        if self.has("temple"):
            temple = self.node.key("temple")
            s.temple = NOWHERE if temple.value is None else self.space(temple)
        s.start = self._holder("start", s.start)
        s.active = self._holder("active", s.active)
        s.big_foot = self._holder("bigFoot", s.big_foot)
        if self.has("turns"):
            s.turns = self.node.key("turns").amount()
        if self.has("ending"):
            s.ended = self.node.key("ending").flag()
        if self.has("over"):
            s.over = self.node.key("over").flag()
        if s.temple != NOWHERE and not s.track:
            raise DataError(f"{self.node.place}.temple", "no nation has placed it yet (PAN-EPOCH-12)")

    def _holder(self, name: str, otherwise: int) -> int:
        if not self.has(name):
            return otherwise
        node = self.node.key(name)
        return NOBODY if node.value is None else self.seat(node)

    def _cards(self) -> None:
        s = self.s
        s.open = self._pile("open", CARD_NAMES)
        s.played = self._pile("played", CARD_NAMES)
        s.discard = self._pile("discard", CARD_NAMES)
        for seat, hand in self.by_seat("hands"):
            s.hands = changed(s.hands, seat, _pile(hand, CARD_NAMES))
        if self.has("highestMoneyFirst"):
            s.highest_first = self.node.key("highestMoneyFirst").flag()
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
        for seat, gods in self.by_seat("gods"):
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
        for seat, demigods in self.by_seat("demigods"):
            s.demigods = changed(s.demigods, seat, _pile(demigods, VALUES))
        shown = sum([one(value - 1) for value in s.demigod_display])
        out: list[int] = [shown, *s.demigods]
        s.demigod_stack = self._rest("demigodStack", VALUES, ALL_DEMIGODS, out, "PAN-SETUP-07 demigods of value")

    def _loot(self) -> None:
        s = self.s
        if self.has("loot"):
            places = s.nation().loot if s.track else []
            for name, tile in self.node.key("loot").entries():
                space = self.space(name)
                if space not in places:
                    raise DataError(name.place, "no loot hex of the nation (PAN-BOARD-06)")
                s.loot = changed(s.loot, places.index(space), tile.one_of(LOOT))
        s.picked = self._pile("lootPicked", LOOT)
        for seat, tiles in self.by_seat("tiles"):
            s.kept = changed(s.kept, seat, _pile(tiles, LOOT))
        placed = sum([one(kind) for kind in s.loot if kind != NOTHING])
        out: list[int] = [placed, s.picked, *s.kept]
        s.bag = self._rest("bag", LOOT, FULL_BAG, out, "PAN-SETUP-05 loot tiles")

    def _bonus(self) -> None:
        s = self.s
        for seat, tile in self.by_seat("bonus"):
            s.bonus = changed(s.bonus, seat, tile.one_of(BONUS))
        if self.has("bonusOffer"):
            s.bonus_offer = bits_of([item.one_of(BONUS) for item in self.node.key("bonusOffer").items()])
        else:
            s.bonus_offer &= ~bits_of([tile for tile in s.bonus if tile != NOTHING])

    def _board(self) -> None:
        s = self.s
        for seat, node in self.by_seat("feet"):
            s.feet = changed(s.feet, seat, bits_of(self.spaces(node)))
        for seat, node in self.by_seat("jumped"):
            s.jumped = changed(s.jumped, seat, bits_of(self.spaces(node)))
        for seat, node in self.by_seat("columns"):
            s.columns = changed(s.columns, seat, bits_of(self.spaces(node)))
        for seat, node in self.by_seat("reserve"):
            node.only(("feet", "columns"))
            s.feet_left = changed(s.feet_left, seat, node.key("feet").amount())
            s.columns_left = changed(s.columns_left, seat, node.key("columns").amount())

    def _tokens(self) -> None:
        s = self.s
        for seat, node in self.by_seat("tokens"):
            for name, level in node.entries():
                s.tokens = added(s.tokens, seat, one(name.one_of(OFFERINGS)) * (1 + level.one_of(NUMERALS)))
        for tokens in s.tokens:
            for kind in kinds_in(tokens):
                s.token_stock -= one(2 * kind + face_pair(count(tokens, kind)))
        if self.has("tokenStock"):
            for name, node in self.node.key("tokenStock").entries():
                pairs = [_few(item) for item in node.items()]
                if len(pairs) != 2:
                    raise DataError(node.place, "needs two numbers: faces I/II, faces III/IV (PAN-SETUP-10)")
                for pair, amount in enumerate(pairs, 2 * name.one_of(OFFERINGS)):
                    s.token_stock += one(pair) * (amount - count(s.token_stock, pair))

    # -- what happens next

    def _stack(self) -> None:
        s = self.s
        if self.has("stack"):
            read_stack(self.node.key("stack"), s, FRAMES)
        elif not s.over:
            self._begin()
            s.settle()

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


def _few(node: Node) -> int:
    if node.amount() > MOST:
        raise DataError(node.place, f"needs at most {MOST}, not {node.number()}")
    return node.number()


def _pile(node: Node, names: list[str]) -> int:
    """How many of each name."""
    if isinstance(node.value, int):
        raise DataError(node.place, "a number only: this document tells what one seat may know")
    pile = 0
    for name, amount in node.entries():
        pile += one(name.one_of(names)) * _few(amount)
    return pile


def _only(pile: int, counts: list[int]) -> int:
    """The part of the pile that is of kinds of which there are any."""
    return sum([one(kind) * count(pile, kind) for kind, amount in enumerate(counts) if amount])
