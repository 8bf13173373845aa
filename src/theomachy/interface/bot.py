"""Bots as players of a game in progress."""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from theomachy.bots.ask import seen_by
from theomachy.bots.base import Bot
from theomachy.bots.bot_name import bot_written
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE
from theomachy.engine.game import Json, random_option
from theomachy.interface.values import Option, Position, Seat

if TYPE_CHECKING:
    from theomachy.interface.match import Match


def bot_of(level: str | Bot) -> Bot:
    """A new bot of a level, in a style if one is written; or the bot itself. SetupError if there is none."""
    return bot_written(level) if isinstance(level, str) else level


def answer_of(bot: Bot, position: Position, seat: Seat, seed: int, memory: Json = None) -> Option:
    """What the bot answers. Its dice depend on the seed and on what the seat knows, and on nothing else."""
    game = position.package.game
    s = position.s
    options = s.options(seat.number)
    if seat.number == CHANCE:
        return Option(position, seat, random_option(s, CHANCE, options, Dice(seed ^ int(s.digest(), 16))))
    seen = seen_by(game, s, seat.number, memory)
    known = blake2b(json.dumps(seen.document).encode(), digest_size=8).digest()
    return Option(position, seat, bot.choose(seen, options, Dice(seed ^ int.from_bytes(known, "big"))))


class MatchBot:
    """A bot that plays in one game, for one seat or for every seat. `Match.play` takes it as an answer."""

    def __init__(self, match: "Match", bot: Bot, seat: Seat | None, seed: int) -> None:
        self._bot: Final = bot
        self.match: Final = match
        self.seat: Final = seat
        """The seat the bot plays for; it plays for the seat that is asked if this is None."""
        self.seed: Final = seed

    def choose(self) -> Option:
        """The answer of the bot; it changes nothing. PlayError if the bot's seat is not asked."""
        return self.chosen_in(self.match)

    def chosen_in(self, match: "Match") -> Option:
        """The answer of the bot in a copy of its game."""
        seat = match.asked(self.seat)
        return answer_of(self._bot, match.position, seat, self.seed, match.memory(seat))

    def __repr__(self) -> str:
        return f"<{type(self._bot).__name__} for {self.seat or 'every seat'}>"
