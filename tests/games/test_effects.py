"""Every printed thing has one complete effect text in every language; the catalogue lists the rules it sums up."""

import re
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import pytest

from theomachy.engine.decision import State
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.games.ankh.game import ANKH as ANKH_GAME
from theomachy.games.ankh.package import PACKAGE as ANKH
from theomachy.games.ankh.rules.abilities.cards import Card
from theomachy.games.ankh.rules.abilities.editions import EDITIONS
from theomachy.games.ankh.rules.abilities.hooks import Ability
from theomachy.games.ankh.rules.components import CARDS, GODS, KINDS, POWERS
from theomachy.games.package import GamePackage
from theomachy.games.pantheon.game import PANTHEON as PANTHEON_GAME
from theomachy.games.pantheon.package import PACKAGE as PANTHEON
from theomachy.words.sentences import Sentences
from theomachy.words.texts import LANGUAGES, read_locale, texts

S = TypeVar("S", bound=State)
EVERY = pytest.mark.parametrize("package", registry.packages(), ids=registry.names())
GIST = 45
"""The longest gist, in characters: one line of the narrowest card."""
UNPRINTED = {
    "ankh": {"space", "edge", "token", "facing", "summon", "ending", "edition", "captive"},
    "pantheon": {"space", "level", "seat", "deck", "stack", "foot", "column"},
}
"""Kinds that are places, names or ways to answer, and not things with a text."""
WITH_GIST = {
    "ankh": {"god", "power", "card", "action", "event"},
    "pantheon": {"god", "nation", "card", "action"},
}


DETAILS = {"PAN-NATION-22": "what happens when no card is left to draw, which is no matter of the nation"}
"""Rules that begin with the name of a thing and are too rare for its text."""


class Print(NamedTuple):
    """A thing as one edition prints it."""

    kind: str
    name: str
    edition: str
    rule: str
    covers: list[str]
    numbers: dict[str, int]


def prints(package: GamePackage[S]) -> Iterator[Print]:
    """Every printed thing of a game, once for each edition that has it."""
    for kind, listed in package.catalogue()["things"].items():
        if kind in UNPRINTED[package.game.name]:
            continue
        for item in listed["items"]:
            for number, edition in enumerate(item["editions"] or [""]):
                rule = item["rules"][number] if item["rules"] else ""
                numbers = {name: value for name, value in item["numbers"].items() if isinstance(value, int)}
                covers = item["covers"][number] if "covers" in item else []
                yield Print(kind, item["name"], edition, rule, covers, numbers)


def effect(package: GamePackage[S], each: Print, language: str) -> str:
    """The effect text of a thing."""
    return package.sentences.effect(Thing(each.kind, each.name), each.edition, texts(language), each.numbers)


@EVERY
def test_every_printed_thing_has_an_effect_in_every_language(package: GamePackage[State]) -> None:
    for each in prints(package):
        for language in LANGUAGES:
            text = effect(package, each, language)
            assert text.endswith("."), (language, each)
            assert "{" not in text


@EVERY
def test_every_effect_lists_the_rules_it_sums_up_and_they_exist(package: GamePackage[State]) -> None:
    rules = set(package.game.rules())
    for each in prints(package):
        assert each.covers, each
        assert set(each.covers) <= rules, each
        assert len(set(each.covers)) == len(each.covers), each
        assert not each.rule or each.rule in each.covers, each


@EVERY
def test_a_rule_that_begins_with_the_name_of_a_thing_is_in_its_effect(package: GamePackage[State]) -> None:
    words = texts("en")
    begins = {rule: words.text(rule).partition(": ")[0] for rule in package.game.rules() if "-EX" not in rule}
    seen = 0
    for each in prints(package):
        key = f"{package.game.name}-{each.kind}-{each.name}"
        if not words.has(key):
            continue
        named = re.compile(rf"(?:\w+ and )?{re.escape(words.text(key))}(?: and \w+| \(Level \d\)|, [\w ]+)?")
        tied = [rule for rule, begin in begins.items() if named.fullmatch(begin) and rule not in DETAILS]
        changed = [rule for rule in tied if rule.startswith("ANKHP-")]
        own = changed if changed and each.edition == "preview" else [rule for rule in tied if rule not in changed]
        assert set(own) <= set(each.covers), each
        seen += len(own)
    assert seen > 20


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_what_an_ability_adds_is_in_its_effect(edition: object) -> None:
    """The rules that the code of an ability names, when it adds to a sum, are in the text of what is printed."""
    covers = {(each.kind, each.name, each.edition): set(each.covers) for each in prints(ANKH)}
    chosen = next(each for each in EDITIONS if each is edition)
    abilities: list[tuple[str, str, Ability]] = [("god", GODS[god], each) for god, each in enumerate(chosen.gods)]
    abilities += [("power", POWERS[power], each) for power, each in chosen.powers.items()]
    abilities += [("card", CARDS[card], each) for card, each in chosen.cards.items()]
    abilities += [("kind", KINDS[kind], each) for kind, each in chosen.guardians.items()]
    for kind, name, ability in abilities:
        named = {ability.says, ability.rule} - {""}
        if isinstance(ability, Card):
            named.add(chosen.ruled_by(ability.strength_rule))
        assert named <= covers[kind, name, chosen.name], (kind, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_a_battle_card_begins_with_its_strength(language: str) -> None:
    """ANKH-CARD-01, ANKHP-CARD-01."""
    strengths = {
        (CARDS[card], edition.name): ability.printed
        for edition in EDITIONS
        for card, ability in edition.cards.items()
        if isinstance(ability, Card)
    }
    found = 0
    for each in prints(ANKH):
        if each.kind == "card":
            found += 1
            assert f"+{strengths[each.name, each.edition]}" in effect(ANKH, each, language)[:10]
    assert found == len(strengths)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_gists_are_short_and_belong_to_a_thing(package: GamePackage[State], language: str) -> None:
    words = texts(language)
    used: set[str] = set()
    for each in prints(package):
        gist = package.sentences.gist(Thing(each.kind, each.name), each.edition, words)
        assert len(gist) <= GIST, gist
        assert not gist.endswith("."), gist
        assert gist or each.kind not in WITH_GIST[package.game.name], each
        used.add(gist)
    written = re.findall(rf"^{package.game.name}-gist-\S+ = (.+)$", source(package, language), re.MULTILINE)
    assert set(written) == used - {""}


def source(package: GamePackage[State], language: str) -> str:
    """The file with the effects of a game."""
    return read_locale(language, f"{package.game.name}.effects")


@EVERY
def test_no_effect_is_written_for_nothing(package: GamePackage[State]) -> None:
    game = package.game.name
    known: set[str] = set()
    for each in prints(package):
        known |= {f"{each.edition}-{each.kind}-{each.name}", f"{each.kind}-{each.name}", each.kind}
    written = re.findall(rf"^{game}-effect-(\S+) =", source(package, "en"), re.MULTILINE)
    assert set(written) <= known


def test_the_preview_edition_has_its_own_effects() -> None:
    words = texts("en")
    final, preview = (ANKH_GAME.new(2, seed=1, edition=edition) for edition in ("final", "preview"))
    isis = Thing("god", "isis")
    assert ANKH.effect(final, isis, words).endswith("A Plague of Locusts still kills them.")
    assert ANKH.effect(preview, isis, words).endswith("not even by a Plague of Locusts.")
    assert ANKH.effect(final, Thing("seat", "isis"), words) == ANKH.effect(final, isis, words)
    miracle = Thing("card", "miracle")
    assert ANKH.effect(final, miracle, words) == ANKH.effect(preview, miracle, words)


def test_things_that_differ_in_numbers_share_the_text_of_their_kind() -> None:
    words = texts("en")
    s = PANTHEON_GAME.start(2, 1)
    assert PANTHEON.effect(s, Thing("demigod", "5"), words).startswith("Scores 5 VP")
    third = PANTHEON.effect(s, Thing("token", "gift-III"), words)
    assert "3 offerings" in third
    assert "6 coins" in third
    assert PANTHEON.effect(s, Thing("open", "move"), words) == PANTHEON.effect(s, Thing("card", "move"), words)


def test_things_without_a_text_show_their_rule_or_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    words = texts("en")
    s = ANKH_GAME.new(2, seed=1, edition="preview")
    assert ANKH.effect(s, Thing("space", "5,6"), words) == ""
    assert ANKH.effect(s, Thing("no-such-kind", "x"), words) == ""
    monkeypatch.setattr(Sentences, "effect", lambda *_: "")
    assert ANKH.effect(s, Thing("card", "flood"), words) == words.text("ANKHP-CARD-07")
    assert PANTHEON.effect(PANTHEON_GAME.start(2, 1), Thing("god", "stonkus"), words) == words.text("PAN-GOD-31")
