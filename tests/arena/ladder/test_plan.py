"""What a ladder plays: who sits together, and that nobody is favoured."""

from collections import Counter

import pytest

from tests.arena.ladder import levels
from theomachy.arena.ladder.plan import LONE, POOL, ROUND_ROBIN, Plan, tables_of
from theomachy.arena.ladder.play import Fault, made_by, play
from theomachy.bots.levels.adept import Adept
from theomachy.bots.levels.master import Master
from theomachy.bots.levels.names import levels as known_levels
from theomachy.engine.refusal import SetupError
from theomachy.games import registry

PLACE = f"{levels.__name__}:"
SLY = PLACE + "Sly"


def test_tables_of_every_kind() -> None:
    names = ["a", "b", "c"]
    assert tables_of(ROUND_ROBIN, names, 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables_of(ROUND_ROBIN, names, 3) == [("a", "b", "c")]
    assert tables_of(LONE, names, 4) == [("b", "a", "a", "a"), ("c", "b", "b", "b")]
    assert tables_of(POOL, names[:2], 3) == [("a", "a", "b"), ("a", "b", "b")]


@pytest.mark.parametrize(
    ("players", "names", "kind", "games", "complaint"),
    [
        (2, ["random"], ROUND_ROBIN, 2, "levels"),
        (2, ["random", "random"], ROUND_ROBIN, 2, "levels"),
        (3, ["random", SLY], ROUND_ROBIN, 2, "levels of a round-robin"),
        (2, ["random", "nobody"], ROUND_ROBIN, 2, "level"),
        (2, ["random", "master@0"], ROUND_ROBIN, 2, "level"),
        (2, ["random", "adept@9"], ROUND_ROBIN, 2, "level"),
        (2, ["random", "adept/tyrant"], ROUND_ROBIN, 2, "style"),
        (2, ["random", "random/warlord"], ROUND_ROBIN, 2, "style"),
        (2, ["random", "adept/warlord@9"], ROUND_ROBIN, 2, "level"),
        (2, ["random", SLY], "knockout", 2, "tables"),
        (2, ["random", SLY], ROUND_ROBIN, 0, "games"),
        (9, ["random", SLY], LONE, 2, "number of players"),
    ],
)
def test_what_cannot_be_planned_is_refused(
    players: int, names: list[str], kind: str, games: int, complaint: str
) -> None:
    with pytest.raises(SetupError, match=f"^{complaint}"):
        Plan("pantheon", players, names, kind, games, 1)


def test_a_level_is_known_by_name_or_by_place() -> None:
    plan = Plan("pantheon", 2, ["random", SLY], ROUND_ROBIN, 2, 1)
    assert plan.places == {"random": known_levels()["random"], SLY: SLY}


def test_a_master_may_think_by_rounds_instead_of_by_the_clock() -> None:
    plan = Plan("pantheon", 2, ["random", "master@40"], ROUND_ROBIN, 2, 1)
    assert plan.places["master@40"] == known_levels()["master"]
    bot = made_by("master@40", plan.places["master@40"])()
    assert isinstance(bot, Master)
    assert (bot.rounds, bot.seconds) == (40, 0.0)


def test_a_level_may_have_a_style_with_rounds_or_without() -> None:
    plan = Plan("pantheon", 2, ["adept/builder", "master/schemer@40"], ROUND_ROBIN, 2, 1)
    assert plan.places["adept/builder"] == known_levels()["adept"]
    bots = [made_by(name, plan.places[name])() for name in plan.names]
    assert isinstance(bots[0], Adept)
    assert isinstance(bots[1], Master)
    assert (bots[0].style, bots[1].style, bots[1].rounds) == ("builder", "schemer", 40)
    plain = made_by("adept/plain", plan.places["adept/builder"])()
    assert isinstance(plain, Adept)
    assert plain.style == ""


def test_a_style_needs_a_game_that_has_styles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(registry.package("pantheon")), "styled_minds", dict)
    with pytest.raises(SetupError, match="pantheon has no styles"):
        Plan("pantheon", 2, ["random", "adept/builder"], ROUND_ROBIN, 2, 1)


def test_gods_move_on_and_the_seat_that_begins_stays() -> None:
    header = {"gods": "isis ra amun", "first": "ra", "game": "ankh"}
    moved = registry.package("ankh").rotations(header)
    assert [each["gods"] for each in moved] == ["isis ra amun", "ra amun isis", "amun isis ra"]
    assert [each["first"] for each in moved] == ["ra", "amun", "isis"]
    assert registry.package("pantheon").rotations({"game": "pantheon"}) == [{"game": "pantheon"}]


@pytest.mark.parametrize(("game", "games"), [("ankh", 4), ("pantheon", 2)])
def test_a_deal_seats_every_level_everywhere(game: str, games: int) -> None:
    plan = Plan(game, 2, ["random", SLY], ROUND_ROBIN, 1, 5)
    (deal,) = plan.deals()
    played = play(deal)
    assert plan.of_a_deal() == len(played) == games
    seats = Counter(outcome.seats for outcome in played)
    assert seats == {("random", SLY): games // 2, (SLY, "random"): games // 2}


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = Plan("pantheon", 3, ["random", SLY], LONE, 7, 1)
    assert [deal.number for deal in plan.deals()] == [0, 1, 2]


def test_a_deal_plays_the_same_again() -> None:
    deal = Plan("pantheon", 2, ["random", SLY], ROUND_ROBIN, 2, 3).deals()[0]
    once, again = play(deal), play(deal)
    assert [outcome[:6] for outcome in once] == [outcome[:6] for outcome in again]
    assert sum(thought.decisions for thought in once[0].thoughts.values()) <= once[0].answers


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("Broken", "failed: RuntimeError"), ("Cheat", "gave an illegal answer"), ("NO_BOT", "does not make bots")],
)
def test_a_level_that_cannot_play_stops_the_ladder_by_name(name: str, complaint: str) -> None:
    deal = Plan("pantheon", 2, ["random", PLACE + name], ROUND_ROBIN, 2, 1).deals()[0]
    with pytest.raises(Fault, match=complaint) as caught:
        play(deal)
    assert caught.value.level == PLACE + name
