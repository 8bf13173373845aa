"""The catalogue of poker: what is printed, and every name."""

from poker.game import POKER
from poker.rules.cards import HANDS
from poker.rules.state import ANTE, CHIPS, ROUNDS, STAKE
from theomachy.games.catalogue import Catalogue, Item, events_of, kinds_of, options_of, questions_of


def hands() -> list[Item]:
    """The kinds of hands, the lowest first."""
    return [
        Item(name=name, editions=[], rules=["POKER-07"], numbers={"value": value})
        for value, name in enumerate(HANDS)
    ]


def catalogue() -> Catalogue:
    """Everything printed, and every name."""
    return Catalogue(
        game=POKER.name,
        rules_version=POKER.rules_version,
        players=list(POKER.players),
        editions=[],
        seat_key="poker-seat-{name}",
        things=kinds_of(POKER, {"hand": hands()}, {}),
        options=options_of(POKER),
        questions=questions_of(POKER, lambda rule: [rule]),
        events=events_of(POKER),
        choices=[],
        tables={"rounds": ROUNDS, "chips": CHIPS, "ante": ANTE, "stake": STAKE},
        endings=["most-chips"],
    )
