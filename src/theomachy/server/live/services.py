"""What all rooms of the server stand on."""

from typing import Final

from theomachy.server.live.ports import Bots, Ports
from theomachy.server.operate.metrics import Metrics
from theomachy.server.store.port import Store
from theomachy.server.tables.limits import Limits


class World:
    """What all hosts share."""

    def __init__(self, store: Store, ports: Ports, bots: Bots, limits: Limits, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics
        self.ports: Final = ports
        self.bots: Final = bots
        self.limits: Final = limits


class Missing(Exception):
    """There is no such table."""
