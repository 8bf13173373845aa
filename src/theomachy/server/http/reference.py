"""The tables of docs/reference/protocol.md, made from the declarations; `make generate` writes them."""

import re
from typing import Final, get_type_hints

import msgspec

from theomachy.server.http.app import ROUTES
from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.protocol import Phase
from theomachy.server.tables.messages.declaration import ENTRY_KINDS, MESSAGES
from theomachy.server.tables.permissions import NOT_FROZEN, Permission
from theomachy.server.tables.table import EntryBody, Public

PLACEHOLDERS: Final[dict[object, object]] = {int: 1, str: "x", bool: True}
assert ROUTES, "importing the routes declares every endpoint"


def request_table() -> str:
    """Every request: its fields, who may send it, when, and what it does."""
    lines = ["| type | fields | for | when | |", "| --- | --- | --- | --- | --- |"]
    for name, declared in sorted(MESSAGES.items()):
        fields = ", ".join(f"`{field}`" for field in declared.request.__struct_fields__ if field != "id")
        allowed = f"{who(declared.permission)} | {when(declared.permission)}"
        lines.append(f"| `{name}` | {fields} | {allowed} | {first_line(declared.request)} |")
    lines.append("| `ping` | `n`, no `id` | everyone on a socket | always | Check the connection. |")
    return "\n".join(lines)


def entry_table() -> str:
    """Every kind of log entry, with the fields that every viewer is shown."""
    lines = ["| kind | fields | |", "| --- | --- | --- |"]
    for name, body in sorted(ENTRY_KINDS.items()):
        fields = ", ".join(f"`{field}`" for field in shown_fields(body))
        lines.append(f"| `{name}` | {fields} | {first_line(body)} |")
    return "\n".join(lines)


def endpoint_table() -> str:
    """Every endpoint, whether it needs a token of the table, and what it does."""
    lines = ["| endpoint | token | |", "| --- | --- | --- |"]
    for endpoint in sorted(ENDPOINTS.values(), key=lambda one: (one.path, one.method)):
        query = "&".join(f"{one.name}=" for one in endpoint.query)
        address = f"`{endpoint.method} {endpoint.path}{'?' + query if query else ''}`"
        token = "operator" if endpoint.operator else "yes" if endpoint.permission else ""
        lines.append(f"| {address} | {token} | {endpoint.about} |")
    return "\n".join(lines)


def with_reference(document: str) -> str:
    """The document with its tables generated again; two comments with its name enclose each table."""
    tables = {"requests": request_table(), "entries": entry_table(), "endpoints": endpoint_table()}
    for name, table in tables.items():
        block = re.search(rf"<!-- {name}: [^>]*-->\n(.*?)<!-- end of {name} -->", document, re.DOTALL)
        if block is None:
            raise ValueError(f"the document has no block {name!r}")
        document = f"{document[: block.start(1)]}{table}\n{document[block.end(1) :]}"
    return document


def who(permission: Permission) -> str:
    """The roles that may send a request in some phase, in plain words."""
    return ", ".join(role for role in ("seat", "host") if permission.ever_allows(role, plays=False))


def when(permission: Permission) -> str:
    """The phases of a request; those of the host apart where they differ."""
    host, seat = permission.phases["host"], permission.phases["seat"]
    if seat and host != seat:
        return f"{phases(seat)}; host: {phases(host)}"
    return phases(host)


def phases(found: frozenset[Phase]) -> str:
    """Phases in their order."""
    if found == NOT_FROZEN:
        return "always"
    return ", ".join(phase for phase in ("waiting", "playing", "finished") if phase in found)


def shown_fields(body: type[EntryBody]) -> list[str]:
    """The fields of `LogEntry` that an entry of this kind fills."""
    hints = get_type_hints(body)
    sample = body(**{name: PLACEHOLDERS.get(hints[name]) for name in body.__struct_fields__})
    plain, shown = Public(), sample.public()
    return [name for name in Public.__struct_fields__ if getattr(shown, name) != getattr(plain, name)]


def first_line(kind: type[msgspec.Struct]) -> str:
    """The first line of a docstring."""
    return (kind.__doc__ or "").partition("\n")[0]
