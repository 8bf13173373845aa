"""Practice tables, where one person alone against bots may take back what was revealed; and giving a game up."""

import pytest
from msgspec.structs import replace

from tests.server.log import ID, SECRET, Log, opened, picture, playing
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE
from theomachy.server.protocol import Agree, Concede, GameName, Leave, Rematch, Start, Undo
from theomachy.server.tables import randomness
from theomachy.server.tables.log import folded
from theomachy.server.tables.messages.playing import Answered
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import SeatPlan
from theomachy.server.views.entry_view import entry_shown
from theomachy.server.views.table_view import undoable
from theomachy.server.views.viewer import RenderCache, Viewer


def solo(game: GameName, players: int = 2, practice: bool = True) -> Log:
    """A game of one person against bots that has begun."""
    plain = opened(game, players)
    seats = [SeatPlan(name="P0"), *[SeatPlan(level="novice")] * (players - 1)]
    log = Log(replace(plain, seats=seats, practice=practice))
    log.ask(Start(id=ID), (0,))
    return log


def until_revealed(log: Log, dice: Dice) -> int:
    """Play until something is revealed after an answer of seat 0; the entry of that answer."""
    while not log.match().over():
        seat = log.match().waiting()[0]
        options = log.match().options(seat)
        log.append(Answered(seat, options[dice.below(len(options))]))
        place = log.match().last_of(0)
        if place is not None and log.match().revealed_since(place) and not log.match().over():
            return log.match().given[place].seq
    raise AssertionError("nothing was revealed")


@pytest.mark.parametrize("game", ["ankh", "pantheon"])
def test_at_a_practice_table_what_was_revealed_is_taken_back_and_drawn_anew(game: GameName) -> None:
    log = solo(game)
    to = until_revealed(log, Dice(3))
    before = log.match().stream("Deal")
    log.ask(Undo(id=ID, seat=0, to=to), (0,))
    assert log.match().place_of(to) is None
    assert 0 in log.match().asked
    assert log.match().stream("Deal") != before
    told = entry_shown(log.table.log[-1], log.match(), Viewer("host", (0,)), RenderCache())
    assert (told.kind, told.how) == ("undone", "anew")
    assert picture(folded(log.entries)) == picture(log.table)
    again = folded(log.entries).match
    assert again is not None
    assert again.fate == log.match().fate == 1


def test_luck_that_was_taken_back_does_not_come_again() -> None:
    """Somebody who takes back every draw gets each outcome about as often as chance has it."""
    log = solo("pantheon")
    dice = Dice(8)
    to = until_revealed(log, dice)
    while not any(given.seat == CHANCE for given in log.match().given if given.seq > to):
        to = until_revealed(log, dice)
    drawn = set()
    for _ in range(40):
        place = log.match().place_of(to)
        assert place is not None
        option = log.match().given[place].option
        drawn.add(tuple(given.option for given in log.match().given[place:] if given.seat == CHANCE))
        log.ask(Undo(id=ID, seat=0, to=to), (0,))
        to = log.answer(0, option)
    assert len(drawn) > 3


def test_bots_think_again_with_other_dice() -> None:
    log = solo("ankh")
    to = until_revealed(log, Dice(3))
    place = log.match().place_of(to)
    assert place is not None
    first = randomness.seed(SECRET, log.match().stream("bot 1"), place)
    log.ask(Undo(id=ID, seat=0, to=to), (0,))
    assert len(log.match().given) == place
    assert randomness.seed(SECRET, log.match().stream("bot 1"), place) != first


@pytest.mark.parametrize("game", ["ankh", "pantheon"])
def test_at_other_tables_what_was_revealed_stands(game: GameName) -> None:
    for log, own in ((solo(game, practice=False), (0,)), (playing(game, 2), (0, 1)), (playing(game, 3), (0,))):
        to = until_revealed(log, Dice(3))
        given = len(log.match().given)
        with pytest.raises(RequestRefused, match="revealed"):
            log.ask(Undo(id=ID, seat=0, to=to), own)
        assert len(log.match().given) == given
        assert [one.revealed for one in undoable(log.table, log.match(), Viewer("host", (0,)))] == [True]


def test_an_undo_that_reveals_nothing_draws_nothing_anew() -> None:
    log = solo("ankh")
    while log.match().waiting() != [0]:
        log.append(Answered(1, log.match().options(1)[0]))
    to = log.answer(0, log.match().options(0)[0])
    log.ask(Undo(id=ID, seat=0, to=to), (0,))
    assert log.match().fate == 0
    assert log.table.log[-1].body.public().how == ""


def test_a_table_is_for_practice_only_while_one_person_plays_there() -> None:
    assert solo("ankh").table.practice()
    assert not solo("ankh", practice=False).table.practice()
    plain = opened("ankh", 2)
    assert not Log(replace(plain, practice=True)).table.practice()
    free = [SeatPlan(name="P0"), SeatPlan()]
    assert not Log(replace(plain, seats=free, practice=True)).table.practice()


def test_an_undo_that_others_agreed_to_before_a_reveal_does_not_reach_behind_it() -> None:
    log = playing("ankh", 2)
    dice = Dice(3)
    to = until_revealed(log, dice)
    own = [given.seq for given in log.match().given if given.seat == 0]
    for seq in own:
        if seq <= to:
            with pytest.raises(RequestRefused, match="revealed"):
                log.ask(Undo(id=ID, seat=0, to=seq), (0,))
    with pytest.raises(RequestRefused, match="no undo is open"):
        log.ask(Agree(id=ID, seat=1, agree=True), (1,))


# -- giving a game up


def test_who_gives_up_a_game_of_two_loses_it_to_the_other() -> None:
    log = playing("ankh", 2)
    assert log.table.may_concede() == [0, 1]
    log.ask(Concede(id=ID, seat=1), (1,))
    result = log.table.result()
    assert result is not None
    assert (log.table.phase(), result.ending, result.winners) == ("finished", "conceded", [0])
    assert [seat.place for seat in log.table.seats_shown()] == [1, 2]
    assert log.table.bots_asked() == [] == list(log.table.people_asked())
    assert folded(log.entries).result() == result
    log.ask(Rematch(id=ID), (0,))


def test_at_a_table_of_more_people_a_bot_plays_on_instead() -> None:
    log = playing("pantheon", 3)
    assert log.table.may_concede() == []
    with pytest.raises(RequestRefused, match="leave the table instead"):
        log.ask(Concede(id=ID, seat=1), (1,))
    log.ask(Leave(id=ID), (1,))
    assert log.table.seats[1].away
    assert log.table.phase() == "playing"


def test_alone_against_several_bots_giving_up_ends_the_game_without_a_winner() -> None:
    log = solo("pantheon", 4)
    log.ask(Concede(id=ID, seat=0), (0,))
    result = log.table.result()
    assert result is not None
    assert (result.ending, result.winners) == ("conceded", [])
    assert [seat.place for seat in log.table.seats_shown()] == [4, 0, 0, 0]


def test_a_person_a_bot_plays_for_cannot_give_up() -> None:
    log = playing("ankh", 2)
    log.ask(Leave(id=ID), (1,))
    assert log.table.may_concede() == [0]
    with pytest.raises(RequestRefused):
        log.ask(Concede(id=ID, seat=1), (1,))
