"""Option codes: every code is in one range, and text, things and words say the same of it."""

from itertools import pairwise
from typing import TypeVar

import pytest

from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.decision import PASS, State
from theomachy.engine.game import Game, random_option
from theomachy.engine.options import UnknownText
from theomachy.engine.things import PLAIN, Thing, Words
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules import codes as ankh_codes
from theomachy.games.ankh.rules.abilities.powers import Worship
from theomachy.games.ankh.rules.actions.summon import SummonWhat
from theomachy.games.ankh.rules.codes import GATE, SPACE, TOKEN
from theomachy.games.ankh.rules.components import APEP
from theomachy.games.ankh.rules.frames import SORTS
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules import codes as pantheon_codes
from theomachy.games.pantheon.rules.actions.buy import Buying
from theomachy.games.pantheon.rules.actions.move import Moving
from theomachy.games.pantheon.rules.actions.sacrifice import Offering
from theomachy.games.pantheon.rules.piles import size
from theomachy.words.sentences import spoken
from theomachy.words.texts import LANGUAGES, texts

S = TypeVar("S", bound=State)
BOTH = pytest.mark.parametrize("game", [ANKH, PANTHEON], ids=["ankh", "pantheon"])


def check(game: Game[S], s: S, option: int) -> None:
    """The name, the things and the words of one option."""
    text = game.text(s, option)
    name = game.ranges().name(s, option)
    assert game.code(s, text) == option
    for thing in game.things(s, option):
        if thing.kind in game.families() and thing.kind not in ("gate", "figure", "monument"):
            assert thing.name in game.families()[thing.kind].names
            assert thing.name == name
    words = game.words(s, option)
    if words != PLAIN:
        for language in LANGUAGES:
            assert spoken(words, texts(language))


@BOTH
def test_ranges_follow_each_other_and_are_those_of_the_rules(game: Game[S]) -> None:
    ranges = game.ranges().ranges
    assert ranges[0].first == 0
    for before, after in pairwise(ranges):
        assert before.first + before.count == after.first
    assert game.ranges().codes == game.codes
    named = vars(ankh_codes if game.name == "ankh" else pantheon_codes)
    firsts = {value for name, value in named.items() if name.isupper() and isinstance(value, int)}
    assert {each.first for each in ranges} - {0} <= firsts
    assert len({each.kind for each in ranges}) == len(ranges)


@BOTH
def test_all_codes_have_a_text_things_and_words(game: Game[S]) -> None:
    s = game.start(game.players[-1], 5)
    for option in range(game.codes):
        check(game, s, option)
    for wrong in (-1, game.codes):
        for ask in (game.things, game.words, game.text):
            with pytest.raises(UnknownText):
                ask(s, wrong)
        assert game.ranges().name(s, wrong) == str(wrong)


def test_a_seat_that_nobody_has_is_unknown() -> None:
    s = ANKH.new(2, gods=["ra", "isis"])
    assert ANKH.text(s, ankh_codes.SEAT) == "ra"
    assert ANKH.code(s, "isis") == ankh_codes.SEAT + 1
    with pytest.raises(UnknownText):
        ANKH.text(s, ankh_codes.SEAT + 2)
    with pytest.raises(UnknownText):
        ANKH.code(s, "osiris")


@BOTH
def test_offered_options_of_a_whole_game_name_things(game: Game[S]) -> None:
    s = game.start(game.players[-1], 7)
    dice = Dice(3)
    kinds: set[str] = set()
    while s.waiting():
        seat = s.waiting()[0]
        for option in s.options(seat):
            check(game, s, option)
            kinds |= {thing.kind for thing in game.things(s, option)}
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert {"space", "action", "card"} <= kinds


def test_a_space_names_what_stands_on_it_and_the_gate_all_gates() -> None:
    s = ANKH.new(3, gods=["osiris", "ra", "isis"])
    spaces = ANKH.families()["space"].names
    figure = members(s.all_figures())[0]
    monument = members(s.monuments())[0]
    assert ANKH.things(s, SPACE + figure) == [Thing("space", spaces[figure]), Thing("figure", spaces[figure])]
    assert ANKH.things(s, SPACE + monument) == [
        Thing("space", spaces[monument]),
        Thing("monument", spaces[monument]),
    ]
    s.gates = 0b101
    assert ANKH.things(s, GATE) == [Thing("gate", spaces[0]), Thing("gate", spaces[2])]


def test_words_of_options_take_what_they_need() -> None:
    ankh = ANKH.new(2)
    pantheon = PANTHEON.new(2)
    assert ANKH.words(ankh, SPACE) == PLAIN
    assert ANKH.words(ankh, TOKEN + 2) == Words("ankh-option-token", {"amount": 3})
    for text, words in (
        ("jump@1,1", Words("pantheon-option-jump", {"where": "1,1 Londinium"})),
        ("1,1", Words("pantheon-option-site", {"where": "Londinium"})),
        ("3,1", PLAIN),
        ("card-gift", Words("pantheon-option-card", {"what": Words("pantheon-card-gift", {})})),
        (
            "gift-III",
            Words("pantheon-option-level", {"what": Words("pantheon-offering-gift", {}), "amount": "III"}),
        ),
    ):
        assert PANTHEON.words(pantheon, PANTHEON.code(pantheon, text)) == words


def test_a_follower_who_passes_draws_a_card_instead() -> None:
    s = PANTHEON.new(2)
    s.stack = [Moving(0, 1, 0, 0, 0)]
    assert PANTHEON.words(s, 0) == Words("pantheon-option-draw-instead", {})
    s.stack = [Moving(0, 1, 0, 1, 0)]
    assert PANTHEON.words(s, 0) == Words("pantheon-option-pass", {})
    s.stack = []
    assert PANTHEON.words(s, 0) == Words("pantheon-option-pass", {})


@BOTH
def test_sorts_of_numbers_name_things_that_there_are(game: Game[S]) -> None:
    s = game.start(game.players[-1], 1)
    named: set[str] = set()
    for kind in game.frames().kinds.values():
        for name in kind.names:
            sort = kind.sort_of(name)
            for number in [*sort.numbers(s)[:40], *sort.numbers(s)[-1:]]:
                things = sort.things(s, number)
                assert all(thing.name in game.families()[thing.kind].names for thing in things)
                named |= {thing.kind for thing in things}
    assert "seat" in named


def test_pieces_and_summons_of_ankh_are_named_by_kind_and_by_pyramid() -> None:
    s = ANKH.new(2)
    space = members(s.all_figures())[0]
    assert SORTS["guardian"].things(s, ankh_codes.KIND + APEP) == [Thing("kind", "apep")]
    assert SORTS["guardian"].things(s, SPACE + space)[0].kind == "kind"
    assert SORTS["piece"].things(s, ankh_codes.CAPTIVE) == [Thing("kind", "warrior")]
    assert SORTS["gate"].things(s, -1) == []
    assert [SORTS["summon"].things(s, option)[0].name for option in (SPACE, GATE, ankh_codes.REGULAR)] == [
        ANKH.families()["space"].names[0],
        "gate",
        "regular",
    ]


def test_what_an_option_of_pantheon_costs_is_what_it_takes() -> None:
    seen: set[tuple[str, int]] = set()
    for seed in range(3):
        s = PANTHEON.start(4, seed)
        dice = Dice(seed)
        while s.waiting():
            seat = s.waiting()[0]
            option = random_option(s, seat, s.options(seat), dice)
            before, held = s.stack[-1], size(s.hands[seat]) if seat >= 0 else 0
            cost = PANTHEON.cost(s, option)
            s.apply(seat, option)
            if cost is None:
                continue
            seen.add((type(before).__name__, cost))
            after = None if s.over else s.stack[-1]
            if isinstance(before, Moving) and isinstance(after, Moving) and after.seat == seat:
                assert after.steps == before.steps - cost
            if isinstance(before, Buying) and isinstance(after, Buying) and after.seat == seat:
                assert after.coins == before.coins - cost
            if isinstance(before, Offering) and isinstance(after, Offering) and after.met > before.met:
                assert size(s.hands[seat]) == held - cost
    assert {("Moving", 1), ("Moving", 2), ("Buying", 1), ("Offering", 1), ("Offering", 2)} <= seen


def test_what_an_option_of_ankh_costs_is_what_it_takes() -> None:
    seen: set[str] = set()
    for seed in range(12):
        s = ANKH.start(5, seed)
        s.listen()
        dice = Dice(seed)
        while s.waiting():
            seat = s.waiting()[0]
            option = random_option(s, seat, s.options(seat), dice)
            cost = ANKH.cost(s, option)
            kind = ANKH.asked(s, seat).kind
            side = s.side_of[seat]
            s.apply(seat, option)
            paid = [(event.who, event.amount) for event in s.heard() if event.kind == "followers-sacrificed"]
            if cost is not None:
                seen.add(kind)
                if kind == "unlock-power":
                    assert paid[0] == (side, cost)
    assert {"unlock-power", "build-what"} <= seen
    s = ANKH.new(2)
    s.stack = [Worship(0)]
    assert [ANKH.cost(s, option) for option in (PASS, ankh_codes.YES)] == [None, 2]
    s.stack = [SummonWhat(0)]
    assert [ANKH.cost(s, option) for option in (PASS, ankh_codes.CAPTIVE)] == [None, 1]
