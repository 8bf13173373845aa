"""What is in the box: pieces, cards, tiles and how many of each, read from the data files.

The order of cards and offerings is fixed here; gods, tiles and nations are numbered as their files list them.
"""

from typing import Final

from theomachy.engine.datafile import Node, read_json
from theomachy.engine.refusal import DataError
from theomachy.games.pantheon.rules.board import BOARD, data_file

PLAYERS: Final = (2, 3, 4)

# Offerings (PAN-SETUP-10), the kinds of sacrifice cards and tokens.
OFFERINGS: Final = ("gift", "priest", "dancer", "temple")
LEVELS: Final = 4
NUMERALS: Final = ("I", "II", "III", "IV")

# Action cards (PAN-SETUP-12) and special money (PAN-SETUP-11).
MOVEMENT: Final = 0
FIRST_OFFERING: Final = 1
FIRST_COIN: Final = 5
CARDS: Final = (
    "move", "gift", "priest", "dancer", "temple", "coin-1", "coin-2", "coin-3", "coin-4", "coin-5",
)  # fmt: skip
COINS: Final = (0, 0, 0, 0, 0, 1, 2, 3, 4, 5)

# Actions (PAN-EPOCH-16).
MOVE: Final = 0
BUY: Final = 1
SACRIFICE: Final = 2
DRAW: Final = 3
ACTIONS: Final = ("move", "buy", "sacrifice", "draw")

DEMIGOD_VALUES: Final = 6
UPPER_VALUES: Final = 3  # the demigods on top of the stack have values up to this one (PAN-SETUP-08)
LOOT_PLACES: Final = 5  # of each nation (PAN-BOARD-06)


def _amount(node: Node, least: int = 0) -> int:
    number = node.number()
    if number < least:
        raise DataError(node.place, f"needs at least {least}, not {number}")
    return number


def _counts(node: Node, names: list[str]) -> list[int]:
    """How many of each name; a name may be left out, but none may be strange."""
    counts = [0] * len(names)
    for name in node.names():
        if name not in names:
            raise DataError(f"{node.place}.{name}", f"unknown; known: {', '.join(names)}")
        counts[names.index(name)] = _amount(node.key(name))
    return counts


class Box:
    """Pieces, cards, tokens and the numbers of the rules that are printed on them."""

    def __init__(self, root: Node) -> None:
        self.colours = root.key("colours").texts()
        if len(set(self.colours)) != PLAYERS[-1] or len(self.colours) != PLAYERS[-1]:
            raise DataError(root.key("colours").place, f"needs {PLAYERS[-1]} different colours")
        pieces = root.key("pieces")
        self.feet = _amount(pieces.key("feet"), 1)
        self.columns = _amount(pieces.key("columns"), 1)
        self.piece_price = _amount(pieces.key("price"), 1)
        self.free_cost = _amount(pieces.key("placement"), 1)
        self.occupied_cost = _amount(pieces.key("occupied"), self.free_cost)
        self.printed_reserve = self._reserves(root.key("reserve").key("printed"))
        self.variant_reserve = self._reserves(root.key("reserve").key("variant"))
        self.big_foot_steps = _amount(root.key("steps").key("bigFoot"))
        self.card_steps = _amount(root.key("steps").key("card"), 1)
        cards = root.key("cards")
        names = list(CARDS)
        self.deck = _counts(cards.key("deck"), names)
        self.special_money = _counts(cards.key("specialMoney"), names)
        self.open_cards = _amount(cards.key("open"), 1)
        self.dealt = _amount(cards.key("dealt"))
        self.drawn = _amount(cards.key("drawn"), 1)
        if sum(self.special_money[:FIRST_COIN]):
            raise DataError(cards.key("specialMoney").place, "special money is coins only (PAN-SETUP-11)")
        if sum(self.deck) < self.open_cards + PLAYERS[-1] * self.dealt:
            raise DataError(cards.key("deck").place, "too few cards to deal (PAN-SETUP-14, PAN-SETUP-15)")
        self._read_tokens(root.key("tokens"))
        self._read_points(root)
        self.stall_turns = _amount(root.key("stallTurns"))

    def _reserves(self, node: Node) -> dict[int, tuple[int, int]]:
        """Feet and columns of the personal reserve for each number of players."""
        reserves: dict[int, tuple[int, int]] = {}
        for players in PLAYERS:
            entry = node.key(str(players))
            feet = _amount(entry.key("feet"))
            columns = _amount(entry.key("columns"))
            if feet > self.feet or columns > self.columns:
                raise DataError(entry.place, "more than a colour has (PAN-SETUP-02)")
            reserves[players] = (feet, columns)
        return reserves

    def _read_tokens(self, node: Node) -> None:
        self.face_pairs = _amount(node.key("ofEachFacePair"), PLAYERS[-1])
        self.prices = [0] + [_amount(item, 1) for item in node.key("prices").items()]
        if len(self.prices) != LEVELS + 1 or sorted(set(self.prices)) != self.prices:
            raise DataError(node.key("prices").place, f"needs {LEVELS} growing prices (PAN-BUY-07)")

    def _read_points(self, root: Node) -> None:
        epochs = root.key("epochs")
        self.epochs = _amount(epochs.key("count"), 1)
        self.scored_after = [_amount(item, 1) for item in epochs.key("scoredAfter").items()]
        self.end_points = _amount(epochs.key("endPoints"))
        if self.scored_after[-1:] != [self.epochs]:
            raise DataError(epochs.key("scoredAfter").place, "the last epoch is scored (PAN-EPOCH-31)")
        self.column_points: list[tuple[int, int]] = []
        for item in root.key("columnPoints").items():
            pair = [_amount(part, 1) for part in item.items()]
            if len(pair) != 2 or (self.column_points and pair[0] <= self.column_points[-1][0]):
                raise DataError(item.place, "needs [columns, points each], growing (PAN-SCORE-04)")
            self.column_points.append((pair[0], pair[1]))


class GodTile:
    """A god as printed: its copies, its cost from top to bottom, and how much it gives."""

    def __init__(self, node: Node) -> None:
        self.place: Final = node.place
        self.name: Final = node.key("name").text()
        self.copies: Final = _amount(node.key("copies"))
        self.cost: Final = [_amount(item, 1) for item in node.key("cost").items()]
        self.amount: Final = _amount(node.key("amount"), 1)
        if not 1 <= len(self.cost) <= len(OFFERINGS):
            raise DataError(node.key("cost").place, "needs one to four numbers (PAN-SAC-02)")


class PlainTile:
    """A loot or bonus tile as printed."""

    def __init__(self, node: Node) -> None:
        self.place: Final = node.place
        self.name: Final = node.key("name").text()
        self.effect: Final = node.key("effect").text()
        self.amount: Final = _amount(node.key("amount"), 1)
        self.count: Final = _amount(node.key("count"))


class Tiles:
    """Gods, loot, bonus tiles and demigods."""

    def __init__(self, root: Node) -> None:
        self.gods: Final = [GodTile(node) for node in root.key("gods").items()]
        self.loot: Final = [PlainTile(node) for node in root.key("loot").items()]
        self.bonus: Final = [PlainTile(node) for node in root.key("bonus").items()]
        _different([tile.name for tile in self.gods], root.key("gods"))
        _different([tile.name for tile in self.loot], root.key("loot"))
        _different([tile.name for tile in self.bonus], root.key("bonus"))
        if len(self.bonus) < PLAYERS[-1] or [tile for tile in self.bonus if tile.count != 1]:
            raise DataError(root.key("bonus").place, "needs single tiles, one for each player (PAN-SETUP-16)")
        values = [str(value) for value in range(1, DEMIGOD_VALUES + 1)]
        stack = root.key("demigods")
        upper = _counts(stack.key("upper"), values[:UPPER_VALUES])
        lower = _counts(stack.key("lower"), values)
        if sum(lower[:UPPER_VALUES]):
            raise DataError(stack.key("lower").place, "only values above 3 (PAN-SETUP-07)")
        self.demigods: Final = upper + lower[UPPER_VALUES:]


def _different(names: list[str], node: Node) -> None:
    if len(set(names)) != len(names):
        raise DataError(node.place, "a name stands twice")


class NationCard:
    """A nation as printed: its start hex, its five loot hexes and the number of its ability."""

    def __init__(self, node: Node) -> None:
        self.place: Final = node.place
        self.name: Final = node.key("name").text()
        self.amount: Final = _amount(node.key("amount"))
        self.start: Final = BOARD.space(node.key("start"))
        self.loot: Final = [BOARD.space(item) for item in node.key("loot").items()]
        if len(self.loot) != LOOT_PLACES:
            raise DataError(node.key("loot").place, f"needs {LOOT_PLACES} hexes (PAN-BOARD-06)")


def read_box(text: str) -> Box:
    """Pieces, cards and numbers from the text of their data file; DataError says what is wrong where."""
    return Box(read_json(text, "box.json"))


def read_tiles(text: str) -> Tiles:
    """Gods and tiles from the text of their data file; DataError says what is wrong where."""
    return Tiles(read_json(text, "tiles.json"))


def read_nations(text: str, epochs: int) -> list[NationCard]:
    """The nations from the text of their data file; DataError says what is wrong where."""
    node = read_json(text, "nations.json").key("nations")
    nations = [NationCard(item) for item in node.items()]
    _different([nation.name for nation in nations], node)
    if len(nations) < epochs:
        raise DataError(node.place, f"needs at least {epochs} nations (PAN-SETUP-09)")
    marked = 0
    for nation in nations:
        for space in [nation.start, *nation.loot]:
            if (marked | BOARD.sites) >> space & 1:
                raise DataError(nation.place, f"{BOARD.names[space]} is marked already (PAN-BOARD-07)")
            marked |= 1 << space
    return nations


BOX: Final = read_box(data_file("box.json"))
TILES: Final = read_tiles(data_file("tiles.json"))
NATION_CARDS: Final = read_nations(data_file("nations.json"), BOX.epochs)
COLOURS: Final = BOX.colours
GODS: Final = [tile.name for tile in TILES.gods]
LOOT: Final = [tile.name for tile in TILES.loot]
BONUS: Final = [tile.name for tile in TILES.bonus]
NATIONS: Final = [nation.name for nation in NATION_CARDS]


def usable_places(players: int) -> int:
    """How many loot hexes are used: three, and those numbered up to players (PAN-EPOCH-06 .. -08)."""
    return players + 1
