"""Hints in words."""

from typing import Final, TypeVar

from theomachy.bots.deeds import Step
from theomachy.bots.hints import Advice, Hint
from theomachy.engine.decision import State
from theomachy.words.sentences import Sentences, spoken
from theomachy.words.texts import Texts

S = TypeVar("S", bound=State)
CLOSE: Final = 0.02
"""Chances of winning that differ by less are as good as equal."""
CLEAR: Final = 0.08
"""Chances of winning that differ by more are far apart."""


def told_hint(sentences: Sentences[S], found: Hint[S], words: Texts) -> list[str]:
    """The hint as sentences: what to do, why, what it costs, and what else could be done."""
    if not found.alternatives:
        return [words.text("hint-only", line=told_line(sentences, found, found.best, words))]
    lines = [words.text("hint-best", line=told_line(sentences, found, found.best, words))]
    lines += ["  " + line for line in told_reasons(found.best, words)]
    for each in found.alternatives:
        lines.append(
            words.text(
                "hint-alternative",
                line=told_line(sentences, found, each, words),
                worse=worse(found.best.chance - each.chance),
            )
        )
    return lines


def told_reasons(advice: Advice, words: Texts) -> list[str]:
    """Why the line is good, and what it costs, each in a sentence."""
    told = [words.text("hint-ends")] if advice.ends else []
    told += [spoken(each.words, words) for each in advice.gains + advice.denials]
    return told + [f"{words.text('hint-but')}: {spoken(each.words, words)}" for each in advice.risks]


def told_line(sentences: Sentences[S], found: Hint[S], advice: Advice, words: Texts) -> str:
    """What a line does, one deed after the other."""
    told: list[str] = []
    s = found.s.copy()
    for step in advice.steps:
        told += [spoken(deed.words, words) for deed in step.deeds] or said(sentences, s, step, words, advice)
        s.take(found.seat, step.option)
    return " → ".join(told)


def said(sentences: Sentences[S], s: S, step: Step, words: Texts, advice: Advice) -> list[str]:
    """An answer that does nothing by itself: in the words of its button if it is all there is to say."""
    if len(advice.steps) > 1 and any(each.deeds for each in advice.steps):
        return []
    return [sentences.offer(s, step.option, words)]


def worse(lost: float) -> str:
    """How much less a line promises than the best."""
    return "little" if lost < CLOSE else "much" if lost > CLEAR else "some"
