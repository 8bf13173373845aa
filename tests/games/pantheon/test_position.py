"""Positions of Pantheon as documents: read back, written by hand, refused, and as one seat knows them."""

import json

import pytest

from tests.games.pantheon.redeal import redealt
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE
from theomachy.engine.game import SPECTATOR, Json, play_randomly, random_option
from theomachy.engine.refusal import DataError
from theomachy.games.pantheon.fuzz import campaign_game
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.piles import count, counts_of, pile_of
from theomachy.games.pantheon.rules.state import PantheonState


def read(text: str) -> PantheonState:
    """The position in a text."""
    return PANTHEON.position(Node(json.loads(text), "position"))


def made(**entries: Json) -> PantheonState:
    """The position of a document with these entries."""
    return read(json.dumps({"game": "pantheon", "players": 2, **entries}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_written_and_read_back(players: int) -> None:
    """PAN-SETUP-12, PAN-SETUP-22: a document holds every fact, nature's questions and the end included."""
    for number in range(players, 24, 9):
        dice = Dice(number)
        s = campaign_game(players, number, dice)
        count = 0
        while s.waiting():
            if count % 13 == 0:
                assert read(json.dumps(PANTHEON.document(s))) == s
            seat = s.waiting()[0]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
            count += 1
        assert read(json.dumps(PANTHEON.document(s))) == s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_document_for_a_seat_holds_nothing_it_cannot_know(players: int) -> None:
    """PAN-SETUP-28, PAN-DRAW-07, PAN-LOOT-07: a new deal of the unknown gives the same document."""
    s = campaign_game(players, players, Dice(1))
    dice = Dice(players)
    count = differed = 0
    while s.waiting():
        seat = s.waiting()[0]
        count += 1
        for watcher in [*range(players), SPECTATOR] if count % 7 == 0 else []:
            twin = redealt(s, watcher, dice)
            differed += twin != s
            assert PANTHEON.document(twin, watcher) == PANTHEON.document(s, watcher)
        s.apply(seat, random_option(s, seat, s.options(seat), dice))
    assert differed > 50


def test_a_seat_reads_its_own_hand_and_counts_of_the_others() -> None:
    """PAN-SETUP-28."""
    s = made(nations=["roma"], hands={"red": {"gift": 2}, "green": {"move": 3}}, demigods={"green": {"6": 1}})
    own = PANTHEON.document(s, 0)
    assert own["hands"] == {"red": {"gift": 2}, "green": 3}
    assert own["demigods"] == {"red": {}, "green": 1}
    assert own["deck"] == 70
    assert own["demigodStack"] == 20
    with pytest.raises(DataError, match=r"position.hands.green: a number only"):
        read(json.dumps(own))


def test_the_shortest_document_is_a_fresh_game() -> None:
    """PAN-SETUP-14."""
    for players in (2, 3, 4):
        assert read(f'{{"players": {players}}}') == PANTHEON.new(players)
    options = {"bonusDraft": True, "bswStartMaterial": True, "traiteraAfterTrigger": False, "stallTurns": 5}
    assert made(options=options) == PANTHEON.new(2, True, True, False, 5)


def test_a_turn_by_hand_takes_everything_else_from_the_box() -> None:
    """PAN-EPOCH-12, PAN-EPOCH-15, PAN-SETUP-10, PAN-SETUP-11: the temple stands, the rest lies in stock."""
    s = made(
        nations=["roma"],
        active="green",
        hands={"green": {"move": 1, "coin-3": 1}},
        open={"gift": 1, "move": 3},
        godDisplay={"vinthrad": 1},
        gods={"red": {"traitera": 1}},
        loot={"2,6": "demigod", "7,5": "steps-1"},
        demigodDisplay=[2, 5],
        tiles={"red": {"steps-1": 1}},
        bonus={"green": "column"},
        feet={"green": ["4,4"], "red": "5,5"},
        jumped={"red": "5,5"},
        columns={"green": ["6,4"]},
        reserve={"green": {"feet": 2, "columns": 1}},
        tokens={"red": {"gift": "I", "dancer": "III"}},
        score={"red": 7},
    )
    assert s.waiting() == [1]
    assert [PANTHEON.text(s, option) for option in s.options(1)][:2] == ["move", "buy"]
    assert PANTHEON.text(s, s.temple + 5) == "4,5"
    assert (count(s.deck, 0), count(s.deck, 1), count(s.money, 7)) == (12, 10, 1)
    assert (count(s.god_stack, 4), count(s.god_stack, 9)) == (3, 3)
    assert (count(s.bag, 0), count(s.bag, 7)) == (11, 1)
    assert (count(s.demigod_stack, 1), count(s.demigod_stack, 4)) == (2, 3)
    assert s.token_stock == pile_of([3, 4, 4, 4, 4, 3, 4, 4])
    assert s.score == (7, 0)
    assert PANTHEON.faults(s) == []
    play_randomly(s, Dice(3))
    assert s.over


def test_an_epoch_by_hand_asks_for_its_nation() -> None:
    """PAN-EPOCH-02, PAN-SETUP-23: with or without a nation before; drafted tiles are no longer on offer."""
    s = made(begin={"epoch": None}, nations=["roma"], start="green")
    assert s.waiting() == [CHANCE]
    assert "roma" not in [PANTHEON.text(s, option) for option in s.options(CHANCE)]
    first = made(begin={"epoch": None}, options={"bonusDraft": True}, bonus={"red": "god"})
    assert first.start == 0
    assert first.bonus_offer == 0b111101
    assert made(begin={"turn": None}, nations=["roma"], start="green", active=None).active == 1
    assert made(begin={"turn": None}, nations=["roma"], start=None).active == 0


def test_special_money_in_the_deck_is_told_by_the_stack() -> None:
    """PAN-BUY-21, PAN-NATION-14: what is neither there nor elsewhere lies in the deck."""
    s = made(money={"coin-5": 1}, highestMoneyFirst=True)
    assert counts_of(s.deck, 10)[6:] == [2, 2, 2, 0]
    assert s.highest_first


def test_a_finished_game_can_be_written_by_hand() -> None:
    """PAN-END-02."""
    s = made(over=True, score={"green": 9})
    assert s.waiting() == []
    assert PANTHEON.result(s).winners == [1]


NATION: dict[str, Json] = {"nations": ["roma"]}


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        ({"players": 5}, "position: number of players (PAN-SETUP-01)"),
        ({"players": "two"}, "position.players: needs a whole number"),
        ({"game": "ankh"}, "position.game: this is a position of pantheon"),
        ({"colour": 1}, "position.colour: unknown entry"),
        ({"options": {"stallTurns": -1}}, "PAN-EPOCH-32"),
        ({"options": {"bonusDraft": 1}}, "position.options.bonusDraft: needs true or false"),
        ({"options": {"draft": True}}, "position.options.draft: unknown entry"),
        ({"score": {"blue": 3}}, "position.score.blue: no seat 'blue' in this game; there are red, green"),
        ({"score": {"red": -3}}, "PAN-SETUP-04 a score below 0"),
        ({"active": "purple"}, "position.active: no seat 'purple'"),
        ({"nations": ["gaul"]}, "position.nations[0]: 'gaul' is none of gallia"),
        ({"nations": ["roma", "roma"]}, "PAN-EPOCH-01"),
        ({"temple": "4,5"}, "position.temple: no nation has placed it yet (PAN-EPOCH-12)"),
        ({**NATION, "temple": "99,9"}, "position.temple: '99,9' is no space of the map"),
        ({"turns": -1}, "position.turns: needs at least 0"),
        ({**NATION, "turns": 120}, "PAN-EPOCH-32 121 turns"),
        ({"hands": {"red": {"gift": 12}}}, "PAN-SETUP-12 cards gift"),
        ({"hands": {"red": {"gift": 64}}}, "position.hands.red.gift: needs at most 63, not 64"),
        ({"hands": {"red": {"coin-5": 2}}}, "PAN-SETUP-12 cards coin-5"),
        ({"hands": {"red": {"coin-9": 2}}}, "position.hands.red.coin-9: 'coin-9' is none of move"),
        ({"open": {"gift": 5}}, "PAN-SETUP-14"),
        ({"deck": {"gift": 1}}, "PAN-SETUP-12"),
        ({"gods": {"red": {"taksator": 1}}}, "PAN-GOD-05 taksator stays"),
        ({"godDisplay": {"taksator": 5}}, "PAN-SETUP-06"),
        ({"demigodDisplay": [7]}, "position.demigodDisplay[0]: demigods are worth 1 to 6"),
        ({"demigodDisplay": [1, 1, 1, 1]}, "PAN-SETUP-07"),
        ({"loot": {"2,6": "god"}}, "position.loot.2,6: no loot hex of the nation (PAN-BOARD-06)"),
        ({**NATION, "loot": {"2,9": "god"}}, "PAN-EPOCH-06"),
        ({**NATION, "loot": {"2,6": "gold"}}, "'gold' is none of demigod"),
        ({"bonus": {"red": "god", "green": "god"}}, "PAN-SETUP-16"),
        ({**NATION, "feet": {"red": "4,5"}}, "PAN-BOARD-09"),
        ({"columns": {"red": "4,5"}}, "PAN-BOARD-04"),
        ({"reserve": {"red": {"feet": 13, "columns": 0}}}, "PAN-SETUP-02"),
        ({"reserve": {"red": {"feet": 3}}}, "needs an entry 'columns'"),
        ({"tokens": {"red": {"gift": "V"}}}, "position.tokens.red.gift: 'V' is none of I, II, III, IV"),
        ({"tokens": {"red": {"song": "I"}}}, "position.tokens.red.song: 'song' is none of gift"),
        ({"tokenStock": {"gift": [1]}}, "position.tokenStock.gift: needs two numbers"),
        ({"tokenStock": {"gift": [5, 4]}}, "PAN-BUY-11"),
        ({"begin": {"battle": None}}, 'position.begin: {"setup": null}'),
        ({"begin": {"turn": None}}, "position.begin: turns need the temple of a nation"),
        (
            {"nations": ["roma", "iberia", "gallia", "persia", "graecia", "cartago"], "begin": {"epoch": None}},
            "position.begin: there are 6 epochs (PAN-EPOCH-01)",
        ),
        ({"stack": [], "begin": {"setup": None}}, "position.begin: either 'begin' or 'stack'"),
        ({"stack": []}, "position.stack: ends with the open question"),
        ({"stack": [["SetUp"]]}, "position.stack: ends with the open question"),
        ({"stack": [[]]}, "position.stack[0]: no question or step ''"),
        ({"stack": [["Sleep", 1]]}, "position.stack[0]: no question or step 'Sleep'"),
        ({"stack": [["TakeCard", 1]]}, "position.stack[0]: TakeCard needs 3 numbers, not 1"),
        ({"stack": [["TakeCard", 4, 0, 3]]}, "position.stack[0]: TakeCard: no seat 4"),
        ({"stack": [["Moving", 0, 1, 0, 0, 1]]}, "position.stack: Moving (0, 1, 0, 0, 1) cannot be asked here"),
        ({"stack": [["PrepareSeat", 2], ["TakeCard", 0, 0, 3]]}, "position.stack[0]: PrepareSeat: no seat 2"),
        ({"stack": [["GodToBox", 10], ["TakeCard", 0, 0, 3]]}, "position.stack[0]: GodToBox: no god 10"),
        ({"stack": [["DrawCards", 0, -1], ["TakeCard", 0, 0, 3]]}, "position.stack[0]: DrawCards: no amount -1"),
        (
            {"stack": [["PlaceLoot", 6], ["TakeCard", 0, 0, 3]]},
            "position.stack[0]: PlaceLoot: no place for loot 6",
        ),
        ({"stack": [["ChooseGod", 0]]}, "position.stack: a question without options"),
    ],
)
def test_contradictions_are_refused_with_place_and_reason(entries: dict[str, Json], problem: str) -> None:
    """PAN-SETUP-01, PAN-SETUP-02, PAN-SETUP-12, PAN-BOARD-04, PAN-EPOCH-06: and all other invariants."""
    with pytest.raises(DataError) as caught:
        made(**entries)
    assert problem in str(caught.value)
