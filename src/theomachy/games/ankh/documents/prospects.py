"""What lies ahead as things stand: what each action would bring a side now, and what a Conflict would find in each
region. Everybody could count it on the table, so everybody sees it."""

from theomachy.games.ankh.documents.view_types import RegionProspect
from theomachy.games.ankh.rules.actions.followers import gain_of
from theomachy.games.ankh.rules.actions.move import movable
from theomachy.games.ankh.rules.actions.summon import kind_of, rights_left, spaces_by, summonable
from theomachy.games.ankh.rules.actions.unlock import unlockable
from theomachy.games.ankh.rules.components import ACTIONS, FIRST_MONUMENT, KINDS
from theomachy.games.ankh.rules.events.battle import strength_of
from theomachy.games.ankh.rules.events.conflict import majorities, most_of_others
from theomachy.games.ankh.rules.state import AnkhState


def prospects_of_actions(s: AnkhState, side: int) -> dict[str, int]:
    """How much each action would do for the side: figures that can move, figures that can be summoned, Followers
    gained, powers to choose from."""
    amounts = (
        movable(s, side, 0).bit_count(),
        summons(s, side),
        gain_of(s, side),
        unlockable(s, side).bit_count(),
    )
    return dict(zip(ACTIONS, amounts, strict=True))


def summons(s: AnkhState, side: int) -> int:
    """How many figures one Summon Figure action could bring onto the map."""
    kinds = [kind_of(option) for option in summonable(s, side, ())]
    usable = [
        right for right in rights_left(s, side, ()) if any(spaces_by(s, side, kind, right) for kind in kinds)
    ]
    return len(usable)


def prospect_of_region(s: AnkhState, token: int) -> RegionProspect:
    """What a Conflict would find in the region now, before any card is played. Changes which region the state's
    Battle is about, so the state must be a copy without a Battle."""
    present = s.present(token)
    s.battle.region = token  # some abilities ask which region is fought for
    area = s.area(token)
    rewards: dict[str, int] = {}
    for side in present:
        rewards[str(side)] = 1 + sum(
            ability.dominates(s, side, token) if len(present) == 1 else ability.win_devotion(s, side)
            for ability in s.abilities(side)
        )
    return {
        "strength": {str(side): strength_of(s, side, area) for side in present},
        "reward": rewards,
        "majorities": {str(side): majorities(s, side, token) for side in present},
        "majorityOf": majority_of(s, token, present),
    }


def majority_of(s: AnkhState, token: int, present: list[int]) -> dict[str, int]:
    """The side with the majority of each type of Monument in the region, of those that have figures there."""
    found: dict[str, int] = {}
    for kind in range(FIRST_MONUMENT, len(KINDS)):
        monuments = s.pieces[kind] & s.regions[token]
        for side in present:
            own = (monuments & s.controls[side]).bit_count()
            if own > most_of_others(s, side, monuments):
                found[KINDS[kind]] = side
    return found
