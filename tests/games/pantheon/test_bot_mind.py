"""What bots see in a position of Pantheon."""

import json

import pytest

from tests.games.pantheon.test_bot_imagine import known, met
from theomachy.bots.evaluation import Evaluation, weights_of, weights_text
from theomachy.bots.minds import NoMind
from theomachy.bots.tuning import some_examples
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE
from theomachy.engine.game import Json, random_option
from theomachy.games.pantheon.bot import features
from theomachy.games.pantheon.bot.features import BANDS_TO_COME, FEATURES, RULES, bill
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND, PantheonMind
from theomachy.games.pantheon.bot.reach import KEPT, Reaches, measured
from theomachy.games.pantheon.bot.worth import Worth, scorings_left
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.board import BOARD
from theomachy.games.pantheon.rules.codes import ACTION
from theomachy.games.pantheon.rules.components import BUY, DRAW, GODS, LOOT, MOVE, SACRIFICE
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.play.reading import described
from theomachy.words.texts import LANGUAGES, texts

START: dict[str, Json] = {
    "game": "pantheon",
    "players": 2,
    "nations": ["roma"],
    "hands": {"red": {"move": 1, "gift": 3}, "green": {"coin-3": 1, "temple": 2}},
    "demigods": {"green": {"5": 1}},
    "loot": {"2,6": "demigod", "7,5": "steps-1", "3,3": "money"},
    "demigodDisplay": [3],
    "godDisplay": {"vinthrad": 1, "gaiviles": 1},
}


def position(**changes: Json) -> PantheonState:
    """Red's turn in Rome, but for these changes."""
    return PANTHEON.position(Node({**START, **changes}, "test"))


def row(s: PantheonState, seat: int) -> dict[str, float]:
    """A seat's features by name."""
    return dict(zip(FEATURES, PANTHEON_MIND.features(s)[seat], strict=True))


def test_bands_to_come_vanish_where_a_band_begins() -> None:
    assert [BANDS_TO_COME[columns] for columns in (0, 4, 8, 12)] == [0.0] * 4
    assert BANDS_TO_COME[3] == pytest.approx(6.0 - 3)
    assert BANDS_TO_COME[7] == pytest.approx(20.0 - 14)


def test_scorings_come_after_the_third_and_the_last_epoch() -> None:
    assert [scorings_left(epoch) for epoch in range(1, 7)] == [2, 2, 2, 1, 1, 1]


def test_what_is_missing_for_a_cost_and_what_it_takes_in_cards() -> None:
    assert bill([3, 2], [(4, 0), (2, 0)]) == (0, 5)
    assert bill([3, 2], [(4, 3), (1, 0)]) == (1, 2)
    assert bill([5], [(2, 2), (2, 0)]) == (3, 3)


def test_steps_are_counted_around_others_and_through_own_columns() -> None:
    temple = BOARD.number["4,5"]
    free = PANTHEON.new(2)
    assert free.feet == (0, 0)
    everywhere = (1 << len(BOARD.names)) - 1
    reach = measured(1 << temple, 0, 0, everywhere, everywhere, temple)
    assert reach.hexes[2] >> BOARD.number["2,6"] & 1
    other = 1 << BOARD.number["4,4"]
    beside = measured(1 << temple, 0, 0, everywhere & ~other, everywhere, temple)
    assert reach.hexes[1] & other
    assert beside.hexes[2] & other
    column = 1 << BOARD.number["3,4"] if BOARD.sites >> BOARD.number["3,4"] & 1 else BOARD.sites & -BOARD.sites
    joined = measured(1 << temple, 0, column, everywhere, everywhere, temple)
    plain = measured(1 << temple, 0, 0, everywhere, everywhere, temple)
    assert sum(joined.hexes) >= sum(plain.hexes)


def test_what_was_measured_is_kept_and_forgotten_when_it_is_too_much() -> None:
    reaches = Reaches()
    s = position()
    first = reaches.of(s, 0)
    assert reaches.of(s, 0) is first
    for number in range(KEPT):
        reaches.known[number, 0, 0, 0, 0, 0] = first
    reaches.known.popitem()
    assert reaches.of(position(feet={"red": ["4,4"]}), 0) is not first
    assert len(reaches.known) == 1


def test_possessions_are_counted_as_the_rulebook_counts_them() -> None:
    s = position(
        score={"red": 7},
        columns={"red": ["4,3"]},
        reserve={"red": {"feet": 4, "columns": 2}},
        tokens={"red": {"dancer": "III"}},
        gods={"red": {"pietalte": 1, "vinthrad": 1}},
        tiles={"red": {"steps-1": 1}},
    )
    red, green = row(s, 0), row(s, 1)
    assert (red["points"], red["columns"], red["levels"], red["kinds"]) == (7, 2, 3, 1)
    assert (red["pietalte"], red["steps"], red["column-reserve"]) == (6, 2, 2)
    assert (green["demigods"], green["coins"], green["offerings"]) == (10, 3, 2)
    assert (red["turn"], green["turn"]) == (1, 0)


def test_loot_is_counted_by_the_steps_and_shared_with_rivals() -> None:
    s = position()
    worth = PANTHEON_MIND.counting.worth
    alone = position(feet={"red": ["3,5"]})
    assert row(s, 0)["loot-2"] == row(s, 1)["loot-2"] == worth.loot(s, LOOT.index("demigod")) / 2
    assert row(alone, 0)["loot-1"] == worth.loot(s, LOOT.index("demigod"))
    none = position(reserve={"red": {"feet": 0, "columns": 3}})
    assert row(none, 0)["loot-2"] == 0.0


def test_a_displayed_god_is_nearer_with_more_offerings() -> None:
    ready = position(hands={"red": {"gift": 3, "priest": 2}, "green": {}})
    assert row(ready, 0)["god-ready"] > 0.0
    assert row(ready, 1)["god-3-short"] == 0.0
    cards_only = position(
        godDisplay={"pietalte": 1}, tokens={"red": {"gift": "IV"}}, hands={"red": {}, "green": {}}
    )
    assert row(cards_only, 0)["god-ready"] == 0.0


def test_the_last_loot_or_god_within_reach_is_an_end_at_hand() -> None:
    assert row(position(), 0)["end-at-hand"] == 0.0
    assert row(position(loot={"2,6": "money"}), 0)["end-at-hand"] == 1.0
    assert row(position(loot={"2,6": "money"}, hands={"red": {}, "green": {}}), 0)["end-at-hand"] == 0.0
    god = position(godDisplay={"gaiviles": 1}, hands={"red": {"gift": 2, "priest": 2}, "green": {}})
    assert row(god, 0)["end-at-hand"] == 1.0


@pytest.mark.parametrize("name", GODS)
def test_every_god_is_worth_at_least_its_points(name: str) -> None:
    s = position(tokens={"red": {"gift": "II"}})
    assert PANTHEON_MIND.counting.worth.god(s, 0, GODS.index(name)) >= s.epoch()


@pytest.mark.parametrize("name", LOOT)
def test_every_loot_tile_is_worth_something(name: str) -> None:
    assert PANTHEON_MIND.counting.worth.loot(position(), LOOT.index(name)) > 0.0


def test_what_is_used_up_is_worth_nothing() -> None:
    worth = Worth(PANTHEON_MIND.evaluation)
    s = position(money={}, discard={"coin-2": 2, "coin-3": 1, "coin-4": 2, "coin-5": 1})
    assert worth.money(s) == 0.0
    s.god_stack = s.god_box = 0
    assert worth.unseen(s) == 0.0


def test_what_an_action_under_way_still_has_in_it_is_counted() -> None:
    s = position()
    s.apply(0, ACTION + MOVE)
    assert row(s, 0)["steps-left"] == 1.0
    assert row(s, 1)["to-follow"] == 1.0
    assert PANTHEON_MIND.halfway(s)
    place = s.options(0)[0]
    s.apply(0, place)
    assert not PANTHEON_MIND.halfway(s)
    s.apply(0, 0)
    assert PANTHEON_MIND.between_turns(s)
    assert row(s, 1)["to-follow"] == 1.0
    shop = position(hands={"red": {"coin-1": 2}, "green": {}})
    shop.apply(0, ACTION + BUY)
    assert PANTHEON_MIND.halfway(shop)
    shop.apply(0, shop.options(0)[-1])
    assert row(shop, 0)["coins-left"] == 1.0
    gods = position(hands={"red": {"gift": 2, "priest": 2}, "green": {}})
    gods.apply(0, ACTION + SACRIFICE)
    assert PANTHEON_MIND.halfway(gods)


def test_loot_on_the_way_counts_for_the_mover() -> None:
    s = position(feet={"red": ["3,5"]})
    s.apply(0, ACTION + MOVE)
    s.apply(0, PANTHEON.code(s, "2,6"))
    assert row(s, 0)["loot-picked"] == 6.0


def test_a_move_that_ends_the_epoch_is_judged_before_the_next_nation() -> None:
    s = position(feet={"red": ["3,5"]}, loot={"2,6": "money"})
    before = PANTHEON_MIND.standings(s)[0]
    s.apply(0, ACTION + MOVE)
    s.apply(0, PANTHEON.code(s, "2,6"))
    s.apply(0, 0)
    assert PANTHEON_MIND.outlook(s, 0, 2, Dice(1)) > before
    over = position(nations=["roma", "gallia", "iberia"], loot={}, begin={"epoch": None})
    assert PANTHEON_MIND.settled(over)
    assert PANTHEON_MIND.stage(over) == pytest.approx(0.6)


def test_habits_answer_every_question_of_whole_games() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        dice = Dice(seed)
        s = PANTHEON.new(2 + seed % 3, bonus_draft=seed % 2 == 1)
        while not s.over:
            seat = s.waiting()[0]
            options = s.options(seat)
            kinds.add(type(s.stack[-1]).__name__)
            if seat == CHANCE:
                s.apply(seat, random_option(s, seat, options, dice))
            else:
                s.apply(seat, PANTHEON_MIND.quick(s, seat, options, dice))
    assert {"Moving", "TakeCard", "Offering", "DiscardCard", "Exchange", "RaiseToken"} <= kinds


def test_every_level_finds_an_option_wherever_it_is_asked() -> None:
    from theomachy.bots.base import Seen
    from theomachy.bots.levels.adept import Adept
    from theomachy.bots.levels.master import Master
    from theomachy.bots.levels.novice import Novice

    for number, (s, seat) in enumerate(met(3, 21, 31)):
        document = known(s, seat).value
        assert isinstance(document, dict)
        bot = (Novice(), Adept(), Master(rounds=2, seconds=0.0))[number % 3]
        assert bot.choose(Seen("pantheon", seat, document), s.options(seat), Dice(number)) in s.options(seat)


def test_a_level_plays_the_obvious_sacrifice() -> None:
    from theomachy.bots.base import Seen
    from theomachy.bots.levels.adept import Adept

    s = position(
        godDisplay={"plaesiris": 1, "gadicea": 1},
        demigodDisplay=[6, 6, 3],
        hands={"red": {"gift": 3, "priest": 3}, "green": {}},
    )
    document = known(s, 0).value
    assert isinstance(document, dict)
    assert Adept().choose(Seen("pantheon", 0, document), s.options(0), Dice(1)) == ACTION + SACRIFICE
    assert ACTION + DRAW in s.options(0)


def test_weights_are_read_for_every_feature() -> None:
    evaluation = Evaluation(FEATURES, weights_of("theomachy.games.pantheon.bot"))
    mind = PantheonMind(evaluation)
    assert len(features.FEATURES) == len(set(features.FEATURES))
    assert mind.game is PANTHEON


def test_every_feature_has_a_rule_and_a_name_in_every_language() -> None:
    assert set(RULES) == set(FEATURES)
    assert set(RULES.values()) <= set(PANTHEON.rules())
    for language in LANGUAGES:
        words = texts(language)
        assert all(words.text(f"pantheon-feature-{name}") for name in FEATURES)


def test_a_hint_names_what_the_line_stands_on() -> None:
    table = described(Node(START, "test"), "test", texts("en"))
    lines, document = table.hint(0, Dice(1))
    assert lines[0].startswith("Suggestion: Play a card: movement")
    best = document["best"]
    assert isinstance(best, dict)
    assert "PAN-SCORE-02" in [gain["rule"] for gain in best["gains"]]
    assert {"pantheon-feature-turn", "pantheon-why-turn"}.isdisjoint(json.dumps(document).split('"'))


def test_weights_can_be_tuned() -> None:
    evaluation, text = PANTHEON_MIND.evaluation, weights_text("theomachy.games.pantheon.bot")
    assert evaluation.names[0] == "points"  # the unit of all others
    assert "spread" in text
    examples = some_examples(("pantheon", "random", 2, 5))
    assert {example.winner for example in examples} in ({0}, {1})
    with pytest.raises(NoMind):
        some_examples(("chess", "random", 2, 5))
