"""What several see alike is made once; whoever is said to see like another does, byte for byte."""

import msgspec
import pytest

from tests.server.log import ID, playing
from theomachy.engine.chance import Dice
from theomachy.engine.game import SPECTATOR
from theomachy.games import registry
from theomachy.play.setup import Wishes
from theomachy.server.protocol import GameName, Say
from theomachy.server.tables.match import begun
from theomachy.server.views.table_view import update
from theomachy.server.views.viewer import LiveState, RenderCache, Viewer


@pytest.mark.parametrize(("game", "edition"), [("ankh", "final"), ("ankh", "preview"), ("pantheon", None)])
def test_views_made_together_are_those_made_alone(game: str, edition: str | None) -> None:
    shared = 0
    for seed in range(3):
        dice = Dice(seed)
        players = 2 + seed
        match = begun(game, registry.package(game).header(Wishes(players, edition=edition), seed), "")
        seats = [*range(players), SPECTATOR]
        while match.waiting():
            seat = match.waiting()[dice.below(len(match.waiting()))]
            options = match.options(seat)
            match.apply(seat, options[dice.below(len(options))], 1)
            alone = {seat: msgspec.json.encode(match.game.view(match.s, seat)) for seat in seats}
            together = match.views(seats)
            assert together == alone
            assert match.view(seats[0]) == alone[seats[0]]
            shared += len(set(map(id, together.values()))) < len(seats)
    assert (shared > 0) == (game == "ankh")


@pytest.mark.parametrize(("game", "players"), [("ankh", 3), ("pantheon", 4)])
def test_an_update_is_the_same_whoever_was_shown_one_before(game: GameName, players: int) -> None:
    viewers = [Viewer("spectator", ()), Viewer("host", (0,)), Viewer("seat", (1, 2)), Viewer("seat", (2,))]
    around = LiveState([0], 1, 9)
    log = playing(game, players)
    dice = Dice(4)
    secret = 0
    for turn in range(120):
        match = log.match()
        before = log.table.seq
        seat = match.waiting()[dice.below(len(match.waiting()))]
        options = match.options(seat)
        option = options[dice.below(len(options))]
        log.answer(seat, option)
        log.ask(Say(id=ID, text=f"turn {turn}"), (seat,))
        secret += any(event.only >= 0 for noted in log.table.entries_after(before) for event in noted.events)
        for order in (viewers, viewers[::-1]):
            shared = RenderCache(order)
            for viewer in order:
                made = update(log.table, viewer, around, before, 400, shared)
                alone = update(log.table, viewer, around, before, 400, RenderCache())
                assert msgspec.json.encode(made) == msgspec.json.encode(alone)
    assert (secret > 0) == (game == "pantheon")
