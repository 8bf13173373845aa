"""A question by its kind and seed: the same for everybody, on every machine."""

from hashlib import blake2b
from typing import Final, Generic, NamedTuple, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.refusal import DataError
from theomachy.games.package import GamePackage
from theomachy.learn.quiz.legal import KIND as LEGAL
from theomachy.learn.quiz.legal import legal_maker
from theomachy.learn.quiz.question import Maker, Quiz
from theomachy.play.setup import Wishes

S = TypeVar("S", bound=State)

ATTEMPTS: Final = 60
"""So many games are tried at most. Most questions take one to three."""
MOST_SEED: Final = 2**31 - 1


class Made(NamedTuple, Generic[S]):
    """A question, and by what it can be had again."""

    kind: str
    seed: int
    edition: str
    quiz: Quiz[S]


def kinds_of(package: GamePackage[S]) -> dict[str, Maker[S]]:
    """Everything a game can be asked: its own kinds, then what every game can be asked."""
    return {**package.quiz_kinds(), LEGAL: legal_maker(package.game)}


def make_quiz(package: GamePackage[S], kind: str, seed: int, edition: str = "") -> Made[S]:
    """The question of a kind and seed; of any kind if none is named. DataError for what does not exist."""
    makers = kinds_of(package)
    editions = package.editions or ("",)
    edition = edition or editions[0]
    if kind and kind not in makers:
        raise DataError("kind", f"no kind {kind!r} of questions; there are {', '.join(makers)}")
    if edition not in editions:
        raise DataError("edition", f"no edition {edition!r}; there are {', '.join(editions)}")
    if not 0 <= seed <= MOST_SEED:
        raise DataError("seed", f"must be from 0 to {MOST_SEED}")
    kind = kind or list(makers)[Dice(seed).below(len(makers))]
    for attempt in range(ATTEMPTS):
        dice = Dice(number_of(package.game.name, edition, kind, seed, attempt))
        players = package.game.players[dice.below(len(package.game.players))]
        wishes = Wishes(players, edition=edition or None)
        s = package.game.opened(package.header(wishes, int(dice.roll())))
        found = makers[kind](s, dice)
        if found is not None:
            return Made(kind, seed, edition, found)
    raise DataError("seed", f"no question of kind {kind!r} comes of {seed}")


def number_of(*parts: str | int) -> int:
    """A seed for dice that depends on all of this."""
    text = " ".join([str(part) for part in parts])
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
