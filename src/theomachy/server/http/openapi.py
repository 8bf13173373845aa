"""The OpenAPI document, made from the declared endpoints."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from theomachy.server.http.endpoint import ENDPOINTS, Endpoint, Query
from theomachy.server.protocol import PROTOCOL, Refused

Document: TypeAlias = dict[str, object]
PATTERNS: Final[dict[str, Document]] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{20}$"},
    "answers": {"type": "integer", "minimum": 0, "maximum": 100_000},
    "language": {"type": "string", "pattern": "^[a-z]{2}$"},
    "file": {"type": "string", "pattern": "^[a-z0-9.-]{1,80}\\.ftl$"},
    "game": {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"},
    "name": {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,79}$"},
    "token": {"type": "string", "pattern": "^[0-9a-f]{62}$"},
}
"""The schemas of path parameters."""


def openapi() -> Document:
    """The whole document."""
    types = {part for one in ENDPOINTS.values() for part in (*one.body, *one.reply)} | {Refused}
    ordered = sorted(types, key=lambda part: part.__name__)
    _, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, Document] = {}
    for endpoint in ENDPOINTS.values():
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Theomachy", "version": str(PROTOCOL), "description": "See docs/reference/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


def _operation(endpoint: Endpoint) -> Document:
    parameters: list[object] = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, schema in PATTERNS.items()
        if "{" + name + "}" in endpoint.path
    ]
    parameters += [{"name": query.name, "in": "query", "schema": _schema(query)} for query in endpoint.query]
    responses: Document = {"default": _content("refused", (Refused,))}
    responses["200"] = _content("done", endpoint.reply) if endpoint.reply else {"description": "done"}
    operation: Document = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": responses,
    }
    if endpoint.operator:
        operation["security"] = [{"token": []}]
        operation["description"] = "Only for operators of the server; a 404 for everybody else."
    if endpoint.body:
        operation["requestBody"] = {"required": True, **_content("", endpoint.body)}
    return operation


def _schema(query: Query) -> Document:
    if query.words:
        return {"type": "string", "enum": list(query.words)}
    if query.pattern:
        return {"type": "string", "pattern": query.pattern}
    return {"type": "integer", "minimum": query.low, "maximum": query.high}


def _content(description: str, types: tuple[type[Struct], ...]) -> Document:
    references: list[object] = [{"$ref": f"#/components/schemas/{part.__name__}"} for part in types]
    schema: object = references[0] if len(references) == 1 else {"oneOf": references}
    described: Document = {"description": description} if description else {}
    return {**described, "content": {"application/json": {"schema": schema}}}
