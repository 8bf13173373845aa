"""Styles: their files, how bots of a style are written, and that they weigh by their style."""

import pytest

from tests.bots.positions import by_chance
from theomachy.bots.base import Seen
from theomachy.bots.bot_name import BotName, bot_written, has_styles, in_style, read_bot
from theomachy.bots.evaluation import Evaluation
from theomachy.bots.levels.adept import Adept
from theomachy.bots.levels.names import LEVELS
from theomachy.bots.levels.random_choice import RandomBot
from theomachy.bots.mind import Mind
from theomachy.bots.minds import NoMind, find_with, mind_of
from theomachy.bots.styles import STYLES, read_styles, styles_of
from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.refusal import DataError, SetupError
from theomachy.games import registry
from theomachy.games.ankh.bot.mind import ANKH_MIND, STYLED_MINDS

NAMES = ("points", "cards")
WHOLE = "".join(f"[{style}]\npoints = 1.5\n" for style in STYLES)


def test_a_style_changes_the_weights_it_names_and_no_others() -> None:
    plain = Evaluation(NAMES, {"points": (1.0, 2.0), "cards": (0.5, 0.0), "spread": (2.0, 1.0)})
    styled = plain.styled({"points": 1.5})
    assert (styled.early, styled.late) == ([1.5, 0.5], [3.0, 0.0])
    assert styled.spread == plain.spread
    assert plain.early == [1.0, 0.5]


def test_a_file_has_every_style_and_nothing_else() -> None:
    assert read_styles(WHOLE, "styles.toml", NAMES) == {style: {"points": 1.5} for style in STYLES}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[warlord", "styles.toml"),
        (WHOLE.replace("[builder]", "[buidler]"), r"missing \['builder'\], unknown \['buidler'\]"),
        (WHOLE.replace("points = 1.5\n[builder]", "[builder]"), "needs a table of features"),
        ("warlord = 3\n" + WHOLE.partition("[builder]")[1] + WHOLE.partition("[builder]")[2], "needs a table"),
        (WHOLE.replace("points", "pionts", 1), "styles.toml.warlord.pionts.*must be one of points, cards"),
        (WHOLE.replace("1.5", "'much'", 1), "needs a factor from 0.0 to 4.0"),
        (WHOLE.replace("1.5", "true", 1), "needs a factor"),
        (WHOLE.replace("1.5", "-0.5", 1), "needs a factor"),
        (WHOLE.replace("1.5", "4.5", 1), "needs a factor"),
    ],
)
def test_a_bad_file_is_refused_with_the_place_of_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(DataError, match=complaint):
        read_styles(text, "styles.toml", NAMES)


@pytest.mark.parametrize("game", ["ankh", "pantheon"])
def test_every_style_of_a_game_weighs_differently_and_never_its_own_points(game: str) -> None:
    plain = mind_of(game).evaluation
    factors = styles_of(f"theomachy.games.{game}.bot", plain.names)
    assert list(factors) == list(STYLES)
    found = [mind_of(game, style).evaluation for style in STYLES]
    assert len({tuple(one.early) for one in (plain, *found)}) == len(STYLES) + 1
    for style, one in zip(STYLES, found, strict=True):
        assert one.early[0] == plain.early[0], style  # what a point is worth is no matter of taste
        assert one.early == plain.styled(factors[style]).early
    assert mind_of(game, "").evaluation is plain
    assert registry.mind(game, "nobody") is mind_of(game)  # a style that only other games have plays plain


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("adept", BotName("adept", "", "")),
        ("adept/warlord", BotName("adept", "warlord", "")),
        ("adept/plain", BotName("adept", "", "")),
        ("master@60", BotName("master", "", "60")),
        ("master/builder@60", BotName("master", "builder", "60")),
        ("random/plain", BotName("random", "", "")),
        ("somebody", BotName("somebody", "", "")),
    ],
)
def test_how_a_bot_is_written(written: str, parts: BotName) -> None:
    assert read_bot(written) == parts


@pytest.mark.parametrize("written", ["adept/", "adept/tyrant", "adept/Warlord", "master/tyrant@60"])
def test_a_style_that_does_not_exist_is_refused_with_all_that_do(written: str) -> None:
    with pytest.raises(SetupError, match="warlord, builder, collector, schemer, plain"):
        read_bot(written)


@pytest.mark.parametrize("written", ["random/warlord", "somebody/builder"])
def test_chance_and_bots_of_other_packages_have_no_style(written: str) -> None:
    with pytest.raises(SetupError, match="style"):
        read_bot(written)


def test_which_levels_have_styles() -> None:
    assert [level for level in LEVELS if not has_styles(level)] == ["random"]
    assert not has_styles("somebody")
    chance = RandomBot()
    assert in_style(chance, "warlord") is chance


def test_a_bot_is_made_from_what_is_written() -> None:
    bot = bot_written("adept/collector")
    assert isinstance(bot, Adept)
    assert bot.style == "collector"
    assert isinstance(bot_written("random"), RandomBot)
    for wrong in ("nobody", "master@60"):
        with pytest.raises(SetupError, match="adept"):
            bot_written(wrong)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_judges_positions_by_its_own_weights(style: str) -> None:
    positions = [by_chance(2, seed, answers=40) for seed in range(4)]
    styled = [STYLED_MINDS[style].standings(s) for s in positions]
    assert styled != [ANKH_MIND.standings(s) for s in positions]
    assert [sum(chances) for chances in styled] == pytest.approx([1.0] * len(positions))


def test_a_bot_thinks_with_the_mind_of_its_style() -> None:
    asked: list[tuple[str, str]] = []

    def finder(game: str, style: str) -> Mind[State]:
        asked.append((game, style))
        raise NoMind(game)

    find_with(finder)
    try:
        for written in ("novice/schemer", "adept/builder", "master", "master/plain"):
            with pytest.raises(NoMind):
                bot_written(written).choose(Seen("toy", 0, {}), [1, 2], Dice(1))
    finally:
        find_with(registry.mind)
    assert asked == [("toy", "schemer"), ("toy", "builder"), ("toy", ""), ("toy", "")]
