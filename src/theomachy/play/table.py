"""What every game can be told with, and a table: a position, its game, and the words of one language."""

from collections.abc import Callable
from typing import ClassVar, Generic, TypedDict, TypeVar

from rich.table import Table as Grid
from rich.text import Text

from theomachy.bots.asking import answer_of, seen_by
from theomachy.bots.base import Bot, Seen
from theomachy.bots.hints import hint, hint_document
from theomachy.bots.mind import Mind
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import Game, Json, Result, UnknownText, play_randomly, random_option
from theomachy.engine.line import from_line, to_line
from theomachy.engine.record import NATURE, Record, Replay, Scribe
from theomachy.engine.refusal import DataError, Reason
from theomachy.play.hints import told_hint
from theomachy.play.setup import Wishes
from theomachy.words.texts import Texts

S = TypeVar("S", bound=State)


class Asked(TypedDict):
    """One open question."""

    seat: str
    question: str
    text: str
    options: list[str]


class Told(TypedDict):
    """One event."""

    kind: str
    rule: str
    arguments: dict[str, int]
    text: str


class Against(TypedDict):
    """One reason."""

    rule: str
    arguments: dict[str, int]
    text: str


class Teller(Generic[S]):
    """One game in words. Whoever passes an event on to a seat passes on what that seat may know."""

    game: Game[S]
    legend: ClassVar[str]
    """The message that explains the letters of the map."""
    secret_hands: ClassVar[bool] = False
    """Whether players at one terminal must not look at each other's questions."""

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        """The record header of a new game; what is not wished for is drawn. SetupError if it cannot be."""
        raise NotImplementedError

    def seat_name(self, s: S, seat: int, words: Texts) -> str:
        """A player, in the nominative."""
        raise NotImplementedError

    def winners(self, s: S, words: Texts) -> str:
        """Who has won; empty if nobody has."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """Whose turn it is; the table is drawn again when it changes."""
        raise NotImplementedError

    def draw(self, s: S, words: Texts, seat: int | None) -> list[Text]:
        """The table as this seat sees it; all of it for None."""
        raise NotImplementedError

    def tell(self, s: S, event: Event, words: Texts) -> str:
        """An event as a sentence."""
        raise NotImplementedError

    def ask(self, s: S, words: Texts) -> str:
        """The open question as a sentence."""
        raise NotImplementedError

    def offer(self, s: S, option: int, words: Texts) -> str:
        """An option in words."""
        raise NotImplementedError

    def about(self, s: S, reason: Reason, words: Texts) -> list[str]:
        """What a reason stands on."""
        raise NotImplementedError

    def mind(self) -> Mind[S]:
        """How bots understand the game; DataError if they do not."""
        raise DataError("game", f"no bot understands {self.game.name} yet")

    def battles(self, s: S, seat: int, region: int, words: Texts) -> tuple[list[Grid], list[Json]]:
        """Tables of coming Battles of a seat, for people and for programs; of one region, or of all for 0."""
        raise DataError("game", f"there are no Battles in {self.game.name}")

    def explain(self, s: S, reason: Reason, words: Texts) -> str:
        """A reason: the rule's id, its text, and what it stands on."""
        about = self.about(s, reason, words)
        text = words.text(reason.rule)
        return f"{reason.rule}: {text}" + (f" ({', '.join(about)})" if about else "")

    # -- tables

    def described(self, node: Node, words: Texts) -> "Table[S]":
        """The position of a document."""
        return Table(self, self.game.position(node), words)

    def written(self, line: str, words: Texts) -> "Table[S]":
        """The position on a line."""
        return Table(self, from_line(self.game, line), words)

    def replayed(self, record: Record, answers: int, words: Texts) -> "Table[S]":
        """The position after so many answers of a record; the table has heard everything."""
        replay = Replay(self.game, record)
        replay.s.listen()
        table = Table(self, replay.run(answers), words)
        table.answers = list(replay.played)
        return table

    def opened(self, header: dict[str, str], words: Texts) -> "Played[S]":
        """A new game that is written down."""
        return Played(self, header, words)

    def random_game(self, header: dict[str, str], dice: Dice) -> "Ended":
        """A game played by chance, not written down."""
        s = self.game.opened(header)
        answers = play_randomly(s, dice)
        return Ended(self.game.seat_names(s), answers, self.game.result(s))

    def driven_game(self, header: dict[str, str], luck: Dice, choose: Callable[[Seen, list[int]], int]) -> "Ended":
        """A game in which somebody chooses for each seat, from what it knows; nature has the dice."""
        s = self.game.opened(header)
        answers = 0
        while not s.over:
            seat = s.waiting()[0]
            options = s.options(seat)
            if seat == CHANCE:
                s.apply(seat, random_option(s, seat, options, luck))
            else:
                s.apply(seat, choose(seen_by(self.game, s, seat), options))
            answers += 1
        return Ended(self.game.seat_names(s), answers, self.game.result(s))


class Ended:
    """A finished game: its seats as records name them, its length, its result."""

    def __init__(self, seats: list[str], answers: int, result: Result) -> None:
        self.seats = seats
        self.answers = answers
        self.result = result


class Table(Generic[S]):
    """A position, and everything people and programs ask about it."""

    def __init__(self, teller: Teller[S], s: S, words: Texts) -> None:
        self.teller = teller
        self.game = teller.game
        self.s = s
        self.words = words
        self.answers: list[tuple[int, int]] = []

    # -- names

    def seat_of(self, name: str) -> int:
        """The seat of a name in records."""
        names = self.game.seat_names(self.s)
        if name == NATURE and self.s.waiting() == [CHANCE]:
            return CHANCE
        if name not in names:
            raise DataError("seat", f"no seat {name!r}; there are {', '.join(names)}")
        return names.index(name)

    def notation(self, seat: int) -> str:
        """A seat as records name it."""
        return NATURE if seat == CHANCE else self.game.seat_names(self.s)[seat]

    def seat_name(self, seat: int) -> str:
        """A seat in words."""
        if seat == CHANCE:
            return self.words.text("terminal-chance")
        return self.teller.seat_name(self.s, seat, self.words)

    # -- for people

    def drawn(self, seat: int | None = None) -> list[Text]:
        """The table as this seat sees it; all of it for None."""
        return self.teller.draw(self.s, self.words, seat)

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        return self.teller.tell(self.s, event, self.words)

    def ask(self) -> str:
        """The open question as a sentence."""
        return self.teller.ask(self.s, self.words)

    def offer(self, option: int) -> str:
        """An option as a person writes it, and in words if that says more."""
        notation = self.game.text(self.s, option)
        text = self.teller.offer(self.s, option, self.words)
        return notation if text == notation else f"{notation}  ({text})"

    def explain(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.teller.explain(self.s, reason, self.words)

    def ending(self) -> str:
        """How the game ended, as a sentence."""
        name = f"{self.game.name}-ending-{self.result().ending}"
        return self.words.text(name, who=self.teller.winners(self.s, self.words))

    # -- for programs

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.s.waiting()

    def options(self, seat: int) -> list[int]:
        """What the seat may answer."""
        return self.s.options(seat)

    def turn(self) -> int:
        """Whose turn it is."""
        return self.teller.turn(self.s)

    def code(self, text: str) -> int:
        """The option a person wrote; UnknownText if it is none."""
        return self.game.code(self.s, text)

    def reasons(self, seat: int, option: int) -> list[Reason]:
        """Everything that stands against an answer."""
        return self.s.reasons(seat, option)

    def by_chance(self, seat: int, dice: Dice) -> int:
        """An answer drawn with the dice."""
        return random_option(self.s, seat, self.s.options(seat), dice)

    def by_bot(self, bot: Bot, seat: int, dice: Dice) -> int:
        """A bot's answer; it sees what the seat knows."""
        return answer_of(bot, self.game, self.s, seat, dice)

    def hint(self, seat: int, dice: Dice) -> tuple[list[str], dict[str, Json]]:
        """What a bot would do in the place of the seat and why, for people and for programs."""
        options = self.s.options(seat)
        if not options:
            raise DataError("seat", "is not asked")
        mind = self.teller.mind()
        found = hint(mind, seen_by(self.game, self.s, seat), options, dice)
        names = [self.seat_name(each) for each in range(len(self.game.seat_names(self.s)))]
        return told_hint(self.game, found, names, self.words), hint_document(mind, found)

    def battles(self, seat: int, region: int) -> tuple[list[Grid], list[Json]]:
        """Tables of coming Battles of a seat, for people and for programs; of one region, or of all for 0."""
        return self.teller.battles(self.s, seat, region, self.words)

    def result(self) -> Result:
        """How the game ended."""
        return self.game.result(self.s)

    def document(self, seat: int | None = None) -> dict[str, Json]:
        """The position as JSON values; for a seat, without what it cannot know."""
        return self.game.document(self.s, seat)

    def line(self) -> str:
        """The position on one line."""
        return to_line(self.game, self.s)

    def asked(self) -> list[Asked]:
        """Every seat that owes an answer, with its options."""
        return [
            Asked(
                seat=self.notation(seat),
                question=type(self.s.stack[-1]).__name__,
                text=self.ask(),
                options=[self.game.text(self.s, option) for option in self.s.options(seat)],
            )
            for seat in self.s.waiting()
        ]

    def told(self, seat: int | None = None) -> list[Told]:
        """The events since the last call, for programs and for people; for a seat, as it may know them."""
        heard = self.s.heard()
        return [
            Told(kind=event.kind, rule=event.rule, arguments=event.arguments(), text=self.tell(event))
            for event in (heard if seat is None else [each.seen_by(seat) for each in heard])
        ]

    def parsed(self, line: str) -> tuple[int, list[str]]:
        """The seat and the answers of a line 'seat: answer answer', or of answers by whoever is asked first."""
        name, colon, rest = line.partition(":")
        answers = (rest if colon else line).partition(";")[0].split()
        if not answers:
            raise DataError("answer", f"{line!r} has no answer")
        if colon:
            return self.seat_of(name.strip()), answers
        waiting = self.s.waiting()
        return (waiting[0] if waiting else 0), answers

    def refusal(self, seat: int, text: str) -> list[Against]:
        """Everything that stands against an answer."""
        try:
            option = self.code(text)
        except UnknownText as error:
            raise DataError("answer", str(error)) from error
        return [
            Against(rule=reason.rule, arguments=reason.arguments(), text=self.explain(reason))
            for reason in self.reasons(seat, option)
        ]

    def applied(self, lines: list[str]) -> tuple[dict[str, object], bool]:
        """Apply lines of answers; the outcome, and whether one was refused (the rest is left)."""
        self.s.listen()
        events: list[Told] = []
        refused: dict[str, object] | None = None
        for line in lines:
            seat, answers = self.parsed(line)
            for text in answers:
                against = self.refusal(seat, text)
                if against:
                    refused = {"seat": self.seat_name(seat), "answer": text, "reasons": against}
                    break
                self.s.apply(seat, self.code(text))
                events += self.told()
            if refused is not None:
                break
        document: dict[str, object] = {
            "position": self.document(),
            "line": self.line(),
            "events": events,
            "waiting": self.asked(),
            "refused": refused,
        }
        return document, refused is not None

    def counts(self, depth: int) -> list[int]:
        """How many sequences of 0, 1, ... depth answers there are; of several seats asked the first answers."""
        totals = [0] * (depth + 1)
        todo = [(self.s, 0)]
        while todo:
            here, length = todo.pop()
            totals[length] += 1
            if length < depth and here.waiting():
                seat = here.waiting()[0]
                for option in here.options(seat):
                    after = here.copy()
                    after.apply(seat, option)
                    todo.append((after, length + 1))
        return totals


class Played(Table[S]):
    """A game played at a table and written down."""

    def __init__(self, teller: Teller[S], header: dict[str, str], words: Texts) -> None:
        self.scribe = Scribe(teller.game, header)
        super().__init__(teller, self.scribe.s, words)
        self.s.listen()

    def apply(self, seat: int, option: int) -> None:
        """Take an answer and note it."""
        self.scribe.apply(seat, option)
        self.answers.append((seat, option))

    def resume(self, record: Record) -> None:
        """Play the answers of a record first."""
        replay = Replay(self.game, record)
        replay.run()
        for seat, option in replay.played:
            self.apply(seat, option)
        self.s.heard()

    def take_back(self) -> None:
        """Undo the last answer."""
        kept = self.answers[:-1]
        self.scribe = Scribe(self.game, self.scribe.header)
        self.s = self.scribe.s
        self.answers = []
        for seat, option in kept:
            self.apply(seat, option)
        self.s.listen()

    def finish(self, dice: Dice) -> None:
        """Play to the end by chance."""
        while self.s.waiting():
            seat = self.s.waiting()[0]
            self.apply(seat, self.by_chance(seat, dice))

    def heard(self) -> list[Event]:
        """What happened since the last call."""
        return self.s.heard()

    def text(self) -> str:
        """The record so far."""
        return self.scribe.text()
