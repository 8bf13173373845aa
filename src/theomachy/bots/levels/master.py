"""Master: remembers what was shown, searches turns ahead for all seats, and mixes its secret answers."""

from collections.abc import Sequence
from typing import Final, TypeVar

from theomachy.bots.base import Bot, Level, Seen
from theomachy.bots.budget import Budget, TimeUp
from theomachy.bots.forks import Found, best_of_all, found_in, gathered
from theomachy.bots.joint import JointGame
from theomachy.bots.mind import Imagining, Mind
from theomachy.bots.planning import Care
from theomachy.bots.regret import mixed
from theomachy.bots.search import Breadth, Search
from theomachy.bots.secrets import Table, asked_in_secret, drawn, joint_answers, thinned
from theomachy.bots.thinking import Thinker, remembered
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State

S = TypeVar("S", bound=State)
SECONDS: Final = 1.0
MOST_ROUNDS: Final = 100_000
OWN_CARE: Final = Care(width=3, forks=3, picks=64, samples=8)
OTHERS_CARE: Final = Care(width=1, forks=3, picks=24, samples=1)
LINES: Final = 10
"""Number of own lines compared."""
CURIOSITY: Final = 0.03
"""How much untried replies are worth trying, where more than one is looked into."""
DEEPENS: Final = 24
"""After so many trials of every line one more turn is looked ahead."""
WORLDS: Final = 2
"""Number of positions in which own lines are looked for."""
WIDENS: Final = 4
"""A reply that was passed 4, 16, 64 times is looked for again where it is passed then."""
ROWS: Final = 12
"""Most own answers to a secret question that are compared."""
COLUMNS: Final = 16
"""Most answers of the other seat to it that are compared."""
REPEATS: Final = 400
"""Rounds of play at every secret question."""
REGRETS: Final = 200
"""Rounds of regret matching."""


class Master(Thinker):
    """Tree search over turns; secret answers are mixed, so that no opponent can exploit them."""

    def __init__(
        self,
        rounds: int = MOST_ROUNDS,
        seconds: float = SECONDS,
        care: tuple[Care, Care] = (OWN_CARE, OTHERS_CARE),
        breadth: Breadth | None = None,
        cores: int = 1,
    ) -> None:
        """Without a breadth it looks as wide and deep as is right for the game.

        With several cores as many processes search, each for the whole budget.
        """
        self.rounds: Final = rounds
        self.seconds: Final = seconds
        self.care: Final = care
        self.breadth: Final = breadth
        self.cores: Final = cores

    def thought(self, mind: Mind[S], seen: Seen, options: Sequence[int], dice: Dice) -> int:
        budget = Budget(self.rounds, self.seconds)
        imagining = remembered(mind, seen)
        if asked_in_secret(imagining.position(dice)):
            return in_secret(mind, imagining, seen.seat, list(options), budget, dice)
        care = (self.care[0].at_least(mind.lines), self.care[1])
        breadth = self.breadth_in(mind)
        if self.cores == 1:
            return Search(mind, imagining, seen.seat, care, breadth, dice).best(list(options), budget)[0].path[0]
        seeds = [int(dice.roll()) for _ in range(self.cores)]

        def searched(number: int) -> list[Found]:
            search = Search(mind, imagining, seen.seat, care, breadth, Dice(seeds[number]))
            return found_in(search.best(list(options), budget))

        return best_of_all(gathered(self.cores, searched))

    def breadth_in(self, mind: Mind[S]) -> Breadth:
        """How wide and deep to look in this game."""
        return self.breadth or usual_breadth(mind)


def usual_breadth(mind: Mind[S]) -> Breadth:
    """How wide and deep to look in this game."""
    return Breadth(LINES, mind.replies, mind.ahead, CURIOSITY, DEEPENS, WORLDS, WIDENS)


def in_secret(
    mind: Mind[S], imagining: Imagining[S], seat: int, options: list[int], budget: Budget, dice: Dice
) -> int:
    """The answer to a secret question, drawn as it is to be mixed."""
    seats = imagining.unanswered(dice).stack[-1].waiting()
    if len(seats) > 2:
        game = learned(mind, imagining, seats, seat, options, budget, dice)
        who = seats.index(seat)
        return game.options[who][drawn(game.mix(who), dice)]
    table = played(mind, imagining, seat, options, budget, dice)
    return table.rows[drawn(mixed(table.leads(), REGRETS)[0], dice)]


def learned(
    mind: Mind[S],
    imagining: Imagining[S],
    seats: list[int],
    seat: int,
    options: list[int],
    budget: Budget,
    dice: Dice,
) -> JointGame[S]:
    """The open secret question to more than two, as if nobody had answered, within the budget."""
    s = imagining.unanswered(dice)
    own = [thinned(options if each == seat else s.stack[-1].options(s, each), ROWS) for each in seats]
    game = JointGame(mind, seats, own)
    try:
        while game.rounds < REPEATS and budget.left(game.rounds):
            game.play(imagining.unanswered(dice), dice, True, budget)
    except TimeUp:
        return game  # what was learned so far
    return game


def played(
    mind: Mind[S], imagining: Imagining[S], seat: int, options: list[int], budget: Budget, dice: Dice
) -> Table:
    """The payoff table of the open secret question, as if no seat had answered, within the budget."""
    s = imagining.unanswered(dice)
    others = [other for other in s.stack[-1].waiting() if other != seat]
    table = Table(seat, thinned(options, ROWS), joint_answers(s, others, COLUMNS, dice))
    table.play(mind, imagining.unanswered(dice), dice, True)  # once in any case, or nothing is known
    try:
        while table.times < REPEATS and budget.left(table.times):
            table.play(mind, imagining.unanswered(dice), dice, True, budget)
    except TimeUp:
        return table  # what was found so far
    return table


def with_rounds(rounds: int) -> Bot:
    """A master that thinks for this many rounds, whatever the clock says."""
    return Master(rounds, 0.0)


def on_cores(cores: int) -> Bot:
    """A master that thinks on so many cores at once."""
    return Master(cores=cores)


LEVEL: Final = Level(
    "master", Master, simpler="adept", seconds=SECONDS, with_rounds=with_rounds, on_cores=on_cores
)
