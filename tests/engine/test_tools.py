"""The engine's small tools: bits, dice, hexes, data files, events."""

import pickle

import pytest

from theomachy.engine.bits import bits_of, codes, how_many, members, minus
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import read_json
from theomachy.engine.decision import State
from theomachy.engine.event import Event
from theomachy.engine.game import Game
from theomachy.engine.hexes import NOWHERE, Hexes
from theomachy.engine.options import UnknownText
from theomachy.engine.refusal import DataError, Reason, SetupError
from theomachy.engine.spaces import (
    MOST_SPACES,
    add_spaces,
    bits_in,
    both,
    either,
    has,
    listed,
    some,
    spaces_of,
    without,
)
from theomachy.engine.values import added, changed


def test_bits_are_sets() -> None:
    assert members(0) == []
    assert members(0b101001) == [0, 3, 5]
    assert bits_of([5, 0, 3]) == 0b101001
    assert codes(10, 0b101) == [10, 12]
    assert members(bits_of(list(range(0, 200, 7)))) == list(range(0, 200, 7))


def test_sets_are_counted_and_taken_away_whatever_their_size() -> None:
    for numbers in ([], [0], [0, 3, 59], [60], [2, 61, 119, 150]):
        bits = bits_of(numbers)
        assert how_many(bits) == len(numbers)
        assert minus(bits, bits_of([3, 150])) == bits_of([number for number in numbers if number not in (3, 150)])
        assert minus(bits, 1 << 7) == bits


def test_sets_of_spaces_as_words_are_the_sets_of_ints() -> None:
    """Every operation on words against the same one on Python's sets."""
    dice = Dice(11)
    for size in (0, 1, 5, 60, 120, MOST_SPACES):
        one = {space for space in range(size) if dice.below(3) == 0}
        other = {space for space in range(size) if dice.below(2) == 0}
        a, b = spaces_of(bits_of(sorted(one))), spaces_of(bits_of(sorted(other)))
        assert bits_in(a) == bits_of(sorted(one))
        assert listed(a) == sorted(one)
        assert listed(either(a, b)) == sorted(one | other)
        assert listed(both(a, b)) == sorted(one & other)
        assert listed(without(a, b)) == sorted(one - other)
        assert some(a) == bool(one)
        assert {space for space in range(MOST_SPACES) if has(a, space)} == one
        found = [7]
        add_spaces(found, 100, a)
        assert found == [7, *[100 + space for space in sorted(one)]]


def test_a_row_is_replaced_by_one_with_another_number() -> None:
    for row in ((5, 6), (5, 6, 7), (1 << 100, 2)):
        for place in range(len(row)):
            expected = [number if other != place else 9 for other, number in enumerate(row)]
            assert changed(row, place, 9) == tuple(expected)
        assert added(row, 1, 3) == (row[0], row[1] + 3, *row[2:])


def test_dice_roll_the_same_on_every_machine() -> None:
    """As sfc32 written with 32-bit words in C rolls them."""
    dice = Dice(0)
    assert [dice.roll() for _ in range(3)] == [0x514676C3, 0x08A809DF, 0x30349D2B]
    dice = Dice(0x123456789ABCDEF0)
    assert [dice.roll() for _ in range(3)] == [0x6D8D4E6B, 0x888A9E3F, 0xC958BBE9]
    assert Dice(-1).roll() == Dice(2**64 - 1).roll()


def test_dice_stay_below_and_reach_everything() -> None:
    dice = Dice(7)
    rolled = {dice.below(6) for _ in range(200)}
    assert rolled == set(range(6))


def test_shuffling_keeps_the_numbers_and_leaves_the_list_alone() -> None:
    numbers = list(range(20))
    mixed = Dice(3).shuffled(numbers)
    assert sorted(mixed) == numbers == list(range(20))
    assert mixed != numbers


def test_weights_of_zero_are_never_drawn() -> None:
    dice = Dice(9)
    assert {dice.weighted([0, 3, 0, 1]) for _ in range(100)} == {1, 3}


def test_hexes_know_neighbours_and_distance() -> None:
    ring = [(0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, 2)]
    hexes = Hexes(ring)
    assert hexes.around[0] == [1, 2, 3, 4, 5, 6]
    assert hexes.around[7][0] == 4
    assert hexes.around[7].count(NOWHERE) == 5
    assert members(hexes.near[0]) == [1, 2, 3, 4, 5, 6]
    assert members(hexes.within(7, 1)) == [4, 7]
    assert members(hexes.within(7, 2)) == [0, 3, 4, 5, 7]
    assert members(hexes.connected(1 << 7, bits_of([1, 2, 4, 7]))) == [4, 7]
    assert members(hexes.connected(bits_of([1, 7]), bits_of([2, 3, 4]))) == [1, 2, 3, 4, 7]
    assert members(hexes.across(1 << 7, 1 << 4)) == [0, 3, 5]
    assert members(hexes.across(1 << 7, bits_of([0, 3]))) == []


def test_a_map_of_three_words_is_as_good_as_a_small_one() -> None:
    """Against the meaning of the words, on a map as large as one may be."""
    places = [(q, r) for q in range(15) for r in range(12)]
    hexes = Hexes(places)
    everywhere = range(len(places))
    dice = Dice(4)
    for _ in range(50):
        some = {space for space in everywhere if dice.below(3) == 0}
        start = {dice.below(len(places)) for _ in range(3)}
        touching = {near for space in some for near in hexes.around[space]} - {NOWHERE}
        assert members(hexes.spread(bits_of(sorted(some)))) == sorted(touching)
        found = set(start)
        while more := {space for space in some - found if found & set(hexes.around[space])}:
            found |= more
        assert members(hexes.connected(bits_of(sorted(start)), bits_of(sorted(some)))) == sorted(found)
        landing = {
            space
            for origin in start
            for over in some & set(hexes.around[origin])
            for space in set(hexes.around[over]) - set(hexes.around[origin]) - {origin, NOWHERE}
        }
        assert members(hexes.across(bits_of(sorted(start)), bits_of(sorted(some)))) == sorted(landing)
    with pytest.raises(ValueError, match="181 spaces; at most 180"):
        Hexes([(0, r) for r in range(181)])


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("{", "x.json", "not JSON"),
        ("[]", "x.json", "needs an entry 'a'"),
        ("{}", "x.json", "needs an entry 'a'"),
        ('{"a": 1}', "x.json.a", "needs a list, not 1"),
        ('{"a": ["b", 2]}', "x.json.a[1]", "needs a text, not 2"),
    ],
)
def test_a_malformed_file_is_refused_with_the_place(text: str, place: str, problem: str) -> None:
    with pytest.raises(DataError) as error:
        read_json(text, "x.json").key("a").texts()
    assert error.value.place == place
    assert problem in error.value.problem
    assert place in str(error.value)


def test_numbers_and_objects_are_demanded_where_they_belong() -> None:
    node = read_json('{"yes": true, "three": 3}', "x.json")
    assert node.names() == ["yes", "three"]
    assert node.key("three").number() == 3
    with pytest.raises(DataError, match="whole number"):
        node.key("yes").number()
    with pytest.raises(DataError, match="needs an object"):
        node.key("three").names()


def test_amounts_flags_names_and_entries_are_demanded_where_they_belong() -> None:
    node = read_json('{"yes": true, "three": 3, "less": -1, "name": "b"}', "x.json")
    assert node.has("three")
    assert not node.has("four")
    assert (node.key("yes").flag(), node.key("three").amount(), node.key("name").one_of("ab")) == (True, 3, 1)
    assert [(name.text(), name.place == value.place) for name, value in node.entries()][:1] == [("yes", True)]
    with pytest.raises(DataError, match=r"x\.json\.less: needs at least 0, not -1"):
        node.key("less").amount()
    with pytest.raises(DataError, match=r"x\.json\.three: needs true or false, not 3"):
        node.key("three").flag()
    with pytest.raises(DataError, match=r"x\.json\.name: 'b' is none of c, d"):
        node.key("name").one_of(["c", "d"])
    with pytest.raises(DataError, match=r"x\.json\.less: unknown entry; known: yes, three, name"):
        node.only(("yes", "three", "name"))


def test_events_and_reasons_show_only_arguments_that_apply() -> None:
    event = Event("moved", "X-1", 0, -1, 3, 7, 8, 0)
    assert event.arguments() == {"who": 0, "what": 3, "origin": 7, "where": 8}
    assert Reason("X-1", where=0, origin=4).arguments() == {"origin": 4, "where": 0}
    assert repr(Reason("X-1")) == "X-1"


def test_the_contract_of_a_game_is_demanded() -> None:
    game: Game[State] = Game()
    with pytest.raises(NotImplementedError):
        game.rules()
    with pytest.raises(NotImplementedError):
        game.start(2, 1)
    with pytest.raises(NotImplementedError):
        game.longest(2)
    with pytest.raises(NotImplementedError):
        game.text(State(), 0)
    with pytest.raises(NotImplementedError):
        game.code(State(), "")
    with pytest.raises(NotImplementedError):
        game.things(State(), 0)
    with pytest.raises(NotImplementedError):
        game.families()
    with pytest.raises(NotImplementedError):
        game.event_kinds()
    with pytest.raises(NotImplementedError):
        game.view(State(), 0)
    with pytest.raises(NotImplementedError):
        game.read(b"")
    with pytest.raises(NotImplementedError):
        game.frames()
    with pytest.raises(NotImplementedError):
        game.schema()
    with pytest.raises(NotImplementedError):
        game.opened({})
    with pytest.raises(NotImplementedError):
        game.seat_names(State())
    with pytest.raises(NotImplementedError):
        game.begins_line(State())
    with pytest.raises(NotImplementedError):
        game.position(read_json("{}", "x.json"))
    with pytest.raises(NotImplementedError):
        game.document(State())
    with pytest.raises(NotImplementedError):
        game.result(State())
    with pytest.raises(NotImplementedError):
        game.faults(State())
    assert UnknownText("x").text == "x"


def test_errors_come_whole_out_of_another_process() -> None:
    for error in (DataError("file", "is damaged"), SetupError("god", "zeus", "isis, ra")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert vars(again) == vars(error)
        assert str(again) == str(error)
