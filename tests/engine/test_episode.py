"""Episodes: games as learners play them, one and many."""

import pytest

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.episode import NO_DIGIT, NOBODY, Actions, Episode, IllegalAction
from theomachy.engine.episodes import Episodes
from theomachy.engine.observation import DIGIT, Observer
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.package import PACKAGE as ANKH_PACKAGE
from theomachy.games.ankh.rules.state import LAST_EVENT, AnkhState
from theomachy.games.pantheon.package import PACKAGE as PANTHEON_PACKAGE
from theomachy.games.pantheon.rules.state import PantheonState

ACTIONS = Actions(ANKH)
LAST = ACTIONS.first + 4000


def ankh(seed: int = 1, players: int = 2) -> Episode[AnkhState]:
    dice = Dice(seed)
    return Episode(ACTIONS, ANKH_PACKAGE.observer(players), ANKH.start(players, seed), dice)


def pantheon(dice: Dice | None) -> Episode[PantheonState]:
    game = PANTHEON_PACKAGE.game
    return Episode(Actions(game), PANTHEON_PACKAGE.observer(2), game.start(2, 1), dice)


def test_numbers_are_said_in_two_digits() -> None:
    first = ACTIONS.first
    bids = list(range(first, first + 200))
    assert ACTIONS.offered(bids, NO_DIGIT) == [ACTIONS.greater + digit for digit in range(4)]
    assert ACTIONS.offered(bids, 3) == [first + number for number in range(200 - 3 * DIGIT)]
    assert ACTIONS.offered([0, 5, *bids], NO_DIGIT)[:3] == [0, 5, ACTIONS.greater]
    assert ACTIONS.offered([0, 5, *bids], 1) == [first + number for number in range(DIGIT)]
    assert ACTIONS.said(first + 130, ACTIONS.offered(bids, NO_DIGIT)) == [ACTIONS.greater + 2, first + 2]
    assert ACTIONS.option(first + 2, 2) == first + 130
    assert max(ACTIONS.said(LAST, [ACTIONS.greater])) < ACTIONS.count < 1000


def test_a_number_of_one_digit_is_said_at_once() -> None:
    few = list(range(ACTIONS.first, ACTIONS.first + 9))
    assert ACTIONS.offered(few, NO_DIGIT) == few
    assert ACTIONS.said(ACTIONS.first + 8, few) == [ACTIONS.first + 8]


def test_digits_have_texts() -> None:
    s = ANKH.start(2, 1)
    assert ACTIONS.text(s, ACTIONS.greater + 1) == "64-127"
    assert ACTIONS.text(s, ACTIONS.first + 3, 1) == "67"
    assert ACTIONS.text(s, 0) == ANKH.text(s, 0)


def test_the_greater_digit_is_followed_by_the_smaller_one() -> None:
    episode = rich_bidder()
    seat = episode.seat
    episode.step(ACTIONS.greater + 1)
    assert (episode.seat, episode.digit) == (seat, 1)
    assert episode.seen(seat)[-1] == 2
    assert episode.seen(1 - seat)[-1] == 0
    assert episode.copy().open == episode.open == [ACTIONS.first + number for number in range(100 - DIGIT + 1)]
    episode.step(ACTIONS.first + 6)
    assert episode.digit == NO_DIGIT
    assert episode.s.stack[-1].facts[2 + seat] >= 70


def rich_bidder() -> Episode[AnkhState]:
    """A game in which somebody may bid up to a hundred Followers for the Plague."""
    for seed in range(200):
        episode = ankh(seed)
        dice = Dice(seed)
        while not episode.s.over:
            if ANKH.asked(episode.s, episode.seat).kind == "plague-bid" and len(episode.s.waiting()) == 2:
                episode.s.followers = (100, 100)
                return Episode(ACTIONS, episode.observer, episode.s, dice)
            episode.step(episode.open[dice.below(len(episode.open))])
    raise AssertionError("nobody played the Plague")


def test_an_action_that_is_not_open_is_refused() -> None:
    episode = ankh()
    before = episode.s.to_bytes()
    with pytest.raises(IllegalAction, match="action 453 is not open; open are"):
        episode.step(453)
    assert episode.s.to_bytes() == before


def test_nothing_is_open_when_the_game_is_over() -> None:
    episode = ankh()
    dice = Dice(2)
    while not episode.s.over:
        episode.step(episode.open[dice.below(len(episode.open))])
    assert episode.seat == NOBODY
    with pytest.raises(IllegalAction, match="the game is over"):
        episode.step(0)


def test_nature_is_asked_where_there_are_no_dice() -> None:
    episode = pantheon(None)
    while episode.seat != CHANCE:
        episode.step(episode.open[0])
    assert not any(episode.mask())
    assert episode.seen(0) == episode.copy().seen(0)
    while episode.seat == CHANCE:
        episode.step(episode.open[0])
    assert any(episode.mask())
    assert pantheon(Dice(1)).seat != CHANCE


@pytest.mark.parametrize(
    ("players", "winner", "expected"),
    [(2, 0, [1, -1]), (2, -1, [0, 0]), (3, 1, [-0.5, 1, -0.5])],
)
def test_winners_share_one_and_the_others_minus_one(players: int, winner: int, expected: list[float]) -> None:
    episode = ankh(players=players)
    assert episode.returns() == [0] * players
    episode.s.over = True
    episode.s.ending = LAST_EVENT
    episode.s.winner = winner
    assert episode.returns() == expected


class Arrays:
    """What many games are written into, without NumPy."""

    def __init__(self, games: int) -> None:
        self.seen = bytearray(games * ANKH_PACKAGE.observer(2).size)
        self.masks = bytearray(games * ACTIONS.count)
        self.episodes = Episodes(ankh, games, 3, memoryview(self.seen), memoryview(self.masks))

    def check(self) -> None:
        """Every row is what the game says of itself."""
        size = len(self.seen) // len(self.episodes.games)
        for place, game in enumerate(self.episodes.games):
            assert self.seen[place * size : (place + 1) * size] == game.seen(game.seat)
            assert self.masks[place * ACTIONS.count : (place + 1) * ACTIONS.count] == game.mask()


def test_many_games_are_stepped_and_begun_anew() -> None:
    arrays = Arrays(5)
    arrays.check()
    dice = Dice(4)
    ended = 0
    for _ in range(300):
        before = list(arrays.episodes.games)
        arrays.episodes.step(arrays.episodes.random_actions(dice))
        for place, returns in arrays.episodes.ended:
            assert before[place].s.over
            assert returns == before[place].returns()
            assert not arrays.episodes.games[place].s.over
            ended += 1
        assert arrays.episodes.seats() == [game.seat for game in arrays.episodes.games]
    arrays.check()
    assert ended > 3


def test_no_game_is_stepped_if_one_action_is_wrong() -> None:
    arrays = Arrays(2)
    before = [game.s.to_bytes() for game in arrays.episodes.games]
    with pytest.raises(IllegalAction, match="game 1: action -1 is not open"):
        arrays.episodes.step([arrays.episodes.games[0].open[0], -1])
    assert [game.s.to_bytes() for game in arrays.episodes.games] == before


def test_a_game_says_what_its_blocks_show() -> None:
    observer: Observer[State] = Observer(2, [])
    with pytest.raises(NotImplementedError):
        observer.facts(State(), 0)
