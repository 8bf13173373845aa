"""The table of a Battle: what every choice of cards would come to, found by fighting it out with the engine.

A cell fixes the cards of everybody, and with a Plague who bids most. What is asked after that everybody decides as
is best for themselves: first to win, then for Devotion, for figures kept, for Followers. No figure comes to an
Obelisk: the Battle is fought as the figures stand.
"""

from itertools import combinations, product
from typing import Final

from theomachy.engine.bits import members
from theomachy.engine.game import Json
from theomachy.engine.refusal import DataError
from theomachy.engine.values import Row
from theomachy.games.ankh.rules.abilities.cards import BuildWhat, BuildWhere, PlagueBid
from theomachy.games.ankh.rules.abilities.gods import ProtectFigure
from theomachy.games.ankh.rules.abilities.powers import Worship
from theomachy.games.ankh.rules.battlefield import Battle
from theomachy.games.ankh.rules.codes import NUMBER, SPACE
from theomachy.games.ankh.rules.components import BUILD, CARDS, GODS, PLAGUE
from theomachy.games.ankh.rules.events.battle import BattleEnds, BreakTie, CardFirst, ChooseCards
from theomachy.games.ankh.rules.lineup import NOBODY
from theomachy.games.ankh.rules.state import AnkhState

# Who bids most, where there is a Plague.
NO_PLAGUE: Final = "none"
I_BID_MOST: Final = "mine"
THEY_BID_MOST: Final = "theirs"
ALL_BID_ALIKE: Final = "equal"
WEIGHED: Final = (BuildWhat, BuildWhere, BreakTie, ProtectFigure, Worship, CardFirst)
"""Questions whose answer changes what a Battle comes to; all others get their first answer."""


class Outcome:
    """What a Battle came to: the victor, and by side what changed."""

    def __init__(self, victor: int, devotion: Row, killed: Row, followers: Row) -> None:
        self.victor: Final = victor
        self.devotion: Final = devotion
        self.killed: Final = killed
        self.followers: Final = followers

    def facts(self) -> tuple[int, Row, Row, Row]:
        """Everything, to be compared."""
        return self.victor, self.devotion, self.killed, self.followers

    def worth(self, side: int) -> tuple[bool, int, int, int]:
        """How good it is for a side, what matters most first."""
        return self.victor == side, self.devotion[side], -self.killed[side], self.followers[side]


class Cell:
    """What one choice of cards comes to, and under which bids."""

    def __init__(self, mine: int, theirs: dict[int, int], bids: str, outcome: Outcome) -> None:
        self.mine: Final = mine  # cards as bits
        self.theirs: Final = theirs  # by side
        self.bids: Final = bids
        self.outcome: Final = outcome


class BattleTable:
    """All cells of a Battle for one side."""

    def __init__(self, region: int, side: int, cells: list[Cell]) -> None:
        self.region: Final = region
        self.side: Final = side
        self.cells: Final = cells


def battles_of(s: AnkhState) -> list[int]:
    """The regions in which a Battle is coming, as tokens; the current one alone while its cards are chosen."""
    if isinstance(s.stack[-1], ChooseCards):
        return [s.battle.region]
    contested = [token for token, land in enumerate(s.regions) if land and len(s.present(token)) > 1]
    return [token for token in contested if token != s.battle.region]


def battle_table(s: AnkhState, side: int, token: int) -> BattleTable:
    """The table of the Battle in a region for a side that is present; DataError if there is no such Battle."""
    if token not in battles_of(s):
        raise DataError("region", f"no Battle is coming in region {token + 1}")
    present = s.present(token)
    if side not in present:
        raise DataError("seat", f"has no figure in region {token + 1}")
    others = [other for other in present if other != side]
    cells: list[Cell] = []
    for mine in choices_of(s, side, token):
        for theirs in product(*[choices_of(s, other, token) for other in others]):
            cards = {side: mine, **dict(zip(others, theirs, strict=True))}
            for bids in bids_of(s, side, others, cards):
                outcome = fought(s, token, cards, side, bids)
                cells.append(Cell(mine, dict(zip(others, theirs, strict=True)), bids, outcome))
    return BattleTable(token, side, cells)


def tables_for(s: AnkhState, seat: int, region: int) -> list[BattleTable]:
    """The tables of a seat's Battles: of this region (counted from 1), or of all for 0."""
    side = s.side_of[seat]
    if side == NOBODY or s.over:
        raise DataError("seat", "plays no more")
    if region:
        return [battle_table(s, side, region - 1)]
    return [battle_table(s, side, token) for token in battles_of(s) if side in s.present(token)]


def choices_of(s: AnkhState, side: int, token: int) -> list[int]:
    """What the side may play, as sets of cards: one, or two if it announced two (ANKH-GOD-01)."""
    hand = members(s.hands[side])
    if s.battle.region == token and s.battle.double == side:
        return [1 << one | 1 << other for one, other in combinations(hand, 2)]
    return [1 << card for card in hand]


def bids_of(s: AnkhState, side: int, others: list[int], cards: dict[int, int]) -> list[str]:
    """Who may bid most in this choice of cards (ANKH-CARD-11)."""
    if not any(played >> PLAGUE & 1 for played in cards.values()):
        return [NO_PLAGUE]
    mine = [I_BID_MOST] if s.followers[side] else []
    theirs = [THEY_BID_MOST] if any(s.followers[other] for other in others) else []
    return [*mine, *theirs, ALL_BID_ALIKE]


def fought(s: AnkhState, token: int, cards: dict[int, int], side: int, bids: str) -> Outcome:
    """Fight the Battle out with these cards; bids are 1 Follower of whoever bids most, and none of the others."""
    twin = s.copy()
    if isinstance(twin.stack[-1], ChooseCards):
        twin.stack.pop()
    else:
        twin.battle = Battle(s.players)
        twin.battle.region = token
        for other in s.present(token):
            twin.battle.participants |= 1 << other
        twin.queue(list(s.edition.battle[2:]))  # after the start-of-battle effects and the choice of cards
    held = [cards.get(other, 0) for other in range(s.players)]
    ChooseCards(*[0] * s.players, *held).all_in(twin)
    return Fight(s, side, bids).fought_out(twin)


class Fight:
    """One Battle fought out, and who bids what in it."""

    def __init__(self, before: AnkhState, side: int, bids: str) -> None:
        self.before: Final = before
        self.side: Final = side
        self.bids: Final = bids

    def fought_out(self, s: AnkhState) -> Outcome:
        """To the end of the Battle; s is used up."""
        while not s.over and not isinstance(s.stack[-1], BattleEnds):
            frame = s.stack[-1]
            if not frame.questions():
                s.stack.pop()
                frame.run(s)
                continue
            seat = frame.first_waiting()
            if isinstance(frame, WEIGHED):
                return self.best(s, seat)
            option = self.bid(s, seat) if isinstance(frame, PlagueBid) else frame.options(s, seat)[0]
            s.stack.pop()
            frame.answer(s, seat, option)
        return self.outcome(s)

    def best(self, s: AnkhState, seat: int) -> Outcome:
        """Try every answer to the open question; what the best one for the seat's side comes to."""
        found: list[Outcome] = []
        for option in differing(s, seat):
            twin = s.copy()
            twin.stack.pop().answer(twin, seat, option)
            found.append(self.fought_out(twin))
        side = s.side_of[seat]
        return max(found, key=lambda outcome: outcome.worth(side))

    def bid(self, s: AnkhState, seat: int) -> int:
        """1 Follower of one who is to bid most, if it has any; else none."""
        others = [other for other in s.present(s.battle.region) if other != self.side and s.followers[other]]
        most = self.side if self.bids == I_BID_MOST else others[-1] if others else NOBODY
        high = self.bids in (I_BID_MOST, THEY_BID_MOST) and seat == most and s.followers[seat] > 0
        return NUMBER + (1 if high else 0)

    def outcome(self, s: AnkhState) -> Outcome:
        """What changed."""
        sides = range(s.players)
        return Outcome(
            s.battle.victor,
            tuple([s.devotion[side] - self.before.devotion[side] for side in sides]),
            s.battle.killed,
            tuple([s.followers[side] - self.before.followers[side] for side in sides]),
        )


def differing(s: AnkhState, seat: int) -> list[int]:
    """The answers to the open question that may come to something different.

    Where a Monument is built matters to the Battle by which figures are next to it (ANKH-POW-11), and if somebody
    else builds there too, by the space it takes.
    """
    frame = s.stack[-1]
    options = frame.options(s, seat)
    builders = [cards for cards in s.battle.cards if cards >> BUILD & 1]
    if not isinstance(frame, BuildWhere) or len(builders) > 1:
        return options
    figures = s.all_figures()
    first: dict[int, int] = {}
    for option in options:
        first.setdefault(s.adjacent(option - SPACE) & figures, option)
    return list(first.values())


def table_document(s: AnkhState, table: BattleTable) -> dict[str, Json]:
    """The table as JSON values, for programs and pages."""
    gods = [GODS[god] for god in s.lineup.gods]
    took_part = s.present(table.region)

    def named(cards: int) -> list[Json]:
        return [CARDS[card] for card in members(cards)]

    return {
        "region": table.region + 1,
        "side": gods[table.side],
        "cells": [
            {
                "mine": named(cell.mine),
                "theirs": {gods[other]: named(cards) for other, cards in cell.theirs.items()},
                "bids": cell.bids,
                "victor": None if cell.outcome.victor == NOBODY else gods[cell.outcome.victor],
                "devotion": {gods[side]: cell.outcome.devotion[side] for side in took_part},
                "killed": {gods[side]: cell.outcome.killed[side] for side in took_part},
                "followers": {gods[side]: cell.outcome.followers[side] for side in took_part},
            }
            for cell in table.cells
        ],
    }
