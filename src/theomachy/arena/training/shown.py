"""Chances of winning as hints show them, in whole games without curiosity, each with whether it came true."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from theomachy.arena.training.calibration import Told
from theomachy.arena.training.selfplay import NONE, Game, Playing
from theomachy.bots.hints import prospect
from theomachy.bots.mind import NOBODY
from theomachy.bots.secrets import fraction
from theomachy.engine.chance import Dice
from theomachy.games import registry

ASKED: Final = 0.3
"""How many of the turns a hint is asked for."""
SEEDS: Final = 1_000_003


def told_in(asked: Game) -> list[Told]:
    """One game: what hints would have said about the turns that were played."""
    mind = registry.mind(asked.game)
    lesson = Playing(mind, asked).played()
    s = mind.game.opened(lesson.header)
    dice = Dice(asked.seed)
    turns = {at: (seat, length) for at, seat, length in lesson.planned if fraction(dice) < ASKED}
    seen: list[tuple[int, float, float, int]] = []
    for at, (who, option) in enumerate(lesson.answers):
        if at in turns:
            seat, length = turns[at]
            path = tuple([each for _, each in lesson.answers[at : at + length]])
            chance = prospect(mind, s, seat, path, int(dice.roll())).chances[seat]
            deciding = {mind.decider(s, each) for each in range(len(mind.game.seat_names(s)))}
            seen.append((seat, chance, mind.stage(s), len(deciding - {NOBODY})))
        s.take(who, option)
    result = mind.standings(s)
    return [Told(chance, stage, sides, result[seat]) for seat, chance, stage, sides in seen]


def chances_told(
    header: Callable[[int], dict[str, str]], game: str, games: int, seed: int, jobs: int
) -> list[list[Told]]:
    """What hints would have said, game by game."""
    seeds = [seed * SEEDS + number for number in range(games)]
    work = [Game(game, header(each), each, NONE) for each in seeds]
    if jobs == 1:
        return [told_in(each) for each in work]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(told_in, work))
