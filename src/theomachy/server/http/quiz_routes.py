"""The quiz: questions about real positions, made by the engine. It needs no token."""

from typing import Final

import msgspec
from starlette.responses import Response

from theomachy.engine.decision import State
from theomachy.engine.game import SPECTATOR
from theomachy.engine.refusal import DataError
from theomachy.games import registry
from theomachy.learn.quiz.legal import KIND as LEGAL
from theomachy.learn.quiz.make import MOST_SEED, Made, kinds_of, make_quiz
from theomachy.server.http.call import ENCODE, Call, raw_json
from theomachy.server.http.endpoint import Query, endpoint
from theomachy.server.http.public_routes import CACHE
from theomachy.server.live.fair_turns import Asker, Crowded
from theomachy.server.protocol import QuizAsked, QuizChoice, QuizFact, QuizShown, QuizWhy, whole
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.views.entry_view import event_shown
from theomachy.server.views.table_view import thing_shown, words_shown

NAME: Final = whole("[a-z][a-z0-9-]{0,39}")


@endpoint(
    "quiz",
    "GET",
    "/api/quiz/{game}",
    "A question about a position, by its kind and seed, with the right choice and the reasons.",
    reply=QuizShown,
    query=(Query("kind", pattern=NAME), Query("seed", 0, MOST_SEED), Query("edition", pattern=NAME)),
)
async def quiz(call: Call) -> Response:
    call.check_rate("quiz", call.services.limits.quizzes)
    game = str(call.request.path_params["game"])
    if game not in registry.names():
        raise RequestRefused("unknown", f"no such game; there are {', '.join(registry.names())}")
    seed = call.number("seed", 0, MOST_SEED) or 0
    kind, edition = (call.request.query_params.get(name, "") for name in ("kind", "edition"))

    def make() -> bytes:
        return ENCODE.encode(quiz_shown(game, make_quiz(registry.package(game), kind, seed, edition)))

    try:
        who = Asker(call.block, call.person)
        made = await call.server.quizzes.get((game, edition, kind, seed), who, make)
    except DataError as error:
        raise RequestRefused("unknown", str(error)[:300]) from error
    except Crowded as error:
        raise RequestRefused("too-fast", "too many questions are being made; try again", retry=1_000) from error
    return raw_json(made, Cache_Control=CACHE)


def quiz_shown(game: str, made: Made[State]) -> QuizShown:
    """A question as it is sent."""
    package = registry.package(game)
    found, s = made.quiz, made.quiz.s
    eyes = SPECTATOR if found.seat is None else found.seat
    seats = range(len(package.game.seat_names(s)))
    return QuizShown(
        game=game,
        edition=made.edition,
        kind=made.kind,
        kinds=list(kinds_of(package)),
        seed=made.seed,
        ask=words_shown(found.ask),
        question=asked_shown(game, made),
        seat=found.seat,
        called=package.game.seat_names(s),
        waiting=[seat for seat in s.waiting() if seat >= 0],
        sides=[sorted([seat, *package.partners(s, seat)]) for seat in seats],
        view=msgspec.Raw(msgspec.json.encode(package.game.view(s, eyes))),
        facts=[
            QuizFact(
                words=words_shown(fact.words),
                things=[thing_shown(thing) for thing in fact.things],
                seat=None if fact.seat < 0 else fact.seat,
            )
            for fact in found.facts
        ],
        lights=[thing_shown(thing) for thing in found.lights],
        choices=[
            QuizChoice(
                words=words_shown(choice.words),
                text=choice.text,
                things=[thing_shown(thing) for thing in choice.things],
            )
            for choice in found.choices
        ],
        right=found.right,
        why=why_shown(game, made),
    )


def asked_shown(game: str, made: Made[State]) -> QuizAsked | None:
    """What the seat is asked at the table, where legal answers are asked for."""
    if made.kind != LEGAL or made.quiz.seat is None:
        return None
    asked = registry.package(game).game.asked(made.quiz.s, made.quiz.seat)
    subject = None if asked.subject is None else thing_shown(asked.subject)
    return QuizAsked(kind=asked.kind, subject=subject, amount=asked.amount)


def why_shown(game: str, made: Made[State]) -> list[QuizWhy]:
    """The explanation, each line once."""
    package = registry.package(game).game
    found: list[QuizWhy] = []
    for line in made.quiz.why:
        event = None if line.event is None else event_shown(line.event, package)
        shown = QuizWhy(rule=line.rule, choice=None if line.choice < 0 else line.choice, event=event)
        if shown not in found:
            found.append(shown)
    return found
