"""What a hint says about Ankh: deeds, places and reasons, in every language."""

import pytest

from tests.games.ankh.table import bare
from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.game import random_option
from theomachy.games.ankh.bot.features import FEATURES
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.bot.telling import OF_OTHERS, SAID, TELLERS, changed_region, new_target, place_words
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.egypt import SPACE_NAMES
from theomachy.words.sentences import spoken
from theomachy.words.texts import LANGUAGES, texts


def at(name: str) -> int:
    """The number of a space."""
    return SPACE_NAMES.index(name)


def test_every_deed_is_told_in_every_language() -> None:
    seen: set[str] = set()
    for seed in range(12):
        s = ANKH.new(4, seed=seed, gods=["osiris", "ra", "isis", "anubis"])
        s.listen()
        dice = Dice(seed)
        while not s.over:
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            for event in s.heard():
                if event.who < 0 or (deed := ANKH_MIND.deed(s, event.who, event)) is None:
                    continue
                if event.kind in seen:
                    continue
                seen.add(event.kind)
                for language in LANGUAGES:
                    said = spoken(deed.words, texts(language))
                    assert said
                    assert "{" not in said
                assert len(deed.spaces) == (2 if deed.mark == "way" else min(1, len(deed.spaces)))
    assert seen | {"figure-pushed"} == set(TELLERS)
    pushed = ANKH_MIND.deed(bare().s, 0, Event("figure-pushed", "", 0, 1, 1, at("3,1"), at("4,1"), 0))
    assert pushed is not None
    assert pushed.spaces == ["3,1", "4,1"]


def test_a_place_is_told_by_what_stands_beside_it() -> None:
    t = bare().monuments(temple="5,7")
    words = texts("en")
    assert spoken(place_words(t.s, 0, at("4,7")), words) == "next to the neutral Temple"
    t.monuments(0, obelisk="3,7")
    assert spoken(place_words(t.s, 0, at("4,7")), words) == "next to the neutral Temple"
    own = bare().monuments(0, obelisk="3,7")
    assert spoken(place_words(own.s, 0, at("4,7")), words) == "next to your Obelisk"
    called = ANKH_MIND.called(own.s, 0)
    assert not isinstance(called, str)
    god = spoken(called, words)
    assert spoken(place_words(own.s, 1, at("4,7")), words) == f"next to the Obelisk of {god}"
    assert spoken(place_words(bare().s, 0, at("4,7")), words).startswith("in region ")
    water = next(space for space in range(len(SPACE_NAMES)) if own.s.region_at(space) < 0)
    assert spoken(place_words(own.s, 0, water), words) == "on the water"


def test_a_reason_names_the_region_and_the_monument_it_is_about() -> None:
    before = bare().s
    alone = bare().figures(0, warriors="4,6").s
    region = str(alone.region_at(at("4,6")) + 1)
    assert changed_region(before, alone, 0, "dominations") == region
    assert changed_region(before, before, 0, "dominations") == "none"
    majority = bare().figures(0, warriors="4,6").monuments(0, temple="5,7").s
    assert changed_region(alone, majority, 0, "majorities") == region
    contested = bare().figures(0, warriors="4,6").figures(1, warriors="5,6").s
    stronger = bare().figures(0, warriors="4,6 4,7").figures(1, warriors="5,6").s
    assert changed_region(contested, stronger, 0, "victories") == region
    split = contested.copy()
    split.regions = tuple(reversed(split.regions))
    assert changed_region(contested, split, 0, "victories") == "none"
    temple = bare().monuments(temple="5,7")
    beside = bare().monuments(temple="5,7").figures(0, warriors="4,7")
    assert new_target(temple.s, beside.s, 0) == "temple"
    assert new_target(beside.s, temple.s, 0) == "temple"
    assert new_target(temple.s, temple.s, 0) == "none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    s = bare().s
    for feature in FEATURES:
        for case in ("gain", "cost", "denial", "gift"):
            own = case in ("gain", "cost")
            words = ANKH_MIND.because(s, s, 1, feature, case)
            if not ANKH_MIND.named(feature, own) or words is None:
                assert feature not in SAID or not own
                continue
            assert own or feature in OF_OTHERS
            assert spoken(words, texts(language)).endswith(".")
