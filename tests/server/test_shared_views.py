"""A view is made once for all who see the same; whoever is said to see like another does, byte for byte."""

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.game import SPECTATOR
from theomachy.server.match import MATCHES
from theomachy.telling.games import TELLERS
from theomachy.telling.wishes import Wishes


@pytest.mark.parametrize(("game", "edition"), [("ankh", "final"), ("ankh", "preview"), ("pantheon", "final")])
def test_who_sees_like_another_sees_the_same_bytes(game: str, edition: str) -> None:
    shared = 0
    for seed in range(3):
        dice = Dice(seed)
        players = 2 + seed
        match = MATCHES[game].begun(TELLERS[game].header(Wishes(players, edition=edition), seed), "")
        while match.waiting():
            seat = match.waiting()[dice.below(len(match.waiting()))]
            options = match.options(seat)
            match.apply(seat, options[dice.below(len(options))], 1)
            for viewer in [*range(players), SPECTATOR]:
                like = match.sees_like(viewer)
                shared += like != viewer
                assert match.view(viewer) == match.view(like)
    assert (shared > 0) == (game == "ankh")
