"""The table of a Battle equals the Battle fought out by hand, answer by answer."""

from collections.abc import Iterator

import pytest

from tests.bots.positions import battle, by_chance, small
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.event import Event
from theomachy.engine.game import random_option
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.bot.battles import (
    ALL_BID_ALIKE,
    I_BID_MOST,
    NO_PLAGUE,
    THEY_BID_MOST,
    BattleTable,
    Cell,
    Outcome,
    battle_table,
    battles_of,
    table_document,
)
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.codes import CARD, NUMBER
from theomachy.games.ankh.rules.components import BUILD, CARDS
from theomachy.games.ankh.rules.events.battle import ChooseCards
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState

CHOSEN = {"BuildWhat", "BuildWhere", "BreakTie", "ProtectFigure", "Worship", "CardFirst"}


def by_hand(s: AnkhState, side: int, cell: Cell) -> Outcome:
    """Fight with the cell's cards through the public door alone: options, apply and events."""
    twin = s.copy()
    twin.listen()
    region = twin.battle.region
    for fighter, cards in {side: cell.mine, **cell.theirs}.items():
        for card in members(cards):
            twin.apply(fighter, CARD + card)
    return best_by_hand(s, twin, side, cell.bids, region, [])


def best_by_hand(before: AnkhState, s: AnkhState, side: int, bids: str, region: int, told: list[Event]) -> Outcome:
    """Go on until the Battle's end is told; try every answer that matters."""
    told = told + s.heard()
    while not s.over and not any(event.kind == "battle-ends" for event in told):
        seat = s.waiting()[0]
        question = type(s.stack[-1]).__name__
        options = s.options(seat)
        if question == "PlagueBid":
            s.apply(seat, NUMBER + hand_bid(s, side, seat, bids))
        elif question in CHOSEN:
            found: list[Outcome] = []
            for option in options:
                twin = s.copy()
                twin.listen()
                twin.apply(seat, option)
                found.append(best_by_hand(before, twin, side, bids, region, told))
            mine = s.side_of[seat]
            return max(found, key=lambda outcome: outcome.worth(mine))
        else:
            s.apply(seat, options[0])
        told = told + s.heard()
    return came_to(before, told)


def hand_bid(s: AnkhState, side: int, seat: int, bids: str) -> int:
    """One Follower of whoever shall bid most."""
    rivals = [other for other in s.present(s.battle.region) if other != side and s.followers[other]]
    wanted = {I_BID_MOST: [side], THEY_BID_MOST: rivals[-1:]}.get(bids, [])
    return 1 if seat in wanted and s.followers[seat] else 0


def came_to(before: AnkhState, told: list[Event]) -> Outcome:
    """What the events up to the end of the first Battle say."""
    devotion = [0] * before.players
    killed = [0] * before.players
    followers = [0] * before.players
    victor = NOBODY
    for event in told:
        if event.kind == "battle-ends":
            break
        if event.kind == "battle-won":
            victor = event.who
        elif event.kind in ("devotion-gained", "devotion-lost"):
            devotion[event.who] = event.what - before.devotion[event.who]
        elif event.kind == "figure-killed":
            killed[event.who] += 1
        elif event.kind == "followers-gained":
            followers[event.who] += event.amount
        elif event.kind == "followers-sacrificed":
            followers[event.who] -= event.amount
    return Outcome(victor, tuple(devotion), tuple(killed), tuple(followers))


def nobody_chose(s: AnkhState) -> bool:
    """Whether cards are to be chosen and none is yet."""
    frame = s.stack[-1]
    return isinstance(frame, ChooseCards) and not any(frame.held)


def random_battles(edition: str, seeds: range) -> Iterator[AnkhState]:
    """Positions of random games in which cards are to be chosen."""
    for seed in seeds:
        s = by_chance(2 + seed % 2, seed, 30 + seed % 7 * 20, edition)
        dice = Dice(seed)
        while not s.over and not nobody_chose(s):
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
        if not s.over:
            yield s


def check(s: AnkhState, every: int) -> int:
    """Compare some cells of a table with the Battle fought by hand; how many."""
    side = s.waiting()[0]
    table = battle_table(s, side, s.battle.region)
    cells = table.cells[:: max(1, len(table.cells) // every)]
    for cell in cells:
        assert cell.outcome.facts() == by_hand(s, side, cell).facts(), (cell.mine, cell.theirs, cell.bids)
    return len(cells)


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_tables_equal_battles_fought_by_hand(edition: str) -> None:
    compared = 0
    fights = 0
    for s in random_battles(edition, range(30)):
        if s.present(s.battle.region) and len(s.present(s.battle.region)) == 2 and fights < 8:
            compared += check(s, 4)
            fights += 1
    assert fights == 8
    assert compared > 20


def test_two_who_build_in_a_narrow_region_take_each_other_the_space() -> None:
    """ANKH-CARD-06, ANKH-CARD-07: where the first builds decides what is left for the second."""
    (s,) = random_battles("final", range(1431, 1432))
    both = [cell for cell in battle_table(s, s.waiting()[0], s.battle.region).cells if cell.mine == 1 << BUILD]
    both = [cell for cell in both if cell.theirs == {1: 1 << BUILD}]
    assert [cell.outcome.facts() for cell in both] == [by_hand(s, 0, cell).facts() for cell in both]
    assert [cell.outcome.victor for cell in both] == [1]


def test_a_table_has_a_cell_for_every_choice_and_bid() -> None:
    s = battle()
    table = battle_table(s, 0, 1)
    plague = CARDS.index("plague")
    pairs = {(cell.mine, cell.theirs[1]) for cell in table.cells}
    assert len(pairs) == 49
    for cell in table.cells:
        has_plague = bool((cell.mine | cell.theirs[1]) >> plague & 1)
        assert (cell.bids == NO_PLAGUE) != has_plague
    assert {cell.bids for cell in table.cells} == {NO_PLAGUE, I_BID_MOST, THEY_BID_MOST, ALL_BID_ALIKE}


def test_who_has_no_followers_cannot_bid_most() -> None:
    s = battle(followers={"isis": 0, "ra": 0})
    assert {cell.bids for cell in battle_table(s, 0, 1).cells} == {NO_PLAGUE, ALL_BID_ALIKE}


def test_a_coming_battle_is_fought_as_the_figures_stand() -> None:
    s = small()
    assert battles_of(s) == [1]
    coming = battle_table(s, 0, 1)
    current = battle_table(battle(), 0, 1)
    assert [cell.outcome.facts() for cell in coming.cells] == [cell.outcome.facts() for cell in current.cells]
    assert s == small()


def test_two_announced_cards_are_pairs() -> None:
    figures = {"amun": {"god": ["5,6"], "warrior": ["4,6", "4,7"]}, "ra": {"god": ["6,6"], "warrior": ["6,7"]}}
    s = battle(gods=["amun", "ra"], figures=figures, monuments={"amun": {}, "ra": {}, "neutral": {}})
    s.apply(0, 1)
    table = battle_table(s, 0, 1)
    assert len({cell.mine for cell in table.cells}) == 21
    assert all(cell.mine.bit_count() == 2 for cell in table.cells)


def test_no_table_without_a_battle_or_a_figure() -> None:
    with pytest.raises(DataError, match="no Battle"):
        battle_table(small(), 0, 0)
    three = {
        "gods": ["isis", "ra", "amun"],
        "figures": {"isis": {"god": ["5,6"]}, "ra": {"god": ["6,6"]}, "amun": {"god": ["2,0"]}},
        "monuments": {"isis": {}, "ra": {}, "amun": {}, "neutral": {}},
    }
    with pytest.raises(DataError, match="no figure"):
        battle_table(small(**three), 2, 1)


def test_other_battles_are_coming_while_one_goes_on() -> None:
    s = battle(followers={"isis": 3, "ra": 3})
    for seat in (0, 1):
        s.apply(seat, ANKH.code(s, "build"))
    assert type(s.stack[-1]).__name__ != "ChooseCards"
    assert battles_of(s) == []


def test_a_table_is_written_for_programs() -> None:
    s = battle()
    document = table_document(s, BattleTable(1, 0, battle_table(s, 0, 1).cells[:1]))
    cells = document["cells"]
    assert isinstance(cells, list)
    assert document["side"] == "isis"
    assert cells[0] == {
        "mine": ["flood"],
        "theirs": {"ra": ["flood"]},
        "bids": NO_PLAGUE,
        "victor": "isis",
        "devotion": {"isis": 2, "ra": 0},
        "killed": {"isis": 0, "ra": 1},
        "followers": {"isis": 2, "ra": 1},
    }
