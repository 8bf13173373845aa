"""A game in progress: played by names, in words, with undo, records and pictures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from theomachy.bots.base import Bot
from theomachy.bots.notes import Notes
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import SPECTATOR, Json, random_option
from theomachy.engine.line import to_line
from theomachy.engine.options import UnknownText
from theomachy.engine.record import NATURE, Scribe
from theomachy.games.package import GamePackage
from theomachy.interface.bot import MatchBot, answer_of, bot_of
from theomachy.interface.errors import IllegalAnswer, PlayError, UnknownAnswer, UnknownSeat
from theomachy.interface.values import Answer, Happening, Option, Position, Result, Seat, Why

SeatLike: TypeAlias = Seat | int | str
"""A seat as callers name it: a `Seat`, its number, or its name."""
SPECTATOR_NAME: Final = "spectator"
"""The name of a viewer without a seat, who sees what is public."""
CHANCE_SEAT: Final = Seat(CHANCE, NATURE)


class Step(NamedTuple):
    """An answer that was played, what happened, and the position after it."""

    seat: Seat
    code: int
    text: str
    events: list[Event]
    after: State


class Match:
    """A game in progress; `theomachy.new` and `theomachy.read` return one.

    >>> import theomachy
    >>> game = theomachy.new("ankh", gods="isis ra amun", first="isis", seed=7)
    >>> game.waiting
    [Seat(number=0, name='isis')]
    >>> game.play("move 4,4 3,6 pass")
    >>> print(game.history[1], "|", *game.history[2].events)
    isis: 4,4 | Isis moves the Warrior from 4,4 to 3,6.
    >>> game == eval(repr(game))
    True

    A Match knows everything, secrets included. `view(seat)`, `draw(seat)`, `events(seat)`, `document(seat)` and
    `picture(seat)` leave out what that seat cannot know.
    """

    def __init__(
        self,
        package: GamePackage[State],
        start: State,
        header: Mapping[str, str] | None,
        seed: int,
        nature: bool,
        language: str,
        steps: Sequence[Step] = (),
    ) -> None:
        self._package: Final = package
        self._start: Final = start
        self._header: Final = header
        self._steps: Final = list(steps)
        self._notes: Notes[State] | None = None
        self.seed: Final = seed
        """The seed of chance and of bots."""
        self.nature: Final = nature
        """Whether the game plays chance itself, with the seed."""
        self.language: Final = language
        """The language of sentences where a call does not name one."""
        self.seats: Final = tuple(Seat(*each) for each in enumerate(package.game.seat_names(start)))
        """Every seat of the game."""

    # -- the position

    @property
    def name(self) -> str:
        """The name of the game, one of `theomachy.games()`."""
        return self._package.game.name

    @property
    def position(self) -> Position:
        """The position now, which later answers do not change."""
        return Position(self._package, self._now, self.language)

    @property
    def _now(self) -> State:
        return self._steps[-1].after if self._steps else self._start

    def state(self) -> State:
        """A copy of the position for the fast core (`theomachy.engine`); the game does not change with it."""
        return self._now.copy()

    @property
    def line(self) -> str:
        """The position on one line; it holds everything, secrets included."""
        return to_line(self._package.game, self._now)

    def document(self, seat: SeatLike | None = None) -> dict[str, Json]:
        """The position as JSON values; for a seat, without what that seat cannot know."""
        return self._package.game.document(self._now, self._viewer(seat))

    def view(self, seat: SeatLike) -> Mapping[str, object]:
        """Everything the seat may see, as JSON values; "spectator" sees what is public."""
        return self._package.game.view(self._now, self._number(seat))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.name == other.name and self._now == other._now

    __hash__ = None  # type: ignore[assignment]  # a game changes

    # -- who is asked, and what they may answer

    def seat(self, seat: SeatLike) -> Seat:
        """A seat by its number or name; UnknownSeat if the game has no such seat."""
        wanted = seat.lower() if isinstance(seat, str) else seat
        for each in (*self.seats, CHANCE_SEAT):
            if wanted in (each, each.number, each.name):
                return each
        raise UnknownSeat(repr(seat), [each.name for each in self.seats])

    @property
    def waiting(self) -> list[Seat]:
        """The seats that owe an answer now; empty when the game is over."""
        return [self.seat(number) for number in self._now.waiting()]

    def asked(self, seat: SeatLike | None = None) -> Seat:
        """This seat, or the first seat that is asked; PlayError if it is not asked now."""
        waiting = self.waiting
        if not waiting:
            raise PlayError("the game is over; no seat is asked")
        if seat is None:
            return waiting[0]
        found = self.seat(seat)
        if found not in waiting:
            raise PlayError(f"{found} is not asked now; waiting: {', '.join(map(str, waiting))}")
        return found

    def question(self, language: str | None = None) -> str:
        """The open question as a sentence; empty when the game is over."""
        return "" if self.over else self.position.table(language).ask()

    def options(self, seat: SeatLike | None = None) -> list[Option]:
        """The legal answers of a seat, by default of the first seat that is asked; empty if it is not asked."""
        if seat is None and self.over:
            return []
        found = self.asked() if seat is None else self.seat(seat)
        position = self.position
        return [Option(position, found, code) for code in self._now.options(found.number)]

    def why_not(self, answers: str | Option, language: str | None = None) -> list[Why]:
        """Every rule against the first illegal one of these answers; empty if all of them are legal.

        UnknownAnswer if a text is not an answer at all. The game does not change.
        """
        try:
            self._cut(len(self._steps), language or self.language).play(answers)
        except IllegalAnswer as error:
            return error.reasons
        return []

    # -- playing

    def play(self, *answers: "str | Option | MatchBot") -> None:
        """Play answers, all or none.

        An answer is a text, an `Option`, or a bot (`bot`), which chooses once. A text has one or several answers
        of the seat that is asked, "move 4,4 5,3", or of a named seat, "isis: move 4,4 5,3"; lines of a record can
        be pasted. UnknownAnswer, UnknownSeat or IllegalAnswer if one cannot be played; then nothing has changed.
        """
        if not answers:
            raise PlayError("play needs an answer")
        before = len(self._steps)
        try:
            for answer in answers:
                self._play(answer)
        except Exception:
            del self._steps[before:]
            raise

    def _play(self, answer: "str | Option | MatchBot") -> None:
        if isinstance(answer, MatchBot):
            chosen = answer.chosen_in(self)
            self._take(chosen.seat, chosen.code)
        elif isinstance(answer, Option):
            if answer.position.package is not self._package:
                raise PlayError(
                    f"{answer!r} is an option of {answer.position.package.game.name}, not of {self.name}"
                )
            self._take(self.seat(answer.seat), answer.code)
        else:
            self._play_text(answer)

    def _play_text(self, text: str) -> None:
        played = 0
        for row in text.splitlines():
            name, colon, rest = row.partition("#")[0].partition(";")[0].partition(":")
            seat = self.seat(name.strip()) if colon else None
            for word in (rest if colon else name).split():
                asked = seat or (self.waiting or self.seats)[0]
                self._take(asked, self._code(asked, word))
                played += 1
        if not played:
            raise PlayError(f"{text!r} has no answer")

    def _code(self, seat: Seat, word: str) -> int:
        for text in (word, word.lower()):
            try:
                return self._package.game.code(self._now, text)
            except UnknownText:
                continue
        raise UnknownAnswer(word, seat, [str(option) for option in self.options(seat)])

    def _take(self, seat: Seat, code: int) -> None:
        """Play one answer, and what nature answers to it."""
        if code not in self._now.options(seat.number):
            text = self._package.game.text(self._now, code)
            raise IllegalAnswer(seat, text, self._reasons(seat, code))
        self.apply(seat, code)
        self.play_chance()

    def apply(self, seat: Seat, code: int) -> None:
        """Play a legal answer, and nothing else."""
        now = self._now
        after = now.copy()
        after.listen()
        after.apply(seat.number, code)
        self._steps.append(Step(seat, code, self._package.game.text(now, code), after.heard(), after))

    def play_chance(self) -> None:
        """Let nature answer as long as it is asked, if this game plays nature itself."""
        while self.nature and self._now.waiting() == [CHANCE]:
            dice = Dice(self.seed ^ int(self._now.digest(), 16))
            self.apply(CHANCE_SEAT, random_option(self._now, CHANCE, self._now.options(CHANCE), dice))

    def _reasons(self, seat: Seat, code: int) -> list[Why]:
        words = self.position.table().words
        return [
            Why(
                reason.rule,
                words.text(reason.rule),
                tuple(self._package.sentences.about(self._now, reason, words)),
            )
            for reason in self._now.reasons(seat.number, code)
        ]

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers of players, with what nature answered to them; PlayError if there are fewer.

        Where you play nature (`nature=False`), its answers count like any other.
        """
        lengths = self._lengths()
        if not lengths:
            raise PlayError("there is no answer to undo")
        if not 0 < answers <= len(lengths):
            raise PlayError(f"cannot undo {answers} answers; the number must be from 1 to {len(lengths)}")
        del self._steps[lengths[-answers] :]

    def _lengths(self) -> list[int]:
        """How many steps there were before each answer that can be undone."""
        return [n for n, step in enumerate(self._steps) if step.seat != CHANCE_SEAT or not self.nature]

    def bot(self, level: str | Bot = "adept", seat: SeatLike | None = None, seed: int | None = None) -> MatchBot:
        """A bot for a seat, or for every seat that is asked; it sees only what the seat knows.

        The level is one of `theomachy.levels()`, or a bot of your own (`theomachy.bots.base.Bot`).
        """
        own = None if seat is None else self.seat(seat)
        return MatchBot(self, bot_of(level), own, self.seed if seed is None else seed)

    def finish(self, *levels: str | Bot) -> None:
        """Let bots play to the end: one level for every seat, or one for each seat in order."""
        if len(levels) not in (1, len(self.seats)):
            raise PlayError(f"finish needs 1 bot, or {len(self.seats)}, one for each seat; got {len(levels)}")
        bots = [bot_of(level) for level in levels]
        while not self.over:
            seat = self.asked()
            bot = bots[seat.number % len(bots)]
            self._take(seat, answer_of(bot, self.position, seat, self.seed, self.memory(seat)).code)

    def memory(self, seat: Seat) -> Json:
        """What a seat remembers of the game since it was opened, beyond its document: for bots."""
        if seat.number == CHANCE:
            return None
        if self._notes is None:
            self._notes = Notes(self._package.game, self._start)
        self._notes.follow([(step.seat.number, step.code) for step in self._steps])
        return self._notes.of(seat.number)

    def hint(self, seat: SeatLike | None = None, language: str | None = None) -> list[str]:
        """What a strong bot would answer for a seat and why, as sentences."""
        asked = self.asked(seat)
        return self.position.table(language).hint(asked.number, Dice(self.seed))[0]

    # -- the end

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        found = self._package.game.result(self._now)
        winners = tuple(self.seats[number] for number in found.winners)
        return Result(found.ending, winners, self.position.table().ending())

    # -- what happened

    @property
    def history(self) -> list[Answer]:
        """Every answer so far, nature's included, with what happened; secrets are not left out."""
        return [
            Answer(step.seat, step.text, tuple(self._happening(step, event) for event in step.events))
            for step in self._steps
        ]

    def events(self, seat: SeatLike | None = None) -> list[Happening]:
        """Everything that happened so far; for a seat, as that seat may know it."""
        viewer = self._viewer(seat)
        return [
            self._happening(step, event if viewer is None else event.seen_by(viewer))
            for step in self._steps
            for event in step.events
        ]

    def _happening(self, step: Step, event: Event) -> Happening:
        return Happening(Position(self._package, step.after, self.language), event)

    def record(self) -> str:
        """The record of the game, which `theomachy.read` reads; PlayError if it did not begin with a set-up."""
        if self._header is None:
            raise PlayError("a game that began from a position has no record; use line or document()")
        scribe = Scribe(self._package.game, dict(self._header))
        for step in self._steps:
            scribe.apply(step.seat.number, step.code)
        return scribe.text()

    def copy(self) -> "Match":
        """An independent game with the same history."""
        return self._cut(len(self._steps), self.language)

    def replay(self) -> Iterator["Match"]:
        """The game at its start and after every answer, each as an independent game."""
        for length in (*self._lengths(), len(self._steps)):
            yield self._cut(length, self.language)

    def _cut(self, length: int, language: str) -> "Match":
        steps = self._steps[:length]
        return Match(self._package, self._start, self._header, self.seed, self.nature, language, steps)

    # -- how it looks

    def draw(self, seat: SeatLike | None = None, language: str | None = None) -> str:
        """The table as plain text, with the open question; for a seat, without what that seat cannot know."""
        table = self.position.table(language)
        status = self._package.status(self._now, table.words)
        return "\n".join([*[line.plain.rstrip() for line in table.drawn(self._viewer(seat))], "", status])

    def picture(self, seat: SeatLike | None = None, language: str | None = None) -> str:
        """The table as an SVG document; for a seat, without what that seat cannot know."""
        return self._package.picture(self._now, self.position.table(language).words, self._viewer(seat))

    def _repr_svg_(self) -> str:
        return self.picture()

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        nature = "" if self.nature else ", nature=False"
        return f"theomachy.read({self.line!r}, seed={self.seed}{nature})"

    def _viewer(self, seat: SeatLike | None) -> int | None:
        return None if seat is None else self._number(seat)

    def _number(self, seat: SeatLike) -> int:
        return SPECTATOR if seat == SPECTATOR_NAME else self.seat(seat).number
