"""Scenarios: where camels, Conflict Order tokens, Monuments and first figures stand (ANKH-SETUP-07)."""

from typing import Final

from theomachy.engine.bits import how_many
from theomachy.engine.datafile import Node, read_json
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games.ankh.rules.components import CAMELS, CONFLICT_TOKENS, FIRST_MONUMENT, KINDS, MONUMENTS
from theomachy.games.ankh.rules.egypt import EDGE_NUMBER, EGYPT, LAND, data_file

LEAST_LAND: Final = 6  # spaces of land in any region (ANKH-CAMEL-08, ANKH-INV-06)


class Scenario:
    """One printed start for one number of players; player 1 is the first player."""

    def __init__(self, node: Node) -> None:
        self.kingdom = node.key("kingdom").text()
        self.players = node.key("players").number()
        self.place = f"{node.place} ({self.kingdom}, {self.players} players)"
        camels = _camels(node.key("camels"))
        self.regions = self._regions(node.key("regions"), EGYPT.regions(camels))
        for one, other in camels:
            if self._region_of(one) == self._region_of(other):
                raise DataError(self.place, "a camel does not separate two regions (ANKH-INV-06)")
        self.taken = 0
        self.monuments: list[tuple[int, int, int]] = []
        for item in node.key("monuments").items():
            self.monuments.append(self._monument(item))
        self.gods = self._starts(node.key("gods"))
        self.warriors = self._starts(node.key("warriors"))

    def _regions(self, tokens: Node, regions: list[int]) -> list[int]:
        """The region of each Conflict Order token, 0 for a token in the supply (ANKH-MAP-09)."""
        held = [0] * CONFLICT_TOKENS
        for name in tokens.names():
            place = f"{tokens.place}.{name}"
            if name not in {str(token + 1) for token in range(CONFLICT_TOKENS)}:
                raise DataError(place, f"Conflict Order tokens are 1 to {CONFLICT_TOKENS}")
            seed = 1 << _space(tokens.key(name))
            found = [region for region in regions if region & seed]
            if not found or found[0] in held:
                raise DataError(place, "each token needs a region of its own")
            held[int(name) - 1] = found[0]
        for region in regions:
            if region not in held:
                raise DataError(tokens.place, "a region has no Conflict Order token (ANKH-MAP-09)")
            if how_many(region) < LEAST_LAND:
                raise DataError(self.place, f"a region has fewer than {LEAST_LAND} land spaces")
        return held

    def _region_of(self, space: int) -> int:
        return next(token for token, region in enumerate(self.regions) if region >> space & 1)

    def _take(self, space: int, place: str) -> int:
        if not LAND >> space & 1 or self.taken >> space & 1:
            raise DataError(place, "not an empty land space (ANKH-MAP-05, ANKH-MAP-06)")
        self.taken |= 1 << space
        return space

    def _monument(self, item: Node) -> tuple[int, int, int]:
        parts = item.items()
        if len(parts) != 3:
            raise DataError(item.place, "a Monument is [type, space, player]")
        kind = parts[0].text()
        if kind not in KINDS[FIRST_MONUMENT:]:
            raise DataError(parts[0].place, f"{kind!r} is no Monument; known: {', '.join(KINDS[FIRST_MONUMENT:])}")
        if [k for k, _, _ in self.monuments].count(KINDS.index(kind)) == MONUMENTS:
            raise DataError(item.place, f"there are only {MONUMENTS} of a type (ANKH-COMP-05)")
        player = parts[2].number()
        if not 0 <= player <= self.players:
            raise DataError(parts[2].place, f"no player {player}")
        return KINDS.index(kind), self._take(_space(parts[1]), parts[1].place), player

    def _starts(self, node: Node) -> list[int]:
        spaces = [self._take(_space(item), item.place) for item in node.items()]
        if len(spaces) != self.players:
            raise DataError(node.place, f"needs one space for each of {self.players} players")
        return spaces


def _space(node: Node) -> int:
    name = node.text()
    if name not in EGYPT.number:
        raise DataError(node.place, f"{name!r} is no space of the map")
    return EGYPT.number[name]


def _camels(node: Node) -> set[tuple[int, int]]:
    camels: set[tuple[int, int]] = set()
    for line in node.items():
        for name in line.texts():
            side = EGYPT.side(name)
            if side not in EDGE_NUMBER or side in camels:
                raise DataError(line.place, f"no camel can stand on {name} (ANKH-CAMEL-04)")
            camels.add(side)
    if len(camels) > CAMELS:
        raise DataError(node.place, f"there are only {CAMELS} camels (ANKH-COMP-06)")
    return camels


def read_scenarios(text: str) -> list[Scenario]:
    """The scenarios from the text of their data file; DataError says what is wrong where."""
    scenarios: list[Scenario] = []
    for item in read_json(text, "scenarios.json").key("scenarios").items():
        scenario = Scenario(item)
        if any(s.kingdom == scenario.kingdom and s.players == scenario.players for s in scenarios):
            raise DataError(scenario.place, "stands twice in the file")
        scenarios.append(scenario)
    return scenarios


SCENARIOS: Final = read_scenarios(data_file("scenarios.json"))


def kingdoms(players: int) -> list[str]:
    """The scenarios printed for this number of players."""
    return [scenario.kingdom for scenario in SCENARIOS if scenario.players == players]


def find_scenario(kingdom: str, players: int) -> Scenario:
    """The scenario of this name for this number of players, or SetupError."""
    for scenario in SCENARIOS:
        if scenario.kingdom == kingdom and scenario.players == players:
            return scenario
    raise SetupError(f"scenario for {players} players", repr(kingdom), ", ".join(kingdoms(players)) or "none")
