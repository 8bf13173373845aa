"""The words of messages. They are made from the summaries that lists of tables show, never from a game.

So nothing hidden can be in them: which game, what the host called the table, and that it is the reader's turn.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from theomachy.server.store.port import Summary
from theomachy.words.texts import LANGUAGES, texts

SHOWN: Final = 10
"""Tables that one message names; of more it says how many there are."""
LONGEST: Final = 300
"""Letters of a line, whatever a table is called."""


class Line(Struct, frozen=True):
    """What is said of one table."""

    table: str
    kind: str
    text: str


class Message(Struct, frozen=True):
    """What a person is told, in the person's language."""

    id: str
    """The same each time the message is tried."""
    title: str
    lines: list[Line]
    more: str = ""
    """How many other tables there are, in words."""
    place: str = ""
    """The screen of the page that it leads to."""


def line(language: str, summary: Summary, kind: str) -> Line:
    """What is said of one table."""
    words = texts(known(language))
    game = words.text(f"{summary.game}-game") if words.has(f"{summary.game}-game") else summary.game
    name = words.text("notice-table", game=game, title=summary.title) if summary.title else game
    return Line(summary.table, kind, words.text(f"notice-line-{kind}", table=name)[:LONGEST])


def notice(language: str, key: str, lines: Sequence[Line]) -> Message:
    """One message about several tables; it leads to the only one, or to the list of one's own."""
    words = texts(known(language))
    turns = sum(1 for one in lines if one.kind == "turn")
    title = words.text("notice-turn", count=turns) if turns else words.text("notice-news", count=len(lines))
    rest = len(lines) - SHOWN
    more = words.text("notice-more", count=rest) if rest > 0 else ""
    place = f"table/{lines[0].table}" if len(lines) == 1 else "games"
    return Message(key, title, list(lines[:SHOWN]), more, place)


def test_message(language: str, key: str) -> Message:
    """What the test button sends."""
    words = texts(known(language))
    told = Line("", "test", words.text("notice-test-line"))
    return Message(key, words.text("notice-test"), [told], place="notices")


def confirmation(language: str, key: str, account: str, token: str) -> Message:
    """The first mail to an address."""
    words = texts(known(language))
    told = Line("", "confirm", words.text("notice-confirm-line", name=account))
    return Message(key, words.text("notice-confirm"), [told], place=f"notices/confirm/{token}")


def mail_foot(language: str) -> str:
    """What stands above the link that stops mails."""
    return texts(known(language)).text("notice-stop")


def known(language: str) -> str:
    """A language that there are texts in."""
    return language if language in LANGUAGES else LANGUAGES[0]
