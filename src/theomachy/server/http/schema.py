"""The JSON Schema of all messages, made from their types; `make generate` writes it."""

import json

import msgspec

from theomachy.server.http.endpoints import RuleList
from theomachy.server.protocol import (
    BattlesShown,
    Credentials,
    Enter,
    Entered,
    Exported,
    HintShown,
    Join,
    LoggedIn,
    LogShown,
    Me,
    OpenTable,
    ReplayShown,
    ServerMessage,
    SocketRequest,
    TableList,
)
from theomachy.server.tables.new_games import Offered

ROOTS = {
    "SocketRequest": SocketRequest,
    "ServerMessage": ServerMessage,
    "OpenTable": OpenTable,
    "Join": Join,
    "Enter": Enter,
    "Credentials": Credentials,
    "Entered": Entered,
    "Exported": Exported,
    "HintShown": HintShown,
    "BattlesShown": BattlesShown,
    "LoggedIn": LoggedIn,
    "LogShown": LogShown,
    "Me": Me,
    "ReplayShown": ReplayShown,
    "TableList": TableList,
    "Offered": Offered,
    "RuleList": RuleList,
}


def schema() -> dict[str, object]:
    """One document: the unions by direction, and every message by its name."""
    roots, parts = msgspec.json.schema_components(ROOTS.values(), ref_template="#/$defs/{name}")
    definitions: dict[str, object] = dict(parts)
    for name, root in zip(ROOTS, roots, strict=True):
        definitions.setdefault(name, root)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Theomachy protocol",
        "$defs": dict(sorted(definitions.items())),
    }


def text() -> str:
    """As it is committed."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
