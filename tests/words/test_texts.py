"""The texts are complete, equal in all languages, and always format."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import theomachy
from theomachy.engine.chance import Dice
from theomachy.engine.decision import Question, Secret
from theomachy.engine.game import random_option
from theomachy.games import ankh
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.package import PACKAGE as ANKH_PACKAGE
from theomachy.games.ankh.rules.components import ACTIONS, CARDS, EVENTS, FACINGS, GODS, KINDS, POWERS
from theomachy.games.ankh.rules.frames import FRAMES
from theomachy.games.ankh.rules.state import ENDINGS
from theomachy.games.pantheon.game import PANTHEON
from theomachy.server.operators.audit import COMMAND_LINE, PERSON, RETENTION, Action
from theomachy.server.operators.table_care import SHOWN_KINDS
from theomachy.words.rule_catalogue import entry, groups, links, search
from theomachy.words.texts import LANGUAGES, Texts, read_locale, texts

PLURALS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
    "ru": {"one", "few", "many"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in LANGUAGES if language != "en"]
PACKAGE = Path(theomachy.__file__).parent
WRITTEN = sorted(
    [path.stem for path in PACKAGE.glob("words/locale/en/*.ftl")]
    + [f"{path.parts[-4]}.{path.stem}" for path in PACKAGE.glob("games/*/words/en/*.ftl")]
)
"""Every file, also those that only the page reads."""
PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_stands_in_the_audit_log_has_words(language: str) -> None:
    known = messages(language, "operators")
    wanted = [f"admin-did-{action}" for action in get_args(Action)]
    wanted += [f"admin-by-{who.removeprefix('system:')}" for who in (COMMAND_LINE, RETENTION, PERSON)]
    wanted += [f"admin-entry-{kind}" for kind in SHOWN_KINDS]
    assert [one for one in wanted if one not in known] == []


def messages(language: str, name: str) -> dict[str, ftl.Message]:
    """The messages of a file, in order; a file that does not parse fails here."""
    resource = FluentParser().parse(read_locale(language, name))
    junk = [node.content for node in resource.body if isinstance(node, ftl.Junk)]
    assert junk == []
    found = [node for node in resource.body if isinstance(node, ftl.Message)]
    assert len({node.id.name for node in found}) == len(found)
    return {node.id.name: node for node in found}


class Uses(Visitor):
    """The variables and plural categories of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix("_acc").removesuffix("_gen"))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selectors.append({v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)})
        self.generic_visit(node)


def uses(message: ftl.Message) -> Uses:
    """What a message uses."""
    visitor = Uses()
    visitor.visit(message)
    return visitor


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, name: str) -> None:
    assert list(messages(language, name)) == list(messages("en", name))
    assert list(messages(language, name))


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_arguments(language: str, name: str) -> None:
    english = messages("en", name)
    for identifier, message in messages(language, name).items():
        assert uses(message).variables == uses(english[identifier]).variables, identifier


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_the_categories_of_its_language(language: str, name: str) -> None:
    for identifier, message in messages(language, name).items():
        for categories in uses(message).selectors:
            if not categories <= CATEGORIES:
                continue  # chosen by a word, such as the reason for something
            assert categories >= PLURALS[language], identifier


def test_the_page_names_only_texts_that_there_are() -> None:
    known = {identifier for name in WRITTEN for identifier in messages("en", name)}
    sources = [path.read_text(encoding="utf-8") for path in PAGE.rglob("*.ts*") if "generated" not in path.parts]
    named = {found for source in sources for found in re.findall(r"""\bt\(\s*"([\w-]+)\"""", source)}
    assert len(named) > 100
    assert named - known == set()


OTHER_WORDS = {
    "pl": r"oddani[aeu]\b|żyzn|punktacj",
    "cs": r"\bbitv|\bbitev|oddanost|(?<![-$])\bregion|\bminc",
    "ru": r"\bбитв|преданност|анкх|\bмаркер",  # noqa: RUF001
}
"""Words for Battle, Devotion, coins ... that the rules of a language call otherwise."""


PASSES = {"en": r"\bpass\b", "pl": r"\bspasuj|\bpas(?:em)?\b", "cs": r"\bpas(?:em|ujte)?\b", "ru": r"\bпас\b"}  # noqa: RUF001
"""Words of the engine for declining; no button has that name."""


@pytest.mark.parametrize("game", ["ankh", "pantheon"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_speaks_of_passing(language: str, game: str) -> None:
    asked = [line for line in read_locale(language, f"{game}.game").splitlines() if "-question-" in line]
    assert len(asked) > 20
    assert [line for line in asked if re.search(PASSES[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("language", OTHERS)
def test_things_are_called_as_the_rules_call_them(language: str, name: str) -> None:
    assert re.findall(OTHER_WORDS[language], read_locale(language, name), re.IGNORECASE) == []


def test_the_page_has_words_for_every_refusal() -> None:
    from theomachy.server.protocol import Code

    assert {f"web-refusal-{code}" for code in get_args(Code)} <= set(messages("en", "web"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_in_our_words(language: str) -> None:
    ids = [rule for game in (ANKH, PANTHEON) for rule in game.rules() if "-EX" not in rule]
    known = groups(language)
    assert sorted(known) == sorted(ids)
    for rule in ids:
        found = entry(rule, texts(language))
        assert len(found["text"]) > 15
        assert found["group"]
        assert not re.search(r"RULING|\[[SIBPRX]\]|\bp\d+\b|ANKHP?-[A-Z]|PAN-[A-Z]", found["text"])


def test_links_lead_from_rule_to_rule() -> None:
    ids = set(ANKH.rules()) | set(PANTHEON.rules())
    assert len(links()) > 150
    for rule, others in links().items():
        assert {rule, *others} <= ids
        assert rule not in others
        assert len(set(others)) == len(others)


@pytest.mark.parametrize(
    ("rule", "others"),
    [
        ("ANKH-BAT-03", ["ANKH-GOD-01", "ANKH-POW-06"]),  # the specification, then Obelisk Attuned
        ("ANKH-DOM-05", ["ANKH-POW-06", "ANKH-POW-01", "ANKH-POW-14", "ANKH-POW-20"]),
        ("ANKH-GUARD-04", ["ANKH-GUARD-01"]),  # the Cat-Mummy is no Mummy
        ("ANKHP-BAT-06", ["ANKHP-POW-05", "ANKHP-POW-06"]),  # Glorious and Mighty of the preview
        ("ANKHP-POW-02", ["ANKH-POW-01", "ANKH-POW-04"]),  # powers the preview leaves to the final edition
        ("PAN-BUY-19", ["PAN-GOD-22"]),
    ],
)
def test_a_rule_is_linked_to_the_rules_of_what_it_names(rule: str, others: list[str]) -> None:
    assert links()[rule] == others


def test_rules_are_found_by_id_word_and_heading() -> None:
    words = texts("en")
    assert [found["id"] for found in search("pan-move-03", words)] == ["PAN-MOVE-03"]
    assert "ANKH-POW-14" in [found["id"] for found in search("glorious", words)]
    assert search("no such word at all", words) == []
    assert len(search("", words)) == len(groups("en"))


def asked_frames() -> list[str]:
    """Every kind of question."""
    return [kind.frame.asks.kind for kind in FRAMES.kinds.values() if issubclass(kind.frame, Question | Secret)]


def told_kinds() -> set[str]:
    """Every kind of event the rules of Ankh tell."""
    source = Path(ankh.__file__).parent
    found: set[str] = set()
    for path in source.joinpath("rules").rglob("*.py"):
        found.update(re.findall(r'\btell\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_question_and_event_of_ankh_has_a_text(language: str) -> None:
    words = texts(language)
    named = {"god": GODS, "kind": KINDS, "card": CARDS, "power": POWERS, "action": ACTIONS, "track": EVENTS}
    for group, names in {**named, "ending": ENDINGS, "facing": FACINGS}.items():
        assert all(words.has(f"ankh-{group}-{name}") for name in names)
    assert [name for name in asked_frames() if not words.has(f"ankh-question-{name}")] == []
    assert len(told_kinds()) > 50
    assert [kind for kind in told_kinds() if not words.has(f"ankh-event-{kind}")] == []


@pytest.mark.parametrize("edition", ["final", "preview"])
def test_whole_games_are_told_asked_and_explained_in_every_language(edition: str) -> None:
    """ANKH-DEF-01."""
    known: set[str] = set()
    for players in ANKH.players:
        s = ANKH.new(players, seed=players, edition=edition, top=20, last_red=6)
        s.listen()
        dice = Dice(players)
        while s.waiting():
            seat = s.waiting()[0]
            options = s.options(seat)
            reasons = s.reasons(seat, dice.below(300))
            for language in LANGUAGES:
                words = texts(language)
                assert ANKH_PACKAGE.ask(s, words)
                assert all(ANKH_PACKAGE.offer(s, option, words) for option in options)
                assert all(ANKH_PACKAGE.explain(s, reason, words).startswith(reason.rule) for reason in reasons)
            s.apply(seat, random_option(s, seat, options, dice))
            for event in s.heard():
                sentences = [ANKH_PACKAGE.tell(s, event, texts(language)) for language in LANGUAGES]
                assert all("{" not in sentence and "-1" not in sentence for sentence in sentences), sentences
                known.add(event.kind)
    assert len(known) > 35


def test_an_unknown_language_or_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'"):
        Texts("de")
    with pytest.raises(ValueError, match="ankh-event-strength"):
        texts("en").text("ankh-event-strength")
    with pytest.raises(LookupError):
        texts("en").text("no-such-message")
    assert texts("en").form("ankh-kind-warrior", "acc") == "Warrior"
    assert texts("pl").form("ankh-kind-warrior", "acc") == "Wojownika"
