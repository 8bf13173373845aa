"""What a position remembers besides its facts, against a slow recount after every answer of random games."""

import pytest

from tests.games.ankh.table import table
from theomachy.engine.bits import bits_of, members
from theomachy.engine.chance import Dice
from theomachy.engine.decision import Secret
from theomachy.engine.game import play_randomly, random_option
from theomachy.engine.values import added, all_without_bits, changed, with_bits, without_bits
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.abilities.hooks import Ability
from theomachy.games.ankh.rules.components import FIRST_MONUMENT, KINDS
from theomachy.games.ankh.rules.egypt import LAND, NEAR, SPACES, WATER
from theomachy.games.ankh.rules.frames import FRAMES
from theomachy.games.ankh.rules.state import AnkhState


def slow_abilities(s: AnkhState, side: int) -> list[Ability]:
    """Gods, powers and revealed cards of the side, looked up one by one."""
    found = [s.edition.gods[god] for god in sorted(s.lineup.gods[seat] for seat in s.seats(side))]
    found += [s.edition.powers[power] for power in members(s.powers[side])]
    return found + [s.edition.cards[card] for card in members(s.battle.cards[side])]


def slow_adjacent(s: AnkhState, spaces: int) -> int:
    """The spaces next to these, by water or inside a region, space by space."""
    found: set[int] = set()
    for space in members(spaces):
        for other in members(NEAR[space]):
            by_water = (WATER >> space & 1) or (WATER >> other & 1)
            if by_water or s.region_at(space) == s.region_at(other):
                found.add(other)
    return bits_of(sorted(found))


def recount(s: AnkhState) -> None:
    """Every derived fact is what the facts say."""
    figures = {space for side in range(s.players) for space in members(s.figures[side])}
    monuments = {space for kind in range(FIRST_MONUMENT, len(KINDS)) for space in members(s.pieces[kind])}
    controlled = {space for side in range(s.players) for space in members(s.controls[side])}
    assert members(s.all_figures()) == sorted(figures)
    assert members(s.monuments()) == sorted(monuments)
    assert members(s.neutral_monuments()) == sorted(monuments - controlled)
    empty = [space for space in range(SPACES) if LAND >> space & 1 and space not in figures | monuments]
    assert members(s.empty()) == empty
    for side in s.ladder:
        assert s.abilities(side) == slow_abilities(s, side)
        assert s.beside_figures(side) == slow_adjacent(s, s.figures[side])
        assert s.beside_monuments(side) == slow_adjacent(s, s.controls[side])


@pytest.mark.parametrize("players", ANKH.players)
@pytest.mark.parametrize("edition", ["final", "preview"])
def test_what_is_remembered_is_what_the_facts_say(players: int, edition: str) -> None:
    """Copies share what is remembered: now the copy is played on, now the original."""
    for seed in range(3):
        dice = Dice(seed)
        s = ANKH.new(players, seed=seed, edition=edition)
        while s.waiting():
            recount(s)
            twin = s.copy()
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            recount(twin)
            if dice.below(2):
                option = random_option(twin, seat, twin.options(seat), dice)
                twin.apply(seat, option)
                recount(twin)
                s = twin
        recount(s)


def test_facts_changed_by_hand_are_seen_at_once() -> None:
    t = table(3)
    recount(t.s)
    t.s.put_figure(1, 0, members(t.s.empty())[0])
    t.s.powers = with_bits(t.s.powers, 0, 1)
    t.s.regions = t.s.regions[::-1]
    recount(t.s)


def test_a_copy_keeps_its_facts_while_the_original_is_played_to_its_end() -> None:
    for players in ANKH.players:
        s = ANKH.start(players, players)
        dice = Dice(players)
        while not s.over:
            twin = s.copy()
            before = twin.to_bytes()
            other = s.copy()
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            assert twin.to_bytes() == before
            if dice.below(20) == 0:
                play_randomly(other, dice)
                assert twin.to_bytes() == before


@pytest.mark.sources  # a compiled class without __init__ takes any numbers and forgets them
def test_every_frame_is_made_again_of_its_facts() -> None:
    """Any numbers do; how many a frame takes is tried out."""
    for kind in [kind.frame for kind in FRAMES.kinds.values()]:
        made = 0
        for amount in range(7):
            numbers = tuple([number % 2 for number in range(amount)])
            try:
                frame = kind(*numbers)
            except TypeError:
                continue
            if issubclass(kind, Secret) and amount % 2:
                continue
            assert frame.facts == numbers, kind
            made += 1
        assert made, kind


def test_rows_are_replaced_and_never_changed() -> None:
    row = (1, 2, 4)
    assert changed(row, 1, 9) == (1, 9, 4)
    assert added(row, 0, -3) == (-2, 2, 4)
    assert with_bits(row, 2, 3) == (1, 2, 7)
    assert without_bits(row, 2, 6) == (1, 2, 0)
    assert all_without_bits(row, 3) == (0, 0, 4)
    assert row == (1, 2, 4)
