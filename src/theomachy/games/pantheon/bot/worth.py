"""What gods and loot are worth to a player, in points: by what they bring, each at the weight of its feature."""

from typing import Final

from theomachy.bots.evaluation import Evaluation
from theomachy.games.pantheon.rules.components import BOX, COINS, GODS, LOOT, TILES
from theomachy.games.pantheon.rules.epoch import RevealNation
from theomachy.games.pantheon.rules.piles import count, kinds_in, size
from theomachy.games.pantheon.rules.state import PantheonState

SURPARIT: Final = GODS.index("surparit")
PLAESIRIS: Final = GODS.index("plaesiris")
TAKSATOR: Final = GODS.index("taksator")
PIETALTE: Final = GODS.index("pietalte")
DEMIGOD: Final = LOOT.index("demigod")
GOD: Final = LOOT.index("god")
MONEY: Final = LOOT.index("money")
EFFECTS: Final = [tile.effect for tile in TILES.loot]
AMOUNTS: Final = [tile.amount for tile in TILES.loot]
USUAL_DEMIGOD: Final = 3.5
"""The value of a demigod that nobody has seen yet."""


def stage_of(epoch: int) -> float:
    """How far the game is in this epoch."""
    return (epoch - 1) / (BOX.epochs - 1)


def between_epochs(s: PantheonState) -> bool:
    """Whether an epoch is over and the next nation not yet known."""
    return isinstance(s.stack[-1], RevealNation)


def epoch_ahead(s: PantheonState) -> int:
    """The epoch that is played or about to begin."""
    return min(BOX.epochs, s.epoch() + 1) if s.track and between_epochs(s) else s.epoch()


def scorings_left(epoch: int) -> int:
    """How many scorings are still to come (PAN-SCORE-01)."""
    return len([scored for scored in BOX.scored_after if scored >= epoch])


class Worth:
    """What things are worth in each epoch, by the weights of an evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation: Final = evaluation
        epochs = range(BOX.epochs + 1)
        self.coin: Final = [self.weight("coins", epoch) for epoch in epochs]
        self.offering: Final = [self.weight("offerings", epoch) for epoch in epochs]
        self.level: Final = [self.weight("levels", epoch) for epoch in epochs]
        self.pietalte: Final = [self.weight("pietalte", epoch) for epoch in epochs]
        self.card: Final = [self._card(epoch) for epoch in epochs]
        self.lasting: Final = [[self._lasting(god, epoch) for god in range(len(GODS))] for epoch in epochs]
        self.tiles: Final = [[self._tile(kind, epoch) for kind in range(len(LOOT))] for epoch in epochs]

    def weight(self, name: str, epoch: int) -> float:
        """The weight of a feature in an epoch."""
        return self.evaluation.weight(self.evaluation.names.index(name), stage_of(max(1, epoch)))

    def _card(self, epoch: int) -> float:
        """A card nobody has seen yet."""
        names = ["movement"] + ["offerings"] * 4 + ["coins"]
        weights = [self.weight(name, epoch) for name in names]
        return sum([BOX.deck[card] * weight for card, weight in enumerate(weights)]) / sum(BOX.deck)

    def _lasting(self, god: int, epoch: int) -> float:
        """What a god brings as long as it lies before its owner."""
        name = GODS[god]
        amount = TILES.gods[god].amount
        gifts = {
            "depraccus": "preparation", "vinthrad": "steps", "gaiviles": "jumps", "stonkus": "market",
            "gadicea": "draws", "traitera": "further",
        }  # fmt: skip
        return amount * self.weight(gifts[name], epoch) if name in gifts else 0.0

    def _tile(self, kind: int, epoch: int) -> float:
        """What a loot tile brings, if that does not depend on the position."""
        amount = AMOUNTS[kind]
        pieces = [self.weight("column-reserve", epoch), self.weight("feet", epoch)]
        brought = {
            "levels": self.weight("levels", epoch),
            "cards": self._card(epoch),
            "steps": self.weight("steps", epoch),
            "reserve-both": sum(pieces),
            "reserve-either": max(pieces),
        }
        return amount * brought.get(EFFECTS[kind], 0.0)

    def money(self, s: PantheonState) -> float:
        """The top card of the special money stack (PAN-SETUP-11, PAN-NATION-14)."""
        cards = kinds_in(s.money)
        if not cards:
            return 0.0
        return COINS[cards[-1] if s.highest_first else cards[0]] * self.coin[s.epoch()]

    def demigods(self, s: PantheonState, amount: int) -> float:
        """So many demigods from the display, the first first (PAN-EPOCH-10)."""
        return sum(s.demigod_display[:amount]) * scorings_left(s.epoch())

    def god(self, s: PantheonState, seat: int, god: int) -> float:
        """A god gained by Sacrifice: its points, and what it brings (PAN-GOD-02)."""
        epoch = s.epoch()
        worth = epoch + self.lasting[epoch][god]
        if god == PLAESIRIS:
            return worth + self.demigods(s, TILES.gods[god].amount)
        if god == TAKSATOR:
            return worth + self.money(s)
        if god == PIETALTE:
            return worth + self.pietalte[epoch] * pietalte_points(s, seat)
        if god == SURPARIT:
            return worth + self.unseen(s)
        return worth

    def unseen(self, s: PantheonState) -> float:
        """The top tile of the god stack (PAN-GOD-11, PAN-LOOT-09)."""
        epoch = s.epoch()
        stack = s.god_stack or s.god_box
        if not stack:
            return 0.0
        total = sum([int(count(stack, god)) * self.lasting[epoch][god] for god in kinds_in(stack)])
        pairs = int(count(stack, PLAESIRIS)) * TILES.gods[PLAESIRIS].amount * USUAL_DEMIGOD * scorings_left(epoch)
        return epoch + (total + pairs) / int(size(stack))

    def loot(self, s: PantheonState, kind: int) -> float:
        """A loot tile."""
        if kind == DEMIGOD:
            return self.demigods(s, AMOUNTS[kind])
        if kind == MONEY:
            return self.money(s)
        if kind == GOD:
            return self.unseen(s)
        return self.tiles[s.epoch()][kind]


def pietalte_points(s: PantheonState, seat: int) -> int:
    """What one more Pietalte would score by the tokens as they are (PAN-GOD-33)."""
    tokens = s.tokens[seat]
    return max([count(tokens, kind) for kind in range(4)]) * scorings_left(s.epoch())
