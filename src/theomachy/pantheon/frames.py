"""Every kind of frame that may lie on the stack, by name: how a written position is read back."""

from typing import Final

from theomachy.engine.decision import Frame
from theomachy.pantheon import (
    bonus,
    buy,
    carry,
    draw,
    ending,
    epoch,
    loot,
    move,
    nations,
    sacrifice,
    setup,
    tiles,
    turn,
)
from theomachy.pantheon.state import PantheonState

KINDS_OF_FRAME: Final[list[type[Frame[PantheonState]]]] = [
    setup.SetUp, setup.StartPlayer, setup.DrawStartPlayer,
    bonus.DealBonus, bonus.CarryOutBonus, bonus.AfterPreparation, bonus.DraftBonus, bonus.EndDraft,
    epoch.BeginEpoch, epoch.RevealNation, epoch.PlaceLoot, epoch.LootToHex, epoch.NationAbility,
    epoch.PrepareSeat, epoch.PlaceTemple, epoch.CardsAfterTemple, epoch.FirstPreparation, epoch.BeginTurns,
    epoch.AfterEpoch,
    turn.BeginTurn, turn.ChooseAction, turn.ActionDone, turn.FurtherAction, turn.EndTurn,
    move.Moving, move.EndMove, move.Follow, move.BigFootBack,
    buy.Buying, buy.EndBuy, sacrifice.ChooseGod, sacrifice.Offering,
    draw.CardToHand, draw.TurnUp, draw.FillOpen, draw.ReplaceOpen, draw.DrawCards, draw.DrawUpTo, draw.Drawing,
    draw.TakeCard,
    tiles.GodToBox, tiles.GainFromStack, tiles.GodToPlayer, tiles.DisplayGods, tiles.GodToDisplay,
    tiles.TurnDemigods, tiles.DemigodToDisplay, tiles.TakeFromStack, tiles.DemigodToPlayer,
    carry.CarryLoot, carry.LootOrder,
    loot.Raises, loot.RaiseToken, loot.ColumnsOrFeet, loot.PlaceFreeColumn,
    nations.CardsOrGod, nations.RevealGod, nations.GainRevealed, nations.Discards, nations.DiscardCard,
    nations.Exchange, nations.Spend, nations.Spending, nations.MayRaise,
    ending.EndPhase, ending.ClearBoard, ending.Scoring, ending.EndGame,
]  # fmt: skip
FRAMES: Final = {kind.__name__: kind for kind in KINDS_OF_FRAME}
