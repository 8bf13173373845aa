"""Both games in words: everything that happens and is asked has a text, and nobody is told another's secret."""

from io import StringIO

import pytest
from rich.console import Console

from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import SPECTATOR, random_option
from theomachy.engine.refusal import SetupError
from theomachy.engine.values import added
from theomachy.games import registry
from theomachy.games.pantheon.rules.components import COLOURS
from theomachy.games.pantheon.rules.piles import one
from theomachy.games.pantheon.rules.state import PantheonState
from theomachy.games.pantheon.terminal.table import draw_table
from theomachy.play.setup import Wishes
from theomachy.play.table import Played
from theomachy.terminal.session import Quit, TerminalGame
from theomachy.words.texts import LANGUAGES, texts

PANTHEON = registry.package("pantheon")


def opened(wishes: Wishes, language: str = "en") -> Played[State]:
    """A new game of Pantheon."""
    return Played(PANTHEON, PANTHEON.header(wishes, 0), texts(language))


def state_of(table: Played[State]) -> PantheonState:
    """The position of a game of Pantheon."""
    assert isinstance(table.s, PantheonState)
    return table.s


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_option_and_reason_of_random_games_has_a_text(game: str, language: str) -> None:
    package = registry.package(game)
    for seed in range(3):
        table = Played(package, package.header(Wishes(players=seed + 2), seed), texts(language))
        dice = Dice(seed)
        while table.waiting():
            seat = table.waiting()[0]
            assert table.ask()
            assert all(table.offer(option) for option in table.options(seat))
            assert all(table.explain(reason) for reason in table.reasons(seat, dice.below(table.game.codes)))
            table.apply(seat, table.random_answer(seat, dice))
            for event in table.heard():
                for watcher in (event.who, SPECTATOR):
                    assert "{" not in table.tell(event.seen_by(watcher))
        assert table.drawn()
        assert table.ending()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_pantheon_is_offered_in_every_language(language: str) -> None:
    table = opened(Wishes(players=2), language)
    assert all(table.offer(code) for code in range(PANTHEON.game.codes))


@pytest.mark.parametrize("game", registry.names())
def test_declining_and_agreeing_say_what_they_mean_in_every_question_and_language(game: str) -> None:
    plain: set[str] = set()
    met: set[str] = set()
    for profile in registry.package(game).fuzz_profiles():
        for seed in range(12):
            dice = Dice(seed)
            s = profile.new(profile.game.players[seed % len(profile.game.players)], seed, dice)
            while s.waiting():
                seat = s.waiting()[0]
                options = s.options(seat)
                for option in options if seat != CHANCE else []:
                    key = profile.game.words(s, option).key
                    if key in (f"{game}-option-pass", f"{game}-option-yes"):
                        kind = profile.game.asked(s, seat).kind
                        met.add(kind)
                        said = {registry.package(game).offer(s, option, texts(each)) for each in LANGUAGES}
                        if said & {texts(each).text(key) for each in LANGUAGES}:
                            plain.add(kind)
                s.apply(seat, random_option(s, seat, options, dice))
    assert len(met) > 6
    assert plain == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_told_or_shown_the_secret_of_another_seat(players: int) -> None:
    """PAN-SETUP-28, PAN-DRAW-07, PAN-LOOT-07: told and drawn texts are equal whatever nature secretly deals."""
    words = texts("en")
    table = opened(Wishes(players=players, variants=["bonus-draft"] if players == 3 else []))
    dice = Dice(players)
    secrets = 0
    while table.waiting() and secrets < 60:
        seat = table.waiting()[0]
        options = table.options(seat)
        owner = table.s.privy()
        if seat == CHANCE and owner >= 0 and len(options) > 1:
            secrets += 1
            told: list[list[str]] = []
            for option in (options[0], options[-1]):
                twin = state_of(table).copy()
                twin.listen()
                twin.apply(CHANCE, option)
                event = twin.heard()[0]
                own = table.tell(event.seen_by(owner))
                seen: list[str] = []
                for other in [other for other in [*range(players), SPECTATOR] if other != owner]:
                    assert table.tell(event.seen_by(other)) != own
                    seen.append(table.tell(event.seen_by(other)))
                    seen += [line.plain for line in draw_table(twin, words, other)]
                told.append(seen)
            assert told[0] == told[1]
        table.apply(seat, table.random_answer(seat, dice))
    assert secrets > 20


def test_a_table_shows_its_seat_the_own_hand() -> None:
    """PAN-SETUP-28."""
    table = opened(Wishes(players=2))
    s = state_of(table)
    s.hands = added(s.hands, 0, one(1) * 3)
    hands = {
        seat: "hand: gifts \N{MULTIPLICATION SIGN}3" in "\n".join(line.plain for line in table.drawn(seat))
        for seat in (None, 0, 1)
    }
    assert hands == {None: True, 0: True, 1: False}


def screen(table: Played[State], humans: int, typed: list[str], seed: int) -> tuple[list[str], list[str]]:
    """What people typing so are shown, cut where the keyboard changes hands; and who took it each time."""
    console = Console(record=True, width=200, file=StringIO())
    prompts: list[str] = []

    def read(prompt: str) -> str:
        console.print(f"<{prompt}>", markup=False)
        if prompt.startswith("Pass the keyboard"):
            prompts.append(prompt.split()[4])
            return ""
        if not typed:
            raise Quit
        return typed.pop(0)

    with pytest.raises(Quit):
        TerminalGame(table, humans, seed, console, read).play()
    return console.export_text().split("<Pass the keyboard")[1:], prompts


def test_hot_seat_shows_each_player_only_the_own_cards() -> None:
    """PAN-SETUP-28: between two hand-overs there are draws and hands of one seat alone."""
    parts, names = screen(opened(Wishes(players=3)), 3, ["1"] * 60, 5)
    hidden = 0
    assert {"Red", "Green", "Yellow"} == set(names)
    for part, name in zip(parts, names, strict=True):
        others = [other.capitalize() for other in COLOURS[:3] if other.capitalize() != name]
        for other in others:
            assert f"{other} draws a card:" not in part
            assert f"\n{other}>" not in part
        owner = ""
        for line in part.splitlines():
            owner = next((colour for colour in COLOURS if line.startswith(colour.capitalize() + " ")), owner)
            if " hand: " in line and owner.capitalize() != name:
                assert line.split(" hand: ")[1].split("   ")[0].isdigit()
                hidden += 1
    assert hidden > 5


def test_chance_is_drawn_and_told_in_the_terminal() -> None:
    """PAN-SETUP-22."""
    table = opened(Wishes(players=2))
    console = Console(record=True, width=200, file=StringIO())
    TerminalGame(table, 0, 3, console, input).play()
    told = console.export_text()
    assert "Epoch 6 begins: " in told
    assert "draws a card from the draw deck." in told
    assert "draws a card:" not in told
    assert "Winner after the second scoring: " in told


def test_a_game_refuses_what_another_game_would_take() -> None:
    for game, wishes in (
        ("ankh", Wishes(variants=["bonus-draft"])),
        ("ankh", Wishes(stall_turns=3)),
        ("pantheon", Wishes(gods=["isis", "ra"])),
        ("pantheon", Wishes(edition="preview")),
        ("pantheon", Wishes(variants=["fog"])),
        ("pantheon", Wishes(players=5)),
    ):
        with pytest.raises(SetupError):
            registry.package(game).header(wishes, 0)


def test_a_secret_event_without_its_secret_has_a_text_of_its_own() -> None:
    """PAN-DRAW-07, PAN-LOOT-07."""
    table = opened(Wishes(players=2))
    drawn = Event("card-drawn", "PAN-DRAW-07", 0, -1, 1, -1, -1, 0, only=0)
    assert table.tell(drawn) == "Red draws a card: gifts."
    assert table.tell(drawn.seen_by(1)) == "Red draws a card from the draw deck."
    taken = Event("demigod-taken", "PAN-LOOT-07", 1, -1, 6, -1, -1, 0, only=1)
    assert table.tell(taken) == "Green takes a demigod of value 6."
    assert table.tell(taken.seen_by(SPECTATOR)) == "Green takes a demigod from the stack."
