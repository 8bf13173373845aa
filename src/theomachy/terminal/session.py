"""Playing at the terminal: people at some seats, bots at the others, in any of the languages."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from theomachy.bots.base import Bot
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import SPECTATOR
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import DataError
from theomachy.play.table import Played


class Quit(Exception):
    """Raised when the player quits."""


class TerminalGame:
    """One game in one terminal. The screen shows what the seat that was asked last may know."""

    def __init__(
        self,
        table: Played[State],
        humans: int,
        seed: int,
        console: Console,
        read: Callable[[str], str],
        bot: Bot | None = None,
    ) -> None:
        self.table = table
        self.bot: Bot = bot or RandomBot()
        self.humans = humans
        self.dice = Dice(seed)
        self.console = console
        self.read = read
        self.viewer = 0 if humans == 1 else SPECTATOR
        self.log: list[Event] = []
        self.marks: list[int] = []  # the length of the log before each answer
        self.known: dict[int, int] = {}  # how much of the log each person has been told

    def play(self) -> None:
        """Play to the end; Quit if a player leaves."""
        self.say("terminal-help")
        self.say(self.table.package.legend)
        self.tell_events()
        shown = SPECTATOR
        while self.table.waiting():
            seat = self.table.waiting()[0]
            if seat == CHANCE:
                answer = self.table.random_answer(seat, self.dice)
            elif seat >= self.humans:
                answer = self.table.bot_answer(self.bot, seat, self.dice)
            else:
                if self.hand_over(seat) or shown != self.table.turn():
                    self.show_table()
                    shown = self.table.turn()
                answer = self.answer_of(seat)
            if answer >= 0:
                self.marks.append(len(self.log))
                self.table.apply(seat, answer)
                self.tell_events()
        self.show_table()
        self.print(self.table.ending())

    def hand_over(self, seat: int) -> bool:
        """Hand the screen to another person, who is told what happened; whether that was needed."""
        if not self.table.package.secret_hands or self.humans < 2 or seat == self.viewer:
            return False
        if self.viewer != SPECTATOR:
            self.known[self.viewer] = len(self.log)
        self.console.clear()
        self.read(self.table.words.text("terminal-hand-over", who=self.table.seat_name(seat)))
        self.viewer = seat
        for event in self.log[self.known.get(seat, 0) :]:
            self.tell(event)
        return True

    def print(self, text: str, style: str = "") -> None:
        """One line, as it is."""
        self.console.print(text, style=style or None, markup=False, highlight=False, soft_wrap=True)

    def say(self, message: str, **arguments: str | int) -> None:
        """One of the terminal's own sentences."""
        self.console.print(self.table.words.text(message, **arguments), markup=False, highlight=False)

    def show_table(self) -> None:
        """The whole table, with the hand of the viewer."""
        for line in self.table.drawn(self.viewer):
            self.console.print(line, highlight=False, soft_wrap=True)

    def tell_events(self) -> None:
        """What happened, with the rule behind it."""
        for event in self.table.heard():
            self.log.append(event)
            self.tell(event)

    def tell(self, event: Event) -> None:
        """One event, as the viewer may know it."""
        self.print(f"  {self.table.tell(event.seen_by(self.viewer))} [{event.rule}]")

    def answer_of(self, seat: int) -> int:
        """A person's answer: a number of the list or its name; -1 after a command that changed the game."""
        options = self.table.options(seat)
        name = self.table.seat_name(seat)
        self.print(f"{name}: {self.table.ask()}", "bold")
        for number, option in enumerate(options, 1):
            self.print(f"  {number:>3}  {self.table.offer(option)}")
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
            self.print(self.table.ask())
        elif word == "undo":
            return self.undo(seat)
        elif word in ("hint", "battle"):
            self.advise(seat, word)
        elif word == "save":
            name = rest.strip() or f"{self.table.game.name}.record"
            Path(name).write_text(self.table.text(), encoding="utf-8")
            self.say("terminal-saved", text=name)
        else:
            return self.named(seat, rest.strip() if word == "why" else typed, asking=word == "why")
        return None

    def advise(self, seat: int, word: str) -> None:
        """Print a hint, or the outcomes of upcoming Battles."""
        try:
            if word == "hint":
                for line in self.table.hint(seat, self.dice)[0]:
                    self.print(line)
                return
            grids = self.table.battles(seat, 0)[0]
        except DataError as error:
            self.print(str(error))
            return
        for grid in grids:
            self.console.print(grid)
        if not grids:
            self.say("hint-battle-none", who=self.table.seat_name(seat))

    def named(self, seat: int, text: str, asking: bool) -> int | None:
        """The option of this name if it is legal and wanted; else None, and why it is illegal is printed."""
        try:
            option = self.option_of(text)
        except UnknownText:
            self.say("terminal-unknown", text=text, amount=len(self.table.options(seat)))
            return None
        reasons = self.table.reasons(seat, option)
        if not reasons and not asking:
            return option
        self.say("terminal-not-now" if reasons else "terminal-legal")
        for reason in reasons:
            self.print(f"  {self.table.explain(reason)}")
        return None

    def option_of(self, text: str) -> int:
        """The option of a name, in capitals or not."""
        try:
            return self.table.code(text)
        except UnknownText:
            return self.table.code(text.lower())

    def undo(self, seat: int) -> int | None:
        """Undo the last answer, if it is the seat's own."""
        if not self.table.answers or self.table.answers[-1][0] != seat:
            self.say("terminal-nothing-to-undo")
            return None
        self.table.take_back()
        if self.marks:
            del self.log[self.marks.pop() :]
        self.say("terminal-undone")
        return -1
