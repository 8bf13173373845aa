"""A game of another package plays everywhere, with no line of Theomachy changed for it."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from io import StringIO
from pathlib import Path

import jsonschema
import pytest
from poker.documents import view
from poker.game import POKER
from poker.package import PACKAGE as POKER_PACKAGE
from poker.rules.cards import CARDS, HANDS, kind_of, strength
from poker.rules.state import DECK, PokerState
from rich.console import Console

from tests.campaigns.leak import Leak, play_games
from tests.campaigns.twins import Kind, Scripted, last_of_a_secret, scripts
from tests.games import test_catalogue as catalogues
from tests.installed import poker_installed
from tests.server.served import Served
from theomachy.arena import fuzz
from theomachy.arena.ladder.plan import ROUND_ROBIN, Plan
from theomachy.arena.ladder.play import play
from theomachy.bots.ask import ask_bot
from theomachy.bots.levels.names import LEVELS
from theomachy.client import Api, Player, new_id
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE, EVERYBODY, Secret
from theomachy.engine.game import SPECTATOR, random_option
from theomachy.engine.line import from_line, to_line
from theomachy.engine.record import Replay, read_record
from theomachy.games import registry
from theomachy.learn.lesson import lessons
from theomachy.learn.rehearsal import rehearsed
from theomachy.play.reading import table_of
from theomachy.play.table import Played
from theomachy.server.protocol import Join, OpenTable, SeatWish, Setup, Start
from theomachy.terminal.session import TerminalGame
from theomachy.words.rule_catalogue import groups, search
from theomachy.words.texts import LANGUAGES, locale_names, read_locale, texts


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with poker_installed(tmp_path_factory.mktemp("site")):
        yield


def theomachy(*arguments: str, code: int = 0) -> str:
    """What the command prints."""
    command = [sys.executable, "-m", "theomachy", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code, done.stderr
    return done.stdout


def hand(*names: str) -> list[int]:
    """Cards by name."""
    return [CARDS.index(name) for name in names]


# -- the game itself


def test_its_lessons_are_played_like_ours() -> None:
    (lesson,) = lessons("poker").values()
    run, faults = rehearsed(lesson)
    assert (run.over, faults) == (True, [])
    for language in LANGUAGES:
        assert [key for key in lesson.texts()[0] if not texts(language).has(key)] == []
    assert "poker     1. Betting (1 min)" in theomachy("learn")
    assert "poker/lessons/01-betting.toml: fits" in theomachy("learn", "poker", "--check")


def test_hands_are_ranked() -> None:
    """POKER-07."""
    ascending = [
        hand("9c", "jd", "ks"),
        hand("9c", "jd", "as"),
        hand("9c", "9d", "10s"),
        hand("9c", "9d", "as"),
        hand("9c", "jc", "ac"),
        hand("9c", "10d", "js"),
        hand("9c", "9d", "9s"),
        hand("qs", "ks", "as"),
    ]
    assert [strength(each) for each in ascending] == sorted({strength(each) for each in ascending})
    assert [HANDS[kind_of(each)] for each in ascending[2:]] == ["pair", "pair", *HANDS[2:]]


def test_the_registry_has_it_after_our_own_games() -> None:
    assert registry.names() == [*registry.BUILT_IN, "poker"]
    assert registry.package("poker").game is POKER
    assert "poker" in registry.fuzz_profiles()


# -- words


def test_its_words_are_read_from_its_own_package() -> None:
    assert {"poker.game", "poker.rules"} <= set(locale_names())
    for language in LANGUAGES:
        assert "POKER-10 = " in read_locale(language, "poker.rules")
        assert texts(language).has("poker-question-bets")
    assert texts("pl").text("poker-option-fold") == "Pasuj"
    assert texts("en").text("POKER-02").startswith("At the start")
    assert [rule for rule in groups("ru") if rule.startswith("POKER")] == POKER.rules()
    assert [found["id"] for found in search("poker-06", texts("en"))] == ["POKER-06"]


# -- the terminal


class Typist:
    """A person who asks for everything once, and then takes the last option."""

    def __init__(self) -> None:
        self.first = ["map", "?", "why bet", "why 9c", "nonsense", "hint", "undo"]
        self.typed = 0

    def read(self, prompt: str) -> str:
        self.typed += 1
        return self.first.pop(0) if self.first else "1"


def test_it_is_played_in_the_terminal() -> None:
    for language in LANGUAGES:
        output = StringIO()
        table = Played(registry.package("poker"), POKER.header(3), texts(language))
        typist = Typist()
        bot = LEVELS["novice"].make()
        TerminalGame(table, 1, 5, Console(file=output, width=100), typist.read, bot).play()
        shown = output.getvalue()
        assert table.result().ending == "most-chips"
        assert typist.typed > 8
        assert "??" in shown  # hands of others
        assert "[POKER-" in shown
        assert "POKER-04: " in shown


# -- the command line


def test_every_command_knows_it(tmp_path: Path) -> None:
    assert "poker" in theomachy("dev", "games").split()
    assert "2-4 (poker)" in theomachy("play", "--help").replace("\n", " ")
    assert "Most chips" in theomachy("play", "poker", "--humans", "0", "--seed", "3")
    summary = json.loads(theomachy("simulate", "poker", "--games", "8", "--json"))
    assert summary["endings"] == {"most-chips": 8}
    assert "no invariant broken" in theomachy("dev", "fuzz", "poker", "--strict")
    assert theomachy("dev", "why-not", "poker", "--attempts", "500").rstrip().endswith("0 unexplained")
    record = tmp_path / "game.record"
    assert "most-chips" in theomachy("record", str(record), "--game", "poker", "--players", "4")
    shown = json.loads(theomachy("replay", str(record), "--json"))
    assert shown["position"]["over"] is True
    hidden = json.loads(theomachy("replay", str(record), "--json", "--to", "30", "--seat", "east"))
    assert isinstance(hidden["position"]["hands"]["north"], int)
    assert theomachy("play", "poker", "--gods", "a,b", code=2) == ""


def test_the_ladder_ranks_levels_in_it() -> None:
    plan = Plan("poker", 2, ["random", "novice"], ROUND_ROBIN, 40, 3)
    outcomes = [outcome for deal in plan.deals() for outcome in play(deal)]
    wins = sum(1 for each in outcomes if [each.seats[seat] for seat in each.winners] == ["novice"])
    assert len(outcomes) == 40
    assert wins > 22


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_answers_every_question_of_it(level: str) -> None:
    s = POKER.start(3, 4)
    dice = Dice(1)
    by_rounds = LEVELS[level].with_rounds
    bot = LEVELS[level].make() if by_rounds is None else by_rounds(3)  # not a second for each answer
    while s.waiting():
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            s.apply(seat, random_option(s, seat, options, dice))
        else:
            s.apply(seat, ask_bot(bot, POKER, s, seat, dice))
    assert POKER.result(s).winners


# -- records and positions


def test_records_and_positions_are_read_back() -> None:
    table = Played(POKER_PACKAGE, POKER.header(4), texts("en"))
    schema = json.loads(POKER.schema())
    dice = Dice(8)
    while table.waiting():
        seat = table.waiting()[0]
        assert from_line(POKER, to_line(POKER, table.s)) == table.s
        document = json.loads(json.dumps(table.document()))
        jsonschema.validate(document, schema)
        assert table_of(json.dumps(document), "document", texts("en")).s == table.s
        assert table_of(table.line(), "line", texts("en")).s == table.s
        table.apply(seat, table.random_answer(seat, dice))
    replay = Replay(registry.package("poker").game, read_record(table.text()))
    assert replay.run() == table.s


def test_a_new_game_is_read_from_a_few_words() -> None:
    s = POKER.position(Node({"game": "poker", "players": 2, "chips": {"north": 25, "east": 15}}, "document"))
    assert s.round == 1
    assert s.chips == (24, 14)


# -- the catalogue


def test_its_catalogue_is_whole() -> None:
    package = registry.package("poker")
    catalogues.test_a_catalogue_has_the_shape_of_catalogues(package)
    for language in LANGUAGES:
        catalogues.test_every_text_of_a_catalogue_exists(package, language)
    catalogues.test_every_rule_of_a_catalogue_exists(package)
    catalogues.test_things_of_every_kind_are_listed_once(package)
    catalogues.test_questions_and_events_speak_of_things_that_are_listed(package)
    catalogues.test_every_option_code_is_in_one_range(package)
    catalogues.test_every_event_of_random_games_is_declared_with_what_it_tells("poker")
    catalogues.test_views_have_the_shape_they_declare("poker")


# -- the server


def test_bots_play_it_on_the_server_before_a_spectator(tmp_path: Path) -> None:
    settings = {"BOT_SECONDS": "5", "BOT_STEADY": "false", "RATE_FACTOR": "100"}
    with Served(tmp_path, settings) as server:
        connection = HTTPConnection("127.0.0.1", server.port, timeout=20)

        def get(path: str) -> str:
            connection.request("GET", path)
            response = connection.getresponse()
            body = response.read().decode()
            assert response.status == 200, body
            return body

        assert [game["name"] for game in json.loads(get("/api/games"))["games"]] == registry.names()
        assert get("/api/locale/cs/poker.rules.ftl") == read_locale("cs", "poker.rules")
        assert "POKER-01" in get("/api/rules/en")
        connection.close()
        record = asyncio.run(whole_game(Api(server.address)))
        assert "Traceback" not in server.log()
    replay = Replay(POKER, read_record(record))
    assert replay.run().over


async def whole_game(api: Api) -> str:
    """A person, two bots and a spectator; the record of the game."""
    bots = [SeatWish(kind="bot", level="novice"), SeatWish(kind="bot", level="adept")]
    wish = OpenTable(
        name="Ada",
        setup=Setup(game="poker", players=3),
        seats=[SeatWish(kind="me"), *bots],
        visibility="link",
        bearer=True,
    )
    ada = await api.open_table(wish)
    eve = await api.join(Join(name="Eve", code=ada.code, watch=True, bearer=True))
    async with asyncio.timeout(120), Player(api.address, ada.table, ada.token) as player:
        await player.request(Start(id=new_id()))
        while (question := await player.asked()) is not None:
            assert {option.text for option in question.options} <= {"pass", "fold", "bet", *CARDS}
            await player.answer(question, question.options[-1].code)
    update = await api.table(ada.table, eve.token)
    assert update.table.phase == "finished"
    assert update.game is not None
    shown = json.loads(bytes(update.game.views["spectator"]))
    assert all("hand" not in seat for seat in shown["players"])
    return await api.record(ada.table, ada.token)


# -- secrets


def known(s: PokerState, observer: int) -> bytes:
    """What an observer knows, by POKER-03 and POKER-04: not the deck, other hands, or answers not yet opened."""
    hidden = {DECK, *[seat + 1 for seat in range(s.players) if seat != observer]}
    places = [None if place in hidden else place for place in s.place]
    sizes = [len(s.hand(seat)) for seat in range(s.players)]
    frames: list[object] = []
    for frame in s.stack:
        if isinstance(frame, Secret):
            held = [answer for seat, answer in enumerate(frame.held) if seat == observer]
            frames.append((type(frame).__name__, frame.owed, held))
        else:
            frames.append((type(frame).__name__, frame.facts))
    return repr((s.round, s.pot, s.over, s.chips, s.betting, places, sizes, frames)).encode()


def secret(s: PokerState, seat: int, observer: int) -> bool:
    """Cards dealt to others, and bets of others."""
    if seat == CHANCE:
        return s.privy() not in (EVERYBODY, observer)
    return isinstance(s.stack[-1], Secret) and seat != observer


def reveals(before: PokerState, after: PokerState) -> bool:
    """All bets are in, or hands are shown."""
    return last_of_a_secret(before) or after.round != before.round or after.over


def opens(before: PokerState, other: PokerState, after: PokerState) -> bool:
    """Different bets are opened, or different hands shown."""
    bets = last_of_a_secret(before) and before.stack[-1].facts != other.stack[-1].facts
    return bets or ((after.round != before.round or after.over) and before != other)


def poker_scripts() -> tuple[Scripted, ...]:
    """Twin games of poker."""
    return (scripts(Kind(POKER_PACKAGE, known, secret, reveals, opens, quiet=60, lasting=True)),)


def test_no_observer_of_twin_games_learns_a_hidden_card() -> None:
    tally = asyncio.run(play_games(range(12), 5, poker_scripts()))
    assert tally.games > 6
    assert tally.differing > 6
    assert tally.compared > 500


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(s: PokerState, seat: int, own: bool) -> view.PlayerView:
        shown = honest(s, seat, own)
        shown["chips"] += sum(s.hand(seat)) % 2  # one bit of a hidden hand
        return shown

    honest = view.player_view
    monkeypatch.setattr(view, "player_view", leaking)
    with pytest.raises(Leak):
        asyncio.run(play_games(range(12), 5, poker_scripts()))


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("poker.rules.state.added", lambda row, place, amount: row)
    with pytest.raises(fuzz.BrokenInvariant, match="POKER-01"):
        fuzz.play_one(registry.fuzz_profiles()["poker"], 2, 0, 1)


def test_a_view_does_not_depend_on_what_a_seat_cannot_know() -> None:
    dice = Dice(3)
    mind = POKER_PACKAGE.mind()
    for seed in range(4):
        s = POKER.start(3, seed)
        for seat in (0, 1, 2, SPECTATOR):
            document = json.loads(json.dumps(POKER.document(s, seat)))
            other = mind.imagining(Node(document, "document"), seat).position(dice)
            assert other != s
            assert POKER.view(other, seat) == POKER.view(s, seat)
            assert POKER.faults(other) == []
