"""The characters that bots play at tables: each has a name, a style, and a level it usually plays at.

A name is a key; clients have its text in their language (`bot-name-<key>`, and `bot-about-<key>` for a line about
who it is) and draw its face. How well a bot plays is said by the level of its seat, never by its name: anybody
can be asked for at any level. No two seats of a table have the same character.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from theomachy.bots.bot_name import OF, has_styles, read_bot
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.server.tables.refusal import RequestRefused


class Character(NamedTuple):
    """Somebody who plays as a bot."""

    name: str
    level: str
    """Where it is offered first."""
    style: str


CHARACTERS: Final = (
    Character("zora", "novice", "warlord"),
    Character("milo", "novice", "builder"),
    Character("bassa", "novice", "collector"),
    Character("pavo", "novice", "schemer"),
    Character("tessa", "adept", "warlord"),
    Character("hapu", "adept", "builder"),
    Character("ruben", "adept", "collector"),
    Character("selka", "adept", "schemer"),
    Character("timon", "master", "warlord"),
    Character("kallia", "master", "builder"),
    Character("nefra", "master", "collector"),
    Character("dorion", "master", "schemer"),
    Character("marit", "grandmaster", "warlord"),
    Character("vesna", "grandmaster", "builder"),
    Character("olin", "grandmaster", "collector"),
    Character("ilka", "grandmaster", "schemer"),
)
BY_NAME: Final = {character.name: character for character in CHARACTERS}
BOT_NAMES: Final = list(BY_NAME)


class BotWish(NamedTuple):
    """A bot somebody asks for: a level, perhaps with a style, and the character's name, or any."""

    level: str
    bot: str = ""


class SeatedBot(NamedTuple):
    """A bot as it sits down."""

    level: str
    bot: str
    style: str
    """Empty if it plays plain."""


def checked(wish: BotWish, known: Sequence[str]) -> BotWish:
    """The wish; refused if there is no such level, style or character."""
    try:
        wanted = read_bot(wish.level)
    except SetupError as error:
        raise RequestRefused("setup", f"bot {error}") from error
    if wanted.level not in known or wanted.rounds:
        raise RequestRefused("setup", f"unknown bot level {wish.level!r}; must be one of {', '.join(known)}")
    if wish.bot and wish.bot not in BY_NAME:
        raise RequestRefused("setup", f"unknown bot name {wish.bot!r}; must be one of {', '.join(BOT_NAMES)}")
    return wish


def seated(game: str, wishes: Sequence[BotWish], taken: Sequence[str], seed: str) -> list[SeatedBot]:
    """Who sits down for checked wishes: who is asked for, else somebody else of the level, drawn by the seed.

    A character plays in its own style unless another one is asked for, as in `adept/plain`.
    """
    asked = [wish.bot for wish in wishes if wish.bot]
    if len({*asked, *taken}) < len(asked) + len(taken):
        raise RequestRefused("setup", "two bots of one table cannot have the same name")
    gone = {*asked, *taken}
    styled = bool(registry.package(game).styled_minds())
    found: list[SeatedBot] = []
    for wish in wishes:
        level, style, _ = read_bot(wish.level)
        name = (
            wish.bot
            or min(
                [one for one in CHARACTERS if one.name not in gone],
                key=lambda one: (one.level != level, bool(style) and one.style != style, drawn(seed, one.name)),
            ).name
        )
        gone.add(name)
        own = "" if OF in wish.level or not has_styles(level) else BY_NAME[name].style
        found.append(SeatedBot(level, name, (style or own) if styled else ""))
    return found


def drawn(seed: str, name: str) -> bytes:
    """Where a name stands in an order that follows from the seed."""
    return blake2b(f"{seed} {name}".encode(), digest_size=8).digest()


def old_bot_names(table: str, wished: list[str]) -> list[str]:
    """What a bot at each seat is called where an older log does not say it: it follows from the table's id."""
    order = sorted(BOT_NAMES, key=lambda name: drawn(table, name))
    left = iter([name for name in order if name not in wished])
    return [wish or next(left) for wish in wished]
