"""Endpoints that need no token: health, versions, games, words, rules, public tables, and the web client."""

import asyncio
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from theomachy import __version__
from theomachy.games import registry
from theomachy.server.http import health, static_files
from theomachy.server.http.call import ENCODE, Call, json, raw_json, refused
from theomachy.server.http.endpoint import BEFORE, GAME, PHASE, endpoint
from theomachy.server.http.openapi import openapi
from theomachy.server.http.schema import schema
from theomachy.server.http.server import Server
from theomachy.server.http.table_lists import PHASES, public_tables
from theomachy.server.live.services import no_such_table
from theomachy.server.protocol import PROTOCOL, RuleList, RuleShown, TableList, Version
from theomachy.server.tables.new_games import Offered, offered
from theomachy.server.tables.refusal import RequestRefused
from theomachy.words import rule_catalogue
from theomachy.words.texts import LANGUAGES, texts

CACHE: Final = "public, max-age=3600"


@endpoint("health", "GET", "/healthz", "Whether the process is alive.")
async def live(call: Call) -> Response:
    found = health.live()
    return Response(found.body, found.status, media_type="application/json")


@endpoint("ready", "GET", "/readyz", "Whether the server accepts players.")
async def ready(call: Call) -> Response:
    found = await health.ready(call.services.store, draining=call.server.hosts.stopping)
    return Response(found.body, found.status, media_type="application/json")


@endpoint("metrics", "GET", "/metrics", "Metrics for Prometheus, where they are enabled.")
async def metrics(call: Call) -> Response:
    if not call.server.site.metrics:
        return refused(no_such_table().reply())
    found = call.services.metrics
    found.loaded.set(len(call.server.hosts.loaded))
    waiting, late = call.server.notices.queue.length()
    found.notices_waiting.set(waiting)
    found.notices_late.set(max(0, late) / 1_000)
    return Response(found.render(), media_type=found.content_type)


@endpoint("version", "GET", "/version", "Versions of the server, the protocol and the rules.", reply=Version)
async def version(call: Call) -> Response:
    rules = {each.game.name: each.game.rules_version for each in registry.packages()}
    return json(Version(__version__, PROTOCOL, rules))


@endpoint("schema", "GET", "/api/schema", "The JSON Schema of all messages.")
async def show_schema(call: Call) -> Response:
    return raw_json(schema_text(), Cache_Control=CACHE)


@endpoint("openapi", "GET", "/api/openapi", "This document.")
async def show_openapi(call: Call) -> Response:
    return raw_json(openapi_text(), Cache_Control=CACHE)


@endpoint("games", "GET", "/api/games", "The games, and what can be chosen for a new table.", reply=Offered)
async def games(call: Call) -> Response:
    return raw_json(games_text(), Cache_Control=CACHE)


@endpoint("catalogue", "GET", "/api/games/{game}/catalogue", "Everything a game names: things, questions, events.")
async def catalogue(call: Call) -> Response:
    name = str(call.request.path_params["game"])
    if name not in registry.names():
        raise RequestRefused("unknown", f"no such game; there are {', '.join(registry.names())}")
    document = await asyncio.to_thread(catalogue_text, name)
    return raw_json(document, Cache_Control=CACHE)


@endpoint("locale", "GET", "/api/locale/{language}/{file}", "A Fluent file: `<file>.ftl`, or `<game>.<file>.ftl`.")
async def locale(call: Call) -> Response:
    language = str(call.request.path_params["language"])
    found = word_files(language).get(str(call.request.path_params["file"]))
    if found is None:
        raise RequestRefused("unknown", "no such file")
    return Response(found, headers={"Cache-Control": CACHE}, media_type="text/plain")


@endpoint("rules", "GET", "/api/rules/{language}", "The rules of all games as texts.", reply=RuleList)
async def rules(call: Call) -> Response:
    language = str(call.request.path_params["language"])
    if language not in LANGUAGES:
        raise RequestRefused("unknown", f"no such language; there are {', '.join(LANGUAGES)}")
    return raw_json(await asyncio.to_thread(rules_text, language), Cache_Control=CACHE)


@endpoint(
    "tables",
    "GET",
    "/api/tables",
    "Public tables, newest first.",
    reply=TableList,
    query=(GAME, PHASE, BEFORE),
)
async def tables(call: Call) -> Response:
    call.check_rate("lists", call.services.limits.reads)
    game = call.word("game", tuple(registry.names()))
    phase = call.word("phase", PHASES)
    return json(await public_tables(call.services, game, phase, call.request.query_params.get("before")))


def page(server: Server, request: Request) -> Response:
    """A file of the web client, for every path that no endpoint has."""
    path = str(request.path_params["path"])
    if path == "api" or path.startswith("api/") or request.method == "POST":
        return refused(no_such_table().reply())
    return static_files.respond(request, server.page, path)


# Documents that do not change while the server runs are encoded once.


@lru_cache(maxsize=1)
def schema_text() -> bytes:
    """The JSON Schema."""
    return ENCODE.encode(schema())


@lru_cache(maxsize=1)
def openapi_text() -> bytes:
    """The OpenAPI document."""
    return ENCODE.encode(openapi())


@lru_cache(maxsize=1)
def games_text() -> bytes:
    """What can be chosen for a new table."""
    return ENCODE.encode(offered())


@lru_cache(maxsize=64)
def catalogue_text(name: str) -> bytes:
    """The catalogue of a game."""
    return msgspec.json.encode(registry.package(name).catalogue())


@lru_cache(maxsize=len(LANGUAGES))
def rules_text(language: str) -> bytes:
    """The rules catalogue of a language."""
    words = texts(language)
    found = [rule_catalogue.entry(rule, words) for rule in rule_catalogue.groups(language)]
    return ENCODE.encode(RuleList([RuleShown(e["id"], e["group"], e["text"], e["links"]) for e in found]))


@lru_cache(maxsize=16)
def word_files(language: str) -> dict[str, bytes]:
    """Every Fluent file of a language by the name under which it is served; empty for an unknown language."""
    if language not in LANGUAGES:
        return {}
    folder = files("theomachy.words").joinpath("locale", language)
    found = {path.name: path.read_bytes() for path in folder.iterdir() if path.name.endswith(".ftl")}
    for each in registry.packages():
        found |= {f"{each.game.name}.{path.name}": path.read_bytes() for path in each.word_files(language)}
    return found
