"""Endpoints of lessons: which there are, a table for one of them, and what an account has learned."""

from functools import lru_cache

from starlette.responses import Response

from theomachy.games import registry
from theomachy.learn.lesson import lessons
from theomachy.server.http.account_routes import own_account
from theomachy.server.http.call import ENCODE, Call, json, raw_json
from theomachy.server.http.endpoint import endpoint
from theomachy.server.http.join_routes import entered
from theomachy.server.http.public_routes import CACHE
from theomachy.server.protocol import Entered, LessonList, OpenLesson, Progress
from theomachy.server.store.port import Batch, LessonDone
from theomachy.server.views.lesson_view import lesson_listed


@lru_cache(maxsize=1)
def lessons_text() -> bytes:
    """All lessons of all games, as JSON."""
    found = [lesson_listed(one) for game in registry.names() for one in lessons(game).values()]
    return ENCODE.encode(LessonList(found))


@endpoint("lessons", "GET", "/api/lessons", "The lessons of all games, in their order.", reply=LessonList)
async def list_lessons(call: Call) -> Response:
    return raw_json(lessons_text(), Cache_Control=CACHE)


@endpoint(
    "open-lesson",
    "POST",
    "/api/lessons",
    "Make a practice table for a lesson; you are the learner, and its script plays for the others.",
    body=OpenLesson,
    reply=Entered,
)
async def open_lesson(call: Call) -> Response:
    call.check_rate("open", call.services.limits.opens)
    wish = call.read(OpenLesson)
    caller = await call.server.accounts.caller(call.owners, wish.bearer, call.block)
    return entered(call, await call.server.admission.open_lesson(wish, caller), wish.bearer)


@endpoint(
    "progress", "GET", "/api/account/progress", "The lessons your account has finished, by game.", reply=Progress
)
async def progress(call: Call) -> Response:
    call.check_rate("lists", call.services.limits.reads)
    return json(await progress_of(call, (await own_account(call, with_password=True)).name))


@endpoint(
    "add-progress",
    "POST",
    "/api/account/progress",
    "Add lessons you have finished; the reply has all of them. Unknown lessons are left out.",
    body=Progress,
    reply=Progress,
)
async def add_progress(call: Call) -> Response:
    call.check_rate("progress", call.services.limits.reads)
    wish = call.read(Progress)
    account = (await own_account(call, with_password=True)).name
    before = await progress_of(call, account)
    now = call.services.ports.now()
    new = [
        LessonDone(account, game, lesson, now)
        for game in wish.lessons
        if game in registry.names()
        for lesson in lessons(game)
        if lesson in wish.lessons[game] and lesson not in before.lessons.get(game, [])
    ]
    if new:
        await call.services.store.write(Batch(progress=new))
    return json(await progress_of(call, account))


async def progress_of(call: Call, account: str) -> Progress:
    """What an account has learned."""
    found: dict[str, list[str]] = {}
    for one in await call.services.store.progress_of(account):
        found.setdefault(one.game, []).append(one.lesson)
    return Progress(lessons=found)
