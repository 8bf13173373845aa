"""Position documents: whole or in part they say what stands where, and a written one reads back to itself."""

import json
from collections.abc import Mapping

import pytest

from tests.games.ankh.table import bare
from theomachy.engine.bits import members
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import Secret
from theomachy.engine.game import SPECTATOR, random_option
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.documents.position import ENTRIES
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.actions.turn import BeginTurn
from theomachy.games.ankh.rules.components import CARDS, GUARDIAN_LEVELS, KINDS, POWERS
from theomachy.games.ankh.rules.egypt import EGYPT, name_spaces, space_set
from theomachy.games.ankh.rules.events.merge import BecomeOne, TakeOver
from theomachy.games.ankh.rules.lineup import NOBODY, OUT
from theomachy.games.ankh.rules.scenario import kingdoms
from theomachy.games.ankh.rules.state import AnkhState

GODS = ["isis", "ra", "amun"]
GUARDIANS = ["cat-mummy", "apep", "giant-scorpion"]
FIVE = ["isis", "ra", "amun", "anubis", "osiris"]

BATTLE: dict[str, object] = {
    "event": 4,
    "begin": {"region": 3},
    "figures": {"isis": {"god": "2,4"}},
    "monuments": {"amun": {}},
    "amunToken": "down",
}


def read(document: Mapping[str, object]) -> AnkhState:
    """The position in a document that went through a file."""
    return ANKH.position(Node(json.loads(json.dumps(document)), "doc"))


def part(**entries: object) -> AnkhState:
    """Isis, Ra and Amun at the start of the Middle Kingdom, but for these entries."""
    return read({"gods": GODS, "guardians": GUARDIANS, **entries})


def asked(s: AnkhState) -> str:
    """The open question."""
    return type(s.stack[-1]).__name__


# -- parts left out come from the set-up


def test_gods_alone_are_a_game_at_its_start() -> None:
    """ANKH-SETUP-12."""
    s = part()
    assert s == ANKH.new(3, GODS, GUARDIANS, "middle-kingdom", first=0)
    assert (asked(s), s.waiting()) == ("ChooseAction", [0])
    assert read({"gods": GODS}).lineup.gods == s.lineup.gods
    assert read({"game": "ankh", "gods": GODS, "guardians": GUARDIANS}) == s


def test_the_set_up_follows_edition_scenario_first_player_and_track() -> None:
    """ANKH-SETUP-04, ANKH-SETUP-05, ANKH-SETUP-07, ANKH-DEV-01."""
    s = part(edition="preview", scenario="old-kingdom", first="ra", top=25, lastRed=10)
    assert s == ANKH.new(3, GODS, GUARDIANS, "old-kingdom", 1, edition="preview", top=25, last_red=10)
    assert s.waiting() == [1]


def test_figures_of_one_side_leave_the_others_where_they_stand() -> None:
    """ANKH-SETUP-07."""
    s = part(figures={"ra": {"god": "5,6", "warrior": ["4,6", "4,7"], "cat-mummy": []}})
    start = part()
    assert name_spaces(s.figures[1]) == "4,6 4,7 5,6"
    assert s.figures[0] == start.figures[0]
    assert s.warriors(1) == 4


def test_monuments_are_replaced_owner_by_owner() -> None:
    """ANKH-MON-01, ANKH-MON-03."""
    start = part()
    s = part(monuments={"neutral": {"pyramid": "8,8"}})
    assert name_spaces(s.neutral_monuments()) == "8,8"
    assert s.controls == start.controls
    s = part(monuments={"isis": {"temple": ["5,4", "8,8"]}})
    assert name_spaces(s.controls[0]) == "5,4 8,8"
    assert s.neutral_monuments() == start.neutral_monuments()


def test_camels_and_tokens_make_the_regions() -> None:
    """ANKH-MAP-03, ANKH-MAP-09, ANKH-CAMEL-09."""
    line = ["3,0|4,0", "3,1|4,0", "3,1|4,1", "4,1|4,2"]
    s = part(camels=line, tokens={"1": "3,0", "3": "3,5", "5": "4,0", "8": "4,6"})
    assert ANKH.document(s)["camels"] == line
    assert [bool(region) for region in s.regions] == [True, False, True, False, True, False, False, True]
    assert s.regions[4] >> EGYPT.number["4,0"] & 1


def test_tokens_stand_on_figures_spaces_and_scorpions() -> None:
    """ANKH-GOD-18, ANKH-GOD-23, ANKH-GUARD-18."""
    s = part(
        figures={"ra": {"god": "5,6", "giant-scorpion": ["6,7", "4,7"]}},
        guardianCards={"giant-scorpion": 0},
        radiant="5,6",
        gates=["8,8", "8,7"],
        pincers={"6,7": "n-ne", "4,7": "sw-nw"},
    )
    assert name_spaces(s.suns) == "5,6"
    assert s.gates == space_set("8,7 8,8")
    assert s.aims == (6 * EGYPT.number["4,7"] + 4, 6 * EGYPT.number["6,7"])


def test_boards_hold_followers_powers_cards_captives_and_guardians() -> None:
    """ANKH-COMP-01, ANKH-UNL-01, ANKH-BAT-06, ANKH-GOD-11, ANKH-SETUP-09."""
    s = part(
        followers={"isis": 7},
        powers={"ra": ["inspiring", "commanding", "resplendent"]},
        played={"amun": ["flood", "drought"]},
        captives={"ra": 2},
        pools={"isis": {"cat-mummy": 1, "apep": 1}},
        guardianCards={"cat-mummy": 1, "apep": 0},
    )
    assert s.followers == (7, 1, 1)
    assert [POWERS[power] for power in members(s.powers[1])] == ["commanding", "inspiring", "resplendent"]
    assert [CARDS[card] for card in members(s.played(2))] == ["flood", "drought"]
    assert s.captives == (0, 2, 0)
    assert [s.guardians_in_pool(0, level + 1) for level in range(GUARDIAN_LEVELS)] == [1, 1, 0]
    assert s.guardian_cards == (1, 0, 2)


def test_devotion_is_listed_most_first_also_within_a_space() -> None:
    """ANKH-DEV-03, ANKH-DEV-05."""
    s = part(devotion=[["ra", 4], ["amun", 4], ["isis", 4]])
    other = part(devotion=[["isis", 4], ["amun", 4], ["ra", 4]])
    assert (s.devotion, s.ladder) == ((4, 4, 4), (0, 2, 1))
    assert (other.devotion, other.ladder) == ((4, 4, 4), (1, 2, 0))
    assert s != other


def test_the_central_board_has_markers_events_turn_and_tokens() -> None:
    """ANKH-TURN-05, ANKH-EVT-01, ANKH-COMP-06."""
    s = part(actions={"gain": 3, "unlock": 2}, event=5, turn="amun", amunToken="down", tiebreaker={"ra": "down"})
    assert (s.advances, s.event, s.turn, s.waiting()) == ((0, 0, 3, 2), 5, 2, [2])
    assert (s.token_up, s.tiebreaker, s.tiebreaker_up) == (False, 1, False)
    s = part(amunToken="up", tiebreaker={"isis": "up"})
    assert (s.token_up, s.tiebreaker, s.tiebreaker_up) == (True, 0, True)
    assert part(tiebreaker={}).tiebreaker == NOBODY


# -- merged and forgotten gods


def test_the_lower_god_of_a_merged_side_has_nothing_of_its_own() -> None:
    """ANKH-MERGE-03, ANKH-DEF-01."""
    s = part(merged=["ra", "isis"], turn="isis")
    assert s.side_of == (1, 1, 2)
    assert s.seats(1) == [0, 1]
    assert (s.figures[0], s.controls[0], s.followers[0], s.hands[0]) == (0, 0, 0, 0)
    assert sorted(s.ladder) == [1, 2]
    assert s.waiting() == [0]
    assert ANKH.document(s)["merged"] == ["ra", "isis"]
    assert part(merged=["ra", "isis"], devotion=[["amun", 3], ["ra", 0]], turn="ra").ladder == (1, 2)


def test_monuments_of_the_lower_god_become_neutral_or_leave_by_the_edition() -> None:
    """ANKH-MERGE-03, ANKHP-MERGE-02."""
    spaces = part().controls[0]
    found = [part(merged=["ra", "isis"], turn="ra", edition=edition) for edition in ("final", "preview")]
    assert sorted(bool(s.monuments() & spaces) for s in found) == [False, True]


def test_a_forgotten_god_is_gone_alone_or_with_the_one_merged_into_it() -> None:
    """ANKH-FORG-02, ANKH-TURN-16."""
    s = part(forgotten=["isis"], turn="ra")
    assert s.side_of == (OUT, 1, 2)
    assert (s.figures[0], s.ladder) == (0, (2, 1))
    assert ANKH.document(s)["forgotten"] == ["isis"]
    five = {"gods": FIVE, "turn": "anubis", "merged": ["ra", "isis"]}
    s = read({**five, "forgotten": ["ra"]})
    assert s.side_of == (OUT, OUT, 2, 3, 4)
    assert ANKH.document(s)["forgotten"] == ["isis", "ra"]
    assert "merged" not in ANKH.document(s)


# -- what happens now


def test_a_turn_begins_unless_told_otherwise() -> None:
    """ANKH-TURN-01."""
    assert part(begin={"turn": None}, turn="ra") == part(turn="ra")


def test_a_conflict_begins_with_the_tiebreaker_for_whose_turn_it_is() -> None:
    """ANKH-CON-01, ANKH-CON-03."""
    s = part(event=4, begin={"conflict": None}, turn="ra", figures={"isis": {"god": "5,6"}})
    assert (s.tiebreaker, s.tiebreaker_up) == (1, True)
    assert (asked(s), s.battle.region, s.waiting()) == ("ChooseCards", 1, [0, 1])


def test_a_conflict_goes_on_from_a_region() -> None:
    """ANKH-CON-03."""
    s = part(**BATTLE)
    assert (asked(s), s.battle.region, s.waiting(), s.tiebreaker) == ("ChooseCards", 2, [0, 2], NOBODY)
    assert "ResolveRegion" not in [type(frame).__name__ for frame in s.stack]


def test_an_ending_ends_the_game() -> None:
    """ANKH-END-01, ANKH-END-03."""
    s = part(ending={"name": "top-of-track", "winner": "ra"}, devotion=[["ra", 31], ["isis", 2], ["amun", 0]])
    assert (s.over, s.waiting(), s.stack) == (True, [], [])
    assert (ANKH.result(s).ending, ANKH.result(s).winners) == ("top-of-track", [1])
    s = part(ending={"name": "atheist", "winner": None}, forgotten=GODS, turn="isis", devotion=[])
    assert (ANKH.result(s).ending, ANKH.result(s).winners) == ("atheist", [])
    assert s.ladder == ()


def test_a_stack_says_what_is_asked_and_what_follows() -> None:
    """ANKH-TURN-09."""
    s = part(stack=[["ChooseAction", 0, 1]])
    assert [ANKH.text(s, option) for option in s.options(0)] == ["gain", "unlock"]


def test_a_battle_is_remembered() -> None:
    """ANKH-BAT-04, ANKH-DEF-08."""
    s = part(**BATTLE)
    document = ANKH.document(s)
    again = read(document)
    assert again.battle.facts() == s.battle.facts()
    assert (again.battle.region, again.battle.participants) == (2, 0b101)


# -- whole documents of random games


def games(edition: str, players: int) -> list[AnkhState]:
    """Positions of a few games by chance, ends included."""
    found: list[AnkhState] = []
    scenarios = kingdoms(players)
    for seed, (top, last_red) in enumerate([(31, 20), (31, 3), (12, 2), (31, 8)]):
        scenario = scenarios[seed % len(scenarios)]
        s = ANKH.new(players, scenario=scenario, seed=seed, edition=edition, top=top, last_red=last_red)
        dice = Dice(seed)
        while s.waiting():
            if dice.below(9) == 0:
                found.append(s.copy())
            seats = s.waiting()
            seat = seats[dice.below(len(seats))]
            s.apply(seat, random_option(s, seat, s.options(seat), dice))
        found.append(s)
    return found


CASES = [(edition, players) for edition in ("final", "preview") for players in ANKH.players]


@pytest.mark.parametrize(("edition", "players"), CASES)
def test_written_positions_read_back_and_are_written_the_same_way(edition: str, players: int) -> None:
    seen: set[str] = set()
    for s in games(edition, players):
        document = ANKH.document(s)
        again = read(document)
        assert again == s
        assert json.dumps(ANKH.document(again)) == json.dumps(document)
        for seat in s.waiting():
            assert again.options(seat) == s.options(seat)
        seen |= set(document)
    optional = {"merged", "first", "begin"}
    assert set(ENTRIES) - optional <= seen | optional


@pytest.mark.parametrize(("edition", "players"), CASES)
def test_a_document_for_a_seat_hides_the_secret_answers_of_other_sides_only(edition: str, players: int) -> None:
    """ANKH-DEC-06."""
    hidden = 0
    for s in games(edition, players):
        whole = ANKH.document(s)
        frame = s.stack[-1] if s.stack else None
        for seat in [*range(players), SPECTATOR]:
            document = ANKH.document(s, seat)
            if not isinstance(frame, Secret):
                assert document == whole
                continue
            stack = document.pop("stack")
            assert document == {name: value for name, value in whole.items() if name != "stack"}
            assert isinstance(stack, list)
            own = s.side_of[seat] if seat >= 0 else OUT
            held = [answer if side == own else None for side, answer in enumerate(frame.held)]
            assert stack[-1] == [type(frame).__name__, *frame.owed, *held]
            hidden += 1
    assert hidden


def test_a_document_with_hidden_answers_is_no_position() -> None:
    """ANKH-DEC-06."""
    s = part(**BATTLE)
    with pytest.raises(DataError, match=r"^doc\.stack\[\d+\]\[\d\]: needs a whole number, not None"):
        read(ANKH.document(s, 0))


def test_every_kind_of_piece_is_written_by_name() -> None:
    """ANKH-COMP-05, ANKH-COMP-08."""
    names: set[str] = set()
    for edition, players in CASES[2:4]:
        for s in games(edition, players):
            names |= {KINDS[kind] for kind in range(len(KINDS)) if s.pieces[kind]}
            text = json.dumps(ANKH.document(s))
            assert all(f'"{KINDS[kind]}"' in text for kind in range(len(KINDS)) if s.pieces[kind])
    assert {"god", "warrior", "obelisk", "temple", "pyramid"} <= names


def test_the_pincers_of_a_scorpion_may_wait_for_the_sun_and_nothing_else_may_wait() -> None:
    """ANKH-GUARD-18, ANKH-GOD-24: a position of a real game is read again with both questions on its stack."""
    t = bare(gods="ra isis", guardians="satet mummy giant-scorpion")
    t.figures(0, warriors="7,6").in_pool(0, giant_scorpion=1)
    t.s.guardian_cards = (*t.s.guardian_cards[:2], t.s.guardian_cards[2] - 1)
    t.turn(0).answer("summon", "giant-scorpion", "7,7")
    assert [type(frame).__name__ for frame in t.s.stack if frame.questions()] == ["AimPincers", "GiveSun"]
    document = ANKH.document(t.s)
    assert ANKH.position(Node(document, "doc")) == t.s
    stack = document["stack"]
    assert isinstance(stack, list)
    for wrong in ([*stack[:-2], stack[-1], stack[-2]], [*stack[:-2], stack[-2], *stack[-2:]]):
        with pytest.raises(DataError, match="a question lies below another"):
            ANKH.position(Node({**document, "stack": wrong}, "doc"))


def test_a_guardian_on_the_map_may_be_the_one_that_another_is_given_up_for() -> None:
    """ANKH-MERGE-07: the position is read again; a space without a Guardian is none."""
    t = bare(3, gods="ra isis amun", guardians="cat-mummy mummy giant-scorpion")
    t.figures(0, cat_mummy="2,6").in_pool(0, mummy=1).figures(1, cat_mummy="7,7")
    t.s.guardian_cards = (t.s.guardian_cards[0] - 2, t.s.guardian_cards[1] - 1, t.s.guardian_cards[2])
    t.s.stack.clear()
    t.s.queue([TakeOver(0, 1), BecomeOne(0, 1), BeginTurn()])
    t.s.settle()
    t.answer("7,7")
    assert t.asked() == "GiveUpGuardian"
    document = ANKH.document(t.s)
    assert ANKH.position(Node(document, "doc")) == t.s
    stack = document["stack"]
    assert isinstance(stack, list)
    for wrong in (ANKH.code(t.s, "5,5"), ANKH.code(t.s, "warrior")):
        with pytest.raises(DataError, match=f"no option of a Guardian {wrong}"):
            ANKH.position(Node({**document, "stack": [*stack[:-1], ["GiveUpGuardian", 0, 1, wrong]]}, "doc"))
