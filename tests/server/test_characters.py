"""The characters of bots: who sits down, in which style, what logs keep of it, and what older logs lack."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from tests.server.log import ID, Log, opened
from tests.server.running import Running, told
from theomachy.bots.bot_name import has_styles
from theomachy.bots.levels.names import LEVELS
from theomachy.bots.styles import STYLES
from theomachy.client import Api, RefusedByServer
from theomachy.server.protocol import MOST_SEATS, Fill, Free, OpenTable, SeatWish, Setup
from theomachy.server.tables.characters import (
    BOT_NAMES,
    BY_NAME,
    CHARACTERS,
    BotWish,
    checked,
    old_bot_names,
    seated,
)
from theomachy.server.tables.log import decoded
from theomachy.server.tables.messages.seats import Filled
from theomachy.server.tables.new_games import bot_levels, offered
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.tables.table import Opened, SeatPlan
from theomachy.words.texts import LANGUAGES, read_locale, texts

THINKING = [level for level in LEVELS if has_styles(level)]


def test_every_level_has_characters_of_different_styles_and_nobody_is_listed_twice() -> None:
    assert len(BY_NAME) == len(CHARACTERS) >= MOST_SEATS
    for level in THINKING:
        styles = [one.style for one in CHARACTERS if one.level == level]
        assert len(set(styles)) == len(styles) >= 3, level
        assert set(styles) <= set(STYLES)


def test_every_character_and_style_has_its_words_in_every_language_and_nobody_is_called_by_a_level() -> None:
    for language in LANGUAGES:
        lines = f"{read_locale(language, 'bots')}\n{read_locale(language, 'web')}".splitlines()
        words = dict(line.split(" = ", 1) for line in lines if " = " in line)
        names = {words[f"bot-name-{name}"].lower() for name in BOT_NAMES}
        assert len(names) == len(BOT_NAMES)
        assert all(words[f"bot-about-{name}"] for name in BOT_NAMES)
        assert all(words[f"bot-style-{style}"] for style in STYLES)
        for game in ("ankh", "pantheon"):
            assert len({texts(language).text(f"{game}-bot-style-{style}") for style in STYLES}) == len(STYLES)
        levels = {words[f"{key}-{level}"].lower() for key in ("web-level", "bot-level") for level in LEVELS}
        assert not names & levels


@pytest.mark.parametrize("level", THINKING)
def test_bots_nobody_chose_are_different_characters_of_the_level_in_their_own_styles(level: str) -> None:
    for number in range(20):
        bots = seated("ankh", [BotWish(level)] * 3, [], f"table {number}")
        assert {BY_NAME[bot.bot].level for bot in bots} == {level}
        assert len({bot.style for bot in bots}) == 3
        assert all(bot.style == BY_NAME[bot.bot].style for bot in bots)
    drawn = {seated("ankh", [BotWish(level)], [], f"table {number}")[0].bot for number in range(40)}
    assert len(drawn) == len([one for one in CHARACTERS if one.level == level])


def test_a_wish_is_granted_at_any_level_and_a_written_style_goes_before_the_characters_own() -> None:
    wishes = [
        BotWish("novice", "timon"),
        BotWish("adept/plain", "milo"),
        BotWish("master/builder"),
        BotWish("random"),
    ]
    bots = seated("pantheon", wishes, [], "seed")
    assert bots[0] == ("novice", "timon", "warlord")
    assert bots[1] == ("adept", "milo", "")
    assert bots[2] == ("master", "kallia", "builder")
    assert (bots[3].level, bots[3].style) == ("random", "")
    assert len({bot.bot for bot in bots}) == 4


def test_a_whole_table_of_bots_has_no_name_twice() -> None:
    bots = seated("ankh", [BotWish("adept")] * MOST_SEATS, [], "seed")
    assert len({bot.bot for bot in bots}) == MOST_SEATS


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        (BotWish("wizard"), "unknown bot level 'wizard'.*adept"),
        (BotWish("master@60"), "unknown bot level"),
        (BotWish("adept/tyrant"), "warlord, builder, collector, schemer, plain"),
        (BotWish("random/warlord"), "style"),
        (BotWish("adept", "zeus"), "unknown bot name 'zeus'.*milo"),
    ],
)
def test_what_no_bot_is_is_refused(wish: BotWish, complaint: str) -> None:
    with pytest.raises(RequestRefused, match=complaint):
        checked(wish, bot_levels())


def test_two_bots_of_one_table_are_not_the_same_character() -> None:
    with pytest.raises(RequestRefused, match="same name"):
        seated("ankh", [BotWish("novice", "milo"), BotWish("adept", "milo")], [], "seed")
    with pytest.raises(RequestRefused, match="same name"):
        seated("ankh", [BotWish("novice", "milo")], ["milo"], "seed")


def waiting() -> Log:
    """A table with a person and two free seats."""
    return Log(replace(opened("ankh", 3), seats=[SeatPlan(name="P0"), SeatPlan(), SeatPlan()]))


def test_a_free_seat_is_filled_with_the_character_that_was_picked() -> None:
    log = waiting()
    log.ask(Fill(id=ID, seat=2, level="adept", bot="hapu"), (0,))
    log.ask(Fill(id=ID, level="adept"), (0,))
    shown = log.table.seats_shown()
    assert (shown[2].level, shown[2].bot, shown[2].style) == ("adept", "hapu", "builder")
    assert (shown[1].level, BY_NAME[shown[1].bot].level) == ("adept", "adept")
    assert shown[1].bot != "hapu"
    assert log.table.seats[2].written() == "adept/builder"
    log.ask(Free(id=ID, seat=2), (0,))
    assert (log.table.seats_shown()[2].bot, log.table.seats_shown()[2].style) == ("", "")
    with pytest.raises(RequestRefused, match="same name"):
        log.ask(Fill(id=ID, seat=2, level="adept", bot=shown[1].bot), (0,))
    again = Log(replace(opened("ankh", 3), seats=[SeatPlan(name="P0"), SeatPlan(), SeatPlan()]))
    with pytest.raises(RequestRefused, match="one seat"):
        again.ask(Fill(id=ID, level="adept", bot="hapu"), (0,))


def test_logs_from_before_there_were_characters_are_read_as_they_were() -> None:
    older = b'{"code":"ABCD2345","host":"P0","host_seats":[0],"pace":{"days":3,"increment":30,"kind":"none",'
    older += (
        b'"seconds":1800},"seats":[{"bot":"","level":"","name":"P0"},{"bot":"milo","level":"adept","name":""},'
    )
    older += b'{"bot":"","level":"novice","name":""},{"bot":"","level":"","name":""}],"setup":{"edition":null,'
    older += b'"first":null,"game":"ankh","gods":null,"guardians":null,"players":4,"scenario":null,'
    older += b'"stall_turns":null,"variants":[]},"title":"","visibility":"private"}'
    body = decoded("opened", older)
    assert isinstance(body, Opened)
    log = Log(body)
    filled = decoded("filled", b'{"level":"adept","seat":3}')
    assert filled == Filled(3, "adept")
    log.append(filled)
    shown = log.table.seats_shown()
    names = old_bot_names(log.table.id, ["", "milo", "", ""])
    assert [seat.bot for seat in shown] == ["", "milo", names[2], names[3]]
    assert [seat.style for seat in shown] == [""] * 4
    assert [seat.written() for seat in log.table.seats[1:]] == ["adept", "novice", "adept"]


def test_an_entry_keeps_its_bytes_if_it_says_nothing_new() -> None:
    assert msgspec.json.decode(Filled(3, "adept", "hapu", "builder").encoded()) == {
        "seat": 3,
        "level": "adept",
        "bot": "hapu",
        "style": "builder",
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("characters")) as running:
        yield running


def wish(*bots: SeatWish) -> OpenTable:
    """A table of one person and these bots."""
    setup = Setup(game="pantheon", players=1 + len(bots))
    return OpenTable(name="Ada", setup=setup, seats=[SeatWish(kind="me"), *bots], bearer=True)


def test_a_table_is_opened_with_chosen_characters_and_says_who_they_are(server: Running) -> None:
    async def story(api: Api) -> None:
        bots = [SeatWish(kind="bot", level="master", bot="nefra"), SeatWish(kind="bot", level="novice/builder")]
        ada = await api.open_table(wish(*bots))
        shown = (await api.table(ada.table, ada.token)).table.seats
        assert (shown[1].level, shown[1].bot, shown[1].style) == ("master", "nefra", "collector")
        assert (shown[2].level, shown[2].bot, shown[2].style) == ("novice", "milo", "builder")
        with pytest.raises(RefusedByServer, match="warlord, builder, collector, schemer"):
            await api.open_table(wish(SeatWish(kind="bot", level="adept/tyrant")))

    told(server, story)


def test_the_server_offers_every_character_with_level_and_style() -> None:
    found = offered()
    assert [(one.name, one.level, one.style) for one in found.characters] == [tuple(one) for one in CHARACTERS]
    assert found.bot_names == BOT_NAMES
    assert found.styles == list(STYLES)
