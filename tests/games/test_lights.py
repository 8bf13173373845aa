"""Every option code lights things that exist, and the text of an option names the same thing."""

from typing import TypeVar

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Game, random_option
from theomachy.engine.options import UnknownText
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON
from theomachy.server.tables.new_games import offered

S = TypeVar("S", bound=State)
THINGS = {game.name: game.things for game in offered().games}
UNNAMED = {"captive", "seat", "number", "deck", "stack", "foot", "column", "cost"}
"""Things there is only one of, or that need no name."""


def check(game: Game[S], s: S, option: int) -> None:
    """The lights of one option."""
    text = game.text(s, option)
    for kind, number in game.lights(s, option):
        assert number >= 0
        if kind in UNNAMED:
            continue
        names = THINGS[game.name][kind]
        assert number < len(names)
        if kind not in ("gate", "figure", "monument"):
            assert names[number] in text or text in ("pass", "yes"), (option, kind, number, text)


@pytest.mark.parametrize("game", [ANKH, PANTHEON], ids=["ankh", "pantheon"])
def test_all_codes_light_what_they_name(game: Game[S]) -> None:
    s = game.start(game.players[-1], 5)
    for option in range(game.codes):
        check(game, s, option)
    for wrong in (-1, game.codes):
        with pytest.raises(UnknownText):
            game.lights(s, wrong)


@pytest.mark.parametrize("game", [ANKH, PANTHEON], ids=["ankh", "pantheon"])
def test_offered_options_of_a_whole_game_light_things(game: Game[S]) -> None:
    s = game.start(game.players[-1], 7)
    dice = Dice(3)
    kinds: set[str] = set()
    while s.waiting():
        seat = s.waiting()[0]
        for option in s.options(seat):
            check(game, s, option)
            kinds |= {kind for kind, _ in game.lights(s, option)}
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert {"space", "action", "card"} <= kinds


def test_a_space_lights_what_stands_on_it_and_the_gate_all_gates() -> None:
    from theomachy.engine.bits import members
    from theomachy.games.ankh.rules.codes import GATE, SPACE

    s = ANKH.new(3, gods=["osiris", "ra", "isis"])
    figure = members(s.all_figures())[0]
    monument = members(s.monuments())[0]
    assert ANKH.lights(s, SPACE + figure) == [("space", figure), ("figure", figure)]
    assert ANKH.lights(s, SPACE + monument) == [("space", monument), ("monument", monument)]
    s.gates = 0b101
    assert ANKH.lights(s, GATE) == [("gate", 0), ("gate", 2)]


def test_what_an_option_of_pantheon_costs_is_what_it_takes() -> None:
    from theomachy.games.pantheon.rules.actions.buy import Buying
    from theomachy.games.pantheon.rules.actions.move import Moving
    from theomachy.games.pantheon.rules.actions.sacrifice import Offering
    from theomachy.games.pantheon.rules.piles import size

    seen: set[tuple[str, int]] = set()
    for seed in range(3):
        s = PANTHEON.start(4, seed)
        dice = Dice(seed)
        while s.waiting():
            seat = s.waiting()[0]
            option = random_option(s, seat, s.options(seat), dice)
            before, held = s.stack[-1], size(s.hands[seat]) if seat >= 0 else 0
            costs = [number for kind, number in PANTHEON.lights(s, option) if kind == "cost"]
            s.apply(seat, option)
            if not costs:
                continue
            seen.add((type(before).__name__, costs[0]))
            after = None if s.over else s.stack[-1]
            if isinstance(before, Moving) and isinstance(after, Moving) and after.seat == seat:
                assert after.steps == before.steps - costs[0]
            if isinstance(before, Buying) and isinstance(after, Buying) and after.seat == seat:
                assert after.coins == before.coins - costs[0]
            if isinstance(before, Offering) and isinstance(after, Offering) and after.met > before.met:
                assert size(s.hands[seat]) == held - costs[0]
    assert {("Moving", 1), ("Moving", 2), ("Buying", 1), ("Offering", 1), ("Offering", 2)} <= seen
