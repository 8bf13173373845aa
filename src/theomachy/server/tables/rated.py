"""Rated tables: what may be chosen for them, and the pool in which their results count."""

from theomachy.games import registry
from theomachy.server.protocol import OpenTable, Setup
from theomachy.server.tables.refusal import RequestRefused

ONE_EDITION = "-"
"""The edition in the name of a pool where a game has only one."""


def pool_of(setup: Setup) -> str:
    """The pool of a game: only games of the same edition and number of players are compared."""
    editions = registry.package(setup.game).editions
    edition = setup.edition or (editions[0] if editions else ONE_EDITION)
    return f"{setup.game}/{edition}/{setup.players}"


def check_rated(wish: OpenTable) -> None:
    """Refuse a rated table whose result would say little about who plays better."""
    if wish.setup is None:
        raise RequestRefused("rated", "a rated game starts from the beginning, not from a record or a position")
    if wish.pace.kind == "none":
        raise RequestRefused("rated", "a rated game needs a clock or days for each move")
    if any(seat.kind == "hotseat" for seat in wish.seats):
        raise RequestRefused("rated", "in a rated game everybody plays with an account of their own")
    if wish.practice:
        raise RequestRefused("rated", "a practice game cannot be rated")
    setup = wish.setup
    chosen = (setup.gods, setup.guardians, setup.first, setup.variants or None, setup.stall_turns)
    if any(one is not None for one in chosen):
        raise RequestRefused("rated", "in a rated game gods, pieces and the first player are drawn by lot")
