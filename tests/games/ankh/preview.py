"""Positions under the preview rules that several tests begin with."""

from tests.games.ankh.table import ACTIONS, Table, bare
from theomachy.engine.values import changed

GUARDIANS = "cat-mummy mummy androsphinx"
UNLOCK = ACTIONS.index("unlock")


def arena(players: int = 2, gods: str = "ra isis amun", guardians: str = GUARDIANS) -> Table:
    """The bare map, no figure in East (token 2), no Followers, Amun's token used up."""
    t = bare(players, gods, guardians, edition="preview").followers(*[0] * players)
    t.s.token_up = False
    if players == 3:
        t.figures(2, god="0,1")
    return t


def apart(players: int = 2, gods: str = "ra isis osiris", guardians: str = GUARDIANS) -> Table:
    """The bare map, each God alone in a region if there are three, no Followers."""
    t = bare(players, gods, guardians, edition="preview").followers(*[0] * players)
    if players == 3:
        t.figures(1, god="9,8").figures(2, god="0,1")
    return t


def fight(t: Table, *cards: str) -> Table:
    """The Battle in East begins; these are the cards of seats 0, 1, ..."""
    t.region(2)
    t.heard()
    return t.cards(**{f"s{seat}": names for seat, names in enumerate(cards) if names})


def strengths(t: Table) -> dict[int, int]:
    """The strength of each side in the last Battle, as announced."""
    return {event.who: event.amount for event in t.heard("strength")}


def triggers(t: Table, event: int, number: int = 1, seat: int = 0) -> Table:
    """The seat triggers the number-th event of this kind with an Unlock action of which it uses nothing."""
    t.event_comes(event, number)
    t.s.advances = changed(t.s.advances, UNLOCK, t.s.players - 1)
    t.turn(seat).answer("unlock")
    return t.answer("pass") if t.asked() == "UnlockPower" else t
