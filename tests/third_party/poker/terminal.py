"""The table in a terminal."""

from rich.text import Text

from poker.documents.view import named
from poker.rules.state import DISCARD, ROUNDS, SEATS, PokerState
from theomachy.words.texts import Texts


def draw_table(s: PokerState, words: Texts, seat: int | None) -> list[Text]:
    """The table as a seat sees it; every hand for None."""
    lines = [Text(words.text("poker-table-round", round=s.round, rounds=ROUNDS, amount=s.pot), style="bold")]
    for owner in range(s.players):
        hand = s.hand(owner)
        shown = named(hand) if seat in (None, owner) else ["??"] * len(hand)
        name = words.text(f"poker-seat-{SEATS[owner]}")
        lines.append(Text.assemble((f"{name:<8}", "bold"), f"{s.chips[owner]:>3}  {' '.join(shown)}"))
    if s.cards_at(DISCARD):
        lines.append(Text("  " + " ".join(named(s.cards_at(DISCARD))), style="dim"))
    return lines
