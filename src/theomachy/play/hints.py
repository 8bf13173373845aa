"""Hints in words."""

from typing import TypeVar

from theomachy.bots.hints import Advice, Hint, Reason
from theomachy.engine.decision import State
from theomachy.engine.game import Game
from theomachy.words.texts import Texts

S = TypeVar("S", bound=State)


def told_hint(game: Game[S], found: Hint[S], names: list[str], words: Texts) -> list[str]:
    """The hint as sentences: what to do, why, what it costs, and what else could be done."""

    def advised(message: str, advice: Advice) -> str:
        return words.text(message, line=line_of(game, found, advice.path), chance=f"{100 * advice.chance:.0f}")

    def reason(message: str, each: Reason) -> str:
        told = words.text(
            message,
            who=names[each.seat],
            what=words.text(f"{game.name}-feature-{each.feature}"),
            before=f"{each.before:.1f}",
            after=f"{each.after:.1f}",
            worth=f"{100 * each.worth:+.1f}",
        )
        return f"{told} [{each.rule}]"

    if not found.alternatives:
        return [words.text("hint-none", line=line_of(game, found, found.best.path))]
    lines = [advised("hint-best", found.best)]
    if found.ends:
        lines.append(words.text("hint-ends"))
    lines += ["  " + reason("hint-gain", each) for each in found.gains]
    lines += ["  " + reason("hint-denial", each) for each in found.denials]
    for each in found.risks:
        lines.append("  " + reason("hint-risk" if each.seat == found.seat else "hint-risk-of", each))
    lines += [advised("hint-alternative", each) for each in found.alternatives]
    return lines


def line_of(game: Game[S], found: Hint[S], path: tuple[int, ...]) -> str:
    """The answers of a line as records write them."""
    s = found.s.copy()
    texts: list[str] = []
    for option in path:
        texts.append(game.text(s, option))
        s.take(found.seat, option)
    return " ".join(texts)
