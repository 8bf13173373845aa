"""Every kind of frame that may lie on the stack, and what its numbers stand for."""

from typing import Final

from theomachy.engine.decision import PASS
from theomachy.engine.frames import Frames, Kind, Sort
from theomachy.games.pantheon.rules import carry, ending, epoch, setup, tiles
from theomachy.games.pantheon.rules.abilities import bonus, loot, nations
from theomachy.games.pantheon.rules.abilities.hooks import BY_GOD, BY_SACRIFICE, FROM_STACK
from theomachy.games.pantheon.rules.actions import buy, draw, move, sacrifice, turn
from theomachy.games.pantheon.rules.codes import COLUMN, FOOT
from theomachy.games.pantheon.rules.components import GODS, LOOT_PLACES, OFFERINGS
from theomachy.games.pantheon.rules.state import PantheonState

WHO: Final[Sort[PantheonState]] = Sort("seat", lambda s: range(s.players))
AMOUNT: Final[Sort[PantheonState]] = Sort("amount", lambda s: range(1000))
FLAG: Final[Sort[PantheonState]] = Sort("flag", lambda s: range(2))
PLACE: Final[Sort[PantheonState]] = Sort("place for loot", lambda s: range(LOOT_PLACES + 1))
GOD: Final[Sort[PantheonState]] = Sort("god", lambda s: range(len(GODS)))
KINDS: Final[Sort[PantheonState]] = Sort("set of offerings", lambda s: range(1 << len(OFFERINGS)))
SOURCE: Final[Sort[PantheonState]] = Sort("source of a god", lambda s: (BY_SACRIFICE, FROM_STACK, BY_GOD))
SORT: Final[Sort[PantheonState]] = Sort("option of a piece", lambda s: (PASS, FOOT, COLUMN))

FRAMES: Final = Frames(
    WHO,
    [
        Kind(setup.SetUp),
        Kind(setup.StartPlayer),
        Kind(setup.DrawStartPlayer),
        Kind(bonus.DealBonus, WHO),
        Kind(bonus.CarryOutBonus, WHO),
        Kind(bonus.AfterPreparation, WHO),
        Kind(bonus.DraftBonus, WHO),
        Kind(bonus.EndDraft),
        Kind(epoch.BeginEpoch),
        Kind(epoch.RevealNation),
        Kind(epoch.PlaceLoot, PLACE),
        Kind(epoch.LootToHex, PLACE),
        Kind(epoch.NationAbility),
        Kind(epoch.PrepareSeat, WHO),
        Kind(epoch.PlaceTemple),
        Kind(epoch.CardsAfterTemple),
        Kind(epoch.FirstPreparation),
        Kind(epoch.BeginTurns),
        Kind(epoch.AfterEpoch),
        Kind(turn.BeginTurn, WHO),
        Kind(turn.ChooseAction, WHO, AMOUNT),
        Kind(turn.ActionDone, WHO, AMOUNT),
        Kind(turn.FurtherAction, WHO, AMOUNT),
        Kind(turn.EndTurn),
        Kind(move.Moving, WHO, AMOUNT, AMOUNT, AMOUNT, FLAG),
        Kind(move.EndMove),
        Kind(move.Follow, WHO),
        Kind(move.BigFootBack),
        Kind(buy.Buying, WHO, AMOUNT, AMOUNT),
        Kind(buy.EndBuy),
        Kind(sacrifice.ChooseGod, WHO),
        Kind(sacrifice.Offering, WHO, GOD, AMOUNT, KINDS),
        Kind(draw.CardToHand, WHO),
        Kind(draw.TurnUp),
        Kind(draw.FillOpen),
        Kind(draw.ReplaceOpen),
        Kind(draw.DrawCards, WHO, AMOUNT),
        Kind(draw.DrawUpTo, WHO, AMOUNT),
        Kind(draw.Drawing, WHO, AMOUNT, AMOUNT),
        Kind(draw.TakeCard, WHO, AMOUNT, AMOUNT),
        Kind(tiles.GodToBox, GOD),
        Kind(tiles.GainFromStack, WHO, SOURCE),
        Kind(tiles.GodToPlayer, WHO, SOURCE),
        Kind(tiles.DisplayGods, AMOUNT),
        Kind(tiles.GodToDisplay),
        Kind(tiles.TurnDemigods, AMOUNT),
        Kind(tiles.DemigodToDisplay),
        Kind(tiles.TakeFromStack, WHO, AMOUNT),
        Kind(tiles.DemigodToPlayer, WHO),
        Kind(carry.CarryLoot, WHO),
        Kind(carry.LootOrder, WHO),
        Kind(loot.Raises, WHO, AMOUNT),
        Kind(loot.RaiseToken, WHO),
        Kind(loot.ColumnsOrFeet, WHO, AMOUNT),
        Kind(loot.PlaceFreeColumn, WHO),
        Kind(nations.CardsOrGod, WHO, AMOUNT),
        Kind(nations.RevealGod, WHO),
        Kind(nations.GainRevealed, WHO, GOD, AMOUNT, KINDS),
        Kind(nations.Discards, WHO, AMOUNT),
        Kind(nations.DiscardCard, WHO),
        Kind(nations.Exchange, WHO, SORT),
        Kind(nations.Spend, WHO, AMOUNT),
        Kind(nations.Spending, WHO, AMOUNT),
        Kind(nations.MayRaise, WHO),
        Kind(ending.EndPhase),
        Kind(ending.ClearBoard),
        Kind(ending.Scoring),
        Kind(ending.EndGame),
    ],
)
