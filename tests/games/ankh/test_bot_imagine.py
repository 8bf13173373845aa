"""What a seat of Ankh imagines is what it knows, and everything it cannot know in equal measure."""

from collections import Counter

import pytest

from tests.bots.positions import asked, battle, by_chance
from tests.games.ankh.redeal import redealt
from theomachy.bots.ask import seen_by
from theomachy.bots.thinking import known
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.decision import Secret
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH


@pytest.mark.parametrize(("players", "edition"), [(2, "final"), (3, "preview"), (5, "final")])
def test_an_imagined_position_looks_the_same_to_its_seat(players: int, edition: str) -> None:
    secrets = 0
    for seed in range(12):
        s = by_chance(players, seed, 40 + 17 * seed, edition)
        while not s.over and not isinstance(s.stack[-1], Secret) and seed % 2:
            s.apply(s.waiting()[0], s.options(s.waiting()[0])[-1])
        if s.over:
            continue
        secrets += isinstance(s.stack[-1], Secret)
        if isinstance(s.stack[-1], Secret):
            s.apply(s.waiting()[0], s.options(s.waiting()[0])[0])  # one answer is in
        for seat in range(players):
            imagining = known(ANKH_MIND, seen_by(ANKH, s, seat))
            for _ in range(3):
                imagined = imagining.position(Dice(seed))
                assert not ANKH.faults(imagined)
                assert ANKH.document(imagined, seat) == ANKH.document(s, seat)
    assert secrets


def test_every_card_a_rival_may_have_chosen_is_equally_likely() -> None:
    s = battle()
    s.apply(1, s.options(1)[3])
    imagining = known(ANKH_MIND, seen_by(ANKH, s, 0))
    dice = Dice(1)
    met: Counter[int] = Counter()
    for _ in range(700):
        frame = imagining.position(dice).stack[-1]
        assert isinstance(frame, Secret)
        met[frame.held[1]] += 1
    assert sorted(met) == [1 << card for card in members(s.hands[1])]
    assert max(met.values()) < 2 * min(met.values())


def test_two_announced_cards_and_bids_are_imagined_too() -> None:
    s = battle(gods=["amun", "ra"], figures={"amun": BATTLE_FIGURES["isis"], "ra": BATTLE_FIGURES["ra"]},
               monuments={"amun": {}, "ra": {}, "neutral": {}})  # fmt: skip
    s.apply(0, 1)
    s.apply(0, s.options(0)[0])
    s.apply(0, s.options(0)[0])
    frame = known(ANKH_MIND, seen_by(ANKH, s, 1)).position(Dice(1)).stack[-1]
    assert isinstance(frame, Secret)
    assert frame.held[0].bit_count() == 2
    bids = asked(2, "PlagueBid")
    bidder = bids.waiting()[0]
    bids.followers = (5, 5)
    bids.apply(bidder, bids.options(bidder)[-1])
    other = bids.waiting()[0]
    imagining = known(ANKH_MIND, seen_by(ANKH, bids, other))
    held = set()
    for seed in range(80):
        frame = imagining.position(Dice(seed)).stack[-1]
        assert isinstance(frame, Secret)
        held.add(frame.held[bidder])
    assert held == set(range(6))
    spectator = known(ANKH_MIND, seen_by(ANKH, bids, bidder)).position(Dice(1)).stack[-1]
    assert spectator.facts == bids.stack[-1].facts  # nothing is hidden from the one who bid


BATTLE_FIGURES = {
    "isis": {"god": ["5,6"], "warrior": ["4,6", "4,7"]},
    "ra": {"god": ["6,6"], "warrior": ["6,7"]},
}


def test_bots_learn_nothing_of_what_they_cannot_see() -> None:
    met = 0
    for seed in range(40):
        s = battle()
        s.apply(1, s.options(1)[seed % len(s.options(1))])
        twin = redealt(s, 0, Dice(seed))
        assert twin is not None
        met += twin != s
        one = known(ANKH_MIND, seen_by(ANKH, s, 0)).position(Dice(seed))
        other = known(ANKH_MIND, seen_by(ANKH, twin, 0)).position(Dice(seed))
        assert one == other
    assert met > 20
