"""The JSON Schema of all messages, made from their types; `make generate` writes it."""

import json

import msgspec

from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.protocol import Ping, ServerMessage
from theomachy.server.tables.messages.declaration import request_union


def schema() -> dict[str, object]:
    """One document: the unions of both directions of a socket, and every message by its name."""
    named: dict[str, object] = {"SocketRequest": request_union(Ping), "ServerMessage": ServerMessage}
    for endpoint in ENDPOINTS.values():
        named |= {part.__name__: part for part in (*endpoint.body, *endpoint.reply)}
    roots, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    definitions: dict[str, object] = dict(parts)
    for name, root in zip(named, roots, strict=True):
        definitions.setdefault(name, root)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Theomachy protocol",
        "$defs": dict(sorted(definitions.items())),
    }


def schema_document() -> str:
    """The schema as it is committed."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
