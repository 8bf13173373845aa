"""The desk: what everybody may ask, with no token."""

import asyncio
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from theomachy import __version__
from theomachy.games import registry
from theomachy.server.accounts.access import Site, address_of
from theomachy.server.accounts.admission import unknown
from theomachy.server.http import static_files
from theomachy.server.http.call import ENCODE, Call, Handler, json, refused
from theomachy.server.http.endpoints import RuleList, RuleShown, Version, openapi
from theomachy.server.http.rate_limit import Buckets
from theomachy.server.http.schema import schema
from theomachy.server.live.table_hosts import House
from theomachy.server.operate import health
from theomachy.server.protocol import PROTOCOL
from theomachy.server.tables.decisions import Refuse
from theomachy.server.tables.new_games import offered
from theomachy.server.views.table_lists import PHASES, public
from theomachy.words import rule_catalogue
from theomachy.words.texts import LANGUAGES, locale_names, read_locale, texts

DAY: Final = "public, max-age=3600"


@lru_cache(maxsize=len(LANGUAGES))
def rule_list(language: str) -> bytes:
    """The rules catalogue of a language, encoded once."""
    words = texts(language)
    found = [rule_catalogue.entry(rule, words) for rule in rule_catalogue.groups(language)]
    return ENCODE.encode(RuleList([RuleShown(e["id"], e["group"], e["text"], e["links"]) for e in found]))


@lru_cache(maxsize=1)
def schema_text() -> bytes:
    """The JSON Schema, made once: its types do not change while the server runs."""
    return ENCODE.encode(schema())


@lru_cache(maxsize=1)
def openapi_text() -> bytes:
    """The OpenAPI document, made once."""
    return ENCODE.encode(openapi())


@lru_cache(maxsize=1)
def games_text() -> bytes:
    """What can be chosen, made once."""
    return ENCODE.encode(offered())


def lasting(document: bytes) -> Response:
    """A document that stays as it is."""
    return Response(document, headers={"Cache-Control": DAY}, media_type="application/json")


class Desk:
    """Answers about the server, the games and public tables; and the page itself."""

    def __init__(self, house: House, buckets: Buckets, site: Site) -> None:
        self.house: Final = house
        self.world: Final = house.world
        self.buckets: Final = buckets
        self.site: Final = site
        self.page: Final = static_files.installed()
        self.handlers: Final[dict[str, Handler]] = {
            "health": self.health,
            "ready": self.ready,
            "metrics": self.show_metrics,
            "version": self.version,
            "schema": self.show_schema,
            "openapi": self.show_openapi,
            "games": self.games,
            "locale": self.locale,
            "rules": self.rules,
            "tables": self.tables,
        }

    async def health(self, call: Call) -> Response:
        found = health.live()
        return Response(found.body, found.status, media_type="application/json")

    async def ready(self, call: Call) -> Response:
        found = await health.ready(self.world.store, draining=self.house.stopping)
        return Response(found.body, found.status, media_type="application/json")

    async def show_metrics(self, call: Call) -> Response:
        if not self.site.metrics:
            return refused(unknown().reply())
        self.world.metrics.loaded.set(len(self.house.hosts))
        return Response(self.world.metrics.render(), media_type=self.world.metrics.content_type)

    async def version(self, call: Call) -> Response:
        return json(
            Version(
                __version__, PROTOCOL, {each.game.name: each.game.rules_version for each in registry.packages()}
            )
        )

    async def show_schema(self, call: Call) -> Response:
        return lasting(schema_text())

    async def show_openapi(self, call: Call) -> Response:
        return lasting(openapi_text())

    async def games(self, call: Call) -> Response:
        return lasting(games_text())

    async def locale(self, call: Call) -> Response:
        language = call.request.path_params["language"]
        name = str(call.request.path_params["file"]).removesuffix(".ftl")
        if language not in LANGUAGES or name not in locale_names():
            raise Refuse("unknown", "no such file")
        return Response(read_locale(language, name), headers={"Cache-Control": DAY}, media_type="text/plain")

    async def rules(self, call: Call) -> Response:
        language = call.request.path_params["language"]
        if language not in LANGUAGES:
            raise Refuse("unknown", f"no such language; there are {', '.join(LANGUAGES)}")
        return lasting(await asyncio.to_thread(rule_list, language))  # a third of a second, the first time

    async def tables(self, call: Call) -> Response:
        self.buckets.slow_down("lists", address_of(call.request), self.world.limits.reads)
        game = call.word("game", tuple(registry.names()))
        phase = call.word("phase", PHASES)
        return json(await public(self.world, game, phase, call.request.query_params.get("before")))

    async def show_page(self, request: Request) -> Response:
        path = str(request.path_params["path"])
        if path == "api" or path.startswith("api/"):
            return refused(unknown().reply())
        return static_files.respond(request, self.page, path)
