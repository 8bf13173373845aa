"""A table: a position, its game, and the words of one language."""

from typing import TYPE_CHECKING, Generic, TypedDict, TypeVar

from theomachy.bots.ask import ask_bot, seen_by
from theomachy.bots.base import Bot
from theomachy.bots.hints import Hint, hint, hint_document
from theomachy.bots.notes import Notes
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, Secret, State
from theomachy.engine.event import Event
from theomachy.engine.game import Json, Result, random_option
from theomachy.engine.line import to_line
from theomachy.engine.options import UnknownText
from theomachy.engine.record import NATURE, Record, Replay, Scribe
from theomachy.engine.refusal import DataError, Reason
from theomachy.engine.score_sheet import ScoreRow
from theomachy.games.package import GamePackage
from theomachy.play.hints import told_hint
from theomachy.words.texts import Texts

if TYPE_CHECKING:  # only terminals draw
    from rich.table import Table as Grid
    from rich.text import Text

S = TypeVar("S", bound=State)


class QuestionShown(TypedDict):
    """One open question."""

    seat: str
    question: str
    text: str
    options: list[str]


class EventShown(TypedDict):
    """One event."""

    kind: str
    rule: str
    arguments: dict[str, str | int]
    text: str


class ReasonShown(TypedDict):
    """One reason."""

    rule: str
    arguments: dict[str, str | int]
    text: str


class Table(Generic[S]):
    """A position, and everything people and programs ask about it."""

    def __init__(self, package: GamePackage[S], s: S, words: Texts) -> None:
        self.package = package
        self.game = package.game
        self.s = s
        self.words = words
        self.answers: list[tuple[int, int]] = []
        self.notes: Notes[S] | None = None
        """What the seats remember, once a bot asked for it; of the game since this table began."""

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
        return self.package.seat_name(self.s, seat, self.words)

    # -- for people

    def drawn(self, seat: int | None = None) -> "list[Text]":
        """The table as this seat sees it; all of it for None."""
        return self.package.draw(self.s, self.words, seat)

    def tell(self, event: Event) -> str:
        """An event as a sentence."""
        return self.package.tell(self.s, event, self.words)

    def ask(self) -> str:
        """The open question as a sentence."""
        return self.package.ask(self.s, self.words)

    def offer(self, option: int) -> str:
        """An option as a person writes it, and in words if that says more."""
        notation = self.game.text(self.s, option)
        text = self.package.offer(self.s, option, self.words)
        return notation if text == notation else f"{notation}  ({text})"

    def effect(self, option: int) -> str:
        """Everything that the printed thing of an option does; empty if it is about no printed thing."""
        effects = [self.package.effect(self.s, thing, self.words) for thing in self.game.things(self.s, option)]
        return next((effect for effect in effects if effect), "")

    def explain(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.package.explain(self.s, reason, self.words)

    def ending(self) -> str:
        """How the game ended, as a sentence."""
        return self.package.ending(self.s, self.words)

    # -- for programs

    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.s.waiting()

    def options(self, seat: int) -> list[int]:
        """What the seat may answer."""
        return self.s.options(seat)

    def turn(self) -> int:
        """Whose turn it is."""
        return self.package.turn(self.s)

    def code(self, text: str) -> int:
        """The option a person wrote; UnknownText if it names none."""
        return self.game.code(self.s, text)

    def reasons(self, seat: int, option: int) -> list[Reason]:
        """Every rule that forbids an answer."""
        return self.s.reasons(seat, option)

    def random_answer(self, seat: int, dice: Dice) -> int:
        """A random answer for the seat."""
        return random_option(self.s, seat, self.s.options(seat), dice)

    def bot_answer(self, bot: Bot, seat: int, dice: Dice) -> int:
        """A bot's answer; it sees what the seat knows and remembers."""
        return ask_bot(bot, self.game, self.s, seat, dice, self.memory(seat))

    def memory(self, seat: int) -> Json:
        """What the seat remembers of the answers given at this table, as JSON values."""
        begin = self.begin()
        if begin is None:
            return None
        if self.notes is None:
            self.notes = Notes(self.game, begin)
        self.notes.follow(self.answers)
        return self.notes.of(seat)

    def begin(self) -> S | None:
        """The position all answers since are known of; None where nobody remembers anything."""
        return None

    def hint(self, seat: int, dice: Dice) -> tuple[list[str], dict[str, Json]]:
        """What a bot would do in the place of the seat and why, for people and for programs."""
        found = self._hint(seat, dice)
        return told_hint(self.package.sentences, found, self.words), hint_document(self.package.mind(), found)

    def advice(self, seat: int, dice: Dice) -> tuple[list[str], list[int]]:
        """The same for people, and the answers that it advises, in their order."""
        found = self._hint(seat, dice)
        return told_hint(self.package.sentences, found, self.words), list(found.best.path)

    def _hint(self, seat: int, dice: Dice) -> Hint[S]:
        options = self.s.options(seat)
        if not options:
            raise DataError("seat", "is not asked")
        return hint(self.package.mind(), seen_by(self.game, self.s, seat, self.memory(seat)), options, dice)

    def battles(self, seat: int, region: int) -> "tuple[list[Grid], list[Json]]":
        """Tables of coming Battles of a seat, for people and for programs; of one region, or of all for 0."""
        drawn = self.package.draw_battles(self.s, seat, region, self.words)
        return drawn, self.package.mind().battles(self.s, seat, region)

    def result(self) -> Result:
        """How the game ended."""
        return self.game.result(self.s)

    def document(self, seat: int | None = None) -> dict[str, Json]:
        """The position as JSON values; for a seat, without what it cannot know."""
        return self.game.document(self.s, seat)

    def line(self) -> str:
        """The position on one line."""
        return to_line(self.game, self.s)

    def asked(self) -> list[QuestionShown]:
        """Every seat that owes an answer, with its options."""
        return [
            QuestionShown(
                seat=self.notation(seat),
                question=self.game.asked(self.s, seat).kind,
                text=self.ask(),
                options=[self.game.text(self.s, option) for option in self.s.options(seat)],
            )
            for seat in self.s.waiting()
        ]

    def told(self, seat: int | None = None) -> list[EventShown]:
        """The events since the last call, for programs and for people; for a seat, as it may know them."""
        heard = self.s.heard()
        return [
            EventShown(kind=event.kind, rule=event.rule, arguments=self.game.told(event), text=self.tell(event))
            for event in (heard if seat is None else [each.seen_by(seat) for each in heard])
        ]

    def parsed(self, line: str) -> tuple[int, list[str]]:
        """The seat and the answers of a line 'seat: answer answer'; the first that is asked if none is named."""
        name, colon, rest = line.partition(":")
        answers = (rest if colon else line).partition(";")[0].split()
        if not answers:
            raise DataError("answer", f"{line!r} has no answer")
        if colon:
            return self.seat_of(name.strip()), answers
        waiting = self.s.waiting()
        return (waiting[0] if waiting else 0), answers

    def refusal(self, seat: int, text: str) -> list[ReasonShown]:
        """Why an answer is illegal, rule by rule; empty if it is legal. DataError if the text is not an answer."""
        try:
            option = self.code(text)
        except UnknownText as error:
            raise DataError("answer", str(error)) from error
        return [
            ReasonShown(rule=reason.rule, arguments=self.game.against(self.s, reason), text=self.explain(reason))
            for reason in self.reasons(seat, option)
        ]

    def applied(self, lines: list[str]) -> tuple[dict[str, object], bool]:
        """Apply lines of answers; the outcome, and whether one was refused (the rest is left)."""
        self.s.listen()
        events: list[EventShown] = []
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

    def __init__(self, package: GamePackage[S], header: dict[str, str], words: Texts) -> None:
        self.scribe = Scribe(package.game, header)
        super().__init__(package, self.scribe.s, words)
        self.revealing: list[bool] = []
        """For each answer, whether secret answers were shown by it, or chance gave it."""
        self.s.listen()

    def begin(self) -> S | None:
        return self.game.opened(self.scribe.header)

    def apply(self, seat: int, option: int) -> None:
        """Take an answer and note it."""
        before = self.s.stack[-1] if self.s.stack else None
        self.scribe.apply(seat, option)
        shown = isinstance(before, Secret) and sum(before.owed) == 1
        self.answers.append((seat, option))
        self.revealing.append(seat == CHANCE or shown)

    def resume(self, record: Record) -> None:
        """Play the answers of a record first."""
        replay = Replay(self.game, record)
        replay.run()
        for seat, option in replay.played:
            self.apply(seat, option)
        self.s.heard()

    def take_back(self) -> None:
        """Undo the last answer."""
        del self.revealing[len(self.answers) - 1 :]
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
            self.apply(seat, self.random_answer(seat, dice))

    def score_sheet(self) -> list[ScoreRow]:
        """Where the points of each side came from. The game is played again for that."""
        begin = self.game.opened(self.scribe.header)
        s = begin.copy()
        s.listen()
        events: list[Event] = []
        for seat, option in self.answers:
            s.apply(seat, option)
            events.extend(s.heard())
        return self.package.score_sheet(begin, s, events)

    def heard(self) -> list[Event]:
        """What happened since the last call."""
        return self.s.heard()

    def text(self) -> str:
        """The record so far."""
        return self.scribe.text()
