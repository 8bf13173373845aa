"""Events in general (chapter 7): the Event marker advances, and the space reached is resolved."""

from typing import Final

from theomachy.engine.decision import Step
from theomachy.games.ankh.rules.components import CAMEL_CARAVAN, CONTROL_MONUMENT, EVENT_TRACK
from theomachy.games.ankh.rules.events.caravan import begin_caravan
from theomachy.games.ankh.rules.events.conflict import begin_conflict
from theomachy.games.ankh.rules.events.control import begin_control
from theomachy.games.ankh.rules.state import AnkhState


class TriggerEvent(Step[AnkhState]):
    """The marker has advanced even if the event cannot be used (ANKH-EVT-03)."""

    numbers = "seat"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @property
    def facts(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, s: AnkhState) -> None:
        event = EVENT_TRACK[s.event]
        s.event += 1
        s.tell("event-triggered", "ANKH-EVT-01", who=self.seat, what=event, amount=s.event)
        if event == CONTROL_MONUMENT:
            begin_control(s, self.seat)
        elif event == CAMEL_CARAVAN:
            begin_caravan(s, self.seat)
        else:
            begin_conflict(s, self.seat)
