"""What the bots of a table are called: each seat has its name, and no two seats of a table have the same.

A name is a key; clients have its text in their language (`bot-name-<key>`, and `bot-about-<key>` for a line about
the character). It says nothing about how well the bot plays.
"""

from hashlib import blake2b
from typing import Final

from theomachy.server.tables.refusal import RequestRefused

BOT_NAMES: Final = (
    "milo",
    "tessa",
    "dorion",
    "nefra",
    "kallia",
    "hapu",
    "selka",
    "ruben",
    "ilka",
    "bassa",
    "timon",
    "zora",
    "olin",
    "marit",
    "pavo",
    "vesna",
)


def bot_names(table: str, wished: list[str]) -> list[str]:
    """The name of a bot at each seat of a table: the wished one, or else one that follows from the table's id."""
    order = sorted(BOT_NAMES, key=lambda name: blake2b(f"{table} {name}".encode(), digest_size=8).digest())
    left = iter([name for name in order if name not in wished])
    return [wish or next(left) for wish in wished]


def check_bot_names(wished: list[str]) -> None:
    """Refuse names that no bot has, and two bots of one name."""
    named = [name for name in wished if name]
    for name in named:
        if name not in BOT_NAMES:
            raise RequestRefused("setup", f"unknown bot name {name!r}; must be one of {', '.join(BOT_NAMES)}")
    if len(set(named)) < len(named):
        raise RequestRefused("setup", "two bots of one table cannot have the same name")
