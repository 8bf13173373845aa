"""What a seat remembers of a game: conclusions from the events it was shown, beyond what lies on the table now.

A memory begins at some position and is told every later event as its seat may know it (`Event.seen_by`). As JSON
values it goes to bots beside the document of the position; it is nothing a player could not have noted on paper.
"""

from mypy_extensions import mypyc_attr

from theomachy.engine.event import Event
from theomachy.engine.game import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one seat noted so far. Each game with hidden things has its own."""

    def note(self, event: Event) -> None:
        """Something happened, as the seat may know it."""
        raise NotImplementedError

    def document(self) -> Json:
        """All of it as JSON values."""
        raise NotImplementedError
