"""What is said of Pantheon in its own way: sites have names."""

from typing import Final

from theomachy.games.pantheon.documents.options import place_name
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.words.sentences import Sentences


class PantheonSentences(Sentences[PantheonState]):
    """Pantheon in words."""

    def place(self, name: str) -> str:
        """A hex by its coordinates, a site by its name too."""
        return place_name(name)


SENTENCES: Final = PantheonSentences(PANTHEON)
