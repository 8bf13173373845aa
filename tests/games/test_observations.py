"""What learners see: everything that is public and the seat's own secrets, in every position, and nothing else."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet
from poker.package import PACKAGE as POKER

from tests.campaigns.twins import ANKH_KIND, PANTHEON_KIND, Kind, Unexpected, scripts
from tests.games.ankh.redeal import redealt as ankh_redealt
from tests.games.observations import Facts, ankh_facts, ankh_public, pantheon_facts, pantheon_public
from tests.games.pantheon.redeal import redealt as pantheon_redealt
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.episode import NO_DIGIT, Actions, Episode
from theomachy.engine.game import random_option
from theomachy.engine.observation import Sight, WrongObservation
from theomachy.engine.refusal import DataError
from theomachy.engine.values import Row
from theomachy.games.ankh.package import PACKAGE as ANKH
from theomachy.games.package import GamePackage
from theomachy.games.pantheon.documents.observation import PantheonObserver
from theomachy.games.pantheon.package import PACKAGE as PANTHEON
from theomachy.games.pantheon.package import PantheonPackage
from theomachy.games.pantheon.rules.state import PantheonState

S = TypeVar("S", bound=State)
APART: Final = 7
"""Every so many positions of a game are looked at."""


class Entry(Generic[S]):
    """A game whose observations are tested."""

    def __init__(
        self,
        package: GamePackage[S],
        redealt: Callable[[S, int, Dice], S | None],
        read: Callable[[Mapping[str, Row]], Facts],
        public: Callable[[S, int], Facts],
        kind: Kind[S],
    ) -> None:
        self.package: Final = package
        self.game: Final = package.game
        self.redealt: Final = redealt
        self.read: Final = read
        """The facts from what was read of an observation."""
        self.public: Final = public
        """The facts from the position itself."""
        self.kind: Final = kind

    def cases(self) -> list[ParameterSet]:
        """With every number of players."""
        return [pytest.param(self, players, id=f"{self.game.name}-{players}") for players in self.game.players]

    def positions(self, players: int, seed: int) -> Iterator[S]:
        """Positions of a random game, the last one included."""
        dice = Dice(seed)
        s = self.game.start(players, seed)
        answers = 0
        while not s.over:
            if answers % APART == 0:
                yield s
            answers += 1
            seat = s.stack[-1].first_waiting()
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
        yield s


ANKH_ENTRY: Final = Entry(ANKH, ankh_redealt, ankh_facts, ankh_public, ANKH_KIND)
PANTHEON_ENTRY: Final = Entry(PANTHEON, pantheon_redealt, pantheon_facts, pantheon_public, PANTHEON_KIND)
ENTRIES: Final = [pytest.param(each, id=each.game.name) for each in (ANKH_ENTRY, PANTHEON_ENTRY)]
cases = pytest.mark.parametrize(("entry", "players"), [*ANKH_ENTRY.cases(), *PANTHEON_ENTRY.cases()])


@cases
def test_all_that_a_seat_knows_is_read_back(entry: Entry[S], players: int) -> None:
    observer = entry.package.observer(players)
    for turn, s in enumerate(entry.positions(players, 2)):
        seat = turn % players
        seen = observer.read(Sight(observer, seat).seen(s, NO_DIGIT), seat)
        assert entry.read(seen) == entry.public(s, seat)
        assert seen["seats"][0] == sum(1 << other for other in s.waiting() if other != CHANCE)


@cases
def test_the_open_question_is_read_back(entry: Entry[S], players: int) -> None:
    observer = entry.package.observer(players)
    questions = observer.blocks[0].meaning.partition(": ")[2].split(", ")
    for s in entry.positions(players, 7):
        seats = [seat for seat in s.waiting() if seat != CHANCE]
        for seat in seats:
            asked = entry.game.asked(s, seat)
            seen = observer.read(Sight(observer, seat).seen(s, NO_DIGIT), seat)
            assert questions[seen["question"][0]] == asked.kind
            assert seen["amount"] == (asked.amount or 0,)
            assert seen["subject"][0].bit_count() == (asked.subject is not None)
            assert seen["chosen"][0].bit_count() == len(set(asked.chosen))
        if not seats:
            assert observer.read(Sight(observer, 0).seen(s, NO_DIGIT))["question"] == (-1,)


@cases
def test_what_a_seat_cannot_know_changes_no_byte(entry: Entry[S], players: int) -> None:
    observer = entry.package.observer(players)
    dice = Dice(3)
    for turn, s in enumerate(entry.positions(players, 11)):
        seat = turn % players
        other = entry.redealt(s, seat, dice)
        if other is not None:
            assert Sight(observer, seat).seen(other, NO_DIGIT) == Sight(observer, seat).seen(s, NO_DIGIT)


@pytest.mark.parametrize("entry", ENTRIES)
def test_twin_games_look_the_same_to_a_learner(entry: Entry[S]) -> None:
    """Whoever plans twin games compares what a learner sees after each step."""
    assert sum([scripts(entry.kind)(number, Dice(number), 120).differing for number in range(6)]) > 5


class Leaky(PantheonObserver):
    """Shows the next player's cards as its own."""

    def facts(self, s: PantheonState, seat: int) -> list[Row]:
        found = super().facts(s, seat)
        return [(s.hands[(seat + 1) % s.players],) if row == (s.hands[seat],) else row for row in found]


@pytest.mark.sources
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PantheonPackage, "observer", lambda self, players: Leaky(players))
    with pytest.raises(Unexpected, match="a learner sees"):
        [scripts(PANTHEON_KIND)(number, Dice(number), 120) for number in range(6)]


@cases
def test_only_what_changed_is_drawn_again(entry: Entry[S], players: int) -> None:
    observer = entry.package.observer(players)
    sights = [Sight(observer, seat) for seat in range(players)]
    for turn, s in enumerate(entry.positions(players, 5)):
        seat = turn % players
        assert sights[seat].seen(s, turn % 3) == Sight(observer, seat).seen(s, turn % 3)


@cases
def test_bytes_of_another_layout_are_refused(entry: Entry[S], players: int) -> None:
    observer = entry.package.observer(players)
    with pytest.raises(WrongObservation, match=f"{observer.size + 1} bytes, not the {observer.size} of version 1"):
        observer.read(bytes(observer.size + 1))


@cases
def test_games_are_played_in_few_actions(entry: Entry[S], players: int) -> None:
    """To the end by actions; every option that was open could be said, in the same words."""
    actions = Actions(entry.game)
    assert actions.count < 1000
    dice = Dice(1)
    episode = Episode(actions, entry.package.observer(players), entry.game.start(players, 1), dice)
    while not episode.s.over:
        options = episode.s.options(episode.seat)
        said = [actions.said(option, episode.open) for option in options]
        assert sorted({each[0] for each in said}) == episode.open
        option = dice.below(len(options))
        assert actions.text(episode.s, said[option][-1], _digit(actions, said[option])) == entry.game.text(
            episode.s, options[option]
        )
        for action in said[option]:
            assert episode.mask()[action]
            assert sum(episode.mask()) == len(episode.open)
            episode.step(action)
    assert sum(episode.returns()) == pytest.approx(0)
    assert not sum(episode.mask())


def _digit(actions: Actions[S], said: list[int]) -> int:
    return said[0] - actions.greater if len(said) == 2 else NO_DIGIT


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(DataError, match="poker has no observations"):
        POKER.observer(2)


@cases
def test_blocks_have_names_of_their_own(entry: Entry[S], players: int) -> None:
    observer = entry.package.observer(players)
    assert len(observer.places()) == len(observer.blocks)
    assert list(observer.places().values())[-1][1] == observer.size
