"""What a seat of Pantheon imagines cannot be told from what it sees."""

import json

from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE
from theomachy.engine.game import random_option
from theomachy.games.pantheon.bot.imagine import PantheonImagining
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.piles import count, size
from theomachy.games.pantheon.rules.state import PantheonState


def known(s: PantheonState, seat: int) -> Node:
    """The document of a seat, as a bot gets it."""
    return Node(json.loads(json.dumps(PANTHEON.document(s, seat))), "document")


def met(players: int, seed: int, every: int) -> list[tuple[PantheonState, int]]:
    """Positions of a random game in which somebody chooses, each with the seat that is asked."""
    dice = Dice(seed)
    s = PANTHEON.new(players)
    found: list[tuple[PantheonState, int]] = []
    answers = 0
    while not s.over:
        seat = s.waiting()[0]
        answers += 1
        if seat != CHANCE and answers % every == 0:
            found.append((s.copy(), seat))
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    return found


def test_an_imagined_position_looks_the_same_to_the_seat_and_breaks_no_rule() -> None:
    dice = Dice(7)
    for players in (2, 3, 4):
        for s, seat in met(players, players, 23):
            imagining = PantheonImagining(known(s, seat), seat)
            for _ in range(2):
                imagined = imagining.position(dice)
                assert PANTHEON.document(imagined, seat) == PANTHEON.document(s, seat)
                assert PANTHEON.faults(imagined) == []
                assert imagined.options(seat) == s.options(seat)


def test_demigods_of_the_upper_part_leave_their_stack_first() -> None:
    for s, seat in met(4, 11, 29):
        stack = PantheonImagining(known(s, seat), seat).position(Dice(1)).demigod_stack
        upper = sum(count(stack, value) for value in range(3))
        assert upper == max(0, size(stack) - 12)


def test_every_hidden_card_is_as_likely_in_a_hand_as_it_is_frequent() -> None:
    s, seat = met(2, 5, 40)[3]
    other = 1 - seat
    imagining = PantheonImagining(known(s, seat), seat)
    dice = Dice(3)
    drawn = [imagining.position(dice).hands[other] for _ in range(400)]
    held = size(s.hands[other])
    hidden = s.deck + s.hands[other]
    for card in range(6):
        expected = int(held * count(hidden, card)) / int(size(hidden))
        mean = sum(int(count(hand, card)) for hand in drawn) / len(drawn)
        assert abs(mean - expected) < 0.3
    assert len(set(drawn)) > 1
