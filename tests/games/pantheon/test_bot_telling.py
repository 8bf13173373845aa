"""What a hint says about Pantheon: deeds and reasons, in every language."""

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.event import NONE, Event
from theomachy.engine.game import random_option
from theomachy.games.pantheon.bot.features import FEATURES
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND
from theomachy.games.pantheon.bot.telling import OF_OTHERS, SAID, STAGES, TELLERS
from theomachy.games.pantheon.game import PANTHEON
from theomachy.words.sentences import spoken
from theomachy.words.texts import LANGUAGES, texts


def test_every_deed_is_told_in_every_language() -> None:
    seen: set[str] = set()
    for seed in range(6):
        s = PANTHEON.start(3, seed)
        s.listen()
        dice = Dice(seed)
        while not s.over:
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            for event in s.heard():
                if event.who < 0 or (deed := PANTHEON_MIND.deed(s, event.who, event)) is None:
                    continue
                if event.kind in seen:
                    continue
                seen.add(event.kind)
                for language in LANGUAGES:
                    said = spoken(deed.words, texts(language))
                    assert said
                    assert "{" not in said
    s = PANTHEON.start(3, 0)
    drafted = Event("bonus-drafted", "", 0, NONE, 0, NONE, NONE, 0)
    assert PANTHEON_MIND.deed(s, 0, drafted) is not None
    assert seen | {"bonus-drafted", "foot-jumped"} == set(TELLERS)
    secret = PANTHEON_MIND.deed(s, 0, Event("demigod-taken", "", 0, NONE, NONE, NONE, NONE, 0, only=1))
    assert secret is not None
    assert spoken(secret.words, texts("en")) == "Take a demigod"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_in_every_language(language: str) -> None:
    s = PANTHEON.start(2, 1)
    for feature in FEATURES:
        for case in ("gain", "cost", "denial", "gift"):
            own = case in ("gain", "cost")
            words = PANTHEON_MIND.because(s, s, 1, feature, case)
            if not PANTHEON_MIND.named(feature, own):
                assert not own or feature not in SAID
                continue
            if words is None:
                assert feature not in SAID or SAID[feature] in STAGES
                continue
            assert own or feature in OF_OTHERS
            assert spoken(words, texts(language)).endswith(".")
