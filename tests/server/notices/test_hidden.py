"""Whatever goes out says which game, which table and what kind of news, and not a byte more."""

import ast
import json
import re
from pathlib import Path

import pytest

from tests.server.notices.club import MINUTE, Club, run, settings, sqlite
from tests.server.notices.receivers import Browser, Receiver, mail_server
from theomachy.server import notices
from theomachy.server.protocol import EmailWish, NoticeLink, NoticeWish, WebhookWish
from theomachy.words.texts import LANGUAGES, texts

BOX = "bob@example.org"
KINDS = ("turn", "started", "over", "rematch")


def lines(language: str, game: str, title: str) -> set[str]:
    """Everything that may be said of one table."""
    words = texts(language)
    name = words.text("notice-table", game=words.text(f"{game}-game"), title=title)
    return {words.text(f"notice-line-{kind}", table=name) for kind in KINDS}


@pytest.mark.parametrize(
    ("language", "game"), list(zip(LANGUAGES, ("ankh", "pantheon", "ankh", "pantheon"), strict=True))
)
def test_messages_are_made_of_nothing_but_the_names_of_game_and_table(
    language: str, game: str, tmp_path: Path
) -> None:
    allowed = lines(language, game, "Club")

    async def story(club: Club) -> None:
        receiver = Receiver()
        await receiver.open()
        ada, bob = await club.register("Ada"), await club.register("Bob")
        browser = Browser(receiver, "bob")
        await club.change(bob, "", NoticeWish(language=language, zone="UTC"))
        await club.change(bob, "/push", browser.subscription())
        await club.change(bob, "/webhook", WebhookWish(kind="ntfy", url=f"{receiver.address}/topic"))
        await club.change(bob, "/email", EmailWish(address=BOX))
        await club.work()
        first = str(server.mails(BOX)[0].get_content())
        (token,) = re.findall("confirm/([0-9a-f]{62})", first)
        await club.post("/api/notices/confirm", NoticeLink(token=token))
        table = await club.table(ada, bob, title="Club", game=game)
        for _ in range(6):  # turns of which he is told
            await club.play_until_asked(table, (ada, bob), bob)
            await club.later(30 * MINUTE)
            while await club.play(table, bob):
                pass
        link = f"https://games.example.org/#/table/{table}"
        pushed = browser.shown(club.push_key)
        assert len(pushed) >= 6
        for message in pushed:
            assert message.keys() == {"id", "title", "body", "place"}
            assert message["title"] == texts(language).text("notice-turn", count=1)
            assert message["body"] in allowed
            assert message["place"] == f"table/{table}"
        posted = [json.loads(one.body) for one in receiver.requests if one.path == "/"]
        assert len(posted) >= 6
        for sent in posted:
            assert sent.keys() == {"topic", "title", "message", "click"}
            assert sent["message"] in allowed
            assert sent["click"] == link
        mails = server.mails(BOX)[1:]
        assert len(mails) >= 6
        for mail in mails:
            assert mail["Subject"] == texts(language).text("notice-turn", count=1)
            said, shown, foot = str(mail.get_content()).replace("\r\n", "\n").strip().split("\n\n", 2)
            assert said in allowed
            assert shown == link
            assert re.fullmatch(
                rf"-- \n\n{texts(language).text('notice-stop')}\nhttps://\S+/stop/[0-9a-f]{{62}}", foot
            )
        await receiver.close()

    with mail_server() as (server, port):
        mail = {"smtp_host": "127.0.0.1", "smtp_security": "none", "mail_from": "games@example.org"}
        run(story, sqlite(tmp_path), settings(tmp_path, smtp_port=port, **mail))


def test_what_makes_messages_cannot_see_a_game() -> None:
    """It knows tables by the summaries of the store only."""
    for path in Path(str(notices.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                seen = node.module.startswith(("theomachy.server.tables.table", "theomachy.server.tables.match"))
                assert not seen, path.name
                assert not node.module.startswith(("theomachy.games", "theomachy.server.views")), path.name
