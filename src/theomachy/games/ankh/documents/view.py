"""What may be seen. Built up from what is public; the only secrets are answers not yet revealed (ANKH-DEC-06), and
those are in no view: a seat is told its own with the question."""

from theomachy.engine.bits import members
from theomachy.games.ankh.documents.prospects import prospect_of_region, prospects_of_actions
from theomachy.games.ankh.documents.view_types import AnkhView, BattleView, FigureView, MonumentView, SideView
from theomachy.games.ankh.rules.battlefield import Battle
from theomachy.games.ankh.rules.components import (
    ACTIONS,
    AMUN,
    CARDS,
    FACINGS,
    FIRST_MONUMENT,
    GODS,
    GUARDIAN_LEVELS,
    KINDS,
    OSIRIS,
    POWERS,
    RA,
    SUN_TOKENS,
    UNDERWORLD_TOKENS,
)
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, SPACE_NAMES
from theomachy.games.ankh.rules.events.battle import ChooseCards, strength_of
from theomachy.games.ankh.rules.events.caravan import LayCamel
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.state import ENDINGS, AnkhState


def view_of(s: AnkhState) -> AnkhView:
    """The table as everybody sees it."""
    cardless = s.copy()
    cardless.battle = Battle(s.players)
    return {
        "game": "ankh",
        "edition": s.edition.name,
        "gods": [GODS[god] for god in s.lineup.gods],
        "top": s.lineup.top,
        "lastRed": s.lineup.last_red,
        "regions": {str(t + 1): _spaces(land) for t, land in enumerate(s.regions) if land},
        "prospects": {str(t + 1): prospect_of_region(cardless, t) for t, land in enumerate(s.regions) if land},
        "camels": [EDGE_NAMES[side] for side in s.camels()],
        "camelsLeft": s.camels_left(),
        "caravan": _caravan(s),
        "figures": [_figure(s, space) for space in members(s.all_figures())],
        "monuments": [_monument(s, space) for space in members(s.monuments())],
        "monumentsLeft": {KINDS[kind]: s.monuments_left(kind) for kind in range(FIRST_MONUMENT, len(KINDS))},
        "gates": _spaces(s.gates),
        "gatesLeft": UNDERWORLD_TOKENS - s.gates.bit_count() if _plays(s, OSIRIS) else 0,
        "sunsLeft": SUN_TOKENS - s.suns.bit_count() if _plays(s, RA) else 0,
        "sides": [_side(s, side) for side in s.ladder],
        "guardianCards": {KINDS[kind]: s.guardian_cards[n] for n, kind in enumerate(s.lineup.guardians)},
        "actions": {ACTIONS[action]: advances for action, advances in enumerate(s.advances)},
        "event": s.event,
        "turn": s.turn,
        "amunTokenUp": s.token_up if _plays(s, AMUN) else None,
        "tiebreaker": None if s.tiebreaker == NOBODY else s.tiebreaker,
        "tiebreakerUp": s.tiebreaker_up,
        "battle": _battle(s) if s.battle.region != NOBODY else None,
        "waiting": s.waiting(),
        "ending": ENDINGS[s.ending],
        "winner": None if s.winner == NOBODY else s.winner,
    }


def _plays(s: AnkhState, god: int) -> bool:
    """Whether the god is in the game; its tokens leave with it (ANKH-FORG-04)."""
    return any(s.side_of[seat] != OUT for seat, its_god in enumerate(s.lineup.gods) if its_god == god)


def _caravan(s: AnkhState) -> list[str]:
    """The edges of the caravan that is being laid; everybody sees it grow (ANKH-CAMEL-04)."""
    frame = None if s.over else s.stack[-1]
    return [EDGE_NAMES[edge] for edge in frame.drawn] if isinstance(frame, LayCamel) else []


def _spaces(spaces: int) -> list[str]:
    return [SPACE_NAMES[space] for space in members(spaces)]


def _names(names: tuple[str, ...], bits: int) -> list[str]:
    return [names[number] for number in members(bits)]


def _figure(s: AnkhState, space: int) -> FigureView:
    aims = [FACINGS[aim % 6] for aim in s.aims if aim // 6 == space]
    return {
        "space": SPACE_NAMES[space],
        "kind": KINDS[s.kind_at(space)],
        "side": s.owner_at(space),
        "radiant": bool(s.suns >> space & 1),
        "facing": aims[0] if aims else None,
    }


def _monument(s: AnkhState, space: int) -> MonumentView:
    owner = s.owner_at(space)
    return {
        "space": SPACE_NAMES[space],
        "kind": KINDS[s.kind_at(space)],
        "side": None if owner == NOBODY else owner,
    }


def _side(s: AnkhState, side: int) -> SideView:
    guardians = {
        KINDS[s.guardian_kind(level)]: s.guardians_in_pool(side, level) for level in range(1, GUARDIAN_LEVELS + 1)
    }
    return {
        "side": side,
        "seats": s.seats(side),
        "followers": s.followers[side],
        "devotion": s.devotion[side],
        "powers": _names(POWERS, s.powers[side]),
        "hand": _names(CARDS, s.hands[side]),
        "played": _names(CARDS, s.played(side)),
        "warriors": s.warriors(side),
        "guardians": guardians,
        "ankhs": s.ankhs(side),
        "captives": s.captives[side],
        "actionsPerTurn": 1 if s.edition.terms.merged_take_one_action and len(s.seats(side)) > 1 else 2,
        "prospects": prospects_of_actions(s, side),
    }


def _battle(s: AnkhState) -> BattleView:
    battle = s.battle
    took_part = members(battle.participants)
    quiet = s.copy()
    return {
        "region": battle.region + 1,
        "participants": took_part,
        "choosing": not s.over and isinstance(s.stack[-1], ChooseCards),
        "twoCards": None if battle.double == NOBODY else battle.double,
        "cards": {str(side): _names(CARDS, battle.cards[side]) for side in took_part},
        "sheltered": _spaces(battle.sheltered),
        "doomed": _spaces(battle.doomed),
        "killed": {str(side): battle.killed[side] for side in took_part},
        "fallen": list(battle.fallen),
        "fielded": {str(side): battle.fielded[side] for side in took_part},
        "standing": {
            str(side): strength_of(quiet, side, quiet.area(battle.region)) for side in quiet.present(battle.region)
        },
        "strength": {str(side): battle.strength[side] for side in took_part},
        "victor": None if battle.victor == NOBODY else battle.victor,
        "margin": battle.margin,
    }
