"""The set of abilities is honest: each speaks, each moment is used, and the core names nobody."""

import re
from pathlib import Path

from theomachy.games.pantheon.rules.abilities.editions import RECONSTRUCTED
from theomachy.games.pantheon.rules.abilities.gods import GOD_CLASSES
from theomachy.games.pantheon.rules.abilities.hooks import Ability, Nation
from theomachy.games.pantheon.rules.abilities.loot import BONUS_CLASSES, LOOT_CLASSES
from theomachy.games.pantheon.rules.abilities.nations import NATION_CLASSES
from theomachy.games.pantheon.rules.components import BONUS, GODS, LOOT, NATIONS

ABILITIES = [*GOD_CLASSES.values(), *LOOT_CLASSES.values(), *BONUS_CLASSES.values()]
SOURCES = Path(__file__).parents[3] / "src" / "theomachy" / "games" / "pantheon" / "rules"
ROOMS = {"gods", "loot", "nations"}


def moments(base: type) -> list[str]:
    """The methods an ability may override."""
    return [name for name in vars(base) if not name.startswith("_") and callable(getattr(base, name))]


def overrides(kind: type, base: type) -> set[str]:
    """The moments at which this class speaks."""
    return {name for name in moments(base) if getattr(kind, name) is not getattr(base, name)}


def core() -> dict[str, str]:
    """The text of every module that is no ability's room."""
    return {
        path.stem: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py") if path.stem not in ROOMS
    }


def test_every_ability_speaks_at_some_moment() -> None:
    """PAN-GOD-01, PAN-LOOT-01, PAN-NATION-01: more than staying before its owner."""
    for kind in ABILITIES:
        assert overrides(kind, Ability) - {"stays"}, kind.__name__
    for nation in NATION_CLASSES.values():
        assert overrides(nation, Nation), nation.__name__


def test_every_moment_is_used() -> None:
    """PAN-GOD-07: some ability overrides it, and the core calls it."""
    spoken = set().union(*[overrides(kind, Ability) for kind in ABILITIES])
    assert spoken == set(moments(Ability))
    text = "\n".join(core().values())
    for name in [*moments(Ability), *moments(Nation)]:
        assert re.search(rf"\.{name}\(", text), name


def test_the_core_names_no_god_and_no_nation() -> None:
    """PAN-GOD-01, PAN-NATION-01: outside docstrings none is named but in the name of an option."""
    for module, text in core().items():
        code = re.sub(r'""".*?"""', "", text, flags=re.DOTALL)
        code = re.sub(r"#.*", "", code).replace("traitera-after-trigger", "")
        named = [name for name in [*GODS, *NATIONS] if re.search(rf"\b{name}\b", code, re.IGNORECASE)]
        assert named == [], module


def test_the_tables_follow_the_data() -> None:
    """PAN-LOOT-19, PAN-SAC-15: number by number."""
    assert [god.name for god in RECONSTRUCTED.gods] == GODS
    assert [tile.name for tile in RECONSTRUCTED.loot] == LOOT
    assert [tile.name for tile in RECONSTRUCTED.bonus] == BONUS
    assert [nation.name for nation in RECONSTRUCTED.nations] == NATIONS
