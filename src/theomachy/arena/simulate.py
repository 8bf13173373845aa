"""Many games, random or of bots: winners, endings and lengths."""

from collections import Counter
from collections.abc import Callable, Sequence

from theomachy.bots.base import Bot, Seen
from theomachy.bots.bot_name import bot_written
from theomachy.engine.chance import Dice
from theomachy.engine.game import Json
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.play.games import driven_game, random_game
from theomachy.play.setup import Wishes

CHUNK = 25


class Summary:
    """Statistics of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.endings: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.won_by: Counter[str] = Counter()
        """Wins by bot, where bots play."""

    def add(self, other: "Summary") -> None:
        """Count another summary in."""
        self.games += other.games
        self.answers += other.answers
        self.endings.update(other.endings)
        self.wins.update(other.wins)
        self.played.update(other.played)
        self.won_by.update(other.won_by)

    def document(self) -> dict[str, Json]:
        """The summary as JSON values."""
        told: dict[str, Json] = {
            "games": self.games,
            "answersPerGame": round(self.answers / max(1, self.games)),
            "endings": dict(sorted(self.endings.items())),
            "wins": {name: self.wins[name] for name in sorted(self.played)},
            "played": dict(sorted(self.played.items())),
        }
        return {**told, "wonBy": dict(sorted(self.won_by.items()))} if self.won_by else told


class Work:
    """Some games of a simulation: each has a seed of its own, so any process may play it."""

    def __init__(self, game: str, wishes: Wishes, seed: int, numbers: range, bots: Sequence[str] = ()) -> None:
        self.game = game
        self.wishes = wishes
        self.seed = seed
        self.numbers = numbers
        self.bots = bots
        """Who plays at each seat, as bots are written; nobody: every answer is random."""


def simulate(work: Work) -> Summary:
    """Play these games."""
    package = registry.package(work.game)
    summary = Summary()
    for number in work.numbers:
        dice = Dice(work.seed * 1_000_003 + number)
        header = package.header(work.wishes, dice.roll())
        if work.bots:
            ended = driven_game(
                package.game, header, dice, choosing([bot_written(bot) for bot in work.bots], dice)
            )
            summary.won_by.update(work.bots[seat] for seat in ended.result.winners)
        else:
            ended = random_game(package.game, header, dice)
        summary.answers += ended.answers
        summary.games += 1
        summary.endings[ended.result.ending] += 1
        for seat, name in enumerate(ended.seats):
            summary.played[name] += 1
            summary.wins[name] += seat in ended.result.winners
    return summary


def choosing(bots: Sequence[Bot], dice: Dice) -> Callable[[Seen, list[int]], int]:
    """What answers for each seat: the bot that sits there."""
    return lambda seen, options: bots[seen.seat].choose(seen, options, Dice(dice.roll()))


def seated(bots: Sequence[str], players: int) -> list[str]:
    """The bot of each seat: one for all, or one for each. SetupError if there is no such bot or seat."""
    if len(bots) not in (0, 1, players):
        raise SetupError("bots", str(len(bots)), f"1, or {players}, one for each seat")
    for bot in bots:
        bot_written(bot)
    return list(bots) * players if len(bots) == 1 else list(bots)


def divided(game: str, wishes: Wishes, seed: int, games: int, bots: Sequence[str] = ()) -> list[Work]:
    """The games of a simulation in portions."""
    starts = range(0, games, CHUNK)
    return [Work(game, wishes, seed, range(n, min(n + CHUNK, games)), bots) for n in starts]
