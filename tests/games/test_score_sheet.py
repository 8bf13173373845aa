"""The score sheet: its parts make up the score, in every game to its end."""

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.game import random_option
from theomachy.engine.score_sheet import BEFORE, ScoreRow, placed
from theomachy.games.ankh.documents import score_sheet as ankh_sheet
from theomachy.games.ankh.package import PACKAGE as ANKH
from theomachy.games.ankh.rules.state import AnkhState
from theomachy.games.package import GamePackage, S
from theomachy.games.pantheon.package import PACKAGE as PANTHEON
from theomachy.play.setup import Wishes


def played(package: GamePackage[S], wishes: Wishes, seed: int, begun: int = 0) -> tuple[S, S, list[Event]]:
    """A whole random game: how it began (after some answers), how it ended, and all events between."""
    s = package.game.opened(package.header(wishes, seed))
    dice = Dice(seed)
    begin = s.copy()
    events: list[Event] = []
    s.listen()
    given = 0
    while not s.over:
        seat = s.waiting()[0]
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
        events.extend(s.heard())
        given += 1
        if given == begun:
            begin = s.copy()
            events.clear()
    return begin, s, events


def check(rows: list[ScoreRow], sources: tuple[str, ...]) -> None:
    """What is true of every sheet."""
    for row in rows:
        assert sum(part.amount for part in row.parts) == row.score
        assert {part.source for part in row.parts} <= {*sources, BEFORE}
        assert len({part.rule for part in row.parts}) <= len(row.parts)
    assert [row.place for row in rows] == sorted(row.place for row in rows)
    assert rows[0].place == 1


@pytest.mark.parametrize("edition", ["final", "preview"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_devotion_is_the_sum_of_its_sources(players: int, edition: str) -> None:
    """ANKH-DEV-08, ANKH-MERGE-10, ANKH-FORG-01, ANKH-END-01 .. -04."""
    for seed in range(12):
        begin, s, events = played(ANKH, Wishes(players, edition=edition), seed, begun=seed * 20)
        rows = ANKH.score_sheet(begin, s, events)
        check(rows, ANKH.sources)
        assert {row.seats[0]: row.score for row in rows if not row.out} == {
            side: s.devotion[side] for side in s.ladder
        }
        winners = ANKH.game.result(s).winners
        assert not winners or sorted(rows[0].seats) == sorted(winners)
        told = {event.who: event.what for event in events if event.kind == "god-forgotten"}
        assert {row.seats[0]: row.score for row in rows if row.out} == told
        assert sorted(seat for row in rows for seat in row.seats) == sorted(
            {seat for row in rows for seat in row.seats}
        )


def seen_sources(edition: str) -> set[str]:
    found: set[str] = set()
    for seed in range(60):
        begin, s, events = played(ANKH, Wishes(3, edition=edition), seed)
        found |= {part.source for row in ANKH.score_sheet(begin, s, events) for part in row.parts}
    return found


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_every_source_of_devotion_occurs(edition: str) -> None:
    expected = set(ANKH.sources) - ({ankh_sheet.CARDS} if edition == "preview" else set())
    assert seen_sources(edition) >= expected - {ankh_sheet.LOST}


def test_a_gain_beyond_the_top_counts_only_to_the_top() -> None:
    """ANKH-DEV-09: the token stops at the top, so the sheet does too."""
    begin = ANKH.game.opened(ANKH.header(Wishes(2), 1))
    begin.devotion = (29, 0)
    s = begin.copy()
    s.devotion = (31, 0)
    s.winner = 0
    gained = [
        Event("reward-bonus", "ANKH-CARD-15", 0, -1, -1, -1, -1, 3),
        Event("devotion-gained", "ANKH-BAT-20", 0, -1, 31, -1, -1, 4),
    ]
    rows = ANKH.score_sheet(begin, s, gained)
    assert [(part.source, part.amount) for part in rows[0].parts] == [(BEFORE, 29), ("battles", 1), ("cards", 1)]


def test_a_bonus_waits_for_its_own_reward() -> None:
    """ANKH-DOM-01, -02: the gain for majorities comes between the bonus and the reward it belongs to."""
    begin = ANKH.game.opened(ANKH.header(Wishes(2), 1))
    s = begin.copy()
    events = [
        Event("reward-bonus", "ANKH-GOD-24", 0, -1, -1, -1, -1, 1),
        Event("devotion-gained", "ANKH-DOM-01", 0, -1, 2, -1, -1, 2),
        Event("devotion-gained", "ANKH-DOM-02", 0, -1, 4, -1, -1, 2),
        Event("devotion-lost", "ANKH-GUARD-01", 0, -1, 3, -1, -1, 1),
    ]
    rows = [row for row in ANKH.score_sheet(begin, s, events) if 0 in row.seats]
    found = {part.source: part.amount for part in rows[0].parts}
    assert found == {"majorities": 2, "domination": 1, "powers": 1, "lost": -1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_are_the_sum_of_their_sources(players: int) -> None:
    """PAN-SCORE-01 .. -09, PAN-GOD-02, PAN-EPOCH-23, PAN-END-02 .. -04."""
    found: set[str] = set()
    for seed in range(12):
        begin, s, events = played(PANTHEON, Wishes(players), seed, begun=seed * 40)
        rows = PANTHEON.score_sheet(begin, s, events)
        check(rows, PANTHEON.sources)
        assert {row.seats[0]: row.score for row in rows} == dict(enumerate(s.score))
        assert [row.seats[0] for row in rows if row.place == 1] == PANTHEON.game.result(s).winners
        found |= {part.source for row in rows for part in row.parts}
    assert found >= set(PANTHEON.sources) - {"pietalte-1", "pietalte-2"}


def test_equal_scores_share_a_place() -> None:
    assert placed([(3,), (5,), (3,), (1,)]) == [2, 1, 2, 4]


def test_a_game_without_points_has_no_sheet() -> None:
    class Bare(GamePackage[State]):
        game = ANKH.game  # type: ignore[assignment]

    s: AnkhState = ANKH.game.opened(ANKH.header(Wishes(2), 1))
    assert Bare().score_sheet(s, s, []) == []
