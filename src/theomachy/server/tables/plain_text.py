"""Names, titles and chat: plain text in normal form, without letters that could disturb their neighbours."""

import unicodedata
from typing import Final

MARKS_IN_A_ROW: Final = 3
MARKS: Final = ("Mn", "Me")
JOINERS: Final = "\u200c\u200d"  # needed by Persian, Indic scripts and emoji


class NotPlain(ValueError):
    """A text that cannot be used, and why."""


def plain(text: str, letters: int, size: int, what: str) -> str:
    """The text in NFC on one line; invisible and direction-changing letters are dropped. NotPlain if unusable."""
    if len(text) > 4 * size:
        raise NotPlain(f"the {what} is longer than {letters} letters")
    try:
        normal = unicodedata.normalize("NFC", text).encode("utf-8").decode("utf-8")
    except UnicodeEncodeError as error:
        raise NotPlain(f"the {what} has half a letter (a lone surrogate)") from error
    clean = stripped(normal)
    count = sum(1 for letter in clean if letter not in JOINERS and unicodedata.category(letter) not in MARKS)
    if count > letters or len(clean.encode("utf-8")) > size:
        raise NotPlain(f"the {what} is longer than {letters} letters ({size} bytes)")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in clean):
        raise NotPlain(f"the {what} has no visible letter")
    return clean


def stripped(text: str) -> str:
    """The text on one line, without letters that could disturb their neighbours."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        if category in MARKS:
            marks += 1
            if marks <= MARKS_IN_A_ROW:
                kept.append(letter)
            continue
        if category[0] == "Z" or letter in "\t\n\r":
            letter = " "  # noqa: PLW2901
        elif category[0] == "C" and letter not in JOINERS:
            continue  # control, bidi and other format letters, private use, unassigned
        marks = 0
        kept.append(letter)
    return " ".join("".join(kept).split())
