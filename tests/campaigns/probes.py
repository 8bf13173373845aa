"""What observers try in order to learn something: every route and every kind of message, legal or not.

The set is fixed; which probe comes when, and with which numbers, is drawn once for both worlds.
"""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import msgspec

from tests.campaigns.watchers import WRITE, World
from theomachy.engine.chance import Dice
from theomachy.server.protocol import (
    Act,
    Agree,
    Answer,
    BanWish,
    ChannelAct,
    Choices,
    Close,
    Concede,
    Credentials,
    DeleteMe,
    EmailWish,
    Enter,
    Fill,
    Free,
    Invitation,
    Invite,
    Join,
    Kick,
    Leave,
    LessonAgain,
    LessonChoose,
    LessonNext,
    LessonShow,
    Lift,
    MuteSeat,
    NewPassword,
    NoticeLink,
    NoticeWish,
    OpenLesson,
    OpenTable,
    OwnerAct,
    Ping,
    PlayOn,
    Progress,
    Prune,
    PushWish,
    RecomputeRatings,
    Rematch,
    Request,
    ResetPassword,
    Return,
    RoleWish,
    Rotate,
    Say,
    SeatWish,
    Start,
    Suggest,
    TieWish,
    Undo,
    Vote,
    WebhookWish,
)

Probe: TypeAlias = Callable[[World, str, "Numbers"], Awaitable[None]]


class Numbers:
    """What was drawn for one probe: the same in both worlds."""

    def __init__(self, dice: Dice, seat: int, players: int) -> None:
        self.seat: Final = max(0, seat)
        self.other: Final = dice.below(players)
        self.option: Final = dice.below(400)
        self.back: Final = dice.below(30)
        self.share: Final = dice.below(1000)


# -- messages: each is refused, or changes nothing that the script needs


def message(kind: str, world: World, n: Numbers) -> Request | Ping:
    """A message of each kind."""
    new = world.new_id()
    asked = max(0, world.any_device().seq - n.back % 3)
    messages: dict[str, Request | Ping] = {
        "answer": Answer(id=new, seat=n.seat, asked=illegal_asked(world, n, asked), option=illegal(world, n)),
        "suggest": Suggest(id=new, seat=n.seat, asked=asked, option=n.option),
        "undo": Undo(id=new, seat=n.seat, to=foreign_entry(world, n)),
        "agree": Agree(id=new, seat=n.seat, agree=bool(n.option % 2)),
        "vote": Vote(id=new, seat=n.seat, absent=n.other),
        "return": Return(id=new, seat=n.other),
        "leave": Leave(id=new),
        "concede": Concede(id=new, seat=4),  # where there is such a seat, nobody may concede: there are too many
        "kick": Kick(id=new, seat=n.other),
        "fill": Fill(id=new, seat=n.other),
        "free": Free(id=new, seat=n.other),
        "start": Start(id=new),
        "close": Close(id=new),
        "say": Say(id=new, text=f"probe {n.option}"),
        "invite": Invite(id=new, seats=[n.seat] if n.option % 2 else []),
        "rematch": Rematch(id=new),
        "lesson-next": LessonNext(id=new),
        "lesson-show": LessonShow(id=new),
        "lesson-choose": LessonChoose(id=new, choice="a"),
        "lesson-again": LessonAgain(id=new),
        "ping": Ping(n.option),
    }
    return messages[kind]


def illegal_asked(world: World, n: Numbers, asked: int) -> int:
    """The number of the open question, if there is one to the seat, so that the option itself is judged."""
    player = world.players.get(n.seat)
    own = [one.asked for one in player.questions if one.seat == n.seat] if player is not None else []
    return own[0] if own and n.back % 4 else asked


def illegal(world: World, n: Numbers) -> int:
    """An option that is not offered to the seat, so that the answer changes nothing."""
    player = world.players.get(n.seat)
    offered = {option.code for one in player.questions for option in one.options} if player is not None else set()
    return next(code for code in range(n.option, 1000) if code not in offered)


def foreign_entry(world: World, n: Numbers) -> int:
    """An entry that is no standing answer of the seat."""
    own = world.given.get(n.seat, [])
    return next(seq for seq in range(n.back + 1, 10_000) if seq not in own)


def sender(kind: str) -> Probe:
    """Send a message of this kind over the socket, and once more as a request."""

    async def probe(world: World, name: str, n: Numbers) -> None:
        if kind == "leave" and name != "spectator":
            return  # a player who leaves is a step of the game, see away()
        if name in world.observers:
            await world.say(name, message(kind, world, n))
        if kind != "ping":
            await world.fetch(
                name, f"/api/tables/{world.table}/messages", "POST", WRITE.encode(message(kind, world, n))
            )
        await world.settle()

    return probe


async def away(world: World, name: str, n: Numbers) -> None:
    """The observer hands its seat over, and takes it back before the bot has answered."""
    if name == "player":
        wishes: list[Request] = [Leave(id=world.new_id()), Return(id=world.new_id(), seat=n.seat)]
        for wish in wishes:
            await world.say(name, wish)
        await world.settle()


async def garbage(world: World, name: str, n: Numbers) -> None:
    """What is no message."""
    if name in world.observers:
        for body in (b"{", b'{"type":"answer"}', b'{"type":"ping","n":1,"more":2}', b'"' + b"x" * 9_000 + b'"'):
            world.observers[name].socket.send(body)
        await world.settle()


async def again(world: World, name: str, n: Numbers) -> None:
    """Connect once more, from some way back in the log, and from beyond its end."""
    token = world.observer_tokens.get("seat" if name == "player" else name, "")
    for after in (0, max(0, world.any_device().seq - n.back), world.any_device().seq + 5):
        await world.reconnect(name, token, after)
    await world.settle()


# -- routes


def getter(path: str) -> Probe:
    """Read an address; {table}, {answers} and {after} are filled in."""

    async def probe(world: World, name: str, n: Numbers) -> None:
        answers = max([0, *[device.answers for device in world.players.values()]])
        filled = path.replace("{table}", world.table)
        filled = filled.replace("{answers}", str(answers if n.share < 500 else answers * n.share // 1000))
        filled = filled.replace("{other}", str(n.other))
        await world.fetch(name, filled.replace("{after}", str(max(0, world.any_device().seq - n.back))))

    return probe


def poster(path: str, body: Callable[[World, Numbers], msgspec.Struct]) -> Probe:
    """Send something to an address."""

    async def probe(world: World, name: str, n: Numbers) -> None:
        filled = path.replace("{table}", world.table)
        await world.fetch(name, filled, "POST", WRITE.encode(body(world, n)))

    return probe


def playing_on(world: World, n: Numbers) -> OpenTable:
    """A table from the past of this one, which is refused while it runs."""
    return OpenTable(name="X", seats=[SeatWish(kind="me")] * 2, play_on=PlayOn(table=world.table, answers=n.back))


ROUTE_PROBES: Final[dict[str, list[Probe]]] = {
    "health": [getter("/healthz")],
    "ready": [getter("/readyz")],
    "metrics": [getter("/metrics")],
    "version": [getter("/version")],
    "schema": [getter("/api/schema")],
    "openapi": [getter("/api/openapi")],
    "games": [getter("/api/games")],
    "catalogue": [getter("/api/games/ankh/catalogue"), getter("/api/games/nothing/catalogue")],
    "locale": [getter("/api/locale/en/ankh.game.ftl")],
    "rules": [getter("/api/rules/en")],
    "tables": [getter("/api/tables"), getter("/api/tables?phase=playing")],
    "open": [poster("/api/tables", playing_on)],
    "join": [poster("/api/join", lambda world, n: Join(name="Y", code="AAAAAAAA", watch=True))],
    "invitation": [poster("/api/invitation", lambda world, n: Invitation(code="AAAAAAAA"))],
    "me": [getter("/api/me")],
    "my-tables": [getter("/api/me/tables")],
    "account": [poster("/api/accounts", lambda world, n: Credentials(name="Zed", password="x"))],
    "login": [poster("/api/login", lambda world, n: Credentials(name="Nobody", password="wrong horse"))],
    "logout": [poster("/api/logout", lambda world, n: Enter())],
    "enter": [poster("/api/tables/{table}/enter", lambda world, n: Enter(bearer=True))],
    "table": [getter("/api/tables/{table}"), getter("/api/tables/{table}?after={after}")],
    "messages": [sender("say")],
    "follow": [poster("/api/tables/{table}/follow", lambda world, n: Enter(bearer=True))],
    "log": [
        getter("/api/tables/{table}/log"),
        getter("/api/tables/{table}/log?after={after}"),
        getter("/api/tables/{table}/log?seat={other}"),
    ],
    "hint": [getter("/api/tables/{table}/hint"), getter("/api/tables/{table}/hint?seat={other}")],
    "battles": [getter("/api/tables/{table}/battles"), getter("/api/tables/{table}/battles?seat={other}")],
    "replay": [
        getter("/api/tables/{table}/replay/{answers}"),
        getter("/api/tables/{table}/replay/{answers}?seat={other}"),
    ],
    "record": [getter("/api/tables/{table}/record")],
    "position": [
        getter("/api/tables/{table}/position"),
        getter("/api/tables/{table}/position?answers={answers}&form=document"),
        getter("/api/tables/{table}/position?answers={answers}&seat={other}"),
        getter("/api/tables/{table}/position?form=line"),
    ],
    "lessons": [getter("/api/lessons")],
    "open-lesson": [poster("/api/lessons", lambda world, n: OpenLesson(game="ankh", lesson="nothing"))],
    "examples": [getter("/api/examples/ankh"), getter("/api/examples/nothing")],
    "example": [getter("/api/examples/ankh/nothing")],
    "rulebooks": [getter("/api/rulebooks/en")],
    "rulebook": [getter("/api/rulebook/ankh/en"), getter("/api/rulebook/nothing/en")],
    "quiz": [getter("/api/quiz/ankh?seed=1"), getter("/api/quiz/nothing")],
    "weigh": [
        getter("/api/tables/{table}/weigh?option=1"),
        getter("/api/tables/{table}/weigh?seat={other}&option=1"),
    ],
    "progress": [getter("/api/account/progress")],
    "add-progress": [poster("/api/account/progress", lambda world, n: Progress(lessons={"ankh": ["nothing"]}))],
    "password": [poster("/api/password", lambda world, n: NewPassword(old="wrong horse", new="another horse"))],
    "password-reset": [poster("/api/password/reset", lambda world, n: ResetPassword(token="A" * 43, new="x" * 9))],
    "export": [getter("/api/me/export")],
    "delete-me": [poster("/api/me/delete", lambda world, n: DeleteMe(password="wrong horse"))],
    "notices": [getter("/api/notices")],
    "set-notices": [poster("/api/notices", lambda world, n: NoticeWish(language="cs", zone="Europe/Prague"))],
    "add-push": [
        poster(
            "/api/notices/push",
            lambda world, n: PushWish(endpoint="https://192.0.2.1/push", p256dh="B" * 87, auth="A" * 22),
        )
    ],
    "add-email": [poster("/api/notices/email", lambda world, n: EmailWish(address="ada@example.org"))],
    "add-webhook": [
        poster("/api/notices/webhook", lambda world, n: WebhookWish(kind="ntfy", url="https://192.0.2.1/topic"))
    ],
    "change-channel": [poster("/api/notices/channel", lambda world, n: ChannelAct(id="0" * 30, act="off"))],
    "confirm-email": [poster("/api/notices/confirm", lambda world, n: NoticeLink(token="0" * 43))],
    "stop-emails": [poster("/api/notices/stop", lambda world, n: NoticeLink(token="0" * 43))],
    "stop-emails-by-mailer": [
        poster("/api/notices/stop/" + "0" * 43, lambda world, n: NoticeLink(token="0" * 43))
    ],
    "profile": [getter("/api/people?name=Ada"), getter("/api/people?name=Nobody"), getter("/api/people")],
    "people": [getter("/api/me/people")],
    "tie": [poster("/api/me/people", lambda world, n: TieWish(name="Ada", tie="friend", on=True))],
    "choices": [getter("/api/me/choices")],
    "choose": [poster("/api/me/choices", lambda world, n: Choices(zone="Europe/Prague"))],
    "muted": [getter("/api/tables/{table}/muted")],
    "mute": [poster("/api/tables/{table}/mute", lambda world, n: MuteSeat(seat=1, on=n.share < 500))],
    "pools": [getter("/api/ratings")],
    "leaderboard": [getter("/api/ratings/ankh?players=2"), getter("/api/ratings/nothing")],
    "admin-ratings": [poster("/api/admin/ratings", lambda world, n: RecomputeRatings(check=True))],
    "admin-me": [getter("/api/admin/me")],
    "admin-tables": [getter("/api/admin/tables")],
    "admin-table": [getter("/api/admin/tables/{table}")],
    "admin-accounts": [getter("/api/admin/accounts")],
    "admin-account": [getter("/api/admin/account?name=Ada")],
    "admin-bans": [getter("/api/admin/bans")],
    "admin-audit": [getter("/api/admin/audit")],
    "admin-close": [poster("/api/admin/tables/{table}/close", lambda world, n: Act(why="x"))],
    "admin-delete": [poster("/api/admin/tables/{table}/delete", lambda world, n: Act(why="x"))],
    "admin-restore": [poster("/api/admin/tables/{table}/restore", lambda world, n: Act(why="x"))],
    "admin-purge": [poster("/api/admin/tables/{table}/purge", lambda world, n: Act(why="x"))],
    "admin-rotate": [poster("/api/admin/tables/{table}/rotate", lambda world, n: Rotate(seat=0, why="x"))],
    "admin-revoke": [poster("/api/admin/revoke", lambda world, n: OwnerAct(name="Ada", why="x"))],
    "admin-role": [poster("/api/admin/role", lambda world, n: RoleWish(name="Ada", operator=True, why="x"))],
    "admin-reset": [poster("/api/admin/reset", lambda world, n: OwnerAct(name="Ada", why="x"))],
    "admin-erase": [poster("/api/admin/erase", lambda world, n: OwnerAct(name="Ada", why="x"))],
    "admin-ban": [
        poster("/api/admin/bans", lambda world, n: BanWish(kind="address", subject="127.0.0.1", why="x"))
    ],
    "admin-lift": [poster("/api/admin/bans/lift", lambda world, n: Lift(ban="A", why="x"))],
    "admin-prune": [poster("/api/admin/prune", lambda world, n: Prune(why="x"))],
    "socket": [again],
    "page": [getter("/")],
}
MESSAGE_PROBES: Final[dict[str, list[Probe]]] = {
    kind: [sender(kind)]
    for kind in (
        *("answer", "suggest", "undo", "agree", "vote", "return", "leave", "kick", "fill", "free"),
        *("start", "close", "say", "invite", "rematch", "ping", "concede"),
        *("lesson-next", "lesson-show", "lesson-choose", "lesson-again"),
    )
}
MESSAGE_PROBES["leave"].append(away)
MESSAGE_PROBES["ping"].append(garbage)
