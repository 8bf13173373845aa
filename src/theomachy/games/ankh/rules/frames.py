"""Every kind of frame that may lie on the stack, and what its numbers stand for."""

from collections.abc import Sequence
from typing import Final

from theomachy.engine.frames import Frames, Kind, Sort
from theomachy.games.ankh.rules import devotion, kills
from theomachy.games.ankh.rules.abilities import cards, gods, guardians, powers
from theomachy.games.ankh.rules.actions import followers, move, summon, turn, unlock
from theomachy.games.ankh.rules.codes import GATE, KIND, MOST_FOLLOWERS, SEAT, SPACE
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, FIRST_MONUMENT, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import SIDES, SPACES
from theomachy.games.ankh.rules.events import battle, caravan, conflict, control, event, forget, merge
from theomachy.games.ankh.rules.state import AnkhState


def _tokens(s: AnkhState) -> Sequence[int]:
    return [token for token, region in enumerate(s.regions) if region]


# Not lambdas: a type checker that reads the modules in the compiler's order does not know these names yet.
def _causes_of_devotion(s: AnkhState) -> Sequence[int]:
    return range(len(devotion.CAUSES))


def _causes_of_death(s: AnkhState) -> Sequence[int]:
    return range(len(kills.CAUSES))


def _starters(s: AnkhState) -> Sequence[int]:
    return range(len(s.edition.battle_begins))


def _reactions(s: AnkhState) -> Sequence[int]:
    return range(len(s.edition.kills))


def _effects(s: AnkhState) -> Sequence[int]:
    return range(len(s.edition.aftermath))


def _guardians(s: AnkhState) -> Sequence[int]:
    """On the map as a space, in a pool as a kind."""
    return [option for side in range(s.players) for option in merge.guardian_options(s, side)]


WHO: Final[Sort[AnkhState]] = Sort("seat", lambda s: range(s.players))
WHOSE: Final[Sort[AnkhState]] = Sort("set of seats", lambda s: range(1 << s.players))
WHERE: Final[Sort[AnkhState]] = Sort("space", lambda s: range(SPACES))
FROM: Final[Sort[AnkhState]] = Sort("space, or -1 for the supply,", lambda s: range(-1, SPACES))
SPOTS: Final[Sort[AnkhState]] = Sort("set of spaces", lambda s: range(1 << SPACES))
CAMEL: Final[Sort[AnkhState]] = Sort("side", lambda s: range(len(SIDES)))
TOKEN: Final[Sort[AnkhState]] = Sort("region with token", _tokens)
DOING: Final[Sort[AnkhState]] = Sort("action", lambda s: range(len(ACTIONS)))
DONE: Final[Sort[AnkhState]] = Sort("action, or -1 for none,", lambda s: range(-1, len(ACTIONS)))
FLAG: Final[Sort[AnkhState]] = Sort("flag", lambda s: range(2))
AMOUNT: Final[Sort[AnkhState]] = Sort("amount", lambda s: range(MOST_FOLLOWERS + 1))
DECK: Final[Sort[AnkhState]] = Sort("set of Battle cards", lambda s: range(1 << len(CARDS)))
GIFTS: Final[Sort[AnkhState]] = Sort("set of powers", lambda s: range(1 << len(POWERS)))
MONUMENT: Final[Sort[AnkhState]] = Sort("kind of Monument", lambda s: range(FIRST_MONUMENT, len(KINDS)))
FIGURE: Final[Sort[AnkhState]] = Sort("option of a figure", lambda s: range(KIND, GATE))
GUARDIAN: Final[Sort[AnkhState]] = Sort("option of a Guardian", _guardians)
RIGHT: Final[Sort[AnkhState]] = Sort("option of a summon", lambda s: range(SPACE, SEAT))
GAIN: Final[Sort[AnkhState]] = Sort("cause of Devotion", _causes_of_devotion)
DEATH: Final[Sort[AnkhState]] = Sort("cause of death", _causes_of_death)
STARTER: Final[Sort[AnkhState]] = Sort("start-of-battle effect", _starters)
REACTION: Final[Sort[AnkhState]] = Sort("reaction to kills", _reactions)
EFFECT: Final[Sort[AnkhState]] = Sort("after-resolution effect", _effects)

FRAMES: Final = Frames(
    WHO,
    [
        Kind(turn.BeginTurn),
        Kind(turn.ChooseAction, WHO, DONE),
        Kind(turn.ActionDone, WHO, DOING, FLAG),
        Kind(turn.ReturnMarker, DOING),
        Kind(turn.EndTurn),
        Kind(turn.EndOfActions, WHO),
        Kind(turn.RewardFirst, WHO, GIFTS),
        Kind(move.MoveFigures, WHO, SPOTS),
        Kind(move.MoveWhich, WHO, SPOTS),
        Kind(move.MoveTo, WHO, SPOTS, WHERE),
        Kind(summon.SummonFigures, WHO, rest=RIGHT),
        Kind(summon.SummonWhat, WHO, rest=RIGHT),
        Kind(summon.SummonWhere, WHO, FIGURE, rest=RIGHT),
        Kind(summon.SummonBy, WHO, FIGURE, WHERE, rest=RIGHT),
        Kind(followers.GainFollowers, WHO),
        Kind(unlock.UnlockPower, WHO),
        Kind(event.TriggerEvent, WHO),
        Kind(control.TakeMonument, WHO),
        Kind(caravan.LayCamel, WHO, rest=CAMEL),
        Kind(caravan.KeepToken, WHO, TOKEN, TOKEN),
        Kind(caravan.ExchangeToken, WHO, TOKEN, TOKEN),
        Kind(caravan.ExchangeWith, WHO, TOKEN),
        Kind(conflict.ConflictBegins),
        Kind(conflict.ResolveRegion, TOKEN),
        Kind(conflict.ConflictEnds),
        Kind(conflict.AfterConflict),
        Kind(battle.BattleBegins),
        Kind(battle.BattleBeginsFor, STARTER),
        Kind(battle.SelectCards),
        Kind(battle.ChooseCards, by_seat=(AMOUNT, DECK)),
        Kind(battle.OrdinaryCards),
        Kind(battle.CardsOf, WHO, DECK),
        Kind(battle.CardFirst, WHO, DECK),
        Kind(battle.Plagues),
        Kind(battle.PlagueOf, WHO),
        Kind(battle.OnePlague),
        Kind(battle.Humiliation),
        Kind(battle.MonumentMajority),
        Kind(battle.Resolution),
        Kind(battle.BreakTie, WHO),
        Kind(battle.Reward),
        Kind(battle.Won, WHO),
        Kind(battle.Consolation),
        Kind(battle.Slaughter),
        Kind(battle.Aftermath),
        Kind(battle.AftermathOf, EFFECT),
        Kind(battle.AfterBattle, EFFECT, WHO),
        Kind(battle.BattleEnds),
        Kind(kills.BeforeKills, WHO, DEATH),
        Kind(kills.Kill, DEATH),
        Kind(kills.AfterKills, REACTION),
        Kind(devotion.GainDevotion, WHO, AMOUNT, GAIN),
        Kind(devotion.LoseDevotion, WHO, AMOUNT, GAIN),
        Kind(powers.ObeliskRound, SPOTS, rest=WHO),
        Kind(powers.ObeliskWhich, WHO, SPOTS, rest=WHO),
        Kind(powers.ObeliskTo, WHO, WHERE, SPOTS, rest=WHO),
        Kind(powers.Worship, WHO),
        Kind(cards.BuildWhat, WHO),
        Kind(cards.BuildWhere, WHO, MONUMENT),
        Kind(cards.PlagueBid, by_seat=(AMOUNT, AMOUNT)),
        Kind(gods.AnnounceTwoCards, WHO),
        Kind(gods.TakeCaptive, WHO, WHOSE),
        Kind(gods.ProtectFigure, WHO, SPOTS),
        Kind(gods.GateFrom, WHO),
        Kind(gods.GateTo, WHO, FROM),
        Kind(gods.GiveSun, WHO, WHERE),
        Kind(guardians.CatMummyCurse, WHO),
        Kind(guardians.PushTo, WHO, WHERE, WHERE),
        Kind(guardians.ReturnMummy, WHO),
        Kind(guardians.MummyTo, WHO),
        Kind(guardians.AimPincers, WHO, WHERE),
        Kind(merge.MergeGods),
        Kind(merge.TakeOver, WHO, WHO),
        Kind(merge.TakeGuardian, WHO, WHO),
        Kind(merge.GiveUpGuardian, WHO, WHO, GUARDIAN),
        Kind(merge.BecomeOne, WHO, WHO),
        Kind(forget.ForgetGods),
    ],
)
