"""Endpoints that need no token: worked examples and rulebooks."""

import asyncio
from functools import lru_cache
from typing import Final

import msgspec
from starlette.responses import Response

from theomachy.engine.decision import State
from theomachy.engine.game import SPECTATOR
from theomachy.games import registry
from theomachy.learn import rulebook
from theomachy.learn.example import Example, Moment, examples
from theomachy.play.table import Table
from theomachy.server.http.call import ENCODE, Call, raw_json
from theomachy.server.http.endpoint import Query, endpoint
from theomachy.server.http.public_routes import CACHE
from theomachy.server.protocol import (
    Block,
    Chapter,
    ChapterListed,
    ExampleList,
    ExampleListed,
    ExampleMoment,
    ExampleShown,
    RulebookList,
    RulebookListed,
    RulebookShown,
    Span,
    Thing,
    Words,
    whole,
)
from theomachy.server.tables.refusal import RequestRefused
from theomachy.server.views.entry_view import event_shown
from theomachy.server.views.table_view import thing_shown, words_shown
from theomachy.words.texts import LANGUAGES

EDITION: Final = Query("edition", pattern=whole("[a-z][a-z0-9-]{0,39}"))


@endpoint("examples", "GET", "/api/examples/{game}", "The worked examples of a game.", reply=ExampleList)
async def example_list(call: Call) -> Response:
    game = named_game(call)
    return raw_json(await asyncio.to_thread(examples_text, game), Cache_Control=CACHE)


@endpoint(
    "example",
    "GET",
    "/api/examples/{game}/{name}",
    "A worked example: its board before the answers and after each of them.",
    reply=ExampleShown,
)
async def example(call: Call) -> Response:
    game, name = named_game(call), str(call.request.path_params["name"])
    if name not in examples(game):
        raise RequestRefused("unknown", "no such example")
    return raw_json(await asyncio.to_thread(example_text, game, name), Cache_Control=CACHE)


@endpoint(
    "rulebooks",
    "GET",
    "/api/rulebooks/{language}",
    "Which chapters of which book cite which rule.",
    reply=RulebookList,
)
async def rulebook_list(call: Call) -> Response:
    return raw_json(await asyncio.to_thread(rulebooks_text, named_language(call)), Cache_Control=CACHE)


@endpoint(
    "rulebook",
    "GET",
    "/api/rulebook/{game}/{language}",
    "The rulebook of a game, of its first edition unless another is named.",
    reply=RulebookShown,
    query=(EDITION,),
)
async def show_rulebook(call: Call) -> Response:
    game, language = named_game(call), named_language(call)
    edition = call.request.query_params.get("edition", rulebook.editions(game)[0])
    if edition not in rulebook.editions(game):
        raise RequestRefused("unknown", f"no such edition; there are {', '.join(rulebook.editions(game))}")
    pdf = pdf_of(game, edition, language)
    here = pdf if pdf in call.server.page else ""
    return raw_json(await asyncio.to_thread(rulebook_text, game, edition, language, here), Cache_Control=CACHE)


def named_game(call: Call) -> str:
    """The game of the address."""
    name = str(call.request.path_params["game"])
    if name not in registry.names():
        raise RequestRefused("unknown", f"no such game; there are {', '.join(registry.names())}")
    return name


def named_language(call: Call) -> str:
    """The language of the address."""
    language = str(call.request.path_params["language"])
    if language not in LANGUAGES:
        raise RequestRefused("unknown", f"no such language; there are {', '.join(LANGUAGES)}")
    return language


# None of this changes while the server runs, so each is encoded once.


@lru_cache(maxsize=16)
def examples_text(game: str) -> bytes:
    """The examples of a game."""
    return ENCODE.encode(ExampleList([example_listed(one) for one in examples(game).values()]))


def example_listed(one: Example) -> ExampleListed:
    """An example in the list."""
    things = [thing_shown(thing) for thing in one.things]
    return ExampleListed(name=one.name, edition=edition_of(one.begin()), rules=one.rules, things=things)


def edition_of(table: Table[State]) -> str:
    """The edition of a position."""
    return table.package.edition(table.s)


@lru_cache(maxsize=256)
def example_text(game: str, name: str) -> bytes:
    """An example, played."""
    one = examples(game)[name]
    table = one.begin()
    moments = [moment_shown(one, table, None, [], Words("", {}))]
    played = one.play(table)
    while True:
        before = Table(table.package, table.s.copy(), table.words)
        moment = next(played, None)
        if moment is None:
            break
        things = [thing_shown(thing) for thing in before.game.things(before.s, moment.option)]
        words = words_shown(before.game.words(before.s, moment.option))
        moments.append(moment_shown(one, table, moment, things, words))
    shown = ExampleShown(
        game=game,
        name=name,
        edition=edition_of(table),
        rules=one.rules,
        things=[thing_shown(thing) for thing in one.things],
        seat=one.seat,
        called=table.game.seat_names(table.s),
        lights=[thing_shown(thing) for thing in one.lights],
        moments=moments,
    )
    return ENCODE.encode(shown)


def moment_shown(
    one: Example, table: Table[State], moment: Moment | None, things: list[Thing], words: Words
) -> ExampleMoment:
    """The board as it stands now, after an answer if there was one."""
    eyes = SPECTATOR if one.seat is None else one.seat
    seats = range(len(table.game.seat_names(table.s)))
    return ExampleMoment(
        seat=None if moment is None else moment.seat,
        text="" if moment is None else moment.text,
        things=things,
        words=words,
        events=[] if moment is None else [event_shown(each.seen_by(eyes), table.game) for each in moment.events],
        waiting=[seat for seat in table.waiting() if seat >= 0],
        sides=[sorted([seat, *table.package.partners(table.s, seat)]) for seat in seats],
        view=msgspec.Raw(msgspec.json.encode(table.game.view(table.s, eyes))),
    )


@lru_cache(maxsize=len(LANGUAGES))
def rulebooks_text(language: str) -> bytes:
    """All rulebooks, by what they cite."""
    return ENCODE.encode(
        RulebookList(
            [
                RulebookListed(
                    game=game,
                    edition=edition,
                    chapters=[
                        ChapterListed(chapter.name, chapter.title)
                        for chapter in rulebook.chapters(game, edition, language)
                    ],
                    cited=rulebook.cited(game, edition),
                )
                for game in rulebook.games()
                for edition in rulebook.editions(game)
            ]
        )
    )


def pdf_of(game: str, edition: str, language: str) -> str:
    """Where a book lies as a PDF among the files of the page, if it was printed (`make rulebook-pdf`)."""
    return f"rulebook/{'-'.join(part for part in (game, edition, language) if part)}.pdf"


@lru_cache(maxsize=64)
def rulebook_text(game: str, edition: str, language: str, pdf: str) -> bytes:
    """A book in one language."""
    found = [
        Chapter(
            chapter.name,
            chapter.title,
            [
                Block(
                    block.kind,
                    [Span(*span) for span in block.spans],
                    [[[Span(*span) for span in cell] for cell in row] for row in block.rows],
                    block.name,
                    block.level,
                )
                for block in chapter.blocks
            ],
        )
        for chapter in rulebook.chapters(game, edition, language)
    ]
    return ENCODE.encode(RulebookShown(game=game, edition=edition, language=language, chapters=found, pdf=pdf))
