"""What is said of Ankh in its own way: merged gods are one side."""

from typing import Final

from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.words.sentences import Sentences
from theomachy.words.texts import Texts


class AnkhSentences(Sentences[AnkhState]):
    """Ankh in words."""

    def side(self, s: AnkhState, side: int, words: Texts) -> str:
        """A side by the names of its gods."""
        return " + ".join([self.seat(s, seat, words) for seat in s.seats(side) or [side]])


SENTENCES: Final = AnkhSentences(ANKH)
