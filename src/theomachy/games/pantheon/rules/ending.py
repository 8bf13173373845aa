"""The end of an epoch, the scorings and the end of the game (chapters 3.3, 3.4, 11 and 12)."""

from theomachy.engine.decision import Step
from theomachy.engine.values import added, changed
from theomachy.games.pantheon.rules.components import BOX, DEMIGOD_VALUES
from theomachy.games.pantheon.rules.piles import count, size
from theomachy.games.pantheon.rules.state import NOBODY, NOTHING, NOWHERE, PantheonState


class EndPhase(Step[PantheonState]):
    """Three points for a regular end, once; the temple goes to the left neighbour (PAN-EPOCH-23 .. -25, -32)."""

    def run(self, s: PantheonState) -> None:
        if s.ended:
            s.gain_points(s.active, BOX.end_points, "PAN-EPOCH-23")
        s.start = (s.active + 1) % s.players
        s.temple = NOWHERE
        s.tell("temple-passed", "PAN-EPOCH-25", who=s.start)
        s.push(ClearBoard())


class ClearBoard(Step[PantheonState]):
    """Feet go home, columns stay, what was not taken goes to the box (PAN-EPOCH-27 .. -30)."""

    def run(self, s: PantheonState) -> None:
        for seat in range(s.players):
            s.feet_left = added(s.feet_left, seat, s.feet[seat].bit_count())
            s.feet = changed(s.feet, seat, 0)
            s.jumped = changed(s.jumped, seat, 0)
        s.god_box += s.god_display
        s.god_display = 0
        s.loot = (NOTHING,) * len(s.loot)
        s.demigod_display = ()
        s.active = NOBODY
        s.turns = 0
        s.ended = False
        s.tell("board-cleared", "PAN-EPOCH-27")


def points_for_columns(columns: int) -> int:
    """Points for so many own columns on the board (PAN-SCORE-04 .. -07)."""
    each = 0
    for least, points in BOX.column_points:
        if columns >= least:
            each = points
    return each * columns


def points_for_demigods(demigods: int) -> int:
    """The sum of their values (PAN-SCORE-02)."""
    return sum([count(demigods, place) * (place + 1) for place in range(DEMIGOD_VALUES)])


class Scoring(Step[PantheonState]):
    """Demigods, columns and gods, by the same rules each time (PAN-SCORE-01 .. -10).

    The sum of a player's demigods becomes known by it, as at the table; the single values do not.
    """

    def run(self, s: PantheonState) -> None:
        for seat in range(s.players):
            s.gain_points(seat, points_for_demigods(s.demigods[seat]), "PAN-SCORE-02")
            s.gain_points(seat, points_for_columns(s.columns[seat].bit_count()), "PAN-SCORE-08")
            for ability in s.abilities(seat):
                s.gain_points(seat, ability.points(s, seat), "PAN-SCORE-09")


class EndGame(Step[PantheonState]):
    """The game is over (PAN-END-01)."""

    def run(self, s: PantheonState) -> None:
        s.over = True
        for seat in winners(s):
            s.tell("game-won", "PAN-END-02", who=seat)


def winners(s: PantheonState) -> list[int]:
    """The seats with the most points; of these, with the most demigods (PAN-END-02 .. -04)."""
    best = max(s.score)
    tied = [seat for seat in range(s.players) if s.score[seat] == best]
    most = max([size(s.demigods[seat]) for seat in tied])
    return [seat for seat in tied if size(s.demigods[seat]) == most]
