"""Every style has its taste: over many positions it thinks more of those that have what it likes."""

from math import sqrt

import pytest

from theomachy.bots.mind import Mind
from theomachy.bots.minds import mind_of
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import random_option
from theomachy.games import registry
from theomachy.play.setup import Wishes

LIKES = {
    ("ankh", "warlord"): ("victories", "warriors"),
    ("ankh", "builder"): ("monuments", "targets"),
    ("ankh", "collector"): ("guardians", "reserves", "powers-1", "powers-2", "powers-3"),
    ("ankh", "schemer"): ("cards", "above"),
    ("pantheon", "warlord"): ("feet", "feet-ready", "steps", "loot-picked"),
    ("pantheon", "builder"): ("column-reserve", "bands", "sites-1", "sites-2"),
    ("pantheon", "collector"): ("offerings", "levels", "god-ready"),
    ("pantheon", "schemer"): ("coins", "market", "draws", "further"),
}
POSITIONS = 60


def positions(game: str) -> list[State]:
    """The same positions in every run: of games by chance, at different times."""
    package = registry.package(game)
    found: list[State] = []
    for seed in range(POSITIONS):
        s = package.game.opened(package.header(Wishes(2), seed))
        dice = Dice(seed)
        for _ in range(20 + 3 * seed):
            if not s.over:
                seat = s.waiting()[0]
                s.apply(seat, random_option(s, seat, s.options(seat), dice))
        found.append(s)
    return found


def worth(mind: Mind[State], s: State, names: tuple[str, ...]) -> float:
    """How much more the first seat has of some features than the second, as plain bots weigh them."""
    rows, stage, evaluation = mind.features(s), mind.stage(s), mind.evaluation
    places = [evaluation.names.index(name) for name in names]
    had = [sum(row[place] * evaluation.weight(place, stage) for place in places) for row in rows]
    return had[0] - had[1]


def correlation(pairs: list[tuple[float, float]]) -> float:
    """How far two numbers go together, from -1 to 1."""
    means = [sum(pair[side] for pair in pairs) / len(pairs) for side in (0, 1)]
    moved = [(one - means[0], other - means[1]) for one, other in pairs]
    together = sum(one * other for one, other in moved)
    spreads = [sum(pair[side] ** 2 for pair in moved) for side in (0, 1)]
    return together / sqrt(spreads[0] * spreads[1])


@pytest.mark.parametrize(("game", "style"), LIKES)
def test_a_style_prefers_what_it_likes(game: str, style: str) -> None:
    plain, styled = mind_of(game), mind_of(game, style)
    pairs: list[tuple[float, float]] = []
    for s in positions(game):
        if not s.over and all(plain.features(s)):
            raised = styled.standings(s)[0] - plain.standings(s)[0]
            pairs.append((raised, worth(plain, s, LIKES[game, style])))
    assert len(pairs) >= POSITIONS // 2
    assert correlation(pairs) > 0.3
