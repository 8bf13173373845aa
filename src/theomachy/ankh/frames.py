"""Every kind of frame that may lie on the stack, by name: how a written position is read back."""

from typing import Final

from theomachy.ankh import (
    battle,
    caravan,
    cards,
    conflict,
    control,
    devotion,
    event,
    followers,
    forget,
    gods,
    guardians,
    kills,
    merge,
    move,
    powers,
    summon,
    turn,
    unlock,
)
from theomachy.ankh.state import AnkhState
from theomachy.engine.decision import Frame

KINDS_OF_FRAME: Final[list[type[Frame[AnkhState]]]] = [
    turn.BeginTurn, turn.ChooseAction, turn.ActionDone, turn.ReturnMarker, turn.EndTurn,
    turn.EndOfActions, turn.RewardFirst,
    move.MoveFigures, move.MoveWhich, move.MoveTo,
    summon.SummonFigures, summon.SummonWhat, summon.SummonWhere, summon.SummonBy,
    followers.GainFollowers, unlock.UnlockPower,
    event.TriggerEvent, control.TakeMonument,
    caravan.LayCamel, caravan.KeepToken, caravan.ExchangeToken, caravan.ExchangeWith,
    conflict.ConflictBegins, conflict.ResolveRegion, conflict.ConflictEnds, conflict.AfterConflict,
    battle.BattleBegins, battle.BattleBeginsFor, battle.SelectCards, battle.ChooseCards, battle.OrdinaryCards,
    battle.CardsOf, battle.CardFirst, battle.Plagues, battle.PlagueOf, battle.OnePlague,
    battle.Humiliation, battle.MonumentMajority, battle.Resolution,
    battle.BreakTie, battle.Reward, battle.Won, battle.Consolation, battle.Slaughter, battle.Aftermath,
    battle.AftermathOf, battle.AfterBattle, battle.BattleEnds,
    kills.BeforeKills, kills.Kill, kills.AfterKills,
    devotion.GainDevotion, devotion.LoseDevotion,
    powers.ObeliskRound, powers.ObeliskWhich, powers.ObeliskTo, powers.Worship,
    cards.BuildWhat, cards.BuildWhere, cards.PlagueBid,
    gods.AnnounceTwoCards, gods.TakeCaptive, gods.ProtectFigure, gods.GateFrom, gods.GateTo, gods.GiveSun,
    guardians.CatMummyCurse, guardians.PushTo, guardians.ReturnMummy, guardians.MummyTo, guardians.AimPincers,
    merge.MergeGods, merge.TakeOver, merge.TakeGuardian, merge.GiveUpGuardian, merge.BecomeOne,
    forget.ForgetGods,
]  # fmt: skip
FRAMES: Final = {kind.__name__: kind for kind in KINDS_OF_FRAME}
