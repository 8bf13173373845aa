"""A pseudo-language for tests: English with accents and longer words, so that hard-coded or cut texts show."""

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

PSEUDO: Final = "pseudo"
ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
LONGER: Final = str.maketrans({vowel: vowel * 2 for vowel in "aeiou"})


def accented(text: str) -> str:
    """The text with accents on all letters, and its small vowels twice."""
    return text.translate(LONGER).translate(ACCENTS)


class _Accents(Visitor):
    """Changes what people read: texts and headings, not names of arguments."""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        node.value = accented(node.value)

    def visit_GroupComment(self, node: ftl.GroupComment) -> None:  # noqa: N802
        node.content = accented(node.content or "")


def pseudo(english: str) -> str:
    """The Fluent file of the language, from the English one."""
    resource = FluentParser().parse(english)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)
