"""Names and chat are plain text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theomachy.server.tables.plain_text import NotPlain, plain


def clean(text: str) -> str:
    return plain(text, 32, 128, "name")


@pytest.mark.parametrize(
    ("given_text", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("A\u030a", "Å"),
        ("abc\u202egnp.exe", "abcgnp.exe"),
        ("\u2066left\u2069", "left"),
        ("zero\u200bwidth", "zerowidth"),
        ("nul\x00l", "null"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Ж" * 32, "Ж" * 32),
        ("z" + "\u0301" * 20, unicodedata.normalize("NFC", "z\u0301") + "\u0301" * 3),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_what_disturbs_is_dropped_and_the_rest_stays(given_text: str, kept: str) -> None:
    assert clean(given_text) == kept


@pytest.mark.parametrize("text", ["", " ", "\u202e", "\u200d", "\u0301", "x" * 33, "\ud800", "漢" * 43, "y" * 600])
def test_what_is_no_name_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(NotPlain, match="the name"):
        clean(text)


@given(st.text(max_size=80))
def test_a_clean_text_stays_as_it_is(text: str) -> None:
    try:
        once = clean(text)
    except NotPlain:
        return
    assert clean(once) == once
    assert len(once.encode()) <= 128
    assert all(unicodedata.category(c)[0] != "C" or c in "\u200c\u200d" for c in once)
