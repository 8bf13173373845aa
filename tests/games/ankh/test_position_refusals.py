"""Position documents that contradict themselves or the rules are refused with the place and the reason."""

import json
import subprocess
import sys

import pytest

from theomachy.engine.bits import members
from theomachy.engine.datafile import Node, read_json
from theomachy.engine.refusal import DataError
from theomachy.games.ankh.game import ANKH
from theomachy.games.ankh.rules.egypt import EGYPT, SPACE_NAMES

START: dict[str, object] = {
    "gods": ["isis", "ra", "amun"],
    "guardians": ["cat-mummy", "apep", "giant-scorpion"],
}
WATER = SPACE_NAMES[members(EGYPT.water)[0]]
LAND = [SPACE_NAMES[space] for space in members(EGYPT.land)]
TOKENS = {"1": "4,5", "2": "4,6", "3": "3,5"}
BATTLE: dict[str, object] = {
    "region": 1, "participants": 0, "double": -1, "doomed": 0, "sheltered": 0, "victor": -1, "margin": 0,
    "cards": [0] * 3, "killed": [0] * 3, "fallen": [0] * 12, "fielded": [0] * 3, "strength": [0] * 3,
}  # fmt: skip


def refusal(**entries: object) -> DataError:
    """Why a document with these entries is refused."""
    with pytest.raises(DataError) as refused:
        ANKH.position(Node(json.loads(json.dumps({**START, **entries})), "doc"))
    return refused.value


def check(entries: dict[str, object], place: str, problem: str) -> None:
    """The document is refused for this reason."""
    refused = refusal(**entries)
    assert (refused.place, problem in refused.problem) == (place, True), refused


def test_a_sound_document_is_taken() -> None:
    """ANKH-SETUP-12."""
    assert (
        ANKH.faults(ANKH.position(Node({**START, "battle": BATTLE, "tokens": TOKENS, "camels": []}, "doc"))) == []
    )


@pytest.mark.parametrize(
    ("value", "place", "problem"),
    [
        ([], "doc", "needs an object"),
        ("ankh", "doc", "needs an object"),
        (None, "doc", "needs an object"),
        ({}, "doc", "needs an entry 'gods'"),
        ({"gods": "isis"}, "doc.gods", "needs a list"),
        ({"gods": [1, 2]}, "doc.gods[0]", "needs a text"),
        ({"gods": ["isis", "ra"], "god": 1}, "doc.god", "unknown entry; known: game, edition"),
    ],
)
def test_what_is_no_document_is_refused(value: object, place: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        ANKH.position(Node(value, "doc"))
    assert refused.value.place == place
    assert problem in refused.value.problem


def test_a_text_that_is_no_json_is_refused() -> None:
    with pytest.raises(DataError, match="not JSON"):
        ANKH.position(read_json('{"gods": ', "doc"))


SETUP: list[tuple[dict[str, object], str, str]] = [
    ({"gods": ["isis"]}, "doc", "number of players (ANKH-SETUP-01): got 1"),
    ({"gods": ["isis", "zeus"]}, "doc", "god: got 'zeus'"),
    ({"gods": ["isis", "isis"]}, "doc", "a different god for each seat"),
    ({"guardians": ["apep"]}, "doc", "guardians (ANKH-SETUP-09)"),
    ({"guardians": ["dragon", "apep", "satet"]}, "doc", "guardian: got 'dragon'"),
    ({"guardians": "apep"}, "doc.guardians", "needs a list"),
    ({"scenario": "atlantis"}, "doc", "scenario for 3 players: got 'atlantis'"),
    ({"scenario": 3}, "doc.scenario", "needs a text"),
    ({"edition": "third"}, "doc", "edition: got 'third'"),
    ({"edition": None}, "doc.edition", "needs a text"),
    ({"first": "osiris"}, "doc.first", "no seat 'osiris' in this game; there are isis, ra, amun"),
    ({"first": 0}, "doc.first", "needs a text"),
    ({"top": "31"}, "doc.top", "needs a whole number"),
    ({"top": True}, "doc.top", "needs a whole number"),
    ({"top": 5}, "doc", "last red Devotion space: got 20"),
    ({"lastRed": 2.5}, "doc.lastRed", "needs a whole number"),
    ({"lastRed": -1}, "doc", "last red Devotion space: got -1"),
]


@pytest.mark.parametrize(("entries", "place", "problem"), SETUP)
def test_a_game_that_cannot_be_set_up_is_refused(entries: dict[str, object], place: str, problem: str) -> None:
    """ANKH-SETUP-01, ANKH-SETUP-04, ANKH-SETUP-09, ANKH-DEV-01."""
    check(entries, place, problem)


SIDES: list[tuple[dict[str, object], str, str]] = [
    ({"merged": ["isis"]}, "doc.merged", "names the higher and the lower god of 3 or more"),
    ({"merged": ["isis", "isis"]}, "doc.merged", "names the higher and the lower god"),
    ({"merged": ["isis", "ra"], "gods": ["isis", "ra"]}, "doc.merged", "of 3 or more"),
    ({"merged": ["isis", "zeus"]}, "doc.merged[1]", "no seat 'zeus'"),
    ({"merged": "isis"}, "doc.merged", "needs a list"),
    ({"forgotten": ["zeus"]}, "doc.forgotten[0]", "no seat 'zeus'"),
    ({"forgotten": {}}, "doc.forgotten", "needs a list"),
    ({"merged": ["isis", "ra"], "followers": {"ra": 1}}, "doc.followers.ra", "it has nothing of its own"),
    ({"forgotten": ["ra"], "figures": {"ra": {}}}, "doc.figures.ra", "merged as the lower god or forgotten"),
    ({"forgotten": ["ra"], "monuments": {"ra": {"temple": "8,8"}}}, "doc", "ANKH-FORG-02 side 1"),
    ({"forgotten": ["ra"], "turn": "ra"}, "doc.turn", "a forgotten god has no turns (ANKH-TURN-16)"),
    ({"forgotten": ["ra"], "devotion": [["isis", 0]]}, "doc.devotion", "needs every side of the game once"),
]


@pytest.mark.parametrize(("entries", "place", "problem"), SIDES)
def test_sides_that_cannot_be_are_refused(entries: dict[str, object], place: str, problem: str) -> None:
    """ANKH-MERGE-02, ANKH-FORG-02, ANKH-TURN-16, ANKH-DEF-01."""
    check(entries, place, problem)


MAP: list[tuple[dict[str, object], str, str]] = [
    ({"camels": []}, "doc", "needs an entry 'tokens'"),
    ({"tokens": TOKENS}, "doc", "needs an entry 'camels'"),
    ({"camels": ["4,5|4,6"], "tokens": TOKENS}, "doc.camels[0]", "no camel can stand there (ANKH-CAMEL-04)"),
    ({"camels": ["3,0|4,0", "4,0|3,0"], "tokens": TOKENS}, "doc.camels[1]", "no camel can stand there"),
    ({"camels": [7], "tokens": TOKENS}, "doc.camels[0]", "needs a text"),
    ({"camels": [], "tokens": {**TOKENS, "9": "4,5"}}, "doc.tokens.9", "'9' is none of 1, 2, 3"),
    ({"camels": [], "tokens": {**TOKENS, "01": "4,5"}}, "doc.tokens.01", "'01' is none of 1, 2, 3"),
    ({"camels": [], "tokens": {**TOKENS, "4": "4,5"}}, "doc.tokens.4", "a land region of its own (ANKH-MAP-09)"),
    ({"camels": [], "tokens": {"1": WATER}}, "doc.tokens.1", "a land region of its own (ANKH-MAP-09)"),
    ({"camels": [], "tokens": {"1": "99,9"}}, "doc.tokens.1", "'99,9' is no space of the map"),
    ({"camels": [], "tokens": {"1": 5}}, "doc.tokens.1", "needs a text"),
    ({"camels": [], "tokens": {"1": "4,5"}}, "doc", "ANKH-INV-02 regions and tokens differ"),
    ({"camels": [], "tokens": []}, "doc.tokens", "needs an object"),
]


@pytest.mark.parametrize(("entries", "place", "problem"), MAP)
def test_regions_that_cannot_be_are_refused(entries: dict[str, object], place: str, problem: str) -> None:
    """ANKH-MAP-09, ANKH-CAMEL-04, ANKH-INV-02."""
    check(entries, place, problem)


def ra(**figures: object) -> dict[str, object]:
    """Figures of Ra."""
    return {"figures": {"ra": {"god": "5,6", **figures}}, "guardianCards": dict.fromkeys(GUARDIANS, 0)}


GUARDIANS = ["cat-mummy", "apep", "giant-scorpion"]
PIECES: list[tuple[dict[str, object], str, str]] = [
    (ra(warrior=["5,6"]), "doc.figures.ra.warrior", "5,6 already holds a god (ANKH-MAP-05)"),
    (ra(warrior=["8,8", "8,8"]), "doc.figures.ra.warrior", "8,8 already holds a warrior (ANKH-MAP-05)"),
    (ra(warrior="4,4"), "doc.figures.ra.warrior", "4,4 already holds a warrior (ANKH-MAP-05)"),
    (ra(warrior="99,9"), "doc.figures.ra.warrior", "'99,9' is no space of the map"),
    (ra(warrior=[5]), "doc.figures.ra.warrior[0]", "needs a text"),
    (ra(warrior=5), "doc.figures.ra.warrior", "needs a list"),
    (ra(temple="8,8"), "doc.figures.ra.temple", "'temple' is none of god, warrior, cat-mummy"),
    ({"figures": {"zeus": {}}}, "doc.figures.zeus", "no seat 'zeus'"),
    ({"figures": []}, "doc.figures", "needs an object"),
    ({"figures": {"ra": "5,6"}}, "doc.figures.ra", "needs an object"),
    ({"figures": {"ra": {}}}, "doc", "ANKH-FIG-04 God of side 1"),
    ({"figures": {"ra": {"god": ["5,6", "8,8"]}}}, "doc", "ANKH-FIG-04 God of side 1"),
    (ra(warrior=WATER), "doc", "ANKH-INV-01 warrior on Water"),
    (ra(warrior=["8,8", "8,7", "8,6", "8,5", "8,4", "8,3", "8,2"]), "doc", "ANKH-INV-03 Warriors of side 1"),
    (ra(**{"giant-scorpion": ["8,8", "8,7", "8,6"]}), "doc", "ANKH-SETUP-09 more giant-scorpion than figures"),
    (ra(**{"giant-scorpion": ["8,8", "8,7"], "apep": "8,6"}), "doc", "ANKH-INV-08 bases of side 1"),
    ({"monuments": {"zeus": {}}}, "doc.monuments.zeus", "no seat 'zeus'"),
    ({"monuments": {"ra": {"warrior": "8,8"}}}, "doc.monuments.ra.warrior", "is none of obelisk, temple, pyramid"),
    ({"monuments": {"ra": {"temple": "4,4"}}}, "doc.monuments.ra.temple", "4,4 already holds a warrior"),
    ({"monuments": {"ra": {"temple": "5,4"}}}, "doc.monuments.ra.temple", "5,4 already holds a temple"),
    ({"monuments": {"neutral": {"temple": "x"}}}, "doc.monuments.neutral.temple", "'x' is no space of the map"),
    ({"monuments": {"neutral": {"temple": WATER}}}, "doc", "ANKH-INV-01 temple on Water"),
    ({"monuments": []}, "doc.monuments", "needs an object"),
    ({"monuments": {"ra": 1}}, "doc.monuments.ra", "needs an object"),
    ({"monuments": {"neutral": {"obelisk": LAND[-15:]}}, "figures": {}}, "doc", "ANKH-INV-02 obelisk"),
    (
        {"monuments": {"ra": {"obelisk": LAND[-5:], "temple": LAND[-10:-5]}}},
        "doc",
        "ANKH-INV-03 Ankh tokens of side 1",
    ),
]


@pytest.mark.parametrize(("entries", "place", "problem"), PIECES)
def test_pieces_that_cannot_stand_so_are_refused(entries: dict[str, object], place: str, problem: str) -> None:
    """ANKH-MAP-05, ANKH-MAP-06, ANKH-FIG-04, ANKH-INV-01, ANKH-INV-02, ANKH-INV-03, ANKH-INV-08, ANKH-SETUP-09."""
    check(entries, place, problem)


SCORPION = ra(**{"giant-scorpion": "6,7"})
ON_THE_MAP: list[tuple[dict[str, object], str, str]] = [
    ({"radiant": "8,8"}, "doc", "ANKH-GOD-23 a Sun token without figure"),
    ({"radiant": ["x"]}, "doc.radiant[0]", "'x' is no space of the map"),
    ({"radiant": 1}, "doc.radiant", "needs a list"),
    ({"radiant": ["4,4", "4,3", "7,6", "6,6"]}, "doc", "ANKH-COMP-10 more tokens"),
    ({"gates": [WATER]}, "doc", "ANKH-GOD-18 an Underworld token on Water"),
    ({"gates": "5,4"}, "doc", "ANKH-INV-01 a Monument on an Underworld token"),
    ({"gates": ["8,8", "8,7", "8,6", "8,5"]}, "doc", "ANKH-COMP-10 more tokens"),
    ({"gates": [None]}, "doc.gates[0]", "needs a text"),
    ({"pincers": {"6,7": "n-ne"}}, "doc", "ANKH-GUARD-18 pincers without Scorpion"),
    ({**SCORPION, "pincers": {"6,7": "north"}}, "doc.pincers.6,7", "'north' is none of n-ne, ne-se"),
    ({**SCORPION, "pincers": {"6,7": 0}}, "doc.pincers.6,7", "needs a text"),
    ({**SCORPION, "pincers": {"x": "n-ne"}}, "doc.pincers.x", "'x' is no space of the map"),
    ({"pincers": []}, "doc.pincers", "needs an object"),
]


@pytest.mark.parametrize(("entries", "place", "problem"), ON_THE_MAP)
def test_tokens_that_cannot_lie_so_are_refused(entries: dict[str, object], place: str, problem: str) -> None:
    """ANKH-GOD-18, ANKH-GOD-23, ANKH-GUARD-18, ANKH-COMP-10, ANKH-INV-01."""
    check(entries, place, problem)


BOARDS: list[tuple[dict[str, object], str, str]] = [
    ({"followers": {"ra": -1}}, "doc", "ANKH-INV-04 side 1"),
    ({"followers": {"ra": "1"}}, "doc.followers.ra", "needs a whole number"),
    ({"followers": {"zeus": 1}}, "doc.followers.zeus", "no seat 'zeus'"),
    ({"powers": {"ra": ["flying"]}}, "doc.powers.ra[0]", "'flying' is none of commanding"),
    ({"powers": {"ra": ["mighty"]}}, "doc.powers.ra[0]", "'mighty' is none of commanding"),
    ({"powers": {"ra": "revered"}}, "doc.powers.ra", "needs a list"),
    ({"powers": {"ra": ["glorious"]}}, "doc", "ANKH-INV-07 powers of side 1"),
    ({"powers": {"ra": ["commanding", "inspiring", "revered"]}}, "doc", "ANKH-INV-07 powers of side 1"),
    ({"played": {"ra": ["ace"]}}, "doc.played.ra[0]", "'ace' is none of flood"),
    ({"played": {"ra": ["cycle"]}}, "doc", "ANKH-INV-05 cards of side 1"),
    ({"captives": {"ra": -1}}, "doc", "ANKH-INV-03 Warriors of side 1"),
    ({"captives": {"ra": 2, "isis": 2}}, "doc", "ANKH-COMP-10 more tokens or captives"),
    ({"pools": {"ra": {"satet": 1}}}, "doc.pools.ra.satet", "not in this game (ANKH-SETUP-09)"),
    ({"pools": {"ra": {"warrior": 1}}}, "doc.pools.ra.warrior", "'warrior' is none of cat-mummy"),
    ({"pools": {"ra": {"apep": None}}}, "doc.pools.ra.apep", "needs a whole number"),
    ({"pools": {"ra": {"apep": 1}}}, "doc", "ANKH-SETUP-09 more apep than figures"),
    ({"pools": {"ra": {"cat-mummy": -1}}}, "doc", "ANKH-INV-08 bases of side 1"),
    ({"guardianCards": {"satet": 1}}, "doc.guardianCards.satet", "not in this game (ANKH-SETUP-09)"),
    ({"guardianCards": {"god": 1}}, "doc.guardianCards.god", "'god' is none of cat-mummy"),
    ({"guardianCards": {"apep": 3}}, "doc", "ANKH-SETUP-09 more apep than figures"),
    ({"guardianCards": []}, "doc.guardianCards", "needs an object"),
    ({"devotion": [["ra", 1]]}, "doc.devotion", "needs every side of the game once, most Devotion first"),
    ({"devotion": [["ra", 1], ["ra", 1], ["isis", 0]]}, "doc.devotion", "needs every side of the game once"),
    ({"devotion": [["ra"]]}, "doc.devotion[0]", "a token is [god, space], most Devotion first"),
    ({"devotion": {"ra": 1}}, "doc.devotion", "needs a list"),
    ({"devotion": [["ra", "1"]]}, "doc.devotion[0][1]", "needs a whole number"),
    ({"devotion": [["zeus", 1]]}, "doc.devotion[0][0]", "no seat 'zeus'"),
    ({"devotion": [["ra", 1], ["isis", 2], ["amun", 0]]}, "doc", "ANKH-INV-04 order of Devotion"),
    ({"devotion": [["ra", 32], ["isis", 2], ["amun", 0]]}, "doc", "ANKH-INV-04 side 1"),
    ({"devotion": [["ra", 2], ["isis", 2], ["amun", -1]]}, "doc", "ANKH-INV-04 side 2"),
]


@pytest.mark.parametrize(("entries", "place", "problem"), BOARDS)
def test_boards_that_cannot_be_are_refused(entries: dict[str, object], place: str, problem: str) -> None:
    """ANKH-INV-03, ANKH-INV-04, ANKH-INV-05, ANKH-INV-07, ANKH-INV-08, ANKH-SETUP-09, ANKH-COMP-10."""
    check(entries, place, problem)


CENTRE: list[tuple[dict[str, object], str, str]] = [
    ({"actions": {"dance": 1}}, "doc.actions.dance", "'dance' is none of move, summon, gain, unlock"),
    ({"actions": {"move": 5}}, "doc.actions.move", "beyond the end of the track (ANKH-TURN-05)"),
    ({"actions": {"unlock": 4}}, "doc.actions.unlock", "beyond the end of the track (ANKH-TURN-05)"),
    ({"actions": {"gain": -1}}, "doc.actions.gain", "beyond the end of the track (ANKH-TURN-05)"),
    ({"event": 19}, "doc.event", "0 to 18 events (ANKH-EVT-01)"),
    ({"event": -1}, "doc.event", "0 to 18 events (ANKH-EVT-01)"),
    ({"event": "4"}, "doc.event", "needs a whole number"),
    ({"turn": "zeus"}, "doc.turn", "no seat 'zeus'"),
    ({"amunToken": "left"}, "doc.amunToken", "'left' is none of up, down"),
    ({"tiebreaker": {"ra": "left"}}, "doc.tiebreaker.ra", "'left' is none of up, down"),
    ({"tiebreaker": {"ra": "up", "isis": "up"}}, "doc.tiebreaker", "there is one Tiebreaker (ANKH-COMP-06)"),
    ({"tiebreaker": "ra"}, "doc.tiebreaker", "needs an object"),
    ({"ending": {"name": "draw", "winner": None}}, "doc.ending.name", "'draw' is none of top-of-track"),
    ({"ending": {"name": "running", "winner": None}}, "doc.ending.name", "'running' is none of"),
    ({"ending": {"name": "atheist"}}, "doc.ending", "needs an entry 'winner'"),
    ({"ending": {"name": "only-god", "winner": "zeus"}}, "doc.ending.winner", "no seat 'zeus'"),
    ({"ending": {}}, "doc.ending", "needs an entry 'name'"),
    ({"battle": {}}, "doc.battle", "needs an entry 'region'"),
    ({"battle": {**BATTLE, "region": 0}}, "doc.battle.region", "no region has this token"),
    ({"battle": {**BATTLE, "region": 7}}, "doc.battle.region", "no region has this token"),
    ({"battle": {**BATTLE, "region": 9}}, "doc.battle.region", "no region has this token"),
    ({"battle": {**BATTLE, "margin": None}}, "doc.battle.margin", "needs a whole number"),
    ({"battle": {**BATTLE, "cards": 0}}, "doc.battle.cards", "needs a list"),
    ({"battle": {**BATTLE, "cards": [0, 0, "0"]}}, "doc.battle.cards[2]", "needs a whole number"),
    ({"battle": {**BATTLE, "fallen": [0] * 3}}, "doc.battle", "needs one number for each seat in cards"),
    ({"begin": {"region": 1}}, "doc.begin", "the Event marker is not on a Conflict: set 'event' (ANKH-EVT-01)"),
    ({"begin": {"conflict": None}, "event": 5}, "doc.begin", "the Event marker is not on a Conflict"),
    ({"begin": {"region": 0}, "event": 4}, "doc.begin.region", "no region has this token"),
    ({"begin": {"region": 9}, "event": 4}, "doc.begin.region", "no region has this token"),
    ({"begin": {"region": 5}, "event": 4}, "doc.begin.region", "no region has this token"),
    ({"begin": {"region": "1"}, "event": 4}, "doc.begin.region", "needs a whole number"),
    ({"begin": {"dinner": None}}, "doc.begin", '{"turn": null}, {"conflict": null} or {"region": token}'),
    ({"begin": {"turn": None, "region": 1}}, "doc.begin", '{"turn": null}, {"conflict": null}'),
    ({"begin": "turn"}, "doc.begin", "needs an object"),
    ({"stack": []}, "doc.stack", "ends with the open question"),
    ({"stack": [["EndTurn"]]}, "doc.stack", "ends with the open question"),
    ({"stack": {}}, "doc.stack", "needs a list"),
    ({"stack": [[]]}, "doc.stack[0]", "no question or step ''"),
    ({"stack": [["Dance", 1]]}, "doc.stack[0]", "no question or step 'Dance'"),
    ({"stack": [[1]]}, "doc.stack[0][0]", "needs a text"),
    ({"stack": [["ChooseAction", 0, "1"]]}, "doc.stack[0][2]", "needs a whole number"),
    ({"stack": [["ChooseAction", 0]]}, "doc.stack[0]", "ChooseAction needs 2 numbers, not 1"),
    ({"stack": [["ChooseAction", 0, 3]]}, "doc.stack", "a question without options"),
    ({"stack": [["ChooseCards", 1, 1, 1, 1, 0, 0, 0, 0]]}, "doc.stack[0]", "ChooseCards needs 6 numbers, not 8"),
    ({"stack": [["MoveTo", 3, 0, 0]]}, "doc.stack[0]", "MoveTo: no seat 3"),
    ({"stack": [["MoveTo", 0, -1, 0]]}, "doc.stack[0]", "MoveTo: no set of spaces -1"),
    ({"stack": [["MoveTo", 0, 0, 101]]}, "doc.stack[0]", "MoveTo: no space 101"),
    ({"stack": [["Kill", 2], ["ChooseAction", 0, -1]]}, "doc.stack[0]", "Kill: no cause of death 2"),
    ({"stack": [["ResolveRegion", 7], ["ChooseAction", 0, -1]]}, "doc.stack[0]", "no region with token 7"),
    ({"stack": [["LayCamel", 0, 3, 2]]}, "doc.stack", "a line goes on where it stands"),
]


@pytest.mark.parametrize(("entries", "place", "problem"), CENTRE)
def test_a_central_board_or_a_moment_that_cannot_be_is_refused(
    entries: dict[str, object], place: str, problem: str
) -> None:
    """ANKH-TURN-05, ANKH-EVT-01, ANKH-COMP-06, ANKH-END-05."""
    check(entries, place, problem)


def test_several_reasons_are_told_together() -> None:
    """ANKH-INV-04, ANKH-INV-07."""
    problem = refusal(followers={"ra": -1}, powers={"isis": ["glorious"]}).problem
    assert problem == "ANKH-INV-04 side 1; ANKH-INV-07 powers of side 0"


# -- contradictions without a message of their own yet: each must be refused, with whatever words


CONTRADICTIONS: dict[str, dict[str, object]] = {
    "another game (game)": {"game": "pantheon"},
    "a game that is no text": {"game": 7},
    "all gods forgotten, but the game goes on (ANKH-END-03)": {"forgotten": ["isis", "ra", "amun"]},
    "one god left, but the game goes on (ANKH-END-02)": {"forgotten": ["isis", "ra"], "turn": "amun"},
    "the turn of the first player, who is forgotten (ANKH-TURN-16)": {"forgotten": ["isis"]},
    "only the lower half of a merged god forgotten": {"merged": ["isis", "ra"], "forgotten": ["ra"]},
    "a god forgotten twice": {"forgotten": ["ra", "ra"]},
    "a camel within a region (ANKH-INV-06)": {"camels": ["4,4|4,5"], "tokens": TOKENS},
    "fewer than no Guardians on a card": {"guardianCards": {"cat-mummy": -1}},
    "fewer than no Guardians in a pool": {
        **ra(**{"giant-scorpion": "8,8"}), "pools": {"ra": {"apep": -1}},
    },
    "a Guardian on the map that is not in the game (ANKH-SETUP-09)": ra(satet="8,8"),
    "a turn after the last event (ANKH-END-04)": {"event": 18},
    "a turn with a marker at the end of its track (ANKH-TURN-06)": {"actions": {"move": 4}},
    "a turn with a token on the top space (ANKH-END-01)": {"devotion": [["ra", 31], ["isis", 0], ["amun", 0]]},
    "a winner without gods (ANKH-END-03)": {"ending": {"name": "atheist", "winner": "ra"}},
    "no winner on the top space (ANKH-END-01)": {"ending": {"name": "top-of-track", "winner": None}},
    "both a stack and a beginning": {"begin": {"turn": None}, "stack": [["ChooseAction", 0, -1]]},
    "a question to no seat": {"stack": [["ChooseAction", 99, -1]]},
    "a question to nature": {"stack": [["ChooseAction", -1, -1]]},
    "a question below another": {"stack": [["ChooseAction", 0, -1], ["ChooseAction", 1, -1]]},
    "a step for no seat": {"stack": [["EndOfActions", 77], ["ChooseAction", 0, -1]]},
    "a region of no token to resolve": {"stack": [["ResolveRegion", 50], ["ChooseAction", 0, -1]]},
    "a space beyond the map": {"stack": [["MoveTo", 0, 0, 10**19]]},
    "a Battle with impossible numbers": {"battle": {**BATTLE, "double": 77, "victor": 99, "cards": [-1, 0, 0]}},
}  # fmt: skip


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_a_contradiction_is_refused(name: str) -> None:
    """ANKH-TURN-06, ANKH-TURN-16, ANKH-END-01, ANKH-END-02, ANKH-END-03, ANKH-END-04, ANKH-SETUP-09."""
    assert refusal(**CONTRADICTIONS[name]).problem


def test_the_place_of_a_misspelt_camel_is_told() -> None:
    """ANKH-CAMEL-04."""
    assert refusal(camels=["here"], tokens=TOKENS).place == "doc.camels[0]"


@pytest.mark.parametrize("question", ["RewardFirst", "CardFirst", "ProtectFigure", "TakeCaptive"])
def test_a_set_below_nothing_is_refused(question: str) -> None:
    """ANKH-DEC-01: in a process of its own, since it might never end."""
    program = (
        "from theomachy.games.ankh.game import ANKH\n"
        "from theomachy.engine.datafile import Node\n"
        "from theomachy.engine.refusal import DataError\n"
        "try:\n"
        f"    ANKH.position(Node({ {**START, 'stack': [[question, 0, -1]]}!r}, 'doc'))\n"
        "except DataError as refused:\n"
        "    print(refused.place)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout == "doc.stack[0]\n"
