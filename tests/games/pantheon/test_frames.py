"""Every frame of Pantheon is made again of its facts."""

import pytest

from theomachy.games.pantheon.rules.frames import FRAMES


@pytest.mark.sources  # a compiled class without __init__ takes any numbers and forgets them
def test_every_frame_is_made_again_of_its_facts() -> None:
    """Any numbers do; how many a frame takes is tried out."""
    for kind in [kind.frame for kind in FRAMES.kinds.values()]:
        made = 0
        for amount in range(9):
            numbers = tuple([number % 2 for number in range(amount)])
            try:
                frame = kind(*numbers)
            except TypeError:
                continue
            assert frame.facts == numbers, kind
            made += 1
        assert made, kind
