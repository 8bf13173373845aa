"""What a person can type besides a number: commands, and answers by name."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import DataError
from theomachy.play.table import Played
from theomachy.terminal.answers import INDENT, Answer, named_things
from theomachy.terminal.layout import wrapped
from theomachy.terminal.screen import LONGEST, Screen


class Quit(Exception):
    """Raised when the player quits."""


class Commands:
    """The commands of a game in a terminal. How the game goes on is known to the class made of it."""

    viewer: int

    def __init__(self, table: Played[State], screen: Screen, dice: Dice) -> None:
        self.table = table
        self.screen = screen
        self.dice = dice
        self._advised: list[int] = []  # the answers of the last hint, to be played on request
        self._plan: list[int] = []  # those that are being played

    # -- what the game does for the commands

    def show_table(self) -> None:
        """The whole table."""
        raise NotImplementedError

    def show_question(self, seat: int, answers: list[Answer]) -> None:
        """The open question."""
        raise NotImplementedError

    def show_log(self) -> None:
        """Everything that happened."""
        raise NotImplementedError

    def forget(self) -> None:
        """What followed the last answer did not happen."""
        raise NotImplementedError

    # -- saying things

    @property
    def width(self) -> int:
        """The width of sentences."""
        return min(self.screen.width, LONGEST)

    def lines(self, text: str, style: str = "", indent: int = 0) -> list[Text]:
        """A sentence in lines."""
        return wrapped(Text(text, style), self.width, indent)

    def headed(self, seat: int, name: str, text: str) -> list[Text]:
        """A sentence after the name of a seat."""
        style = self.table.package.seat_style(self.table.s, seat)
        return wrapped(Text.assemble((name, style), (text, "bold")), self.width, 2)

    def print(self, text: str, style: str = "", indent: int = 0) -> None:
        """One sentence."""
        self.screen.say(text, style, indent)

    def say(self, message: str, **arguments: str | int) -> None:
        """One of the terminal's own sentences."""
        self.print(self.table.words.text(message, **arguments))

    def tell(self, event: Event) -> None:
        """One event with its rule, as the viewer may know it."""
        self.print(f"  {self.table.tell(event.seen_by(self.viewer))} [{event.rule}]", indent=4)

    # -- commands

    def command(self, seat: int, typed: str, answers: list[Answer]) -> int | None:
        """An answer, -1 if a command changed the game, None to ask again."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        shown: dict[str, Callable[[], None]] = {
            "map": self.show_table,
            "log": self.show_log,
            "help": lambda: self.say("terminal-help"),
            "legend": lambda: self.say(self.table.package.legend),
            "list": lambda: self.list_answers(answers),
            "?": lambda: self.explain(seat, rest, answers),
            "hint": lambda: self.advise(seat),
            "battle": lambda: self.show_battles(seat),
            "save": lambda: self.save(rest or f"{self.table.game.name}.record"),
        }
        if word in ("quit", "exit"):
            raise Quit
        if word == "undo":
            return self.undo(seat)
        if word == "do":
            return self.play_hint(seat)
        if word not in shown:
            return self.named(seat, rest if word == "why" else typed, answers, asking=word == "why")
        shown[word]()
        return None

    def list_answers(self, answers: list[Answer]) -> None:
        """Every answer on a line of its own."""
        for answer in answers:
            self.screen.show(answer.in_short(self.width))

    def explain(self, seat: int, wanted: str, answers: list[Answer]) -> None:
        """What is asked and what each answer does; or one answer by its number, or a printed thing by its name."""
        if wanted.isdigit():
            chosen = [answer for answer in answers if answer.number == int(wanted)]
        else:
            chosen = [] if wanted else answers
        things = named_things(self.table, wanted) if wanted and not wanted.isdigit() else []
        if wanted and not chosen and not things:
            self.say("terminal-no-such-thing", text=wanted)
            return
        if not wanted:
            asked = self.table.game.asked(self.table.s, seat)
            self.screen.show(self.headed(seat, "", self.table.ask()))
            self.print(f"{asked.rule}: {self.table.words.text(asked.rule)}", indent=2)
        for answer in chosen:
            if answer.effect or wanted:
                self.screen.show(answer.in_full(self.width))
        for name, effect in things:
            self.screen.show(wrapped(Text.assemble((name, "bold"), f". {effect}"), self.width, INDENT))
        if not wanted:
            self.say("terminal-more-help")

    def advise(self, seat: int) -> None:
        """What a bot would do here, and why."""
        try:
            told, self._advised = self.table.advice(seat, self.dice)
        except DataError as error:
            self.print(str(error))
            return
        for number, line in enumerate(told):
            self.print(line, "" if number else "bold", indent=4)
        self.say("terminal-do")

    def show_battles(self, seat: int) -> None:
        """The outcomes of upcoming Battles by card."""
        try:
            grids = self.table.battles(seat, 0)[0]
        except DataError as error:
            self.print(str(error))
            return
        for grid in grids:
            self.screen.show_grid(grid)
        if not grids:
            self.say("hint-battle-none", who=self.table.seat_name(seat))

    def save(self, name: str) -> None:
        """Write the record; a file that cannot be written is told."""
        try:
            Path(name).write_text(self.table.text(), encoding="utf-8")
        except OSError as error:
            self.say("terminal-not-saved", text=name, reason=error.strerror or str(error))
        else:
            self.say("terminal-saved", text=name)

    # -- answers

    def planned(self, seat: int) -> int | None:
        """The next answer of a hint that is being played; None if there is none or it is no longer possible."""
        if not self._plan:
            return None
        option = self._plan.pop(0)
        if option in self.table.options(seat):
            return option
        self._plan = []
        return None

    def drop_plan(self) -> None:
        """Something happened that the hint did not know."""
        self._plan = []

    def play_hint(self, seat: int) -> int | None:
        """Play the answers of the last hint."""
        if not self._advised or self._advised[0] not in self.table.options(seat):
            self.say("terminal-no-hint")
            return None
        self._plan, self._advised = self._advised, []
        return self.planned(seat)

    def named(self, seat: int, text: str, answers: list[Answer], asking: bool) -> int | None:
        """The answer meant if it is legal and wanted; else None, and why it is illegal is printed."""
        options = self.table.options(seat)
        number = meant(text, answers)
        try:
            option = options[number - 1] if number else self.option_of(text)
        except UnknownText:
            self.say("terminal-unknown", text=text, amount=len(options))
            return None
        reasons = self.table.reasons(seat, option)
        if not reasons and not asking:
            self._advised = []
            return option
        self.say("terminal-not-now" if reasons else "terminal-legal")
        for reason in reasons:
            self.print(f"  {self.table.explain(reason)}", indent=4)
        return None

    def option_of(self, text: str) -> int:
        """The option of a name in records, in capitals or not."""
        try:
            return self.table.code(text)
        except UnknownText:
            return self.table.code(text.lower())

    def undo(self, seat: int) -> int | None:
        """Undo the last answer, if it is the seat's own and nothing was revealed by it."""
        if not self.table.answers or self.table.answers[-1][0] != seat:
            self.say("terminal-nothing-to-undo")
            return None
        if self.table.revealing[-1]:
            self.say("terminal-revealed")
            return None
        self.table.take_back()
        self._advised = []
        self.forget()
        self.say("terminal-undone")
        return -1


def meant(text: str, answers: list[Answer]) -> int:
    """The number of the answer that a person typed: its number, its name, or how its name alone begins; else 0."""
    if text.isdigit():
        return int(text) if 1 <= int(text) <= len(answers) else 0
    low = text.casefold()
    exact = [answer.number for answer in answers if answer.name.casefold() == low]
    begun = [answer.number for answer in answers if low and answer.name.casefold().startswith(low)]
    return next((found[0] for found in (exact, begun) if len(found) == 1), 0)
