"""Whole games by chance: the contract of the core, kept at every decision."""

import pytest

from tests.games.pantheon.table import PANTHEON, Table
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE
from theomachy.engine.game import play_randomly, random_option
from theomachy.engine.refusal import IllegalOption
from theomachy.games.pantheon.rules.state import PantheonState

SETUPS = [
    (2, False, False, True), (3, False, False, True), (4, False, False, True),
    (2, True, True, False), (3, True, False, False), (4, False, True, False),
]  # fmt: skip


def new(players: int, draft: bool, material: bool, after: bool, stall: int = 60) -> PantheonState:
    """A game by these options."""
    return PANTHEON.new(
        players,
        bonus_draft=draft,
        bsw_start_material=material,
        traitera_after_trigger=after,
        stall_turns=stall,
    )


@pytest.mark.parametrize("setup", SETUPS)
def test_invariants_hold_after_every_decision(setup: tuple[int, bool, bool, bool]) -> None:
    """PAN-SETUP-02, PAN-SETUP-12, PAN-BOARD-05, PAN-END-01: counts are kept, options are in form, games end."""
    for seed in range(2):
        s = new(*setup)
        dice = Dice(seed)
        answers = 0
        while s.waiting():
            seat = s.waiting()[0]
            options = s.options(seat)
            assert options
            assert options == sorted(set(options))
            assert options[0] >= 0
            assert options[-1] < PANTHEON.codes
            s.apply(seat, random_option(s, seat, options, dice))
            answers += 1
            assert PANTHEON.faults(s) == []
        assert answers <= PANTHEON.longest(setup[0])
        assert len(s.track) == 6
        assert PANTHEON.result(s).winners


@pytest.mark.parametrize("setup", SETUPS)
def test_reasons_agree_with_options(setup: tuple[int, bool, bool, bool]) -> None:
    """PAN-EPOCH-17, PAN-MOVE-13, PAN-BUY-14: a code is refused by at least one known rule, or it is an option."""
    rules = set(known_rules())
    s = new(*setup)
    dice = Dice(99)
    count = 0
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        if count % 11 == 0:
            for code in range(-1, PANTHEON.codes + 1):
                against = s.reasons(seat, code)
                assert (not against) == (code in options), (s.stack[-1], code)
                assert {reason.rule for reason in against} <= rules
        s.apply(seat, random_option(s, seat, options, dice))
        count += 1


def known_rules() -> list[str]:
    """The rule ids of the data file."""
    from theomachy.games.pantheon.rules.board import data_file

    return [line for line in data_file("rules.txt").splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_values(players: int) -> None:
    """PAN-SETUP-22: written and read back equal; a copy lives its own life; texts name their options."""
    s = new(players, players == 3, False, True)
    s.listen()
    dice = Dice(5)
    rules = set(known_rules())
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        option = random_option(s, seat, options, dice)
        data = s.to_bytes()
        assert PANTHEON.read(data) == s
        texts = [PANTHEON.text(s, code) for code in options]
        assert [PANTHEON.code(s, text) for text in texts] == options
        twin = s.copy()
        s.apply(seat, option)
        assert twin.to_bytes() == data
        twin.apply(seat, option)
        assert twin == s
        assert {event.rule for event in s.heard()} <= rules


def test_a_record_replays_without_dice() -> None:
    """PAN-SETUP-22: the answers, nature's among them, are the whole game."""
    s = new(3, False, False, True)
    dice = Dice(11)
    record: list[tuple[int, int]] = []
    while s.waiting():
        seat = s.waiting()[0]
        record.append((seat, random_option(s, seat, s.options(seat), dice)))
        s.apply(*record[-1])
    again = new(3, False, False, True)
    for seat, option in record:
        again.apply(seat, option)
    assert again == s


def test_refused_codes_change_nothing() -> None:
    """PAN-EPOCH-16: random illegal codes through a whole game."""
    s = new(2, False, False, True)
    dice = Dice(3)
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        wrong = dice.below(PANTHEON.codes)
        if wrong not in options:
            before = s.to_bytes()
            with pytest.raises(IllegalOption):
                s.apply(seat, wrong)
            assert s.to_bytes() == before
        s.apply(seat, random_option(s, seat, options, dice))


def test_many_quick_games_end() -> None:
    """PAN-END-01, PAN-EPOCH-32: started by seeds; with and without the stall guard biting."""
    for seed in range(6):
        s = PANTHEON.start(2 + seed % 3, seed)
        assert CHANCE not in s.waiting()
        assert play_randomly(s, Dice(seed)) <= PANTHEON.longest(s.players)
    for seed in range(3):
        s = new(2 + seed % 3, False, False, True, stall=1)
        play_randomly(s, Dice(seed))
        assert s.over


def test_drawing_for_ever_is_stopped() -> None:
    """PAN-EPOCH-32, PAN-DRAW-10: players who only draw empty the deck again and again, and yet the game ends."""
    s = new(2, False, False, True, stall=20)
    dice = Dice(1)
    t = Table(s)
    emergencies = 0
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        texts = t.options()
        if "draw" in texts:
            s.apply(seat, PANTHEON.code(s, "draw"))
        else:
            s.apply(seat, random_option(s, seat, options, dice))
        emergencies += len(t.heard("hand-discarded")) // 2
        assert PANTHEON.faults(s) == []
    assert emergencies > 0
