"""Reading positions of Pantheon from JSON a person can write, whole or in part, as docs/notation.md describes.

What is left out is as in a fresh game; cards and tiles that are named nowhere lie in their deck, stack or bag.
Without "stack" or "begin" a document without nations begins with the set-up, one with nations with a turn.
Contradictions are refused with their place and reason.
"""

from typing import Final

from theomachy.engine.bits import bits_of
from theomachy.engine.datafile import Node
from theomachy.engine.reader import Reader, check_title, read_stack
from theomachy.engine.refusal import DataError, SetupError
from theomachy.pantheon.board import BOARD
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
    TILES,
)
from theomachy.pantheon.document import CARD_NAMES, VALUES
from theomachy.pantheon.epoch import AfterEpoch, BeginEpoch
from theomachy.pantheon.frames import FRAMES
from theomachy.pantheon.invariants import faults_of
from theomachy.pantheon.setup import SetUp, line_up
from theomachy.pantheon.state import NOBODY, NOTHING, NOWHERE, PantheonState, face_pair
from theomachy.pantheon.turn import BeginTurn

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
            self.s.score[seat] = score.number()
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

    def _counted(self, name: str, names: list[str]) -> list[int]:
        """The counts of an entry; none if it is left out."""
        return _counts(self.node.key(name), names) if self.has(name) else [0] * len(names)

    # -- parts

    def _course(self) -> None:
        s = self.s
        if self.has("nations"):
            for item in self.node.key("nations").items():
                s.track.append(item.one_of(NATIONS))
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
        s.open = self._counted("open", CARD_NAMES)
        s.played = self._counted("played", CARD_NAMES)
        s.discard = self._counted("discard", CARD_NAMES)
        for seat, hand in self.by_seat("hands"):
            s.hands[seat] = _counts(hand, CARD_NAMES)
        if self.has("highestMoneyFirst"):
            s.highest_first = self.node.key("highestMoneyFirst").flag()
        out = [s.open, s.played, s.discard, *s.hands]
        s.money = self._rest(
            "money", CARD_NAMES, BOX.special_money, [_only(group, BOX.special_money) for group in out]
        )
        whole = [BOX.deck[card] + BOX.special_money[card] for card in range(len(CARDS))]
        s.deck = self._rest("deck", CARD_NAMES, whole, [*out, s.money])

    def _rest(self, name: str, names: list[str], whole: list[int], out: list[list[int]]) -> list[int]:
        """The counts of an entry; if it is left out, all that is nowhere else."""
        if self.has(name):
            return _counts(self.node.key(name), names)
        return [amount - sum([group[kind] for group in out]) for kind, amount in enumerate(whole)]

    def _gods(self) -> None:
        s = self.s
        s.god_display = self._counted("godDisplay", GODS)
        s.god_aside = self._counted("godAside", GODS)
        s.god_box = self._counted("godBox", GODS)
        for seat, gods in self.by_seat("gods"):
            s.gods[seat] = _counts(gods, GODS)
        out = [s.god_display, s.god_aside, s.god_box, *s.gods]
        s.god_stack = self._rest("godStack", GODS, [tile.copies for tile in TILES.gods], out)

    def _demigods(self) -> None:
        s = self.s
        if self.has("demigodDisplay"):
            for item in self.node.key("demigodDisplay").items():
                if not 1 <= item.number() <= DEMIGOD_VALUES:
                    raise DataError(item.place, f"demigods are worth 1 to {DEMIGOD_VALUES} (PAN-SETUP-07)")
                s.demigod_display.append(item.number())
        for seat, demigods in self.by_seat("demigods"):
            s.demigods[seat] = _counts(demigods, VALUES)
        shown = [s.demigod_display.count(value + 1) for value in range(DEMIGOD_VALUES)]
        s.demigod_stack = self._rest("demigodStack", VALUES, TILES.demigods, [shown, *s.demigods])

    def _loot(self) -> None:
        s = self.s
        if self.has("loot"):
            places = s.nation().loot if s.track else []
            for name, tile in self.node.key("loot").entries():
                space = self.space(name)
                if space not in places:
                    raise DataError(name.place, "no loot hex of the nation (PAN-BOARD-06)")
                s.loot[places.index(space)] = tile.one_of(LOOT)
        s.picked = self._counted("lootPicked", LOOT)
        for seat, tiles in self.by_seat("tiles"):
            s.kept[seat] = _counts(tiles, LOOT)
        placed = [s.loot.count(kind) for kind in range(len(LOOT))]
        s.bag = self._rest("bag", LOOT, [tile.count for tile in TILES.loot], [placed, s.picked, *s.kept])

    def _bonus(self) -> None:
        s = self.s
        for seat, tile in self.by_seat("bonus"):
            s.bonus[seat] = tile.one_of(BONUS)
        if self.has("bonusOffer"):
            s.bonus_offer = bits_of([item.one_of(BONUS) for item in self.node.key("bonusOffer").items()])
        else:
            s.bonus_offer &= ~bits_of([tile for tile in s.bonus if tile != NOTHING])

    def _board(self) -> None:
        s = self.s
        for name, spaces in (("feet", s.feet), ("jumped", s.jumped), ("columns", s.columns)):
            for seat, node in self.by_seat(name):
                spaces[seat] = bits_of(self.spaces(node))
        for seat, node in self.by_seat("reserve"):
            node.only(("feet", "columns"))
            s.feet_left[seat] = node.key("feet").amount()
            s.columns_left[seat] = node.key("columns").amount()

    def _tokens(self) -> None:
        s = self.s
        for seat, node in self.by_seat("tokens"):
            for name, level in node.entries():
                s.tokens[seat][name.one_of(OFFERINGS)] = 1 + level.one_of(NUMERALS)
        for tokens in s.tokens:
            for kind, face in enumerate(tokens):
                if face:
                    s.token_stock[2 * kind + face_pair(face)] -= 1
        if self.has("tokenStock"):
            for name, node in self.node.key("tokenStock").entries():
                kind = name.one_of(OFFERINGS)
                pairs = [item.amount() for item in node.items()]
                if len(pairs) != 2:
                    raise DataError(node.place, "needs two numbers: faces I/II, faces III/IV (PAN-SETUP-10)")
                s.token_stock[2 * kind : 2 * kind + 2] = pairs

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


def _counts(node: Node, names: list[str]) -> list[int]:
    """How many of each name."""
    if isinstance(node.value, int):
        raise DataError(node.place, "a number only: this document tells what one seat may know")
    counts = [0] * len(names)
    for name, amount in node.entries():
        counts[name.one_of(names)] = amount.amount()
    return counts


def _only(counts: list[int], of: list[int]) -> list[int]:
    """The counts of those kinds of which there are any in the other list."""
    return [amount if of[kind] else 0 for kind, amount in enumerate(counts)]
