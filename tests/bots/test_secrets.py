"""Answers given at once and in secret are weighed as matrix games, whoever has answered already."""

import pytest

from tests.bots.positions import asked, battle
from theomachy.bots.ask import seen_by
from theomachy.bots.branches import Branch
from theomachy.bots.budget import ENDLESS, Budget, TimeUp
from theomachy.bots.joint import JointGame
from theomachy.bots.levels.master import in_secret, learned, played
from theomachy.bots.planning import Care
from theomachy.bots.regret import mixed
from theomachy.bots.search import Breadth, Search
from theomachy.bots.secrets import Table, asked_in_secret, drawn, give, joint_answers, thinned
from theomachy.bots.thinking import known
from theomachy.engine.chance import Dice
from theomachy.games.ankh.bot.mind import ANKH_MIND
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.codes import CARD
from theomachy.games.ankh.rules.components import CHARIOTS
from theomachy.games.ankh.rules.state import AnkhState

QUICK = Care(width=1, forks=1, picks=4, samples=1)
BREADTH = Breadth(root=3, below=1, depth=1, curiosity=0.0)


def test_answers_of_all_the_others_are_looked_at_together() -> None:
    s = battle()
    assert joint_answers(s, [1], 16, Dice(1)) == [[(1, option)] for option in s.options(1)]
    figures = {"isis": {"god": ["5,6"]}, "ra": {"god": ["6,6"]}, "amun": {"god": ["4,6"]}}
    many = battle(gods=["isis", "ra", "amun"], figures=figures, monuments={"neutral": {}})
    many.apply(2, 0)
    assert len(many.waiting()) == 3
    assert len(joint_answers(many, many.waiting()[1:], 16, Dice(1))) == 16
    assert joint_answers(many, [], 16, Dice(1)) == [[]]


def test_many_bids_are_thinned_from_the_lowest_to_the_highest() -> None:
    assert thinned([1, 2, 3], 12) == [1, 2, 3]
    few = thinned(list(range(100, 140)), 12)
    assert len(few) == len(set(few)) == 12
    assert (few[0], few[-1]) == (100, 139)


def test_a_strategy_is_drawn_from_as_it_is_mixed() -> None:
    dice = Dice(3)
    places = [drawn([0.5, 0.0, 0.5], dice) for _ in range(200)]
    assert 60 < places.count(0) < 140
    assert places.count(1) == 0
    assert drawn([0.0, 0.0], dice) == 1  # rounding never leaves a bot without an answer


def test_who_has_answered_already_is_passed_over() -> None:
    s = battle()
    options = [s.options(0)[0], s.options(1)[0]]
    s.apply(1, options[1])
    give(s, [(1, options[1]), (0, options[0])])
    assert not asked_in_secret(s)


def test_a_card_already_chosen_is_weighed_like_one_to_come() -> None:
    """Whether the rival has answered says nothing about what (ANKH-BAT-04): the same table, the same mix."""
    waits = battle()
    chose = battle()
    chose.apply(1, chose.options(1)[2])
    tables = [
        played(ANKH_MIND, known(ANKH_MIND, seen_by(ANKH, s, 0)), 0, s.options(0), Budget(3), Dice(4))
        for s in (waits, chose)
    ]
    assert tables[0].columns == tables[1].columns == [[(1, option)] for option in waits.options(1)]
    assert tables[0].leads() == tables[1].leads()
    assert tables[1].times == 3


def test_a_bid_already_made_is_weighed_like_one_to_come() -> None:
    s = asked(2, "PlagueBid")
    seat, other = s.waiting()
    imagining = known(ANKH_MIND, seen_by(ANKH, s, seat))
    assert imagining.unanswered(Dice(1)).waiting() == [seat, other]
    options = s.options(other)
    s.apply(other, options[-1])
    again = known(ANKH_MIND, seen_by(ANKH, s, seat)).unanswered(Dice(1))
    assert again.waiting() == [seat, other]
    assert again.options(other) == options


def test_strength_wins_the_table_of_an_even_battle() -> None:
    s = battle(figures={"isis": {"god": ["5,6"]}, "ra": {"god": ["6,6"]}}, monuments={"neutral": {}})
    table = Table(0, s.options(0), joint_answers(s, [1], 16, Dice(1)))
    table.play(ANKH_MIND, s, Dice(1), False)
    leads = table.leads()
    chariots = s.options(0).index(CARD + CHARIOTS)
    against_the_same = leads[chariots][chariots]
    others = [column for column in range(len(leads[chariots])) if column != chariots]
    assert sum(leads[chariots][column] > against_the_same for column in others) >= 4
    mine, theirs = mixed(leads, 50)
    assert sum(mine) == pytest.approx(1.0)
    assert sum(theirs) == pytest.approx(1.0)


def test_a_search_lets_two_clash_as_they_would_mix() -> None:
    s = battle()
    search = Search(ANKH_MIND, known(ANKH_MIND, seen_by(ANKH, s, 0)), 0, (QUICK, QUICK), BREADTH, Dice(1))
    branch = Branch((), 0.5)
    luck = [0.0, 0.0]
    twin = s.copy()
    after = search.clashed(branch, twin, luck, Dice(2))
    clash = branch.clash
    assert clash is not None
    assert after is clash.after
    assert clash.seats == [0, 1]
    assert not ANKH_MIND.clash(twin) or twin.stack[-1] != s.stack[-1]
    assert luck[0] == -luck[1]
    assert luck in clash.luck
    assert len(clash.answers) == len(s.options(0)) * len(s.options(1))
    assert sum(clash.shares) == pytest.approx(1.0)
    again = s.copy()
    search.clashed(branch, again, [0.0, 0.0], Dice(3))
    assert branch.clash is clash  # weighed once


def test_luck_in_cards_is_taken_off_on_average() -> None:
    s = battle()
    search = Search(ANKH_MIND, known(ANKH_MIND, seen_by(ANKH, s, 0)), 0, (QUICK, QUICK), BREADTH, Dice(1))
    branch = Branch((), 0.5)
    dice = Dice(5)
    total = 0.0
    for _ in range(600):
        luck = [0.0, 0.0]
        search.clashed(branch, s.copy(), luck, dice)
        total += luck[0]
    assert branch.clash is not None
    widest = max(abs(lucky[0]) for lucky in branch.clash.luck)
    assert abs(total / 600) < widest / 5


def test_cards_that_are_gone_are_not_played() -> None:
    """Another hand than the one that was weighed: both answer by rule of thumb, and nothing counts as luck."""
    s = battle()
    search = Search(ANKH_MIND, known(ANKH_MIND, seen_by(ANKH, s, 0)), 0, (QUICK, QUICK), BREADTH, Dice(1))
    branch = Branch((), 0.5)
    search.clashed(branch, s.copy(), [0.0, 0.0], Dice(2))
    poorer = s.copy()
    assert branch.clash is not None
    likely = branch.clash.answers[branch.clash.shares.index(max(branch.clash.shares))][0][1] - CARD
    kept = min({answers[0][1] - CARD for answers in branch.clash.answers} - {likely})
    poorer.hands = (1 << kept, poorer.hands[1])
    for seed in range(40):
        twin = poorer.copy()
        luck = [0.0, 0.0]
        search.clashed(branch, twin, luck, Dice(seed))
        assert not ANKH_MIND.clash(twin) or twin.stack[-1] != poorer.stack[-1]
        if luck == [0.0, 0.0]:
            return
    raise AssertionError("the card that is gone was always played")


def three_at_war() -> AnkhState:
    """Three sides in one region, each about to choose a card."""
    figures = {"isis": {"god": ["5,6"]}, "ra": {"god": ["6,6"]}, "amun": {"god": ["4,6"]}}
    s = battle(gods=["isis", "ra", "amun"], figures=figures, monuments={"neutral": {}})
    s.apply(2, 0)
    return s


def test_three_who_clash_learn_what_to_answer_to_each_other() -> None:
    s = three_at_war()
    assert ANKH_MIND.clash(s)
    search = Search(ANKH_MIND, known(ANKH_MIND, seen_by(ANKH, s, 0)), 0, (QUICK, QUICK), BREADTH, Dice(1))
    branch = Branch((), 0.5)
    luck = [0.0, 0.0, 0.0]
    search.clashed(branch, s.copy(), luck, Dice(2))
    clash = branch.clash
    assert clash is not None
    assert clash.seats == [0, 1, 2]
    assert luck in clash.luck
    for place in range(3):
        assert sum(lucky[place] for lucky in clash.luck) == pytest.approx(0.0)
    assert all([seat for seat, _ in answers] == [0, 1, 2] for answers in clash.answers)


def test_a_game_of_several_finds_the_better_answer_of_each() -> None:
    """In an even battle of three nobody keeps to a card that always brings less."""
    s = three_at_war()
    game = JointGame(ANKH_MIND, [0, 1, 2], [s.options(seat) for seat in range(3)])
    assert game.mix(0) == [1 / len(s.options(0))] * len(s.options(0))
    dice = Dice(4)
    for _ in range(25):
        game.play(s, dice, False, ENDLESS)
    assert game.rounds == len(game.joint) == len(game.chances) == 25
    assert game.judged == 25 * sum(len(s.options(seat)) for seat in range(3))
    for who in range(3):
        assert sum(game.mix(who)) == pytest.approx(1.0)
        assert max(game.mix(who)) > 1.5 / len(s.options(who))


def test_an_ended_clock_leaves_what_was_learned() -> None:
    s = three_at_war()
    game = JointGame(ANKH_MIND, [0, 1, 2], [s.options(seat) for seat in range(3)])
    with pytest.raises(TimeUp):
        game.play(s, Dice(1), True, Budget(5, 1e-9))
    assert (game.rounds, game.joint) == (0, [])
    table = Table(0, s.options(0), joint_answers(s, [1, 2], 4, Dice(1)))
    with pytest.raises(TimeUp):
        table.play(ANKH_MIND, s, Dice(1), True, Budget(5, 1e-9))
    assert table.times == 0


@pytest.mark.parametrize("seconds", [0.0, 1e-9])
def test_secret_answers_among_three_are_mixed_within_the_budget(seconds: float) -> None:
    s = three_at_war()
    imagining = known(ANKH_MIND, seen_by(ANKH, s, 1))
    game = learned(ANKH_MIND, imagining, [0, 1, 2], 1, s.options(1), Budget(3, seconds), Dice(1))
    assert game.rounds == (0 if seconds else 3)
    assert in_secret(ANKH_MIND, imagining, 1, s.options(1), Budget(3, seconds), Dice(1)) in s.options(1)


def test_two_are_weighed_once_even_without_time() -> None:
    s = battle()
    imagining = known(ANKH_MIND, seen_by(ANKH, s, 0))
    assert played(ANKH_MIND, imagining, 0, s.options(0), Budget(9, 1e-9), Dice(1)).times == 1
