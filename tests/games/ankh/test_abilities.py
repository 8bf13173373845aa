"""The table of abilities is honest: nothing without effect, nothing unheard, nothing unexplained."""

import ast
import inspect
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.ankh.table import Table, bare
from theomachy.games import ankh
from theomachy.games.ankh.rules.abilities import cards, gods, guardians, powers
from theomachy.games.ankh.rules.abilities.editions import EDITIONS, FINAL, PREVIEW
from theomachy.games.ankh.rules.abilities.hooks import Ability, Edition
from theomachy.games.ankh.rules.codes import CODES
from theomachy.games.ankh.rules.components import CARDS, GODS, KINDS, POWERS

MOMENTS = [name for name, value in vars(Ability).items() if not name.startswith("_") and callable(value)]
GUARDIANS = list(FINAL.guardians.values())


def abilities_of(edition: Edition) -> list[Ability]:
    """Every ability an edition prints."""
    printed = [edition.powers, edition.cards, edition.guardians]
    return [*edition.gods, *[ability for table in printed for ability in table.values()]]


ABILITIES = [
    *abilities_of(FINAL),
    *[ability for ability in abilities_of(PREVIEW) if ability not in abilities_of(FINAL)],
]
NAMES = [f"{type(ability).__name__}" for ability in ABILITIES]
# A Guardian's own moments; the core asks the Guardian's kind for them, not a side.
MOMENTS_OF_GUARDIANS = {"summon_spaces", "walk_onto", "walk_onto_reasons", "walks_onto", "placed", "subdued"}
# Moments at which the edition says in which order abilities speak, and its lists.
ORDERED = ("conflict_begins", "battle_begins", "after_kills", "after_battle")


def ordered(edition: Edition, moment: str) -> list[Ability]:
    """The list of the edition for a moment at which order matters."""
    return {
        "conflict_begins": edition.conflict_begins,
        "battle_begins": edition.battle_begins,
        "after_kills": edition.kills,
        "after_battle": edition.aftermath,
    }[moment]


# Moments at which the core tells the ability's rule with what it adds, changes or allows.
TOLD = {
    "gain_followers", "summon_rights", "summon_spaces", "subdued", "dominates", "build_cost", "god_strength",
    "win_devotion", "protects", "devotion", "doubled", "flood_followers",
}  # fmt: skip


def overrides(ability: Ability) -> set[str]:
    """The moments at which the ability speaks."""
    return {name for name in MOMENTS if getattr(type(ability), name) is not getattr(Ability, name)}


def ability_classes() -> list[type[Ability]]:
    """Every class of ability that is written down, Ability itself left out."""
    found: list[type[Ability]] = []
    for module in (cards, gods, guardians, powers):
        for _, cls in inspect.getmembers(module, inspect.isclass):
            if issubclass(cls, Ability) and cls.__module__ == module.__name__:
                found.append(cls)
    return found


def moments_called() -> set[str]:
    """The moments some code of the package calls on an ability.

    A call on "s" is a call on the position and one on "self" stays within an ability: neither counts.
    """
    called: set[str] = set()
    for path in sorted(Path(ankh.__file__).parent.joinpath("rules").rglob("*.py")):
        todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
        while todo:
            node = todo.pop()
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                if not (isinstance(owner, ast.Name) and owner.id in ("s", "self")):
                    called.add(node.func.attr)
            todo += ast.iter_child_nodes(node)
    return called & set(MOMENTS)


CALLED = moments_called()


def test_there_are_moments_and_abilities() -> None:
    """The tables below are not empty. ANKH-COMP-01, ANKH-COMP-08, ANKH-UNL-05."""
    assert len(MOMENTS) > 20
    assert (len(FINAL.gods), len(FINAL.powers), len(FINAL.cards), len(GUARDIANS)) == (5, 12, 7, 6)
    assert (len(PREVIEW.gods), len(PREVIEW.powers), len(PREVIEW.cards)) == (5, 12, 6)


@pytest.mark.parametrize("ability", ABILITIES, ids=NAMES)
def test_every_ability_speaks_at_some_moment(ability: Ability) -> None:
    """An ability that overrides no moment would be a rule without effect."""
    assert overrides(ability)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_used_by_some_ability(moment: str) -> None:
    """A moment nobody overrides would be dead code in the core."""
    assert [ability.name for ability in ABILITIES if moment in overrides(ability)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_is_called_by_the_core(moment: str) -> None:
    """A moment nobody calls would silence its abilities."""
    assert moment in CALLED


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
@pytest.mark.parametrize("moment", ORDERED)
def test_abilities_that_speak_in_order_stand_in_the_list_of_the_edition(edition: Edition, moment: str) -> None:
    """An ability missing in the list would never speak; one listed twice would speak twice."""
    speaking = [ability.name for ability in abilities_of(edition) if moment in overrides(ability)]
    assert sorted(speaking) == sorted(ability.name for ability in ordered(edition, moment))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_powers_rewarded_after_the_actions_stand_in_the_list_of_the_edition(edition: Edition) -> None:
    """ANKHP-TURN-04."""
    speaking = [number for number, power in edition.powers.items() if "after_actions" in overrides(power)]
    assert sorted(speaking) == sorted(edition.end_of_actions)


@pytest.mark.parametrize("ability", ABILITIES, ids=NAMES)
def test_no_ability_overrides_a_moment_at_which_its_sort_is_not_asked(ability: Ability) -> None:
    """Guardians are asked for their own moments and the ordered ones; all others belong to sides."""
    spoken = overrides(ability)
    if ability in GUARDIANS:
        assert spoken <= MOMENTS_OF_GUARDIANS | set(ORDERED)
    else:
        assert not spoken & MOMENTS_OF_GUARDIANS
    assert not spoken & {"revealed", "has_turn", "played"} or isinstance(ability, cards.Card)
    assert "conflict_ends" not in spoken or ability in FINAL.gods


@pytest.mark.sources
@pytest.mark.parametrize("cls", ability_classes(), ids=lambda cls: cls.__name__)
def test_every_ability_has_a_docstring_that_names_its_rule(cls: type[Ability]) -> None:
    """The class says itself what it does and by which rule; an inherited sentence does not count."""
    assert cls.__doc__
    assert "(ANKH" in cls.__doc__


@pytest.mark.sources
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_has_a_docstring(moment: str) -> None:
    """What a moment means is written at the moment."""
    assert getattr(Ability, moment).__doc__


@pytest.mark.parametrize("ability", ABILITIES, ids=NAMES)
def test_an_ability_whose_rule_is_told_has_one(ability: Ability) -> None:
    """Events name the rule behind a bonus; it must not be empty."""
    assert set(MOMENTS) >= TOLD
    assert ability.rule.startswith("ANKH") or not overrides(ability) & TOLD


def test_every_class_of_ability_is_in_the_edition() -> None:
    """A class nobody lists would be a forgotten rule, unless it is the base of others."""
    used = {cls for ability in ABILITIES for cls in type(ability).__mro__}
    assert [cls.__name__ for cls in ability_classes() if cls not in used] == []


def test_abilities_are_listed_in_the_order_of_the_components() -> None:
    """Bits and option codes count on it. ANKH-COMP-01, ANKH-COMP-08, ANKH-UNL-05."""
    for edition in EDITIONS:
        assert [ability.name for ability in edition.gods] == list(GODS)
        assert {POWERS[number] for number in edition.powers} == {power.name for power in edition.powers.values()}
        assert all(POWERS[number] == power.name for number, power in edition.powers.items())
        assert all(CARDS[number] == card.name for number, card in edition.cards.items())
    assert {KINDS[kind]: ability.name for kind, ability in FINAL.guardians.items()} == {
        name: name for name in KINDS[2:8]
    }


def test_editions_are_found_by_their_number() -> None:
    """A written position names its edition by number."""
    assert [edition.number for edition in EDITIONS] == list(range(len(EDITIONS)))


def fought(gods: str, ours: str, theirs: str, card: str, enemy_card: str = "cycle") -> Table:
    """A Battle in the East after the cards were chosen, with gates at its edges and Followers on both sides."""
    t = bare(gods=gods).gates("2,9 9,8").figures(0, warriors=ours).figures(1, warriors=theirs).followers(3, 3)
    return t.region(2).cards(s0=card, s1=enemy_card)


def obelisks() -> Table:
    """The question which figure comes to an Obelisk; gates on both sides of the free spaces."""
    t = bare(gods="ra osiris").powers(0, "obelisk-attuned").monuments(0, obelisk="6,6").gates("5,6 7,6")
    return t.figures(0, warriors="4,7").figures(1, warriors="8,7").region(2)


QUESTIONS: dict[str, Callable[[], Table]] = {
    "ObeliskWhich": obelisks,
    "ObeliskTo": lambda: obelisks().answer("4,7"),
    "Worship": lambda: (
        bare(gods="ra isis").powers(0, "worshipful").followers(2, 0).region(1).cards(s0="cycle", s1="cycle")
    ),
    "BuildWhat": lambda: fought("ra osiris", "4,7", "8,7", "build"),
    "BuildWhere": lambda: fought("ra osiris", "4,7", "8,7", "build").answer("temple"),
    "PlagueBid": lambda: fought("ra osiris", "4,7", "8,7", "plague"),
    "AnnounceTwoCards": lambda: bare(gods="amun ra").region(1),
    "TakeCaptive": lambda: fought("anubis ra", "4,7 4,8", "8,7", "cycle"),
    "ProtectFigure": lambda: fought("isis ra", "4,7 4,8", "5,8", "cycle", "chariots"),
    "GateFrom": lambda: fought("osiris ra", "4,7", "8,7 8,8", "cycle"),
    "GateTo": lambda: fought("osiris ra", "4,7", "8,7 8,8", "cycle").answer("yes"),
    "GiveSun": lambda: bare(gods="ra isis").turn(0).answer("summon", "warrior", "2,1"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_of_abilities_name_rules_against_exactly_what_is_no_option(question: str) -> None:
    """An option has nothing against it; everything else has at least one rule of the specification."""
    t = QUESTIONS[question]()
    assert t.asked() == question
    seat = t.seat()
    options = t.s.options(seat)
    for code in range(CODES):
        rules = [reason.rule for reason in t.s.reasons(seat, code)]
        assert bool(rules) == (code not in options), code
        assert all(rule.startswith("ANKH-") for rule in rules)


def test_no_power_of_the_final_edition_is_rewarded_after_the_actions() -> None:
    """ANKHP-TURN-04, ANKHP-POW-13: only the preview looks then."""
    t = bare().monuments(0, obelisk="4,6 4,7 4,8 5,6 5,7").followers(12, 0)
    assert [power.after_actions(t.s, 0) for power in FINAL.powers.values()] == [0] * 12
    assert sum(power.after_actions(t.s, 0) for power in PREVIEW.powers.values()) == 2
