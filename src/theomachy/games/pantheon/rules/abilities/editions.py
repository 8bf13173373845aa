"""Editions: gods, tiles and nations with their printed numbers, in the order of the data files."""

from typing import Final

from theomachy.engine.refusal import DataError
from theomachy.games.pantheon.rules.abilities.gods import GOD_CLASSES
from theomachy.games.pantheon.rules.abilities.hooks import Ability, Edition, God, Nation
from theomachy.games.pantheon.rules.abilities.loot import BONUS_CLASSES, LOOT_CLASSES
from theomachy.games.pantheon.rules.abilities.nations import NATION_CLASSES
from theomachy.games.pantheon.rules.components import NATION_CARDS, TILES, GodTile, NationCard, PlainTile


def make_god(tile: GodTile) -> God:
    """The god of a printed tile."""
    if tile.name not in GOD_CLASSES:
        raise DataError(tile.place, f"god {tile.name!r} is unknown; known: {', '.join(GOD_CLASSES)}")
    return GOD_CLASSES[tile.name](tile.name, tile.amount, tile.cost)


def make_tile(tile: PlainTile, classes: dict[str, type[Ability]]) -> Ability:
    """The ability of a printed loot or bonus tile."""
    if tile.effect not in classes:
        raise DataError(tile.place, f"effect {tile.effect!r} is unknown; known: {', '.join(classes)}")
    return classes[tile.effect](tile.name, tile.amount)


def make_nation(card: NationCard) -> Nation:
    """The nation of a printed card."""
    if card.name not in NATION_CLASSES:
        raise DataError(card.place, f"nation {card.name!r} is unknown; known: {', '.join(NATION_CLASSES)}")
    return NATION_CLASSES[card.name](card.name, card.amount, card.start, card.loot)


RECONSTRUCTED: Final = Edition(
    gods=[make_god(tile) for tile in TILES.gods],
    loot=[make_tile(tile, LOOT_CLASSES) for tile in TILES.loot],
    bonus=[make_tile(tile, BONUS_CLASSES) for tile in TILES.bonus],
    nations=[make_nation(card) for card in NATION_CARDS],
)
