"""Positions as documents: written with every entry, read whole or in part."""

from typing import Final

from poker.documents.names import FRAMES
from poker.documents.view import named
from poker.rules.cards import CARDS
from poker.rules.round import BeginRound
from poker.rules.state import DISCARD, PLAYERS, SEATS, PokerState, faults
from theomachy.engine.datafile import Node
from theomachy.engine.decision import Frame, Secret
from theomachy.engine.game import Json
from theomachy.engine.reader import Reader, check_title, read_stack
from theomachy.engine.refusal import DataError
from theomachy.engine.values import changed

ENTRIES: Final = ("game", "players", "round", "pot", "chips", "betting", "hands", "discard", "stack", "over")


def write_position(s: PokerState, seat: int | None = None) -> dict[str, Json]:
    """The position, every entry; for a seat, without the hands and the secret answers of others."""
    seats = range(s.players)
    return {
        "game": "poker",
        "players": s.players,
        "round": s.round,
        "pot": s.pot,
        "chips": {SEATS[owner]: s.chips[owner] for owner in seats},
        "betting": [SEATS[owner] for owner in seats if s.betting[owner]],
        "hands": {SEATS[owner]: written_hand(s, owner, seat in (None, owner)) for owner in seats},
        "discard": named(s.cards_at(DISCARD)),
        "stack": [written(frame, seat) for frame in s.stack],
        "over": s.over,
    }


def written_hand(s: PokerState, seat: int, known: bool) -> Json:
    """A hand by its cards, or only its size."""
    return named(s.hand(seat)) if known else len(s.hand(seat))


def written(frame: Frame[PokerState], seat: int | None) -> list[Json]:
    """A frame by name and numbers; null for a secret answer of another seat."""
    if seat is None or not isinstance(frame, Secret):
        return [type(frame).__name__, *frame.facts]
    held = [answer if owner == seat else None for owner, answer in enumerate(frame.held)]
    return [type(frame).__name__, *frame.owed, *held]


def read_position(node: Node) -> PokerState:
    """The position a document describes; what is left out is as at the start. DataError with its place."""
    check_title(node, "poker", ENTRIES)
    players = node.key("players").number()
    if players not in PLAYERS:
        raise DataError(f"{node.place}.players", "must be 2, 3 or 4")
    s = PokerState(players)
    reader = Reader(node, list(SEATS[:players]), {})
    s.round = node.key("round").amount() if node.has("round") else 0
    s.pot = node.key("pot").amount() if node.has("pot") else 0
    s.over = node.has("over") and node.key("over").flag()
    for seat, chips in reader.by_seat("chips"):
        s.chips = changed(s.chips, seat, chips.amount())
    for item in node.key("betting").items() if node.has("betting") else []:
        s.betting = changed(s.betting, reader.seat(item), 1)
    for seat, hand in reader.by_seat("hands"):
        put_all(s, hand, seat + 1)
    if node.has("discard"):
        put_all(s, node.key("discard"), DISCARD)
    reader.refuse(faults(s))
    if node.has("stack"):
        read_stack(node.key("stack"), s, FRAMES)
    else:
        s.push(BeginRound())
        s.settle()
    return s


def put_all(s: PokerState, cards: Node, place: int) -> None:
    """Put the cards of a list there; DataError if one is named twice."""
    for item in cards.items():
        card = item.one_of(CARDS)
        if s.place[card]:
            raise DataError(item.place, f"{CARDS[card]!r} appears twice")
        s.put(card, place)
