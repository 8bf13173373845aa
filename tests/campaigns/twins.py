"""Twin games: two courses of one game that a given seat must not be able to tell apart.

Both are played in step. Whatever the observer may know happens the same way in both; what it may not know
(cards drawn into other hands, hidden demigods, committed battle cards, bids) is chosen for each world by itself,
among what was legal there. A script ends when a rule reveals what differs. What an observer knows is written here
from the rules (ANKH-DEC-06, PAN-SETUP-28), once for each game, and shares no code with the views it is to judge.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, EVERYBODY, PASS, Secret, State
from theomachy.engine.episode import NO_DIGIT
from theomachy.engine.observation import Sight
from theomachy.games.ankh.package import PACKAGE as ANKH_PACKAGE
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.package import GamePackage
from theomachy.games.pantheon.package import PACKAGE as PANTHEON_PACKAGE
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.play.setup import Wishes

S = TypeVar("S", bound=State)
WATCHER: Final = -2
"""Somebody at no seat."""


class Step:
    """One thing that happens in both worlds: an answer, or the same seat taking its last answer back."""

    def __init__(self, seat: int, options: tuple[int, int], undo: bool = False) -> None:
        self.seat: Final = seat
        self.options: Final = options  # in the first and in the second world
        self.undo: Final = undo


class Script:
    """A pair of games as the harness has planned it."""

    def __init__(self, header: dict[str, str], observer: int, players: int, lasting: bool) -> None:
        self.header: Final = header
        self.lasting: Final = lasting
        """Whether a difference stays hidden for the steps that follow."""
        self.observer: Final = observer
        self.players: Final = players
        self.steps: list[Step] = []
        self.differing = 0
        """Steps at which the worlds differ in something hidden."""
        self.ended = ""


class Unexpected(AssertionError):
    """The rules themselves showed the observer something hidden, where no rule reveals."""


class Kind(Generic[S]):
    """One game as the twins know it."""

    def __init__(
        self,
        package: GamePackage[S],
        known: Callable[[S, int], bytes],
        secret: Callable[[S, int, int], bool],
        reveals: Callable[[S, S], bool],
        opens: Callable[[S, S, S], bool],
        quiet: int,
        lasting: bool = False,
        rarely: str = "",
    ) -> None:
        self.package: Final = package
        self.game: Final = package.game
        self.quiet: Final = quiet
        """Secrets may differ for good after a number of steps below this."""
        self.lasting: Final = lasting
        """Whether what differs stays hidden for long, as hands do."""
        self.rarely: Final = rarely
        """A kind of frame whose answers differ only in every other pair of games."""
        self.opens: Final = opens
        """Whether a step shows what differs between two positions, also if no trace of it stays on the table."""
        self.known: Final = known
        """Everything the observer knows of the position, as bytes."""
        self.secret: Final = secret
        """Whether the answer a seat is about to give is hidden from the observer."""
        self.reveals: Final = reveals
        """Whether the step between these two positions is one by which a rule reveals."""


def _joined(groups: list[list[int]], s: State) -> bytes:
    frames = [f"{type(frame).__name__}{list(frame.facts)}" for frame in s.stack]
    return repr((groups, frames)).encode()


def last_of_a_secret(s: State) -> bool:
    """Whether the next answer is the last one of a secret."""
    frame = s.stack[-1]
    return isinstance(frame, Secret) and sum(frame.owed) == 1


# -- Ankh: the only secrets are answers not yet revealed


def _side(s: AnkhState, seat: int) -> int:
    return s.side_of[seat] if seat >= 0 else OUT


def ankh_known(s: AnkhState, observer: int) -> bytes:
    """All facts; of an open secret, what each side still owes and what the own side holds."""
    frames: list[object] = []
    own = _side(s, observer)
    for frame in s.stack:
        if isinstance(frame, Secret):
            held = [cards if side == own else None for side, cards in enumerate(frame.held)]
            frames.append((type(frame).__name__, frame.owed, held))
        else:
            frames.append((type(frame).__name__, frame.facts))
    return repr((s.facts(), frames)).encode()


def ankh_secret(s: AnkhState, seat: int, observer: int) -> bool:
    return isinstance(s.stack[-1], Secret) and _side(s, observer) != _side(s, seat)


def ankh_reveals(before: AnkhState, after: AnkhState) -> bool:
    """The last answer of a secret is in."""
    return last_of_a_secret(before)


# -- Pantheon: hands, demigods, deck, stacks and bag

PILES: Final = (2, 7, 11, 13)
"""Deck, god stack, demigod stack and bag among the facts: only their sizes are known."""
FIRST_HAND: Final = 25


def pantheon_known(s: PantheonState, observer: int) -> bytes:
    """All facts, but of the piles and of other players' hands and demigods only the sizes."""
    groups = [list(group) for group in s.facts()]
    hidden = list(PILES)
    for other in range(s.players):
        if other != observer:
            hidden += [FIRST_HAND + other, FIRST_HAND + 2 * s.players + other]
    for place in hidden:
        groups[place] = [sum(groups[place])]
    return _joined(groups, s)


def pantheon_secret(s: PantheonState, seat: int, observer: int) -> bool:
    return seat == CHANCE and s.privy() not in (EVERYBODY, observer)


def pantheon_reveals(before: PantheonState, after: PantheonState) -> bool:
    """A scoring makes the sums of demigods known (PAN-SCORE-02): points for more than one player at once."""
    gained = [after.score[seat] > before.score[seat] for seat in range(before.players)]
    return after.over or len(after.track) != len(before.track) or sum(gained) > 1


def answers_opened(before: State, other: State, after: State) -> bool:
    """The last answer of a secret is in: cards are told of, also if a card takes all cards back."""
    return last_of_a_secret(before) and before != other


ANKH_KIND: Final = Kind(ANKH_PACKAGE, ankh_known, ankh_secret, ankh_reveals, answers_opened, quiet=250)
PANTHEON_KIND: Final = Kind(
    PANTHEON_PACKAGE,
    pantheon_known,
    pantheon_secret,
    pantheon_reveals,
    answers_opened,
    quiet=40,
    lasting=True,
    rarely="DemigodToPlayer",
)


def _pick(options: list[int], dice: Dice) -> int:
    """An option by chance; PASS less often than the rest, so that games get somewhere."""
    if len(options) > 1 and options[0] == PASS and dice.below(4):
        options = options[1:]
    return options[dice.below(len(options))]


class Pair(Generic[S]):
    """Two worlds in step."""

    def __init__(self, kind: Kind[S], script: Script, dice: Dice, quiet: int, longest: int) -> None:
        self.kind: Final = kind
        self.script: Final = script
        self.dice: Final = dice
        self.quiet: Final = quiet  # so many steps before secrets may differ for good
        self.longest: Final = longest
        self.vary_all: Final = dice.below(2) == 0
        self.worlds = (kind.game.opened(script.header), kind.game.opened(script.header))
        self.sights: Final[list[tuple[Sight[S], Sight[S]]]] = []
        """What a learner at the observer's seat sees of each world, in a game that learners can play."""
        shown = type(kind.package).observer is not GamePackage.observer
        if shown and script.observer >= 0:
            watching = kind.package.observer(script.players)
            self.sights.append((Sight(watching, script.observer), Sight(watching, script.observer)))

    def play(self) -> Script:
        """Play until a rule reveals, the game ends, or the script is long enough."""
        while not self.script.ended:
            first, _ = self.worlds
            if not first.waiting():
                self.script.ended = "over"
            elif len(self.script.steps) >= self.longest:
                self.script.ended = "long"
            else:
                seats = first.waiting()
                self.step(seats[self.dice.below(len(seats))])
        self.trim()
        return self.script

    def trim(self) -> None:
        """Leave out a last answer after which nature would be asked: a server asks nature at once."""
        steps = self.script.steps
        if self.worlds[0].waiting() == [CHANCE]:
            while steps and steps[-1].seat == CHANCE:
                steps.pop()
            if steps:
                steps.pop()

    def step(self, seat: int) -> None:
        """One answer in each world."""
        first, second = self.worlds
        mine = self.script.observer
        secret = self.kind.secret(first, seat, mine)
        late = len(self.script.steps) >= self.quiet
        if secret and seat == CHANCE and late and self.varies(first):
            self.apply(seat, (self.chosen(0, seat), self.chosen(1, seat)))
        elif secret and seat != CHANCE and len(first.options(seat)) > 1:
            options = self.two(first.options(seat), second.options(seat))
            last = last_of_a_secret(first)
            if late and not last:
                self.apply(seat, options)
            else:
                self.waver(seat, options, last)
        else:
            shared = sorted(set(first.options(seat)) & set(second.options(seat)))
            if not shared:
                self.script.ended = "no common answer"
                return
            option = self.weighted(shared) if seat == CHANCE else _pick(shared, self.dice)
            taken = (option, option)
            before = first.copy()
            self.apply(seat, taken)
            if seat != CHANCE and not self.script.ended and self.dice.below(12) == 0:
                self.take_back(seat, taken, before)

    def waver(self, seat: int, options: tuple[int, int], last: bool) -> None:
        """Answer differently in the two worlds, take it back, answer the same: the game goes on in step."""
        if not last:
            kept = (self.worlds[0].copy(), self.worlds[1].copy())
            self.apply(seat, options)
            self.script.steps.append(Step(seat, options, undo=True))
            self.worlds = kept
        option = _pick(self.worlds[0].options(seat), self.dice)
        if option in self.worlds[1].options(seat):
            self.apply(seat, (option, option))
        else:
            self.script.ended = "no common answer"

    def take_back(self, seat: int, taken: tuple[int, int], before: S) -> None:
        """An ordinary answer taken back and given again, if nobody else has come between and the game goes on."""
        after = self.worlds[0]
        if isinstance(before.stack[-1], Secret) or after.over or CHANCE in after.waiting():
            return
        self.script.steps.append(Step(seat, taken, undo=True))
        self.script.steps.append(Step(seat, taken))

    def varies(self, s: S) -> bool:
        return self.vary_all or type(s.stack[-1]).__name__ != self.kind.rarely

    def two(self, options: list[int], others: list[int]) -> tuple[int, int]:
        """One option for each world, different ones if there are."""
        first = options[self.dice.below(len(options))]
        different = [option for option in others if option != first] or others
        return (first, different[self.dice.below(len(different))])

    def chosen(self, world: int, seat: int) -> int:
        options = self.worlds[world].options(seat)
        return options[self.dice.below(len(options))]

    def weighted(self, options: list[int]) -> int:
        return options[self.dice.weighted(self.worlds[0].weights(options))]

    def apply(self, seat: int, options: tuple[int, int]) -> None:
        """Do it in both worlds, and see that the observer cannot tell them apart, unless a rule reveals now."""
        before = self.worlds[0].copy()
        after = (self.worlds[0].copy(), self.worlds[1].copy())
        for world, option in zip(after, options, strict=True):
            world.apply(seat, option)
        known = [self.kind.known(world, self.script.observer) for world in after]
        opened = self.kind.opens(before, self.worlds[1], after[0])
        if known[0] != known[1] or opened:
            if not self.kind.reveals(before, after[0]):
                raise Unexpected(f"{self.script.header}: seat {seat}, options {options}")
            self.script.ended = "revealed"
            return
        for first, second in self.sights:
            if first.seen(after[0], NO_DIGIT) != second.seen(after[1], NO_DIGIT):
                raise Unexpected(f"{self.script.header}: a learner sees what seat {seat} answered of {options}")
        self.worlds = after
        self.script.steps.append(Step(seat, options))
        self.script.differing += after[0].to_bytes() != after[1].to_bytes()


class Scripted(Protocol):
    """Scripts of one game."""

    def __call__(self, number: int, dice: Dice, longest: int) -> Script: ...


def scripts(kind: Kind[S]) -> Scripted:
    """The scripts of a game by number: editions, player counts and observers in turn."""

    def script(number: int, dice: Dice, longest: int) -> Script:
        counts = kind.game.players
        players = counts[number % len(counts)]
        observer = dice.below(players + 1)
        mine = WATCHER if observer == players else observer
        editions = kind.package.editions or (None,)
        wishes = Wishes(players, edition=editions[number // 4 % len(editions)])
        header = kind.package.header(wishes, dice.roll())
        made = Script(header, mine, players, kind.lasting)
        return Pair(kind, made, dice, dice.below(kind.quiet), longest).play()

    return script


SCRIPTS: Final[tuple[Scripted, ...]] = (scripts(ANKH_KIND), scripts(PANTHEON_KIND))


def twin_script(number: int, seed: int, longest: int, games: Sequence[Scripted] = SCRIPTS) -> Script:
    """The script of a numbered twin game: the games in turn."""
    dice = Dice(seed * 1_000_003 + number)
    return games[number % len(games)](number // len(games), dice, longest)
