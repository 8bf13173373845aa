"""Writing positions of Ankh as documents, every entry, so that equal positions give equal texts."""

from theomachy.engine.bits import members
from theomachy.engine.decision import Frame, Secret
from theomachy.engine.game import Json
from theomachy.games.ankh.documents.position import BATTLE_LISTS, BATTLE_NUMBERS, NEUTRAL
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, FACINGS, GODS, GUARDIAN_LEVELS, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import EDGE_NAMES, SPACE_NAMES, name_spaces
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.setup import DEFAULT_KINGDOM
from theomachy.games.ankh.rules.state import ENDINGS, AnkhState


def write_position(s: AnkhState, seat: int | None = None) -> dict[str, Json]:
    """The whole position, every entry; for a seat, without the secrets it cannot know (ANKH-DEC-06)."""
    god = [GODS[number] for number in s.lineup.gods]
    merged = [[god[side], god[lower]] for lower, side in enumerate(s.side_of) if side not in (lower, OUT)]
    document: dict[str, Json] = {
        "game": "ankh",
        "edition": s.edition.name,
        "scenario": DEFAULT_KINGDOM,
        "gods": god,
        "guardians": [KINDS[kind] for kind in s.lineup.guardians],
        "top": s.lineup.top,
        "lastRed": s.lineup.last_red,
        "merged": merged[0] if merged else None,
        "forgotten": [god[each] for each, side in enumerate(s.side_of) if side == OUT],
        "camels": [EDGE_NAMES[side] for side in s.camels()],
        "tokens": {str(t + 1): SPACE_NAMES[members(land)[0]] for t, land in enumerate(s.regions) if land},
        "figures": {god[side]: _placed(s, s.figures[side]) for side in sorted(s.ladder)},
        "monuments": {
            **{god[side]: _placed(s, s.controls[side]) for side in sorted(s.ladder)},
            NEUTRAL: _placed(s, s.neutral_monuments()),
        },
        "radiant": name_spaces(s.suns).split(),
        "gates": name_spaces(s.gates).split(),
        "pincers": {SPACE_NAMES[aim // 6]: FACINGS[aim % 6] for aim in s.aims},
        "followers": {god[side]: s.followers[side] for side in sorted(s.ladder)},
        "devotion": [[god[side], s.devotion[side]] for side in reversed(s.ladder)],
        "powers": {god[side]: [POWERS[n] for n in members(s.powers[side])] for side in sorted(s.ladder)},
        "played": {god[side]: [CARDS[n] for n in members(s.played(side))] for side in sorted(s.ladder)},
        "captives": {god[side]: s.captives[side] for side in sorted(s.ladder)},
        "pools": {god[side]: _reserve(s, side) for side in sorted(s.ladder)},
        "guardianCards": {KINDS[kind]: s.guardian_cards[n] for n, kind in enumerate(s.lineup.guardians)},
        "actions": {name: s.advances[action] for action, name in enumerate(ACTIONS)},
        "event": s.event,
        "turn": god[s.turn],
        "amunToken": "up" if s.token_up else "down",
        "tiebreaker": {} if s.tiebreaker == NOBODY else {god[s.tiebreaker]: "up" if s.tiebreaker_up else "down"},
        "stack": [_written(s, frame, seat) for frame in s.stack],
    }
    if s.battle.region != NOBODY:
        document["battle"] = _written_battle(s)
    if s.over:
        winner = None if s.winner == NOBODY else god[s.winner]
        document["ending"] = {"name": ENDINGS[s.ending], "winner": winner}
    return {name: value for name, value in document.items() if value is not None}


def _placed(s: AnkhState, spaces: int) -> dict[str, Json]:
    return {
        KINDS[kind]: name_spaces(spaces & s.pieces[kind]).split()
        for kind in range(len(KINDS))
        if spaces & s.pieces[kind]
    }


def _reserve(s: AnkhState, side: int) -> dict[str, Json]:
    levels = range(1, GUARDIAN_LEVELS + 1)
    return {KINDS[s.guardian_kind(level)]: s.guardians_in_pool(side, level) for level in levels}


def _written_battle(s: AnkhState) -> dict[str, Json]:
    alone, *lists = s.battle.facts()
    return {
        "region": s.battle.region + 1,
        **dict(zip(BATTLE_NUMBERS, alone[1:], strict=True)),
        **dict(zip(BATTLE_LISTS, lists, strict=True)),
    }


def _written(s: AnkhState, frame: Frame[AnkhState], seat: int | None) -> list[Json]:
    facts: list[Json] = list(frame.facts)
    if seat is not None and isinstance(frame, Secret):
        own = s.side_of[seat] if 0 <= seat < s.players else OUT
        facts = [*frame.owed, *[held if side == own else None for side, held in enumerate(frame.held)]]
    return [type(frame).__name__, *facts]
