"""What a seat sees: re-deal what it cannot know, and nothing it sees may change."""

import pytest

from tests.games.pantheon.redeal import redealt
from tests.games.pantheon.table import BONUS, CARDS, PANTHEON, bare
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, EVERYBODY
from theomachy.engine.game import SPECTATOR, random_option
from theomachy.engine.values import changed
from theomachy.games.pantheon.rules.actions.draw import DrawCards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_a_seat_cannot_know_is_in_its_view(players: int) -> None:
    """PAN-SETUP-28, PAN-SETUP-22: views and own options are equal after a new deal of the unknown."""
    s = PANTHEON.new(players, bonus_draft=players == 2)
    dice = Dice(players)
    differed = 0
    count = 0
    while s.waiting():
        seat = s.waiting()[0]
        count += 1
        for watcher in [*range(players), SPECTATOR] if count % 3 == 0 else []:
            twin = redealt(s, watcher, dice)
            differed += twin != s
            assert PANTHEON.view(twin, watcher) == PANTHEON.view(s, watcher)
            if watcher in s.waiting():
                assert twin.options(watcher) == s.options(watcher)
            assert twin.waiting() == s.waiting()
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert differed > 100


@pytest.mark.parametrize("players", [2, 4])
def test_events_tell_others_nothing_hidden(players: int) -> None:
    """PAN-SETUP-28, PAN-DRAW-07, PAN-LOOT-07: nature's secret answers differ, what others hear does not."""
    s = PANTHEON.new(players)
    dice = Dice(7)
    secrets = 0
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        owner = s.privy()
        if seat == CHANCE and owner != EVERYBODY and len(options) > 1:
            secrets += 1
            heard: list[list[str]] = []
            views = []
            for option in (options[0], options[-1]):
                twin = s.copy()
                twin.listen()
                twin.apply(CHANCE, option)
                events = twin.heard()
                others = [other for other in [*range(players), SPECTATOR] if other != owner]
                heard.append([repr(event.seen_by(other)) for other in others for event in events[:1]])
                views.append([PANTHEON.view(twin, other) for other in others])
                assert events[0].seen_by(owner).what != -1
            assert heard[0] == heard[1]
            assert views[0] == views[1]
        s.apply(seat, random_option(s, seat, options, dice))
    assert secrets > 20


def test_whether_a_player_is_asked_depends_on_public_facts_only() -> None:
    """PAN-SETUP-28: a follower with and without movement cards is asked the same question."""
    asked = []
    for cards in (0, 2):
        t = bare(2).hand(1, move=cards, gift=2 - cards).act(0, "move").answer("4,2", "pass")
        asked.append((t.asked(), t.s.waiting(), PANTHEON.view(t.s, 0)))
    assert asked[0] == asked[1]


def test_a_seat_sees_its_own_cards() -> None:
    """PAN-SETUP-28, PAN-LOOT-07: hand and demigods; a spectator sees nobody's."""
    t = bare(2).hand(0, gift=2).demigods(0, 3).runs(DrawCards(0, 0))
    players = PANTHEON.view(t.s, 0)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] == {"gift": 2}
    assert players[0]["demigods"] == {"3": 1}
    watched = PANTHEON.view(t.s, SPECTATOR)["players"]
    assert isinstance(watched, list)
    assert all("hand" not in player and "demigods" not in player for player in watched)
    assert CARDS[1] == "gift"


def test_the_view_shows_what_lies_open() -> None:
    """PAN-SETUP-28: tokens, their stock, gods, pieces and reserves of everybody."""
    t = (
        bare(2)
        .tokens(1, priest=3)
        .gods(1, stonkus=1)
        .feet(1, "4,2", jumped=True)
        .columns(1, "4,3")
        .step_tiles(1, 1)
    )
    t.s.bonus = changed(t.s.bonus, 1, BONUS.index("steps-1"))
    view = PANTHEON.view(t.turn(0).s, 0)
    assert view["tokenStock"] == {"gift": [4, 4], "priest": [4, 3], "dancer": [4, 4], "temple": [4, 4]}
    assert (view["temple"], view["startPlayer"], view["active"], view["bigFoot"]) == ("3,2", 0, 0, None)
    assert view["openCards"] == {"coin-1": 4}
    assert view["godDisplay"] == {"gadicea": 2}
    assert view["loot"] == {"1,3": "cards-2", "5,3": "cards-2", "6,1": "cards-2"}
    assert (view["deckSize"], view["godStackSize"], view["bagSize"], view["demigodStackSize"]) == (71, 37, 36, 21)
    players = view["players"]
    assert isinstance(players, list)
    assert players[1] == {
        "colour": "green", "score": 0, "handSize": 0, "demigodCount": 0, "gods": {"stonkus": 1},
        "tiles": {"steps-1": 1}, "bonus": "steps-1", "tokens": {"priest": "III"}, "feet": ["4,2"],
        "jumpedFeet": ["4,2"], "columns": ["4,3"], "feetInReserve": 4, "columnsInReserve": 3,
        "feetInGeneral": 7, "columnsInGeneral": 8,
    }  # fmt: skip


def test_the_view_tells_the_end() -> None:
    """PAN-END-02."""
    t = bare(2)
    t.s.score = (3, 5)
    assert PANTHEON.view(t.runs().s, 0)["winners"] == [1]
