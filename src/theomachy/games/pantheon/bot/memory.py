"""What a seat of Pantheon remembers: cards, demigods and loot tiles that were seen and are hidden again."""

from typing import Final

from theomachy.bots.memory import Memory
from theomachy.engine.datafile import Node
from theomachy.engine.event import NONE, Event
from theomachy.engine.game import Json
from theomachy.games.pantheon.bot.demigods import Demigods
from theomachy.games.pantheon.bot.hands import KINDS, Contradiction, Counts, Deck, Hands, Play
from theomachy.games.pantheon.rules.components import DEMIGOD_VALUES, LOOT
from theomachy.games.pantheon.rules.piles import counts_of
from theomachy.games.pantheon.rules.state import PantheonState


class PantheonMemory(Memory):
    """Everything one seat could have noted. `lost` as soon as something happened that cannot have."""

    def __init__(self, cards: Hands, demigods: Demigods, tiles: Counts, lost: bool) -> None:
        self.cards: Final = cards
        self.demigods: Final = demigods
        self.tiles: Final = tiles
        """Loot tiles that may still be in the bag."""
        self.lost = lost

    def note(self, event: Event) -> None:
        if self.lost:
            return
        try:
            self.note_cards(event)
        except Contradiction:
            self.lost = True
        self.note_tiles(event)

    def note_cards(self, event: Event) -> None:
        """What the event means for hands, deck and discard pile."""
        kind = event.kind
        if kind == "card-drawn":
            self.cards.drew(event.who, event.what)
        elif kind in ("open-card-taken", "money-taken"):
            self.cards.took(event.who, event.what)
        elif kind == "open-card-turned":
            self.cards.turned(event.what)
        elif kind == "card-played":
            self.cards.left(event.who, event.what)
        elif kind == "cards-discarded":
            if event.who != NONE:
                self.cards.left(event.who, event.what)  # from the hand, not from the cards of an action
            self.cards.thrown(event.what, event.amount)
        elif kind == "deck-renewed":
            self.cards.renewed()
        elif kind == "hand-discarded":
            self.cards.emptied(event.who)

    def note_tiles(self, event: Event) -> None:
        """What the event means for demigods and loot."""
        if event.kind == "demigod-displayed":
            self.demigods.displayed(event.what)
        elif event.kind == "demigod-taken":
            self.demigods.taken(event.who, event.what, event.only != NONE)
        elif event.rule == "PAN-SCORE-02":
            self.demigods.scored(event.who, event.amount)
        elif event.kind == "loot-placed":
            self.tiles[event.what] -= 1

    def document(self) -> dict[str, Json]:
        cards = self.cards
        return {
            "lost": self.lost,
            "hands": cards.known,
            "decks": [[number, deck.pool, deck.drawn] for number, deck in cards.decks.items()],
            "plays": [[play.seat, play.card, list(play.most.items())] for play in cards.plays],
            "discard": cards.discard,
            "unseenDemigods": self.demigods.unseen,
            "demigods": self.demigods.known,
            "demigodsTaken": self.demigods.hidden,
            "demigodsMixed": self.demigods.mixed,
            "demigodSums": self.demigods.sums,
            "tiles": self.tiles,
        }


def first_memory(s: PantheonState, seat: int, sizes: list[int], demigods: list[int]) -> PantheonMemory:
    """What can be known without a past: `s` has everything hidden from the seat in deck, stack and bag.

    The sizes are those of all hands, then of everybody's demigods.
    """
    known = [counts_of(hand, KINDS) for hand in s.hands]
    slots = [0 if owner == seat else amount for owner, amount in enumerate(sizes)]
    hands = Hands(known, {0: Deck(counts_of(s.deck, KINDS), slots)}, [], counts_of(s.discard, KINDS))
    hidden = [owner for owner, amount in enumerate(demigods) if owner != seat for _ in range(amount)]
    owned = [counts_of(own, DEMIGOD_VALUES) for own in s.demigods]
    unseen = Demigods(counts_of(s.demigod_stack, DEMIGOD_VALUES), owned, hidden, len(hidden), [])
    return PantheonMemory(hands, unseen, counts_of(s.bag, len(LOOT)), False)


def read_memory(node: Node) -> PantheonMemory:
    """A memory as it was written; DataError if it is none."""
    decks: dict[int, Deck] = {}
    for each in node.key("decks").items():
        number, pool, drawn = each.items()
        decks[number.number()] = Deck(numbers(pool), numbers(drawn))
    plays: list[Play] = []
    for each in node.key("plays").items():
        seat, card, most = each.items()
        pairs = [numbers(pair) for pair in most.items()]
        plays.append(Play(seat.number(), card.number(), {pair[0]: pair[1] for pair in pairs}))
    known = [numbers(hand) for hand in node.key("hands").items()]
    hands = Hands(known, decks, plays, numbers(node.key("discard")))
    sums: list[tuple[int, int, int]] = []
    for each in node.key("demigodSums").items():
        told = numbers(each)
        sums.append((told[0], told[1], told[2]))
    demigods = Demigods(
        numbers(node.key("unseenDemigods")),
        [numbers(each) for each in node.key("demigods").items()],
        numbers(node.key("demigodsTaken")),
        node.key("demigodsMixed").number(),
        sums,
    )
    return PantheonMemory(hands, demigods, numbers(node.key("tiles")), node.key("lost").flag())


def numbers(node: Node) -> list[int]:
    """A list of whole numbers."""
    return [each.number() for each in node.items()]
