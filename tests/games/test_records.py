"""Recorded games replay to the last answer, check after check; tests/records/make.py wrote them."""

from pathlib import Path
from typing import TypeVar

import pytest

from tests.records.make import EDITIONS, FOLDER, TRACKS, games
from theomachy.engine.decision import State
from theomachy.engine.game import Game
from theomachy.engine.record import Record, Replay, Scribe, read_record
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON

S = TypeVar("S", bound=State)
FILES = sorted(FOLDER.glob("*.txt"))


def recorded(path: Path) -> Record:
    """The record in the file."""
    return read_record(path.read_text(encoding="ascii"))


def check_replay(game: Game[S], record: Record, text: str) -> S:
    """The check of every line fits, no invariant is broken after it, and the game is over after the last."""
    replay = Replay(game, record)
    scribe = Scribe(game, record.header)
    for line in record.lines:
        assert not replay.s.over
        replay.run(len(line.answers))
        assert line.check == replay.check, line.number
        assert game.faults(replay.s) == [], line.number
    assert replay.over()
    assert replay.s.over
    for seat, option in replay.played:
        scribe.apply(seat, option)
    assert scribe.text() == text
    return replay.s


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_every_check(path: Path) -> None:
    """ANKH-END-05."""
    record = recorded(path)
    text = path.read_text(encoding="ascii")
    if record.header["game"] == "pantheon":
        assert PANTHEON.result(check_replay(PANTHEON, record, text)).ending == "second-scoring"
    else:
        ending = ANKH.result(check_replay(ANKH, record, text)).ending
        players = len(record.header["gods"].split())
        assert path.stem == f"ankh-{record.header['edition']}-{players}-{ending}"


def test_every_ending_in_every_edition_with_every_number_of_players_is_recorded() -> None:
    """ANKH-END-01, ANKH-END-02, ANKH-END-03, ANKH-END-04: of Pantheon, every option."""
    needed = {
        f"ankh-{edition}-{players}-{ending}"
        for ending in TRACKS
        for edition in EDITIONS
        for players in ANKH.players
    }
    found = {path.stem for path in FILES}
    assert needed <= found
    headers = [recorded(path).header for path in FILES if path.stem not in needed]
    assert {header["players"] for header in headers} == {str(players) for players in PANTHEON.players}
    for option in ("bonus-draft", "bsw-start-material", "traitera-after-trigger"):
        assert {header[option] for header in headers} == {"yes", "no"}
    assert "0" in {header["stall-turns"] for header in headers}


def test_the_games_can_be_recorded_anew() -> None:
    """The files outlive changes of dice, so these are other games: of the same kinds, and replaying as well."""
    written = dict(games())
    assert set(written) == {path.stem for path in FILES}
    for text in written.values():
        record = read_record(text)
        replay = Replay(PANTHEON, record) if record.header["game"] == "pantheon" else Replay(ANKH, record)
        assert replay.run().over
