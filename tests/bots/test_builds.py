"""Compiled bots answer what their sources answer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots import answers
from theomachy import BUILD
from theomachy.arena.parity import BUILDS, checked
from theomachy.compiled import SWITCH
from theomachy.games.ankh.game import ANKH

ROOT = Path(__file__).parent.parent.parent
QUESTIONS = 3


def told(build: str) -> list[str]:
    """The answers of one build."""
    command = [sys.executable, "-m", "tests.bots.answers", str(QUESTIONS)]
    environment = {**os.environ, SWITCH: BUILDS[build]}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return checked(done.stdout.splitlines(), build)


@pytest.mark.skipif(BUILD != "compiled", reason="needs both builds")
def test_both_builds_answer_alike() -> None:
    compiled, interpreted = (told(build) for build in BUILDS)
    assert compiled == interpreted
    assert len(compiled) == 3 * QUESTIONS


def test_answers_are_told_of_every_level_and_depend_on_the_game() -> None:
    one = answers.answers(ANKH, ANKH.new(2, seed=1), 1, 1)
    assert one == answers.answers(ANKH, ANKH.new(2, seed=1), 1, 1)
    assert one != answers.answers(ANKH, ANKH.new(2, seed=4), 4, 1)
    assert all(level in one[0] for level in answers.bots())
