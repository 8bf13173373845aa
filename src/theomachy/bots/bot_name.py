"""How a bot is written: level, style, rounds. `adept`, `adept/warlord`, `master@60`, `master/builder@60`.

Without a style, or as `adept/plain`, a bot plays by the weights of its game as they are. A colon is not free: in a
ladder `module:name` is a bot of one's own.
"""

from typing import Final, NamedTuple

from theomachy.bots.base import Bot
from theomachy.bots.levels.names import LEVELS, levels, maker
from theomachy.bots.styles import STYLES
from theomachy.bots.thinking import Thinker
from theomachy.engine.refusal import SetupError

PLAIN: Final = "plain"
"""How no style is written, where one could be."""
OF: Final = "/"
"""Between a level and its style."""
AT: Final = "@"
"""Before the rounds of a level that can think by rounds: its games can then be repeated on every machine."""


class BotName(NamedTuple):
    """The parts of a bot as it is written."""

    level: str
    style: str
    """Empty for the plain one."""
    rounds: str
    """What stands behind the @; empty where the bot thinks by the clock."""


def read_bot(name: str) -> BotName:
    """The parts of a name; SetupError for a style there is not, or that its level cannot have.

    Whether there is such a level is not asked: there are more on some machines than on others.
    """
    written, _, rounds = name.partition(AT)
    level, slash, style = written.partition(OF)
    if slash and style not in (*STYLES, PLAIN):
        raise SetupError("style", repr(style), ", ".join([*STYLES, PLAIN]))
    if style in STYLES and not has_styles(level):
        raise SetupError("style", repr(style), f"{PLAIN}: bots of the level {level!r} have no others")
    return BotName(level, style if style in STYLES else "", rounds)


def has_styles(level: str) -> bool:
    """Whether the bots of a level can have a style: chance weighs nothing, other packages weigh as they like."""
    return level in LEVELS and issubclass(LEVELS[level].make, Thinker)


def in_style(bot: Bot, style: str) -> Bot:
    """The bot, made to play in a style; one that weighs nothing stays as it is."""
    if isinstance(bot, Thinker):
        bot.style = style
    return bot


def bot_written(name: str, cores: int = 1) -> Bot:
    """A new bot of a level, in a style if one is written, on several cores if it can use them.

    SetupError if there is no such level or style.
    """
    wanted = read_bot(name)
    known = levels()
    if wanted.level not in known or wanted.rounds:
        raise SetupError(
            "bot", repr(name), f"{', '.join(known)}, each of ours also with a style as in {example()}"
        )
    on_cores = LEVELS[wanted.level].on_cores if wanted.level in LEVELS and cores > 1 else None
    bot = maker(known[wanted.level])() if on_cores is None else on_cores(cores)
    return in_style(bot, wanted.style)


def example() -> str:
    """The strongest level with a style, as an example of how it is written."""
    return f"{list(LEVELS)[-1]}{OF}{STYLES[0]}"
