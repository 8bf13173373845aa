"""Playing at the terminal: people at some seats, bots at the others, in any of the languages."""

from collections.abc import Callable

from rich.console import Console

from theomachy.bots.base import Bot
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.game import SPECTATOR
from theomachy.play.table import Played
from theomachy.terminal.answers import Answer, answers_to, listed, marks_of, on_the_map, ranges
from theomachy.terminal.commands import Commands, Quit
from theomachy.terminal.ending import drawn_sheet, told_place
from theomachy.terminal.layout import WIDTH, side_by_side
from theomachy.terminal.screen import Screen
from theomachy.terminal.story import Heard, told_turns

__all__ = ["Quit", "TerminalGame"]

PANEL = 34
"""Columns that the boards need beside the map."""


class TerminalGame(Commands):
    """One game in one terminal. The screen shows what the seat that was asked last may know.

    On a paged screen what others did is told as a story when somebody is asked; otherwise every event is a line at
    once, with its rule.
    """

    def __init__(
        self,
        table: Played[State],
        humans: int,
        seed: int,
        console: Console,
        read: Callable[[str], str],
        bot: Bot | None = None,
        paged: bool = False,
    ) -> None:
        super().__init__(table, Screen(console, read, paged, table.words.text("terminal-page")), Dice(seed))
        self.bot: Bot = bot or RandomBot()
        self.humans = humans
        self.viewer = 0 if humans == 1 else SPECTATOR
        self.log: list[Heard] = []
        self.marks: list[int] = []  # the length of the log before each answer
        self.known: dict[int, int] = {}  # how much of the log each person has been told

    def play(self) -> None:
        """Play to the end; Quit if a player leaves."""
        self.say("terminal-welcome")
        self.hear(self.table.turn())
        seen = False  # whether the table of this turn was shown
        while self.table.waiting():
            seat = self.table.waiting()[0]
            if seat == CHANCE or seat >= self.humans:
                self.drop_plan()
            if seat == CHANCE:
                answer = self.table.random_answer(seat, self.dice)
            elif seat >= self.humans:
                answer = self.bot_answer(seat)
            else:
                seen = not self.hand_over(seat) and seen
                self.tell_story(seat)
                if not seen:
                    self.show_table()
                seen = True
                answer = self.answer_of(seat)
            if answer >= 0:
                self.marks.append(len(self.log))
                turn = self.table.turn()
                self.table.apply(seat, answer)
                self.hear(turn)
                seen = seen and turn == self.table.turn()
        self.show_end()

    def bot_answer(self, seat: int) -> int:
        """What a bot answers; a paged screen says meanwhile who is thinking."""
        self.screen.note(self.table.words.text("terminal-thinking", who=self.table.seat_name(seat)))
        return self.table.bot_answer(self.bot, seat, self.dice)

    def hand_over(self, seat: int) -> bool:
        """Hand the screen to another person; whether that was needed."""
        if not self.table.package.secret_hands or self.humans < 2 or seat == self.viewer:
            return False
        if self.viewer != SPECTATOR:
            self.known[self.viewer] = len(self.log)
        self.screen.clear()
        self.screen.ask(self.table.words.text("terminal-hand-over", who=self.table.seat_name(seat)))
        self.viewer = seat
        if not self.screen.paged:
            for heard in self.log[self.known.get(seat, 0) :]:
                self.tell(heard.event)
        return True

    # -- what happened

    def hear(self, turn: int) -> None:
        """Note what happened in somebody's turn; without pages it is told at once."""
        now = self.table.turn()
        heard = self.table.heard()
        for event in heard:
            begins = event is heard[-1] and event.who == now  # the next turn
            self.log.append(Heard(now if begins else turn, event))
            if not self.screen.paged:
                self.tell(event)

    def tell_story(self, seat: int) -> None:
        """On a paged screen: what happened since the person was last asked."""
        if not self.screen.paged:
            return
        news = self.log[self.known.get(seat, 0) :]
        self.known[seat] = len(self.log)
        for told in told_turns(self.table, news, self.viewer):
            self.screen.say(told, indent=2)

    def show_log(self) -> None:
        """Everything that happened, with the rules behind it."""
        for heard in self.log:
            self.tell(heard.event)

    def forget(self) -> None:
        """Take what followed the last answer out of the log."""
        if self.marks:
            del self.log[self.marks.pop() :]
        self.known = {seat: min(known, len(self.log)) for seat, known in self.known.items()}

    # -- what is seen

    def show_table(self) -> None:
        """The whole table, with the hand of the viewer; the boards are beside the map if there is room."""
        package, s, words = self.table.package, self.table.s, self.table.words
        drawn = package.draw_map(s, words, {})
        room = self.screen.width - WIDTH - 1
        if self.screen.paged and drawn and room >= PANEL:
            boards = package.draw_boards(s, words, self.viewer, room)
            self.screen.show(side_by_side(drawn, boards, WIDTH + 1))
            return
        self.screen.show(drawn)
        self.screen.show(package.draw_boards(s, words, self.viewer, min(self.screen.width, WIDTH)))

    def show_question(self, seat: int, answers: list[Answer]) -> None:
        """The question and its answers: on the map if they are spaces, else a list."""
        name = self.table.seat_name(seat)
        question = [*self.screen.gap(), *self.headed(seat, f"{name}: ", self.table.ask())]
        rows = self.screen.rows - len(question)
        found = on_the_map(answers) if self.screen.paged else []
        drawn = self.table.package.draw_map(self.table.s, self.table.words, marks_of(answers)) if found else []
        if not drawn:
            self.screen.show([*question, *listed(answers, self.width, rows if self.screen.paged else 0)])
            return
        rest = listed([answer for answer in answers if answer not in found], self.width, 0)
        said = self.table.words.text("terminal-on-map", numbers=ranges(found))
        self.screen.show([*drawn, *question, *rest, *self.lines(f"      {said}", "dim")])

    def answer_of(self, seat: int) -> int:
        """A person's answer: a number of the list or its name; -1 after a command that changed the game."""
        name = self.table.seat_name(seat)
        answers = answers_to(self.table, seat)
        planned = self.planned(seat)
        if planned is not None:
            return planned
        self.show_question(seat, answers)
        while True:
            typed = self.screen.ask(f"{name}> ").strip()
            if not typed:
                self.show_question(seat, answers)
                continue
            done = self.command(seat, typed, answers)
            if done is not None:
                return done

    def show_end(self) -> None:
        """The last table, how the game ended, everybody's place, and where the points came from."""
        if self.screen.paged and self.viewer != SPECTATOR:
            self.tell_story(self.viewer)
        self.show_table()
        self.print(self.table.ending(), "bold")
        rows = self.table.score_sheet()
        if self.humans == 1:
            for told in told_place(self.table, rows, 0):
                self.print(told, "bold")
        if rows:
            self.screen.show(drawn_sheet(self.table, rows, self.width))
