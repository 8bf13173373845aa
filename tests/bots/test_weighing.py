"""Weighing: what comes of an answer that somebody means to give, beside what a bot would answer."""

import pytest

from tests.bots.positions import asked, battle, small
from theomachy.bots.advice import weighed
from theomachy.bots.ask import seen_by
from theomachy.bots.base import Seen
from theomachy.bots.hints import Hint, hint_document, lines_of, weigh
from theomachy.bots.minds import NoMind
from theomachy.bots.thinking import known
from theomachy.engine.chance import Dice
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.state import AnkhState


def winning() -> AnkhState:
    """The second action of Isis: she wins at once if she gains followers, and Ra is close behind her."""
    s = small(devotion=[["isis", 30], ["ra", 29]], event=17, actions={"gain": 2})
    for answer in ("summon", "pass"):
        s.apply(0, texts(s)[answer])
    return s


def texts(s: AnkhState) -> dict[str, int]:
    """The answers of Isis by their notation."""
    return {ANKH.text(s, option): option for option in s.options(0)}


def given(s: AnkhState, meant: int, seat: int = 0) -> Hint[AnkhState]:
    """What is said of an answer."""
    return weigh(ANKH_MIND, seen_by(ANKH, s, seat), meant, s.options(seat), Dice(1))


def meant_first(options: list[int], meant: int) -> list[int]:
    """The options as a program names them: the one that is meant, then the others."""
    return [meant, *(option for option in options if option != meant)]


def test_every_answer_is_weighed_against_the_best() -> None:
    for s in (small(), battle()):
        for meant in s.options(0):
            found = given(s, meant)
            assert found.best.path[0] in s.options(0)
            if found.best.path[0] == meant:
                assert found.alternatives == []
            else:
                (other,) = found.alternatives
                assert other.path[0] == meant
                assert other.chance <= found.best.chance


def test_an_answer_that_no_line_begins_with_is_looked_at_on_its_own() -> None:
    s = asked(2, "MoveTo")
    seat = s.waiting()[0]
    dice = Dice(1)
    imagined = known(ANKH_MIND, seen_by(ANKH, s, seat)).position(dice)
    firsts = {path[0] for path in lines_of(ANKH_MIND, imagined, seat, s.options(seat), dice)}
    dropped = [option for option in s.options(seat) if option not in firsts]
    assert len(dropped) > 2, "the planner keeps everything: choose a position with more answers"
    for meant in dropped[:3]:
        (other,) = given(s, meant, seat).alternatives
        assert other.path[0] == meant
        assert other.steps


def test_a_victory_that_is_given_up_costs_a_lot_and_the_victory_nothing() -> None:
    s = winning()
    assert given(s, texts(s)["gain"]).alternatives == []
    slip = given(s, texts(s)["unlock"])
    assert slip.best.path[0] == texts(s)["gain"]
    assert slip.best.chance == 1.0
    assert slip.alternatives[0].chance < 0.9


def test_a_secret_answer_is_weighed_without_any_secret() -> None:
    documents = []
    for card in (2, 4):
        s = battle()
        s.apply(1, s.options(1)[card])
        documents.append(
            [weighed(seen_by(ANKH, s, 0), meant_first(s.options(0), meant), Dice(1)) for meant in s.options(0)]
        )
    assert documents[0] == documents[1]


def test_a_program_names_the_answer_it_means_first() -> None:
    s = winning()
    options = s.options(0)
    meant = options[-1]
    seen = seen_by(ANKH, s, 0)
    told = weighed(seen, meant_first(options, meant), Dice(1))
    assert told == hint_document(ANKH_MIND, given(s, meant))
    assert told != weighed(seen, options, Dice(1))
    with pytest.raises(NoMind):
        weighed(Seen("toy", 0, {}), [1, 2], Dice(1))
