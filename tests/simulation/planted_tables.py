"""Faults of rules at the table: who may see, speak, decide, and for how long."""
# mypy: disallow-any-explicit=False, disallow-untyped-defs=False, ignore-errors=True

from typing import Final

from tests.simulation.planting import Planted
from theomachy.engine.event import Event
from theomachy.server.tables.clocks import Clocks
from theomachy.server.tables.messages import absence
from theomachy.server.tables.table import Table
from theomachy.server.views import table_view
from theomachy.server.views.viewer import Viewer


def replaced(value):
    return lambda old: value


def next_seat(old):
    def looking(self):
        return {name: (seat + 1) % 2 if seat >= 0 else seat for name, seat in old(self).items()}

    return looking


def spectators_as_first_seat(old):
    def looking(self):
        return {name: max(seat, 0) for name, seat in old(self).items()}

    return looking


def all_questions(old):
    def questions(table, match, viewer):
        return old(table, match, Viewer(viewer.role, tuple(range(len(table.seats)))))

    return questions


def deadline_now(old):
    def deadline(self, seat):
        found = old(self, seat)
        return found if found is None or self.pace.kind != "clock" else self.since[seat] + 100

    return deadline


def everybody_a_bot(old):
    def asked(self):
        return [] if self.match is None else [seat for seat in self.match.waiting() if seat >= 0]

    return asked


def taken_seats_are_free(old):
    def free(self):
        return [number for number, seat in enumerate(self.seats) if number and not seat.level]

    return free


def summary_waiting(old):
    def phase(self):
        return "waiting" if self.seq % 9 == 0 else old(self)

    return phase


FAULTS: Final = (
    Planted("view-of-another", "a player sees the view of another seat", (Viewer, "looking", next_seat)),
    Planted("spectator-plays", "a spectator sees the first hand", (Viewer, "looking", spectators_as_first_seat)),
    Planted(
        "secret-events", "everybody sees secret events", (Event, "seen_by", lambda old: lambda self, seat: self)
    ),
    Planted("all-questions", "everybody sees all questions", (table_view, "questions", all_questions)),
    Planted("time-runs-out", "a clock runs out at once", (Clocks, "deadline", deadline_now)),
    Planted("undo-alone", "an undo needs nobody's consent", (Table, "missing_consent", replaced(lambda self: []))),
    Planted("vote-at-once", "a vote needs no absence", (absence, "absence_grace", replaced(lambda pace: 0))),
    Planted("bot-for-people", "bots answer for people", (Table, "bots_asked", everybody_a_bot)),
    Planted("seat-given-twice", "a taken seat counts as free", (Table, "free_seats", taken_seats_are_free)),
    Planted("phase-wrong", "the phase of a table is sometimes wrong", (Table, "phase", summary_waiting)),
)
