"""Asking a bot outside the server: at the terminal, in simulations and ladders. It sees what its seat knows."""

import json
from typing import TypeVar

from theomachy.bots.base import Bot, Seen
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.game import Game, Json

S = TypeVar("S", bound=State)


def seen_by(game: Game[S], s: S, seat: int, memory: Json = None) -> Seen:
    """The position as the seat knows it, as a bot in a process of its own would get it."""
    return Seen(game.name, seat, json.loads(json.dumps(game.document(s, seat))), json.loads(json.dumps(memory)))


def ask_bot(bot: Bot, game: Game[S], s: S, seat: int, dice: Dice, memory: Json = None) -> int:
    """What the bot answers for the seat, with what the seat remembers (see notes.py)."""
    return bot.choose(seen_by(game, s, seat, memory), s.options(seat), dice)
