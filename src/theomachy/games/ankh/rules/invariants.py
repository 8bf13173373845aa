"""The invariants of chapter 18, recounted the slow way from the facts of a position."""

from functools import lru_cache

from theomachy.engine.bits import bits_of, members
from theomachy.engine.values import Row
from theomachy.games.ankh.rules.components import (
    ANKHS_IN_POOL,
    APEP,
    BASES,
    CAMELS,
    CAPTIVE_SLOTS,
    CYCLE,
    FIRST_GUARDIAN,
    FIRST_MONUMENT,
    GIANT_SCORPION,
    GOD,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVELS,
    GUARDIANS_USED,
    KINDS,
    MONUMENTS,
    SUN_TOKENS,
    UNDERWORLD_TOKENS,
    UNLOCKS_PER_LEVEL,
    WARRIOR,
    WARRIORS,
)
from theomachy.games.ankh.rules.derived import camels_between
from theomachy.games.ankh.rules.egypt import EDGES, EGYPT, LAND, WATER
from theomachy.games.ankh.rules.events.merge import BecomeOne
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.scenario import LEAST_LAND
from theomachy.games.ankh.rules.state import AnkhState


def faults_of(s: AnkhState) -> list[str]:
    """Every broken invariant, with its id and what is wrong."""
    return [*_map_faults(s), *_supply_faults(s), *_region_faults(s.regions), *_side_faults(s)]


def _map_faults(s: AnkhState) -> list[str]:
    faults: list[str] = []
    taken = 0
    for kind, spaces in enumerate(s.pieces):
        if taken & spaces:
            faults.append(f"ANKH-INV-01 two pieces on {members(taken & spaces)}")
        taken |= spaces
        if kind != APEP and spaces & WATER:
            faults.append(f"ANKH-INV-01 {KINDS[kind]} on Water {members(spaces & WATER)}")
    owned = 0
    for figures in s.figures:
        if owned & figures:
            faults.append(f"ANKH-INV-01 two owners on {members(owned & figures)}")
        owned |= figures
    figures_of_kinds = 0
    for kind in range(FIRST_MONUMENT):
        figures_of_kinds |= s.pieces[kind]
    if figures_of_kinds != owned:
        faults.append("ANKH-INV-01 figures and their owners differ")
    if s.monuments() & s.gates and not any(god.builds_on_gates() for god in s.edition.gods):
        faults.append("ANKH-INV-01 a Monument on an Underworld token")
    if s.gates & ~LAND:
        faults.append("ANKH-GOD-18 an Underworld token on Water")
    if s.suns & ~owned:
        faults.append("ANKH-GOD-23 a Sun token without figure")
    if (
        s.suns.bit_count() > SUN_TOKENS
        or s.gates.bit_count() > UNDERWORLD_TOKENS
        or sum(s.captives) > CAPTIVE_SLOTS
    ):
        faults.append("ANKH-COMP-10 more tokens or captives than there are places")
    aimed = [aim // 6 for aim in s.aims]
    if set(aimed) - set(members(s.pieces[GIANT_SCORPION])) or len(set(aimed)) != len(aimed):
        faults.append("ANKH-GUARD-18 pincers without Scorpion")
    return faults


def _supply_faults(s: AnkhState) -> list[str]:
    faults: list[str] = []
    for kind in range(FIRST_MONUMENT, len(KINDS)):
        if not 0 <= s.pieces[kind].bit_count() <= MONUMENTS:
            faults.append(f"ANKH-INV-02 {KINDS[kind]}")
    controlled = 0
    for controls in s.controls:
        if controlled & controls or controls & ~s.monuments():
            faults.append("ANKH-MON-01 control without Monument, or by two sides")
        controlled |= controls
    if min(*s.reserve, *s.guardian_cards) < 0:
        faults.append("ANKH-SETUP-09 fewer than no Guardians")
    for kind in range(FIRST_GUARDIAN, FIRST_MONUMENT):
        if s.pieces[kind] and kind not in s.lineup.guardians:
            faults.append(f"ANKH-SETUP-09 {KINDS[kind]} is not in this game")
    for level in range(1, GUARDIAN_LEVELS + 1):
        kind = s.guardian_kind(level)
        used = min(GUARDIANS_USED[s.players], GUARDIAN_FIGURES[kind])
        in_pools = sum(s.guardians_in_pool(side, level) for side in range(s.players))
        if s.guardian_cards[level - 1] + in_pools + s.pieces[kind].bit_count() > used:
            faults.append(f"ANKH-SETUP-09 more {KINDS[kind]} than figures")
    return faults


@lru_cache(maxsize=1024)
def _region_faults(regions: Row) -> list[str]:
    faults: list[str] = []
    camels = {EDGES[side] for side in camels_between(regions)}
    if len(camels) > CAMELS:
        faults.append("ANKH-INV-02 camels")
    if sorted(EGYPT.regions(camels)) != sorted(region for region in regions if region):
        faults.append("ANKH-INV-02 regions and tokens differ")
    if any(region and region.bit_count() < LEAST_LAND for region in regions):
        faults.append("ANKH-INV-06 a region is too small")
    return faults


def _side_faults(s: AnkhState) -> list[str]:
    faults: list[str] = []
    leaving = [frame.lower for frame in s.stack if isinstance(frame, BecomeOne)]
    for side in s.ladder:
        warriors = (s.pieces[WARRIOR] & s.figures[side]).bit_count() + s.captives[side]
        if s.captives[side] < 0 or warriors > WARRIORS:
            faults.append(f"ANKH-INV-03 Warriors of side {side}")
        if s.controls[side].bit_count() > ANKHS_IN_POOL:
            faults.append(f"ANKH-INV-03 Ankh tokens of side {side}")
        if s.followers[side] < 0 or not 0 <= s.devotion[side] <= s.lineup.top:
            faults.append(f"ANKH-INV-04 side {side}")
        between_battles = s.battle.region == NOBODY
        if s.hands[side] & ~s.edition.all_cards or (between_battles and not s.hands[side] >> CYCLE & 1):
            faults.append(f"ANKH-INV-05 cards of side {side}")
        if side not in leaving and (s.pieces[GOD] & s.figures[side]).bit_count() != 1:
            faults.append(f"ANKH-FIG-04 God of side {side}")
        faults += _power_faults(s, side) + _base_faults(s, side)
    for side in range(s.players):
        gone = side not in s.ladder
        if gone and (s.figures[side] or s.controls[side] or s.followers[side] or s.captives[side]):
            faults.append(f"ANKH-FORG-02 side {side} is gone, but not all it had")
    spaces = [s.devotion[side] for side in s.ladder]
    if spaces != sorted(spaces) or sorted(s.ladder) != sorted({side for side in s.side_of if side != OUT}):
        faults.append("ANKH-INV-04 order of Devotion")
    return faults


def _power_faults(s: AnkhState, side: int) -> list[str]:
    counts = [(s.powers[side] & level).bit_count() for level in s.edition.levels]
    lower_full = all(counts[level] == UNLOCKS_PER_LEVEL or not counts[level + 1] for level in range(2))
    known = s.powers[side] & ~bits_of(list(s.edition.powers)) == 0
    if max(counts) > UNLOCKS_PER_LEVEL or not lower_full or not known:
        return [f"ANKH-INV-07 powers of side {side}"]
    return []


def _base_faults(s: AnkhState, side: int) -> list[str]:
    if any(not 0 <= s.bases_free(side, base) <= BASES for base in (0, 1)):
        return [f"ANKH-INV-08 bases of side {side}"]
    return []
