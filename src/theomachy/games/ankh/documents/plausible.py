"""Whether a position read from a document could be: what the invariants of a running game take for granted."""

from theomachy.engine.refusal import DataError
from theomachy.games.ankh.rules.abilities.gods import GiveSun
from theomachy.games.ankh.rules.abilities.guardians import AimPincers
from theomachy.games.ankh.rules.actions.turn import ActionDone, ReturnMarker
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, EVENT_TRACK, advances_to_event
from theomachy.games.ankh.rules.egypt import SPACES
from theomachy.games.ankh.rules.events.conflict import AfterConflict
from theomachy.games.ankh.rules.lineup import OUT
from theomachy.games.ankh.rules.state import AnkhState


def check_battle(s: AnkhState, place: str) -> None:
    """The memory of a Battle names sides, spaces and cards that exist."""
    battle = s.battle
    sets = [battle.doomed, battle.sheltered, battle.participants]
    in_range = all(0 <= spaces < 1 << SPACES for spaces in sets) and battle.participants < 1 << s.players
    sides = all(-1 <= side < s.players for side in (battle.double, battle.victor))
    cards = all(0 <= held < 1 << len(CARDS) for held in battle.cards)
    counts = min([0, *battle.killed, *battle.fallen, *battle.fielded, *battle.strength]) == 0
    if not (in_range and sides and cards and counts):
        raise DataError(place, "numbers of sides, spaces or cards that do not exist")


def check_table(s: AnkhState, place: str) -> None:
    """Somebody is left to play, and it is the turn of one of them."""
    if len(s.ladder) < 2:
        raise DataError(place, "fewer than two sides are left, but the game goes on (ANKH-END-02, ANKH-END-03)")
    if s.side_of[s.turn] == OUT:
        raise DataError(f"{place}.turn", "a forgotten god has no turns (ANKH-TURN-16)")


def check_course(s: AnkhState, place: str) -> None:
    """A running game has not passed its own end, and what is at its end has something to do."""
    if s.over:
        return
    check_table(s, place)
    below = [frame for frame in s.stack[:-1] if frame.questions()]
    pincers_wait = isinstance(s.stack[-1], GiveSun) and all(isinstance(frame, AimPincers) for frame in below[-1:])
    if len(below) > pincers_wait:  # of a Scorpion that Ra summons, the Sun is asked about first
        raise DataError(f"{place}.stack", "a question lies below another")
    if any(s.devotion[side] == s.lineup.top for side in s.ladder):
        raise DataError(f"{place}.devotion", "a token on the top space has won (ANKH-END-01)")
    if s.event == len(EVENT_TRACK) and not any(isinstance(frame, AfterConflict) for frame in s.stack):
        raise DataError(f"{place}.event", "the game ends with the last event (ANKH-END-04)")
    busy = [frame.action for frame in s.stack if isinstance(frame, ActionDone | ReturnMarker)]
    for action, name in enumerate(ACTIONS):
        if s.advances[action] == advances_to_event(s.players, action) and action not in busy:
            raise DataError(f"{place}.actions.{name}", "a marker at its end triggered its event (ANKH-TURN-06)")
