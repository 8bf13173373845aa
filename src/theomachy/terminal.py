"""Playing Ankh at the terminal: people at some seats, chance at the others, in any of the languages."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from theomachy.ankh.game import ANKH
from theomachy.ankh.state import AnkhState
from theomachy.drawing import draw_table
from theomachy.engine.chance import Dice
from theomachy.engine.game import UnknownText
from theomachy.engine.record import Record, Replay, Scribe, read_record
from theomachy.telling import ask, explain, offer, seat_name, side_name, tell
from theomachy.texts import Texts


class Quit(Exception):
    """The player has had enough."""


class Sitting:
    """One game at one terminal."""

    def __init__(
        self,
        header: dict[str, str],
        humans: int,
        seed: int,
        words: Texts,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.scribe = Scribe(ANKH, header)
        self.humans = humans
        self.dice = Dice(seed)
        self.words = words
        self.console = console
        self.read = read
        self.answers: list[tuple[int, int]] = []
        self.scribe.s.listen()

    @property
    def s(self) -> AnkhState:
        """The position."""
        return self.scribe.s

    def resume(self, record: Record) -> None:
        """Play the answers of a record first."""
        replay = Replay(ANKH, record)
        replay.run()
        for seat, option in replay.played:
            self._apply(seat, option)
        self.s.heard()

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        self.say("terminal-help")
        self.say("terminal-legend")
        shown = -1
        while self.s.waiting():
            seat = self.s.waiting()[0]
            if seat >= self.humans:
                options = self.s.options(seat)
                answer = options[self.dice.below(len(options))]
            else:
                if shown != self.s.turn:
                    self.show_table()
                    shown = self.s.turn
                answer = self.answer_of(seat)
            if answer >= 0:
                self._apply(seat, answer)
                self.tell_events()
        self.show_table()
        result = ANKH.result(self.s)
        who = side_name(self.s, self.s.winner, self.words) if result.winners else ""
        self.console.print(self.words.text(f"ankh-ending-{result.ending}", who=who))

    def _apply(self, seat: int, option: int) -> None:
        self.scribe.apply(seat, option)
        self.answers.append((seat, option))

    def say(self, message: str, **arguments: str | int) -> None:
        """One of the terminal's own sentences."""
        self.console.print(self.words.text(message, **arguments), markup=False, highlight=False)

    def show_table(self) -> None:
        """The whole table."""
        for line in draw_table(self.s, self.words):
            self.console.print(line, highlight=False, soft_wrap=True)

    def tell_events(self) -> None:
        """What happened, with the rule behind it."""
        for event in self.s.heard():
            text = tell(self.s, event, self.words)
            self.console.print(f"  {text} [{event.rule}]", markup=False, highlight=False, soft_wrap=True)

    def answer_of(self, seat: int) -> int:
        """A person's answer: a number of the list or its name; -1 after a command that changed the game."""
        options = self.s.options(seat)
        name = seat_name(self.s, seat, self.words)
        self.console.print(f"{name}: {ask(self.s, self.words)}", style="bold", markup=False, highlight=False)
        for number, option in enumerate(options, 1):
            notation = ANKH.text(self.s, option)
            text = offer(self.s, option, self.words)
            shown = notation if text == notation else f"{notation}  ({text})"
            self.console.print(f"  {number:>3}  {shown}", markup=False, highlight=False)
        while True:
            typed = self.read(f"{name}> ").strip()
            if typed.isdigit() and 1 <= int(typed) <= len(options):
                return options[int(typed) - 1]
            done = self.command(seat, typed)
            if done is not None:
                return done

    def command(self, seat: int, typed: str) -> int | None:
        """An answer by name, -1 if a command changed the game, None to ask again."""
        word, _, rest = typed.partition(" ")
        if word in ("quit", "exit"):
            raise Quit
        if word == "map":
            self.show_table()
        elif word == "?":
            self.say("terminal-help")
            self.console.print(ask(self.s, self.words), markup=False, highlight=False)
        elif word == "undo":
            return self.undo(seat)
        elif word == "save":
            Path(rest.strip() or "ankh.record").write_text(self.scribe.text(), encoding="utf-8")
            self.say("terminal-saved", text=rest.strip() or "ankh.record")
        else:
            return self.named(seat, rest.strip() if word == "why" else typed, asking=word == "why")
        return None

    def named(self, seat: int, text: str, asking: bool) -> int | None:
        """The option of this name if it is legal and wanted; else what stands against it."""
        try:
            option = ANKH.code(self.s, text.lower())
        except UnknownText:
            self.say("terminal-unknown", text=text, amount=len(self.s.options(seat)))
            return None
        reasons = self.s.reasons(seat, option)
        if not reasons and not asking:
            return option
        self.say("terminal-not-now" if reasons else "terminal-legal")
        for reason in reasons:
            text = explain(self.s, reason, self.words)
            self.console.print(f"  {text}", markup=False, highlight=False, soft_wrap=True)
        return None

    def undo(self, seat: int) -> int | None:
        """Take back to the seat's last answer, if nobody else has answered since."""
        if not self.answers or self.answers[-1][0] != seat:
            self.say("terminal-nothing-to-undo")
            return None
        kept = self.answers[:-1]
        self.scribe = Scribe(ANKH, self.scribe.header)
        self.answers = []
        for each, option in kept:
            self._apply(each, option)
        self.s.listen()
        self.say("terminal-undone")
        return -1


def load_record(path: str) -> Record:
    """The record in a file."""
    return read_record(Path(path).read_text(encoding="utf-8"))
